"""Small models for the tests: they take a part by a few rules about the last words, in English and Japanese."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from starlette.responses import Response

from tests.oathra_backend.models.server import Answer, says

__all__ = ["BOOKED", "agent", "clerk", "clerk_line", "either", "of_schema"]

# What is booked in half-past-seven and in shichiji-han.
BOOKED = {
    "en": {"date": "2026-09-25", "time": "19:30", "partySize": 2, "name": None},
    "ja": {"date": "2026-09-26", "time": "19:30", "partySize": 4, "name": None},
}


def clerk_line(say: str, terms: Mapping[str, Any] | None = None, *, hang_up: bool = False) -> dict[str, Any]:
    """Return what a clerk answers; with *terms* they are booked."""
    nothing = {name: None for name in BOOKED["en"]}
    return {"booked": terms is not None, "terms": dict(terms or nothing), "say": say, "hang_up": hang_up}


_SET = "Lovely. You're all set for September 25th at 7:30 pm, table for two."
_SET_JA = "かしこまりました。9月26日の19時半、4名様でご予約を承りました。"
# What a clerk answers to words that match; the first row decides. The name of a row lets a test change it.
_CLERK: dict[str, tuple[tuple[str, str, dict[str, Any]], ...]] = {
    "en": (
        ("rings", r"telephone rings", clerk_line("The Copper Kettle, Rosa speaking.")),
        ("thanked", r"thank you", clerk_line("See you on the 25th, bye.", BOOKED["en"], hang_up=True)),
        ("taken", r"7:30", clerk_line(_SET, BOOKED["en"])),
        ("asked", r"7 pm|7 p\.m\.|7 o'clock|seven|7:00", clerk_line("Seven is fully booked, I'm afraid, but 7:30 is free.")),
        ("else", r"", clerk_line("Sorry, could you say that again?")),
    ),
    "ja": (
        ("rings", r"電話が鳴る", clerk_line("はい、レストランでございます。")),
        ("thanked", r"ありがとうございま", clerk_line("お待ちしております。失礼いたします。", BOOKED["ja"], hang_up=True)),
        ("taken", r"19時(?:半|30分)|午後7時半", clerk_line(_SET_JA, BOOKED["ja"])),
        ("asked", r"19時|午後7時|夜7時", clerk_line("7時は満席でございますが、19時半でしたら空いております。")),
        ("else", r"", clerk_line("恐れ入ります、もう一度お願いできますか。")),
    ),
}
_WISH = {"en": "Hi, a table for two on September 25th at 7 pm, please.", "ja": "9月26日の19時に4名で予約をお願いします。"}
_NAME = {"en": "It's Amy Carter.", "ja": "佐々木と申します。"}
_TAKEN = {"en": "7:30 pm is fine, please book that.", "ja": "では19時半でお願いします。"}
_THANKS = {"en": "Thank you very much, goodbye.", "ja": "ありがとうございます。失礼いたします。"}


def clerk(changed: Mapping[str, Mapping[str, Any]] | None = None) -> Answer:
    """Return a clerk that books half past seven; *changed* holds other answers by the name of the row."""

    def answer(request: Mapping[str, Any]) -> Response:
        heard = request["messages"][-1]["content"]
        name, usual = next((name, line) for name, row, line in _CLERK[_language(request)] if re.search(row, heard, re.I))
        return says((changed or {}).get(name, usual))(request)

    return answer


def agent(*, claims: bool = True, hangs_up: bool = True) -> Answer:
    """Return an agent that asks, takes half past seven, and else says the question that it is given."""

    def answer(request: Mapping[str, Any]) -> Response:
        if of_schema(request) == "outcome":
            return says({"booked": claims, "terms": {}})(request)
        told, language = request["messages"][-1]["content"], _language(request)
        question = re.search(r"(?:would help: |役に立つ質問：)(.*)\]", told)
        if "[" not in told:
            said, ends = _WISH[language], False
        elif re.search(r"open: nothing|まだのこと：なし", told):
            said, ends = _THANKS[language], hangs_up
        elif re.search(r"name|whose|who's it for|名前|様のお名前", told.split("[")[0]):
            said, ends = _NAME[language], False
        elif re.search(r"7:30|half past|半", told.split("[")[0]) and "19:30" not in told:
            said, ends = _TAKEN[language], False
        else:
            said, ends = question[1] if question else "", False
        return says({"say": said, "hang_up": ends})(request)

    return answer


def either(**parts: Answer) -> Answer:
    """Return one that answers by the name of the shape it is asked for."""

    def answer(request: Mapping[str, Any]) -> Response:
        name = of_schema(request)
        return parts["agent" if name == "outcome" else name](request)

    return answer


def of_schema(request: Mapping[str, Any]) -> str:
    """Return the name of the shape that *request* asks for."""
    name: str = request["response_format"]["json_schema"]["name"]
    return name


def _language(request: Mapping[str, Any]) -> str:
    return "ja" if "あなた" in request["messages"][0]["content"] else "en"
