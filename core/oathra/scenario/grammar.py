"""The grammar of a scenario, as one table: each key, what it takes, whether it must stand, and what it means.

Validation, the JSON Schema and the page `scenarios/README.md` are made from it. A key's section is what stands before its last
dot; a section must stand where one of its keys must.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..call.contract import CONFIRMATIONS
from .kinds import (
    DATE,
    FIELD_LIST,
    LIMITS,
    PERMISSION_MAP,
    SLOTS,
    TEXT,
    TEXTS,
    VALUES,
    WORD,
    YES_NO,
    ValueKind,
    choice,
    whole,
)

__all__ = ["GRAMMAR", "SECTIONS", "Key", "holds_required"]


@dataclass(frozen=True, slots=True)
class Key:
    """One key: its path, the kind of its value, whether it must stand, else its default, and what it means."""

    path: str
    kind: ValueKind
    meaning: str
    required: bool = False
    default: Any = None

    @property
    def section(self) -> str:
        return self.path.rpartition(".")[0]

    @property
    def name(self) -> str:
        return self.path.rpartition(".")[2]


_TEN = whole(0, 10)
_SHARE = whole(0, 100)
_MONEY = whole(0, 999_999_999)

# What a section is, in the order in which they are written.
SECTIONS: dict[str, str] = {
    "": "The call.",
    "mission": "What the caller is to achieve. It knows this and nothing of the callee.",
    "mission.budget": "When the call is cut off, in silence too.",
    "callee": "The side that is called. The caller knows nothing of it.",
    "callee.persona": "Who answers.",
    "callee.knowledge": "What the callee knows. What is not limited here is had without end.",
    "callee.rules": "How the callee goes about it.",
    "win": "The verdict that the call should come to when both sides do their part; a trap is won when nothing completes.",
    "score": "How much each part counts when the call is scored; together 100.",
}

GRAMMAR: tuple[Key, ...] = (
    Key("id", WORD, "The name by which commands find it; unique among all files.", True),
    Key("title", TEXT, "One line for lists, in the language of the call.", True),
    Key("description", TEXT, "What makes this call what it is.", True),
    Key("difficulty", choice("easy", "medium", "hard"), "How much stands in the way.", True),
    Key("language", choice("en", "ja"), "The language that both sides speak.", True),
    Key("domain", WORD, "The folder it lies in: restaurant, hotel, clinic, ...", True),
    Key("today", DATE, "The day of the call; relative dates count from it.", True),
    Key("seed", whole(0, 999_999_999), "The chance that is used where none is given.", default=1),
    Key("mission.objective", TEXT, "The goal, for people.", True),
    Key("mission.item", TEXT, "What is asked for, as the caller says it: a table, a check-up, 「お席」.", True),
    Key("mission.input", VALUES, "What the caller asks for, and what it may have to give (name, phone, serial).", True),
    Key("mission.require", FIELD_LIST, "What must be verified; `confirmed` belongs to every booking.", True),
    Key(
        "mission.constraints", LIMITS,
        "Between which limits the caller may accept something else than its input: eq, ne, lt, lte, gt, gte, one_of.",
        default={},
    ),
    Key("mission.permissions", PERMISSION_MAP, "What the caller may do; what is not named is denied.", default=()),
    Key(
        "mission.confirmation", choice(*CONFIRMATIONS),
        "Whether the callee must say that it is booked, or its acceptance of the whole slot is enough.",
        default=CONFIRMATIONS[0],
    ),
    Key("mission.budget.seconds", whole(1, 7200), "Call time.", default=300),
    Key("mission.budget.turns", whole(1, 1000), "Turns of both sides together.", default=60),
    Key("mission.budget.cost", _MONEY, "What the call may cost, in hundredths of the billing currency.", default=200),
    Key("callee.greeting", TEXTS, "The first words; without them the callee finds its own.", default=()),
    Key("callee.persona.name", TEXT, "The person's name.", True),
    Key("callee.persona.business", TEXT, "The name that the telephone is answered with.", True),
    Key("callee.persona.patience", _TEN, "How many pointless turns it takes before it hangs up; 0 is one.", default=5),
    Key("callee.persona.flexibility", _TEN, "How far it comes down in price at a time, and how many alternatives it offers: one, and one more for every three.", default=5),
    Key("callee.persona.friendliness", _TEN, "How often it says something kind besides.", default=5),
    Key("callee.knowledge.slots", SLOTS, "What is free, by day; a day that is not named is full where any is named.", default={}),
    Key("callee.knowledge.seats", whole(1, 1000), "The largest party it can take."),
    Key("callee.knowledge.stock", whole(0, 999_999), "How many it has."),
    Key("callee.knowledge.price", _MONEY, "The price it names first, for one night or one piece, tax in it."),
    Key("callee.knowledge.floor", _MONEY, "The lowest price it would take; never said."),
    Key("callee.knowledge.currency", choice("JPY", "USD", "EUR", "GBP"), "The currency of its prices.", default="JPY"),
    Key("callee.knowledge.includes", VALUES, "What can be had with it: breakfast, smoking.", default={}),
    Key("callee.knowledge.reference", TEXT, "The reference number that it gives with a booking."),
    Key("callee.rules.answers", choice("person", "voicemail", "menu"), "Who or what picks up.", default="person"),
    Key("callee.rules.then", choice("person", "nobody"), "Who comes after a menu.", default="person"),
    Key("callee.rules.transfers_to", TEXT, "The desk that the first person passes the call on to.", default=""),
    Key("callee.rules.asks", FIELD_LIST, "What it wants to know before it books.", default=()),
    Key("callee.rules.checks", YES_NO, "Whether it puts the caller on hold to look.", default=False),
    Key(
        "callee.rules.commits", choice("at_once", "when_asked", "never"),
        "When it commits, once everything is agreed: by itself, when asked whether it is booked, or never.",
        default="at_once",
    ),
    Key(
        "callee.rules.instead", choice("hedge", "tentative", "deferral", "condition"),
        "What it says as long as it does not commit.",
        default="tentative",
    ),
    Key("callee.rules.misreads", FIELD_LIST, "What it gets wrong at the first read-back.", default=()),
    Key("callee.rules.retracts", YES_NO, "Whether it takes the booking back at the end.", default=False),
    Key("win.status", choice("completed", "incomplete", "violated", "not_connected"), "The status of the verdict.", True),
    Key("win.outcome", choice("booked", "not_booked", "unclear"), "The outcome; any where it is not named.", default=""),
    Key("win.values", VALUES, "What must be settled, and to which value.", default={}),
    Key("score.outcome", _SHARE, "The verdict is the one to be won.", default=40),
    Key("score.evidence", _SHARE, "Each required value rests on the callee's words.", default=25),
    Key("score.conversation", _SHARE, "Nothing asked twice, no turn too many.", default=15),
    Key("score.latency", _SHARE, "How soon the call is settled.", default=10),
    Key("score.efficiency", _SHARE, "How little of the budget it takes.", default=10),
)  # fmt: skip


def holds_required(section: str) -> bool:
    """Return whether *section*, or one within it, has a key that must stand."""
    return any(key.required and f"{key.section}.".startswith(f"{section}.") for key in GRAMMAR)
