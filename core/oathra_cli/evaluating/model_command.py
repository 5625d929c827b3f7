"""`oathra eval --callee MODEL`, `--agent MODEL`: a run of calls with models, its report, and what is kept of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from oathra.evaluation.claims import ClaimedCall, planned, reaches_a_person, sums
from oathra.scenario import Scenario

from ..counted import counted
from ..failure import Failure
from ..model_sides import ModelOptions, ModelSides
from .model_calls import Sides, calls_held

__all__ = ["ModelRun", "ModelRunOptions", "run_models"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelRunOptions:
    """What is run: the model of each side, None for the scripted one; how many calls, of which seed, how many at once.

    `record` is the folder in which each call is kept as soon as it is over.
    """

    callee: str | None
    agent: str | None
    models: ModelOptions
    calls: int
    seed: int
    at_once: int
    record: Path | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelRun:
    """What became of it: the calls by number, what the models used, and why it broke off, if it did."""

    options: ModelRunOptions
    calls: tuple[ClaimedCall, ...]
    usage: dict[str, Any]
    stopped_by: BaseException | None

    @property
    def passed(self) -> bool:
        """Whether all calls were held to their end and nothing was falsely completed."""
        whole = len(self.calls) == self.options.calls and all(one.failed is None for one in self.calls)
        return whole and not any(one.false for one in self.calls)

    def to_json(self) -> dict[str, Any]:
        """Return the run as JSON values."""
        return {
            "callee": self.options.callee, "agent": self.options.agent, "seed": self.options.seed,
            "planned": self.options.calls, "passed": self.passed, **sums(self.calls).to_json(), "usage": self.usage,
            "stoppedBy": None if self.stopped_by is None else str(self.stopped_by) or "interrupt",
            "runs": [one.to_json() for one in self.calls],
        }  # fmt: skip


def run_models(scenarios: Sequence[Scenario], options: ModelRunOptions) -> ModelRun:
    """Hold the calls and return what became of them, of an interrupted run too; raises for what keeps it from
    beginning."""
    fitting = [one for one in scenarios if options.callee is None or reaches_a_person(one)]
    if not fitting:
        raise Failure("nobody_answers")
    plan = planned(fitting, options.calls, options.seed)
    _make(options.record)  # before anything is paid for
    with closing(ModelSides(options.models)) as models:
        sides = Sides(
            clerk=None if options.callee is None else models.clerk(options.callee),
            agent=None if options.agent is None else models.agent(options.agent),
        )
        done: list[ClaimedCall] = []
        stopped_by: BaseException | None = None
        try:
            with (
                closing((1, call) for call in calls_held(plan, sides, options.at_once)) as found,
                closing(counted(found, len(plan))) as calls,
            ):
                for call in calls:
                    done.append(call)
                    _keep(call, options.record)
        except (KeyboardInterrupt, Failure) as stop:
            stopped_by = stop
        spending = models.spending
        usage: dict[str, Any] = {
            "requests": spending.requests, "read": spending.read, "written": spending.written,
            "countedAtWorst": spending.guessed, "dollars": spending.dollars,
        }  # fmt: skip
    if stopped_by is None and len(done) < len(plan):
        stopped_by = next((call.failed for call in reversed(done) if call.failed is not None), None)
    run = ModelRun(
        options=options, calls=tuple(sorted(done, key=lambda call: call.number)), usage=usage, stopped_by=stopped_by
    )
    if not isinstance(stopped_by, Failure):  # else there is no place to keep it
        _write(options.record, "report.json", run.to_json())
    return run


def _keep(call: ClaimedCall, record: Path | None) -> None:
    """Keep a call with what was true in it: it may have cost money, and another run gives other words."""
    if record is None:
        return
    from ..playing.keeping import keep_recording

    folder = record / f"{call.number:03}-{call.scenario.id}"
    keep_recording(call.recording, folder)
    _write(folder, "call.json", call.to_json())


def _make(folder: Path | None) -> None:
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure("unwritable", name=folder, why=error.strerror or error) from None


def _write(folder: Path | None, name: str, value: Any) -> None:
    _make(folder)
    if folder is None:
        return
    try:
        (folder / name).write_text(json.dumps(value, ensure_ascii=False, indent=2) + "\n", "utf-8", newline="\n")
    except OSError as error:
        raise Failure("unwritable", name=folder, why=error.strerror or error) from None
