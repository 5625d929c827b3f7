"""One answer of a model, asked for with the real SDK from a server on loopback."""

from __future__ import annotations

import sys
import threading
import time
from typing import Any

import pytest

from oathra_backend.models import Caps, Model, ModelError, ModelLimits, Spending, address_of
from oathra_backend.models.answering import Message
from oathra_backend.models.shapes import AgentLine, agent_shape
from tests.oathra_backend.models.server import Answer, ModelServer, content, error, free_port, raw, refusal, says, tool

HELLO = {"say": "Hello.", "hang_up": False}
TALK: list[Message] = [{"role": "system", "content": "You call."}, {"role": "user", "content": "もしもし"}]


def model(url: str, name: str = "openai:gpt-tiny", *, spending: Spending | None = None, **limits: Any) -> Model:
    address = address_of(name, url=url, environment={"OPENAI_API_KEY": "sk-loopback"})
    return Model(address, spending or Spending(), ModelLimits(**limits))


def ask(one: Model) -> AgentLine:
    try:
        return one.ask(TALK, agent_shape())
    finally:
        one.close()


def failure(one: Model) -> ModelError:
    with pytest.raises(ModelError) as caught:
        ask(one)
    return caught.value


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Do not wait between the tries; keep how long it would have been."""
    pauses: list[float] = []

    def wait(self: threading.Event, timeout: float | None = None) -> bool:
        pauses.append(timeout or 0.0)
        return self.is_set()

    monkeypatch.setattr("oathra_backend.models.answering.threading", _Threading(wait))
    return pauses


class _Threading:
    """The module `threading` with events that do not wait."""

    def __init__(self, wait: Any) -> None:
        self.Event = type("Event", (threading.Event,), {"wait": wait})


@pytest.mark.parametrize(
    "answer",
    [
        says(HELLO),
        tool(HELLO),
        content('```json\n{"say": "Hello.", "hang_up": false}\n```'),
        content('<think>{"say": "hm"}</think>\n\n{"say": "Hello.", "hang_up": false} I hope that helps.'),
    ],
    ids=["content", "a tool call", "a fence", "thoughts and talk around it"],
)
def test_an_answer_is_read_from_what_models_write(answer: Answer, server: ModelServer) -> None:
    server.answers.script = [answer]
    assert ask(model(server.url)) == AgentLine(say="Hello.", hangs_up=False)
    assert len(server.answers.asked) == 1


def test_the_request_asks_for_the_schema_with_the_key_and_a_longest_answer(server: ModelServer) -> None:
    server.answers.script = [says(HELLO)]
    ask(model(server.url, answer_tokens=77))
    (asked,) = server.answers.asked
    assert asked["model"] == "gpt-tiny" and asked["messages"] == TALK
    assert asked["max_completion_tokens"] == 77
    assert asked["response_format"]["json_schema"]["schema"]["required"] == ["say", "hang_up"]
    assert server.answers.keys == ["Bearer sk-loopback"]


def test_an_ollama_gets_no_key_and_the_name_of_length_that_it_knows(server: ModelServer) -> None:
    server.answers.script = [says(HELLO)]
    ask(model(server.url, "ollama:llama3.2"))
    assert "sk-loopback" not in server.answers.keys[0]
    assert "max_tokens" in server.answers.asked[0]


@pytest.mark.parametrize(
    ("broken", "wrong"),
    [
        (content('{"say": "Hello, I would li', finish="length"), "the JSON breaks off"),
        (content("Hello there!"), "no JSON object"),
        (content('{"say": "Hello."}'), '"hang_up" is null'),
        (content('["Hello."]'), "no JSON object"),
        (content('{"say": 3, "hang_up": false}'), '"say" is missing'),
        (content(""), "no JSON object"),
        (says({"say": "x" * 700, "hang_up": False}), "700 characters"),
    ],
    ids=["cut off", "prose", "a key is missing", "a list", "no text", "nothing", "a speech"],
)
def test_an_answer_of_another_shape_is_asked_for_again(broken: Answer, wrong: str, server: ModelServer) -> None:
    server.answers.script = [broken, says(HELLO)]
    assert ask(model(server.url)).say == "Hello."
    first, second = server.answers.asked
    assert second["messages"][: len(TALK)] == first["messages"]
    assert wrong in second["messages"][-1]["content"]


def test_a_model_that_never_keeps_to_the_shape_is_given_up_on(server: ModelServer) -> None:
    server.answers.otherwise = content("Sure!")
    found = failure(model(server.url))
    assert (found.code, found.final, len(server.answers.asked)) == ("malformed", False, 3)
    assert "gpt-tiny gave no usable answer, 3 times: there is no JSON object in it" in str(found)
    assert "使える答えを返しませんでした" in found.said("ja")


def test_a_refusal_is_said_as_it_is(server: ModelServer) -> None:
    server.answers.script = [refusal("I can't pretend to be a clerk.")]
    found = failure(model(server.url))
    assert found.code == "declined" and "I can't pretend to be a clerk." in str(found)


@pytest.mark.parametrize(
    ("answer", "code", "said"),
    [
        (error(401, "Incorrect API key provided", code="invalid_api_key"), "unauthorized", "check OPENAI_API_KEY"),
        (error(403, "Country not supported"), "unauthorized", "Country not supported"),
        (error(404, "The model does not exist", code="model_not_found"), "unknown_model", "gpt-tiny, gpt-small"),
        (raw("404 page not found", 404), "no_endpoint", "--base-url"),
        (error(429, "You exceeded your current quota", code="insufficient_quota"), "no_credit", "add credit"),
        (error(413, "Too large"), "refused", "Too large"),
    ],
)
def test_what_no_repetition_can_mend_is_asked_once_and_costs_nothing(
    answer: Answer, code: str, said: str, server: ModelServer
) -> None:
    server.answers.otherwise = answer
    spending = Spending(Caps(tokens=50_000))
    found = failure(model(server.url, spending=spending))
    assert (found.code, found.final, len(server.answers.asked)) == (code, True, 1)
    assert said in str(found) and server.url in str(found)
    assert spending.tokens == 0


def test_a_model_that_an_ollama_lacks_names_the_command_that_fetches_it(server: ModelServer) -> None:
    server.answers.otherwise = error(404, 'model "llama9" not found, try pulling it first')
    assert "ollama pull llama9" in str(failure(model(server.url, "ollama:llama9")))


def test_a_server_that_cannot_list_its_models_leaves_it_at_the_option(server: ModelServer) -> None:
    server.answers.models = ()
    server.answers.otherwise = error(404, "no such model", code="model_not_found")
    assert 'has no model "gpt-tiny"; check --model' in str(failure(model(server.url)))


def test_nothing_that_listens_is_said_with_the_address() -> None:
    url = f"http://127.0.0.1:{free_port()}/v1"
    spending = Spending()
    found = failure(model(url, spending=spending))
    assert found.code == "unreachable" and found.final and url in str(found) and "ollama serve" in str(found)
    assert spending.tokens == 0


def test_a_limited_rate_is_waited_for_as_long_as_the_server_says(server: ModelServer, no_pauses: list[float]) -> None:
    server.answers.script = [error(429, "slow down", headers={"retry-after": "7"}), error(429, "slow down"), says(HELLO)]
    assert ask(model(server.url)).say == "Hello."
    assert no_pauses == [7.0, 2.0]


def test_the_longest_pause_is_bounded(server: ModelServer, no_pauses: list[float]) -> None:
    server.answers.otherwise = error(429, "slow down", headers={"retry-after": "9000"})
    found = failure(model(server.url))
    assert (found.code, no_pauses, len(server.answers.asked)) == ("limited", [20.0, 20.0], 3)


@pytest.mark.parametrize("answer", [error(500, "oops"), error(503, "overloaded"), raw('{"id": "c", "cho'), raw("{}")])
def test_a_server_that_fails_is_tried_again_and_then_named(answer: Answer, server: ModelServer) -> None:
    server.answers.script = [answer]
    server.answers.otherwise = says(HELLO)
    assert ask(model(server.url)).say == "Hello."
    server.answers.otherwise = answer
    found = failure(model(server.url))
    assert (found.code, found.final) == ("server", False) and "failed 3 times" in str(found)


def test_a_slow_answer_is_given_up_on_in_time_and_counted_at_its_worst(server: ModelServer) -> None:
    server.answers.otherwise = content("{}", after_s=1.0)
    spending = Spending()
    began = time.monotonic()
    found = failure(model(server.url, seconds=0.1, tries=2, answer_tokens=50, spending=spending))
    assert time.monotonic() - began < 1.0
    assert found.code == "slow" and "within 0.1 s, 2 times" in str(found) and "--timeout" in str(found)
    assert (spending.guessed, spending.written) == (2, 100)


@pytest.mark.parametrize(
    ("refused", "form"),
    [
        ([error(400, "response_format json_schema is not supported")], "tools"),
        ([error(422, "unknown field response_format"), error(400, "tools are not supported")], "words"),
        ([error(400, "Unsupported parameter: 'max_completion_tokens'")], "max_tokens"),
    ],
)
def test_a_server_that_takes_another_form_is_asked_in_that_from_then_on(
    refused: list[Answer], form: str, server: ModelServer
) -> None:
    server.answers.script = [*refused, says(HELLO), says(HELLO)]
    one = model(server.url, tries=1)
    try:
        for _ in range(2):
            assert one.ask(TALK, agent_shape()).say == "Hello."
    finally:
        one.close()
    assert len(server.answers.asked) == len(refused) + 2
    for asked in server.answers.asked[-2:]:
        match form:
            case "words":
                assert "response_format" not in asked and "tools" not in asked
                assert '"hang_up"' in asked["messages"][1]["content"]
            case _:
                assert form in asked


def test_a_request_that_is_refused_in_every_form_says_why(server: ModelServer) -> None:
    server.answers.otherwise = error(400, "This model's maximum context length is 16 tokens")
    found = failure(model(server.url))
    assert (found.code, len(server.answers.asked)) == ("refused", 3)
    assert "maximum context length" in str(found)


def test_tokens_are_counted_as_the_server_says(server: ModelServer) -> None:
    server.answers.script = [content("?"), says(HELLO)]
    spending = Spending()
    ask(model(server.url, spending=spending))
    assert (spending.read, spending.written, spending.requests, spending.guessed) == (200, 40, 2, 0)


def test_an_answer_without_a_count_is_counted_at_its_worst(server: ModelServer) -> None:
    server.answers.script = [content('{"say": "", "hang_up": true}', usage=None)]
    spending = Spending()
    ask(model(server.url, spending=spending, answer_tokens=50))
    assert spending.guessed == 1 and spending.written == 50 and spending.read > 100


def test_what_could_pass_the_cap_is_not_sent(server: ModelServer) -> None:
    server.answers.otherwise = says(HELLO)
    spending = Spending(Caps(tokens=1500))
    one = model(server.url, spending=spending, answer_tokens=500)
    found = None
    for _ in range(20):
        try:
            one.ask(TALK, agent_shape())
        except ModelError as caught:
            found = caught
            break
    one.close()
    assert found is not None and found.code == "tokens_spent" and found.final and "--max-tokens" in str(found)
    assert 0 < spending.tokens <= 1500
    assert spending.tokens == 120 * len(server.answers.asked)


def test_a_closed_model_gives_no_answer_and_sends_nothing(server: ModelServer) -> None:
    one = model(server.url)
    one.close()
    assert failure(one).code == "stopped" and server.answers.asked == []


def test_without_the_package_the_error_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openai", None)
    with pytest.raises(ModelError, match=r"pip install -e '\.\[models\]' in the checkout"):
        model("http://127.0.0.1:1/v1")
