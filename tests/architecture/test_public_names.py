"""`oathra.__all__` is the promise: sorted, and exactly the names that docs/api.md documents."""

from __future__ import annotations

import inspect
import re

import pytest

import oathra
from tests.architecture.sources import ROOT

_HEADING = re.compile(r"^### `(?:oathra\.)?(?P<name>\w+)", re.MULTILINE)


def test_the_public_names_are_sorted() -> None:
    assert oathra.__all__ == sorted(oathra.__all__)


def test_the_public_names_are_those_of_the_documentation() -> None:
    documented = _HEADING.findall((ROOT / "docs" / "api.md").read_text("utf-8"))
    assert sorted(documented) == oathra.__all__


@pytest.mark.parametrize("name", oathra.__all__)
def test_a_public_name_exists_and_says_what_it_is(name: str) -> None:
    public = getattr(oathra, name)
    assert isinstance(public, str) or public.__doc__


@pytest.mark.parametrize("name", ["Dialogue", "Verdict", "CallContract"])
def test_public_methods_say_what_they_do(name: str) -> None:
    public = getattr(oathra, name)
    methods = [method for method in vars(public) if method[0] != "_" and inspect.isroutine(getattr(public, method))]
    assert methods
    assert [method for method in methods if not getattr(public, method).__doc__] == []
