"""The core's wheel is complete and always the same; another micropip than the pinned one is refused."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from oathra.version import VERSION
from oathra_web import wheels
from oathra_web.engine import core_files
from oathra_web.places import core_folder


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for folder in (one, other):
        folder.mkdir()
        wheels.write_core_wheel(folder, core_folder(), VERSION)
    assert [path.read_bytes() for path in one.iterdir()] == [path.read_bytes() for path in other.iterdir()]


def test_pip_takes_the_wheel_for_one_and_python_runs_the_core_from_it(tmp_path: Path) -> None:
    wheel = wheels.write_core_wheel(tmp_path, core_folder(), VERSION)
    into = tmp_path / "installed"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--target", str(into), str(wheel)]
    subprocess.run(command, check=True, capture_output=True)
    assert {path.relative_to(into / "oathra").as_posix() for path in (into / "oathra").rglob("*.py")} == set(core_files(core_folder()))
    script = "import oathra; print(oathra.__file__, oathra.check('AI: Two at 7 pm?\\nThem: Yes.').status)"
    done = subprocess.run([sys.executable, "-c", script], cwd=into, env={"PYTHONPATH": str(into)}, capture_output=True, text=True)
    assert done.stdout.split() == [str(into / "oathra" / "__init__.py"), "incomplete"], done.stderr


def test_the_wheel_needs_nothing_else(tmp_path: Path) -> None:
    with zipfile.ZipFile(wheels.write_core_wheel(tmp_path, core_folder(), VERSION)) as packed:
        metadata = packed.read(f"oathra-{VERSION}.dist-info/METADATA").decode()
    assert "Requires-Dist" not in metadata


def test_another_micropip_than_the_pinned_one_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wheels, "MICROPIP_INTEGRITY", "sha256-AAAA")
    with pytest.raises(ValueError, match="micropip"):
        wheels.fetch_micropip(tmp_path, "3.14")
    assert list(tmp_path.iterdir()) == []


def test_a_failure_of_pip_is_told_in_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wheels, "MICROPIP", "0.0.0.nothing")
    with pytest.raises(RuntimeError, match="(?s)pip could not fetch.*nothing"):
        wheels.fetch_micropip(tmp_path, "3.14")
