"""The built site is complete, of this checkout, and asks nobody else for anything."""

from __future__ import annotations

import gzip
import io
import json
import re
import zipfile
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from oathra_web.build import SiteMissing, require_built_site
from oathra_web.engine import core_files, core_hash
from oathra_web.pages import CHECK_POLICY, PLAYGROUND_POLICY
from oathra_web.places import built_site, core_folder
from oathra_web.runtime import PYODIDE

PAGES = ("check.html", "ja/check.html", "demo.html", "ja/demo.html", "index.html", "ja/index.html", "playground.html", "ja/playground.html", "rules.html", "ja/rules.html", "api.html", "ja/api.html", "licences.html")


@pytest.fixture(scope="module")
def dist() -> Path:
    require_built_site(built_site())
    return built_site()


class Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.inline = 0
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.anchors |= {given.get("id") or ""}
        self.found += [value for name in ("href", "src") if (value := given.get(name))]
        self.inline += "style" in given or any(name.startswith("on") for name in given) or tag == "style"
        self.inline += tag == "script" and "src" not in given and given.get("type") != "application/json"


def modules_in(dist: Path, part: str) -> list[str]:
    (packed,) = (dist / "engine").glob(f"{part}-*.bin")
    return zipfile.ZipFile(io.BytesIO(gzip.decompress(packed.read_bytes()))).namelist()


def links_of(page: Path) -> Links:
    links = Links()
    links.feed(page.read_text(encoding="utf-8"))
    return links


@pytest.mark.parametrize("page", PAGES)
def test_every_link_of_a_page_leads_to_a_file_of_the_site(dist: Path, page: str) -> None:
    for link in links_of(dist / page).found:
        if link.startswith(("data:", "#")):
            continue
        assert not urlsplit(link).scheme and not link.startswith("/"), f"{link} would break under a sub-path"
        assert (dist / urljoin(page, urlsplit(link).path)).is_file(), link


@pytest.mark.parametrize("page", PAGES)
def test_every_anchor_that_a_page_leads_to_is_there(dist: Path, page: str) -> None:
    for link in links_of(dist / page).found:
        path, _, anchor = link.partition("#")
        # What stands behind the # of a link to the checker or the demo is a choice, read by its script.
        if anchor and not link.startswith("data:") and not path.endswith(("check.html", "demo.html")):
            there = links_of(dist / urljoin(page, path) if path else dist / page)
            assert unquote(anchor) in there.anchors, link


@pytest.mark.parametrize("page", PAGES)
def test_no_page_has_a_script_or_a_style_of_its_own(dist: Path, page: str) -> None:
    assert links_of(dist / page).inline == 0


@pytest.mark.parametrize("page", PAGES)
def test_no_place_of_a_template_stays_empty(dist: Path, page: str) -> None:
    assert not re.search(r"\{\{[\w.-]+\}\}|\bundefined\b|\[object ", (dist / page).read_text(encoding="utf-8").split('id="page"')[0])


def test_nothing_names_another_host(dist: Path) -> None:
    """Pyodide's and PyScript's own scripts name download servers, which they never ask (see test_sealed, test_playground)."""
    known = re.search(r'"repository":"https?://([\w.-]+)', (dist / "check.html").read_text(encoding="utf-8"))
    allowed = {"www.w3.org"} | ({known[1]} if known else set())
    named = {}
    for file in dist.rglob("*"):
        ours = file.is_file() and file.suffix in (".html", ".js", ".css", ".json") and not file.name.startswith(("loader-", "machine-")) and "playground-" not in file.parent.name
        if ours and (found := set(re.findall(r"\b(?:https?:)?//([\w-]+\.[\w.-]+)", file.read_text(encoding="utf-8"))) - allowed):
            named[file.relative_to(dist).as_posix()] = found
    assert named == {}


def test_the_site_holds_the_core_of_this_checkout(dist: Path) -> None:
    assert core_hash(core_folder())[:12] in (dist / "check.html").read_text(encoding="utf-8")
    names = {name.removesuffix("c") for name in modules_in(dist, "core")}
    assert names == {f"oathra/{name}" for name in core_files(core_folder())}
    assert "oathra/demo.py" not in names and "oathra/__main__.py" not in names


