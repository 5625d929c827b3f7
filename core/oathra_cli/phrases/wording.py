"""What `oathra phrases` says, in English and Japanese: acts, faults and headings, one row a key."""

from __future__ import annotations

import re

from oathra.reading.acts import Act

from ..wording import Pair, in_language
from .checks import Fault

__all__ = ["ACTS", "FAULTS", "HINTS", "SAYS", "act_name", "fault_found", "fault_hint"]

# The English name of an act is the verb that it has in `Act`.
ACTS: dict[str, Pair] = {
    act.name: (act.value, japanese)
    for act, japanese in {
        Act.CONFIRMS: "確定を伝える",
        Act.SETTLES: "話が付いたと言う",
        Act.IMPLIES: "済んだことをほのめかす",
        Act.EXPECTS: "来店を待つと言う",
        Act.COMMITS: "約束する",
        Act.AFFIRMS: "同意する",
        Act.OFFERS: "空きを案内する",
        Act.WILLING: "差し支えないと言う",
        Act.STANDS: "予約は有効だと言う",
        Act.CHANGES: "変更したと伝える",
        Act.DENIES: "断る・空きがない",
        Act.RETRACTS: "取り消す・言い直す",
        Act.NOT_YET: "まだだと言う",
        Act.HEDGES: "ぼかす",
        Act.CHECKS: "確認に立つ",
        Act.TENTATIVE: "仮の扱いにする",
        Act.DEFERS: "後に回す",
        Act.CONDITION: "条件を付ける",
        Act.SUPPOSES: "仮定して話す",
        Act.MET: "条件を外す",
        Act.REDIRECTS: "別の窓口へ回す",
        Act.JOKES: "冗談を言う",
        Act.OTHER_BOOKING: "別の予約を指す",
        Act.OTHER_THING: "予約でないものを指す",
        Act.REMARK: "予約に関わらない話",
        Act.ASKS: "尋ねる",
        Act.CORRECTS: "訂正する",
        Act.BACKCHANNEL: "相槌",
        Act.HOLDS_LINE: "待ってもらう",
        Act.TRANSFERS: "取り次ぐ",
        Act.MACHINE: "自動音声",
        Act.DO_NOT_CALL: "電話を断る",
        Act.GREETS: "挨拶する",
        Act.THANKS: "礼を言う",
        Act.IDENTIFIES: "名乗る",
        Act.REQUESTS: "頼む",
        Act.ALTERS: "変更を頼む",
        Act.ANOTHER: "もう一件頼む",
        Act.ACCEPTS: "承諾する",
        Act.DECLINES: "見送る",
        Act.CANCELS: "取り消しを頼む",
        Act.CONFIRM_REQUEST: "確定かどうかを尋ねる",
        Act.NEGATES: "否定形で尋ねる",
        Act.EITHER_OR: "二択で尋ねる",
    }.items()
}

