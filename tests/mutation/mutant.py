"""One deliberate fault of the program, where it stands, and how it is put in without touching a file."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

__all__ = ["Mutant", "replace_everywhere"]


@dataclass(frozen=True, kw_only=True)
class Mutant:
    """A fault: `kind` is "rows", "cells" or "guards", `where` file and line, `inside` the row, table or function.

    `apply` puts it into the running process and cannot be undone, so it is called in a child process. `own` is
    part of the names of the tests that are most likely to notice.
    """

    kind: str
    where: str
    inside: str
    what: str
    apply: Callable[[], None]
    reads_anew: bool = False
    own: str | None = None

    @property
    def id(self) -> str:
        """The name that does not change with the line."""
        return f"{self.inside}: {self.what}"


def replace_everywhere(name: str, old: Any, new: Any) -> None:
    """Let every module that holds the table *old* under *name* hold *new*."""
    for module in list(sys.modules.values()):
        if getattr(module, "__dict__", {}).get(name) is old:
            setattr(module, name, new)
