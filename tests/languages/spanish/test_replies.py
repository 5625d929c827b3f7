"""Spanish replies that sound like a booking and are none, those that are one, and what may undo it.

Before rows asked what follows a participle, 18 of the hostile replies completed the call: "queda reservado el derecho de
admisión", "la tiene reservada un grupo".
"""

from __future__ import annotations

import pytest

import oathra
from oathra.verdict.verdict import Verdict
from tests.languages.spanish.replies import ASKS, BOOKS, CONFIRMING, HOSTILE, LATER, STILL

TABLE = {"require": ["date", "time", "partySize", "confirmed"]}


def judged(*said: str) -> Verdict:
    turns = [{"speaker": ("caller", "callee")[number % 2], "text": text} for number, text in enumerate(said)]
    return oathra.check(turns, TABLE, today="2026-09-18")


@pytest.mark.parametrize("reply", HOSTILE)
def test_what_only_sounds_like_a_booking_completes_nothing(reply: str) -> None:
    assert not judged(ASKS, reply).completed


@pytest.mark.parametrize("reply", CONFIRMING)
def test_what_books_is_read(reply: str) -> None:
    assert judged(ASKS, reply).completed


@pytest.mark.parametrize("more", LATER, ids=" / ".join)
def test_what_is_said_later_may_undo_the_booking(more: tuple[str, ...]) -> None:
    assert not judged(ASKS, BOOKS, *more).completed


@pytest.mark.parametrize("more", STILL, ids=" / ".join)
def test_what_is_said_later_may_leave_it_alone(more: tuple[str, ...]) -> None:
    assert judged(ASKS, BOOKS, *more).completed