SAYS: dict[str, Pair] = {
    "callee": ("the callee", "相手側"),
    "caller": ("the caller", "発信側"),
    "both": ("both sides", "双方"),
    "language": ("{name}", "{name}"),
    "preview": ("preview", "試用版"),
    "clause": ("Clause {number}", "節{number}"),
    "question": ("a question", "質問"),
    "aside": ("about something beside the booking: “{word}”", "予約に関わらない話題:「{word}」"),
    "core": ("of the booking: “{word}”", "予約の言葉:「{word}」"),
    "act": ("act", "行為"),
    "covered": ("covered", "包含"),
    "hidden": ("hidden", "対象外"),
    "value": ("value", "値"),
    "risk": ("risk", "要注意"),
    "doubt": ("doubt", "疑い"),
    "nothing": ("no row reads anything here", "どの行も何も読み取りません"),
    "from_clause": ("from clause {number}", "節{number}から続く"),
    "covered_by": ("inside the longer “{row}”", "より長い「{row}」の中にあるため"),
    "hidden_by": (
        "the pattern matches, but none of its needs stands here: {needs}",
        "パターンは一致しますが、needs の語がありません: {needs}",
    ),
    "asks_for": ("asks for {fields}", "{fields}を尋ねる"),
    "may_be": ("a number; may be {fields}", "数。{fields} のどれか"),
    "bare": ("a number", "数"),
    "weak": ("only if it agrees with what was asked for", "求めた値と合うときだけ"),
    "name_answer": ("as an answer to “what's the name?”", "名前を聞かれた答えとしてなら"),
    "explained_row": ("explained by “{row}” ({act})", "「{row}」で説明済み({act})"),
    "explained_value": ("part of a value: {field}", "値の一部: {field}"),
    "explained_aside": ("in a remark about “{word}”", "「{word}」の話の中"),
    "unexplained": (
        "explained by nothing: it raises doubt, and doubt blocks a confirmation",
        "どの行も説明していません。疑いが残り、確定になりません",
    ),
    "doubts": ("unexplained risk words: {count}", "説明のない要注意の語: {count}"),
    "no_doubt": ("nothing is left in doubt", "疑いは残りません"),
    "no_act": (
        "no row reads what this turn does; if it commits to something, that is missed",
        "この発言の働きを読み取る行がありません。約束の言葉なら、見落とします",
    ),
    "today": ("today is {today}", "今日は{today}"),
    "says_count": ("{says} says, {but_not} but_not", "says {says}、but_not {but_not}"),
    "example": ("says", "says"),
    "counter_example": ("but_not", "but_not"),
    "found": ("found", "結果"),
    "right": ("right", "正解"),
    "breaks": ("Rows of the pack that these rows break", "この行が加わると通らなくなる既存の行"),
    "passed": ("{rows} tried, nothing wrong", "{rows}を試し、問題なし"),
    "failed": ("{rows} tried, {faults}", "{rows}を試し、{faults}"),
    "rows": ("{count} rows", "{count}行"),
    "row": ("1 row", "1行"),
    "faults": ("{count} faults", "問題{count}件"),
    "fault": ("1 fault", "問題1件"),
    "listed": ("{count} of {all} rows", "全{all}行のうち{count}行"),
    "risk_summary": (
        "{kinds} risk words: {explained} explained in examples, {named} only named in a pattern, {bare} in no row",
        "要注意の語{kinds}。例で示された行があるもの{explained}、パターンにだけあるもの{named}、どの行にもないもの{bare}",
    ),
    "word": ("risk word", "要注意の語"),
    "as_doubt": ("as doubt", "疑いとして"),
    "otherwise": ("otherwise", "それ以外"),
    "explained_by": ("explained by", "説明する行"),
    "no_row": ("no row names it: doubt", "どの行にもない: 疑い"),
    "named_by": ("no example; named in {rows}", "例なし。パターンにある行: {rows}"),
    "more": ("and {count} more", "ほか{count}"),
}

# What was found, for each kind of fault.
FAULTS: dict[str, Pair] = {
    "no_act": ("act is {found}", "act が {found} です"),
    "no_side": ('by is "{found}"', "by が「{found}」です"),
    "no_tuple": ("{part} is {found}", "{part} が {found} です"),
    "no_text": ("{part} is {found}", "{part} が {found} です"),
    "no_example": ("says is empty", "says が空です"),
    "no_counter_example": ("a confirmation without but_not", "確定を伝える行なのに but_not がありません"),
    "asks": ("a row that {act} asks for {found}", "{act} の行が {found} を尋ねています"),
    "bad_pattern": ("the pattern is no regular expression: {why}", "パターンが正規表現になっていません: {why}"),
    "nested_repeat": ("a repeat inside a repeat: {found}", "繰り返しの中に繰り返しがあります: {found}"),
    "empty_alternative": ("an empty alternative, as in (a||b) or (|a)", "(a||b) や (|a) のような空の選択肢があります"),
    "matches_empty": ("the pattern matches the empty text", "パターンが空の文字列に一致します"),
    "matches_nothing": ("the pattern matches between two letters", "パターンが文字と文字の間に一致します"),
    "wrong_side": ("a row that {act} is spoken by {found}", "{act} の行の by が {found} です"),
    "needs_hide": (
        'the pattern matches here, but no word of needs="{needs}" stands in it, so the row is never tried',
        'パターンはここで一致しますが、needs="{needs}" の語がないため、この行は試されません',
    ),
    "unread_unmatched": (
        "read as {found}; the pattern matches nothing in it",
        "読み取りは「{found}」。パターンがどこにも一致しません",
    ),
    "unread_capitals": (
        "read as {found}; the pattern has capital letters, and the text that it sees is lower case",
        "読み取りは「{found}」。パターンに大文字がありますが、照合する文は小文字です",
    ),
    "unread_hidden": (
        'read as {found}; the pattern matches, but no word of needs="{needs}" stands in it',
        '読み取りは「{found}」。パターンは一致しますが、needs="{needs}" の語がありません',
    ),
    "unread_covered": (
        "read as {found}; the match lies inside a longer one of “{by}”",
        "読み取りは「{found}」。一致した箇所が、より長い「{by}」の中にあります",
    ),
    "never_itself": (
        "no example is read by this row; others read them: {found}",
        "この行が読み取る例がありません。読み取っているのは: {found}",
    ),
    "caught": ("the row reads “{found}”", "この行が「{found}」を読み取ります"),
    "unguarded": (
        "no example holds a confirmation beside the words that {act}",
        "{act} の言葉と並んで確定の言葉を含む例がありません",
    ),
    "no_need": (
        "nothing changes without it in the examples that hold its words ({turns}); these rows do the same: {found}",
        "この行がなくても、その言葉を含む例({turns})の読みは変わりません。同じ働きの行: {found}",
    ),
    "name_taken": ("another row has this name: {file}", "同じ名前の行があります: {file}"),
}  # fmt: skip

