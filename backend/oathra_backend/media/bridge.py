"""One running call: line, voice and record around the conductor, one task group a call.

Everything that happens goes through one inbox to the conductor, and what it wants is done in its order. The callee's
audio goes to the voice by the shortest way, past all of that. What is to be written down is written by a task of its
own, in order, so that a slow disk delays no sound and loses no event.

Three limits end a call, each without the others: the carrier's, set when it was dialled; the deadline and meter here,
which count audio, and time where no audio comes; and the voice, whose end is the call's.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import TypeAlias

from oathra.simulator.sides import Caller
from oathra.verdict.verdict import Verdict

from ..carriers.carrier import Audio, Digit, Line, MarkPlayed, Signal, Stopped
from ..engines.engine import Engine, EngineError, EngineEvent, Failed, Setup, Spent, Voice
from ..finishing import finished
from .actions import Action, Cancel, Clear, HangUp, HeardUntil, Life, Mark, Play, Say, Tell
from .conductor import Conductor, Phase
from .plan import CallPlan, Facts, Outlet
from .queues import AudioQueue

__all__ = ["Bridge"]

_AUDIO_KEPT = 250  # frames: five seconds, as long as a voice may take to connect
_NO_AUDIO_S = 5.0
_LOOKS_EVERY_S = 0.1
_STOOD_STILL_S = 1.0
_OVERTIME_S = 5.0  # beyond the deadline on the clock of the audio
_CLOSES_WITHIN_S = 5.0
_TRIES = 5
_BETWEEN_TRIES_S = 0.5

_Input: TypeAlias = Callable[[Conductor], list[Action]]


class Bridge:
    """Made when a call is approved; `serve` runs it once somebody picks up.

    `caller` chooses what we say (None: by the rules of the core's scripted caller).
    """

    def __init__(
        self,
        plan: CallPlan,
        engine: Engine,
        outlet: Outlet,
        *,
        caller: Caller | None = None,
        seed: int | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.plan = plan
        self.conductor = Conductor(plan, caller=caller, seed=seed)
        self._engine = engine
        self._outlet = outlet
        self._now = now
        self._dialled_at = now()
        self._inbox: asyncio.Queue[_Input] = asyncio.Queue()
        self._record: asyncio.Queue[Tell | Life] = asyncio.Queue()
        self._audio = AudioQueue(_AUDIO_KEPT)
        self._latest: Audio | None = None
        self._heard_at = 0.0
        self._line: Line | None = None
        self._voice: Voice | None = None
        self._usage: dict[str, float] = {}
        self._over = asyncio.Event()
        self._hung_up: bool | None = None
        self._unwritten: Exception | None = None
        self._sealed = False

    def verdict(self, *, explain_in: str | None = None) -> Verdict:
        """Return the core's verdict as it stands."""
        return self.conductor.verdict(explain_in=explain_in)

    # -- before and beside the audio -----------------------------------------------------------------------

    async def dialled(self) -> None:
        """The carrier is about to be asked to place the call."""
        self._dialled_at = self._now()
        await self._now_do(self.conductor.dialled())

    async def not_answered(self) -> None:
        """The call ended before anybody picked up, or was refused; safe to repeat, and after the answer."""
        if self._line is None and not self._sealed:
            await self._now_do(self.conductor.not_answered(self._elapsed_ms()))
            await self._seal()

    async def signal(self, signal: Signal) -> None:
        """Take what the carrier told about this call, however often and in whatever order."""
        if signal.kind == "answered_by":
            self._put(lambda conductor: conductor.answered_by(signal.value))
        elif signal.kind == "status" and signal.value in ("busy", "failed", "no-answer", "canceled"):
            await self.not_answered()

    def leave(self, why: str) -> None:
        """Hang up at once: a person, a limit or the end of the program wants it."""
        self._put(lambda conductor: conductor.leave(why))

    # -- the call ------------------------------------------------------------------------------------------

    async def serve(self, line: Line) -> None:
        """Run the call whose audio is *line* until it is over, hung up and written down."""
        self._line, self._heard_at = line, self._now()
        try:
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(self._write()), group.create_task(self._conduct(group))]
                self._put(lambda conductor: conductor.answered(self._elapsed_ms()))
                tasks += [group.create_task(work) for work in (self._listen(line), self._watch())]
                voice = await self._open_voice()
                if voice is not None:
                    tasks += [group.create_task(work) for work in (self._give(voice), self._follow(voice))]
                await self._over.wait()
                for task in tasks:
                    task.cancel()
        finally:
            # Also where this task is cancelled: whatever happens, no line stays up and no event is lost.
            await finished(self._wind_up(line))
        if self._unwritten is not None:
            raise self._unwritten

    async def _open_voice(self) -> Voice | None:
        scenario = self.plan.scenario
        setup = Setup(call=self.plan.call, language=scenario.language, goal=scenario.mission.objective)
        try:
            self._voice = await self._engine.open(setup)
        except EngineError as error:
            self._voice_failed("engine", str(error))
        return self._voice

    async def _listen(self, line: Line) -> None:
        """Read the line: audio to the voice at once, the rest to the conductor."""
        async for event in line.events():
            if isinstance(event, Audio):
                self._heard_at = self._now()
                self._audio.put(event.at_ms, event.mulaw)
                if self._audio.waiting > 1:  # what waited in the socket comes at once: let the voice take it meanwhile
                    await asyncio.sleep(0)
                if self._latest is None:
                    self._put(self._time_went_on)
                self._latest = event
            elif isinstance(event, Stopped):
                self._line_stopped(event)
                return
            else:
                self._put(_told_by_line(event))
        self._line_stopped(Stopped("dropped"))

    def _time_went_on(self, conductor: Conductor) -> list[Action]:
        """Tell the conductor how far the audio got; however many frames came meanwhile, once."""
        latest, self._latest = self._latest, None
        return [] if latest is None else conductor.audio(latest.at_ms, latest.mulaw)

    def _line_stopped(self, event: Stopped) -> None:
        if event.why == "stopped":
            self._put(lambda _: [HangUp("stopped")])
        else:
            self._put(lambda conductor: conductor.line_lost("line", "the audio of the line broke off"))

    async def _give(self, voice: Voice) -> None:
        """Give the voice the callee's audio, as fast as it takes it."""
        heed = self.conductor.heed
        try:
            while True:
                at_ms, mulaw = await self._audio.get()
                heed.given(mulaw, self.conductor.answer_ms + at_ms)
                await voice.hear(mulaw)
        except EngineError as error:
            self._voice_failed("engine", str(error))

    async def _follow(self, voice: Voice) -> None:
        try:
            async for event in voice.events():
                if isinstance(event, Spent):
                    for name, used in event.usage:
                        self._usage[name] = self._usage.get(name, 0.0) + used
                self._put(_told_by_voice(event))
        except EngineError as error:
            self._voice_failed("engine", str(error))
            return
        self._voice_failed("engine", "the voice engine closed the connection")

    def _voice_failed(self, code: str, message: str) -> None:
        self._put(_told_by_voice(Failed(code, message)))

    async def _watch(self) -> None:
        """End what the audio's own clock cannot end: a line without audio, a call beyond its time."""
        limit_ms = self.plan.budget.duration_ms
        now = self._now()
        while not self._over.is_set():
            await asyncio.sleep(_LOOKS_EVERY_S)
            before, now = now, self._now()
            if now - before > _STOOD_STILL_S:
                self._heard_at += now - before  # while this process stood still, nobody listened
            if now - self._heard_at >= _NO_AUDIO_S:
                self._put(lambda conductor: conductor.line_lost("no_audio", "no audio came for five seconds"))
                return
            if limit_ms is not None and now - self._dialled_at >= limit_ms / 1000 + _OVERTIME_S:
                self.leave("deadline")
                return

    # -- doing what the conductor wants --------------------------------------------------------------------

    async def _conduct(self, group: asyncio.TaskGroup) -> None:
        hanging_up: asyncio.Task[None] | None = None
        while True:
            given = await self._inbox.get()
            for action in given(self.conductor):
                if isinstance(action, HangUp):
                    if hanging_up is None:
                        hanging_up = group.create_task(self._close())
                else:
                    await self._do(action)

    async def _do(self, action: Action) -> None:
        line, voice = self._line, self._voice
        match action:
            case Tell() | Life():
                self._record.put_nowait(action)
            case Play() if line is not None:
                await line.play(action.mulaw)
            case Mark() if line is not None:
                await line.mark(action.name)
            case Clear() if line is not None:
                await line.clear()
            case Say() | Cancel() | HeardUntil() if voice is not None:
                await self._tell_voice(voice, action)
            case _:
                pass  # before there is a line or a voice, or after it

    async def _tell_voice(self, voice: Voice, action: Say | Cancel | HeardUntil) -> None:
        try:
            match action:
                case Say():
                    await voice.say(action.reply, action.guidance)
                case Cancel():
                    await voice.cancel(action.reply)
                case HeardUntil():
                    await voice.heard_until(action.reply, action.ms)
        except EngineError as error:
            self._voice_failed("engine", str(error))

    async def _close(self) -> None:
        """Have the carrier hang up, wait a little for the callee's last words, and close the call."""
        await self._hang_up()
        until = self._now() + self.plan.last_words_s
        while self.conductor.waits_for_words and self._now() < until:
            await asyncio.sleep(0.02)
        self._put(lambda conductor: conductor.closed())
        self._put(self._ends)

    def _ends(self, conductor: Conductor) -> list[Action]:
        self._over.set()
        return []

    async def _hang_up(self) -> None:
        for attempt in range(_TRIES):
            with contextlib.suppress(Exception):  # whatever it is, the line must come down: try again
                self._hung_up = await self._outlet.hang_up()
            if self._hung_up:
                return
            await asyncio.sleep(_BETWEEN_TRIES_S * attempt)

    # -- the record ----------------------------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            noted = await self._record.get()
            await finished(self._note(noted))

    async def _note(self, noted: Tell | Life) -> None:
        """Write down one thing; where that fails, the call ends, and it is tried again."""
        for attempt in range(_TRIES):
            try:
                if isinstance(noted, Tell):
                    await self._outlet.happened(noted.event)
                else:
                    await self._outlet.life(noted.signal, noted.t, noted.detail)
                return
            except Exception as error:  # a full disk, a lost database: the caller of `serve` learns which
                self._unwritten = error
                self.leave("record")
                await asyncio.sleep(_BETWEEN_TRIES_S * attempt)
        raise RuntimeError("the record of the call cannot be written") from self._unwritten

    async def _now_do(self, actions: list[Action]) -> None:
        for action in actions:
            if isinstance(action, Tell | Life):
                await self._note(action)

    async def _wind_up(self, line: Line) -> None:
        """Leave nothing behind: the line hung up, the voice closed, everything written."""
        if not self._hung_up:
            await self._hang_up()
        while not self._inbox.empty():
            self._wind_up_do(self._inbox.get_nowait()(self.conductor))
        if self.conductor.phase is not Phase.OVER:
            self._wind_up_do([*self.conductor.leave("stopped"), *self.conductor.closed()])
        while not self._record.empty():
            await self._note(self._record.get_nowait())
        with contextlib.suppress(Exception):
            if self._voice is not None:
                await asyncio.wait_for(self._voice.close(), _CLOSES_WITHIN_S)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(line.close(), _CLOSES_WITHIN_S)
        await self._seal()

    def _wind_up_do(self, actions: list[Action]) -> None:
        for action in actions:
            if isinstance(action, Tell | Life):
                self._record.put_nowait(action)

    async def _seal(self) -> None:
        if not self._sealed:
            self._sealed = True
            await self._outlet.sealed(
                Facts(
                    answer_ms=self.conductor.answer_ms,
                    dropped_ms=self._audio.dropped_ms,
                    unheard=self.conductor.utterances.unheard,
                    usage=dict(self._usage),
                )
            )

    def _put(self, given: _Input) -> None:
        self._inbox.put_nowait(given)

    def _elapsed_ms(self) -> int:
        return int((self._now() - self._dialled_at) * 1000)


def _told_by_line(event: MarkPlayed | Digit) -> _Input:
    return lambda conductor: conductor.line(event)


def _told_by_voice(event: EngineEvent) -> _Input:
    return lambda conductor: conductor.voice(event)
