"""What else than a booking is done, ordered or registered: the newsletter's done, I've booked your courtesy car.

Of each thing there are two rows. The callee's reads what is done to that thing alone; the caller's reads its name, for
where the thing is what the caller calls about, it is the booking.
"""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import ADV, BOOKING, I_HAVE

__all__ = ["THINGS"]

_DET = r"(?:(?:your|the|a|an|that|this|our|his|her|my|one|free) )?"
# A word between it and the noun: "your little birthday cake".
_KIND = rf"(?:(?!(?:and|or|with|plus|including|for|to|from|at|on|in|of|by|not|no|is|are|you|it|that|{BOOKING})\b)[\w'-]+ )"
_OF_IT = r"(?: (?:thing|side|bit|part|request|form|order|change|update|details?|too|though|for (?:you|now|the (?:day|night))))"
_IS = r"(?:'s|'re| is| are| was| were| has| have)?(?: been| got| all| now| just| already| both| also| duly| successfully)*"
_DONE = (
    r"(?:booked|reserved|confirmed|done|sorted|arranged|ordered|registered|logged|set|good to go|made|placed|raised|issued|opened|created"
    r"|in|through|gone (?:in|through|off|out)|on (?:its|the) way|updated|changed|amended|cancelled|processed|finished|complete|completed|ready"
    r"|secured|taken care of|scheduled|submitted|sent|saved|activated|stopped|removed|added|noted|recorded|down)\b"
)
_DID = (
    r"(?:booked|reserved|arranged|ordered|made|put|got|placed|set|sorted|confirmed|scheduled|logged|registered|added|processed"
    r"|done|updated|changed|amended|taken|submitted|sent|secured|noted|raised|created|opened|issued|popped|fixed|organi[sz]ed|lined)"
    r"(?: (?:up|out|in|down))?"
)
# You, made something of: "I've got you registered as", "you're all set for".
_YOU_ARE = (
    r"(?:you're|you are|you've been|you have been|that's you|(?:i|we)(?:'ve| have)? (?:got |put |popped |had |booked |signed |set )?you)"
    r"(?: all| now| just| already| both| also| down| up)*(?: (?:booked|set|sorted|registered|confirmed|signed|scheduled|put|placed|good to go|in|down|on))?"
    r"(?: up| in| down)? (?:for|on|onto|to|as|with(?<=(?:t|d|p) with))"
)
# Not what goes with a booking: "the parking and the table", "a cake with your table".
_ALONE = rf"(?! (?:and|or|plus|with|along with|as well as) (?:(?:your|the|a|an|both) )?(?:[\w'-]+ ){{0,2}}{BOOKING}\b)"


def _done_to(nouns: str) -> str:
    """Return the pattern of words that do something to one of *nouns*, and to no booking beside it."""
    thing = rf"{_KIND}{{0,2}}(?:{nouns})\b{_ALONE}"
    return (
        rf"(?<!and )(?<!with )(?<!and the )(?<!and your )(?<!with the )(?<!with your )(?<!with a )\b(?:that's |that is |and that's )?{_DET}{thing}{_OF_IT}{{0,2}}{_IS} {_DONE}(?: for (?:you|ye|your party))?"
        rf"|(?:^|(?<=[.!?;] ))(?:(?:as for|about|on|regarding|so|okay|ok|right|and|now|yes|sure|well|done|,) ?){{0,3}}{_DET}{thing}{_OF_IT}{{0,2}},? "
        rf"(?:(?:yes|yeah|so|now),? )?(?:you're|you are|that's|that is|it's|it is|they're|all|i've|we've) {ADV}(?:got (?:that|it|them) )?{_DONE}"
        rf"|\b{I_HAVE} {ADV}{_DID} (?:you |ye |him |her |them )?(?:in |down |up |on |out )?(?:for |on |onto |to |as )?{_DET}{thing}"
        rf"|\b{_YOU_ARE} {_DET}{thing}"
        rf"|(?:^|(?<=[.!?;] ))(?:that's |it's |all )*{_DONE}(?: for you)?,? (?:the|your|that) {thing}(?= *(?:[.!?;]|$))"
    )


