"""The tests that decide whether a fault is noticed, as calls that raise where it is."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from oathra import checking
from tests.languages import phrase_examples

__all__ = ["AFTER_READING", "EVERYTHING", "Check", "checks_of", "forget_readings", "keep_readings", "noticed_by"]

# What is tested in files of its own of the dialogue and the verdict, and what judges whole calls.
AFTER_READING = (
    "tests/rules",
    "tests/dialogue",
    "tests/conformance",
    "tests/verdict",
    "tests/test_checking.py",
    "tests/golden",
    "tests/languages/test_guards.py",
    "tests/languages/japanese/test_phrases.py",
)
EVERYTHING = (*AFTER_READING, "tests/languages", "tests/reading")
# Tests that measure time, that try a row's name only, or that delete rows themselves.
_NO_JUDGES = (
    "test_cost.py",
    "test_speed_mechanics.py",
    "test_the_row_itself_reads_one_of_its_examples",
    "test_deleting_the_row_changes",
    "test_a_guard_is_put_to_the_test",
)


@dataclass(frozen=True, slots=True)
class Check:
    """One test: its name, and the call that raises where it fails."""

    name: str
    run: Callable[[], object]


def checks_of(items: Iterable[pytest.Item]) -> list[Check]:
    """Return the tests of *items* that can be called by themselves: those that need no fixture."""
    return [
        Check(item.nodeid, functools.partial(item.obj, **_arguments(item)))
        for item in items
        if isinstance(item, pytest.Function)
        and set(item.fixturenames) <= set(_arguments(item))
        and not any(name in item.nodeid for name in _NO_JUDGES)
    ]


def _arguments(item: pytest.Function) -> dict[str, Any]:
    return dict(item.callspec.params) if hasattr(item, "callspec") else {}


def keep_readings() -> None:
    """Read each turn once for all faults: most of them lie behind the reading."""
    checking._reading = functools.cache(checking._reading.__wrapped__)


def forget_readings() -> None:
    """Read every turn anew: the fault lies in the reading."""
    checking._reading.cache_clear()
    phrase_examples.examples.cache_clear()


def noticed_by(checks: Sequence[Check]) -> str | None:
    """Return the name of the first test that fails, None where none does."""
    for check in checks:
        try:
            check.run()
        except (Exception, pytest.fail.Exception):
            return check.name
    return None
