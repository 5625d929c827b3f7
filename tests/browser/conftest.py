"""One server and one Chromium for all browser tests; a page that watches for anything that should not happen."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page

from oathra_web.build import require_built_site
from oathra_web.chromium import chromium
from oathra_web.places import built_site
from oathra_web.plain_server import PlainServer, serving

WATCH = "addEventListener('securitypolicyviolation', (event) => (globalThis.violations ??= []).push(`${event.effectiveDirective} ${event.blockedURI}`));"


@dataclass(slots=True)
class Visit:
    """A page and what was seen while it was open."""

    page: Page
    server: PlainServer
    errors: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)

    def until(self, expression: str, *, within_s: float = 30) -> Any:
        """Return the first truthy value of a JavaScript *expression*; the policy forbids Playwright's own waiting."""
        deadline = time.monotonic() + within_s
        while time.monotonic() < deadline:
            if found := self.page.evaluate(expression):
                return found
            time.sleep(0.02)
        raise AssertionError(f"not within {within_s} s: {expression}\n{self.errors}")

    def ready(self) -> Visit:
        """Wait for the first computed verdict."""
        assert self.until("document.documentElement.dataset.engine") == "ready", self.text("#loading")
        return self

    def after(self, act: Callable[[], Any]) -> Visit:
        """Do *act* and wait until the engine has answered it and every later request."""
        before = int(self.page.evaluate("document.documentElement.dataset.checked ?? '0'"))
        act()
        self.until(f"Number(document.documentElement.dataset.checked) > {before}")
        return self

    def text(self, selector: str) -> str:
        return self.page.inner_text(selector)

    def write(self, log: str) -> Visit:
        """Put *log* into the editor and wait for its verdict."""
        return self.after(lambda: self.page.fill("#log", log))

    @property
    def state(self) -> str:
        """What the seal shows."""
        return str(self.page.get_attribute("[data-region=head]", "data-state"))

    def field(self, name: str) -> str:
        return self.page.inner_text(f'.field[data-field="{name}"] .field-value')

    def violations(self) -> list[str]:
        found: list[str] = self.page.evaluate("globalThis.violations ?? []")
        return found

    def answer(self, request: dict[str, Any]) -> str:
        """Return what the page's engine answers, as it wrote it."""
        answered: str = self.page.evaluate("(text) => globalThis.oathra.answer(text)", json.dumps(request))
        return answered


@pytest.fixture(scope="session")
def server() -> Iterator[PlainServer]:
    require_built_site(built_site())
    with serving(built_site(), under="/some/where/") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


Opening = Callable[..., Visit]


@pytest.fixture(scope="session")
def opening(browser: Browser, server: PlainServer) -> Callable[[], AbstractContextManager[Opening]]:
    """Return a context manager that yields `open_page`; at its end nothing foreign may have been asked for or thrown."""

    @contextmanager
    def opens() -> Iterator[Opening]:
        opened: list[Visit] = []

        def open_page(path: str = "check.html", *, on: PlainServer | None = None, **options: Any) -> Visit:
            at = on or server
            context = browser.new_context(**options)
            context.add_init_script(WATCH)
            page = context.new_page()
            page.set_default_timeout(15_000)
            seen = Visit(page=page, server=at)
            page.on("pageerror", lambda error: seen.errors.append(str(error)))
            page.on("request", lambda asked: seen.foreign.append(asked.url) if not own(asked.url, at) else None)
            page.goto(at.address + path)
            opened.append(seen)
            return seen

        yield open_page
        for seen in opened:
            seen.page.context.close()
        for seen in opened:
            assert seen.errors == []
            assert seen.foreign == []

    return opens


@pytest.fixture
def visit(opening: Callable[[], AbstractContextManager[Opening]]) -> Iterator[Opening]:
    """Open a page of the site in a fresh profile."""
    with opening() as open_page:
        yield open_page


def own(url: str, server: PlainServer) -> bool:
    return url.startswith((f"{server.origin}/", "blob:", "data:"))
