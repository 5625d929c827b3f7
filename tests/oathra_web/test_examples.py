"""The examples of the page mean what the design says, and the golden requests are theirs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oathra.bridge import answer
from oathra_web.examples import LANGUAGES, every_example, load_catalogue, load_examples, requests_of
from oathra_web.places import CHECKOUT

SITE = CHECKOUT / "site"
GOLDEN = Path(__file__).parent.parent / "golden" / "checker_examples.json"
EXAMPLES = [(language, example) for language in LANGUAGES for example in every_example(load_examples(SITE, language))]


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def requests() -> dict[str, dict[str, Any]]:
    return {language: requests_of(load_examples(SITE, language), language) for language in LANGUAGES}


@pytest.mark.parametrize(("of", "example"), EXAMPLES, ids=[f"{of}-{example['id']}" for of, example in EXAMPLES])
def test_each_example_has_the_verdict_that_it_is_there_to_show(
    requests: dict[str, dict[str, Any]], of: str, example: dict[str, Any]
) -> None:
    artifact = json.loads(answer(json.dumps(requests[of][example["id"]])))["artifact"]
    artifact["values"].pop("confirmed", None)
    assert {key: artifact[key] for key in example["expect"]} == example["expect"]


def test_the_golden_file_holds_every_example(requests: dict[str, dict[str, Any]]) -> None:
    """Rewrite it with `python -m oathra_web golden` after a change of the examples."""
    written = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert written == [request for of in LANGUAGES for request in requests[of].values()]


def test_both_languages_have_the_same_examples_in_the_same_order() -> None:
    ids = [[example["id"] for of, example in EXAMPLES if of == language] for language in LANGUAGES]
    assert ids[0] == ids[1]
    assert len(ids[0]) == len(set(ids[0])) >= 11


def test_every_verdict_of_the_examples_can_be_named(requests: dict[str, dict[str, Any]], language: str) -> None:
    catalogue = load_catalogue(SITE, language)
    for request in requests[language].values():
        artifact = json.loads(answer(json.dumps(request)))["artifact"]
        named = [f"decided.{artifact['decisive']['effect']}"] if artifact["decisive"] else []
        named += [f"effect.{node['effect']}" for node in artifact["graph"]["nodes"]]
        named += [f"field.{field}" for field in artifact["required"]]
        assert [key for key in named if key not in catalogue] == []
