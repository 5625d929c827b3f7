"""The files of the site that are no pages: the engine's parts, scripts, styles, licences, the service worker."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from .engine import Engine
from .places import CHECKOUT, PACKAGE

__all__ = [
    "Asset",
    "imports_of",
    "lock_of",
    "short_hash",
    "write_app",
    "write_licences",
    "write_runtime",
    "write_service_worker",
]

NOT_KEPT = ("licences/", "playground-")
STYLES = {
    "check": ("base", "examples", "record", "verdict", "check"),
    "demo": ("base", "record", "verdict", "stage", "demo"),
    "index": ("base", "examples", "record", "verdict", "landing"),
    "playground": ("base", "playground"),
    "document": ("base", "record", "verdict", "document"),
    "plain": ("base",),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Asset:
    """A file of the built site: its path from the site's root, and its size in bytes."""

    path: str
    bytes: int


def write_runtime(building: Path, runtime: Path, engine: Engine) -> dict[str, Asset]:
    """Copy the parts of the engine under names that carry a hash of their content; return them by their role."""
    parts = {
        "wasm": runtime / "pyodide.asm.wasm",
        "machine": runtime / "pyodide.asm.mjs",
        "loader": runtime / "pyodide.mjs",
        "stdlib": engine.stdlib,
        "core": engine.core,
        "worker": PACKAGE / "static" / "worker.js",
    }
    return {role: write_hashed(building, part, role) for role, part in parts.items()}


def write_hashed(building: Path, source: Path, role: str) -> Asset:
    """Copy *source* into engine/ under *role* and a hash of its content; a zip is packed as gzip."""
    content = source.read_bytes()
    suffix = source.suffix
    if suffix == ".mjs":
        content = re.sub(rb"\n//# sourceMappingURL=.*\s*$", b"\n", content)
    if suffix == ".zip":
        # Servers take a .gz for an encoding of something else; this one is for the page itself to unpack.
        content, suffix = gzip.compress(content, 9, mtime=0), ".bin"
    name = f"engine/{role}-{short_hash(content)}{suffix}"
    (building / "engine").mkdir(exist_ok=True)
    (building / name).write_bytes(content)
    return Asset(path=name, bytes=len(content))


def write_app(building: Path) -> str:
    """Copy scripts and styles into one folder named by a hash of them all; return its name."""
    sources = [path for path in sorted((PACKAGE / "static").iterdir()) if path.name not in ("worker.js", "sw.js")]
    digest = short_hash(b"".join(path.name.encode() + path.read_bytes() for path in sources))
    folder = building / f"app-{digest}"
    folder.mkdir()
    for path in sources:
        shutil.copyfile(path, folder / path.name)
    for name, sheets in STYLES.items():
        texts = [(folder / f"{sheet}.css").read_text(encoding="utf-8") for sheet in sheets]
        (folder / f"{name}.page.css").write_text("\n".join(texts), encoding="utf-8")
    for sheet in {each for sheets in STYLES.values() for each in sheets}:
        (folder / f"{sheet}.css").unlink()
    return folder.name


def imports_of(app: Path, start: str) -> list[str]:
    """Return the modules that *start* imports, itself left out, each once."""
    found: dict[str, None] = {}
    waiting = [start]
    while waiting:
        text = (app / waiting.pop()).read_text(encoding="utf-8")
        for name in re.findall(r'^import .* from "\./([\w.-]+)";', text, re.MULTILINE):
            if name not in found:
                found[name] = None
                waiting.append(name)
    return list(found)


def write_licences(building: Path, pyscript: Path) -> None:
    """Copy the licences of what the site contains; those of PyScript's editor come with it."""
    folder = building / "licences"
    folder.mkdir()
    for path in sorted((PACKAGE / "licences").glob("*.txt")):
        shutil.copyfile(path, folder / path.name)
    shutil.copyfile(CHECKOUT / "LICENSE", folder / "Apache-2.0.txt")
    shutil.copyfile(pyscript / "src" / "3rd-party-licenses" / "codemirror.license.txt", folder / "CodeMirror.txt")


def write_service_worker(building: Path) -> None:
    """Write files.json, which lists every file, and sw.js, which keeps them for use without a network.

    The playground's own parts are kept by its page, as most visitors never open it (static/keeping.js).
    """
    names = sorted(path.relative_to(building).as_posix() for path in building.rglob("*") if path.is_file())
    version = short_hash(b"".join(name.encode() + (building / name).read_bytes() for name in names))
    kept = [name for name in names if not name.startswith(NOT_KEPT)]
    script = (PACKAGE / "static" / "sw.js").read_text(encoding="utf-8")
    script = script.replace("{{version}}", version).replace("{{files}}", json.dumps(kept))
    (building / "sw.js").write_text(script, encoding="utf-8")
    (building / "files.json").write_text(json.dumps([*names, "sw.js"], indent=1), encoding="utf-8")


def short_hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def lock_of(runtime: Path) -> str:
    """Return a lock file with no packages: the engine has none, and the full one is 120 kB."""
    info = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return json.dumps({"info": info, "packages": {}})
