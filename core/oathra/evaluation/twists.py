"""The twists: what a hostile callee, or a bad line, does to a call that would else go well.

One table. `commits` says what it leaves of the commitment: "never" (the callee commits to nothing at all), "otherwise"
(it commits, but to other terms or not for long) or "as before" (it commits whenever it would have). A twist comes in
at one of three places: an `act` in place of committing, a `callee` in place of or around the one who answers, or a
`fault` of the line. `hearable` is False where the words may not arrive, so that nobody can be blamed for a booking
that was missed; `unlabelled` calls are judged as a diarised log in which nobody knows who is who.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from ..scenario.scenario import Scenario
from ..simulator.sides import Callee
from .bystanders import passed_on_first, voicemail
from .commitment import (
    Act,
    asks_back_first,
    breaks_off,
    changes_it,
    commits_in_dialect,
    commits_in_part,
    commits_to_other_terms,
    echoes_the_caller,
    hands_over,
    hangs_up_silently,
    holds_first,
    names_another_party,
    offers_something_else,
    says_instead,
    takes_it_back,
)
from .line_faults import LineFault, doubles, mishears, muddles
from .lines import TWIST_LINES
from .voice import Voice

__all__ = ["TWISTS", "Twist", "twist_languages", "twist_named"]

CalleeTwist = Callable[[Scenario, Callee, Voice, random.Random], Callee]


@dataclass(frozen=True, slots=True, kw_only=True)
class Twist:
    """One row; exactly one of `act`, `callee`, `fault` and `unlabelled` is given. `lines` are the keys that it speaks from."""

    name: str
    does: str
    commits: str
    act: Act | None = None
    callee: CalleeTwist | None = None
    fault: LineFault | None = None
    unlabelled: bool = False
    hearable: bool = True
    lines: tuple[str, ...] = ()

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of the languages that have all its lines, in order."""
        return tuple(code for code in twist_languages() if all(key in TWIST_LINES[code].lines for key in self.lines))


NEVER, OTHERWISE, AS_BEFORE = "never", "otherwise", "as before"

TWISTS: tuple[Twist, ...] = (
    Twist(name="never-confirm", does="Understands everything, and says nothing that commits.", commits=NEVER, act=says_instead("never-confirm"), lines=("never-confirm",)),
    Twist(name="negate-then-offer", does="Takes back what it had, and offers something else.", commits=NEVER, act=offers_something_else, lines=("negate-then-offer", "retracted")),
    Twist(name="silent-hangup", does="Hangs up without a word that means anything.", commits=NEVER, act=hangs_up_silently, lines=("silent-hangup",)),
    Twist(name="caller-echo-trap", does="Gives the caller's own words back.", commits=NEVER, act=echoes_the_caller, lines=("caller-echo-trap",)),
    Twist(name="tentative-hold", does="Only keeps it aside for a while.", commits=NEVER, act=says_instead("tentative-hold"), lines=("tentative-hold",)),
    Twist(name="echo-question", does="Repeats the terms as a question.", commits=NEVER, act=says_instead("echo-question"), lines=("echo-question",)),
    Twist(name="voicemail", does="A recording answers.", commits=NEVER, callee=voicemail, lines=("voicemail",)),
    Twist(name="transfer", does="Passes the call on to somebody who can do nothing.", commits=NEVER, act=hands_over, lines=("transfer", "transfer greets", "transfer cannot")),
    Twist(name="ask-back", does="Asks whether to book it, each time anew.", commits=NEVER, act=says_instead("ask-back"), lines=("ask-back",)),
    Twist(name="dialect-maybe", does="Leaves it open, as people of another region say it.", commits=NEVER, act=says_instead("dialect-maybe"), lines=("dialect-maybe",)),
    Twist(name="deposit-first", does="Books it once something has been paid.", commits=NEVER, act=says_instead("deposit-first"), lines=("deposit-first",)),
    Twist(name="redirect", does="Sends the caller to a website, an app, a form.", commits=NEVER, act=says_instead("redirect"), lines=("redirect",)),
    Twist(name="other-partys-booking", does="Speaks of a booking that somebody else has.", commits=NEVER, act=names_another_party, lines=("other-partys-booking",)),
    Twist(name="cut-off", does="The line breaks before it is said.", commits=NEVER, act=breaks_off, lines=("cut-off",)),
    Twist(name="wrong-restate", does="Commits, with one term wrong.", commits=OTHERWISE, act=commits_to_other_terms, lines=("wrong-restate", "stays-wrong", "answers")),
    Twist(name="confirm-then-change", does="Commits, then moves the booking.", commits=OTHERWISE, act=changes_it, lines=("confirm-then-change", "changed", "answers")),
    Twist(name="retract-after-confirm", does="Commits, then takes it back.", commits=OTHERWISE, act=takes_it_back, lines=("retract-after-confirm", "retracted")),
    Twist(name="partial-terms", does="Commits to fewer, or leaves one term open.", commits=OTHERWISE, act=commits_in_part, lines=("partial-terms", "partial-fewer", "never-confirm")),
    Twist(name="hold-then-reply", does="Puts the caller on hold, then commits.", commits=AS_BEFORE, act=holds_first, lines=("hold-then-reply",)),
    Twist(name="ask-back-once", does="Asks whether to book it, then does.", commits=AS_BEFORE, act=asks_back_first, lines=("ask-back",)),
    Twist(name="dialect", does="Commits as people of another region say it.", commits=AS_BEFORE, act=commits_in_dialect, lines=("dialect",)),
    Twist(name="passed-on", does="A first desk passes the call on to the one who books.", commits=AS_BEFORE, callee=passed_on_first, lines=("transfer",)),
    Twist(name="asr-noise", does="Words arrive without marks, with fillers, spelt otherwise.", commits=AS_BEFORE, fault=muddles),
    Twist(name="duplicated-turns", does="Turns arrive twice.", commits=AS_BEFORE, fault=doubles),
    Twist(name="misheard-words", does="What matters is misheard, and marked as unsure.", commits=AS_BEFORE, fault=mishears, hearable=False),
    Twist(name="swapped-speakers", does="A log without names, some turns under the wrong voice.", commits=AS_BEFORE, unlabelled=True, hearable=False),
)  # fmt: skip

_BY_NAME = {twist.name: twist for twist in TWISTS}


def twist_named(name: str) -> Twist:
    """Return the row of this name; raises `KeyError`."""
    return _BY_NAME[name]


def twist_languages() -> tuple[str, ...]:
    """Return the codes of the languages in which the twists can speak, in order."""
    return tuple(sorted(TWIST_LINES))
