"""What a verdict says: reasons with their words, the decisive clause, evidence, and the question to ask now."""

from __future__ import annotations

import pytest

import oathra
from oathra.dialogue import callee_turn
from oathra.reading.acts import Act
from oathra.verdict import reasons
from oathra.verdict.messages import REASONS
from oathra.verdict.verdict import Verdict
from tests.rules.conversation import (
    APPOINTMENT,
    TODAY,
    Example,
    completed,
    incomplete,
    not_connected,
    turns_of,
    violated,
)

ASKED = """
    us: A table for two at 7:30 pm on September 25, please.
    them: """
ASKED_JA = """
    us: 9月25日の19時半に2名でお願いします。
    them: """

# Each code of a reason, and a call in each language that gives it.
REASONED: dict[str, tuple[Example, ...]] = {
    "completed": (completed("en", ASKED + "You're booked."), completed("ja", ASKED_JA + "お取りしました。")),
    "not_connected": (not_connected("en", "us: Hello?"), not_connected("ja", "us: もしもし。")),
    "machine": (not_connected("en", "them: Please leave a message after the tone."), not_connected("ja", "them: 発信音の後にメッセージをお話しください。")),
    "no_commitment": (incomplete("en", ASKED + "Hello?"), incomplete("ja", ASKED_JA + "もしもし。")),
    "agreed_only": (incomplete("en", ASKED + "Certainly."), incomplete("ja", ASKED_JA + "かしこまりました。")),
    "promised_only": (incomplete("en", ASKED + "I'll book that for you."), incomplete("ja", ASKED_JA + "お取りします。")),
    "tentative": (incomplete("en", ASKED + "I'll pencil you in."), incomplete("ja", ASKED_JA + "仮予約にしておきます。")),
    "deferred": (incomplete("en", ASKED + "I'll call you back."), incomplete("ja", ASKED_JA + "折り返しお電話します。")),
    "hedged": (incomplete("en", ASKED + "You're probably booked."), incomplete("ja", ASKED_JA + "たぶん取れたと思います。")),
    "not_yet": (incomplete("en", ASKED + "It isn't confirmed yet."), incomplete("ja", ASKED_JA + "まだ確定ではございません。")),
    "checking": (incomplete("en", ASKED + "Let me check."), incomplete("ja", ASKED_JA + "確認いたします。")),
    "condition_pending": (incomplete("en", ASKED + "You're booked once the deposit is paid."), incomplete("ja", ASKED_JA + "ご入金いただきましたらご予約成立です。")),
    "asks_to_book": (
        incomplete("en", ASKED + "You're booked.\nus: Could we move to 8?\nthem: 8 is free. Should I book that?"),
        incomplete("ja", ASKED_JA + "お取りしました。\nus: 20時に変えられますか。\nthem: 20時は空いております。お取りしましょうか。"),
    ),
    "redirected": (incomplete("en", ASKED + "Please book on our website."), incomplete("ja", ASKED_JA + "ホームページからご予約ください。")),
    "refused": (incomplete("en", ASKED + "Sorry, we're fully booked."), incomplete("ja", ASKED_JA + "あいにく満席でございます。")),
    "retracted": (
        incomplete("en", ASKED + "You're booked. Oh no, sorry, we're full that night after all."),
        incomplete("ja", ASKED_JA + "お取りしました。あ、申し訳ございません、その日は満席でした。"),
    ),
    "cancelled": (
        incomplete("en", ASKED + "You're booked.\nus: Actually, please cancel that."),
        incomplete("ja", ASKED_JA + "お取りしました。\nus: やっぱりキャンセルしてください。"),
    ),
    "declined": (
        incomplete("en", ASKED + "You're booked.\nus: That's over our budget."),
        incomplete("ja", ASKED_JA + "お取りしました。\nus: 予算オーバーです。"),
    ),
    "joked": (incomplete("en", ASKED + "You're booked. Just kidding."), incomplete("ja", ASKED_JA + "お取りしました。なんて、冗談です。")),
    "other_booking": (incomplete("en", ASKED + "I've booked Mr Brandt in at that time."), incomplete("ja", ASKED_JA + "別のお客様のご予約を承っております。")),
    "transferred": (incomplete("en", ASKED + "I'll transfer you."), incomplete("ja", ASKED_JA + "担当の者におつなぎします。")),
    "do_not_call": (incomplete("en", ASKED + "Take us off your list and don't call again."), incomplete("ja", ASKED_JA + "もう電話してこないでください。")),
    "stale": (
        incomplete("en", ASKED + "You're booked for two.\nus: Could we be three instead?"),
        incomplete("ja", ASKED_JA + "2名様でお取りしました。\nus: やっぱり3名でお願いできますか。"),
    ),
    "disputed": (incomplete("en", ASKED + "You're booked for two at 8 pm."), incomplete("ja", ASKED_JA + "20時に2名様でお取りしました。")),
    "not_taken": (incomplete("en", ASKED + "We could do 8 pm."), incomplete("ja", ASKED_JA + "20時でしたら空いております。")),
    "not_acknowledged": (incomplete("en", ASKED + "Hello?"), incomplete("ja", ASKED_JA + "もしもし。")),
    "denied_value": (incomplete("en", ASKED + "7:30 is full."), incomplete("ja", ASKED_JA + "19時半は満席です。")),
    "ambiguous": (
        incomplete("en", "us: A table for two at 7:30 on September 25, please.\nthem: You're booked."),
        incomplete("ja", "us: 9月25日の7時半に2名でお願いします。\nthem: お取りしました。"),
    ),
    "today_needed": (
        incomplete("en", "us: Can I come in tomorrow at 10 am?\nthem: You're booked.", today=None, require=APPOINTMENT),
        incomplete("ja", "us: 明日の10時にお願いします。\nthem: お取りしました。", today=None, require=APPOINTMENT),
    ),
    "open_date": (
        incomplete("en", "us: Can I come in some time in October at 10 am?\nthem: You're booked.", require=APPOINTMENT),
        incomplete("ja", "us: 10月のどこかで、10時にお願いします。\nthem: お取りしました。", require=APPOINTMENT),
    ),
    "not_said": (incomplete("en", "us: A table, please.\nthem: You're booked."), incomplete("ja", "us: 予約をお願いします。\nthem: お取りしました。")),
    "unread": (incomplete("en", ASKED + "You're booked, nobody minds."), incomplete("ja", ASKED_JA + "お取りしました。誰も驚きません。")),
    "either_or": (
        incomplete("en", ASKED + "Certainly.\nus: Is that confirmed or still tentative?\nthem: Yes."),
        incomplete("ja", ASKED_JA + "かしこまりました。\nus: 確定ですか、それともまだ仮ですか。\nthem: はい。"),
    ),
    "other_question": (
        incomplete("en", ASKED + "That works.\nus: Do you have parking?\nthem: Yes."),
        incomplete("ja", ASKED_JA + "承知しました。\nus: 駐車場はありますか。\nthem: はい。"),
    ),
    "claim_ignored": (
        incomplete("en", ASKED + "Hello?\nus: Great, that's confirmed then."),
        incomplete("ja", ASKED_JA + "もしもし。\nus: はい、では予約確定ですね。"),
    ),
    "violated": (
        violated("en", ASKED + "You're booked for two at 7:30 pm.", constraints={"time": {"lte": "19:00"}}),
        violated("ja", ASKED_JA + "19時半に2名様でお取りしました。", constraints={"time": {"lte": "19:00"}}),
    ),
    "tax_unknown": (
        Example(id="en", call="us: A room for September 25, please. How much is it?\nthem: You're booked, 18,000 yen plus tax.", status="", require=("date", "price", "confirmed"), constraints={"price": {"lte": 20000}}),
        Example(id="ja", call="us: 9月25日に一部屋お願いします。おいくらですか。\nthem: 税抜き18,000円でお取りしました。", status="", require=("date", "price", "confirmed"), constraints={"price": {"lte": 20000}}),
    ),
}
CODES = [(code, example) for code, examples in REASONED.items() for example in examples]


