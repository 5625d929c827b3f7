"""The one clause that decided: the words that booked it, not those that only say so again."""

from __future__ import annotations

import pytest

from oathra import check


@pytest.mark.parametrize(
    ("booked", "goodbye", "quote"),
    [
        (
            "You're booked in, the 25th at 7:30 pm for two.",
            "Great, thanks. Bye.|See you then, bye.",
            "You're booked in",
        ),
        ("Okay, that's booked for you.", "Is that booked?|Yes, it's booked.", "that's booked for you"),
    ],
)
def test_what_booked_it_decides_and_not_what_only_says_so_again(booked: str, goodbye: str, quote: str) -> None:
    caller, callee = goodbye.split("|")
    verdict = check(
        f"AI: A table for two on September 25th at 7:30 pm, please.\nThem: {booked}\nAI: {caller}\nThem: {callee}",
        today="2026-09-18",
    )
    assert verdict.completed and verdict.decisive is not None
    assert verdict.decisive.turn == 1 and quote in verdict.decisive.quote
    (evidence,) = (piece for piece in verdict.evidence if piece.field == "confirmed")
    assert evidence.turn == 1


def test_what_booked_it_decides_in_japanese_too() -> None:
    verdict = check(
        "AI: 9月25日の19時半に2名でお願いします。\n店員: 9月25日19時半、2名様でご予約を承りました。\n"
        "AI: ありがとうございます。失礼します。\n店員: はい、ご予約確かに承りました。お待ちしております。",
        today="2026-09-18",
    )
    assert verdict.completed and verdict.decisive is not None and verdict.decisive.turn == 1


def test_a_confirmation_of_a_term_that_came_since_decides() -> None:
    verdict = check(
        "AI: A table for two on September 25th at 7:30 pm, please.\nThem: You're booked in, the 25th at 7:30 pm for two.\n"
        "AI: Sorry, could you make it 8 pm?\nThem: Sure, it's booked for 8 pm.",
        today="2026-09-18",
    )
    assert verdict.completed and verdict.decisive is not None and verdict.decisive.turn == 3
