"""What a pattern cannot match without: its prerequisites, read off the pattern itself.

Trying a pattern on a text costs far more than looking a word up. `prerequisites` returns groups of keys (words,
characters), of which a text that matches holds one each, and the keys with which a match can begin. It errs to one
side only: where a pattern is too free to tell, it asks for less.

The pattern is read as the set of texts that it spells, as long as they are few, in which `BOUNDARY` stands for
`\\b`, `FREE` for anything, `APART` for some character that is no letter and "0" for a digit. Whoever cuts texts into
keys (a language) says which keys such a spelling holds. RE2 and Google's code search prefilter in the same way.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from typing import NamedTuple

from .script import Script

__all__ = ["APART", "BOUNDARY", "DIGIT", "FREE", "Groups", "Prerequisites", "prerequisites"]

BOUNDARY, FREE, APART, DIGIT = "\0", "\1", "\2", "0"
_MOST = 64  # spellings multiplied out
_MOST_BESIDE = 400  # spellings listed one beside the other
_MOST_HEADS = 600
_PLAIN = re.compile(r"[^\\()\[\]{}|?*+.^$]+")
_NO_LETTER = (r"<!\w)", r"!\w)", "<![a-z])", "![a-z])")
_BEGINS_A_TOKEN = (r"<!\w)",)  # of these: no digit can stand before it either
_DIGITS = re.compile(r"\d")
_CLASSES = {"d": DIGIT, "s": APART, "W": APART, "w": FREE, "D": FREE, "S": FREE, "b": BOUNDARY}

Groups = tuple[frozenset[str], ...]


class Prerequisites(NamedTuple):
    """Groups of keys, of which a text must hold one each; the keys with one of which a match begins, None: unknown."""

    groups: Groups
    beginnings: frozenset[str] | None


class _Part(NamedTuple):
    """A stretch of a pattern: what it spells, how that begins, and the groups it has asked for so far."""

    spells: frozenset[str]
    heads: frozenset[str]
    groups: Groups = ()


_EMPTY = frozenset(("",))
_OPEN = frozenset((FREE,))
_NOTHING = _Part(_EMPTY, _EMPTY)
_ANYTHING = _Part(_OPEN, _OPEN)


@functools.cache
def prerequisites(pattern: str, script: Script) -> Prerequisites:
    """Return what a text must hold, and where a match begins in it, if *pattern* is to match anywhere in it."""
    reader = _PatternReader(pattern, script)
    whole = reader.alternatives(begins=False)
    groups = reader.asked(whole, begins=False)
    # What is asked for first is what texts lack most; the language knows which keys are rare.
    spelt = APART.join(sorted({key for group in groups for key in group}))
    rank = {key: number for number, key in enumerate(script.sure_keys(f"{APART}{spelt}{APART}"))}

    def commonness(group: frozenset[str]) -> tuple[int, int]:
        return max(rank.get(key, len(rank)) for key in group), len(group)

    firsts = frozenset(map(script.first_key, whole.heads))
    beginnings = frozenset(key for key in firsts if key is not None)
    return Prerequisites(
        tuple(sorted(dict.fromkeys(groups), key=commonness)), beginnings if len(beginnings) == len(firsts) else None
    )


class _PatternReader:
    """Reads one pattern from left to right; the syntax is what the language packs use."""

    __slots__ = ("_at", "_keys", "_leads", "_reach", "_source")

    def __init__(self, source: str, script: Script) -> None:
        self._source = source
        self._at = 0
        self._keys = script.sure_keys
        self._reach = script.reach
        self._leads = True  # whether a match may begin with what is read now

    def alternatives(self, begins: bool) -> _Part:
        """Read to the end of the group; *begins*: no letter can stand before what is read."""
        branches = [self._sequence(begins)]
        while self._take("|"):
            branches.append(self._sequence(begins))
        if len(branches) == 1:
            return branches[0]
        spells = frozenset(spelling for branch in branches for spelling in branch.spells)
        heads = self._few({head for branch in branches for head in branch.heads}) if self._leads else _OPEN
        if any(branch.groups for branch in branches) or len(spells) > _MOST_BESIDE:
            best = [self._best(branch, begins) for branch in branches]
            groups: Groups = (frozenset(key for group in best for key in group),) if all(best) else ()
            return _Part(spells if len(spells) <= _MOST_BESIDE else _edges(spells), heads, groups)
        return _Part(spells, heads)

    def asked(self, part: _Part, begins: bool) -> Groups:
        """Return the groups of a part, those of its spellings included."""
        mark = BOUNDARY if begins else ""
        held = [self._keys(mark + spelling) for spelling in sorted(part.spells)]
        groups = list(part.groups)
        while all(held):
            group = frozenset(keys[0] for keys in held)
            groups.append(group)
            held = [[key for key in keys if key not in group] for keys in held]
        return tuple(groups)

    def _best(self, part: _Part, begins: bool) -> frozenset[str]:
        groups = self.asked(part, begins)
        return min(groups, key=lambda group: (len(group), sorted(group))) if groups else frozenset()

    def _sequence(self, begins: bool) -> _Part:
        whole, leads = _NOTHING, self._leads
        while self._at < len(self._source) and self._source[self._at] not in "|)":
            self._leads = leads and not all(head.endswith(FREE) for head in whole.heads)
            after = all(_is_apart(spelling[-1]) if spelling else begins for spelling in whole.spells)
            whole = self._joined(whole, begins, self._repeated(self._item(after)), after)
        self._leads = leads
        return whole

    def _joined(self, one: _Part, begins: bool, other: _Part, after: bool) -> _Part:
        groups = one.groups + other.groups
        mine, theirs = one.spells, other.spells
        if _too_many(mine, theirs):
            groups += self.asked(_Part(mine, _OPEN), begins)
            mine = _edges(mine)
        if _too_many(mine, theirs):
            mark = BOUNDARY if self._source.startswith("\\b", self._at) else ""
            groups += self.asked(_Part(frozenset(text + mark for text in theirs), _OPEN), after)
            theirs = _edges(theirs)
        spells = frozenset(_short(head + tail) for head in mine for tail in theirs)
        return _Part(spells, self._headed(one.heads, other.heads) if self._leads else one.heads, groups)

    def _headed(self, mine: frozenset[str], theirs: frozenset[str]) -> frozenset[str]:
        """Return how texts begin that begin with *mine*, and go on with *theirs* where that is all."""
        joined = {head for head in mine if head.endswith(FREE)}
        joined.update(_head(head + tail, self._reach) for head in mine if not head.endswith(FREE) for tail in theirs)
        return self._few(joined)

    def _few(self, heads: set[str]) -> frozenset[str]:
        if len(heads) > _MOST_HEADS:
            heads = {_head(head, self._reach // 2) for head in heads}
        return frozenset(heads) if len(heads) <= _MOST_HEADS else _OPEN

    def _repeated(self, part: _Part) -> _Part:
        least, most = self._quantity()
        if (least, most) == (1, 1):
            return part
        spells, heads = part.spells, part.heads
        if most > 1:
            spells |= _edges(spells)
            heads |= {_head(head + FREE, self._reach) for head in heads}
        return _Part(spells, heads, part.groups) if least else _Part(spells | {""}, heads | {""})

    def _quantity(self) -> tuple[int, int]:
        least, most = 1, 1
        if self._take("?"):
            least = 0
        elif self._take("*"):
            least, most = 0, 2
        elif self._take("+"):
            most = 2
        elif self._at < len(self._source) and self._source[self._at] == "{":
            end = self._source.index("}", self._at)
            low, _, high = self._source[self._at + 1 : end].partition(",")
            least, most = int(low or 0), int(high or 2) if "," in self._source[self._at : end] else int(low)
            self._at = end + 1
        else:
            return 1, 1
        _ = self._take("?") or self._take("+")  # lazy and possessive repeats spell the same
        return least, most

    def _item(self, begins: bool) -> _Part:
        plain = _PLAIN.match(self._source, self._at)
        if plain:
            end = plain.end()
            if end - self._at > 1 and self._source[end : end + 1] in ("?", "*", "+", "{"):
                end -= 1  # only the last letter is repeated
            text, self._at = self._source[self._at : end], end
            spelt = _DIGITS.sub(DIGIT, text)
            return _Part(frozenset((spelt,)), frozenset((_head(spelt, self._reach),)))
        char = self._source[self._at]
        self._at += 1
        if char == "(":
            return self._group(begins)
        if char == "[":
            return self._set()
        if char == "\\":
            return _one(self._escaped())
        return _ANYTHING if char == "." else _one(BOUNDARY) if char in "^$" else _one(char)

    def _group(self, begins: bool) -> _Part:
        if self._take("?"):
            if self._take("P<"):
                self._at = self._source.index(">", self._at) + 1
            elif not self._take(":"):
                return self._looked_at(begins)
        part = self.alternatives(begins)
        self._at += 1
        return part

    def _looked_at(self, begins: bool) -> _Part:
        """Read the rest of a group that looks ahead or behind: its text stands there, but is not spelt here."""
        start = self._at
        behind = self._take("<")
        wanted = self._take("=")
        if not wanted and not self._take("!"):
            raise ValueError(f"the group at {self._at} of {self._source!r} is none that the packs use")
        part = self.alternatives(begins and not behind)
        self._at += 1
        looked = self._source[start : self._at]
        if looked in _NO_LETTER:
            return _Part(frozenset((BOUNDARY,)), frozenset((BOUNDARY,)) if looked in _BEGINS_A_TOKEN else _EMPTY)
        return _Part(_EMPTY, _EMPTY, self.asked(part, begins and not behind)) if wanted else _NOTHING

    def _set(self) -> _Part:
        source, start = self._source, self._at
        denied = self._take("^")
        chars: set[str] = set()
        while source[self._at] != "]" or self._at == start:
            char = source[self._at]
            self._at += 1
            if char == "\\":
                char = self._escaped()
            if source[self._at] == "-" and source[self._at + 1] != "]":
                last = source[self._at + 1]
                self._at += 2
                chars.add(DIGIT if char.isdigit() and last.isdigit() else FREE)
            else:
                chars.add(DIGIT if char.isdigit() else char)
        self._at += 1
        return _ANYTHING if denied or FREE in chars else _Part(frozenset(chars), frozenset(chars))

    def _escaped(self) -> str:
        char = self._source[self._at]
        self._at += 1
        if char in "xu":  # a code point
            width = 2 if char == "x" else 4
            self._at += width
            return chr(int(self._source[self._at - width : self._at], 16))
        return {"n": "\n", "t": "\t"}.get(char) or _CLASSES.get(char, char)

    def _take(self, text: str) -> bool:
        if self._source.startswith(text, self._at):
            self._at += len(text)
            return True
        return False


def _too_many(mine: frozenset[str], theirs: frozenset[str]) -> bool:
    beside = len(mine) == 1 or len(theirs) == 1
    return len(mine) * len(theirs) > (_MOST_BESIDE if beside else _MOST)


def _one(char: str) -> _Part:
    spelt = frozenset((DIGIT if char.isdigit() else char,))
    return _Part(spelt, spelt)


def _head(text: str, length: int) -> str:
    """Return *text*, cut after so many letters and left open there."""
    if len(text) <= length + 1:
        return text
    text = text.replace(BOUNDARY + BOUNDARY, BOUNDARY)
    return text if len(text) <= length + 1 else text[: length + 1].rstrip(FREE) + FREE


def _edges(spells: Iterable[str]) -> frozenset[str]:
    """Return the spellings with all but the marks at their ends left open."""
    return frozenset(text and _edge(text[:1]) + FREE + _edge(text[-1:]) for text in spells)


def _edge(char: str) -> str:
    return char if char and _is_apart(char) else ""


def _is_apart(char: str) -> bool:
    return char != FREE and not char.isalpha()


def _short(text: str) -> str:
    while FREE + FREE in text:
        text = text.replace(FREE + FREE, FREE)
    return text
