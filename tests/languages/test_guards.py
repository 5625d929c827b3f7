"""Every example of every guard, put beside a booking: none lets it stand as completed.

The guards' own examples are the sentences; the booking is always the same. A denial that names a value is left out: it
may deny another value than the booked one, which revokes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from oathra import CallContract, Dialogue
from oathra.call.turn import Speaker, Turn
from oathra.languages import load
from oathra.reading.acts import Act
from tests.languages.phrase_examples import packs, understood

AFTER = (
    Act.NOT_YET, Act.HEDGES, Act.CHECKS, Act.TENTATIVE, Act.DEFERS, Act.CONDITION, Act.SUPPOSES, Act.REDIRECTS, Act.JOKES, Act.RETRACTS, Act.DENIES, Act.HOLDS_LINE,
    Act.TRANSFERS, Act.DO_NOT_CALL,
)
BEFORE = (Act.NOT_YET, Act.HEDGES, Act.TENTATIVE, Act.DEFERS, Act.CONDITION, Act.SUPPOSES, Act.REDIRECTS, Act.JOKES)
ASKS = {
    "en": "A table for two at 7:30 pm on September 25, please.", "ja": "9月25日の19時半に2名でお願いします。",
    "es": "Una mesa para dos el 25 de septiembre a las siete y media de la tarde, por favor.",
}
BOOKS = {
    "en": "You're booked for two at 7:30 pm on September 25.", "ja": "9月25日の19時半、2名様でお取りしました。",
    "es": "Le queda reservada una mesa para dos el 25 de septiembre a las siete y media de la tarde.",
}
EARLIER = {
    "en": ("A table for two at 8 pm on September 25, please.", "You're booked for two at 8 pm on September 25."),
    "ja": ("9月25日の20時に2名でお願いします。", "9月25日の20時、2名様でお取りしました。"),
    "es": ("Una mesa para dos el 25 de septiembre a las ocho de la tarde, por favor.", "Le queda reservada una mesa para dos el 25 de septiembre a las ocho de la tarde."),
}
THANKS = {"en": "Thank you.", "ja": "ありがとうございます。", "es": "Gracias."}


def sentences(acts: tuple[Act, ...]) -> Iterator[tuple[str, str]]:
    for pack in packs():
        for row in pack.phrases:
            if row.act in acts and row.by != "caller":
                for text in row.says:
                    values = [value for clause in understood(text, "callee", pack).clauses for value in clause.values]
                    if not (row.act is Act.DENIES and values):
                        yield pack.code, text


def is_completed(language: str, *said: str) -> bool:
    """Return whether a call is completed in which caller and callee speak in turn."""
    call = Dialogue(CallContract(require=("date", "time", "partySize", "confirmed")), today="2026-09-18", language=language)
    for number, text in enumerate(said):
        call.receive(Turn(speaker=Speaker.CALLEE if number % 2 else Speaker.CALLER, text=text))
    return call.verdict().completed


def joined(language: str, *clauses: str) -> str:
    return ("" if language == "ja" else " ").join(clauses)


after = pytest.mark.parametrize(("language", "guard"), list(dict.fromkeys(sentences(AFTER))))
before = pytest.mark.parametrize(("language", "guard"), list(dict.fromkeys(sentences(BEFORE))))


@pytest.mark.parametrize("language", BOOKS)
def test_without_a_guard_the_call_is_completed(language: str) -> None:
    assert is_completed(language, ASKS[language], BOOKS[language])
    assert is_completed(language, ASKS[language], BOOKS[language], THANKS[language], THANKS[language])
    assert is_completed(language, *EARLIER[language], ASKS[language], BOOKS[language])
    assert load(language)


@after
def test_a_guard_after_the_confirmation_leaves_the_call_open(language: str, guard: str) -> None:
    assert not is_completed(language, ASKS[language], joined(language, BOOKS[language], guard))


@before
def test_a_guard_before_the_confirmation_leaves_the_call_open(language: str, guard: str) -> None:
    assert not is_completed(language, ASKS[language], joined(language, guard, BOOKS[language]))


@after
def test_a_guard_in_a_later_turn_leaves_the_call_open(language: str, guard: str) -> None:
    assert not is_completed(language, ASKS[language], BOOKS[language], THANKS[language], guard)


@after
def test_a_guard_after_a_second_confirmation_leaves_the_call_open(language: str, guard: str) -> None:
    assert not is_completed(language, *EARLIER[language], ASKS[language], joined(language, BOOKS[language], guard))
