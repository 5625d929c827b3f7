"""A call on tape: its events, the words that count in each turn as they were read then, and the verdict."""

from __future__ import annotations

from typing import Any

from ..runtime.events import Event, TurnSpoken
from ..scenario import Scenario
from ..simulator import AgentKind, Callee, SimulatedCall

__all__ = ["Taping", "played"]


class Taping:
    """A simulated call that is being taped; `run` plays it as far as it goes."""

    def __init__(
        self,
        scenario: Scenario,
        seed: int | None,
        *,
        callee: Callee | None = None,
        agent: AgentKind | None = None,
        explain_in: str | None = None,
    ) -> None:
        self.call = SimulatedCall(scenario, seed, callee=callee, agent=agent)
        self._explain_in = explain_in or scenario.language
        self._events: list[Event] = []
        self._marks: list[list[dict[str, Any]]] = []

    def run(self) -> None:
        """Play the call to its end, or to where a side raises."""
        for moment in self.call.moments():
            self._events += moment
            for event in moment:
                if isinstance(event, TurnSpoken):
                    self._marks.append(self._read_in(event.turn))

    def tape(self) -> dict[str, Any]:
        """Return what is on the tape as JSON values.

        `events` are those of `events.jsonl`; `marks` holds for each turn the nodes of the evidence graph that its
        words made, as they were then; `artifact` is the verdict as it stands, and `truth` what the callee really
        committed to.
        """
        truth = self.call.truth
        return {
            "events": [event.to_json() for event in self._events],
            "marks": self._marks,
            "artifact": self._artifact(),
            "truth": {"committed": truth.committed, "terms": dict(truth.terms), "ever": truth.ever},
        }

    def _artifact(self) -> dict[str, Any]:
        return self.call.call.verdict(explain_in=self._explain_in).to_dict()

    def _read_in(self, turn: int) -> list[dict[str, Any]]:
        return [node for node in self._artifact()["graph"]["nodes"] if node["turn"] == turn]


def played(scenario: Scenario, seed: int | None = None, *, explain_in: str | None = None) -> dict[str, Any]:
    """Return the tape of a whole call in *scenario*; see `Taping.tape`."""
    taping = Taping(scenario, seed, explain_in=explain_in)
    taping.run()
    return taping.tape()
