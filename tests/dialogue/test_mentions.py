"""Which values of a turn are the booking's, and of which field, in calls without words."""

from __future__ import annotations

from typing import Any

import pytest

from oathra.dialogue.mentions import as_value_of
from oathra.dialogue.states import TermState
from oathra.reading.values import DateSpec
from tests.dialogue.talk import heard, outcome
from tests.dialogue.test_callee_turn import AGREED, ASKED, BOOKED, DONE, IS_IT, NOTHING, REVOKED

# A booking of all that a remark could name.
FULL = "us: REQUESTS date=25 time=1170 price=9000 partySize=2 nights=2 quantity=30; them: CONFIRMS; "
ALL = "completed CONFIRMED date nights partySize price quantity time"
DAY = "us: REQUESTS date=25; "


def stale(*, without: str, booked: str = "date time") -> str:
    return "incomplete STALE " + " ".join(field for field in booked.split() if field != without)


OF_THE_CALLEE = (
    ("what is of another booking is not ours", BOOKED + "them: MET time=1200", DONE),
    ("what is of ours is, whatever else was met", ASKED + "them: MET CONFIRMS time=1200", "incomplete CONFIRMED date"),
    ("a value that is no field is nobody's", ASKED + "them: CONFIRMS card=4242", DONE),
    ("inside a remark it is the remark's", BOOKED + "them: [REMARK time=1200]", DONE),
    ("before a remark it is ours", BOOKED + "them: time=1200 [REMARK x]", stale(without="time")),
    ("after a remark it is ours", BOOKED + "them: [REMARK x] time=1200", stale(without="time")),
    ("inside another act it is ours", BOOKED + "them: [OFFERS time=1200]", stale(without="time")),
    ("inside a call back it is the call's", ASKED + "them: AFFIRMS | [DEFERS time=600]", AGREED),
    ("inside a condition it is the condition's", ASKED + "them: AFFIRMS | [CONDITION time=600]", AGREED),
    ("inside another booking it is that one's", ASKED + "them: CONFIRMS time=1170 [OTHER_BOOKING time=1200]", "incomplete NONE time"),
    # Clauses on another subject.
    *((f"on another subject {value} is not ours", FULL + f"them: aside {value}", ALL) for value in ("time=1200", "date=26", "partySize=3")),
    ("on another subject a bare number is not ours", BOOKED + "them: aside AFFIRMS #8:time", DONE),
    ("on another subject the number of nights is ours", FULL + "them: aside nights=3", "incomplete STALE date partySize price quantity time"),
    ("on another subject the value on the table is", ASKED + "them: aside time=1170", "incomplete NONE time"),
    ("on another subject what is offered is", BOOKED + "them: aside OFFERS time=1200", stale(without="time")),
    ("on another subject what is asked about is", BOOKED + "them: ? aside time=1200", stale(without="time")),
    # Answers about a schedule.
    ("when it closes is not when we come", BOOKED + "us: ? ASKS:schedule; them: time=1320", DONE),
    ("nor is the day on which it closes", BOOKED + "us: ? ASKS:schedule; them: date=28", DONE),
    ("a price is one, whatever was asked", FULL + "us: ? ASKS:schedule,price; them: price=5", "incomplete STALE date nights partySize quantity time"),
    ("what is offered in the answer is the schedule's", BOOKED + "us: ? ASKS:schedule; them: OFFERS time=1320", DONE),
    ("what is confirmed in the answer is ours", BOOKED + "us: ? ASKS:schedule; them: CONFIRMS time=1320", "incomplete CONFIRMED date"),
    ("what is changed in the answer is ours", BOOKED + "us: ? ASKS:schedule; them: CHANGES time=1320", "incomplete CONFIRMED date"),
    ("what is denied in the answer is ours", BOOKED + "us: ? ASKS:schedule; them: DENIES time=1170", REVOKED),
    ("before a booking a time in the answer is ours", ASKED + "us: ? ASKS:schedule; them: time=1320; us: ? CONFIRM_REQUEST; them: CONFIRMS", "incomplete CONFIRMED date"),
    ("without a question a time is ours", BOOKED + "us: THANKS; them: time=1320", stale(without="time")),
    # Answers to a question on another subject.
    ("nor in an answer on another subject", FULL + "us: ? aside; them: price=5", ALL),
    *((f"in another answer {value} is not ours", FULL + f"us: ?; them: {value}", ALL) for value in ("price=5", "partySize=3", "nights=3", "quantity=5")),
    *(
        (f"asked for, {field} is ours", FULL + f"us: ? ASKS:{field}; them: {field}=5", "incomplete STALE " + " ".join(one for one in ("date", "nights", "partySize", "price", "quantity", "time") if one != field))
        for field in ("price", "partySize", "nights", "quantity")
    ),
    ("beside a word of the booking a price is ours", FULL + "us: ?; them: core price=5", "incomplete STALE date nights partySize quantity time"),
    ("with an offer a price is ours", FULL + "us: ?; them: OFFERS price=5", "incomplete STALE date nights partySize quantity time"),
    ("before a booking a price in another answer is ours", "us: REQUESTS date=25 time=1170 price=9000; us: ?; them: price=5; us: ? CONFIRM_REQUEST; them: CONFIRMS", DONE),
    *((f"in another answer {value} is not ours either", BOOKED + f"us: ?; them: {value}", DONE) for value in ("time=1200", "date=26")),
    *(
        (f"but it is where the clause {act.lower()}", BOOKED + f"us: ?; them: {act} time=1200", ends)
        for act, ends in (
            *((act, stale(without="time")) for act in ("OFFERS", "EXPECTS", "IMPLIES", "COMMITS", "CORRECTS", "STANDS")),
            ("CONFIRMS", "incomplete CONFIRMED date"), ("CHANGES", "incomplete CONFIRMED date"), ("RETRACTS", "incomplete REVOKED date"), ("CHECKS", "incomplete SUSPENDED date"),
        )
    ),
    *(
        (f"a price is ours where the clause {act.lower()}", FULL + f"us: ?; them: {act} price=5", ends)
        for act, ends in (("CONFIRMS", "completed CONFIRMED date nights partySize quantity time"), ("CHANGES", "completed CONFIRMED date nights partySize quantity time"))
    ),
    ("a name in another answer that is the speaker's is nobody's", ASKED + "us: name=Ann; them: CONFIRMS speaker:name=Mori", DONE),
    ("a value asked for beside the booking is agreed in any answer", BOOKED + "us: nights=3; us: ?; them: nights=3", "completed CONFIRMED date nights time"),
    ("the last day in another answer is ours", "us: REQUESTS date=25 time=1170 endDate=26; them: CONFIRMS; us: ?; them: endDate=27", "incomplete STALE date time"),
    ("a price that is no good in another answer refuses nothing", FULL + "us: ?; them: DENIES price=5", ALL),
    ("nor does a time in an answer about a schedule", BOOKED + "us: ? ASKS:schedule; them: DENIES time=1200", DONE),
    # Today.
    ("today, after a day was agreed, is small talk", BOOKED + "them: today:date=18", DONE),
    ("today, offered, is not", BOOKED + "them: OFFERS today:date=18", stale(without="date")),
    ("today, before a day was agreed, is not", ASKED + "them: today:date=18; them: CONFIRMS", "incomplete CONFIRMED time"),
    ("another day is not", BOOKED + "them: date=18", stale(without="date")),
    # Values that are asked about.
    ("seven thirty, would that do, extracts nothing", ASKED + "them: time=1170 | ?", NOTHING),
    ("seven thirty, thank you, does", ASKED + "them: time=1170 | THANKS", "incomplete NONE time"),
    ("seven thirty, and is the dog coming, does", ASKED + "them: time=1170 | ? aside", "incomplete NONE time"),
    ("a part of the day beside a confirmation is no matter", ASKED + "them: CONFIRMS daypart=1080/1260", DONE),
    ("seven thirty, how many, does", ASKED + "them: time=1170 | ? ASKS:partySize", "incomplete NONE time"),
    ("seven thirty, for two, does", ASKED + "them: time=1170 | ? partySize=2", "incomplete NONE time"),
    ("what is offered in a question is asked", ASKED + "them: ? OFFERS time=1170", NOTHING),
    ("but how about seven thirty then, after another was slipped in, gives way", ASKED + "them: time=1200; us: time=1170; them: ? OFFERS time=1170", "incomplete NONE time"),
    ("which a mere question does not", ASKED + "them: time=1200; us: time=1170; them: ? time=1170", NOTHING),
    ("seven thirty is asked", ASKED + "them: ? time=1170", NOTHING),
    # Values that are turned down.
    ("a full day is", BOOKED + "them: DENIES date=25", REVOKED),
    ("of a day and a time the time is", ASKED + "them: DENIES date=25 time=1170; us: time=1200; them: AFFIRMS", AGREED),
    ("of a time and a party the time is", "us: REQUESTS date=25 time=1170 partySize=2; them: DENIES partySize=2 time=1170; us: time=1200; them: AFFIRMS", "incomplete NONE date partySize time"),
    ("a name beside a refusal is refused with it", ASKED + "us: name=Ann; them: DENIES name=Ann; them: CONFIRMS", DONE),
    ("what stands nearer to an offer is offered", DAY + "them: time=1200 OFFERS x DENIES; us: ACCEPTS; them: AFFIRMS", AGREED),
    ("what stands nearer to the refusal is refused", DAY + "them: DENIES time=1200 x OFFERS; us: ACCEPTS; them: CONFIRMS", "incomplete CONFIRMED date"),
    ("what stands nearer to a yes is agreed", ASKED + "them: time=1170 AFFIRMS x DENIES", "incomplete NONE time"),
    ("what stands nearer to a confirmation is confirmed", ASKED + "them: DENIES x time=1170 CONFIRMS", DONE),
    ("what stands nearer to an apology is refused with it", ASKED + "them: time=1170 RETRACTS x DENIES; them: AFFIRMS", NOTHING),
    # Talk that does nothing.
    ("another time in idle talk gives way to the one on the table", ASKED + "them: time=600 | CONFIRMS time=1170", DONE),
    ("not where its clause does something", ASKED + "them: OFFERS time=600 | CONFIRMS time=1170", "incomplete CONFIRMED date"),
    ("not beside a word of the booking", ASKED + "them: core time=600 | CONFIRMS time=1170", "incomplete CONFIRMED date"),
    ("not where it is asked about", ASKED + "them: ? time=600 | CONFIRMS time=1170", "incomplete CONFIRMED date"),
    ("not where it comes last", ASKED + "them: CONFIRMS time=1170 | time=600", "incomplete CONFIRMED date"),
    ("not where the other field is named", ASKED + "them: time=600 | CONFIRMS date=25", "incomplete CONFIRMED date"),
    # Corrections.
    ("the 24th, sorry, the 25th", ASKED + "them: CONFIRMS date=24 CORRECTS date=25", DONE),
    ("the 25th, sorry, the 24th", ASKED + "them: CONFIRMS date=25 CORRECTS date=24", "incomplete CONFIRMED time"),
    ("the 24th, sorry, at seven thirty", ASKED + "them: CONFIRMS date=24 CORRECTS time=1170", "incomplete CONFIRMED time"),
    ("the 24th beside the 25th", ASKED + "them: CONFIRMS date=24 AFFIRMS date=25", "incomplete CONFIRMED time"),
)

