"""Timings of the built checker in Chromium, against a plain Pyodide page in the same run.

    python -m oathra_web measure

The plain page is what one would write first: a worker that loads the whole of Pyodide, installs the core's
wheel with `loadPackage` and asks it the same question. Cold is a fresh profile, warm a second visit in it.
"""

from __future__ import annotations

import json
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .build import require_built_site
from .chromium import chromium
from .places import built_site, cache_folder, core_folder, scenarios_folder
from .plain_server import PlainServer, serving
from .runtime import fetch_runtime
from .scenarios import load_scenarios
from .wheels import write_core_wheel

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

__all__ = ["measure"]

READY = "document.documentElement.dataset.engine === 'ready'"
FIRST_EVENT = "document.querySelector('[data-region=turns] > li')?.checkVisibility() === true"
# Another call than the one that the page brings along.
CALL = ("only-in-pencil", 7)
COMPUTED = f"document.getElementById('stage')?.dataset.call === '{CALL[0]}/{CALL[1]}'"
REQUEST: dict[str, Any] = {
    "log": "AI: A table for two at 7:30 pm on the 25th, please.\nThem: You're all set.",
    "contract": {},
    "today": "2026-09-18",
    "explainIn": "en",
}
PLAIN_PAGE = """<!doctype html><meta charset="utf-8"><title>plain</title><script type="module">
const worker = new Worker("worker.mjs", { type: "module" });
worker.onmessage = () => { document.documentElement.dataset.engine = "ready"; };
worker.postMessage(REQUEST);
</script>"""
PLAIN_WORKER = """import { loadPyodide } from "./pyodide.mjs";
self.onmessage = async ({ data }) => {
  const python = await loadPyodide();
  await python.loadPackage(new URL("WHEEL", location).href);
  self.postMessage(python.pyimport("oathra.bridge").answer(data));
};"""
TURNS = (
    "AI: Good evening, I would like to book a table for two at 7:30 pm on the 25th, please.",
    "Them: Let me see. 7 is fully booked, but we do have 7:30.",
    "AI: 7:30 is fine. We may be a little late, is that a problem?",
    "Them: No problem at all, we keep the table for fifteen minutes.",
)
# From the keystroke's event to the moment when the record shows its verdict.
RECHECK = """async (count) => {
  const log = document.getElementById("log");
  const times = [];
  for (let index = 0; index < count; index += 1) {
    await new Promise((next) => setTimeout(next, 60));
    const shown = new Promise((next) => document.addEventListener("checked", next, { once: true }));
    const start = performance.now();
    log.value += "x";
    log.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await shown;
    times.push(performance.now() - start);
  }
  return times;
}"""
ANSWERING = """async ([text, count]) => {
  const times = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await oathra.answer(text);
    times.push(performance.now() - start);
  }
  return times;
}"""


def measure(runs: int = 5) -> str:
    """Return the figures as text, medians of *runs* visits each."""
    require_built_site(built_site())
    with plain_site() as plain, serving(plain) as other, serving(built_site()) as own, chromium() as browser:
        visits = {
            "the checker": (own, "check.html", READY),
            "plain Pyodide": (other, "index.html", READY),
            "first event": (own, "demo.html", FIRST_EVENT),
            "computed call": (own, f"demo.html#scenario={CALL[0]}&seed={CALL[1]}", COMPUTED),
            "plain, a call": (other, "call.html", READY),
        }
        timed: Timed = {name: {"cold": [], "warm": []} for name in visits}
        sent: dict[str, int] = {}
        # Taken in turns, so that what else the machine does falls on both alike.
        for _ in range(runs):
            for name, (server, page, there) in visits.items():
                before = server.sent_bytes
                cold, warm = visit_twice(browser, server, page, there)
                sent[name] = server.sent_bytes - before
                timed[name]["cold"].append(cold)
                timed[name]["warm"].append(warm)
        recheck, answering = measure_rechecks(browser, own)
    return report(runs, timed, sent, recheck, answering)


Timed = dict[str, dict[str, list[float]]]


