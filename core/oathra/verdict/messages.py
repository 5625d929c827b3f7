"""The sentences of a verdict, in the reader's language: one row a code, one column a language.

`{field}`, `{quote}`, `{value}`, ... are filled in by `explain.py`. A language added here reads every verdict.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any

from ..call.explaining import EXPLAINED_IN
from ..call.fields import FIELDS, Kind

__all__ = ["FIELD_NAMES", "LANGUAGES", "NOTES", "QUESTIONS", "REASONS", "SPOKEN", "TOPICS", "choose", "spoken"]

LANGUAGES = EXPLAINED_IN

FIELD_NAMES: dict[str, dict[str, str]] = {
    "en": {
        "date": "date", "endDate": "end date", "nights": "nights", "time": "time", "partySize": "party size", "price": "price", "name": "name", "phone": "phone number",
        "serial": "reference number", "quantity": "quantity", "breakfast": "breakfast", "smoking": "smoking", "confirmed": "confirmation",
    },
    "ja": {
        "date": "日付", "endDate": "終了日", "nights": "泊数", "time": "時刻", "partySize": "人数", "price": "料金", "name": "お名前", "phone": "電話番号",
        "serial": "番号", "quantity": "数量", "breakfast": "朝食", "smoking": "喫煙", "confirmed": "確定",
    },
}

# The fields as what a sentence is about: "the price", but "breakfast".
TOPICS: dict[str, dict[str, str]] = {
    "en": {
        **{name: f"the {called}" for name, called in FIELD_NAMES["en"].items()},
        "nights": "the number of nights", "breakfast": "breakfast", "smoking": "smoking",
    },
    "ja": FIELD_NAMES["ja"],
}

REASONS: dict[str, dict[str, str]] = {
    "completed": {"en": "The callee committed to every required term.", "ja": "必要な条件のすべてを、相手が自分の言葉で確定しました。"},
    "not_connected": {"en": "No person was reached.", "ja": "人につながりませんでした。"},
    "machine": {"en": "Only a recording or a menu answered: “{quote}”.", "ja": "録音か自動音声だけが応答しました：「{quote}」"},
    "no_commitment": {"en": "The callee never said that it is booked.", "ja": "相手は、予約が取れたと一度も言っていません。"},
    "agreed_only": {"en": "The callee agreed (“{quote}”) but did not say that it is booked.", "ja": "相手は同意しましたが（「{quote}」）、予約を取ったとは言っていません。"},
    "promised_only": {"en": "The callee promised to book (“{quote}”) but did not say that it is done.", "ja": "相手は予約すると言っただけで（「{quote}」）、取れたとは言っていません。"},
    "tentative": {"en": "It is only held or noted for now: “{quote}”.", "ja": "仮の扱いです：「{quote}」"},
    "deferred": {"en": "The callee put the answer off: “{quote}”.", "ja": "返事は後に回されました：「{quote}」"},
    "hedged": {"en": "The callee is not sure: “{quote}”.", "ja": "相手の言葉は確かではありません：「{quote}」"},
    "not_yet": {"en": "The callee says it is not confirmed yet: “{quote}”.", "ja": "まだ確定していないと言っています：「{quote}」"},
    "checking": {"en": "The callee went to check and did not come back with an answer: “{quote}”.", "ja": "確認すると言ったまま、答えがありません：「{quote}」"},
    "asks_to_book": {"en": "The callee asks whether to book, so it is not booked as it stands: “{quote}”.", "ja": "予約してよいか聞かれている段階です：「{quote}」"},
    "condition_pending": {"en": "A condition is still open: “{quote}”.", "ja": "条件がまだ満たされていません：「{quote}」"},
    "redirected": {"en": "The booking has to be made elsewhere: “{quote}”.", "ja": "予約は別の方法で行うよう言われました：「{quote}」"},
    "refused": {"en": "The callee refused: “{quote}”.", "ja": "断られました：「{quote}」"},
    "retracted": {"en": "The callee took the booking back: “{quote}”.", "ja": "相手が予約を取り消しました：「{quote}」"},
    "cancelled": {"en": "The booking was cancelled: “{quote}”.", "ja": "予約は取り消されました：「{quote}」"},
    "declined": {"en": "The caller no longer takes it as it stands: “{quote}”.", "ja": "発信側がこのままでは受けていません：「{quote}」"},
    "joked": {"en": "The callee was joking: “{quote}”.", "ja": "冗談でした：「{quote}」"},
    "other_booking": {"en": "The words are about another booking: “{quote}”.", "ja": "別の予約についての言葉です：「{quote}」"},
    "transferred": {"en": "The call was passed on: “{quote}”.", "ja": "電話は取り次がれました：「{quote}」"},
    "do_not_call": {"en": "The callee asks not to be called again: “{quote}”.", "ja": "もう電話しないよう求められました：「{quote}」"},
    "stale": {"en": "The {field} changed after the confirmation: {confirmed} → {now}.", "ja": "確定の後に{field}が変わりました：{confirmed} → {now}"},
    "disputed": {"en": "The two sides differ on {about}: “{quote}”.", "ja": "{about}について、双方の値が食い違っています：「{quote}」"},
    "not_taken": {"en": "The callee said “{quote}” about {about}; the caller has not taken that.", "ja": "{about}について相手は「{quote}」と言いましたが、こちらはまだ受けていません。"},
    "not_acknowledged": {"en": "The callee has not acknowledged what the caller said about {about}: “{quote}”.", "ja": "{about}についてこちらの言った「{quote}」に、相手の返事がありません。"},
    "denied_value": {"en": "The callee turned {about} down: “{quote}”.", "ja": "{about}は断られました：「{quote}」"},
    "ambiguous": {"en": "The {field} could be {candidates}.", "ja": "{field}は{candidates}のどれか分かりません。"},
    "today_needed": {"en": "The {field} (“{quote}”) cannot be dated without today's date.", "ja": "今日の日付がないと、{field}（「{quote}」）が決まりません。"},
    "open_date": {"en": "The {field} (“{quote}”) leaves the day open.", "ja": "{field}（「{quote}」）では日が決まりません。"},
    "not_said": {"en": "Nothing was said about {about}.", "ja": "{about}が話に出ていません。"},
    "unread": {"en": "“{quote}” raises a doubt that no rule explains.", "ja": "「{quote}」の意味が読み取れず、疑いが残ります。"},
    "either_or": {"en": "A yes to an either-or question means neither.", "ja": "「AですかBですか」への「はい」では、どちらか分かりません。"},
    "other_question": {"en": "The answer is to another question: “{quote}”.", "ja": "別の質問への返事です：「{quote}」"},
    "claim_ignored": {"en": "The caller's own words “{quote}” are no evidence.", "ja": "発信側の言葉「{quote}」は証拠になりません。"},
    "speakers_unknown": {"en": "Who is the caller is only a guess; confirm the speakers.", "ja": "どちらが発信者か推測にすぎません。話者を確認してください。"},
    "violated": {"en": "The {field} {value} breaks the limit {limit}.", "ja": "{field}の{value}は条件「{limit}」を満たしません。"},
    "tax_unknown": {"en": "The price {value} does not say that tax is included.", "ja": "{value}が税込みかどうか分かりません。"},
}

NOTES: dict[str, dict[str, str]] = {
    "stated": {"en": "The callee named it.", "ja": "相手が自分で言いました。"},
    "agreed": {"en": "The callee agreed to it in turn {turn}.", "ja": "相手が{turn}番目の発言で同意しました。"},
    "accepted": {"en": "Taken by the caller, not acknowledged.", "ja": "こちらは受けましたが、相手の返事がありません。"},
    "offered": {"en": "Offered by the callee, not taken.", "ja": "相手の提案で、まだ受けていません。"},
    "proposed": {"en": "Named by the caller only.", "ja": "こちらが言っただけです。"},
    "denied": {"en": "Turned down by the callee.", "ja": "相手が断りました。"},
    "ambiguous": {"en": "It has more than one meaning.", "ja": "意味が一つに決まりません。"},
    "confirmed": {"en": "The callee's commitment.", "ja": "相手の確約です。"},
    "revoked": {"en": "Taken back later.", "ja": "後で取り消されました。"},
    "stale": {"en": "Given for other terms.", "ja": "別の条件での確約です。"},
    "suspended": {"en": "Doubted later.", "ja": "後で疑いが生じました。"},
}

QUESTIONS: dict[str, dict[str, str]] = {
    "confirmed": {"en": "Just to be sure: is that booked now{terms}?", "ja": "念のため確認ですが、{terms}ご予約は確定ということでよろしいでしょうか？"},
    "tentative": {"en": "Is that a confirmed booking, or is it still tentative? Could you confirm it now?", "ja": "いまのお話は仮のお取り扱いでしょうか。ここで確定していただけますか？"},
    "checking": {"en": "Were you able to check? Is it booked?", "ja": "ご確認いただけましたでしょうか。ご予約は取れていますか？"},
    "condition": {"en": "What do you still need before it is confirmed?", "ja": "確定までに、あと何が必要でしょうか？"},
    "date": {"en": "Which date is that exactly?", "ja": "正確には何月何日でしょうか？"},
    "endDate": {"en": "Until which date is that?", "ja": "いつまででしょうか？"},
    "time": {"en": "What time is that exactly, morning or evening?", "ja": "何時でしょうか。午前か午後かもお願いします。"},
    "partySize": {"en": "For how many people is that?", "ja": "何名での予約でしょうか？"},
    "nights": {"en": "For how many nights is that?", "ja": "何泊でしょうか？"},
    "price": {"en": "What is the total price, tax included?", "ja": "税込みの合計はおいくらでしょうか？"},
    "name": {"en": "Under which name is it?", "ja": "どなたのお名前で入っていますか？"},
    "phone": {"en": "Could you read the phone number back to me?", "ja": "電話番号を復唱していただけますか？"},
    "serial": {"en": "What is the reference number?", "ja": "予約番号を教えていただけますか？"},
    "quantity": {"en": "How many is that?", "ja": "数量はいくつでしょうか？"},
    "breakfast": {"en": "Is breakfast included?", "ja": "朝食は付いていますか？"},
    "smoking": {"en": "Is it non-smoking?", "ja": "禁煙でしょうか？"},
    "disputed": {"en": "I asked for {asked}. Is {now} what you have?", "ja": "{asked}でお願いしたのですが、{now}になっていますか？"},
    "not_taken": {"en": "So that is {value}, and booked at that?", "ja": "{value}ですね。その内容でご予約は確定ということでよろしいでしょうか？"},
    "not_acknowledged": {"en": "I asked for {value}: is that how it is booked?", "ja": "{value}でお願いしましたが、その内容でご予約いただいていますか？"},
    "violated_price": {"en": "I cannot book at {value}. Is another price possible?", "ja": "{value}ではお願いできません。ほかの料金でご案内いただけますか？"},
    "violated": {"en": "I cannot book with {value}. Is something else possible?", "ja": "{value}ではお願いできません。ほかにご案内いただけるものはありますか？"},
    "alternative": {"en": "Is there another time or day that you could do?", "ja": "ほかにご案内いただける日時はありますか？"},
    "speakers": {"en": "Which speaker is our side?", "ja": "どちらの話者がこちら側ですか？"},
}

# How a value is said in a question: by its field and the value ("breakfast True"), else by its field.
SPOKEN: dict[str, dict[str, str]] = {
    "partySize 1": {"en": "one person", "ja": "1名"},
    "partySize": {"en": "{value} people", "ja": "{value}名"},
    "nights 1": {"en": "one night", "ja": "1泊"},
    "nights": {"en": "{value} nights", "ja": "{value}泊"},
    "endDate": {"en": "until {value}", "ja": "{value}まで"},
    "name": {"en": "the name {value}", "ja": "「{value}」のお名前"},
    "breakfast True": {"en": "breakfast included", "ja": "朝食付き"},
    "breakfast False": {"en": "no breakfast", "ja": "朝食なし"},
    "smoking True": {"en": "smoking", "ja": "喫煙"},
    "smoking False": {"en": "non-smoking", "ja": "禁煙"},
    "price taxed": {"en": "{value}, tax included", "ja": "税込み{value}"},
    "price untaxed": {"en": "{value} plus tax", "ja": "税別{value}"},
    "or": {"en": " or ", "ja": "か"},
    "JPY": {"en": "{value} yen", "ja": "{value}円"},
    "USD": {"en": "{value} dollars", "ja": "{value}ドル"},
    "EUR": {"en": "{value} euros", "ja": "{value}ユーロ"},
    "GBP": {"en": "{value} pounds", "ja": "{value}ポンド"},
}
_TAXED: dict[object, str] = {True: "price taxed", False: "price untaxed"}
_COUNTED = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip


def spoken(field: str, value: Any, language: str, detail: Mapping[str, Any] | None = None) -> str:
    """Return a value of *field* (in its JSON spelling) as it is said on the telephone: "7:30 pm", 「19時半」.

    *detail* holds the currency of a price, and whether tax is in it.
    """
    known = detail or {}
    key = f"{field} {value}" if f"{field} {value}" in SPOKEN else field
    match FIELDS[field].kind:
        case Kind.DATE:
            said = _date(value, language)
        case Kind.TIME:
            said = _time(value, language)
        case Kind.MONEY:
            said, key = _money(value, language, known), _TAXED.get(known.get("taxIncluded"), field)
        case Kind.COUNT if language != "ja" and 0 <= value < len(_COUNTED):
            said = _COUNTED[int(value)]
        case _:
            said = str(value)
    return choose(SPOKEN, key, language, value=said) if key in SPOKEN else said


def _date(value: str, language: str) -> str:
    day = datetime.date.fromisoformat(value)
    return f"{day.month}月{day.day}日" if language == "ja" else f"{_MONTHS[day.month - 1]} {day.day}"


def _time(value: str, language: str) -> str:
    hour, minute = map(int, value.split(":"))
    if language == "ja":
        return f"{hour}時" + {0: "", 30: "半"}.get(minute, f"{minute}分")
    if minute == 0 and hour in (0, 12):
        return "noon" if hour else "midnight"
    return f"{(hour - 1) % 12 + 1}" + (f":{minute:02}" if minute else "") + (" am" if hour < 12 else " pm")


def _money(value: float, language: str, known: Mapping[str, Any]) -> str:
    currency = str(known.get("currency") or "")
    said = f"{value:,}"
    if currency in SPOKEN:
        return choose(SPOKEN, currency, language, value=said)
    return f"{said} {currency}".rstrip()


def choose(table: dict[str, dict[str, str]], key: str, language: str, **parts: object) -> str:
    """Return the sentence *key* of *table* in *language* (English where it has none), filled in."""
    row = table[key]
    return row.get(language, row["en"]).format(**parts)
