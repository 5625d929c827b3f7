"""What the architecture tests look at: the modules of the checkout and what each imports."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = {"oathra": "core", "oathra_cli": "core", "oathra_web": "web", "oathra_backend": "backend"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Module:
    """One module: its dotted name, whether it is a package's `__init__`, and its syntax tree."""

    name: str
    is_package: bool = False
    tree: ast.Module = field(repr=False)

    @property
    def package(self) -> str:
        return self.name if self.is_package else self.name.rpartition(".")[0]

    def texts(self) -> Iterator[str]:
        """Yield every docstring of the module."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield ast.get_docstring(node) or ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Import:
    """One name that a module imports, absolute.

    `lazy` when it only happens inside a function, as a script, or for type checkers alone.
    """

    target: str
    line: int
    lazy: bool


def written(name: str, source: str, *, is_package: bool = False) -> Module:
    """Return a module made of *source*, to try a rule on."""
    return Module(name=name, is_package=is_package, tree=ast.parse(source))


@functools.cache
def modules(package: str) -> tuple[Module, ...]:
    """Return all modules of a top-level package in this checkout, sorted by name."""
    base = ROOT / FOLDERS[package]
    return tuple(_load(path, base) for path in sorted((base / package).rglob("*.py")))


def _load(path: Path, base: Path) -> Module:
    parts = path.relative_to(base).with_suffix("").parts
    is_package = parts[-1] == "__init__"
    name = ".".join(parts[:-1] if is_package else parts)
    return Module(name=name, is_package=is_package, tree=ast.parse(path.read_text("utf-8"), filename=str(path)))


def imports(module: Module) -> list[Import]:
    """Return every import of *module*; `from a import b` is `a.b`, whether b is a module or a name in it."""
    return [
        Import(target=target, line=node.lineno, lazy=lazy)
        for node, lazy in _statements(module.tree, lazy=False)
        for target in _targets(module, node)
    ]


def _statements(node: ast.AST, *, lazy: bool) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child, lazy
        else:
            yield from _statements(child, lazy=lazy or _runs_later(child))


def _runs_later(node: ast.AST) -> bool:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
        return True
    return isinstance(node, ast.If) and ast.unparse(node.test) in ("__name__ == '__main__'", "TYPE_CHECKING")


def _targets(module: Module, node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [f"{_origin(module, node)}.{alias.name}" for alias in node.names]


def _origin(module: Module, node: ast.ImportFrom) -> str:
    if node.level == 0:
        return node.module or ""
    parts = module.package.split(".")
    parts = parts[: len(parts) - node.level + 1]
    return ".".join([*parts, node.module] if node.module else parts)
