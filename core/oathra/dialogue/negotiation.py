"""What two sides have settled so far: readings come in, in order, and move the tables of `states`.

Knows nothing of words. `hear` is linear in the turn it hears and does not depend on how long the call is.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from ..call.contract import CallContract
from ..call.fields import FIELDS, Kind
from ..call.turn import Speaker, Turn
from ..reading.acts import Act
from ..reading.reader import ActFound, Clause, Reading
from ..reading.values import ValueFound, settled, unify
from .evidence import Graph, Mark
from .states import CommitmentEvent, CommitmentState, Pending, TermEvent, TermState, next_commitment
from .terms import Said, Term, narrow_time

__all__ = ["Commitment", "Doubt", "Negotiation"]

# What an act of the callee does, as the record shows it.
EFFECTS = {
    Act.CONFIRMS: "confirms", Act.IMPLIES: "implies", Act.COMMITS: "promises", Act.AFFIRMS: "agrees", Act.OFFERS: "offers", Act.WILLING: "agrees",
    Act.STANDS: "upholds", Act.CHANGES: "confirms", Act.DENIES: "denies", Act.RETRACTS: "retracts", Act.NOT_YET: "hedges", Act.HEDGES: "hedges",
    Act.CHECKS: "hedges", Act.TENTATIVE: "tentative", Act.DEFERS: "defers", Act.CONDITION: "condition", Act.SUPPOSES: "condition", Act.MET: "met", Act.REDIRECTS: "redirects",
    Act.JOKES: "retracts", Act.OTHER_BOOKING: "other", Act.ASKS: "asks", Act.CORRECTS: "corrects", Act.MACHINE: "machine", Act.TRANSFERS: "defers",
    Act.HOLDS_LINE: "hedges", Act.DO_NOT_CALL: "denies", Act.CANCELS: "cancels", Act.REQUESTS: "proposes", Act.ACCEPTS: "accepts", Act.DECLINES: "declines",
    Act.CONFIRM_REQUEST: "asks", Act.EITHER_OR: "asks",
}

# Silence everything in their turn.
_SILENCE = (Act.HEDGES, Act.NOT_YET, Act.JOKES)
# Silence the confirmation of their turn and stay open until a clean, explicit one in a later turn.
_WITHHOLD = (Act.TENTATIVE, Act.DEFERS, Act.CONDITION, Act.SUPPOSES, Act.REDIRECTS, Act.OTHER_BOOKING, Act.TRANSFERS, Act.DO_NOT_CALL)
# A doubt until the answer comes, in the same turn or a later one.
_SUSPEND = (Act.CHECKS, Act.HOLDS_LINE)
# Doubts that say nothing once the callee has come back and the talk has gone on.
_PASSING = ("HEDGES", "SUPPOSES", "CHECKS", "HOLDS_LINE")
_AGREE = (Act.AFFIRMS, Act.COMMITS, Act.WILLING)
_ANSWERABLE = (Pending.REQUEST, Pending.ACCEPTANCE, Pending.CONFIRMATION)
_SPECIFIC = ("time", "date", "partySize", "quantity", "price", "nights", "endDate")


@dataclass(frozen=True, slots=True)
class Doubt:
    """Why a commitment does not stand: an act, or an unexplained word, and where it was said."""

    kind: str
    turn: int
    start: int
    end: int
    rule: str
    word: str = ""


@dataclass(slots=True)
class Commitment:
    """The callee's commitment: its state, the words, and the terms that it is bound to."""

    state: CommitmentState = CommitmentState.NONE
    mark: Mark | None = None
    explicit: bool = True
    bound: dict[str, tuple[Any, ...]] = field(default_factory=dict)
    undone_by: Mark | None = None

    def apply(self, event: CommitmentEvent) -> None:
        self.state = next_commitment(self.state, event)


@dataclass(slots=True)
class _CalleeTurn:
    """What one callee turn amounts to, before it is applied."""

    silent: bool = False
    withheld: list[tuple[Act, ActFound]] = field(default_factory=list)
    confirmed: ActFound | None = None
    changed: ActFound | None = None
    implied: ActFound | None = None
    agreed: ActFound | None = None
    promised: ActFound | None = None
    upheld: ActFound | None = None
    denied: list[tuple[ActFound, Clause]] = field(default_factory=list)
    suspended: list[ActFound] = field(default_factory=list)
    unread: list[Doubt] = field(default_factory=list)
    asks: bool = False
    asks_core: bool = False


