"""Every scenario plays to the verdict that it is to be won with, whatever the chance, and no verdict claims more than the truth."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.simulator.scenarios import FILES, played, scenario, transcript

SEEDS = range(1, 21)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_is_won_with_every_seed(file: Path) -> None:
    one = scenario(file.stem)
    for seed in SEEDS:
        call, events = played(one, seed)
        verdict = call.verdict()
        found = (verdict.status, verdict.outcome if one.win.outcome else "")
        said = f"seed {seed}\n{transcript(events)}\n{verdict.to_json(indent=1)[:3000]}"
        assert found == (one.win.status, one.win.outcome), said
        assert {name: verdict.values.get(name) for name in one.win.values} == dict(one.win.values), said


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_completed_call_is_one_to_which_the_callee_really_committed(file: Path) -> None:
    one = scenario(file.stem)
    for seed in SEEDS:
        call, events = played(one, seed)
        verdict = call.verdict()
        assert not verdict.completed or call.truth.covers(verdict.values, verdict.required), transcript(events)


def test_both_languages_have_a_scenario_in_every_domain() -> None:
    languages: dict[str, set[str]] = {}
    for file in FILES:
        one = scenario(file.stem)
        languages.setdefault(one.domain, set()).add(one.language)
    assert languages
    assert {domain: found for domain, found in languages.items() if found != {"en", "ja"}} == {}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_is_named_after_its_scenario_and_lies_in_the_folder_of_its_domain(file: Path) -> None:
    one = scenario(file.stem)
    assert (file.parent.name, file.stem) == (one.domain, one.id)
