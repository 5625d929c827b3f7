"""Builds the site: one folder of plain files for any static server, under any path, with nothing from elsewhere."""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import re
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .engine import Engine, core_hash, pack_engine
from .examples import LANGUAGES, Json, answer_all, load_catalogue, load_examples, requests_of, run_components
from .pages import CHECK_POLICY, PLAIN_POLICY, as_data, fill
from .places import CHECKOUT, PACKAGE, cache_folder, core_folder, site_sources
from .runtime import PYODIDE, fetch_runtime

__all__ = ["SiteMissing", "build", "require_built_site"]

STYLES = {
    "check": ("base", "examples", "record", "verdict", "check"),
    "index": ("base", "examples", "record", "verdict", "landing"),
    "plain": ("base",),
}
SEAL_ICON = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23b7321f' "
    "stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Ccircle cx='10' cy='10' r='8'/%3E"
    "%3Cpath d='M6 10.4 9 13.3 14.2 7.2'/%3E%3C/svg%3E"
)


class SiteMissing(RuntimeError):
    """There is no built site where one is needed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asset:
    """A file of the built site: its path from the site's root, and its size in bytes."""

    path: str
    bytes: int


def require_built_site(path: Path) -> None:
    """Raise `SiteMissing` unless *path* holds a complete built site: its pages and every file they name."""
    record = path / "files.json"
    if not record.is_file():
        raise SiteMissing(f"{path} holds no built site; run `python -m oathra_web build` first")
    absent = [name for name in json.loads(record.read_text(encoding="utf-8")) if not (path / name).is_file()]
    if absent:
        raise SiteMissing(f"{path} lacks {', '.join(absent)}; run `python -m oathra_web build` again")


def build(into: Path, *, repository: str = "", core: Path | None = None) -> Path:
    """Build the site into *into*, replacing what was there, and return it.

    *repository* is the address at which "report a phrase" opens an issue; empty leaves that link out.
    """
    core = core or core_folder()
    site = site_sources()
    runtime = fetch_runtime(cache_folder())
    examples = {language: load_examples(site, language) for language in LANGUAGES}
    requests = {language: requests_of(examples[language], language) for language in LANGUAGES}
    engine = pack_engine(runtime, core, [each for of in requests.values() for each in of.values()], cache_folder())

    building = into.with_name(f"{into.name}.part")
    shutil.rmtree(building, ignore_errors=True)
    building.mkdir(parents=True)
    assets = write_runtime(building, runtime, engine)
    app = write_app(building)
    write_licences(building)
    for language in LANGUAGES:
        given = PageInput(
            language=language,
            catalogue=load_catalogue(site, language),
            examples=examples[language],
            answers=answer_all(requests[language]),
            assets=assets,
            lock=lock_of(runtime),
            app=app,
            repository=repository,
            core_hash=core_hash(core),
        )
        write_pages(building, site, given)
    write_licence_page(building, site, app)
    write_service_worker(building)
    shutil.rmtree(into, ignore_errors=True)
    building.rename(into)
    return into


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


def write_runtime(building: Path, runtime: Path, engine: Engine) -> dict[str, Asset]:
    """Copy the parts of the engine under names that carry a hash of their content; return them by their role."""
    parts = {
        "wasm": runtime / "pyodide.asm.wasm",
        "machine": runtime / "pyodide.asm.mjs",
        "loader": runtime / "pyodide.mjs",
        "stdlib": engine.stdlib,
        "core": engine.core,
        "worker": PACKAGE / "static" / "worker.js",
    }
    return {role: write_hashed(building, part, role) for role, part in parts.items()}


def write_hashed(building: Path, source: Path, role: str) -> Asset:
    content = source.read_bytes()
    suffix = source.suffix
    if suffix == ".mjs":
        content = re.sub(rb"\n//# sourceMappingURL=.*\s*$", b"\n", content)
    if suffix == ".zip":
        # Servers take a .gz for an encoding of something else; this one is for the page itself to unpack.
        content, suffix = gzip.compress(content, 9, mtime=0), ".bin"
    name = f"engine/{role}-{short_hash(content)}{suffix}"
    (building / "engine").mkdir(exist_ok=True)
    (building / name).write_bytes(content)
    return Asset(path=name, bytes=len(content))


def write_app(building: Path) -> str:
    """Copy scripts and styles into one folder named by a hash of them all; return its name."""
    sources = [path for path in sorted((PACKAGE / "static").iterdir()) if path.name not in ("worker.js", "sw.js")]
    digest = short_hash(b"".join(path.name.encode() + path.read_bytes() for path in sources))
    folder = building / f"app-{digest}"
    folder.mkdir()
    for path in sources:
        shutil.copyfile(path, folder / path.name)
    for name, sheets in STYLES.items():
        (folder / f"{name}.page.css").write_text("\n".join((folder / f"{sheet}.css").read_text(encoding="utf-8") for sheet in sheets), encoding="utf-8")
    for sheet in {each for sheets in STYLES.values() for each in sheets}:
        (folder / f"{sheet}.css").unlink()
    return folder.name


