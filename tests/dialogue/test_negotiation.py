"""What two sides have settled after some turns, in calls without words."""

from __future__ import annotations

from typing import Any

import pytest

from oathra.call.turn import Speaker, Turn
from oathra.dialogue.negotiation import Negotiation
from oathra.dialogue.states import Pending, TermState
from oathra.reading.values import DateSpec
from tests.dialogue.talk import heard, outcome, reading_of
from tests.dialogue.test_callee_turn import AGREED, ASKED, BOOKED, DONE, IS_IT, NOTHING, REVOKED, SUSPENDED

DAY = "us: REQUESTS date=25; "
NO_TIME = "incomplete CONFIRMED date"
ASKED_AND = "us: REQUESTS date=25 time=1170 | ?; "

CASES = (
    # Which turns count.
    ("what is not final settles nothing", ASKED + "them: GREETS; them-: CONFIRMS", NOTHING),
    ("nor changes it", BOOKED + "us-: time=1200", DONE),
    ("a callee who only listens says nothing", "us: REQUESTS date=25 time=1170; them: GREETS; us: ? CONFIRM_REQUEST; them*: AFFIRMS", NOTHING),
    ("a caller's words count, whatever they are taken for", BOOKED + "us*: time=1200", "incomplete STALE date"),
    ("a machine is nobody", ASKED + "them: MACHINE CONFIRMS", "not_connected NONE"),
    ("a machine before a person is over", "them: MACHINE; them: GREETS; " + IS_IT + "them: AFFIRMS", DONE),
    ("what was said to a machine no person heard", "them: MACHINE; us: REQUESTS date=25 time=1170; them: GREETS; us: REQUESTS date=25; them: CONFIRMS", "incomplete CONFIRMED date"),
    ("unless it is said again", "them: MACHINE; us: REQUESTS date=25 time=1170; them: GREETS; us: REQUESTS date=25 time=1170; them: CONFIRMS", DONE),
    ("a machine after a person is in the way", ASKED + "them: GREETS; them: MACHINE; us: ? CONFIRM_REQUEST; them: AFFIRMS", AGREED),
    ("what an interrupted caller proposed is not agreed to", "us~: REQUESTS date=25 time=1170; them: AFFIRMS", NOTHING),
    # What the callee's next words answer.
    ("a request outlives the callee's question", ASKED + "them: ? ASKS:phone; us: ; them: IMPLIES", DONE),
    ("and a moment's wait", ASKED + "them: HOLDS_LINE; us: ; them: IMPLIES", DONE),
    ("and a callee who only listened", ASKED + "them: BACKCHANNEL; us: ; them: IMPLIES", DONE),
    ("but not other words", ASKED + "them: GREETS; us: ; them: IMPLIES", NOTHING),
    ("nor other words beside listening", ASKED + "them: BACKCHANNEL | GREETS; us: ; them: IMPLIES", NOTHING),
    ("a question outlives listening", IS_IT + "them: BACKCHANNEL; them: AFFIRMS", DONE),
    ("a confirmation answers the request", BOOKED + "them: CHECKS; them: IMPLIES", SUSPENDED),
    ("so does an implication", ASKED + "them: IMPLIES; them: CHECKS; them: IMPLIES", SUSPENDED),
    # See you then.
    ("see you then, after words that go nowhere, is a farewell", ASKED + "them: GREETS; us: ACCEPTS; them: EXPECTS", NOTHING),
    ("after a value of the slot it confirms", ASKED + "them: GREETS; them: time=1170; us: ACCEPTS; them: EXPECTS", DONE),
    ("after a name it does not", ASKED + "them: GREETS; them: name=Bo; us: ACCEPTS; them: EXPECTS", NOTHING + " name"),
    ("after an offer it does", ASKED + "them: GREETS; them: OFFERS; us: ACCEPTS; them: EXPECTS", DONE),
    ("after a yes it does", ASKED + "them: GREETS; us: REQUESTS; them: AFFIRMS; us: ACCEPTS; them: EXPECTS", DONE),
    ("after a yes about the car park it does not", ASKED + "them: GREETS; us: ? aside; them: AFFIRMS; us: ACCEPTS; them: EXPECTS", NOTHING),
    ("a question says neither", ASKED + "them: ? ASKS:phone; us: ; them: EXPECTS", DONE),
    ("nor does a look", ASKED + "them: CHECKS; us: ; them: EXPECTS", DONE),
    ("nor listening", ASKED + "them: BACKCHANNEL; us: ; them: EXPECTS", DONE),
    ("a new request with a value starts anew", ASKED + "them: GREETS; us: REQUESTS time=1170; them: EXPECTS", DONE),
    ("one without does not", ASKED + "them: GREETS; us: REQUESTS; them: EXPECTS", NOTHING),
    ("nor does a value alone", ASKED + "them: GREETS; us: time=1170; them: EXPECTS", NOTHING),
    # What the callee's values settle.
    ("an answer to the caller's question does", DAY + "us: ? ASKS:time; them: time=1170; us: ; them: CONFIRMS", DONE),
    ("a time that nobody asked for does not", DAY + "us: ; them: time=1170; us: ; them: CONFIRMS", NO_TIME),
    ("a confirmed time in the part of the day that was asked for does", "us: REQUESTS date=25 daypart=1080/1260; them: CONFIRMS time=1170 date=25", DONE),
    ("one outside it does not", "us: REQUESTS date=25 daypart=1080/1260; them: CONFIRMS time=600", NO_TIME),
    ("one that is only named does not", "us: REQUESTS date=25 daypart=1080/1260; them: time=1170; us: ; them: CONFIRMS", NO_TIME),
    ("nor in a part that the callee named", DAY + "them: daypart=1080/1260; them: CONFIRMS time=1170", NO_TIME),
    ("a time offered beside a refusal can be taken", ASKED + "them: DENIES | time=1200; us: ACCEPTS; them: CONFIRMS", DONE),
    ("so can one in answer to another question too", ASKED_AND + "them: time=1200; us: ACCEPTS; them: CONFIRMS", DONE),
    ("so can one in answer to a question on another subject", "us: REQUESTS date=25 time=1170 | ? aside; them: time=1200; us: ACCEPTS; them: CONFIRMS", DONE),
    ("one that was slipped in cannot", ASKED + "them: time=1200; us: ACCEPTS; them: CONFIRMS", NO_TIME),
    ("one that was slipped into a confirmation cannot", ASKED + "them: CONFIRMS time=1200; us: ACCEPTS; them: CONFIRMS", NO_TIME),
    ("unless the caller names it", ASKED + "them: CONFIRMS time=1200; us: time=1200", DONE),
    ("so with an implication", ASKED + "them: IMPLIES time=1200; us: time=1200", "incomplete NONE time"),
    ("but a callee who was still looking committed to nothing", ASKED + "them: CONFIRMS CHECKS time=1200; us: time=1200", "incomplete NONE date"),
    ("and is bound by it then", ASKED + "them: CONFIRMS time=1200; us: time=1200; them: time=1260", "incomplete STALE date"),
    ("a refusal of two values is of either", BOOKED + "them: DENIES time=1170 time=1200", REVOKED),
    ("what only may have been said is nothing", ASKED + "them: weak:time=1200; us: ; them: CONFIRMS", DONE),
    ("unless it agrees", ASKED + "them: weak:time=1170", "incomplete NONE time"),
    # Without being sure.
    ("an offer with a hedge can be taken", DAY + "them: HEDGES OFFERS time=1170; us: ACCEPTS; them: CONFIRMS", DONE),
    ("a refusal and a hedged time too", DAY + "them: HEDGES DENIES | time=1170; us: ACCEPTS; them: CONFIRMS", DONE),
    ("a question and a hedged time too", DAY + "them: HEDGES time=1170 | ? ASKS:phone; us: ACCEPTS; them: CONFIRMS", DONE),
    ("a hedged time alone cannot", DAY + "them: HEDGES time=1170; us: ACCEPTS; them: CONFIRMS", NO_TIME),
    ("nor what is not yet", DAY + "them: NOT_YET OFFERS time=1170; us: ACCEPTS; them: CONFIRMS", "incomplete NONE date"),
    ("nor a joke", DAY + "them: JOKES OFFERS time=1170; us: ACCEPTS; them: CONFIRMS", NO_TIME),
    ("nor what only may have been said", DAY + "them: HEDGES OFFERS weak:time=1170; us: ACCEPTS; them: CONFIRMS", NO_TIME),
    # A change that is turned down.
    ("falls back to the booking", BOOKED + "us: time=1200; them: DENIES time=1200", DONE),
    ("not before there is one", ASKED + "them: time=1170; us: time=1200; them: DENIES time=1200; them: CONFIRMS", NO_TIME),
    ("not where a call back is open", BOOKED + "us: time=1200; them: DEFERS; them: DENIES time=1200", "incomplete STALE date time"),
    ("nor after words unread", BOOKED + "us: time=1200; them: !unless; them: DENIES time=1200", "incomplete STALE date time"),
    ("a change is not agreed to by a yes", BOOKED + "us: time=1200; them: AFFIRMS", "incomplete STALE date"),
    ("a change to what was booked is still to be confirmed", BOOKED + "us: time=1200; us: time=1170; them: GREETS", "incomplete STALE date"),
    ("a change that is read back is too", BOOKED + "us: time=1200; them: time=1200", "incomplete STALE date time"),
    ("another field beside the booking changes nothing", BOOKED + "us: nights=3", DONE),
    # A bare number that the callee's value explains.
    ("is that value", DAY + "us: #9:time; them: CONFIRMS time=1260", DONE),
    ("not of another field", DAY + "us: #9:price; them: CONFIRMS time=1260", NO_TIME),
    ("not another number", DAY + "us: #9:time; them: CONFIRMS time=1200", NO_TIME),
    ("so that what is offered instead can be taken", DAY + "us: #9:time; them: time=1200; us: ACCEPTS; them: CONFIRMS", DONE),
    ("and there is nothing to fall back to before the booking", DAY + "us: ? ASKS:time; them: time=1170; us: #9:time; them: time=1260; them: DENIES time=1260; them: CONFIRMS", NO_TIME),
    ("nor where the value was there", DAY + "them: OFFERS time=1260 partySize=9; us: #9:time,partySize; them: time=1260; them: CONFIRMS", NO_TIME),
    ("and a change of the booking that can be turned down", BOOKED + "us: #9:time; them: time=1260; them: DENIES time=1260", DONE),
    # A bare number that nothing explains.
    ("in a request after the booking is doubt", BOOKED + "us: REQUESTS #9:price", SUSPENDED),
    ("in a correction too", BOOKED + "us: CORRECTS #9:price", SUSPENDED),
    ("in a refusal too", BOOKED + "us: DECLINES #9:price", SUSPENDED),
    ("in other words is none", BOOKED + "us: #9:price", DONE),
    ("in another clause is none", BOOKED + "us: REQUESTS | #9:price", DONE),
    ("in an answer is none", BOOKED + "them: ? ASKS:phone; us: REQUESTS #9:price", DONE),
    ("before the booking is none", ASKED + "us: REQUESTS #9:price; them: IMPLIES", DONE),
    # Words unread, before there is a booking.
    ("beside a confirmation stay", ASKED + "them: CONFIRMS !unless; them: GREETS; us: ACCEPTS; them: IMPLIES", NOTHING),
    ("beside an implication too", ASKED + "them: IMPLIES !unless; them: GREETS; us: ACCEPTS; them: IMPLIES", NOTHING),
    ("alone they pass", ASKED + "them: !unless; them: GREETS; us: ACCEPTS; them: IMPLIES", DONE),
    ("after a confirmation that was still looking they count", ASKED + "them: CONFIRMS CHECKS; them: !unless; us: ACCEPTS; them: IMPLIES", AGREED),
    ("a doubt stays without an answer", BOOKED + "them: CHECKS; them: GREETS", SUSPENDED),
    # The caller's yes and no.
    ("an offer that is taken and declined is not taken", DAY + "them: OFFERS time=1170; us: ACCEPTS | DECLINES; them: CONFIRMS", NO_TIME),
    ("an offer that is taken and refused is not taken", DAY + "them: OFFERS time=1170; us: ACCEPTS | DENIES; them: CONFIRMS", NO_TIME),
    ("a yes that was cut off takes nothing", DAY + "them: OFFERS time=1170; us~: ACCEPTS; them: CONFIRMS", NO_TIME),
    ("a yes that is asked takes nothing", DAY + "them: OFFERS time=1170; us: ? ACCEPTS; them: CONFIRMS", NO_TIME),
    ("what was taken can be declined", DAY + "them: OFFERS time=1170; us: ACCEPTS; us: DECLINES; them: CONFIRMS", NO_TIME),
    ("no, to would that do, ends the booking", ASKED + "them: CONFIRMS | ?; us: DECLINES", REVOKED),
    ("no good, to would that do, ends it too", ASKED + "them: CONFIRMS | ?; us: DENIES", REVOKED),
    ("no, to anything else, does not", BOOKED + "us: DECLINES", DONE),
    ("nor to another question", BOOKED + "them: ?; us: DECLINES", DONE),
    ("nor later", ASKED + "them: CONFIRMS | ?; us: ACCEPTS; us: DECLINES", DONE),
    ("a call back that was declined is none", ASKED + "them: ? DEFERS; us: DECLINES; us: ? CONFIRM_REQUEST; them: AFFIRMS", DONE),
    ("declined and accepted it is one", ASKED + "them: ? DEFERS; us: DECLINES ACCEPTS; us: ? CONFIRM_REQUEST; them: AFFIRMS", AGREED),
    ("that is another booking", BOOKED + "us: OTHER_BOOKING", "incomplete NONE"),
    ("after a booking was taken back a request is none that may be implied", BOOKED + "them: DENIES; us: REQUESTS time=1200; them: IMPLIES", "incomplete REVOKED date"),
    ("after a refusal it is", ASKED + "them: DENIES; us: REQUESTS time=1200; them: IMPLIES", DONE),
    ("a hedge is of what was on the table", ASKED + "them: HEDGES; us: REQUESTS time=1200; us: ? CONFIRM_REQUEST; them: AFFIRMS", DONE),
    ("and stays where the same is named", ASKED + "them: HEDGES; us: time=1170; us: ? CONFIRM_REQUEST; them: AFFIRMS", AGREED),
    ("and goes where a hedged offer is taken by name", DAY + "them: HEDGES OFFERS time=1170; us: time=1170; us: ? CONFIRM_REQUEST; them: AFFIRMS", DONE),
    ("or by a yes", DAY + "them: HEDGES OFFERS time=1170; us: ACCEPTS; us: ? CONFIRM_REQUEST; them: AFFIRMS", DONE),
    ("a hedge after a booking outlives what is taken beside it", BOOKED + "them: HEDGES OFFERS nights=3; us: ACCEPTS; us: ? CONFIRM_REQUEST; them: AFFIRMS", "incomplete SUSPENDED date nights time"),
    ("a supposition is of what was on the table", ASKED + "them: SUPPOSES; us: REQUESTS time=1200; them: IMPLIES", DONE),
    # What the caller names.
    ("an offer that is named by a caller who may not have been heard is not taken", DAY + "them: OFFERS time=1170; us~: time=1170; them: CONFIRMS", NO_TIME),
    ("what is said again is heard", "us~: REQUESTS date=25 time=1170; us: date=25 time=1170; them: AFFIRMS", AGREED),
    ("what was heard stays so", ASKED + "us~: REQUESTS date=25 time=1170; them: AFFIRMS", AGREED),
    ("what only may have been said is nothing beside what was", ASKED + "us: weak:time=480; them: CONFIRMS", DONE),
    ("else it is something", DAY + "us: weak:time=1170; them: CONFIRMS", DONE),
    ("a yes with a time that may have been another takes nothing", DAY + "them: OFFERS time=1170; us: ACCEPTS weak:time=480; them: CONFIRMS", NO_TIME),
    ("thanks for a time that was never asked for take nothing", DAY + "them: CONFIRMS time=1170; us: ACCEPTS; them: CONFIRMS", NO_TIME),
    ("after another time was booked the asked one must be named", ASKED + "them: CONFIRMS time=1200; us: time=1170; them: CONFIRMS", NO_TIME),
    ("after a time that was never asked for was booked too", DAY + "them: CONFIRMS time=1200; us: time=1170; them: CONFIRMS", NO_TIME),
    ("which confirms it", ASKED + "them: CONFIRMS time=1200; us: time=1170; them: CONFIRMS time=1170", DONE),
    ("so after another was slipped in", ASKED + "them: time=1200; us: time=1170; them: CONFIRMS", NO_TIME),
    ("and after a third", ASKED + "them: time=1200; us: time=1170; us: time=1230; them: CONFIRMS", NO_TIME),
    ("what a callee offered itself and changes can be taken", DAY + "them: time=1170; them: time=1200; us: ACCEPTS; them: CONFIRMS", DONE),
    ("so can another after a refusal", ASKED + "them: DENIES time=1170; them: time=1200; us: ACCEPTS; them: CONFIRMS", DONE),
    ("what was taken before a booking falls back to nothing", ASKED + "them: IMPLIES time=1200; us: time=1200; us: time=1260; them: DENIES time=1260", NOTHING),
    ("booked before anything was asked for", "them: CONFIRMS date=25 time=1170; us: REQUESTS date=25 time=1170", "incomplete NONE"),
    ("booked anew after it", "them: CONFIRMS date=25 time=1170; us: REQUESTS date=25 time=1170; them: CONFIRMS", DONE),
    ("taken, and not asked for", "them: CONFIRMS date=25 time=1170; us: ACCEPTS date=25 time=1170", DONE),
    ("a request that names nothing", "them: CONFIRMS date=25 time=1170; us: REQUESTS; us: ACCEPTS date=25 time=1170", DONE),
    ("asked for before, by a value", "us: date=25; them: CONFIRMS date=25 time=1170; us: REQUESTS date=25 time=1170", DONE),
    ("asked for before, without a value", "us: REQUESTS; them: CONFIRMS date=25 time=1170; us: REQUESTS date=25 time=1170", DONE),
    ("no, to a question for something else", ASKED + "them: ?; us: DECLINES; them: date=25 time=1170 IMPLIES", DONE),
    ("no, to a question beside other words", ASKED + "them: AFFIRMS | ?; us: DECLINES; them: date=25 time=1170 IMPLIES", DONE),
    ("whether it is booked, after a question for something else", ASKED + "them: ?; us: ? CONFIRM_REQUEST; them: AFFIRMS", DONE),
    ("no, to a question about the booking", ASKED + "them: ? core; us: DECLINES; them: date=25 time=1170 IMPLIES", "incomplete NONE date time"),
    ("no, to an offer", ASKED + "them: ? OFFERS; us: DECLINES; them: date=25 time=1170 IMPLIES", "incomplete NONE date time"),
    ("no, to a value", ASKED + "them: ? time=1170; us: DECLINES; them: date=25 time=1170 IMPLIES", "incomplete NONE date time"),
    ("what is another booking's leaves what the caller asked for", BOOKED + "us: OTHER_BOOKING; them: CONFIRMS", DONE),
    ("two halves of the day are no time", "us: REQUESTS date=25 time=450/1170; them: CONFIRMS time=450 time=1170", NO_TIME),
    # Dates without a month.
    ("the day that was asked for is of its month", "us: REQUESTS date=25 time=1170 october:endDate=3; them: CONFIRMS day:date=25", "completed CONFIRMED date endDate time"),
    ("another is of the month just named", "us: REQUESTS date=25 time=1170; them: OFFERS day:date=26; us: date=26; them: CONFIRMS", DONE),
    # Prices before tax.
    ("a price before tax is not the one with it", "us: REQUESTS taxed:price=9000; them: untaxed:price=9000", "incomplete NONE"),
    ("but may be the one of which nothing is known", "us: REQUESTS price=9000; them: untaxed:price=9000", "incomplete NONE price"),
    ("a price with tax is", "us: REQUESTS taxed:price=9000; them: taxed:price=9000", "incomplete NONE price"),
    # A condition.
    ("that the caller has met", ASKED + "them: CONDITION; us: MET; them: CONFIRMS", DONE),
    ("for which a card was given", ASKED + "them: CONDITION; us: card=4242; them: CONFIRMS", DONE),
    ("for which a number was asked and given", ASKED + "them: CONDITION ASKS:phone; them: GREETS; us: phone=0123; them: CONFIRMS", DONE),
    ("for which another thing was given", ASKED + "them: CONDITION ASKS:phone; us: name=Ann; them: CONFIRMS", AGREED),
    ("for which nothing was given", ASKED + "them: CONDITION; us: ACCEPTS; them: CONFIRMS", AGREED),
    # A booking that is changed by a bare number.
    ("is doubted where a change names a number of which nobody knows what it counts", BOOKED + "them: CHANGES #4:partySize,quantity", "incomplete SUSPENDED date time"),
    ("whichever clause names it", BOOKED + "them: #4:partySize,quantity | CHANGES", "incomplete SUSPENDED date time"),
    ("so it is where a correction does", BOOKED + "them: CORRECTS #4:partySize,quantity", "incomplete SUSPENDED date time"),
    ("a number that the turn then says in full is known", BOOKED + "them: CHANGES #4:nights,quantity | partySize=4", DONE),
    ("a bare number beside neither leaves it", BOOKED + "them: #4:partySize,quantity", DONE),
    ("so does one before it was booked", "us: ALTERS date=25 time=1170; them: CHANGES #4:partySize,quantity", DONE),
    # A booking that was there before the call.
    ("is changed some turns after it was asked", "us: ALTERS date=25 time=1170; us: THANKS; them: CHANGES", DONE),
    # When it ends.
    ("is no time of ours", ASKED + "them: ? ASKS:end; us: time=1260; them: CONFIRMS time=1170", DONE),
    ("but another day is", ASKED + "them: ? ASKS:end; us: date=26; them: CONFIRMS date=25", "incomplete CONFIRMED time"),
    # Prices of other things.
    ("a hedged price in another answer is no doubt", BOOKED + "us: ?; them: HEDGES price=5", DONE),
    ("before a booking it is", ASKED_AND + "them: HEDGES price=5; us: ? CONFIRM_REQUEST; them: AFFIRMS", AGREED),
    # One more booking.
    ("one more that is refused early leaves the first", BOOKED + "us: ANOTHER date=26; them: DENIES", DONE),
    ("one more that is turned down in words unread too", BOOKED + "us: ANOTHER date=26; them: !unless", DONE),
    ("one more that is refused with all its terms is judged", BOOKED + "us: ANOTHER date=26 time=1080; them: DENIES", NOTHING),
    ("one more that is open is judged", BOOKED + "us: ANOTHER date=26; them: GREETS", NOTHING),
    ("one more that is made is judged", BOOKED + "us: ANOTHER date=26 time=1080; them: CONFIRMS", DONE),
    ("one more, before the first is made, is the first", ASKED + "us: ANOTHER date=26 time=1080; them: CONFIRMS; us: ANOTHER date=27; them: DENIES", DONE),
)

