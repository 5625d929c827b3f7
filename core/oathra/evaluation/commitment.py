"""What a callee does in place of committing: one function a twist, played whenever it would commit.

Each gets the `Moment`: the line that it would say, with the terms that it would commit to. It returns what is said in
place of it, with what *that* commits to, or None to let it be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ..scenario.scenario import Scenario
from ..simulator.intents import CalleeIntent, CallerIntent
from ..simulator.sides import Callee, Line, Reply
from ..simulator.truth import Truth
from .changed_terms import changeable, fewer, other_value
from .voice import Voice

__all__ = [
    "Act",
    "Moment",
    "TwistedCommitment",
    "asks_back_first",
    "breaks_off",
    "changes_it",
    "commits_in_dialect",
    "commits_in_part",
    "commits_to_other_terms",
    "echoes_the_caller",
    "hands_over",
    "hangs_up_silently",
    "holds_first",
    "names_another_party",
    "offers_something_else",
    "says_instead",
    "takes_it_back",
]

_PAUSE_MS = range(250, 1200)
_HOLD_MS = range(4000, 20000)
_PATIENCE = 4
_ENDINGS = (CallerIntent.THANKS,)


@dataclass(slots=True, kw_only=True)
class Moment:
    """The callee is about to commit, or (`at_goodbye`) has, and the caller thanks.

    It does so for the `nth` time under this act, from 0. `meant` is its line, `agreed` the terms that both sides
    settled on, `heard` what it answers. `changed` are the values that it has put in place of the agreed ones in this
    call, `memory` what else an act has to remember, `hands_to` who goes on in its place, from its next turn on.
    """

    scenario: Scenario
    voice: Voice
    meant: Line
    agreed: Mapping[str, Any]
    heard: Line | None
    nth: int
    at_goodbye: bool
    stands: Truth
    changed: dict[str, Any]
    memory: dict[str, Any]
    hands_to: Callee | None = None

    @property
    def terms(self) -> Mapping[str, Any]:
        """What it would commit to."""
        return self.meant.commits or {}

    def line(self, text: str, commits: Mapping[str, Any] | None = None, *, retracts: bool = False) -> Line:
        """Return a line of these words with what they really do."""
        rng = self.voice.rng
        pause = _PAUSE_MS.start + rng.randrange(len(_PAUSE_MS))
        return Line(text=text, pause_ms=pause, commits=commits, retracts=retracts)


Act = Callable[[Moment], Reply | None]


class TwistedCommitment:
    """A callee that does *acts* in place of committing: the first the first time, the last from then on."""

    def __init__(self, scenario: Scenario, inner: Callee, voice: Voice, acts: tuple[Act | None, ...]) -> None:
        self._scenario, self._inner, self._voice, self._acts = scenario, inner, voice, acts
        self._stands = Truth()
        self._changed: dict[str, Any] = {}
        self._memory: dict[str, Any] = {}
        self._times = 0
        self._last: tuple[Act | None, Line] | None = None

    def hear(self, line: Line | None) -> Reply:
        """Answer as the callee would, but for what commits."""
        reply = self._inner.hear(line)
        said: list[Line] = []
        for meant in reply.lines:
            given = self._in_place_of(meant, line)
            said += given.lines
            for one in given.lines:
                self._stands.follow(one)
            if given.hangs_up:
                return Reply(tuple(said), hangs_up=True)
        if reply.hangs_up:
            more = self._at_goodbye(line)
            if more is not None:
                return more
        return Reply(tuple(said), reply.hangs_up)

    def _in_place_of(self, meant: Line, heard: Line | None) -> Reply:
        if meant.commits is not None:
            number = min(self._times, len(self._acts) - 1)
            act = self._acts[number]
            self._last = act, meant
            moment = self._moment(meant, heard, self._times - number)
            self._times += 1
            done = act(moment) if act else None
            self._inner = moment.hands_to or self._inner
            return Reply((moment.meant,)) if done is None else done
        if not self._stands.committed and meant.intent is CalleeIntent.LOOKS_FORWARD:
            return Reply((replace(meant, text=self._voice.simply(CalleeIntent.SAYS_GOODBYE)),))
        if not self._stands.committed and meant.intent is CalleeIntent.GIVES_REFERENCE and self._times:
            return Reply()
        return Reply((self._with_changes(meant),))

    def _with_changes(self, meant: Line) -> Line:
        """Name the changed value, not the one that was agreed."""
        for name, value in meant.values.items():
            if self._changed.get(name, value) != value:
                text = self._voice.says("answers", value=self._voice.value(name, self._changed[name]))
                return replace(meant, text=text, values={name: self._changed[name]})
        return meant

    def _at_goodbye(self, heard: Line | None) -> Reply | None:
        """Give the act its last chance, when the caller thanks for what was committed."""
        if self._last is None or not self._stands.committed or heard is None or heard.intent not in _ENDINGS:
            return None
        act, meant = self._last
        moment = self._moment(meant, heard, at_goodbye=True)
        done = act(moment) if act in _AT_GOODBYE and act is not None else None
        for one in done.lines if done is not None else ():
            self._stands.follow(one)
        return done

    def _as_changed(self, meant: Line) -> Line:
        """A callee that has put one value in place of another does not commit to the old one later."""
        terms = {**(meant.commits or {}), **self._changed}
        if terms == meant.commits:
            return meant
        return replace(meant, text=self._voice.says("stays-wrong", terms), commits=terms)

    def _moment(self, meant: Line, heard: Line | None, nth: int = 0, *, at_goodbye: bool = False) -> Moment:
        return Moment(
            scenario=self._scenario, voice=self._voice, meant=self._as_changed(meant), agreed=meant.commits or {},
            heard=heard, nth=nth, at_goodbye=at_goodbye, stands=self._stands, changed=self._changed,
            memory=self._memory,
        )  # fmt: skip


# -- without committing ------------------------------------------------------------------------------------------


def says_instead(key: str) -> Act:
    """Return an act that says one of the lines of *key* and commits to nothing."""

    def act(moment: Moment) -> Reply:
        return Reply((moment.line(moment.voice.says(key, moment.terms)),))

    return act


def names_another_party(moment: Moment) -> Reply:
    """Speak of a booking that somebody else has."""
    voice = moment.voice
    return Reply((moment.line(voice.says("other-partys-booking", moment.terms, stranger=voice.stranger())),))


def offers_something_else(moment: Moment) -> Reply:
    """Deny one of the terms and offer another."""
    voice = moment.voice
    name = _one_of(moment)
    if name is None:
        return Reply((moment.line(voice.says("retracted")),))
    value = moment.terms[name]
    other = other_value(name, value, voice.rng)
    return Reply(
        (moment.line(voice.says("negate-then-offer", value=voice.value(name, value), other=voice.value(name, other))),)
    )


def echoes_the_caller(moment: Moment) -> Reply:
    """Give the caller's own words back, to the letter or nearly."""
    heard = moment.heard
    if heard is not None and heard.text and moment.voice.rng.randrange(2):
        return Reply((moment.line(heard.text),))
    return Reply((moment.line(moment.voice.says("caller-echo-trap", moment.terms)),))


