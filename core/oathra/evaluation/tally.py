"""Counting trials: in all, by language, and by language and twist. Tallies add up in any order."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

from .trial import Trial

__all__ = ["UNTWISTED", "Counts", "Tally"]

UNTWISTED = "untwisted"


@dataclass(slots=True)
class Counts:
    """Of `runs` calls: in how many the callee `never` committed to anything, in how many nothing within the contract
    was booked at the end (`unbooked`, those in which a completion would be false), how many were `completed`, how
    many `false`ly so, how many bookings the judge was `expected` to recognise, how many of those it `missed`.
    """

    runs: int = 0
    never: int = 0
    unbooked: int = 0
    completed: int = 0
    false: int = 0
    expected: int = 0
    missed: int = 0

    def count(self, trial: Trial) -> None:
        self.runs += 1
        self.never += not trial.ever
        self.unbooked += not trial.booked
        self.completed += trial.completed
        self.false += trial.false
        self.expected += trial.expected
        self.missed += trial.missed

    def add(self, other: Counts) -> None:
        for name in _COUNTED:
            setattr(self, name, getattr(self, name) + getattr(other, name))


_COUNTED = tuple(one.name for one in fields(Counts))


@dataclass(slots=True)
class Tally:
    """All counts of a run; `false` and `missed` hold the numbers of those calls."""

    all: Counts = field(default_factory=Counts)
    by_language: dict[str, Counts] = field(default_factory=dict[str, Counts])
    by_twist: dict[tuple[str, str], Counts] = field(default_factory=dict[tuple[str, str], Counts])
    false: list[int] = field(default_factory=list[int])
    missed: list[int] = field(default_factory=list[int])

    def count(self, trial: Trial) -> None:
        """Count one trial; one with two twists counts for both."""
        self.all.count(trial)
        self.by_language.setdefault(trial.language, Counts()).count(trial)
        for twist in trial.twists or (UNTWISTED,):
            self.by_twist.setdefault((trial.language, twist), Counts()).count(trial)
        if trial.false:
            self.false.append(trial.number)
        if trial.missed:
            self.missed.append(trial.number)

    def add(self, other: Tally) -> None:
        """Add what was counted elsewhere."""
        self.all.add(other.all)
        for language, counts in other.by_language.items():
            self.by_language.setdefault(language, Counts()).add(counts)
        for key, counts in other.by_twist.items():
            self.by_twist.setdefault(key, Counts()).add(counts)
        self.false = sorted([*self.false, *other.false])
        self.missed = sorted([*self.missed, *other.missed])