NONE: dict[str, Any] = {"require": None}
PRICED: dict[str, Any] = {"require": ("date", "time", "price", "confirmed")}
NAMED: dict[str, Any] = {"require": ("date", "time", "name", "confirmed")}
BY_CONTRACT: tuple[tuple[str, str, dict[str, Any], str], ...] = (
    ("what the caller named is required by default", "us: REQUESTS date=25/26; them: CONFIRMS", NONE, "incomplete CONFIRMED"),
    ("what it took is too", "them: OFFERS date=25/26; us: ACCEPTS; them: CONFIRMS", NONE, "incomplete CONFIRMED"),
    ("what it did not take is not", "us: REQUESTS date=25; them: OFFERS time=450/1170; us: ; them: CONFIRMS", NONE, "completed CONFIRMED date"),
    ("nor is a name", "us: REQUESTS date=25 name=Ann; them: CONFIRMS", NONE, "completed CONFIRMED date"),
    ("a term that it was booked with and that comes out otherwise is a change", ASKED + "them: CONFIRMS price=66; us: REQUESTS price=55; them: price=55", PRICED, "incomplete STALE date price time"),
    ("a term that it was booked with and that is taken is none", ASKED + "them: CONFIRMS price=66; us: ACCEPTS price=66; them: AFFIRMS", PRICED, "completed CONFIRMED date price time"),
    ("a price that is not required binds nothing", ASKED + "them: CONFIRMS price=66; us: REQUESTS price=55; them: price=55", {}, "completed CONFIRMED date price time"),
    ("nor one that was named before it was booked", ASKED + "them: OFFERS price=66; us: ; them: CONFIRMS; us: REQUESTS price=55; them: price=55", PRICED, "completed CONFIRMED date price time"),
    ("one not taken yet is no change", ASKED + "them: CONFIRMS price=66", PRICED, "incomplete CONFIRMED date time"),
    ("nor is one that only the caller puts otherwise", ASKED + "them: CONFIRMS price=66; us: REQUESTS price=55", PRICED, "incomplete CONFIRMED date time"),
    ("a required price is no other thing's", BOOKED + "us: ?; them: HEDGES price=5", PRICED, SUSPENDED),
    ("a name that the callee says counts", ASKED + "us: name=Ann; them: CONFIRMS say:Ann", NAMED, "completed CONFIRMED date name time"),
    ("in capitals too", ASKED + "us: name=Ann; them: CONFIRMS say:ANN", NAMED, "completed CONFIRMED date name time"),
    ("not as a part of another", ASKED + "us: name=Ann; them: CONFIRMS say:Annabel", NAMED, "incomplete CONFIRMED date time"),
    ("not in a hedge", ASKED + "us: name=Ann; them: HEDGES say:Ann; them: CONFIRMS", NAMED, "incomplete CONFIRMED date time"),
    ("in a language without spaces as a part", ASKED + "us: name=田中; them: CONFIRMS say:田中様です", NAMED, "completed CONFIRMED date name time"),
    ("a value that the callee alone names is bound if it is required", DAY + "us: ? ASKS:time; them: time=1170; us: ; them: CONFIRMS; us: THANKS; them: time=1200", {}, "incomplete STALE date"),
    ("and if it was taken", ASKED + "them: OFFERS price=9000; us: ACCEPTS; them: CONFIRMS; them: price=9500", {}, "incomplete STALE date time"),
    ("else it is not", ASKED + "us: ? ASKS:price; them: price=9000; us: ; them: CONFIRMS; us: THANKS; them: price=9500", {}, DONE),
)


