"""The grammar in two more forms: as a JSON Schema for editors, and as the tables of a page for people."""

from __future__ import annotations

from typing import Any

from .grammar import GRAMMAR, SECTIONS, Key, holds_required

__all__ = ["grammar_page", "json_schema"]


def json_schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of a scenario file, as YAML gives it to an editor."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "An Oathra scenario",
        "description": "A simulated call: the mission of the caller, the callee, and the verdict to be won.",
        **_object(""),
    }


def _object(section: str) -> dict[str, Any]:
    keys = [key for key in GRAMMAR if key.section == section]
    inner = [name for name in SECTIONS if name and name.rpartition(".")[0] == section]
    properties: dict[str, Any] = {key.name: _described(key) for key in keys}
    for name in inner:
        properties[name.rpartition(".")[2]] = {"description": SECTIONS[name], **_object(name)}
    needed = [key.name for key in keys if key.required]
    needed += [name.rpartition(".")[2] for name in inner if holds_required(name)]
    return {"type": "object", "properties": properties, "required": needed, "additionalProperties": False}


def _described(key: Key) -> dict[str, Any]:
    described = {"description": key.meaning, **key.kind.schema}
    return described if key.default in (None, "", (), {}) else {**described, "default": _yaml(key.default)}


def grammar_page() -> str:
    """Return the grammar as Markdown tables, one a section."""
    parts: list[str] = []
    for section, meaning in SECTIONS.items():
        heading = f"### `{section}`" if section else "### The call"
        rows = [_row(key) for key in GRAMMAR if key.section == section]
        table = ["| key | takes | without it | meaning |", "|---|---|---|---|", *rows] if rows else []
        parts.append("\n".join([heading, "", meaning, *([""] if table else []), *table]))
    return "\n\n".join(parts) + "\n"


def _row(key: Key) -> str:
    without = "**must stand**" if key.required else _shown_default(key)
    return f"| `{key.name}` | {key.kind.what} | {without} | {key.meaning} |"


def _shown_default(key: Key) -> str:
    if key.default in (None, "", (), {}):
        return "none"
    return f"`{_yaml(key.default)}`"


def _yaml(value: Any) -> Any:
    return ("no", "yes")[value] if isinstance(value, bool) else value
