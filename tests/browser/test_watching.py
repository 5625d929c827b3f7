"""Watch: two agents converse, the mission settles beside them, and what is taken back is shown as gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from oathra.replay import states
from oathra.runtime.events import TurnSpoken
from oathra.simulator import SimulatedCall
from tests.simulator.scenarios import scenario

DESKTOP, PHONE = {"width": 1280, "height": 900}, {"width": 390, "height": 844}
PAGES = {"en": "demo.html", "ja": "ja/demo.html"}
FIRST = {"en": ("half-past-seven", "MISSION COMPLETE"), "ja": ("shichiji-han", "目的達成")}
RETRACTED = {"en": "taken-after-all", "ja": "yappari-manseki"}

Open = Callable[..., Any]


def address(language: str, **chosen: Any) -> str:
    fragment = "&".join(f"{key}={value}" for key, value in chosen.items())
    return PAGES[language] + (f"#{fragment}" if fragment else "")


def ended(seen: Any, call: str = "") -> None:
    """Wait until the call has ended, that of *call* ("scenario/seed") where it is given."""
    if call:
        seen.until(f"document.getElementById('stage').dataset.call === '{call}'")
    seen.until("document.querySelector('[data-part=toggle]').dataset.state === 'ended'")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", FIRST)
def test_the_restaurant_call_plays_by_itself_to_mission_complete(visit: Open, language: str, viewport: dict[str, int]) -> None:
    seen = visit(address(language, speed=4), viewport=viewport)
    assert seen.until("document.querySelector('.caret')?.closest('.turn').dataset.side"), "nobody speaks"
    assert seen.state == "empty"
    seen.until("document.querySelector('#stage [data-region=head]').dataset.state === 'stamped'")
    assert FIRST[language][1] in seen.text("[data-region=head]")
    ended(seen)
    assert seen.page.locator(".field-open, .field-void").count() == 0
    assert seen.page.locator(".settling-confirmed").count() == 1
    assert seen.page.is_visible("#result")


def test_the_first_moment_stands_in_the_page_before_any_script_ran(visit: Open) -> None:
    seen = visit("index.html", java_script_enabled=False)
    seen.page.goto(f"{seen.server.address}demo.html")
    assert "The Copper Kettle" in seen.page.inner_text("[data-region=turns]")
    assert seen.page.locator(".field").count() == 4


@pytest.mark.parametrize(("language", "name", "seed"), [("en", "under-twenty-thousand", 7), ("en", "press-two", 3), ("ja", "yosan-niman", 7), ("ja", "half-past-seven", 2)])
def test_the_same_seed_is_the_same_call_as_in_python(visit: Open, language: str, name: str, seed: int) -> None:
    seen = visit(address(language, scenario=name, seed=seed, speed="most")).ready()
    ended(seen, f"{name}/{seed}")
    assert seen.page.evaluate("oathra.tape().events") == [event.to_json() for event in SimulatedCall(scenario(name), seed).events()]


def test_the_first_call_is_the_one_that_the_engine_plays(visit: Open) -> None:
    seen = visit(address("en", speed="most")).ready()
    assert seen.page.evaluate("oathra.tape().events") == [event.to_json() for event in SimulatedCall(scenario("half-past-seven")).events()]


@pytest.mark.parametrize("language", RETRACTED)
def test_a_retracted_confirmation_is_stamped_in_its_turn_and_struck_in_the_turn_that_takes_it_back(visit: Open, language: str) -> None:
    events = list(SimulatedCall(scenario(RETRACTED[language]), 1).events())
    after = {event.turn: now for event, now in zip(events, states(events), strict=True) if isinstance(event, TurnSpoken)}
    ends = {turn: next(now for event, now in zip(reversed(events), reversed(list(states(events))), strict=True) if event.t == after[turn].t) for turn in after}
    seen = visit(address(language, scenario=RETRACTED[language], seed=1)).ready()
    seen.page.click("[data-part=toggle]")
    seen.page.click("[data-part=again]")
    shown: dict[int, str] = {}
    while seen.page.is_enabled("[data-part=step]"):
        seen.page.click("[data-part=step]")
        turns = seen.page.locator(".turn").count()
        if turns:
            shown[turns - 1] = seen.state
    assert shown == {turn: "stamped" if now.confirmed else "void" if now.undone_by is not None else "empty" for turn, now in ends.items()}
    assert {"stamped", "void"} <= set(shown.values())
    assert seen.page.get_attribute('.field[data-field="confirmed"]', "data-state") == "void"
    assert seen.page.locator(".settling-undone").count() == 1


def test_it_can_be_paused_and_goes_on(visit: Open) -> None:
    seen = visit(address("en"))
    seen.until("document.querySelector('.turn')")
    seen.page.click("[data-part=toggle]")
    assert seen.page.get_attribute("[data-part=toggle]", "data-state") == "paused"
    before = seen.page.locator(".turn").count()
    seen.page.wait_for_timeout(900)
    assert seen.page.locator(".turn").count() == before and seen.page.locator(".caret").count() == 0
    seen.page.select_option("#speed", "most")
    seen.page.click("[data-part=toggle]")
    ended(seen)
    assert seen.state == "stamped"


def test_what_is_chosen_stands_in_the_address_and_comes_back_with_it(visit: Open) -> None:
    seen = visit(address("en", speed="most")).ready()
    seen.page.select_option("#scenario", "only-in-pencil")
    seen.page.fill("#seed", "12")
    seen.page.press("#seed", "Enter")
    ended(seen, "only-in-pencil/12")
    first = seen.text("[data-region=turns]")
    again = visit(seen.page.url.removeprefix(seen.server.address)).ready()
    ended(again, "only-in-pencil/12")
    assert again.text("[data-region=turns]") == first
    assert again.page.input_value("#scenario") == "only-in-pencil"
    assert again.state == "empty"


def test_nothing_of_it_reaches_the_server(visit: Open) -> None:
    seen = visit(address("en", scenario="only-in-pencil", seed=4, speed="most")).ready()
    asked = list(seen.server.asked)
    seen.page.select_option("#scenario", "three-chairs")
    ended(seen, "three-chairs/1")
    seen.page.evaluate("fetch('./leak').catch(() => null)")
    assert seen.server.asked == asked and not any("pencil" in path for path in asked)


def test_a_screen_reader_is_told_the_turning_points_only(visit: Open) -> None:
    seen = visit(address("en", scenario="taken-after-all", seed=1)).ready()
    seen.page.evaluate("new MutationObserver(() => (globalThis.told ??= []).push(document.querySelector('[data-region=live]').textContent)).observe(document.querySelector('[data-region=live]'), { childList: true })")
    seen.page.select_option("#speed", "most")
    ended(seen)
    told = seen.page.evaluate("globalThis.told")
    assert [text.split(".")[0] for text in told] == ["Mission complete", "Taken back"]


def test_voices_are_offered_only_where_the_machine_has_its_own(visit: Open) -> None:
    seen = visit("index.html", fresh=True)
    seen.page.context.add_init_script(
        """const voices = [{ name: "far", lang: "en-US", localService: false }, { name: "near", lang: "en-GB", localService: true }];
        Object.defineProperty(globalThis, "speechSynthesis", { value: { spoken: [], getVoices: () => voices, cancel() {}, addEventListener() {},
          speak(words) { this.spoken.push([words.text, words.voice.name]); setTimeout(() => words.onend(), 5); } } });
        globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };"""
    )
    seen.page.goto(f"{seen.server.address}{address('en', speed=4)}")
    seen.page.check("#voices")
    seen.until("document.querySelector('#stage [data-region=head]').dataset.state === 'stamped'")
    spoken = seen.page.evaluate("speechSynthesis.spoken")
    assert spoken and {voice for _, voice in spoken} == {"near"}
    seen.page.select_option("#scenario", "shichiji-han")
    assert seen.page.is_disabled("#voices"), "there is no Japanese voice"
