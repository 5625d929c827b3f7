"""One answer of a model: asked for in a shape, within a time, a number of tries and a cap.

The tries are counted here and not by the SDK: it would repeat a request that was refused for want of money, and no
account could tell what the repeated ones took.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar, cast

from .faults import Fault, fault_of
from .manner import Manner
from .servers import Address
from .shapes import Shape, json_in
from .spending import Spending
from .trouble import ModelError

if TYPE_CHECKING:
    from openai import OpenAI

__all__ = ["Message", "Model", "ModelLimits"]

Message = dict[str, str]
_T = TypeVar("_T")
_BYTES_AROUND_A_MESSAGE = 16
_FIRST_PAUSE_S, _LONGEST_PAUSE_S = 0.5, 20.0
_LISTED = 8

_AGAIN = "Your answer cannot be used: {wrong}. Answer again: one JSON object of the form asked for, and nothing else."


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelLimits:
    """How long one answer may take in seconds, how often it is asked for, and its most tokens, thoughts included."""

    seconds: float = 60.0
    tries: int = 3
    answer_tokens: int = 3000


class Model:
    """A model at *address*; several calls may ask it at once. Raises `ModelError` without the `openai` package."""

    def __init__(self, address: Address, spending: Spending, limits: ModelLimits | None = None) -> None:
        self.address, self.spending, self.limits = address, spending, limits or ModelLimits()
        self._client = _client(address, self.limits)
        self._manner = Manner(address.length)
        self._closed = threading.Event()

    def close(self) -> None:
        """Let go of the server; who waits for an answer gets none."""
        self._closed.set()
        self._client.close()

    def ask(self, messages: Sequence[Message], shape: Shape[_T]) -> _T:
        """Return the answer to *messages*; one of another shape is asked for again. Raises `ModelError`."""
        talk, wrong = [*messages], ""
        for _ in range(self.limits.tries):
            answer = self._answer(talk, shape)
            try:
                return shape.read(json_in(answer))
            except ValueError as error:
                wrong = str(error)
            talk = [*messages, {"role": "assistant", "content": answer or "-"}, _user(_AGAIN.format(wrong=wrong))]
        raise ModelError("malformed", model=self.address.model, tries=self.limits.tries, said=wrong)

    def _answer(self, talk: Sequence[Message], shape: Shape[Any]) -> str:
        """Return the text of an answer, whatever its shape; pause and try again where that can help."""
        tries, last = 0, Fault("server")
        while tries < self.limits.tries:
            manner = self._manner.now()
            request = {"model": self.address.model, **manner.request(talk, shape, self.limits.answer_tokens)}
            try:
                with self._accounted(request) as settle:
                    return _text(self._completion(request), settle, self.address.model)
            except _openai().OpenAIError as error:
                last = self._fault(error)
            except _Unreadable as unreadable:
                last = Fault("server", str(unreadable))
            if last.another_manner and self._manner.leave(manner, last.said):
                continue  # nothing was answered, and nothing was wrong but the form of the request
            tries += 1
            if not last.may_pass:
                break
            if tries < self.limits.tries:
                self._closed.wait(min(last.wait_s or _FIRST_PAUSE_S * 2**tries, _LONGEST_PAUSE_S))
        raise self._error(last)

    def _completion(self, request: dict[str, Any]) -> Any:
        try:
            completion: Any = cast(Any, self._client.chat.completions).create(**request)
            return completion
        except ValueError:  # the SDK hands on what its JSON reader says of a body that breaks off
            raise _Unreadable("the body of the answer is no JSON") from None

    @contextmanager
    def _accounted(self, request: dict[str, Any]) -> Generator[Callable[[int | None, int], None]]:
        """Hold what *request* may take at worst, and count what it took: a byte is a token at most."""
        if self._closed.is_set():
            raise ModelError("stopped")
        around = _BYTES_AROUND_A_MESSAGE * len(request["messages"])
        sent = len(json.dumps(request, ensure_ascii=False).encode()) + around
        hold = self.spending.hold(sent, self.limits.answer_tokens)
        settled = False

        def settle(read: int | None, written: int) -> None:
            nonlocal settled
            settled = True
            if read is None:
                self.spending.settle_unknown(hold)
            else:
                self.spending.settle(hold, read, written)

        try:
            yield settle
        except _openai().APIError as error:
            if not settled and not fault_of(error).answered:
                self.spending.release(hold)
                settled = True
            raise
        finally:
            if not settled:
                self.spending.settle_unknown(hold)

    def _fault(self, error: Exception) -> Fault:
        return Fault("stopped") if self._closed.is_set() else fault_of(error)

    def _error(self, fault: Fault) -> ModelError:
        where = {"url": self.address.url, "model": self.address.model, "said": fault.said or "-"}
        match fault.code:
            case "unknown_model":
                return ModelError(fault.code, **where, right=self._right_model())
            case "slow":
                return ModelError(fault.code, **where, tries=self.limits.tries, seconds=self.limits.seconds)
            case _:
                return ModelError(fault.code, **where, tries=self.limits.tries)

    def _right_model(self) -> ModelError:
        """Return what to do about a model that the server does not have, with those that it has."""
        if self.address.server == "ollama":
            return ModelError("pull", model=self.address.model)
        try:
            names = [model.id for model in self._client.models.list().data]
        except (_openai().OpenAIError, AttributeError, TypeError):  # a server of few words
            names = []
        if not names:
            return ModelError("check_model")
        from difflib import get_close_matches

        near = get_close_matches(self.address.model, names, n=_LISTED, cutoff=0.4) or names[:_LISTED]
        return ModelError("has_models", names=", ".join(near))


class _Unreadable(Exception):
    """What came back is no completion."""


def _text(completion: Any, settle: Callable[[int | None, int], None], model: str) -> str:
    """Return what the model wrote, as content or as the arguments of a call of the tool, and count its tokens."""
    usage = getattr(completion, "usage", None)
    read, written = getattr(usage, "prompt_tokens", None), getattr(usage, "completion_tokens", None)
    settle(read if isinstance(read, int) and isinstance(written, int) else None, written or 0)
    choices = getattr(completion, "choices", None)
    if not choices:
        raise _Unreadable("the answer is no chat completion")
    message = choices[0].message
    if getattr(message, "refusal", None):
        raise ModelError("declined", model=model, said=message.refusal)
    for call in getattr(message, "tool_calls", None) or ():
        function = getattr(call, "function", None)
        if function is not None:
            return str(function.arguments)
    return message.content or ""


def _client(address: Address, limits: ModelLimits) -> OpenAI:
    openai = _openai()
    timeout = openai.Timeout(limits.seconds, connect=min(limits.seconds, 10.0))
    client: OpenAI = openai.OpenAI(base_url=address.url, api_key=address.key, timeout=timeout, max_retries=0)
    return client


def _openai() -> Any:
    """Return the package, imported when a model is first needed; raises `ModelError` where it is not installed."""
    try:
        import openai
    except ModuleNotFoundError as error:
        if error.name != "openai":
            raise
        raise ModelError("no_package") from None
    return openai


def _user(content: str) -> Message:
    return {"role": "user", "content": content}
