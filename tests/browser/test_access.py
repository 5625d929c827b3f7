"""For everyone: axe finds nothing, the keyboard reaches everything, a screen reader hears the verdict, phones fit."""

from __future__ import annotations

import json
import tarfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oathra_web.examples import LANGUAGES, load_catalogue
from oathra_web.nodejs import fetch_package
from oathra_web.places import CHECKOUT, cache_folder
from oathra_web.story import figures_of

AXE = "axe-core@4.10.3"
PAGES = ["check.html", "ja/check.html", "demo.html", "ja/demo.html", "index.html", "ja/index.html", "playground.html", "ja/playground.html", "rules.html", "ja/rules.html", "api.html", "ja/api.html", "licences.html"]
PHONE = {"width": 390, "height": 844}
REPORT = {
    "runs": 10_000, "seed": 20261201, "confidence": 0.95, "falseCompletions": 0, "notBooked": 7_100, "falseInterval": [0.0, 0.00052],
    "recognised": 2_310, "trulyBooked": 2_313, "recognisedInterval": [0.9962, 0.9997],
}


@pytest.fixture(scope="session")
def axe() -> str:
    with tarfile.open(fetch_package(AXE, cache_folder())) as archive:
        source = archive.extractfile("package/axe.min.js")
        assert source is not None
        return source.read().decode()


def problems(seen: Any, axe: str) -> list[str]:
    seen.page.evaluate(axe)
    found: list[str] = seen.page.evaluate(
        """() => axe.run(document, { resultTypes: ['violations'] }).then((result) =>
        result.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target} ${node.failureSummary}`)))"""
    )
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(visit: Callable[..., Any], axe: str, path: str, scheme: str) -> None:
    seen = visit(path, color_scheme=scheme, reduced_motion="reduce")
    if "check" in path or "demo" in path:
        seen.ready()
    if "playground" in path:
        seen.until("document.documentElement.dataset.editor === 'open'")
    assert problems(seen, axe) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_in_the_figures_of_a_release(
    visit: Callable[..., Any], axe: str, tmp_path: Path, language: str, scheme: str
) -> None:
    """A site that is built before the first release has none, so they are put where the build puts them."""
    (tmp_path / "figures.json").write_text(json.dumps(REPORT), encoding="utf-8")
    figures = figures_of(tmp_path / "figures.json", load_catalogue(CHECKOUT / "site", language))
    seen = visit("index.html" if language == "en" else "ja/index.html", color_scheme=scheme, viewport=PHONE)
    seen.page.evaluate("(html) => document.querySelector('.story').insertAdjacentHTML('afterend', html)", figures)
    assert seen.page.is_visible(".figures .count")
    assert problems(seen, axe) == []
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("example", ["pencilled", "held", "retracted", "changed", "deposit", "voicemail", "price"])
def test_axe_finds_nothing_in_any_kind_of_verdict(checker: Callable[..., Any], axe: str, example: str, scheme: str) -> None:
    seen = checker()
    seen.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    seen.after(lambda: seen.page.click(f'[data-example="{example}"]'))
    found = problems(seen, axe)
    seen.page.emulate_media()
    assert found == []


@pytest.mark.parametrize("opener", ["#share", "#report-phrase", "#sealed"])
def test_axe_finds_nothing_in_the_dialogs_and_escape_closes_them(checker: Callable[..., Any], axe: str, opener: str) -> None:
    seen = checker()
    seen.page.focus(opener)
    seen.page.keyboard.press("Enter")
    seen.until("document.querySelector('dialog[open]')")
    assert problems(seen, axe) == []
    seen.page.keyboard.press("Escape")
    seen.until("!document.querySelector('dialog[open]')")
    assert seen.page.evaluate("'#' + document.activeElement.id") == opener


def test_axe_finds_nothing_on_a_phone_with_limits_and_unknown_speakers(visit: Callable[..., Any], axe: str) -> None:
    seen = visit(viewport=PHONE, reduced_motion="reduce").ready()
    seen.after(lambda: seen.page.click('[data-do="add-limit"]'))
    seen.write("Speaker 0: Two at 7 pm on the 25th?\nSpeaker 1: Certainly.")
    assert problems(seen, axe) == []


