"""A call travels in the fragment of a link, names and numbers taken out first; reports likewise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

LOG = (
    "AI: My name is Ann Miller, a table for two at 7:30 pm on the 25th, please. My number is 090-1234-5678.\n"
    "Them: You're all set, Ms. Miller."
)


def shared_link(seen: Any) -> str:
    seen.page.click("#share")
    seen.until("document.getElementById('share-link').value.includes('#call=')")
    return str(seen.page.input_value("#share-link"))


def test_a_shared_link_brings_the_call_and_its_terms_back(visit: Callable[..., Any]) -> None:
    seen = visit().ready()
    seen.after(lambda: seen.page.click('[data-example="price"]'))
    log, head = seen.page.input_value("#log"), seen.text("[data-region=head]")
    link = shared_link(seen)
    again = visit(link.removeprefix(seen.server.address)).ready()
    assert again.page.input_value("#log") == log
    assert again.text("[data-region=head]") == head
    assert again.page.input_value("[name=today]") == "2026-09-18"
    assert again.page.input_value("[name=limit-value]") == "20000"


def test_the_call_in_a_link_never_reaches_the_server(visit: Callable[..., Any]) -> None:
    seen = visit().ready()
    link = shared_link(seen)
    seen.server.asked.clear()
    visit(link.removeprefix(seen.server.address)).ready()
    assert all("call" not in path for path in seen.server.asked)


def test_names_and_numbers_are_taken_out_and_shown_before_sharing(checker: Callable[..., Any]) -> None:
    seen = checker()
    seen.write(LOG)
    with_names_out = shared_link(seen)
    preview = seen.page.input_value("#share-text")
    assert "Miller" not in preview and "1234" not in preview
    assert "7:30" in preview and "25th" in preview
    assert "Ann Miller" in seen.text("#share-found")
    seen.page.uncheck("#hide-names")
    seen.until("document.getElementById('share-text').value.includes('Miller')")
    assert "1234" not in seen.page.input_value("#share-text")
    assert seen.until(f"document.getElementById('share-link').value !== {with_names_out!r}")


@pytest.mark.parametrize(
    ("text", "hidden", "kept"),
    [
        ("山田様、25日の19時半に2名様で承りました。", ["山田"], ["25日", "19時半", "2名様"]),
        ("私は佐藤と申します。電話は03-1234-5678です。", ["佐藤", "1234"], []),
        ("お客様のお名前は鈴木花子です。", ["鈴木"], ["お客様"]),
    ],
)
def test_japanese_names_are_taken_out_and_head_counts_stay(
    checker: Callable[..., Any], text: str, hidden: list[str], kept: list[str]
) -> None:
    seen = checker("ja/check.html")
    seen.write(f"AI：25日の19時半に2名でお願いします。\n店員：{text}")
    shared_link(seen)
    preview = seen.page.input_value("#share-text")
    assert [words for words in hidden if words in preview] == []
    assert [words for words in kept if words not in preview] == []


@pytest.mark.parametrize("text", ["September 25 at 7:30 pm, 2026-09-25", "the total is 18,000 yen for 2 nights", "ref 12345678"])
def test_dates_times_and_prices_are_no_telephone_numbers(checker: Callable[..., Any], text: str) -> None:
    seen = checker()
    seen.write(f"AI: Two at 7:30 pm on the 25th?\nThem: {text}.")
    shared_link(seen)
    assert text.split(",")[0] in seen.page.input_value("#share-text") or "ref" in text


@pytest.mark.parametrize("fragment", ["#call=AAAA", "#call=%%%", "#call="])
def test_a_damaged_link_says_so_and_the_page_still_works(visit: Callable[..., Any], fragment: str) -> None:
    seen = visit(f"check.html{fragment}").ready()
    assert seen.state == "stamped"


def test_a_link_from_the_landing_page_opens_its_example(visit: Callable[..., Any]) -> None:
    seen = visit("index.html")
    seen.page.click('[data-example="retracted"]')
    assert seen.state == "void"
    seen.page.click("#open-in-checker")
    seen.ready()
    assert seen.state == "void"
    assert seen.page.get_attribute('[data-example="retracted"]', "aria-pressed") == "true"


def test_a_report_holds_the_phrase_and_a_redacted_call(checker: Callable[..., Any]) -> None:
    seen = checker()
    seen.write(LOG)
    seen.page.evaluate("document.getElementById('log').setSelectionRange(0, 0)")
    seen.page.evaluate(
        "() => { const log = document.getElementById('log'); const at = log.value.indexOf('all set'); log.focus(); log.setSelectionRange(at, at + 7); }"
    )
    seen.page.click("#report-phrase")
    assert "all set" in seen.page.input_value("#report-title")
    body = seen.page.input_value("#report-body")
    assert "You're all set" in body and "provenance" in body
    assert "Miller" not in body and "1234" not in body


def test_a_report_opens_the_projects_form_when_its_address_is_known(visit: Callable[..., Any]) -> None:
    seen = visit("index.html", fresh=True)

    def name_the_project(route: Any) -> None:
        page = route.fetch().text().replace('"repository":""', '"repository":"https://forge.example/oathra"')
        route.fulfill(body=page, content_type="text/html; charset=utf-8")

    seen.page.route("**/check.html", name_the_project)
    seen.page.goto(f"{seen.server.address}check.html")
    seen.ready().write(LOG)
    seen.page.click("#report-phrase")
    link = seen.page.get_attribute("#report-link", "href")
    assert link is not None and link.startswith("https://forge.example/oathra/issues/new?title=")
    assert "all%20set" in link and "Miller" not in link
    seen.page.fill("#report-body", "long " * 3000)
    assert len(seen.page.get_attribute("#report-link", "href")) < 7000


def test_without_the_projects_address_there_is_only_text_to_copy(checker: Callable[..., Any]) -> None:
    seen = checker()
    seen.page.click("#report-phrase")
    assert not seen.page.is_visible("#report-link")
    assert seen.page.is_visible("[data-copies=report-body]")