@pytest.mark.parametrize(("call", "ends"), [one[1:] for one in CASES], ids=[one[0] for one in CASES])
def test_what_two_sides_settle(call: str, ends: str) -> None:
    assert outcome(heard(call)) == ends


@pytest.mark.parametrize(("call", "contract", "ends"), [one[1:] for one in BY_CONTRACT], ids=[one[0] for one in BY_CONTRACT])
def test_what_the_contract_makes_of_it(call: str, contract: dict[str, Any], ends: str) -> None:
    assert outcome(heard(call, **contract)) == ends


NAMES = (
    ("them: ? ASKS:name; us: answer:Ann", ("Ann",)),
    ("us: answer:Ann", ()),
    ("them: ? ASKS:phone; us: answer:Ann", ()),
    ("them: ? ASKS:name; us: name=Bo answer:Ann", ("Bo",)),
    ("them: ? ASKS:name; us: GREETS", ()),
    *((f"them: ? ASKS:name; us: {act} answer:Ann", ()) for act in ("DECLINES", "DENIES", "CONFIRM_REQUEST")),
    ("us: name=Ann; them: HEDGES OFFERS name=Bo", ("Ann",)),
)


@pytest.mark.parametrize(("call", "names"), NAMES)
def test_which_name_is_on_the_table(call: str, names: tuple[str, ...]) -> None:
    assert heard(call).table["name"].candidates == names


