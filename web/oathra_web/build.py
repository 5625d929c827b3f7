"""Builds the site: one folder of plain files for any static server, under any path, with nothing from elsewhere."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from .assets import lock_of, write_app, write_licences, write_runtime, write_service_worker
from .demo_page import write_demo
from .documents import write_documents
from .engine import core_hash, pack_engine
from .examples import LANGUAGES, answer_all, load_catalogue, load_examples, requests_of
from .page_files import PageInput, write_licence_page, write_pages
from .places import cache_folder, core_folder, scenarios_folder, site_sources
from .playground import load_programs, write_playground_parts
from .playground_page import write_playground
from .runtime import fetch_pyscript, fetch_runtime
from .scenarios import load_scenarios, requests_of_the_demo

__all__ = ["SiteMissing", "build", "require_built_site"]


class SiteMissing(RuntimeError):
    """There is no built site where one is needed."""


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
    runtime, pyscript = fetch_runtime(cache_folder()), fetch_pyscript(cache_folder())
    examples = {language: load_examples(site, language) for language in LANGUAGES}
    requests = {language: requests_of(examples[language], language) for language in LANGUAGES}
    scenarios = load_scenarios(scenarios_folder())
    asked = [*(each for of in requests.values() for each in of.values()), *requests_of_the_demo(scenarios)]
    engine = pack_engine(runtime, core, asked, cache_folder())

    building = into.with_name(f"{into.name}.part")
    shutil.rmtree(building, ignore_errors=True)
    building.mkdir(parents=True)
    assets = write_runtime(building, runtime, engine)
    playground = write_playground_parts(building, core, runtime, pyscript, cache_folder(), assets)
    app = write_app(building)
    write_licences(building, pyscript)
    for language in LANGUAGES:
        given = PageInput(
            language=language,
            catalogue=load_catalogue(site, language),
            examples=examples[language],
            answers=answer_all(requests[language]),
            scenarios=scenarios,
            programs=load_programs(site, language),
            assets=assets,
            playground=playground,
            lock=lock_of(runtime),
            app=app,
            repository=repository,
            core_hash=core_hash(core),
        )
        write_pages(building, site, given)
        write_demo(building, site, given)
        write_playground(building, site, given)
        write_documents(building, site, given)
    write_licence_page(building, site, app)
    write_service_worker(building)
    shutil.rmtree(into, ignore_errors=True)
    building.rename(into)
    return into
