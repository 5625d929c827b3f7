"""The gauntlet: hostile calls in the tab, counted live; it stops when told to, and any failure is shown in few turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oathra.evaluation.adversarial import tried
from oathra.evaluation.plan import Plan
from oathra.scenario import read_scenario
from tests.stage.plain import SCENARIOS

Open = Callable[..., Any]


def count(seen: Any, name: str) -> int:
    return int(seen.text(f'[data-count="{name}"]').replace(",", ""))


def running(visit: Open, **chosen: str) -> Any:
    seen = visit("demo.html#mode=gauntlet").ready()
    for name, value in chosen.items():
        seen.page.select_option(f"[name={name}]", value)
    seen.page.click("[data-gauntlet=start]")
    seen.until("document.querySelector('[data-count=runs]').textContent !== '0'", within_s=60)
    return seen


def test_it_counts_what_python_counts_and_finds_no_false_completion(visit: Open) -> None:
    seen = running(visit, runs="200")
    counted = [count(seen, "runs")]
    while seen.page.locator("[data-gauntlet=stop]").count():
        counted.append(count(seen, "runs"))
        seen.page.wait_for_timeout(100)
    assert counted == sorted(counted) and len(set(counted)) > 3, "the counter moved while it ran"
    plan = Plan([read_scenario(one) for one in SCENARIOS.values()], 1)
    here = tried(plan, range(200)).all
    assert {name: count(seen, name) for name in ("runs", "false", "never")} == {"runs": 200, "false": here.false, "never": here.never}
    assert count(seen, "recognised") == here.expected - here.missed
    assert here.false == 0 and "No false completion" in seen.text(".gauntlet-end")


def test_it_stops_and_the_page_stays_alive(visit: Open) -> None:
    seen = running(visit, runs="10000")
    seen.page.click("[data-gauntlet=stop]")
    seen.until("document.querySelector('[data-gauntlet=start]') !== null")
    at = count(seen, "runs")
    seen.page.wait_for_timeout(700)
    assert count(seen, "runs") == at < 10000
    seen.page.click("a[data-mode=watch]")
    assert seen.page.is_visible("#stage") and not seen.page.is_visible("#gauntlet")


def test_a_judge_that_fails_is_shown_with_the_fewest_turns_that_show_it(visit: Open) -> None:
    seen = running(visit, runs="200", judge="careless")
    seen.until("document.querySelector('.failure') !== null", within_s=90)
    seen.page.click("[data-gauntlet=stop]")
    failure = seen.page.locator('.failure[data-kind="false completion"]').first
    assert 1 <= failure.locator(".turn").count() <= 6
    assert "nothing" in failure.inner_text() or "stands by" in failure.inner_text()
    assert count(seen, "false") > 0
