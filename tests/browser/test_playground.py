"""The playground runs a visitor's Python: with the core that micropip installed from this site, offline, and stoppable."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from oathra_web.places import CHECKOUT, built_site
from oathra_web.plain_server import serving
from oathra_web.playground import EXAMPLES, load_programs

PAGES = {"playground.html": "en", "ja/playground.html": "ja"}


def started(seen: Any) -> Any:
    """Wait until the editor is open and Python has started."""
    seen.until("document.documentElement.dataset.editor === 'open'")
    assert seen.until("document.documentElement.dataset.python !== 'starting' && document.documentElement.dataset.python", within_s=90) == "ready", seen.text("#python")
    return seen


def write(seen: Any, program: str) -> None:
    """Put *program* in place of what the editor holds, as a visitor does."""
    seen.page.locator("#editor .cm-content").click()
    seen.page.keyboard.press("Control+A")
    seen.page.keyboard.insert_text(program)


def ran(seen: Any, act: Callable[[], Any] | None = None) -> str:
    """Run the program, by the button or by *act*; return what it printed."""
    before = int(seen.page.evaluate("document.documentElement.dataset.runs ?? '0'"))
    (act or (lambda: seen.page.click("#run")))()
    seen.until(f"Number(document.documentElement.dataset.runs) > {before}", within_s=60)
    return str(seen.page.locator("#printed").text_content())


@pytest.fixture(scope="module")
def playground(opening: Any) -> Iterator[Callable[[str], Any]]:
    """Return `playground(path)`: the page with Python running, one for all tests of this file."""
    with opening() as open_page:
        pages: dict[str, Any] = {}

        def at(path: str = "playground.html") -> Any:
            if path not in pages:
                pages[path] = started(open_page(path))
            return pages[path]

        yield at


@pytest.mark.parametrize("path", PAGES)
def test_each_program_prints_in_the_tab_what_it_printed_when_the_page_was_built(playground: Any, path: str) -> None:
    seen = playground(path)
    programs = load_programs(CHECKOUT / "site", PAGES[path])
    for name in EXAMPLES:
        seen.page.click(f'[data-program="{name}"]')
        assert seen.page.locator("#printed").text_content() == programs[name].prints
        assert ran(seen) == programs[name].prints
    assert seen.violations() == []


def test_a_changed_word_changes_the_verdict(playground: Any) -> None:
    seen = playground()
    seen.page.click('[data-program="check"]')
    code = load_programs(CHECKOUT / "site", "en")["check"].code
    write(seen, code.replace("I will pencil you in and call you back.", "you're all set."))
    assert "completed" in ran(seen)
    seen.page.click("#restore")
    assert "incomplete" in ran(seen)


def test_the_keyboard_runs_the_program_and_tab_moves_on(playground: Any) -> None:
    seen = playground()
    write(seen, "6 * 7")
    assert ran(seen, lambda: seen.page.keyboard.press("Control+Enter")) == "42\n"
    seen.page.keyboard.press("Tab")
    assert seen.page.evaluate("document.activeElement.id") == "run"


def test_an_error_is_shown_from_the_visitors_own_lines_on(playground: Any) -> None:
    seen = playground()
    write(seen, "import oathra\noathra.check('Clerk')\n")
    printed = ran(seen)
    assert 'File "playground.py", line 2' in printed and "TranscriptError" in printed
    assert "eval_code" not in printed and "runner.py" not in printed
    write(seen, "print('<b>bold</b>'")
    assert "SyntaxError" in ran(seen)
    assert seen.page.locator("#printed b").count() == 0
    assert "error" in seen.text("#python")


def test_names_of_one_run_are_gone_in_the_next(playground: Any) -> None:
    seen = playground()
    write(seen, "left = 1")
    ran(seen)
    write(seen, "left")
    assert "NameError" in ran(seen)


def test_a_program_that_prints_for_ever_is_stopped(playground: Any) -> None:
    seen = playground()
    write(seen, "while True:\n    print('again')")
    printed = ran(seen)
    assert "stopped after 100,000 characters" in printed
    assert len(printed) < 110_000


def test_a_program_that_never_ends_can_be_stopped_and_python_comes_back(playground: Any) -> None:
    seen = playground()
    write(seen, "while True:\n    pass")
    seen.page.click("#run")
    seen.page.click("#stop")
    seen.until("document.documentElement.dataset.python === 'ready'", within_s=60)
    write(seen, "'back'")
    assert ran(seen) == "'back'\n"


def test_a_program_reaches_no_server_but_this_sites_own(playground: Any) -> None:
    seen = playground()
    seen.server.asked.clear()
    for program in (
        "from pyodide.http import pyfetch\nawait pyfetch('https://leak.example/')",
        "import js\njs.eval('1 + 1')",
        "import micropip\nawait micropip.install('six')",
    ):
        write(seen, program)
        assert "Error" in ran(seen), program
    # Chromium reports requests that its policy stopped; what counts is what arrived anywhere.
    seen.foreign.clear()
    assert seen.server.asked == []


def test_after_one_visit_it_works_without_a_server(visit: Callable[..., Any]) -> None:
    with serving(built_site(), under="/deep/er/path/") as server:
        seen = started(visit("playground.html", on=server, fresh=True))
        seen.until("document.documentElement.dataset.kept === 'done'", within_s=60)
        asked = [path for path in server.asked if "/playground-" in path or "/engine/" in path]
        assert len(asked) == len(set(asked)), "a part was transferred twice"
        port = int(server.origin.rsplit(":", 1)[1])
    seen.page.reload()
    started(seen)
    assert "incomplete" in ran(seen)
    seen.page.goto(f"http://127.0.0.1:{port}/deep/er/path/ja/playground.html")
    assert "いま聞くべきこと" in ran(started(seen))


def test_without_pyscript_the_program_can_still_be_read_and_the_way_out_is_named(visit: Callable[..., Any]) -> None:
    seen = visit("index.html", fresh=True)
    seen.page.route("**/playground-*/core.js", lambda route: route.abort())
    seen.page.goto(f"{seen.server.address}playground.html")
    assert seen.until("document.documentElement.dataset.python !== 'starting' && document.documentElement.dataset.python") == "failed"
    assert "pip install oathra" in seen.text("#python")
    assert "oathra.check" in seen.page.input_value("#code")
