"""The evidence graph: marks in the order in which they were read, and edges between two of them."""

from __future__ import annotations

import pytest

from oathra.dialogue.evidence import EFFECTS, Graph
from oathra.reading.acts import Act
from tests.dialogue.talk import heard

BOOKED = "us: REQUESTS date=25 time=1170; them: CONFIRMS; "


def test_marks_are_numbered_in_order() -> None:
    graph = Graph()
    first = graph.add("act", "CONFIRMS", "callee", 1, 0, 6, "booked", "confirms")
    second = graph.add("value", "time", "caller", 0, 4, 8, "clock", "proposes", "19:30")
    assert [mark.id for mark in graph.marks] == ["n0", "n1"]
    assert graph[first.id] is first and graph[second.id].value == "19:30"


def test_an_edge_joins_two_marks() -> None:
    graph = Graph()
    first, second = (graph.add("act", name, "callee", 0, 0, 1, "", "") for name in ("DENIES", "CONFIRMS"))
    graph.link(first, second, "revokes")
    graph.link(None, second, "supersedes")
    graph.link(first, None, "supersedes")
    assert graph.edges == [("n0", "n1", "revokes")]


def test_only_acts_of_the_callee_are_shown_as_confirming() -> None:
    assert {act for act, effect in EFFECTS.items() if effect in ("confirms", "implies", "upholds")}.isdisjoint(
        {Act.REQUESTS, Act.ACCEPTS, Act.DECLINES, Act.CANCELS, Act.CONFIRM_REQUEST, Act.EITHER_OR}
    )


def test_what_does_nothing_is_no_effect() -> None:
    assert {Act.REMARK, Act.OTHER_THING, Act.BACKCHANNEL, Act.GREETS, Act.THANKS, Act.IDENTIFIES}.isdisjoint(EFFECTS)


WHAT_ACTS_DO = {
    "confirms": (Act.CONFIRMS, Act.SETTLES, Act.CHANGES),
    "implies": (Act.IMPLIES, Act.EXPECTS),
    "promises": (Act.COMMITS,),
    "agrees": (Act.AFFIRMS, Act.WILLING),
    "upholds": (Act.STANDS,),
    "offers": (Act.OFFERS,),
    "denies": (Act.DENIES, Act.DO_NOT_CALL),
    "retracts": (Act.RETRACTS, Act.JOKES),
    "hedges": (Act.NOT_YET, Act.HEDGES, Act.CHECKS, Act.HOLDS_LINE),
    "tentative": (Act.TENTATIVE,),
    "defers": (Act.DEFERS, Act.TRANSFERS),
    "condition": (Act.CONDITION, Act.SUPPOSES),
    "met": (Act.MET,),
    "redirects": (Act.REDIRECTS,),
    "other": (Act.OTHER_BOOKING,),
    "asks": (Act.ASKS, Act.CONFIRM_REQUEST, Act.EITHER_OR, Act.NEGATES),
    "corrects": (Act.CORRECTS,),
    "machine": (Act.MACHINE,),
    "proposes": (Act.REQUESTS, Act.ALTERS, Act.ANOTHER),
    "accepts": (Act.ACCEPTS,),
    "declines": (Act.DECLINES,),
    "cancels": (Act.CANCELS,),
    "none": (Act.REMARK, Act.OTHER_THING, Act.BACKCHANNEL, Act.GREETS, Act.THANKS, Act.IDENTIFIES),
}


@pytest.mark.parametrize("effect", WHAT_ACTS_DO)
def test_the_record_shows_what_an_act_does(effect: str) -> None:
    """A confirming act is shown as such where the turn confirms; every other act whatever becomes of its turn."""
    before = "us: REQUESTS date=25 time=1170; " if effect in ("confirms", "implies") else ""
    for act in WHAT_ACTS_DO[effect]:
        asked = before + ("them: AFFIRMS; us: ACCEPTS; " if act is Act.EXPECTS else "")
        booked = BOOKED if act is Act.CHANGES else asked
        record = heard(f"{booked}them: {act.name}").graph
        assert [mark.effect for mark in record.marks if mark.name == act.name][-1] == effect, act


def test_every_act_is_shown_in_one_way() -> None:
    assert sorted(act.name for acts in WHAT_ACTS_DO.values() for act in acts) == sorted(act.name for act in Act)