@pytest.mark.parametrize(("code", "example"), CODES, ids=[f"{code}-{example.id}" for code, example in CODES])
def test_each_reason_is_given_for_what_it_says(code: str, example: Example) -> None:
    verdict = example.verdict()
    assert code in [reason.code for reason in verdict.reasons], [(reason.code, reason.quote) for reason in verdict.reasons]


def test_speakers_that_are_only_proposed_are_a_reason() -> None:
    verdict = oathra.check("Speaker 0: Hello.\nSpeaker 1: A table for two, please.\nSpeaker 0: You're booked.\n", today=TODAY)
    assert "speakers_unknown" in [reason.code for reason in verdict.reasons]


def test_every_act_that_leaves_a_doubt_has_a_code() -> None:
    acts = (*callee_turn._SILENCE, *callee_turn._WITHHOLD, *callee_turn._SUSPEND, Act.ASKS, Act.CANCELS, Act.MACHINE)
    assert [act.name for act in acts if reasons.CODES.get(act.name) not in REASONS] == []


def test_every_code_is_put_to_the_test() -> None:
    assert set(REASONS) - set(REASONED) == {"speakers_unknown"}


@pytest.mark.parametrize(("code", "example"), CODES, ids=[f"{code}-{example.id}" for code, example in CODES])
def test_a_reason_quotes_the_call_in_a_sentence_of_the_reader(code: str, example: Example) -> None:
    turns = turns_of(example.call)
    contract = {"require": None if example.require is None else list(example.require), "constraints": example.constraints}
    for language in ("en", "ja"):
        verdict = oathra.check(turns, contract, today=example.today, explain_in=language)
        for reason in verdict.reasons:
            assert "None" not in reason.message and "{" not in reason.message, reason
            assert "“”" not in reason.message and "「」" not in reason.message, reason
            if reason.turn is not None:
                assert reason.quote == turns[reason.turn]["text"][reason.start : reason.end]