def effects(call: str, name: str) -> list[str]:
    return [mark.effect for mark in heard(call).graph.marks if mark.name == name]


@pytest.mark.parametrize(
    ("call", "name", "effect"),
    [
        (ASKED + "them: CONFIRMS", "CONFIRMS", "confirms"),
        (ASKED + "them: CONFIRMS DEFERS", "CONFIRMS", "none"),
        (ASKED + "them: ? CONFIRMS", "CONFIRMS", "asks"),
        (ASKED + "them: ? OFFERS", "OFFERS", "offers"),
        ("us: #9:price", "number", "none"),
        (ASKED + "them: IMPLIES | ? ASKS:phone", "IMPLIES", "none"),
        (BOOKED + "them: DENIES", "DENIES", "retracts"),
        (ASKED + "them: DENIES", "DENIES", "denies"),
        (ASKED + "them: aside OFFERS", "OFFERS", "none"),
        (ASKED + "them: aside AFFIRMS", "AFFIRMS", "agrees"),
        (ASKED + "them: aside CONFIRMS", "CONFIRMS", "confirms"),
        (ASKED + "them: ? aside ASKS:phone", "ASKS", "asks"),
        (ASKED + "them: CONFIRMS date=24 CORRECTS date=25", "CORRECTS", "corrects"),
    ],
)
def test_what_the_record_shows_of_an_act(call: str, name: str, effect: str) -> None:
    assert effects(call, name)[-1] == effect