def report(runs: int, timed: Timed, sent: dict[str, int], recheck: list[float], answering: list[float]) -> str:
    """Return the figures as lines of text, with the budgets beside them."""
    median = {name: {kind: statistics.median(times) for kind, times in of.items()} for name, of in timed.items()}

    def rows(*names: str) -> list[str]:
        return [
            f"{name:16}{median[name]['cold']:8.0f}{median[name]['warm']:8.0f}{sent[name] / 1e6:10.2f}" for name in names
        ]

    def share(own: str, plain: str) -> str:
        return "".join(f"{median[own][kind] / median[plain][kind]:8.2f}" for kind in ("cold", "warm"))

    head = f"{'':16}{'cold':>8}{'warm':>8}{'MB sent':>10}"
    lines = [
        f"From navigation to the first computed verdict, ms, medians of {runs}:",
        head,
        *rows("the checker", "plain Pyodide"),
        f"{'share':16}{share('the checker', 'plain Pyodide')}   (budget: 0.55 cold, 0.45 warm, 6 MB for both visits)",
        "",
        "From navigation to a call in the demo, ms: the first event on the screen, and a call that the engine played:",
        head,
        *rows("first event", "computed call", "plain, a call"),
        f"{'first event':16}{share('first event', 'plain, a call')}   (budget: 0.55)",
        f"{'computed call':16}{share('computed call', 'plain, a call')}",
        "",
        f"Re-check of a call of {len(long_call().splitlines())} turns, ms (budget: 16):",
        f"{'the engine alone':32}{spread(answering)}",
        f"{'keystroke to the record shown':32}{spread(recheck)}",
    ]
    return "\n".join(lines)


def spread(times: list[float]) -> str:
    """Return the median and the 90th percentile of *times*, in milliseconds."""
    ordered = sorted(times)
    return f"median {statistics.median(ordered):5.1f}   90 % {ordered[int(len(ordered) * 0.9)]:5.1f}"


def visit_twice(browser: Browser, server: PlainServer, path: str, there: str = READY) -> tuple[float, float]:
    """Return the milliseconds of a cold and a warm visit in one fresh profile, until the expression *there* holds."""
    context = browser.new_context()
    try:
        return visit(context, server, path, there), visit(context, server, path, there)
    finally:
        context.close()


def visit(context: BrowserContext, server: PlainServer, path: str, there: str) -> float:
    """Return the milliseconds from navigation until the expression *there* holds."""
    page = context.new_page()
    start = time.perf_counter()
    page.goto(server.address + path, wait_until="commit")
    wait_for(lambda: bool(page.evaluate(there)))
    passed = (time.perf_counter() - start) * 1000
    # What the service worker still keeps for later belongs to the first visit's bytes, not to its time.
    if path.startswith(("check.html", "demo.html")):
        wait_for(lambda: bool(page.evaluate(READY)))
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.close()
    return passed


def measure_rechecks(browser: Browser, server: PlainServer) -> tuple[list[float], list[float]]:
    """Return the milliseconds of each keystroke in a long call: to the record shown, and of the engine alone."""
    context = browser.new_context()
    page: Page = context.new_page()
    page.goto(f"{server.address}check.html")
    wait_for(lambda: bool(page.evaluate(READY)))
    page.fill("#log", long_call())
    page.evaluate(RECHECK, 10)
    recheck: list[float] = page.evaluate(RECHECK, 60)
    answering: list[float] = page.evaluate(ANSWERING, [json.dumps({**REQUEST, "log": long_call()}), 60])
    context.close()
    return recheck, answering


def long_call() -> str:
    return "\n".join(TURNS * 10)


def wait_for(done: Callable[[], bool], within_s: float = 120) -> None:
    """Wait until *done*; raise `TimeoutError` after *within_s* seconds."""
    deadline = time.monotonic() + within_s
    while not done():
        if time.monotonic() > deadline:
            raise TimeoutError("the page gave no verdict")
        time.sleep(0.005)


@contextmanager
def plain_site() -> Generator[Path, None, None]:
    """Yield a folder with the plain page: Pyodide as it comes, and a wheel of the core."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        runtime = fetch_runtime(cache_folder())
        for file in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"):
            shutil.copyfile(runtime / file, folder / file)
        wheel = write_core_wheel(folder, core_folder(), "0").name
        for page, request in (("index.html", REQUEST), ("call.html", call_request())):
            text = PLAIN_PAGE.replace("REQUEST", json.dumps(json.dumps(request)))
            (folder / page).write_text(text, encoding="utf-8")
        (folder / "worker.mjs").write_text(PLAIN_WORKER.replace("WHEEL", wheel), encoding="utf-8")
        yield folder


def call_request() -> dict[str, Any]:
    """Return the request for the call that the demo is to play."""
    name, seed = CALL
    scenario = next(one for one in load_scenarios(scenarios_folder()) if one["id"] == name)
    return {"op": "play", "scenario": scenario, "seed": seed, "explainIn": "en"}
