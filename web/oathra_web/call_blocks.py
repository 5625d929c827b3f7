"""Calls in the documentation: what a `call` block holds, and the line that says how it was decided.

A block has one line a turn, and after the sign → the verdict, which `make docs` writes. Behind the word "call" may
stand terms as JSON: those of a contract, and `today`, which is Friday, 18 September 2026 unless said otherwise.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from oathra.bridge import answer

__all__ = ["CallBlock", "read_block", "verdict_line"]

SIGN = "→ "
TODAY = "2026-09-18"
Json = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class CallBlock:
    """A call as the documentation shows it; `told` is the verdict that stands below it, "" where none does."""

    log: str
    contract: Json
    today: str | None
    told: str

    def answer(self, explain_in: str = "en") -> Json:
        """Return the bridge's answer; raise `ValueError` for a call that cannot be read."""
        request = {"log": self.log, "contract": self.contract, "today": self.today, "explainIn": explain_in}
        answered: Json = json.loads(answer(json.dumps(request)))
        if not answered["ok"]:
            raise ValueError(f"{self.log!r}: {answered['error']['message']}")
        return answered


def read_block(info: str, text: str) -> CallBlock:
    """Return the call of a block with *info* behind its fence ("call", and terms) and with *text* inside it."""
    terms: Json = json.loads(info.removeprefix("call").strip() or "{}")
    today = terms.pop("today", TODAY)
    lines = text.splitlines()
    told = [line for line in lines if line.startswith(SIGN)]
    log = "\n".join(line for line in lines if not line.startswith(SIGN))
    return CallBlock(log=log, contract=terms, today=today, told="".join(told))


def verdict_line(block: CallBlock) -> str:
    """Return the line that stands below the call: status and outcome, what decided on which words, the values."""
    artifact = block.answer()["artifact"]
    settled = {name: value for name, value in artifact["values"].items() if name != "confirmed"}
    values = " ".join(f"{name}={value_text(value)}" for name, value in settled.items())
    missing = " ".join(artifact["missing"])
    parts = [f"{artifact['status']}, {artifact['outcome']}: {why(artifact)}", values, missing and f"missing {missing}"]
    return SIGN + "; ".join(part for part in parts if part)


def why(artifact: Json) -> str:
    """Return what decided; where it was confirmed and is not complete all the same, the reason for that first."""
    decisive, reason = artifact["decisive"], artifact["reasons"][0]["code"]
    if decisive is None:
        return str(reason)
    quoted = f"{decisive['effect']} “{decisive['quote']}”"
    return f"{reason}, {quoted}" if decisive["effect"] == "confirmed" and artifact["status"] != "completed" else quoted


def value_text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
