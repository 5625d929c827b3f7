"""Why a call is not dialled: one row a reason, in English and Japanese."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

__all__ = ["SAYS", "Refusal"]

# What was found, and what would be right.
SAYS: MappingProxyType[str, tuple[str, str]] = MappingProxyType(
    {
        "not_e164": (
            '"{number}" is no international number; write it as +14155550123',
            "「{number}」は国際形式の番号ではありません。+81312345678 のように書いてください",
        ),
        "emergency": (
            "{number} reaches an emergency service; it is never dialled",
            "{number} は緊急通報につながる番号のため、発信しません",
        ),
        "premium": (
            "{number} is charged at a premium or shared rate; such numbers are never dialled",
            "{number} は情報料などが加算される番号のため、発信しません",
        ),
        "not_valid": (
            "{number} is not a number that exists in its country's plan; check its digits",
            "{number} はその国の番号計画にありません。桁を確かめてください",
        ),
        "not_allowed": (
            "{number} is not on the allow-list; add it under `allow` in {config}",
            "{number} は発信許可リストにありません。{config} の allow に加えてください",
        ),
        "do_not_call": (
            "{number} asked on {since} not to be called again",
            "{number} は {since} に今後の電話を断っています",
        ),
        "zone_unknown": (
            "the local time at {number} is not known, so quiet hours cannot be kept",
            "{number} の現地時刻がわからず、夜間の発信を避けられません",
        ),
        "quiet_hours": (
            "it is {local} at {number} ({zone}); calls are made from {opens} to {closes} there",
            "{number} の現地時刻は {local}({zone})です。発信は現地の {opens} から {closes} までです",
        ),
        "language": (
            'nothing can be disclosed in "{language}"; calls are made in {right}',
            "「{language}」では最初の告知ができません。使える言語は {right} です",
        ),
        "in_past": (
            "{day} is in the past: at the callee it is {today}; ask for a day to come",
            "{day} は過ぎた日です(相手先の今日は {today})。これからの日付を指定してください",
        ),
        "no_minutes": (
            "a call may take {most} minutes at most, not {found}",
            "1回の通話は最長{most}分です({found}分は指定できません)",
        ),
        "no_turns": (
            "a call may take {most} turns at most, not {found}",
            "1回の通話の発言は最大{most}回です({found}回は指定できません)",
        ),
        "price_unknown": (
            "the price of {what} is not known; set it under `prices` in {config}",
            "{what} の料金がわかりません。{config} の prices に書いてください",
        ),
        "too_dear": (
            "the call may cost {found} USD, more than the {most} allowed for one",
            "この通話は最大 {found} ドルかかり、1回の上限 {most} ドルを超えます",
        ),
        "day_spent": (
            "with this call the last 24 hours may cost {found} USD, more than the {most} allowed",
            "この通話を含めると24時間の費用が最大 {found} ドルになり、上限 {most} ドルを超えます",
        ),
        "outcome_unknown": (
            "call {call} to {number} was lost sight of, so it is not known what came of it; "
            "find out first, then name it in `after`",
            "{number} への通話 {call} は結果がわからないままです。確認したうえで after に指定してください",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason not to dial: its code, a key of `SAYS`, and what fills its sentence."""

    code: str
    given: Mapping[str, Any] = field(default_factory=dict[str, Any])

    def says(self, language: str = "en") -> str:
        """Return the reason as a sentence, in "en" or "ja"."""
        english, japanese = SAYS[self.code]
        return (japanese if language == "ja" else english).format(**self.given)
