"""The story of the landing page: one call as it went wrong, and as it went right by asking what Oathra asks.

Nothing of it is written down but what the two sides say: verdicts, the question and the figures are computed.
"""

from __future__ import annotations

import html
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from oathra.bridge import answer

from .examples import Json, run_components

__all__ = ["Story", "figures_of", "load_story", "story_pieces", "ways_of"]

WAYS = {"check": "check.sh", "watch": "watch.sh", "agent": "agent.py"}
COLON = {"en": ": ", "ja": "："}


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """What the agent reported after a call gone `wrong`, and how the same call went `right`: answers of the bridge."""

    report: str
    wrong: Json
    right: Json


def load_story(site: Path, language: str) -> Story:
    """Return the story in *language*: the call goes on with the very question that the verdict on it asks.

    Raises `RuntimeError` when the first part is complete or the whole is not: the page would tell something untrue.
    """
    told: Json = json.loads((site / "story" / f"{language}.json").read_text(encoding="utf-8"))
    wrong = judged(told["log"], told["today"], language)
    asked = f"{told['asker']}{COLON[language]}{wrong['artifact']['next']}"
    right = judged("\n".join((told["log"], asked, told["reply"])), told["today"], language)
    if wrong["artifact"]["completed"] or not right["artifact"]["completed"]:
        found = f"{wrong['artifact']['status']}, then {right['artifact']['status']}"
        raise RuntimeError(f"story/{language}.json must be incomplete, then completed by the reply; it is {found}")
    return Story(report=told["report"], wrong=wrong, right=right)


def judged(log: str, today: str, language: str) -> Json:
    answered: Json = json.loads(answer(json.dumps({"log": log, "today": today, "explainIn": language})))
    return answered


def story_pieces(site: Path, language: str, catalogue: Mapping[str, str]) -> dict[str, str]:
    """Return the pieces of the landing page that tell the story, the last release's figures and the ways in."""
    story = load_story(site, language)
    job = {"job": "exhibit", "language": language, "catalogue": catalogue}
    before = len(story.wrong["transcript"]["turns"])
    wrong, right = run_components([{**job, "answer": story.wrong}, {**job, "answer": story.right, "from": before}])
    scenes = {f"{name}_{part}": scene[part] for name, scene in (("wrong", wrong), ("right", right)) for part in scene}
    report = {"report": html.escape(story.report)}
    return {**scenes, **report, **ways_of(site, language), "figures": figures_of(site / "figures.json", catalogue)}


def ways_of(site: Path, language: str) -> dict[str, str]:
    """Return the three short snippets of *language*, as they stand in their files."""
    folder = site / "ways" / language
    return {f"way_{way}": html.escape((folder / name).read_text("utf-8").rstrip()) for way, name in WAYS.items()}


def figures_of(report: Path, catalogue: Mapping[str, str]) -> str:
    """Return what the last release's run of hostile calls showed; "" where no *report* is, and nothing is claimed."""
    if not report.is_file():
        return ""
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    numbers = {
        "runs": f"{found['runs']:,}",
        "seed": str(found["seed"]),
        "confidence": f"{found['confidence']:.0%}",
        "false": f"{found['falseCompletions']:,}",
        "unbooked": f"{found['notBooked']:,}",
        "false_low": percent(found["falseInterval"][0]),
        "false_high": percent(found["falseInterval"][1]),
        "recognised": f"{found['recognised']:,}",
        "booked": f"{found['trulyBooked']:,}",
        "recognised_low": percent(found["recognisedInterval"][0]),
        "recognised_high": percent(found["recognisedInterval"][1]),
    }
    said = {name: html.escape(catalogue[f"figures.{name}"].format_map(numbers)) for name in FIGURES}
    command = f"oathra eval --adversarial {found['runs']} --seed {found['seed']}"
    return (
        f'<section class="figures" aria-labelledby="figures-title"><h2 id="figures-title">{said["title"]}</h2>\n'
        f'<dl><div><dt>{said["false"]}</dt><dd class="count">{numbers["false"]}</dd>'
        f'<dd>{said["false.of"]}</dd><dd class="fine">{said["false.interval"]}</dd></div>\n'
        f'<div><dt>{said["recognised"]}</dt><dd class="count">{numbers["recognised"]}</dd>'
        f'<dd>{said["recognised.of"]}</dd><dd class="fine">{said["recognised.interval"]}</dd></div></dl>\n'
        f'<p class="fine">{said["again"]} <code>{command}</code></p></section>'
    )


FIGURES = (
    "title", "false", "false.of", "false.interval", "recognised", "recognised.of", "recognised.interval", "again",
)  # fmt: skip


def percent(share: float) -> str:
    """Return *share* with as many digits as its distance from 0 or 1 needs."""
    distance = min(share, 1 - share)
    return f"{share:.{0 if distance == 0 else 1 if distance >= 0.01 else 3}%}"
