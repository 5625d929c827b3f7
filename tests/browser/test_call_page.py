"""The call page in a browser, of the real backend: a call while it runs, and what was said when it is over."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page

from oathra_backend.client import Client, reached
from oathra_backend.settings import load_settings
from tests.oathra_backend.app.simulated import request_of

WIDE = {"width": 1200, "height": 850}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    home = tmp_path_factory.mktemp("home")
    with reached(load_settings(home, port=0, simulation_speed=6, carrier="loopback", engine="scripted")) as running:
        yield running


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport=WIDE, locale="en")  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(15_000)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda told: errors.append(told.text) if "Content Security Policy" in told.text else None)
    yield page
    context.close()
    assert errors == []


def made(client: Client, scenario: str) -> str:
    """Return the id of a call that was dialled."""
    planned = client.plan(request_of(scenario))
    client.approve(planned["call"]["id"], planned["plan"]["hash"])
    return str(planned["call"]["id"])


def until(page: Page, expression: str, within_s: float = 40) -> Any:
    """Return the first truthy value of *expression*; the policy of the page forbids Playwright's own waiting."""
    deadline = time.monotonic() + within_s
    while time.monotonic() < deadline:
        if found := page.evaluate(expression):
            return found
        time.sleep(0.05)
    raise AssertionError(f"not within {within_s} s: {expression}\n{page.inner_text('body')}")


def test_a_call_is_shown_while_it_runs_and_each_piece_of_evidence_plays_its_stretch(client: Client, page: Page) -> None:
    call = made(client, "half-past-seven")
    page.goto(client.page(call))
    assert until(page, "document.querySelector('[data-region=state]').dataset.down === 'false'")
    until(page, "document.querySelectorAll('.turn').length >= 2")
    assert page.get_attribute("[data-region=head]", "data-state") == "empty"
    assert page.is_visible("#hang-up")
    until(page, "document.querySelector('[data-region=head]').dataset.state === 'stamped'")
    until(page, "document.querySelectorAll('.listen').length > 0")
    found = client.call(call)
    assert page.inner_text('.field[data-field="time"] .field-value') == "19:30"
    assert len(page.query_selector_all(".evidence-piece")) == len(found["verdict"]["evidence"])
    assert not page.is_visible("#hang-up")
    piece = next(at for at, one in enumerate(found["verdict"]["evidence"]) if one["field"] == "confirmed")
    button = page.locator(".evidence-piece").nth(piece).locator(".listen")
    start, end = (float(button.get_attribute(name) or 0) for name in ("data-from", "data-to"))
    turn = found["verdict"]["evidence"][piece]["turn"]
    spoken = [told.body for told in client.follow(call) if told.type == "transcript.final"][turn]
    assert start == pytest.approx((spoken["startMs"] - found["recording"]["offsetMs"]) / 1000, abs=0.2)
    assert start < end
    button.click()
    playing = until(
        page,
        "document.getElementById('recording').currentTime > 0 && !document.getElementById('recording').paused && document.getElementById('recording').currentTime",
    )
    assert start - 0.3 <= playing <= end + 0.5
    until(page, "document.getElementById('recording').paused")
    assert end - 0.3 <= page.evaluate("document.getElementById('recording').currentTime") <= end + 1.0


def test_the_code_leaves_the_address_and_opens_the_page_once(client: Client, page: Page, browser: Browser) -> None:
    call = made(client, "half-past-seven")
    address = client.page(call)
    page.goto(address)
    until(page, "document.querySelectorAll('.told').length > 0")
    assert "code" not in page.url
    assert call in page.url
    with browser.new_context() as stranger:
        other = stranger.new_page()
        other.goto(address)
        assert "oathra serve --open" in until(
            other, "!document.getElementById('trouble').hidden && document.getElementById('trouble').textContent"
        )


def test_a_person_can_hang_up_from_the_page(client: Client, page: Page) -> None:
    call = made(client, "only-in-pencil")
    page.goto(client.page(call))
    until(page, "document.querySelectorAll('.turn').length >= 2")
    page.click("#hang-up")
    until(page, "document.querySelector('[data-region=state]').dataset.down === 'true'")
    until(page, "document.getElementById('hang-up').hidden")
    assert [told for told in client.follow(call)][-1].body["to"] == "sealed"
    assert client.call(call)["status"] == "incomplete"


def test_a_japanese_call_is_shown_in_the_language_that_is_wished_for(client: Client, page: Page) -> None:
    call = made(client, "shichiji-han")
    for _ in client.follow(call):
        pass
    page.goto(client.page(call).replace("call.html", "call.html?lang=ja"))
    until(page, "document.querySelector('[data-region=head]').dataset.state === 'stamped'")
    assert page.evaluate("document.documentElement.lang") == "ja"
    assert page.inner_text("[data-region=state]") == "記録済み"
    page.click("#language")
    until(page, "document.documentElement.lang === 'en' && document.querySelectorAll('.turn').length > 3")
    assert page.get_attribute(".turn-text", "lang") == "ja"


def test_without_a_call_it_lists_all_and_leads_to_them(client: Client, page: Page) -> None:
    call = made(client, "half-past-seven")
    page.goto(client.page(call))
    until(page, "document.querySelectorAll('.told').length > 0")
    page.click("nav a")
    until(page, "document.querySelectorAll('.calls-list a').length > 0")
    page.click(".calls-list a")
    until(page, "document.getElementById('call')?.hidden === false && document.querySelectorAll('.told').length > 0")


@pytest.mark.parametrize("width", [360, 1200])
def test_nothing_sticks_out_of_the_page(client: Client, page: Page, width: int) -> None:
    call = made(client, "half-past-seven")
    for _ in client.follow(call):
        pass
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(client.page(call))
    until(page, "document.querySelectorAll('.listen').length > 0")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
