"""Templates and catalogues into pages. `{{key}}` is a message, `{{{name}}}` a piece that is HTML already."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Mapping
from typing import Any

__all__ = ["CHECK_POLICY", "PLAIN_POLICY", "PLAYGROUND_POLICY", "as_data", "fill"]

PLAIN_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'"
)
CHECK_POLICY = (
    "default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; worker-src 'self' blob:; connect-src 'self'; "
    "style-src 'self'; img-src 'self' data:; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
# What PyScript needs, and no more: WebAssembly, a worker made from a blob, and this site's own files.
PLAYGROUND_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; connect-src 'self'; "
    "style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'"
)
PLACE = re.compile(r"\{\{\{([\w.-]+)\}\}\}|\{\{([\w.-]+)\}\}")


def fill(template: str, pieces: Mapping[str, str], messages: Mapping[str, str]) -> str:
    """Return *template* with every place filled.

    Raises `KeyError` for a place that neither *pieces* nor *messages* fill.
    """

    def filled(place: re.Match[str]) -> str:
        return pieces[place[1]] if place[1] else html.escape(messages[place[2]])

    return PLACE.sub(filled, template)


def as_data(value: Any) -> str:
    """Return *value* as JSON that can stand inside a `<script type="application/json">`."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
