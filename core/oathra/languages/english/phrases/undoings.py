"""What undoes a booking in everyday words: I've rubbed that out, that was for the lady here, he's away that week."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import NUMBER, REST, START, WEEKDAY

__all__ = ["UNDOINGS"]

_END = r"(?= *(?:[.,!?;…-]|$))"
_OH = r"(?:(?:oh|ah|sorry|no|well|right|so|okay|hm|but|and|then)[,.]? ){0,3}"
# Who erases, and when: "I've just", "I'll have to", "we'd better".
_I_DO = (
    r"\b(?:i|we)(?:'ve|'ll|'d| have| will|'m| am|'re)?(?: (?:just|now|had|have|got|to|going|gonna|better|already|only|gone|and|then|just now|simply|have to)){0,4} "
)
_IT_IS = r"\b(?:it|that|this|they|those|your (?:name|booking|table|entry|slot))(?:'s|'re| is| are| was| has| have)(?: (?:just|now|been|already|all|being)){0,3} "
_ENTRY = (
    r"(?:it|that|this|them|those|you|yours|mine|that one|(?:your|the|that|this|my)(?: \w+)? (?:name|booking|reservation|entry|table|slot|spot|line|seats?|room|court|appointment))"
)
_RUB_OUT = (
    r"(?:delet(?:e|ed|ing)|eras(?:e|ed|ing)|rub(?:bed|bing)? out|cross(?:ed|ing)? (?:out|off)|str(?:ike|uck|iking) (?:out|off)|scrub(?:bed|bing)?(?: out| off)?|wip(?:e|ed|ing)(?: out| off)?"
    r"|bin(?:ned|ning)?|scratch(?:ed|ing)? out|tear(?:ing)? out|torn out|tipp-?exed(?: out)?|blank(?:ed|ing)? out|void(?:ed|ing)?|unbook(?:ed|ing)?|releas(?:e|ed|ing)|freed up|free up)"
)
_ERASE = (
    r"(?:delet(?:e|ed|ing)|eras(?:e|ed|ing)|rub(?:bed|bing)?|cross(?:ed|ing)?|str(?:ike|uck|iking)|scrub(?:bed|bing)?|wip(?:e|ed|ing)|bin(?:ned|ning)?|scratch(?:ed|ing)?|tear(?:ing)?|torn"
    r"|tipp-?exed|void(?:ed|ing)?|unbook(?:ed|ing)?|releas(?:e|ed|ing)|free(?:d|ing)?)"
)
# "We'd release it after a quarter of an hour" is a rule of the house.
_NO_RULE = r"(?! (?:after|at|if|when|once|unless|for you if|\d|in case|fifteen|ten|twenty|half))"
_A_GUEST = (
    r"(?:lady|ladies|gentleman|gentlemen|man|men|woman|women|couple|customer|customers|guest|guests|guy|guys|fella|fellow|lad|girl|boy|family|caller|client|chap|people|person|someone|somebody|party)"
)
_MONTH = r"(?:january|february|march|april|may|june|july|august|september|october|november|december)"
_WRONG = rf"(?:{_MONTH}(?:'s)?|(?:last|next) (?:year|week|month)(?:'s)?|the (?:old|wrong|other|practice|training|test|demo)|an old|another \w+'s|a different|yesterday's|tomorrow's)"
_PAGE = r"(?:page|book|diary|sheet|calendar|screen|planner|tab|ledger|register|system|week|month)"
_CLUB = (
    r"(?:club|team|society|choir|council|school|company|firm|bank|university|college|union|association|army|embassy|regiment|league|band|orchestra|crew|committee|coach party|tour group|ministry"
    r"|office|lot next door|wedding|regulars|cast|department)"
)
_SOMEBODY = r"(?:some(?:one|body)(?: else)?|some (?:lad|fella|guy|lady|couple)|a fella|they)"
# Somebody with a name who is not at work: "Nina's on leave", "she's in Lisbon".
_ELSEWHERE = (
    rf"{START}{_OH}(?!(?:it|that|this|there|what|everything|who|the|we|you|parking|music|they)\b)[a-z]+(?:'s| is|'ll be| will be)(?: only| already| actually| still| going to be)* "
    r"(?:away|off|on (?:(?:annual|sick|maternity|paternity|parental) leave|leave|holidays?|her holidays|his holidays|vacation|a course|a cruise|honeymoon)|abroad|out of town"
    r"|in (?!all|every|from|at|on|until|till|that|then|the|a|an|by|to|for|late|early|today|again|work)[a-z]+(?: [a-z]+)?)"
)

UNDOINGS: tuple[Phrase, ...] = (
    Phrase(
        name="the computer has made that five",
        act=Act.RETRACTS,
        needs="computer* system* screen* till* app* machine* software* tablet* website*",
        pattern=(
            r"\b(?:the |our |this )?(?:computer|system|screen|till|app|machine|software|tablet|website)(?:'s| has| had| went and)?(?: just| only| gone and)*"
            r" (?:made|changed|turned|switched|bumped|put) (?:that|it|you|this|them)(?: down| in)?(?: to| into| as| on)? "
            rf"(?:{NUMBER}\b|the \d|{WEEKDAY})[^.?!;,]{{0,16}}"
        ),
        says=("That's booked. Oh, the system's turned it into five.", "You're booked. Hm, the till has put that as six."),
        but_not=("The system has put you down for Friday.",),
    ),
    Phrase(
        name="I've rubbed it out",
        act=Act.RETRACTS,
        needs=(
            "delet* eras* rub* cross* strik* struck scrub* wip* bin* scratch* tear* torn tipp* blank* void* unbook* releas*"
            " free*"
        ),
        pattern=(
            rf"{_I_DO}(?:{_ERASE} {_ENTRY}|{_RUB_OUT} {_ENTRY})(?: (?:back )?(?:out|off|up|away))?(?: of the \w+)?\b{_NO_RULE}"
            rf"|{_IT_IS}{_RUB_OUT}(?=[ .,!;]|$){_NO_RULE}"
        ),
        says=(
            "You're booked. Actually, I've crossed you off.",
            "You're booked. I'm going to wipe that.",
            "It's booked. I've struck your name out.",
            "That's been deleted.",
            "We'll release that table then.",
        ),
        but_not=("You're booked. We'd release it after fifteen minutes.", "It's crossed with a red line on the map."),
    ),
    Phrase(
        name="I've had to take you out",
        act=Act.RETRACTS,
        needs="take taking taken took put give gave let hand handed lift lifted pull pulled",
        pattern=(
            rf"{_I_DO}(?:tak(?:e|en|ing)|took|pull(?:ed)?|lift(?:ed)?) (?:it|that|you|them|yours|your (?:name|booking))(?: right)? (?:(?:back )?(?:out|off)(?= (?:again|of (?:the|my|our)|the (?:book|list|sheet|system|diary))| *(?:[.,!;]|$))|away{_END})"
            rf"|{_I_DO}(?:put|give|gave|hand|handed|let) (?:it|that|them|the \w+|your \w+) (?:back(?= *(?:[.,!;]|$)| (?:in|into|on|to) (?!you))(?! on the day)|go{_END})"
        ),
        says=("I've booked you in. I've had to pull your name back out.", "It's booked. I'll put the slot back on the board."),
        but_not=("I'll take that off the bill.", "I'll give that back to you."),
    ),
    Phrase(
        name="if you're late, it goes",
        act=Act.REMARK,
        needs="late show",
        pattern=(
            r"\bif you(?:'re| are| get here| arrive| come| turn up)(?: [\w-]+){0,5} late(?: [\w-]+){0,3},? (?:then )?(?:i'm afraid )?(?:i|we|they|the \w+|it)(?:'ll| will| may| might|'d| do)? ?(?:have to |need to |just |then )*"
            rf"(?:release|give|let|free|lose|goes|go)\b{REST}|\bif you don't show(?: up)?\b{REST}"
        ),
        says=("If you're over ten minutes late, we'll have to let it go.", "You're booked. If you don't show, we'd release it."),
        but_not=("I'm afraid it's too late.",),
    ),
    Phrase(
        name="forget what I told you",
        act=Act.RETRACTS,
        needs="forget ignore disregard",
        pattern=r"\b(?:forget|ignore|disregard) (?:what(?:ever)?|anything|everything|all that) (?:\w+ ){1,4}?(?:told|said|promised|gave|wrote)\b(?: you)?",
        says=("You're booked. Ignore what the last fella said.",),
        but_not=("Don't forget to bring it.",),
    ),
    Phrase(
        name="that was for the lady here",
        act=Act.RETRACTS,
        needs="talking speaking saying telling answering meant for said",
        pattern=(
            rf"\b(?:i|he|she|we) (?:was|were)(?: only| just| actually| still)* (?:talking|speaking|saying that|saying it|telling that|answering)(?: to| with)? (?:the|a|an|another|some|one of the|these|this|those|my other) (?:[\w'-]+ ){{0,2}}?{_A_GUEST}\b{REST}"
            rf"|\b(?:that|it|that (?:booking|one|table))(?:'s| is| was| wasn't)(?: only| just| meant| all)* (?:for|to|with) (?:the|a|an|another|some|these|this|those) (?:[\w'-]+ ){{0,2}}?{_A_GUEST} (?:here|on the other|on the second|at (?:the|my)|in front|in the queue|behind|next to|beside|by the){REST}"
            rf"|{START}for (?:the|a|another) (?:[\w'-]+ ){{0,2}}?{_A_GUEST} (?:here|on the other|on the second|at (?:the|my) (?:desk|counter|bar|door|till|window)|in front|behind|next to){REST}"
            r"|\bi (?:wasn't|was not) (?:talking|speaking) to you\b|\bi meant the (?:[\w'-]+ ){0,2}?(?:here|at the (?:desk|counter|bar|door|till|window))\b"
        ),
        says=(
            "You're booked. Ah, I was talking to the couple at the till.",
            "It's booked. That was for the man here at the desk.",
            "For the caller on the other line, it's booked.",
        ),
        but_not=("I was talking to the chef about it.", "That's for the lady with the wheelchair."),
    ),
    Phrase(
        name="booked for the chess club",
        act=Act.OTHER_BOOKING,
        needs="booked reserved taken",
        pattern=(
            rf"(?<!you're )(?<!you are )(?<!we're )\b(?:(?:it|that|the \w+ \w+|the \w+)(?:'s| is) )?(?:already |all )?(?:booked|reserved|taken)[ ,]{{1,2}}(?:out )?(?:for|by) (?:the|a|an|another|our) (?:[\w'-]+ ){{0,2}}?{_CLUB}\b"
            r"|\b(?:it|that)(?:'s| is) (?:already )?(?:booked|reserved|taken),? (?:so )?(?:he|she|they) says?\b"
        ),
        says=("It's booked by the bowls club.", "It's booked, he says."),
        but_not=("You're booked for the wedding.",),
    ),
    Phrase(
        name="I've booked that day off",
        act=Act.RETRACTS,
        needs="off",
        pattern=rf"\b(?:i|we|he|she|they)(?:'ve|'s| have| has|'d|'m|'re)?(?: just| already)* (?:booked|(?:taken|having|got) (?:that|the|this) (?:day|night|evening|week|weekend|\d)) ?[^.?!;,]{{0,40}} ?\boff{_END}",
        says=("I've booked the 25th off.", "You're booked. She's taken that week off, mind."),
        but_not=("We've taken ten dollars off.", "I've booked you in, the lights are off."),
    ),
    Phrase(
        name="I'm only the plumber",
        act=Act.RETRACTS,
        needs="work customer guest* plumber electrician cleaner builder painter decorator courier visitor postman nobody no picked answered",
        pattern=(
            r"\bi (?:don't|do not) (?:actually |even )?work (?:here|there|for them)\b"
            r"|\b(?:i'm|i am|it's|me\? i'm) (?:just |only )?(?:a|the|another) (?:customer|guest here|plumber|electrician|(?:window )?cleaner|builder|painter|decorator|courier|delivery (?:man|driver|guy)|visitor|postman|passer-?by)\b"
            rf"|{START}(?:just |only )?a (?:customer|passer-?by)(?= *[.,!])"
            r"|\bi(?:'m| am) (?:just |only )?a (?:customer|guest) (?:here )?(?:myself|too)\b|\bi just (?:picked (?:the phone|it) up|picked up the phone|answered(?: it| the phone)?)\b"
            r"|\bthere(?:'s| is) (?:nobody|no ?one|no staff) (?:in|here|about|around|in the (?:place|shop|building))\b(?! (?:after|before|at|on))"
        ),
        says=("You're booked. I don't work here, mind.", "It's booked. I'm just the plumber.", "You're booked. I just picked the phone up, there's nobody in."),
        but_not=("I work here on Mondays.", "There's nobody here before ten, so come at ten.", "We have a window cleaner."),
    ),
    Phrase(
        name="somebody beat you to it",
        act=Act.RETRACTS,
        needs="beat* beaten pipped got last ahead gone overruled vetoed nope lie thrown threw",
        pattern=(
            r"\b(?:beat(?:en)?|pipped) (?:you|us|me)?(?: to (?:it|the post))\b|\b(?:got|gets|was|were) (?:there|in) (?:first|before you|ahead of you)\b|\b(?:he|she|they|someone|somebody)(?:'s|'ve| has| have)(?: just)? (?:had|taken|got|booked) the last (?:one|room|table|slot|space|seat)\b"
            r"|\b(?:been|got|getting) overruled\b|\b(?:vetoed|overruled) (?:it|that|me|us)\b|\b(?:boss|manager|chef|owner|wife|husband|he|she) says? (?:no|nope|nah|not)(?=[ .,!]|$)|\bi tell a lie\b"
            r"|\b(?:thrown|threw|spat|kicked|chucked) (?:it|that|you) (?:back )?out\b"
        ),
        says=(
            "You're booked. Oh, somebody beat you to it.",
            "It's booked. Ah, Mrs Lowe got there first.",
            "You're booked. I've been overruled.",
            "That's booked. Oh, I tell a lie.",
            "It's booked. The system's thrown it back out.",
        ),
        but_not=("You beat me to the question.",),
    ),
    Phrase(
        name="we're takeaway only",
        act=Act.CHECKS,
        needs="only takeaway takeout delivery collection",
        pattern=(
            r"\b(?:we're|we are|it's|it is|we do|we only do|we just do) (?:strictly |purely )?(?:takeaway|take-?out|take-?away|to go|delivery|deliveries|collection|pick-?up)(?:s| service)?(?: only)?(?= *(?:[.,!;]|$))|\b(?:takeaway|take-?out|delivery|collection) only\b"
        ),
        says=("That's confirmed for four. We're takeaway only, mind.", "You're all set. It's delivery only."),
        but_not=("Is it for delivery or collection?",),
    ),
    Phrase(
        name="give me that phone",
        act=Act.RETRACTS,
        needs="give son daughter grandson granddaughter kid kids boy girl toddler nephew niece child i'm loves likes",
        pattern=(
            r"\bgive me (?:that|the|back the)(?: phone| receiver)?(?= *(?:[.,!]|$))|\bgive (?:that|it) here\b"
            r"|\bmy (?:little )?(?:son|daughter|grandson|granddaughter|kid|kids|boy|girl|toddler|nephew|niece|child)(?:'s| has| have| had)?(?: just| always| only| gone and)? (?:pick\w*|grab\w*|answer\w*|got hold|took|taken|play\w*|pretend\w*|loves|likes)\b"
            r"|\b(?:he|she) (?:loves|likes) (?:the (?:tele)?phone|answering|picking up|playing)\b"
            r"|\bi'm (?:only )?(?:four|five|six|seven|eight|nine|ten|eleven|[4-9]|1[01])(?: and a half| years old| next \w+)?(?= *(?:[.!]|$))"
        ),
        says=("You're booked. My daughter always picks up the phone.", "It's booked. Give that here!", "You're booked. I'm nine."),
        but_not=("I'm five minutes away.", "Give me that number again?"),
    ),
    Phrase(
        name="what was it you were after?",
        act=Act.ASKS,
        needs="what ringing calling phoning after",
        pattern=(
            r"\bwhat was it (?:that )?(?:you(?: were| wanted| needed))(?: (?:ringing|calling|phoning|after|looking)(?: (?:about|for))?)?\b|\bwhat were you (?:ringing|calling|phoning|after|wanting) ?(?:about|for)?\b"
        ),
        says=("What was it you were calling about?", "What were you calling about?"),
        asks=("booking",),
    ),
    Phrase(
        name="she's away that week",
        act=Act.DENIES,
        needs="away off holiday* leave vacation abroad maternity in shaking",
        pattern=(
            rf"{_ELSEWHERE} (?:that|then|on (?:that|the|{WEEKDAY})|all (?:week|month|day)|the whole|for the (?:week|month|day|fortnight)|at that|from the){REST}"
            r"|\b(?:he|she|they)(?:'s|'re| is| are) shaking (?:his|her|their) heads?\b"
        ),
        says=("You're booked with Nina. Ah, Nina's on annual leave that week.", "It's booked. She's shaking her head at me."),
        but_not=("He's in until eight that day.", "The kitchen is off that corridor."),
    ),
    Phrase(
        name="he's in Lisbon until the Monday",
        act=Act.RETRACTS,
        needs="till until",
        pattern=rf"{_ELSEWHERE} (?:till|until){REST}",
        says=("You're booked. He's in Lisbon until the Monday.", "It's booked. Nina's on holiday till then."),
        but_not=("He's in until eight.",),
    ),
    Phrase(
        name="the card bounced",
        act=Act.RETRACTS,
        needs="bounced declined rejected refused pool sale had nabbed nicked pinched bagged grabbed snapped got taken took",
        pattern=(
            r"(?<!if )(?<!in case )(?<!unless )(?:\b(?:your|the|that|this) )(?:card|payment|deposit|charge|transaction)(?:'s| has| was| is| got| just| been)* (?:bounced|declined|rejected|refused)\b"
            r"|(?<!if )(?<!when )(?<!once )(?<!unless )\b(?:it|that)(?:'s| has| was| got)(?: just| been| gone and)* bounced\b"
            r"|\bback (?:in|into|on|to) (?:the (?:pool|market|general sale|open list)|general sale|sale)\b"
            rf"|\b{_SOMEBODY}(?:'s|'ve| has| have)?(?: just| already| only just)* (?:had|got|nabbed|nicked|pinched|bagged|grabbed|snapped|taken|took) (?:it|that|that one|yours)\b"
        ),
        says=(
            "You're booked. Ah, the payment's bounced.",
            "It's booked. It's gone back into the pool.",
            "You're booked. Hm, some lad's nabbed it.",
        ),
        but_not=("If your card was declined, we'd ring.",),
    ),
    Phrase(
        name="that was the old diary",
        act=Act.RETRACTS,
        needs="page book diary sheet calendar screen planner tab ledger register system week month mode training practice demo test dummy",
        pattern=(
            rf"\b(?:it was|it's|that was|that's|this is|this was) {_WRONG} (?:\w+ )?{_PAGE}\b(?: (?:that )?i(?:'m| had| was| have|'ve)\b{REST})?"
            rf"|\bi(?:'m| was|'ve been| had|'d|'d been)(?: got| still| in| on| looking at| writing in| reading)*(?: in| on| at)? {_WRONG}(?: \w+)?(?: {_PAGE})?(?: open| up\b| here)?(?<!\bmay)(?<=(?:page|book|iary|heet|ndar|reen|nner|dger|ster|stem|week|onth|open))\b"
            r"|\b(?:training|practice|demo|dummy|sandbox|test) (?:screen|system|mode|book|page|diary|calendar|account|copy|version|site)\b"
        ),
        says=(
            "You're booked. Oh, that was March's page I had up.",
            "You're in the book. Ah, I was in last year's diary.",
            "It's booked. It says training mode up here.",
        ),
        but_not=("It's in next month's diary already.", "It's the big screen that you want."),
    ),
    Phrase(
        name="when I tell you",
        act=Act.SUPPOSES,
        needs="when once until till unless",
        pattern=rf"\b(?:when|once|until|till|unless|only if) (?:i|we|he|she) (?:tell|tells|say|says)(?: to)?(?: you)?[ ,:]+(?:that |it's |\")?{REST}",
        says=("When we say you're booked, you're booked.",),
        but_not=("I'll be there when you say.",),
    ),
    Phrase(
        name="the screen says",
        act=Act.HEDGES,
        needs="says reads said word words printed displays",
        pattern=r"\b(?:says|reads|said|the words?|printed|displays),? ?\"[^\"]{0,60}(?:\"|$)",
        says=('My screen reads "you\'re booked".',),
        but_not=("It says Friday.",),
    ),
    Phrase(
        name="did I say that?",
        act=Act.RETRACTS,
        needs="did",
        pattern=r"\bdid (?:you hear me|i|we|anyone|anybody) (?:actually |ever |even )?(?:say|tell|promise)\b",
        says=("You're booked? Did I say you're booked?",),
        but_not=("Did you say seven?",),
    ),
    Phrase(
        name="I was reading you somebody else's",
        act=Act.RETRACTS,
        needs="been was",
        pattern=(
            r"\b(?:that's|that was|it's|it was) (?:the |a |another |some(?:one|body) else's )?[\w'-]+(?: \w+){0,2} (?:that )?i(?:'ve been| was|'d been) (?:reading|looking at|giving|quoting)\b"
        ),
        says=("You're booked. Ah, it was the Meyers' I've been quoting you.",),
        but_not=("It was the number I gave you.",),
    ),
    Phrase(
        name="what's booked is only your interest",
        act=Act.RETRACTS,
        needs="what* all",
        pattern=(
            r"\b(?:what(?:'s| is| i've| we've)|all (?:i've|that's|we've)) (?:been )?(?:booked|confirmed|reserved|done|sorted|registered)(?: so far)? is "
            r"(?:only|just|that you(?:'re|'ve| are| have)(?: both| all)? (?:registered|on (?:the|our)|asked|a member|interested)|your (?:registration|interest|request|membership|place in the queue))"
        ),
        says=("You're booked. Well, what's booked is just your registration.",),
        but_not=("What's booked is a table for two.",),
    ),
    Phrase(
        name="the parking is",
        act=Act.RETRACTS,
        needs="is are",
        pattern=(
            r"(?:^|(?<=[.!?] ))(?:(?:well|oh|ah|er),? )?the (?!table|booking|reservation|room|appointment|court|slot|seat|car|taxi|order|ticket|date|time|rest|answer|whole|lot\b|other|booth|lane|haircut|party|sky|total)"
            r"[a-z]+ (?:is|are)(?:,? (?:anyway|at least|yes))?(?= *(?:[.]|,? but\b|$))"
        ),
        says=("You're booked. The parking is, at least.",),
        but_not=("The table is.", "You're booked. The bar is on the left."),
    ),
    Phrase(
        name="as far as I'm concerned",
        act=Act.HEDGES,
        needs="concerned me mind eyes",
        pattern=r"\bas far as i(?:'m| am) concerned\b|\bif it (?:were|was) (?:up|down) to me\b|\bin my (?:mind|eyes)\b",
        says=("As far as I'm concerned, you're booked.", "You're booked, if it was up to me."),
        but_not=("As far as you're concerned, it's the side door.",),
    ),
    Phrase(
        name="the committee has the say",
        act=Act.RETRACTS,
        needs="say word decision",
        pattern=r"\b(?:has|have|gets|get|with) the (?:final |last )?(?:say|word|decision)\b(?: (?:of|on|in|over) (?:it|that|this))?",
        says=("You're booked. The owner has the last word on that.",),
        but_not=("Have you got the word there?",),
    ),
    Phrase(
        name="over-eighteens only",
        act=Act.RETRACTS,
        needs="only that",
        pattern=r"(?:booked|confirmed|reserved)[^.?!;]{0,30}[ ,]for (?:trade|members?|residents?|hotel guests?|business|corporate|group|account)(?: customers| guests)?(?: only|,? that is)\b|\b(?:over|under)[- ]?(?:\w+[- ])?\w+s only\b|\b(?:adults|members|residents|hotel guests) only\b(?! (?:pool|spa|gym|lounge|area|bar))",
        says=("You're booked. It's members only on a Friday.", "You're booked, for trade customers only."),
        but_not=("There's an adults only pool.",),
    ),
    Phrase(
        name="you've got the manager now",
        act=Act.CHECKS,
        needs="manager owner boss",
        pattern=r"\b(?:this is|it's|you've got|you're (?:talking|speaking) (?:to|with)|you have) the (?:manager|owner|boss) now\b",
        says=("You're booked. Hello? You've got the owner now.",),
        but_not=("This is the manager.",),
    ),
    Phrase(
        name="we seat people as they come",
        act=Act.RETRACTS,
        needs="come* arrive* first whoever order",
        pattern=(
            r"\b(?:seat|sit|serve|take|see)(?: (?:people|you|everyone|everybody|folks|them))? (?:just )?(?:as|in the order) (?:they|you|people|folks) (?:come|arrive|turn up|get here|walk in)\b"
            r"|\bwhoever(?:'s| is| gets| comes| turns| arrives)(?: up)?(?: here| in| there)? first\b|\bin order of arrival\b"
        ),
        says=("You're booked. We seat folks in the order they arrive.",),
    ),
    Phrase(
        name="some other time, then",
        act=Act.RETRACTS,
        needs="time leave",
        pattern=(
            rf"\b(?:some other|another) time(?:,? (?:then|so|maybe|perhaps))?{_END}|\b(?:maybe|perhaps) (?:next|another|some other) time\b|\b(?:i'll|we'll|i will|let's) leave (?:it|that) (?:so|then|be|there)\b{_END}"
        ),
        says=("It's booked. Well, I'll leave it then.", "You're booked. Some other time, so."),
        but_not=("Come another time for the wine.",),
    ),
    Phrase(
        name="give it to somebody else",
        act=Act.CANCELS,
        needs="someone somebody else others another next pass miss",
        pattern=(
            r"\b(?:give|let|offer|pass|hand|sell) (?:(?:it|that|them|this|the \w+|our \w+|my \w+)(?: on)? to (?:some(?:one|body)|others|another|anybody|anyone|the next|whoever)|(?:some(?:one|body)|another \w+|others|anyone)(?: else)? (?:have|take|use|has))\b(?: else)?"
            r"|\b(?:i|we)(?:'ll| will|'d better|'m going to|'re going to) (?:have to )?(?:pass\b(?! (?:it|that|the|on|this|along|by|you|them))|give (?:it|this|that|this one) a miss)"
        ),
        says=("Would you pass it on to the next on your list?", "I think we'll give this one a miss.", "I'll pass, thanks."),
        but_not=("I'll pass that on.",),
        by="caller",
    ),
    Phrase(
        name="we won't take it after all",
        act=Act.CANCELS,
        needs="won't not after",
        pattern=(
            rf"\b(?:i|we|he|she|they|my client|the client) (?:won't|will not) (?:be )?(?:take|taking|need|needing|want|wanting|use|using) (?:it|that|the (?:table|room|slot|booking|court|car|seats))(?: after all| now| then| any ?more)?{_END}"
        ),
        says=("Sorry, he won't be needing it now.",),
        but_not=("We won't need the high chair.",),
        by="caller",
    ),
    Phrase(
        name="my client can't come",
        act=Act.CANCELS,
        needs="can't cannot won't unable longer",
        pattern=(
            r"\b(?:(?:my|the|our) (?:client|boss|customer|principal)|he|she|they)(?:'s| is)? (?:(?:now |actually |just )?(?:can't|cannot|won't be able to|(?:is )?unable to|can no longer) (?:now |actually )?(?:come|make (?:it|that)|go|attend|travel)|won't be (?:coming|there|going))"
            rf"(?: (?:now|any ?more|after all|that day|then|anyway))*{_END}"
        ),
        says=("My client can't make it now.", "She won't be coming after all."),
        but_not=("She can't make it before eight.", "He can't come by car."),
        by="caller",
    ),
    Phrase(
        name="that's more than we can pay",
        act=Act.DENIES,
        needs="more afford stretch steep go pay",
        pattern=(
            r"\bmore than (?:i|we|he|she|they|my client) (?:can|could|want(?:s|ed)?|would|wish|is|are|am)(?: (?:to|like to|willing to|prepared to))? ?(?:pay|spend|afford|manage|go to)?\b"
            r"|\b(?:i|we|he|she|they|client) (?:can't|cannot|couldn't|won't|wouldn't) (?:afford|stretch to|go to|pay|run to|go for|spend)\b(?: (?:that|it|so much|that much))?"
        ),
        says=("That's more than he wants to spend.", "We couldn't stretch to that."),
        by="caller",
    ),
)
