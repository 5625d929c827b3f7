"""Where the name of a model leads, and what is said where it leads nowhere."""

from __future__ import annotations

from typing import Any

import pytest

from oathra_backend.models import ModelError, address_of

KEY = {"OPENAI_API_KEY": "sk-secret"}


def test_openai_needs_a_key_and_brings_a_model() -> None:
    found = address_of("openai", environment=KEY)
    assert (found.url, found.key, bool(found.model)) == ("https://api.openai.com/v1", "sk-secret", True)


@pytest.mark.parametrize(("name", "option", "model"), [("openai:a:b", "c", "a:b"), ("openai", "c", "c"), ("ollama:a", None, "a")])
def test_a_model_in_the_name_comes_before_the_option(name: str, option: str | None, model: str) -> None:
    assert address_of(name, model=option, environment=KEY).model == model


def test_an_ollama_gets_no_key() -> None:
    found = address_of("ollama:llama3.2", environment={**KEY, "OPENAI_BASE_URL": "https://elsewhere.example/v1"})
    assert found.url == "http://127.0.0.1:11434/v1" and "sk-secret" not in found.key


def test_another_server_needs_no_key() -> None:
    assert address_of("openai:qwen", url="http://127.0.0.1:8000/v1/", environment={}).url == "http://127.0.0.1:8000/v1"
    elsewhere = address_of("openai:qwen", environment={"OPENAI_BASE_URL": "https://elsewhere.example/v1"})
    assert elsewhere.url == "https://elsewhere.example/v1"


def test_a_key_is_never_shown() -> None:
    assert "sk-secret" not in repr(address_of("openai", environment=KEY))


@pytest.mark.parametrize(
    ("name", "given", "code", "said"),
    [
        ("gpt", {}, "bad_name", "use openai, openai:MODEL, ollama:MODEL"),
        ("openai:", {}, "bad_name", '"openai:" names no model'),
        ("ollama", {}, "no_model", "ollama:llama3.2 or --model llama3.2"),
        ("openai", {}, "no_key", "OPENAI_API_KEY is not set"),
        ("openai:x", {"url": "127.0.0.1:11434"}, "bad_url", "http://127.0.0.1:11434/v1"),
        ("openai:x", {"url": "http://127.0.0.1:port/v1"}, "bad_url", "is no address"),
    ],
)
def test_what_leads_nowhere_says_what_would_be_right(name: str, given: dict[str, Any], code: str, said: str) -> None:
    with pytest.raises(ModelError) as caught:
        address_of(name, environment={}, **given)
    assert caught.value.code == code and caught.value.final
    assert said in str(caught.value)
