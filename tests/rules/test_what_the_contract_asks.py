"""Uncertain speakers, constraints, today, several bookings in one call (rules 17 and 18)."""

from __future__ import annotations

from typing import Any

import pytest

import oathra
from tests.rules.conversation import APPOINTMENT, TODAY, Example, completed, incomplete, named, slot, violated

DIARISED = {
    "en": "Speaker 0: Blue Door, good evening.\nSpeaker 1: Hello, a table for two at 7:30 pm on September 25, please.\nSpeaker 0: You're booked for two at 7:30 pm on September 25.\n",
    "ja": "話者0：はい、青い扉でございます。\n話者1：9月25日の19時半に2名で予約をお願いします。\n話者0：9月25日の19時半、2名様でご予約承りました。\n",
}
CONTRACT: dict[str, Any] = {"require": ["date", "time", "partySize", "confirmed"]}


@pytest.mark.parametrize("language", DIARISED)
def test_speakers_that_are_only_proposed_never_complete(language: str) -> None:
    verdict = oathra.check(DIARISED[language], CONTRACT, today=TODAY)
    assert verdict.status == "incomplete"
    assert "speakers_unknown" in [reason.code for reason in verdict.reasons]
    assert verdict.values == {**slot("09-25", "19:30", 2), "confirmed": True}


@pytest.mark.parametrize(("language", "caller"), [("en", "Speaker 1"), ("ja", "話者1")])
def test_speakers_that_were_named_complete(language: str, caller: str) -> None:
    assert oathra.check(DIARISED[language], CONTRACT, today=TODAY, callers=[caller]).completed


@pytest.mark.parametrize(("language", "caller"), [("en", "Speaker 0"), ("ja", "話者0")])
def test_speakers_that_were_swapped_confirm_nothing(language: str, caller: str) -> None:
    verdict = oathra.check(DIARISED[language], CONTRACT, today=TODAY, callers=[caller])
    assert not verdict.completed and not verdict.confirmed


CONSTRAINED = (
    violated("en a broken limit", """
        us: A table for two at 6:30 pm on September 25, please.
        them: You're booked for two at 6:30 pm on September 25.
        """, slot("09-25", "18:30", 2), constraints={"time": {"gte": "19:00"}}, reason="violated", about="time"),
    violated("ja a broken limit", """
        us: 9月25日の18時半に2名でお願いします。
        them: 9月25日の18時半、2名様でお取りしました。
        """, slot("09-25", "18:30", 2), constraints={"time": {"gte": "19:00"}}, reason="violated", about="time"),
    completed("en a kept limit", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked for two at 7:30 pm on September 25.
        """, slot("09-25", "19:30", 2), constraints={"time": {"gte": "19:00", "lte": "20:00"}}),
    completed("ja a kept limit", """
        us: 9月25日の19時半に2名でお願いします。
        them: 9月25日の19時半、2名様でお取りしました。
        """, slot("09-25", "19:30", 2), constraints={"time": {"gte": "19:00", "lte": "20:00"}}),
    incomplete("en a constrained field is required", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked.
        """, missing=["price"], constraints={"price": {"lte": 20000}}),
    incomplete("ja a constrained field is required", """
        us: 9月25日の19時半に2名でお願いします。
        them: ご予約承りました。
        """, missing=["price"], constraints={"price": {"lte": 20000}}),
    violated("en one of two days", """
        us: Could I come in on September 28 at 10 am?
        them: You're booked for September 28 at 10 am.
        """, require=APPOINTMENT, constraints={"date": {"one_of": ["2026-09-25", "2026-09-26"]}}),
    completed("ja one of two days", """
        us: 9月26日の10時にお願いします。
        them: 9月26日の10時でお取りしました。
        """, require=APPOINTMENT, constraints={"date": {"one_of": ["2026-09-25", "2026-09-26"]}}),
    incomplete("en a broken limit, but not booked", """
        us: A table for two at 6:30 pm on September 25, please.
        them: Sure, I can pencil you in for two at 6:30 pm on September 25.
        """, slot("09-25", "18:30", 2), constraints={"time": {"gte": "19:00"}}),
    incomplete("ja a broken limit, but not booked", """
        us: 9月25日の18時半に2名でお願いします。
        them: はい、18時半、2名様で仮予約とさせていただきます。
        """, slot("09-25", "18:30", 2), constraints={"time": {"gte": "19:00"}}),
)