def walk(seen: Any, steps: int) -> list[str]:
    """Press Tab *steps* times and return what had the focus each time."""
    reached = []
    for _ in range(steps):
        seen.page.keyboard.press("Tab")
        reached.append(
            seen.page.evaluate(
                "(({ id, dataset, name, value, className }) => id || dataset.example || dataset.field && 'field ' + dataset.field"
                " || dataset.mark && 'note' || name && `${name} ${value}` || className)(document.activeElement)"
            )
        )
    return reached


def test_the_keyboard_alone_reaches_everything(visit: Callable[..., Any]) -> None:
    seen = visit().ready()
    reached = walk(seen, 75)
    assert reached[0] == "skip"
    for wanted in ("sealed", "booked", "held", "price", "log", "open-file", "clear", "report-phrase", "field date", "field confirmed",
                   "share", "copy-artifact", "save-artifact", "note", "require date", "today"):
        assert any(each.startswith(wanted) for each in reached), (wanted, reached)


def test_every_stop_of_the_keyboard_shows_where_it_is(visit: Callable[..., Any]) -> None:
    seen = visit().ready()
    for _ in range(60):
        seen.page.keyboard.press("Tab")
        outline = seen.page.evaluate(
            """() => { const at = document.activeElement; const drawn = (one) => one && getComputedStyle(one).outlineStyle !== 'none';
            return at === document.body || drawn(at) || drawn(at.nextElementSibling); }"""
        )
        assert outline, seen.page.evaluate("document.activeElement.outerHTML")


def test_choosing_an_example_by_keyboard_keeps_the_place(checker: Callable[..., Any]) -> None:
    seen = checker()
    seen.page.focus('[data-example="pencilled"]')
    seen.after(lambda: seen.page.keyboard.press("Enter"))
    assert seen.page.evaluate("document.activeElement.dataset.example") == "pencilled"
    assert seen.state == "empty"


def test_a_screen_reader_hears_the_new_verdict_once(checker: Callable[..., Any]) -> None:
    seen = checker()
    seen.after(lambda: seen.page.click('[data-example="pencilled"]'))
    heard = seen.until("document.querySelector('[data-region=live]').textContent.includes('Not settled') && document.querySelector('[data-region=live]').textContent")
    assert "booking" in heard
    assert seen.page.get_attribute("[data-region=live]", "role") == "status"


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("width", [320, 390, 820])
def test_nothing_is_wider_than_the_screen(visit: Callable[..., Any], path: str, width: int) -> None:
    seen = visit(path, viewport={"width": width, "height": 800})
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= width


def test_on_a_phone_the_verdict_stays_in_sight(visit: Callable[..., Any]) -> None:
    seen = visit(viewport=PHONE, has_touch=True).ready()
    for share in (0.2, 0.4, 0.6):
        seen.page.evaluate(f"scrollTo(0, document.documentElement.scrollHeight * {share})")
        box = seen.page.locator(".verdict-head").bounding_box()
        assert box is not None and 0 <= round(box["y"]) and box["y"] + box["height"] <= PHONE["height"] + 1, share


def test_fingers_find_the_controls(visit: Callable[..., Any]) -> None:
    seen = visit(viewport=PHONE, has_touch=True).ready()
    small = seen.page.evaluate(
        """[...document.querySelectorAll('button, select, input:not([type=file]), a')].filter((each) => each.checkVisibility())
        .map((each) => [each.textContent.trim() || each.name, each.closest('label')?.getBoundingClientRect() ?? each.getBoundingClientRect()])
        .filter(([, box]) => box.width > 2 && (box.height < 24 || box.width < 24)).map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
    )
    assert small == []


def test_the_printed_page_holds_the_record_and_the_verdict(checker: Callable[..., Any]) -> None:
    seen = checker()
    seen.page.emulate_media(media="print")
    assert seen.page.is_visible(".turns") and seen.page.is_visible(".verdict-head") and seen.page.is_visible(".fields")
    assert not seen.page.is_visible("#log")
    seen.page.emulate_media()
