"""What a page can ask for, as one table: the name of an operation, and the function that does it.

What an operation needs is imported when it is first asked for, so that the first call plays without the gauntlet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ..call.json_shapes import is_list
from ..scenario import Scenario, read_scenario

if TYPE_CHECKING:
    from ..evaluation.plan import Plan

__all__ = ["OPERATIONS", "perform"]

Asked = Mapping[str, Any]


def perform(request: Asked) -> dict[str, Any]:
    """Return the answer to a request whose `op` is one of `OPERATIONS`.

    Raises `ValueError` for a request that is not understood, `ScenarioError` for a scenario that breaks its grammar.
    """
    operation = OPERATIONS.get(str(request.get("op")))
    if operation is None:
        raise ValueError(f"op is {request.get('op')!r}; use one of {', '.join(OPERATIONS)}")
    return operation(request)


def _play(request: Asked) -> dict[str, Any]:
    """Play `scenario` with `seed`: the call between its two sides."""
    from .tapes import played

    return {"tape": played(_scenario(request), _number(request, "seed"), explain_in=_language(request))}


def _clerk(request: Asked) -> dict[str, Any]:
    """Play `scenario` with `seed`, the callee's lines being those in `said`, up to where the next one is waited for."""
    from .at_the_desk import at_the_desk

    said = request.get("said", [])
    return at_the_desk(_scenario(request), _number(request, "seed"), said, explain_in=_language(request))


def _battle(request: Asked) -> dict[str, Any]:
    """Let every agent call in `scenario` with `seed`."""
    from .battles import battled

    scenario, seed = _scenario(request), _number(request, "seed")
    return battled(scenario, scenario.seed if seed is None else seed, explain_in=_language(request))


def _open(request: Asked) -> dict[str, Any]:
    """Read `text`, the lines of an `events.jsonl`."""
    from .opened import opened

    return {"tape": opened(str(request.get("text", "")))}


def _gauntlet(request: Asked) -> dict[str, Any]:
    """Play `count` hostile calls with `scenarios` and `seed`, from number `from`; `tally` is that of those before."""
    from .gauntlet import portion

    start, count = _number(request, "from") or 0, _number(request, "count") or 0
    return portion(
        _plan(request), str(request.get("judge", "oathra")), range(start, start + count), request.get("tally")
    )


def _failure(request: Asked) -> dict[str, Any]:
    """Return the shortest transcript of what went wrong in the hostile call of this `number`."""
    from .gauntlet import failure_of

    return failure_of(_plan(request), str(request.get("judge", "oathra")), _number(request, "number") or 0)


OPERATIONS: dict[str, Callable[[Asked], dict[str, Any]]] = {
    "play": _play,
    "clerk": _clerk,
    "battle": _battle,
    "open": _open,
    "gauntlet": _gauntlet,
    "failure": _failure,
}


def _scenario(request: Asked) -> Scenario:
    return read_scenario(request.get("scenario"))


def _plan(request: Asked) -> Plan:
    from ..evaluation.plan import Plan

    scenarios = request.get("scenarios")
    if not is_list(scenarios):
        raise ValueError(f"scenarios is {scenarios!r}; it must be a list of scenarios")
    return Plan([read_scenario(one) for one in scenarios], _number(request, "seed") or 0)


def _number(request: Asked, name: str) -> int | None:
    value = request.get(name)
    if value is not None and (not isinstance(value, int) or isinstance(value, bool) or value < 0):
        raise ValueError(f"{name} is {value!r}; it must be a whole number from 0, or left out")
    return value


def _language(request: Asked) -> str | None:
    language = request.get("explainIn")
    if not isinstance(language, str | None):
        raise ValueError(f"explainIn is {language!r}; it must be a string or left out")
    return language
