"""Fetching Pyodide: unpacked on every Python, refused when it is another, and with npm's own words when it fails."""

from __future__ import annotations

import io
import shutil
import tarfile
import warnings
from pathlib import Path

import pytest

from oathra_web import runtime
from oathra_web.nodejs import fetch_package
from oathra_web.runtime import check_integrity, unpack

NPM = """#!/bin/sh
case "$*" in *--silent*) ;; *) echo "npm error code ETARGET" >&2 ;; esac
exit 1
"""


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    path = tmp_path / "pyodide.tgz"
    with tarfile.open(path, "w:gz") as members:
        member = tarfile.TarInfo("package/pyodide.mjs")
        member.size = 4
        members.addfile(member, io.BytesIO(b"code"))
    return path


def test_an_archive_is_unpacked(archive: Path, tmp_path: Path) -> None:
    unpack(archive, tmp_path / "into")
    assert (tmp_path / "into" / "package" / "pyodide.mjs").read_bytes() == b"code"


def test_an_archive_is_unpacked_by_a_python_without_filters(
    archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(tarfile, "data_filter", raising=False)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        unpack(archive, tmp_path / "into")
    assert (tmp_path / "into" / "package" / "pyodide.mjs").read_bytes() == b"code"


def test_another_archive_than_the_pinned_one_is_deleted(archive: Path) -> None:
    with pytest.raises(ValueError, match="it was deleted"):
        check_integrity(archive)
    assert not archive.exists()


def test_a_failure_of_npm_is_told_in_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "npm"
    program.write_text(NPM, encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    with pytest.raises(RuntimeError, match="npm error code ETARGET"):
        fetch_package("pyodide@0.0.0", tmp_path / "cache")


def _trusted(archive: Path, integrity: str) -> None:
    """Any archive will do."""


def test_two_processes_may_fetch_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "package"
    package.mkdir()
    (package / "there.txt").write_text("there")
    folder = tmp_path / "cache" / "made-1.0"

    def fetched(name: str, into: Path) -> Path:
        archive = into / "made-1.0.tgz"
        with tarfile.open(archive, "w:gz") as members:
            members.add(package, "package")
        shutil.copytree(package, folder)  # the other process is done by now
        return archive

    monkeypatch.setattr(runtime, "fetch_package", fetched)
    monkeypatch.setattr(runtime, "check_integrity", _trusted)
    assert (runtime.fetch_unpacked("made@1.0", "", folder) / "there.txt").read_text() == "there"
    assert [path.name for path in folder.parent.iterdir()] == ["made-1.0"]