OF_THE_CALLER = (
    ("a question on another subject names no time of ours", BOOKED + "us: ? aside time=1200", DONE),
    ("a question does", BOOKED + "us: ? time=1200", stale(without="time")),
    ("another subject does", BOOKED + "us: aside time=1200", stale(without="time")),
    ("a question about breakfast is one about ours", "us: REQUESTS date=25 time=1170 | ? aside breakfast=yes; them: CONFIRMS", "completed CONFIRMED breakfast date time"),
    ("and one about smoking", "us: REQUESTS date=25 time=1170 | ? aside smoking=no; them: CONFIRMS", "completed CONFIRMED date smoking time"),
    ("an offer that is named to turn it down is not taken", DAY + "them: OFFERS time=1200; us: DECLINES time=1200; them: CONFIRMS", "incomplete CONFIRMED date"),
    ("another value beside a refusal is asked for", DAY + "them: OFFERS time=1200; us: DECLINES time=1170; them: CONFIRMS", DONE),
    ("an offer that is named is taken", DAY + "them: OFFERS time=1200; us: THANKS time=1200; them: CONFIRMS", DONE),
    ("no, and yes to it, takes it", DAY + "them: OFFERS time=1200; us: DECLINES ACCEPTS time=1200; them: CONFIRMS", DONE),
    ("no, I would like it, asks for it again", ASKED + "them: DENIES time=1170; us: DECLINES REQUESTS time=1170; them: CONFIRMS", DONE),
    ("a value that was refused is not asked for again by saying so", ASKED + "them: DENIES time=1170; us: DENIES time=1170; them: CONFIRMS", "incomplete CONFIRMED date"),
    ("a value that was slipped in is not taken by turning it down", ASKED + "them: CONFIRMS time=1200; us: DENIES time=1200", "incomplete SUSPENDED date"),
    ("an offer that is said to be no good is not taken", DAY + "them: OFFERS time=1200; us: DENIES time=1200; them: CONFIRMS", "incomplete CONFIRMED date"),
    ("a card is nobody's field", ASKED + "us: DECLINES card=4242; them: CONFIRMS", DONE),
    ("a part of the day can be turned down", ASKED + "us: DECLINES daypart=1080/1260; them: CONFIRMS", DONE),
    ("the 24th, sorry, the 25th", "us: REQUESTS date=24 CORRECTS date=25 time=1170; them: CONFIRMS date=25", DONE),
    ("from the 24th to the 25th", "us: date=24 ALTERS date=25 time=1170; them: CONFIRMS", DONE),
)

