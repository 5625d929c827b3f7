"""When a callee's turn confirms and when it takes back, in calls without words."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dialogue.talk import heard, outcome
from tests.dialogue.test_callee_turn import AGREED, ASKED, BOOKED, DONE, IS_IT, NOTHING, REVOKED

CASES = (
    # A yes to the question whether it is booked.
    ("a yes confirms", IS_IT + "them: AFFIRMS", DONE),
    ("a yes to another question does not", ASKED + "us: ?; them: AFFIRMS", NOTHING),
    ("a yes to the request does not", ASKED + "them: AFFIRMS", AGREED),
    ("a yes before all was named does not", "us: REQUESTS date=25; us: ? CONFIRM_REQUEST; them: AFFIRMS", "incomplete NONE date"),
    ("a yes after a hedge does not", ASKED + "them: HEDGES; us: ? CONFIRM_REQUEST; them: AFFIRMS", AGREED),
    ("being willing does not", IS_IT + "them: WILLING", AGREED),
    ("a yes with another price does not", IS_IT + "them: AFFIRMS price=9000", AGREED),
    ("a yes with a refusal of another value does not", IS_IT + "them: AFFIRMS DENIES time=1200", NOTHING),
    ("a yes that is still looking does not", IS_IT + "them: AFFIRMS CHECKS", AGREED),
    ("a yes after a call back does not", ASKED + "them: DEFERS; us: ? CONFIRM_REQUEST; them: AFFIRMS", AGREED),
    ("a promise does not", IS_IT + "them: COMMITS", AGREED),
    ("a promise that names the terms does", IS_IT + "them: COMMITS date=25 time=1170", DONE),
    ("one that names half of them does not", IS_IT + "them: COMMITS time=1170", AGREED),
    ("one after they were named does not", ASKED + "them: date=25 time=1170; us: ? CONFIRM_REQUEST; them: COMMITS", AGREED),
    ("a promise beside words that do nothing does, with the terms", IS_IT + "them: x | COMMITS date=25 time=1170", DONE),
    # An explicit confirmation, where something is open.
    ("a confirmation after a condition does not", ASKED + "them: CONDITION; them: CONFIRMS date=25 time=1170", AGREED),
    ("a confirmation that names a term ends a deferral", ASKED + "them: DEFERS; them: CONFIRMS time=1170", DONE),
    ("one that names none does not", ASKED + "them: time=1170; them: DEFERS; them: CONFIRMS", AGREED),
    ("but in answer to whether it is booked it does", ASKED + "them: DEFERS; us: ? CONFIRM_REQUEST; them: CONFIRMS", DONE),
    ("all set never does", ASKED + "them: DEFERS; us: ? CONFIRM_REQUEST; them: SETTLES date=25 time=1170", AGREED),
    ("a confirmation after a refusal does", ASKED + "them: DENIES; them: CONFIRMS", DONE),
    ("all set after a refusal does not", ASKED + "them: DENIES; them: SETTLES", AGREED),
    ("all set after a hedge does", ASKED + "them: HEDGES; them: SETTLES", DONE),
    *(
        (f"after {act.lower()} it must name a term", ASKED + f"them: {act}; them: CONFIRMS", AGREED)
        for act in ("TENTATIVE", "DEFERS", "TRANSFERS", "REDIRECTS", "NOT_YET", "DO_NOT_CALL")
    ),
    *((f"after {act.lower()} it need not", ASKED + f"them: {act}; them: CONFIRMS", DONE) for act in ("HEDGES", "SUPPOSES", "CHECKS", "HOLDS_LINE", "JOKES", "OTHER_BOOKING")),
    # An implication.
    ("an implication confirms a request", ASKED + "them: IMPLIES", DONE),
    ("and what was accepted", "us: REQUESTS date=25; them: OFFERS time=1170; us: ACCEPTS; them: IMPLIES", DONE),
    ("and answers whether it is booked", IS_IT + "them: IMPLIES", DONE),
    ("but nothing else", ASKED + "us: THANKS; them: IMPLIES", NOTHING),
    ("nor a request that lacks something", "us: REQUESTS date=25; them: IMPLIES", NOTHING),
    ("an implication beside a deferral settles nothing", ASKED + "them: IMPLIES DEFERS", NOTHING),
    ("an implication after a deferral settles nothing", ASKED + "them: DEFERS; us: ACCEPTS; them: IMPLIES", NOTHING),
    ("an implication after a hedge settles nothing", ASKED + "them: HEDGES; us: ACCEPTS; them: IMPLIES", NOTHING),
    ("an implication after a supposition settles nothing", ASKED + "them: SUPPOSES; us: ACCEPTS; them: IMPLIES", NOTHING),
    ("an implication after a moment's wait does", ASKED + "them: HOLDS_LINE; them: IMPLIES", DONE),
    ("an implication after a look does", ASKED + "them: CHECKS; them: IMPLIES", DONE),
    ("an implication after the question whether to book does", ASKED + "them: CONFIRMS; them: ? ASKS:booking; us: ? CONFIRM_REQUEST; them: IMPLIES", DONE),
    ("an implication after words unread settles nothing", ASKED + "them: !unless; us: ACCEPTS; them: IMPLIES", NOTHING),
    ("after a booking words unread are answered by one", BOOKED + "them: !unless; us: ? CONFIRM_REQUEST; them: IMPLIES", DONE),
    ("a doubt after a booking is answered by one", BOOKED + "them: CHECKS; us: ? CONFIRM_REQUEST; them: IMPLIES", DONE),
    ("a change of a booking is not implied", BOOKED + "us: REQUESTS time=1200; them: IMPLIES", "incomplete STALE date"),
    ("another slot, after a booking was taken back, is", BOOKED + "them: DENIES; them: OFFERS time=1200; us: ACCEPTS; them: IMPLIES", DONE),
    # Taking back.
    ("a refusal before the confirmation takes nothing back", ASKED + "them: DENIES | CONFIRMS", DONE),
    ("a refusal after it does", ASKED + "them: CONFIRMS | DENIES", REVOKED),
    ("not if only another value is refused", ASKED + "them: CONFIRMS | DENIES time=1200", DONE),
    ("an apology beside such a refusal does", BOOKED + "them: RETRACTS DENIES time=1200", REVOKED),
    ("the booked value's refusal does", BOOKED + "them: DENIES time=1170", REVOKED),
    # Names.
    ("a confirmation for another name is none", ASKED + "us: name=Tanaka; them: CONFIRMS name=Suzuki", AGREED),
    ("another name in another turn is no matter", ASKED + "us: name=Tanaka; them: name=Suzuki; them: CONFIRMS", DONE),
    ("nor is one where the caller gave none", ASKED + "them: CONFIRMS name=Suzuki", DONE),
    ("nor is the name of one who works there", ASKED + "us: name=Tanaka; them: CONFIRMS staff:name=Mori", DONE),
    *(
        (f"{ours} may be {theirs}", ASKED + f"us: name={ours}; them: CONFIRMS name={theirs}", DONE)
        for ours, theirs in (("Jo", "Joanne"), ("Joanne", "Jo"), ("TANAKA", "tanaka"), ("田中", "たなか"), ("タナカ", "田中"), ("Smith", "Smyth"), ("Ann_Lee", "Mr_Li_Lee"))
    ),
    *((f"{ours} is not {theirs}", ASKED + f"us: name={ours}; them: CONFIRMS name={theirs}", AGREED) for ours, theirs in (("田中", "鈴木"), ("たなか", "すずき"), ("Ann_Lee", "Bo_Cruz"))),
)


def case(id: str, call: str, ends: str, **contract: Any) -> Any:
    return pytest.param(call, ends, contract, id=id)


ACCEPTANCE: dict[str, Any] = {"confirmation": "callee_acceptance"}
BY_CONTRACT = (
    case("the whole slot, accepted", ASKED + "them: AFFIRMS date=25 time=1170", DONE, **ACCEPTANCE),
    case("the whole slot, where a statement is asked for", ASKED + "them: AFFIRMS date=25 time=1170", AGREED),
    case("half of the slot", ASKED + "them: AFFIRMS time=1170", AGREED, **ACCEPTANCE),
    case("a yes alone", ASKED + "them: AFFIRMS", AGREED, **ACCEPTANCE),
    case("a yes after the slot was read back", ASKED + "them: date=25 time=1170; them: AFFIRMS", AGREED, **ACCEPTANCE),
    case("another slot", ASKED + "them: AFFIRMS date=25 time=1200", "incomplete NONE date", **ACCEPTANCE),
    case("the whole slot after a hedge", ASKED + "them: HEDGES; them: AFFIRMS date=25 time=1170", AGREED, **ACCEPTANCE),
    case("the whole slot after words unread", ASKED + "them: !unless; us: ACCEPTS; them: AFFIRMS date=25 time=1170", AGREED, **ACCEPTANCE),
    case("the whole slot in words that imply, beside a question", ASKED + "them: IMPLIES date=25 time=1170 | ? ASKS:phone", DONE, **ACCEPTANCE),
    case("nothing was asked for but a yes", "us: REQUESTS; them: AFFIRMS", "incomplete NONE", require=("confirmed",), **ACCEPTANCE),
    case("a name is not waited for", IS_IT + "them: AFFIRMS", "incomplete CONFIRMED date time", require=("date", "time", "name", "confirmed")),
    case("nor for a slot to be accepted", ASKED + "them: AFFIRMS date=25 time=1170", "incomplete CONFIRMED date time", require=("date", "time", "name", "confirmed"), **ACCEPTANCE),
)


@pytest.mark.parametrize(("call", "ends"), [one[1:] for one in CASES], ids=[one[0] for one in CASES])
def test_what_confirms_and_what_takes_back(call: str, ends: str) -> None:
    assert outcome(heard(call)).replace(" name", "") == ends


@pytest.mark.parametrize(("call", "ends", "contract"), BY_CONTRACT)
def test_what_confirms_where_the_contract_says_otherwise(call: str, ends: str, contract: dict[str, Any]) -> None:
    assert outcome(heard(call, **contract)) == ends


@pytest.mark.parametrize(("said", "act"), [("RETRACTS DENIES", "DENIES"), ("DENIES RETRACTS", "DENIES"), ("RETRACTS", "RETRACTS"), ("DENIES CANCELS", "CANCELS")])
def test_the_words_that_tell_most_are_shown_as_taking_it_back(said: str, act: str) -> None:
    undone_by = heard(BOOKED + f"them: {said}").commitment.undone_by
    assert undone_by is not None and undone_by.name == act
