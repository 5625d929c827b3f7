"""What a caller says after a booking: a change makes it stale, a cancellation ends it, a question leaves it."""

from __future__ import annotations

import pytest

from tests.rules.conversation import Example, completed, incomplete, named, slot

TABLE_25 = slot("09-25", "19:30", 2)
BOOKED = """
    us: A table for two at 7:30 pm on September 25, please.
    them: You're booked for two.
    us: """
CHANGES = (
    "Could we be three instead?",
    "Sorry, we'll be three.",
    "Make it three of us.",
    "It'll be three now.",
    "Can we make that three?",
)
MOVES = ("Could we do 8 instead?", "Can you push it to 8?", "Actually 8 would be better.", "Make it eight.")
OTHER_DAY = ("Could we come on Saturday instead?", "Sorry, I said September 26.")
# A number of which nobody knows what it counts: no field changes, and the booking is in doubt.
BARE_NUMBERS = ("Sorry, I meant eight.", "No, for three.", "Not two, three.", "Let's say 8.", "Can we change that to four?")
CANCELS = (
    "Sorry, we can't make it after all.",
    "We won't be coming.",
    "I've changed my mind.",
    "We've found somewhere else.",
    "No longer needed, thanks.",
    "Don't bother.",
    "Never mind.", "Never mind, we don't need a table.", "Forget it.", "We don't need the table any more.",
)
KEEPS = ("I've changed my mind about the wine.", "Never mind about the window seat.", "We'll both be there.", "That's not too late, great.")
ASKS = ("What time was that again?", "When are we booked for?")


@pytest.mark.parametrize("example", [incomplete(text, BOOKED + text, unsettled=["partySize", "confirmed"]) for text in CHANGES], ids=named)
def test_another_party_size_makes_the_booking_stale(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", [incomplete(text, BOOKED + text, unsettled=["time", "confirmed"]) for text in MOVES], ids=named)
def test_another_time_makes_the_booking_stale(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", [incomplete(text, BOOKED + text, unsettled=["date"]) for text in OTHER_DAY], ids=named)
def test_another_day_leaves_the_day_open(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", [completed(text, BOOKED + text, TABLE_25) for text in KEEPS], ids=named)
def test_other_talk_leaves_the_booking(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", [incomplete(text, BOOKED + text, unsettled=["confirmed"]) for text in CANCELS], ids=named)
def test_a_cancellation_ends_the_booking(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", [completed(text, BOOKED + text + "\n    them: At 7:30 pm.", TABLE_25) for text in ASKS], ids=named)
def test_asking_when_it_was_leaves_the_booking(example: Example) -> None:
    example.holds()


MOVED = completed("an earlier booking is moved", """
    us: I'd like to move my booking for two on September 25 to 7:30 pm.
    them: I've moved that to 7:30 pm on September 25.
    """, TABLE_25)
TOO_LATE = incomplete("an offer is too late", """
    us: A table for two at 7:30 pm on September 25, please.
    them: I could do 9 pm.
    us: That's too late.
    them: Booked.
    """, unsettled=["time"])


@pytest.mark.parametrize("example", [MOVED, TOO_LATE], ids=named)
def test_what_a_caller_moves_and_declines(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize(
    "example", [incomplete(text, BOOKED + text + "\n    them: No problem.", unsettled=["confirmed"]) for text in BARE_NUMBERS], ids=named
)
def test_a_change_by_a_bare_number_leaves_the_booking_in_doubt(example: Example) -> None:
    example.holds()
