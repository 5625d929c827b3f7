"""Values with several meanings: which one the dialogue leaves, and which stay open (rule 16 and the half of the day)."""

from __future__ import annotations

import pytest

from tests.rules.conversation import APPOINTMENT, Example, completed, incomplete, named, slot, violated

MONDAY, FRIDAY, SUNDAY = "2026-09-14", "2026-09-18", "2026-09-20"
DAY = ("date", "confirmed")

HALVES = (
    completed("en near the time that was denied", """
        us: A table for two on September 25 at 7 pm?
        them: 7 pm is full, 7:30 is open.
        us: 7:30, please.
        them: That's booked.
        """, slot("09-25", "19:30", 2)),
    completed("ja near the time that was denied", """
        us: 9月25日の夜7時に2名でお願いできますか。
        them: 7時は満席で、7時半でしたら空いております。
        us: では7時半でお願いします。
        them: お取りしました。
        """, slot("09-25", "19:30", 2)),
    completed("en the callee names the half", """
        us: A table for two on September 25 at 7:30, please.
        them: You're booked for 7:30 in the evening.
        """, slot("09-25", "19:30", 2)),
    completed("ja the callee names the half", """
        us: 9月25日の7時半に2名でお願いします。
        them: 夜の7時半、2名様でお取りしました。
        """, slot("09-25", "19:30", 2)),
    incomplete("en nobody names the half", """
        us: A table for two on September 25 at 7:30, please.
        them: You're booked for 7:30.
        """, unsettled=["time"], reason="ambiguous", about="time"),
    incomplete("ja nobody names the half", """
        us: 9月25日の7時半に2名でお願いします。
        them: 7時半、2名様でお取りしました。
        """, unsettled=["time"], reason="ambiguous", about="time"),
    incomplete("en too far from the time named last", """
        us: A table for two on September 25 at 1 pm?
        them: 1 pm is full, 7 is open.
        us: 7, please.
        them: That's booked.
        """, unsettled=["time"]),
    incomplete("ja too far from the time named last", """
        us: 9月25日の13時に2名でお願いできますか。
        them: 13時は満席で、7時でしたら空いております。
        us: では7時でお願いします。
        them: お取りしました。
        """, unsettled=["time"]),
)

TYPED = (
    completed("en how many, three", """
        us: I'd like a table on September 25 at 7:30 pm.
        them: How many?
        us: Three.
        them: Okay, you're booked.
        """, slot("09-25", "19:30", 3)),
    completed("ja 何名様ですか, 3人", """
        us: 9月25日の19時半に予約したいのですが。
        them: 何名様でしょうか。
        us: 三人です。
        them: かしこまりました、ご予約承りました。
        """, slot("09-25", "19:30", 3)),
    completed("en what time, half seven", """
        us: I'd like a table for two on September 25.
        them: What time?
        us: Half seven in the evening.
        them: Okay, you're booked.
        """, slot("09-25", "19:30", 2)),
    completed("ja 何時, 七時半", """
        us: 9月25日に2名で予約したいのですが。
        them: 何時からがよろしいですか。
        us: 夜七時半で。
        them: かしこまりました、ご予約承りました。
        """, slot("09-25", "19:30", 2)),
)

