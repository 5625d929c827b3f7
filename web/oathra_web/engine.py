"""The part of the core that goes to the browser: which files, under which hash, compiled by Pyodide itself."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .nodejs import run_node
from .places import PACKAGE

__all__ = ["Engine", "answer_in_pyodide", "core_files", "core_hash", "pack_engine"]

INSIDE = PACKAGE / "inside"
TERMINAL_ONLY = ("__main__.py", "demo.py")


@dataclass(frozen=True, slots=True, kw_only=True)
class Engine:
    """The compiled parts: `stdlib` and `core` are stored zips of `.pyc`."""

    stdlib: Path
    core: Path


def core_files(core: Path) -> dict[str, str]:
    """Return the sources that go to the browser, by path below *core*, in order of the path."""
    return {
        path.relative_to(core).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(core.rglob("*.py"))
        if path.relative_to(core).as_posix() not in TERMINAL_ONLY
    }


def core_hash(core: Path) -> str:
    """Return the SHA-256 of the core's sources: the same in the page, in a wheel and in a checkout."""
    digest = hashlib.sha256()
    for name, text in core_files(core).items():
        digest.update(f"{name}\0{len(text.encode())}\0".encode())
        digest.update(text.encode())
    return digest.hexdigest()


def pack_engine(runtime: Path, core: Path, requests: Sequence[dict[str, Any]], cache: Path) -> Engine:
    """Return the compiled engine, from *cache* when the same sources were packed before.

    The standard library is cut down to the modules that importing all of *core* and answering *requests*
    loads; the result is started once alone and must answer the same, else `RuntimeError`.
    """
    recipe = "".join(path.read_text(encoding="utf-8") for path in sorted(INSIDE.iterdir()) if path.is_file())
    key = hashlib.sha256(f"{runtime.name}{core_hash(core)}{json.dumps(requests)}{recipe}".encode()).hexdigest()[:16]
    engine_folder = cache / f"engine-{key}"
    if not (engine_folder / "answered").is_file():
        given = {"runtime": f"{runtime}/", "core": core_files(core), "requests": requests, "into": str(engine_folder)}
        run_node(INSIDE / "pack.mjs", json.dumps(given))
        answer_in_pyodide(runtime, engine_folder, requests)
        (engine_folder / "answered").touch()
    return Engine(stdlib=engine_folder / "stdlib.zip", core=engine_folder / "core.zip")


def answer_in_pyodide(runtime: Path, packed: Path, requests: Sequence[dict[str, Any]]) -> list[str]:
    """Return what the packed engine answers to *requests* when it is started alone, under Node."""
    given = {"runtime": f"{runtime}/", "packed": str(packed), "requests": requests}
    answers: list[str] = json.loads(run_node(INSIDE / "answers.mjs", json.dumps(given)))
    return answers
