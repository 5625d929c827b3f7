"""What stands between the callee's words and a booking: doubts that are open, a refusal, words left unread."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..reading.acts import Act
from ..reading.reader import ActFound

__all__ = ["Doubt", "Doubts"]

# Doubts that end when the callee comes back, and those that end with a new proposal; the rest stay open.
_ENDS_ON_RETURN = (Act.CHECKS.name, Act.HOLDS_LINE.name, Act.ASKS.name)
_ENDS_WITH_PROPOSAL = (Act.HEDGES.name, Act.SUPPOSES.name)
# After these, words that name no term may mean the message and not the booking.
_PUT_OFF = tuple(
    act.name for act in (Act.TENTATIVE, Act.DEFERS, Act.TRANSFERS, Act.REDIRECTS, Act.NOT_YET, Act.DO_NOT_CALL)
)


@dataclass(frozen=True, slots=True)
class Doubt:
    """Why a commitment does not stand: an act or an unexplained word, and where it was said."""

    kind: str
    turn: int
    start: int
    end: int
    rule: str
    word: str = ""

    @classmethod
    def of(cls, act: ActFound, turn: int) -> Doubt:
        return cls(act.act.name, turn, act.start, act.end, act.rule)


@dataclass(slots=True)
class Doubts:
    """The doubts of one booking: `open` by the act that raised them, the last refusal, and the unread words.

    `unread_blocked` says that the unread words stood in a turn that would have confirmed.
    """

    open: dict[str, Doubt] = field(default_factory=dict[str, Doubt])
    refused: Doubt | None = None
    unread: list[Doubt] = field(default_factory=list[Doubt])
    unread_blocked: bool = False

    def add(self, acts: Iterable[ActFound], turn: int) -> None:
        for act in acts:
            self.open[act.act.name] = Doubt.of(act, turn)

    def end(self, act: Act) -> None:
        self.open.pop(act.name, None)

    def clear(self) -> None:
        """The callee confirmed or upheld: nothing is open."""
        self.open.clear()
        self.unread = []
        self.refused = None

    def forget_old_answer(self, keep_unread: bool) -> None:
        """Something else is on the table now: a refusal or a hedge was of what stood there before."""
        self.refused = None
        if keep_unread:
            return
        self.unread = []
        for kind in _ENDS_WITH_PROPOSAL:
            self.open.pop(kind, None)

    @property
    def held_back(self) -> bool:
        """Whether a refusal or a doubt is open that only an explicit confirmation ends."""
        passing = (*_ENDS_ON_RETURN, *_ENDS_WITH_PROPOSAL)
        return self.refused is not None or any(kind not in passing for kind in self.open)

    @property
    def hedged(self) -> bool:
        """Whether the last answer was given with a hedge or on a supposition."""
        return any(kind in self.open for kind in _ENDS_WITH_PROPOSAL)

    @property
    def put_off(self) -> bool:
        """Whether the callee put the booking off or passed it on."""
        return any(kind in self.open for kind in _PUT_OFF)

    @property
    def condition_open(self) -> bool:
        return Act.CONDITION.name in self.open
