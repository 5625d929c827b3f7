"""Rows as a contributor writes them: a file of `Phrase(...)`, bare or in a table, inside the pack or beside it."""

from __future__ import annotations

import ast
import importlib
import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from oathra.languages import LANGUAGES, load, recognise
from oathra.reading.acts import Act
from oathra.reading.pack import Pack
from oathra.reading.phrases import Phrase

from ..failure import Failure
from ..log_files import read_text, shown_name
from .examples import with_rows
from .row_places import phrases_package, tables

__all__ = ["RowFile", "read_row_file"]

_CLOSE = 0.6


@dataclass(frozen=True, slots=True)
class RowFile:
    """The rows of one file, and the pack with them in it; `old` is the pack without them.

    A file that is a module of the pack (.../english/phrases/doubts.py) stands for the rows of that module, any
    other adds its rows to those of the language.
    """

    name: str
    code: str
    rows: tuple[Phrase, ...]
    old: Pack
    pack: Pack

    def without(self, rows: Iterable[Phrase]) -> RowFile:
        """Return the file less some of its *rows*."""
        left_out = {id(row) for row in rows}
        kept = (row for row in self.pack.phrases if id(row) not in left_out)
        own = tuple(row for row in self.rows if id(row) not in left_out)
        return replace(self, rows=own, pack=with_rows(self.pack, kept))


def read_row_file(file: str, language: str | None = None) -> RowFile:
    """Return the rows of *file*, whose code is run; raises `Failure` where it cannot be, or holds no row.

    The file may use `Phrase`, `Act` and the pieces of its language's `fragments` without importing them, so a
    row can be written just as it will stand in the table.
    """
    source = textwrap.dedent(read_text(file))
    code = language or _code_of(file) or recognise(_said_in(source, file))
    pack = load(code)
    replaced = _names_in(file, code)
    imported = {id(row) for row in pack.phrases if row.name not in replaced}
    rows = tuple(row for row in _distinct(_rows_of(source, file, code)) if id(row) not in imported)
    if not rows:
        raise Failure("no_rows", name=shown_name(file))
    kept = [row for row in pack.phrases if row.name not in replaced]
    at = next((number for number, row in enumerate(pack.phrases) if row.name in replaced), len(kept))
    return RowFile(
        shown_name(file), code, rows, with_rows(pack, kept), with_rows(pack, (*kept[:at], *rows, *kept[at:]))
    )


def _code_of(file: str) -> str | None:
    """Return the language whose folder *file* lies in, None for a file elsewhere."""
    folders = Path(file).resolve().parts[:-1][-2:]
    return next((code for code, folder in LANGUAGES.items() if folders == (folder, "phrases")), None)


def _names_in(file: str, code: str) -> frozenset[str]:
    """Return the names of the rows of the pack that stand in *file*: none, where it is no module of the pack."""
    if _code_of(file) != code:
        return frozenset()
    module = Path(file).name
    if module == "__init__.py":
        return frozenset(name for names in tables(code).values() for name in names)
    return frozenset(tables(code).get(module, ()))


def _said_in(source: str, file: str) -> str:
    """Return the examples that a file's rows say, as its source has them."""
    said = (
        word.value for word in ast.walk(_parsed(source, file)) if isinstance(word, ast.keyword) and word.arg == "says"
    )
    texts = (node for value in said for node in ast.walk(value) if isinstance(node, ast.Constant))
    return " ".join(node.value for node in texts if isinstance(node.value, str))


def _parsed(source: str, file: str) -> ast.Module:
    try:
        return ast.parse(source, file)
    except (SyntaxError, ValueError) as error:
        line = getattr(error, "lineno", None) or 0
        raise Failure("row_syntax", name=shown_name(file), line=line, why=getattr(error, "msg", str(error))) from None


def _rows_of(source: str, file: str, code: str) -> Iterator[Phrase]:
    """Run *source* and yield the rows that stand in it alone, in a tuple or list, or under a name."""
    package = phrases_package(code)
    names = _names_at_hand(package)
    given = set(names)
    try:
        for statement in _parsed(source, file).body:
            if isinstance(statement, ast.Expr):
                yield from _rows_in(eval(compile(ast.Expression(statement.value), file, "eval"), names))
            else:
                exec(compile(ast.Module([statement], []), file, "exec"), names)
    except Failure:
        raise
    except Exception as error:
        raise Failure("row_code", name=shown_name(file), line=_line_in(error, file), why=_said(error, given)) from None
    for name, value in names.items():
        if name not in given:
            yield from _rows_in(value)


def _names_at_hand(package: str) -> dict[str, Any]:
    fragments = importlib.import_module(f"{package}.fragments")
    pieces = {name: getattr(fragments, name) for name in fragments.__all__}
    return {"__package__": package, "__name__": f"{package}.tried", "Act": Act, "Phrase": Phrase, **pieces}


def _rows_in(value: object) -> Iterator[Phrase]:
    if isinstance(value, Phrase):
        yield value
    elif isinstance(value, tuple | list):
        for one in value:  # pyright: ignore[reportUnknownVariableType]
            if isinstance(one, Phrase):
                yield one


def _distinct(rows: Iterable[Phrase]) -> Iterator[Phrase]:
    """Yield each row once, though a table and the name of a table both hold it."""
    seen: set[int] = set()
    for row in tuple(rows):
        if id(row) not in seen:
            seen.add(id(row))
            yield row


def _line_in(error: BaseException, file: str) -> int:
    """Return the line of *file* that raised *error*, 0 where it was raised elsewhere."""
    line, at = 0, error.__traceback__
    while at is not None:
        if at.tb_frame.f_code.co_filename == file:
            line = at.tb_lineno
        at = at.tb_next
    return line


def _said(error: Exception, names: Iterable[str]) -> str:
    """Return what an error says, and which name was meant where one is unknown."""
    argument = re.search(r"Phrase.*unexpected keyword argument '(\w+)'", str(error))
    if argument is not None:
        wrong, known = argument[1], tuple(Phrase.__dataclass_fields__)
        said = f'a Phrase has no "{wrong}"'
    elif isinstance(error, AttributeError) and error.obj is Act:
        wrong, known = str(error.name), tuple(Act.__members__)
        said = f"there is no Act.{wrong}"
    elif isinstance(error, NameError):
        wrong, known = str(error.name), tuple(names)
        said = f'nothing is called "{wrong}"'
    else:
        return f"{type(error).__name__}: {error}"
    near = get_close_matches(wrong, known, n=1, cutoff=_CLOSE)
    right = f'did you mean "{near[0]}"?' if near else f"there are {', '.join(sorted(filter(_is_public, known)))}"
    return f"{said}; {right}"


def _is_public(name: str) -> bool:
    return not name.startswith("_")
