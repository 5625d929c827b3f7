"""Try rows: run every check on them, and on the rows of the pack that meet them in an example."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from oathra.reading.phrases import Phrase

from .checks import STAGES, UNREADABLE, Check, Fault, taken_names
from .examples import Examples, sides, spelt, stands
from .row_file import RowFile
from .row_places import places

__all__ = ["Trial", "try_rows"]

_REST = STAGES[len(UNREADABLE) :]


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of trying the rows of a file: `faults` row by row, `broken` those they cause in others."""

    tried: RowFile
    faults: tuple[tuple[Fault, ...], ...]
    broken: tuple[Fault, ...]

    @property
    def passed(self) -> bool:
        """Whether the rows can be added as they are."""
        return not any(self.faults) and not self.broken


def try_rows(tried: RowFile) -> Trial:
    """Return what is wrong with the rows of a file, as they would stand in their pack."""
    before = Examples(tried.old)
    first = {id(row): tuple(_staged(UNREADABLE, before, row)) for row in tried.rows}
    readable = tried.without([row for row in tried.rows if first[id(row)]])
    taken = {fault.row: _placed(fault, tried) for fault in taken_names(readable.pack.phrases)}
    named = readable.without([row for row in readable.rows if row.name in taken])
    after = Examples(named.pack)
    for row in named.rows:
        first[id(row)] = tuple(_staged(_REST, after, row))
    faults = tuple((taken[row.name],) if row.name in taken else first[id(row)] for row in tried.rows)
    return Trial(tried, faults, tuple(_broken(named, before, after)))


def _placed(fault: Fault, tried: RowFile) -> Fault:
    """Return a fault of a taken name with the file of the row that has it."""
    held = any(row.name == fault.row for row in tried.old.phrases)
    return replace(fault, given={"file": places(tried.code)[fault.row].module if held else tried.name})


def _staged(stages: Iterable[tuple[Check, ...]], examples: Examples, row: Phrase) -> Iterator[Fault]:
    """Yield the faults of the first stage that finds any."""
    for stage in stages:
        found = [fault for check in stage for fault in check(examples, row)]
        if found:
            yield from found
            return


def _broken(tried: RowFile, before: Examples, after: Examples) -> Iterator[Fault]:
    """Yield the faults of the pack's other rows that they had not before."""
    for row in tried.old.phrases:
        if not any(_meets(new, row, after) for new in tried.rows):
            continue
        found = list(_staged(_REST, after, row))
        if found:
            known = {(fault.kind, fault.example) for fault in _staged(_REST, before, row)}
            yield from (fault for fault in found if (fault.kind, fault.example) not in known)


def _meets(new: Phrase, row: Phrase, examples: Examples) -> bool:
    """Return whether the pattern of *new* stands in an example of *row*."""
    if not set(sides(new)) & set(sides(row)):
        return False
    pack = examples.pack
    return any(stands(new, spelt(text, pack).text, pack) for text in (*row.says, *row.but_not))
