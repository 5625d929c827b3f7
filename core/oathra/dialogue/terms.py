"""The terms on the table: one value a field, how far it is agreed, and the words it rests on."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..call.fields import FIELDS
from ..reading.values import ValueFound, unify
from .evidence import Graph, Mark
from .states import TermEvent, TermState, next_term

__all__ = ["Said", "Table", "Term"]


@dataclass(frozen=True, slots=True)
class Said:
    """One mention of a value: its mark, the side, the turn, and whether it was only asked about."""

    mark: Mark
    value: ValueFound
    asked: bool = False

    @property
    def turn(self) -> int:
        return self.mark.turn


@dataclass(slots=True)
class Term:
    """The value of one field as it stands.

    `candidates` is what all that was said since the last change leaves. `heard` is False while the only
    words behind a proposal may not have been heard. `committed`: the callee already committed to this value
    although the caller had not taken it; `slipped`: it only put it in place of the caller's, without
    offering it; `contested`: the caller then named another, so that only the callee's own naming of that one
    settles it. `since` is the turn that put the value there. `detail` holds currency, tax and the like.
    """

    field: str
    state: TermState = TermState.OPEN
    candidates: tuple[Any, ...] = ()
    heard: bool = True
    committed: bool = False
    slipped: bool = False
    contested: bool = False
    by_caller: Said | None = None
    by_callee: Said | None = None
    accepted: Said | None = None
    agreed_turn: int | None = None
    since: int = -1
    detail: dict[str, Any] = dataclasses.field(default_factory=dict[str, Any])

    @property
    def said(self) -> Said | None:
        """The words that the value rests on: the callee's, where there are any."""
        return self.by_callee or self.by_caller

    @property
    def mark(self) -> Mark | None:
        """The mark of those words."""
        return self.said.mark if self.said is not None else None

    @property
    def on_the_table(self) -> bool:
        return self.state in (TermState.PROPOSED, TermState.ACCEPTED, TermState.AGREED)

    def proposed_in(self, turn: int) -> bool:
        """Return whether the caller put this value on the table in *turn*, in place of another or of none."""
        return self.since == turn

    def same(self, candidates: Sequence[Any]) -> tuple[Any, ...]:
        """Return what *candidates* leave of the term, empty where they contradict it."""
        return unify(self.field, self.candidates, candidates)

    def apply(self, event: TermEvent) -> None:
        self.state = next_term(self.state, event)

    def agree(self, event: TermEvent, turn: int) -> None:
        """Apply an event of the callee that may settle the term, and note the turn that did."""
        before = self.state
        self.apply(event)
        if self.state is TermState.AGREED and before is not TermState.AGREED:
            self.agreed_turn = turn


