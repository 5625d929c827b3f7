"""What leaves a booking open: not yet, probably, let me check, pencil in, call you back, once it's paid."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import DONE_WORDS, REST, TO_COMMA

__all__ = ["DOUBTS"]

# The rest of a sentence up to "but", which ends a condition.
_UP_TO_BUT = r"(?:(?!,? but\b)[^.?!;])*"
_PAYING = (
    r"\b(?:paid|pay|payment|money|deposit|card|referral|approv\w+|sign\w*|paperwork|contract|letter|form|cleared"
    r"|received"
    r"|guarantee)\b"
)
_GUARANTEE = (
    r"(?:deposit|card|credit card|down ?payment|payment|full payment|prepayment|tenner|referral|signature"
    r"|signed|approval"
    r"|paperwork|contract|form|id|guarantee|non-?refundable)"
)
# What a booking is of, where one of it is put off.
_HOW_MANY = r"(?:quantity|numbers|head ?count|party size|numbers? of [a-z]+|how many(?: of you| people| guests| nights)?)"
_TERM = rf"(?:the |a |an |your |any |exact |final |actual |start )*(?:price|cost|rate|figure|time|hour|day|date|{_HOW_MANY})"
# Who calls back, up to the verb: "I'll", "the manager will just have to".
_SOMEBODY_WILL = (
    r"(?:(?:i|we|he|she|they|someone|somebody)"
    r"|(?:(?:the|our|my|a) \w+)(?='ll| will|'d| would| is going| has to| needs to|'s going))"
    r"(?:'ll| will|'d| would|'re going to|'s going to|'m going to| can|'m gonna| gonna| have to| need to|'ll have to"
    r"|'d have to)? ?(?:have to |need to |then |just |both |have (?:someone|him|her|them) )*"
)
# "We'll ring when he's outside", "we'll call if anything changes": no booking waits for that.
_NO_MATTER = (
    r"(?! (?:if anything|to remind|if (?:anything|there's|there is|we|you)|when (?:he|she|they|it)"
    r"(?:(?:'s| is|'re| are)|(?:'s| is| are|'re)? (?:outside|there|arriv\w+|on (?:his|her|the) way|ready))))"
)
# An if that no booking hangs on: if you need anything, if that's all right, if there are any changes.
_IDLE_IF = (
    r"(?!you (?:just )?(?:tell|mention|ask|remind)\b[^.?!;,]{0,24}(?:on the (?:day|night|evening)|when you|on arrival|at the table|beforehand)|anything|(?:he|she|they)(?:'s|'re) (?:running |a bit )?(?:late|early|delayed)|(?:he|she|they) (?:wants?|needs?"
    r"|likes?|can|prefers?)"
    r"|you (?:need|want|have|like|could|can|would|do(?:n't)?|are|'re|need to|change|cancel|arrive|run|get|wish|prefer"
    r"|ever"
    r"|require)|you'd|you'll|there(?:'s| is| are) any|i can|i could|i may|we can|plans|your plans|possible|so\b|not\b"
    r"|it's (?:still )?(?:raining|bucketing|pouring|snowing|a problem|easier)"
    r"|that's (?:ok|okay|alright|fine|right|correct|all)|that works"
    r"|(?:this|that|it|everything|i) (?:is|sounds|looks|has|have|got|am|works?))"
)

DOUBTS: tuple[Phrase, ...] = (
    Phrase(
        name="not confirmed yet",
        act=Act.NOT_YET,
        needs=(
            "confirmed booked reserved finalized finalised final guaranteed official definite set certain scheduled"
            " secured"
        ),
        pattern=(
            r"\b(?:not|isn't|aren't|haven't|hasn't been|never|nothing(?:'s| is)?|not yet|yet to be) "
            r"(?:been |yet |actually |quite |fully |officially |anything |really |a |is |firm(?:ly)? |\w+ )?"
            r"(?:confirmed|booked|reserved|final(?:i[sz]ed)?|guaranteed|official|definite|set in stone"
            r"|scheduled"
            r"|secured)\b"
            r"|(?<!\bi'm )(?<!\bi am )(?<!\bwe're )(?<!\bwe are )\b(?:not|isn't) (?:quite |yet |at all )?certain(?! about)\b"
        ),
        says=("It is not confirmed yet.", "It's not booked, I've put you in but nothing is confirmed."),
    ),
    Phrase(
        name="not yet",
        act=Act.NOT_YET,
        needs="yet unconfirmed pending awaiting",
        pattern=(
            r"\bnot (?:just )?yet\b|\bunconfirmed\b|\b(?:confirmation|approval) (?:is )?pending"
            r"|\bstill pending\b|\bawaiting\b"
        ),
        says=("Not yet.", "You're booked, approval pending."),
    ),
    Phrase(
        name="the price is still to be settled",
        act=Act.NOT_YET,
        needs="price* cost* rate* figure* time* hour* day* date* quantity number* head headcount party many",
        pattern=(
            rf"\b{_TERM} (?:is something |is what |that's something )?(?:we|i|they)(?:'ll| will|'ve| can)?(?: still| just| yet)*"
            r" (?:have to|need to|must|got to|haven't|to|see|decide|settle|agree|fix|work out|sort out)\b[^.?!;,]{0,24}"
            rf"|\b{_TERM}(?:'s| is| are| has| have| remains?| stays?)(?: still| yet| all| a bit| rather)* (?:to be (?:settled|agreed|decided|fixed"
            r"|confirmed|set|worked out|sorted(?: out)?|determined)|to follow|up in the air|undecided|not (?:settled|agreed|fixed|decided|set)|tbd|tbc)\b"
            rf"|\b{_TERM} (?:still )?to (?:follow|be (?:settled|agreed|decided|fixed|confirmed|advised|determined))\b|\b{_HOW_MANY} (?:is|are|remain|remains) (?:still )?open\b"
            r"|\b(?:can't|cannot|couldn't|unable to|not able to|can(?=[^.?!;,]{4,40} yet\b)) (?:tell|say|give|quote|promise|name)(?: you)? "
            rf"(?:(?:what|which|on) )?{_TERM}[^.?!;,]{{0,24}} (?:yet|just yet|right now|for now|at the moment|today)\b"
            r"|\b(?:we'll|i'll|we will|i will|we can|let's)(?: have to| need to)? (?:settle|agree|fix|decide|pick|choose|firm up|work out|sort out|see about|talk about|come to|get to|discuss) "
            rf"(?:on )?(?:(?:what|which) )?{_TERM}(?: out)?(?: \w+)? (?:later|another time|afterwards|nearer|closer|next|separately|after|when|once)\b[^.?!;,]{{0,24}}"
        ),
        says=(
            "You're booked, the time we still have to work out.",
            "It's booked, but I can't give you a price just yet.",
            "That's in the book, though the day is still to be decided.",
            "You're booked, and we'll sort out the date later.",
            "That's booked, how many of you we can sort out later.",
            "It's in the book, headcount to follow.",
            "You're booked, the numbers are still open.",
            "It's booked, and the hour's a bit up in the air.",
            "That's booked, we'll pick a time nearer the day.",
        ),
        but_not=("The date is still open.", "How many of you can we sort out?", "You can settle the bill later.", "The price is forty dollars.", "What time will you decide to come?"),
    ),
    Phrase(
        name="probably",
        act=Act.HEDGES,
        needs="probably maybe perhaps possibly hopefully presumably supposedly theory likely usually less",
        pattern=(
            r"\b(?:probably|maybe|perhaps|possibly|hopefully|presumably|supposedly|in theory|(?:most )?likely|usually"
            r"|more or less)\b"
        ),
        says=("You're probably booked.", "Hopefully that's you in."),
    ),
    Phrase(
        name="I think",
        act=Act.HEDGES,
        needs=(
            "think guess believe suppose reckon imagine assume hope doubt wonder know sure certain positive"
            " fairly me far expect lying"
        ),
        pattern=(
            r"\b(?:i'd (?:think|guess|imagine|expect|assume|reckon|suppose)|i'd be lying|i (?:think|guess|believe|suppose|reckon|imagine|assume|hope|doubt|wonder)|doubt it"
            r"|not (?:entirely |quite |really |a hundred percent |100 percent )?(?:sure|certain|positive)"
            r"|i don't (?:actually )?know|don't hold me|i'm fairly|(?:pretty|fairly) sure"
            r"|as far as i (?:know|can see))\b"
        ),
        says=("I think that should be fine.", "You're booked, I think.", "You're booked, as far as I can see.", "I'd say you're booked but I'd be lying."),
    ),
    Phrase(
        name="nearly had you booked",
        act=Act.HEDGES,
        needs="nearly almost thinks reckons claims case",
        pattern=(
            r"\b(?:nearly|almost|practically) (?:had|have|got) (?:you|it|that|them)\b"
            r"|\b(?:computer|system|screen|site|website|app|it) (?:thinks|reckons|claims|seems to think)\b"
            r"|\bin case(?= *(?:[.,!]|$)| (?:it|one|something|a \w+) (?:frees|comes|opens|becomes)\b)"
        ),
        says=("I nearly had you booked.", "The computer thinks you're booked.", "I've put your name down in case."),
    ),
    Phrase(
        name="for now",
        act=Act.HEDGES,
        needs="now being things principle manner speak sort kind good fingers hope push spec paper approval",
        pattern=(
            r"(?:^|[.!?,;] ?|(?<=booked)(?:,? |,)|(?<=reserved)(?:,? |,)|(?<=confirmed)(?:,? |,)|(?<=you down)(?:,? |,)|(?<=yours)(?:,? |,)|(?<=people)(?:,? |,))for now\b(?! with\b)|\bfor the time being\b|\bas things (?:stand|are)\b|\bin principle\b"
            r"|\bin a manner of speaking\b|\bso to speak\b|(?:^|[ ,])(?:sort|kind) of(?= *(?:[.,!;]|$))|\bas good as (?:booked|done|confirmed|reserved|yours)\b|(?:booked|confirmed|reserved|down), as good as\b"
            r"|\bfingers crossed\b(?! (?:for|that|it))|,? \bwe hope(?= *(?:[.!;]|$))|\bat a push\b|\bon (?:spec|paper|approval)\b(?! (?:towel|plate|napkin|cup|straw))"
        ),
        says=(
            "You're booked for now.",
            "In principle you're booked.",
            "You're as good as booked.",
            "That's you down, fingers crossed.",
            "You're booked on approval.",
            "You're booked, sort of.",
        ),
        but_not=("That's all for now.", "What sort of cake?", "Fingers crossed for good weather!", "Is it good for the kids?"),
    ),
    Phrase(
        name="don't count on it",
        act=Act.HEDGES,
        needs="count bank rely bet promise promises",
        pattern=rf"\b(?:don't|do not|wouldn't|shouldn't|can't) (?:count|bank|rely|bet) on{REST}|\bno promises\b",
        says=("You're booked, but don't count on it.", "I wouldn't bank on it."),
    ),
    Phrase(
        name="might",
        act=Act.HEDGES,
        needs="might should could may supposed i'd see try mistaken",
        pattern=(
            r"\b(?:i might|we might|might (?:be|have|not|work|just)|it may\b|may be\b|we may\b|supposed to|i'd have to"
            r"|should be (?:able|there|available)|should (?:have space|manage)|could be (?!of |any |a help|there (?:for|at|by) )\w+"
            r"|if i'm not mistaken|(?:i'll|we'll|i can) try(?! (?:that|it|this|again|once more|one more)\b)"
            r"|let me try (?:and|my)|try to"
            r"|we'll see(?= *(?:[.,!?]|$|if\b|what\b|how\b|whether\b)))\b"
        ),
        says=("It's booked, though we might have to swap tables.", "I'll try."),
    ),
    Phrase(
        name="I'd love to",
        act=Act.HEDGES,
        needs="love like wish want hope i'd we'd would",
        pattern=(
            r"\b(?:i|we)(?:'d| would| wish| want| hope)(?: really)? (?:love|like|to|i could|we could|hope"
            r"|want)(?: to)? "
            rf"(?:say|tell you|be able|get you|have you|see you|book|confirm|do (?:that|it)|help)\b{REST}"
            rf"|\bi wish\b{REST}"
        ),
        says=("I'd love to say you're booked.", "I'd love to get you booked in."),
    ),
    Phrase(
        name="let me check",
        act=Act.CHECKS,
        needs="check* look* see find ask* verify pull think word double confirm speak talk run change",
        pattern=(
            r"\b(?:let me|let's|lemme|i'll|i will|i'm|i am|i'd|i need to|i have to|i gotta|i've got to|just|can i|gonna"
            r"|going to|need to|have to|must|may i)(?: just| quickly| go| have to| need to| go and| now)* "
            rf"(?:(?:check|see|find out|ask|verify|look) (?:if|whether){REST}|see (?:if|what|whether|with){REST}"
            r"|check(?:ing)?|look(?:ing)? into|ask(?:ing)?|find|verify|pull (?:up|that|your|it)"
            r"|have a (?:word|think)|double.?check"
            r"|confirm with|speak (?:to|with)|talk to|run (?:it|that) by|change that)\b|\bgotta check\b"
        ),
        says=("Let me check.", "You're booked, but I need to ask the manager."),
    ),
    Phrase(
        name="hang on",
        act=Act.CHECKS,
        needs="hang hold wait",
        pattern=(
            r"\b(?:oh,? |er,? |uh,? |um,? )*(?:hang on|hold up|wait a (?:minute|second|sec|moment))\b"
        ),
        says=("You're booked... hang on.",),
    ),
    Phrase(
        name="oh dear",
        act=Act.CHECKS,
        needs="dear no uh god lord gosh blimey damn blast shoot crap crikey yikes hell",
        pattern=(
            r"(?:^|[.!?;,…] ?|\b(?:ah|um|er|hm+) )(?:oh,? (?:dear|no|god|lord|gosh|blimey|damn|blast|shoot|crap|hell)|uh[- ]oh|damn|crikey|yikes)\b"
            r"(?![,.!]* (?:poor|i hope|never ?mind|no|what a (?:shame|pity)|that's (?:a shame|a pity|awful|terrible|no good)"
            r"|(?:i'm )?(?:so |very )?sorry (?:to hear|about)|get well|bless|not at all|don't))"
        ),
        says=("You're booked. Oh dear, that's the night of the wedding.", "It's booked. Uh-oh."),
        but_not=("Oh dear, I hope she's better soon.", "Oh no, don't worry."),
    ),
    Phrase(
        name="I've just noticed",
        act=Act.CHECKS,
        needs=(
            "noticed realised realized remembered heard told seen spotted gone go"
            " disappeared odd strange weird peculiar"
        ),
        pattern=(
            r"\bi(?:'ve| have)?(?: only)? just (?:been told|heard|seen|noticed|reali[sz]ed|remembered|found out"
            r"|spotted)\b"
            r"|\b(?:that's|that is|how) (?:odd|strange|weird|peculiar)\b"
            r"|\bwhere(?:'s| has| did) (?:it|that|your \w+) (?:gone?|disappeared)\b"
        ),
        says=("You're booked. Oh, I've just noticed something.", "Hm, that's odd.", "Where's it gone?"),
    ),
    Phrase(
        name="one moment",
        act=Act.HOLDS_LINE,
        needs="moment second minute sec mo tick bear",
        pattern=(
            r"\b(?:one|a|just a|just one|give me a|bear with me|1) ?(?:moment|second|minute|sec|mo|tick)\b"
            rf"|\bbear with me\b(?: while{REST})?"
        ),
        says=("One moment, please.",),
    ),
    Phrase(
        name="let me see",
        act=Act.HOLDS_LINE,
        needs="see look",
        pattern=(
            r"\blet(?:'s| me) (?:just )?(?:see|look|have a look|take a look)(?: (?:here|now))?"
            r"(?: if (?:i got|that's|this is|i have)[^.?!;:]*)?\b"
            r"|\b(?:i'll|i will) (?:have a look|take a look|look)\b"
        ),
        says=("Let me see.",),
    ),
    Phrase(
        name="let me try that again",
        act=Act.HOLDS_LINE,
        needs="try give",
        pattern=(
            r"\b(?:let me(?: just)? try(?! (?:and|my|to)\b)|(?:i'll|i will|let me) give (?:it|that) a(?:nother)? (?:try"
            r"|go|shot)\b|(?:i'll|we'll|i can)(?: just)? try(?= (?:that|it|this|again|once more|one more)\b))"
            r"(?: (?:that|it|this|them|another \w+|the other \w+))?(?: again| once more| one more time)?\b"
        ),
        says=(
            "Let me try that one more time.",
            "You're booked. Hm, I'll try that again.",
            "I will give it another go.",
        ),
        but_not=("I'll try to fit you in.", "I'll try."),
    ),
    Phrase(
        name="please hold",
        act=Act.HOLDS_LINE,
        needs="hold wait line",
        pattern=(
            rf"\bwait(?: now| ah| a bit)(?: while{REST})?\b|\bstay on the line\b"
            r"|\bhold on(?: now)?(?: till[^.?!;]{0,30}?(?= \w+day|$|[.,]))?"
            r"|\b(?:please )?hold (?:on|the line|please)\b|\bplease (?:hold|wait)\b"
        ),
        says=("Please hold.",),
    ),
    Phrase(
        name="tentative",
        act=Act.TENTATIVE,
        needs="tentativ* provision* pencil* placeholder standby stand optional option refusal hold request",
        pattern=(
            r"\btentativ\w*|\bprovisional\w*|\bpencil+(?:ed|ing)\b|\bpencil (?:you|it|that|us|me|them|him|her) in\b"
            r"|\bin pencil\b|\bstand-?by\b|\bplaceholder\b|\bfirst refusal\b|\boption(?:al)? until\b|\bsoft hold\b"
            r"|\b(?:as|with) a (?:request|hold|placeholder)\b"
        ),
        says=("I will pencil you in.", "It's booked, in pencil.", "You are all set, I've booked you in and penciled it for now."),
    ),
    Phrase(
        name="on hold",
        act=Act.TENTATIVE,
        needs="hold held keep kept save",
        pattern=(
            r"\b(?:i|we)(?:'ve|'ll| can| could| will| have)? ?(?:just )?(?:hold|held|keep|kept|save) "
            r"(?:it|that|the|a|one|you|this|september|your|on|them)\b|\b(?:is |put (?:it|that|you) )?on hold\b"
        ),
        says=("We can hold it.", "It's reserved, I've put it on hold."),
    ),
    Phrase(
        name="on the waiting list",
        act=Act.TENTATIVE,
        needs="wait* list line",
        pattern=(
            r"\bwait(?:ing)?[- ]?list\w*|\b(?:on|to|onto) (?:the|our|a) (?:list|cancell?ation list)\b|\bin line\b"
        ),
        says=("I've put you on the waiting list.", "You're booked, on the waiting list."),
    ),
    Phrase(
        name="sent the request",
        act=Act.TENTATIVE,
        needs="request* submitted sent forwarded passed put",
        pattern=(
            r"\b(?:sent|put in|submitted|made|passed|pass) (?:the|a|your|that|you|in|on) ?(?:a |your |the )?request\b"
            r"|\brequest(?:ed)? (?:has been|is|was|sent|only)\b(?! (?:not\b|un\w+|success\w*|approved"
            r"|accepted|granted|confirmed))"
            r"|\b(?:submitted|sent|forwarded|passed|put) (?:it|that|this|your request|the request|them|your details) "
            r"(?:for you|to|on to|through to|across to|over to|in for)\b"
            r"(?! (?:your|the) (?:email|phone|mobile|inbox|address|you))"
        ),
        says=("I've sent the request.", "It's booked, I've passed it on to the office."),
    ),
    Phrase(
        name="call you back",
        act=Act.DEFERS,
        needs=(
            "call* ring* phone email e text message contact get touch reach let confirm follow come notify give"
            " write inform"
        ),
        pattern=(
            rf"\b{_SOMEBODY_WILL}"
            r"(?:call|ring|phone|email|e-mail|text|message|contact|get back to|get in touch|be in touch|reach out"
            r"|let you know|confirm (?:by|with|later|in|tomorrow|it later)|follow up|come back to|notify"
            rf"|give you a (?:call|ring|bell)|write to you|inform you){_NO_MATTER}\b(?: you)?(?: back)?"
            rf"(?: (?:to|and|when) (?:confirm|let|say|tell){REST})?"
            r"|\b(?:call(?:ing)?|ring) (?:you )?back\b|\bget back(?: to you)?\b"
        ),
        says=(
            "I'll call you back.",
            "You're down for two and we'll ring you to confirm.",
            "Someone will reach out in a day or two.",
        ),
    ),
    Phrase(
        name="booked to be called about it",
        act=Act.DEFERS,
        needs="called rung phoned contacted emailed callback call",
        pattern=r"\bto be (?:called|rung|phoned|contacted|emailed|rung back|called back)\b(?: (?:back|about|on))?|\b(?:booked|down|scheduled)(?: in)? for a (?:call ?back|call about|phone call about)\b",
        says=("You're booked to be called about the 25th.", "You're booked in for a call back."),
        but_not=("You're booked for a call on Friday.",),
    ),
    Phrase(
        name="let you know when",
        act=Act.DEFERS,
        needs="you you'll confirmed",
        pattern=(
            rf"\blet(?:ting)? you know (?:if|whether|when|as soon|by|later|tomorrow)\b{REST}"
            r"|\b(?:tell|call|ring|text|email|message|inform|notify) you (?:when|once|if|whether|as soon as)\b"
            r"(?! (?:he|she|they|the (?:driver|cab|taxi|car))\b)"
            r"|\byou'll (?:get|hear|receive) (?:a |an |from )?(?:reply|answer|us|them|decision|response"
            r"|the office|back)\b"
            r"|(?:\bwill|'ll) be confirmed\b"
        ),
        says=("You're booked, you'll hear from us.", "It will be confirmed tomorrow."),
    ),
    Phrase(
        name="call us tomorrow",
        act=Act.DEFERS,
        needs="call ring try phone ask speak talk contact",
        pattern=(
            r"(?<!'ll )(?<!will )\b(?:call|ring|try|phone)(?: us)?(?: again| back)? "
            r"(?:after|later|tomorrow|around|in (?:an|a|about|like)|when|on)\b|\btry (?:us )?again\b"
            r"|\b(?:ask|speak to|speak with|talk to|contact) (?:the office|reception|\w+ in the)\b"
        ),
        says=("It's booked, but call us tomorrow.",),
    ),
    Phrase(
        name="pass it on",
        act=Act.DEFERS,
        needs="pass leave",
        pattern=(
            r"\bpass (?:it|that|this|them|you|your \w+) (?:on|to|along)|\bgo(?:nna|ing to) pass it\b"
            r"|\bleave (?:your|a|me) (?:name|number|message|details|note)\b"
        ),
        says=("You're down for six, I'll pass it on to the chef.", "You're booked, I'll leave a note for them."),
    ),
    Phrase(
        name="once it's paid",
        act=Act.CONDITION,
        needs=(
            "paid pay payment money deposit card referral approv* sign* paperwork contract letter form cleared"
            " received guarantee"
        ),
        pattern=(
            r"\b(?:once|when|if|as soon as|from the (?:moment|minute|day)|provided|providing|unless|until|after|so long as"
            r"|as long as)\b"
            rf"{_UP_TO_BUT}?{_PAYING}{_UP_TO_BUT}"
        ),
        says=("You're all booked in once the deposit is paid.", "Consider it done when I see the money.", "It's booked from the day the payment clears."),
        but_not=("If anything changes, call us.", "You're booked. Pay at the desk."),
    ),
    Phrase(
        name="we need a deposit",
        act=Act.CONDITION,
        needs="need* require* required want have deposit card payment due payable",
        pattern=(
            r"\bwe(?:'ll| will|'d| would| just)*(?: just)? (?:need|require|want|have to (?:have|receive"
            r"|take|get)|must have)"
            rf"(?: to (?:have|take|receive|get|see))?(?: (?:a|the|your|some|an))? ?{_GUARANTEE}{REST}"
            r"|\bi(?:'ll| will|'d)?(?: still| just| also)? need (?:a|your|the) (?:card|credit card|deposit"
            rf"|payment){REST}"
            r"|\b(?:a )?deposit (?:of [\w$£ ]+ )?(?:is|will be|would be)? ?(?:required|needed|due|necessary|payable)"
            r"|\b(?:card|deposit|payment)[^.?!;]{0,30} to (?:hold|secure|guarantee|confirm|complete"
            r"|keep) (?:it|the|your|that)"
        ),
        says=(
            "I need a card number to hold it.",
            "I'd still need your card.",
            "You're booked, we just need a deposit.",
        ),
    ),
    Phrase(
        name="pay us by Friday",
        act=Act.CONDITION,
        needs="pay send wire transfer up upfront",
        pattern=(
            r"\b(?:make sure|remember|you(?:'ll)? (?:need|have)) to (?:pay|send|wire|transfer)"
            rf"{REST}(?:by|before|within){REST}|\bup ?front\b"
        ),
        says=("You're booked, just make sure to pay us by Friday.",),
    ),
    Phrase(
        name="subject to availability",
        act=Act.CONDITION,
        needs="subject pending first before need needs approve sign agree ok okay authori* clear review decline reject refuse",
        pattern=(
            rf"\bsubject to\b{REST}|\bpending (?:the|your|approval|payment|deposit)|\bfirst[- ]come\b"
            rf"|\bbefore (?:i|we) can (?:give|book|confirm|hold|take|reserve){REST}"
            r"|\b(?:the \w+|he|she|they|someone|somebody) (?:(?:has|have|needs?|will need|would need) to|must) "
            r"(?:approve|sign|agree|ok|okay|authori[sz]e|clear)\b"
            r"|\bneeds? (?:approval|to be (?:approved|paid|confirmed|signed))"
            r"|\b(?:will|'ll|must|has to|needs to|still has to|going to)(?: then| still| have to)* review (?:it|this|that|your|all|the)\b|\b(?:may|might|can|could) (?:then |still |yet )*(?:decline|reject|refuse) (?:it|this|that|your)\b|\b(?:may|might)(?: then| still| yet)* (?:decline|reject|refuse)(?= *(?:[.,!;]|$))"
        ),
        says=(
            "Subject to availability, you're booked.",
            "The owner has to approve it.",
            "You're booked. A person will review this and may decline.",
            "You're booked, but it needs approval.",
        ),
    ),
    Phrase(
        name="when it's confirmed",
        act=Act.SUPPOSES,
        needs="when once if until whether before soon assuming",
        pattern=(
            r"\b(?:when|once|if|until|whether|before|as soon as|assuming) "
            r"(?:it|that|this|everything|you|your \w+|we|they|the \w+)(?:'?s|'re|'ve| is| are| has| have| gets?)?"
            rf"(?: been| all| fully)? ?(?:{DONE_WORDS})\b{REST}"
        ),
        says=("I'll ring when you're booked.", "Whether its booked, you ask."),
    ),
    Phrase(
        name="as long as",
        act=Act.SUPPOSES,
        needs="once soon provided providing assuming unless long only condition conditional contingent",
        pattern=(
            r"\b(?:once|as soon as|provided|providing|assuming|unless|so long as|as long as|only (?:if"
            r"|when)|on condition"
            r"|conditional on|contingent)\b"
            r"(?! (?:again|more|upon|booked|a|done|completed|you (?:arrive|get|get here|have any)|you're here))"
            rf"{_UP_TO_BUT}"
        ),
        says=("You're booked as long as my partner agrees.",),
    ),
    Phrase(
        name="if the boat gets in",
        act=Act.SUPPOSES,
        needs="if until depend*",
        pattern=(
            rf"\bif {_IDLE_IF}[^.?!;,]{{2,60}}"
            rf"|\buntil (?:i|we|he|she|they|it|the (?:manager|boss|owner|doctor|office))\b{REST}"
            rf"|\bdepend(?:s|ing|ent)?\b(?: on)?{REST}"
        ),
        says=("You can have them if the boat gets in.", "You're booked, depending on the weather."),
    ),
    Phrase(
        name="when it's back up",
        act=Act.SUPPOSES,
        needs="when",
        pattern=(
            r"\bwhen (?:it|he|she|they|we (?:get|have|receive)|i (?:get|have|receive)|the \w+)"
            r"(?:'s| is|'re| are| comes?| gets?)?[^.?!;,]{0,24}\b(?:arrives|back|comes|clear|here|up)\b"
            rf"{REST}"
        ),
        says=("You're booked, and when it's back up I'll check.",),
    ),
    Phrase(
        name="it's paid",
        act=Act.MET,
        needs="paid received approved cleared through in got here",
        pattern=(
            r"\b(?:it|that|the deposit|the payment|your (?:payment|deposit|card))(?:'s| was| has| is|'ve)? ?"
            r"(?:been |now |just |all )*(?:paid|received|approved|cleared|(?:gone|went|come) through|came in|come in)\b"
            r"|\bpaid (?:in full|already|at noon)\b|\bdeposit(?:'s| is) (?:paid|in)\b"
            r"|\b(?:got|received) your (?:deposit|payment|card|form|letter|referral|contract)"
            r"|\b(?:can see|have|got|'ve got) (?:the|your) (?:deposit|payment|form|letter|referral|contract)(?: right)? here\b"
        ),
        says=("It was paid at noon.", "That's gone through.", "I can see the letter here."),
    ),
    Phrase(
        name="no deposit needed",
        act=Act.MET,
        needs="deposit payment card prepayment waive*",
        pattern=(
            r"\b(?:won't|don't|needn't|no need to) (?:bother|worry|need) (?:with |about |for )?(?:a |the )?"
            r"(?:deposit|payment|card)"
            r"|\bno (?:deposit|payment|card|prepayment)(?: (?:is )?(?:needed|required|necessary))?\b"
            r"|\bwaive\w*\b(?: (?:the|that|your|any))?(?: (?:deposit|fee|payment|card))?"
        ),
        says=("I won't bother with a deposit.", "I don't need a deposit.", "No deposit needed.", "I'll waive that."),
    ),
    Phrase(
        name="down as interested",
        act=Act.TENTATIVE,
        needs="down",
        pattern=(
            r"\b(?:you |him |her |them |that |your name )?down as (?:an? )?(?:interested|walk-?ins?|maybe|possible"
            rf"|wanting|hoping|enquir\w+|inquir\w+|likely|request\w*|standby|provisional|unconfirmed){REST}"
        ),
        says=("I've got you down as interested for the 25th.",),
    ),
    Phrase(
        name="you'll get a message that says",
        act=Act.NOT_YET,
        needs="says saying say read tell show",
        pattern=(
            r"\b(?:get|see|receive|have|send you|sends you|find) (?:an?|the|our|your) (?:\w+ )?"
            r"(?:message|e-?mail|text|note|sms|notification|screen|letter)\b[^.?!;]{0,16}"
            rf"\b(?:that says|saying|which says|to say|telling you){{1}}{REST}"
            r"|\b(?:it|that|the (?:screen|website|app|email|text|message))(?:'ll| will|'d| would) (?:say|read|tell you"
            rf"|show){REST}"
        ),
        says=("You'll get a message that says 'You're booked for seven'.", "It'll say you're booked."),
    ),
    Phrase(
        name="the moment she nods",
        act=Act.CONDITION,
        needs="moment second minute instant day when",
        pattern=(
            rf"(?:(?<=yours)|(?<=booked)|(?<=reserved)|(?<=confirmed)|(?<=\byour name)|(?<=[a-z\d],)|(?<=[a-z\d])),? the (?:(?:moment|second|minute|instant) (?:that )?(?:you|we|your|he|she|they|the)|day (?:that )?(?:your|the|we|you (?:pay|sign|send|transfer))) [^.?!;]{{3,40}}"
            r"|\bthe (?:moment|second|minute|instant) (?:that )?(?:he|she|it|they|i|we|the|that|your) [^.?!;]{2,40}, ?"
            rf"(?:you|it|that|your){REST}"
            rf"|\bwhen (?:it|that|the (?:payment|card|deposit|order|form)) (?:goes|comes|gets|clears|is)\b{REST}"
            r"|\b(?:from|as of|only) (?:the (?:moment|second|minute|day)|when) (?:that )?(?:you(?:'ve| have|'re)?|we(?:'ve| have)?|your|the|it(?:'s| has)) "
            rf"(?:\w+ )?(?:paid|pay|signed|sign|sent|send|received|receive|confirmed|confirm|registered|transferred|payment|deposit|money|cleared|clears)\b{REST}"
        ),
        says=("You're booked from the moment you've signed the form.", "The table's yours the minute we see the money.", "That's confirmed, for four, the day your cheque arrives.", "The moment the screen goes green, you're booked.", "When it goes through, you're booked."),
    ),
    Phrase(
        name="normally we'd need a deposit, but",
        act=Act.MET,
        needs="normally usually ordinarily",
        pattern=(
            r"\b(?:normally|usually|ordinarily)\b[^.?!;]{0,30}\bdeposit\b[^.?!;]{0,60}"
            rf"\b(?:won't|don't|skip|waive|no need|forget|leave)\b{REST}"
        ),
        says=("There's usually a deposit, but we'll skip that. You're booked.",),
    ),
    Phrase(
        name="weather permitting",
        act=Act.CONDITION,
        needs="permitting well barring luck",
        pattern=rf"\b[a-z'-]+ permitting\b|\ball (?:being|going) well\b|\bif all goes well\b|\bbarring (?:a|an|any|no|some|the)\b{TO_COMMA}|\bwith (?:a bit of|any|a little) luck\b",
        says=("You're booked, staff permitting.", "All being well, you're booked.", "Barring any surprises, that's booked."),
    ),
    Phrase(
        name="it's a race for the chairs",
        act=Act.CONDITION,
        needs="race double first whoever gets turns",
        pattern=(
            r"\b(?:we|they) (?:double|over)[- ]?book\b|\ba race (?:for|to)\b|\bfirst (?:one )?(?:here|there|in|through the door|to (?:arrive|come|turn up|get here|check in))(?:,? (?:gets|wins|takes))\b"
            r"|\bgo(?:es)? to (?:whoever|the (?:one|first|person))\b|\bfirst to (?:arrive|come|turn up|get here|check in)\b"
        ),
        says=("You're booked. We double book, so it's a race for the seats.", "It's booked, and so is Dave: it goes to whoever turns up early.", "You're booked. First one here gets the court."),
        but_not=("Our first course goes to the table.",),
    ),
    Phrase(
        name="or you will be",
        act=Act.CONDITION,
        needs="will you'll it'll",
        pattern=(
            rf"\bor (?:you|it|that)(?:'ll| will) be\b{REST}"
            rf"|\b(?:you|it|that)(?:'ll| will) be,? (?:when|once|if|as soon as)\b{REST}"
        ),
        says=("You're booked, or you will be when Dave's back.",),
    ),
)
