"""A battle as a picture: one SVG text that needs no font, style or script from elsewhere.

It looks like the pages: paper and ink, one seal. The seal is stamped where the agent truly booked and says so, an
empty ring where it did not and says so, and struck through where its claim is false.
"""

from __future__ import annotations

import re
import unicodedata

from .battle import AgentResult, Battle, Bout
from .battle_wording import in_words
from .scores import PARTS

__all__ = ["PALETTE", "battle_card"]

# Those of the pages, web/oathra_web/static/base.css: by day, and in the dark.
PALETTE: dict[str, tuple[str, str]] = {
    "paper": ("#f3eee3", "#181614"),
    "sheet": ("#fffdf8", "#211f1c"),
    "ink": ("#1d1a16", "#ece5d8"),
    "ink-soft": ("#5d5548", "#b3a997"),
    "rule": ("#d9d0bf", "#3c372f"),
    "seal": ("#b3301c", "#f4765f"),
    "on-seal": ("#fffdf8", "#211f1c"),
}
_SERIF = {
    "en": "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Noto Serif', 'Liberation Serif', serif",
    "ja": "'Hiragino Mincho ProN', 'Yu Mincho', YuMincho, 'Noto Serif JP', 'Noto Serif CJK JP', serif",
}
_SANS = {
    "en": "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif",
    "ja": "'Hiragino Sans', 'Yu Gothic UI', Meiryo, 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif",
}
_SIZES = (
    ".large{font-size:25px}.name{font-size:21px}.small{font-size:12px}.stamp{font-size:36px}.strong{font-weight:600}"
    ".ring{stroke-width:2.5}.tick{stroke-width:5}"
)
_WIDTH, _EDGE, _HEAD, _BLOCK, _FOOT = 960, 44, 116, 150, 30
_TEXT_AT = 140
_RIGHT = _WIDTH - _EDGE
_BAR, _BAR_GAP = 136, 24
_WIDE_SHARE, _NARROW_SHARE = 1.0, 0.53  # of the font size that a character takes, on average
# Not `html.escape`: with it the browser would load a table of all entities.
_ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
_UNPRINTABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]")


def battle_card(battle: Battle, language: str) -> str:
    """Return the card of *battle*, with its words in *language*, "en" or "ja"."""
    height = _HEAD + _BLOCK * len(battle.results) + _FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}" '
        f'role="img" aria-labelledby="title described" lang="{language}">',
        f'<title id="title">{_safe(battle.scenario.title)}</title>',
        f'<desc id="described">{_safe(" ".join(_described(one, language) for one in battle.results))}</desc>',
        f"<style>{_style(language)}</style>",
        f'<rect class="paper" width="{_WIDTH}" height="{height}"/>',
        f'<rect class="sheet" x="16" y="16" width="{_WIDTH - 32}" height="{height - 32}" rx="3"/>',
        *_heading(battle, language),
    ]
    for number, result in enumerate(battle.results):
        parts += _block(result, _HEAD + _BLOCK * number, language)
    return "\n".join([*parts, "</svg>", ""])


def _style(language: str) -> str:
    fills = {"paper": "paper", "sheet": "sheet", "ink": "ink", "soft": "ink-soft", "seal": "seal", "on": "on-seal"}
    day, dark = (
        "".join(
            [
                *(f".{name}{{fill:{PALETTE[colour][at]}}}" for name, colour in fills.items()),
                f".track{{fill:{PALETTE['rule'][at]}}}",
                f".line{{stroke:{PALETTE['rule'][at]}}}",
                f".ring{{fill:none;stroke:{PALETTE['seal'][at]}}}",
                f".tick{{fill:none;stroke:{PALETTE['on-seal'][at]}}}",
            ]
        )
        for at in (0, 1)
    )
    fonts = f"text{{font-family:{_SANS[language]};font-size:14px}}.serif{{font-family:{_SERIF[language]}}}"
    return f"{day}{fonts}{_SIZES}@media (prefers-color-scheme:dark){{{dark}}}"


def _heading(battle: Battle, language: str) -> list[str]:
    one = battle.scenario
    first, last = battle.seeds[0], battle.seeds[-1]
    seeds = in_words("seeds" if first == last else "seeds_to", language, first=first, last=last)
    return [
        _text(_EDGE, 60, one.title, "ink serif large", 25, _RIGHT - _EDGE - 180),
        _text(_EDGE, 84, one.mission.objective, "soft", 14, _RIGHT - _EDGE),
        _text(_RIGHT, 56, "Oathra", "seal serif name", 21, 120, end=True),
        _text(_EDGE, 104, f"{one.id} · {one.domain} · {seeds}", "soft small", 12, _RIGHT - _EDGE),
    ]


