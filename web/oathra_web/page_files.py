"""The pages of one language, written from their template, catalogue, examples, verdicts and first call."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from .assets import Asset, imports_of
from .examples import LANGUAGES, Json, run_components
from .pages import ENGINE_POLICY, PLAIN_POLICY, as_data, fill
from .runtime import PYODIDE

__all__ = ["PageInput", "write_licence_page", "write_pages"]

# The pages that every page leads to, in this order; the catalogue names each under "nav.".
NAVIGATION = ("check", "demo")
SEAL_ICON = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23b7321f' "
    "stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Ccircle cx='10' cy='10' r='8'/%3E"
    "%3Cpath d='M6 10.4 9 13.3 14.2 7.2'/%3E%3C/svg%3E"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class PageInput:
    """What the pages of one language are made from."""

    language: str
    catalogue: dict[str, str]
    examples: Json
    answers: dict[str, Json]
    scenarios: list[Json]
    first: Json
    assets: dict[str, Asset]
    lock: str
    app: str
    repository: str
    core_hash: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page: its template's name, its script, whether it runs the engine, and what its scripts need to start."""

    name: str
    script: str
    engine: bool
    data: Callable[[PageInput], Json]


def write_pages(building: Path, site: Path, given: PageInput) -> None:
    """Write the pages of one language, with the first verdict and the first moment of a call in their HTML."""
    folder = building if given.language == "en" else building / given.language
    folder.mkdir(exist_ok=True)
    first = given.examples["replies"][0]
    answer = given.answers[first["id"]]
    shown = {"language": given.language, "catalogue": given.catalogue, "examples": given.examples, "answer": answer}
    job = {"job": "regions", **shown}
    call = {"job": "call", "language": given.language, "catalogue": given.catalogue}
    shown_first = {**call, "scenarios": given.scenarios, "first": given.first}
    made = run_components([{**job, "traps": True}, {**job, "traps": False}, shown_first])
    for page, regions in zip(PAGES, made, strict=True):
        name = page.name
        root = "" if given.language == "en" else "../"
        pieces = {
            **{key: value for key, value in regions.items() if isinstance(value, str)},
            "region_head": regions["head"],
            "head": head_of(building, page, given, root),
            "navigation": navigation_on(name, given.catalogue),
            "policy": ENGINE_POLICY if page.engine else PLAIN_POLICY,
            "other": f"ja/{name}.html" if given.language == "en" else f"../{name}.html",
            "root": root,
            "log": html.escape(first["log"]),
            "first_link": f"check.html#example={first['id']}",
            "version": html.escape(str(answer["artifact"]["provenance"]["oathra"])),
            "hash": given.core_hash[:12],
            "page": as_data(page.data(given)),
        }
        template = (site / f"{name}.html").read_text(encoding="utf-8")
        (folder / f"{name}.html").write_text(fill(template, pieces, given.catalogue), encoding="utf-8")


# Messages by the first part of their key: what only the checker shows, only the demo, only the landing page.
CHECKER_ONLY = ("check.", "examples.", "log.", "redact.", "report.", "sealed.", "share.", "speakers.", "terms.")
DEMO_ONLY = ("call.", "case.", "demo.", "mission.", "permission.", "player.", "secret.", "settling.", "voices.")
LANDING_ONLY = ("index.",)


def check_data(given: PageInput) -> Json:
    """Return what the scripts of the checker need to start."""
    replies, traps = bare(given.examples["replies"]), bare(given.examples["traps"])
    return {
        **engine_data(given),
        "catalogue": shown_by_script(given.catalogue, skip=(*DEMO_ONLY, *LANDING_ONLY)),
        "examples": {**given.examples, "replies": replies, "traps": traps},
        "first": given.answers[replies[0]["id"]],
        "repository": given.repository,
    }


def demo_data(given: PageInput) -> Json:
    """Return what the scripts of the demo need: all scenarios, and the first call."""
    return {
        **engine_data(given),
        "catalogue": shown_by_script(given.catalogue, skip=(*CHECKER_ONLY, *LANDING_ONLY)),
        "scenarios": given.scenarios,
        "first": given.first,
    }


