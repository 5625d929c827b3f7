"""A callee with a mind of its own: what it has, what it is asked for, and what it really commits to.

It understands the caller by intent and values, and keeps what it knows to itself. One method answers one intent;
`_consider` is where it goes on once nothing is left to answer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ..scenario.scenario import CalleeSetting
from .availability import Obstacle, missing, obstacle
from .haggling import Haggling
from .intents import CalleeIntent, CallerIntent
from .sides import Line, Reply
from .speech import Speech

__all__ = ["Character"]

_SAYS, _HEARS = CalleeIntent, CallerIntent
_INSTEAD = {
    "hedge": _SAYS.HEDGES,
    "tentative": _SAYS.PENCILS_IN,
    "deferral": _SAYS.DEFERS,
    "condition": _SAYS.SETS_CONDITION,
}
_ABOUT_A_PERSON = ("name", "phone", "serial")
_FLEXIBILITY_FOR_ONE_MORE = 3  # another alternative for each so many points
_LOOKS_UP_MS = range(2500, 9000)


class Character:
    """A person who answers the telephone, as a scenario describes it."""

    def __init__(self, setting: CalleeSetting, language: str, rng: random.Random) -> None:
        self._persona, self._knows, self._rules = setting.persona, setting.knowledge, setting.rules
        self._greeting = setting.greeting
        self._rng = rng
        persona = setting.persona
        fixed = {"business": persona.business, "person": persona.name, "desk": setting.rules.transfers_to}
        self._speech = Speech(language, "callee", rng, self._knows.currency, fixed)
        self._deal: dict[str, Any] = {}
        self._offered: dict[str, Any] = {}
        self._refused: set[tuple[str, Any]] = set()
        self._haggling: Haggling | None = None
        self._greeted = self._checked = self._committed = self._retracted = False
        self._quoted = self._price_taken = False
        self._misread: set[str] = set()
        self._read_back: set[str] = set()
        self._withheld: set[str] = set()
        self._pointless = 0

    def hear(self, line: Line | None) -> Reply:
        """Answer the caller's line, or its silence."""
        if not self._greeted:
            self._greeted = True
            return Reply((self._greet(),))
        if line is None or not isinstance(line.intent, CallerIntent):
            return self._puzzled()
        answer = self._ANSWERS[line.intent]
        return answer(self, line.values)

    # -- one method an intent ----------------------------------------------------------------------------

    def _takes(self, values: Mapping[str, Any]) -> Reply:
        """The caller says what it wants, or corrects it."""
        for name, value in values.items():
            if name == "price":
                continue
            if self._deal.get(name, value) != value:
                self._committed = False
            self._deal[name] = value
        self._offered = {}
        return self._consider()

    def _hears_acceptance(self, values: Mapping[str, Any]) -> Reply:
        self._take_offer(values)
        return self._consider()

    def _hears_counter(self, values: Mapping[str, Any]) -> Reply:
        if self._haggling is None or "price" not in values:
            return self._puzzled()
        self._quoted = True
        before = self._haggling.price
        now = self._haggling.answer(values["price"])
        self._deal["price"] = now
        intent = _SAYS.LOWERS if now < before else _SAYS.STANDS_FIRM
        if now == before and self._tires():
            return self._loses_patience()
        self._offered = {"price": now}
        return Reply((self._speech.say(intent, {"price": now}),))

    def _hears_refusal(self, values: Mapping[str, Any]) -> Reply:
        """The caller does not take what was offered, and asks for something else."""
        self._refused |= set(self._offered.items())
        self._offered = {}
        found = None if missing(self._knows, self._deal) else obstacle(self._knows, self._deal, self._refused)
        enough = len(self._refused) > self._persona.flexibility // _FLEXIBILITY_FOR_ONE_MORE or self._tires()
        if found is None or not found.instead or enough:
            return Reply((self._speech.say(_SAYS.DENIES),))
        return self._offers(found, _SAYS.ALSO_OFFERS)

    def _hears_question(self, values: Mapping[str, Any]) -> Reply:
        """The caller asks about a field; *values* has it as its key."""
        name = next(iter(values), "")
        known = {**self._deal, **self._offered}
        if name == "serial" and self._knows.reference is not None:
            return Reply((self._speech.say(_SAYS.GIVES_REFERENCE, {"serial": self._knows.reference}),))
        if name == "price" and self._haggling is None and self._knows.price is not None:
            return self._quote()
        if name not in known:
            return self._puzzled()
        return Reply((self._speech.say(_SAYS.ANSWERS, {name: known[name]}, about=name),))

    def _hears_whether_booked(self, values: Mapping[str, Any]) -> Reply:
        if self._committed:
            return Reply((self._commit(_SAYS.REAFFIRMS),))
        if self._offered and all(values.get(name) == value for name, value in self._offered.items()):
            self._take_offer(values)
        if self._offered:
            return self._repeats_offer()
        return self._consider(asked=True)

    def _hears_thanks(self, values: Mapping[str, Any]) -> Reply:
        if self._committed and self._rules.retracts and not self._retracted:
            return self._retract()
        intent = _SAYS.LOOKS_FORWARD if self._committed else _SAYS.SAYS_GOODBYE
        return Reply((self._speech.say(intent),), hangs_up=True)

    def _hears_goodbye(self, values: Mapping[str, Any]) -> Reply:
        self._committed = False
        return Reply((self._speech.say(_SAYS.SAYS_GOODBYE),), hangs_up=True)

    def _hears_no_answer(self, values: Mapping[str, Any]) -> Reply:
        """The caller will not say what was asked for: it has to go without."""
        self._withheld |= {name for name in self._rules.asks if name not in self._deal}
        return self._consider()

    def _hears_waiting(self, values: Mapping[str, Any]) -> Reply:
        return self._consider()

    _ANSWERS: dict[CallerIntent, Callable[[Character, Mapping[str, Any]], Reply]] = {
        _HEARS.REQUESTS: _takes,
        _HEARS.GIVES: _takes,
        _HEARS.CORRECTS: _takes,
        _HEARS.ACCEPTS: _hears_acceptance,
        _HEARS.COUNTERS: _hears_counter,
        _HEARS.ASKS_ALTERNATIVE: _hears_refusal,
        _HEARS.ASKS: _hears_question,
        _HEARS.ASKS_IF_BOOKED: _hears_whether_booked,
        _HEARS.ASKS_IF_TENTATIVE: _hears_whether_booked,
        _HEARS.WITHHOLDS: _hears_no_answer,
        _HEARS.WAITS: _hears_waiting,
        _HEARS.THANKS: _hears_thanks,
        _HEARS.LEAVES: _hears_goodbye,
    }

    def _take_offer(self, values: Mapping[str, Any]) -> None:
        """The caller takes what was offered; *values* are what it repeats of it."""
        taken = {**self._offered, **values}
        self._price_taken = self._price_taken or "price" in taken
        self._deal |= taken
        self._offered = {}

    # -- going on ----------------------------------------------------------------------------------------

    def _consider(self, asked: bool = False) -> Reply:
        """Do what comes next; *asked*: the caller wants to know whether it is booked."""
        if self._retracted:
            return Reply((self._speech.say(_SAYS.DENIES),))
        lacking = missing(self._knows, self._deal)
        if lacking is not None:
            return Reply((self._asks(lacking),))
        if self._rules.checks and not self._checked:
            return self._looks_it_up()
        found = obstacle(self._knows, self._deal, self._refused)
        if found is not None:
            return self._offers(found, _SAYS.OFFERS) if found.instead else Reply((self._speech.say(_SAYS.DENIES),))
        for name in self._rules.misreads:
            if name in self._deal and name not in self._read_back:
                return self._reads_back(name)
        for name in self._rules.asks:
            if name not in self._deal and name not in self._withheld:
                return Reply((self._asks(name),))
        if self._knows.price is not None and not self._price_taken:
            return self._quote() if not self._quoted else self._names_price_again()
        return self._closes(asked)

    def _closes(self, asked: bool) -> Reply:
        """Everything is agreed: commit now, or say something else instead."""
        if self._committed:
            return Reply((self._commit(_SAYS.REAFFIRMS),))
        if self._rules.commits == "never" or (self._rules.commits == "when_asked" and not asked):
            return self._instead()
        lines = [self._commit(_SAYS.COMMITS)]
        if self._knows.reference is not None:
            reference = {"serial": self._knows.reference}
            lines = [self._commit(_SAYS.COMMITS, reference)]
            lines.append(self._speech.say(_SAYS.GIVES_REFERENCE, reference))
        return Reply(tuple(lines))

    def _looks_it_up(self) -> Reply:
        self._checked = True
        hold = self._speech.say(_SAYS.HOLDS)
        after = self._consider()
        wait = _LOOKS_UP_MS.start + self._rng.randrange(len(_LOOKS_UP_MS))
        first, *rest = after.lines
        return Reply((hold, replace(first, pause_ms=wait), *rest), after.hangs_up)

    # -- lines -------------------------------------------------------------------------------------------

    def _greet(self) -> Line:
        if self._greeting:
            return Line(text=self._rng.choice(self._greeting), intent=_SAYS.GREETS)
        return self._speech.say(_SAYS.GREETS)

    def _asks(self, name: str) -> Line:
        return self._kindly(self._speech.say(_SAYS.ASKS, about=name))

    def _offers(self, found: Obstacle, intent: CalleeIntent) -> Reply:
        value = found.instead[0]
        self._offered = {found.field: value}
        said = {found.field: value, f"asked_{found.field}": found.asked}
        return Reply((self._speech.say(intent, said, about=found.field),))

    def _reads_back(self, name: str) -> Reply:
        """Read a value back: the first time wrongly."""
        value = self._deal[name]
        if name not in self._misread:
            self._misread.add(name)
            heard = _misheard(str(value))
            return Reply((self._speech.say(_SAYS.READS_BACK, {name: heard}, about=name),))
        self._read_back.add(name)
        first = self._speech.say(_SAYS.READS_BACK, {name: value}, about=name)
        after = self._consider()
        return Reply((first, *after.lines), after.hangs_up)

    def _quote(self) -> Reply:
        assert self._knows.price is not None
        floor = self._knows.price if self._knows.floor is None else self._knows.floor
        self._haggling = self._haggling or Haggling(self._knows.price, floor, self._persona.flexibility)
        self._quoted = True
        self._deal["price"] = self._haggling.price
        self._offered = {"price": self._haggling.price}
        about = "quantity" if "quantity" in self._deal else ""
        return Reply((self._speech.say(_SAYS.QUOTES, {"price": self._haggling.price}, about=about),))

    def _names_price_again(self) -> Reply:
        if self._tires():
            return self._loses_patience()
        self._offered = {"price": self._deal["price"]}
        return Reply((self._speech.say(_SAYS.ANSWERS, {"price": self._deal["price"]}, about="price"),))

    def _commit(self, intent: CalleeIntent, more: Mapping[str, Any] | None = None) -> Line:
        self._committed = True
        terms = {**self._deal, **(more or {})}
        about = "quantity" if "quantity" in self._deal else ""
        said = {name: value for name, value in self._deal.items() if name not in _ABOUT_A_PERSON}
        return self._kindly(self._speech.say(intent, said, about=about, commits=terms))

    def _repeats_offer(self) -> Reply:
        """Say once more what there is instead of what the caller takes for agreed."""
        if self._tires():
            return self._loses_patience()
        name, value = next(iter(self._offered.items()))
        return Reply((self._speech.say(_SAYS.ANSWERS, {name: value}, about=name),))

    def _instead(self) -> Reply:
        return Reply((self._speech.say(_INSTEAD[self._rules.instead]),))

    def _retract(self) -> Reply:
        self._retracted, self._committed = True, False
        return Reply((self._speech.say(_SAYS.RETRACTS, retracts=True),))

    def _puzzled(self) -> Reply:
        return self._loses_patience() if self._tires() else Reply((self._speech.say(_SAYS.IS_PUZZLED),))

    def _loses_patience(self) -> Reply:
        return Reply((self._speech.say(_SAYS.LOSES_PATIENCE),), hangs_up=True)

    def _tires(self) -> bool:
        """Count one more pointless turn; return whether that was one too many."""
        self._pointless += 1
        return self._pointless > self._persona.patience

    def _kindly(self, line: Line) -> Line:
        if self._rng.randrange(10) >= self._persona.friendliness:
            return line
        return replace(line, text=self._speech.kindly() + line.text)


def _misheard(value: str) -> str:
    """Return *value* as it is easily misheard: the first two neighbours that differ change places, from the end."""
    for at in range(len(value) - 1, 0, -1):
        one, other = value[at - 1], value[at]
        if one != other and one.isalnum() and other.isalnum():
            return f"{value[: at - 1]}{other}{one}{value[at + 1 :]}"
    return value
