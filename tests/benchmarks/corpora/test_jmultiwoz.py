"""JMultiWOZ, on dialogues written for this test in the form of the corpus."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.corpora.cuts import items
from benchmarks.corpora.jmultiwoz import outcome, read, values

pytestmark = pytest.mark.checkout


def turn(speaker: str, text: str, **terms: dict[str, Any]) -> dict[str, Any]:
    return {"speaker": speaker, "utterance": text, "dialogue_state": {"book_state": terms} if terms else {}}


def write(folder: Path, *turns: dict[str, Any]) -> None:
    (folder / "dialogues.json").write_text(json.dumps({"d1": {"turns": turns}}), "utf-8")


def test_the_reply_tells_that_it_was_made_and_the_state_what(tmp_path: Path) -> None:
    terms = {"people": "3人", "day": "5月7日", "time": "18:30"}
    write(
        tmp_path,
        turn("USER", "5/7の夕方、3人で入れる店はありますか。"),
        turn("SYSTEM", "楓亭はいかがですか。", restaurant={"people": None}),
        turn("USER", "そこを5月7日18時半に3人で。"),
        turn("SYSTEM", "あいにく予約がお取りできませんでした。", restaurant=terms),
        turn("USER", "では19時では。"),
        turn("SYSTEM", "予約が完了しました。5月7日です。", restaurant=terms | {"time": "19:00"}),
        turn("USER", "どうも。"),
    )
    (dialogue,) = read(tmp_path)
    found = list(items(dialogue))
    assert [item["cut"] for item in found] == ["confirm", "affirmed", "failure", "failure_reply", "success_after_failure", "success_more"]
    assert found[-1]["truth"]["values"] == {"date": "2023-05-07", "time": "19:00", "partySize": 3}
    assert found[-1]["require"] == ["date", "confirmed"]
    assert found[-1]["domain"] == "restaurant"


def test_a_dialogue_without_a_booking_is_talk_of_offers(tmp_path: Path) -> None:
    write(tmp_path, turn("USER", "公園はありますか。"), turn("SYSTEM", "柏公園がございます。"))
    (dialogue,) = read(tmp_path)
    assert [(item["cut"], item["domain"], item["require"]) for item in items(dialogue)] == [("offer_only", "none", ["confirmed"])]


@pytest.mark.parametrize(
    ("reply", "told"),
    [
        ("ご予約が完了いたしました。", True),
        ("予約番号は11です。", True),
        ("予約出来ました。", True),
        ("予約に失敗いたしました。", False),
        ("その日は予約ができませんでした。", False),
        ("予約をお取りしましょうか。", None),
        ("楓亭がございます。", None),
    ],
)
def test_replies_tell_the_outcome(reply: str, told: bool | None) -> None:
    assert outcome(reply) is told


@pytest.mark.parametrize(
    ("slot", "given", "field"),
    [
        ("day", "2023年8月9日", {"date": "2023-08-09"}),
        ("day", "8/9", {"date": "2023-08-09"}),
        ("day", "明日", {}),
        ("time", "７時半", {"time": "07:30"}),
        ("time", "15時20分", {"time": "15:20"}),
        ("people", "４名", {"partySize": 4}),
        ("stay", "2泊", {"nights": 2}),
        ("departurepoint", "駅", {}),
    ],
)
def test_slots_are_fields(slot: str, given: str, field: dict[str, Any]) -> None:
    assert values({slot: given}) == field
