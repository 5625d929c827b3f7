"""The pages of one language, written from their template, catalogue, examples and verdicts."""

from __future__ import annotations

import html
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .assets import Asset, imports_of
from .examples import LANGUAGES, Json, run_components
from .pages import CHECK_POLICY, PLAIN_POLICY, as_data, fill
from .runtime import PYODIDE

__all__ = ["PageInput", "write_licence_page", "write_pages"]

# The pages that every page leads to, in this order; the catalogue names each under "nav.".
NAVIGATION = ("check",)
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
    assets: dict[str, Asset]
    lock: str
    app: str
    repository: str
    core_hash: str


def write_pages(building: Path, site: Path, given: PageInput) -> None:
    """Write the checker and the landing page of one language, with the first verdict in their HTML."""
    folder = building if given.language == "en" else building / given.language
    folder.mkdir(exist_ok=True)
    first = given.examples["replies"][0]
    answer = given.answers[first["id"]]
    shown = {"language": given.language, "catalogue": given.catalogue, "examples": given.examples, "answer": answer}
    job = {"job": "regions", **shown}
    check, landing = run_components([{**job, "traps": True}, {**job, "traps": False}])
    for name, regions, data in (
        ("check", check, check_data(given, answer)),
        ("index", landing, landing_data(given)),
    ):
        root = "" if given.language == "en" else "../"
        pieces = {
            **{key: value for key, value in regions.items() if isinstance(value, str)},
            "verdict_head": regions["head"],
            "head": head_of(building, name, given, root),
            "navigation": navigation_on(name, given.catalogue),
            "policy": CHECK_POLICY if name == "check" else PLAIN_POLICY,
            "other": f"ja/{name}.html" if given.language == "en" else f"../{name}.html",
            "root": root,
            "log": html.escape(first["log"]),
            "first_link": f"check.html#example={first['id']}",
            "version": html.escape(str(answer["artifact"]["provenance"]["oathra"])),
            "hash": given.core_hash[:12],
            "page": as_data(data),
        }
        template = (site / f"{name}.html").read_text(encoding="utf-8")
        (folder / f"{name}.html").write_text(fill(template, pieces, given.catalogue), encoding="utf-8")


def check_data(given: PageInput, answer: Json) -> Json:
    """Return what the scripts of the checker need to start."""
    base = base_of(given.language)
    replies, traps = bare(given.examples["replies"]), bare(given.examples["traps"])
    assets = {role: {"url": base + asset.path, "bytes": asset.bytes} for role, asset in given.assets.items()}
    return {
        "language": given.language,
        "base": base,
        "catalogue": shown_by_script(given.catalogue, skip=("index.",)),
        "examples": {**given.examples, "replies": replies, "traps": traps},
        "first": answer,
        "assets": {**assets, "lock": given.lock},
        "repository": given.repository,
        "coreHash": given.core_hash,
    }


CHECKER_ONLY = ("index.", "sealed.", "share.", "report.", "terms.", "loading")


def landing_data(given: PageInput) -> Json:
    """Return what the scripts of the landing page need: the verdict on each reply."""
    replies = given.examples["replies"]
    return {
        "language": given.language,
        "catalogue": shown_by_script(given.catalogue, skip=CHECKER_ONLY),
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
    script = "check" if name == "check" else "landing"
    modules = imports_of(building / given.app, f"{script}.js")
    others = {language: alternate(name, given.language, language) for language in LANGUAGES}
    links = [
        f'<link rel="icon" href="{SEAL_ICON}">',
        f'<link rel="stylesheet" href="{root}{given.app}/{name}.page.css">',
        *(f'<link rel="alternate" hreflang="{language}" href="{other}">' for language, other in others.items()),
    ]
    if name == "check":
        links += [
            f'<link rel="preload" as="fetch" crossorigin href="{root}{given.assets[role].path}">'
            for role in ("wasm", "stdlib", "machine", "loader", "core", "worker")
        ]
    links += [f'<link rel="modulepreload" href="{root}{given.app}/{module}">' for module in modules]
    return "\n".join([*links, f'<script type="module" src="{root}{given.app}/{script}.js"></script>'])


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
