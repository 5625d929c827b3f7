"""What `oathra replay` says, in English and Japanese: one row a key."""

from __future__ import annotations

from ..wording import Pair

__all__ = ["SAYS"]

SAYS: dict[str, Pair] = {
    "at": ("at {at} of {all}", "{all}のうち{at}の時点"),
    "idle": ("not dialled yet", "発信前"),
    "dialing": ("dialling", "呼び出し中"),
    "connected": ("on the line", "通話中"),
    "ended": ("over", "終了後"),
    "nothing_said": ("nobody has spoken yet", "まだ誰も話していません"),
    "settled_in": ("turn {turn}", "発言{turn}"),
    "on_the_table": ("on the table: {value}", "提示中：{value}"),
    "undone": ("it was confirmed; turn {turn} undid it", "一度は確定。発言{turn}で無効に"),
    "breaks_off": (
        "This recording breaks off at {at}: what stood then is not how the call ended.",
        "この記録は {at} で途切れています。その時点の状態は、通話の結果ではありません。",
    ),
    "same": (
        "Judged anew from the log: the same verdict as recorded.",
        "記録から判定し直した結果：保存時と同じ判定です。",
    ),
    "differs": (
        "Judged anew from the log: NOT the verdict that was recorded.",
        "記録から判定し直した結果：保存時の判定と異なります。",
    ),
    "nothing_to_compare": (
        "Judged anew from the log; no verdict was recorded to compare it with.",
        "記録から判定し直しました。比べる判定は保存されていません。",
    ),
    "verdict": ("verdict.json", "verdict.json"),
    "result": ("the result in events.jsonl", "events.jsonl の結果"),
    "difference": (
        "{where}, {name}: recorded {recorded}, now {anew}",
        "{where}の{name}：保存時 {recorded}、今回 {anew}",
    ),
}
