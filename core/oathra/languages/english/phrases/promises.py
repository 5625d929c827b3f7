"""What shows that a booking is made without saying so (a reference, "see you then"), and what promises to make it."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import BOOKING, START, WEEKDAY

__all__ = ["PROMISES"]

_WILL = (
    r"\b(?:i|we)(?:'ll| will| can| shall|'m going to|'m gonna| am going to|'re going to|'d be happy to"
    r"| would be happy to)(?: just| go ahead and| now| get)* "
)

PROMISES: tuple[Phrase, ...] = (
    Phrase(
        name="done",
        act=Act.IMPLIES,
        needs="done",
        pattern=(
            r"(?<!schedule has been )\b(?:all |that's |it's |consider it |there you go,? |okay,? |and |yes,? )?done\b"
            r"(?! (?:with|by|a |the |in |on |at |for|deal|when|once|if|as soon|after|unless|until|provided|subject)|\w)"
        ),
        says=("Done!", "All done, that's reserved for you.", "Consider it done."),
        but_not=("It can be done by email.", "The schedule has been done.", "Consider it done when my wife says so."),
    ),
    Phrase(
        name="booked",
        act=Act.IMPLIES,
        needs="booked reserved confirmed scheduled sorted",
        pattern=(
            r"(?:(?:okay|ok|yes|yep|great|perfect|alright|right|lovely|done|and|then|so|there|now|sure|successfully)"
            r"[ ,.!]{0,4}){0,5}"
            r"(?:booked|reserved|confirmed|scheduled|sorted)(?: (?:already|in|then|now|for you|lah|for \w+))?"
            r"(?:[ ,]{1,2}(?:booked|reserved|confirmed))*"
        ),
        says=("Booked.", "Okay, confirmed.", "OK, booked already."),
        whole=True,
    ),
    Phrase(
        name="booked, then",
        act=Act.IMPLIES,
        needs="booked",
        pattern=(
            rf"(?:{START}|\b(?:ok|okay|yes|yep|great|right|and|then|ah) )booked(?: already| then| for you)?"
            r"(?= *(?:[.,!;]|$))"
        ),
        says=("Let me see, booked already, Friday at six.",),
    ),
    Phrase(
        name="you're in",
        act=Act.IMPLIES,
        needs="you're",
        pattern=(
            r"(?:okay[ ,]*|great[ ,]*|and )?you're (?:all )?in"
            r"(?: then| for (?!a (?:treat|shock|surprise|wait)\b)[\w: ]+)?"
        ),
        says=("You're in.",),
        whole=True,
    ),
    Phrase(
        name="that worked",
        act=Act.IMPLIES,
        needs="worked through",
        pattern=(
            r"\b(?:(?:that|it) (?:worked|went through|has gone through)|(?:that|it)'s (?:all )?gone through)\b(?! for)"
        ),
        says=("Okay, that worked!",),
    ),
    Phrase(
        name="got it",
        act=Act.IMPLIES,
        needs="got",
        pattern=r"\bi(?:'ve)? got (?:the|your|you) (?:\d+ |two |three )?(?:tickets?|seats?|table|room|appointment)",
        says=("I got you two seats.",),
    ),
    Phrase(
        name="you have a table",
        act=Act.IMPLIES,
        needs="have",
        pattern=(
            r"\byou(?:'ll)?(?: now)? have (?:a|your|two|three|four|five|six|\d+) (?:[\w'-]+ ){0,3}?"
            rf"{BOOKING}(?! (?:on file|already|with us already|before|under another))"
        ),
        says=("You have a table at that time.",),
    ),
    Phrase(
        name="you'll have them",
        act=Act.IMPLIES,
        needs="have",
        pattern=r"\byou(?:'ll| will| shall) have (?:it|them|those|the|your)\b",
        says=("12 crates, you'll have them on Wednesday.",),
    ),
    Phrase(
        name="we'll see you then",
        act=Act.EXPECTS,
        needs="see",
        pattern=(
            r"\b(?:(?:we|i)(?:'ll| will| shall)? |and |then )?see you "
            rf"(?:then|at (?!the)|on|tomorrow|tonight|this|next (?:week|\w+day)|{WEEKDAY})"
        ),
        says=("We'll see you then.",),
    ),
    Phrase(
        name="we look forward to seeing you",
        act=Act.EXPECTS,
        needs="expect* look*",
        pattern=(
            r"\b(?:(?:we|i)(?:'ll| will| shall)? |and |then )?"
            r"(?:be expecting you|expect you|look(?:ing)? forward to (?:seeing|having|welcoming)(?: you)?)"
        ),
        says=("We look forward to seeing you at 8.",),
    ),
    Phrase(
        name="your seats are waiting",
        act=Act.IMPLIES,
        needs="waiting ready",
        pattern=(
            r"\b(?:your|you're|the) (?:seats?|tickets?|table|room|car|order) (?:will be|are|is) (?:waiting|ready)"
            r"(?: for you| at)?"
        ),
        says=("Your seats will be waiting for you.",),
    ),
    Phrase(
        name="is expecting you",
        act=Act.IMPLIES,
        needs="expecting",
        pattern=r"\b(?:is|are|will be) expecting your?\b",
        says=("The hotel is expecting you on Friday.",),
    ),
    Phrase(
        name="you've got yourself a table",
        act=Act.IMPLIES,
        needs="yourself",
        pattern=r"\byou(?:'ve)? got yourself (?:a|an|some)\b",
        says=("You've got yourself a table.",),
    ),
    Phrase(
        name="reference number",
        act=Act.IMPLIES,
        needs="reference ref confirmation booking reservation",
        pattern=(
            r"\b(?:(?:your|the|a|here is your|booking|confirmation|reservation) ){0,3}"
            r"(?:reference|ref\.?|confirmation|booking|reservation)(?: (?:number|numb\w*|no\.?|code|id|#)){1,2}"
            r"(?: for [\w' ]{2,30}?)? ?(?:is|are|was|will be|[:#-])+"
        ),
        says=("Your reference number is YBX5LXOC.", "The booking number for the tickets is NY8N."),
        but_not=("What is your reference number?",),
    ),
    Phrase(
        name="reference",
        act=Act.IMPLIES,
        needs="reference ref confirmation",
        pattern=r"\b(?:your|the|and|with) (?:booking |reservation )?(?:reference|ref|confirmation) (?:is|:|#)",
        says=("Your reference is NG 4471.", "Your booking reference is NG 4471."),
    ),
    Phrase(
        name="payable at the station",
        act=Act.IMPLIES,
        needs="payable pay",
        pattern=(
            r"\b(?:payable at the (?:station|desk|counter)"
            r"|you can pay (?:this |that |it |[\w. ]{1,12})?(?:at|on) (?:the )?(?:station|arrival|desk|day))"
        ),
        says=("Your fare of 10 pounds can be paid, payable at the station.", "You can pay this at the station."),
    ),
    Phrase(
        name="table will be held for 15 minutes",
        act=Act.IMPLIES,
        needs="reserved held",
        pattern=r"\btable (?:will|would) be (?:reserved|held) for \d+ minutes",
        says=("Your table will be reserved for 15 minutes.",),
    ),
    Phrase(
        name="a car is coming",
        act=Act.IMPLIES,
        needs="way coming pick picking there arrive",
        pattern=(
            r"\b(?:(?:is|are|'s) (?:on (?:its|it's|his|her|the|their) way|coming)"
            r"|will (?:be there|pick you up|be picking you up|arrive))"
        ),
        says=("A grey Audi will pick you up at 10:15.", "He's on his way."),
    ),
    Phrase(
        name="look out for a black volvo",
        act=Act.IMPLIES,
        needs="contact driver out lookout be",
        pattern=(
            r"\b(?:(?:(?:your|the) driver|your contact) (?:number )?(?:is|will)"
            r"|(?:be on the )?look ?out for (?:a|your)"
            r"|with (?:the |a )?contact (?:number|no\.?)(?: (?:is|of))?:? ?\d"
            r"|\b(?:car|cab|taxi|vehicle|(?:black|white|red|blue|gr[ae]y|silver|yellow|green|orange|brown) \w+)\b[^?!]{0,40}?"
            r"\bcontact (?:number|no\.?)(?: (?:is|of))?:? ?\d"
            r"|will be an? (?:\w+ ){1,2}\w+ (?:and|with))"
        ),
        says=("Be on the lookout for a black volvo.", "It will be a red toyota with contact number 07412 776 112."),
    ),
    Phrase(
        name="I'll book it",
        act=Act.COMMITS,
        needs="book reserve schedule arrange enter process finali* work put pop get set make add lock write slot",
        pattern=(
            rf"{_WILL}(?:book|reserve|schedule|arrange|enter|process|finali[sz]e|work on|put (?:you|that|it|us)"
            r"|pop (?:you|that)|get (?:that|you|it|this)|set (?:that|it|you) up|make (?:that|the|your|this|a)"
            r"|add (?:you|that)|lock (?:it|that|you)|write (?:you|that)|slot (?:you|that))\b"
        ),
        says=("I'll book it now.", "I will work on getting that booked."),
    ),
    Phrase(
        name="let me book it",
        act=Act.COMMITS,
        needs="let",
        pattern=(
            r"\blet me (?:just |go ahead and |get )*(?:book|reserve|put|schedule|pop|enter|make|finali[sz]e|process"
            r"|get (?:that|you|it) (?:booked|set|sorted|in))"
        ),
        says=("Let me book that for you.",),
    ),
    Phrase(
        name="I'm booking it",
        act=Act.COMMITS,
        needs="booking entering putting making processing",
        pattern=r"\bi'm (?:just )?(?:booking|entering|putting|making|processing)",
        says=("I'm just booking it now.",),
    ),
    Phrase(
        name="I'll bring it",
        act=Act.COMMITS,
        needs="be pick take do bring* deliver* send* drop* have",
        pattern=(
            r"\b(?:i|we)(?:'ll| will) pick you up"
            r"|\b(?:i|we|he|she|they|the \w+)(?:'ll| will) (?:be there|be with you|pick (?:him|her|them|it) up"
            r"|take it|do (?:it|that)|bring|deliver|send|drop"
            r"|have (?:it|them|that|those) (?:ready|there|with you|to you|over))"
        ),
        says=("I'll pick you up at ten.", "We'll bring the crates on Friday."),
    ),
)
