"""What two sides have settled so far: readings come in, in order, and move the tables of `states`.

Knows nothing of words. The cost of hearing a turn does not depend on how long the call is.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ..call.contract import CallContract
from ..call.fields import FIELDS
from ..call.turn import Speaker, Turn
from ..reading.acts import Act
from ..reading.reader import ActFound, Reading
from ..reading.values import ValueFound, settled, unify
from . import mentions
from .calendar import Calendar
from .callee_turn import AGREE, CalleeTurn, weigh
from .caller_turn import asked_fields, asks_if_free, checks, objection, points, still_pending
from .clock import Clock
from .commitment import Commitment
from .confirming import ANSWERABLE, confirmation, denial, implies
from .doubts import Doubt, Doubts
from .evidence import EFFECTS, Graph, Mark
from .mentions import Mention
from .states import CommitmentEvent, CommitmentState, Pending, TermState
from .terms import Said, Table
from .things import asked_for, without_other_things

__all__ = ["Negotiation"]

_LOOSE_NUMBERS_KEPT = 4
_ASKED_ELSE = (Pending.OTHER, Pending.OPEN)

Marks = dict[tuple[int, int, str], Mark]


class Negotiation:
    """The state of one call."""

    def __init__(self, contract: CallContract) -> None:
        self.contract = contract
        self.today = contract.today
        self.graph = Graph()
        self.table = Table(self.graph)
        self.commitment = Commitment()
        self.earlier: list[Negotiation] = []  # bookings of this call that are closed, as they stood
        self.turns: list[Turn] = []
        self.readings: list[Reading] = []
        self.pending: tuple[Pending, ...] = (Pending.NOTHING,)
        self.doubts = Doubts()
        self.machine: Doubt | None = None
        self.person_spoke = False
        self._to_machine = False  # what is said now, no person hears
        self.agreed_to: Pending | None = None  # what the callee's last yes answered
        self._clock = Clock()
        self._calendar = Calendar(contract.today)
        self._asked: tuple[str, ...] = ()  # the fields that the callee last asked for
        self._has_asked = False  # the caller, for anything
        self._caller_asked: set[str] = set()
        self._caller_asked_now: tuple[str, ...] = ()
        self._checked = False  # the caller asked whether what was booked stands
        self._asked_if_free = False  # what the callee calls booked then is taken
        self._asked_of_booking = False
        self._awaits_answer = False
        self._asked_beside = False
        self._invited = False  # the callee's last turn asked for or offered something
        self._condition_asks: tuple[str, ...] = ()  # what the open condition asks the caller to give
        self._altering = False
        self._taken_up = True  # the callee's last answer went along with the request
        self._proposed_instead: list[Doubt] = []  # a waiting list or a call back that the callee asked about
        self._loose: list[tuple[ValueFound, Mark]] = []
        self._things: set[str] = set()  # what else than a table or the like the caller wants booked
        self._booking_named = False  # what it asks for from here on comes beside that

    def hear(self, turn: Turn, reading: Reading) -> None:
        """Take in one turn and its reading; a turn that is not final, or only a back-channel, moves nothing."""
        number = len(self.turns)
        self.turns.append(turn)
        self.readings.append(reading)
        if not turn.final or (turn.backchannel and turn.speaker is Speaker.CALLEE):
            return
        if turn.speaker is Speaker.CALLEE:
            self._hear_callee(number, reading)
        else:
            self._hear_caller(number, turn, reading)

    def required(self) -> tuple[str, ...]:
        """Return the fields that must be verified: the contract's, or what the caller brought up."""
        named: Iterable[str]
        if self.contract.require is None:
            by_default = [term for term in self.table if FIELDS[term.field].by_default]
            brought = [term.field for term in by_default if term.by_caller is not None or term.accepted is not None]
            named = (*brought, "confirmed")
        else:
            named = self.contract.require
        return tuple(dict.fromkeys((*named, *self.contract.constraints)))

    @property
    def dismissed(self) -> bool:
        """Whether the callee turned the request down, in words read or unread."""
        return self.doubts.refused is not None or bool(self.doubts.unread)

    @property
    def asked(self) -> tuple[str, ...]:
        """The fields, and other subjects, that the callee's last turn asked for; empty once the caller spoke."""
        return self._asked

    def named_all(self) -> bool:
        """Return whether every required value came up at all."""
        return all(name == "confirmed" or self.table[name].state is not TermState.OPEN for name in self.required())

    def changed(self) -> list[str]:
        """Return the fields of the confirmed booking whose value is no longer the confirmed one."""
        return self.commitment.changed(self.table)

    # -- the callee --------------------------------------------------------------------------------------

    def _hear_callee(self, number: int, reading: Reading) -> None:
        reading = without_other_things(reading, self._things)
        marks = self._mark_acts(number, reading, "callee")
        machine = reading.first(Act.MACHINE)
        self._to_machine = machine is not None
        if machine is not None:
            self.machine = Doubt.of(machine, number)
            if self.person_spoke:
                self.doubts.add([machine], number)
            return
        self.person_spoke = True
        standing = self.commitment.state is not CommitmentState.NONE
        other = standing and self.table["price"].state is TermState.OPEN and "price" not in self.required()
        priced = ("price",) if other else ()  # of something else than what is booked
        told = weigh(
            reading,
            number,
            self.pending,
            standing=standing,
            altering=self._altering,
            passing=priced,
            asked_if_free=self._asked_if_free and not standing,
        )
        named = [value for clause in reading.clauses for value in clause.values]
        told.requotes = any(mentions.may_requote(value, self.table) for value in named)
        if told.met:
            self.doubts.end(Act.CONDITION)
        self._take_up(reading, told)
        self._proposed_instead = [Doubt.of(act, number) for act in told.proposed]
        self._awaits_answer = told.asks_anything or bool(told.suspended)
        self._invited = told.asks or told.offers
        self._asked_beside = mentions.asks_beside(reading)
        if reading.has(Act.CONDITION):
            self._condition_asks = asked_fields(reading, beside=Act.CONDITION)
        self.agreed_to = self.pending[-1] if told.agreed is not None else None
        self._take_callee_values(number, reading, told)
        asks_of_that = any(mentions.asks_of_that(clause) for clause in reading.clauses)
        self._asked_of_booking = told.confirmed is not None and asks_of_that
        self._agree(number, told, marks)
        self._commit(number, told, marks)
        self._follow_terms()
        self._checked = False  # answered, or in doubt by now
        self._asked = asked_fields(reading)
        if told.confirmed is not None or told.implied is not None:
            self.pending = (Pending.NOTHING,)
        elif len(reading.clauses) == 1 and reading.has(Act.BACKCHANNEL):
            self._awaits_answer = True  # it only listened
        elif not told.suspended:
            self.pending = still_pending(self.pending)

    def _take_up(self, reading: Reading, told: CalleeTurn) -> None:
        """Note whether the callee goes along; "see you then" implies a booking only after such an answer."""
        named = any(value.field in mentions.SPECIFIC for clause in reading.clauses for value in clause.values)
        agrees = told.agreed is not None and self.pending[-1] not in _ASKED_ELSE
        if named or told.offers or agrees:
            self._taken_up = True
        elif not (told.asks_anything or told.suspended or told.expected or reading.has(Act.BACKCHANNEL)):
            self._taken_up = False
        if told.implied is None and self._taken_up:
            told.implied = told.expected

    def _take_callee_values(self, number: int, reading: Reading, told: CalleeTurn) -> None:
        """Put the values that the turn names on the table."""
        found, loose = mentions.of_callee(
            reading,
            self.table,
            self._asked,
            standing=self.commitment.state is not CommitmentState.NONE,
            about_schedule="schedule" in self._caller_asked_now,
            about_other=self.pending[-1] in _ASKED_ELSE,
            asked_about=self._caller_asked_now,
        )
        stated: dict[str, list[Said]] = {}
        replaced: dict[str, Mark] = {}
        for mention in found:
            name = mention.value.field
            if name == "daypart":
                self._clock.hear_part(mention.value.candidates, "callee")
                continue
            value = self._narrowed(mention.value)
            mark = self._mark_value(number, "callee", value)
            if mention.corrected:
                mark.effect = "corrects"
                replaced[name] = mark
                continue
            if name in replaced:
                self.graph.link(mark, replaced.pop(name), "supersedes")
            if mentions.denies(mention):
                mark.effect = "denies"
                at, bound = mention.clause.start, self.commitment.bound.get(name)
                meant = unify(name, self.table[name].candidates if bound is None else bound, value.candidates)
                told.denied_values[at] = told.denied_values.get(at, False) or bool(meant)
                self.table.callee_denies(name, value.candidates, bound=name in self.commitment.bound)
            elif told.silent or (value.weak and not self.table[name].same(value.candidates)):
                mark.effect = "none"
                if told.feels_its_way and name in mentions.SPECIFIC and not value.weak:
                    self.table.callee_asks(name, Said(mark, value, asked=True))
            elif mention.asked:
                mark.effect = "asks"
                self.table.callee_asks(name, Said(mark, value, asked=True))
            else:
                stated.setdefault(name, []).append(Said(mark, value))
        for name, said in stated.items():
            self._settle_loose_number(name, said[-1].value)
            in_part = name == "time" and self._clock.covers(said[-1].value.candidates)
            answers = name in self._caller_asked or (told.confirmed is not None and in_part)
            asked_else = any(point in _ASKED_ELSE for point in self.pending)
            offered = told.offers or bool(told.denied) or asked_else
            commits = (told.confirmed is not None or told.implied is not None) and not told.suspended
            self.table.callee_states(name, said, commits=commits, answers=answers, offers=offered)
        if self.commitment.made and reading.has(Act.CHANGES, Act.CORRECTS):  # "I've made it four": of what?
            told.unread += [self._unread(number, bare.start, bare.end) for bare in loose if not _is_among(bare, stated)]
        if not told.silent:
            self._hear_name_said(number, reading)

    def _settle_loose_number(self, name: str, value: ValueFound) -> None:
        """Let the callee's value type a bare number that the caller said before ("Nine. Can we do nine?")."""
        if self.table[name].same(value.candidates):
            return
        for bare, mark in self._loose:
            candidates = mentions.as_value_of(name, bare.candidates[0]) if name in bare.may_be else ()
            if any(one in value.candidates for one in candidates):
                mark.name, mark.effect = name, "proposes"
                said = Said(mark, bare._replace(field=name, candidates=candidates))
                self.table.caller_states(name, [said], heard=True, bound=name in self.commitment.bound)
                self._loose.clear()
                return

    def _hear_name_said(self, number: int, reading: Reading) -> None:
        """A name that the caller gave counts as said where the callee's words hold it."""
        term = self.table["name"]
        if term.state is not TermState.PROPOSED:
            return
        for name in term.candidates:
            word = rf"(?<![^\W_]){re.escape(name)}(?![^\W_])" if name.isascii() else re.escape(name)
            hit = re.search(word, reading.text, re.IGNORECASE)
            if hit:
                value = ValueFound("name", (name,), hit.start(), hit.end(), "name said")
                said = Said(self._mark_value(number, "callee", value), value)
                self.table.callee_states("name", [said], commits=False, answers=False, offers=False)
                return

    def _agree(self, number: int, told: CalleeTurn, marks: Marks) -> None:
        """Let the callee's agreement settle what the caller put on the table."""
        act = told.confirmed or told.agreed or (told.implied if implies(self, told) else None)
        if act is None or told.silent or told.forbids_agreement or told.unread:
            return
        explicit = act is told.confirmed
        answers = act is told.implied or self.pending[-1] in ANSWERABLE  # `implies` asked for an answerable point
        if not explicit and (told.denied or self.doubts.refused is not None or not answers):
            return
        bound = self.commitment.bound if self.commitment.made else ()
        self.table.callee_agrees(number, _mark_of(act, marks), explicit, bound)

    def _commit(self, number: int, told: CalleeTurn, marks: Marks) -> None:
        """Move the commitment by what the turn amounts to."""
        made = self.commitment.made
        act, explicit = confirmation(self, number, told)
        refusal = denial(told, act)
        self.doubts.add(told.withheld, number)
        if act is None:
            _silence(marks)
        if refusal is not None:
            self._refuse(number, refusal, told.confirmed, marks, made)
        elif act is not None:
            self._confirm(_mark_of(act, marks), explicit)
        else:
            self._doubt(number, told, marks, made)

    def _confirm(self, mark: Mark, explicit: bool) -> None:
        self.doubts.clear()
        self.table.forget_changes()
        required = self.required()
        agreed = [term for term in self.table if term.state is TermState.AGREED]
        bound = {
            term.field: term.candidates
            for term in agreed
            if term.by_caller is not None or term.accepted is not None or term.field in required
        }
        if not self.commitment.says_already(bound, explicit):
            self.commitment.mark, self.commitment.explicit = mark, explicit
        self.commitment.apply(CommitmentEvent.CALLEE_CONFIRMS)
        self.commitment.bound, self.commitment.undone_by = bound, None
        self.commitment.offered = {
            term.field: term.candidates
            for term in self.table
            if term.field in required and term.proposed_in(mark.turn)
        }
        for term in agreed:
            self.graph.link(term.mark, mark, "confirmed_by")

    def _refuse(self, number: int, refusal: ActFound, confirmed_by: ActFound | None, marks: Marks, made: bool) -> None:
        """The callee refuses; of a booking made before, or in an earlier clause, only the confirmation goes."""
        mark = _mark_of(refusal, marks)
        self.doubts.refused = Doubt.of(refusal, number)
        if confirmed_by is not None:
            self.commitment.apply(CommitmentEvent.CALLEE_CONFIRMS)
            self.commitment.mark = _mark_of(confirmed_by, marks)
        if made or confirmed_by is not None:
            mark.effect = "retracts"
            self.graph.link(mark, self.commitment.mark, "revokes")
            self.commitment.apply(CommitmentEvent.CALLEE_REVOKES)
            self.commitment.undone_by = mark

    def _doubt(self, number: int, told: CalleeTurn, marks: Marks, made: bool) -> None:
        """Nothing was confirmed or refused: doubts suspend a booking, upholding ends them."""
        self.doubts.add(told.suspended, number)
        if not made:
            blocked = told.confirmed is not None or told.implied is not None
            if blocked or not self.doubts.unread_blocked:
                self.doubts.unread, self.doubts.unread_blocked = told.unread, blocked and bool(told.unread)
            if told.offers:
                self.doubts.refused = None
            return
        evasion = told.evasion
        if evasion is not None and self._checked:  # asked whether it stands, and no yes
            told.unread.append(self._unread(number, evasion.start, evasion.end))
        self.doubts.unread += told.unread
        doubts = [*told.withheld, *told.suspended]
        if doubts or told.unread:
            self.commitment.apply(CommitmentEvent.CALLEE_DOUBTS)
            if doubts:
                self.commitment.undone_by = _mark_of(doubts[-1], marks)
        elif told.upheld is not None:
            self.doubts.clear()
            self.commitment.apply(CommitmentEvent.CALLEE_UPHOLDS)

    def _unread(self, number: int, start: int, end: int) -> Doubt:
        return Doubt("UNREAD", number, start, end, "", self.turns[number].text[start:end])

    def _follow_terms(self) -> None:
        """A commitment goes stale when a bound term changes, and holds again when the callee keeps the old one."""
        if self.changed():
            self.commitment.apply(CommitmentEvent.TERM_CHANGES)
        elif not (self.doubts.held_back or self.doubts.unread):
            self.commitment.apply(CommitmentEvent.CALLEE_KEEPS_TERMS)

    # -- the caller --------------------------------------------------------------------------------------

    def _hear_caller(self, number: int, turn: Turn, reading: Reading) -> None:
        marks = self._mark_acts(number, reading, "caller")
        heard = not (turn.interrupted or self._to_machine)
        self._altering = self._altering or reading.has(Act.ALTERS)
        if reading.has(Act.ANOTHER) and self.commitment.state is CommitmentState.CONFIRMED:
            self._begin_another()
        things, self._booking_named = asked_for(reading, self._booking_named)
        self._things |= things
        found, loose = mentions.of_caller(reading, self.table, self._asked)
        if "end" in self._asked:
            found = [mention for mention in found if mention.value.field not in ("time", "endDate")]
        for value in loose:
            mark = self._mark_value(number, "caller", value._replace(field="number"), "none")
            self._loose = [*self._loose, (value, mark)][-_LOOSE_NUMBERS_KEPT:]
        if self.commitment.state is CommitmentState.CONFIRMED and not self._asked:
            self._doubt_bare_numbers(number, reading, loose)
        stated = self._take_caller_values(number, found, heard)
        self._ask_first(number, reading, bool(stated))
        answers = not reading.has(Act.DECLINES, Act.DENIES, Act.CONFIRM_REQUEST)
        if "name" in self._asked and "name" not in stated and answers:
            name = reading.name_answer
            if name is not None:
                answer = Said(self._mark_value(number, "caller", name), name)
                self.table.caller_states("name", [answer], heard=heard, bound=False)
        told = [act for clause in reading.clauses if not clause.question for act in clause.acts]
        said = {act.act: act for act in reversed(told)}
        accepts, declines = said.get(Act.ACCEPTS), said.get(Act.DECLINES) or said.get(Act.DENIES)
        if accepts is not None and declines is None and heard:
            if self.table.caller_accepts(_mark_of(accepts, marks), stated):
                self.doubts.forget_old_answer(keep_unread=self.commitment.made)
        elif declines is not None and accepts is None:
            self.table.caller_declines()
            if self._asked_of_booking:
                self.commitment.apply(CommitmentEvent.CALLER_CANCELS)
                self.commitment.undone_by = _mark_of(declines, marks)
                self.doubts.open[Act.CANCELS.name] = Doubt.of(declines, number)
        self._asked_of_booking = False
        if declines is None or accepts is not None:
            self.doubts.open |= {doubt.kind: doubt for doubt in self._proposed_instead}
        self._proposed_instead = []
        if Act.CANCELS in said:
            self.doubts.add([said[Act.CANCELS]], number)
            self.commitment.apply(CommitmentEvent.CALLER_CANCELS)
            self.commitment.undone_by = _mark_of(said[Act.CANCELS], marks)
        if Act.OTHER_BOOKING in said:
            self.doubts.add([said[Act.OTHER_BOOKING]], number)
            self._disown()
        proposes = any(self.table[name].proposed_in(number) for name in mentions.SPECIFIC)
        if proposes and self.commitment.state is CommitmentState.NONE:
            self.doubts.forget_old_answer(keep_unread=self.commitment.made)
        self._object(number, reading, bool(self.changed()))
        given = {value.field for clause in reading.clauses for value in clause.values}
        if Act.MET in said or "card" in given or not given.isdisjoint(self._condition_asks):
            self.doubts.end(Act.CONDITION)
        self._caller_asked_now = asked_fields(reading)
        self._asked_if_free = asks_if_free(reading)
        self._checked = checks(reading)
        self._caller_asked.update(self._caller_asked_now)
        if self.changed():
            self.commitment.apply(CommitmentEvent.TERM_CHANGES)
        if reading.has(Act.REQUESTS) and stated:
            self._taken_up = True
        asks_for = points(reading)
        if asks_for == (Pending.DECLINE,) and self._asked_beside:
            asks_for = still_pending(self.pending)  # "Any allergies?" "No.": the request stands
        self.pending = asks_for or (still_pending(self.pending) if self._awaits_answer else (Pending.NOTHING,))
        self._asked = ()

    def _ask_first(self, number: int, reading: Reading, stated: bool) -> None:
        """Take what was booked before the caller asked for anything to be somebody else's, once it asks."""
        request = reading.first(Act.REQUESTS)
        if request is not None and stated and self.commitment.made and not self._has_asked:
            self.doubts.add([request._replace(act=Act.OTHER_BOOKING)], number)
            self._disown()
        self._has_asked = self._has_asked or stated or request is not None

    def _disown(self) -> None:
        self.commitment.apply(CommitmentEvent.CALLER_DISOWNS)
        self.commitment.bound = {}
        self.table.callee_disowned()

    def _object(self, number: int, reading: Reading, changed: bool) -> None:
        """Doubt the booking where the caller no longer takes it as it stands."""
        if not self.commitment.made:
            return
        act = objection(reading, changed, self._invited, self._awaits_answer)
        if act is not None:
            kind = Act.CANCELS if act.act is Act.CANCELS else Act.DECLINES
            self.doubts.open[kind.name] = replace(Doubt.of(act, number), kind=kind.name)
            self.commitment.apply(CommitmentEvent.CALLER_UNCLEAR)

    def _doubt_bare_numbers(self, number: int, reading: Reading, loose: list[ValueFound]) -> None:
        """Doubt the booking where the caller changes it by a number of which nobody knows what it counts."""
        for clause in reading.clauses:
            if not clause.has(Act.CORRECTS, Act.ALTERS, Act.REQUESTS, Act.DECLINES):
                continue
            for value in loose:
                if clause.start <= value.start < clause.end:
                    word = reading.text[value.start : value.end]
                    self.doubts.unread.append(Doubt("UNREAD", number, value.start, value.end, "", word))
                    self.commitment.apply(CommitmentEvent.CALLER_UNCLEAR)

    def _begin_another(self) -> None:
        """Close the booking as it stands: what follows is of another one."""
        self.earlier.append(copy.copy(self))
        self.table = Table(self.graph)
        self.commitment = Commitment()
        self.doubts, self._loose, self._asked = Doubts(), [], ()
        self._things, self._booking_named = set(), False

    def _take_caller_values(self, number: int, found: list[Mention], heard: bool) -> set[str]:
        stated: dict[str, list[Said]] = {}
        replaced: dict[str, Mark] = {}
        for mention in found:
            name = mention.value.field
            if name == "daypart":
                self._clock.hear_part(mention.value.candidates, "caller")
                continue
            value = self._narrowed(mention.value)
            mark = self._mark_value(number, "caller", value)
            if mention.corrected:
                mark.effect = "corrects"
                replaced[name] = mark
                continue
            if name in replaced:
                self.graph.link(mark, replaced.pop(name), "supersedes")
            stated.setdefault(name, []).append(Said(mark, value))
        for name, said in stated.items():
            taken = self.table.caller_states(name, said, heard=heard, bound=name in self.commitment.bound)
            if self.table[name].state is TermState.ACCEPTED:
                self.doubts.forget_old_answer(keep_unread=self.commitment.made)
            if taken and self.commitment.state is CommitmentState.CONFIRMED:
                self.commitment.bound.setdefault(name, self.table[name].candidates)
        return set(stated)

    # -- both --------------------------------------------------------------------------------------------

    def _narrowed(self, value: ValueFound) -> ValueFound:
        if value.field not in ("time", "date", "endDate"):
            return value
        term = self.table[value.field]
        same = term.same(value.candidates)
        narrowed: tuple[Any, ...]
        if value.field == "time":
            narrowed = self._clock.narrow(value, same)
        else:
            narrowed = self._calendar.narrow(value, term.candidates, bool(same))
        return value._replace(candidates=narrowed)

    def _mark_acts(self, number: int, reading: Reading, side: str) -> Marks:
        marks: Marks = {}
        for clause in reading.clauses:
            for act in clause.acts:
                if side == "caller" and act.act is Act.OTHER_THING:  # a name: it does nothing of its own
                    continue
                effect = EFFECTS.get(act.act, "none")
                if clause.question and effect in ("confirms", "implies"):
                    effect = "asks"
                elif clause.aside and act.act not in (*AGREE, Act.CONFIRMS, Act.IMPLIES, Act.EXPECTS, Act.ASKS):
                    effect = "none"
                place = (act.start, act.end, act.rule)
                if place not in marks:
                    marks[place] = self.graph.add("act", act.act.name, side, number, *place, effect)
        return marks

    def _mark_value(self, number: int, side: str, value: ValueFound, effect: str | None = None) -> Mark:
        shown = settled(value.field, value.candidates, self.today) if value.field in FIELDS else value.candidates
        return self.graph.add(
            "value",
            value.field,
            side,
            number,
            value.start,
            value.end,
            value.rule,
            effect or ("value" if side == "callee" else "proposes"),
            shown[0] if len(shown) == 1 else list(shown),
        )


def _is_among(bare: ValueFound, stated: dict[str, list[Said]]) -> bool:
    """Return whether a bare number is a value that the same turn states ("nine's fine, so you're nine people")."""
    return any(
        unify(name, mentions.as_value_of(name, bare.candidates[0]), said.value.candidates)
        for name in mentions.SPECIFIC
        for said in stated.get(name, ())
    )


def _silence(marks: Marks) -> None:
    """Nothing was confirmed: what reads like it did nothing here."""
    for mark in marks.values():
        if mark.effect in ("confirms", "implies"):
            mark.effect = "none"


def _mark_of(act: ActFound, marks: Marks) -> Mark:
    return marks[(act.start, act.end, act.rule)]