@pytest.mark.parametrize(
    ("call", "shown"),
    [
        ("us: time=1170", ["proposes"]),
        ("them: time=1170", ["value"]),
        ("them: ? time=1170", ["asks"]),
        ("us: time=1170; them: DENIES time=1170", ["proposes", "denies"]),
        ("them: HEDGES time=1170", ["none"]),
        ("them: time=1170 CORRECTS time=1200", ["corrects", "value"]),
        ("us: time=1170 CORRECTS time=1200", ["corrects", "proposes"]),
        ("them: OFFERS time=1170; us: time=1170", ["value", "accepts"]),
        ("us: time=1170; us: time=1170", ["proposes", "proposes"]),
    ],
)
def test_what_the_record_shows_of_a_value(call: str, shown: list[str]) -> None:
    assert effects(call, "time") == shown


def joined(call: str) -> list[tuple[str, str, str]]:
    """Return the edges of the record as (from, relation, to), by the names of the marks."""
    graph = heard(call).graph
    return [(graph[source].name, relation, graph[target].name) for source, target, relation in graph.edges]


@pytest.mark.parametrize(
    ("call", "edges"),
    [
        (ASKED + "them: CONFIRMS", [("date", "accepted_by", "CONFIRMS"), ("time", "accepted_by", "CONFIRMS"), ("date", "confirmed_by", "CONFIRMS"), ("time", "confirmed_by", "CONFIRMS")]),
        ("them: OFFERS time=1170; us: ACCEPTS", [("time", "accepted_by", "ACCEPTS")]),
        ("us: time=1170; us: time=1200", [("time", "supersedes", "time")]),
        ("us: time=1170 CORRECTS time=1200", [("time", "supersedes", "time")]),
        ("them: time=1170 CORRECTS time=1200", [("time", "supersedes", "time")]),
        ("them: time=1170 | time=1200 | time=1260", []),
        ("us: REQUESTS; them: CONFIRMS; them: DENIES", [("DENIES", "revokes", "CONFIRMS")]),
        ("us: REQUESTS; them: CONFIRMS | DENIES", [("DENIES", "revokes", "CONFIRMS")]),
        ("us: REQUESTS; them: DENIES", []),
        ("us: name=Ann; them: say:Ann; them: say:Ann", []),
        ("us: date=25; them: OFFERS time=1170; us: REQUESTS; them: AFFIRMS", [("date", "accepted_by", "AFFIRMS")]),
    ],
)
def test_what_the_record_joins(call: str, edges: list[tuple[str, str, str]]) -> None:
    assert joined(call) == edges


