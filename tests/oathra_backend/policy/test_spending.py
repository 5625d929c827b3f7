"""Prices, minutes and money."""

from __future__ import annotations

import pytest

from oathra_backend.policy.spending import Prices, PriceUnknown, in_dollars, started_minutes

PRICES = Prices(carriers={"twilio": {"+1": 14_000, "+1900": 2_000_000, "+81": 75_000}}, engines={"realtime": 100_000})


def test_the_longest_first_digits_give_the_price() -> None:
    assert PRICES.per_minute("twilio", "realtime", "+12025550142") == 114_000
    assert PRICES.per_minute("twilio", "realtime", "+19005550142") == 2_100_000


@pytest.mark.parametrize(
    ("carrier", "engine", "number", "named"),
    [
        ("twilio", "realtime", "+442079460018", "twilio to +442079460018"),
        ("other", "realtime", "+12025550142", "other to +12025550142"),
        ("twilio", "other", "+12025550142", "other"),
    ],
)
def test_what_has_no_price_is_not_free(carrier: str, engine: str, number: str, named: str) -> None:
    with pytest.raises(PriceUnknown, match=named.replace("+", r"\+")):
        PRICES.per_minute(carrier, engine, number)


@pytest.mark.parametrize(("ms", "minutes"), [(-5, 0), (0, 0), (1, 1), (60_000, 1), (60_001, 2), (600_000, 10)])
def test_a_minute_that_was_begun_is_charged(ms: int, minutes: int) -> None:
    assert started_minutes(ms) == minutes


@pytest.mark.parametrize(
    ("micro", "said"), [(0, "0.00"), (14_000, "0.014"), (2_000_000, "2.00"), (570_000, "0.57"), (1, "0.000001")]
)
def test_money_is_written_in_full(micro: int, said: str) -> None:
    assert in_dollars(micro) == said