def decisive(call: str, **more: object) -> tuple[str, str, int]:
    verdict = oathra.check(turns_of(call), {"require": ["date", "time", "partySize", "confirmed"], **more}, today=TODAY)
    assert verdict.decisive is not None
    return verdict.decisive.effect, verdict.decisive.quote, verdict.decisive.turn


DECISIVE = (
    (ASKED + "Right. You're booked for 7:30. See you then!", "confirmed", "You're booked for 7:30", 1),
    (ASKED_JA + "はい。19時半でお取りしました。お待ちしております。", "confirmed", "19時半でお取りしました", 1),
    (ASKED + "Sure, I'll pencil you in.", "tentative", "I'll pencil you in", 1),
    (ASKED_JA + "では仮予約とさせていただきます。", "tentative", "では仮予約とさせていただきます", 1),
    (ASKED + "You're booked. Oh no, we're full that night after all.", "retracted", "we're full that night after all", 1),
    (ASKED_JA + "お取りしました。あ、申し訳ございません、その日は満席でした。", "retracted", "その日は満席でした", 1),
    (ASKED + "Sorry, we're fully booked.", "refused", "we're fully booked", 1),
    (ASKED_JA + "申し訳ございません、あいにく満席でございます。", "refused", "満席でございます", 1),
    ("them: Please leave a message after the tone.\nus: Hello?", "machine", "Please leave a message after the tone", 0),
    (ASKED + "You're booked.\nus: Please cancel that.", "cancelled", "Please cancel that", 2),
    (ASKED_JA + "お取りしました。\nus: キャンセルしてください。", "cancelled", "キャンセルしてください", 2),
)


@pytest.mark.parametrize(("call", "effect", "words", "turn"), DECISIVE, ids=[f"{row[1]} {row[2]}" for row in DECISIVE])
def test_the_decisive_clause_is_the_one_that_decided(call: str, effect: str, words: str, turn: int) -> None:
    found = decisive(call)
    assert (found[0], found[2]) == (effect, turn)
    assert words in found[1]


OFFERED = """
    us: A table for two on September 25 at 7 pm, please.
    them: 7 is fully booked, but we do have 7:30.
    us: 7:30 is fine.
    them: Certainly.
"""


def test_evidence_shows_the_words_that_a_value_rests_on() -> None:
    verdict = oathra.check(turns_of(OFFERED), {"require": ["date", "time", "partySize", "confirmed"]}, today=TODAY)
    time = next(piece for piece in verdict.evidence if piece.field == "time")
    assert (time.value, time.source, time.turn, time.span, time.start, time.end) == ("19:30", "callee", 1, "7:30", 34, 38)
    assert time.transcript == "7 is fully booked, but we do have 7:30."
    assert time.explicit and time.verified and time.rule


def question(call: str, **more: object) -> str | None:
    verdict: Verdict = oathra.check(turns_of(call), {"require": ["date", "time", "partySize", "confirmed"], **more}, today=TODAY)
    return verdict.next


ASKS = (
    ("confirm it", ASKED + "Certainly.", "booked"),
    ("確定か", ASKED_JA + "かしこまりました。", "確定"),
    ("tentative or not", ASKED + "I'll pencil you in.", "tentative"),
    ("仮か", ASKED_JA + "仮予約にしておきます。", "仮"),
    ("which half of the day", "us: A table for two at 7:30 on September 25.\nthem: You're booked.", "morning or evening"),
    ("午前か午後か", "us: 9月25日の7時半に2名で。\nthem: お取りしました。", "午前"),
    ("how many", "us: A table at 7:30 pm on September 25.\nthem: You're booked.", "many people"),
    ("何名か", "us: 9月25日の19時半に。\nthem: お取りしました。", "何名"),
    ("another time", ASKED + "Sorry, we're fully booked.", "another"),
    ("ほかの日時", ASKED_JA + "あいにく満席です。", "ほか"),
    ("what is open", ASKED + "You're booked once the deposit is paid.", "need"),
    ("あと何が", ASKED_JA + "ご入金いただきましたらご予約成立です。", "必要"),
    ("which of two", ASKED + "You're booked for two at 8 pm.", "I asked for 7:30 pm. Is 8 pm"),
    ("どちらか", ASKED_JA + "20時に2名様でお取りしました。", "19時半でお願い"),
    ("all terms", ASKED + "Certainly.", "is that booked now, September 25, 7:30 pm, for two people?"),
    ("条件のすべて", ASKED_JA + "かしこまりました。", "確認ですが、9月25日、19時半、2名でご予約は"),
)