BARE = (
    ("what was asked for", DAY + "them: ? ASKS:time; us: #7:partySize,time; them: CONFIRMS time=1140", DONE),
    ("the first of what was asked for", "us: REQUESTS date=25; them: ? ASKS:partySize,time; us: #7:time,partySize; them: CONFIRMS time=1140", "incomplete CONFIRMED date partySize"),
    ("not what it cannot be", DAY + "them: ? ASKS:price; us: REQUESTS #7:time; them: CONFIRMS time=1140", DONE),
    ("not what the turn names beside it", DAY + "them: ? ASKS:time; us: time=1140 #2:time,partySize; them: CONFIRMS", "completed CONFIRMED date partySize time"),
    ("what agrees with the table", ASKED + "them: #730:time,price", "incomplete NONE time"),
    ("nothing where it agrees with two", "us: REQUESTS date=25 time=420/1140 partySize=7; them: #7:time,partySize", "incomplete NONE"),
    ("no second time beside one that was said", ASKED + "them: AFFIRMS time=1170 | AFFIRMS #8:time", AGREED),
    ("a party, from a caller who gave none", DAY + "us: REQUESTS time=1170 #3:partySize,time; them: CONFIRMS", "completed CONFIRMED date partySize time"),
    ("a party is never so large", ASKED + "us: REQUESTS #101:partySize; them: CONFIRMS", DONE),
    ("a time, from a caller who requests", DAY + "us: REQUESTS #7:time; them: CONFIRMS time=1140", DONE),
    ("nothing, from one who does not", DAY + "us: #8:time; them: CONFIRMS", "incomplete CONFIRMED date"),
    ("another party, where one was given, is none", "us: REQUESTS date=25 time=1170 partySize=2; us: #3:partySize; them: CONFIRMS", "completed CONFIRMED date partySize time"),
    ("another price, from a callee", "us: REQUESTS date=25 time=1170 price=9000; them: CONFIRMS #50:price", DONE),
    ("another price of its size", "us: REQUESTS date=25 time=1170 price=9000; them: CONFIRMS #9500:price,time", DONE),
    ("no price of another size", "us: REQUESTS date=25 time=1170 price=9000; them: CONFIRMS #50:price,time", "completed CONFIRMED date price time"),
    ("no price that could be a day", "us: REQUESTS date=25 time=1170 price=20; them: CONFIRMS #25:price,partySize", "completed CONFIRMED date price time"),
    ("no price where none was named", ASKED + "them: CONFIRMS #9000:price", DONE),
    ("no price that the turn names beside it", "us: REQUESTS date=25 time=1170 price=9000; them: CONFIRMS price=9000 #8000:price", "completed CONFIRMED date price time"),
    ("another time, offered", DAY + "us: time=1170; them: OFFERS #8:time; them: CONFIRMS", "incomplete CONFIRMED date"),
    ("another time, denied", BOOKED + "them: DENIES #8:time", DONE),
    ("the time, denied", BOOKED + "them: DENIES #730:time", REVOKED),
    ("another time, agreed to", ASKED + "them: AFFIRMS #8:time; them: CONFIRMS", "incomplete CONFIRMED date"),
    ("another time, taken", ASKED + "them: ACCEPTS #8:time; them: CONFIRMS", "incomplete CONFIRMED date"),
    ("no time where none was named", DAY + "them: AFFIRMS #8:time; us: ACCEPTS; them: CONFIRMS", "incomplete CONFIRMED date"),
    ("no time in words that do neither", ASKED + "them: CONFIRMS #8:time", DONE),
    ("no time beside a time", ASKED + "them: OFFERS time=1170 #8:time; them: CONFIRMS", DONE),
    ("no time after twenty-four", ASKED + "them: OFFERS #45:time; them: CONFIRMS", DONE),
    ("no time of what counts other things", ASKED + "them: OFFERS #8:partySize; them: CONFIRMS", DONE),
    ("what only may have been said leaves its field free", DAY + "them: ? ASKS:time; us: weak:time=1200 #7:time; them: CONFIRMS time=1140", DONE),
)


