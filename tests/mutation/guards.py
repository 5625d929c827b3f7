"""Faults in conditions: each test taken for true and for false, each operand left out, each `not` dropped.

The module is parsed and changed anew, and the code of the one function that differs is put into the living one: no
module is imported twice, so that enums and classes stay what they are.
"""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from tests.mutation.mutant import Mutant

__all__ = ["MODULES", "READING", "changes", "guards"]

MODULES = (
    "oathra.dialogue.calendar",
    "oathra.dialogue.callee_turn",
    "oathra.dialogue.caller_turn",
    "oathra.dialogue.clock",
    "oathra.dialogue.commitment",
    "oathra.dialogue.confirming",
    "oathra.dialogue.doubts",
    "oathra.dialogue.evidence",
    "oathra.dialogue.mentions",
    "oathra.dialogue.negotiation",
    "oathra.dialogue.states",
    "oathra.dialogue.terms",
    "oathra.dialogue.things",
    "oathra.verdict.judge",
)
# What one turn's words do together is decided here.
READING = ("oathra.reading.reader",)

Function = ast.FunctionDef | ast.AsyncFunctionDef
# A change of a tree: what it does in words, and the doing.
Change = tuple[ast.expr, str, Callable[[], None]]


def guards(root: Path) -> Iterator[Mutant]:
    """Yield every fault in a condition of the modules above, by file and line."""
    for name in (*MODULES, *READING):
        module = importlib.import_module(name)
        file = Path(inspect.getsourcefile(module) or "")
        source = file.read_text("utf-8")
        for number, (function, node, what) in enumerate(_described(source)):
            yield Mutant(
                kind="guards",
                where=f"{file.relative_to(root)}:{node.lineno}",
                inside=f"{name.removeprefix('oathra.')}.{function}",
                what=what,
                apply=functools.partial(_put_in, name, source, number),
                reads_anew=name in READING,
            )


def _described(source: str) -> list[tuple[str, ast.expr, str]]:
    return [(function, node, what) for function, node, what, _ in changes(ast.parse(source))]


def _put_in(name: str, source: str, number: int) -> None:
    tree = ast.parse(source)
    function, _, _, change = list(changes(tree))[number]
    change()
    code = _code_of(compile(ast.fix_missing_locations(tree), name, "exec", dont_inherit=True), function)
    live: Any = importlib.import_module(name)
    for part in function.split("."):
        live = vars(live)[part]
    plain: FunctionType = inspect.unwrap(getattr(live, "fget", None) or getattr(live, "__func__", live))
    plain.__code__ = code


def _code_of(code: CodeType, function: str) -> CodeType:
    for part in function.split("."):
        code = next(inner for inner in code.co_consts if isinstance(inner, CodeType) and inner.co_name == part)
    return code


def changes(tree: ast.Module) -> Iterator[tuple[str, ast.expr, str, Callable[[], None]]]:
    """Yield (function, condition, what the change does, the change) for every function of *tree*, in order."""
    for prefix, body in _bodies(tree):
        for function in body:
            if isinstance(function, Function):
                for node, what, change in _in_function(function):
                    yield prefix + function.name, node, what, change


def _bodies(tree: ast.Module) -> Iterator[tuple[str, list[ast.stmt]]]:
    yield "", tree.body
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield f"{node.name}.", node.body


def _in_function(function: Function) -> Iterator[Change]:
    truths: set[int] = set()  # expressions of which only the truth counts
    covered: set[int] = set()  # those of which taking them for true and false comes to what another change does
    for parent in ast.walk(function):
        for field, value in ast.iter_fields(parent):
            for place, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
                if isinstance(node, ast.expr):
                    if _is_test(parent, field):
                        truths.add(id(node))
                    yield from _of(parent, field, place, node, truths, covered)


def _is_test(parent: ast.AST, field: str) -> bool:
    return field == "test" or (isinstance(parent, ast.comprehension) and field == "ifs")


def _of(
    parent: ast.AST, field: str, place: int | None, node: ast.expr, truths: set[int], covered: set[int]
) -> Iterator[Change]:
    shown = ast.unparse(node)
    put = functools.partial(_replace, parent, field, place)
    if isinstance(node, ast.BoolOp):
        word = "and" if isinstance(node.op, ast.And) else "or"
        for number, operand in enumerate(node.values):
            covered.add(id(operand))
            if id(node) in truths:
                truths.add(id(operand))
            rest = [*node.values[:number], *node.values[number + 1 :]]
            left = rest[0] if len(rest) == 1 else ast.BoolOp(op=node.op, values=rest)
            yield node, f"`{shown}` without the {word} `{ast.unparse(operand)}`", functools.partial(put, left)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        covered.add(id(node.operand))
        truths.add(id(node.operand))
        yield node, f"`{shown}` without its not", functools.partial(put, node.operand)
    if id(node) in covered:
        return
    if id(node) in truths or isinstance(node, ast.Compare | ast.BoolOp | ast.UnaryOp) or _asks_any(node):
        if isinstance(node, ast.BoolOp | ast.UnaryOp) and id(node) not in truths and not _is_boolean(node):
            return
        for truth in (True, False):
            if not (isinstance(parent, ast.While) and truth):
                yield node, f"`{shown}` taken for {truth}", functools.partial(put, ast.Constant(truth))


def _asks_any(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("any", "all", "bool")


def _is_boolean(node: ast.expr) -> bool:
    """Return whether an expression has no value but true or false."""
    if isinstance(node, ast.BoolOp):
        return all(_is_boolean(operand) for operand in node.values)
    return isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)) or _asks_any(node)


def _replace(parent: ast.AST, field: str, place: int | None, new: ast.expr) -> None:
    if place is None:
        setattr(parent, field, new)
    else:
        getattr(parent, field)[place] = new
