"""Hand-made verdicts, so that the view is tested on every part of a verdict and not only on what some call yields."""

from __future__ import annotations

from dataclasses import replace

from oathra.call.transcript import Notice, Transcript
from oathra.call.turn import Speaker, Turn
from oathra.verdict.verdict import (
    ConstraintReport,
    Decisive,
    Evidence,
    Node,
    Reason,
    Stale,
    Unread,
    Verdict,
)

CALL = Transcript(
    turns=(
        Turn(speaker=Speaker.CALLER, text="Hello, a table for two at 7 pm on September 25, please."),
        Turn(speaker=Speaker.CALLEE, text="7 is fully booked, but we do have 7:30."),
        Turn(speaker=Speaker.CALLER, text="7:30 is fine."),
        Turn(speaker=Speaker.CALLEE, text="You're all set for 7:30."),
    ),
    labels={"AI": "caller", "Clerk": "callee"},
    turn_labels=("AI", "Clerk", "AI", "Clerk"),
    lines=(1, 2, 3, 4),
)


def node(
    turn: int, quote: str, effect: str, *, kind: str = "act", name: str = "CONFIRMS", value: object = None
) -> Node:
    text = CALL.turns[turn].text
    start = text.index(quote)
    return Node(
        id=f"{turn}.{start}", kind=kind, name=name, speaker=CALL.turns[turn].speaker.value, turn=turn, start=start,
        end=start + len(quote), quote=quote, rule=quote, effect=effect, value=value,
    )  # fmt: skip


BOOKED = Verdict(
    status="completed",
    outcome="booked",
    values={"date": "2026-09-25", "time": "19:30", "partySize": 2, "confirmed": True},
    confirmed=True,
    required=("date", "time", "partySize", "confirmed"),
    missing=(),
    constraints=ConstraintReport(),
    reasons=(),
    decisive=Decisive(turn=3, quote="You're all set", start=0, end=14, rule="you're all set", effect="confirms"),
    stale=(),
    evidence=(
        Evidence(
            field="time", value="19:30", source="callee", transcript=CALL.turns[1].text, span="7:30", start=34, end=38,
            turn=1, explicit=True, verified=True, rule="clock time",
        ),
    ),
    nodes=(
        node(0, "7 pm", "proposes", kind="value", name="time", value="19:00"),
        node(1, "fully booked", "denies", name="DENIES"),
        node(1, "7:30", "value", kind="value", name="time", value="19:30"),
        node(2, "7:30 is fine", "accepts", name="ACCEPTS"),
        node(3, "You're all set", "confirms"),
    ),
    edges=(),
    unread=(),
    next=None,
    provenance={},
)  # fmt: skip

STALE = replace(
    BOOKED,
    status="incomplete",
    outcome="unclear",
    confirmed=False,
    missing=("confirmed",),
    values={"date": "2026-09-25", "time": "19:30", "partySize": 2, "price": 23500},
    reasons=(
        Reason(code="stale", field="confirmed", message="The price changed after the booking was confirmed."),
        Reason(code="note", message="Something else was noticed."),
    ),
    decisive=Decisive(turn=1, quote="7:30", start=34, end=38, rule="changed price", effect="corrects"),
    stale=(Stale(field="price", confirmed=18000, now=23500),),
    unread=(Unread(turn=1, start=18, end=21, word="but", clause="but we do have 7:30"),),
    next="Can you confirm the booking at 23,500?",
)

VIOLATED = replace(
    BOOKED,
    status="violated",
    constraints=ConstraintReport(
        violations=({"field": "time", "operator": "lte", "limit": "19:00", "value": "19:30"},)
    ),
)

NOTICED = replace(CALL, certain=False, notices=(Notice(code="roles_proposed", message="Who is who was read.", line=3),))
