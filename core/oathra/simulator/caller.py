"""The scripted caller: it looks at how the call stands, takes what the contract allows, and asks about the rest.

`_policy` lists its moves, tried from the top: the first that has something to say decides the turn. It never sees what
the callee means, only what the dialogue made of its words, as a caller on a real line would.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from ..call.fields import FIELDS
from ..call.permissions import SHARED
from ..runtime.call import Call
from ..scenario.scenario import Mission, Scenario
from ..verdict.limits import keeps
from ..verdict.standing import ON_HOLD, Standing
from .intents import CallerIntent
from .sides import Line, Reply
from .speech import Speech

__all__ = ["Move", "ScriptedCaller", "acceptable"]

_SAYS = CallerIntent
Move = Callable[[Call, Standing, Sequence[str]], Reply | None]
_WAITS_FOR_PERSON = 5
_ASKS_AT_MOST = 2
_COUNTERS_AT_MOST = 5
_WAITS_AT_MOST = 4
# What a callee that goes on has left behind, and what needs no question whether the booking is tentative.
_ENDED_BY_AN_ANSWER = (*ON_HOLD, "TRANSFERS", "ASKS")
# In what state of a required field its own question would help.
_ASKED_ABOUT = ("ambiguous", "not_said", "open_date", "denied_value", "disputed", "not_taken", "not_acknowledged")


def acceptable(mission: Mission, name: str, value: Any) -> bool:
    """Return whether the contract lets the caller take *value*: what it asked for, or what keeps a limit."""
    limits = mission.constraints.get(name)
    if limits is not None:
        return all(keeps(name, value, operator, limit) for operator, limit in limits.items())
    return name not in mission.input or mission.input[name] == value


class ScriptedCaller:
    """A caller that follows the rules."""

    def __init__(self, scenario: Scenario, rng: random.Random) -> None:
        mission = scenario.mission
        self._mission = mission
        self._speech = Speech(
            scenario.language, "caller", rng, scenario.callee.knowledge.currency, {"item": mission.item}
        )
        self._wishes = {name: value for name, value in mission.input.items() if name not in SHARED}
        self._opened = self._thanked = self._left = False
        self._silences = 0
        self._moved_on = False  # already waited for the desk that the call was passed on to
        self._asked: dict[str, int] = {}
        self._denied: set[str] = set()

    def denied(self, permission: str) -> None:
        """Do without what needs *permission*."""
        self._denied.add(permission)

    def speak(self, call: Call, heard: Sequence[str]) -> Reply:
        """Make the first move of the policy that applies."""
        for move in self._policy():
            reply = move(call, call.standing, heard)
            if reply is not None:
                if not reply.lines and not reply.hangs_up:
                    self._silences += 1
                return reply
        return self._leaves()

    def _policy(self) -> tuple[Move, ...]:
        return (
            self._waits_for_a_person,
            self._hangs_up,
            self._follows_a_transfer,
            self._opens,
            self._corrects,
            self._thanks,
            self._gives,
            self._waits,
            self._accepts,
            self._counters,
            self._asks_for_something_else,
            self._asks_which_was_meant,
            self._asks_if_tentative,
            self._asks_about_a_field,
            self._asks_if_booked,
        )

    def claims(self, call: Call) -> bool:
        """Return whether the callee's words completed the call: it claims nothing else."""
        return self._is_done(call.standing)

    def _is_done(self, now: Standing) -> bool:
        return now.completed

    def _may_take(self, name: str, value: Any) -> bool:
        return acceptable(self._mission, name, value)

    # -- its moves, in that order ------------------------------------------------------------------------

    def _waits_for_a_person(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        if now.answered_by == "person":
            return None
        return Reply(hangs_up=self._silences >= _WAITS_FOR_PERSON)

    def _hangs_up(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        return Reply(hangs_up=True) if self._left or (self._thanked and self._is_done(now)) else None

    def _follows_a_transfer(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        if "TRANSFERS" not in now.doubts or self._moved_on:
            return None
        if self._silences < _WAITS_FOR_PERSON and self._opened:
            self._opened = False
            return Reply()
        self._moved_on = True
        return None

    def _opens(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        if self._opened:
            return None
        self._opened = True
        about = "quantity" if "quantity" in self._wishes else ""
        return self._says(_SAYS.REQUESTS, self._wishes, about=about)

    def _thanks(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        if not self._is_done(now) or now.asked:
            return None
        self._thanked = True
        return self._says(_SAYS.THANKS)

    def _gives(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        """Say what the callee asked for, as far as that is known and may be said."""
        for name in now.asked:
            if name in self._mission.input and name not in now.offered:
                if SHARED.get(name) in self._denied:
                    return self._says(_SAYS.WITHHOLDS)
                if self._may_ask(f"give {name}"):
                    return self._says(_SAYS.GIVES, {name: self._mission.input[name]}, about=name, needs=_leave(name))
            elif name in SHARED and self._may_ask(f"withhold {name}"):
                return self._says(_SAYS.WITHHOLDS)
        return None

    def _waits(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        if not now.on_hold_since(now.turns - 1) or not self._may_ask("wait", _WAITS_AT_MOST):
            return None
        return self._says(_SAYS.WAITS) if heard else Reply()

    def _corrects(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        """Put right what the callee read back wrongly."""
        said = {**{name: (value,) for name, value in now.values.items()}, **now.offered}
        for name, values in said.items():
            wanted = self._mission.input.get(name)
            if name in now.required and FIELDS[name].said_by_callee and wanted is not None and wanted not in values:
                if self._may_ask(f"correct {name}"):
                    return self._says(_SAYS.CORRECTS, {name: wanted}, about=name, needs=_leave(name))
        return None

    def _accepts(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        """Take what was offered where all of it keeps the contract; the caller's own values are never among it."""
        offered = {name: values for name, values in now.offered.items() if not FIELDS[name].said_by_callee}
        if not offered or not all(
            len(values) == 1 and self._may_take(name, values[0]) for name, values in offered.items()
        ):
            return None
        if "reserve" in self._denied:
            return self._leaves()
        if not self._may_ask("accept " + " ".join(sorted(offered))):
            return None
        for name, values in offered.items():
            if name in self._wishes:
                self._wishes[name] = values[0]
        return self._says(_SAYS.ACCEPTS, {name: values[0] for name, values in offered.items()}, needs=("reserve",))

    def _counters(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        """Ask for a price within the limit."""
        limit = self._mission.constraints.get("price", {}).get("lte")
        named = now.offered.get("price", ()) or (() if "price" not in now.violated else (now.values["price"],))
        if limit is None or not named or any(self._may_take("price", value) for value in named):
            return None
        if "negotiate" in self._denied or not self._may_ask("counter", _COUNTERS_AT_MOST):
            return None
        return self._says(_SAYS.COUNTERS, {"price": limit}, needs=("negotiate",))

    def _asks_for_something_else(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        beyond = [
            name for name, values in now.offered.items() if len(values) == 1 and not self._may_take(name, values[0])
        ]
        refused = now.refused_in is not None and now.refused_in >= now.turns - len(heard)
        if not (beyond or refused) or "ask" in self._denied:
            return None
        if beyond == ["price"] or not self._may_ask("alternative"):
            return self._leaves()
        about = "" if beyond else "refused"
        return self._says(_SAYS.ASKS_ALTERNATIVE, about=about, needs=("ask",))

    def _asks_which_was_meant(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        """Ask back where what was offered may mean several things."""
        for name, values in now.offered.items():
            if len(values) != 1 and name in now.open and "ask" not in self._denied and self._may_ask(f"about {name}"):
                return self._asks_as_the_verdict_would(call, name)
        return None

    def _asks_if_tentative(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        """After a hedge: at most twice."""
        held_back = any(doubt not in _ENDED_BY_AN_ANSWER for doubt in now.doubts)
        if not held_back and not now.unread and now.commitment not in ("suspended", "stale"):
            return None
        if "reserve" in self._denied or not self._may_ask("tentative"):
            return None
        return self._says(_SAYS.ASKS_IF_TENTATIVE, needs=("reserve",))

    def _asks_about_a_field(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        """Ask back where a required field is open or could mean two things."""
        for name, why in now.open.items():
            if name == "confirmed" or why not in _ASKED_ABOUT or "ask" in self._denied:
                continue
            if why == "not_acknowledged" and not now.confirmed and not FIELDS[name].said_by_callee:
                continue  # the question whether it is booked settles it along
            known = {**self._mission.input, **self._wishes}
            if name in known and why == "not_said" and self._may_ask(f"give {name}"):
                return self._says(_SAYS.GIVES, {name: known[name]}, about=name, needs=_leave(name))
            if self._may_ask(f"about {name}"):
                return self._asks_as_the_verdict_would(call, name)
        return None

    def _asks_if_booked(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        if now.refused_in is not None and "alternative" in self._asked:
            return None
        # Each price that it was answered is a new state of things; a hedge that stays is not.
        left = 1 if "tentative" in self._asked else _ASKS_AT_MOST
        matter = f"booked {now.values} {now.proposed} {self._asked.get('counter')}"
        if now.confirmed or "reserve" in self._denied or not self._may_ask(matter, left):
            return None
        proposed = {name: values[0] for name, values in now.proposed.items() if len(values) == 1}
        known = {**self._wishes, **proposed, **now.values}
        terms = {name: known[name] for name in self._speech.in_terms if name in known}
        return self._says(_SAYS.ASKS_IF_BOOKED, terms, needs=("reserve",))

    # -- inside ------------------------------------------------------------------------------------------

    def _leaves(self) -> Reply:
        if self._left:
            return Reply(hangs_up=True)
        self._left = True
        return self._says(_SAYS.LEAVES)

    def _says(self, intent: CallerIntent, values: dict[str, Any] | None = None, **line: Any) -> Reply:
        return Reply((self._speech.say(intent, values, **line),))

    def _asks_as_the_verdict_would(self, call: Call, name: str) -> Reply:
        question = call.verdict().next or ""
        return Reply((Line(text=question, intent=_SAYS.ASKS, values={name: None}, pause_ms=500, needs=("ask",)),))

    def _may_ask(self, what: str, at_most: int = _ASKS_AT_MOST) -> bool:
        """Count one more try of *what*; return False where there were enough."""
        tries = self._asked.get(what, 0)
        self._asked[what] = tries + 1
        return tries < at_most


def _leave(name: str) -> tuple[str, ...]:
    return (SHARED[name],) if name in SHARED else ()
