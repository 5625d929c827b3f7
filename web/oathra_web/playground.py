"""What the playground runs with: PyScript, micropip and the core's wheel, all from this site, and its programs."""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import re
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from oathra.version import VERSION

from .assets import Asset, short_hash
from .examples import Json
from .places import PACKAGE
from .wheels import fetch_micropip, write_core_wheel

__all__ = ["EXAMPLES", "Program", "load_programs", "write_playground_parts"]

# In the order in which the page offers them; the catalogue names each under "playground.example.".
EXAMPLES = ("check", "dialogue", "contract")
# PyScript's chunks without the terminal, the TOML reader and the unpacker of archives.
PLUGINS = ("deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")
CHUNKS = ("core", "codemirror", "index", *PLUGINS)
SOURCES = PACKAGE / "pyscript"


@dataclass(frozen=True, slots=True, kw_only=True)
class Program:
    """An example: its code, and what it prints."""

    code: str
    prints: str


def load_programs(site: Path, language: str) -> dict[str, Program]:
    """Return the examples of the playground in *language* by name, each run once, here."""
    files = {name: site / "playground" / language / f"{name}.py" for name in EXAMPLES}
    codes = {name: file.read_text(encoding="utf-8").rstrip() for name, file in files.items()}
    return {name: Program(code=code, prints=printed_by(code)) for name, code in codes.items()}


def printed_by(code: str) -> str:
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(code, "playground.py", "exec"), {"__name__": "__main__"})
    return printed.getvalue()


def write_playground_parts(
    building: Path, core: Path, runtime: Path, pyscript: Path, cache: Path, assets: Mapping[str, Asset]
) -> dict[str, str]:
    """Write what PyScript needs into one folder named by a hash of it all; return where each part is."""
    folder = building / "playground.part"
    folder.mkdir()
    info = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))
    micropip = fetch_micropip(cache, info["info"]["python"].rpartition(".")[0])
    write_pyscript(folder, pyscript)
    write_lock(folder, info, micropip)
    shutil.copyfile(runtime / "python_stdlib.zip", folder / "python_stdlib.zip")
    shutil.copyfile(SOURCES / "runner.py", folder / "runner.py")
    wheel = write_core_wheel(folder, core, VERSION)
    stub = (SOURCES / "pyodide.mjs").read_text(encoding="utf-8")
    for role in ("loader", "machine", "wasm"):
        stub = stub.replace(f"{{{{{role}}}}}", f"../{assets[role].path}")
    (folder / "pyodide.mjs").write_text(stub, encoding="utf-8")
    digest = short_hash(b"".join(path.name.encode() + path.read_bytes() for path in sorted(folder.iterdir())))
    named = folder.rename(building / f"playground-{digest}")
    parts = {"core": "core.js", "pyodide": "pyodide.mjs", "runner": "runner.py", "wheel": wheel.name}
    return {role: f"{named.name}/{name}" for role, name in parts.items()}


def write_pyscript(folder: Path, pyscript: Path) -> None:
    """Copy the chunks of PyScript without their links to source maps."""
    for path in sorted((pyscript / "dist").glob("*.js")):
        if re.match(rf"(?:{'|'.join(CHUNKS)})(?:[-_.])", path.name):
            text = re.sub(r"\n//# sourceMappingURL=.*\s*$", "\n", path.read_text(encoding="utf-8"))
            (folder / path.name).write_text(text, encoding="utf-8")


def write_lock(folder: Path, whole: Json, micropip: Path) -> None:
    """Copy micropip, and write the lock that names it alone: with the hash of the wheel as PyPI has it."""
    entry: Json = {**whole["packages"]["micropip"], "file_name": micropip.name, "sha256": file_sha256(micropip)}
    shutil.copyfile(micropip, folder / micropip.name)
    lock: Json = {"info": whole["info"], "packages": {"micropip": entry}}
    (folder / "pyodide-lock.json").write_text(json.dumps(lock, sort_keys=True), encoding="utf-8")


def file_sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
