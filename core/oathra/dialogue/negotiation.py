"""What two sides have settled so far: readings come in, in order, and move the tables of `states`.

Knows nothing of words. The cost of hearing a turn does not depend on how long the call is.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from ..call.contract import CallContract
from ..call.fields import FIELDS
from ..call.turn import Speaker, Turn
from ..reading.acts import Act
from ..reading.reader import ActFound, Reading
from ..reading.values import ValueFound, settled, unify
from . import mentions
from .callee_turn import AGREE, CalleeTurn, Doubt, weigh
from .clock import Clock
from .evidence import EFFECTS, Graph, Mark
from .mentions import Mention
from .states import CommitmentEvent, CommitmentState, Pending, TermState, next_commitment
from .terms import Said, Table

__all__ = ["Commitment", "Negotiation"]

_ANSWERABLE = (Pending.REQUEST, Pending.ACCEPTANCE, Pending.CONFIRMATION)
# Doubts that end when the callee comes back, and those that end with a new proposal.
_ENDS_ON_RETURN = ("CHECKS", "HOLDS_LINE", "ASKS")
_ENDS_WITH_PROPOSAL = ("HEDGES", "SUPPOSES")
# After these, words that name no term may mean the message and not the booking.
_PUT_OFF = ("TENTATIVE", "DEFERS", "TRANSFERS", "REDIRECTS", "NOT_YET", "DO_NOT_CALL")
_LOOSE_NUMBERS_KEPT = 4
_NAME_ANSWER_LENGTH = 60  # characters: a longer answer to "what's the name?" is something else

Marks = dict[tuple[int, int, str], Mark]


@dataclass(slots=True)
class Commitment:
    """The callee's commitment: its state, the words, the terms it is bound to, and what undid it."""

    state: CommitmentState = CommitmentState.NONE
    mark: Mark | None = None
    explicit: bool = True
    bound: dict[str, tuple[Any, ...]] = field(default_factory=dict[str, tuple[Any, ...]])
    undone_by: Mark | None = None

    @property
    def made(self) -> bool:
        """Whether the callee committed at some point and has not taken it back."""
        return self.state not in (CommitmentState.NONE, CommitmentState.REVOKED)

    def apply(self, event: CommitmentEvent) -> None:
        self.state = next_commitment(self.state, event)


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
        self.doubts: dict[str, Doubt] = {}
        self.unread: list[Doubt] = []
        self.refused: Doubt | None = None
        self.machine: Doubt | None = None
        self.person_spoke = False
        self.answered_either_or = False
        self._clock = Clock()
        self._asked: tuple[str, ...] = ()  # the fields that the callee last asked for
        self._caller_asked: set[str] = set()
        self._caller_asked_now: set[str] = set()
        self._about_schedule = False
        self._asked_of_booking = False
        self._awaits_answer = False
        self._altering = False
        self._proposed_instead: list[Doubt] = []  # a waiting list or a call back that the callee asked about
        self._blocked = False  # whether the unread words stood in a turn that would have confirmed
        self._loose: list[tuple[ValueFound, Mark]] = []

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
        return self.refused is not None or bool(self.unread)

    def named_all(self) -> bool:
        """Return whether every required value came up at all."""
        return all(name == "confirmed" or self.table[name].state is not TermState.OPEN for name in self.required())

    def changed(self) -> list[str]:
        """Return the fields of the confirmed booking whose value is no longer the confirmed one."""
        bound = self.commitment.bound
        return [
            name
            for name in bound
            if self.table[name].state is not TermState.AGREED or not self.table[name].same(bound[name])
        ]

    # -- the callee --------------------------------------------------------------------------------------

    def _hear_callee(self, number: int, reading: Reading) -> None:
        marks = self._mark_acts(number, reading, "callee")
        machine = reading.first(Act.MACHINE)
        if machine is not None:
            self.machine = Doubt.of(machine, number)
            if self.person_spoke:
                self.doubts[machine.act.name] = self.machine
            return
        self.person_spoke = True
        standing = self.commitment.state is not CommitmentState.NONE
        told = weigh(reading, number, self.pending, standing=standing, altering=self._altering)
        named = [value for clause in reading.clauses for value in clause.values]
        told.requotes = any(mentions.may_requote(value, self.table) for value in named)
        if told.met:
            self.doubts.pop(Act.CONDITION.name, None)
        self._proposed_instead = [Doubt.of(act, number) for act in told.proposed]
        self._awaits_answer = told.asks_anything or bool(told.suspended)
        self.answered_either_or = self.pending[-1] is Pending.EITHER_OR and told.agreed is not None
        self._take_callee_values(number, reading, told)
        asks_of_that = any(mentions.asks_of_that(clause) for clause in reading.clauses)
        self._asked_of_booking = told.confirmed is not None and asks_of_that
        self._agree(number, told, marks)
        self._commit(number, told, marks)
        self._follow_terms()
        questions = [act for clause in reading.clauses for act in clause.acts if act.act is Act.ASKS]
        self._asked = tuple(dict.fromkeys(name for act in questions for name in act.asks))
        if told.confirmed is not None or told.implied is not None:
            self.pending = (Pending.NOTHING,)
        elif len(reading.clauses) == 1 and reading.has(Act.BACKCHANNEL):
            self._awaits_answer = True  # it only listened
        elif not told.suspended:
            self.pending = self._still_pending()

    def _still_pending(self) -> tuple[Pending, ...]:
        """A request stays on the table while the callee asks for details."""
        kept = tuple(point for point in self.pending if point in (Pending.REQUEST, Pending.ACCEPTANCE))
        return kept or (Pending.NOTHING,)

    def _take_callee_values(self, number: int, reading: Reading, told: CalleeTurn) -> None:
        """Put the values that the turn names on the table."""
        found = mentions.of_callee(
            reading,
            self.table,
            self._asked,
            standing=self.commitment.state is not CommitmentState.NONE,
            about_schedule=self._about_schedule,
            about_other=self.pending[-1] is Pending.OTHER,
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
                self.graph.link(mark.id, replaced.pop(name).id, "supersedes")
            if mentions.denies(mention):
                mark.effect = "denies"
                at, bound = mention.clause.start, self.commitment.bound.get(name)
                meant = unify(name, self.table[name].candidates if bound is None else bound, value.candidates)
                told.denied_values[at] = told.denied_values.get(at, False) or bool(meant)
                self.table.callee_denies(name, value.candidates, bound=name in self.commitment.bound)
            elif told.silent or (value.weak and not self.table[name].same(value.candidates)):
                mark.effect = "none"
            elif mention.asked:
                mark.effect = "asks"
                self.table.callee_asks(name, Said(mark, value, asked=True))
            else:
                stated.setdefault(name, []).append(Said(mark, value))
        for name, said in stated.items():
            self._settle_loose_number(name, said[-1].value)
            in_part = name == "time" and self._clock.covers(said[-1].value.candidates)
            answers = name in self._caller_asked or (told.confirmed is not None and in_part)
            offered = told.offers or bool(told.denied) or any(point is Pending.OTHER for point in self.pending)
            commits = (told.confirmed is not None or told.implied is not None) and not told.suspended
            self.table.callee_states(name, said, commits=commits, answers=answers, offers=offered)
        if not told.silent and "name" not in stated:
            self._hear_name_said(number, reading)

    def _settle_loose_number(self, name: str, value: ValueFound) -> None:
        """Let the callee's value type a bare number that the caller said before ("Nine. Can we do nine?")."""
        if self.table[name].same(value.candidates):
            return
        for bare, mark in self._loose:
            candidates = mentions.as_value_of(name, bare.candidates[0]) if name in bare.may_be else ()
            if any(one in value.candidates for one in candidates):
                mark.name, mark.effect = name, "proposes"
                said = Said(mark, replace(bare, field=name, candidates=candidates))
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
        act = told.confirmed or told.agreed or (told.implied if self._may_imply(told) else None)
        if act is None or told.silent or told.forbids_agreement or told.unread:
            return
        explicit = act is told.confirmed
        if not explicit and (told.denied or self.refused is not None or self.pending[-1] not in _ANSWERABLE):
            return
        self.table.callee_agrees(number, _mark_of(act, marks), explicit, self.commitment.bound)

    def _commit(self, number: int, told: CalleeTurn, marks: Marks) -> None:
        """Move the commitment by what the turn amounts to."""
        made = self.commitment.made
        act, explicit = self._confirmation(number, told)
        denial = self._denial(told, act)
        for found in told.withheld:
            self.doubts[found.act.name] = Doubt.of(found, number)
        if denial is not None:
            self._refuse(number, denial, act if not made else None, marks, made)
        elif act is not None and not told.suspended:
            self._confirm(_mark_of(act, marks), explicit)
        else:
            self._doubt(number, told, marks, made)

    def _confirmation(self, number: int, told: CalleeTurn) -> tuple[ActFound | None, bool]:
        """Return the act by which this turn confirms, and whether it is explicit; None if it does not."""
        if told.silent or told.withheld or told.unread:
            return None, False
        if told.confirmed is not None:
            return (None, False) if self._too_weak(number, told.confirmed) else (told.confirmed, True)
        if self._held_back() or told.denied or told.suspended:
            return None, False
        answer = told.agreed
        yes = answer is not None and answer.act is not Act.WILLING and not told.asks_anything and not told.requotes
        if yes and answer is not None and self.pending[-1] is Pending.CONFIRMATION and self._all_named():
            if answer.act is not Act.COMMITS or self._restated(number):
                return answer, False
        if told.implied is not None and self._may_imply(told):
            return told.implied, False
        accepts = self.contract.confirmation == "callee_acceptance" and self._all_agreed() and not self._hedged()
        if accepts and self._restated(number):
            return answer or told.implied, False
        return None, False

    def _too_weak(self, number: int, act: ActFound) -> bool:
        """Return whether a confirmation does not reach over what is still open.

        A condition must be met. After a deferral or the like, the words must name a term or answer whether it
        is booked ("noted, all set" may only mean the message); "you're all set" never reaches over one.
        """
        if Act.CONDITION.name in self.doubts:
            return True
        if act.act is Act.SETTLES:
            return self._held_back()
        if not any(kind in self.doubts for kind in _PUT_OFF) or self.pending[-1] is Pending.CONFIRMATION:
            return False
        said = [self.table[name].by_callee for name in mentions.SPECIFIC]
        return not any(one is not None and one.turn == number for one in said)

    def _may_imply(self, told: CalleeTurn) -> bool:
        """Return whether an implication confirms: right after a request or an acceptance, no doubt and no question."""
        if told.asks or told.silent or told.withheld or told.unread or told.denied:
            return False
        if self._held_back() or self._hedged():
            return False
        if self.commitment.made and self.changed():
            return False
        return any(point in _ANSWERABLE for point in self.pending) and self._all_named()

    def _held_back(self) -> bool:
        """Return whether a refusal or a doubt is open that only an explicit confirmation ends."""
        return self.refused is not None or self._deferred()

    def _deferred(self) -> bool:
        return any(kind not in (*_ENDS_ON_RETURN, *_ENDS_WITH_PROPOSAL) for kind in self.doubts)

    def _hedged(self) -> bool:
        """Return whether the last answer to what is on the table was in doubt, so that nothing may be implied."""
        unread = not self.commitment.made and bool(self.unread)
        return unread or any(kind in self.doubts for kind in _ENDS_WITH_PROPOSAL)

    def _wanted(self) -> list[str]:
        return [name for name in self.required() if name != "confirmed" and not FIELDS[name].said_by_callee]

    def _all_named(self) -> bool:
        return all(self.table[name].on_the_table for name in self._wanted())

    def _all_agreed(self) -> bool:
        return all(self.table[name].state is TermState.AGREED for name in self._wanted())

    def _restated(self, number: int) -> bool:
        """Return whether the callee named every wanted value in turn *number*."""
        said = [self.table[name].by_callee for name in self._wanted()]
        return bool(said) and all(one is not None and one.turn == number for one in said)

    def _denial(self, told: CalleeTurn, confirmation: ActFound | None) -> ActFound | None:
        """Return the act that refuses the booking or takes it back; None where only other values are denied."""
        after = max((act.start for act in (confirmation, told.confirmed) if act is not None), default=-1)
        for act, clause in reversed(told.denied):
            if act.start < after:
                continue
            if act.act is Act.DENIES and told.denied_values.get(clause.start) is False:
                continue  # "8 is full", of a booking at 7
            return act
        return None

    def _confirm(self, mark: Mark, explicit: bool) -> None:
        self.doubts.clear()
        self.unread.clear()
        self.table.forget_changes()
        self.refused = None
        required = self.required()
        agreed = [term for term in self.table if term.state is TermState.AGREED]
        self.commitment.apply(CommitmentEvent.CALLEE_CONFIRMS)
        self.commitment.mark, self.commitment.explicit, self.commitment.undone_by = mark, explicit, None
        self.commitment.bound = {
            term.field: term.candidates
            for term in agreed
            if term.by_caller is not None or term.accepted is not None or term.field in required
        }
        for term in agreed:
            if term.said is not None:
                self.graph.link(term.said.mark.id, mark.id, "confirmed_by")

    def _refuse(self, number: int, denial: ActFound, confirmation: ActFound | None, marks: Marks, made: bool) -> None:
        """The callee refuses; of a booking made before, or in an earlier clause, only the confirmation goes."""
        mark = _mark_of(denial, marks)
        self.refused = Doubt.of(denial, number)
        if confirmation is not None:
            self.commitment.apply(CommitmentEvent.CALLEE_CONFIRMS)
            self.commitment.mark = _mark_of(confirmation, marks)
        if made or confirmation is not None:
            mark.effect = "retracts"
            if self.commitment.mark is not None:
                self.graph.link(mark.id, self.commitment.mark.id, "revokes")
            self.commitment.apply(CommitmentEvent.CALLEE_REVOKES)
            self.commitment.undone_by = mark

    def _doubt(self, number: int, told: CalleeTurn, marks: Marks, made: bool) -> None:
        """Nothing was confirmed or refused: doubts suspend a booking, upholding ends them."""
        if not made:
            blocked = told.confirmed is not None or told.implied is not None
            if blocked or not self._blocked:
                self.unread, self._blocked = told.unread, blocked and bool(told.unread)
            if told.offers:
                self.refused = None
            for act in told.suspended:
                self.doubts[act.act.name] = Doubt.of(act, number)
            return
        self.unread += told.unread
        doubts = [*told.withheld, *told.suspended]
        for act in told.suspended:
            self.doubts[act.act.name] = Doubt.of(act, number)
        if doubts or told.unread:
            self.commitment.apply(CommitmentEvent.CALLEE_DOUBTS)
            if doubts:
                self.commitment.undone_by = _mark_of(doubts[-1], marks)
        elif told.upheld is not None:
            self.doubts.clear()
            self.unread.clear()
            self.commitment.apply(CommitmentEvent.CALLEE_UPHOLDS)

    def _follow_terms(self) -> None:
        """A commitment goes stale when a bound term changes, and holds again when the callee keeps the old one."""
        if self.commitment.made:
            kept = CommitmentEvent.CALLEE_KEEPS_TERMS
            self.commitment.apply(CommitmentEvent.TERM_CHANGES if self.changed() else kept)

    # -- the caller --------------------------------------------------------------------------------------

    def _hear_caller(self, number: int, turn: Turn, reading: Reading) -> None:
        marks = self._mark_acts(number, reading, "caller")
        heard = not turn.interrupted
        self._altering = self._altering or reading.has(Act.ALTERS)
        if reading.has(Act.ANOTHER) and self.commitment.state is CommitmentState.CONFIRMED and not self.changed():
            self._begin_another()
        found, loose = mentions.of_caller(reading, self.table, self._asked)
        if "end" in self._asked:
            found = [mention for mention in found if mention.value.field not in ("time", "endDate")]
        for value in loose:
            mark = self._mark_value(number, "caller", replace(value, field="number"), "none")
            self._loose = [*self._loose, (value, mark)][-_LOOSE_NUMBERS_KEPT:]
        stated = self._take_caller_values(number, found, heard)
        if "name" in self._asked and "name" not in stated and not reading.has(Act.DECLINES, Act.CONFIRM_REQUEST):
            self._hear_name_answer(number, turn)
        told = [act for clause in reading.clauses if not clause.question for act in clause.acts]
        said = {act.act: act for act in reversed(told)}
        accepts, declines = said.get(Act.ACCEPTS), said.get(Act.DECLINES)
        if accepts is not None and declines is None and heard:
            if self.table.caller_accepts(_mark_of(accepts, marks), stated):
                self._forget_old_answer()
        elif declines is not None and accepts is None:
            self.table.caller_declines()
            if self._asked_of_booking:
                self.commitment.apply(CommitmentEvent.CALLER_CANCELS)
                self.commitment.undone_by = _mark_of(declines, marks)
                self.doubts[Act.CANCELS.name] = replace(Doubt.of(declines, number), kind=Act.CANCELS.name)
        self._asked_of_booking = False
        if declines is None or accepts is not None:
            for doubt in self._proposed_instead:
                self.doubts[doubt.kind] = doubt
        if Act.CANCELS in said:
            self.doubts[Act.CANCELS.name] = Doubt.of(said[Act.CANCELS], number)
            self.commitment.apply(CommitmentEvent.CALLER_CANCELS)
            self.commitment.undone_by = _mark_of(said[Act.CANCELS], marks)
        if Act.OTHER_BOOKING in said:
            self.doubts[Act.OTHER_BOOKING.name] = Doubt.of(said[Act.OTHER_BOOKING], number)
            self.commitment.apply(CommitmentEvent.CALLER_DISOWNS)
            self.commitment.bound = {}
            self.table.callee_disowned()
        proposes = any(self.table[name].proposed_in(number) for name in mentions.SPECIFIC)
        if proposes and self.commitment.state is CommitmentState.NONE:
            self._forget_old_answer()
        if Act.MET in said or any(value.field == "card" for clause in reading.clauses for value in clause.values):
            self.doubts.pop(Act.CONDITION.name, None)
        questions = [act for clause in reading.clauses for act in clause.acts if act.act is Act.ASKS]
        self._caller_asked_now = {name for act in questions for name in act.asks}
        self._caller_asked |= self._caller_asked_now
        self._about_schedule = any("schedule" in act.asks for act in questions)
        if self.commitment.made and self.changed():
            self.commitment.apply(CommitmentEvent.TERM_CHANGES)
        self.pending = self._now_pending(reading)
        self._asked = ()

    def _forget_old_answer(self) -> None:
        """Something else is on the table now: a refusal or a hedge was of what stood there before."""
        self.refused = None
        if not self.commitment.made:
            self.unread = []
            for kind in _ENDS_WITH_PROPOSAL:
                self.doubts.pop(kind, None)

    def _begin_another(self) -> None:
        """Close the booking as it stands: what follows is of another one."""
        self.earlier.append(copy.copy(self))
        self.table = Table(self.graph)
        self.commitment = Commitment()
        self.doubts, self.unread, self.refused, self._loose, self._asked = {}, [], None, [], ()

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
                self.graph.link(mark.id, replaced.pop(name).id, "supersedes")
            stated.setdefault(name, []).append(Said(mark, value))
        for name, said in stated.items():
            taken = self.table.caller_states(name, said, heard=heard, bound=name in self.commitment.bound)
            if self.table[name].state is TermState.ACCEPTED:
                self._forget_old_answer()
            if taken and self.commitment.state is CommitmentState.CONFIRMED:
                self.commitment.bound.setdefault(name, self.table[name].candidates)
        return set(stated)

    def _hear_name_answer(self, number: int, turn: Turn) -> None:
        """A short answer to "what's the name?" is the name."""
        hit = re.match(r"[\s,.]*((?:[^\W\d_][\w'’・-]*)(?: [^\W\d_][\w'’-]*)?)", turn.text)
        if hit and len(turn.text) <= _NAME_ANSWER_LENGTH:
            name = re.sub(r"(?:です|と申します|といいます)$", "", hit[1])
            value = ValueFound("name", (name,), hit.start(1), hit.start(1) + len(name), "answer to the name question")
            said = Said(self._mark_value(number, "caller", value), value)
            self.table.caller_states("name", [said], heard=not turn.interrupted, bound=False)

    def _now_pending(self, reading: Reading) -> tuple[Pending, ...]:
        """Return what the callee's next words will answer, the last point last."""
        points: list[Pending] = []
        thanks = reading.has(Act.THANKS)
        confirmation = Pending.EITHER_OR if reading.has(Act.EITHER_OR) else Pending.CONFIRMATION
        asked = any(clause.question and clause.has(Act.CONFIRM_REQUEST) for clause in reading.clauses)
        for clause in reading.clauses:
            if clause.has(Act.CONFIRM_REQUEST) and (asked or not thanks):
                points.append(confirmation)
            elif clause.has(Act.NEGATES):
                points.append(Pending.NEGATED)
            elif clause.has(Act.DECLINES) and not clause.values:
                points.append(Pending.DECLINE)
            elif clause.question and (clause.aside or not (clause.has(Act.REQUESTS) or clause.values)):
                points.append(Pending.OTHER)
            elif clause.has(Act.ACCEPTS):
                points.append(Pending.ACCEPTANCE)
            elif clause.has(Act.REQUESTS) or clause.values:
                points.append(Pending.REQUEST)
        if confirmation is Pending.EITHER_OR and confirmation in points:
            points.append(confirmation)
        if points or self._awaits_answer:
            return tuple(points) or self._still_pending()
        return (Pending.NOTHING,)

    # -- both --------------------------------------------------------------------------------------------

    def _narrowed(self, value: ValueFound) -> ValueFound:
        if value.field != "time":
            return value
        candidates = self._clock.narrow(value, self.table["time"].same(value.candidates))
        return value if candidates == value.candidates else replace(value, candidates=candidates)

    def _mark_acts(self, number: int, reading: Reading, side: str) -> Marks:
        marks: Marks = {}
        for clause in reading.clauses:
            for act in clause.acts:
                effect = EFFECTS.get(act.act, "none")
                if clause.question and effect in ("confirms", "implies"):
                    effect = "asks"
                elif clause.aside and act.act not in (*AGREE, Act.CONFIRMS, Act.IMPLIES, Act.ASKS):
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


def _mark_of(act: ActFound, marks: Marks) -> Mark:
    return marks[(act.start, act.end, act.rule)]
