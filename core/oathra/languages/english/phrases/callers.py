"""What the caller does: asks for a booking, takes or declines an offer, asks whether it is booked."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import CLOCK, NUMBER, REST, START, WEEKDAY

__all__ = ["CALLERS"]

# How an answer begins, after a breath.
_FIRST = r"(?:^|[.!?,;…] *|\b(?:oh|ah|well|um|uh|er|and|so|hm) )"
_FINE = (
    r"(?:fine|good|great|perfect|ok(?:ay)?|right|correct|lovely|works?|suits?(?: me)?|suit me|ideal|alright|all right"
    r"|wonderful|excellent|brilliant|grand|do(?: nicely)?|cool|awesome|amazing|accurate|nice|it|acceptable"
    r"|what i want\w*)"
)

# "Cancel that", but not "can we cancel up to a day before?", which asks about the rules.
_CANCEL = (
    r"(?:(?<!if i )(?<!if we )(?<!can we )(?<!can i )(?<!could i )(?<!could we )(?<!if you )(?<!you can )"
    r"(?<!when can i )(?<!how do i )(?<!how do we )(?<!in case i )(?<!may i )(?<! to )cancel(?:ling)?\b"
    r"|(?:like|want|wish|prefer|better|decided|got) to cancel\b|(?<!late )(?<!when )(?<!how )(?<!soon )(?<!until )(?:can|could|may) (?:i|we) (?:please |just )?cancel(?= *(?:[?.!]|$)| (?:it|that|this|the \w+|our \w+|my \w+)(?: please| now)? *(?:[?.!,]|$))"
    r"|(?<!if i )(?<!if we )(?<!may )(?<!might )(?<!could )(?<!would )(?:need|have|going) to cancel\b)(?! (?:for free|up to|within|policy|fee|if|when|later|free|without))(?<!for cancelling)"
)

CALLERS: tuple[Phrase, ...] = (
    Phrase(
        name="is that booked?",
        act=Act.CONFIRM_REQUEST,
        needs="booked reserved all good sorted scheduled go gone in down made confirmed",
        pattern=(
            r"\b(?:is|are|am|was|so|that's|it's|has|have|did|can you|could you|you've|you have|we're|i'm|then|and|as)\b"
            r"(?:(?!n't|\bnot\b)[^.?!;]){0,60}\b(?:booked(?: in)?|reserved|all set|good to go|sorted"
            r"|scheduled|all done|go through|gone through"
            r"|in the book|down for|made"
            r"|(?:definitely|fully|it|that|all|is|it's|now|reservation|booking|table|appointment|room|us"
            r"|order) confirmed)\b"
        ),
        says=("Is that booked?", "So that's booked then, Friday one thirty for two?"),
        by="caller",
    ),
    Phrase(
        name="can you confirm",
        act=Act.CONFIRM_REQUEST,
        needs=(
            "sure certain confirm booked confirmed mean successful ok definite firm official in good on set stands"
            " checking check"
        ),
        pattern=(
            r"\bare you (?:absolutely |quite |really |completely )?(?:sure|certain)(?= *(?:[?.,]|$)| about that)|"
            r"\b(?:can|could|would|do|will) you (?:please |just )?confirm\b"
            rf"|\bcan i take\b{REST}\bas (?:booked|confirmed)|\b(?:does|do|did) that mean\b{REST}"
            r"|\bwas (?:the|my|it)[^.?!;]{0,20}(?:successful|ok)"
            r"|\bis (?:that|it|this) (?:now )?(?:a )?(?:confirmed|booked|definite|firm|official|in)\b"
            r"|\b(?:so )?(?:we're|i'm|it's|that's) (?:(?:all )?good|confirmed|set|(?:a )?definite|on(?= *(?:[?,.]|$)))\b"
            r"|\b(?:the|my|our) (?:booking|reservation|appointment|table) (?:still )?stands\b"
            r"|\b(?:checking|(?:calling|ringing|phoning|wanted|like|need|just) to check)(?: up)?(?: on| about)? (?:my|our|that my|that our|the) (?:booking|reservation|appointment|table)\b"
        ),
        says=(
            "Can you confirm 7:30 pm for two?",
            "So we're good?",
            "Are you sure?",
            "So my booking still stands?",
            "I'm just checking my reservation.",
            "So it's definite?",
        ),
        but_not=("Are you sure you have parking?",),
        by="caller",
    ),
    Phrase(
        name="I meant eight",
        act=Act.CORRECTS,
        needs="meant say not",
        pattern=rf"\b(?:i|we) meant\b|\blet's say\b|{START}not {NUMBER}(?=[ ,.]+(?:but )?{NUMBER}\b)",
        says=("Sorry, I meant eight.", "Let's say 8.", "Not two, three."),
        by="caller",
    ),
    Phrase(
        name="there's no deposit, is there?",
        act=Act.ASKS,
        needs="deposit charge charges fee fees cost pay prepay prepayment upfront",
        pattern=(
            r"\b(?:there(?:'s| is| are)|is there|are there|do (?:i|we|you)|(?:i|we) (?:don't|do not)|will there be|no"
            r"|any)\b"
            rf"[\w' ]{{0,24}}\b(?:deposit|(?:extra |booking |cancellation )?(?:charges?|fees?|cost)"
            rf"|(?:pre)?pay(?:ment)?|upfront){REST}(?=\?)"
        ),
        says=("There's no deposit, is there?", "Do I need to pay a deposit?"),
        by="caller",
        asks=("deposit",),
    ),
    Phrase(
        name="you don't have anything?",
        act=Act.NEGATES,
        needs=(
            "don't haven't can't couldn't nothing nothing's no not isn't aren't there's"
        ),
        pattern=(
            r"(?:^|[.!?,;] ?|\b(?:so|then|and|but) )"
            r"(?:(?:you|they|we|i) (?:don't|haven't|can't|couldn't)|there(?:'s| is) no(?:thing)?"
            r"|(?:it|that|there)(?:'s not| isn't|'s nothing| aren't)|no(?:thing| tables?| rooms?| availab\w*))\b"
            rf"{REST}(?=\?)"
        ),
        says=("You don't have anything at 7?",),
        by="caller",
    ),
    Phrase(
        name="another one",
        act=Act.ANOTHER,
        needs="another second separate more taxi cab",
        pattern=(
            r"\b(?:and |also |plus )?(?:another|a second|a separate|one more) "
            r"(?:one|table|room|booking|reservation|appointment|slot|lane|court|ticket|for)\b"
            r"|\b(?:order|call|get|book|arrange) (?:us|me|them|him|her) a(?:nother)? (?:taxi|cab)\b"
        ),
        says=("And another for five at noon?", "Could you order us a taxi for Friday?"),
        by="caller",
    ),
    Phrase(
        name="could I move it?",
        act=Act.ALTERS,
        needs="move change switch shift push bring bump reschedule",
        pattern=(
            r"\b(?:move|change|switch|shift|push|bring) (?:(?:my|our) (?:[\w':-]+ ){0,3}?|the )"
            r"(?:booking|reservation|appointment)\b"
            r"|\b(?:move|shift|push|bump|bring) it (?:back |forward |up )?to\b|\breschedule\b"
        ),
        says=(
            "I have a table on Tuesday, could I move it to Thursday?",
            "I'd like to change my booking for Friday.",
            "We need to reschedule.",
        ),
        but_not=("Could you make it eight?",),
        by="caller",
    ),
    Phrase(
        name="or is it?",
        act=Act.EITHER_OR,
        needs="or",
        pattern=r"\bor (?:is|are|was|just|only|still|not|is it|do|does|should|tentative|pending)\b",
        says=("Is it confirmed, or is it still tentative?",),
        by="caller",
    ),
    Phrase(
        name="I'd like a table",
        act=Act.REQUESTS,
        needs=(
            "book reserve schedule order arrange purchase buy rent like want need wish love prefer looking hoping after"
            " calling trying have"
        ),
        pattern=(
            r"\b(?:(?:book|reserve)(?: (?:it|that|them|this|me|us)(?: in)?)?|schedule|order|arrange"
            r"|purchase|buy|rent)\b"
            r"|\b(?:i'd|we'd|i|we)(?: would)? (?:also )?(?:like|want|need|wish|love|prefer)\b"
            r"|\b(?:i'm|we're|i am|we are|i was) (?:also )?(?:looking|hoping|after|calling (?:about|for|to)"
            r"|trying|in need)\b"
        ),
        says=("I'd like to book a table for two.",),
        by="caller",
    ),
    Phrase(
        name="table for five",
        act=Act.REQUESTS,
        needs=(
            "table party appointment reservation booking ticket* seat* slot lunch dinner brunch haircut lane room"
            " please"
        ),
        pattern=(
            r"\b(?:table|party|room|appointment|reservation|booking|tickets?|seats?|slot|lunch|dinner"
            r"|brunch|haircut|lane) "
            r"(?:for|at|on|of)\b|\bplease\b"
        ),
        says=("Table for five, please.", "A table for two at noon."),
        by="caller",
    ),
    Phrase(
        name="move my booking",
        act=Act.ALTERS,
        needs="move change reschedule switch push bring shift bump rebook amend postpone",
        pattern=(
            r"\b(?:(?:move|change|reschedule|switch|push|bring|shift|bump|rebook|amend|postpone)(?: back| forward| up)?"
            r" (?:my|our|his|her|their|an existing|the existing|the) (?:[\w'-]+ ){0,2}?"
            r"(?:bookings?|reservations?|appointments?|table|order|slot|session|lesson|check-?up|cleaning"
            r"|viewing|tee time)"
            r"(?: back| forward| up)?|reschedule)\b"
        ),
        says=("I'd like to move my booking to 8.", "Could I push back our appointment?", "I need to reschedule."),
        but_not=("Could we move to another table?",),
        by="caller",
    ),
    Phrase(
        name="could I come at 8?",
        act=Act.REQUESTS,
        needs="can could may might any have is are do got how what try",
        pattern=(
            r"\b(?:can|could|may|might) (?:i|we|you|she|he)\b|\bany (?:chance|availability|tables?|rooms?)\b"
            r"|\bhave you (?:got|any(?:thing)?)\b|\bare you (?:able|free)\b|\bdo you have\b|\bgot an?y?\b|\btry\b"
            r"|\b(?:is|are) there (?:any|an?) (?:chance|way|availab|tables?|rooms?|slots?|space|openings?)"
            rf"|\b(?:how|what) about (?={CLOCK}|at\b|on\b|for\b|the (?:week|day|same|next|following))"
        ),
        says=("Could we come at 7:30?", "How about eight?"),
        by="caller",
    ),
    Phrase(
        name="put me down",
        act=Act.REQUESTS,
        needs="put add get fit squeeze pop pencil lock make change set need be have arrive",
        pattern=(
            r"\b(?:put|add|get|fit|squeeze|pop|pencil|lock) (?:me|us|it|her|him)(?: down| in)?\b"
            r"|(?<!can't )(?<!cannot )\bmake (?:it|that|the|a|an|me|us|another)\b|\b(?:i|we)(?:'ll| will) (?:need|be"
            r"|have)\b(?! to (?:leave|pass|decline|think|look|try|go|say no|give|skip|cancel|call|ask|check))"
            r"|\bi(?:'ll| will) arrive\b|\bchange (?:it|that|the)\b|\bset (?:it|that|me|up)\b"
        ),
        says=("Put me down for Friday.", "Make it eight."),
        by="caller",
    ),
    Phrase(
        name="yes, fine",
        act=Act.ACCEPTS,
        needs=(
            "yes yeah yep yup yea ya sure fine great perfect ok okay lovely brilliant wonderful excellent absolutely"
            " definitely certainly alright all of awesome cool super amazing deal correct right exactly good grand"
            " fantastic"
        ),
        pattern=(
            r"(?:^|[.!?,;…] *|\b(?:oh|ah|well|um|uh|er|and|so|hm|the|then) )"
            r"(?:yes|yeah|yep|yup|yea|ya|sure|fine|great|perfect|ok(?:ay)?|lovely|brilliant|wonderful"
            r"|excellent|absolutely"
            r"|definitely|certainly|alright|all right|of course|awesome|cool|super|amazing|deal|correct"
            r"|right|exactly|good"
            r"|grand|fantastic)\b(?! (?:but|not|question))"
        ),
        says=("Yes please.", "Lovely, thank you."),
        by="caller",
    ),
    Phrase(
        name="nine is fine",
        act=Act.ACCEPTS,
        needs=(
            "fine good great perfect ok okay right correct lovely work works suit suits ideal alright all wonderful"
            " excellent brilliant grand do cool awesome amazing accurate nice it acceptable what yes"
        ),
        pattern=(
            r"\b(?:is|'s|are|be|sounds?|looks?|works?|that|it|will|seems?|would) "
            r"(?:all |be |very |just |really |so |absolutely |quite |also |like a |totally )*"
            rf"{_FINE}\b(?!\?)"
            r"|\b(?:works|suits) (?:for )?(?:me|us|great|fine|well|perfectly)|(?<=\w )yes please\b"
        ),
        says=("Nine is fine, please.", "That works for me."),
        by="caller",
    ),
    Phrase(
        name="we'll take it",
        act=Act.ACCEPTS,
        needs="take have go do book reserve lock let's lets please pull put",
        pattern=(
            r"\b(?:i|we)(?:'ll| will) (?:take|have(?! to)|do|go (?:with|for))\b"
            r"|\b(?:book|reserve|lock) (?:(?:it|that|them|this)(?: in)?|(?:me|us) in)\b|\bgo (?:ahead|for it|with)\b"
            r"|\blet'?s (?:do|go|book)|\bplease (?:do|book|go|reserve|proceed)\b|\bpull the trigger\b"
            r"|\bdo (?:it|that)\b|\bput (?:us|me) down\b"
        ),
        says=("7:40 then, we'll take it.",),
        by="caller",
    ),
    Phrase(
        name="sure, I'll wait",
        act=Act.BACKCHANNEL,
        needs="wait hold hang stay",
        pattern=(
            r"(?:\b(?:yes|yeah|sure|okay|ok|of course|certainly|fine|right|alright|no problem),? (?:thanks,? |thank you,? |then,? )?)?"
            r"\b(?:i'll|we'll|i will|we will|i can|we can|i'm happy to|happy to)(?: just| gladly| happily)? (?:wait|hold(?: on| the line)?|hang on|stay on(?: the line)?)\b(?! (?:it|that|for (?:\d|a|another)))"
        ),
        says=("Sure, I'll hold.", "Okay, we'll wait.", "I'm happy to wait."),
        but_not=("I'll wait for another day.",),
        by="caller",
    ),
    Phrase(
        name="no, thanks",
        act=Act.DECLINES,
        needs="no nah nope not never nevermind leave maybe don't that's elsewhere",
        pattern=(
            rf"{_FIRST}(?:no|nah|nope)\b"
            r"(?! (?:problem|worries|preference|need|idea|rush|bother|one|more|matter|dramas|allergies|questions))"
            r"|\bnever ?mind\b|\bmaybe later\b|\bi don't (?:want|need|think|like)\b(?! any(?: ?thing)?\b| more\b)"
            r"|\bnot (?:(?:right )?now|interested|today|yet|at this time|at the moment|correct|right|quite)\b"
            r"|\bno,? (?:thanks|thank you)\b"
        ),
        says=("No, thanks.", "Not at the moment."),
        by="caller",
    ),
    Phrase(
        name="too late",
        act=Act.DENIES,
        needs="too budget",
        pattern=(
            rf"(?:{_FIRST}|\b(?:that's|it's|that is|it is|that'd be|that would be|it'd be|it would be"
            r"|\w+ (?:is|are)|sounds|seems|looks"
            r"|bit|little|way|far|just|still|much) )(?:(?:a bit|a little|way|far|just|still|much) )*"
            r"too (?:late|early|expensive|much|far|long|small|big|pricey|dear|soon|high|steep|bad)\b(?! trouble)(?!\?)"
            r"|\b(?:over|out of|beyond|above) (?:my|our|the) (?:budget|price range)\b"
        ),
        says=("That's too late.", "Nine is a bit too late for us.", "That's over my budget."),
        but_not=("It's not too late, is it?", "That's too kind."),
        by="caller",
    ),
    Phrase(
        name="that won't work for us",
        act=Act.DENIES,
        needs="work* do suit* good leave pass need want make",
        pattern=(
            rf"\b(?:that|it|this|{NUMBER}|{WEEKDAY}|the \w+)(?:'s not| is not| doesn't| won't| wouldn't| isn't| will not| does not)(?: really| quite| actually)? "
            r"(?:going to (?:work|suit|do)|work|suit|good|do)(?: for)?(?: us| me| them)?(?= *(?:[.,!]|$))"
            r"|\b(?:(?:i'll|we'll|i will|we will|let's|i'd better|we'd better|i|we)(?: just| better)*(?: have to| need to| must)? )?(?:leave (?:it|that|this)(?: for (?:today|now|tonight|the moment))?(?: then| there)?|pass on (?:it|that|this))(?= *(?:[.,!]|$))|\b(?:we|i) (?:don't|do not) (?:actually |really )?(?:need|want) (?:it|that|the (?:table|room|booking|reservation|appointment|car|taxi|seats|tickets))(?= *(?:[.,!]|$))"
            r"|\b(?:we|i) (?:can't|cannot) make (?:it|that)(?= *(?:[.,!]|$))"
        ),
        says=("Eight won't work for us.", "Eight doesn't work.", "Leave it, thanks.", "We'll have to leave it for now.", "Then I'll pass on that.", "We don't need it.", "It's not going to work."),
        but_not=("It'll work.", "That isn't working today.", "We don't need a high chair."),
        by="caller",
    ),
    Phrase(
        name="two more are joining us",
        act=Act.ALTERS,
        needs="more extra fewer less joining coming dropped can't cannot",
        pattern=(
            rf"\b(?:{NUMBER}|a few|some|another|another {NUMBER}) (?:(?:more|extra)(?: (?:people|person|guests?|friends?|adults?|kids|children|of us))?(?: (?:are|is|will be|want to))?"
            r"(?: (?:joining|coming|join|come))|(?:people|person|guests?|friends?|of us) (?:are|is|will be) (?:joining|coming)|fewer of us|less of us)\b"
            rf"|\bthere(?:'ll| will)? (?:be|are|is) (?:{NUMBER}|a few|another {NUMBER}) (?:more|extra|fewer|less)\b(?! (?:night|day|week|hour|minute|thing|question))"
            rf"|\b(?:{NUMBER} of us|someone|somebody|my \w+) (?:has |have )?(?:dropped out|can't come|cannot come|won't be coming|is coming too|is joining us)\b"
            rf"|\b(?:add|have|need|make it|with) (?:{NUMBER}|a few) (?:more|extra)(?= *(?:[.,!?]|$)| (?:people|person|guests?|seats?|places?)\b)"
        ),
        says=("Two more are joining us.", "There'll be one more.", "One of us can't come.", "Could you add one more?"),
        but_not=("One more question.", "There's one more thing."),
        by="caller",
    ),
    Phrase(
        name="look elsewhere",
        act=Act.DECLINES,
        needs="elsewhere somewhere around another",
        pattern=(
            r"\b(?:i'll|we'll|i will|we will|i'd better|i have to|i need to|let me|i'm going to|gonna) "
            r"(?:(?:have to|need to) )?(?:look|try|find|go) (?:elsewhere|somewhere|around|another)(?! to\b)|\belsewhere\b"
            r"|\b(?:i'd|we'd|we|i) (?:had )?better (?:look|try|find|go|ring|call|book)(?: at| to)? (?:another|a different|somewhere|someone|some other)\b"
        ),
        says=("OK, I'll look elsewhere.", "I'll try somewhere nearer.", "Then we'd better try another place."),
        but_not=("I need to find somewhere to eat.",),
        by="caller",
        asks=("booking",),
    ),
    Phrase(
        name="let me ask my wife",
        act=Act.DECLINES,
        needs="think ask check speak talk consult back confirm",
        pattern=(
            r"\b(?:have to |need to |want to |let me |i'll )?think (?:about it|it over|on it)\b"
            r"|\b(?:let me|i'll|i must|i'd have to|have to|need to) "
            r"(?:ask|check|speak|talk|consult|get back|confirm with)\b"
            r"|\b(?:call|ring|get) (?:you )?back\b"
        ),
        says=("Let me ask my wife and get back to you.",),
        by="caller",
    ),
    Phrase(
        name="that doesn't work",
        act=Act.DECLINES,
        needs="won't isn't aren't not doesn't don't can't couldn't wouldn't",
        pattern=(
            r"\b(?:won't|isn't|aren't|not|doesn't|don't|can't|couldn't|wouldn't) (?:\w+ )?"
            r"(?:cover|do|work|enough|going to|good|suit|manage|split|be able)\b"
        ),
        says=("We wouldn't be able to.", "That's not enough for us."),
        by="caller",
    ),
    Phrase(
        name="just cancel that",
        act=Act.CANCELS,
        needs=(
            "cancel forget scrap off don't do mind nevermind need want come coming make"
            " changed found booked gone longer scratch strike bother"
        ),
        pattern=(
            rf"\b(?:{_CANCEL}|forget (?:it|about it|that)|scrap (?:it"
            r"|that)|call it off"
            r"|(?:don't|do not) (?:book|confirm|reserve|put) (?:it|that|us|me|anything)?)\b"
            r"|\b(?:we|i) (?:won't|will not|can't|cannot) (?:be (?:coming|able to (?:come|make it))|come|make it)"
            r"(?: now| any ?more| after all)?(?= *(?:[.!]|$))"
            r"|\b(?:i|we)(?:'ve| have)? changed (?:my|our) minds?\b(?! about (?:the (?!table|booking|room)|my|our|what"
            r"|where|if|whether))"
            r"|\b(?:i|we)(?:'ve| have)? (?:found|booked|gone (?:for|with)) (?:somewhere|something|elsewhere|another)\b"
            r"|\bno longer (?:needed|required|want|need)\b|\b(?:scratch|strike) that(?= *(?:[.!]|$))"
            r"|\bdon't bother(?= *(?:[.,!]|$))"
            rf"|\bactually,? never ?mind(?=[.!])|{_FIRST}never ?mind(?: then)?(?=[.!]* *$|[.!,]+ *(?:thanks|thank you"
            r"|bye|goodbye|sorry)\b)"
            r"|\b(?:(?:never ?mind)[,.;]? (?:then,? )?)?(?:we|i) (?:don't|do not|won't|no longer) (?:be )?(?:need|want"
            r"|needing) "
            r"(?:(?:it|that|the|a|an|this|our|my)(?: \w+)?)(?: (?:now|any ?more|any longer|after all))(?= *(?:[.,!]|$))"
            r"|\bnever ?mind[,.;]? (?:then,? )?(?:we|i) (?:don't|do not|won't|no longer) (?:be )?(?:need"
            rf"|want|needing)\b{REST}"
        ),
        says=(
            "Nah, forget it, just cancel that.",
            "Never mind.",
            "Actually, never mind. I'll take the scooter.",
            "Never mind, we don't need the ride.",
            "We don't need a table any more.",
            "Sorry, we can't make it after all.",
            "I've changed my mind.",
            "We've found somewhere else.",
            "It's no longer needed.",
            "Can we cancel?",
            "Could you cancel that, please?",
            "I'd like to cancel the booking.",
        ),
        but_not=(
            "Never mind, eight is fine.",
            "I can't make it before eight.",
            "I've changed my mind about the wine.",
            "Can we cancel if we're ill?",
            "What if I need to cancel?",
            "How late can we cancel?",
        ),
        by="caller",
    ),
    Phrase(
        name="that was our other booking",
        act=Act.OTHER_BOOKING,
        needs="one booking reservation appointment me us mine ours else different booked",
        pattern=(
            r"\b(?:that(?:'s| is| was)|it(?:'s| is| was)) "
            r"(?:(?:our|my|the|an?) (?:other|old|earlier|previous|different) (?:one|booking|reservation|appointment)"
            r"|not (?:me|us|mine|ours|my booking)|someone else|a different)\b|\b(?:i|we) haven't booked\b"
        ),
        says=("No, that was our other booking.", "That's not me, I haven't booked yet."),
        by="caller",
    ),
    Phrase(
        name="asks the schedule",
        act=Act.ASKS,
        needs="arriv* land* depart* leav* start* begin* open* close* get reach* duration travel",
        pattern=(
            r"\b(?:when|what time|how|where|which|what|and|does|is)\b[^.?!;]{0,40}"
            r"\b(?:arriv\w+|land\w*|depart\w*|leav\w+|starts?|begins?|opens?|close\w*|get (?:there|in)"
            r"|reach\w*|duration"
            r"|travel time)\b"
        ),
        says=("When does it arrive?",),
        by="caller",
        asks=("schedule",),
    ),
    Phrase(
        name="it's not booked yet?",
        act=Act.ASKS,
        needs="not isn't aren't nothing nothing's haven't hasn't",
        pattern=(
            r"(?:^|[.!?,;] ?|\b(?:so|then|and|but) )(?:(?:it|that|we|i|he|she|they)(?:'s| is|'re| are|'m| am|'ve| have|s) (?:still )?not|(?:it|that|we|they|you) (?:isn't|aren't|hasn't|haven't)|nothing(?:'s| is))"
            r"(?: been| actually| really| got me| got us)* (?:booked|reserved|confirmed|down|in the book|on the (?:list|books))\b"
            rf"{REST}(?=\?)"
        ),
        says=("So it's not booked yet?", "We're not down for Friday yet?", "Nothing's confirmed yet?"),
        but_not=("It's booked, isn't it?", "It's not booked."),
        by="caller",
        asks=("unbooked",),
    ),
    Phrase(
        name="so the table is ours?",
        act=Act.ASKS,
        needs="final definite certain sure guaranteed firm really ours mine theirs safe secure in expected come turn rely count sorry pardon mean table booking reservation room slot court seats tickets appointment car cab",
        pattern=(
            r"\b(?:is (?:that|it|this)|(?:so |and )?(?:that|it|this)(?:'s| is)) (?:all |now |quite |absolutely |really )*"
            r"(?:final|definite|certain|for (?:sure|certain|definite)|guaranteed|firm)\b"
            rf"|{START}(?:(?:so|and|then|okay|ok|right|great|lovely),? )*(?:(?:the|our|my|that) [a-z]+(?: [a-z]+)?(?:'s| is) "
            r"(?:definitely |all )*(?:ours|mine|theirs|safe|secure)"
            r"|and (?:the|our|my) (?:table|booking|reservation|room|slot|court|seats|tickets|appointment|car|cab)"
            r"|(?:we|i|they|he|she)(?:'re|'m|'s| are| am| is) (?:definitely |all |really )*(?:in|expected)(?= *\?)"
            r"|(?:we|i|they|he|she) can (?:definitely |really |safely )*(?:come|turn up|rely on (?:it|that)|count on (?:it|that))"
            r"|really|are you sure|you're sure|sorry|pardon|(?:how|what) do you mean)(?= *\?)"
        ),
        says=("So the table is ours?", "Is that definite?", "So we're in?", "So we can definitely come?", "Really?", "And the table?"),
        but_not=("Is that definitely on the ground floor?", "Can we come at eight?"),
        by="caller",
        asks=("standing",),
    ),
    Phrase(
        name="is it free?",
        act=Act.ASKS,
        needs="free available vacant open going taken",
        pattern=(
            r"\b(?:is|are|would|will|was) (?!there\b|you\b|we\b|i\b)[^.?!;]{2,60}? (?:still )?(?:be )?"
            r"(?:free|available|vacant|open|going|taken)\b(?! (?:of|for me|for us|parking|to book))"
        ),
        says=("Is the big hall free on the 25th?", "Is the window table still available at eight?", "Is the court taken at nine?"),
        but_not=("Are you open on Sundays?", "Is it booked now?", "Could you book the big hall for us?"),
        by="caller",
        asks=("vacancy",),
    ),
    Phrase(
        name="asks when it was",
        act=Act.ASKS,
        needs="time day date when",
        pattern=(
            r"\b(?:(?:what|which) (?:time|day|date) (?:was (?:that|it|my|our|the)|is (?:it|my|our)"
            r"|did (?:you say|i|we)|am i|are we"
            r"|have you (?:got|put)|do you have (?:me|us))|when (?:am i|are we|was that|is (?:my|our)"
            r"|have you (?:got|put)"
            r"|did you (?:say|put)|do you have (?:me|us)))\b[^.?!;]*"
        ),
        says=("What time was that again?", "When am I booked for?"),
        by="caller",
        asks=("time", "date"),
    ),
    Phrase(
        name="asks the price",
        act=Act.ASKS,
        needs="much cost price come total rate tariff charge fee damage",
        pattern=(
            r"\bhow much\b"
            r"|\b(?:what|which)\b[^.?!;]{0,30}\b(?:cost|price|come to|total|rate|tariff|charge|fee|damage)\b"
        ),
        says=("How much is it?", "What does it come to?"),
        by="caller",
        asks=("price",),
    ),
    Phrase(
        name="asks the reference",
        act=Act.ASKS,
        needs="number code",
        pattern=(
            r"\b(?:what|can i|could i|may i|do you have|is there|have)\b[^.?!;]{0,30}"
            r"\b(?:reference|confirmation|booking|reservation) (?:number|code)\b"
        ),
        says=("What's the reference number?",),
        by="caller",
        asks=("serial",),
    ),
    Phrase(
        name="gives the name",
        act=Act.IDENTIFIES,
        needs="name name's under",
        pattern=r"\b(?:my|the) name(?:'s| is)\b|\bunder (?:the name )?\w+$",
        says=("The name is Tanaka.",),
        by="caller",
    ),
)