_NEWSLETTER = r"newsletters?|mailing list|email list|e-?mails list|marketing(?: emails?| texts?)?|subscription|emails"
_PARKING = r"parking(?: (?:space|spot|bay|place|permit|pass))?|car ?park(?: (?:space|spot|bay))?|space in the car ?park|permit"
_VOUCHER = r"gift ?(?:cards?|vouchers?|certificates?|tokens?|sets?)|vouchers?|coupons?|hampers?"
_MEMBERSHIP = (
    r"memberships?|loyalty (?:card|scheme|programme|program|points)|club card|account|profile|new (?:patient|client|customer|member|pet)"
    r"|patient registration|registration|(?:new )?(?:patient|client|customer|member)(?= *(?:[.,!;]|$)| (?:here|with us|of ours|on our))"
)
_DETAILS = (
    r"(?:phone|mobile|contact|telephone|your|new|the) number|e-?mail(?: address)?|(?:home |postal |new |your )address|details|information|info"
    r"|data|surname|preferences?|allerg(?:y|ies)|dietary \w+|notes?|contact"
)
_TAXI = r"taxis?|cabs?|minicabs?|(?:airport |station )?transfer|shuttle|pick-?up|(?:car|ride|lift) home"
_TAXI_ASKED = rf"{_TAXI}|rides?|cars?|lift|driver|limo|transport|drive|(?:pick(?:ed|ing)?|collect(?:ed)?|drop(?:ped)?) (?:me|us|him|her|them|my \w+|off|up)|uber"
_LOANER = r"courtesy (?:car|van|bike|vehicle)|loan(?:er)?(?: (?:car|van|bike))?|replacement (?:car|vehicle)|(?:hire|rental) car"
_CALLBACK = r"call-?backs?|call back|return call|phone call|ring back|reminder"
_VIEWING = r"viewings?|show[- ]?a?round|look[- ]?a?round|walk[- ]?through|walk[- ]?round|site visit|open day|taster(?: \w+)?"
_VIEWING_ASKED = rf"{_VIEWING}|view|visit|tour|see (?:the|it|a|your|that)|look (?:at|a?round)|show|apartments?|flats?|propert(?:y|ies)|houses?"
_ENQUIRY = (
    r"enquir(?:y|ies)|inquir(?:y|ies)|quer(?:y|ies)|questions?|messages?|feedback|complaints?|comments?|concerns?|support ticket|case"
    r"|quotes?|quotations?|estimates?|brochures?|catalogues?|prospectus|price list|information pack|sample"
)
_CART = r"(?:shopping |your |the |a )(?:cart|basket|trolley|bag)|drafts?|wish ?list|favou?rites|shortlist"
_CAKE = r"cakes?|cupcakes|candles|balloons?|flowers|bouquets?|champagne|bubbly|prosecco|decorations|banner"
_CAKE_ASKED = rf"{_CAKE}|roses|lilies|tulips|arrangements?|wreaths?|gateau|sponge"
_CHAIR = r"high ?-?chairs?|cots?|cribs?|booster seats?|wheelchairs?|pushchair|projector|extra bed|child seats?|bike hire|towels"
_PAPERS = r"refunds?|invoices?|receipts?|referrals?|prescriptions?|lost property|test results|certificate"