class Negotiation:
    """The state of one call."""

    def __init__(self, contract: CallContract) -> None:
        self.contract = contract
        self.today: datetime.date | None = contract.today
        self.terms: dict[str, Term] = {name: Term(name) for name in FIELDS if name != "confirmed"}
        self.commitment = Commitment()
        self.graph = Graph()
        self.turns: list[Turn] = []
        self.readings: list[Reading] = []
        self.doubts: dict[str, Doubt] = {}
        self.unread: list[Doubt] = []
        self.pending: tuple[Pending, ...] = (Pending.NOTHING,)
        self.asked: tuple[str, ...] = ()
        self.caller_asked: set[str] = set()
        self.refused: Doubt | None = None
        self.person_spoke = False
        self.machine: Doubt | None = None
        self.ended: Doubt | None = None
        self.claims: list[Mark] = []
        self.answer_to_other: Mark | None = None
        self._last_time: int | None = None
        self._part: tuple[int, int] | None = None
        self._caller_part: tuple[int, int] | None = None
        self._clock24 = False
        self._schedule_asked = False
        self._loose: list[tuple[ValueFound, Said]] = []
        self._before_change: dict[str, Term] = {}

    # -- hearing -----------------------------------------------------------------------------------------

    def hear(self, turn: Turn, reading: Reading) -> None:
        """Take in one turn and its reading."""
        number = len(self.turns)
        self.turns.append(turn)
        self.readings.append(reading)
        if not turn.final:
            return
        if turn.speaker is Speaker.CALLEE:
            if not turn.backchannel:
                self._hear_callee(number, reading)
        else:
            self._hear_caller(number, turn, reading)

    # -- the callee --------------------------------------------------------------------------------------

    def _hear_callee(self, number: int, reading: Reading) -> None:
        machine = reading.first(Act.MACHINE)
        if machine is not None:
            self._mark_all(number, reading, "callee", all_effect=None)
            self.machine = Doubt(Act.MACHINE.name, number, machine.start, machine.end, machine.rule)
            if not self.person_spoke:
                return
            self._open("MACHINE", self.machine)
            return
        self.person_spoke = True
        marks = self._mark_all(number, reading, "callee")
        told = self._weigh(number, reading)
        asked_fields: list[str] = []
        self._state_values(number, reading, told, asked_fields)
        self._agree(number, told, marks)
        self._commit(number, reading, told, marks)
        self.asked = tuple(dict.fromkeys((*(f for clause in reading.clauses for act in clause.acts if act.act is Act.ASKS for f in act.asks), *asked_fields)))
        if not (reading.has(Act.BACKCHANNEL) and len(reading.clauses) == 1) and not told.suspended:
            self.pending = (Pending.NOTHING,) if told.confirmed or told.implied else tuple(p for p in self.pending if p in (Pending.REQUEST, Pending.ACCEPTANCE)) or (Pending.NOTHING,)

    def _weigh(self, number: int, reading: Reading) -> _CalleeTurn:
        """Decide what the turn's acts amount to together."""
        told = _CalleeTurn()
        off_topic = Pending.OTHER in self.pending and self.pending[-1] is Pending.OTHER
        standing = self.commitment.state in (CommitmentState.CONFIRMED, CommitmentState.SUSPENDED, CommitmentState.STALE)
        met_at = max((act.start for clause in reading.clauses for act in clause.acts if act.act is Act.MET), default=-1)
        if met_at >= 0:
            self.doubts.pop(Act.CONDITION.name, None)
        for clause in reading.clauses:
            # A remark on another subject, or the answer to a question on one, does nothing to the booking.
            beside = clause.aside or (off_topic and not clause.values and not clause.has(Act.CONFIRMS) and not _core(clause))
            told.asks = told.asks or (clause.question and not _courtesy(clause))
            told.asks_core = told.asks_core or (clause.question and bool(clause.values))
            for act in clause.acts:
                kind = act.act
                if beside and kind not in (Act.AFFIRMS, Act.CONFIRMS, Act.IMPLIES):
                    continue
                if kind in _SILENCE:
                    if clause.question and kind is Act.HEDGES:
                        continue
                    told.silent = True
                    told.withheld.append((kind, act))
                elif kind in _WITHHOLD:
                    if not (kind is Act.CONDITION and met_at > act.start) and not (clause.question and kind in (Act.TENTATIVE, Act.OTHER_BOOKING, Act.SUPPOSES, Act.DEFERS)):
                        told.withheld.append((kind, act))
                elif kind in (Act.DENIES, Act.RETRACTS, Act.CANCELS):
                    if not clause.question or kind is not Act.CANCELS:
                        told.denied.append((act, clause))
                elif kind in _SUSPEND:
                    told.suspended.append(act)
                elif clause.question:
                    continue
                elif kind is Act.CONFIRMS:
                    told.confirmed = act
                elif kind is Act.CHANGES:
                    told.changed = act
                elif kind is Act.IMPLIES:
                    told.implied = act
                elif kind is Act.STANDS:
                    told.upheld = act
                elif kind is Act.COMMITS:
                    told.promised = act
                    told.agreed = told.agreed or act
                elif kind in _AGREE:
                    told.agreed = told.agreed or act
            # After a booking, small talk is not weighed word by word; a change that is asked for is.
            idle = standing and not clause.core and not clause.values and self.pending[-1] not in (Pending.REQUEST, Pending.CONFIRMATION)
            if not beside and not idle and not (clause.question and (standing or _courtesy(clause))):
                told.unread += [Doubt("UNREAD", number, risk.start, risk.end, "", risk.word) for risk in clause.risks]
        if told.changed is not None and told.confirmed is None and self.commitment.state is not CommitmentState.NONE:
            told.confirmed = told.changed
        answered = max((act.start for act in (told.confirmed, told.upheld) if act is not None), default=-1)
        checking = min((act.start for act in told.suspended), default=answered)
        told.unread = [doubt for doubt in told.unread if not checking < doubt.start < answered]
        if told.confirmed is not None:
            told.suspended = [act for act in told.suspended if act.start > told.confirmed.start]
            if told.upheld is not None:
                told.suspended = [act for act in told.suspended if act.start > told.upheld.start]
        return told

    def _state_values(self, number: int, reading: Reading, told: _CalleeTurn, asked_fields: list[str]) -> None:
        """Put the values that the turn names on the table."""
        spoken: list[tuple[ValueFound, Clause, bool]] = []
        clauses = reading.clauses
        told_schedule = self._schedule_asked
        standing = self.commitment.state is not CommitmentState.NONE
        for index, clause in enumerate(clauses):
            if clause.has(Act.OTHER_BOOKING, Act.MET) and not clause.has(Act.CONFIRMS):
                continue
            refers_back = index + 1 < len(clauses) and clauses[index + 1].question and not clauses[index + 1].values and _asks_of_that(clauses[index + 1])
            for value in clause.values:
                if any(act.act in (Act.REMARK, Act.OTHER_BOOKING, Act.CONDITION, Act.DEFERS) and act.start <= value.start and value.end <= act.end for act in clause.acts):
                    continue
                if clause.aside and value.field in ("time", "date", "partySize", "") and not (value.field and self.terms[value.field].same(value.candidates)):
                    continue
                if told_schedule and value.field in ("time", "date") and standing and not clause.has(Act.CONFIRMS, Act.CHANGES, Act.OFFERS, Act.DENIES):
                    continue
                if value.rule == "today" and self.terms["date"].state is TermState.AGREED and not clause.has(Act.OFFERS, Act.CONFIRMS, Act.CHANGES):
                    continue
                spoken.append((value, clause, clause.question or refers_back))
        typed = self._typed(spoken, "callee", number)
        typed = self._corrected(reading, typed)
        by_field: dict[str, list[tuple[ValueFound, Clause, bool]]] = {}
        for value, clause, asked in typed:
            if value.field == "daypart":
                self._part = value.candidates  # type: ignore[assignment]
                continue
            by_field.setdefault(value.field, []).append((value, clause, asked))
        for name, values in by_field.items():
            self._state_field(number, name, values, told, asked_fields)
        self._mention_name(number, reading, told, by_field)

    def _state_field(self, number: int, name: str, values: list[tuple[ValueFound, Clause, bool]], told: _CalleeTurn, asked_fields: list[str]) -> None:
        term = self.terms[name]
        stated: list[tuple[ValueFound, Mark]] = []
        for value, clause, asked in values:
            candidates = self._narrowed(name, value, term)
            mark = self._mark_value(number, "callee", value, candidates)
            if self._is_denied(name, value, clause, values):
                mark.effect = "denies"
                if term.same(candidates):
                    if self.commitment.state is CommitmentState.NONE or name not in self.commitment.bound:
                        self._apply(term, TermEvent.CALLEE_DENIES)
                    if name in self._before_change and term.state in (TermState.DENIED, TermState.PROPOSED):
                        self._restore(name)
                continue
            if value.weak and not term.same(candidates):
                mark.effect = "none"
                continue
            if told.silent:
                mark.effect = "none"
                continue
            found = ValueFound(value.field, candidates, value.start, value.end, value.rule, value.may_be, value.weak, value.detail)
            if asked:
                mark.effect = "asks"
                asked_fields.append(name)
                self._callee_asks(number, term, found, mark)
                continue
            stated.append((found, mark))
        if stated:
            self._callee_states(number, term, stated, told)

    def _callee_asks(self, number: int, term: Term, value: ValueFound, mark: Mark) -> None:
        left = term.same(value.candidates)
        said = Said(mark.id, "callee", number, value, asked=True)
        if left:
            if term.state in (TermState.DENIED,):
                self._apply(term, TermEvent.CALLEE_ASKS_SAME)
            term.candidates = left
            term.by_callee = said
            return
        self._replace(term, value, said)
        self._apply(term, TermEvent.CALLEE_ASKS_OTHER)
        term.committed = False

    def _callee_states(self, number: int, term: Term, stated: list[tuple[ValueFound, Mark]], told: _CalleeTurn) -> None:
        taxed_otherwise = dict(stated[-1][0].detail).get("taxIncluded") is False and term.detail.get("taxIncluded") is True
        same = [(value, mark, left) for value, mark in stated if (left := term.same(value.candidates)) and not taxed_otherwise]
        others = [(value, mark) for value, mark in stated if taxed_otherwise or not term.same(value.candidates)]
        if others and not same and self._loosely_proposed(term, others[-1][0]):
            value, mark = others[-1]
            self._replace(term, value, Said(mark.id, "callee", number, value))
            term.state = TermState.PROPOSED
            same, others = [(value, mark, value.candidates)], []
        if same and not others:
            value, mark, left = same[-1]
            for found, _, narrower in same:
                if found.candidates and (kept := term.same(narrower)):
                    term.candidates = kept
            term.by_callee = Said(mark.id, "callee", number, value)
            term.detail.update(value.detail)
            if term.state in (TermState.PROPOSED, TermState.ACCEPTED):
                term.agreed_turn, term.agreed_by = number, mark.id
            self._apply(term, TermEvent.CALLEE_STATES_SAME)
            term.contested = False
            return
        value, mark = others[-1]
        candidates = _together(term.field, [*(found.candidates for found, _ in others), *(found.candidates for found, _, _ in same)])
        merged = ValueFound(value.field, candidates, value.start, value.end, value.rule, detail=value.detail)
        said = Said(mark.id, "callee", number, merged)
        was_open = term.state is TermState.OPEN
        self._replace(term, merged, said)
        self._apply(term, TermEvent.CALLEE_STATES_OTHER)
        term.committed = told.confirmed is not None or told.implied is not None
        answers = term.field in self.caller_asked
        fits_part = term.field == "time" and told.confirmed is not None and self._caller_part is not None and all(
            self._caller_part[0] <= minute <= self._caller_part[1] for minute in merged.candidates
        )
        if (FIELDS[term.field].said_by_callee or answers or fits_part) and was_open:
            term.state, term.agreed_turn, term.agreed_by = TermState.AGREED, number, mark.id

    def _mention_name(self, number: int, reading: Reading, told: _CalleeTurn, by_field: dict[str, Any]) -> None:
        """A name that the caller gave counts as said where the callee's words hold it."""
        term = self.terms["name"]
        if told.silent or "name" in by_field or term.state is not TermState.PROPOSED or not term.candidates:
            return
        for name in term.candidates:
            hit = re.search(rf"(?<![^\W_]){re.escape(name)}(?![^\W_])" if name.isascii() else re.escape(name), reading.text, re.IGNORECASE)
            if hit:
                value = ValueFound("name", (name,), hit.start(), hit.end(), "name said")
                mark = self._mark_value(number, "callee", value, value.candidates)
                term.by_callee = Said(mark.id, "callee", number, value)
                term.agreed_turn, term.agreed_by = number, mark.id
                self._apply(term, TermEvent.CALLEE_STATES_SAME)
                return

    def _agree(self, number: int, told: _CalleeTurn, marks: dict[tuple[int, int, str], Mark]) -> None:
        """Let the callee's agreement settle what the caller put on the table."""
        act = told.confirmed or told.agreed or (told.implied if self._may_imply(told) else None)
        if act is None or told.silent:
            return
        blocked = [doubt for doubt, _ in told.withheld if doubt in (Act.OTHER_BOOKING, Act.REDIRECTS, Act.TRANSFERS, Act.DO_NOT_CALL)]
        if act is not told.confirmed and (blocked or told.denied or told.unread or self.refused is not None or self.pending[-1] not in _ANSWERABLE):
            return
        if act is told.confirmed and (blocked or told.unread):
            return
        mark = marks.get((act.start, act.end, act.rule))
        for term in self.terms.values():
            if term.state in (TermState.PROPOSED, TermState.ACCEPTED) and term.heard and not FIELDS[term.field].said_by_callee:
                if term.contested or (act is not told.confirmed and term.field in self.commitment.bound):
                    continue
                if term.by_callee is not None and term.by_callee.turn == number and term.by_callee.asked and act is not told.confirmed and not term.same(term.by_callee.value.candidates):
                    continue
                self._apply(term, TermEvent.CALLEE_AGREES)
                term.agreed_turn, term.agreed_by = number, mark.id if mark else ""
                if mark is not None:
                    self.graph.link(self._source_of(term), mark.id, "accepted_by")

    def _commit(self, number: int, reading: Reading, told: _CalleeTurn, marks: dict[tuple[int, int, str], Mark]) -> None:
        """Move the commitment by what the turn amounts to."""
        standing = self.commitment.state in (CommitmentState.CONFIRMED, CommitmentState.SUSPENDED, CommitmentState.STALE)
        act, explicit = self._confirmation(number, told)
        denial = self._denial(told, act, standing)
        for kind, found in told.withheld:
            self._open(kind.name, Doubt(kind.name, number, found.start, found.end, found.rule))
        if act is not None and denial is None and not told.suspended:
            self.doubts.clear()
            self.unread.clear()
            self.refused = None
            self.commitment.apply(CommitmentEvent.CALLEE_CONFIRMS)
            self.commitment.mark = marks.get((act.start, act.end, act.rule))
            self.commitment.explicit = explicit
            self.commitment.undone_by = None
            required = self.required()
            self.commitment.bound = {
                term.field: term.candidates
                for term in self.terms.values()
                if term.state is TermState.AGREED and (term.by_caller is not None or term.accepted is not None or term.field in required)
            }
            for term in self.terms.values():
                if term.state is TermState.AGREED and self.commitment.mark is not None:
                    self.graph.link(self._source_of(term), self.commitment.mark.id, "confirmed_by")
            self._before_change.clear()
            return
        if denial is not None:
            mark = marks.get((denial.start, denial.end, denial.rule))
            self.refused = Doubt("DENIES", number, denial.start, denial.end, denial.rule)
            if standing or act is not None:
                if mark is not None:
                    mark.effect = "retracts"
                    if self.commitment.mark is not None:
                        self.graph.link(mark.id, self.commitment.mark.id, "revokes")
                if act is not None and not standing:
                    self.commitment.apply(CommitmentEvent.CALLEE_CONFIRMS)
                    self.commitment.mark = marks.get((act.start, act.end, act.rule))
                self.commitment.apply(CommitmentEvent.CALLEE_REVOKES)
                self.commitment.undone_by = mark
            return
        if any(a.act is Act.OFFERS for clause in reading.clauses for a in clause.acts) and self.commitment.state is CommitmentState.NONE:
            self.refused = None
        if not standing:
            self.unread = told.unread
            return
        self.unread += told.unread
        doubts = [*(found for _, found in told.withheld), *told.suspended]
        if doubts or told.unread:
            self.commitment.apply(CommitmentEvent.CALLEE_DOUBTS)
            if doubts:
                self.commitment.undone_by = marks.get((doubts[-1].start, doubts[-1].end, doubts[-1].rule))
                if not told.withheld:
                    self._open("CHECKS", Doubt("CHECKS", number, doubts[-1].start, doubts[-1].end, doubts[-1].rule))
        elif told.upheld is not None:
            self.doubts.clear()
            self.unread.clear()
            self.commitment.apply(CommitmentEvent.CALLEE_UPHOLDS)

    def _confirmation(self, number: int, told: _CalleeTurn) -> tuple[ActFound | None, bool]:
        """Return the act by which this turn confirms, and whether it is explicit; None if it does not."""
        if told.silent or told.withheld or told.unread:
            return None, False
        if told.confirmed is not None:
            return (told.confirmed, True) if Act.CONDITION.name not in self.doubts else (None, False)
        if self._held_back() or self.refused is not None or told.denied or told.suspended:
            return None, False
        if told.upheld is not None and self.commitment.state is CommitmentState.SUSPENDED:
            return None, False
        answer = told.agreed
        if self.pending[-1] is Pending.CONFIRMATION and answer is not None and not told.asks and self._nothing_disputed():
            if answer.act is not Act.COMMITS or self._restated(number):
                return answer, False
        if told.implied is not None and self._may_imply(told):
            return told.implied, False
        if self.contract.confirmation == "callee_acceptance" and self._accepts_whole_slot(number, told):
            return told.implied or told.promised or told.agreed, False
        return None, False

    def _may_imply(self, told: _CalleeTurn) -> bool:
        if told.asks or told.silent or told.withheld or told.unread or told.denied or self._held_back() or self.refused is not None:
            return False
        if self.commitment.state is not CommitmentState.NONE and self.changed():
            return False
        if not any(p in (Pending.REQUEST, Pending.ACCEPTANCE, Pending.CONFIRMATION) for p in self.pending):
            return False
        return self._nothing_disputed() and any(term.state in (TermState.PROPOSED, TermState.ACCEPTED, TermState.AGREED) for term in self.terms.values()) or not self._wanted()

    def _held_back(self) -> bool:
        """Return whether a doubt is open that only an explicit confirmation ends; a passing one ends with the next request."""
        return any(kind not in _PASSING for kind in self.doubts)

    def _nothing_disputed(self) -> bool:
        return all(self.terms[name].state in (TermState.PROPOSED, TermState.ACCEPTED, TermState.AGREED) for name in self._wanted())

    def _wanted(self) -> list[str]:
        return [name for name in self.required() if name != "confirmed" and not FIELDS[name].said_by_callee]

    def required(self) -> tuple[str, ...]:
        """Return the fields that must be verified: the contract's, or what the caller brought up."""
        if self.contract.require is None:
            named = [name for name, term in self.terms.items() if FIELDS[name].by_default and (term.by_caller is not None or term.accepted is not None)]
        else:
            named = list(self.contract.require)
        return tuple(dict.fromkeys((*named, *self.contract.constraints, *(() if self.contract.require is not None else ("confirmed",)))))

    def _restated(self, number: int) -> bool:
        wanted = self._wanted()
        return bool(wanted) and all(self.terms[name].by_callee is not None and self.terms[name].by_callee.turn == number for name in wanted)  # type: ignore[union-attr]

    def _accepts_whole_slot(self, number: int, told: _CalleeTurn) -> bool:
        return (told.agreed is not None or told.implied is not None or told.promised is not None) and self._restated(number) and all(
            self.terms[name].state is TermState.AGREED for name in self._wanted()
        )

    def _denial(self, told: _CalleeTurn, confirmation: ActFound | None, standing: bool) -> ActFound | None:
        """Return the denial that takes the booking back, or refuses it; None if it only denies other values."""
        for act, clause in reversed(told.denied):
            if confirmation is not None and act.start < confirmation.start:
                continue
            if told.confirmed is not None and act.start < told.confirmed.start:
                continue
            named = [value for value in clause.values if value.field in self.terms]
            if named and act.act is Act.DENIES:
                if standing or confirmation is not None:
                    if not all(self.terms[v.field].same(self._narrowed(v.field, v, self.terms[v.field])) for v in named if v.field in _SPECIFIC):
                        continue
                elif any(other.has(Act.OFFERS) for other in ()):
                    continue
                else:
                    continue
            return act
        return None

    # -- the caller --------------------------------------------------------------------------------------

    def _hear_caller(self, number: int, turn: Turn, reading: Reading) -> None:
        marks = self._mark_all(number, reading, "caller")
        heard = not turn.interrupted
        spoken = [(value, clause, clause.question) for clause in reading.clauses for value in clause.values if not (clause.aside and clause.question) or value.field in ("breakfast", "smoking")]
        typed = self._corrected(reading, self._typed(spoken, "caller", number))
        declines = next((clause for clause in reading.clauses if clause.has(Act.DECLINES) and not clause.question), None)
        cancels = next((clause for clause in reading.clauses if clause.has(Act.CANCELS) and not clause.question), None)
        accepts = next((act for clause in reading.clauses if not clause.question for act in clause.acts if act.act is Act.ACCEPTS), None)
        by_field: dict[str, list[ValueFound]] = {}
        for value, clause, _ in typed:
            if value.field == "daypart":
                self._part = self._caller_part = value.candidates  # type: ignore[assignment]
            elif not (clause.has(Act.DECLINES) and not clause.has(Act.ACCEPTS, Act.REQUESTS) and self.terms[value.field].same(value.candidates)):
                by_field.setdefault(value.field, []).append(value)
        for name, values in by_field.items():
            self._caller_states(number, self.terms[name], values, heard)
        self._answer_name(number, turn, reading, by_field)
        if self.commitment.state is CommitmentState.NONE and reading.has(Act.REQUESTS) and any(name in _SPECIFIC for name in by_field):
            self.refused = None  # a new proposal: the refusal was of the old one
        if accepts is not None and declines is None:
            self._caller_accepts(number, marks.get((accepts.start, accepts.end, accepts.rule)), set(by_field), heard)
        if declines is not None and accepts is None:
            for term in self.terms.values():
                self._apply(term, TermEvent.CALLER_DECLINES)
        if cancels is not None:
            act = cancels.first(Act.CANCELS)
            assert act is not None
            self.commitment.apply(CommitmentEvent.CALLER_CANCELS)
            self.commitment.undone_by = marks.get((act.start, act.end, act.rule))
            self._open("CANCELS", Doubt("CANCELS", number, act.start, act.end, act.rule))
        self._schedule_asked = any("schedule" in act.asks for clause in reading.clauses if clause.question for act in clause.acts)
        self.caller_asked.update(name for clause in reading.clauses for act in clause.acts if act.act is Act.ASKS for name in act.asks)
        if reading.has(Act.MET) or "phone" in by_field:
            self.doubts.pop(Act.CONDITION.name, None)
        self._check_bound()
        self.pending = self._now_pending(reading, bool(by_field), accepts is not None, declines is not None)
        self.asked = ()

    def _caller_states(self, number: int, term: Term, values: list[ValueFound], heard: bool) -> None:
        narrowed = [ValueFound(v.field, self._narrowed(term.field, v, term), v.start, v.end, v.rule, v.may_be, v.weak, v.detail) for v in values]
        marks = [self._mark_value(number, "caller", value, value.candidates) for value in narrowed]
        same = [(value, mark, left) for value, mark in zip(narrowed, marks, strict=True) if (left := term.same(value.candidates))]
        if same:
            value, mark, left = same[-1]
            others = [v for v in narrowed if not term.same(v.candidates)]
            if not others:
                term.candidates = left
                term.detail.update(value.detail)
                was = term.state
                if not heard and was in (TermState.OFFERED,):
                    return
                term.by_caller = Said(mark.id, "caller", number, value)
                term.heard = term.heard or heard
                self._apply(term, TermEvent.CALLER_STATES_SAME)
                if was is TermState.OFFERED:
                    mark.effect = "accepts"
                    term.accepted = term.by_caller
                    if term.committed:
                        term.state, term.agreed_turn, term.agreed_by, term.committed = TermState.AGREED, number, mark.id, False
                        if term.field not in self.commitment.bound and self.commitment.state is CommitmentState.CONFIRMED:
                            self.commitment.bound[term.field] = term.candidates
                return
        value, mark = narrowed[-1], marks[-1]
        if value.weak and term.state is not TermState.OPEN:
            return
        candidates = _together(term.field, [v.candidates for v in narrowed])
        merged = ValueFound(value.field, candidates, value.start, value.end, value.rule, detail=value.detail)
        if term.state is TermState.AGREED and term.field in self.commitment.bound and term.field not in self._before_change:
            self._before_change[term.field] = _copy(term)
        term.contested = term.contested or term.committed
        self._replace(term, merged, Said(mark.id, "caller", number, merged))
        term.heard = heard
        self._apply(term, TermEvent.CALLER_STATES_OTHER)

    def _caller_accepts(self, number: int, mark: Mark | None, named: set[str], heard: bool) -> None:
        if not heard:
            return
        for term in self.terms.values():
            if term.state is TermState.OFFERED and not term.committed and term.field not in named:
                self._apply(term, TermEvent.CALLER_ACCEPTS)
                if mark is not None:
                    term.accepted = Said(mark.id, "caller", number, ValueFound(term.field, term.candidates, mark.start, mark.end, mark.rule))
                    self.graph.link(self._source_of(term), mark.id, "accepted_by")

    def _answer_name(self, number: int, turn: Turn, reading: Reading, by_field: dict[str, Any]) -> None:
        """A short answer to "what's the name?" is the name."""
        if "name" not in self.asked or "name" in by_field:
            return
        hit = re.match(r"[\s,.]*((?:[^\W\d_][\w'’・-]*)(?: [^\W\d_][\w'’-]*)?)", turn.text)
        if hit and len(turn.text) <= 60 and not reading.has(Act.DECLINES, Act.CONFIRM_REQUEST):
            value = ValueFound("name", (re.sub(r"(?:です|と申します|といいます)$", "", hit[1]),), hit.start(1), hit.end(1), "answer to the name question")
            self._caller_states(number, self.terms["name"], [value], not turn.interrupted)

    def _now_pending(self, reading: Reading, valued: bool, accepted: bool, declined: bool) -> tuple[Pending, ...]:
        points: list[Pending] = []
        either = reading.has(Act.EITHER_OR)
        thanked = reading.has(Act.THANKS)
        for clause in reading.clauses:
            asks_confirmation = clause.first(Act.CONFIRM_REQUEST)
            if asks_confirmation is not None and (clause.question or not thanked):
                points.append(Pending.EITHER_OR if either else Pending.CONFIRMATION)
            elif clause.has(Act.DECLINES) and not clause.values:
                points.append(Pending.DECLINE)
            elif clause.question and not clause.has(Act.REQUESTS) and not clause.values:
                points.append(Pending.OTHER)
            elif clause.question and clause.aside:
                points.append(Pending.OTHER)
            elif clause.has(Act.ACCEPTS):
                points.append(Pending.ACCEPTANCE)
            elif clause.has(Act.REQUESTS) or clause.values:
                points.append(Pending.REQUEST)
        if not points:
            kept = tuple(p for p in self.pending if p in (Pending.REQUEST, Pending.ACCEPTANCE))
            return kept or (Pending.NOTHING,)
        return tuple(points)

    # -- both --------------------------------------------------------------------------------------------

    def _typed(self, spoken: list[tuple[ValueFound, Clause, bool]], side: str, number: int) -> list[tuple[ValueFound, Clause, bool]]:
        """Give bare numbers their field: by the question they answer, or by what is on the table."""
        valued = {value.field for value, _, _ in spoken if value.field and not value.weak}
        typed: list[tuple[ValueFound, Clause, bool]] = []
        for value, clause, asked in spoken:
            if value.field:
                typed.append((value, clause, asked))
                continue
            name = self._field_of(value, clause, valued, side)
            if name is None:
                if side == "caller":
                    self._loose = [*self._loose[-3:], (value, Said("", side, number, value))]
                continue
            valued.add(name)
            typed.append((ValueFound(name, _as(name, value.candidates[0]), value.start, value.end, value.rule), clause, asked))
        return typed

    def _field_of(self, value: ValueFound, clause: Clause, valued: set[str], side: str) -> str | None:
        if side == "caller":
            for name in self.asked:
                if name in value.may_be and name not in valued:
                    return name
        fits = [name for name in value.may_be if name not in valued and self.terms[name].same(_as(name, value.candidates[0]))]
        if len(fits) == 1:
            return fits[0]
        if fits:
            return None
        if "time" in value.may_be and "time" not in valued and value.candidates[0] <= 24 and self.terms["time"].state is not TermState.OPEN and clause.has(Act.OFFERS, Act.DENIES, Act.ACCEPTS, Act.AFFIRMS) and side == "callee":
            return "time"
        if side == "callee" and "time" in value.may_be and "time" not in valued and value.candidates[0] <= 12 and clause.has(Act.OFFERS, Act.DENIES):
            return "time"
        if side == "caller" and value.may_be[:1] == ("partySize",) and "partySize" not in valued and self.terms["partySize"].state is TermState.OPEN and value.candidates[0] <= 100:
            return "partySize"
        if side == "caller" and clause.has(Act.REQUESTS) and value.may_be[:1] == ("time",) and "time" not in valued and "partySize" not in value.may_be:
            return "time"
        return None

    def _loosely_proposed(self, term: Term, value: ValueFound) -> bool:
        """Return whether the caller lately said a bare number that *value* gives its field."""
        for bare, _ in self._loose:
            if term.field in bare.may_be and any(c in value.candidates for c in _as(term.field, bare.candidates[0])):
                self._loose.clear()
                return True
        return False

    def _corrected(self, reading: Reading, typed: list[tuple[ValueFound, Clause, bool]]) -> list[tuple[ValueFound, Clause, bool]]:
        """Drop what a correction inside the turn replaced: "the 13th, sorry, the 14th" leaves the 14th."""
        for clause in reading.clauses:
            for act in clause.acts:
                if act.act is not Act.CORRECTS:
                    continue
                after = {value.field for value, _, _ in typed if value.start >= act.end}
                dropped = [entry for entry in typed if entry[0].end <= act.start and entry[0].field in after]
                for value, _, _ in dropped:
                    later = next(entry[0] for entry in typed if entry[0].start >= act.end and entry[0].field == value.field)
                    self.terms[value.field].superseded.append(reading.text[value.start : value.end]) if value.field in self.terms else None
                    del later
                typed = [entry for entry in typed if entry not in dropped]
        return typed

    def _narrowed(self, name: str, value: ValueFound, term: Term) -> tuple[Any, ...]:
        if name != "time":
            return value.candidates
        candidates: tuple[int, ...] = value.candidates
        if len(candidates) > 1:
            left = term.same(candidates)
            if len(left) == 1:
                candidates = left
            elif self._clock24 and ("clock", 24) in value.detail:
                candidates = candidates[:1]
            else:
                candidates = narrow_time(candidates, self._last_time, self._part)
        elif ("clock", 24) in value.detail and candidates[0] >= 780:
            self._clock24 = True
        if len(candidates) == 1:
            self._last_time = candidates[0]
        return candidates

    def _is_denied(self, name: str, value: ValueFound, clause: Clause, values: list[tuple[ValueFound, Clause, bool]]) -> bool:
        denials = [act for act in clause.acts if act.act is Act.DENIES]
        if not denials:
            return False
        others = [act for act in clause.acts if act.act in (Act.OFFERS, Act.CONFIRMS, Act.AFFIRMS)]
        nearest = min(denials, key=lambda act: _distance(value, act))
        if any(_distance(value, act) < _distance(value, nearest) for act in others):
            return False
        # "Friday at seven is full" denies the seven; the Friday stands.
        named = [v.field for v in clause.values if v.field in _SPECIFIC]
        return name == min(named, key=_SPECIFIC.index) if name in _SPECIFIC and named else True

    def _apply(self, term: Term, event: TermEvent) -> None:
        term.apply(event)

    def _replace(self, term: Term, value: ValueFound, said: Said) -> None:
        previous = self._source_of(term)
        if previous:
            self.graph.link(said.node, previous, "supersedes")
        term.candidates = value.candidates
        term.detail = dict(value.detail)
        term.heard = True
        term.committed = False
        term.agreed_turn = None
        term.accepted = None
        if said.side == "caller":
            term.by_caller, term.by_callee = said, None
        else:
            term.by_callee = said

    def _restore(self, name: str) -> None:
        self.terms[name] = self._before_change.pop(name)

    def _check_bound(self) -> None:
        """A commitment goes stale when a term that it is bound to is no longer what it was."""
        if self.commitment.state is CommitmentState.CONFIRMED and self.changed():
            pass

    def changed(self) -> list[str]:
        """Return the bound fields whose value is no longer the confirmed one."""
        return [
            name
            for name, bound in self.commitment.bound.items()
            if self.terms[name].state is not TermState.AGREED or not self.terms[name].same(bound)
        ]

    def _open(self, kind: str, doubt: Doubt) -> None:
        self.doubts[kind] = doubt

    def _source_of(self, term: Term) -> str:
        said = term.by_callee or term.by_caller
        return said.node if said is not None else ""

    def _mark_all(self, number: int, reading: Reading, side: str, all_effect: str | None = None) -> dict[tuple[int, int, str], Mark]:
        marks: dict[tuple[int, int, str], Mark] = {}
        for clause in reading.clauses:
            for act in clause.acts:
                effect = all_effect or EFFECTS.get(act.act, "none")
                if clause.question and effect in ("confirms", "implies"):
                    effect = "asks"
                if clause.aside and effect not in ("confirms", "agrees", "asks"):
                    effect = "none"
                marks[(act.start, act.end, act.rule)] = self.graph.add("act", act.act.name, side, number, act.start, act.end, act.rule, effect)
        return marks

    def _mark_value(self, number: int, side: str, value: ValueFound, candidates: Iterable[Any]) -> Mark:
        left = settled(value.field, tuple(candidates), self.today)
        return self.graph.add(
            "value", value.field, side, number, value.start, value.end, value.rule, "value" if side == "callee" else "proposes", left[0] if len(left) == 1 else list(left)
        )


