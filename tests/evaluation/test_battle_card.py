"""The card of a battle: a picture that stands alone, in the colours of the pages, whatever the words are."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from oathra.evaluation.battle import Battle, battle_of
from oathra.evaluation.battle_card import PALETTE, battle_card
from oathra.simulator import AGENTS
from tests.simulator.scenarios import scenario

SVG = "{http://www.w3.org/2000/svg}"
BASE_CSS = Path(__file__).parents[2] / "web" / "oathra_web" / "static" / "base.css"


def battle(name: str = "half-past-seven") -> Battle:
    return battle_of(scenario(name), tuple(AGENTS.values()), [1])


def words(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize(
    ("name", "language"), [("half-past-seven", "en"), ("shichiji-han", "ja"), ("shichiji-han", "en")]
)
def test_it_says_who_claimed_what_and_what_was_true(name: str, language: str) -> None:
    fought = battle(name)
    shown = words(battle_card(fought, language))
    assert fought.scenario.title in shown
    for result in fought.results:
        assert result.agent.name in shown and f"{result.total:.1f}" in shown
    false = [text for text in shown if ("FALSE" if language == "en" else "虚偽：") in text]
    assert len(false) == sum(bool(result.false_claims) for result in fought.results) > 0


def test_nothing_is_loaded_from_elsewhere() -> None:
    svg = battle_card(battle(), "en")
    root = ElementTree.fromstring(svg)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        "svg", "title", "desc", "style", "rect", "line", "text", "circle", "path",
    }  # fmt: skip
    assert not re.search(r"@import|@font-face|url\(|href|<script", svg)
    assert svg.count("http") == 1, "the name of SVG itself"


def test_words_are_escaped_and_cannot_break_out() -> None:
    one = replace(scenario("half-past-seven"), title='<script>alert("1")</script> & \x00\x1b 予約' + "長" * 200)
    fought = battle_of(one, [AGENTS["careful"]], [1])
    svg = battle_card(fought, "en")
    assert "<script" not in svg
    (title,) = (text for text in words(svg) if text.startswith("<script>"))
    assert title.endswith("…") and "\x00" not in title


def test_what_is_too_long_is_cut_within_the_card() -> None:
    svg = battle_card(battle("yosan-niman"), "ja")
    assert any(text.endswith("…") for text in words(svg))


def test_it_is_readable_by_day_and_in_the_dark_in_the_colours_of_the_pages() -> None:
    css = BASE_CSS.read_text("utf-8")
    by_day, _, dark = css.partition("@media (prefers-color-scheme: dark)")
    for name, (light, darker) in PALETTE.items():
        assert re.search(rf"--{name}: {light};", by_day), name
        assert re.search(rf"--{name}: {darker};", dark), name
    svg = battle_card(battle(), "en")
    assert "@media (prefers-color-scheme:dark)" in svg
    assert _contrast(*(PALETTE[name][0] for name in ("ink-soft", "sheet"))) > 4.5
    assert _contrast(*(PALETTE[name][1] for name in ("seal", "sheet"))) > 4.5


def test_it_describes_itself_for_who_cannot_see_it() -> None:
    root = ElementTree.fromstring(battle_card(battle(), "en"))
    described = root.findtext(f"{SVG}desc") or ""
    assert root.get("role") == "img" and "hasty: score" in described and "1 false claims" in described


def _contrast(one: str, other: str) -> float:
    lights = sorted(_light(colour) for colour in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _light(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
