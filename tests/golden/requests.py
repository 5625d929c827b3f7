"""The golden requests: calls as a browser asks about them, and the answers that were looked at and kept.

Each `*.json` beside this file is a list of requests to `oathra.bridge.answer`; the file of the same name in `expected/`
is the list of its answers. `python -m tests.golden.requests` writes the answers anew: look at the difference before it is
committed. The same requests run in a browser in `tests/browser/test_golden.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from oathra.bridge import answer

__all__ = ["expected_answers", "golden_files", "requests_in", "rewrite"]

FOLDER = Path(__file__).parent


def golden_files() -> list[Path]:
    return sorted(FOLDER.glob("*.json"))


def requests_in(file: Path) -> list[dict[str, Any]]:
    requests: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return requests


def expected_answers(file: Path) -> list[dict[str, Any]]:
    kept = FOLDER / "expected" / file.name
    answers: list[dict[str, Any]] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else []
    return answers


def rewrite(file: Path) -> None:
    """Write the answers to the requests of *file* anew."""
    answers = [json.loads(answer(json.dumps(request))) for request in requests_in(file)]
    kept = FOLDER / "expected" / file.name
    kept.parent.mkdir(exist_ok=True)
    kept.write_text(json.dumps(answers, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for golden in golden_files():
        rewrite(golden)