UNDATED = (
    incomplete("en a date with no year", """
        us: Could I come in on September 23 at 11 am?
        them: You're booked.
        """, unsettled=["date"], reason="today_needed", about="date", require=APPOINTMENT, today=None),
    incomplete("ja a date with no year", """
        us: 9月23日の11時にお願いします。
        them: お取りしました。
        """, unsettled=["date"], reason="today_needed", about="date", require=APPOINTMENT, today=None),
    incomplete("en tomorrow", """
        us: Could I come in tomorrow at 11 am?
        them: You're booked.
        """, unsettled=["date"], reason="today_needed", about="date", require=APPOINTMENT, today=None),
    incomplete("ja 明日", """
        us: 明日の11時にお願いします。
        them: お取りしました。
        """, unsettled=["date"], reason="today_needed", about="date", require=APPOINTMENT, today=None),
    completed("en a date with its year", """
        us: Could I come in on September 23, 2026 at 11 am?
        them: You're booked.
        """, slot("09-23", "11:00"), require=APPOINTMENT, today=None),
    completed("ja a date with its year", """
        us: 2026年9月23日の11時にお願いします。
        them: お取りしました。
        """, slot("09-23", "11:00"), require=APPOINTMENT, today=None),
)

SEVERAL = (
    completed("en dinner is asked for, then a taxi", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked for two at 7:30 pm on September 25.
        us: And could you order us a taxi for Friday at 11 pm?
        them: I'm afraid we don't do taxis.
        """, slot("09-25", "19:30", 2)),
    completed("ja dinner is asked for, then a taxi", """
        us: 9月25日の19時半に2名でお願いします。
        them: 9月25日の19時半、2名様でお取りしました。
        us: あと、23時にタクシーも呼んでいただけますか。
        them: タクシーはお手配しておりません。
        """, slot("09-25", "19:30", 2)),
    completed("en the one that fits the contract", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked for two at 7:30 pm on September 25.
        us: And another for five at noon on September 28?
        them: You're booked for five at noon on September 28 as well.
        """, slot("09-25", "19:30", 2), constraints={"partySize": {"eq": 2}}),
    completed("ja the one that fits the contract", """
        us: 9月25日の19時半に2名でお願いします。
        them: 9月25日の19時半、2名様でお取りしました。
        us: それとは別に、28日の12時に5名でもお願いします。
        them: 28日の12時、5名様もお取りしました。
        """, slot("09-25", "19:30", 2), constraints={"partySize": {"eq": 2}}),
    completed("en else the latest", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked for two at 7:30 pm on September 25.
        us: And another for five at noon on September 28?
        them: You're booked for five at noon on September 28 as well.
        """, slot("09-28", "12:00", 5)),
    completed("ja else the latest", """
        us: 9月25日の19時半に2名でお願いします。
        them: 9月25日の19時半、2名様でお取りしました。
        us: それとは別に、28日の12時に5名でもお願いします。
        them: 28日の12時、5名様もお取りしました。
        """, slot("09-28", "12:00", 5)),
)

DEFAULTS = (
    completed("en what the caller asked for is required", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked.
        """, slot("09-25", "19:30", 2), require=None),
    completed("ja what the caller asked for is required", """
        us: 9月25日の19時半に2名でお願いします。
        them: お取りしました。
        """, slot("09-25", "19:30", 2), require=None),
    incomplete("en the day that the caller named was never agreed", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked for September 26.
        """, missing=["date"], require=None),
    incomplete("ja the day that the caller named was never agreed", """
        us: 9月25日の19時半に2名でお願いします。
        them: 26日でお取りしました。
        """, missing=["date"], require=None),
    completed("en nothing was asked for but the booking", """
        us: Could you book me in, please?
        them: You're booked.
        """, require=None),
)


@pytest.mark.parametrize("example", CONSTRAINED, ids=named)
def test_a_constrained_field_is_required_and_must_keep_its_limits(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", UNDATED, ids=named)
def test_without_today_a_day_needs_its_year(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", SEVERAL, ids=named)
def test_of_several_bookings_the_one_that_fits_is_judged(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", DEFAULTS, ids=named)
def test_without_a_contract_the_caller_s_own_terms_are_required(example: Example) -> None:
    example.holds()
