"""Whether a call may be dialled: one row a case, each with what speaks against it."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

from oathra_backend.policy import decide
from oathra_backend.policy.decision import CHECKS, Limits
from oathra_backend.policy.refusals import SAYS, Refusal
from tests.oathra_backend.policy.plans import NEW_YORK, TOKYO, facts, plan

NIGHT_IN_NEW_YORK = datetime.datetime(2026, 9, 18, 6, 0, tzinfo=datetime.UTC)


def _days(limits: dict[str, Any]) -> dict[str, Any]:
    return {"contract": {"require": ["date"], "constraints": {"date": limits}}}


# What is changed in the plan, in the facts, and the codes of the refusals.
CASES: dict[str, tuple[dict[str, Any], dict[str, Any], tuple[str, ...]]] = {
    "a number on the allow-list at noon": ({}, {}, ()),
    "a number that is on no list": ({}, {"allowed": ()}, ("not_allowed",)),
    "every number is allowed": ({}, {"allowed": None}, ()),
    "an emergency number, allowed or not": ({"number": "+1911"}, {"allowed": {"+1911"}}, ("emergency",)),
    "a premium number, allowed or not": (
        {"number": "+81570012345"},
        {"allowed": None, "now": datetime.datetime(2026, 9, 18, 3, 0, tzinfo=datetime.UTC)},
        ("premium",),
    ),
    "a number without its country": ({"number": "2025550142"}, {}, ("not_e164",)),
    "a number that asked not to be called": ({}, {"do_not_call": {NEW_YORK: "2026-09-01"}}, ("do_not_call",)),
    "another number asked not to be called": ({}, {"do_not_call": {TOKYO: "2026-09-01"}}, ()),
    "at night": ({}, {"now": NIGHT_IN_NEW_YORK}, ("quiet_hours",)),
    "at night, but on this machine": ({"reaches_people": False}, {"now": NIGHT_IN_NEW_YORK, "allowed": ()}, ()),
    "a day that is over": ({"input": {"date": "2026-09-17"}}, {}, ("in_past",)),
    "a day that is over, but on this machine": (
        {"input": {"date": "2026-09-17"}, "reaches_people": False},
        {},
        (),
    ),
    "today": ({"input": {"date": "2026-09-18"}}, {}, ()),
    "yesterday here, where it is today already": (
        {"number": TOKYO, "input": {"date": "2026-09-18"}},
        {"now": datetime.datetime(2026, 9, 18, 23, 30, tzinfo=datetime.UTC)},
        ("in_past",),
    ),
    "a stay that began": ({"input": {"date": "2026-09-17", "endDate": "2026-09-20"}}, {}, ("in_past",)),
    "a stay that is over": ({"input": {"date": "2026-09-12", "endDate": "2026-09-14"}}, {}, ("in_past", "in_past")),
    "only a day that is over is allowed": (_days({"eq": "2026-09-17"}), {}, ("in_past",)),
    "only days that are over are allowed": (_days({"one_of": ["2026-09-16", "2026-09-17"]}), {}, ("in_past",)),
    "one of the allowed days is to come": (_days({"one_of": ["2026-09-16", "2026-09-18"]}), {}, ()),
    "by yesterday": (_days({"lte": "2026-09-17"}), {}, ("in_past",)),
    "by today": (_days({"lte": "2026-09-18"}), {}, ()),
    "before today": (_days({"lt": "2026-09-18"}), {}, ("in_past",)),
    "from a day that is over": (_days({"gte": "2026-09-01"}), {}, ()),
    "any but a day that is over": (_days({"ne": "2026-09-01"}), {}, ()),
    "a language without a disclosure": ({"language": "es"}, {}, ("language",)),
    "too many minutes": ({"max_minutes": 11}, {}, ("no_minutes",)),
    "no minutes": ({"max_minutes": 0}, {}, ("no_minutes",)),
    "too many turns": ({"max_turns": 81}, {}, ("no_turns",)),
    "as dear as allowed": ({"reserve": 2_000_000}, {}, ()),
    "too dear": ({"reserve": 2_000_001}, {}, ("too_dear",)),
    "the day is spent": ({}, {"day_cost": 9_430_001}, ("day_spent",)),
    "the day is just not spent": ({}, {"day_cost": 9_430_000}, ()),
    "an earlier call was lost sight of": ({}, {"lost": ("c0",)}, ("outcome_unknown",)),
    "an earlier call was lost sight of, on this machine too": (
        {"reaches_people": False},
        {"lost": ("c0",)},
        ("outcome_unknown",),
    ),
    "an earlier call was lost sight of and looked into": ({"after": ("c0",)}, {"lost": ("c0",)}, ()),
    "two were lost sight of, one looked into": ({"after": ("c0",)}, {"lost": ("c0", "c00")}, ("outcome_unknown",)),
    "a longer day, by configuration": (
        {},
        {"now": NIGHT_IN_NEW_YORK, "limits": Limits(opens=datetime.time(0), closes=datetime.time(23, 59))},
        (),
    ),
    "several reasons at once": (
        {"language": "es", "max_minutes": 99},
        {"now": NIGHT_IN_NEW_YORK, "do_not_call": {NEW_YORK: "2026-09-01"}},
        ("do_not_call", "language", "no_minutes", "quiet_hours"),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_call_is_refused_for_exactly_these_reasons(case: str) -> None:
    changed, known, codes = CASES[case]
    assert tuple(refusal.code for refusal in decide(plan(**changed), facts(**known))) == codes


def test_what_is_known_against_a_call_comes_first_but_not_beside_a_number_that_is_never_dialled() -> None:
    price = Refusal("price_unknown", {"what": "twilio to +1", "config": "phone.toml"})
    codes = [refusal.code for refusal in decide(plan(language="es"), facts(), (price,))]
    assert codes == ["price_unknown", "language"]
    assert [refusal.code for refusal in decide(plan(number="4155550123"), facts(), (price,))] == ["not_e164"]


def test_every_check_refuses_in_some_case() -> None:
    for check in CHECKS:
        refused = [list(check(plan(**changed), facts(**known))) for changed, known, _ in CASES.values()]
        assert any(refused), check.__name__


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("case", CASES)
def test_a_refusal_is_said_in_both_languages(case: str, language: str) -> None:
    changed, known, _ = CASES[case]
    for refusal in decide(plan(**changed), facts(**known)):
        said = refusal.says(language)
        assert "{" not in said
        assert any(ord(sign) > 0x3000 for sign in said) is (language == "ja")


def test_each_reason_has_both_languages_with_the_same_places() -> None:
    import string

    for code, pair in SAYS.items():
        places = [{name for _, name, _, _ in string.Formatter().parse(text) if name} for text in pair]
        assert places[0] == places[1], code
