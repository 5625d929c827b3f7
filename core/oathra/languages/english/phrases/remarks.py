"""Remarks beside the booking: they explain their own words of doubt, and their values are not the booking's."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import REST, TO_COMMA

__all__ = ["REMARKS"]

_RING_US = (
    r"(?:give us a (?:ring|call|shout|bell)|give me a (?:ring|call)|call us|ring us|contact us|let (?:us|me) know)"
)
# What a house has or has not, beside the booking.
_FACILITY = (
    r"(?:lift|elevator|dogs?|pets?|cats?|park(?:ing)?|wi-?fi|internet|smok\w+|breakfast|cards?|cash|children|kids"
    r"|high ?chairs?|air ?con\w*|wheelchair\w*|courtesy car|outside food|cake|corkage|garden|terrace|view|balcony|pool"
    r"|gym|towels?|check-?in|check-?out|traces|furnished|live music|music|alcohol|bar|wine|dress code|trainers|shorts"
    r"|toilet|shower|bath|kitchen|microwave|fridge|post|window(?: seats?)?)"
)
_PLACES = r"(?:pool|spa|bar|kitchen|gym|sauna|terrace|garden|gift shop|cafe|lift)"
_THEY = r"(?:he|she|they|it|we|i)"
# "Don't count on it", "don't book": no courtesies.
_NO_COURTESY = r"(?!count|rely|expect|come|take|book|hold|think|have|know|confirm|bank|show up)"
# "We don't take bookings", "we never confirm" are refusals, not rules of the house.
_NO_HOUSE_RULE = (
    r"(?!have|take (?:book|reserv)|do (?:book|reserv|that|it)|book|reserve|confirm|know|think|hold|keep"
    r"|guarantee|promise"
    r"|use (?:that|it|them)|accept (?:book|reserv)|accommodate|seat|open|serve (?:on|at|that)|schedule|need you|want)"
)
# "No tables", "no, sorry", "no longer": what a no says of the booking itself.
_NO_BOOKING = (
    r"(?!tables?\b|rooms?\b|seats?\b|spots?\b|slots?\b|tickets?\b|space|bookings?|reserv|appointments?"
    r"|availab|vacan|deposit"
    r"|one\b|way\b|longer|more\b|chance|idea|guarantee|promise|need|luck|,|i\b|it\b|we\b|that|you\b|he\b|she\b|they\b"
    r"|sorry|not\b|wait|problem|worries|bother|trouble|dramas?|stress|hassle|sweat|food poisoning)"
)
_CONFIRMATION = r"(?:confirmation|receipt|details|reminder|e-?tickets?|itinerary|message with|info\w*)"

REMARKS: tuple[Phrase, ...] = (
    Phrase(
        name="if anything changes",
        act=Act.REMARK,
        needs="if should case",
        pattern=(
            rf"\b(?:please )?(?:(?:do )?{_RING_US}[\w' ]{{0,20}})?\b(?:if|should|in case) "
            r"(?:anything|something|your|you'd like|there(?:'s| is| are) any(?:thing)?|(?:your )?plans"
            r"|it's (?:still )?(?:raining|bucketing|pouring|snowing)|(?:he|she|they)(?:'d)? (?:wants?|needs?|likes?"
            r"|prefers?)"
            r"|(?:he|she|they)(?:'s|'re) (?:running |a bit )?(?:late|early|delayed)"
            r"|you're (?:running|late|going)|you (?:need|want|have|like|would like|could|can|do(?:n't)? need|change|cancel"
            r"|arrive"
            rf"|are (?:running|late|going)|run|get|wish|prefer|ever|require|can't make)){TO_COMMA}"
            rf"(?:,? (?:just |please )*{_RING_US})?"
        ),
        says=("You're booked. If anything changes, give us a ring.", "Let me know if you need anything else."),
    ),
    Phrase(
        name="if he's hungry, tell him to eat",
        act=Act.REMARK,
        needs="if",
        pattern=(
            r"\bif (?:he|she|they)(?:'s|'re| is| are| has| have|'ve) (?!ok|okay|happy|able|free|agree"
            r"|approv|willing|in\b|allowed)"
            rf"[^.?!;,]{{2,40}},? (?:just |please )*(?:tell|ask|have|let|give|bring|keep) (?:him|her|them)\b{REST}"
        ),
        says=("You're booked. If he's lost any teeth, tell him to come in sooner.",),
        but_not=("You're booked if he's free, tell him.",),
    ),
    Phrase(
        name="someone's just cancelled",
        act=Act.REMARK,
        needs="cancel*",
        pattern=(
            r"\b(?:someone|somebody|another (?:party|table|guest|customer|couple)|a (?:party|couple|table|guest|customer))(?:'s|'ve| has| have| had)?(?: just| only| already)* cancel(?:l?ed)(?! (?:it|that|your|yours|this|the|on)\b)(?: on us)?\b"
            r"|\b(?:we|i)(?:'ve| have)? (?:just |only )*(?:had|got|have) a(?: last[- ]minute| late)? cancell?ation(?! (?:of|on|for|request|from) (?:your|the|it)\b)\b"
        ),
        says=("Someone's just cancelled, so you're booked.", "We've just had a cancellation, so that's booked."),
        but_not=("Someone's just cancelled your booking.", "Somebody cancelled it."),
    ),
    Phrase(
        name="no problem",
        act=Act.REMARK,
        needs="no not at",
        pattern=(
            r"\b(?:no,? problem|no (?:worries|bother|trouble|dramas|rush|charge|extra|pressure"
            rf"|need to (?:pay|bring|call|worry|print|confirm){TO_COMMA})|not (?:a (?:problem|bother)|at all))\b"
            r"|\b(?:no,? ){1,3}(?=(?:please )?(?:don't (?:worry|mention)|not at all|no (?:problem|worries|trouble|bother)|(?:that's|it's) (?:fine|ok|okay|no)\b))"
        ),
        says=("No problem, you're booked.", "You're booked, no need to print the ticket.", "No, no, don't worry. You're booked."),
    ),
    Phrase(
        name="don't hesitate",
        act=Act.REMARK,
        needs="don't do can't cannot nothing mind without won't",
        pattern=(
            rf"\b(?:(?:please )?(?:don't|do not) (?:hesitate|worry|be late|forget|mention it|be a stranger){REST}"
            r"|(?:can't|cannot) wait(?: to)?|so you don't forget|nothing extra|mind the"
            rf"|without (?:a problem|any problems?|fail)|(?:i )?won't (?:keep|hold|bother) you{TO_COMMA})\b"
        ),
        says=("You're all set, don't hesitate to call.", "You're booked, can't wait to see you."),
    ),
    Phrase(
        name="please don't",
        act=Act.REMARK,
        needs="don't do",
        pattern=(
            r"(?:^|[.,;!] ?|\b(?:please|and|just|but|oh|hey) )(?:don't|do not) "
            rf"{_NO_COURTESY}\w+{TO_COMMA}"
        ),
        says=("You're booked. Please don't chew gum in the chair.",),
        but_not=("You're booked, but don't count on it.",),
    ),
    Phrase(
        name="can't take cards",
        act=Act.REMARK,
        needs="card cards cash cheque* checks amex visa american credit mastercard",
        pattern=(
            rf"\b(?:we (?:don't|do not|can't|cannot|only) (?:take|accept)[^.?!;,]{{0,12}}"
            rf"(?:cards?|cash|cheques?|checks|amex|visa|mastercard|american express|credit){REST}"
            r"|(?:cash|cards?|visa|mastercard|amex)(?:,? (?:or|and) (?:cash|cards?|visa|mastercard|debit|amex))? only"
            r"|no (?:amex|visa|mastercard|american express|cheques?|checks))"
        ),
        says=(
            "You're booked; we can't take cards, I'm afraid.",
            "You're booked. It's Visa or Mastercard only, no Amex.",
        ),
    ),
    Phrase(
        name="pay at the desk",
        act=Act.REMARK,
        needs="pay payable nothing charge charged free",
        pattern=(
            r"\b(?:(?:you can |you |just |you(?:'ll| will)? (?:just )?(?:need|have) to )*pay (?:at|on|when|in|now or"
            rf"|the|there|cash){REST}"
            r"|you(?:'ll| will)? (?:just )?(?:need|have) to pay(?= (?:[\w.,$£€]+ ){1,4}?(?:at|on) (?:the )?"
            r"(?:station|desk|counter|door|day|arrival|site)\b)(?![^.?!;]*\b(?:deposit|before|first|to (?:hold|secure"
            r"|confirm))\b)"
            rf"|payable (?:at|on){REST}"
            rf"|(?:there's |there is |it's )?(?:nothing to pay|nothing's charged|no charge|free of charge)\b{REST}"
            rf"|cards? (?:won't|will not) be charged{REST})"
        ),
        says=(
            "It's reserved. You just pay at the desk.",
            "You're booked. You'll need to pay 40 pounds at the station.",
            "I've reserved five tickets. There's nothing to pay.",
        ),
    ),
    Phrase(
        name="pick up at the desk",
        act=Act.REMARK,
        needs="pick collect",
        pattern=(
            r"\b(?:you can |just |please )*(?:pick (?:it |them |your \w+ |the \w+ )?up|collect(?: it| them"
            r"| your \w+| the \w+)?)"
            r" (?:at|from) (?:the|our) (?:desk|counter|till|reception|box office|bar|door|shop|front|gate"
            rf"|office|window){TO_COMMA}"
        ),
        says=("You're booked. Just pick them up at the desk by 6.",),
        but_not=("We'll pick you up at ten.",),
    ),
    Phrase(
        name="just ask for Marie",
        act=Act.REMARK,
        needs="ask",
        pattern=(
            r"(?<!'ll )(?<!to )(?<!me )(?<!will )\b(?:just |please |and )*(?<!'ll just )(?<!me just )ask for "
            r"(?!you|an?\b|the (?:manager|owner|boss)|it|that)[a-z]+\b"
        ),
        says=("Your table's booked; just ask for Marie.",),
        but_not=("I'll ask for you.",),
    ),
    Phrase(
        name="you don't need to bring anything",
        act=Act.REMARK,
        needs="you you'll i we'd i'd we",
        pattern=(
            rf"\byou (?:don't|do not|won't) (?:need|have) to (?:bring|pay|print|call|worry|do|wear|confirm)\b{TO_COMMA}"
            r"|\byou(?:'ll| will) (?:need|have|want) to (?:ring the (?:bell|buzzer)|use the \w+|come (?:in|round"
            r"|through)"
            rf"|wear|park|walk)\b{TO_COMMA}"
            r"|\bi (?:should|must) (?:mention|add|point out)\b"
            rf"|\b(?:we|i)(?:'d| would) (?:appreciate|be grateful)(?: it)? if\b{REST}"
        ),
        says=(
            "You're booked. You don't need to bring anything.",
            "You're booked. You'll need to ring the bell.",
            "You're booked. I should mention there's a dress code.",
            "You're booked. We'd appreciate it if you were on time.",
        ),
        but_not=("You'll need to call the clinic.",),
    ),
    Phrase(
        name="the total is 40",
        act=Act.REMARK,
        needs="be comes is cost costs total",
        pattern=(
            r"\b(?:(?:(?:the|your) (?:total|price|cost|fee|ride|room|trip|ticket)|total|it|that)[\w' ]{0,20}"
            r"(?:will be|would be|comes to|is|costs?)(?= (?:[$£€]\d|\d[\d.,]* (?:dollars|pounds|euros|yen)\b))"
            rf"|is the total{REST}"
            rf"|tolls are included{REST})"
        ),
        says=("You're booked. That would be 40 dollars.",),
    ),
    Phrase(
        name="you can cancel",
        act=Act.REMARK,
        needs="cancel cancel* non nonrefundable refundable exchangeable transferable",
        pattern=rf"\b(?:you can cancel{REST}|(?:free )?cancell?ation (?:is|policy|up to|until){REST}|non-?refundable"
            r"|(?:no,? )?(?:the \w+|it|they|that|these)(?:'s| is| are|'re)?(?: not|n't)? (?:refundable|exchangeable"
            rf"|transferable)\b{REST})",
        says=(
            "You're booked. Free cancellation up to 24 hours before.",
            "You're booked. The tickets are not refundable.",
        ),
    ),
    Phrase(
        name="there's no lift",
        act=Act.REMARK,
        needs="no not don't doesn't isn't can't cannot",
        pattern=(
            r"\b(?:i'm afraid |unfortunately,? |sorry,? |but )*"
            r"(?:there(?:'s| is| are|'re)|we(?:'ve| have)(?: got)?|they(?:'ve| have)|it has|the \w+ has)? ?"
            r"(?:not any|no|(?:don't|doesn't) have|isn't|doesn't (?:allow|offer|provide|include|come with|serve)"
            r"|don't (?:allow|offer|take|accept|serve|provide|do)|(?:can't|cannot) (?:guarantee|park|bring|promise)"
            r"|not (?:allowed|permitted|furnished|included)) ?"
            r"(?:you |a |an |any |the |to |your |on |early |late |in |for |there |are )*"
            rf"{_FACILITY}\b{REST}"
        ),
        says=("You're booked, though there's no lift, and we don't take dogs.", "We can't promise the balcony, mind."),
    ),
    Phrase(
        name="the pool's closed",
        act=Act.REMARK,
        needs="closed shut open order",
        pattern=rf"\b(?:the )?{_PLACES}s?(?:'s| is| are| will be)? (?:closed|shut|not open|out of order)\b{REST}",
        says=("You're booked. The pool's closed till May, I'm afraid.",),
    ),
    Phrase(
        name="we don't post them",
        act=Act.REMARK,
        needs="we",
        pattern=rf"\bwe (?:don't|do not|never) {_NO_HOUSE_RULE}\w+{TO_COMMA}",
        says=("You're booked. We don't post them.",),
    ),
    Phrase(
        name="nothing after midnight",
        act=Act.REMARK,
        needs="nothing",
        pattern=(
            r"\bnothing (?:to (?:eat|drink)|(?:solid|but water|heavy)|(?:after|from) (?:midnight|\d|the night|breakfast|dinner|lunch|\w+ o'clock))\b(?! (?:is |left|free|available))[^.?!;]*"
        ),
        says=("You're booked. Yes, nothing after midnight except water.",),
        but_not=("Nothing after seven is available.", "There's nothing for that evening."),
    ),
    Phrase(
        name="no food after midnight",
        act=Act.REMARK,
        needs="no",
        pattern=rf"(?:^|[.!?;] |\b(?:and|but|so) )no {_NO_BOOKING}[a-z]+\b{REST}",
        says=("You're booked. No food after midnight.", "No late seating, so give yourself time to park."),
        but_not=("No tables left.", "No, sorry."),
    ),
    Phrase(
        name="normally we'd",
        act=Act.REMARK,
        needs="normally usually ordinarily",
        pattern=(
            r"\b(?:normally|usually|ordinarily),? (?:i|we)(?:'d| would| have to| ask| want| need| require)\b"
            rf"{REST}?(?:,? but not (?:for|when|with|in){TO_COMMA}|(?=[.?!;]| but\b|$))"
        ),
        says=("Normally we'd want a deposit, but you're booked.", "Usually we'd need a card, but not for lunch."),
    ),
    Phrase(
        name="she isn't around",
        act=Act.REMARK,
        needs="around here available at leave holiday break off out away on in",
        pattern=(
            r"\b(?:he|she|the (?!power|internet|system|computer|line|screen|table|room|booking)\w+)(?:'s| is|'s not"
            r"| is not| isn't| won't be) (?:not |just |currently )?"
            r"(?:around|in|here|available|at (?:his|her|the) desk|on (?:leave|holiday|a break)|off|out|away)"
            r"(?: (?:right now|today|at the moment|this week))?\b"
        ),
        says=("She isn't around right now, but you're booked.",),
    ),
    Phrase(
        name="rings when he's outside",
        act=Act.REMARK,
        needs="when",
        pattern=(
            r"\b(?:the |your |our )?(?:driver|cab|taxi|courier|engineer|plumber|guide|he|she|they|we|i|someone)"
            r"(?:'ll| will)? (?:\w+ ){0,4}?(?:ring|call|text|phone|buzz|beep|shout|message)(?: \w+){0,4}? "
            rf"when {_THEY}(?:'s|'re|'m| is| are| gets?)? "
            r"(?:outside|there|here|close|nearby|on (?:his|her|the) way|arriv\w+|downstairs|parked)\b"
        ),
        says=("That's booked; the driver will give you a ring when he's outside.",),
    ),
    Phrase(
        name="should be there in 8 minutes",
        act=Act.REMARK,
        needs="should will",
        pattern=(
            r"\b(?:it|he|she|they|the (?:cab|taxi|driver|car|ride|bus))?(?: |'s )?(?:and )?(?:it )?"
            rf"(?:should|will) (?:be (?:here|there)|arrive|reach|take|cost|last)\b{REST}"
        ),
        says=("Your cab is booked and should be here in 8 minutes.",),
    ),
    Phrase(
        name="arrive early",
        act=Act.REMARK,
        needs="early time beforehand minute*",
        pattern=(
            r"\b(?:please |just |do |and |but )*(?:arrive|be here|come|get here|turn up|check in)[^.?!;]{0,20}"
            r"(?:\d+ |ten |fifteen |five |a few |a little )?(?:minutes? (?:early|before|prior)|early"
            r"|on time|beforehand)"
            rf"{REST}"
        ),
        says=("Your table is reserved; please come at 6:45, a little early.",),
    ),
    Phrase(
        name="held for fifteen minutes",
        act=Act.REMARK,
        needs="min*",
        pattern=(
            r"\b(?:they|we|it|(?:the )?(?:restaurant|table|hotel))(?:'ll| will| can| would| is| are)?(?: only| be)* "
            rf"(?:hold|held|holding|keep|kept|reserved?)[^.?!;]{{0,30}}?(?:\d+|fifteen|ten|twenty|thirty) min\w*{REST}"
        ),
        says=("The restaurant can only hold your table for 15 minutes.",),
    ),
    Phrase(
        name="we need the table back at ten",
        act=Act.REMARK,
        needs="back",
        pattern=(
            r"\b(?:(?:we|they|i)(?:'ll|'d| will| would| may| might| do)?(?: just| only| have to| need to)* (?:need|ask for|ask you for|want|require)"
            r"|please (?:let us have|give us)) (?:the|your|that|it|our) ?(?:table|room|court|lane|seat|pitch|hall)?s? ?back\b[^.?!;]*"
        ),
        says=("You're booked. We may ask for the table back at ten.",),
    ),
    Phrase(
        name="I hope she's better soon",
        act=Act.REMARK,
        needs="hope dear no",
        pattern=(
            r"\b(?:oh,? (?:dear|no)[,.!]* (?:i'm )?)?i (?:do |really )?hope (?:he|she|they|you|it|(?:your|the) \w+)(?:'s|'re| is| are| has|'ll)?[\w' ]{0,20}\b"
            r"(?:better|well|soon|ok|okay|all right|alright|serious|recovers?|improves?)\b[^.?!;]*"
            r"|\boh,? (?:dear|no)[,.!]* (?:(?:please )?don't worry|never ?mind|no problem|not at all|poor [\w' ]+|bless \w+)\b"
        ),
        says=("You're booked. I hope she's better soon.", "You're booked. Oh no, don't worry."),
    ),
    Phrase(
        name="doors open at 5",
        act=Act.REMARK,
        needs="start* begin* open* close* is at from start begin serve time finish last",
        pattern=(
            r"\b(?:event|show|concert|game|match|movie|film|class|doors?|kitchen|restaurant|shop|bar|course"
            r"|gates?|lot|park"
            r"|check-?in|check-?out)(?: time)?(?: \w+)? "
            r"(?:starts?|begins?|opens?|closes?|is (?:at|from|between|until) \d[\d:]* ?[ap]m|will (?:start"
            rf"|begin)){REST}"
            rf"|\b(?:check-?in|check-?out)(?: time)? (?:is|from|at){REST}"
            rf"|\b(?:we're|we are) (?:open|closing|shutting|serving)(?: \w+)? (?:until|from|till|at) {REST}"
            rf"|\bwe (?:start|begin|open|serve|close|finish)(?: \w+){{0,2}}? (?:at|from|until|till) {REST}"
            rf"|\blast (?:orders?|seating|entry)(?:'s| is| are)?(?: at)? {REST}"
            rf"|\bany ?time (?:from|after|before|between|until|up to)\b{REST}"
        ),
        says=(
            "You're booked. The event starts at 5 pm.", "You're booked. Last orders are at ten.",
            "We serve from five.",
            "You're booked. Come any time from six.",
        ),
    ),
    Phrase(
        name="it might be loud",
        act=Act.REMARK,
        needs="might may can could",
        pattern=(
            r"\b(?:it|they|(?:the|our|your) \w+)(?: (?:might|may|can|could|should|will)|'ll)? (?:probably |possibly |likely )?(?:be|get) "
            rf"(?:a (?:bit|little) |quite |rather |very )?"
            rf"(?:loud|noisy|busy|cold|chilly|warm|hot|tight|crowded|windy|bumpy)\b{REST}"
        ),
        says=("You're all set; it might be loud.", "You're booked. The terrace might be a bit cold."),
    ),
    Phrase(
        name="I've charged nothing",
        act=Act.REMARK,
        needs="nothing",
        pattern=r"\b(?:(?:i|we)(?:'ve| have)? (?:charged|taken|taking|charge|take)|you (?:pay|owe)|you've paid|it costs?|there's)(?: you)? nothing(?: (?:to pay|now|today|yet|up front|upfront|on the day))?\b(?= *(?:[.,!]|$)| and| until| before)",
        says=("You're booked, and I've charged nothing.", "You pay nothing now, you're booked."),
        but_not=("I've taken nothing down for you.",),
    ),
    Phrase(
        name="bring your licence",
        act=Act.REMARK,
        needs="bring remember",
        pattern=(
            r"(?<!'ll )(?<!will )(?<!can )\b(?:(?:please |just |and |do |remember to |you(?:'ll"
            r"| will)? (?:need|have|want) to )*"
            rf"bring\b|please remember){REST}"
        ),
        says=("You're booked. Bring your provisional licence.", "You'll need to bring your old glasses."),
    ),
    Phrase(
        name="we'll text you a confirmation",
        act=Act.REMARK,
        needs="confirmation receipt details reminder eticket* e itinerary message info*",
        pattern=(
            r"\b(?:i|we|you|they|he|she|it)(?:'ll| will|'ve| have|'d| should| can)?(?: be| just| also| soon| shortly)* "
            r"(?:text(?:ed|ing)?|e-?mail(?:ed|ing)?|send(?:ing)?|sent|get(?:ting)?|receiv(?:e|ing)|see"
            r"|look (?:out )?for"
            r"|expect)(?: to)? (?:soon |shortly )?(?:you )?(?:a |an |the |your |it |that )?"
            rf"(?:text |email |e-mail |booking |sms )?{_CONFIRMATION}\b{REST}"
        ),
        says=("You're booked, we'll text you a confirmation.",),
    ),
    Phrase(
        name="expect an email",
        act=Act.REMARK,
        needs="text e email mail confirmation",
        pattern=(
            r"\b(?:look (?:out )?for|expect|you(?:'ll| will) (?:soon |shortly )?(?:get|receive)) (?:an?|the|your) "
            rf"(?:text|e-?mail|confirmation){REST}"
            r"|\b(?:an?|the|your) (?:e-?mail|text|confirmation)(?: \w+)? (?:should|will|is going to) "
            rf"(?:be |follow|arrive|come){REST}"
        ),
        says=("You're booked. An email should follow.",),
    ),
    Phrase(
        name="sorry",
        act=Act.REMARK,
        needs="sorry pardon excuse",
        pattern=(
            r"(?:oh |er |uh |um )?(?:sorry|pardon me|excuse me|sorry about that|sorry,? (?:sir|madam|love|dear|pet)"
            r"|(?:i'm|i am|we're) (?:so |very |really |terribly )?sorry(?: about that)?)"
        ),
        says=("Sorry. Yes, it's booked.", "I'm so sorry. Yes, it's booked."),
        whole=True,
    ),
    Phrase(
        name="sorry about the wait",
        act=Act.REMARK,
        needs="sorry waiting holding patience",
        pattern=(
            r"\bsorry (?:about|for) (?:that|the|your|keeping|to)[\w' ]*"
            r"|\b(?:sorry to keep you|(?:thanks|thank you) for (?:waiting|holding|your patience))[\w' ]*"
        ),
        says=("Sorry about the wait, you're booked.",),
    ),
    Phrase(
        name="doesn't matter",
        act=Act.REMARK,
        needs="matter mind",
        pattern=(
            rf"\b(?:it )?(?:doesn't|don't|does not) (?:really )?(?:matter|mind)\b{TO_COMMA}|\bno matter\b{TO_COMMA}"
        ),
        says=("You're reserved for four, patio or inside, doesn't matter.",),
    ),
    Phrase(
        name="can't miss it",
        act=Act.REMARK,
        needs="miss wrong beat",
        pattern=r"\b(?:you )?can't (?:miss (?:it|us)|go wrong|beat (?:it|that))\b",
        says=("You're booked. Meet by the anchor, you can't miss it.",),
    ),
    Phrase(
        name="as requested",
        act=Act.REMARK,
        needs="requested",
        pattern=r"\bas (?:you )?requested\b",
        says=("You're booked as requested.",),
    ),
    Phrase(
        name="you'd enjoy it",
        act=Act.REMARK,
        needs="think sure believe hope trust hopefully guess",
        pattern=(
            r"\b(?:i|we)(?:'m| am|'re| are)? (?:think|sure|believe|hope|trust|hopefully|guess)(?: that)? "
            r"(?:you(?:'ll|'d| will| would)? (?:\w+ )?(?:like|love|enjoy|be happy|have a)"
            r"|it(?:'s| is| will be|'ll be) (?:a |very |really )?(?:great|good|nice|lovely|wonderful)"
            rf"|(?:i|that|this) (?:was|could|can|helps?|answers)){REST}"
        ),
        says=("I think you'd enjoy it, so I've booked you a table there.",),
    ),
    Phrase(
        name="glad I could help",
        act=Act.REMARK,
        needs="glad happy pleased hope hopefully let",
        pattern=(
            rf"\b(?:glad|happy|pleased|hope) (?:i|we|that){REST}(?:help|service|assist\w*|of use){REST}"
            rf"|\blet (?:us|me) know (?:if|when|should){REST}"
            rf"|\b(?:(?:i|we) )?hope(?:fully)?\b{REST}(?:enjoy|help|see you|great|nice|wonderful){REST}"
        ),
        says=("You're booked. Hopefully you'll enjoy the terrace.",),
    ),
    Phrase(
        name="not only",
        act=Act.REMARK,
        needs="only if first last",
        pattern=(
            rf"\bnot only\b|\byou(?:'re| are) not the (?:first|only|last)\b{REST}|\bif (?:that's|it's) (?:ok|okay"
            r"|alright|fine|all right)\b"
            rf"|\bif not,? have\b{REST}|\bonly (?:\d|one|two|a few) (?:minutes?|blocks?|steps?)"
        ),
        says=("Not only that, you're booked on the terrace.", "You're booked, and you're not the first."),
    ),
    Phrase(
        name="we ask for cancellations by noon",
        act=Act.REMARK,
        needs="cancellation cancellations notice cancel",
        pattern=(
            r"\b(?:we (?:just |only )?(?:ask for|need|require)|please give us"
            r"|give us)\b[^.?!;]{0,20}\b(?:cancellations?|notice)\b"
            rf"{REST}|\b(?:if|should) you (?:need|want|have|wish)[^.?!;]{{0,12}}\bcancel\b{REST}"
        ),
        says=("You're booked. We ask for cancellations by noon the day before.",),
    ),
    Phrase(
        name="isn't it?",
        act=Act.REMARK,
        needs="isn't aren't wasn't doesn't don't haven't won't",
        pattern=r"(?<=, )(?:isn't|aren't|wasn't|doesn't|don't|haven't|won't) (?:it|that|you|they|we|i)(?: sir| madam| ma'am)?(?= *\?)",
        says=("Monday, nine o'clock, two persons, isn't it?",),
        but_not=("Isn't it too late?",),
    ),
    Phrase(
        name="we can't do the terrace, it'll be inside",
        act=Act.REMARK,
        needs="can't cannot won't",
        pattern=(
            r"\b(?:(?:i'm |i am |we're )?(?:sorry|afraid)[, ]+)?(?:(?:it's|but|only),? )?(?:i|we) (?:can't|cannot|won't be able to) (?:do|give you|offer|put you (?:in|on|at|out on|out in)|seat you (?:in|on|at|out on)|promise|manage) (?:the |a |you the )(?:terrace|patio|garden|balcony|roof|rooftop|window|deck|courtyard|veranda|view|booth|conservatory|outside)(?: (?:table|seats?|one|tonight|that (?:day|night)))?"
            r"(?: though| tonight| that (?:day|night))*[,.]? (?:so |but |and )?(?:it'll|it will|you'll|you will|it's|you're|it would|you'd) (?:have to )?be(?: sat| seated)? (?:inside|indoors|in the|at the|upstairs|downstairs)"
        ),
        says=("You're booked. We can't do the balcony though, you'll be indoors.",),
        but_not=("We can't do the balcony.",),
    ),
    Phrase(
        name="if you tell us on the day",
        act=Act.REMARK,
        needs="tell mention ask remind",
        pattern=(
            r"\b(?:if|just|when) you (?:just )?(?:tell|mention|ask|remind)(?: it)?(?: to)?(?: us| me| them| him| her| the \w+| your \w+)? (?:on the (?:day|night|evening)|when you(?:'re| are| get| come| arrive| sit| order)\b[^.?!;,]{0,20}|on arrival|at the table|beforehand)"
        ),
        says=("The chef can leave out the nuts if you mention it to the waiter on the night.",),
        but_not=("If you ring us on the day, we'll see.",),
    ),
)
