"""The examples in docstrings run."""

from __future__ import annotations

import doctest
import importlib

import pytest

from tests.architecture.sources import FOLDERS, modules

NAMES = [
    module.name
    for package in FOLDERS
    for module in modules(package)
    if any(">>> " in text for text in module.texts()) and not module.name.endswith("__main__")
]


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_of_a_module_run(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert found.attempted
    assert found.failed == 0
