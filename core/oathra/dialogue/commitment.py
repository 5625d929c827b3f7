"""The callee's commitment: whether it stands, the terms it is bound to, and what became of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .evidence import Mark
from .states import CommitmentEvent, CommitmentState, TermState, next_commitment
from .terms import Table

__all__ = ["Commitment"]


@dataclass(slots=True)
class Commitment:
    """The callee's commitment: its state, the words, the terms it is bound to, and what undid it.

    `offered` are terms that it was spoken with and that the caller may not have taken yet ("booked at 66 dollars").
    """

    state: CommitmentState = CommitmentState.NONE
    mark: Mark | None = None
    explicit: bool = True
    bound: dict[str, tuple[Any, ...]] = field(default_factory=dict[str, tuple[Any, ...]])
    offered: dict[str, tuple[Any, ...]] = field(default_factory=dict[str, tuple[Any, ...]])
    undone_by: Mark | None = None

    @property
    def made(self) -> bool:
        """Whether the callee committed at some point and has not taken it back."""
        return self.state not in (CommitmentState.NONE, CommitmentState.REVOKED)

    def says_already(self, bound: Mapping[str, tuple[Any, ...]], explicit: bool) -> bool:
        """Return whether it stands and one to *bound* adds nothing: "see you then" is not what booked it."""
        return self.state is CommitmentState.CONFIRMED and self.bound == bound and self.explicit >= explicit

    def changed(self, table: Table) -> list[str]:
        """Return the fields whose value on *table* is no longer the confirmed one.

        One that was only offered changes when another value of it is agreed.
        """
        return [
            name
            for name, value in {**self.offered, **self.bound}.items()
            if (not table[name].same(value) if table[name].state is TermState.AGREED else name in self.bound)
        ]

    def apply(self, event: CommitmentEvent) -> None:
        self.state = next_commitment(self.state, event)
