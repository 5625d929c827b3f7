"""Every mode of the demo, for everyone: axe finds nothing, nothing is wider than the screen, the keyboard gets everywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.test_access import axe, problems

__all__ = ["axe"]

Open = Callable[..., Any]
# Each mode in a state with much on the page, and what tells that it is there.
STATES = {
    "watch": ("mode=watch&scenario=taken-after-all&seed=1&speed=most", "!document.getElementById('result').hidden"),
    "clerk": ("mode=clerk&speed=most", "document.getElementById('desk').dataset.waiting === 'true'"),
    "battle": ("mode=battle&scenario=only-in-pencil&seed=3&speed=most", "!document.getElementById('ranking').hidden"),
    "replay": ("mode=replay&scenario=taken-after-all&seed=1", "document.querySelectorAll('.key').length > 2"),
    "gauntlet": ("mode=gauntlet", "document.querySelector('[data-gauntlet=start]') !== null"),
}
PATHS = ("demo.html", "ja/demo.html")


def in_state(visit: Open, path: str, mode: str, **options: Any) -> Any:
    fragment, there = STATES[mode]
    seen = visit(f"{path}#{fragment}", **options).ready()
    seen.until(there)
    return seen


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("mode", STATES)
@pytest.mark.parametrize("path", PATHS)
def test_axe_finds_nothing_in_any_mode(visit: Open, axe: str, path: str, mode: str, scheme: str) -> None:
    seen = in_state(visit, path, mode, color_scheme=scheme, reduced_motion="reduce")
    if mode == "clerk":
        seen.page.fill("#line", "Hello?" if path == "demo.html" else "はい。")
        seen.page.press("#line", "Enter")
        seen.until("document.querySelectorAll('[data-trap]').length > 5")
        seen.page.click("[data-trap=hedges]")
        seen.until("document.querySelector('.tried-line') !== null")
    assert problems(seen, axe) == []


@pytest.mark.parametrize("width", [320, 390, 820])
@pytest.mark.parametrize("mode", STATES)
def test_no_mode_is_wider_than_the_screen(visit: Open, mode: str, width: int) -> None:
    seen = in_state(visit, "demo.html", mode, viewport={"width": width, "height": 800})
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_modes_are_links_that_keep_the_call_and_the_keyboard_reaches_them(visit: Open) -> None:
    seen = in_state(visit, "demo.html", "replay")
    seen.page.focus("a[data-mode=watch]")
    for mode in ("clerk", "battle", "replay", "gauntlet"):
        seen.page.keyboard.press("Tab")
        assert seen.page.evaluate("document.activeElement.dataset.mode") == mode
    assert "scenario=taken-after-all" in str(seen.page.get_attribute("a[data-mode=clerk]", "href"))
    assert seen.page.get_attribute("a[data-mode=replay]", "aria-current") == "true"


def test_on_a_phone_the_seal_stays_in_sight_and_the_options_open(visit: Open) -> None:
    seen = in_state(visit, "demo.html", "watch", viewport={"width": 390, "height": 844}, has_touch=True)
    assert not seen.page.is_visible("#seed")
    seen.page.click("#more")
    assert seen.page.is_visible("#seed")
    seen.page.evaluate("scrollTo(0, document.querySelector('.paper').getBoundingClientRect().top + scrollY)")
    box = seen.page.locator("#stage [data-region=head]").bounding_box()
    assert box is not None and 0 <= round(box["y"]) < 100


def test_after_one_visit_every_mode_works_without_the_server(visit: Open) -> None:
    from oathra_web.places import built_site
    from oathra_web.plain_server import serving

    with serving(built_site(), under="/deep/er/path/") as server:
        seen = visit("demo.html", on=server, fresh=True).ready()
        seen.until("navigator.serviceWorker.ready.then(() => caches.keys()).then((names) => names.length === 1)")
    for mode, (fragment, there) in STATES.items():
        seen.page.goto("about:blank")
        seen.page.goto(f"{server.address}ja/demo.html#{fragment}")
        seen.ready().until(there)
        assert seen.page.evaluate("document.body.dataset.mode") == mode


@pytest.mark.parametrize("trouble", ["no engine", "no wasm"])
def test_without_an_engine_the_first_call_still_plays(visit: Open, trouble: str) -> None:
    seen = visit("index.html", fresh=True)
    if trouble == "no engine":
        seen.page.route("**/engine/stdlib-*", lambda route: route.abort())
    else:
        seen.page.context.add_init_script("delete globalThis.WebAssembly")
    seen.page.goto(f"{seen.server.address}demo.html#speed=4")
    assert seen.until("document.documentElement.dataset.engine") == "failed"
    assert "pip install oathra" in seen.text("#loading")
    seen.until("document.querySelector('#stage [data-region=head]').dataset.state === 'stamped'")
