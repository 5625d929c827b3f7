"""What `oathra eval` says, in English and Japanese: one row a key."""

from __future__ import annotations

from ..wording import Pair

__all__ = ["SAYS"]

SAYS: dict[str, Pair] = {
    "runs": ("calls", "通話"),
    "scenario": ("scenario", "シナリオ"),
    "won": ("won", "達成"),
    "score": ("score", "得点"),
    "outcome": ("outcome", "結果"),
    "evidence": ("evidence", "根拠"),
    "conversation": ("conversation", "会話"),
    "latency": ("latency", "早さ"),
    "efficiency": ("efficiency", "効率"),
    "turns": ("turns", "発言数"),
    "settled": ("settled", "確定まで"),
    "lost": ("{scenario}: not won with seed {seeds}", "{scenario}：シード {seeds} で達成できず"),
    "false": ("{scenario}: {count} false completions", "{scenario}：誤完了 {count} 件"),
    "all_won": (
        "{won} of {all} calls came to the verdict to be won, {scenarios} scenarios with {seeds} seeds each",
        "{all}件中{won}件が目標の判定に到達（{scenarios}シナリオ、各{seeds}シード）",
    ),
    "gate": ("False Completion: {false} / {runs} adversarial runs", "誤完了: {false} / {runs} 件（敵対的通話）"),
    "gate_interval": (
        "nothing was booked in {unbooked} of them, in {never} the callee committed to nothing at any time; "
        "95 % interval {low} to {high}",
        "うち{unbooked}件は予約が成立せず（{never}件は相手が一度も約束せず）。95%信頼区間 {low}〜{high}",
    ),
    "inverse": (
        "Recognised: {recognised} / {expected} real bookings ({share}); 95 % interval {low} to {high}",
        "成立した予約の認識: {recognised} / {expected} 件（{share}）。95%信頼区間 {low}〜{high}",
    ),
    "seed": ("seed {seed}", "シード {seed}"),
    "passed": ("passed", "合格"),
    "failed": ("FAILED", "不合格"),
    "unbalanced": (
        "the callee committed in more than half of the calls; add scenarios in which it can be kept from it",
        "相手が約束した通話が半数を超えています。約束に至らないシナリオを増やしてください",
    ),
    "twist": ("twist", "仕掛け"),
    "language": ("language", "言語"),
    "unbooked": ("not booked", "不成立"),
    "false_column": ("false", "誤完了"),
    "recognised": ("recognised", "認識"),
    "false completion": ("False completion", "誤完了"),
    "missed": ("Missed", "見落とし"),
    "failure": (
        "{kind} in call {number}: {scenario} ({spoken}), {twists}",
        "{kind} 通話{number}: {scenario}（{spoken}）、{twists}",
    ),
    "unsure": ("(unsure: {words})", "（聞き取り不確か：{words}）"),
    "claimed": ("called booked: {terms}", "成立とした内容: {terms}"),
    "true": ("the callee stands by: {terms}", "相手が約束した内容: {terms}"),
    "true_nothing": ("the callee stands by nothing", "相手は何も約束していない"),
    "again": ("See it again: {command}", "再現: {command}"),
    "caller": ("caller", "発信側"),
    "callee": ("callee", "相手側"),
}  # fmt: skip
