"""What says that a booking is made: you're booked, I've put you in, it's in the diary."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import (
    ADV,
    BOOKING,
    CLOCK,
    DONE,
    DONE_WORDS,
    DOWN,
    I_HAVE,
    KIN,
    MADE,
    NOT_OURS,
    NOT_SUPPOSED,
    NUMBER,
    ON_RECORD,
    RECORDED,
    START,
    WEEKDAY,
    WHO,
    YOU,
)

__all__ = ["COMMITMENTS"]

# A word of what is booked ("your table for two"), and one that stands between it and "is booked".
_OF_IT = (
    r"(?:(?!(?:is|are|was|were|not|can|will|would|if|once|when|that|of|or)\b)[\w'-]+(?:\.\w+){0,3} )"
)
_ABOUT_IT = (
    r"(?: (?!(?:is|are|has|have|was|were|isn't|wasn't|not|can|cannot|will|would|could|should|may|might|must|needs?"
    r"|to be|if|once|when|that|or)\b)[\w':@.-]+)"
)
_HIS = r"(?!he's|she's|they|it's|that's|who's|what's|there's|everyone's|everything's|one's|room's|table's|day's)"

# Before a name, or what is booked in under one: nobody else, and no word that starts something else.
_NOBODY_ELSE = (
    r"(?!(?:a|an|the|to|no|not|nothing|never|been|some\w*|every\w*|no-?one|any\w*|another|other|others|all"
    r"|both|each|most|more"
    r"|only|already|it|that|this|those|these|them|they|you|him|her|people|guests|parties|groups|weddings?"
    r"|just|so|and|or"
    r"|had|have|got|got to|just|fully|mostly|what|who|which|mr|mrs|ms|miss|dr"
    r"|mine|ours|yours|theirs|none|nobody|no one|plenty|loads|lots|tons|many|few|two|regulars"
    rf"|\w+day|today|tomorrow|tonight|\d+|{NUMBER})s?\b|\w+s\b(?<!us)(?<!is)(?<!as)(?<!es))"
)

COMMITMENTS: tuple[Phrase, ...] = (
    Phrase(
        name="you're booked",
        act=Act.CONFIRMS,
        needs="you* ye* y y'all",
        pattern=(
            r"\b(?!you (?:booked|scheduled|reserved|arranged|purchased|bought|placed|registered) (?:to|an?"
            r"|it|with|online)\b)"
            rf"{YOU} {ADV}(?:{DONE}(?: in\b)?|{ON_RECORD}|{RECORDED}|{DOWN}|(?:squeezed|fitted|slotted|popped) in\b|in for (?!a (?:treat|shock|surprise"
            rf"|wait)\b)(?:\w+ ){{0,3}}(?:at|on|\d|half|quarter)|expected)"
            rf"{NOT_OURS}"
        ),
        says=(
            "You're booked for two at 7:30.",
            "your booked",
            "Y'all are booked, Friday at seven.",
            "You're in the book for Wednesday.",
            "You have been successfully booked.",
            "You're down for Friday at six.",
            "You're on the board.",
            "Right so, ye're down for half two.",
            "Half eight then, you're squeezed in.",
        ),
        but_not=(
            "You were booked for last Thursday.",
            "You're booked once the deposit is paid.",
            "You scheduled to visit the house on Friday.",
        ),
    ),
    Phrase(
        name="you're all set",
        act=Act.SETTLES,
        needs="set sorted squared go",
        pattern=(
            rf"\b{YOU} {ADV}(?:good to go|ready to go|set(?! (?:on|by|up to))|all set|sorted|squared away){NOT_OURS}"
        ),
        says=("You are all set.", "You're good to go for four at 12:30."),
        but_not=("You're all set once the deposit is paid.",),
    ),
    Phrase(
        name="all set",
        act=Act.SETTLES,
        needs="all",
        pattern=(
            r"(?<!we're )(?<!they're )(?<!are )(?<!it's )(?<!is )\ball (?:set|sorted)"
            r"(?= *(?:[.,!;]|$| for (?:you|\d|two|three|four|five|six)| then))"
        ),
        says=("All set for you.",),
    ),
    Phrase(
        name="that's you booked",
        act=Act.CONFIRMS,
        needs="that's",
        pattern=(
            r"\bthat's (?:you|ye|them|him|her|(?:mr|mrs|ms|miss|dr)\.? \w+) (?:all )?(?:booked|in|down"
            r"|sorted|reserved|confirmed)(?: in)?\b"
            r"(?! (?:up|out|solid|for nothing))"
        ),
        says=(
            "That's you booked in, then.",
            "That's them in, five past seven Wednesday.",
            "That's Mrs Fitzgerald booked for two forty.",
        ),
        but_not=("That's them booked up till Sunday.",),
    ),
    Phrase(
        name="your booking is made",
        act=Act.CONFIRMS,
        needs=(
            "booked confirmed reserved scheduled secured arranged purchased bought placed registered finali* locked set"
            " sorted squared guaranteed processed made complete* done success* through thru good ready effective final"
            " care way place order well"
        ),
        pattern=(
            rf"\b(?:your|you|the|this|that|these|a|an|(?:both|all)(?: of)?(?: your)?) {_OF_IT}{{0,4}}?"
            rf"{BOOKING}(?:{_ABOUT_IT}{{0,8}}? (?:is|are|has|have|was|were|went|got|'s)|'s)(?: been)? "
            rf"{ADV}(?:made )?(?:{MADE}|thru|well)\b"
            r"(?! (?:by|to (?:change|be)|to \w+ (?:at|from|in)|solid|up\b|out\b|if\b|once\b|when\b|as soon as|unless"
            r"|until|subject|on (?:the )?(?:hold|request|wait)|only|at (?:the|your)"
            r"|for (?:the staff|staff|members|another|someone|residents|our|private|regulars|a )))"
        ),
        says=(
            "Your reservation has been made.",
            "Your table is booked.",
            "Your cab has been booked and is on its way.",
            "Your appointment with the dentist is confirmed.",
            "The booking was successful.",
            "your reservation is booked",
        ),
        but_not=("The table is reserved for staff.", "Your table will be booked.", "Your booking is not confirmed."),
    ),
    Phrase(
        name="booking successful",
        act=Act.CONFIRMS,
        needs=(
            "booked confirmed reserved scheduled secured arranged purchased bought placed registered finali* locked set"
            " sorted squared guaranteed processed made complete* success* done effective through fixed book"
        ),
        pattern=(
            rf"(?:{START}|\b(?:okay|ok|great|the|your|alright|and|yes) )(?:the |your )?"
            r"(?:(?:ride|cab|table|room|hotel|car|ticket|seat|taxi|visit|order|appointment|flight|train|apartment"
            r"|property) )?"
            r"(?:booking|reservations?|appointment|tickets?|purchase|order|ride|visit|viewing|tour|table"
            r"|cab|car|seats?)"
            r"(?: (?:of|for)(?: [\w-]+){1,5}?)?(?: was| is| has been| were| are| made| been){0,3} "
            rf"{ADV}(?:{DONE}|made|completed?|successful(?:ly)?|a success|done|effective|went through|fixed|book"
            r"|set(?! (?:by|on|up)))\b"
            r"(?! (?:by|for (?:staff|members)|solid|up\b|out\b|if\b|once\b|when\b))(?: made| booked| completed)?"
        ),
        says=(
            "Booking was successful.",
            "Booking completed!",
            "Ride booked.",
            "Booking made successfully.",
            "Tickets purchased.",
        ),
        but_not=("Your booking is not made yet.",),
    ),
    Phrase(
        name="I've booked",
        act=Act.CONFIRMS,
        needs="book* reserved scheduled confirmed secured arranged purchased bought placed finali* set",
        pattern=(
            rf"{NOT_SUPPOSED}\b{I_HAVE} {ADV}"
            r"(?:booked|book(?= (?:the|your|that|it))|reserved|scheduled|confirmed|secured|arranged|purchased|bought"
            r"|placed|finali[sz]ed|set up)"
            r"(?! (?:by|solid|up\b|out\b|mr|mrs|ms|miss|that night|all|for (?:staff|another)))"
        ),
        says=(
            "I've booked your car.",
            "I have successfully purchased 2 tickets.",
            "I've gone ahead and booked the ride for you.",
            "We have confirmed your appointment.",
        ),
        but_not=("If I booked you at 8, would that work?", "I have booked Mr. Brandt in."),
    ),
    Phrase(
        name="I've made the booking",
        act=Act.CONFIRMS,
        needs="made completed done finished processed submitted set",
        pattern=(
            rf"{NOT_SUPPOSED}\b{I_HAVE} {ADV}(?:made|completed|done|finished|processed|submitted|set) "
            rf"(?:(?!(?:of|about|on|but|no|not|with|in|to|at|from|if|once|it|its|it's|that's|isn't|for(?! you))\b)[\w']+ ){{0,6}}?{BOOKING}"
        ),
        says=(
            "I've made that reservation for you now.",
            "OK, I've successfully completed this hotel booking for you!",
            "I've made for you the reservation.",
        ),
        but_not=(
            "I've made a note of the booking.",
            "I've made a note of it it's no booking.",
            "We've submitted a query about your table.",
            "If I've made the booking by noon, I'll text you.",
        ),
    ),
    Phrase(
        name="I was able to book",
        act=Act.CONFIRMS,
        needs="able managed got succeeded",
        pattern=(
            r"\b(?:i|we)(?:'ve| have)?(?: also| just)? (?:(?:was|were|have been|'ve been) (?:successfully |also |just )?able to"
            r"|managed to|got to|succeeded in) (?:successfully )?"
            r"(?:book|reserve|schedule|secure|purchase|buy|confirm|arrange|complete|find and book|set up"
            r"|(?:fit|squeeze|slot|pop|put|get) (?:you|ye|y'all|them|him|her|your (?:party|group))(?: all| both)? in"
            r"|make (?:the|that|your|a|it)|get (?:you|that|the|your|it|a|those))\b"
        ),
        says=("I was able to book the room.", "I managed to get you a table.", "I've managed to fit you in."),
        but_not=("I wasn't able to book.", "I am not able to book that."),
    ),
    Phrase(
        name="I've got you down",
        act=Act.CONFIRMS,
        needs="got have had get has i've we've he's she's they've",
        pattern=(
            r"\b(?!(?:he|she|they)\b(?:'ve|'s)?(?: has| have| had| get| got(?:ten)?){0,2} (?:it|that|this"
            r"|those|them)\b)"
            r"(?:(?:i|we|he|she|they)(?:'ve|'s| have| has)(?: got(?:ten)?)?"
            r"|(?:i|we|he|she|they|just|okay|ok) (?:got|have|had|get)(?: got(?:ten)?)?) "
            rf"{WHO} (?:all |both |now |here |just )*"
            rf"(?:{DONE}|{ON_RECORD}|{RECORDED}|down(?! (?:tentatively|provisionally|as a maybe)| for ?:)\b|set(?: up)?\b"
            r"|in(?! (?:the (?!book|diary|system|calendar)|case|mind|touch|with|on the phone|our records|line))\b"
            r"|(?:on|in) (?:for|his|her|the|our) |(?<!it )(?<!that )(?<!this )(?<!those )(?<!them )for (?:a |the )?(?:table|party|\d))"
            rf"{NOT_OURS}"
        ),
        says=(
            "I've got you down for two on the 25th.",
            "We have you down for four at 7:15.",
            "I have you booked.",
            "Okay, Saturday at three, I've got you in.",
            "I got you booked.",
            "He's got you on his sheet, half eight Thursday.",
            "We've got him squared away.",
            "I have ye booked for half eleven.",
        ),
        but_not=("They have it booked.", "I got it for 20 dollars.", "She's got that booked for Tuesday.", "I have you down for: two people, 7:15."),
    ),
    Phrase(
        name="we have you at",
        act=Act.CONFIRMS,
        needs="have i've we've",
        pattern=rf"\b(?:i|we)(?:'ve| have)(?: got)? you (?:at|for|on) (?={CLOCK})",
        says=("Right, we have you at half past seven.",),
        but_not=("We have you at the top of the waiting list.",),
    ),
    Phrase(
        name="I got the reservation",
        act=Act.CONFIRMS,
        needs="got gotten secured landed",
        pattern=(
            r"\b(?:i|we|you)(?:'ve| have)?(?: just| now)? (?:got|gotten|secured|landed) (?:you )?"
            r"(?:a|an|the|your|that|those|\d+) (?:[\w'-]+ ){0,3}?"
            r"(?:reserv\w*|appoin\w*|table|booking|tickets?|seats?|room)\b"
            r"(?! (?:left|available|open|free|that|at \d|on (?:hold|standby)"
            r"|for (?:sale|\d+ (?:dollars|pounds|euros))))"
        ),
        says=("I got the appointment.", "Congrats, you got a reservation there."),
        but_not=("I've got a table left.",),
    ),
    Phrase(
        name="you've got two tickets",
        act=Act.CONFIRMS,
        needs="got",
        pattern=(
            r"\byou(?:'ve| have) got (?:\d+|your|the|a|two|three|four|five|six) (?:[\w'-]+ ){0,3}?"
            r"(?:tickets?|seats?|table|room|spot|appointment|slot)\b"
        ),
        says=("You've got two tickets.", "You've got your usual spot."),
        but_not=("You've got two minutes before we close.",),
    ),
    Phrase(
        name="you've got the 2:40",
        act=Act.CONFIRMS,
        needs="got",
        pattern=(
            r"\byou(?:'ve| have)? got (?:the|your) (?:\d[\d:]*|\w+ (?:o'clock|thirty|fifteen|forty|past|to) ?\w*"
            r"|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: \w+)?)"
            r"(?: slot| appointment| one)? (?:with|on|for|at)\b"
        ),
        says=("Okay, you've got the 2:40 with Janelle on Friday.",),
        but_not=("You've got the 2:40 confused, I think.",),
    ),
    Phrase(
        name="you got lanes seven and eight",
        act=Act.CONFIRMS,
        needs="got",
        pattern=(
            r"\byou(?:'ve| have)? got (?:lanes?|courts?|rooms?|tables?|seats?|row|pitch|bay) "
            r"(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|[a-z]\b)"
        ),
        says=("Okay Brewster, you got lanes seven and eight.",),
        but_not=("You got lanes mixed up.",),
    ),
    Phrase(
        name="that's ordered for you",
        act=Act.CONFIRMS,
        needs="ordered",
        pattern=(
            rf"{NOT_SUPPOSED}\b(?:that's|that is|it's|it is|they're|they are|those are|your \w+ (?:is|are))(?: all| now| both)* ordered\b"
            r"(?! (?:by|from|in advance|once|if|when|until|as soon as|subject))"
        ),
        says=("That's ordered for you, four boxes.", "They're all ordered now."),
        but_not=("It's ordered once we have the money.", "That's ordered by the school."),
    ),
    Phrase(
        name="I have a table booked",
        act=Act.CONFIRMS,
        needs="booked reserved confirmed scheduled secured",
        pattern=(
            r"\b(?:i|we|you)(?:'ve| have)?(?: got| now)* (?:a|an|your|the|\d+|two|three|four) (?:[\w'-]+ ){0,4}?"
            rf"{BOOKING} (?:(?:for|at|on) [\w: ]{{1,24}}?)?(?:booked|reserved|confirmed|scheduled|secured)\b"
            r"(?! (?:by|solid|up))"
        ),
        says=("I have a table booked for 7 at 19:30.", "I have your table reserved."),
        but_not=("I have a table booked by another party.",),
    ),
    Phrase(
        name="I have Rufus booked in for",
        act=Act.CONFIRMS,
        needs="booked scheduled reserved down",
        pattern=(
            rf"{NOT_SUPPOSED}\b(?:i|we)(?:'ve| have)(?: got| now)* "
            rf"(?:your (?!{KIN}\b|neighbou?r|old|other|previous|earlier|last|existing)(?:[\w'-]+ ){{1,5}}?"
            r"(?:all |now )?(?:booked|scheduled|reserved|down)(?: in)?"
            rf"|{_NOBODY_ELSE}[a-z][\w'-]+ (?:and {_NOBODY_ELSE}[a-z][\w'-]+ )?(?:all |now )?(?:booked in|scheduled in"
            r"|down))"
            r" (?:for|at|on|with) "
            rf"(?={CLOCK}|your|half|his|her|a |an |tomorrow|today|tonight|this|next|the|[a-z]+ \d)"
            r"(?![^.?!;]*\b(?:already|took|takes|not you|so no|instead of you)\b)"
        ),
        says=(
            "I have your party of four booked for seven.",
            "I have Rufus booked in for three.",
            "I've got your Outback scheduled for Tuesday.",
        ),
        but_not=(
            "I have another party booked for seven.",
            "We have Saturday booked for a wedding.",
            "I have regulars booked in for seven.",
            "I have Smith booked in for seven already.",
        ),
    ),
    Phrase(
        name="I've put you in",
        act=Act.CONFIRMS,
        needs=(
            "put popped written wrote slotted squeezed fitted fit entered added marked stuck logged penned inked booked"
            " locked"
        ),
        pattern=(
            r"\b(?:i|we|i'm|just)(?:'ve| have|'d)?(?: just| now| already| gone and| also)* "
            r"(?:put|popped|written|wrote|slotted|squeezed|fitted|fit|entered|added|marked|stuck|logged|penned|inked"
            r"|booked|locked) "
            r"(?:you|yous|youse|ye|y\'all|that|it|them|this|him|her|everyone|yourselves|your (?:name|party|booking|appointment|table))"
            r"(?: all| both)? (?:in\b|down\b|into|for|through|on the (?:books?|sheet|calendar|schedule))"
        ),
        says=(
            "I've put you in.",
            "I've popped you in for quarter to eleven.",
            "I've written you in, Thursday the 6th.",
            "I just put you down for two.",
            "I've squeezed ye in at noon.",
            "I've locked that in.",
        ),
        but_not=("I've put you on the list.", "I've put it on hold."),
    ),
    Phrase(
        name="it's booked",
        act=Act.CONFIRMS,
        needs="that* it it's its they* those these both this everything*",
        pattern=(
            r"\b(?!(?:it's|it is|its) scheduled (?:for|at|on|to) (?!you\b))"
            r"(?:(?:it|that|they|those|these|both|this|everything) (?:is|are|has been|have been)"
            r"|(?:it|that|everything)'s(?: been)?|its|thats|they're|they've been) "
            r"(?:(?:for you|then|friday|saturday|sunday|monday|tuesday|wednesday|thursday) )?"
            rf"{ADV}(?:{DONE}|all set|in the (?:book|diary|calendar|system)|on the (?:books|calendar|schedule|sheet)"
            r"|done and dusted|done(?= for you\b)|definite(?= *(?:[.,!]|$)| for you| now| then)|settled|a done deal|(?:all )?yours|taken care of|in\b(?= *[.!,;]| *$))"
            r"(?! (?:seating|parking|area|section|by|solid|up\b|out\b|if\b|once\b|when\b|as soon as|unless"
            r"|until|subject"
            r"|for (?:staff|members|private|a party|another|someone)|that (?:day|night|evening)|on (?:the )?\d"
            r"|to (?:depart|arrive|leave|start|begin|land|end|be|take|open|close)|then$|already for))"
        ),
        says=(
            "It's booked.",
            "That's all sorted.",
            "That's booked for you.",
            "It's in the calendar.",
            "Okay, it's yours.",
            "Oh yes, it's definite.",
            "That's done for you.",
            "That's all reserved for you, Mr Pritchard.",
        ),
        but_not=("It's booked up.", "That's booked by someone else.", "It is scheduled for tomorrow at 8:30."),
    ),
    Phrase(
        name="is reserved",
        act=Act.CONFIRMS,
        needs="is",
        pattern=(
            rf"{START}is (?:all |now |already )?(?:reserved|booked|confirmed)\b"
            r"(?! (?:by|for (?:staff|members)|up|out|solid))"
        ),
        says=("I write you in, is reserved.",),
        but_not=("Is reserved for staff, that one.",),
    ),
    Phrase(
        name="successfully booked",
        act=Act.CONFIRMS,
        needs="success*",
        pattern=rf"\bsuccessfull?y (?:been )?(?:{DONE_WORDS}|made|completed|done|set)\b",
        says=("Successfully booked!", "The visit was successfully scheduled."),
        but_not=("I couldn't successfully send it.",),
    ),
    Phrase(
        name="booked for you",
        act=Act.CONFIRMS,
        needs="booked reserved",
        pattern=rf"(?:{START}|\b(?:okay|ok|yes|can|and|there) )(?:booked|reserved) (?:it )?for you\b(?! if)",
        says=("Can, can. Booked for you already.",),
        but_not=("Booked for you if the deposit is in.",),
    ),
    Phrase(
        name="booked for the 25th",
        act=Act.CONFIRMS,
        needs="booked",
        pattern=(
            rf"(?:^|[.!] ?)(?:(?:okay|ok|right|yes|great|lovely|perfect|there),? )?booked for (?:you for )?"
            rf"(?={CLOCK}|tomorrow|tonight|today|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov"
            r"|dec)[a-z]* (?:the )?\d)"
            r"(?![^.?!;]*\b(?:afraid|sorry|already|all day|full|unfortunately|someone|private|weddings?|parties"
            r"|functions?)\b)"
        ),
        says=("Booked for September 25th at 18,000 yen.",),
        but_not=("Booked for Friday, I'm afraid.", "Booked for a wedding."),
    ),
    Phrase(
        name="all locked in",
        act=Act.CONFIRMS,
        needs="all",
        pattern=(
            r"(?<!we're )(?<!they're )(?<!are )(?<!it's )(?<!is )(?<!been )(?<!sorry )(?<!sorry, )"
            r"\ball (?:booked in|booked(?= for)|locked in|confirmed|reserved)\b"
            r"(?! (?:up|out|solid|if|once|when)| (?:for |on )?(?:that|those|the whole) (?:night|day|evening|date"
            r"|week)\w*)"
        ),
        says=("No dramas, all locked in, Wednesday at nine.", "All confirmed for you, four on Sunday."),
        but_not=("All reserved that evening, I'm afraid.",),
    ),
    Phrase(
        name="there you go, all booked",
        act=Act.CONFIRMS,
        needs="there great perfect lovely done brilliant",
        pattern=(
            r"\b(?:there (?:you|we) (?:go|are)|great|perfect|lovely|brilliant|done)[,.!;:-]* *(?:then,? )?"
            r"all (?:booked|reserved|confirmed)\b(?= *(?:[.,!;]|$)| (?:for you|then|now)\b)(?![^.?!;]*\b(?:sorry|afraid|unfortunately)\b)"
        ),
        says=("There you go, all booked.", "Perfect, all booked for you."),
        but_not=("Sorry, all booked.", "All booked, mate.", "Great, all booked, sorry."),
    ),
    Phrase(
        name="confirmed:",
        act=Act.CONFIRMS,
        needs="booked confirmed reserved",
        pattern=(
            rf"{START}(?:(?:okay|ok|yes|great|perfect|right|lovely),? )?(?:(?:all|now) )?(?:booked|confirmed|reserved) ?(?::|-{{1,2}}|[–—]) ?(?=\w)"
        ),
        says=("Confirmed: two people, Friday at 8 pm.",),
        but_not=("To be confirmed: the menu.",),
    ),
    Phrase(
        name="I've kept you a table",
        act=Act.CONFIRMS,
        needs="saved kept",
        pattern=(
            rf"{NOT_SUPPOSED}\b(?:i|we)(?:'ve| have)(?: just| also)? (?:saved|kept) (?:you|ye|y'all)(?: both| all)? (?:a|an|the|your|{NUMBER}) "
            rf"(?:(?!of\b|another\b|number\b)[\w'-]+ ){{0,3}}?{BOOKING}\b(?![^.?!;]*\b(?:until|till|for now|if|in case|unless|pending|standby|waiting|list|hour|request)\b)"
        ),
        says=("I've kept you a table for two.", "Sure, we've saved you the corner table."),
        but_not=("I've kept you the number of another place.", "I've kept you a table until six.", "I've saved you a place on the waiting list."),
    ),
    Phrase(
        name="is booked for you",
        act=Act.CONFIRMS,
        needs="booked reserved confirmed secured",
        pattern=(
            r"\b(?!(?:it|that|this|you|they|there|what|everything)\b)[\w:]+(?: is| are|'s) (?:all |now |both )?(?:booked|reserved|confirmed|secured) (?:in )?for (?:you|ye|your party)\b(?! (?:if|once|when|unless|as soon)\b)"
        ),
        says=("8 pm on Friday is booked for you.",),
        but_not=("8 pm is booked for you once it's paid.",),
    ),
    Phrase(
        name="8 pm on Friday is confirmed",
        act=Act.CONFIRMS,
        needs="confirmed",
        pattern=(
            rf"\b(?:{NUMBER}|people|persons|guests|[ap]m|o'clock|noon|{WEEKDAY}|\d+(?:st|nd|rd|th)) (?:is|are) (?:all |now |also )?confirmed\b(?= *(?:[.,!;]|$)| (?:for you|now|then|and|with us)\b)"
        ),
        says=("8 o'clock on Friday for two people is confirmed.",),
        but_not=("One of two people isn't confirmed.", "Seven is confirmed for the others.", "Friday is confirmed as a holiday."),
    ),
    Phrase(
        name="you're on for",
        act=Act.CONFIRMS,
        needs="on",
        pattern=rf"\b(?:you're|you are|ye're) on for (?={CLOCK}|\w+ (?:past|to|o'clock))",
        says=("Aye, you're on for ten past two, Saturday.",),
        but_not=("You're on for a long wait, I'm afraid.",),
    ),
    Phrase(
        name="that's your pitch confirmed",
        act=Act.CONFIRMS,
        needs="booked confirmed reserved sorted secured",
        pattern=(
            r"\b(?:that's|that is) (?:(?:your|the|a) (?:[\w'-]+ ){1,4}?"
            rf"|{NUMBER} (?:[\w'-]+ ){{0,3}}?{BOOKING} )(?:booked|confirmed|reserved|sorted|secured)\b"
            rf"{NOT_OURS}(?! already| for (?:the [a-z]+s|mr|mrs|ms|them|him|her)\b)"
        ),
        says=("That's your pitch confirmed from the 28th.", "That's two circle seats reserved for you."),
        but_not=("That's two tables booked already.",),
    ),
    Phrase(
        name="the room is yours",
        act=Act.CONFIRMS,
        needs="yours",
        pattern=(
            rf"\b(?:the |your |that )?(?:{BOOKING}|garden|terrace|boardroom|field|pitch)(?: at [\w: ]+)? ?"
            r"(?:is|are|'s) (?:all |now )?yours\b(?! if)"
        ),
        says=("The room is yours.", "The hall is yours, contract signed off."),
        but_not=("The table is yours if you pay today.",),
    ),
    Phrase(
        name="that's the room yours",
        act=Act.CONFIRMS,
        needs="yours",
        pattern=(
            r"\bthat's (?:the|your|a) (?:[\w'-]+ ){0,4}?"
            r"(?:room|table|hall|slot|spot|place|court|lane|space|one|car|pitch)s? yours\b(?! if)"
        ),
        says=("That's the upstairs room yours, Thursday the 17th.",),
        but_not=("That's the corner table yours if they don't turn up.",),
    ),
    Phrase(
        name="slot is allotted",
        act=Act.CONFIRMS,
        needs=(
            "secured written penned inked locked slotted squared ticketed allot* allocated assigned logged entered"
            " created gone done fixed care sorted"
        ),
        pattern=(
            r"\b(?:your |the |that |this |it's |it is |that's |that is |they're |those are )?"
            rf"(?:{BOOKING} ?)?(?:'s|is|are|has been|have been)? ?(?:all |now |just |been )*"
            rf"(?:{RECORDED}|secured)\b{NOT_OURS}(?: for you| now| then| to you)*"
        ),
        says=(
            "Slot is allotted to you.",
            "Reservation's created.",
            "That's gone in the system now.",
            "It's written in, Thursday the 5th.",
            "That's all done for you.",
            "One sec now, that's them gone through.",
            "Yeah mate, locked in.",
        ),
        but_not=("They're gone.", "The last one has gone."),
    ),
    Phrase(
        name="in the book",
        act=Act.CONFIRMS,
        needs="book diary books calendar",
        pattern=r"\b(?:in|into|on) the (?:book|diary|books|calendar)\b(?= *(?:for|,|\.|!|$|as|under))",
        says=("There, it's in the book.", "Down in the diary."),
        but_not=("It says in the book that we're shut.",),
    ),
    Phrase(
        name="your name is down",
        act=Act.CONFIRMS,
        needs="name* table* party*",
        pattern=r"\byour (?:name|table|party)(?:'s| is) (?:all |now )?down\b",
        says=("Your name's down.",),
        but_not=("Your name isn't down here.",),
    ),
    Phrase(
        name="X's booked in for",
        act=Act.CONFIRMS,
        needs="booked down",
        pattern=(
            rf"\b{_HIS}[a-z]+(?:'s| is) (?:all |now )?(?:booked (?:in (?:for|at|on|with|then)|to come)|down for)\b"
        ),
        says=("Biscuit's booked in for 2:15.", "So Dave's booked to come to you on Wednesday."),
        but_not=("She's booked in for two already.",),
    ),
    Phrase(
        name="X's in at",
        act=Act.CONFIRMS,
        needs="in",
        pattern=(
            rf"(?:{START}|\b(?:okay|ok|so|right|and|then) )(?!he's|she's|who's)[a-z]+'s in (?:at|for|on"
            rf"|with)(?= {CLOCK})"
        ),
        says=("Okay, Biscuit's in at nine forty then.",),
        but_not=("He's in at nine, ask him then.",),
    ),
    Phrase(
        name="order's in",
        act=Act.CONFIRMS,
        needs="order* booking* reservation*",
        pattern=(
            r"\b(?:(?:your|the|that) )?order(?:'s| is| has been) (?:all )?(?:in|placed|confirmed|through|sent)\b"
            r"(?! (?:stock|transit|the))"
            r"|\b(?:booking|reservation)(?:'s| is) (?:all )?in(?= *(?:[.,!]|$))"
        ),
        says=("Order's in.", "Booking's in.", "The order's placed, pickup Wednesday."),
        but_not=("Your order's in the warehouse.",),
    ),
    Phrase(
        name="I moved you",
        act=Act.CHANGES,
        needs="moved changed switched swapped updated amended adjusted shifted bumped made had",
        pattern=(
            r"\b(?:i|we|just)(?:'ve| have)?(?: just| now)* "
            r"(?:moved|changed|switched|swapped|updated|amended|adjusted|shifted|bumped|made|had to (?:move|change|switch|shift|bump)) "
            r"(?:you|that|it|(?:your|the) (?:booking|reservation|table|appointment|order|time|date))\b"
            rf"|{START}(?:moved|switched|swapped) (?:you|it|that) (?:over|across|to)\b"
        ),
        says=(
            "I've moved you to eight, Friday the 16th.",
            "I just updated it.",
            "I had to move you to eight.",
            "Sure, swapped you over.",
        ),
    ),
    Phrase(
        name="it's changed",
        act=Act.CHANGES,
        needs="changed moved updated amended",
        pattern=(
            r"\b(?:it's|that's|(?:your|the) (?:booking|reservation|table|appointment)(?:'s| is| has been)) "
            r"(?:now |been |all )*(?:changed|moved|updated|amended)\b"
        ),
        says=("That's changed for you.",),
    ),
    Phrase(
        name="your table is blocked",
        act=Act.CONFIRMS,
        needs="blocked",
        pattern=rf"\b(?:your|the) (?:table|room|slot|seats?|booking|appointment|cab|court)(?:'s| is| has been| are)(?: already| now)? blocked(?= for (?:you|{CLOCK}|\d|tonight|tomorrow))",
        says=("Your room has been blocked for Friday, sir.",),
        but_not=("The table is blocked for staff.", "Your card is blocked."),
    ),
    Phrase(
        name="I've blocked it out for you",
        act=Act.CONFIRMS,
        needs="blocked given let",
        pattern=(
            rf"{NOT_SUPPOSED}\b(?:i|we)(?:'ve| have)(?: just| now)? (?:blocked (?:it|that|this|the (?:\w+ ){{0,2}}?(?:slot|hour|time|table|room)|your \w+)(?: out| off)? for you"
            r"|(?:given you|let you have) (?:that|this|the) (?:one|slot|spot|table|room|court|appointment))\b(?! (?:already|until|till|if|unless|for now))"
        ),
        says=("I've blocked that off for you.", "I've given you that one."),
        but_not=("I've blocked it out for the staff.", "I've given you that number."),
    ),
    Phrase(
        name="I've sent you the tickets",
        act=Act.CONFIRMS,
        needs="confirmation ticket* etickets e",
        pattern=(
            rf"{NOT_SUPPOSED}\b(?:i|we)(?:'ve| have)(?: just| now| already)* (?:sent|emailed|e-mailed|texted|messaged|posted) (?:you )?(?:the|your|both|all (?:the )?{NUMBER}|{NUMBER}) (?:booking )?"
            r"(?:confirmation|e-?tickets?|tickets)\b(?! (?:link|form|request|page|code|prices?|options?|list|desk|office|number|to))"
        ),
        says=("I've just emailed you the tickets.", "I've texted you the confirmation."),
        but_not=("I've sent you the confirmation form.", "Once I've sent you the confirmation it's yours."),
    ),
    Phrase(
        name="booked already lah",
        act=Act.CONFIRMS,
        needs="already",
        pattern=r"(?:^|(?<=[.!?] ))(?:(?:ok|okay|yes|can),? ){1,2}(?:[a-z]+, )?(?:book|booked|reserve|reserved|confirm|confirmed|chope|chop) already(?: for you)? (?:lah|liao|lor|ah)(?= *(?:[.,!]|$))",
        says=("Okay, reserve already lah.", "Yes, confirm already liao."),
        but_not=("Okay, booked already ah?", "No table, all booked already lah."),
    ),
    Phrase(
        name="typed in, confirmed",
        act=Act.CONFIRMS,
        needs="confirmed",
        pattern=(
            r"(?:^|(?<=[.!?,] ))(?:(?:okay|ok|right|yes),? )?(?:there (?:we|you) (?:go|are)|done|typed|key(?:ed)?|got it|gotcha|sorted|saved|noted|it's (?:in|on|down)|you're (?:in|down)|in (?:the|my)|that's (?:it|that|you)|all (?:done|in|good)|perfect|super|lovely)(?: (?!not|but|if|once|when)[a-z']+){0,4}, (?:all |now )?confirmed(?= *(?:[.!]|$)| and (?:paid|all)\b)"
        ),
        says=("It's on the screen, confirmed.", "The 25th, got it here, confirmed and paid.", "Okay, keyed in for you, all confirmed."),
        but_not=("Once it's paid, confirmed.", "The one beside it, confirmed."),
    ),
)
