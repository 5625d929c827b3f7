"""`oathra scenario list`, `validate` and `show`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oathra.scenario import read_scenario
from oathra_cli.scenarios.files import bundled_folder, scenario_files
from tests.oathra_cli.running import run
from tests.simulator.scenarios import FILES, scenario

SOURCE = next(path for path in scenario_files(bundled_folder()) if path.stem == "half-past-seven").read_text("utf-8")


def test_the_list_names_every_scenario_by_domain(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["scenario", "list"], monkeypatch)
    assert done.status == 0
    assert all(path.stem in done.out for path in FILES)
    assert done.out.index("clinic") < done.out.index("restaurant")


def test_the_list_can_be_cut_down(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["scenario", "list", "--language", "ja", "--domain", "hotel"], monkeypatch)
    assert "yosan-niman" in done.out and "under-twenty-thousand" not in done.out
    wrong = run(["scenario", "list", "--domain", "hotle"], monkeypatch)
    assert wrong.status == 1
    assert 'no scenario for "hotle"; there are some for clinic' in wrong.err


def test_the_list_is_json_too(monkeypatch: pytest.MonkeyPatch) -> None:
    found = json.loads(run(["scenario", "list", "--json", "--domain", "restaurant"], monkeypatch).out)
    assert {one["domain"] for one in found} == {"restaurant"}
    assert {one["id"] for one in found} >= {"half-past-seven", "shichiji-han"}


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("name", ["under-twenty-thousand", "yosan-niman"])
def test_a_scenario_is_shown_with_its_secrets_at_any_width(
    name: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = run(["scenario", "show", name], monkeypatch, columns=columns)
    assert done.status == 0
    assert "18,800 JPY" in done.out and "23,500 JPY" in done.out
    assert ("The mission" if scenario(name).language == "en" else "目的") in done.out
    assert all(width_of(line) <= columns for line in done.out.splitlines())


def width_of(line: str) -> int:
    from rich.cells import cell_len

    return cell_len(line.rstrip())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_can_be_shown(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["scenario", "show", path.stem], monkeypatch)
    assert done.status == 0
    assert scenario(path.stem).title in done.out.replace("\n", " ")


def test_a_shown_scenario_is_json_with_its_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    found = json.loads(run(["scenario", "show", "half-past-seven", "--json"], monkeypatch).out)
    assert found["mission"]["budget"] == {"seconds": 300, "turns": 60, "cost": 200}
    assert found["mission"]["permissions"] == ["ask", "reserve", "share_name"]
    found["mission"]["permissions"] = dict.fromkeys(found["mission"]["permissions"], True)
    for name in ("seats", "stock", "price", "floor", "reference"):
        if found["callee"]["knowledge"][name] is None:
            del found["callee"]["knowledge"][name]
    del found["callee"]["rules"]["transfers_to"]
    assert read_scenario(found) == scenario("half-past-seven")


def test_what_comes_with_oathra_is_valid(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["scenario", "validate"], monkeypatch)
    assert (done.status, done.out.strip()) == (0, f"{len(FILES)} files, nothing wrong")
    assert run(["scenario", "validate", "--lang", "ja"], monkeypatch).out.strip() == f"{len(FILES)}件、問題なし"


def test_every_fault_of_every_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "right.yaml").write_text(SOURCE, "utf-8")
    (tmp_path / "again.yaml").write_text(SOURCE, "utf-8")
    (tmp_path / "wrong.yaml").write_text(SOURCE.replace("difficulty: easy", "difficulty: eazy"), "utf-8")
    done = run(["scenario", "validate", str(tmp_path)], monkeypatch, columns=300)
    assert done.status == 1
    assert 'wrong.yaml, line 4, difficulty: found "eazy"; did you mean "easy"?' in done.out
    assert 'the id "half-past-seven" is that of' in done.out
    assert "faults: 2, in 2 of 3 files" in done.out


def test_all_faults_of_one_file_are_told_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = (
        SOURCE.replace("difficulty: easy", "difficulty: eazy")
        .replace("time: 19:00", "time: 7pm", 1)
        .replace("partySize: 2", "partySize: two", 1)
        .replace("share_name: yes", "share_nam: yes")
    )
    (tmp_path / "wrong.yaml").write_text(wrong + "colour: red\n", "utf-8")
    done = run(["scenario", "validate", str(tmp_path / "wrong.yaml"), "--json"], monkeypatch)
    faults = json.loads(done.out)["faults"]
    assert [fault["key"] for fault in faults] == [
        "difficulty", "mission.input.time", "mission.input.partySize", "mission.permissions.share_nam", "colour",
    ]  # fmt: skip
    assert [fault["line"] for fault in faults] == sorted(fault["line"] for fault in faults)


def test_faults_are_json_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(SOURCE.replace("partySize: 2, name", "party: 2, name", 1), "utf-8")
    done = run(["scenario", "validate", str(path), "--json"], monkeypatch)
    found = json.loads(done.out)
    assert (done.status, found["files"]) == (1, 1)
    (fault,) = found["faults"]
    assert (fault["file"], fault["line"], fault["key"]) == (str(path), 11, "mission.input.party")
    assert 'did you mean "partySize"?' in fault["message"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["show", "half-past-sevn"], 'no scenario is called "half-past-sevn"; there are half-past-seven'),
        (["show", "nowhere.yaml"], "nowhere.yaml: no such file"),
        (["list", "nowhere"], "nowhere: no such folder"),
        (["validate", "nowhere.yaml"], "nowhere.yaml: no such file"),
    ],
)
def test_what_is_not_there_is_told(arguments: list[str], message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["scenario", *arguments], monkeypatch)
    assert done.status == 1
    assert message in done.err


def test_an_empty_folder_holds_no_scenario(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for command in ("list", "validate"):
        done = run(["scenario", command, str(tmp_path)], monkeypatch)
        assert done.status == 1 and "holds no scenario; a scenario is a file ending in .yaml" in done.err