@pytest.mark.parametrize(("call", "ends"), [one[1:] for one in OF_THE_CALLEE], ids=[one[0] for one in OF_THE_CALLEE])
def test_which_values_of_a_callee_are_the_booking_s(call: str, ends: str) -> None:
    assert outcome(heard(call)) == ends


@pytest.mark.parametrize(("call", "ends"), [one[1:] for one in OF_THE_CALLER], ids=[one[0] for one in OF_THE_CALLER])
def test_which_values_of_a_caller_are_the_booking_s(call: str, ends: str) -> None:
    assert outcome(heard(call)) == ends


@pytest.mark.parametrize(("call", "ends"), [one[1:] for one in BARE], ids=[one[0] for one in BARE])
def test_what_a_bare_number_is(call: str, ends: str) -> None:
    assert outcome(heard(call)) == ends


@pytest.mark.parametrize(
    ("said", "ends"),
    [
        ("AFFIRMS price=8000", AGREED),
        ("AFFIRMS #8000:price", AGREED),
        ("AFFIRMS #50:price", DONE),
        ("AFFIRMS #8000:time", DONE),
    ],
)
def test_a_yes_with_another_price_is_a_new_quote(said: str, ends: str) -> None:
    assert outcome(heard(IS_IT + "them: " + said)) == ends


