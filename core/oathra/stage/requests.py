"""What a page can ask for, as one table: the name of an operation, and the function that does it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..scenario import Scenario, read_scenario
from .at_the_desk import at_the_desk
from .opened import opened
from .tapes import played

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
    return {"tape": played(_scenario(request), _number(request, "seed"), explain_in=_language(request))}


def _clerk(request: Asked) -> dict[str, Any]:
    """Play `scenario` with `seed`, the callee's lines being those in `said`, up to where the next one is waited for."""
    said = request.get("said", [])
    return at_the_desk(_scenario(request), _number(request, "seed"), said, explain_in=_language(request))


def _open(request: Asked) -> dict[str, Any]:
    """Read `text`, the lines of an `events.jsonl`."""
    return {"tape": opened(str(request.get("text", "")))}


OPERATIONS: dict[str, Callable[[Asked], dict[str, Any]]] = {
    "play": _play,
    "clerk": _clerk,
    "open": _open,
}


def _scenario(request: Asked) -> Scenario:
    return read_scenario(request.get("scenario"))


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
