"""The terms on the table: what each side's words do to the value of a field."""

from __future__ import annotations

from typing import Any

import pytest

from oathra.call.fields import FIELDS
from oathra.dialogue.evidence import Graph
from oathra.dialogue.states import TermState
from oathra.dialogue.terms import Said, Table, Term, together
from oathra.reading.values import ValueFound


class Talk:
    """Two sides that name values; each naming is a turn of its own."""

    def __init__(self) -> None:
        self.graph = Graph()
        self.table = Table(self.graph)
        self._turn = -1

    def said(self, side: str, field: str, *candidates: Any) -> Said:
        self._turn += 1
        mark = self.graph.add("value", field, side, self._turn, 0, 1, "rule", "value")
        return Said(mark, ValueFound(field, candidates, 0, 1, "rule"))

    def caller(self, field: str, *candidates: Any, heard: bool = True, bound: bool = False) -> bool:
        return self.table.caller_states(field, [self.said("caller", field, *candidates)], heard=heard, bound=bound)

    def callee(self, field: str, *candidates: Any, commits: bool = False, answers: bool = False, offers: bool = False) -> None:
        self.table.callee_states(field, [self.said("callee", field, *candidates)], commits=commits, answers=answers, offers=offers)

    def accepts(self) -> bool:
        self._turn += 1
        return self.table.caller_accepts(self.graph.add("act", "ACCEPTS", "caller", self._turn, 0, 1, "rule", "accepts"), ())

    def agrees(self, explicit: bool = True, bound: tuple[str, ...] = ()) -> None:
        self._turn += 1
        mark = self.graph.add("act", "AFFIRMS", "callee", self._turn, 0, 1, "rule", "agrees")
        self.table.callee_agrees(self._turn, mark, explicit, bound)

    def state(self, field: str) -> TermState:
        return self.table[field].state

    def relations(self) -> list[str]:
        return [relation for _, _, relation in self.graph.edges]


def test_there_is_a_term_for_every_field_but_the_commitment() -> None:
    assert [term.field for term in Talk().table] == [name for name in FIELDS if name != "confirmed"]


def test_asked_for_and_stated_is_agreed() -> None:
    talk = Talk()
    talk.caller("time", 450, 1170)
    assert talk.state("time") is TermState.PROPOSED
    talk.callee("time", 1170)
    assert talk.state("time") is TermState.AGREED
    assert talk.table["time"].candidates == (1170,)


def test_an_offer_needs_the_caller_and_then_the_callee() -> None:
    talk = Talk()
    talk.callee("time", 1170, offers=True)
    talk.agrees()
    assert talk.state("time") is TermState.OFFERED
    assert talk.accepts()
    assert talk.state("time") is TermState.ACCEPTED
    talk.agrees()
    assert talk.state("time") is TermState.AGREED
    assert "accepted_by" in talk.relations()


def test_an_acceptance_by_name_is_one() -> None:
    talk = Talk()
    talk.callee("time", 1170, offers=True)
    assert talk.caller("time", 450, 1170) is False
    assert talk.state("time") is TermState.ACCEPTED


def test_thanks_take_no_committed_value_but_its_name_does() -> None:
    talk = Talk()
    talk.caller("time", 1170)
    talk.callee("time", 1200, commits=True)
    assert not talk.accepts()
    assert talk.state("time") is TermState.OFFERED
    assert talk.caller("time", 1200) is True
    assert talk.state("time") is TermState.AGREED


def test_another_value_supersedes_the_one_before() -> None:
    talk = Talk()
    talk.caller("partySize", 2)
    talk.callee("partySize", 2)
    talk.caller("partySize", 3)
    assert talk.state("partySize") is TermState.PROPOSED
    assert talk.table["partySize"].candidates == (3,)
    assert talk.relations() == ["supersedes"]


def test_words_that_were_not_heard_propose_nothing_that_a_yes_settles() -> None:
    talk = Talk()
    talk.caller("time", 1170, heard=False)
    talk.agrees()
    assert talk.state("time") is TermState.PROPOSED
    talk.callee("time", 1170)
    assert talk.state("time") is TermState.AGREED


@pytest.mark.parametrize("field", [name for name, field in FIELDS.items() if field.said_by_callee])
def test_a_yes_settles_no_field_that_only_the_callee_can_say(field: str) -> None:
    talk = Talk()
    talk.caller(field, "Tanaka")
    talk.agrees()
    assert talk.state(field) is TermState.PROPOSED


def test_a_question_of_the_callee_settles_nothing() -> None:
    talk = Talk()
    talk.caller("time", 450, 1170)
    talk.table.callee_asks("time", talk.said("callee", "time", 1170))
    assert talk.state("time") is TermState.PROPOSED
    assert talk.table["time"].candidates == (1170,)
    talk.table.callee_asks("time", talk.said("callee", "time", 1260))
    assert talk.state("time") is TermState.OFFERED


def test_a_denied_value_is_denied_and_another_is_not() -> None:
    talk = Talk()
    talk.caller("time", 1140)
    talk.table.callee_denies("time", (1200,), bound=False)
    assert talk.state("time") is TermState.PROPOSED
    talk.table.callee_denies("time", (1140,), bound=False)
    assert talk.state("time") is TermState.DENIED


def test_a_change_that_is_turned_down_falls_back_to_what_was_agreed() -> None:
    talk = Talk()
    talk.caller("time", 1170)
    talk.callee("time", 1170)
    talk.caller("time", 1200, bound=True)
    assert talk.state("time") is TermState.PROPOSED
    talk.table.callee_denies("time", (1200,), bound=True)
    assert (talk.state("time"), talk.table["time"].candidates) == (TermState.AGREED, (1170,))


def test_a_change_does_not_fall_back_behind_a_new_confirmation() -> None:
    talk = Talk()
    talk.caller("time", 1170)
    talk.callee("time", 1170)
    talk.caller("time", 1200, bound=True)
    talk.callee("time", 1200)
    talk.table.forget_changes()
    talk.table.callee_denies("time", (1200,), bound=True)
    assert talk.table["time"].candidates == (1200,)


TOGETHER: tuple[tuple[str, str, list[tuple[Any, ...]], tuple[Any, ...]], ...] = (
    ("two that agree are one", "time", [(450, 1170), (1170,)], (1170,)),
    ("two that differ are alternatives", "time", [(1170,), (1260,)], (1170, 1260)),
    ("the same twice", "partySize", [(2,), (2,)], (2,)),
    ("one", "partySize", [(2,)], (2,)),
)


@pytest.mark.parametrize(("field", "mentions", "left"), [case[1:] for case in TOGETHER], ids=[case[0] for case in TOGETHER])
def test_what_several_mentions_of_one_turn_leave(field: str, mentions: list[tuple[Any, ...]], left: tuple[Any, ...]) -> None:
    assert together(field, mentions) == left


def test_an_empty_term_agrees_with_nothing() -> None:
    assert Term("time").same((1170,)) == ()
    assert Term("time").said is None
    assert Term("time").mark is None
