"""What agrees, offers and upholds: yes, that works, 7:30 is open, Thursday stands."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import CLOCK

__all__ = ["AGREEMENTS"]

AGREEMENTS: tuple[Phrase, ...] = (
    Phrase(
        name="yes",
        act=Act.AFFIRMS,
        needs="yes yeah yep yup aye yea indeed",
        pattern=(
            r"(?:^|[.!?;,…] *|\b(?:oh|ah|well|um|uh|er|okay|ok|and|but) )"
            r"(?:yes|yeah|yep|yup|yea|aye|yes indeed|indeed|uh huh yes)\b(?! (?:but|and no))"
        ),
        says=("Yes.", "Yeah, of course."),
        by="both",
    ),
    Phrase(
        name="certainly",
        act=Act.AFFIRMS,
        needs="certainly sure absolutely definitely course gladly surely means",
        pattern=(
            r"(?<!not )(?<!i'm )(?<!to be )\b(?:certainly|sure(?: thing)?|absolutely|definitely|of course|by all means|gladly"
            r"|surely)\b(?! (?:if|about|that|whether|we|i|it))"
        ),
        says=("Certainly.", "Of course.", "Sure, we can do that."),
        but_not=("I'm not sure about that.", "Just to be sure: at nine?"),
        by="both",
    ),
    Phrase(
        name="that's right",
        act=Act.AFFIRMS,
        needs="right correct exactly perfect spot",
        pattern=(
            r"\b(?:that's|that is|it's|it is|you're|thats) (?:right|correct|exactly right|perfect|spot on)\b"
        ),
        says=("That's right.", "It is correct."),
        by="both",
    ),
    Phrase(
        name="correct",
        act=Act.AFFIRMS,
        needs="correct exactly right",
        pattern=r"(?:^|[,.!] ?)(?:correct|exactly|right you are)(?=[ ,.!]|$)",
        says=("Correct.",),
        by="both",
    ),
    Phrase(
        name="it does",
        act=Act.AFFIRMS,
        needs="is does do can has are",
        pattern=r"(?:^|[,.!] ?)(?:it (?:is|does)|(?:(?:it|that|you) )?(?:sure|certainly|definitely|surely|most certainly) (?:is|does|has|are)|(?:i|you|we) (?:can|do))(?= *(?:[,.!]|$| indeed| sir))",
        says=("It does, sir.", "We do.", "It certainly is.", "Sure does."),
        by="both",
    ),
    Phrase(
        name="okay",
        act=Act.AFFIRMS,
        needs=(
            "ok okay alright right great lovely perfect wonderful excellent brilliant fine fantastic grand good righto"
            " smashing"
        ),
        pattern=(
            r"(?:ok(?:ay)?|alright|all right|great|lovely|perfect|wonderful|excellent|brilliant|fine|fantastic|grand"
            r"|good|righto|very good|smashing)(?: then| so| no problem| thank you)?"
        ),
        says=("Okay.", "Perfect."),
        whole=True,
    ),
    Phrase(
        name="can do",
        act=Act.AFFIRMS,
        needs="can",
        pattern=(
            r"\b(?:can do|i can do (?:that|\d)"
            r"|we can (?:certainly |definitely )?"
            r"(?:do that|manage that|fit you in|squeeze you in|accommodate(?: you| that)?))\b(?! (?:with"
            r"|for) (?:if|when))"
        ),
        says=("We can do that.", "Can do, sir."),
    ),
    Phrase(
        name="that's fine",
        act=Act.AFFIRMS,
        needs="fine good works work grand problem worries easy dramas",
        pattern=(
            r"\b(?:(?<!think )that works|that(?:'ll| will) work|that'?s (?:fine|good|no problem|grand)"
            r"|no (?:problem|worries|dramas)|not a problem|too easy)\b(?! (?:with|for) (?:if|when))"
        ),
        says=("That's fine.", "No problem."),
        but_not=("I don't think that works.",),
    ),
    Phrase(
        name="8 is good for us",
        act=Act.AFFIRMS,
        needs="fine good ok okay great perfect works suits is",
        pattern=(
            r"\b(?:is|'s|are) (?:good|fine|ok|okay|great|perfect) (?:for|with|by) (?:us|me)\b"
            r"|\b(?:works|suits) (?:for )?(?:me|us)\b|\bit is(?= *[.,!]|$)"
        ),
        says=("October 22 at 4 pm is good for us.",),
    ),
    Phrase(
        name="I'll be there",
        act=Act.AFFIRMS,
        needs="there come in love miss",
        pattern=(
            r"\b(?:(?:i|we)(?:'ll| will| shall) be there|i(?:'m| am) in\b|count me in|i'll come|i'd love to"
            r"|wouldn't miss it)"
        ),
        says=("I'll be there.",),
    ),
    Phrase(
        name="I don't see why not",
        act=Act.WILLING,
        needs="why should would problem* issue* trouble",
        pattern=(
            r"\b(?:don't|do not|can't) see why not\b|\bwhy not\b|\bshould work\b"
            r"|\b(?:shouldn't|won't|wouldn't|should not|will not) be (?:an?|any|much of a) (?:problem|issue|trouble|bother)s?\b"
            r"|\b(?:should|would) be (?:fine|ok|okay|good|alright|all right|possible|doable|no problem|lovely)\b"
        ),
        says=("I don't see why not.", "That should be fine.", "There shouldn't be any problem."),
    ),
    Phrase(
        name="7:30 is open",
        act=Act.OFFERS,
        needs="available free open possible doable vacant fine good ok okay works work",
        pattern=(
            r"\b(?:is|are|'s|looks?|be|still|should be) (?:still |also |currently |quite )?"
            r"(?:available|free|open|possible|doable|vacant)\b"
            r"|\b\d[\d:]*(?: ?[ap]m)? (?:works|would work|is (?:fine|good|ok|okay|doable))\b"
        ),
        says=("7:30 is open.", "9 pm works."),
    ),
    Phrase(
        name="we have room",
        act=Act.OFFERS,
        needs="have we've i've",
        pattern=(
            r"\b(?:we(?:'ve| have| do have)|i(?:'ve| have))(?: got)? (?:room|space|availability|\d|a \d|one left"
            r"|three together|an? (?:opening|slot|table|spot|twin|double|single|room))"
            r"|\b(?:is |'s )?all (?:i|we)(?:'ve| have)(?: got)?\b"
        ),
        says=("We have room.", "I've got a 7:15.", "Nine is all we've got."),
    ),
    Phrase(
        name="I could do 8",
        act=Act.OFFERS,
        needs="could can",
        pattern=(
            r"\b(?:we (?:could|can)(?: also| still| always)? (?:do|offer|fit)|i (?:could|can)(?: also| still| always)? (?:do|offer|give you|fit|squeeze)"
            r"|best (?:i|we) can do|(?:i|we) could be (?:there|with you) (?:for|at|by))"
        ),
        says=("I could do 8.", "I could be there for nine.", "The best I can do is 7:10."),
    ),
    Phrase(
        name="I can do 8 after all",
        act=Act.OFFERS,
        needs="can could",
        pattern=r"\b(?:i|we) (?:can|could) (?:do|give|offer|fit|squeeze|seat|take|manage|get)\b[^.?!;,]{0,40} after all\b",
        says=("Hang on, somebody's dropped out: I can do 8 after all.",),
        but_not=("I can't do 8 after all.",),
    ),
    Phrase(
        name="there's a table at 8",
        act=Act.OFFERS,
        needs="there*",
        pattern=(
            r"\bthere(?:'s| is| are)(?: still| also)? (?:an? |some |\d+ |one |usually )?"
            r"(?:availab|appointment (?:on|at|tomorrow|free|open|this|next)\b|opening|table|room|space|slot"
            rf"|spot|bus|train|flight|\d)|\bthere's an? (?={CLOCK})"
        ),
        says=("There's still a table at 8.", "There is an appointment on Tuesday at 4."),
    ),
    Phrase(
        name="the train leaves at 8:40",
        act=Act.OFFERS,
        needs="leaves departs leaving departing leave depart",
        pattern=(
            r"\b(?:bus|train|flight|ferry|coach|boat|service|it|one)\b[\w' ]{0,30}"
            rf"\b(?:leaves|departs|is (?:leaving|departing)|will (?:leave|depart))\b[\w' ]{{0,36}}\bat (?={CLOCK})"
        ),
        says=("This bus leaves from King Street Station at 8:40 am and costs 28 dollars.",),
    ),
    Phrase(
        name="how about 8?",
        act=Act.OFFERS,
        needs="how what would does will good",
        pattern=(
            r"\b(?:how|what) about\b|\bany good\b"
            r"|\b(?:would|does|will) (?:that|\d[\d: apm]*) (?:work|do|suit|be (?:ok|okay|alright))\b"
            rf"|\bwould (?:{CLOCK}|the \w+)[\w': ]{{0,48}}? (?:be (?:acceptable|ok|okay|fine|alright|all right|good|possible|suitable|better)|work|suit)\b"
        ),
        says=("How about 8?", "Would 8:15 suit?", "I couldn't get that, would 8 pm at the other place be acceptable?"),
    ),
    Phrase(
        name="the earliest is 8",
        act=Act.OFFERS,
        needs="only next earliest first latest nearest closest",
        pattern=(
            r"\bthe (?:only|next|earliest|first) (?:thing|one|time|slot|opening|appointment)"
            r"|\b(?:earliest|latest|nearest|closest|next one)\b"
        ),
        says=("The only thing I have that evening is nine.", "The earliest is 8.", "The nearest we have is 9."),
    ),
    Phrase(
        name="it stands",
        act=Act.STANDS,
        needs="stands fine good still false okay ok there booked alright right grand",
        pattern=(
            r"\b(?:you're (?:fine|good|okay|ok|alright|all right|grand|still good)"
            r"|(?:it's|that's|we're|all) (?:still )?(?:fine|good|okay)(?: then)?(?= *[.,!]|$)"
            r"|(?:no|never ?mind),? (?:it's|that's|you're) (?:fine|good|okay|alright|all right|grand)"
            r"|(?:it's|booking's) still (?:there|good)|false alarm)"
        ),
        says=("False alarm.", "No, you're alright."),
    ),
    Phrase(
        name="the booking stands",
        act=Act.STANDS,
        needs="stands still",
        pattern=r"\b(?:(?:still )?stands\b|you're still (?:on|booked|down)\b|(?:it's|(?:the |your )?(?:booking|reservation|appointment|table)(?:'s| is)) still (?:on|booked)\b)(?! (?:hold|the (?:waiting )?list|standby))",
        says=("You're fine, Thursday at eight stands.", "Nothing's changed, you're still booked."),
        but_not=("You're still on the waiting list.",),
        asks=("standing",),
    ),
)
