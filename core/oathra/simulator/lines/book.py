"""What a language brings to the simulator."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["Book"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """The lines of both sides by intent ("OFFERS"), or by intent and field ("OFFERS time").

    `kind` are friendly openers, `chatter` what a wordy caller says before the matter, `yes_like` the words that a hasty
    one takes for a yes, in lower case. `forms` gives the ways to say a value of a field in a currency, the plainest first;
    `terms` joins said values, by field, to what stands in a sentence, in the order of `in_terms`.
    """

    callee: Mapping[str, tuple[str, ...]]
    caller: Mapping[str, tuple[str, ...]]
    kind: tuple[str, ...]
    chatter: tuple[str, ...]
    yes_like: tuple[str, ...]
    forms: Callable[[str, Any, str], tuple[str, ...]]
    terms: Callable[[Mapping[str, str]], str]
    in_terms: tuple[str, ...]
    ms_per_character: int