def hangs_up_silently(moment: Moment) -> Reply:
    """Leave without a word, or with one that means nothing."""
    said = () if moment.voice.rng.randrange(2) else (moment.line(moment.voice.says("silent-hangup")),)
    return Reply(said, hangs_up=True)


def breaks_off(moment: Moment) -> Reply:
    """Be cut off before it is said."""
    text = moment.voice.says("cut-off", moment.terms)
    return Reply((moment.line(text + moment.voice.rng.choice(("", "—", "..."))),), hangs_up=True)


def hands_over(moment: Moment) -> Reply:
    """Pass the call on to somebody who can do nothing."""
    moment.hands_to = _WrongDesk(moment.voice)
    return Reply((moment.line(moment.voice.says("transfer")),))


class _WrongDesk:
    """Somebody at a desk where nothing is booked."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._turns = 0

    def hear(self, line: Line | None) -> Reply:
        """Greet, then say that nothing can be done here."""
        self._turns += 1
        if self._turns == 1:
            return Reply((Line(text=self._voice.says("transfer greets"), pause_ms=_HOLD_MS.start),))
        leaves = line is not None and line.intent in (*_ENDINGS, CallerIntent.LEAVES)
        if leaves or self._turns > _PATIENCE:
            return Reply((Line(text=self._voice.simply(CalleeIntent.SAYS_GOODBYE)),), hangs_up=True)
        return Reply((Line(text=self._voice.says("transfer cannot")),))


# -- committing to something else, or not for long ---------------------------------------------------------------


def commits_to_other_terms(moment: Moment) -> Reply | None:
    """Commit, with one term wrong."""
    terms = _changed_terms(moment)
    if terms is None:
        return None
    key = "stays-wrong" if moment.nth else "wrong-restate"
    return Reply((moment.line(moment.voice.says(key, terms), commits=terms),))


def changes_it(moment: Moment) -> Reply | None:
    """Commit, then move the booking: in the same breath, or when the caller thanks."""
    voice = moment.voice
    at_once = bool(voice.rng.randrange(2))
    if not moment.changed and not moment.at_goodbye and not at_once:
        return None
    was = moment.agreed
    terms = _changed_terms(moment)
    if terms is None:
        return None
    name = next(iter(moment.changed))
    if was[name] == terms[name]:
        return None  # the caller took it meanwhile
    value, other = voice.value(name, was[name]), voice.value(name, terms[name])
    already = moment.stands.committed and moment.stands.terms.get(name) == terms[name]
    if moment.at_goodbye and already:
        return None
    key = "changed" if already else "confirm-then-change"
    change = moment.line(voice.says(key, value=value, other=other), commits=terms)
    return Reply((change,)) if already or moment.at_goodbye else Reply((moment.meant, change))


def takes_it_back(moment: Moment) -> Reply | None:
    """Commit, then take it back: in the same breath, in the next, or when the caller thanks."""
    voice = moment.voice
    if moment.stands.ever and not moment.stands.committed:
        return Reply((moment.line(voice.says("retracted")),))
    back = moment.line(voice.says("retract-after-confirm"), retracts=True)
    if moment.at_goodbye:
        return Reply((back,))
    match voice.rng.randrange(3):
        case 0:
            between = " " if voice.book.apart else ""
            return Reply((replace(back, text=f"{moment.meant.text}{between}{back.text}"),))
        case 1:
            return Reply((moment.meant, back))
        case _:
            return None


def commits_in_part(moment: Moment) -> Reply | None:
    """Commit to fewer, or leave one term open; the same one throughout the call."""
    voice, memory = moment.voice, moment.memory
    if "open" not in memory and not moment.changed:
        names = changeable(moment.terms, moment.scenario.mission.require)
        less = {name: fewer(name, moment.terms[name]) for name in names if name in ("partySize", "quantity")}
        fewer_of = next((name for name, value in less.items() if value is not None), None)
        if fewer_of is not None and voice.rng.randrange(2):
            moment.changed[fewer_of] = less[fewer_of]
        else:
            memory["open"] = voice.rng.choice(names) if len(names) > 1 else ""
    for name, value in moment.changed.items():
        terms = {**moment.terms, name: value}
        return Reply((moment.line(voice.says("partial-fewer", fewer=voice.value(name, value)), commits=terms),))
    if not memory["open"]:
        return Reply((moment.line(voice.says("never-confirm", moment.terms)),))
    left = {name: value for name, value in moment.terms.items() if name != memory["open"]}
    return Reply((moment.line(voice.says("partial-terms", left, what=voice.what(memory["open"]))),))


def _changed_terms(moment: Moment) -> dict[str, Any] | None:
    """Return the terms with the one value that is wrong throughout this call; None where none can be."""
    if not moment.changed:
        name = _one_of(moment)
        if name is None:
            return None
        moment.changed[name] = other_value(name, moment.terms[name], moment.voice.rng)
    return {**moment.terms, **moment.changed}


def _one_of(moment: Moment) -> str | None:
    names = changeable(moment.terms, moment.scenario.mission.require)
    return moment.voice.rng.choice(names) if names else None


# -- committing after all ----------------------------------------------------------------------------------------


def holds_first(moment: Moment) -> Reply | None:
    """Put the caller on hold, then go on."""
    if moment.nth:
        return None
    rng = moment.voice.rng
    wait = _HOLD_MS.start + rng.randrange(len(_HOLD_MS))
    return Reply((moment.line(moment.voice.says("hold-then-reply")), replace(moment.meant, pause_ms=wait)))


def asks_back_first(moment: Moment) -> Reply | None:
    """Ask whether to book it, once."""
    return None if moment.nth else Reply((moment.line(moment.voice.says("ask-back", moment.terms)),))


def commits_in_dialect(moment: Moment) -> Reply:
    """Commit as people of another region say it."""
    return Reply((moment.line(moment.voice.says("dialect", moment.terms), commits=moment.terms),))


_AT_GOODBYE: tuple[Act, ...] = (changes_it, takes_it_back)
