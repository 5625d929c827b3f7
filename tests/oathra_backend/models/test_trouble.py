"""What can go wrong is said in every language in which Oathra explains."""

from __future__ import annotations

import string

import pytest

from oathra.call.explaining import EXPLAINED_IN
from oathra_backend.models import ModelError
from oathra_backend.models.trouble import FINAL, MESSAGES


@pytest.mark.parametrize("code", MESSAGES)
def test_a_message_names_the_same_things_in_each_language(code: str) -> None:
    texts = MESSAGES[code]
    assert len(texts) == len(EXPLAINED_IN) and len(set(texts)) == len(texts)
    places = [{name for _, name, _, _ in string.Formatter().parse(text) if name} for text in texts]
    assert all(found == places[0] for found in places)


def test_final_troubles_are_known() -> None:
    assert set(MESSAGES) >= FINAL


def test_what_is_right_stands_in_a_message_in_its_language() -> None:
    found = ModelError("unknown_model", url="http://x/v1", model="m", right=ModelError("pull", model="m"))
    assert str(found) == 'http://x/v1 has no model "m"; fetch it with: ollama pull m'
    assert found.said("ja").endswith("ollama pull m で取得できます")
