"""What no committed file may hold: the address of a package registry, or a path of somebody's machine."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

# Written in pieces, or this file would be the first to break its own rule.
REGISTRY_HOSTS = re.compile(
    r"\b(?:"
    + "|".join(
        re.escape(".".join(parts))
        for parts in (
            ("registry", "npmjs", "org"),
            ("registry", "npmjs", "com"),
            ("npmjs", "com"),
            ("registry", "yarnpkg", "com"),
            ("pypi", "org"),
            ("pythonhosted", "org"),
            ("deb", "debian", "org"),
            ("security", "debian", "org"),
        )
    )
    + r")\b",
    re.IGNORECASE,
)
MACHINE_PATHS = re.compile(r"(?<![\w./:<-])/(?:home/\w|root/|Users/\w|work/|tmp/\w)")


@pytest.fixture(scope="module")
def committed(git: str, root: Path) -> dict[str, str]:
    """The text files of the repository, by path."""
    listed = subprocess.run([git, "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True)
    paths = [root / name for name in listed.stdout.split("\0") if name]
    return {path.relative_to(root).as_posix(): text for path in paths if (text := _text(path)) is not None}


def _text(path: Path) -> str | None:
    try:
        return path.read_text("utf-8")
    except (FileNotFoundError, IsADirectoryError, UnicodeDecodeError):
        return None


def found(pattern: re.Pattern[str], files: dict[str, str]) -> list[str]:
    """Return the lines that *pattern* finds, each with its file and line number."""
    return [
        f"{name}:{number}: {line.strip()[:120]}"
        for name, text in files.items()
        if pattern.search(text)
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_the_host_of_a_package_registry(committed: dict[str, str]) -> None:
    assert found(REGISTRY_HOSTS, committed) == []


def test_no_file_holds_a_path_of_a_machine(committed: dict[str, str]) -> None:
    assert found(MACHINE_PATHS, committed) == []


def test_a_registry_host_is_found() -> None:
    assert found(REGISTRY_HOSTS, {"lock": '"resolved": "https://' + "registry.npm" + 'js.org/pyodide"'})
    assert not found(REGISTRY_HOSTS, {"README.md": "from PyPI, npm or Debian; see pypi/organization"})


@pytest.mark.parametrize("path", ["/ho" + "me/ann/oathra", "/wo" + "rk/x.py", "see /tm" + "p/x"])
def test_a_machine_path_is_found(path: str) -> None:
    assert found(MACHINE_PATHS, {"a": path})


@pytest.mark.parametrize("path", ["https://host/work/x", "pages/home/a", "/usr/bin/env", "/tmp"])
def test_other_paths_are_left_alone(path: str) -> None:
    assert not found(MACHINE_PATHS, {"a": path})


def test_large_files_are_not_committed(committed: dict[str, str]) -> None:
    assert {name: len(text) for name, text in committed.items() if len(text) > 1_000_000} == {}
