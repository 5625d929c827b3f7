"""`oathra setup phone`: asks for what a real call needs, one question a value, and writes it down."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from getpass import getpass
from typing import TYPE_CHECKING, Annotated, Any

import typer

from oathra.call.explaining import EXPLAINED_IN
from oathra.call.json_shapes import is_list

from ..failure import Failure
from ..options import refuse_unknown
from ..wording import Pair, in_language
from .extra import needs_phone

if TYPE_CHECKING:
    from oathra_backend.settings import Settings

__all__ = ["QUESTIONS", "Question", "setup"]

setup = typer.Typer(name="setup", help="Set up what needs accounts.", no_args_is_help=True)


@dataclass(frozen=True, slots=True)
class Question:
    """One value: its setting, what is asked, where it is found, and how the text becomes the value.

    `read` raises `Failure` with a key of this module's sentences for a text that is none.
    """

    key: str
    asks: Pair
    where: Pair
    read: Callable[[str], Any] = str
    secret: bool = False


def _list(text: str) -> list[str]:
    return [part.strip() for part in text.replace("、", ",").split(",") if part.strip()]


def _account_sid(text: str) -> str:
    if not re.fullmatch(r"AC[0-9a-f]{32}", text):
        raise Failure("no_account_sid")
    return text


def _spoken(text: str) -> str:
    """Return a name; what looks like a key or a token is none, and would be said to every callee."""
    if re.search(r"\b(?:sk|pk|rk|AC|SK)[-_]?[0-9a-f]{8}|\bsk-|\b(?=\w*\d)[A-Za-z0-9_-]{20,}", text):
        raise Failure("looks_secret")
    return text


def _dollars(text: str) -> float:
    if not re.fullmatch(r"\d{1,4}(?:\.\d+)?", text):
        raise Failure("no_dollars", found=text)
    return float(text)


def _price(*path: str) -> Callable[[str], dict[str, Any]]:
    def read(text: str) -> dict[str, Any]:
        value: Any = _dollars(text)
        for name in reversed(path):
            value = {name: value}
        found: dict[str, Any] = value
        return found

    return read


QUESTIONS: tuple[Question, ...] = (
    Question(
        "twilio_account_sid", ("Twilio Account SID", "Twilio の Account SID"),
        ("console.twilio.com, Account Info: begins with AC", "console.twilio.com の Account Info。AC で始まります"),
        read=_account_sid,
    ),
    Question(
        "twilio_auth_token", ("Twilio Auth Token", "Twilio の Auth Token"),
        ("beside the Account SID; it is not shown here", "Account SID の隣。ここには表示されません"), secret=True,
    ),
    Question(
        "twilio_number", ("The number that calls", "発信元の番号"),
        (
            "console.twilio.com, Phone Numbers, Active numbers: one with Voice, as +14155550123",
            "console.twilio.com の Phone Numbers > Active numbers。Voice 対応のもの(+81…)",
        ),
    ),
    Question(
        "public_url", ("Public https address of this machine", "このマシンの公開 https アドレス"),
        (
            "what a tunnel to port 8765 prints, as https://calls.example.com",
            "ポート 8765 へのトンネルが表示するもの。https://calls.example.com の形",
        ),
    ),
    Question(
        "openai_api_key", ("OpenAI API key", "OpenAI の API キー"),
        ("platform.openai.com, API keys; it is not shown here", "platform.openai.com の API keys。表示されません"),
        secret=True,
    ),
    Question(
        "on_behalf_of", ("For whom it calls", "誰の代理でかけるか"),
        ("the callee is told this name first; empty for none", "最初に相手に伝える名前。空でもかまいません"),
        read=_spoken,
    ),
    Question(
        "allow", ("Numbers that may be called, with commas", "発信を許可する番号(コンマ区切り)"),
        ("begin with your own: +14155550123", "まず自分の番号から: +819012345678"), read=_list,
    ),
    Question(
        "prices.engines", ("Dollars a minute of voice", "音声1分あたりのドル"),
        (
            "platform.openai.com, Pricing, Realtime; 0.30 is a careful guess for both directions",
            "platform.openai.com の Pricing、Realtime。双方向で 0.30 とみておけば安全です",
        ),
    ),
    Question(
        "prices.carriers", ("Dollars a minute to {prefix}", "{prefix} への1分あたりのドル"),
        (
            "twilio.com/voice/pricing, your country, Make calls; recording and machine detection come on top",
            "twilio.com/voice/pricing の該当国、Make calls。録音と留守電検出の料金も加えます",
        ),
    ),
    Question(
        "max_cost", ("Dollars that one call may cost at most", "1回の通話の上限(ドル)"),
        ("a call that might cost more is refused", "超えるおそれのある通話は断ります"), read=_dollars,
    ),
)  # fmt: skip

_SAYS: dict[str, Pair] = {
    "intro": (
        "Enter keeps what is set. Secrets go to {env}, the rest to {config}; only you can read them.",
        "Enter で今の値のままです。秘密の値は {env} に、ほかは {config} に入り、本人だけが読めます。",
    ),
    "set": ("set", "設定済み"),
    "unset": ("not set", "未設定"),
    "wrong": ("  That cannot be used: {why}", "  使えません: {why}"),
    "no_account_sid": (
        "an Account SID is AC and 32 more of 0-9 and a-f",
        "Account SID は AC に続けて 0-9 と a-f の32文字です",
    ),
    "looks_secret": (
        "it looks like a key or a token, and this is said aloud; write a name, as Amy Carter",
        "鍵やトークンのようです。ここは相手に読み上げられます。山田花子 のように名前を書いてください",
    ),
    "no_dollars": (
        '"{found}" is no amount of dollars; write it as 0.30',
        "「{found}」は金額ではありません。0.30 のように書いてください",
    ),
    "written": ("Written. Now run: oathra phone doctor", "保存しました。次は oathra phone doctor を実行してください"),
}


@setup.callback()
def _setup() -> None:
    """Keep `phone` a command of its own."""


@setup.command("phone")
def setup_phone(
    explain_in: Annotated[
        str | None,
        typer.Option("--explain-in", "--lang", metavar="|".join(EXPLAINED_IN), help="Language of the output."),
    ] = None,
) -> None:
    """Ask for what a real call needs (Twilio, OpenAI Realtime), and write it down; no secret is ever shown."""
    refuse_unknown("--explain-in", explain_in, EXPLAINED_IN)
    needs_phone()
    from oathra_backend.setting_up import write_settings
    from oathra_backend.settings import CONFIG, ENVIRONMENT, home_folder, load_settings

    home, language = home_folder(), explain_in or "en"
    settings = load_settings(home)
    print(_say("intro", language, env=home / ENVIRONMENT, config=home / CONFIG))
    answered = 0
    try:
        for question in QUESTIONS:
            for one, current in _asked_of(question, settings):
                settings = _ask(one, current, language, lambda changes: write_settings(home, changes)) or settings
                answered += 1
    except EOFError:  # the end of a pipe keeps the rest
        print()
        if not answered:
            raise Failure("nobody_to_ask") from None
    print(_say("written", language))


def _asked_of(question: Question, settings: Settings) -> list[tuple[Question, str]]:
    """Return what is to be asked now, with what is set: prices are asked for each country that may be called."""
    if question.key == "prices.engines":
        price = settings.prices.engines.get(settings.engine)
        read = _price("engines", settings.engine)
        return [(_as_price(question, question.asks, read), "" if price is None else str(price))]
    if question.key == "prices.carriers":
        known = settings.prices.carriers.get(settings.carrier, {})
        return [
            (
                _as_price(question, _filled(question.asks, prefix), _price("carriers", settings.carrier, prefix)),
                str(known.get(prefix, "")),
            )
            for prefix in _prefixes(settings)
        ]
    value: Any = getattr(settings, question.key)
    if question.secret:
        return [(question, "set" if value else "")]
    return [(question, ", ".join(value) if is_list(value) else str(value or ""))]


def _as_price(question: Question, asks: Pair, read: Callable[[str], Any]) -> Question:
    return Question("prices", asks, question.where, read)


def _filled(asks: Pair, prefix: str) -> Pair:
    return asks[0].format(prefix=prefix), asks[1].format(prefix=prefix)


def _prefixes(settings: Settings) -> list[str]:
    from oathra_backend.policy.numbers import country_prefix

    return list(dict.fromkeys(country_prefix(number) for number in settings.allow))


def _ask(
    question: Question, current: str, language: str, write: Callable[[Mapping[str, Any]], Settings]
) -> Settings | None:
    """Ask until the answer can be used; None where what is set is kept."""
    from oathra_backend.settings import SettingsError

    shown = _say("set" if current else "unset", language) if question.secret or not current else current
    print(f"\n{question.asks[language == 'ja']}  [{shown}]\n  {question.where[language == 'ja']}")
    while True:
        given = _typed(question.secret)
        if not given:
            return None
        try:
            return write({question.key: question.read(given)})
        except Failure as failure:
            print(_say("wrong", language, why=_say(failure.key, language, **failure.given)))
        except SettingsError as error:
            print(_say("wrong", language, why="; ".join(error.faults) or error))


def _typed(secret: bool) -> str:
    """Return a line from the terminal, or from a pipe; a secret is not echoed. Raises `EOFError` at the end of it."""
    return (getpass("  › ") if secret and sys.stdin.isatty() else input("  › ")).strip()


def _say(key: str, language: str, **given: object) -> str:
    return in_language(_SAYS, key, language, **given)
