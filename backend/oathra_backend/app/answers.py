"""Answers in JSON, errors among them: a code for programs, a sentence for people."""

from __future__ import annotations

import json
from typing import Any

from starlette.responses import Response

__all__ = ["Json", "problem"]


class Json(Response):
    """An answer in JSON that is readable as it is, Japanese included."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """Return *content* as UTF-8."""
        return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


def problem(status: int, code: str, message: str, *, headers: dict[str, str] | None = None, **more: Any) -> Json:
    """Return an error: what is wrong, what was found, and what would be right."""
    return Json({"error": {"code": code, "message": message, **more}}, status, headers=headers)