def test_a_yes_with_the_price_on_the_table_is_none() -> None:
    assert outcome(heard("us: REQUESTS date=25 time=1170 price=8000; us: ? CONFIRM_REQUEST; them: AFFIRMS price=8000")) == "completed CONFIRMED date price time"


@pytest.mark.parametrize(
    ("field", "number", "value"),
    [
        ("time", 7, (420, 1140)), ("time", 730, (450, 1170)), ("time", 1, (60, 780)), ("time", 11, (660, 1380)), ("time", 12, (720,)), ("time", 19, (1140,)),
        ("time", 1930, (1170,)), ("time", 0, (0,)), ("time", 100, (60, 780)), ("date", 14, (DateSpec(day=14),)), ("quantity", 3, ("3",)), ("partySize", 3, (3,)), ("price", 9000, (9000,)),
    ],
)
def test_a_bare_number_as_a_value(field: str, number: int, value: tuple[Any, ...]) -> None:
    assert as_value_of(field, number) == value


LEFT = (
    ("a number after a correction may be of a field named before it", "us: REQUESTS partySize=2 CORRECTS #3:partySize", "partySize", (3,)),
    ("and after the wish to change it", "us: REQUESTS partySize=2 ALTERS #3:partySize", "partySize", (3,)),
    ("but after nothing else", "us: REQUESTS partySize=2 ACCEPTS #3:partySize", "partySize", (2,)),
    ("nor if it was named after the correction", "us: REQUESTS CORRECTS partySize=2 #3:partySize", "partySize", (2,)),
    ("what only may have been said leaves its field free", "them: ? ASKS:partySize; us: weak:partySize=8 #3:partySize", "partySize", (8, 3)),
    ("what a callee asked it does not answer itself", "them: ? ASKS:time; them: #7:time", "time", ()),
    ("what agrees with two fields is of neither", "us: time=420/1140 partySize=7; them: #7:time,partySize", "time", (420, 1140)),
    ("a caller's number is no new price", "us: price=9000; us: #50:price", "price", (9000,)),
    ("a callee's number is no price where none was named", "them: #50:price", "price", ()),
    ("a callee's number is a new price", "us: price=9000; them: #50:price", "price", (50,)),
    ("one that may be more is, if it is of the size", "us: price=9000; them: #9500:price,time", "price", (9500,)),
    ("else it is not", "us: price=9000; them: #50:price,time", "price", (9000,)),
    ("a number of people given before is not given anew", "us: partySize=2; us: #3:partySize", "partySize", (2,)),
    ("a request for a price is none for a time", "us: REQUESTS #9:price", "time", ()),
    ("a request for what may be a party is none for a time", "us: partySize=2; us: REQUESTS #9:time,partySize", "time", ()),
    ("a number alone is no time", "us: #9:time", "time", ()),
    ("a request is", "us: REQUESTS #9:time", "time", (540, 1260)),
    ("a yes with a number is no time where none was named", "them: AFFIRMS #8:time", "time", ()),
    ("but where one was", "us: time=1170; them: AFFIRMS #8:time", "time", (1200,)),
    ("a number right after a correction is of the value before it", "us: REQUESTS date=24 | CORRECTS #25:partySize,price", "date", (DateSpec(year=2026, month=9, day=25),)),
    ("and not of another field", "us: REQUESTS partySize=2 date=24 | CORRECTS #25:partySize,price", "partySize", (2,)),
    ("a time too", "us: REQUESTS time=1140 | CORRECTS #8:partySize", "time", (1200,)),
    ("and nights", "us: REQUESTS nights=2 | CORRECTS #3:partySize", "nights", (3,)),
    ("but a day has only so many hours", "us: REQUESTS time=1140 | CORRECTS #25:partySize", "partySize", (25,)),
    ("a party may be large", "us: partySize=2; them: partySize=2 CORRECTS #100:quantity", "partySize", (100,)),
    ("nights may be many", "us: REQUESTS nights=2 | CORRECTS #31:partySize", "nights", (31,)),
    ("but not more", "us: REQUESTS nights=2 | CORRECTS #32:partySize", "partySize", (32,)),
    ("not where a value stands between", "us: REQUESTS date=24 | CORRECTS time=1170 #4:partySize", "partySize", (4,)),
    ("though the clause ends between", "us: REQUESTS date=24 CORRECTS | #25:partySize", "date", (DateSpec(year=2026, month=9, day=25),)),
    ("not where the correction stands alone", "us: REQUESTS date=24 | CORRECTS | #25:partySize", "date", (DateSpec(year=2026, month=9, day=24),)),
    ("not after other words", "us: REQUESTS date=24 | ACCEPTS #25:partySize", "partySize", (25,)),
    ("not before the correction", "us: REQUESTS date=24 | #5:partySize CORRECTS", "partySize", (5,)),
    ("not where nothing was named", "us: REQUESTS CORRECTS #5:partySize", "partySize", (5,)),
    ("not of what has no such number", "us: REQUESTS date=24 | CORRECTS #40:partySize", "partySize", (40,)),
    ("not of a price", "us: REQUESTS price=9000 | CORRECTS #5:partySize", "partySize", (5,)),
    ("a party that agrees with the time is the time", "us: time=1140 partySize=2; them: time?:partySize=7", "partySize", (2,)),
    ("not from a caller", "us: time=1140 partySize=2; us: time?:partySize=7", "partySize", (7,)),
    ("not where no party was named", "us: time=1140; them: time?:partySize=7", "partySize", (7,)),
    ("not where it agrees with the party", "us: time=450/1140 partySize=7; them: time?:partySize=7", "time", (450, 1140)),
    ("not where it agrees with neither", "us: time=1200 partySize=2; them: time?:partySize=7", "partySize", (7,)),
    ("an offer of a number is a time", "them: OFFERS #8:time", "time", (480, 1200)),
)


