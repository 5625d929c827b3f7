"""A call as it is kept: its events, the contract, the verdict, and a summary for people, each as the text of a file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..call.contract import CallContract, read_today
from ..call.json_faults import json_fault
from ..call.turn import Speaker, Turn
from ..checking import Dialogue
from ..verdict.verdict import Verdict
from .clock import shown_clock
from .events import CallDialed, CallEnded, Event, MissionProgressed, ResultReached, TurnSpoken, event_from_json

__all__ = ["CONTRACT", "EVENTS", "SUMMARY", "VERDICT", "Recording", "read_recording", "turns_of"]

EVENTS, CONTRACT, VERDICT, SUMMARY = "events.jsonl", "contract.json", "verdict.json", "summary.txt"


@dataclass(frozen=True, slots=True, kw_only=True)
class Recording:
    """One call: everything that happened, and what it was judged by. `language` is the code of the call's language."""

    events: tuple[Event, ...]
    contract: CallContract
    language: str | None = None

    @property
    def whole(self) -> bool:
        """Whether it goes on to the result: one that breaks off before tells nothing of how the call ended."""
        return any(isinstance(event, ResultReached) for event in self.events)

    def verdict(self, *, explain_in: str | None = None) -> Verdict:
        """Return the verdict, judged anew from the recorded turns; explained in the call's language where not told."""
        dialogue = Dialogue(self.contract, language=self.language)
        for turn in turns_of(self.events):
            dialogue.receive(turn)
        return dialogue.verdict(explain_in=explain_in or self.language)

    def files(self) -> dict[str, str]:
        """Return the text of each file by its name; there is a verdict of a whole call only."""
        verdict = self.verdict()
        files = {
            EVENTS: "".join(json.dumps(event.to_json(), ensure_ascii=False) + "\n" for event in self.events),
            CONTRACT: json.dumps(self._contract(), ensure_ascii=False, indent=2) + "\n",
            VERDICT: verdict.to_json(indent=2) + "\n",
            SUMMARY: _summary(self, verdict),
        }
        return files if self.whole else {name: text for name, text in files.items() if name != VERDICT}

    def _contract(self) -> dict[str, Any]:
        contract = self.contract
        return {
            "goal": contract.goal,
            "require": None if contract.require is None else list(contract.require),
            "constraints": {name: dict(limits) for name, limits in contract.constraints.items()},
            "confirmation": contract.confirmation,
            "today": None if contract.today is None else contract.today.isoformat(),
            "language": self.language,
        }


def read_recording(events: str, contract: str | None = None) -> Recording:
    """Return the recording in the texts of `events.jsonl` and `contract.json`.

    Without a contract it is judged by what the events tell of it: the required fields and the day of the call.
    Raises `ValueError` with the file and line, what was found and what would be right.
    """
    read: list[Event] = []
    for number, line in enumerate(events.splitlines(), 1):
        if not line.strip():
            continue
        try:
            read.append(event_from_json(json.loads(line)))
        except json.JSONDecodeError as error:
            (found, _), (wanted, _) = json_fault(error)
            message = f"not JSON: column {error.colno} has {found} where {wanted} should stand"
            raise ValueError(f"{EVENTS}, line {number}: {message}") from None
        except ValueError as error:
            raise ValueError(f"{EVENTS}, line {number}: {error}") from None
    if contract is None:
        return Recording(events=tuple(read), contract=_contract_in(read))
    try:
        terms: dict[str, Any] = json.loads(contract)
        language = terms.pop("language", None)
        return Recording(events=tuple(read), contract=CallContract.from_json(terms), language=language)
    except (ValueError, TypeError, AttributeError) as error:
        raise ValueError(f"{CONTRACT}: {error}") from None


def _contract_in(events: Sequence[Event]) -> CallContract:
    progress = next((event for event in reversed(events) if isinstance(event, MissionProgressed)), None)
    dialed = next((event for event in events if isinstance(event, CallDialed)), None)
    try:
        return CallContract(
            require=None if progress is None else (*progress.verified, *progress.missing),
            today=read_today(dialed and dialed.today),
        )
    except ValueError as error:
        raise ValueError(f"{EVENTS}: {error}") from None


def turns_of(events: Iterable[Event]) -> Sequence[Turn]:
    """Return the turns that *events* hold, in order."""
    return [
        Turn(
            speaker=Speaker(event.speaker),
            text=event.text,
            start_ms=event.start_ms,
            end_ms=event.end_ms,
            interrupted=event.interrupted,
            heard_chars=event.heard_chars,
            words=event.words,
        )
        for event in events
        if isinstance(event, TurnSpoken)
    ]


def _summary(recording: Recording, verdict: Verdict) -> str:
    lines: list[str] = []
    for event in recording.events:
        clock = shown_clock(event.t)
        if isinstance(event, CallDialed):
            lines.append(f"{clock}  -> {event.to}")
        elif isinstance(event, TurnSpoken):
            lines.append(f"{clock}  {event.speaker}: {event.text}")
        elif isinstance(event, CallEnded):
            lines.append(f"{clock}  [{event.by}: {event.why}]")
    if not recording.whole:
        last = shown_clock(recording.events[-1].t if recording.events else 0)
        return "\n".join([*lines, "", f"broken off at {last}: not known how the call ended"]) + "\n"
    lines += ["", f"{verdict.status} ({verdict.outcome})"]
    lines += [f"  {name}: {value}" for name, value in verdict.values.items()]
    lines += [f"  {name}: -" for name in verdict.missing if name not in verdict.values]
    lines += [f"- {reason.message}" for reason in verdict.reasons]
    return "\n".join(lines) + "\n"
