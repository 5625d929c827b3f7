"""The one-click examples: their calls, the requests they make of the bridge, and their verdicts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from oathra.call.explaining import EXPLAINED_IN

from .nodejs import run_node
from .places import PACKAGE

__all__ = ["LANGUAGES", "Json", "answer_all", "load_catalogue", "load_examples", "requests_of", "run_components"]

LANGUAGES = EXPLAINED_IN
Json = dict[str, Any]


def load_catalogue(site: Path, language: str) -> dict[str, str]:
    """Return the messages of the pages in *language*, by key."""
    catalogue: dict[str, str] = json.loads((site / "catalogues" / f"{language}.json").read_text(encoding="utf-8"))
    return catalogue


def load_examples(site: Path, language: str) -> Json:
    """Return the examples of *language*: `today`, `request`, `replies`, `traps`, each with what is expected."""
    examples: Json = json.loads((site / "examples" / f"{language}.json").read_text(encoding="utf-8"))
    return examples


def every_example(examples: Json) -> list[Json]:
    """Return the five replies and the traps of one language."""
    return [*examples["replies"], *examples["traps"]]


def requests_of(examples: Json, language: str) -> dict[str, Json]:
    """Return the bridge request of each example, by its id, made by the page's own code."""
    (requests,) = run_components([{"job": "requests", "language": language, "examples": examples}])
    return dict(zip((example["id"] for example in every_example(examples)), requests, strict=True))


def run_components(jobs: Sequence[Json]) -> list[Any]:
    """Return what the components of the browser make of *jobs*, under Node."""
    made: list[Any] = json.loads(run_node(PACKAGE / "inside" / "prerender.mjs", json.dumps(list(jobs))))
    return made


def answer_all(requests: dict[str, Json]) -> dict[str, Json]:
    """Return the bridge's answer to each request, in this Python.

    Raises `RuntimeError` for an example that the engine refuses.
    """
    from oathra.bridge import answer

    answers: dict[str, Json] = {name: json.loads(answer(json.dumps(request))) for name, request in requests.items()}
    for name, each in answers.items():
        if not each["ok"]:
            raise RuntimeError(f'example "{name}": {each["error"]["message"]}')
    return answers