@pytest.mark.parametrize(("call", "words"), [row[1:] for row in ASKS], ids=[row[0] for row in ASKS])
def test_the_verdict_says_what_to_ask_now(call: str, words: str) -> None:
    asked = question(call)
    assert asked is not None and words in asked


ROOM = "us: A room for two on September 25, please.\nthem: "
ROOM_JA = "us: 9月25日に2名で一部屋お願いします。\nthem: "
# What is open once the booking is confirmed, and the question about that and not about the booking.
ASKS_ABOUT_A_FIELD: tuple[tuple[str, str, dict[str, object], str], ...] = (
    ("price", ROOM + "You're booked. That would be 25,000 yen.", {}, "So that is 25,000 yen, tax included, and booked at that?"),
    ("price", ROOM_JA + "お取りしました。25,000円です。", {}, "税込み25,000円ですね。"),
    ("price", ROOM + "You're booked.", {}, "total price"),
    ("price", ROOM_JA + "お取りしました。", {}, "おいくら"),
    ("breakfast", ROOM + "You're booked.", {}, "breakfast"),
    ("smoking", ROOM_JA + "お取りしました。", {}, "禁煙"),
    ("name", ROOM + "You're booked.", {}, "which name"),
    ("price", "us: A room for September 25, please. How much is it?\nthem: You're booked, 25,000 yen.", {"price": {"lte": 20000}}, "I cannot book at 25,000 yen."),
    ("price", "us: 9月25日に一部屋お願いします。おいくらですか。\nthem: 25,000円でお取りしました。", {"price": {"lte": 20000}}, "25,000円ではお願いできません"),
    ("price", "us: A room for September 25, please. How much is it?\nthem: You're booked, 18,000 yen plus tax.", {"price": {"lte": 20000}}, "tax included"),
    ("time", ASKED + "You're booked for two at 7:30 pm.", {"time": {"lte": "19:00"}}, "another time or day"),
    ("partySize", ASKED + "You're booked for two at 7:30 pm.", {"partySize": {"gte": 3}}, "I cannot book with two people"),
)


@pytest.mark.parametrize(("field", "call", "constraints", "words"), ASKS_ABOUT_A_FIELD, ids=[f"{row[0]} {row[3]}" for row in ASKS_ABOUT_A_FIELD])
def test_what_is_open_in_a_confirmed_booking_is_asked_for_by_itself(field: str, call: str, constraints: dict[str, object], words: str) -> None:
    asked = question(call, require=["date", field, "confirmed"], constraints=constraints)
    assert asked is not None and words in asked


@pytest.mark.parametrize("call", [ASKED + "You're booked.", "us: Hello?"])
def test_there_is_nothing_to_ask_when_it_is_done_or_nobody_is_there(call: str) -> None:
    assert question(call) is None


RELATIONS = (
    ("accepted_by", "us: A table for two on September 25?\nthem: We have 7:30 pm.\nus: I'll take it.\nthem: Booked.", "7:30 pm", "take"),
    ("accepted_by", "us: 9月25日に2名で空いてますか。\nthem: 19時半でしたら空いております。\nus: それでお願いします。\nthem: 承りました。", "19時半", "それで"),
    ("confirmed_by", ASKED + "You're booked.", "7:30 pm", "You're booked"),
    ("confirmed_by", ASKED_JA + "お取りしました。", "19時半", "お取りしました"),
    ("revokes", ASKED + "You're booked. Oh no, we're full that night after all.", "we're full", "You're booked"),
    ("revokes", ASKED_JA + "お取りしました。あ、申し訳ございません、その日は満席でした。", "満席", "お取りしました"),
    ("supersedes", ASKED + "You're booked.\nus: Could we make it 8 pm instead?", "8 pm", "7:30 pm"),
    ("supersedes", ASKED_JA + "お取りしました。\nus: やっぱり20時にできますか。", "20時", "19時半"),
)


@pytest.mark.parametrize(("relation", "call", "source", "target"), RELATIONS, ids=[f"{row[0]} {row[2]}" for row in RELATIONS])
def test_the_graph_says_what_words_did_to_each_other(relation: str, call: str, source: str, target: str) -> None:
    verdict = oathra.check(turns_of(call), {"require": ["date", "time", "partySize", "confirmed"]}, today=TODAY)
    nodes = {node.id: node for node in verdict.nodes}
    edges = [(nodes[edge.source].quote, nodes[edge.target].quote) for edge in verdict.edges if edge.relation == relation]
    assert any(source in one and target in other for one, other in edges), edges
