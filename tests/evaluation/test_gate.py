"""The gate on a share of its calls, so that a false completion fails the tests too; `make eval` plays ten thousand."""

from __future__ import annotations

import json

import pytest

from oathra.evaluation.adversarial import reported, tried
from tests.evaluation.calls import plan

# Other calls than those that `make test` has played before: another seed, and another stretch of one.
SHARES = ((7, range(1200)), (2027, range(4000, 5200)))


@pytest.mark.parametrize(("seed", "numbers"), SHARES, ids=[f"seed {seed}" for seed, _ in SHARES])
def test_not_one_call_is_falsely_completed_and_few_bookings_are_missed(seed: int, numbers: range) -> None:
    calls = plan(seed)
    report = reported(calls, tried(calls, numbers))
    shown = json.dumps([failure.to_json() for failure in report.failures], ensure_ascii=False, indent=2)
    assert report.tally.all.false == 0, shown
    assert report.passed, shown
    assert report.tally.all.unbooked > len(numbers) / 2 and report.tally.all.expected > len(numbers) / 10
