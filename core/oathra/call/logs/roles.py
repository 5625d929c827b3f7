"""Who is the caller: from the user's word, the format, the labels, or, as a proposal only, the text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from .importer import Draft, Remark, Spoken
from .labels import plain_label, role_of
from .role_signs import balance_of

__all__ = ["Roles", "decide_roles"]

# On 13,000 public dialogues with the right labels no call came closer than 1 to this.
_CLEARLY = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Roles:
    """Which side each label is ("caller", "callee", "other"), whether that is certain, and what to tell the user."""

    sides: dict[str, str]
    certain: bool
    remarks: tuple[Remark, ...] = ()


def decide_roles(draft: Draft, callers: Sequence[str] | None) -> Roles:
    """Return the side of every label of *draft*.

    The user's choice decides, then what the format fixes, then the table of labels; one label left over
    takes the side that is free. Everything else is proposed from the text and not certain.
    """
    labels = tuple(dict.fromkeys(turn.label for turn in draft.turns))
    known = {label: draft.roles.get(label) or role_of(label) for label in labels}
    if callers:
        chosen = {plain_label(label) for label in callers}
        if any(plain_label(label) in chosen for label in labels):
            return _as_chosen(draft, labels, known, chosen)
        found = _by_labels(draft, labels, known)
        lost = Remark(code="callers_not_found", given={"wanted": _listed(callers), "labels": _listed(labels)})
        return Roles(sides=found.sides, certain=False, remarks=(lost, *found.remarks))
    return _by_labels(draft, labels, known)


def _as_chosen(draft: Draft, labels: Sequence[str], known: dict[str, str | None], chosen: set[str]) -> Roles:
    sides = {
        label: "caller" if plain_label(label) in chosen else "other" if known[label] == "other" else "callee"
        for label in labels
    }
    if "callee" not in sides.values() and _is_user_and_system(draft, known):
        sides |= {label: "callee" for label in labels if plain_label(label) == "system"}
    return Roles(sides=sides, certain=True)


def _by_labels(draft: Draft, labels: Sequence[str], known: dict[str, str | None]) -> Roles:
    sides = {label: side for label, side in known.items() if side is not None}
    unknown = [label for label in labels if label not in sides]
    speaking = _sides_of(sides)
    if len(unknown) == 1 and len(speaking) == 1:
        sides[unknown[0]] = "callee" if speaking == {"caller"} else "caller"
        return _unless_swapped(draft, sides)
    if _one_sided(sides, unknown, speaking):
        return _proposed(draft, [label for label in labels if sides.get(label) != "other"], sides)
    if unknown:
        return _proposed(draft, unknown, sides)
    if "caller" not in speaking and _is_user_and_system(draft, sides):
        return _proposed(draft, labels, {})
    return _unless_swapped(draft, sides)


def _sides_of(sides: dict[str, str]) -> set[str]:
    return set(sides.values()) - {"other"}


def _one_sided(sides: dict[str, str], unknown: Sequence[str], speaking: set[str]) -> bool:
    """Two known labels on one side and nobody on the other ("Agent" and "Customer"): the table cannot be right."""
    return not unknown and len(speaking) == 1 and sum(side != "other" for side in sides.values()) > 1


def _is_user_and_system(draft: Draft, sides: Mapping[str, str | None]) -> bool:
    """A research dialogue: "System" talks with "User", and neither is a note in the log of an agent."""
    systems = [turn for turn in draft.turns if sides[turn.label] == "other" and plain_label(turn.label) == "system"]
    return len(systems) > 1 and not draft.roles


def _proposed(draft: Draft, open_labels: Iterable[str], fixed: dict[str, str]) -> Roles:
    """Propose sides for *open_labels* from what they say; the first to speak is the one who was called."""
    open_labels = list(open_labels)
    sides = {label: side for label, side in fixed.items() if label not in open_labels}
    weights = {label: _balance(draft.turns, (label,)) for label in open_labels}
    if "caller" in sides.values():
        sides |= dict.fromkeys(open_labels, "callee")
    else:
        caller = max(reversed(open_labels), key=lambda label: weights[label])
        sides |= {label: "caller" if label == caller else "callee" for label in open_labels}
    return Roles(sides=sides, certain=False, remarks=(_remark("roles_proposed", sides),))


def _unless_swapped(draft: Draft, sides: dict[str, str]) -> Roles:
    """Trust the labels, unless both sides talk as the other would, and together clearly so."""
    caller = _balance(draft.turns, [label for label, side in sides.items() if side == "caller"])
    if caller >= 0:
        return Roles(sides=sides, certain=True)
    callee = _balance(draft.turns, [label for label, side in sides.items() if side == "callee"])
    if callee > 0 and callee - caller >= _CLEARLY:
        return Roles(sides=sides, certain=False, remarks=(_remark("roles_look_swapped", sides),))
    return Roles(sides=sides, certain=True)


def _balance(turns: Sequence[Spoken], labels: Sequence[str]) -> int:
    return balance_of(turn.text for turn in turns if turn.label in labels)


def _remark(code: str, sides: dict[str, str]) -> Remark:
    by_side = {
        side: _listed([label for label, found in sides.items() if found == side]) for side in ("caller", "callee")
    }
    return Remark(code=code, given={"callers": by_side["caller"], "callees": by_side["callee"]})


def _listed(labels: Iterable[str]) -> str:
    return ", ".join(f'"{label}"' for label in labels) or "—"
