"""What only looks like a booking: I'd have had you down, for the man before you, the wheel's just spinning."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import DONE_WORDS, NUMBER, REST, START

__all__ = ["APPEARANCES"]

_END = r"(?= *(?:[.,!?;…-]|$))"
_IN = rf"(?:{DONE_WORDS}|had|got|put|popped|squeezed|slotted|fitted|written|given|kept|saved|seated|sorted|done|down|in\b(?! (?:the|a|an|my|our|front)\b)|in the (?:book|diary))"
# Those for whom something is booked, other than the caller.
_A_GUEST = (
    r"(?:lady|ladies|gentleman|gentlemen|man|men|woman|women|couple|customers?|guests?|guys?|fella|fellow|lad|girl|boy|family|callers?|clients?|chap|people|person|party|group|lot|pair)"
)
_A_CLUB = (
    r"(?:club|team|society|choir|council|school|company|firm|bank|university|college|union|association|army|embassy|regiment|league|band|orchestra|crew|committee|party|group|ministry"
    r"|office|wedding|regulars?|cast|department|walk-?ins?|lot|locals?|builders|students|neighbours)"
)
_COLLEAGUE = (
    r"(?:colleague|mate|boss|girl|lad|guy|lady|husband|wife|son|daughter|manager|assistant|partner|waiter|waitress|receptionist|trainee|temp|other (?:one|half|lad|girl)|brother|sister|predecessor)"
)
_MACHINE = r"(?:wheel|circle|hourglass|egg ?timer|cursor|screen|computer|system|page|app|machine|till|tablet|connection|laptop|program|terminal|keyboard|form)"
_FAILS = (
    r"(?:spinning|turning|going round|loading|froze|frozen|hanging|hung|crash(?:ed|ing)|died|dead|stuck|timed out|logged (?:me|us) out|kicked (?:me|us) out|thrown (?:me|us) out|buffering|playing up"
    r"|gone (?:blank|black|down|off|funny|dead)|dropped(?: out)?|thinking(?: about it)?|restart(?:ed|ing)|reboot(?:ed|ing)|updating|packed (?:up|in)|given up)"
)
_BOOK = r"(?:book|diary|page|sheet|calendar|screen|planner|register|line|column|slot)"
_EVERYONE = r"(?:everyone|everybody|all of you|you all|you both|both of you|nobody|no one|none of you|(?:the|your) [\w-]+(?: (?!that|who|which)[\w-]+)?)"

APPEARANCES: tuple[Phrase, ...] = (
    Phrase(
        name="I'd have had you down",
        act=Act.HEDGES,
        needs="i'd we'd he'd she'd they'd you'd it'd would had",
        pattern=(
            rf"\b(?:i|we|he|she|they|you|it|that)(?:'d| would)(?: have|'ve)(?! to\b)(?: (?:had|got|been|just|only|gladly|happily|easily|already|long since)){{0,3}} (?:(?:you|ye|him|her|them|it|that|your \w+|a table|one)(?: all| both)? )?{_IN}\b{REST}"
            rf"|\b(?:you|it|that)'d be (?:all |already |now )?(?:{DONE_WORDS}|down for|in the (?:book|diary))\b{REST}"
            rf"|{START}had (?:you|i|we|he|she|they|it|that) (?:only |just |but )?(?:been|rung|come|got|gone|known|said|thought|asked|made|left|told|\w+ed)\b{REST}"
        ),
        says=(
            "Yesterday I'd have had you booked in for two.",
            "Had you phoned at noon, you'd be booked by now.",
            "On a Monday we'd have just put you down.",
        ),
        but_not=("You'd have to pay on the door.", "I had you down for two.", "We'd have loved to see you."),
    ),
    Phrase(
        name="I was about to say you're booked",
        act=Act.HEDGES,
        needs="about going gonna nearly almost meaning point tempted",
        pattern=(
            rf"\b(?:was|were)(?: just| only)? (?:about|going|gonna|meaning|tempted|on the point)(?: to| of)? ?(?:say(?:ing)?|tell(?:ing)?|book(?:ing)?|put(?:ting)?|pop|writ(?:e|ing)|type|typing|confirm(?:ing)?|enter(?:ing)?)\b(?=[^.?!;]*\b(?:{DONE_WORDS}|in|down|then|when|but|before)\b){REST}"
            rf"|\b(?:i|we|he|she)(?:'d| had|'ve)? (?:nearly|almost) (?:said|told|wrote|written|typed|booked|confirmed|put)\b{REST}"
        ),
        says=(
            "I was just about to tell you it's booked when the phone went.",
            "We nearly said you're booked.",
            "He was going to put you down, but then the boss walked in.",
        ),
        but_not=("I was going to say, bring a coat.", "You're booked, I was about to ring you."),
    ),
    Phrase(
        name="that's everyone being over eighteen",
        act=Act.CONDITION,
        needs="being having getting turning coming arriving staying bringing paying holding understanding basis assumption proviso condition",
        pattern=(
            rf"\b(?:that's|that is|this is|it's) (?:with |on |always |only |all |taking it )?{_EVERYONE} (?:all |actually |still )?(?:being|having|getting|turning|coming|arriving|staying|bringing|paying|holding)\b{REST}"
            rf"|(?:^|(?<=[.!?;] )|(?<=, )){_EVERYONE} (?:all )?being (?!(?:there|here|said|so)\b){REST}"
            rf"|\bon the (?:understanding|basis|assumption|proviso|condition)\b{REST}|\bwith (?:the|one) proviso\b{REST}"
        ),
        says=(
            "You're booked. That's all of you having a licence, mind.",
            "It's booked, on the understanding that nobody's under sixteen.",
            "You're booked, the children being over five.",
        ),
        but_not=("That's you coming on Friday, then.", "You're booked. That's the room that we're holding it in."),
    ),
    Phrase(
        name="it's come up as one twenty",
        act=Act.RETRACTS,
        needs="come coming comes came showing rung ringing gone going works",
        pattern=(
            r"\b(?:it|that|this|the (?:price|total|rate|bill|room))(?:'s|'ve| has| is)?(?: just| now| actually| all)* (?:come|coming|comes|came|showing|rung|ringing|gone|going|works?|working) (?:up|out|through|back)(?: here| now| on (?:the )?(?:screen|till|system))? (?:as|at|to) "
            rf"(?:a hundred|(?:{NUMBER}|a) (?:hundred|thousand|oh|ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b|\d{{2,4}}\b(?![:.]\d))(?: and)?(?: [\w]+)?(?! (?:people|guests|o'clock|[ap]m|nights?|pm|am))"
        ),
        says=("You're booked. Ah, it's come up as two forty now.", "It's booked. That's rung up as a hundred and ten, though."),
        but_not=("It comes out at seven on the 25th.", "It's come up as four people."),
    ),
    Phrase(
        name="I'll scrap this one",
        act=Act.RETRACTS,
        needs="scrap* chuck* shred* rip* throw* threw toss* bin crumple* ditch* dump*",
        pattern=(
            rf"\b(?:i|we)(?:'ve|'ll|'d| have| will|'m| am|'re)?(?: (?:just|now|had|have|got|to|going|gonna|better|already|then)){{0,4}} (?:(?:scrapp?|chuck|shredd?|ripp?|toss|crumpl|ditch|dump)(?:ed?|ing)?|thr(?:ow(?:n|ing)?|ew))(?: up| out| away)? (?:this|that|it|mine|(?:this|that|the|your) (?:one|slip|note|sheet|page|ticket|entry|booking))\b(?! (?:in|bit|bone|box)\b)"
            rf"|\b(?:in|into|to) the (?:bin|shredder|basket|fire) (?:it|that|this|with it) ?(?:goes|then)?{_END}|\b(?:it|that|this)(?:'s| is)? (?:going |gone |goes )in(?:to)? the (?:bin|shredder)\b"
        ),
        says=("You're booked. Right, I'll scrap that, then.", "It's booked. I've thrown the slip away.", "You're booked. Into the bin it goes."),
        but_not=("I'll throw it in for free.", "I'll chuck in a dessert."),
    ),
    Phrase(
        name="for the man before you",
        act=Act.RETRACTS,
        needs="for by to before ahead previous last",
        pattern=(
            rf"\b(?:for|by|to|with|under) (?:the|a|an|another|that|some|those) (?:[\w'-]+ ){{0,2}}?{_A_GUEST} (?:just |right |straight |who (?:was |were |came )?|that (?:was |came )?)*(?:before you(?:rs)?|ahead of you|in front of you|(?:rang|called|phoned)[^.?!;,]{{0,20}}(?:before|earlier|just now|first|yesterday|this morning)|from (?:before|earlier)|(?:a|one|two) (?:minutes?|moments?|seconds?) ago){REST}"
            rf"|\b(?:for|by|to) (?:the|my) (?:previous|last|other|earlier) (?:caller|customer|guest|lady|gentleman|call|one|person)\b{REST}|\bfor (?:whoever|the one) (?:was|rang|called|came)[^.?!;,]{{0,20}}(?:before|first|earlier){REST}"
            rf"|(?:^|(?<=[.!?;] ))by (?:the|a|an|another|some|our|one of the) (?:[\w'-]+ ){{0,2}}?(?:{_A_CLUB}|{_A_GUEST})\b{REST}"
        ),
        says=(
            "It's booked. For the woman who phoned just now.",
            "You're booked. By some walking club, it seems.",
            "I've booked that, to the previous caller.",
        ),
        but_not=("It's by the window, booked.", "By the way, you're booked.", "You're before the lady with the dog."),
    ),
    Phrase(
        name="I was reading out Mrs Hale's",
        act=Act.RETRACTS,
        needs="reading looking giving quoting on in going",
        pattern=(
            r"\bi(?:'m| am| was|'ve been| had been)(?: just| only| still| actually)* (?:reading|looking|giving|quoting|going)(?: you| out| at| off| through| over| to you)* "
            r"(?:(?:mr|mrs|ms|miss|dr)\.? )?[a-z]+(?: else)?'s?(?= *(?:[.,!;]|$)| (?:booking|appointment|entry|line|one|slot|page|reservation|details|notes?)\b)(?<='s|s')(?<!let's)"
        ),
        says=("You're booked. Sorry, I was giving you Miss Lowe's.", "It's booked. I've been reading out somebody else's."),
        but_not=("I was looking at the menu.", "I was reading you the notes."),
    ),
    Phrase(
        name="he's let some walk-ins have it",
        act=Act.RETRACTS,
        needs="let given gave handed sold promised offered lent giving swapped",
        pattern=(
            rf"\blet(?:ting)? (?:some|a|an|another|the|two|his|her|my|those|these) (?:[\w'-]+ ){{0,2}}?(?:{_A_CLUB}|{_A_GUEST}|friends?|mates?|cousins?) (?:have|take|use|keep|sit (?:at|on)) (?:it|that|them|yours|there)\b"
            rf"|\b(?:given|gave|giving|handed|sold|promised|offered|lent|swapped) (?:it|that|them|yours|the \w+|your \w+)(?: on| away| over)? to (?:some|a|an|another|the|two|his|her|my|those|these) (?:[\w'-]+ ){{0,2}}?(?:{_A_CLUB}|{_A_GUEST}|friends?|mates?|cousins?)\b"
        ),
        says=("You're booked. Oh, she's let a family take it.", "It's booked. Only he's sold it to some tour group."),
        but_not=("I've let the chef have it in writing.", "You're booked, I gave it to the kitchen."),
    ),
    Phrase(
        name="we're the dental side",
        act=Act.CHECKS,
        needs="branch department dept side office clinic desk ward",
        pattern=(
            r"(?:^|(?<=[.!?;] ))(?:oh|ah|hm|um|er),? (?:no,? |but )?(?:we're|this is|you've (?:got|come) through to|you're through to|you've got) (?:the )?(?!right|same|only)[\w' ]{2,24}? (?:branch|department|dept|side|office|clinic|desk|ward)\b"
        ),
        says=("You're booked. Ah, this is the Leeds branch.", "Oh, you've come through to the sales desk."),
        but_not=("This is the Leeds branch, good morning.", "You're booked. We're on the left side."),
    ),
    Phrase(
        name="the wheel's just spinning",
        act=Act.CHECKS,
        needs=(
            "spinning turning round loading froze frozen hanging hung crash* died dead stuck timed logged kicked thrown buffering playing gone dropped thinking restart* reboot*"
            " updating packed given back"
        ),
        pattern=(
            rf"\b{_MACHINE}(?:'s|'ve| is| has| have| just| still| only| now| gone and| completely| been)* {_FAILS}\b"
            r"|\b(?:it's|it is|it has|it just)(?: just| still| only| now| been)* (?:spinning|loading|buffering|hanging|timed out|crashed|logged me out|kicked me out|thrown me out|going round and round)\b"
            r"|\b(?:it's|it has|that's|it|i'm|i've been)(?: just| gone| sent| taken| thrown| kicked| put| me| us| jumped| dropped| come| been)* back (?:to|at|on) (?:the )?(?:first|start\w*|login|log-in|home|main|opening|beginning|previous|blank) ?(?:screen|page|menu|again)?"
        ),
        says=(
            "That's gone in. Hm, the page is still loading.",
            "You're booked. It's thrown me out.",
            "It's all entered. And I'm back at the login screen.",
        ),
        but_not=("You're booked. I'm thinking of the red room.", "The phone was dead yesterday."),
    ),
    Phrase(
        name="my colleague reckons you're booked",
        act=Act.HEDGES,
        needs="reckons thinks claims swears believes insists seem* convinced under",
        pattern=(
            rf"\b(?:(?:my|the|our|his|her|that|one of the|this) (?:[\w'-]+ )?{_COLLEAGUE}s?|he|she|they|somebody|someone|[a-z]+)(?: just| still| all)?(?: (?:reckons|thinks|claims|swears|believes|insists|seems? to think)|(?:'s| is) (?:convinced|under the impression)) "
            rf"(?:that )?(?:you|it|that|your|there|he|she|they|we)\b{REST}"
        ),
        says=("The trainee reckons you're booked.", "She thinks it's booked, four at seven.", "My mate swears you're in the book."),
        but_not=("My manager says you're booked.", "She thinks of everything."),
    ),
    Phrase(
        name="the book's empty",
        act=Act.CHECKS,
        needs="empty blank bare nothing white",
        pattern=rf"\b(?:the|my|our|that|this|your) {_BOOK}(?: here| for that \w+)?(?:'s| is| looks| was|,)(?: completely| totally| all| still| just| quite)* (?:empty|blank|bare|white)(?= *(?:[.,!;?]|$))|\b(?:there's|i've got|i have|i see) (?:an? )?(?:blank|empty) (?:page|line|space|square|column)\b",
        says=("You're booked. Funny, the diary's blank.", "It's booked. There's an empty line here.", "You're booked. Your slot's still empty."),
        but_not=("The diary's empty that night, you're booked.", "The book's on the counter."),
    ),
    Phrase(
        name="done as in written down",
        act=Act.NOT_YET,
        needs="as meaning sense insofar",
        pattern=rf"\b(?:{DONE_WORDS}|done|in|down|set),? (?:as in|in the sense|only in the sense|insofar as|inasmuch as|meaning(?: that)?)\b(?! (?:you're|you are) (?:definitely|all|fully)){REST}",
        says=("It's booked. Booked as in I've made a note of it.", "You're booked, in the sense that we know about you."),
        but_not=("You're booked as our guest.", "It's booked in the name of Lee."),
    ),
    Phrase(
        name="somebody'll decide",
        act=Act.DEFERS,
        needs="decide* decid* choose* pick* goes call",
        pattern=(
            rf"\b(?:some(?:one|body)(?: else)?|they|the (?:boss|manager|owner|chef|committee|board|office|secretary|landlord)|he|she|management|head office)(?:'ll| will|'s going to|'re going to| has to| have to| gets? to|'s the one who| then| still)* (?:decides?|chooses?|picks?|makes the call|make the call|sift\w*)(?: (?:who|on (?:it|that)|about (?:it|that)|then|later|tomorrow|tonight|next week|which|between)\b{REST})?(?= *(?:[.,!;]|$))"
        ),
        says=("You're booked. Well, the committee will decide.", "It's booked, and they choose who on Monday."),
        but_not=("You can decide on the wine later.", "He'll pick you up, you're booked."),
    ),
    Phrase(
        name="what were you after?",
        act=Act.CHECKS,
        needs="after saying asking want* were need* looking help do get what who",
        pattern=(
            r"\bwhat (?:were you|was it you(?: were)?|was it that you(?: were)?) (?:after|saying|wanting|wanted|asking(?: for)?|needing|needed|looking for)\b|\byou were (?:saying|asking(?: for)?|after)\b|\bwhere were we\b|\bwhere had we got to\b"
            r"|\b(?:now|so|right|sorry|okay)[,.]? (?:then,? |now,? )?(?:how can i help|what can i (?:do|get) (?:for )?you)\b|\b(?:now|right)[,.]? (?:what|who) (?:was that|was it)(?: again)?(?= *\?)"
        ),
        says=("You're booked, goodbye. Now, what were you after?", "He's booked. Sorry, you were saying?", "You're booked. Right, where were we?"),
        but_not=("What were you eating?", "You're booked. What was the name?", "Sorry, what was that?"),
    ),
    Phrase(
        name="(to somebody)",
        act=Act.OTHER_BOOKING,
        needs="to aside off away shouting calling muffled speaking on",
        pattern=r"\((?:to|aside|off|away|shouting|calling|muffled|speaking|on another|on the other)\b[^)]{0,40}\)[^.?!;]*",
        says=("(to a customer) Yes, you're booked.", "(on the other line) That's you booked, bye."),
        but_not=("You're booked (table six).",),
    ),
    Phrase(
        name="you're first reserve",
        act=Act.TENTATIVE,
        needs="reserve reserves line backup back-up understudy substitute queue",
        pattern=(
            rf"\b(?:(?:first|second|third|next|top|as a|as the|our|number \w+|on(?: the)?) reserves?|reserve list|next in line|(?:the|our|a) back-?up(?: list)?|first (?:backup|back-up|substitute|in the queue)|(?:head|top|front) of the queue)\b(?! (?:wine|bottle|the|your)){REST}"
        ),
        says=("You're second reserve, that's confirmed.", "You're booked as a reserve.", "You're next in line, all booked."),
        but_not=("I reserve the right to refuse.", "We'll reserve the table."),
    ),
    Phrase(
        name="it's the boss who presses the button",
        act=Act.DEFERS,
        needs="who that press* button* hit* click* sign*",
        pattern=(
            r"\b(?:it's|it is|that's|it'll be|it has to be) (?!(?:me|you|us|all|only)\b)(?:(?:the|my|our) )?[\w'-]+(?: [\w'-]+)? (?:who|that) (?:presses|press|hits|clicks|has to|signs|confirms|approves|decides|makes|books|pushes|okays|does the (?:book\w*|table\w*|confirm\w*)|puts)\b"
            rf"{REST}|\b(?:the )?(?:boss|manager|owner|chef|[a-z]+)(?:'s|'ll| has| will| still| yet| only)*(?: got)?(?: to| yet to)? (?:press|hit|push|click)(?:es|s)? (?:the )?(?:\w+ )?(?:button|send|confirm|okay|enter)\b{REST}"
        ),
        says=("It's all in. It's the owner who signs them off.", "You're booked. The manager still has to hit the button."),
        but_not=("It's the red door that you want.", "It's Marco who looks after you, you're booked."),
    ),
    Phrase(
        name="we stop at Perth",
        act=Act.RETRACTS,
        needs="stop stops finish end only far from over",
        pattern=(
            rf"\bwe (?:only |just |sort of )?(?:stop|finish|end) (?:at|around|short of|just before) (?!(?:{NUMBER}|half|quarter|noon|midnight|midday|lunch\w*|the (?:end|weekend|lights)|\w+day|about|nothing)\b)[a-z]+(?: [a-z]+)?{_END}"
            r"|\bwe (?:only|just) (?:go|deliver|ship|cover|come|drive|run|send)(?: \w+)?(?: out)? (?:as far as|up to|within|inside|to) (?!you\b)[a-z][\w' ]{1,20}"
            r"|\bwe (?:only|just) (?:take|do|cut|see|accept|have|let) (?:\w+ )?(?:from|over) (?:age |the age of )?(?:\w+)(?: (?:up|upwards|years|and (?:up|over|above)))?"
            r"|\bit's (?:only )?from (?:age |the age of )?\w+ (?:up|upwards|and (?:up|over|above))\b"
        ),
        says=("That's ordered for you. Ah, we stop at Leeds.", "You're booked. We only see them from six up.", "You're booked. Oh, we only deliver as far as Hull."),
        but_not=("We stop at ten.", "We only take cash from you, you're booked."),
    ),
)