class Table:
    """All terms of a call, and what each side's words do to them."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._terms = {name: Term(name) for name in FIELDS if name != "confirmed"}
        self._before_change: dict[str, Term] = {}

    def __getitem__(self, name: str) -> Term:
        return self._terms[name]

    def __iter__(self) -> Iterator[Term]:
        return iter(self._terms.values())

    # -- the callee's words ------------------------------------------------------------------------------

    def callee_states(self, name: str, said: Sequence[Said], *, commits: bool, answers: bool, offers: bool) -> None:
        """The callee names values of a field: in a turn that commits, answers the caller's question, or offers."""
        term = self._terms[name]
        untaxed = dict(said[-1].value.detail).get("taxIncluded") is False and term.detail.get("taxIncluded") is True
        same = [] if untaxed else [one for one in said if term.same(one.value.candidates)]
        if len(same) == len(said):
            term.candidates = together(name, [term.same(one.value.candidates) for one in said])
            term.by_callee = said[-1]
            term.detail.update(said[-1].value.detail)
            term.contested = False
            term.agree(TermEvent.CALLEE_STATES_SAME, said[-1].turn)
            return
        last = next(one for one in reversed(said) if one not in same)
        self._put(term, _joined(name, last, said), last, "callee")
        if term.state is TermState.OPEN and (answers or FIELDS[name].said_by_callee):
            term.agree(TermEvent.CALLEE_ANSWERS, last.turn)
            return
        replaces = term.by_caller is not None and term.state is not TermState.DENIED
        term.apply(TermEvent.CALLEE_STATES_OTHER)
        term.committed, term.slipped = commits, replaces and not offers

    def callee_asks(self, name: str, said: Said) -> None:
        """The callee asks about a value: nothing is settled, but another value is on the table."""
        term = self._terms[name]
        left = term.same(said.value.candidates)
        if left:
            term.candidates, term.by_callee = left, said
            term.apply(TermEvent.CALLEE_ASKS_SAME)
            return
        self._put(term, said.value, said, "callee")
        term.apply(TermEvent.CALLEE_ASKS_OTHER)

    def callee_denies(self, name: str, candidates: Sequence[Any], bound: bool) -> None:
        """The callee turns a value down; of a confirmed booking (`bound`) the value stays.

        A change that the caller asked for and that is turned down falls back to what was agreed.
        """
        term = self._terms[name]
        if not term.same(candidates):
            return
        if name in self._before_change:
            self._terms[name] = self._before_change.pop(name)
        elif not bound:
            term.apply(TermEvent.CALLEE_DENIES)

    def callee_agrees(self, turn: int, mark: Mark | None, explicit: bool, bound: Iterable[str]) -> None:
        """The callee agrees to what the caller put on the table; only an `explicit` word reaches bound terms."""
        for term in self._terms.values():
            if term.state not in (TermState.PROPOSED, TermState.ACCEPTED) or not term.heard or term.contested:
                continue
            if FIELDS[term.field].said_by_callee or (not explicit and term.field in bound):
                continue
            term.agree(TermEvent.CALLEE_AGREES, turn)
            self._graph.link(term.mark, mark, "accepted_by")

    # -- the caller's words ------------------------------------------------------------------------------

    def caller_states(self, name: str, said: Sequence[Said], *, heard: bool, bound: bool) -> bool:
        """The caller names values of a field; return whether that takes a value the callee had committed to."""
        term = self._terms[name]
        left = [term.same(one.value.candidates) for one in said]
        if all(left):
            was_offered = term.state is TermState.OFFERED
            if was_offered and not heard:
                return False
            term.candidates = together(name, left)
            term.detail.update(said[-1].value.detail)
            term.by_caller, term.heard = said[-1], term.heard or heard
            term.apply(TermEvent.CALLER_STATES_SAME)
            if not was_offered:
                return False
            said[-1].mark.effect = "accepts"
            term.accepted, term.contested = said[-1], False
            if not term.committed:
                return False
            term.committed = False
            term.agree(TermEvent.CALLEE_AGREES, said[-1].turn)  # its commitment stands
            return True
        if said[-1].value.weak and term.state is not TermState.OPEN:
            return False
        if bound and term.state is TermState.AGREED:
            self._before_change.setdefault(name, replace(term, detail=dict(term.detail)))
        contested = term.contested or term.committed or term.slipped
        self._put(term, _joined(name, said[-1], said), said[-1], "caller")
        term.heard, term.contested = heard, contested
        term.apply(TermEvent.CALLER_STATES_OTHER)
        return False

    def caller_accepts(self, mark: Mark, but: Iterable[str]) -> bool:
        """The caller takes what is offered, but for the fields it named itself and what the callee only slipped in.

        Return whether there was anything to take.
        """
        took = False
        for term in self._terms.values():
            if term.state is TermState.OFFERED and not term.committed and not term.slipped and term.field not in but:
                term.apply(TermEvent.CALLER_ACCEPTS)
                term.contested = False
                took = True
                term.accepted = Said(mark, ValueFound(term.field, term.candidates, mark.start, mark.end, mark.rule))
                self._graph.link(term.mark, mark, "accepted_by")
        return took

    def callee_disowned(self) -> None:
        """What the callee named was of another booking: only the caller's own words stay on the table."""
        for term in self._terms.values():
            if term.by_caller is None:
                self._terms[term.field] = Term(term.field)
            else:
                term.candidates, term.by_callee, term.committed = term.by_caller.value.candidates, None, False
                term.apply(TermEvent.CALLER_DISOWNS)

    def caller_declines(self) -> None:
        for term in self._terms.values():
            term.apply(TermEvent.CALLER_DECLINES)

    # -- both --------------------------------------------------------------------------------------------

    def forget_changes(self) -> None:
        """The callee confirmed anew: a change cannot fall back behind that."""
        self._before_change.clear()

    def _put(self, term: Term, value: ValueFound, said: Said, side: str) -> None:
        self._graph.link(said.mark, term.mark, "supersedes")
        term.candidates, term.detail = value.candidates, dict(value.detail)
        term.heard, term.committed, term.slipped = True, False, False
        term.agreed_turn = term.accepted = None
        term.since = said.turn
        placed = replace(said, value=value)
        if side == "caller":
            term.by_caller, term.by_callee = placed, None
        else:
            term.by_callee = placed


def _joined(name: str, last: Said, said: Sequence[Said]) -> ValueFound:
    return last.value._replace(candidates=together(name, [one.value.candidates for one in said]))


def together(name: str, said: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
    """Return what several mentions in one turn leave: what agrees is one value, the rest are alternatives."""
    left = said[0]
    for candidates in said[1:]:
        left = unify(name, left, candidates) or tuple(dict.fromkeys((*left, *candidates)))
    return left
