"""What a caller's words would do that needs leave: read from the words, so that no caller can forget to ask."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ..call.permissions import SHARED
from ..reading.acts import Act
from ..reading.reader import Reading

__all__ = ["needed"]

# One row an act; an act that is missing here needs no leave.
_BY_ACT: dict[Act, str] = {
    Act.ACCEPTS: "reserve",
    Act.CONFIRM_REQUEST: "reserve",
    Act.CANCELS: "cancel",
    Act.ALTERS: "modify",
}


def needed(reading: Reading, private: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the permissions that speaking a turn needs, in order; *private* are the values that may need leave.

    A value counts as given away where the words hold it, however they are read.
    """
    found: dict[str, None] = {}
    for clause in reading.clauses:
        for act in clause.acts:
            if act.act in _BY_ACT:
                found.setdefault(_BY_ACT[act.act])
        for value in clause.values:
            if value.field == "card":
                found.setdefault("payment")
    words, digits = reading.text.casefold(), re.sub(r"\W+", "", reading.text).casefold()
    for name, permission in SHARED.items():
        secret = str(private.get(name) or "").casefold()
        if secret and (secret in words or (name != "name" and re.sub(r"\W+", "", secret) in digits)):
            found.setdefault(permission)
    return tuple(found)