DAYS = (
    incomplete("en next Friday said on a Monday", """
        us: Can I come in next Friday at 10 am?
        them: You're booked.
        """, unsettled=["date"], reason="ambiguous", about="date", require=APPOINTMENT, today=MONDAY),
    completed("en next Friday, and which", """
        us: Can I come in next Friday at 10 am?
        them: You're booked for Friday the 25th at 10 am.
        """, slot("09-25", "10:00"), require=APPOINTMENT, today=MONDAY),
    incomplete("ja 今度の土曜 said on a Friday", """
        us: 今度の土曜の10時にお願いしたいのですが。
        them: はい、お取りしました。
        """, unsettled=["date"], reason="ambiguous", about="date", require=APPOINTMENT, today=FRIDAY),
    completed("ja 今度の土曜, and which", """
        us: 今度の土曜の10時にお願いしたいのですが。
        them: 26日の土曜、10時でお取りしました。
        """, slot("09-26", "10:00"), require=APPOINTMENT, today=FRIDAY),
    completed("ja 来週の火曜 said on a Friday", """
        us: 来週の火曜、10時にお願いしたいのですが。
        them: はい、来週火曜の10時でお取りしました。
        """, slot("09-22", "10:00"), require=APPOINTMENT, today=FRIDAY),
    completed("ja 来週の金曜 said on a Monday", """
        us: 来週の金曜、10時にお願いしたいのですが。
        them: はい、お取りしました。
        """, slot("09-25", "10:00"), require=APPOINTMENT, today=MONDAY),
    incomplete("ja 来週の火曜 said on a Sunday", """
        us: 来週の火曜、10時にお願いしたいのですが。
        them: はい、お取りしました。
        """, unsettled=["date"], reason="ambiguous", about="date", require=APPOINTMENT, today=SUNDAY),
    incomplete("en midnight Saturday", """
        us: Can we have the lane at midnight Saturday?
        them: You're booked.
        """, unsettled=["date"], require=APPOINTMENT, today=FRIDAY),
    incomplete("ja 土曜の深夜0時", """
        us: 土曜の深夜0時に2名でお願いします。
        them: お取りしました。
        """, unsettled=["date"], require=APPOINTMENT, today=FRIDAY),
    completed("ja 26日の25時 is the next day", """
        us: 26日の25時にカラオケの部屋をお願いしたいんですが。
        them: はい、26日の25時でお取りしました。
        """, slot("09-27", "01:00"), require=APPOINTMENT, today=FRIDAY),
    completed("ja 26日の23時 is the same day", """
        us: 26日の23時にカラオケの部屋をお願いしたいんですが。
        them: はい、26日の23時でお取りしました。
        """, slot("09-26", "23:00"), require=APPOINTMENT, today=FRIDAY),
    completed("en over the end of the year", """
        us: Can I come in on January 8 at 10 am?
        them: You're booked for January 8 at 10 am.
        """, slot("2027-01-08", "10:00"), require=APPOINTMENT, today="2026-12-28"),
    completed("ja over the end of the year", """
        us: 1月8日の10時にお願いします。
        them: 1月8日の10時でお取りしました。
        """, slot("2027-01-08", "10:00"), require=APPOINTMENT, today="2026-12-28"),
    completed("en tomorrow", """
        us: Can I come in tomorrow at 10 am?
        them: Tomorrow at 10 am, you're booked.
        """, slot("09-19", "10:00"), require=APPOINTMENT),
    completed("ja 明後日", """
        us: 明後日の10時にお願いします。
        them: はい、明後日の10時でお取りしました。
        """, slot("09-20", "10:00"), require=APPOINTMENT),
    completed("en two mentions leave one day", """
        us: Can I come in on the 25th at 10 am?
        them: Friday at 10 am, you're booked.
        """, slot("09-25", "10:00"), require=APPOINTMENT),
    completed("ja two mentions leave one day", """
        us: 25日の10時にお願いします。
        them: 金曜の10時でお取りしました。
        """, slot("09-25", "10:00"), require=APPOINTMENT),
    incomplete("en a day and a weekday that contradict", """
        us: Can I come in on the 25th at 10 am?
        them: Saturday at 10 am, you're booked.
        """, unsettled=["date"], require=APPOINTMENT),
    incomplete("ja a day and a weekday that contradict", """
        us: 25日の10時にお願いします。
        them: 土曜の10時でお取りしました。
        """, unsettled=["date"], require=APPOINTMENT),
)

TWO_DATES = (
    completed("en check-in and check-out are two fields", """
        us: A double room, check-in October 3, check-out October 5, please.
        them: You're booked from October 3 to October 5.
        """, {"date": "2026-10-03", "endDate": "2026-10-05"}, require=("date", "endDate", "confirmed")),
    completed("ja check-in and check-out are two fields", """
        us: ダブルを一部屋、10月3日から10月5日までお願いします。
        them: 10月3日から10月5日まで、お部屋をお取りしました。
        """, {"date": "2026-10-03", "endDate": "2026-10-05"}, require=("date", "endDate", "confirmed")),
    completed("en partial read-backs belong together", """
        us: Two rooms from October 6 for three nights, please.
        them: Two rooms. Three nights from Tuesday. You're booked.
        """, {"date": "2026-10-06", "nights": 3}, require=("date", "nights", "confirmed")),
    completed("ja partial read-backs belong together", """
        us: 10月6日から3泊、2部屋お願いします。
        them: 2部屋ですね。6日の火曜から3泊。お取りしました。
        """, {"date": "2026-10-06", "nights": 3}, require=("date", "nights", "confirmed")),
)