def _as(name: str, number: int) -> tuple[Any, ...]:
    """Return the candidates of a bare *number* as a value of the field *name*."""
    from ..reading.values import DateSpec

    kind = FIELDS[name].kind
    if kind is Kind.TIME:
        if number >= 100:
            hour, minute = divmod(number, 100)
            return (hour * 60 + minute, (hour + 12) * 60 + minute) if 1 <= hour <= 11 else (hour * 60 + minute,)
        return (number * 60, (number + 12) * 60) if 1 <= number <= 11 else (number * 60,)
    if kind is Kind.DATE:
        return (DateSpec(day=number),)
    if kind is Kind.QUANTITY:
        return (str(number),)
    return (number,)


def _together(name: str, said: list[tuple[Any, ...]]) -> tuple[Any, ...]:
    """Return what several mentions in one turn leave: what agrees is one value, the rest are alternatives."""
    left: tuple[Any, ...] = said[0]
    for candidates in said[1:]:
        left = unify(name, left, candidates) or tuple(dict.fromkeys((*left, *candidates)))
    return left


def _copy(term: Term) -> Term:
    return Term(term.field, term.state, term.candidates, term.heard, term.committed, term.by_caller, term.by_callee, term.accepted, term.agreed_turn, term.agreed_by, list(term.superseded), dict(term.detail))


def _distance(value: ValueFound, act: ActFound) -> int:
    return max(0, act.start - value.end, value.start - act.end)


def _courtesy(clause: Clause) -> bool:
    return any("courtesy" in act.asks for act in clause.acts if act.act is Act.ASKS) and not clause.values


def _asks_of_that(clause: Clause) -> bool:
    """Return whether a question without values asks about what was just said, not for something else."""
    return not any(act.asks for act in clause.acts if act.act is Act.ASKS)


def _core(clause: Clause) -> bool:
    return clause.core
