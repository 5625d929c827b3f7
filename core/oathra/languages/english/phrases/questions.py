"""What asks, and what keeps a call going: corrections, greetings, thanks, uh-huh."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import START, WEEKDAY

__all__ = ["QUESTIONS"]

# What a correction puts right: a day, a time, a number.
_VALUE = (
    rf"(?:the |on |at |that's |it's |for |what |{WEEKDAY}|\d"
    r"|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|january|february|march|april|may"
    r"|june|july|august|september|october|november|december)\b)"
)

QUESTIONS: tuple[Phrase, ...] = (
    Phrase(
        name="correction",
        act=Act.CORRECTS,
        needs="sorry mean rather no correction scratch make saying lie excuse beg",
        pattern=(
            r"(?:[,.;…-] ?|\b)(?:no[,.]? |oh[,.]? |er[,.]? |wait[,.]? )*"
            r"(?:(?:i|we)(?:'ll)? (?:have to|need to|must|'ll) (?=make ))?"
            r"(?:sorry,?(?! (?:to|for|about|but|we|i'm|sir|madam|there|no|it|that|who|which|can|could|would)\b)"
            r"|i mean|rather|correction|no,? (?:not|make that|sorry|excuse me|wait)|what am i saying"
            r"|make that|(?<=to )make it"
            r"|i tell a lie|i lie|excuse me|i beg your pardon|scratch that)"
            rf"(?=[ ,.…-]+{_VALUE})"
        ),
        says=("Tuesday the 13th, sorry, Wednesday the 14th.", "I have to make that 8:30 pm."),
        by="both",
    ),
    Phrase(
        name="thanks",
        act=Act.THANKS,
        needs="thank* cheers ta",
        pattern=r"\b(?:thank(?:s| you)|cheers|ta)\b",
        says=("Thank you.",),
        by="both",
    ),
    Phrase(
        name="greeting",
        act=Act.GREETS,
        needs="hello hi hey good help thank* speaking can",
        pattern=(
            r"\b(?:hello|hi|hey|good (?:morning|afternoon|evening)|how (?:can|may) i help|thank(?:s| you) for calling"
            r"|speaking|what can i do (?:you for|for you))\b"
        ),
        says=("Good morning, how can I help?",),
        by="both",
    ),
    Phrase(
        name="yes, hello?",
        act=Act.GREETS,
        needs="hello hi hey speaking good how",
        pattern=(
            r"(?:^|(?<=[.!?;,…] ))(?:yes|yeah|yep|aye),? (?:hello|hi|hey|speaking|good (?:morning|afternoon|evening)|how (?:can|may) i help)\b"
        ),
        says=("Yes, speaking.", "Yes, hello, you're booked."),
        but_not=("Yes, we have that.",),
    ),
    Phrase(
        name="uh-huh",
        act=Act.BACKCHANNEL,
        needs="uh um mm mmm mhm hm hmm huh yep ok okay right yeah go see",
        pattern=(
            r"(?:(?:uh|um|mm|hm|mhm|mmm|huh|hmm|yep|ok|okay|right|yeah|go on|i see)[ ,.-]{0,4})+"
        ),
        says=("uh huh", "mm hm"),
        whole=True,
    ),
    Phrase(
        name="asks the name",
        act=Act.ASKS,
        needs="name who who's",
        pattern=(
            r"\b(?:what(?:'s| is| was)?|and|your|the|under what|which|whose|may i have|can i (?:get|have|take)"
            r"|could i (?:get|have))[\w' ]{0,24}\bname\b(?! is| was|'s)"
            r"|\bwho(?:'s| is| shall| should)[\w' ]{0,12}(?:for|under|calling|this|it)\b"
            r"|\bname (?:please|for the|on the|is it)\b"
            r"|^\W*(?:and )?(?:the |your )?(?:last |first |good )?name\W*$"
        ),
        says=("What's the name?", "And your good name?"),
        asks=("name",),
    ),
    Phrase(
        name="asks the serial number",
        act=Act.ASKS,
        needs="serial model order policy account reference registration membership",
        pattern=(
            r"\b(?:what(?:'s| is| was| are)?|which|(?:can|could|may|will|would) (?:i|you)|do you (?:have|know)|have you got|and)\b[\w' ]{0,24}"
            r"\b(?:serial|model|order|policy|account|reference|registration|membership) (?:number|code)\b(?! (?:is|was|will|would)\b|'s\b|:| [a-z]{0,4}-?\d)[\w' ]{0,16}"
            rf"|{START}(?:and )?(?:a|your|the|its) (?:serial|model|order|policy|account|reference|registration|membership) (?:number|code)(?=[, ]*(?:please)?\W*$)"
        ),
        says=("What's the model number on the back?", "Could you give me your account number?", "And the serial number, please?"),
        but_not=("Your reference number is 4471.", "It's booked and your order number is 88 12."),
        asks=("serial",),
    ),
    Phrase(
        name="asks the number",
        act=Act.ASKS,
        needs="number",
        pattern=(
            r"\b(?:what(?:'s| is| was)?|which|(?:can|could|may) i)\b(?:(?!serial|model|order|policy|account|reference|registration|membership)[\w' ]){0,24}"
            r"\b(?:phone |contact |telephone |mobile |cell |call ?back )?number\b"
            r"|(?:^\W*|(?<=[.!?] ))(?:and )?(?:a|your|the) (?:best |good )?(?:phone |contact |telephone |mobile |cell )?number\b"
        ),
        says=("What number can we reach you on?", "Of course. And a contact number for you?"),
        asks=("phone",),
    ),
    Phrase(
        name="I need a number",
        act=Act.ASKS,
        needs="number",
        pattern=(
            r"\b(?:i|we)(?:'ll|'d| will| would| do)?(?: just| still| also)* (?:need|want|have to (?:have|take|get)) (?:to (?:have|take|get) )?"
            r"(?:a|your|the|some) (?:best |good |valid )?(?:phone |contact |telephone |mobile |cell |callback )?number\b(?! of)"
        ),
        says=("I need a phone number before I can book it.",),
        but_not=("I need a card number.",),
        asks=("phone",),
    ),
    Phrase(
        name="asks how many",
        act=Act.ASKS,
        needs="many size number big",
        pattern=(
            r"\bhow many(?! (?:nights|days))|\b(?:party|group) size\b|\bnumber of (?:people|guests|persons|tickets)"
            r"|\bfor how many\b|\bhow big\b"
        ),
        says=("How many of you?",),
        asks=("partySize", "quantity"),
    ),
    Phrase(
        name="asks the time",
        act=Act.ASKS,
        needs="time when hour",
        pattern=(
            r"\b(?:what|which|at what|preferred|any particular|a) (?:particular |exact |specific )?(?:time|hour)\b"
            r"|\bwhen (?:would|should|do|did|will|shall|are|is|were)\b"
        ),
        says=("What time would you like?",),
        asks=("time",),
    ),
    Phrase(
        name="asks the day",
        act=Act.ASKS,
        needs="day date when days dates",
        pattern=(
            r"\b(?:what|which|on what|preferred|any particular|a) (?:particular |exact |specific )?(?:day|date)s?\b"
            r"|\bwhen (?:would|should|do|did|will|shall|are|is|were)\b"
        ),
        says=("Which day?",),
        asks=("date",),
    ),
    Phrase(
        name="asks until when",
        act=Act.ASKS,
        needs="late until till finish end back home",
        pattern=(
            r"\bhow late\b|\b(?:until|till) (?:when\b|what time\b[^.?!;]*)"
            r"|\bwhat time (?:will|do|does|should) [\w ]{1,16} (?:finish|end|be back|be home)\b"
        ),
        says=("How late will they be?", "Until what time will you stay?"),
        but_not=("What time would you like?",),
        asks=("end",),
    ),
    Phrase(
        name="asks how long",
        act=Act.ASKS,
        needs="long nights days",
        pattern=r"\bhow (?:long|many (?:nights|days))\b",
        says=("How many nights?",),
        asks=("nights",),
    ),
    Phrase(
        name="asks to confirm",
        act=Act.ASKS,
        needs="confirm confirming right correct ok okay good fine all shall should like want sound look work",
        pattern=(
            r"\b(?:please (?:can you |could you |kindly )?confirm|(?:can|could|would) you (?:please )?confirm"
            r"|is (?:that|this|it|everything) (?:right|correct|ok|okay|good|fine|all right)"
            r"|confirm(?:ing)?(?: again)?[:,]? (?:you|your|that|the|a|to)|shall i|should i"
            r"|would you like(?: me)? to|do you want(?: me)? to|does (?:that|this) (?:sound|look|work))\b"
        ),
        says=("Please confirm: a table for two.", "Is that correct?"),
    ),
    Phrase(
        name="asks whether to book",
        act=Act.ASKS,
        needs="book reserve confirm schedule buy purchase order make place",
        pattern=(
            r"\b(?:(?:should|shall|can|may|could) i (?:go ahead and |then |now )?"
            r"|(?:would you like|do you want)(?: me)? to (?:go ahead and )?)"
            r"(?:book|reserve|confirm|schedule|buy|purchase|order|make|place)\b"
        ),
        says=("Should I book that for you?", "Would you like me to reserve it?"),
        asks=("booking",),
    ),
    Phrase(
        name="anything else?",
        act=Act.ASKS,
        needs="anything something any else need all everything it like",
        pattern=(
            r"\b(?:anything|something|any thing) (?:else|more|other|further)|\b(?:what|how) else\b"
            r"|\bany (?:other|more|further)\b|\bneed (?:any )?(?:further|more|other)\b|\banything\b"
            r"|\bis (?:that|there) (?:all|everything|it|\w+thing)\b|\bwill (?:that|there) be (?:all|any)"
            r"|\blook (?:up )?any\b|\bwould you like (?:me )?(?:to (?:know|hear|help|assist)|any|another|some)"
        ),
        says=("Anything else?", "Is that everything?"),
        asks=("courtesy",),
    ),
    Phrase(
        name="can I help?",
        act=Act.ASKS,
        needs="help assist assistance do of",
        pattern=(
            r"\b(?:can|may|could|do|would|is there|will|are there|was there|did|what)[\w' ]{0,30}"
            r"\b(?:help|assist|assistance|do for you|of (?:\w+ )?(?:service|help))\b"
        ),
        says=("Can I be of assistance in some way?",),
        asks=("courtesy",),
    ),
)