def test_an_act_whose_words_reach_over_two_clauses_is_noted_once() -> None:
    reading = reading_of("DEFERS | x")
    first, second = reading.clauses
    call = heard(BOOKED.rstrip("; "))
    call.hear(Turn(speaker=Speaker.CALLEE, text=reading.text), reading._replace(clauses=(first, second._replace(acts=first.acts))))
    assert [mark.name for mark in call.graph.marks].count("DEFERS") == 1


def test_a_name_that_was_agreed_is_not_noted_each_time_it_is_said() -> None:
    assert len(effects("us: name=Ann; them: say:Ann; them: say:Ann", "name")) == 2


def test_which_words_are_unread() -> None:
    said = heard(ASKED + "them: CONFIRMS !unless; them: CONFIRMS !could").doubts.unread
    assert [doubt.word for doubt in said] == ["could"]


def test_one_more_booking_is_one_where_the_first_is_made() -> None:
    assert len(heard(BOOKED + "us: ANOTHER date=26").earlier) == 1
    assert heard(ASKED + "us: ANOTHER date=26").earlier == []


@pytest.mark.parametrize(
    ("call", "turn"),
    [("us: time=1170; them: time=1170; them: time=1170", 1), ("us: time=1170; them: GREETS; them: time=1170", 2), ("them: time=1170", None), ("us: time=1170; them: DENIES time=1170; them: time=1170", None), ("us: time=1170", None)],
)
def test_the_turn_in_which_a_value_was_agreed_is_kept(call: str, turn: int | None) -> None:
    assert heard(call).table["time"].agreed_turn == turn


