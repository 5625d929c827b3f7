"""Finding scenario files, and reading YAML with the line of every key."""

from __future__ import annotations

from pathlib import Path

import pytest

from oathra.errors import ScenarioError
from oathra_cli.failure import Failure
from oathra_cli.scenarios.files import bundled_folder, find_scenario, load_scenario, read_yaml, scenario_files


def test_all_scalars_are_text() -> None:
    plain, _ = read_yaml("{a: 19:30, b: no, c: 0120, d: [1, ~], e: 2026-09-18}", "x.yaml")
    assert plain == {"a": "19:30", "b": "no", "c": "0120", "d": ["1", "~"], "e": "2026-09-18"}


def test_every_path_has_its_line() -> None:
    _, lines = read_yaml("a:\n  b: 1\n  c:\n    - x\n    - y\nd: 2\n", "x.yaml")
    assert lines[("a",)] == 1
    assert lines[("a", "b")] == 2
    assert (lines[("a", "c", 0)], lines[("a", "c", 1)]) == (4, 5)
    assert lines[("d",)] == 6


def test_an_empty_file_is_nothing() -> None:
    assert read_yaml("", "x.yaml") == (None, {})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a: [1", "x.yaml, line 2: not YAML"),
        ("a: 1\nb: 2\na: 3\n", "x.yaml, line 3, a: the key stands twice"),
        ("a:\n  b: 1\n  b: 2\n", "x.yaml, line 3, a.b: the key stands twice"),
        ("a: \x07", "x.yaml: not YAML"),
    ],
)
def test_what_is_no_yaml_says_where(text: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        read_yaml(text + ("\n" if text.startswith("a: [") else ""), "x.yaml")
    assert str(caught.value).startswith(message)


def test_scenarios_come_with_oathra() -> None:
    files = scenario_files(bundled_folder())
    assert len(files) >= 20
    assert files == sorted(files)
    assert find_scenario("half-past-seven").domain == "restaurant"


def test_a_file_is_taken_by_its_path(tmp_path: Path) -> None:
    source = next(path for path in scenario_files(bundled_folder()) if path.stem == "half-past-seven")
    copy = tmp_path / "mine.yaml"
    copy.write_text("\ufeff" + source.read_text("utf-8"), "utf-8")
    assert find_scenario(str(copy)).id == "half-past-seven"


def test_an_unknown_name_is_told_what_there_is() -> None:
    with pytest.raises(Failure) as caught:
        find_scenario("half-past-six")
    assert "half-past-seven" in str(caught.value.given["right"])


@pytest.mark.parametrize(("content", "key"), [(None, "no_file"), (b"\xff\xfe", "not_utf8")])
def test_a_file_that_cannot_be_read_says_why(tmp_path: Path, content: bytes | None, key: str) -> None:
    path = tmp_path / "x.yaml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(Failure) as caught:
        load_scenario(path)
    assert caught.value.key == key


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(Failure) as caught:
        load_scenario(tmp_path)
    assert caught.value.key == "unreadable"