def test_the_standard_library_is_cut_down_to_compiled_modules(dist: Path) -> None:
    names = modules_in(dist, "stdlib")
    assert all(name.endswith(".pyc") for name in names)
    assert 90 < len(names) < 220


def test_what_the_first_visit_needs_fits_into_six_megabytes(dist: Path) -> None:
    sizes = {
        file.name: len(file.read_bytes() if file.suffix == ".bin" else gzip.compress(file.read_bytes(), 6))
        for file in dist.rglob("*")
        if file.is_file() and "playground-" not in file.parent.name
    }
    assert sum(sizes.values()) < 6_000_000, sizes


def test_every_file_is_listed_and_kept_for_offline_use(dist: Path) -> None:
    files = {file.relative_to(dist).as_posix() for file in dist.rglob("*") if file.is_file()}
    listed = json.loads((dist / "files.json").read_text(encoding="utf-8"))
    assert set(listed) == files - {"files.json"}
    kept = re.search(r"const FILES = (\[.*\]);", (dist / "sw.js").read_text(encoding="utf-8"))
    assert kept is not None
    assert set(json.loads(kept[1])) == {name for name in listed if name != "sw.js" and not name.startswith(("licences/", "playground-"))}


def test_the_licences_are_there(dist: Path) -> None:
    texts = {name: (dist / "licences" / name).read_text(encoding="utf-8") for name in ("Apache-2.0.txt", "MPL-2.0.txt", "Python.txt")}
    assert "Mozilla Public License Version 2.0" in texts["MPL-2.0.txt"]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in texts["Python.txt"]
    assert "Marijn Haverbeke" in (dist / "licences" / "CodeMirror.txt").read_text(encoding="utf-8")
    assert "Apache License" in texts["Apache-2.0.txt"]
    assert PYODIDE in (dist / "licences.html").read_text(encoding="utf-8")


def test_the_policy_lets_the_pages_with_an_engine_connect_to_its_own_server_only(dist: Path) -> None:
    assert "connect-src 'self'" in CHECK_POLICY and "unsafe-inline" not in CHECK_POLICY and "'unsafe-eval'" not in CHECK_POLICY
    for page in ("check.html", "ja/check.html", "demo.html", "ja/demo.html"):
        assert CHECK_POLICY in (dist / page).read_text(encoding="utf-8")


def test_the_policy_of_the_playground_evaluates_no_text_and_names_no_other_server(dist: Path) -> None:
    assert "unsafe-inline" not in PLAYGROUND_POLICY and "'unsafe-eval'" not in PLAYGROUND_POLICY and "http" not in PLAYGROUND_POLICY
    for page in ("playground.html", "ja/playground.html"):
        assert PLAYGROUND_POLICY in (dist / page).read_text(encoding="utf-8")


def test_the_playground_holds_the_wheel_of_this_checkout_and_the_pinned_packages(dist: Path) -> None:
    (folder,) = dist.glob("playground-*")
    (wheel,) = folder.glob("oathra-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        assert {name: packed.read(f"oathra/{name}").decode() for name in core_files(core_folder())} == core_files(core_folder())
    lock = json.loads((folder / "pyodide-lock.json").read_text(encoding="utf-8"))
    assert list(lock["packages"]) == ["micropip"]
    assert (folder / lock["packages"]["micropip"]["file_name"]).is_file()


def test_what_the_playground_adds_fits_into_four_megabytes(dist: Path) -> None:
    (folder,) = dist.glob("playground-*")
    assert sum(file.stat().st_size for file in folder.iterdir()) < 4_000_000


def test_a_missing_or_torn_site_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SiteMissing, match="oathra_web build"):
        require_built_site(tmp_path)
    (tmp_path / "files.json").write_text('["check.html"]', encoding="utf-8")
    with pytest.raises(SiteMissing, match=r"check\.html"):
        require_built_site(tmp_path)