def test_a_bare_day_is_put_on_the_table_with_its_month() -> None:
    assert heard("us: date=25; them: OFFERS day:date=26").table["date"].candidates == (DateSpec(year=2026, month=9, day=26),)
    assert heard("us: date=25/26; us~: date=25").table["date"].candidates == (DateSpec(year=2026, month=9, day=25),)


def test_a_value_that_differs_is_shown_and_not_the_one_that_agrees() -> None:
    by_callee = heard(ASKED + "them: AFFIRMS time=1200 | AFFIRMS time=1170").table["time"].by_callee
    assert by_callee is not None and by_callee.mark.value == "20:00"


def test_a_change_falls_back_to_what_was_agreed_and_not_to_what_was_offered() -> None:
    assert heard(BOOKED + "them: time=1200; us: time=1260; them: DENIES time=1260").table["time"].candidates == (1260,)


def open_doubts(call: Negotiation) -> list[str]:
    return list(call.doubts.open)


def test_which_doubts_are_open() -> None:
    assert open_doubts(heard(BOOKED + "us: ? CANCELS")) == ["CANCELS"]
    assert open_doubts(heard(BOOKED + "us: ALTERS")) == ["DECLINES"]
    assert open_doubts(heard(BOOKED + "them: CHECKS")) == ["CHECKS"]
    assert open_doubts(heard(BOOKED + "them: CHECKS; them: STANDS")) == []


