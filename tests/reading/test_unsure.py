"""A word that the recogniser was not sure of says no value, and is doubt beside words that commit (rule 15)."""

from __future__ import annotations

import pytest

import oathra

ASKED = {
    "en": "A table for two at 7:30 pm on September 25th, please.",
    "ja": "9月25日の19時半に2名でお願いします。",
    "es": "Una mesa para dos el 25 de septiembre a las 19:30, por favor.",
}
BOOKED = {
    "en": "Hello there. You're now booked, September 25th at 7:30 pm for two.",
    "ja": "お電話どうも。はい、予約を承りました。9月25日、19時半、2名様です。",
    "es": "Buenas tardes. Ya queda reservada, el 25 de septiembre a las 19:30 para dos.",
}
UNSURE = [
    ("en", "now", "in the words that commit"), ("en", "7:30", "in a value"), ("en", "two", "in a count"),
    ("ja", "承り", "in the words that commit"), ("ja", "19時半", "in a value"), ("ja", "はい", "next to a deed"),
    ("es", "Ya", "next to a deed"), ("es", "reservada", "in the words that commit"), ("es", "19:30", "in a value"),
]  # fmt: skip
# The question whether it is booked, and an answer that only agrees, with the word heard in place of another.
AGREED = {
    "en": ("A table for two at 7:30 pm on September 25th. Is that booked?", "Yes. We'll baby do two people at 7:30.", "baby"),
    "ja": ("9月25日の19時半に2名でお願いします。予約は取れていますか。", "はい。19時半、2名様は十分ですね。", "十分"),
    "es": ("Una mesa para dos el 25 de septiembre a las 19:30. ¿Queda reservada?", "Sí. A las 19:30 para dos tal res.", "res"),
}
# A booking at another hour than the one before it was, with the word between the two heard in place of another.
CONTRASTED = {
    "en": ("I misread that, I've got you down for two on September 25th at 8 pm, now 7:30 pm.", "now"),
    "ja": ("すみません、9月25日の2名様、20時、また19時半で承りました。", "また"),
    "es": ("Perdone, queda reservada para dos el 25 de septiembre a las 20:00, ya a las 19:30.", "ya"),
}
ELSEWHERE = [("en", "Hello"), ("ja", "どうも"), ("es", "Buenas")]


def judged(code: str, word: str, p: float | None, asked: str = "", answer: str = "") -> oathra.Verdict:
    answer = answer or BOOKED[code]
    before, after = answer.split(word, 1)
    words = [{"text": part, "p": odds} for part, odds in ((before, 0.99), (word, p), (after, 0.99)) if part.strip()]
    call = [{"speaker": "caller", "text": asked or ASKED[code]}, {"speaker": "callee", "text": answer, "words": words}]
    return oathra.check(call, {"require": ["date", "time", "partySize", "confirmed"]}, today="2026-09-18")


@pytest.mark.parametrize(("code", "word"), [case[:2] for case in UNSURE], ids=[f"{case[0]} {case[2]}: {case[1]}" for case in UNSURE])
def test_an_unlikely_word_leaves_the_booking_open(code: str, word: str) -> None:
    assert not judged(code, word, 0.2).completed
    assert judged(code, word, 0.9).completed
    assert judged(code, word, None).completed


@pytest.mark.parametrize(("code", "word"), ELSEWHERE)
def test_an_unlikely_word_elsewhere_harms_nothing(code: str, word: str) -> None:
    assert judged(code, word, 0.1).completed


@pytest.mark.parametrize("code", AGREED)
def test_an_unlikely_word_anywhere_leaves_a_mere_agreement_open(code: str) -> None:
    asked, answer, word = AGREED[code]
    assert not judged(code, word, 0.2, asked, answer).completed
    assert judged(code, word, 0.9, asked, answer).completed


@pytest.mark.parametrize("code", CONTRASTED)
def test_an_unlikely_word_between_two_values_of_a_field_leaves_it_open_which_is_meant(code: str) -> None:
    answer, word = CONTRASTED[code]
    before, after = answer.split(word, 1)
    call = [
        {"speaker": "caller", "text": ASKED[code]},
        {"speaker": "callee", "text": BOOKED[code]},
        {"speaker": "callee", "text": answer, "words": [{"text": before, "p": 0.99}, {"text": word, "p": 0.2}, {"text": after, "p": 0.99}]},
        {"speaker": "caller", "text": ASKED[code]},
    ]
    verdict = oathra.check(call, {"require": ["date", "time", "partySize", "confirmed"]}, today="2026-09-18")
    assert not verdict.completed
    assert "unread" in [reason.code for reason in verdict.reasons]


def test_a_value_with_an_unlikely_word_is_not_said() -> None:
    assert "time" not in judged("en", "7:30", 0.2).values


def test_what_the_caller_s_recogniser_made_of_our_own_words_is_no_doubt() -> None:
    call = [
        {"speaker": "caller", "text": ASKED["en"], "words": [{"text": "table", "p": 0.1}]},
        {"speaker": "callee", "text": BOOKED["en"], "words": [{"text": "nowhere", "p": 0.1}]},
    ]
    assert oathra.check(call, {"require": ["date", "time", "partySize", "confirmed"]}, today="2026-09-18").completed


LOST = {"en": "[inaudible]", "ja": "[聞き取れず]", "es": "[inaudible]"}
AGAIN = {"en": "Yes, it's booked.", "ja": "はい、予約を承りました。", "es": "Sí, ya queda reservada."}


def after_the_booking(code: str, p: float, *more: dict[str, object]) -> oathra.Verdict:
    lost = {"speaker": "callee", "text": LOST[code], "words": [{"text": LOST[code], "p": p}]}
    call = [{"speaker": "caller", "text": ASKED[code]}, {"speaker": "callee", "text": BOOKED[code]}, lost, *more]
    return oathra.check(call, {"require": ["date", "time", "partySize", "confirmed"]}, today="2026-09-18", language=code)


@pytest.mark.parametrize("code", LOST)
def test_words_that_nobody_made_out_may_have_taken_the_booking_back(code: str) -> None:
    verdict = after_the_booking(code, 0.0)
    assert not verdict.completed
    assert LOST[code] in [found.word for found in verdict.unread]
    assert after_the_booking(code, 0.3).completed, "a guess is no gap"


@pytest.mark.parametrize("code", LOST)
def test_said_again_after_words_that_nobody_made_out_it_is_booked(code: str) -> None:
    assert after_the_booking(code, 0.0, {"speaker": "callee", "text": AGAIN[code]}).completed
