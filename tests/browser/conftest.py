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

from playwright.sync_api import Browser, BrowserContext, Page

from oathra_web.build import require_built_site
from oathra_web.chromium import chromium
from oathra_web.places import built_site
from oathra_web.plain_server import PlainServer, serving

WATCH = "addEventListener('securitypolicyviolation', (event) => (globalThis.violations ??= []).push(`${event.effectiveDirective} ${event.blockedURI}`));"


RESET = "document.querySelectorAll('dialog[open]').forEach((dialog) => dialog.close()); document.activeElement?.blur(); scrollTo(0, 0)"


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
        assert self.until("document.documentElement.dataset.engine", within_s=60) == "ready", self.text("#loading")
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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for one file: while it runs, its loop is that of the thread, and no other test could have one."""
    with chromium() as running:
        yield running


Opening = Callable[..., Visit]


@pytest.fixture(scope="module")
def opening(browser: Browser, server: PlainServer) -> Callable[[], AbstractContextManager[Opening]]:
    """Return a context manager that yields `open_page`; at its end nothing foreign may have been asked for or thrown.

    Pages with the same options share a profile, so most start from a warm cache; `fresh` gives a page its own.
    """


    profiles: dict[str, BrowserContext] = {}

    def profile(options: dict[str, Any]) -> BrowserContext:
        context = browser.new_context(**options)
        context.add_init_script(WATCH)
        return context

    @contextmanager
    def opens() -> Iterator[Opening]:
        opened: list[Visit] = []

        def open_page(
            path: str = "check.html", *, on: PlainServer | None = None, fresh: bool = False, **options: Any
        ) -> Visit:
            at = on or server
            if fresh:
                context = profile(options)
            else:
                context = profiles.get(repr(options)) or profiles.setdefault(repr(options), profile(options))
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
            if seen.page.context in profiles.values():
                seen.page.close()
            else:
                seen.page.context.close()
        for seen in opened:
            assert seen.errors == []
            assert seen.foreign == []

    return opens


@pytest.fixture
def visit(opening: Callable[[], AbstractContextManager[Opening]]) -> Iterator[Opening]:
    """Open a page of the site."""
    with opening() as open_page:
        yield open_page


@pytest.fixture(scope="module")
def standing(opening: Callable[[], AbstractContextManager[Opening]]) -> Iterator[Callable[[str], Visit]]:
    """Return `at(path)`: a page with its engine running, one for all tests of a file, as starting it takes a second."""
    with opening() as open_page:
        pages: dict[str, Visit] = {}

        def at(path: str) -> Visit:
            if path not in pages:
                pages[path] = open_page(path).ready()
            return pages[path]

        yield at


@pytest.fixture
def checker(standing: Callable[[str], Visit]) -> Callable[..., Visit]:
    """Return `checker(path)`: a running checker with its first example chosen and no dialog open."""

    def at_first_example(path: str = "check.html") -> Visit:
        seen = standing(path)
        seen.page.evaluate(RESET)
        seen.page.keyboard.press("Escape")
        return seen.after(lambda: seen.page.evaluate("document.querySelector('[data-example=booked]').click()"))

    return at_first_example


def own(url: str, server: PlainServer) -> bool:
    return url.startswith((f"{server.origin}/", "blob:", "data:"))