def _block(result: AgentResult, top: int, language: str) -> list[str]:
    """Return one agent: the seal, what it claims and what decided, the parts of its score as bars."""
    bout = next((one for one in result.bouts if one.false_claim), result.bouts[0])
    runs = len(result.bouts)
    room = _RIGHT - _TEXT_AT - 200
    tally = in_words(
        "tally", language, won=result.won, runs=runs, claims=result.claims, false=result.false_claims,
    )  # fmt: skip
    pace = in_words("pace", language, turns=f"{result.turns:g}", seconds=f"{result.lasted_ms / 1000:.1f}")
    return [
        f'<line class="line" x1="{_EDGE}" y1="{top + 8}" x2="{_RIGHT}" y2="{top + 8}"/>',
        *_seal(bout, top + 66, language),
        _text(_TEXT_AT, top + 42, result.agent.name, "ink serif name strong", 21, 200),
        _text(_TEXT_AT, top + 64, _claim(bout, language), _claim_class(bout), 14, room),
        _text(_TEXT_AT, top + 86, _verdict(bout, language), "ink serif", 14, room),
        _text(_RIGHT, top + 46, f"{result.total:.1f}", "ink serif large", 25, 120, end=True),
        _text(_RIGHT, top + 66, tally, "soft small", 12, 200, end=True),
        _text(_RIGHT, top + 84, pace, "soft small", 12, 200, end=True),
        *(line for number, name in enumerate(PARTS) for line in _bar(result, name, number, top + 108, language)),
    ]


def _bar(result: AgentResult, name: str, number: int, top: int, language: str) -> list[str]:
    at, share = _TEXT_AT + number * (_BAR + _BAR_GAP), result.parts[name]
    return [
        f'<rect class="track" x="{at}" y="{top}" width="{_BAR}" height="5" rx="1"/>',
        f'<rect class="ink" x="{at}" y="{top}" width="{_BAR * share / 100:.1f}" height="5" rx="1"/>',
        _text(at, top + 20, in_words(name, language), "soft small", 12, _BAR - 30),
        _text(at + _BAR, top + 20, f"{share:.0f}", "ink small", 12, 30, end=True),
    ]


def _seal(bout: Bout, middle: int, language: str) -> list[str]:
    """Return the seal: stamped, an empty dotted ring, or one that is struck through."""
    x = _EDGE + 40
    if bout.claimed and bout.achieved:
        stamp = f'<circle class="seal" cx="{x}" cy="{middle}" r="32"/>'
        if language == "ja":
            return [stamp, f'<text class="on serif stamp" x="{x}" y="{middle + 13}" text-anchor="middle">済</text>']
        return [stamp, f'<path class="tick" d="M{x - 14} {middle + 1} l10 11 l19 -23"/>']
    ring = f'<circle class="ring" cx="{x}" cy="{middle}" r="32" stroke-dasharray="1.5 6" stroke-linecap="round"/>'
    if not bout.false_claim:
        return [ring]
    return [ring, f'<path class="ring" d="M{x - 34} {middle + 26} L{x + 34} {middle - 26}"/>']


def _claim(bout: Bout, language: str) -> str:
    said = in_words("claimed" if bout.claimed else "claimed_nothing", language)
    held = "untrue" if bout.false_claim else "unclaimed" if bout.achieved and not bout.claimed else "true"
    return f"{said} · {in_words(held, language)}"


def _claim_class(bout: Bout) -> str:
    return "seal strong" if bout.claimed != bout.achieved else "ink"


def _verdict(bout: Bout, language: str) -> str:
    said = in_words("verdict", language, status=in_words(bout.played.status, language))
    found = bout.decisive
    if found is None:
        return f"{said} · {in_words('undecided', language)}"
    quote = f"「{found.quote}」" if language == "ja" else f"“{found.quote}”"
    return f"{said} · {in_words('turn', language, turn=found.turn + 1)} {quote}"


def _described(result: AgentResult, language: str) -> str:
    return in_words(
        "described", language, agent=result.agent.name, score=f"{result.total:.1f}", won=result.won,
        runs=len(result.bouts), false=result.false_claims,
    )  # fmt: skip


def _text(x: int, y: int, words: str, classes: str, size: int, room: float, *, end: bool = False) -> str:
    anchor = ' text-anchor="end"' if end else ""
    return f'<text class="{classes}" x="{x}" y="{y}"{anchor}>{_safe(_cut(words, size, room))}</text>'


def _cut(words: str, size: int, room: float) -> str:
    """Return *words*, shortened to about *room* pixels: what is drawn cannot wrap."""
    taken = 0.0
    for at, letter in enumerate(words):
        taken += size * (_WIDE_SHARE if unicodedata.east_asian_width(letter) in "WF" else _NARROW_SHARE)
        if taken > room:
            return f"{words[: max(0, at - 1)].rstrip()}…"
    return words


def _safe(words: str) -> str:
    return _UNPRINTABLE.sub("\ufffd", words).translate(_ESCAPED)