# What would be right, for each kind of fault.
HINTS: dict[str, Pair] = {
    "no_act": ("one of Act, such as Act.CONFIRMS", "Act.CONFIRMS など、Act のどれか"),
    "no_side": ("callee, caller or both", "callee、caller、both のどれか"),
    "no_tuple": ('a tuple; one entry needs its comma: ("...",)', 'タプル。一つだけでも ("...",) とコンマが要ります'),
    "no_text": ("text in quotes", "引用符で囲んだ文字列"),
    "no_example": ("a sentence as it was said", "実際に言われたとおりの文"),
    "no_counter_example": (
        "when these words do not confirm: as a question, with once or if, about another's booking",
        "似ていても確定ではない文：質問、「〜たら」、ほかの方の予約など",
    ),
    "asks": (
        'asks only in rows with act=Act.ASKS; "standing" also with STANDS or OTHER_BOOKING, "booking" with DECLINES',
        "asks は act=Act.ASKS の行に書きます。STANDS と OTHER_BOOKING には standing、DECLINES には booking も書けます",
    ),
    "bad_pattern": ("plain re, with a bracket for each bracket", "標準の re の書き方で、括弧の対応を確かめます"),
    "nested_repeat": (
        "a limit on one of them, {0,3} instead of *: it could take forever on a long turn",
        "片方を * でなく {0,3} のように区切ります。長い発言で終わらなくなるおそれがあります",
    ),
    "empty_alternative": ("(?:a|b)? where nothing may stand", "なくてもよい所は (?:a|b)? と書きます"),
    "matches_empty": ("a pattern of which some word must stand", "必ずどれかの語が要るパターン"),
    "matches_nothing": ("a pattern of which some word must stand", "必ずどれかの語が要るパターン"),
    "wrong_side": ('by="callee": only the words of the callee commit', 'by="callee"。約束できるのは相手側だけです'),
    "needs_hide": (
        "needs names a word of every alternative of the pattern; book* is a prefix",
        "パターンのどの選択肢についても、その語を needs に書きます。book* は前方一致です",
    ),
    "unread_unmatched": ("read as {act}", "{act} と読まれること"),
    "unread_capitals": ("read as {act}, by a pattern in lower case", "{act} と読まれること。パターンは小文字です"),
    "unread_hidden": (
        "read as {act}, with a word of the example in needs",
        "{act} と読まれること。例にある語を needs に加えます",
    ),
    "unread_covered": (
        "read as {act}: a longer match wins, so let this pattern span as much, or keep the other from matching here",
        "{act} と読まれること。長い一致が優先されるので、同じだけ広く取るか、もう一方がここで一致しないようにします",
    ),
    "never_itself": (
        "an example that only this row reads, or no row: what the others read needs none",
        "この行だけが読み取る例を加えます。ほかの行で足りるなら、この行は要りません",
    ),
    "caught": (
        "nothing here: let the pattern look at what follows, (?! ...), or at what stands before, (?<! ...)",
        "ここでは読み取らないこと。(?! ...) で後ろを、(?<! ...) で前を確かめます",
    ),
    "unguarded": (
        "one more example, such as “You're booked, ...”: a guard is only shown to guard beside a confirmation",
        "「お取りしました」などと並ぶ例を一つ加えます。確定を止めることが示されていません",
    ),
    "no_need": (
        "an example that only this row reads, or no row",
        "この行だけが読み取る例を加えます。なければ、この行は要りません",
    ),
    "name_taken": (
        "a name of its own, in the words that the row reads; the evidence shows it",
        "読み取る言葉をそのまま、ほかにない名前にします。判定の根拠に表示されます",
    ),
}  # fmt: skip

_NOTHING: Pair = ("nothing", "なし")


def act_name(act: Act, language: str) -> str:
    """Return the verb of *act* for people."""
    return in_language(ACTS, act.name, language)


def fault_found(fault: Fault, language: str) -> str:
    """Return what was found."""
    return _filled(FAULTS[fault.kind], fault, language)


def fault_hint(fault: Fault, language: str) -> str:
    """Return what would be right."""
    return _filled(HINTS[fault.kind], fault, language)


def _filled(pair: Pair, fault: Fault, language: str) -> str:
    """Return the words of *pair* with what the fault gives; other braces are the pattern's own."""
    japanese = language == "ja"
    given = {key: value or _NOTHING[japanese] for key, value in fault.given.items()}
    return re.sub(r"\{(\w+)\}", lambda hole: given.get(hole[1], hole[0]), pair[japanese])
