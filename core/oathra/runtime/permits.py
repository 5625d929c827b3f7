"""What a caller's words would do that needs leave: read from the words, so that no caller can forget to ask."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from ..call.permissions import SHARED
from ..reading.acts import Act
from ..reading.reader import Clause, Reading

__all__ = ["needed"]

# One row an act; an act that is missing here needs no leave.
_BY_ACT: dict[Act, str] = {
    Act.ACCEPTS: "reserve",
    Act.CONFIRM_REQUEST: "reserve",
    Act.CANCELS: "cancel",
    Act.ALTERS: "modify",
    Act.ASKS: "ask",
}


def needed(reading: Reading, private: Mapping[str, Any], *, to_take: bool = True) -> tuple[str, ...]:
    """Return the permissions that speaking a turn needs, in order; *private* are the values that may need leave.

    *to_take*: something is on the table; without it "great" takes nothing. A value counts as given away where the words
    hold it, however they are read. Naming a price is haggling, but in words that take it.
    """
    takes = to_take and not reading.has(Act.DECLINES, Act.DENIES)
    agrees = reading.has(Act.ACCEPTS, Act.CONFIRM_REQUEST)
    clauses = reading.clauses
    found = dict.fromkeys(permission for clause in clauses for permission in _of_clause(clause, takes, agrees))
    found |= dict.fromkeys(_shared(reading.text, private))
    return tuple(found)


def _of_clause(clause: Clause, takes: bool, agrees: bool) -> Iterator[str]:
    for act in clause.acts:
        if act.act is Act.ACCEPTS and (clause.question or not takes):
            continue  # 「19時半でお願いできますか」 takes nothing yet
        if act.act in _BY_ACT:
            yield _BY_ACT[act.act]
    for value in clause.values:
        if value.field == "card":
            yield "payment"
        elif value.field == "price" and not agrees:
            yield "negotiate"


def _shared(text: str, private: Mapping[str, Any]) -> Iterator[str]:
    words, signs = text.casefold(), re.sub(r"\W+", "", text).casefold()
    for name, permission in SHARED.items():
        secret = str(private.get(name) or "").casefold()
        if secret and (secret in words or (name != "name" and re.sub(r"\W+", "", secret) in signs)):
            yield permission
