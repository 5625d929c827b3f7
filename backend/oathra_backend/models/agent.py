"""A model as the caller: the core tells it at every turn how the call stands, and it finds the words."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import takewhile

from oathra.call.permissions import PERMISSIONS, SHARED
from oathra.call.turn import Speaker
from oathra.evaluation.claims import AgentClaim
from oathra.runtime.call import Call
from oathra.scenario import Scenario
from oathra.simulator.sides import Line, Reply
from oathra.verdict.limits import spelt

from .answering import Message, Model
from .briefs import BRIEFS, Lines, day_of, filled, shown
from .shapes import agent_shape, outcome_shape

__all__ = ["ModelCaller", "agent_brief"]

_PAUSE_MS = 600


class ModelCaller:
    """Makes the call in *scenario*.

    Each turn it gets what was heard, what is settled, what is missing and why, and the question that the verdict would
    ask; what it says is understood by its words, and needs the same permissions as anybody's. Of the callee it knows
    the words alone.
    """

    def __init__(self, scenario: Scenario, model: Model) -> None:
        self._model = model
        self._language = scenario.language
        self._lines = BRIEFS[scenario.language]
        self._line, self._outcome = agent_shape(), outcome_shape(scenario)
        self._talk: list[Message] = [{"role": "system", "content": agent_brief(scenario)}]
        self._denied = ""
        self._spoke = False
        self._claimed: bool | None = None

    def speak(self, call: Call, heard: Sequence[str]) -> Reply:
        """Say something, or nothing; raises `ModelError` where the model gives no answer."""
        words = "\n".join(heard) or self._lines["silence" if len(self._talk) > 1 else "calls"]
        told = "\n".join((words, *self._standing(call)))
        said = self._model.ask([*self._talk, {"role": "user", "content": told}], self._line)
        written = json.dumps({"say": said.say, "hang_up": said.hangs_up}, ensure_ascii=False)
        # What stood at an earlier turn would only mislead: the talk keeps the words alone.
        self._talk += [{"role": "user", "content": words}, {"role": "assistant", "content": written}]
        self._denied, self._spoke = "", self._spoke or bool(said.say)
        return Reply((Line(text=said.say, pause_ms=_PAUSE_MS),) if said.say else (), said.hangs_up)

    def denied(self, permission: str) -> None:
        """Tell the model with the next turn."""
        self._denied = permission

    def claim(self, call: Call) -> AgentClaim:
        """Ask the model what came of the call, without telling it how the core judges it."""
        told = "\n".join((*_since_it_spoke(call), self._lines["claims"]))
        outcome = self._model.ask([*self._talk, {"role": "user", "content": told}], self._outcome)
        return AgentClaim(booked=outcome.booked, values=outcome.terms)

    def claims(self, call: Call) -> bool:
        """Return whether it would report a booking; the model is asked once a call."""
        if self._claimed is None:
            self._claimed = self.claim(call).booked
        return self._claimed

    def _standing(self, call: Call) -> Iterator[str]:
        if not self._spoke:
            return  # before anything was asked for, all is open
        verdict = call.verdict(explain_in=self._language)
        nothing = self._lines["nothing"]
        settled = {name: value for name, value in verdict.values.items() if name != "confirmed"}
        why = " ".join(reason.message for reason in verdict.reasons)
        missing = ", ".join(verdict.missing)
        yield filled(self._lines, "stands", settled=shown(settled) or nothing, open=missing or nothing, why=why)
        if verdict.next is not None:
            yield filled(self._lines, "ask_now", question=verdict.next)
        if self._denied:
            yield filled(self._lines, "denied", what=self._lines[f"permission {self._denied}"])


def _since_it_spoke(call: Call) -> list[str]:
    """Return what the callee said after the caller's last words."""
    turns = takewhile(lambda turn: turn.speaker is Speaker.CALLEE, reversed(call.dialogue.turns))
    return [turn.text for turn in turns][::-1]


def agent_brief(scenario: Scenario) -> str:
    """Return what the model is told about its part: the mission, and nothing of the callee."""
    lines = BRIEFS[scenario.language]
    today = day_of(lines, scenario.today)
    head = filled(lines, "agent", today=today, objective=scenario.mission.objective)
    return "\n".join((head, *_mission(scenario, lines), lines["agent_rules"], lines["agent_answers"]))


def _mission(scenario: Scenario, lines: Lines) -> Iterator[str]:
    mission = scenario.mission
    wishes = {name: value for name, value in mission.input.items() if name not in SHARED}
    private = {name: value for name, value in mission.input.items() if name in SHARED}
    yield filled(lines, "wishes", wishes=shown(wishes) or lines["nothing"])
    if private:
        yield filled(lines, "private", private=shown(private))
    for name, limits in mission.constraints.items():
        yield filled(lines, "limit" if name in mission.input else "must_be", field=name, limit=spelt(limits))
    barred = [name for name in PERMISSIONS if name not in mission.permissions]
    for key, names in (("may", mission.permissions), ("may_not", barred)):
        if names:
            yield filled(lines, key, **{key: ", ".join(lines[f"permission {name}"] for name in names)})
