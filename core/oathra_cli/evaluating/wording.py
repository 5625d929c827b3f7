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
    "verdict": ("verdict", "判定"),
    "callee_stands": ("callee stands by", "相手の約束"),
    "agent_claims": ("agent claims", "発信側の申告"),
    "booked": ("booked", "予約成立"),
    "nothing": ("nothing", "なし"),
    "not_as_asked": ("other terms", "別の内容"),
    "claimed falsely": ("Claimed by the agent, not booked", "発信側の誤申告"),
    "broken off": ("Broken off", "中断"),
    "to_read": (
        "{kind} in call {number}: {scenario}, seed {seed}",
        "{kind} 通話{number}: {scenario}、シード {seed}",
    ),
    "left_out": ("… (turns left out)", "…（中略）"),
    "model_gate": (
        "False Completion: {false} / {runs} calls with a model", "誤完了: {false} / {runs} 件（モデルとの通話）",
    ),
    "model_interval": (
        "nothing within the contract was booked in {unbooked} of them; 95 % interval {low} to {high}",
        "うち{unbooked}件は条件に合う予約が不成立。95%信頼区間 {low}〜{high}",
    ),
    "model_inverse": (
        "Recognised: {recognised} / {expected} bookings", "成立した予約の認識: {recognised} / {expected} 件",
    ),
    "model_claims": (
        "The agent claimed a booking in {claims} calls, in {false} of them falsely",
        "発信側が成立と申告した通話: {claims} 件、うち誤り {false} 件",
    ),
    "own_truth": (
        "What the callee stands by is what its model says of itself: read the calls above before you trust a count.",
        "「相手の約束」はモデルの自己申告です。件数を信じる前に、上の通話を読んでください。",
    ),
    "model_usage": (
        "{requests} requests, {read} tokens read and {written} written",
        "要求 {requests} 回、入力 {read} トークン、出力 {written} トークン",
    ),
    "model_cost": (", ${dollars}", "、${dollars}"),
    "at_worst": (
        "of {count} requests nobody said what they took; they are counted at their worst",
        "{count} 回は使用量の報告がなく、最大値で数えています",
    ),
    "broke_off": ("broken off: {held} of {planned} calls were held", "途中で終了：{planned}件中{held}件を実施"),
    "caller": ("caller", "発信側"),
    "callee": ("callee", "相手側"),
}  # fmt: skip
