"""What the documentation shows is what happens: its commands exist, its output is the real one, its links lead somewhere."""

from __future__ import annotations

import doctest
import importlib.util
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("scenarios/**/*.md")])
SHELLS = ("bash", "console", "sh", "shell")

_BLOCK = re.compile(r"^```(?P<language>\w*)[^\n]*\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(?<!!)\[[^\]]*\]\((?P<target>[^)\s]+)\)")
_INLINE = re.compile(r"`((?:make|oathra|python -m) [^`]+)`")


@dataclass(frozen=True, slots=True)
class Shown:
    """A command of a page, and the output that the page shows below it."""

    page: str
    command: str
    output: str = ""


def blocks(page: Path, *languages: str) -> list[str]:
    """Return the texts of the page's code blocks in these languages."""
    return [found["text"] for found in _BLOCK.finditer(page.read_text("utf-8")) if found["language"] in languages]


def shown(page: Path) -> Iterator[Shown]:
    """Yield the commands of a page's `console` blocks, each with the output below it."""
    for block in blocks(page, "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            yield Shown(page.name, command.strip(), output)


def commands(page: Path) -> list[str]:
    """Return every command that a page names, in blocks and in the text."""
    text = page.read_text("utf-8")
    lines = [line for block in blocks(page, *SHELLS) for line in block.splitlines()]
    named = [line.removeprefix("$ ") for line in lines] + _INLINE.findall(_BLOCK.sub("", text))
    parts = [part for line in named for part in re.split(r"\s(?:\||&&|;)\s", line.partition(" # ")[0])]
    return [part.strip() for part in parts if re.match(r"(?:make|oathra|python -m) \S", part.strip())]


def all_commands() -> list[tuple[str, str]]:
    return sorted({(page.name, command) for page in PAGES for command in commands(page)})


def run(command: list[str], folder: Path, given: str | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        command, cwd=folder, env=environment, input=given, capture_output=True, text=True, encoding="utf-8"
    )


@pytest.mark.parametrize(("page", "command"), all_commands())
def test_a_command_in_the_documentation_exists(page: str, command: str, tmp_path: Path) -> None:
    words = [word for word in shlex.split(command) if "=" not in word or word.startswith("-")]
    match words:
        case ["make", *targets]:
            rules = (ROOT / "Makefile").read_text("utf-8")
            assert [name for name in targets if not re.search(rf"^{re.escape(name)}:", rules, re.MULTILINE)] == []
        case ["python", "-m", module, *_]:
            assert importlib.util.find_spec(module) is not None
        case ["oathra", *arguments]:
            asked = [] if arguments[0].startswith("-") else [arguments[0]]
            done = run([sys.executable, "-m", "oathra", *asked, "--help"], tmp_path)
            assert done.returncode == 0, done.stderr
            options = [word.partition("=")[0] for word in arguments if word.startswith("--")]
            assert [option for option in options if option not in done.stdout] == []
        case _:
            pytest.fail(f"{page} names a command of a kind unknown here: {command}")


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "console")], ids=lambda page: page.name)
def test_the_output_in_the_documentation_is_the_real_one(page: Path, tmp_path: Path) -> None:
    """`cat FILE` makes the file that the commands below it read; `echo $?` tells the exit status of the last one."""
    status = 0
    for step in shown(page):
        match shlex.split(step.command):
            case ["cat", name]:
                (tmp_path / name).write_text(step.output, "utf-8")
            case ["echo", "$?"]:
                assert step.output.strip() == str(status)
            case ["oathra", *arguments]:
                done = run([sys.executable, "-m", "oathra", *arguments], tmp_path)
                status = done.returncode
                assert tidy(done.stdout + done.stderr) == tidy(step.output)
            case _:
                pytest.fail(f"{page.name} shows the output of a command that this test cannot run: {step.command}")


def tidy(text: str) -> list[str]:
    return [line.rstrip() for line in text.strip().splitlines()]


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in page.read_text("utf-8")], ids=lambda page: page.name)
def test_the_python_examples_in_the_documentation_run(page: Path) -> None:
    text = "\n".join(blocks(page, "python", "pycon"))
    examples = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    assert examples.examples
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=report.append)
    assert "".join(report) == ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    targets = [found["target"].partition("#")[0] for found in _LINK.finditer(_BLOCK.sub("", page.read_text("utf-8")))]
    inside = [target for target in targets if target and not re.match(r"[a-z]+:", target)]
    assert [target for target in inside if not (page.parent / target).exists()] == []


def test_the_readme_names_the_two_commands() -> None:
    assert {"make demo", "make test"} <= set(commands(ROOT / "README.md"))


def test_the_readme_shows_real_output_and_runs_python() -> None:
    readme = ROOT / "README.md"
    assert any(step.command.startswith("oathra check") for step in shown(readme))
    assert ">>> " in "".join(blocks(readme, "python", "pycon"))
