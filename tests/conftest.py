"""What all tests share: the checkout, a browser, and a terminal that is always the same."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from scripts import chromium as browsers

ROOT = Path(__file__).parents[1]
# The suite runs in a CI job, in a terminal and under an editor; what a command prints must not depend on which.
TERMINAL_SETTINGS = ("CLICOLOR", "COLUMNS", "FORCE_COLOR", "GITHUB_ACTIONS", "LINES", "NO_COLOR", "PY_COLORS", "TTY_COMPATIBLE")
# Tests of the repository and of building its site, of no use against an installed wheel.
ABOUT_THE_CHECKOUT = ("architecture", "browser", "mutation", "oathra_web", "packaging")
# Each builds something or starts a browser once a file: keep a file in one worker.
KEPT_TOGETHER = ("browser", "packaging")

for setting in TERMINAL_SETTINGS:
    os.environ.pop(setting, None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by the folder they lie in, and put the slow ones first, so that no worker ends up waiting for them."""
    for item in items:
        folder = folder_of(item)
        if folder in ABOUT_THE_CHECKOUT:
            item.add_marker(pytest.mark.checkout)
        if folder in KEPT_TOGETHER:
            item.add_marker(pytest.mark.xdist_group(f"{folder}/{item.path.stem}"))
    if any(folder_of(item) == "browser" for item in items):
        name_a_browser()
    items.sort(key=lambda item: folder_of(item) not in KEPT_TOGETHER)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import the tests of the checkout where they are left out: what they import is not in the wheel."""
    left_out = config.getoption("markexpr") == "not checkout"
    return True if left_out and collection_path in {ROOT / "tests" / folder for folder in ABOUT_THE_CHECKOUT} else None


def folder_of(item: pytest.Item) -> str:
    """Return the folder directly below tests/ that *item* lies in; "" for one elsewhere."""
    tests = ROOT / "tests"
    return item.path.relative_to(tests).parts[0] if item.path.is_relative_to(tests) else ""


def name_a_browser() -> None:
    """Tell the tests, and what they start, which Chromium really runs on this machine."""
    browsers.lend_node()
    if "CHROMIUM" not in os.environ and (found := browsers.find()) is not None:
        os.environ["CHROMIUM"] = found


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture(scope="session")
def git(root: Path) -> str:
    """The path of git; a test that needs it is skipped outside a clone."""
    found = shutil.which("git")
    if found is None or not (root / ".git").exists():
        pytest.skip("needs a git clone")
    return found
