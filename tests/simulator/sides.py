"""Scenarios and sides made for tests of one side alone."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from oathra.runtime.call import Call
from oathra.scenario import Scenario
from oathra.simulator import Character, Line, Reply
from oathra.simulator.intents import CalleeIntent, CallerIntent
from tests.simulator.scenarios import scenario

__all__ = ["Reads", "Script", "character", "intents", "said", "with_knowledge", "with_mission", "with_rules"]


def with_rules(one: Scenario, **rules: Any) -> Scenario:
    return replace(one, callee=replace(one.callee, rules=replace(one.callee.rules, **rules)))


def with_knowledge(one: Scenario, **knows: Any) -> Scenario:
    return replace(one, callee=replace(one.callee, knowledge=replace(one.callee.knowledge, **knows)))


def with_mission(one: Scenario, **mission: Any) -> Scenario:
    return replace(one, mission=replace(one.mission, **mission))


def character(one: Scenario | None = None, seed: int = 1) -> Character:
    """Return the person of a scenario who has already greeted."""
    found = one or scenario("half-past-seven")
    person = Character(found.callee, found.language, random.Random(seed))
    person.hear(None)
    return person


def said(intent: CallerIntent, **values: Any) -> Line:
    return Line(text="...", intent=intent, values=values)


def intents(reply: Reply) -> list[CalleeIntent | CallerIntent | None]:
    return [line.intent for line in reply.lines]


class Script:
    """A callee that says what it is given, one line after the other, and hangs up at the end."""

    def __init__(self, *texts: str | None) -> None:
        self._texts = [*texts]
        self.heard: list[str | None] = []

    def hear(self, line: Line | None) -> Reply:
        self.heard.append(None if line is None else line.text)
        if not self._texts:
            return Reply(hangs_up=True)
        text = self._texts.pop(0)
        return Reply() if text is None else Reply((Line(text=text),))


class Reads:
    """A caller that reads out what it is given, as a person or a model would: words alone."""

    def __init__(self, *texts: str) -> None:
        self._texts = [*texts]
        self.denials: list[str] = []

    def speak(self, call: Call, heard: Sequence[str]) -> Reply:
        return Reply((Line(text=self._texts.pop(0)),)) if self._texts else Reply(hangs_up=True)

    def denied(self, permission: str) -> None:
        self.denials.append(permission)
