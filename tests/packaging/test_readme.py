"""What the documentation shows is what happens: its commands exist, its output is the real one, its links lead somewhere."""

from __future__ import annotations

import difflib
import doctest
import functools
import importlib.util
import re
import shlex
from pathlib import Path

import pytest

from scripts.documentation import BLOCK, GENERATED, PAGES, ROOT, blocks, run_oathra, steps, written_anew

# Commands that hold commands.
GROUPS = ("calls", "phone", "phrases", "setup")
README = ROOT / "README.md"
_LINK = re.compile(r"(?<!!)\[[^\]]*\]\((?P<target>[^)\s]+)\)")
_INLINE = re.compile(r"`((?:make|oathra|python -m) [^`]+)`")
_COMMAND = re.compile(r"(?:make|oathra|python -m) \S")


def commands(page: Path) -> list[str]:
    """Return every command that a page names, in blocks and in the text."""
    lines = [line for block in blocks(page, "bash", "console", "sh") for line in block.splitlines()]
    named = [line.removeprefix("$ ") for line in lines] + _INLINE.findall(BLOCK.sub("", page.read_text("utf-8")))
    parts = [part.strip() for line in named for part in re.split(r"\s(?:\||&&|;)\s", line.partition(" # ")[0])]
    return [part for part in parts if _COMMAND.match(part)]


def subcommand(arguments: list[str]) -> list[str]:
    """Return the words that name the command, two of them in a group of commands."""
    length = 0 if arguments[0].startswith("-") else 2 if arguments[0] in GROUPS else 1
    return arguments[:length]


@functools.cache
def help_of(subcommand: str) -> str:
    status, told = run_oathra([*subcommand.split(), "--help"], ROOT)
    assert status == 0, told
    return told


@pytest.mark.parametrize(
    ("page", "command"), sorted({(page.name, command) for page in PAGES for command in commands(page)})
)
def test_a_command_in_the_documentation_exists(page: str, command: str) -> None:
    match shlex.split(command):
        case ["make", *targets]:
            rules = (ROOT / "Makefile").read_text("utf-8")
            targets = [target for target in targets if "=" not in target]
            assert [name for name in targets if not re.search(rf"^{re.escape(name)}:", rules, re.MULTILINE)] == []
        case ["python", "-m", module, *_]:
            assert importlib.util.find_spec(module) is not None
        case ["oathra", *arguments]:
            told = help_of(" ".join(subcommand(arguments)))
            options = [word.partition("=")[0] for word in arguments if word.startswith("--")]
            assert [option for option in options if option not in told] == []
        case _:
            pytest.fail(f"{page} names a command of a kind unknown here: {command}")


@pytest.mark.parametrize("page", [page for page in PAGES if page in GENERATED or blocks(page, "console", "call")], ids=lambda page: page.name)
def test_the_output_in_the_documentation_is_the_real_one(page: Path) -> None:
    shown, real = page.read_text("utf-8").splitlines(), written_anew(page).splitlines()
    difference = "\n".join(difflib.unified_diff(shown, real, "shown", "real", lineterm="", n=0))
    assert difference == "", f"`make docs` writes the page anew\n{difference}"


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name)
def test_the_python_examples_in_the_documentation_run(page: Path) -> None:
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks(page, "python")), {}, page.name, str(page), 0)
    assert examples.examples
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=report.append)
    assert "".join(report) == ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    targets = [found["target"].partition("#")[0] for found in _LINK.finditer(BLOCK.sub("", page.read_text("utf-8")))]
    inside = [target for target in targets if target and not re.match(r"[a-z]+:", target)]
    assert [target for target in inside if not (page.parent / target).exists()] == []


def test_the_readme_names_the_two_commands() -> None:
    assert {"make demo", "make test"} <= set(commands(README))


def test_the_readme_shows_a_verdict_on_the_terminal_and_in_python() -> None:
    assert any(step.command.startswith("oathra check") for block in blocks(README, "console") for step in steps(block))
    assert any(">>> " in block for block in blocks(README, "python"))