def engine_data(given: PageInput) -> Json:
    """Return what a page with the engine needs to start it."""
    base = base_of(given.language)
    assets = {role: {"url": base + asset.path, "bytes": asset.bytes} for role, asset in given.assets.items()}
    assets_and_lock = {**assets, "lock": given.lock}
    return {"language": given.language, "base": base, "assets": assets_and_lock, "coreHash": given.core_hash}


def landing_data(given: PageInput) -> Json:
    """Return what the scripts of the landing page need: the verdict on each reply."""
    replies = given.examples["replies"]
    return {
        "language": given.language,
        "catalogue": shown_by_script(given.catalogue, skip=(*CHECKER_ONLY, *DEMO_ONLY, *LANDING_ONLY, "loading")),
        "answers": {reply["id"]: given.answers[reply["id"]] for reply in replies},
        "links": {reply["id"]: f"check.html#example={reply['id']}" for reply in replies},
    }


PAGES = (
    Page(name="check", script="check", engine=True, data=check_data),
    Page(name="index", script="landing", engine=False, data=landing_data),
    Page(name="demo", script="demo", engine=True, data=demo_data),
)


def shown_by_script(catalogue: dict[str, str], *, skip: tuple[str, ...]) -> dict[str, str]:
    """Return the messages that scripts show: all but those whose key begins with one of *skip*."""
    return {key: text for key, text in catalogue.items() if not key.startswith(skip)}


def bare(examples: Iterable[Json]) -> list[Json]:
    """Return *examples* without what the suite expects of them."""
    return [{key: value for key, value in example.items() if key != "expect"} for example in examples]


def base_of(language: str) -> str:
    return "./" if language == "en" else "../"


def head_of(building: Path, page: Page, given: PageInput, root: str) -> str:
    """Return the links of a page: its icon and style, and what the browser should fetch before it reads any script."""
    modules = imports_of(building / given.app, f"{page.script}.js")
    others = {language: alternate(page.name, given.language, language) for language in LANGUAGES}
    links = [
        f'<link rel="icon" href="{SEAL_ICON}">',
        f'<link rel="stylesheet" href="{root}{given.app}/{page.name}.page.css">',
        *(f'<link rel="alternate" hreflang="{language}" href="{other}">' for language, other in others.items()),
    ]
    if page.engine:
        links += [
            f'<link rel="preload" as="fetch" crossorigin href="{root}{given.assets[role].path}">'
            for role in ("wasm", "stdlib", "machine", "loader", "core", "worker")
        ]
    links += [f'<link rel="modulepreload" href="{root}{given.app}/{module}">' for module in modules]
    return "\n".join([*links, f'<script type="module" src="{root}{given.app}/{page.script}.js"></script>'])


def navigation_on(name: str, catalogue: dict[str, str]) -> str:
    """Return the links from page *name* to the pages of the site; all pages of one language lie in one folder."""
    links = {page: html.escape(catalogue[f"nav.{page}"]) for page in NAVIGATION}
    current = ' aria-current="page"'
    return "\n".join(
        f'<a href="{page}.html"{current if page == name else ""}>{title}</a>' for page, title in links.items()
    )


def alternate(name: str, here: str, there: str) -> str:
    """Return the link from page *name* in language *here* to the same page in *there*."""
    if here == there:
        return f"{name}.html"
    return f"{there}/{name}.html" if here == "en" else f"../{name}.html"


def write_licence_page(building: Path, site: Path, app: str) -> None:
    """Write the page that names the licences of what the site contains."""
    head = f'<link rel="icon" href="{SEAL_ICON}">\n<link rel="stylesheet" href="{app}/plain.page.css">'
    pieces = {"policy": PLAIN_POLICY, "head": head, "pyodide": PYODIDE}
    template = (site / "licences.html").read_text(encoding="utf-8")
    (building / "licences.html").write_text(fill(template, pieces, {}), encoding="utf-8")
