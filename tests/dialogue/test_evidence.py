"""The evidence graph: marks in the order in which they were read, and edges between two of them."""

from __future__ import annotations

from oathra.dialogue.evidence import EFFECTS, Graph
from oathra.reading.acts import Act


def test_marks_are_numbered_in_order() -> None:
    graph = Graph()
    first = graph.add("act", "CONFIRMS", "callee", 1, 0, 6, "booked", "confirms")
    second = graph.add("value", "time", "caller", 0, 4, 8, "clock", "proposes", "19:30")
    assert [mark.id for mark in graph.marks] == ["n0", "n1"]
    assert graph[first.id] is first and graph[second.id].value == "19:30"


def test_an_edge_joins_two_marks() -> None:
    graph = Graph()
    graph.link("n0", "n1", "revokes")
    graph.link("n0", "n0", "supersedes")
    graph.link("", "n1", "supersedes")
    graph.link("n0", "", "supersedes")
    assert graph.edges == [("n0", "n1", "revokes")]


def test_only_acts_of_the_callee_are_shown_as_confirming() -> None:
    assert {act for act, effect in EFFECTS.items() if effect in ("confirms", "implies", "upholds")}.isdisjoint(
        {Act.REQUESTS, Act.ACCEPTS, Act.DECLINES, Act.CANCELS, Act.CONFIRM_REQUEST, Act.EITHER_OR}
    )


def test_what_does_nothing_is_no_effect() -> None:
    assert {Act.REMARK, Act.BACKCHANNEL, Act.GREETS, Act.THANKS, Act.IDENTIFIES}.isdisjoint(EFFECTS)
