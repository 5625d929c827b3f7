"""After one visit the site works with the server stopped."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from oathra_web.places import built_site
from oathra_web.plain_server import serving

KEPT = "navigator.serviceWorker.ready.then(() => caches.keys()).then((names) => names.length === 1)"


def test_a_second_visit_needs_no_server(visit: Callable[..., Any]) -> None:
    with serving(built_site(), under="/deep/er/path/") as server:
        seen = visit(on=server, fresh=True).ready()
        seen.until(KEPT)
        port = int(server.origin.rsplit(":", 1)[1])
    seen.page.reload()
    seen.ready()
    seen.write("AI: A table for two at 7:30 pm on the 25th, please.\nThem: You're all set.")
    assert seen.state == "stamped"
    for page in ("ja/check.html", "index.html", "rules.html", "ja/", ""):
        seen.page.goto(f"http://127.0.0.1:{port}/deep/er/path/{page}")
        assert seen.page.locator(".turn").count() > 1


def test_a_first_visit_transfers_at_most_six_megabytes(visit: Callable[..., Any]) -> None:
    with serving(built_site()) as server:
        seen = visit(on=server, fresh=True).ready()
        seen.until(KEPT)
        seen.page.wait_for_timeout(500)
        assert server.sent_bytes <= 6_000_000
        engine = [path for path in server.asked if "/engine/" in path]
        assert len(engine) == len(set(engine)), "a part of the engine was transferred twice"


def test_it_works_without_gzip_and_at_the_root(visit: Callable[..., Any]) -> None:
    with serving(built_site(), under="/", packed=False) as server:
        assert visit(on=server, fresh=True).ready().state == "stamped"


def test_a_missing_engine_is_said_and_the_built_in_verdict_stays(visit: Callable[..., Any]) -> None:
    seen = visit("index.html", fresh=True)
    seen.page.route("**/engine/stdlib-*", lambda route: route.abort())
    seen.page.goto(f"{seen.server.address}check.html")
    assert seen.until("document.documentElement.dataset.engine") == "failed"
    assert "pip install oathra" in seen.text("#loading")
    assert seen.state == "stamped"


def test_a_browser_without_webassembly_is_told_what_to_do(visit: Callable[..., Any]) -> None:
    seen = visit("index.html", fresh=True)
    seen.page.context.add_init_script("delete globalThis.WebAssembly")
    seen.page.goto(f"{seen.server.address}check.html")
    assert seen.until("document.documentElement.dataset.engine") == "failed"
    assert "WebAssembly" in seen.text("#loading")


def test_a_runtime_that_hangs_is_given_up_with_a_message(visit: Callable[..., Any]) -> None:
    seen = visit("index.html", fresh=True)
    seen.page.clock.install()
    seen.page.route("**/engine/wasm-*", lambda route: None)
    seen.page.goto(f"{seen.server.address}check.html", wait_until="commit")
    deadline = time.monotonic() + 30
    # The page's clock runs ahead until its patience has ended, however late its scripts started.
    while seen.page.evaluate("document.documentElement.dataset.engine ?? ''") != "failed" and time.monotonic() < deadline:
        seen.page.clock.run_for(10_000)
        time.sleep(0.05)
    assert "45" in seen.text("#loading")
