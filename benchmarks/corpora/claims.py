"""Negatives whose callee claims a booking in so many words: noise of the labels, for which nothing is tuned."""

from __future__ import annotations

from pathlib import Path

__all__ = ["reason"]

_FILE = Path(__file__).with_name("claims.tsv")  # a dialogue and what in it claims a booking, on each line


def reason(identity: str) -> str | None:
    """Return why the dialogue of an item is listed; None where it is not.

    >>> reason("sgd/train-42_00041#confirm0.0")
    'says in the perfect tense that the room is reserved, with place and dates'
    """
    return _listed().get(identity.partition("#")[0])


def _listed() -> dict[str, str]:
    return dict(line.split("\t") for line in _FILE.read_text("utf-8").splitlines())
