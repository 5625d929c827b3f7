"""Check a call: the public way in, from a log to its verdict."""

from __future__ import annotations

import datetime
import functools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from .call.carried import carried_terms
from .call.contract import CallContract, read_today
from .call.explaining import EXPLAINED_IN, explained_in
from .call.transcript import Transcript
from .call.turn import Speaker, Turn
from .dialogue.negotiation import Negotiation
from .errors import CallStateError
from .languages import load, recognise
from .reading.reader import Reading, read
from .reading.unsure import without_unsure
from .verdict.verdict import Reason, Verdict
from .version import VERSION

if TYPE_CHECKING:
    from .verdict.standing import Standing

__all__ = ["Dialogue", "check"]

_LOST = "callers_not_found"


@functools.lru_cache(maxsize=8192)
def _reading(text: str, side: str, code: str, today: datetime.date | None) -> Reading:
    """Return what `read` does, at once for what was read lately: a page judges the whole call at each keystroke."""
    return read(text, side, load(code), today)


class Dialogue:
    """A call while it runs: give it each turn, ask for the verdict at any point.

    `contract` is a `CallContract` or the mapping that it is in JSON, as `check` takes it. `language` is the
    code of the call's language; None means that each turn's own words decide.
    """

    def __init__(
        self,
        contract: CallContract | Mapping[str, Any] | None = None,
        *,
        today: datetime.date | str | None = None,
        language: str | None = None,
    ) -> None:
        terms = _contract_of(contract)
        self.contract = replace(terms, today=read_today(today) or terms.today)
        self._call = Negotiation(self.contract)
        self._language = language
        self._heard: list[str] = []
        self._before: str | None = None
        self._ended = False
        self._seen = self._states()

    def receive(self, turn: Turn) -> tuple[str, ...]:
        """Take in the next turn; return the fields whose state it changed, `confirmed` included.

        The cost does not depend on how long the call is. Raises `CallStateError` after `end`, and `TypeError`
        for anything but a `Turn`.
        """
        spoken = cast(object, turn)
        if not isinstance(spoken, Turn):
            raise TypeError(f'the turn is {spoken!r}; give Turn(speaker=Speaker.CALLEE, text="...")')
        if self._ended:
            raise CallStateError("the call has ended; a new call needs a new Dialogue")
        code = self._language or recognise(turn.text, self._before)
        self._before = code
        if code not in self._heard:
            self._heard.append(code)
        self._call.hear(turn, self._read(turn, code))
        before, self._seen = self._seen, self._states()
        return () if self._seen == before else tuple(name for name in self._seen if self._seen[name] != before[name])

    def reading(self, turn: Turn) -> Reading:
        """Return how *turn* would be read, without taking it in."""
        return self._read(turn, self._language or recognise(turn.text, self._before))

    def _read(self, turn: Turn, code: str) -> Reading:
        read_as = _reading(turn.text, turn.speaker.value, code, self.contract.today)
        return without_unsure(read_as, turn.words) if turn.words and turn.speaker is Speaker.CALLEE else read_as

    def end(self) -> None:
        """Close the call: no turn may follow."""
        self._ended = True

    def verdict(self, *, explain_in: str | None = None, certain: bool = True) -> Verdict:
        """Return the verdict as it stands; asking changes nothing.

        `explain_in` is the language of its sentences ("en", "ja"; None: that of the call). `certain` is
        False where who spoke is only proposed: then nothing is `completed`.

        Raises `ValueError` for another language.
        """
        if explain_in not in (None, *EXPLAINED_IN):
            raise ValueError(f'explain_in is "{explain_in}"; use one of {", ".join(EXPLAINED_IN)}')
        from .verdict.explain import explain  # an import of oathra does without

        return explain(self._call, self._provenance(), explain_in or self.spoken_language, certain)

    def standing(self) -> Standing:
        """Return how the call stands, in short: what a caller needs after each turn; asking changes nothing."""
        from .verdict.standing import standing_of  # an import of oathra does without

        return standing_of(self._call)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns so far, in order."""
        return tuple(self._call.turns)

    @property
    def spoken_language(self) -> str:
        """The language of the verdict's sentences where none is asked for: that of the first turn, or English."""
        return explained_in(self._heard[0]) if self._heard else EXPLAINED_IN[0]

    def _states(self) -> dict[str, Any]:
        states: dict[str, Any] = {term.field: (term.state, term.candidates) for term in self._call.table}
        states["confirmed"] = self._call.commitment.state
        return states

    def _provenance(self) -> dict[str, Any]:
        contract = self.contract
        return {
            "oathra": VERSION,
            "languages": {code: _version_of(code) for code in sorted(self._heard)},
            "today": None if contract.today is None else contract.today.isoformat(),
            "contract": {
                "goal": contract.goal,
                "require": None if contract.require is None else list(contract.require),
                "constraints": {name: dict(limits) for name, limits in contract.constraints.items()},
                "confirmation": contract.confirmation,
            },
        }


def _version_of(code: str) -> str:
    pack = load(code)
    return f"{pack.version} (preview)" if pack.preview else pack.version


def _contract_of(given: CallContract | Mapping[str, Any] | None) -> CallContract:
    if isinstance(given, CallContract):
        return given
    return CallContract() if given is None else CallContract.from_json(given)


def check(
    log: str | Sequence[Any] | Mapping[str, Any] | Transcript,
    contract: CallContract | Mapping[str, Any] | None = None,
    *,
    today: datetime.date | str | None = None,
    language: str | None = None,
    callers: Sequence[str] | None = None,
    explain_in: str | None = None,
) -> Verdict:
    """Return whether the call in *log* was completed, on what evidence, and if not, why not.

    *log* is text, a list of turns, a JSON object or a `Transcript`. The terms that an object carries beside its
    turns, or the JSON text of one, hold where *contract* is None. *today* is the day of the call, without
    which relative dates stay unverified. *callers* names the labels of our side; if
    the log has none of them, a reason `callers_not_found` names those it has. *explain_in* ("en", "ja") is
    the language of the verdict's sentences (None: that of the call) and of errors. Raises `TranscriptError` for a
    log that cannot be read, `ValueError` for a bad contract and `TypeError` for what is none.
    """
    from .call.logs import read_log

    if contract is None:
        carried = carried_terms(log)
        contract = CallContract.from_json(carried.terms)
        language, callers = language or carried.language, callers or carried.callers
    transcript = read_log(log, callers=callers, explain_in=explain_in or "en")
    dialogue = Dialogue(contract, today=today, language=language)
    for turn in transcript.turns:
        dialogue.receive(turn)
    verdict = dialogue.verdict(explain_in=explain_in, certain=transcript.certain)
    if not any(notice.code == _LOST for notice in transcript.notices):
        return verdict
    told = read_log(log, callers=callers, explain_in=explain_in or dialogue.spoken_language)
    lost = (Reason(code=_LOST, message=notice.message) for notice in told.notices if notice.code == _LOST)
    return replace(verdict, reasons=(*lost, *verdict.reasons))
