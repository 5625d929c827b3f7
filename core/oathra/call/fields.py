"""The registry of fields: what a call can be about, and how each field's values compare.

One row a field. Its words live in the language packs (`values.py` of each), its name for
people in the tables of messages (`verdict/messages.py`, the terminal's, the page's).
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

__all__ = ["FIELDS", "Field", "Kind"]


class Kind(enum.Enum):
    """How the values of a field are spelt and compared."""

    DATE = "date"  # candidates are partial dates; JSON is ISO
    TIME = "time"  # candidates are minutes after midnight; JSON is HH:MM
    COUNT = "count"  # a whole number
    MONEY = "money"  # a number, with currency and tax beside it
    QUANTITY = "quantity"  # number and unit as said
    TEXT = "text"  # words, compared without case and honorifics
    DIGITS = "digits"  # letters and digits, compared without separators
    CHOICE = "choice"  # yes or no
    COMMITMENT = "commitment"


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One field: its JSON name, its kind, and who may verify it.

    `said_by_callee`: only the callee's own words verify it (a name, a number read back).
    `by_default`: required when the contract names nothing and the caller brought it up.
    """

    name: str
    kind: Kind
    said_by_callee: bool = False
    by_default: bool = False


FIELDS: dict[str, Field] = {
    row.name: row
    for row in (
        Field(name="date", kind=Kind.DATE, by_default=True),
        Field(name="endDate", kind=Kind.DATE, by_default=True),
        Field(name="nights", kind=Kind.COUNT, by_default=True),
        Field(name="time", kind=Kind.TIME, by_default=True),
        Field(name="partySize", kind=Kind.COUNT, by_default=True),
        Field(name="quantity", kind=Kind.QUANTITY, by_default=True),
        Field(name="price", kind=Kind.MONEY),
        Field(name="breakfast", kind=Kind.CHOICE),
        Field(name="smoking", kind=Kind.CHOICE),
        Field(name="name", kind=Kind.TEXT, said_by_callee=True),
        Field(name="phone", kind=Kind.DIGITS, said_by_callee=True),
        Field(name="serial", kind=Kind.DIGITS, said_by_callee=True),
        Field(name="confirmed", kind=Kind.COMMITMENT),
    )
}
