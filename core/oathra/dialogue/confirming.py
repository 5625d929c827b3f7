"""When a callee's turn confirms, and when it takes back: the two entries of a confirmation, and what bars them."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from ..call.fields import FIELDS
from ..reading.acts import Act
from ..reading.reader import ActFound
from ..reading.values import OF_HOLDER, OF_STAFF
from .callee_turn import CalleeTurn
from .mentions import SPECIFIC
from .states import Pending, TermState

if TYPE_CHECKING:
    from .negotiation import Negotiation

__all__ = ["ANSWERABLE", "confirmation", "denial", "implies"]

_KANA = re.compile("[\u3040-\u30ff]+")
_CHOICES = ("breakfast", "smoking")
_BESIDE_A_YES = 4  # letters that say nothing more ("yes sir")
_ALIKE = 0.6  # of 1: how much of two names is spelt alike where one may be the other misheard
# What an agreement or an implication can answer.
ANSWERABLE = (Pending.REQUEST, Pending.ACCEPTANCE, Pending.CONFIRMATION)


def confirmation(call: Negotiation, number: int, told: CalleeTurn) -> tuple[ActFound | None, bool]:
    """Return the act by which turn *number* confirms, and whether it is explicit; None if it does not confirm.

    The entries, in order: an explicit confirmation; a clean yes to the question whether it is booked; an
    implication; and, where the contract asks for no more, the acceptance of the whole slot.
    """
    if told.withheld or told.unread or told.suspended or _for_another(call, number):
        return None, False
    if told.confirmed is not None:
        return (None, False) if _too_weak(call, number, told.confirmed) else (told.confirmed, True)
    if call.doubts.held_back or told.denied:
        return None, False
    if _is_clean_yes(call, number, told):
        return told.agreed, False
    if told.implied is not None and implies(call, told):
        return told.implied, False
    accepts = call.contract.confirmation == "callee_acceptance" and not _in_doubt(call)
    if accepts and not told.only_asked.intersection(_wanted(call)) and _restated(call, number) and _all_agreed(call):
        return told.agreed or told.implied, False
    return None, False


def implies(call: Negotiation, told: CalleeTurn) -> bool:
    """Return whether an implication confirms: right after a request or an acceptance, no doubt and no question."""
    if told.asks or told.withheld:
        return False
    if call.doubts.held_back or _in_doubt(call):
        return False
    if call.commitment.made and call.changed():
        return False
    return any(point in ANSWERABLE for point in call.pending) and _all_named(call)


def denial(told: CalleeTurn, confirmed_by: ActFound | None) -> ActFound | None:
    """Return the act that refuses the booking or takes it back; None where only other values are turned down."""
    after = max((act.start for act in (confirmed_by, told.confirmed) if act is not None), default=-1)
    refusals = [
        act
        for act, clause in told.denied
        # "8 is full", of a booking at 7
        if act.start >= after and not (act.act is Act.DENIES and told.denied_values.get(clause.start) is False)
    ]
    telling = [act for act in refusals if act.act is not Act.RETRACTS]  # "we're full after all": the first half
    return next(reversed(telling or refusals), None)


def _for_another(call: Negotiation, number: int) -> bool:
    """Return whether turn *number* names somebody other than the one that the caller booked for."""
    name = call.table["name"]
    if name.by_callee is None or name.by_callee.turn != number or name.by_callee.value.rule == OF_STAFF:
        return False
    if name.by_caller is None:  # a callee may know the caller; "that one is Ms Ito's" tells whose it is
        return name.by_callee.value.rule == OF_HOLDER
    ours, theirs = name.by_caller.value.candidates, name.by_callee.value.candidates
    return not any(_may_be_the_same(one, other) for one in ours for other in theirs)


def _may_be_the_same(one: str, other: str) -> bool:
    """Return whether two spellings may be one name: a part of it, misheard, or in kana where the other is not."""
    one, other = one.lower(), other.lower()
    if one in other or other in one or bool(_KANA.fullmatch(one)) != bool(_KANA.fullmatch(other)):
        return True
    return any(SequenceMatcher(None, a, b).ratio() > _ALIKE for a in one.split() for b in other.split())


def _is_clean_yes(call: Negotiation, number: int, told: CalleeTurn) -> bool:
    """Return whether the turn is a yes to the question whether it is booked, without a question or another quote."""
    answer = told.agreed
    if answer is None or answer.act is Act.WILLING or told.asks_anything or told.requotes:
        return False
    if answer.act is Act.AFFIRMS and (told.says_more or len(told.more) > _BESIDE_A_YES):
        return False  # "yes, this is a bakery"
    if any(_only_callee_s(call, name, number) for name in _CHOICES):
        return False  # "yes, it's non-smoking"
    if call.pending[-1] is not Pending.CONFIRMATION or not _all_named(call) or call.doubts.hedged:
        return False
    return not told.promises or _restated(call, number)  # a promise must name the terms


def _only_callee_s(call: Negotiation, name: str, number: int) -> bool:
    """Return whether turn *number* names a field that the caller never did."""
    term = call.table[name]
    return term.by_caller is None and term.by_callee is not None and term.by_callee.turn == number


def _too_weak(call: Negotiation, number: int, act: ActFound) -> bool:
    """Return whether a confirmation does not reach over what is still open.

    A condition must be met. After a deferral or the like, the words must name a term or answer whether it is
    booked ("noted, all set" may only mean the message); "you're all set" never reaches over one.
    """
    if call.doubts.condition_open:
        return True
    if act.act is Act.SETTLES:
        return call.doubts.held_back
    said = [call.table[name].by_callee for name in SPECIFIC]
    named = any(one is not None and one.turn == number for one in said)
    return call.doubts.put_off and not named and call.pending[-1] is not Pending.CONFIRMATION


def _in_doubt(call: Negotiation) -> bool:
    """Return whether the last answer to what is on the table was in doubt, so that nothing may be implied."""
    return call.doubts.hedged or (not call.commitment.made and bool(call.doubts.unread))


def _wanted(call: Negotiation) -> list[str]:
    return [name for name in call.required() if name != "confirmed" and not FIELDS[name].said_by_callee]


def _all_named(call: Negotiation) -> bool:
    return all(call.table[name].on_the_table for name in _wanted(call))


def _all_agreed(call: Negotiation) -> bool:
    return all(call.table[name].state is TermState.AGREED for name in _wanted(call))


def _restated(call: Negotiation, number: int) -> bool:
    """Return whether the callee named every wanted value in turn *number*."""
    said = [call.table[name].by_callee for name in _wanted(call)]
    return bool(said) and all(one is not None and one.turn == number for one in said)
