"""The page of the demo: every scenario, and the first call as it was played when the page was built."""

from __future__ import annotations

from pathlib import Path

from .examples import run_components
from .page_files import PageInput, engine_data, regions_in, write_page
from .pages import as_data
from .scenarios import first_tape

__all__ = ["write_demo"]

# Messages that other pages show, by the first parts of their keys.
OTHERS = (
    "check.",
    "examples.",
    "document.",
    "figures.",
    "index.",
    "log.",
    "playground.",
    "redact.",
    "report.",
    "sealed.",
    "share.",
    "terms.",
)


def write_demo(building: Path, site: Path, given: PageInput) -> None:
    """Write the demo of one language, with the first moment of its first call in the HTML."""
    first = first_tape(given.scenarios, given.language)
    job = {"job": "call", "language": given.language, "catalogue": given.catalogue}
    (regions,) = run_components([{**job, "scenarios": given.scenarios, "first": first}])
    data = {
        **engine_data(given),
        "catalogue": {key: text for key, text in given.catalogue.items() if not key.startswith(OTHERS)},
        "scenarios": given.scenarios,
        "first": first,
    }
    write_page(building, site, given, "demo", {**regions_in(regions), "page": as_data(data)})
