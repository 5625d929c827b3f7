"""The wheel carries everything: packages, types, scenarios and the built site; and it works outside the checkout."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from hatch_build import PAGES
from scripts.installed_wheel import install

PACKAGES = ("oathra", "oathra_cli", "oathra_web", "oathra_backend")
FOLDERS = ("core", "web", "backend", "scenarios", "site/catalogues")
FILES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
BOOKED = """\
Caller: A table for two at 7:30 pm on September 25th?
Callee: Certainly. You're all set for September 25th at 7:30 pm, table for two.
"""

Run = Callable[..., subprocess.CompletedProcess[str]]


def checkout_copy(root: Path, folder: Path) -> Path:
    """Copy what a build reads, without the built site."""
    ignored = shutil.ignore_patterns("__pycache__", "node_modules")
    for name in FOLDERS:
        shutil.copytree(root / name, folder / name, ignore=ignored)
    for name in FILES:
        shutil.copy(root / name, folder / name)
    return folder


def build(folder: Path, target: str = "wheel") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "dist"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, with the built site or, where there is none, with empty pages in its place."""
    folder = checkout_copy(root, tmp_path_factory.mktemp("checkout"))
    built = root / "site" / "dist"
    if all((built / page).is_file() for page in PAGES):
        shutil.copytree(built, folder / "site" / "dist")
    for page in PAGES:
        path = folder / "site" / "dist" / page
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    done = build(folder)
    assert done.returncode == 0, done.stderr
    (made,) = (folder / "dist").glob("*.whl")
    return made


@pytest.fixture(scope="module")
def contents(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


@pytest.fixture(scope="module")
def run(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Run the installed wheel's Python, far from the checkout."""
    folder = tmp_path_factory.mktemp("installed")
    python = install(wheel, folder / "environment")

    def run(arguments: Sequence[str], given: str = "", script: str | None = None) -> subprocess.CompletedProcess[str]:
        command = [str(python.with_name(script or "python")), *arguments]
        return subprocess.run(command, cwd=folder, input=given, capture_output=True, text=True, encoding="utf-8")

    return run


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_a_build_without_the_site_is_refused(target: str, root: Path, tmp_path: Path) -> None:
    done = build(checkout_copy(root, tmp_path), target)
    assert done.returncode != 0
    assert "make site" in done.stderr
    assert "check.html" in done.stderr
    assert not list(tmp_path.glob("dist/*"))


@pytest.mark.parametrize("package", PACKAGES)
def test_the_wheel_holds_every_file_of_a_package(package: str, contents: set[str], root: Path) -> None:
    (folder,) = (root / name / package for name in FOLDERS if (root / name / package).is_dir())
    files = {
        path.relative_to(folder.parent).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert files - contents == set()
    assert f"{package}/py.typed" in contents


def test_the_wheel_holds_the_scenarios(contents: set[str], root: Path) -> None:
    scenarios = root / "scenarios"
    names = {path.relative_to(scenarios).as_posix() for path in scenarios.rglob("*") if path.is_file()}
    assert names
    assert {f"oathra/bundled/scenarios/{name}" for name in names} - contents == set()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_wheel_holds_the_words_of_the_pages(language: str, contents: set[str]) -> None:
    assert f"oathra_web/catalogues/{language}.json" in contents


@pytest.mark.parametrize("page", PAGES)
def test_the_wheel_holds_the_page(page: str, contents: set[str]) -> None:
    assert f"oathra_web/site/{page}" in contents


def test_the_wheel_holds_nothing_else(contents: set[str]) -> None:
    tops = {name.split("/")[0] for name in contents}
    assert {top for top in tops if not top.endswith(".dist-info")} == set(PACKAGES)
    assert not [name for name in contents if "__pycache__" in name or "node_modules" in name]


@pytest.mark.parametrize("package", PACKAGES)
def test_an_installed_package_is_importable(package: str, run: Run) -> None:
    done = run(["-W", "error", "-c", f"import {package}; print({package}.__file__)"])
    assert done.returncode == 0, done.stderr
    assert "installed" in done.stdout


def test_the_command_tells_its_version(run: Run) -> None:
    done = run(["--version"], script="oathra")
    assert done.returncode == 0, done.stderr
    assert "0.1.0" in done.stdout


def test_the_installed_checker_judges_a_call(run: Run) -> None:
    done = run(["-m", "oathra", "check", "-", "--json"], given=BOOKED)
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads(done.stdout)["status"] == "completed"


def test_the_installed_checker_reads_japanese(run: Run) -> None:
    log = "客：9月25日の19時半に2名でお願いします。\n店員：9月25日の19時半、2名様でご予約承りました。\n"
    done = run(["-m", "oathra", "check", "-", "--json"], given=log)
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads(done.stdout)["values"]["partySize"] == 2
