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
BOOKED_JA = """
    us: 9月25日の19時半に2名でお願いします。
    them: 9月25日の19時半、2名様でご予約を承りました。
    us: """
# The caller no longer takes it as it stands: nothing the callee says between lines upholds it.
OBJECTIONS = (
    "That's over our budget.",
    "Sorry, it's too late for us.",
    "Half past seven is too late.",
    "That doesn't work for us.",
    "Can we cancel?",
    "Could you cancel that, please?",
    "We don't need it.",
    "Leave it, thanks.",
    "Oh, two more are joining us.",
    "One of us can't come.",
    "Could I move my booking?",
)
OBJECTIONS_JA = (
    "予算オーバーです。",
    "ちょっと遅すぎます。",
    "キャンセルできますか。",
    "やっぱり結構です。",
    "予約はもういらないです。",
    "すみません、二人増えました。",
    "1人行けなくなりました。",
)
CONTENT = ("Can we cancel if we're ill?", "How late can we cancel?", "No, that's all, thanks.", "We don't need a high chair.", "One more question.")
CONTENT_JA = ("雨の場合、キャンセルできますか。", "キャンセルは前日までできますか。", "いえ、特にないです。", "紙袋は要らないです。")
GROWN = ("We've grown to three.", "Numbers have gone up to three.")
GROWN_JA = ("すみません、三人になりました。",)
KEEPS = ("I've changed my mind about the wine.", "Never mind about the window seat.", "We'll both be there.", "That's not too late, great.")
ASKS = ("What time was that again?", "When are we booked for?")


@pytest.mark.parametrize("example", [incomplete(text, BOOKED + text, unsettled=["partySize", "confirmed"]) for text in CHANGES], ids=named)
def test_another_party_size_makes_the_booking_stale(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", [incomplete(text, BOOKED + text, unsettled=["time", "confirmed"]) for text in MOVES], ids=named)
def test_another_time_makes_the_booking_stale(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize(
    "example",
    [incomplete(text, BOOKED + text, unsettled=["date", "confirmed"]) for text in OTHER_DAY]
    + [incomplete("土曜に変えられますか。", BOOKED_JA + "土曜に変えられますか。", unsettled=["date", "confirmed"])],
    ids=named,
)
def test_another_day_leaves_the_day_open(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize(
    "example",
    [incomplete(text, BOOKED + text + "\n    them: I see.", unsettled=["confirmed"], reason="cancelled" if "cancel" in text else "declined") for text in OBJECTIONS]
    + [incomplete(text, BOOKED_JA + text + "\n    them: はい。", unsettled=["confirmed"]) for text in OBJECTIONS_JA],
    ids=named,
)
def test_a_caller_who_no_longer_takes_it_leaves_the_booking_in_doubt(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize(
    "example",
    [completed(text, BOOKED + text + "\n    them: Sure.", TABLE_25) for text in CONTENT]
    + [completed(text, BOOKED_JA + text + "\n    them: はい。", TABLE_25) for text in CONTENT_JA],
    ids=named,
)
def test_asking_about_the_rules_and_declining_something_else_leave_it(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize(
    "example",
    [incomplete(text, BOOKED + text + "\n    them: I see.", unsettled=["partySize", "confirmed"]) for text in GROWN]
    + [incomplete(text, BOOKED_JA + text + "\n    them: はい。", unsettled=["confirmed"]) for text in GROWN_JA],
    ids=named,
)
def test_a_party_that_changes_makes_the_booking_stale(example: Example) -> None:
    example.holds()


ANSWERED = (
    completed("en what the callee offered beside it is declined", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked for two at 7:30 pm. I could also do nine if you like.
        us: Nine is too late.
        them: Okay, 7:30 it is.
        """, TABLE_25),
    completed("en what the callee asked about is declined", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked for two at 7:30 pm. Do you need a high chair?
        us: No, we don't need it.
        them: Okay.
        """, TABLE_25),
    completed("ja what the callee asked about is declined", BOOKED_JA.rstrip().removesuffix("us:").rstrip() + """紙袋はご入り用ですか。
    us: いえ、要らないです。
    them: かしこまりました。""", TABLE_25),
    completed("en the callee confirms the larger party", BOOKED + """Two more are joining us.
    them: That's fine, you're booked for four.
    us: Four, yes, thanks.""", slot("09-25", "19:30", 4)),
    completed("ja the callee confirms the larger party", BOOKED_JA + """すみません、四人になりました。
    them: では4名様でお取りしました。""", slot("09-25", "19:30", 4)),
    completed("en the callee confirms the other day", BOOKED + """Could we come on Saturday instead?
    them: Sure, I've moved you to Saturday the 26th.""", slot("09-26", "19:30", 2)),
    completed("ja the callee confirms the other day", BOOKED_JA + """土曜に変えられますか。
    them: では26日の土曜に変更いたしました。""", slot("09-26", "19:30", 2)),
)


@pytest.mark.parametrize("example", ANSWERED, ids=named)
def test_the_callee_answers_what_the_caller_wants(example: Example) -> None:
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
