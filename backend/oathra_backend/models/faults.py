"""What an error of the SDK means: which trouble it is, whether it may pass, and whether it may have cost anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oathra.call.json_shapes import is_object

__all__ = ["Fault", "fault_of"]

_NO_CREDIT = ("insufficient_quota", "billing_hard_limit_reached", "billing_not_active")
_SAID_CHARS = 200
_UNTIL_DEAF = 500


@dataclass(frozen=True, slots=True)
class Fault:
    """One failed request.

    `code` is that of a `ModelError`, `said` what the server said. `may_pass`: the same request may succeed later,
    after `wait_s` seconds where the server named them. `another_manner`: it may succeed in another form. `answered`:
    the server may have worked on it.
    """

    code: str
    said: str = ""
    wait_s: float = 0.0
    another_manner: bool = False
    answered: bool = False

    @property
    def may_pass(self) -> bool:
        return self.code in ("limited", "server", "slow", "unreachable")


def fault_of(error: Any) -> Fault:
    """Return the fault that *error*, one of the SDK's, stands for."""
    import openai

    said = _said(error)
    if isinstance(error, openai.APITimeoutError):
        return Fault("slow", answered=True)
    if isinstance(error, openai.APIConnectionError):
        # Refused before anything was sent; a line that broke later may have carried the request.
        refused = "connect" in type(error.__cause__).__name__.lower()
        return Fault("unreachable" if refused else "server", said, answered=not refused)
    if not isinstance(error, openai.APIStatusError):
        return Fault("server", said, answered=True)
    status = error.status_code
    if status in (401, 403):
        return Fault("unauthorized", said)
    if error.code in _NO_CREDIT or error.type in _NO_CREDIT or status == 402:
        return Fault("no_credit", said)
    if status == 404:
        named = error.code == "model_not_found" or (is_object(error.body) and "model" in said.lower())
        return Fault("unknown_model" if named else "no_endpoint", said)
    if status == 429:
        return Fault("limited", said, wait_s=_retry_after(error))
    if status == 408 or status >= _UNTIL_DEAF:
        return Fault("server", said, wait_s=_retry_after(error), answered=True)
    return Fault("refused", said, another_manner=status in (400, 422))


def _said(error: Any) -> str:
    """Return what the server said, on one line, as far as a line goes."""
    body: Any = getattr(error, "body", None)
    found = body.get("message") or body.get("error") if is_object(body) else None
    text = " ".join(str(found or getattr(error, "message", error)).split())
    return text if len(text) <= _SAID_CHARS else text[: _SAID_CHARS - 1] + "…"


def _retry_after(error: Any) -> float:
    try:
        return max(0.0, float(error.response.headers.get("retry-after", 0)))
    except ValueError:  # a date: our own pauses do
        return 0.0
