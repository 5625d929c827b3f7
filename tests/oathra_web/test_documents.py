"""The documentation on the site: anchors as on GitHub, links that lead somewhere, the same calls in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oathra_web.call_blocks import CallBlock, read_block, verdict_line
from oathra_web.documents import DOCUMENTS, read_document, site_link, slug, source_of
from oathra_web.examples import LANGUAGES

RULES = {language: read_document(source_of("rules", language)) for language in LANGUAGES}
JAPANESE = re.compile("[぀-ヿ]")


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [
        ("Whose words count", "whose-words-count"),
        ("check(log, contract=None, *, today=None)", "checklog-contractnone--todaynone"),
        ("A plain yes to “is that booked?”", "a-plain-yes-to-is-that-booked"),
        ("まとめて判定する", "まとめて判定する"),
        ("__version__", "__version__"),
    ],
)
def test_an_anchor_is_the_one_that_github_makes(heading: str, anchor: str) -> None:
    assert slug(heading) == anchor


def test_a_second_heading_of_the_same_words_gets_a_number() -> None:
    assert slug("Errors", ["errors"]) == "errors-1"
    assert slug("Errors", ["errors", "errors-1", "errors-in-logs"]) == "errors-2"


def test_a_link_between_documents_is_one_between_pages() -> None:
    assert site_link("api.md#verdict", Path("rules.md")) == "api.html#verdict"
    assert site_link("#verdict", Path("api.md")) == "#verdict"


def test_a_link_to_what_the_site_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="evaluation"):
        site_link("evaluation.md", Path("rules.md"))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_both_languages_have_the_same_parts(name: str) -> None:
    english, japanese = ([level for level, _, _ in read_document(source_of(name, of)).headings] for of in LANGUAGES)
    assert english == japanese


def test_both_languages_show_the_same_calls_with_the_same_terms() -> None:
    english, japanese = (RULES[of].calls() for of in LANGUAGES)
    assert english == japanese


def test_every_rule_has_a_call_in_english_and_one_in_japanese() -> None:
    runs: list[list[bool]] = [[]]
    for token in RULES["en"].tokens:
        if token.type == "heading_open":
            runs.append([])
        elif token.type == "fence":
            runs[-1].append(JAPANESE.search(token.content) is not None)
    rules = [run for run in runs if run]
    assert len(rules) == len([each for each in RULES["en"].headings if each[0] == 3])
    assert [run for run in rules if run != [False, True] * (len(run) // 2)] == []


@pytest.mark.parametrize("call", RULES["en"].calls(), ids=lambda call: call.told[:60])
def test_the_verdict_below_a_call_is_the_real_one(call: CallBlock) -> None:
    assert call.told == verdict_line(call)


def test_the_rules_show_every_status_and_both_ends() -> None:
    statuses = {call.told.split()[1].rstrip(",") for call in RULES["en"].calls()}
    assert statuses == {"completed", "incomplete", "violated", "not_connected"}


def test_a_block_has_a_day_and_terms_of_its_own_where_it_says_so() -> None:
    plain = read_block("call", "AI: Two at 7 pm?\n→ old\n")
    assert (plain.log, plain.told, plain.today, plain.contract) == ("AI: Two at 7 pm?", "→ old", "2026-09-18", {})
    asked = read_block('call {"today": null, "require": ["time"]}', "AI: Two at 7 pm?\n")
    assert (asked.today, asked.contract) == (None, {"require": ["time"]})


def test_a_call_that_cannot_be_read_is_named() -> None:
    with pytest.raises(ValueError, match="Hello"):
        verdict_line(read_block("call", "Hello\n"))