@pytest.mark.parametrize(("call", "act"), [("them: CHECKS", "CHECKS"), ("them: DEFERS", "DEFERS"), ("them: CANCELS", "CANCELS"), ("us: CANCELS", "CANCELS")])
def test_what_undid_a_booking_is_kept(call: str, act: str) -> None:
    undone_by = heard(BOOKED + call).commitment.undone_by
    assert undone_by is not None and undone_by.name == act


def test_it_is_booked_said_of_what_may_be_free_is_the_refusal() -> None:
    refused = heard("us: ? ASKS:vacancy date=25; them: CONFIRMS GREETS").doubts.refused
    assert refused is not None and refused.kind == "CONFIRMS"


def test_what_a_yes_answered_is_kept() -> None:
    assert heard(ASKED + "us: ? aside; them: aside AFFIRMS").agreed_to is Pending.OTHER
    assert heard(IS_IT + "them: AFFIRMS").agreed_to is Pending.CONFIRMATION
    assert heard(ASKED + "us: ? aside; them: AFFIRMS").agreed_to is Pending.OTHER
    assert heard(IS_IT + "them: GREETS").agreed_to is None


def test_a_value_is_shown_as_it_is_written_or_with_all_that_it_may_be() -> None:
    shown = {mark.name: mark.value for mark in heard("us: time=450/1170 date=25 partySize=2 #9:price").graph.marks}
    assert shown == {"time": ["07:30", "19:30"], "date": "2026-09-25", "partySize": 2, "number": 9}


def words_that_booked(call: str) -> tuple[int, bool]:
    commitment = heard(call).commitment
    assert commitment.mark is not None
    return commitment.mark.turn, commitment.explicit


def test_what_booked_is_what_first_said_so() -> None:
    assert words_that_booked(BOOKED + "them: CONFIRMS") == (1, True)
    assert words_that_booked(BOOKED + "us: THANKS; them: IMPLIES") == (1, True)
    # with more terms, or in so many words where it was only implied, the booking is a better one
    assert words_that_booked(BOOKED + "us: partySize=3; them: CONFIRMS") == (3, True)
    assert words_that_booked(ASKED + "them: IMPLIES; us: GREETS; them: CONFIRMS") == (3, True)
    assert words_that_booked(BOOKED + "them: CHECKS; them: CONFIRMS") == (3, True)


def test_a_price_that_was_spoken_with_the_booking_may_be_taken_after_all() -> None:
    spoken = "us: REQUESTS date=25 time=1170; them: CONFIRMS price=66; us: price=50; them: DENIES price=50 | OFFERS price=66; us: ACCEPTS; them: AFFIRMS"
    call = heard(spoken, require=("date", "time", "price", "confirmed"))
    assert call.table["price"].state is TermState.AGREED and call.changed() == []
