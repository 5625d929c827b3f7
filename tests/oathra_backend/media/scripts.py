"""Calls as their callees hold them: what each says, turn by turn, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from oathra.simulator.sides import Line, Reply
from oathra_backend.standins.callee import OnTheLine
from oathra_backend.standins.telephone import Phone
from tests.simulator.scenarios import scenario

__all__ = ["CLAIMS", "RESTAURANT", "SCRIPTS", "Says", "Script", "phone_of"]

RESTAURANT = {"en": "half-past-seven", "ja": "shichiji-han"}
HOTEL = {"en": "under-twenty-thousand", "ja": "yosan-niman"}


class Says:
    """A callee that says its lines, one to each turn of the caller, and hangs up after the last."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = list(lines)

    def hear(self, line: Line | None) -> Reply:
        if not self._lines:
            return Reply(hangs_up=True)
        said = self._lines.pop(0)
        return Reply((Line(text=said, pause_ms=300),), hangs_up=not self._lines)


@dataclass(frozen=True, eq=False)
class Script:
    """One call: the mission, the callee's lines, and what it comes to."""

    name: str
    language: str
    lines: tuple[str, ...]
    status: str
    mission: dict[str, str] = field(default_factory=lambda: RESTAURANT)
    taken_for: str = "human"
    claims: bool = False

    @property
    def id(self) -> str:
        return f"{self.language} {self.name}"

    @property
    def number(self) -> str:
        return f"+1500555{SCRIPTS.index(self):04}"


SCRIPTS: tuple[Script, ...] = (
    Script("seven is full, half past seven is taken and confirmed", "en", (
        "Bella's, good evening.",
        "I'm sorry, 7 is fully booked, but we do have 7:30.",
        "You're all set. September 25th at 7:30 pm for two.",
        "Thank you. Bye!",
    ), "completed"),
    Script("seven is full, half past seven is taken and confirmed", "ja", (
        "はい、炉端かもめです。",
        "申し訳ございません、19時は満席なんですが、19時半でしたら空いております。",
        "かしこまりました。9月26日19時半、4名様でご予約を承りました。",
        "ありがとうございます。お待ちしております。",
    ), "completed"),
    Script("a voicemail that the carrier took for a person", "en", (
        "Hi, you've reached Bella's. We can't come to the phone right now. Please leave a message after the tone.",
    ), "not_connected"),
    Script("a voicemail that the carrier took for a person", "ja", (
        "ただいま電話に出ることができません。発信音のあとにお名前とご用件をお話しください。",
    ), "not_connected"),
    Script("a voicemail that the carrier found", "en", ("Hi, this is Bella, you know what to do.",), "not_connected", taken_for="machine_start"),
    Script("a voicemail that the carrier found", "ja", ("はい、かもめです。",), "not_connected", taken_for="machine_start"),
    Script("a menu", "en", (
        "Thank you for calling Bella's. For reservations, press 1. For opening hours, press 2.",
        "We did not get your choice. For reservations, press 1.",
    ), "not_connected"),
    Script("a menu", "ja", (
        "お電話ありがとうございます。ご予約は1を、営業時間のご案内は2を押してください。",
        "恐れ入りますが、もう一度、ご予約は1を押してください。",
    ), "not_connected"),
    Script("a retraction", "en", (
        "Bella's, good evening.",
        "Yes, you're booked for September 25th at 7 pm, a table for two.",
        "Oh no, I'm so sorry, that table has just been taken after all.",
    ), "incomplete"),
    Script("a retraction", "ja", (
        "はい、炉端かもめです。",
        "はい、9月26日19時、4名様でご予約を承りました。",
        "あ、申し訳ございません、やはり満席でお取りできませんでした。",
    ), "incomplete"),
    Script("a price that changes after the confirmation", "en", (
        "Hotel Lakeside.",
        "A non-smoking room with breakfast for one night on November 6th is 18,000 yen, tax included.",
        "You're booked, November 6th, one night, non-smoking, breakfast included, at 18,000 yen with tax.",
        "Oh, sorry, I misread that. It's 23,500 yen with tax.",
    ), "incomplete", HOTEL),
    Script("a price that changes after the confirmation", "ja", (
        "湖畔ホテルさざなみです。",
        "11月6日から1泊、禁煙のお部屋、朝食付きで、税込み18,000円でございます。",
        "11月6日から1泊、禁煙、朝食付き、税込み18,000円でご予約を承りました。",
        "あ、申し訳ございません、税込み23,500円の間違いでした。",
    ), "incomplete", HOTEL),
    Script("a callee that hangs up in the middle", "en", ("Bella's, good evening.", "September 25th at 7, let me"), "incomplete"),
    Script("a callee that hangs up in the middle", "ja", ("はい、炉端かもめです。", "9月26日の19時ですね、少々"), "incomplete"),
    Script("a caller that claims success", "en", ("Bella's, good evening.", "Hm, I really can't say right now.", "Well.", "Goodbye."), "incomplete", claims=True),
    Script("a caller that claims success", "ja", ("はい、炉端かもめです。", "うーん、ちょっと今は何とも。", "さあ。", "失礼します。"), "incomplete", claims=True),
)  # fmt: skip

CLAIMS = {
    "en": " Great, so that's confirmed, you've booked September 25th at 7 pm for two.",
    "ja": "では9月26日19時、4名で予約確定ということで、承りました。",
}


def phone_of(script: Script) -> Phone:
    """Return the phone on which *script* happens."""
    one = scenario(script.mission[script.language])
    return Phone(
        answers=lambda: OnTheLine(one, callee=Says(script.lines)), taken_for=script.taken_for, rings_s=0.2
    )
