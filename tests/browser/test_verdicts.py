"""The checker gives the verdicts of the design, at once and while someone types."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from oathra_web.examples import LANGUAGES, load_examples
from oathra_web.places import CHECKOUT

SITE = CHECKOUT / "site"
PAGES = {"en": "check.html", "ja": "ja/check.html"}
EXAMPLES = [
    (language, example)
    for language in LANGUAGES
    for example in (lambda found: [*found["replies"], *found["traps"]])(load_examples(SITE, language))
]
SEALS = {"completed": ("stamped",), "incomplete": ("empty", "void"), "not_connected": ("unreached",), "violated": ("limit",)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_a_verdict_before_the_engine_is_there(visit: Callable[..., Any], language: str) -> None:
    seen = visit(PAGES[language], java_script_enabled=False)
    assert seen.state == "stamped"
    assert seen.page.locator(".turn").count() >= 2
    assert seen.page.locator(".turns .mark-confirms").count() >= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_computed_verdict_is_the_one_that_was_built_in(visit: Callable[..., Any], language: str) -> None:
    seen = visit(PAGES[language])
    built = [seen.text(f'[data-region="{region}"]') for region in ("head", "fields", "turns")]
    seen.ready()
    assert [seen.text(f'[data-region="{region}"]') for region in ("head", "fields", "turns")] == built
    assert seen.violations() == []


@pytest.mark.parametrize(
    ("language", "example"), EXAMPLES, ids=[f"{language}-{example['id']}" for language, example in EXAMPLES]
)
def test_each_example_comes_out_as_expected(checker: Callable[..., Any], language: str, example: dict[str, Any]) -> None:
    seen = checker(PAGES[language])
    seen.after(lambda: seen.page.click(f'[data-example="{example["id"]}"]'))
    artifact = seen.page.evaluate("oathra.last().answer.artifact")
    expected = example["expect"]
    artifact["values"].pop("confirmed", None)
    assert {key: artifact[key] for key in expected} == expected
    assert seen.state in SEALS[expected["status"]]
    assert seen.page.input_value("[name=today]") == "2026-09-18"


def test_typing_rechecks_at_once(checker: Callable[..., Any]) -> None:
    seen = checker()
    log = seen.page.input_value("#log")
    seen.after(lambda: (seen.page.focus("#log"), seen.page.keyboard.press("Control+End"), seen.page.keyboard.type(" But it is not confirmed yet.")))
    seen.until("document.querySelector('[data-region=head]').dataset.state === 'empty'")
    assert seen.page.input_value("#log").startswith(log)
    seen.write(log)
    assert seen.state == "stamped"


def test_the_newest_text_wins_over_answers_in_between(checker: Callable[..., Any]) -> None:
    seen = checker()
    seen.page.evaluate(
        """() => { const log = document.getElementById('log');
        for (let hour = 1; hour < 12; hour += 1) {
          log.value = `AI: A table for two on the 25th at ${hour} pm, please.\\nThem: You're all set.`;
          log.dispatchEvent(new InputEvent('input', { bubbles: true })); } }"""
    )
    seen.until("document.querySelector('.field[data-field=time] .field-value')?.textContent === '23:00'")


def test_replies_may_be_swapped_faster_than_fields_settle(checker: Callable[..., Any]) -> None:
    seen = checker()
    for example in ("held", "booked", "retracted", "booked", "changed", "pencilled"):
        seen.page.evaluate(f"document.querySelector('[data-example={example}]').click()")
    seen.until("oathra.last().request.log === document.getElementById('log').value")
    assert seen.field("time") == "19:30"
    assert seen.state == "empty"


def test_a_swapped_reply_resettles_the_fields_with_a_brief_motion(
    checker: Callable[..., Any], visit: Callable[..., Any]
) -> None:
    seen = checker()
    seen.after(lambda: seen.page.click('[data-example="held"]'))
    moving = seen.page.evaluate("document.getAnimations().map((each) => [each.animationName, each.effect.getTiming().duration])")
    assert moving
    assert all(duration < 300 for _, duration in moving)
    still = visit(reduced_motion="reduce").ready()
    still.after(lambda: still.page.click('[data-example="held"]'))
    assert still.page.evaluate("document.getAnimations().length") == 0


def test_a_field_and_its_words_light_up_together(checker: Callable[..., Any]) -> None:
    seen = checker()
    seen.page.hover('.field[data-field="time"]')
    lit = seen.page.evaluate("[...document.querySelectorAll('.mark.lit')].map((mark) => mark.dataset.field)")
    assert lit and set(lit) == {"time"}
    seen.page.hover('.turns .mark-confirms')
    assert seen.page.evaluate("document.querySelector('.field[data-field=confirmed]').classList.contains('lit')")
    seen.page.focus(".note-confirms")
    assert seen.page.evaluate("document.querySelector('.turns .mark-confirms').classList.contains('lit')")


def test_marks_point_at_their_words_behind_an_emoji(checker: Callable[..., Any]) -> None:
    seen = checker()
    seen.write("AI: A table for two at 7:30 pm on the 25th, please.\nThem: \U0001f600\U0001f468\u200d\U0001f373 You're all set for 7:30 pm.")
    words = seen.page.evaluate(
        "[...document.querySelectorAll('.turn:nth-child(2) .mark[data-field=time]')].map((mark) => mark.firstChild.textContent)"
    )
    assert "7:30 pm" in "".join(words)


def test_markup_in_a_log_is_shown_and_not_run(checker: Callable[..., Any]) -> None:
    seen = checker()
    seen.write("AI: <img src=x onerror=\"document.title='run'\"> two at 7 pm?\nThem: <b>You're all set</b> & more.")
    assert "<img src=x" in seen.text(".turns")
    assert seen.page.locator(".turns img, .turns b").count() == 0


def test_a_line_that_cannot_be_read_gets_a_message_and_the_old_verdict_fades(checker: Callable[..., Any]) -> None:
    seen = checker()
    seen.write('{"turns": [{"speaker": 5}]}')
    assert seen.page.is_visible("#trouble")
    assert seen.text("#trouble")
    seen.write("AI: A table for two at 7:30 pm on the 25th, please.\nThem: You're all set.")
    assert not seen.page.is_visible("#trouble")


def test_terms_decide_in_the_open(checker: Callable[..., Any]) -> None:
    seen = checker()
    seen.after(lambda: seen.page.check('[name=require][value="serial"]', force=True))
    assert seen.state == "empty"
    assert seen.page.is_checked('[name=require][value="date"]')
    seen.after(lambda: seen.page.click('[data-do="read-require"]'))
    assert seen.state == "stamped"
    seen.after(lambda: seen.page.click('[data-do="add-limit"]'))
    seen.after(lambda: seen.page.select_option('[name="limit-field"]', "time"))
    seen.after(lambda: seen.page.fill('[name="limit-value"]', "18:00"))
    assert seen.state == "limit"


def test_unknown_labels_are_asked_about_and_can_be_swapped(checker: Callable[..., Any]) -> None:
    seen = checker()
    seen.write("Speaker 0: A table for two at 7:30 pm on the 25th, please.\nSpeaker 1: Certainly, you're all set.")
    assert seen.state != "stamped"
    seen.after(lambda: seen.page.click('[data-do="accept-speakers"]'))
    assert seen.state == "stamped"
    seen.after(lambda: seen.page.click('[data-do="swap-speakers"]'))
    assert seen.state != "stamped"
    seen.after(lambda: seen.page.select_option('[data-label="Speaker 0"]', "caller"))
    seen.after(lambda: seen.page.select_option('[data-label="Speaker 1"]', "callee"))
    assert seen.state == "stamped"


def test_own_text_is_judged_on_the_day_of_the_visitor(checker: Callable[..., Any]) -> None:
    seen = checker()
    seen.write("AI: Two at 8 pm on 3 May 2031?\nThem: You're booked for two at 8 pm on 3 May 2031.")
    assert seen.page.input_value("[name=today]") == seen.page.evaluate("new Date().toLocaleDateString('sv')")


def test_an_empty_editor_asks_for_a_log(checker: Callable[..., Any]) -> None:
    seen = checker()
    seen.page.click("#clear")
    seen.until("document.body.classList.contains('empty')")
    assert seen.page.is_visible(".record-empty")
    assert not seen.page.is_visible(".verdict-head")


def test_a_file_is_read_when_dropped_or_chosen(checker: Callable[..., Any], tmp_path: Any) -> None:
    seen = checker()
    log = "AI: A table for four at 8 pm on the 26th, please.\nThem: You're booked for four at 8 pm on the 26th."
    seen.after(
        lambda: seen.page.evaluate(
            """(log) => { const carried = new DataTransfer();
            carried.items.add(new File([log], 'call.txt', { type: 'text/plain' }));
            document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carried })); }""",
            log,
        )
    )
    assert seen.page.input_value("#log") == log
    turns = [{"role": "assistant", "content": "Two at 8 pm on the 26th?"}, {"role": "user", "content": "You're all set."}]
    (tmp_path / "call.json").write_text(json.dumps(turns), encoding="utf-8")
    seen.after(lambda: seen.page.set_input_files("#file", tmp_path / "call.json"))
    assert seen.page.locator(".turn").count() == 2
    (tmp_path / "large.txt").write_text("AI: hello\n" * 120_000, encoding="utf-8")
    seen.page.set_input_files("#file", tmp_path / "large.txt")
    assert "large.txt" in seen.text("#trouble")


def test_the_artifact_is_saved_as_json(checker: Callable[..., Any]) -> None:
    seen = checker()
    with seen.page.expect_download() as download:
        seen.page.click("#save-artifact")
    artifact = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert artifact["status"] == "completed"
    assert seen.violations() == []


def test_the_core_is_named_with_its_hash(checker: Callable[..., Any]) -> None:
    from oathra_web.engine import core_hash
    from oathra_web.places import core_folder

    assert core_hash(core_folder())[:12] in checker().text(".foot")
