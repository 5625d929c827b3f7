"""One function for a browser: a JSON request in, a JSON answer out; never an exception.

Text crosses as this one argument, so nothing of a log is ever read as code.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from .call.contract import read_today
from .call.json_shapes import is_object
from .call.logs import read_log
from .checking import Dialogue
from .errors import OathraError, TranscriptError

__all__ = ["answer"]


def answer(request: str) -> str:
    """Return the answer to a request to check a log, or, where it has an `op`, to one of `oathra.stage`.

    The request has `log`, `contract` {require, constraints, confirmation}, `today`, `language`, `explainIn`
    and `callers`, all but `log` optional. The answer is `{"ok": true, "artifact", "transcript"}` or
    `{"ok": false, "error": {"message", "line"}}`.
    """
    reply: dict[str, Any]
    try:
        reply = {"ok": True, **_answered(json.loads(request))}
    except (OathraError, ValueError) as error:
        line = error.line if isinstance(error, TranscriptError) else None
        reply = {"ok": False, "error": {"message": str(error), "line": line}}
    return json.dumps(reply, ensure_ascii=False)


def _answered(request: Any) -> dict[str, Any]:
    if not is_object(request):
        raise ValueError('the request must be a JSON object like {"log": "..."}')
    if "op" not in request:
        return _checked(request)
    from .stage import perform  # only when asked for: a page that checks logs starts without a simulator

    return perform(request)


def _checked(request: Mapping[str, Any]) -> dict[str, Any]:
    for name in ("today", "language", "explainIn"):
        if not isinstance(request.get(name), str | None):
            raise ValueError(f"{name} is {json.dumps(request[name])}; it must be a string or left out")
    explain_in = request.get("explainIn")
    transcript = read_log(request.get("log", ""), callers=request.get("callers"), explain_in=explain_in or "en")
    contract: Any = request.get("contract") or {}
    if not is_object(contract):
        raise ValueError(f'contract is {json.dumps(contract)}; it must be an object like {{"require": ["time"]}}')
    dialogue = Dialogue(contract, today=read_today(request.get("today")), language=request.get("language"))
    for turn in transcript.turns:
        dialogue.receive(turn)
    verdict = dialogue.verdict(explain_in=explain_in, certain=transcript.certain)
    return {
        "artifact": verdict.to_dict(),
        "transcript": {
            "format": transcript.format,
            "certain": transcript.certain,
            "labels": transcript.labels,
            "notices": [{"code": n.code, "message": n.message, "line": n.line} for n in transcript.notices],
            "turns": [
                {"speaker": turn.speaker.value, "text": turn.text, "label": label, "line": line}
                for turn, label, line in zip(transcript.turns, transcript.turn_labels, transcript.lines, strict=True)
            ],
        },
    }
