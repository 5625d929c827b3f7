"""What refuses, takes back or speaks of another booking: full, taken, can't, oh no wait, hers is confirmed."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import CLOCK, KIN, REST, START, WEEKDAY

__all__ = ["REFUSALS"]

_WHOLLY = r"(?:(?:just|now|already|actually|pretty much|both|all|fully|completely|totally|quite) )*"
# "We're all booked in for two" is a booking.
_NOT_IN = r"(?! (?:in\b|you|for (?:you|two|three|four|five|six|\d)))"
# What there is none of.
_VACANCY = (
    r"(?:availabilit\w*|available|tables?|rooms?|spaces?|seats?|slots?|vacanc\w*|openings?|spots?|appointments?"
    r"|reservations|tickets|flights|trains|buses)"
)

# What tells one table or room from another.
_PLACE_OR_SIZE = (
    r"(?:terrace|window|corner|garden|patio|balcony|rooftop|riverside|bar|front|back|middle|upstairs|downstairs|outside|outdoor|inside"
    r"|big|large|long|round|small|little|best|last|only|other|usual|quiet|private|function|party|main|first|second|third)"
)

REFUSALS: tuple[Phrase, ...] = (
    Phrase(
        name="fully booked",
        act=Act.DENIES,
        needs="full* booked packed rammed chock",
        pattern=(
            r"\b(?:(?:we|they)(?:'re| are)|it's|it is|both|all|everything(?:'s| is)|everyone(?:'s| is)|he's|she's|is"
            rf"|are|been|fully|completely|totally) {_WHOLLY}"
            rf"(?:full|booked (?:up|out|solid)|all booked|packed|rammed|chock)\b{_NOT_IN}"
            r"|\bfully (?:booked|reserved)|\bbooked (?:up|solid|out)\b"
        ),
        says=(
            "We're fully booked after all.",
            "You're booked for eight, oh, we're booked solid.",
            "They are all booked up.",
        ),
        but_not=("You're all booked.", "A full refund is possible."),
    ),
    Phrase(
        name="we're booked",
        act=Act.DENIES,
        needs="booked reserved taken",
        pattern=(
            r"\b(?:(?:we|they)(?:'re| are)|everything(?:'s| is)|everyone(?:'s| is)|both are|sorry,? all) "
            rf"{_WHOLLY}booked\b{_NOT_IN}|\bwe booked\b"
            r"|\ball (?:booked|reserved|taken) (?:for |on )?(?:that|the whole) (?:night|day|evening|weekend)\b"
            r"|\bdouble[- ]booked\b"
        ),
        says=(
            "We're booked that night, it's booked.",
            "Sorry, all booked.",
            "All reserved that night.",
            "We've double-booked.",
        ),
        but_not=("We're all booked in for two.",),
    ),
    Phrase(
        name="booked, all of it",
        act=Act.DENIES,
        needs="all whole entire every everything solid",
        pattern=(
            rf"{START}(?:(?:yeah|yes|yep|no|sorry|oh),? )*(?:all )?(?:booked|reserved|taken)\b(?: [\w:]+){{0,5}} ?[.,;!…-]+ *"
            r"(?:all of (?:it|them)|(?:the |that )?(?:whole|entire) (?:\w+)|every (?:last |single )?\w+|everything|all (?:day|night|evening|weekend)|solid)"
            r"(?= *(?:[.,!;]|$))"
        ),
        says=("Booked for Friday. All of it.", "Booked, the whole night."),
        but_not=("You're booked. All of it is paid.",),
    ),
    Phrase(
        name="seven is full",
        act=Act.DENIES,
        needs="full",
        pattern=(
            r"\b(?:we|we're|they're) full\b|\bfull (?:up|house|that|at|on|all|for)\b"
            rf"|{START}full(?= *[.,!]|$)|\b\d[\d: ]*(?:[ap]m)? ?(?:is|'s) full\b"
        ),
        says=("7 is full, you're booked at eight.", "Full up, I'm afraid."),
    ),
    Phrase(
        name="not available",
        act=Act.DENIES,
        needs="available free open possible vacant unavailable",
        pattern=(
            r"\b(?:not|isn't|aren't|wasn't|weren't|no longer|never|hardly) (?:any ?more |have |be |any "
            r"|currently |actually |really )*"
            r"(?:available|free|open|possible|vacant)\b|\bunavailable\b"
        ),
        says=("That time is not available.", "It's booked, it isn't free."),
    ),
    Phrase(
        name="no tables left",
        act=Act.DENIES,
        needs=(
            "available availabilit* table tables room rooms space spaces seat seats slot slots vacanc* opening openings"
            " spot spots appointment appointments reservations tickets flights trains buses none nothing"
        ),
        pattern=(
            r"\b(?:no|not any|(?:don't|doesn't|do not|does not) have(?: any)?|haven't (?:got|any)|hasn't|without) "
            rf"(?:(?:more|any|other|\d|a|single|available|open|free) )*{_VACANCY}\b"
            r"|\bno (?:rooms?|tables?) (?:left|at)\b|\bnone (?:left|available|of)"
            r"|\bnothing (?:left|available|free|open|for|at|all|on|that|until|before)"
        ),
        says=("We don't have any tables.", "You're booked... no, there's nothing left for you that evening."),
    ),
    Phrase(
        name="taken",
        act=Act.DENIES,
        needs="taken gone sold closed shut nabbed snapped given let beat beaten promised gave",
        pattern=(
            r"\b(?:is|are|'s|was|been|were|it's|just|already|all|now|one's|that's) (?:already |just |now "
            r"|all |actually )*"
            r"(?:taken(?! (?:care|down|in|as))|gone(?! (?:through|ahead|and|in\b|on\b|into|up|down|home|out))"
            r"|sold out|closed|shut|nabbed|snapped up|(?:given|let) (?:away|out))\b|\bsold out\b"
            r"|(?<!\bit )(?<!\bthat )(?<!\bpayment )(?<!\bcard )(?<!\btime )\bhas (?:just |already |now |sadly )?gone(?= *(?:[.,!;]|$)| i'm afraid| sorry)"
            r"|\bbeat(?:en)? you to it\b"
            r"|\b(?:promised|given|gave|sold|let) (?:it|that|them|(?:the|your) \w+) to (?:some(?:body|one)|another"
            r"|others)\b"
        ),
        says=(
            "That day is taken after all.",
            "Oh, that table's just been given away.",
            "My colleague had already promised it to somebody.",
            "It's reserved, no, seven on the dot is gone.",
            "That's booked, no, the 6 pm slot has gone.",
        ),
    ),
    Phrase(
        name="we're closed",
        act=Act.DENIES,
        needs="closed closing shut shutting exist open doesn't doesn branch",
        pattern=(
            r"\b(?:we're|we are|we'll be|we will be) (?:closed|shut)\b"
            r"|\b(?:we're|we are|we'll be) (?:closing|shutting)\b(?! (?:at|in|up|soon|for (?:the (?:day"
            r"|night)|today|tonight)))|\bclosed (?:to|on|that|all|until)|\b(?:shut|closed) (?:down|at|for)"
            r"|\bdoesn't? (?:exist|open)\b|\bthat branch\b"
        ),
        says=(
            "You're booked for the 17th, oh, our staff party, we're shut.",
            "We're closed on Mondays.",
            "I've just been told we're closing that week.",
        ),
    ),
    Phrase(
        name="private hire",
        act=Act.DENIES,
        needs="private wedding function wake funeral",
        pattern=(
            r"\bprivate (?:hire|event|party|function|thing|booking)"
            r"|\bthere's an? (?:wedding|function|wake|funeral)(?: on| in| here| booked| that \w+)?(?= *(?:[.,!]|$))"
        ),
        says=("It's booked, it's a private hire.", "Oh, there's a wedding on."),
    ),
    Phrase(
        name="can't",
        act=Act.DENIES,
        needs="can't cannot couldn't can could unable able",
        pattern=(
            r"\b(?:can't|cannot|can not|couldn't|could not|unable"
            r"|(?:not|(?:won't|wouldn't) be|(?:wasn't|weren't|isn't|aren't)|haven't been) able)(?: to)?"
            r"(?: (?:to|actually|really|get|be able to|seem to|be|seat|find|make|book|reserve|do|offer|hold"
            r"|take|give|fit"
            r"|accommodate|confirm|complete|schedule|buy|purchase|put|guarantee|place|process|secure"
            r"|secured|promise|say"
            r"|accept|arrange|fulfill?|you|that|it|anything|any|a|the|your|for|at|on|this)\b)*"
        ),
        says=("I can't put it through without one.", "I was unable to book it.", "I've booked it... no, I can't."),
    ),
    Phrase(
        name="unsuccessful",
        act=Act.DENIES,
        needs="unsuccessful* not wasn't isn't hasn't weren't",
        pattern=(
            r"\bunsuccessful(?:ly)?\b"
            r"|\b(?:not|wasn't|isn't|hasn't been|weren't) (?:been )?(?:successful|completed?|accepted|processed)"
        ),
        says=("Unfortunately the booking was unsuccessful.", "You're booked, no, the payment was not accepted."),
    ),
    Phrase(
        name="that didn't work",
        act=Act.DENIES,
        needs=(
            "fail* didn't did doesn't does won't hasn't haven't wrong error declined rejected having had off luck"
            " computer* system* screen* power* internet* line* crash* froze frozen died disappeared"
            " vanished blank timed"
        ),
        pattern=(
            r"\bfail(?:ed|s|ure)\b|\b(?:didn't|did not) (?:go through|work(?: out)?|accept|have|offer|take)\b"
            r"|\b(?:didn't|did not|hasn't|haven't|won't|doesn't) (?:sav\w+|stick|stuck|register(?:ed)?|record(?:ed)?"
            r"|go(?:ne)? (?:in|through)|let me|work)\b"
            r"|\b(?:computer|system|screen|page|it|booking|app|till)(?:'s| is| has)?(?: just| gone| all)? "
            r"(?:crash\w*|frozen?|froze|died|disappeared|vanished|blank|timed out)\b"
            r"|\b(?:computer|system|screen|power|internet|line)(?: just| is|'s| has)* (?:says no|down|off|out|lost"
            r"|lost it|won't)\b"
            r"|\b(?:doesn't|does not) (?:go through|work|accept)\b"
            r"|\b(?:something(?:'s| is)? (?:went )?|went )wrong\b|\berror\b|\bdeclined\b|\brejected\b"
            r"|\b(?:having|had) (?:difficult\w*|trouble|an issue|a problem|issues|problems)|\bit's off\b|\bno luck\b"
        ),
        says=(
            "You're booked. Hm, sorry, that didn't work.",
            "Something went wrong.",
            "The computer says no.",
            "It didn't save.",
            "That won't work.",
        ),
    ),
    Phrase(
        name="we don't take reservations",
        act=Act.DENIES,
        needs="don't doesn't do does never no wrong",
        pattern=(
            r"\b(?:we|they|i|he|she) (?:don't|do not|doesn't|does not) (?:take|accept|do|offer|have|allow|seat|serve) "
            r"(?:any )?(?:bookings?|reservations?|appointments|parties|groups|phone|that|those|it|anything|them)"
            r"|\b(?:we|they) (?:don't|do not|never) (?:reserve|book|take (?:bookings|reservations))\b"
            r"|\bwrong number\b|\bno (?:bookings|reservations)\b|\bthen it's a no\b"
        ),
        says=("You're booked? We don't take reservations.",),
    ),
    Phrase(
        name="oh no, wait",
        act=Act.RETRACTS,
        needs="wait oh",
        pattern=(
            r"\b(?:oh|ah|er|uh|no|hmm?|ooh)[, ]+(?:no[, ]+)?wait\b"
            r"|\boh no(?=[, ]+(?:i'm|i am|we're|so) (?:so |very |really |terribly )?sorry\b)"
        ),
        says=("You're booked. Oh no, wait, I'm so sorry.", "You're booked. Oh no, I'm so sorry.",),
    ),
    Phrase(
        name="my mistake",
        act=Act.RETRACTS,
        needs="mistake bad wrong misread misspoke",
        pattern=(
            r"\b(?:(?:oh|ah|er|no|sorry),? ){0,3}(?:my mistake|my bad|i made a mistake|i was looking at the wrong|i mis(?:read|spoke)"
            rf"|wrong (?:day|date|week|book|page|month|{WEEKDAY})|i got (?:that|it) wrong)\b"
        ),
        says=("You're booked. My mistake, wrong day.", "You're booked. Ah, no, wrong page."),
    ),
    Phrase(
        name="I spoke too soon",
        act=Act.RETRACTS,
        needs=(
            "mix mixup mistake misunderstanding confusion glitch spoke said forget ignore lied wrong"
            " mistaken lying lost deleted wiped erased"
        ),
        pattern=(
            r"\b(?:been|was|is|'s) (?:a|some)(?: bit of a)? (?:mix-?up|mistake|misunderstanding|confusion|glitch)\b"
            r"|\bi (?:lied|was (?:lying|wrong|mistaken))\b"
            r"|\bi(?:'ve| have)?(?: just| accidentally| gone and)? (?:lost|deleted|wiped|erased) (?:it|that|your"
            r"|the booking)\b"
            rf"|\bi spoke too (?:soon|early|quickly)\b|\bi (?:only|just) said (?:that|it|so|you)\b{REST}"
            rf"|{START}(?:oh,? |no,? )?(?:forget|ignore) (?:it|that|what i said)(?= *(?:[.,!]|$))"
        ),
        says=(
            "You're booked. Ah, I spoke too soon.",
            "I only said that to be nice, you're not booked.",
            "Forget it.",
            "I've deleted it by accident.",
            "I was wrong.",
            "There's been a mix-up.",
        ),
        but_not=("Don't forget it.", "I just said seven."),
    ),
    Phrase(
        name="no, you're not",
        act=Act.RETRACTS,
        needs="not aren't haven't don't",
        pattern=(
            rf"{START}(?:(?:no|oh|er|well|wait|actually)[,.]? )*"
            r"(?:you(?:'re| are) not|you aren't|you haven't)(?= *(?:[.,!]|$))"
        ),
        says=("You're booked. No, you're not.",),
        but_not=("You're not the first to ask.",),
    ),
    Phrase(
        name="after all",
        act=Act.RETRACTS,
        needs="all scratch scrap strike oops apolog* take",
        pattern=(
            r"\b(?:scratch|scrap|strike) that\b|\boops\b|\bafter all\b|\bi do apologi[sz]e\b"
            r"|\btake (?:it|that)(?: all)? back\b"
        ),
        says=("You're booked. Oops.", "It's booked after all.", "I take it back."),
    ),
    Phrase(
        name="cancelled",
        act=Act.CANCELS,
        needs="cancel* take release let",
        pattern=(
            r"\b(?:i've|i have|we've|it's|that's|is|has been) (?:now |been )?cancell?ed\b"
            r"|\bi(?:'ll| will) (?:cancel (?:it|that)|take (?:it|that|you|them) (?:back )?(?:out|off)"
            r"|release (?:it|that|them|those)|let (?:it|that|them) go)\b"
        ),
        says=("That's cancelled for you.",),
    ),
    Phrase(
        name="book on the website",
        act=Act.REDIRECTS,
        needs=(
            "website web site online app internet email portal page booking front through walk walk-ins finish"
            " complete"
        ),
        pattern=(
            r"\b(?:on|via|through|use|using|visit|by|to) (?:the|our|your|an?)? ?(?:web ?site|online|site"
            r"|app|web|internet"
            rf"|portal|web ?page|booking page|system online|front desk|email)\b{REST}|\bonline(?: only| booking)?\b"
            r"|\bhas to go through\b|\bgo ahead and (?:finish|complete|book|do) it\b[^!?;]*"
        ),
        says=("Go ahead and finish it on our website, and then it's booked.",),
    ),
    Phrase(
        name="we only take walk-ins",
        act=Act.REDIRECTS,
        needs="only",
        pattern=(
            rf"\bwe only (?:take|do|accept)\b(?! (?:cash|cards?|visa|debit|credit)\b){REST}"
            r"|\bonly (?:take|accept|do) (?:bookings|reservations|walk)"
            r"|\bwalk[- ]?ins? only\b"
        ),
        says=(
            "It's booked through the site; we only take bookings that way.",
            "We only take walk-ins, it's confirmed.",
        ),
        but_not=("We only take cash.",),
    ),
    Phrase(
        name="you've got the wrong number",
        act=Act.REDIRECTS,
        needs="wrong",
        pattern=(
            r"(?:\b(?:got|have|reached|dialled|dialed|called|rung|rang|is)|'ve|'s) (?:through to )?(?:the|a) wrong "
            rf"(?:number|place|branch|restaurant|clinic|salon|person)\b|{START}wrong number\b"
        ),
        says=("You've got the wrong number, but you're booked.",),
    ),
    Phrase(
        name="this is a tyre shop",
        act=Act.REDIRECTS,
        needs="this we're i'm we",
        pattern=(
            r"\b(?:this is|we're|we are|i'm|i am) (?:just |only |actually )?(?:an? )(?!good |great |nice |lovely |short )(?:[\w'-]+ ){0,2}?"
            r"(?:shop|store|garage|bakery|launderette|laundry|butcher'?s?|barber'?s?|dentist'?s?|dry cleaner'?s?|cleaner'?s?|house|home|residence|private number"
            r"|mobile|fax|school|church|bank|office|warehouse|salon|pharmacy|florist'?s?)(?= *(?:[.,!;]|$))"
        ),
        says=("Yeah, it's all booked for you, mate. This is a tyre shop.", "You're booked. We're a bakery."),
        but_not=("This is Tony's tyre shop.",),
    ),
    Phrase(
        name="you'll need to call them",
        act=Act.REDIRECTS,
        needs="need have fill",
        pattern=(
            r"\byou(?:'ll| will|'d) (?:need|have) to (?:book|go|call|contact|speak (?:to|with)|ring(?! the (?:bell"
            r"|buzzer))|do"
            r"|apply|order|register)"
            rf"{REST}|\bfill (?:in|out) (?:the|a|our)\b"
        ),
        says=("You'll need to call the clinic, then you're booked.",),
    ),
    Phrase(
        name="I'm kidding",
        act=Act.JOKES,
        needs="kidding joking joke messing pulling winding throw dreams head dreaming laugh right",
        pattern=(
            r"\b(?:just |only )?(?:kidding|joking|messing with you|pulling your leg|winding you up)\b"
            r"|\b(?:as|was|is|that's|only|just) a joke\b|\byou(?:'re| must be) (?:dreaming|joking|having a laugh)\b"
            r"|\bi'll just throw\b|\byeah,? right\b|\bin (?:my|your|his|her) (?:head|dreams)\b"
        ),
        says=("That was a joke.", "It's booked in my head.", "I'm kidding, pal.", "Sure, you're booked. Just kidding!"),
    ),
    Phrase(
        name="you were booked",
        act=Act.OTHER_BOOKING,
        needs="were was last",
        pattern=(
            r"\b(?:you|it|that|he|she|they) (?:were|was) (?:already )?(?:booked|scheduled|down|reserved|confirmed)\b"
            rf"|\blast (?:week|time|month|{WEEKDAY}|year|night)\b"
        ),
        says=("You were booked for two at seven.", "It's booked, last Thursday."),
    ),
    Phrase(
        name="I've booked Mr. Brandt",
        act=Act.OTHER_BOOKING,
        needs="mr mrs ms miss dr",
        pattern=(
            r"\b(?:i|we)(?:'ve| have)? (?:just )?booked (?:mr|mrs|ms|miss|dr)\.? \w+|\bis that (?:mr|mrs|ms)\b"
        ),
        says=("I've booked Mr. Brandt in, Thursday.", "It's booked. Is that Mrs Brandt?"),
    ),
    Phrase(
        name="but it's for the family",
        act=Act.OTHER_BOOKING,
        needs="but though family mr mrs ms miss dr",
        pattern=(
            r"(?<!you're )(?<!you are )\b(?:booked|reserved|taken|confirmed)(?: in)?,? (?:(?:it's|its|that's) )?(?:for|under|by|in the name of)"
            r" (?:the (?!whole |entire |same )[a-z'-]+ family|an? (?:mr|mrs|ms|miss|dr)\b\.? \w+)[^.?!;,]{0,24}"
            r"|\b(?:but|only|though),? (?:(?:it's|its|it is|that's|that is|that one's|that one is|that was|it was)(?: all)? )?(?:for|under|by|down to|in the name of)"
            r" (?:the (?!two|three|four|five|six|seven|eight|same|whole|full|day|night|evening|morning|afternoon|time|date)"
            r"|(?:mr|mrs|ms|miss|dr)\b\.? |an? (?!table|time|party of|different time))\w+[^.?!;,]{0,24}"
        ),
        says=(
            "That's booked, but it's for the Novak family.",
            "That's reserved, but it's under a Mrs Hale.",
            "it's booked though its for the novak party",
            "That's booked, but for the Novaks.",
            "that's booked its for a mrs hale",
            "yeah booked for the novak family",
        ),
        but_not=("You're booked for the Novak family.", "You're booked, but it's for the evening.", "You're booked, but it's for two."),
    ),
    Phrase(
        name="not at seven, no",
        act=Act.DENIES,
        needs="not",
        pattern=rf"{START}(?:no,? )?not (?:at|on|for|before|until) (?:{CLOCK}|\d|tomorrow|today|tonight)[^.?!;,]{{0,24}},? (?:no|i'm afraid(?: not)?|unfortunately|sorry)(?= *(?:[.,!;?]|$))",
        says=("Not at eight o'clock, no.", "It's booked. No, not on Friday, I'm afraid."),
        but_not=("Not at all, no problem.", "No, not for me."),
    ),
    Phrase(
        name="hers is confirmed",
        act=Act.OTHER_BOOKING,
        needs="hers theirs his she* he* they* her their your",
        pattern=(
            r"\b(?:hers|theirs|his)(?:'s| is) (?:booked|confirmed|reserved)"
            r"|\b(?:she|he|they)(?:'s|'re| is| are| has| have)(?: already| been)* "
            r"(?:booked|down|confirmed|scheduled|reserved)\b[^.?!;,]{0,30}"
            r"|\b(?:she|he|they)\b(?:'s|'ve|'d)?(?: has| have| had| got){0,2} (?:it|that|them|those) (?:all )?"
            r"(?:booked|reserved|scheduled)\b(?! for (?:you|us))[^.?!;,]{0,30}"
            rf"|\byour {KIN}(?:'s| is| has)\b[^.?!;,]{{0,40}}"
        ),
        says=(
            "Hers is confirmed.",
            "She's booked, it's reserved for Friday.",
            "It's reserved, they've had it booked since May.",
        ),
    ),
    Phrase(
        name="his booking",
        act=Act.OTHER_BOOKING,
        needs="his her their your another someone somebody different other earlier previous old existing original",
        pattern=(
            rf"(?<!you )\b(?:his|her|their|your {KIN}'?s|another|some(?:one|body) else's|a different|the other|that other)"
            r"(?: \w+){0,2}? (?:booking|reservation|appointment|check-up|table|slot)\b[^.?!;,]{0,40}"
            r"|\byour (?:earlier|previous|old|existing|other|original) (?:booking|reservation"
            r"|appointment)\b[^.?!;,]{0,40}"
        ),
        says=("Her appointment is confirmed.", "Your earlier booking is confirmed."),
    ),
    Phrase(
        name="I see a booking",
        act=Act.OTHER_BOOKING,
        needs="booking reservation appointment",
        pattern=(
            r"\b(?!(?:there's|there is) an appointment (?:on|at|tomorrow|free|open|this|next)\b)"
            r"(?:(?:there's|there is|i (?:can )?see) (?:already )?(?:a|an|another|one)"
            r"|(?:i have|i've got|we have) (?:already (?:a|an|one)|another)) "
            r"(?:other |existing |previous )?(?:booking|reservation|appointment)\b"
            rf"(?! (?:\w+ ){{0,3}}(?:for you|booked|open|available|free)){REST}"
        ),
        says=("I see a booking, it's confirmed for Friday.",),
        but_not=("There is an appointment on Tuesday at 4.",),
    ),
    Phrase(
        name="reserved for staff",
        act=Act.OTHER_BOOKING,
        needs="reserved someone somebody another different wrong booked elsewhere other sister",
        pattern=(
            r"\b(?:under|for|on|at|in) (?:another|a different|the wrong) (?:date|day|time|name|branch|week|month|place"
            r"|hotel)\b"
            r"|\bat (?:the|our) other (?:place|branch|restaurant|hotel|site|shop)\b"
            r"|\bbooked (?:you|it|that|them)(?: in)? (?:somewhere else|elsewhere|at (?:our|the|a) (?:other|different"
            r"|sister) \w+)"
            r"|\b(?:table|room|slot|that|it|one)(?:'s| is) (?:booked|reserved|held)\b[^.?!;,]{0,24} (?:for|by) the "
            r"(?!kids|boys|girls|ladies|guys|lads|folks|guests)[a-z]{3,}s(?= *(?:[.,!]|$))|"
            r"\breserved for (?:the staff|staff|members|residents|someone|another|private|our|regulars)"
            r"|\bsome(?:one|body) else\b|\b(?:another|a different) (?:customer|guest|party|client|person|group)\b"
        ),
        says=(
            "The table is reserved for staff.",
            "It's booked, by someone else.",
            "You're booked under a different date.",
            "I've booked you at our other branch.",
            "It's booked under your name at the other place.",
            "The table's reserved for half seven for the Tanakas.",
        ),
    ),
    Phrase(
        name="that table's booked",
        act=Act.DENIES,
        needs="booked reserved taken spoken",
        pattern=(
            r"\b(?:that|this) (?:table|slot|time|room|one|spot|court|date|day|evening|seat|lane)(?:'s| is)"
            r"(?: already| all| been)* (?:booked|reserved|taken|spoken for)\b(?! (?:for you|in for you|under|to you"
            r"|in your))"
            r"[^.?!;,]{0,30}"
            # A table that is told from the others by its place or size is none that was just booked.
            rf"|\bthe (?:[\w'-]+ ){{0,1}}?{_PLACE_OR_SIZE} (?:table|room|one|booth|spot|court|seat|lane|pitch|bay)s?(?:'s|'re| is| are)"
            r"(?: already| all| been)* (?:booked|reserved|taken|spoken for)\b(?! (?:for you|in for you|under|to you|in your))"
            r"[^.?!;,]{0,30}"
        ),
        says=("That table's booked, September 25th.", "That slot's reserved.", "The terrace table's reserved on Friday."),
        but_not=("That table's booked for you.", "The terrace table's reserved for you."),
    ),
    Phrase(
        name="I only work here",
        act=Act.REDIRECTS,
        needs="just only dialled dialed called rung",
        pattern=(
            r"\bi (?:just|only) (?:work|clean|deliver|answer)\b[^.?!;,]*|\bi'm (?:just|only) the \w+"
            r"|\byou've (?:dialled|dialed|called|rung) (?:an?|the) (?!right)\w+"
        ),
        says=("All booked. I just work the cloakroom.", "Yes, confirmed. You've dialled the dentist."),
    ),
    Phrase(
        name="I was looking at August",
        act=Act.RETRACTS,
        needs="looking reading",
        pattern=(
            r"\bi was (?:looking at|reading|looking in) (?:the wrong|another|a different|last|next|january|february"
            r"|march"
            r"|april|may|june|july|august|september|october|november|december)\b"
        ),
        says=("You're booked. Sorry, I was looking at August.",),
    ),
    Phrase(
        name="he's given that one away",
        act=Act.RETRACTS,
        needs="given sold let promised gave",
        pattern=(
            r"\b(?:given|gave|sold|let|promised) (?:that|it|yours|your|the|this)(?: (?:one|table|slot|spot|room|seat"
            r"|last one))? "
            r"(?:to (?!you\b)\w+|away)"
        ),
        says=("You're booked. Oh, he's just given that one to someone at the door.",),
    ),
    Phrase(
        name="we only booked members",
        act=Act.OTHER_BOOKING,
        needs="only",
        pattern=(
            r"\b(?:i|we)(?:'ve| have)? ?(?:only (?:booked|took|taken|reserved|seated|confirmed)|(?:booked|taken|reserved|confirmed) only) "
            r"(?!you\b|your\b|it\b|that\b|two\b|one\b|the (?:one|two)\b|an?\b|\d)[a-z][^.?!;,]{2,40}"
        ),
        says=("We've booked only those who called by Monday, it's confirmed.",),
        but_not=("We've booked only two of you.",),
    ),
    Phrase(
        name="a gentleman booked it",
        act=Act.OTHER_BOOKING,
        needs="booked reserved took taken got",
        pattern=(
            r"\b(?:an?|another|some|the other) (?:gentleman|lady|man|woman|customer|guest|guy|girl|couple|party|family|group|company|regular)"
            r"(?:'s| has| have)?(?: just| already)* (?:booked|reserved|took|taken|got) (?:it|that|this|them)\b"
            r"|\b(?:someone|somebody)(?: else)?(?:'s| has)?(?: just| already)* (?:booked|reserved|took|taken|got) (?:it|that|this|them)\b"
        ),
        says=("Yes, a gentleman booked it an hour ago.", "You're booked. Oh, someone else has taken that."),
    ),
)
