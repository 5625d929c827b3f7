"""The pages of one language, written from their template, catalogue, examples and verdicts."""

from __future__ import annotations

import html
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from oathra.version import VERSION

from .assets import Asset, imports_of
from .examples import LANGUAGES, Json, run_components
from .pages import CHECK_POLICY, PLAIN_POLICY, PLAYGROUND_POLICY, as_data, fill
from .playground import Program
from .runtime import MADE_WITH
from .story import story_pieces

__all__ = ["PageInput", "base_of", "engine_data", "regions_in", "write_licence_page", "write_page", "write_pages"]

# The pages that every page leads to, in this order; the catalogue names each under "nav.".
NAVIGATION = ("check", "demo", "playground", "rules", "api")
SEAL_ICON = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23b7321f' "
    "stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Ccircle cx='10' cy='10' r='8'/%3E"
    "%3Cpath d='M6 10.4 9 13.3 14.2 7.2'/%3E%3C/svg%3E"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """What sets a page apart: its policy, its script, and the parts of the engine that the browser fetches ahead.

    Template and style sheet have the name of the page, unless *template* names another for both.
    """

    policy: str
    script: str
    ahead: tuple[str, ...] = ()
    template: str = ""


ENGINE = ("wasm", "stdlib", "machine", "loader", "core", "worker")
PAGES = {
    "check": Page(policy=CHECK_POLICY, script="check", ahead=ENGINE),
    "demo": Page(policy=CHECK_POLICY, script="demo", ahead=ENGINE),
    "index": Page(policy=PLAIN_POLICY, script="landing"),
    "playground": Page(policy=PLAYGROUND_POLICY, script="playground"),
    "rules": Page(policy=PLAIN_POLICY, script="document", template="document"),
    "api": Page(policy=PLAIN_POLICY, script="document", template="document"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class PageInput:
    """What the pages of one language are made from."""

    language: str
    catalogue: dict[str, str]
    examples: Json
    answers: dict[str, Json]
    scenarios: list[Json]
    programs: dict[str, Program]
    assets: dict[str, Asset]
    playground: dict[str, str]
    lock: str
    app: str
    repository: str
    core_hash: str


def write_pages(building: Path, site: Path, given: PageInput) -> None:
    """Write the checker and the landing page of one language, with the first verdict in their HTML."""
    first = given.examples["replies"][0]
    answer = given.answers[first["id"]]
    shown = {"language": given.language, "catalogue": given.catalogue, "examples": given.examples, "answer": answer}
    job = {"job": "regions", **shown}
    check, landing = run_components([{**job, "traps": True}, {**job, "traps": False}])
    log = {"log": html.escape(first["log"])}
    write_page(building, site, given, "check", {**regions_in(check), **log, "page": as_data(check_data(given, answer))})
    link = {"first_link": f"check.html#example={first['id']}"}
    story = story_pieces(site, given.language, given.catalogue)
    data = {"page": as_data(landing_data(given))}
    write_page(building, site, given, "index", {**regions_in(landing), **link, **story, **data})


def regions_in(regions: Json) -> dict[str, str]:
    """Return the pieces of HTML among *regions*; the one that a template calls `head` already is `region_head`."""
    return {**{key: value for key, value in regions.items() if isinstance(value, str)}, "region_head": regions["head"]}


def write_page(building: Path, site: Path, given: PageInput, name: str, pieces: Mapping[str, str]) -> None:
    """Write page *name* from its template, with what all pages have in common and with *pieces*."""
    folder = building if given.language == "en" else building / given.language
    folder.mkdir(exist_ok=True)
    root = "" if given.language == "en" else "../"
    (other,) = (language for language in LANGUAGES if language != given.language)
    common = {
        "head": head_of(building, name, given, root),
        "navigation": navigation_on(name, given.catalogue),
        "policy": PAGES[name].policy,
        "other": alternate(name, given.language, other),
        "root": root,
        "version": VERSION,
        "hash": given.core_hash[:12],
    }
    template = (site / f"{PAGES[name].template or name}.html").read_text(encoding="utf-8")
    filled = fill(template, {**pieces, **common}, given.catalogue)
    (folder / f"{name}.html").write_text(filled, encoding="utf-8")


def check_data(given: PageInput, answer: Json) -> Json:
    """Return what the scripts of the checker need to start."""
    replies, traps = bare(given.examples["replies"]), bare(given.examples["traps"])
    return {
        **engine_data(given),
        "catalogue": shown_by_script(given.catalogue, skip=(*NO_SCRIPT_SAYS, *DEMO_ONLY)),
        "examples": {**given.examples, "replies": replies, "traps": traps},
        "first": answer,
        "repository": given.repository,
    }


def engine_data(given: PageInput) -> Json:
    """Return what a page needs to start the engine."""
    base = base_of(given.language)
    parts: Json = {role: {"url": base + asset.path, "bytes": asset.bytes} for role, asset in given.assets.items()}
    parts["lock"] = given.lock
    return {"language": given.language, "base": base, "assets": parts, "coreHash": given.core_hash}


NO_SCRIPT_SAYS = ("document.", "figures.", "index.", "nav", "playground.")
DEMO_ONLY = (
    "agent.", "battle.", "call.", "case.", "clerk.", "demo.", "gauntlet.", "mission.", "mode", "permission.", "player.",
    "replay.", "secret.", "settling.", "trap.", "voices.",
)  # fmt: skip
CHECKER_ONLY = ("sealed.", "share.", "report.", "terms.", "loading")


def landing_data(given: PageInput) -> Json:
    """Return what the scripts of the landing page need: the verdict on each reply."""
    replies = given.examples["replies"]
    return {
        "language": given.language,
        "catalogue": shown_by_script(given.catalogue, skip=(*NO_SCRIPT_SAYS, *CHECKER_ONLY, *DEMO_ONLY)),
        "answers": {reply["id"]: given.answers[reply["id"]] for reply in replies},
        "links": {reply["id"]: f"check.html#example={reply['id']}" for reply in replies},
    }


def shown_by_script(catalogue: dict[str, str], *, skip: tuple[str, ...]) -> dict[str, str]:
    """Return the messages that scripts show: all but those whose key begins with one of *skip*."""
    return {key: text for key, text in catalogue.items() if not key.startswith(skip)}


def bare(examples: Iterable[Json]) -> list[Json]:
    """Return *examples* without what the suite expects of them."""
    return [{key: value for key, value in example.items() if key != "expect"} for example in examples]


def base_of(language: str) -> str:
    return "./" if language == "en" else "../"


def head_of(building: Path, name: str, given: PageInput, root: str) -> str:
    """Return the links of a page: its icon and style, and what the browser should fetch before it reads any script."""
    page = PAGES[name]
    modules = imports_of(building / given.app, f"{page.script}.js")
    others = {language: alternate(name, given.language, language) for language in LANGUAGES}
    links = [
        f'<link rel="icon" href="{SEAL_ICON}">',
        f'<link rel="stylesheet" href="{root}{given.app}/{page.template or name}.page.css">',
        *(f'<link rel="alternate" hreflang="{language}" href="{other}">' for language, other in others.items()),
    ]
    links += [
        f'<link rel="preload" as="fetch" crossorigin href="{root}{given.assets[role].path}">' for role in page.ahead
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
    pieces = {"policy": PLAIN_POLICY, "head": head, **MADE_WITH}
    template = (site / "licences.html").read_text(encoding="utf-8")
    (building / "licences.html").write_text(fill(template, pieces, {}), encoding="utf-8")