def write_pages(building: Path, site: Path, given: PageInput) -> None:
    folder = building if given.language == "en" else building / given.language
    folder.mkdir(exist_ok=True)
    first = given.examples["replies"][0]
    answer = given.answers[first["id"]]
    job = {"job": "regions", "language": given.language, "catalogue": given.catalogue, "examples": given.examples, "answer": answer}
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
    return {
        "language": given.language,
        "base": base_of(given.language),
        "catalogue": shown_by_script(given.catalogue, skip=("index.",)),
        "examples": {**given.examples, "replies": bare(given.examples["replies"]), "traps": bare(given.examples["traps"])},
        "first": answer,
        "assets": {
            **{role: {"url": base_of(given.language) + asset.path, "bytes": asset.bytes} for role, asset in given.assets.items()},
            "lock": given.lock,
        },
        "repository": given.repository,
        "coreHash": given.core_hash,
    }


def landing_data(given: PageInput) -> Json:
    replies = given.examples["replies"]
    return {
        "language": given.language,
        "catalogue": shown_by_script(given.catalogue, skip=("index.", "sealed.", "share.", "report.", "terms.", "loading")),
        "answers": {reply["id"]: given.answers[reply["id"]] for reply in replies},
        "links": {reply["id"]: f"check.html#example={reply['id']}" for reply in replies},
    }


def shown_by_script(catalogue: dict[str, str], *, skip: tuple[str, ...]) -> dict[str, str]:
    return {key: text for key, text in catalogue.items() if not key.startswith(skip)}


def bare(examples: Iterable[Json]) -> list[Json]:
    return [{key: value for key, value in example.items() if key != "expect"} for example in examples]


def base_of(language: str) -> str:
    return "./" if language == "en" else "../"


def head_of(building: Path, name: str, given: PageInput, root: str) -> str:
    """Return the links of a page: its icon and style, and what the browser should fetch before it reads any script."""
    script = "check" if name == "check" else "landing"
    modules = imports_of(building / given.app, f"{script}.js")
    links = [
        f'<link rel="icon" href="{SEAL_ICON}">',
        f'<link rel="stylesheet" href="{root}{given.app}/{name}.page.css">',
        *(f'<link rel="alternate" hreflang="{language}" href="{alternate(name, given.language, language)}">' for language in LANGUAGES),
    ]
    if name == "check":
        links += [
            f'<link rel="preload" as="fetch" crossorigin href="{root}{given.assets[role].path}">'
            for role in ("wasm", "stdlib", "machine", "loader", "core", "worker")
        ]
    links += [f'<link rel="modulepreload" href="{root}{given.app}/{module}">' for module in modules]
    return "\n".join([*links, f'<script type="module" src="{root}{given.app}/{script}.js"></script>'])


def alternate(name: str, here: str, there: str) -> str:
    if here == there:
        return f"{name}.html"
    return f"{there}/{name}.html" if here == "en" else f"../{name}.html"


def imports_of(app: Path, start: str) -> list[str]:
    """Return the modules that *start* imports, itself left out, each once."""
    found: dict[str, None] = {}
    waiting = [start]
    while waiting:
        for name in re.findall(r'^import .* from "\./([\w.-]+)";', (app / waiting.pop()).read_text(encoding="utf-8"), re.M):
            if name not in found:
                found[name] = None
                waiting.append(name)
    return list(found)


def lock_of(runtime: Path) -> str:
    """Return a lock file with no packages: the engine has none, and the full one is 120 kB."""
    info = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return json.dumps({"info": info, "packages": {}})


def write_licences(building: Path) -> None:
    folder = building / "licences"
    folder.mkdir()
    for path in sorted((PACKAGE / "licences").glob("*.txt")):
        shutil.copyfile(path, folder / path.name)
    shutil.copyfile(CHECKOUT / "LICENSE", folder / "Apache-2.0.txt")


def write_licence_page(building: Path, site: Path, app: str) -> None:
    head = f'<link rel="icon" href="{SEAL_ICON}">\n<link rel="stylesheet" href="{app}/plain.page.css">'
    pieces = {"policy": PLAIN_POLICY, "head": head, "pyodide": PYODIDE}
    template = (site / "licences.html").read_text(encoding="utf-8")
    (building / "licences.html").write_text(fill(template, pieces, {}), encoding="utf-8")


def write_service_worker(building: Path) -> None:
    """Write sw.js, which keeps every file for use without a network, and files.json, which lists them."""
    names = sorted(path.relative_to(building).as_posix() for path in building.rglob("*") if path.is_file())
    version = short_hash(b"".join(name.encode() + (building / name).read_bytes() for name in names))
    kept = [name for name in names if not name.startswith("licences/")]
    script = (PACKAGE / "static" / "sw.js").read_text(encoding="utf-8")
    script = script.replace("{{version}}", version).replace("{{files}}", json.dumps(kept))
    (building / "sw.js").write_text(script, encoding="utf-8")
    (building / "files.json").write_text(json.dumps([*names, "sw.js"], indent=1), encoding="utf-8")


def short_hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]
