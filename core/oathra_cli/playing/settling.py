"""What a turn settled or unsettled, as notes beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from oathra.runtime.events import (
    Event,
    EvidenceCreated,
    EvidenceRevoked,
    EvidenceStale,
    EvidenceSuperseded,
    EvidenceVerified,
)

from ..marks import shown_value
from ..wording import FIELDS, in_language
from .wording import SAYS

__all__ = ["notes"]


def notes(events: Iterable[Event], language: str) -> list[Text]:
    """Return one note for each thing that *events* settled or unsettled, in order."""
    told: list[Text] = []
    replaced: dict[str, Any] = {}
    for event in events:
        match event:
            case EvidenceSuperseded():
                if event.now is None:
                    gone = (_value(event.before, language), "strike")
                    told.append(Text.assemble(("× ", "red"), f"{_name(event.field, language)} ", gone))
                else:
                    replaced[event.field] = event.before
            case EvidenceVerified(field="confirmed"):
                told.append(Text.assemble(("済 ", "bold red"), (_name("confirmed", language), "bold")))
            case EvidenceVerified():
                before = replaced.pop(event.field, None)
                was = ((f"{_value(before, language)}", "strike dim"), " → ") if before is not None else ()
                now = (_value(event.value, language), "bold")
                told.append(Text.assemble(("✓ ", "bold green"), f"{_name(event.field, language)} ", *was, now))
            case EvidenceCreated():
                told.append(Text(f"○ {_name(event.field, language)} {_value(event.value, language)}", style="dim"))
            case EvidenceStale():
                told.append(Text(f"╱ {in_language(SAYS, 'stale', language)}", style="yellow"))
            case EvidenceRevoked():
                told.append(Text(f"╱ {in_language(SAYS, 'revoked', language)}", style="bold red"))
            case _:
                pass
    return told


def _name(field: str, language: str) -> str:
    return in_language(FIELDS, field, language)


def _value(value: Any, language: str) -> str:
    return shown_value(value, language)
