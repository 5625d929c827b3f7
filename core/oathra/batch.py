"""One line of a JSON-lines file to one verdict: a pure function, so that any number of processes can share the work."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from .call.carried import carried_terms
from .call.contract import CallContract
from .call.json_faults import json_fault
from .call.json_shapes import is_list, is_object
from .call.logs import MAX_CHARACTERS, call_in
from .checking import check
from .errors import OathraError
from .languages import LANGUAGES

__all__ = ["judge_line"]


def judge_line(line: str, *, number: int, explain_in: str | None = None) -> dict[str, Any]:
    """Return the verdict of the call on *line*, or `{"id", "error"}` if it holds none; never raises.

    *number* counts lines from 1 and stands in the error. A line is read as `oathra check` reads the same
    JSON: an object with `turns` or `messages`, or a list of turns. Terms stand beside them or under `contract`;
    `now` and `today` are the same, `language` and `require` may be absent.
    """
    identity: Any = None
    try:
        row = _row(line)
        identity = row.get("id") if is_object(row) else None
        return _judged(identity, row, explain_in)
    except (OathraError, ValueError) as error:
        return {"id": identity, "error": f"line {number}: {error}"}
    except Exception as error:  # a fault of ours must not cost the user the rest of the batch
        return {"id": identity, "error": f"line {number}: cannot be judged ({type(error).__name__}: {error})"}


def _row(line: str) -> Mapping[str, Any] | Sequence[Any]:
    if len(line) > MAX_CHARACTERS:
        raise ValueError(f"this line has {len(line):,} characters; at most {MAX_CHARACTERS:,} can be read")
    try:
        row: Any = json.loads(line.lstrip("\ufeff"))
    except RecursionError:
        raise ValueError("this is nested too deeply to be a call") from None
    except json.JSONDecodeError as error:
        (found, _), (wanted, _) = json_fault(error)
        place = f"column {error.colno} is {found}, where {wanted} is wanted"
        raise ValueError(f"this is not valid JSON: {place}; give one call a line") from None
    if not (is_object(row) or is_list(row)):
        raise ValueError(f'this is {_shape_of(row)}; give an object with "turns"')
    return row


def _shape_of(value: Any) -> str:
    shapes = ((str, "a text"), (bool, "true or false"), (type(None), "null"))
    return next((name for kind, name in shapes if isinstance(value, kind)), "a number")


def _judged(identity: Any, row: Mapping[str, Any] | Sequence[Any], explain_in: str | None) -> dict[str, Any]:
    if is_object(row) and "turns" not in row and "messages" not in row and call_in(row) is None:
        raise ValueError('this call has no "turns"; give {"id": "c1", "turns": [{"speaker": "callee", "text": "..."}]}')
    terms, language, callers = carried_terms(row)
    if language is not None and language not in tuple(LANGUAGES):
        known = " or ".join(f'"{code}"' for code in LANGUAGES)
        raise ValueError(f"language is {json.dumps(language, ensure_ascii=False)}; use {known}, or leave it out")
    verdict = check(row, CallContract.from_json(terms), language=language, callers=callers, explain_in=explain_in)
    return {
        "id": identity,
        "completed": verdict.completed,
        "status": verdict.status,
        "outcome": verdict.outcome,
        "values": verdict.values,
        "confirmed": verdict.confirmed,
        "missing": list(verdict.missing),
        "reasons": [
            {"code": reason.code, "field": reason.field, "message": reason.message} for reason in verdict.reasons
        ],
    }
