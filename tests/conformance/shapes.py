"""The shapes that a call can take, and the verdict that each must lead to in every language.

One row a shape: what it shows, what the contract asks for, and what the verdict says. `values` are exactly those of the
required fields that are settled at the end. The conversations stand in one module a language, under the same ids; a
language without a conversation for a shape fails. Today is Friday 2026-09-18 unless the shape says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

__all__ = ["SHAPES", "Shape", "Verdicts", "booked", "lacking", "refused", "unclear"]

TODAY = "2026-09-18"
TABLE = ("date", "time", "partySize", "confirmed")
APPOINTMENT = ("date", "time", "confirmed")
STAY = ("date", "endDate", "confirmed")
ORDER = ("date", "quantity", "confirmed")


@dataclass(frozen=True, kw_only=True)
class Verdicts:
    """What a verdict says: status, outcome, whether the commitment stands, and the settled values."""

    status: str
    outcome: str
    confirmed: bool
    values: Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Shape:
    """One shape of a call: its id, what it shows, the contract, and the verdict in every language."""

    id: str
    shows: str
    verdict: Verdicts
    require: Sequence[str] = TABLE
    constraints: Mapping[str, Mapping[str, Any]] = field(default_factory=dict[str, Mapping[str, Any]])
    confirmation: str = "callee_statement"
    today: str | None = TODAY


def booked(day: str | None = "2026-09-25", time: str | None = "19:30", party: int | None = 2, **more: Any) -> Verdicts:
    """Return the verdict of a booking that was made: on these terms, unless they say otherwise."""
    return Verdicts(status="completed", outcome="booked", confirmed=True, values=_values(day, time, party, more))


def unclear(day: str | None = None, time: str | None = None, party: int | None = None, **more: Any) -> Verdicts:
    """Return the verdict of a call without a commitment; what was agreed stays."""
    return Verdicts(status="incomplete", outcome="unclear", confirmed=False, values=_values(day, time, party, more))


def refused(day: str | None = None, time: str | None = None, party: int | None = None, **more: Any) -> Verdicts:
    """Return the verdict of a call in which the booking was refused, taken back or cancelled."""
    return Verdicts(status="incomplete", outcome="not_booked", confirmed=False, values=_values(day, time, party, more))


def lacking(verdict: Verdicts) -> Verdicts:
    """Return *verdict* as it is where the callee committed but a required value is not settled."""
    return replace(verdict, status="incomplete")


def _values(day: str | None, time: str | None, party: int | None, more: Mapping[str, Any]) -> dict[str, Any]:
    given = {"date": day, "time": time, "partySize": party, **more}
    return {name: value for name, value in given.items() if value is not None}


_SLOT = ("2026-09-25", "19:30", 2)
_NOBODY = Verdicts(status="not_connected", outcome="unclear", confirmed=False, values={})

SHAPES: tuple[Shape, ...] = (
    # One call, five replies.
    Shape(id="reply: all set", shows="a confirmation verifies what is on the table", verdict=booked()),
    Shape(id="reply: pencilled in", shows="tentative and deferring words withhold the confirmation only", verdict=unclear(*_SLOT)),
    Shape(id="reply: held, not confirmed yet", shows="what is not confirmed yet settles nothing", verdict=unclear()),
    Shape(id="reply: booked, then taken back", shows="a retraction in the same turn takes the confirmation only", verdict=refused(*_SLOT)),
    Shape(id="reply: another time, asked", shows="a value that is asked about is no value", verdict=unclear()),
    # Whose words count.
    Shape(id="caller claims", shows="the caller's claim that it is booked is no evidence", verdict=unclear()),
    Shape(id="interrupted proposal", shows="a bare yes cannot settle what an interrupted turn may not have said", verdict=unclear()),
    Shape(id="name from the caller only", shows="a name is verified only when the callee says it", require=(*TABLE, "name"), verdict=lacking(booked())),
    Shape(id="phone from the caller only", shows="so is a telephone number", require=(*APPOINTMENT, "phone"), verdict=lacking(booked(party=None))),
    Shape(id="phone read back", shows="a telephone number read back is verified", require=(*APPOINTMENT, "phone"), verdict=booked(party=None, phone="0355500142")),
    Shape(id="serial given", shows="a reference number is a value of its own", require=(*APPOINTMENT, "serial"), verdict=booked(party=None, serial="QX417")),
    # How a field is verified.
    Shape(id="callee states all", shows="the callee's own statement of each term, and the commitment", verdict=booked()),
    Shape(id="asked field by field", shows="an untyped number is typed by the question that it answers", verdict=booked()),
    Shape(id="offer taken and acknowledged", shows="an offer counts once it is taken and acknowledged", verdict=booked()),
    Shape(id="offer not taken", shows="an offer that is not taken settles nothing", verdict=unclear()),
    Shape(id="offer taken, not acknowledged", shows="an offer taken is not settled before the callee acknowledges", verdict=unclear()),
    Shape(id="counter-offer", shows="the callee takes up what the caller proposes instead", verdict=booked()),
    Shape(id="full but", shows="a contrast leaves nothing of the value that was turned down", verdict=booked()),
    Shape(id="partial read-backs", shows="read-backs in several turns belong together", verdict=booked()),
    Shape(id="looks elsewhere", shows="a caller who looks elsewhere has taken nothing", verdict=unclear()),
    Shape(id="changed terms, thanked", shows="thanks to other terms than asked accept nothing", verdict=lacking(booked(time=None))),
    Shape(id="changed terms, taken", shows="other terms stand once the caller names and takes them", verdict=booked(time="20:00")),
    Shape(id="ends on different values", shows="two sides that end on different values have agreed to neither", verdict=unclear("2026-09-25", None, 2)),
    # What confirms.
    Shape(id="yes to the confirmation question", shows="a clean yes to 'is that booked?' confirms", verdict=booked()),
    Shape(id="yes to another question", shows="a yes to a question about parking confirms nothing", verdict=unclear()),
    Shape(id="yes to an either-or", shows="a yes to an either-or means neither", verdict=unclear(*_SLOT)),
    Shape(id="yes with a question", shows="a yes that goes on asking confirms nothing", verdict=unclear(*_SLOT)),
    Shape(id="booked, with a courtesy", shows="an explicit confirmation may end in a courtesy question", verdict=booked()),
    Shape(id="yes with a re-quote", shows="a yes with another price confirms nothing", require=(*TABLE, "price"), verdict=unclear(*_SLOT)),
    Shape(id="negated question", shows="a bare no to a negated question books nothing", verdict=unclear()),
    Shape(id="willing, not done", shows="being willing agrees to values and books nothing", verdict=unclear(*_SLOT)),
    Shape(id="promise", shows="a promise to book is no booking", verdict=unclear(*_SLOT)),
    Shape(id="promise on the question, restated", shows="a promise with the terms restated answers the confirmation question", verdict=booked()),
    Shape(id="done", shows="a bare 'done' after a full request confirms", verdict=booked()),
    Shape(id="done, terms missing", shows="a bare 'done' without all terms confirms nothing", verdict=unclear()),
    Shape(id="reference as commitment", shows="a reference number given after the request confirms", verdict=booked()),
    Shape(id="listening noises", shows="uh-huh agrees to nothing", verdict=unclear()),
    Shape(id="already in the book", shows="the caller's own booking, found in the book, is a booking", verdict=booked()),
    # Acceptance by the callee.
    Shape(id="acceptance: the whole slot", shows="where the contract asks for no more, accepting the slot confirms", require=APPOINTMENT, confirmation="callee_acceptance", verdict=booked("2026-10-22", "16:00", None)),
    Shape(id="acceptance: read-back alone", shows="a read-back accepts nothing", require=APPOINTMENT, confirmation="callee_acceptance", verdict=unclear()),
    Shape(id="acceptance: conditional", shows="an acceptance under a condition is none", require=APPOINTMENT, confirmation="callee_acceptance", verdict=unclear("2026-10-22", "16:00", None)),
    Shape(id="acceptance: deferred", shows="an acceptance put off is none", require=APPOINTMENT, confirmation="callee_acceptance", verdict=unclear()),
    Shape(id="acceptance: an order", shows="an order with its quantity is taken", require=ORDER, confirmation="callee_acceptance", verdict=booked("2026-09-28", None, None, quantity="30")),
    Shape(id="acceptance: another day", shows="another day than proposed is an offer", require=APPOINTMENT, confirmation="callee_acceptance", verdict=unclear(None, "16:00", None)),
    # Doubt.
    Shape(id="probably", shows="a hedge silences its turn", verdict=unclear()),
    Shape(id="I think so", shows="a yes that is only thought confirms nothing", verdict=unclear()),
    Shape(id="goes to check", shows="a callee who goes to check has not answered", verdict=unclear()),
    Shape(id="checked, then booked", shows="the answer after the check counts", verdict=booked()),
    Shape(id="call you back", shows="a deferral confirms nothing", verdict=unclear()),
    Shape(id="waiting list", shows="a place on the waiting list is no booking", verdict=refused()),
    Shape(id="doubt after the booking", shows="a doubt after the booking suspends it", verdict=unclear(*_SLOT)),
    Shape(id="doubt resolved", shows="the booking stands again once the doubt is resolved", verdict=booked()),
    Shape(id="asked whether it is sure", shows="a callee who only thinks so, when asked again, suspends the booking", verdict=unclear(*_SLOT)),
    Shape(id="sure", shows="one who is sure upholds it", verdict=booked()),
    Shape(id="caller finds it too late", shows="a caller to whom the booked time does not suit leaves the booking open", verdict=unclear(*_SLOT)),
    Shape(id="joke", shows="a joke books nothing", verdict=unclear()),
    # Conditions.
    Shape(id="condition pending", shows="a deposit still to be paid blocks", verdict=unclear(*_SLOT)),
    Shape(id="condition met", shows="a deposit that was paid does not", verdict=booked()),
    Shape(id="condition waived", shows="nor does one that is waived", verdict=booked()),
    Shape(id="subject to availability", shows="subject to availability is no booking", verdict=unclear(*_SLOT)),
    Shape(id="receipt by text", shows="a text message as a receipt is no condition", verdict=booked()),
    Shape(id="text if approved", shows="a text message if it is approved is one", verdict=unclear()),
    # Corrections and changes.
    Shape(id="correction in the turn", shows="a correction inside a turn leaves the later value", verdict=booked()),
    Shape(id="stale price", shows="a term that changes after the confirmation makes it stale", require=("date", "price", "confirmed"), verdict=unclear("2026-09-25")),
    Shape(id="stale, confirmed again", shows="the callee's new confirmation binds the new value", verdict=booked(time="20:00")),
    Shape(id="change asked, unanswered", shows="a change that the callee goes to check leaves the booking open", verdict=unclear("2026-09-25", None, 2)),
    Shape(id="moved", shows="a booking moved is confirmed at its new time", verdict=booked(time="20:00")),
    Shape(id="retracted later", shows="a retraction in a later turn takes the confirmation, not the values", verdict=refused(*_SLOT)),
    Shape(id="another value denied", shows="turning down another value revokes nothing", verdict=booked()),
    Shape(id="caller cancels", shows="the caller's cancellation ends the booking", verdict=refused(*_SLOT)),
    Shape(id="payment remark", shows="a remark on how to pay revokes nothing", verdict=booked()),
    Shape(id="aside after the booking", shows="an answer on another subject revokes nothing", verdict=booked()),
    # Somebody else, somewhere else.
    Shape(id="someone else's booking", shows="the booking of somebody else is not this one", verdict=unclear()),
    Shape(id="booked solid", shows="'booked' in a refusal books nothing", verdict=refused()),
    Shape(id="elsewhere", shows="a callee who sends to the website books nothing", verdict=unclear()),
    Shape(id="transferred", shows="a call put through is not answered yet", verdict=unclear()),
    Shape(id="do not call", shows="a callee who wants no calls books nothing", verdict=unclear()),
    # Machines.
    Shape(id="voicemail", shows="an answering machine is nobody", verdict=_NOBODY),
    Shape(id="menu", shows="nor is a menu", verdict=_NOBODY),
    Shape(id="queue", shows="nor is a queue", verdict=_NOBODY),
    Shape(id="a person after the machine", shows="a person who answers after a recording counts", verdict=booked()),
    # Values.
    Shape(id="half of the day open", shows="7:30 without the half of the day stays open", verdict=lacking(booked(time=None))),
    Shape(id="relative day", shows="tomorrow is dated from today", verdict=booked(day="2026-09-19")),
    Shape(id="today needed", shows="tomorrow without today stays open", today=None, verdict=lacking(booked(day=None))),
    Shape(id="weekday and day disagree", shows="a day that is another weekday is settled as neither", verdict=lacking(booked(day=None))),
    Shape(id="quarter to", shows="a time told by its distance to the hour", verdict=booked(time="20:45")),
    Shape(id="end date", shows="the end of a stay is a value of its own", require=STAY, verdict=booked("2026-09-25", None, None, endDate="2026-09-28")),
    Shape(id="nights", shows="so are its nights", require=("date", "nights", "confirmed"), verdict=booked("2026-09-25", None, None, nights=3)),
    Shape(id="price with tax", shows="a price with tax keeps a limit", require=("date", "price", "confirmed"), constraints={"price": {"lte": 20000}}, verdict=booked("2026-09-25", None, None, price=18000)),
    Shape(id="price before tax", shows="a price before tax does not", require=("date", "price", "confirmed"), constraints={"price": {"lte": 20000}}, verdict=Verdicts(status="violated", outcome="booked", confirmed=True, values={"date": "2026-09-25", "price": 18000})),
    Shape(id="limit broken", shows="a booking outside the contract's limits violates it", constraints={"time": {"gte": "20:00"}}, verdict=Verdicts(status="violated", outcome="booked", confirmed=True, values={"date": "2026-09-25", "time": "19:30", "partySize": 2})),
    Shape(id="two bookings", shows="of two bookings, the one that fits the contract is judged", verdict=booked()),
    # Faults of transcripts.
    Shape(id="raw recogniser output", shows="a booking without marks, capitals or accents is read", verdict=booked()),
    Shape(id="duplicated turn", shows="a turn that stands twice says nothing more", verdict=booked()),
    Shape(id="cut off", shows="a sentence cut off confirms nothing", verdict=unclear()),
    Shape(id="fillers and repeats", shows="fillers and repeated words change nothing", verdict=booked()),
)
