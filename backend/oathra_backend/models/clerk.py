"""A model as the clerk: a scenario's person in words of its own, who tells with each turn what it has committed to."""

from __future__ import annotations

import json
from collections.abc import Iterator

from oathra.scenario import Scenario
from oathra.simulator.sides import Line, Reply

from .answering import Message, Model
from .briefs import BRIEFS, Lines, day_of, filled, shown
from .shapes import ClerkLine, clerk_shape

__all__ = ["ModelCallee", "clerk_brief"]

_PAUSE_MS = 700  # how long the clerk of the call's own clock takes to answer, however long the model thinks


class ModelCallee:
    """Answers the telephone in *scenario*, behind what picks up before a person does (`SimulatedCall(person=...)`).

    Its truth is what the model says of itself: `Line.commits` holds the terms that it calls booked.
    """

    def __init__(self, scenario: Scenario, model: Model) -> None:
        self._model = model
        self._shape = clerk_shape(scenario)
        self._lines = BRIEFS[scenario.language]
        self._talk: list[Message] = [{"role": "system", "content": clerk_brief(scenario)}]
        self._picked_up = self._booked = False

    def hear(self, line: Line | None) -> Reply:
        """Answer; raises `ModelError` where the model gives no answer."""
        heard = line.text if line is not None else self._lines["silence" if self._picked_up else "rings"]
        self._picked_up = True
        said = self._model.ask([*self._talk, {"role": "user", "content": heard}], self._shape)
        self._talk += [{"role": "user", "content": heard}, {"role": "assistant", "content": _as_written(said)}]
        retracts, self._booked = self._booked and said.terms is None, said.terms is not None
        if not said.say:
            return Reply(hangs_up=said.hangs_up)
        spoken = Line(text=said.say, pause_ms=_PAUSE_MS, commits=said.terms, retracts=retracts)
        return Reply((spoken,), said.hangs_up)


def clerk_brief(scenario: Scenario) -> str:
    """Return what the model is told about its part: all that the scenario says of the callee."""
    lines, persona = BRIEFS[scenario.language], scenario.callee.persona
    parts = [
        filled(lines, "clerk", person=persona.name, business=persona.business, today=day_of(lines, scenario.today)),
        lines["knows"], *_knows(scenario, lines),
        lines["does"], *_does(scenario, lines),
        lines["clerk_answers"],
    ]  # fmt: skip
    return "\n".join(parts)


def _knows(scenario: Scenario, lines: Lines) -> Iterator[str]:
    knows = scenario.callee.knowledge
    for day, times in knows.slots.items():
        yield filled(lines, "slots" if times else "full_day", day=day, times=", ".join(times))
    yield lines["other_days" if knows.slots else "any_time"]
    if knows.seats is not None:
        yield filled(lines, "seats", seats=knows.seats)
    if knows.stock is not None:
        yield filled(lines, "stock", stock=knows.stock)
    if knows.price is not None:
        yield filled(lines, "price", price=knows.price, currency=knows.currency)
        lower = knows.floor is not None and knows.floor < knows.price
        yield filled(lines, "floor" if lower else "firm_price", floor=knows.floor, currency=knows.currency)
    if knows.includes:
        yield filled(lines, "includes", includes=shown(knows.includes))
    if knows.reference is not None:
        yield filled(lines, "reference", reference=knows.reference)


def _does(scenario: Scenario, lines: Lines) -> Iterator[str]:
    callee = scenario.callee
    rules, persona = callee.rules, callee.persona
    if callee.greeting:
        yield filled(lines, "greets", greeting=callee.greeting[0])
    if rules.asks:
        yield filled(lines, "asks", asks=", ".join(rules.asks))
    if rules.checks:
        yield lines["checks"]
    if rules.misreads:
        yield filled(lines, "misreads", misreads=", ".join(rules.misreads))
    yield filled(lines, f"commits {rules.commits}", instead=lines[f"instead {rules.instead}"])
    if rules.retracts:
        yield lines["retracts"]
    yield filled(
        lines, "patience", patience=persona.patience, flexibility=persona.flexibility,
        friendliness=persona.friendliness,
    )  # fmt: skip


def _as_written(said: ClerkLine) -> str:
    """Return an answer as the model wrote it, so that it goes on in the same form."""
    plain = {
        "booked": said.terms is not None, "terms": dict(said.terms or {}), "say": said.say, "hang_up": said.hangs_up,
    }  # fmt: skip
    return json.dumps(plain, ensure_ascii=False)
