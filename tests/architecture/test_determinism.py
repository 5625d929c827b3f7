"""The core reads no clock, no environment and no network: same log in, same verdict out, on any day anywhere."""

from __future__ import annotations

import ast
import os
import subprocess
import sys

import pytest

from tests.architecture.sources import Module, imports, modules, written
from tests.architecture.test_imports import DOORS

FORBIDDEN_MODULES = {
    "asyncio": "the runtime is sans I/O",
    "calendar": "its names follow the locale",
    "concurrent": "threads",
    "ctypes": "not in the browser",
    "getpass": "the environment",
    "gettext": "the locale",
    "http": "the network",
    "locale": "the locale",
    "multiprocessing": "processes; `--jobs` lives in oathra_cli",
    "os": "the environment",
    "platform": "the machine",
    "secrets": "chance",
    "select": "the network",
    "selectors": "the network",
    "signal": "the process",
    "socket": "the network",
    "ssl": "the network",
    "subprocess": "the machine",
    "tempfile": "the machine",
    "threading": "threads",
    "time": "the clock",
    "urllib": "the network",
    "uuid": "chance",
    "zoneinfo": "time zones, which have no data in the browser",
}
CLOCK_CALLS = ("now", "today", "utcnow")
CLOCK_OWNERS = ("date", "datetime", "dt")
# `hash` of a string differs from process to process; the others talk to whoever sits at the machine.
FORBIDDEN_CALLS = ("breakpoint", "eval", "exec", "hash", "input", "open", "print")


def forbidden_imports(module: Module) -> list[str]:
    """Return the imports that would let the world into the core."""
    return [
        f"{module.name}, line {found.line}: imports {found.target} ({FORBIDDEN_MODULES[top]})"
        for found in imports(module)
        if (top := found.target.split(".")[0]) in FORBIDDEN_MODULES
    ]


def forbidden_calls(module: Module) -> list[str]:
    """Return the calls that read the clock, draw unseeded numbers or leave the function's arguments."""
    return [
        f"{module.name}, line {node.lineno}: calls {ast.unparse(node.func)}"
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and (_reads_the_clock(node) or _draws_at_random(node) or _is_forbidden(node))
    ]


def _reads_the_clock(call: ast.Call) -> bool:
    if not isinstance(call.func, ast.Attribute) or call.func.attr not in CLOCK_CALLS:
        return False
    return ast.unparse(call.func.value).split(".")[-1] in CLOCK_OWNERS


def _draws_at_random(call: ast.Call) -> bool:
    called = ast.unparse(call.func)
    if called in ("random.Random", "Random"):
        return not call.args and not call.keywords
    return called.startswith("random.")


def _is_forbidden(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in FORBIDDEN_CALLS


def unseeded_names(module: Module) -> list[str]:
    """Return what is imported from `random` other than the class that takes a seed."""
    return [
        f"{module.name}, line {found.line}: imports {found.target}"
        for found in imports(module)
        if found.target.startswith("random.") and found.target != "random.Random"
    ]


def core() -> list[Module]:
    return [module for module in modules("oathra") if module.name not in DOORS]


@pytest.mark.parametrize("rule", [forbidden_imports, forbidden_calls, unseeded_names], ids=lambda rule: rule.__name__)
def test_the_core_is_a_function_of_its_arguments(rule: object) -> None:
    assert callable(rule)
    assert [wrong for module in core() for wrong in rule(module)] == []


@pytest.mark.parametrize("source", ["import time", "from os import environ", "def later():\n    import urllib.request"])
def test_a_forbidden_import_is_found(source: str) -> None:
    assert forbidden_imports(written("oathra.check", source))


@pytest.mark.parametrize(
    "source",
    [
        "datetime.date.today()",
        "datetime.datetime.now()",
        "date.today()",
        "random.choice(replies)",
        "random.Random()",
        "hash(text)",
        "open(path)",
    ],
)
def test_a_forbidden_call_is_found(source: str) -> None:
    assert forbidden_calls(written("oathra.check", source))


@pytest.mark.parametrize(
    "source",
    ["contract.today()", "random.Random(seed)", "datetime.date(2026, 9, 18)", "def __hash__(self): ...", "row.open()"],
)
def test_a_call_that_depends_on_its_arguments_alone_is_left_alone(source: str) -> None:
    assert forbidden_calls(written("oathra.check", source)) == []


def test_importing_the_core_loads_nothing_but_the_standard_library() -> None:
    """Dynamic imports escape the parser, so a fresh process says what it really loaded."""
    script = "import sys; before = set(sys.modules); import oathra; print(*sorted(set(sys.modules) - before))"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    tops = {name.split(".")[0] for name in loaded} - {"oathra"}
    assert tops <= sys.stdlib_module_names
    assert not tops & {"asyncio", "http", "multiprocessing", "socket", "ssl", "subprocess", "urllib", "zoneinfo"}


CALLS = """\
import oathra
for log in (
    "AI: A table for two at 7:30 pm next Friday?\\nClerk: Sure, you're all set. Oh, sorry, 8 pm it is, at 20 dollars.",
    "AI: 来週の土曜、19時半に四名でお願いします。\\n店員：はい、ご予約を承りました。たぶん大丈夫だと思います。",
):
    contract = oathra.CallContract(require=("price", "time", "confirmed"), constraints={"price": {"lte": 100}})
    print(oathra.check(log, contract, today="2026-09-18").to_json())
"""
PLACES = (
    {"PYTHONHASHSEED": "0", "TZ": "UTC", "LC_ALL": "C"},
    {"PYTHONHASHSEED": "1", "TZ": "Asia/Tokyo", "LC_ALL": "ja_JP.UTF-8"},
    {"PYTHONHASHSEED": "2", "TZ": "America/Los_Angeles", "LC_ALL": "C.UTF-8"},
)


def test_the_artifact_is_the_same_in_every_process_and_place() -> None:
    """Sets iterate in another order with another hash seed: where that shows, these differ."""
    artifacts = {
        subprocess.run(
            [sys.executable, "-c", CALLS],
            env={**os.environ, **place, "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            check=True,
        ).stdout
        for place in PLACES
    }
    assert len(artifacts) == 1
