"""Replay: at every moment the page shows how the call stood then, going forth and back, for a dropped file too."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oathra.replay import states
from oathra.simulator import SimulatedCall
from tests.simulator.scenarios import scenario

Open = Callable[..., Any]
RETRACTED = {"demo.html": "taken-after-all", "ja/demo.html": "yappari-manseki"}
SHOWN = """() => ({
  state: document.querySelector('[data-region=head]').dataset.state,
  fields: Object.fromEntries([...document.querySelectorAll('.field')].map((field) => [field.dataset.field, field.dataset.state])),
  turns: document.querySelectorAll('.paper .turn').length,
  taking_back: document.querySelectorAll('.paper .mark-denies').length,
})"""


def moved(seen: Any, count: int) -> dict[str, Any]:
    """Move the slider to after *count* events and return what is shown."""
    seen.page.evaluate("(count) => { const moment = document.getElementById('moment'); moment.value = count; moment.dispatchEvent(new Event('input', { bubbles: true })); }", count)
    shown: dict[str, Any] = seen.page.evaluate(SHOWN)
    return shown


def replayed(visit: Open, path: str, name: str, **options: Any) -> Any:
    seen = visit(f"{path}#mode=replay&scenario={name}&seed=1", **options).ready()
    seen.until(f"document.getElementById('stage').dataset.call === '{name}/1'")
    return seen


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 900}, {"width": 390, "height": 844}], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", RETRACTED)
def test_after_every_event_it_shows_what_stood_then_forth_and_back(visit: Open, path: str, viewport: dict[str, int]) -> None:
    events = list(SimulatedCall(scenario(RETRACTED[path]), 1).events())
    told = list(states(events))
    seen = replayed(visit, path, RETRACTED[path], viewport=viewport)
    seals = []
    for count in [*range(1, len(events) + 1), *range(len(events), 0, -3)]:
        now, shown = told[count - 1], moved(seen, count)
        assert shown["turns"] == len(now.turns)
        settled = {name for name, state in shown["fields"].items() if state == "settled"}
        assert {name for name in now.values if name not in now.on_the_table and name not in now.missing} == settled - {"confirmed"}
        assert ("confirmed" in settled) == now.confirmed
        assert (shown["fields"].get("confirmed") == "void") == (now.undone_by is not None)
        assert (shown["state"] == "void") == (now.undone_by is not None)
        assert shown["state"] != "stamped" or now.status == "completed"
        assert shown["state"] != "stamped" or shown["taking_back"] == 0, "the words are marked when they count"
        seals.append(shown["state"])
    assert {"stamped", "void", "empty"} <= set(seals)
    assert seals[-1] == "empty", "at the beginning nothing is taken back yet"


def test_the_key_moments_lead_to_where_it_was_settled_and_undone(visit: Open) -> None:
    seen = replayed(visit, "demo.html", "taken-after-all")
    seen.page.click(".key:has(.settling-confirmed)")
    assert seen.state == "stamped"
    seen.page.click(".key:has(.settling-undone)")
    assert seen.state == "void"
    seen.page.click(".key:has(.settling-verified) >> nth=0")
    assert seen.state == "empty"
    assert seen.page.locator(".key[aria-current]").count() == 1


def test_the_slider_says_where_it_is_and_obeys_the_keyboard(visit: Open) -> None:
    seen = replayed(visit, "demo.html", "taken-after-all")
    seen.page.focus("#moment")
    seen.page.keyboard.press("Home")
    assert seen.page.locator(".paper .turn").count() == 0
    for _ in range(3):
        seen.page.keyboard.press("ArrowRight")
    assert seen.page.locator(".paper .turn").count() == 1
    assert "event 3 of" in str(seen.page.get_attribute("#moment", "aria-valuetext"))
    seen.page.select_option("#speed", "most")
    seen.page.click("[data-part=toggle]")
    seen.until("document.querySelector('[data-part=toggle]').dataset.state === 'ended'")
    assert seen.page.input_value("#moment") == seen.page.get_attribute("#moment", "max")


def test_a_recorded_call_is_opened_and_saved_as_it_was(visit: Open, tmp_path: Path) -> None:
    call = SimulatedCall(scenario("yosan-niman"), 4)
    written = "".join(json.dumps(event.to_json(), ensure_ascii=False) + "\n" for event in call.events())
    file = tmp_path / "events.jsonl"
    file.write_text(written, encoding="utf-8")
    seen = visit("demo.html#mode=replay").ready()
    seen.page.set_input_files("#file", file)
    seen.until("document.getElementById('stage').dataset.call === 'events.jsonl'")
    assert seen.page.locator(".paper .turn").count() == call.call.turns
    assert seen.page.get_attribute(".turn-text >> nth=0", "lang") == "ja"
    with seen.page.expect_download() as saving:
        seen.page.click("#save-file")
    assert [json.loads(line) for line in Path(saving.value.path()).read_text(encoding="utf-8").splitlines()] == [json.loads(line) for line in written.splitlines()]


def test_a_file_that_is_no_recording_is_refused_with_its_line(visit: Open, tmp_path: Path) -> None:
    file = tmp_path / "notes.jsonl"
    file.write_text('{"type": "call.dialed", "seq": 0, "t": 0, "to": "x"}\n{"type": "call.dropped"}\n', encoding="utf-8")
    seen = visit("demo.html#mode=replay").ready()
    before = seen.text(".paper")
    seen.page.set_input_files("#file", file)
    seen.until("!document.getElementById('trouble').hidden")
    assert "line 2" in seen.text("#trouble") and "notes.jsonl" in seen.text("#trouble")
    assert seen.text(".paper") == before
