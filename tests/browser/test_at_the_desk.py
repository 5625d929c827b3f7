"""Play: the visitor is the clerk; each trap shows what was expected and what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Open = Callable[..., Any]
PHONE = {"width": 390, "height": 844}
HELLO = {"demo.html": "Copper Kettle, how can I help?", "ja/demo.html": "はい、炉端かもめです。"}
RIGHT = {"demo.html": "as it should be", "ja/demo.html": "正しい判定"}


def at_the_desk(visit: Open, path: str, **options: Any) -> Any:
    seen = visit(f"{path}#mode=clerk&speed=most", **options).ready()
    waits(seen)
    return seen


def waits(seen: Any) -> None:
    seen.until("document.getElementById('desk').dataset.waiting === 'true'")


def says(seen: Any, act: Callable[[], Any]) -> None:
    """Do *act*, which says a line, and wait for the caller's answer."""
    before = seen.page.locator(".paper .turn").count()
    act()
    seen.until(f"document.querySelectorAll('.paper .turn').length > {before}")
    seen.until("document.getElementById('desk').dataset.waiting === 'true' || document.querySelector('.paper .told:last-child') !== null && document.querySelectorAll('.told').length > 2")


@pytest.mark.parametrize("path", HELLO)
@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 900}, PHONE], ids=["desktop", "phone"])
def test_a_trap_leaves_it_open_and_a_booking_completes_it(visit: Open, path: str, viewport: dict[str, int]) -> None:
    seen = at_the_desk(visit, path, viewport=viewport)
    assert seen.page.inner_text("#traps") == "", "nothing was asked for yet"
    seen.page.fill("#line", HELLO[path])
    says(seen, lambda: seen.page.press("#line", "Enter"))
    says(seen, lambda: seen.page.click("[data-trap=pencils-in]"))
    assert seen.state == "empty"
    assert seen.page.get_attribute(".tried-line >> nth=0", "data-right") == "true"
    says(seen, lambda: seen.page.click("[data-trap=books]"))
    assert seen.state == "stamped"
    assert RIGHT[path] in seen.text("#tried")
    says(seen, lambda: seen.page.click("[data-trap=takes-it-back]"))
    assert seen.state == "void"
    assert [line.get_attribute("data-right") for line in seen.page.locator(".tried-line").all()] == ["true"] * 3


def test_a_line_can_be_taken_back(visit: Open) -> None:
    seen = at_the_desk(visit, "demo.html")
    seen.page.fill("#line", HELLO["demo.html"])
    says(seen, lambda: seen.page.press("#line", "Enter"))
    before = seen.text(".paper")
    says(seen, lambda: seen.page.click("[data-trap=books]"))
    assert seen.state == "stamped"
    seen.page.click("[data-desk=undo]")
    seen.until("document.querySelector('[data-region=head]').dataset.state === 'empty'")
    waits(seen)
    assert seen.text(".paper") == before
    assert seen.page.locator(".tried-line").count() == 0


def test_what_is_typed_is_text_and_nothing_else(visit: Open) -> None:
    seen = at_the_desk(visit, "demo.html")
    seen.page.fill("#line", '<img src=x onerror="globalThis.broken = true"> """ + __import__("os")')
    says(seen, lambda: seen.page.press("#line", "Enter"))
    assert "<img src=x" in seen.text(".paper")
    assert seen.page.evaluate("globalThis.broken") is None


def test_silence_and_hanging_up_are_answers_too(visit: Open) -> None:
    seen = at_the_desk(visit, "demo.html")
    seen.page.fill("#line", "Hello?")
    says(seen, lambda: seen.page.click("#desk [type=submit]"))
    says(seen, lambda: seen.page.click("[data-desk=silence]"))
    seen.page.click("[data-desk=hangUp]")
    seen.until("document.querySelectorAll('.told').length === 3")
    assert seen.page.is_disabled("#desk [type=submit]")
    seen.page.click("[data-desk=anew]")
    seen.until("document.querySelectorAll('.paper .turn').length === 0")
    waits(seen)
    assert seen.page.is_enabled("#desk [type=submit]")