THINGS: tuple[Phrase, ...] = (
    Phrase(
        name="and could you also",
        act=Act.OTHER_THING,
        thing="added",
        needs="and also too plus with including well while another thing",
        pattern=r"\b(?:and|also|plus|with|including|as well as|while (?:i'm|we're)|another thing|one more thing)\b[^.?!;,]{1,60}|[^.?!;,]{1,60}\b(?:as well|also|too)\b[^.?!;,]{0,60}",
        says=("Friday at eight, and a cab home please.", "At seven for two, with parking.", "Could you also send a taxi?"),
        by="caller",
    ),
    Phrase(
        name="the newsletter's done",
        act=Act.OTHER_THING,
        thing="newsletter",
        needs="newsletter* mailing* marketing* list* subscription* emails*",
        pattern=_done_to(_NEWSLETTER),
        says=("The newsletter's done.", "I've put you on the mailing list.", "You're all signed up for our newsletter."),
        but_not=("We send out a newsletter, and your table's booked.", "It's in our newsletter, done by my wife."),
    ),
    Phrase(
        name="a newsletter",
        act=Act.OTHER_THING,
        thing="newsletter",
        needs="newsletter* mailing* marketing* subscription* emails* list*",
        pattern=rf"\b(?:{_NEWSLETTER})\b",
        says=("Take me off your newsletter, please.",),
        by="caller",
    ),
    Phrase(
        name="the parking's booked",
        act=Act.OTHER_THING,
        thing="parking",
        needs="parking* park* carpark* permit*",
        pattern=_done_to(_PARKING),
        says=("Parking's booked for you.", "I've reserved you a parking space.", "A space in the car park, that's all sorted."),
        but_not=("Parking is included, your table's booked.", "I've booked the parking and your table.", "You're booked, with parking."),
    ),
    Phrase(
        name="a parking space",
        act=Act.OTHER_THING,
        thing="parking",
        needs="parking* park* carpark* permit*",
        pattern=rf"\b(?:{_PARKING})\b",
        says=("I'd like a parking space from the 25th.",),
        by="caller",
    ),
    Phrase(
        name="the gift card's done",
        act=Act.OTHER_THING,
        thing="voucher",
        needs="gift* voucher* coupon* hamper*",
        pattern=_done_to(_VOUCHER),
        says=("Gift card, you're all set.", "That's your voucher ordered.", "I've sorted out the gift voucher for you."),
        but_not=("You can use your voucher, you're all set.",),
    ),
    Phrase(
        name="a gift card",
        act=Act.OTHER_THING,
        thing="voucher",
        needs="gift* voucher* coupon* hamper*",
        pattern=rf"\b(?:{_VOUCHER})\b",
        says=("Could I order four gift cards?",),
        by="caller",
    ),
    Phrase(
        name="you're registered as a new patient",
        act=Act.OTHER_THING,
        thing="membership",
        needs="membership* loyalty* club* account* profile* patient* client* customer* member* pet* registration*",
        pattern=_done_to(_MEMBERSHIP),
        says=("I've got you registered as a new patient.", "Your membership's all set up.", "That's your account created."),
        but_not=("Members get a discount, you're booked.", "You're booked as our first customer of the day.", "You're down as a vegetarian."),
    ),
    Phrase(
        name="a membership",
        act=Act.OTHER_THING,
        thing="membership",
        needs="membership* loyalty* club* account* profile* patient* client* customer* member* pet* registration* register* join*",
        pattern=rf"\b(?:{_MEMBERSHIP}|register|join)\b",
        says=("I'd like to start a membership.",),
        by="caller",
    ),
    Phrase(
        name="your details are updated",
        act=Act.OTHER_THING,
        thing="details",
        needs="number* email* mail* address* details* information* info* data* surname* preference* allerg* dietary* note* contact*",
        pattern=_done_to(_DETAILS),
        says=("Your phone number is updated.", "That's your new address in.", "I've noted the allergy."),
        but_not=("Your booking number is 421, you're booked.", "With your details I've booked the table.", "You're booked under your email address."),
    ),
    Phrase(
        name="my details",
        act=Act.OTHER_THING,
        thing="details",
        needs="number* email* mail* address* details* information* info* data* surname* preference* allerg* dietary* note* contact*",
        pattern=rf"\b(?:{_DETAILS}|my number)\b",
        says=("Could you change my phone number?",),
        by="caller",
    ),
    Phrase(
        name="the taxi's booked",
        act=Act.OTHER_THING,
        thing="taxi",
        needs="taxi* cab* minicab* transfer* shuttle* pickup* pick* car* ride* lift*",
        pattern=_done_to(_TAXI),
        says=("Your cab's booked.", "I've ordered you a taxi home.", "Taxi, that's all sorted."),
        but_not=("Taxis are outside, your table's booked.", "The cab and the table are booked."),
    ),
    Phrase(
        name="a taxi",
        act=Act.OTHER_THING,
        thing="taxi",
        needs="taxi* cab* minicab* transfer* shuttle* pickup* pick* ride* car* lift* driver* limo* transport* drive* collect* drop* uber*",
        pattern=rf"\b(?:{_TAXI_ASKED})\b",
        says=("I need a cab at eight.", "Can you pick us up on Friday?"),
        by="caller",
    ),
    Phrase(
        name="your courtesy car's booked",
        act=Act.OTHER_THING,
        thing="courtesy car",
        needs="courtesy* loan* replacement* hire* rental*",
        pattern=_done_to(_LOANER),
        says=("I've booked your courtesy car for Monday.", "The loan car's reserved.", "That's the loaner sorted."),
        but_not=("Your car's booked in, and there's a courtesy car.", "I've booked your car in."),
    ),
    Phrase(
        name="a courtesy car",
        act=Act.OTHER_THING,
        thing="courtesy car",
        needs="courtesy* loan* replacement* hire* rent*",
        pattern=rf"\b(?:{_LOANER}|rent|rental|hire)\b",
        says=("I'd like to rent something for Monday.",),
        by="caller",
    ),
    Phrase(
        name="a callback's booked",
        act=Act.OTHER_THING,
        thing="callback",
        needs="callback* call* return* phone* ring* reminder*",
        pattern=_done_to(_CALLBACK),
        says=("I've booked a callback for you.", "You're down for a call back on Friday.", "That's your callback arranged."),
        but_not=("Before you call back, it's booked.",),
    ),
    Phrase(
        name="a callback",
        act=Act.OTHER_THING,
        thing="callback",
        needs="call* phone* ring* reminder*",
        pattern=rf"\b(?:{_CALLBACK}|(?:call|ring|phone) me|a call)\b",
        says=("I'd like a callback from the sales team.",),
        by="caller",
    ),
    Phrase(
        name="a viewing's booked",
        act=Act.OTHER_THING,
        thing="viewing",
        needs="viewing* show* look* walk* site* open* taster*",
        pattern=_done_to(_VIEWING),
        says=("I've booked you a show-round.", "You're booked in for a viewing.", "Your look round is confirmed."),
        but_not=("Have a look round, your room's booked.",),
    ),
    Phrase(
        name="a viewing",
        act=Act.OTHER_THING,
        thing="viewing",
        needs="view* show* look* walk* site* open* taster* visit* tour* see* apartment* flat* propert* house*",
        pattern=rf"\b(?:{_VIEWING_ASKED})\b",
        says=("I'd like a viewing of the flat.", "Could we look round on Friday?"),
        by="caller",
    ),
    Phrase(
        name="your enquiry is logged",
        act=Act.OTHER_THING,
        thing="enquiry",
        needs="enquir* inquir* quer* question* message* feedback* complaint* comment* concern* support* case* quot* estimate* brochure* catalogue* prospectus* price* information* sample*",
        pattern=_done_to(_ENQUIRY),
        says=("That's your enquiry logged.", "Your quotation's been sent.", "I've put your message through."),
        but_not=("Any questions? You're booked.", "To answer your question, it's booked."),
    ),
    Phrase(
        name="an enquiry",
        act=Act.OTHER_THING,
        thing="enquiry",
        needs="enquir* inquir* quer* question* message* feedback* complaint* comment* concern* support* case* quot* estimate* brochure* catalogue* prospectus* price* information* sample*",
        pattern=rf"\b(?:{_ENQUIRY})\b",
        says=("Could you send me a quotation?",),
        by="caller",
    ),
    Phrase(
        name="it's in your basket",
        act=Act.OTHER_THING,
        thing="cart",
        needs="cart* basket* trolley* bag* draft* wish* favourite* favorite* shortlist*",
        pattern=(
            rf"{_done_to(_CART)}|\b(?:is|are|'s|'re|all|now|gone|put|popped|placed|added|saved|entered) (?:it |them |those |that |you |both |all |now |safely )*"
            rf"(?:in|into|to|as|on) {_DET}(?:{_CART})\b"
        ),
        says=("They're in your basket.", "I've saved it as a draft.", "That's all in the cart for you."),
    ),
    Phrase(
        name="the cake's ordered",
        act=Act.OTHER_THING,
        thing="cake",
        needs="cake* cupcake* candle* balloon* flower* bouquet* champagne* bubbly* prosecco* decoration* banner*",
        pattern=_done_to(_CAKE),
        says=("The cake's all ordered.", "I've arranged the flowers for you.", "Birthday cake, that's sorted."),
        but_not=("Your table's booked, with a cake.", "Cakes are baked daily, you're booked."),
    ),
    Phrase(
        name="a cake",
        act=Act.OTHER_THING,
        thing="cake",
        needs="cake* cupcake* candle* balloon* flower* bouquet* champagne* bubbly* prosecco* decoration* banner* rose* lil* tulip* arrangement* wreath* gateau* sponge*",
        pattern=rf"\b(?:{_CAKE_ASKED})\b",
        says=("I'd like to order a birthday cake.",),
        by="caller",
    ),
    Phrase(
        name="the high chair's booked",
        act=Act.OTHER_THING,
        thing="equipment",
        needs="high* cot* crib* booster* wheelchair* pushchair* projector* extra* child* bike* towels*",
        pattern=_done_to(_CHAIR),
        says=("The high chair's reserved.", "I've put a cot down for you.", "That's the wheelchair booked."),
        but_not=("Your room's booked, with a cot.", "There's a high chair at the table, it's booked."),
    ),
    Phrase(
        name="a high chair",
        act=Act.OTHER_THING,
        thing="equipment",
        needs="high* cot* crib* booster* wheelchair* pushchair* projector* extra* child* bike* towels*",
        pattern=rf"\b(?:{_CHAIR})\b",
        says=("I'd like to hire a wheelchair.",),
        by="caller",
    ),
    Phrase(
        name="the refund's done",
        act=Act.OTHER_THING,
        thing="papers",
        needs="refund* invoice* receipt* referral* prescription* lost* test* certificate*",
        pattern=_done_to(_PAPERS),
        says=("Your refund's done.", "I've sent the invoice.", "That's your prescription ordered."),
        but_not=("With a referral you're booked.",),
    ),
    Phrase(
        name="a refund",
        act=Act.OTHER_THING,
        thing="papers",
        needs="refund* invoice* receipt* referral* prescription* lost* test* certificate*",
        pattern=rf"\b(?:{_PAPERS})\b",
        says=("I'm calling about a prescription.",),
        by="caller",
    ),
)
