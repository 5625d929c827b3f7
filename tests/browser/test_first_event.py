"""The demo shows its first event long before a plain Pyodide page could play its first call, in the same run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from oathra_web.measure import FIRST_EVENT, READY, plain_site, visit_twice
from oathra_web.plain_server import PlainServer, serving

pytestmark = pytest.mark.checkout

BUDGET = 0.55


@pytest.fixture(scope="module")
def plain() -> Iterator[PlainServer]:
    with plain_site() as folder, serving(folder) as running:
        yield running


def test_the_first_event_comes_within_its_budget(browser: Browser, server: PlainServer, plain: PlainServer) -> None:
    own = visit_twice(browser, server, "demo.html", FIRST_EVENT)
    other = visit_twice(browser, plain, "call.html", READY)
    for kind, (mine, theirs) in zip(("cold", "warm"), zip(own, other, strict=True), strict=True):
        assert mine <= BUDGET * theirs, kind
