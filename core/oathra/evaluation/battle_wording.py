"""What a battle says on the terminal and on its card, in English and Japanese: one row a key."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["SAYS", "in_words"]

SAYS: dict[str, tuple[str, str]] = {
    "agent": ("agent", "エージェント"),
    "won": ("won", "達成"),
    "claims": ("claims", "報告"),
    "false": ("false", "虚偽"),
    "score": ("score", "得点"),
    "outcome": ("outcome", "結果"),
    "evidence": ("evidence", "根拠"),
    "conversation": ("conversation", "会話"),
    "latency": ("latency", "早さ"),
    "efficiency": ("efficiency", "効率"),
    "turns": ("turns", "発言数"),
    "time": ("time", "時間"),
    "seeds": ("seed {first}", "シード{first}"),
    "seeds_to": ("seeds {first}–{last}", "シード{first}〜{last}"),
    "claimed": ("says it is booked", "予約できたと報告"),
    "claimed_nothing": ("says it is not booked", "予約できていないと報告"),
    "true": ("true", "正しい"),
    "untrue": ("FALSE: no booking that the mission allows", "虚偽：条件に合う予約は取れていない"),
    "unclaimed": ("not true: it is booked", "誤り：実際には予約済み"),
    "undecided": ("no words decided", "決め手の言葉なし"),
    "verdict": ("verdict: {status}", "判定：{status}"),
    "turn": ("turn {turn}", "発言{turn}"),
    "completed": ("COMPLETED", "完了"),
    "incomplete": ("INCOMPLETE", "未完了"),
    "violated": ("VIOLATED", "条件に違反"),
    "not_connected": ("NOT CONNECTED", "つながらず"),
    "tally": (
        "won {won}/{runs} · claims {claims} · false {false}",
        "達成 {won}/{runs} ・ 報告 {claims} ・ 虚偽 {false}",
    ),
    "pace": ("{turns} turns · {seconds} s", "発言 {turns} ・ {seconds} 秒"),
    "described": (
        "{agent}: score {score}, {won} of {runs} won, {false} false claims.",
        "{agent}：得点 {score}、{runs}件中{won}件達成、虚偽の報告 {false}件。",
    ),
}


def in_words(key: str, language: str, **given: object) -> str:
    """Return the words for *key* in *language*, "en" or "ja"."""
    table: Mapping[str, tuple[str, str]] = SAYS
    return table[key][language == "ja"].format_map(given)
