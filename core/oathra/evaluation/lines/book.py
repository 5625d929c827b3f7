"""What a language brings to the twists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

__all__ = ["TwistBook"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TwistBook:
    """The lines of the twists by their key ("tentative-hold", "transfer greets").

    Places: `{terms}` all values of the booking, `{value}` one of them, `{other}` what it became, `{what}` the name of
    a field (of `names`), `{stranger}` one of `strangers`, `{fewer}` a smaller number, `{business}`. `fillers` are
    what a recogniser hears between words, `spellings` other ways to write harmless words, `dropped` what it leaves
    out, `soundalikes` what a negation, a hedge or a condition is misheard as. `apart`: words stand apart.
    """

    lines: Mapping[str, tuple[str, ...]]
    names: Mapping[str, str]
    strangers: tuple[str, ...]
    fillers: tuple[str, ...]
    spellings: tuple[tuple[str, str], ...]
    dropped: str
    soundalikes: tuple[tuple[str, str], ...]
    apart: bool
