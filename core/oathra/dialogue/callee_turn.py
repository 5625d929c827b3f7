"""What the acts of one callee turn amount to together, before they are applied."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..reading.acts import Act
from ..reading.reader import ActFound, Clause, Reading
from .doubts import Doubt
from .states import Pending

__all__ = ["AGREE", "CalleeTurn", "weigh"]

# Silence everything in their turn.
_SILENCE = (Act.HEDGES, Act.NOT_YET, Act.JOKES)
# Withhold the confirmation of their turn, and stay open.
_WITHHOLD = (
    Act.TENTATIVE,
    Act.DEFERS,
    Act.CONDITION,
    Act.SUPPOSES,
    Act.REDIRECTS,
    Act.OTHER_BOOKING,
    Act.TRANSFERS,
    Act.DO_NOT_CALL,
)
# The same, but harmless inside a question ("shall I call you back?").
_HARMLESS_ASKED = (Act.TENTATIVE, Act.OTHER_BOOKING, Act.SUPPOSES, Act.DEFERS, Act.HEDGES)
# A doubt until the answer comes, in the same turn or a later one.
_SUSPEND = (Act.CHECKS, Act.HOLDS_LINE)
AGREE = (Act.AFFIRMS, Act.COMMITS, Act.WILLING)
# What a remark on another subject can still do.
_ANYWHERE = (Act.AFFIRMS, Act.CONFIRMS, Act.IMPLIES, Act.EXPECTS, Act.CONDITION, Act.RETRACTS)
# The same, where no question asked for that subject ("I'll pass it on to the girls upstairs"). What is denied there
# is the subject itself ("the pool's closed").
_UNASKED = (*_ANYWHERE, Act.DEFERS, Act.HEDGES, Act.NOT_YET, Act.TENTATIVE, Act.REDIRECTS, Act.TRANSFERS)
# What still counts in an answer that names no other subject. The less is known of the question, the more of the
# answer may be about the booking, so the more counts.
_ASKED = {
    Pending.OTHER: (*_ANYWHERE, Act.NOT_YET, Act.TENTATIVE),
    Pending.OPEN: (*_ANYWHERE, Act.NOT_YET, Act.TENTATIVE, Act.DEFERS, Act.REDIRECTS, Act.SUPPOSES, Act.OTHER_BOOKING),
}
# What says of something that it is booked, whoever by.
_BOOKED = (Act.CONFIRMS, Act.IMPLIES)
# What a callee who was only thinking aloud goes on with.
_GOES_ON = (Act.IMPLIES, Act.EXPECTS, Act.OFFERS, Act.COMMITS, Act.DENIES)
# Acts that forbid a mere agreement to the terms.
_NO_AGREEMENT = (Act.OTHER_BOOKING, Act.REDIRECTS, Act.TRANSFERS, Act.DO_NOT_CALL)


@dataclass(slots=True)
class CalleeTurn:
    """The acts that count, by what they do; None or empty where the turn has none.

    `silent`: nothing the turn says counts. `asks`: it holds a question other than a courtesy, `asks_anything`: any
    question, `only_asked`: the fields that it names in questions alone. `proposed`: what it offers to do instead of
    booking ("shall I put you on the waiting list?"). `denied_values` maps the start of each clause that turns a
    value down to whether that is the value on the table. `requotes`: it names a price that is not the one on the
    table. `idle`: a clause of it that does nothing that was read, `says_more`: one that is of the booking; `more`:
    the letters beside a yes, in its clause, that do nothing; `promises`: a clause of it promises something.
    """

    silent: bool = False
    asks: bool = False
    asks_anything: bool = False
    met: bool = False
    confirmed: ActFound | None = None
    changed: ActFound | None = None
    settled: ActFound | None = None
    implied: ActFound | None = None
    expected: ActFound | None = None
    agreed: ActFound | None = None
    upheld: ActFound | None = None
    withheld: list[ActFound] = field(default_factory=list[ActFound])
    proposed: list[ActFound] = field(default_factory=list[ActFound])
    suspended: list[ActFound] = field(default_factory=list[ActFound])
    denied: list[tuple[ActFound, Clause]] = field(default_factory=list[tuple[ActFound, Clause]])
    only_asked: set[str] = field(default_factory=set[str])
    denied_values: dict[int, bool] = field(default_factory=dict[int, bool])
    unread: list[Doubt] = field(default_factory=list[Doubt])
    offered_at: int = -1
    went_on_at: int = -1
    requotes: bool = False
    idle: Clause | None = None
    says_more: bool = False
    more: str = ""
    promises: bool = False

    @property
    def offers(self) -> bool:
        return self.offered_at >= 0

    @property
    def evasion(self) -> Clause | None:
        """What the turn says where none of it says yes; None where there is nothing, or a yes."""
        yes = (self.agreed, self.confirmed, self.settled, self.implied, self.expected, self.upheld)
        return self.idle if all(act is None for act in yes) else None

    @property
    def feels_its_way(self) -> bool:
        """Whether the turn puts something else forward without being sure ("that's full, maybe at nine?").

        Its values settle nothing, but what the caller then takes is one of them.
        """
        unsure = all(act.act not in (Act.NOT_YET, Act.JOKES) for act in self.withheld)
        return unsure and (bool(self.denied) or self.asks or self.offers)

    @property
    def forbids_agreement(self) -> bool:
        return any(act.act in _NO_AGREEMENT for act in self.withheld)


def weigh(
    reading: Reading,
    number: int,
    pending: tuple[Pending, ...],
    *,
    standing: bool,
    altering: bool = False,
    passing: tuple[str, ...] = (),
    asked_if_free: bool = False,
) -> CalleeTurn:
    """Return what the turn amounts to, said while *pending* waits for an answer.

    `standing`: a booking was confirmed; `altering`: the caller asked to change one that was there before the call;
    `passing`: fields whose values are of no booking in an answer to another question; `asked_if_free`: the caller
    asked whether something is free, and not for it.
    """
    told = CalleeTurn()
    off_topic = pending[-1] in (Pending.OTHER, Pending.OPEN)
    met_at = max((act.start for clause in reading.clauses for act in clause.acts if act.act is Act.MET), default=-1)
    told.met = met_at >= 0
    for clause, after in zip(reading.clauses, (*reading.clauses[1:], None), strict=False):
        # "If the manager agrees, it's yours": what leads to that is of the booking.
        leads = after is not None and after.has(Act.CONFIRMS) and not _ends_sentence(reading.text, clause, after)
        asked = Pending.OPEN if leads else pending[-1]
        named = any(value.field and value.field not in passing for value in clause.values)
        beside = clause.aside or (off_topic and not named and not clause.core and not clause.has(Act.CONFIRMS))
        courtesy = clause.question and _is_courtesy(clause)
        told.asks = told.asks or (clause.question and not courtesy)
        told.asks_anything = told.asks_anything or clause.question or _asks_for_something(clause)
        if clause.has(*_GOES_ON) or named:
            told.went_on_at = clause.start
        if not (clause.acts or clause.values or clause.question):
            told.idle = clause
            told.says_more = told.says_more or not clause.aside
        if clause.has(Act.AFFIRMS) and not clause.core:
            told.more = _left_over(clause, reading.text)
        told.promises = told.promises or clause.has(Act.COMMITS)
        counts = _UNASKED if not off_topic else _ANYWHERE if clause.aside else _ASKED[asked]
        for act in clause.acts:
            if _answers(act, pending[-1]) and not clause.question:
                told.confirmed = act
            elif not beside or act.act in counts:
                _sort(told, act, clause, met_at, standing)
        light_question = clause.question and (standing or not (clause.core or named))
        if not (beside or courtesy or light_question):
            told.unread += [Doubt("UNREAD", number, risk.start, risk.end, "", risk.word) for risk in clause.risks]
    stated = {value.field for clause in reading.clauses if not clause.question for value in clause.values}
    told.only_asked = {value.field for clause in reading.clauses for value in clause.values} - stated
    if asked_if_free and told.agreed is None:
        _take_as_taken(told, reading)
    if pending[-1] is Pending.UNBOOKED:
        _take_as_negated(told)
    _resolve(told, standing, altering)
    return told


def _answers(act: ActFound, asked: Pending) -> bool:
    """ "Am I still booked?" "It stands.": what else upholds a booking, or is of another one, is a yes to that."""
    return asked in (Pending.CONFIRMATION, Pending.CHECK) and act.act is not Act.ASKS and "standing" in act.asks


def _ends_sentence(text: str, clause: Clause, after: Clause) -> bool:
    return any(mark in text[clause.end : after.start] for mark in ".!?。！？\n")


def _left_over(clause: Clause, text: str) -> str:
    """Return the letters of a clause that stand in none of its acts and values."""
    taken = [(act.start, act.end) for act in clause.acts] + [(value.start, value.end) for value in clause.values]
    left, at = "", clause.start
    for start, end in sorted(taken):
        left += text[at : max(at, start)]
        at = max(at, end)
    return "".join(char for char in left + text[at : clause.end] if char.isalnum())


def _take_as_negated(told: CalleeTurn) -> None:
    """ "So it isn't booked yet?" "That's right.": then it is not."""
    if told.agreed is not None and told.confirmed is None:
        told.withheld.append(told.agreed._replace(act=Act.NOT_YET))
        told.agreed = None


def _take_as_taken(told: CalleeTurn, reading: Reading) -> None:
    """ "Is the hall free?" "It's booked.": by somebody else, if that is all that is said."""
    said = [clause for clause in reading.clauses if clause.has(*_BOOKED)]
    if any(act.addressed for clause in said for act in clause.acts):
        return
    if len(said) == 1 and not any(value.field == "serial" for clause in reading.clauses for value in clause.values):
        told.denied += [(act, said[0]) for act in said[0].acts if act.act in _BOOKED]
        told.confirmed = told.implied = None


def _sort(told: CalleeTurn, act: ActFound, clause: Clause, met_at: int, standing: bool) -> None:
    """Put one act where it belongs."""
    kind = act.act
    if clause.question and kind in _HARMLESS_ASKED:
        if kind in (Act.TENTATIVE, Act.DEFERS):
            told.proposed.append(act)
        return
    if kind in _SILENCE:
        told.silent = True
        told.withheld.append(act)
    elif kind in _WITHHOLD:
        if kind is not Act.CONDITION or met_at < act.start:
            told.withheld.append(act)
    elif kind in (Act.DENIES, Act.RETRACTS):
        told.denied.append((act, clause))
    elif kind in _SUSPEND:
        told.suspended.append(act)
    elif clause.question and "booking" in act.asks and (standing or told.confirmed is not None):
        told.suspended.append(act)  # "Should I book that?": then it is not booked as it stands
    elif clause.question:
        return
    elif kind is Act.CANCELS:
        told.denied.append((act, clause))
    elif kind is Act.CONFIRMS:
        told.confirmed = act
    elif kind is Act.SETTLES:
        told.settled = act
    elif kind is Act.CHANGES:
        told.changed = act
    elif kind is Act.IMPLIES:
        told.implied = act
    elif kind is Act.EXPECTS:
        told.expected = act
    elif kind is Act.STANDS:
        told.upheld = act
    elif kind is Act.OFFERS:
        told.offered_at = act.start
    elif kind in AGREE:
        told.agreed = told.agreed or act


def _resolve(told: CalleeTurn, standing: bool, altering: bool) -> None:
    """Let the end of the turn answer what its beginning left open."""
    if standing or altering:
        told.confirmed = told.confirmed or told.changed
    told.confirmed = told.confirmed or told.settled
    answered = max((act.start for act in (told.confirmed, told.upheld) if act is not None), default=-1)
    checking = min((act.start for act in told.suspended), default=answered)
    told.unread = [doubt for doubt in told.unread if not checking < doubt.start < answered]
    told.suspended = [act for act in told.suspended if act.start > answered]
    if not standing:  # thinking aloud ends where the turn goes on with something
        told.suspended = [act for act in told.suspended if act.act is not Act.HOLDS_LINE or act.start > told.went_on_at]
    # "Nine's gone, I could do nine forty": what follows is an offer, so nothing is refused.
    told.denied = [
        (act, clause)
        for act, clause in told.denied
        if act.act is not Act.DENIES or act.start > told.offered_at or answered >= 0
    ]


def _asks_for_something(clause: Clause) -> bool:
    """Return whether the clause asks for something without being a question ("your name, please")."""
    return any("courtesy" not in act.asks for act in clause.acts if act.act is Act.ASKS)


def _is_courtesy(clause: Clause) -> bool:
    return not clause.values and any("courtesy" in act.asks for act in clause.acts)
