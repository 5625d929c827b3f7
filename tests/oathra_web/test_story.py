"""The landing page tells what is so: a call gone wrong and right by the core's own question, figures of a real run, snippets that run."""

from __future__ import annotations

import contextlib
import io
import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from oathra_web.examples import LANGUAGES, load_catalogue
from oathra_web.places import CHECKOUT
from oathra_web.story import figures_of, load_story, percent, ways_of
from scripts.documentation import run_oathra

SITE = CHECKOUT / "site"
CALL = {"en": "AI: Two at 7:30 pm on September 25th?\nClerk: I'll pencil you in.\n", "ja": "AI：9月25日の19時半に2名で。\n店員：仮予約にします。\n"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_call_goes_wrong_then_right_by_asking_what_the_verdict_asks(language: str) -> None:
    story = load_story(SITE, language)
    assert story.wrong["artifact"]["status"] == "incomplete"
    assert story.wrong["artifact"]["missing"] == ["confirmed"]
    before = len(story.wrong["transcript"]["turns"])
    added = story.right["transcript"]["turns"][before:]
    assert [turn["speaker"] for turn in added] == ["caller", "callee"]
    assert added[0]["text"] == story.wrong["artifact"]["next"]
    assert story.right["artifact"]["status"] == "completed"


def test_a_story_that_is_not_so_is_not_built(tmp_path: Path) -> None:
    told = json.loads((SITE / "story" / "en.json").read_text(encoding="utf-8"))
    (tmp_path / "story").mkdir()
    (tmp_path / "story" / "en.json").write_text(json.dumps({**told, "reply": "Clerk: I'll have to ask."}), encoding="utf-8")
    with pytest.raises(RuntimeError, match="incomplete, then incomplete"):
        load_story(tmp_path, "en")


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The figures file as the release writes it, of a short run."""
    folder = tmp_path_factory.mktemp("figures")
    _, printed = run_oathra(["eval", "--adversarial", "40", "--seed", "3", "--jobs", "1", "--json"], folder)
    (folder / "figures.json").write_text(printed, encoding="utf-8")
    return folder / "figures.json"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_those_of_the_report_with_counts_seed_and_interval(report: Path, language: str) -> None:
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    text = re.sub(r"<[^>]+>", " ", figures_of(report, load_catalogue(SITE, language)))
    assert "oathra eval --adversarial 40 --seed 3" in text
    for number in ("falseCompletions", "notBooked", "recognised", "trulyBooked", "seed", "runs"):
        assert re.search(rf"(?<!\d){found[number]}(?!\d)", text), number
    assert percent(found["falseInterval"][1]) in text and percent(found["recognisedInterval"][0]) in text
    assert "{" not in text


def test_a_false_completion_would_be_shown(report: Path, tmp_path: Path) -> None:
    found = json.loads(report.read_text(encoding="utf-8"))
    worse = tmp_path / "figures.json"
    worse.write_text(json.dumps({**found, "falseCompletions": 17}), encoding="utf-8")
    assert '<dd class="count">17</dd>' in figures_of(worse, load_catalogue(SITE, "en"))


def test_without_figures_nothing_is_claimed(tmp_path: Path) -> None:
    assert figures_of(tmp_path / "figures.json", load_catalogue(SITE, "en")) == ""


@pytest.mark.parametrize(
    ("share", "text"), [(0.0, "0%"), (1.0, "100%"), (0.00052, "0.052%"), (0.013, "1.3%"), (0.9178, "91.8%"), (0.99951, "99.951%")]
)
def test_a_share_has_the_digits_that_it_needs(share: float, text: str) -> None:
    assert percent(share) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_on_the_page_run(language: str, tmp_path: Path) -> None:
    (tmp_path / "call.txt").write_text(CALL[language], encoding="utf-8")
    (tmp_path / "calls.jsonl").write_text(json.dumps({"turns": [{"speaker": "callee", "text": "Hello?"}]}) + "\n", encoding="utf-8")
    script = "".join((SITE / "ways" / language / name).read_text(encoding="utf-8") for name in ("check.sh", "watch.sh"))
    statuses = []
    for line in script.splitlines():
        program, *arguments = shlex.split(line)
        assert program == "oathra"
        status, printed = run_oathra(arguments, tmp_path)
        assert "Traceback" not in printed and printed.strip(), line
        statuses.append(status)
    # The call was pencilled in, the batch was judged, the first scenario is won; nobody sits at the keyboard of the last.
    assert statuses[:3] == [2, 0, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_snippet_for_an_agent_runs_and_says_what_to_ask(language: str) -> None:
    assert "Dialogue" in ways_of(SITE, language)["way_agent"]
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec((SITE / "ways" / language / "agent.py").read_text(encoding="utf-8"), {"__name__": "__main__"})
    assert printed.getvalue().strip().endswith(("?", "？"))
