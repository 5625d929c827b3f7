"""A real call as it runs: the record grows, the board below it shows the fields, the state of the line and the cost."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import nullcontext
from typing import Any, Protocol

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from oathra.call.contract import CallContract
from oathra.call.transcript import Transcript
from oathra.checking import Dialogue
from oathra.runtime.events import Event, TranscriptHeard, TurnSpoken, event_from_json
from oathra.runtime.recording import Recording, turns_of

from ..playing.board import board
from ..playing.call_rows import CallRows
from ..said_today import said_today
from ..verdict_view import verdict_view
from ..wording import in_language
from .wording import SAYS, STATES

__all__ = ["Entry", "Following"]

# What happens on the line and belongs into the record that people read.
_OF_THE_LINE = ("carrier.refused", "call.lost", "number.closed")


class Entry(Protocol):
    """An entry of a call's log."""

    @property
    def seq(self) -> int: ...

    @property
    def type(self) -> str: ...

    @property
    def body(self) -> Mapping[str, Any]: ...


class Following:
    """Shows one call from its log, as the entries come."""

    def __init__(self, plan: Mapping[str, Any], language: str, console: Console) -> None:
        self._plan, self._language, self._console = plan, language, console
        self._contract = CallContract.from_json(plan["contract"])
        self._dialogue = Dialogue(self._contract, language=plan["language"])
        self._record = CallRows(language, console)
        self._events: list[Event] = []
        self._moment: list[Event] = []
        self._state, self._spoken, self._t, self._last = "policy_checked", Text(""), 0, -1

    def show(self, entries: Callable[[int], Iterable[Entry]], stopped: Callable[[], object] | None = None) -> None:
        """Print the call until the log ends; *entries* returns those after a number, -1 for all of them.

        The first Ctrl-C asks *stopped* to hang up, and the showing goes on where it was.
        """
        live = Live(console=self._console, auto_refresh=False, transient=True)
        with live if self._console.is_terminal else nullcontext():
            while True:
                try:
                    for entry in entries(self._last):
                        self._take(entry)
                        if self._console.is_terminal:
                            live.update(self._board(), refresh=True)
                    return
                except KeyboardInterrupt:
                    if stopped is None:
                        raise
                    stopped()
                    stopped = None

    def verdict(self) -> RenderableType:
        """Return the verdict of what was logged."""
        recording = Recording(events=tuple(self._events), contract=self._contract, language=self._plan["language"])
        today = self._contract.today
        return verdict_view(
            recording.verdict(explain_in=self._language),
            Transcript(turns=tuple(turns_of(self._events))),
            language=self._language,
            today="" if today is None else said_today(today, self._language, assumed=False),
            console=self._console,
            record=False,
        )

    @property
    def completed(self) -> bool:
        """Whether the callee's words complete the call."""
        return self._dialogue.standing().completed

    def _take(self, entry: Entry) -> None:
        if entry.type == "transcript.final":
            self._flush()
        self._last = entry.seq  # after what was printed for earlier ones, so that an interrupt loses no turn
        if entry.type == "life.moved":
            self._state = str(entry.body["to"])
            return
        if entry.type in _OF_THE_LINE:
            said = in_language(SAYS, entry.type, self._language, why=entry.body.get("why", ""))
            self._console.print(self._record.row(self._t, Text(""), Text(said, style="italic yellow"), ()))
            return
        try:
            event = event_from_json({name: value for name, value in entry.body.items() if name != "at"})
        except ValueError:
            return  # of the line, not of the conversation
        self._t = event.t
        if isinstance(event, TranscriptHeard):
            self._spoken = Text.assemble(self._record.who(event.speaker), "  ", event.text, ("▌", "red"))
            return
        if isinstance(event, TurnSpoken):
            self._spoken = Text("")
            for turn in turns_of([event]):
                self._dialogue.receive(turn)
        self._events.append(event)
        self._moment.append(event)
        if not isinstance(event, TurnSpoken):
            # What a turn settled follows it at once; other events stand alone.
            self._flush_when_done()

    def _flush_when_done(self) -> None:
        last = self._moment[-1].to_json()["type"]
        if last in ("mission.progress", "call.dialed", "call.connected", "call.ended", "error", "permission.denied"):
            self._flush()

    def _flush(self) -> None:
        if self._moment:
            spoken = any(isinstance(event, TurnSpoken) for event in self._moment)
            nodes = self._dialogue.verdict().nodes if spoken else ()
            self._console.print(self._record.rows(self._moment, nodes))
            self._moment = []

    def _board(self) -> RenderableType:
        minutes = -(-self._t // 60_000)
        cost = minutes * int(self._plan["perMinuteMicroUsd"]) / 1_000_000
        told = Text.assemble(
            ("● ", "red"), in_language(STATES, self._state, self._language),
            (f"  ·  {in_language(SAYS, 'cost', self._language, cost=f'{cost:.2f}')}", "dim"),
        )  # fmt: skip
        fields = board(self._dialogue.standing(), self._language, self._console.width)
        return Group(self._record.row(self._t, Text(""), self._spoken, ()), told, fields)