@pytest.mark.parametrize(("call", "field", "left"), [one[1:] for one in LEFT], ids=[one[0] for one in LEFT])
def test_what_a_bare_number_leaves_on_the_table(call: str, field: str, left: tuple[Any, ...]) -> None:
    assert heard(call).table[field].candidates == left


IN_ORDER = ("time=1170", "date=25", "partySize=2", "quantity=30", "price=9000", "nights=2", "endDate=27")


@pytest.mark.parametrize(("first", "second"), list(zip(IN_ORDER, IN_ORDER[1:], strict=False)))
def test_of_two_values_in_a_refusal_the_likelier_is_refused(first: str, second: str) -> None:
    table = heard(f"us: REQUESTS {' '.join(IN_ORDER)}; them: DENIES {second} {first}").table
    refused, kept = first.partition("=")[0], second.partition("=")[0]
    assert table[refused].state is TermState.DENIED
    assert table[kept].state is TermState.AGREED


@pytest.mark.parametrize("value", IN_ORDER)
def test_each_value_of_the_slot_says_which_booking_is_meant(value: str) -> None:
    """After a call back was promised, a confirmation must name one of them."""
    call = f"us: REQUESTS {' '.join(IN_ORDER)}; them: DEFERS; them: CONFIRMS {value}"
    assert outcome(heard(call)).startswith("completed")
