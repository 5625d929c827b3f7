"""Battle: the agents call side by side; a claim that the clerk does not stand by is shown as false."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from oathra.simulator import AGENTS
from oathra.stage.battles import battled
from tests.simulator.scenarios import scenario

Open = Callable[..., Any]
FALSE = {"demo.html": "false claim", "ja/demo.html": "偽の報告"}
TRAPS = {"demo.html": "only-in-pencil", "ja/demo.html": "kari-no-mama"}


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 900}, {"width": 390, "height": 844}], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", TRAPS)
def test_every_agent_has_its_lane_and_false_claims_are_named(visit: Open, path: str, viewport: dict[str, int]) -> None:
    name = TRAPS[path]
    seen = visit(f"{path}#mode=battle&scenario={name}&seed=3&speed=most", viewport=viewport).ready()
    seen.until(f"document.getElementById('lanes').dataset.call === '{name}/3' && !document.getElementById('ranking').hidden")
    assert [lane.get_attribute("data-agent") for lane in seen.page.locator(".lane").all()] == list(AGENTS)
    lanes = {lane["agent"]: lane for lane in battled(scenario(name), 3)["lanes"]}
    assert any(lane["falseClaim"] for lane in lanes.values())
    for agent, lane in lanes.items():
        here = seen.page.locator(f".lane[data-agent={agent}]")
        assert here.locator(".turn").count() == lane["turns"]
        assert (FALSE[path] in here.locator(".lane-end").inner_text()) == lane["falseClaim"]
        assert here.locator(".verdict-head").get_attribute("data-state") != "stamped"
    rows = seen.page.locator(".ranking tbody tr")
    assert rows.count() == len(AGENTS)
    assert [row.get_attribute("data-false") for row in rows.all()] == [str(lane["falseClaim"]).lower() for lane in sorted(lanes.values(), key=lambda lane: lane["rank"])]


def test_all_lanes_pause_and_go_on_together(visit: Open) -> None:
    seen = visit("demo.html#mode=battle").ready()
    seen.until("document.querySelectorAll('.lane .turn').length >= 5", within_s=60)
    seen.page.click("#battle-toggle")
    assert seen.page.get_attribute("#battle-toggle", "data-state") == "paused"
    before = seen.page.locator(".lane .turn").count()
    seen.page.wait_for_timeout(700)
    assert seen.page.locator(".lane .turn").count() == before
    seen.page.select_option("#speed", "most")
    seen.page.click("#battle-toggle")
    seen.until("document.querySelector('#battle-toggle').dataset.state === 'ended'")
    assert seen.page.locator('.lane[data-agent=careful] [data-region=head][data-state="stamped"]').count() == 1
    assert seen.page.is_visible(".ranking")
