"""Where files lie and what they are called."""

from __future__ import annotations

import ast

import pytest

from tests.architecture.sources import FOLDERS, ROOT, modules

pytestmark = pytest.mark.checkout

EMPTY_NAMES = {"common", "data", "helper", "helpers", "manager", "misc", "process", "util", "utils"}


@pytest.mark.parametrize("folder", sorted(set(FOLDERS.values())))
def test_no_module_lies_loose_in_a_folder_of_packages(folder: str) -> None:
    """All three are on `sys.path` in a checkout: `web/build.py` would shadow the tool called build."""
    assert sorted(path.name for path in (ROOT / folder).glob("*.py")) == []


def test_folders_of_packages_hold_nothing_but_the_packages() -> None:
    found = {
        path.name: folder
        for folder in set(FOLDERS.values())
        for path in (ROOT / folder).iterdir()
        if path.is_dir() and any(path.glob("*.py"))
    }
    assert found == FOLDERS


@pytest.mark.parametrize("package", FOLDERS)
def test_each_package_says_that_it_is_typed(package: str) -> None:
    assert (ROOT / FOLDERS[package] / package / "py.typed").is_file()


@pytest.mark.parametrize("package", FOLDERS)
def test_no_module_has_a_name_that_says_nothing(package: str) -> None:
    words = {(module.name, word) for module in modules(package) for word in module.name.replace("_", ".").split(".")}
    assert [f"{name} ({word})" for name, word in sorted(words) if word in EMPTY_NAMES] == []


@pytest.mark.parametrize("package", FOLDERS)
def test_each_module_says_what_it_is_for(package: str) -> None:
    assert [module.name for module in modules(package) if not ast.get_docstring(module.tree)] == []


def test_language_packs_have_the_same_modules() -> None:
    """A language is a folder with the same files as every other: a gap would read less in one of them."""
    packs: dict[str, set[str]] = {}
    for module in modules("oathra"):
        parts = module.name.split(".")
        if parts[1:2] == ["languages"] and len(parts) >= 4:
            packs.setdefault(parts[2], set()).add(".".join(parts[3:]))
    assert len(packs) >= 2
    names = set().union(*packs.values())
    assert {pack: sorted(names - own) for pack, own in packs.items() if names - own} == {}
