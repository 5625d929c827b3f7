"""The page of the playground: its programs, and the first of them with what it printed when the page was built."""

from __future__ import annotations

import html
from pathlib import Path

from .examples import Json
from .page_files import PageInput, base_of, write_page
from .pages import PLAYGROUND_POLICY, as_data

__all__ = ["write_playground"]


def write_playground(building: Path, site: Path, given: PageInput) -> None:
    """Write the playground of one language."""
    first, *_ = given.programs
    pieces = {
        "programs": "\n".join(choice(name, given, name == first) for name in given.programs),
        "code": html.escape(given.programs[first].code),
        "prints": html.escape(given.programs[first].prints),
        "policy_shown": html.escape(PLAYGROUND_POLICY.replace("; ", ";\n")),
        "page": as_data(playground_data(building, given)),
    }
    write_page(building, site, given, "playground", pieces)


def choice(name: str, given: PageInput, chosen: bool) -> str:
    title = html.escape(given.catalogue[f"playground.example.{name}"])
    pressed = str(chosen).lower()
    return (
        f'<button type="button" class="program-choice" data-program="{name}" aria-pressed="{pressed}">{title}</button>'
    )


def playground_data(building: Path, given: PageInput) -> Json:
    """Return what the script of the playground needs to start."""
    folder = building / given.playground["core"].partition("/")[0]
    return {
        "language": given.language,
        "base": base_of(given.language),
        "catalogue": {key: text for key, text in given.catalogue.items() if key.startswith(("playground.", "do."))},
        "programs": {name: {"code": each.code, "prints": each.prints} for name, each in given.programs.items()},
        "parts": given.playground,
        "kept": sorted(path.relative_to(building).as_posix() for path in folder.iterdir()),
    }
