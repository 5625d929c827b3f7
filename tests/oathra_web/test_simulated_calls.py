"""A simulated call is the same, event by event, in the browser's engine and in this Python; so is a run of hostile ones, and a battle."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from oathra.evaluation.adversarial import reported, tried
from oathra.evaluation.battle import battle_of
from oathra.evaluation.battle_card import battle_card
from oathra.evaluation.plan import Plan
from oathra.scenario import read_scenario
from oathra.simulator import AGENTS, play
from oathra_cli.scenarios.files import bundled_folder, read_yaml, scenario_files
from oathra_web.nodejs import run_node
from oathra_web.places import built_site, cache_folder
from oathra_web.runtime import fetch_runtime

SEEDS = (1, 7)
HOSTILE = {"seed": 3, "runs": 60}


def test_the_same_seed_gives_the_same_events_in_the_browsers_engine(tmp_path: Path) -> None:
    for name in ("core", "stdlib"):
        (packed,) = (built_site() / "engine").glob(f"{name}-*.bin")
        (tmp_path / f"{name}.zip").write_bytes(gzip.decompress(packed.read_bytes()))
    scenarios = [read_yaml(path.read_text("utf-8"), path.name)[0] for path in scenario_files(bundled_folder())]
    given = {
        "runtime": f"{fetch_runtime(cache_folder())}/",
        "packed": str(tmp_path),
        "scenarios": scenarios,
        "seeds": SEEDS,
        "hostile": HOSTILE,
    }
    there = json.loads(run_node(Path(__file__).with_name("simulated_calls.mjs"), json.dumps(given)))
    read = [read_scenario(one) for one in scenarios]
    here = [[event.to_json() for event in play(one, seed)] for one in read for seed in SEEDS]
    assert [json.loads(call) for call in there["calls"]] == here
    assert len(here) >= 2 * 20
    agents = list(AGENTS.values())
    assert there["cards"] == [battle_card(battle_of(one, agents, list(SEEDS)), one.language) for one in read[:2]]
    plan = Plan(read, HOSTILE["seed"])
    assert json.loads(there["report"]) == reported(plan, tried(plan, range(HOSTILE["runs"]))).to_json()