LIMIT = {"price": {"lte": 20000}}
PRICED = ("date", "price", "confirmed")
PRICES = (
    completed("en tax included keeps the limit", """
        us: A single room for September 25, please. What does it come to?
        them: You're booked, 18,000 yen including tax.
        """, {"price": 18000}, require=PRICED, constraints=LIMIT),
    completed("ja tax included keeps the limit", """
        us: 9月25日にシングルを一部屋お願いします。税込みでおいくらですか。
        them: 税込1万8,000円でご予約承りました。
        """, {"price": 18000}, require=PRICED, constraints=LIMIT),
    violated("en over the limit", """
        us: A single room for September 25, please. What does it come to?
        them: You're booked, 23,500 yen including tax.
        """, {"price": 23500}, require=PRICED, constraints=LIMIT, reason="violated", about="price"),
    violated("ja over the limit", """
        us: 9月25日にシングルを一部屋お願いします。おいくらですか。
        them: 税込2万3,500円でご予約承りました。
        """, {"price": 23500}, require=PRICED, constraints=LIMIT, reason="violated", about="price"),
)

UNTAXED = (
    violated("en tax excluded", """
        us: A single room for September 25, please. What does it come to?
        them: You're booked, 19,000 yen plus tax.
        """, {"price": 19000}, require=PRICED, constraints=LIMIT),
    violated("ja tax excluded", """
        us: 9月25日にシングルを一部屋お願いします。おいくらですか。
        them: 税抜き1万9,000円でご予約承りました。
        """, {"price": 19000}, require=PRICED, constraints=LIMIT),
)


@pytest.mark.parametrize("example", HALVES, ids=named)
def test_the_half_of_the_day_comes_from_the_dialogue(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", TYPED, ids=named)
def test_a_bare_number_is_typed_by_its_question(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", DAYS, ids=named)
def test_days_keep_what_they_may_mean(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", TWO_DATES, ids=named)
def test_two_dates_are_two_fields(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", PRICES, ids=named)
def test_a_price_is_held_against_its_limit(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", UNTAXED, ids=named)
def test_a_price_without_tax_does_not_satisfy_a_limit_with_tax(example: Example) -> None:
    verdict = example.verdict()
    assert verdict.values.get("price") == 19000
    assert not verdict.completed
    assert verdict.constraints.satisfied == ()


@pytest.mark.parametrize("example", [PRICES[0], PRICES[1]], ids=named)
def test_a_price_keeps_its_currency_and_its_tax(example: Example) -> None:
    price = next(piece for piece in example.verdict().evidence if piece.field == "price")
    assert price.detail == {"currency": "JPY", "taxIncluded": True}


@pytest.mark.parametrize("example", [HALVES[4], HALVES[5], DAYS[0], DAYS[2]], ids=named)
def test_the_verdict_says_which_question_would_settle_two_meanings(example: Example) -> None:
    verdict = example.verdict()
    field = verdict.missing[0]
    assert verdict.next is not None
    words = {"time": ("time", "何時"), "date": ("date", "何月何日")}[field]
    assert any(word in verdict.next for word in words)


BARE_DAYS = (
    ("en", """
        us: A table for two at 7:30 pm on September 25, please.
        them: The 25th is full. The 26th is free.
        us: The 26th is fine.
        them: You're booked on the 26th at 7:30 pm for two.
        """),
    ("ja", """
        us: 9月25日の19時半に2名でお願いします。
        them: 25日は満席です。26日でしたら空いております。
        us: では26日でお願いします。
        them: 26日の19時半、2名様で承りました。
        """),
)


@pytest.mark.parametrize("today", ["2026-01-31", "2026-05-25", "2026-09-18", "2026-09-26", "2026-11-30"])
@pytest.mark.parametrize(("language", "call"), BARE_DAYS, ids=[row[0] for row in BARE_DAYS])
def test_a_bare_day_is_of_the_month_just_named_whatever_the_day_of_the_call(language: str, call: str, today: str) -> None:
    year = "2027" if today > "2026-09-25" else "2026"
    completed(language, call, {"date": f"{year}-09-26"}, today=today).holds()

DOWN_FOR = (
    completed("en down for the hour", """
        us: A table for two at 7 pm on September 25, please.
        them: You're down for seven on the 25th, the two of you.
        """, slot("09-25", "19:00", 2)),
    incomplete("en down for another number", """
        us: A table for two at 7 pm on September 25, please.
        them: You're down for six on the 25th.
        """, unsettled=["partySize"]),
    incomplete("en a table for seven is no hour", """
        us: A table for two at 7 pm on September 25, please.
        them: I've booked a table for seven on the 25th.
        """, unsettled=["partySize"]),
)


@pytest.mark.parametrize("example", DOWN_FOR, ids=named)
def test_down_for_seven_is_the_hour_where_seven_was_asked_for(example: Example) -> None:
    example.holds()
