"""The files of the call page: served as they lie, with the words of both languages and nothing from elsewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from oathra_backend.app.page import PAGE, words
from oathra_backend.life import LifeState
from oathra_cli.phone.wording import STATES
from oathra_web.places import PACKAGE
from tests.oathra_backend.app.server import Standing, running, standing

SCRIPTS = {path.name: path.read_text("utf-8") for path in PAGE.glob("*.js")}
TEMPLATE = (PAGE / "call.html").read_text("utf-8")
OWN = {language: json.loads((PAGE / f"words.{language}.json").read_text("utf-8")) for language in ("en", "ja")}


def test_every_module_and_style_of_the_page_is_there() -> None:
    wanted = [name for text in SCRIPTS.values() for name in re.findall(r'from "\./([\w.-]+)"', text)]
    wanted += re.findall(r'(?:src|href)="page/([\w.-]+)"', TEMPLATE)
    assert len(wanted) >= 12
    assert [
        name for name in wanted if not any((folder / name).is_file() for folder in (PAGE, PACKAGE / "static"))
    ] == []


@pytest.mark.parametrize("language", ["en", "ja"])
def test_everything_that_the_page_says_is_said(language: str) -> None:
    said = words(language)
    keys = re.findall(r'data-say(?:-label)?="([\w.]+)"', TEMPLATE)
    keys += [key for text in SCRIPTS.values() for key in re.findall(r'say\("([\w.]+)"', text)]
    keys += [f"page.state.{state.value}" for state in LifeState]
    assert [key for key in keys if key not in said] == []


def test_the_languages_say_the_same_things_and_each_is_needed() -> None:
    english, japanese = OWN["en"], OWN["ja"]
    assert list(english) == list(japanese)
    text = TEMPLATE + "".join(SCRIPTS.values())
    for key in english:
        assert sorted(re.findall(r"\{\w+\}", english[key])) == sorted(re.findall(r"\{\w+\}", japanese[key]))
        assert f'"{key}"' in text or key.startswith(("page.state.", "page.status.", "page.refused.", "page.told.")), key


def test_the_page_and_the_terminal_call_the_states_the_same() -> None:
    for at, language in enumerate(("en", "ja")):
        assert {state.value: OWN[language][f"page.state.{state.value}"] for state in LifeState} == {
            name: pair[at] for name, pair in STATES.items()
        }


@pytest.mark.anyio
async def test_the_page_is_served_to_nobody_in_particular_and_holds_no_call(tmp_path: Path) -> None:
    async with running(tmp_path) as backend:
        stranger = {"Authorization": ""}
        page = await backend.http.get("/call.html", headers=stranger)
        assert page.status_code == 200
        policy = page.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        for path, kind in [
            ("call.js", "text/javascript"),
            ("base.css", "text/css"),
            ("call_view.js", "text/javascript"),
        ]:
            file = await backend.http.get(f"/page/{path}", headers=stranger)
            assert (file.status_code, file.headers["content-type"].partition(";")[0]) == (200, kind)
        assert (await backend.http.get("/page/words/ja.json", headers=stranger)).json() == words("ja")
        assert (await backend.http.get("/page/words/es.json", headers=stranger)).status_code == 404


@pytest.fixture(scope="module")
def backend(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Standing]:
    with standing(tmp_path_factory.mktemp("home")) as running_one:
        yield running_one


OUTSIDE = ["..%2ftoken", "%2e%2e/token", "....//token", "..%5ctoken", "%00", "words/..%2f..%2fx.json"]


@pytest.mark.parametrize("path", OUTSIDE)
def test_no_other_file_is_served(backend: Standing, path: str) -> None:
    answer = backend.stranger.get(f"/page/{path}")
    assert answer.status_code in (400, 401, 404, 405)
    assert backend.token not in answer.text
