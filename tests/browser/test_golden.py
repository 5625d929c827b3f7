"""The same requests give the same bytes in the page as in this Python."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oathra.bridge import answer

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.json"))


def requests_in(file: Path) -> list[dict[str, Any]]:
    requests: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return requests


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_the_page_answers_byte_for_byte_as_python_does(standing: Callable[..., Any], file: Path) -> None:
    page = standing("check.html")
    for request in requests_in(file):
        assert page.answer(request) == answer(json.dumps(request)), request["log"]


def test_there_are_golden_requests() -> None:
    assert sum(len(requests_in(file)) for file in GOLDEN) >= 24
