"""The commands and outputs that the documentation shows: read them, run them, write them anew.

    python scripts/documentation.py        # or: make docs

In a `call` block the last line is the verdict (see `oathra_web.call_blocks`). In a `console` block, `$ cat FILE` shows
the file that later commands read, `$ oathra ...` a command with its output, and `$ echo $?` the exit status of the
command before it. Pages in `GENERATED` are written as a whole. The suite compares; this writes.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from oathra_cli.phrases.risk_page import risk_page
from oathra_web.call_blocks import read_block, verdict_line

ROOT = Path(__file__).parents[1]
# Pages without a word of their own, and what they hold.
GENERATED = {ROOT / "docs" / "risk-words.md": risk_page}
FOLDERS = ("benchmarks", "docs", "scenarios")
PAGES = sorted([*ROOT.glob("*.md"), *(page for folder in FOLDERS for page in ROOT.glob(f"{folder}/**/*.md"))])
BLOCK = re.compile(r"^```(?P<info>(?P<language>\w*)[^\n]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
WIDTH = 96


@dataclass(frozen=True, slots=True)
class Step:
    """A command that a page shows, and the output below it."""

    command: str
    output: str


def blocks(page: Path, *languages: str) -> list[str]:
    """Return the texts of the page's code blocks in these languages."""
    return [found["text"] for found in BLOCK.finditer(page.read_text("utf-8")) if found["language"] in languages]


def steps(block: str) -> list[Step]:
    """Return the commands of one `console` block, in order."""
    parts = re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
    return [Step(command.strip(), output) for command, _, output in (part.partition("\n") for part in parts)]


def run_steps(shown: Iterable[Step], folder: Path) -> list[Step]:
    """Return the same steps with the output that their commands really give, run in *folder*.

    Raises `ValueError` for a command of another kind than the three above.
    """
    done: list[Step] = []
    status = 0
    for step in shown:
        match shlex.split(step.command):
            case ["cat", name]:
                (folder / name).write_text(step.output, "utf-8")
                done.append(step)
            case ["echo", "$?"]:
                done.append(Step(step.command, f"{status}\n"))
            case ["oathra", *arguments]:
                status, output = run_oathra(arguments, folder)
                done.append(Step(step.command, output))
            case _:
                raise ValueError(f"the output of this command cannot be checked: {step.command}")
    return done


def run_oathra(arguments: Iterable[str], folder: Path) -> tuple[int, str]:
    """Return the exit status and the output of `oathra`, without blanks at the ends of lines."""
    # Run elsewhere, a relative path would lead to another Oathra, or to none.
    paths = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    environment = {
        **os.environ, "COLUMNS": str(WIDTH), "PYTHONIOENCODING": "utf-8", "PYTHONPATH": os.pathsep.join(paths)
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-m", "oathra", *arguments],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    lines = [line.rstrip() for line in done.stdout.strip("\n").splitlines()]
    return done.returncode, "\n".join(lines) + "\n"


def written_anew(page: Path) -> str:
    """Return the text of *page* with the output of every command as it is now."""
    if page in GENERATED:
        return GENERATED[page]()
    with tempfile.TemporaryDirectory() as folder:

        def anew(found: re.Match[str]) -> str:
            if found["language"] == "call":
                call = read_block(found["info"], found["text"])
                return found[0].replace(found["text"], f"{call.log}\n{verdict_line(call)}\n")
            if found["language"] != "console":
                return found[0]
            text = "".join(f"$ {step.command}\n{step.output}" for step in run_steps(steps(found["text"]), Path(folder)))
            return found[0].replace(found["text"], text)

        return BLOCK.sub(anew, page.read_text("utf-8"))


def main() -> None:
    """Write anew every page whose output has changed."""
    for page in PAGES:
        before, after = page.read_text("utf-8"), written_anew(page)
        if after != before:
            page.write_text(after, "utf-8")
            print(f"wrote {page.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
