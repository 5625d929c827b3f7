"""The tokens of an English text: by them rows are found, and patterns that cannot match are left out."""

from __future__ import annotations

from ...reading.patterns import Pattern
from ...reading.required import DIGIT
from ...reading.sieve import Sieve
from ...reading.spaced_script import spaced_script

__all__ = ["SCRIPT", "SIEVE", "number_pattern", "pattern"]

SCRIPT = spaced_script(
    letters="a-z",
    marks="!\"$%&'()*+,-./:;?@–—…£€¥₹",  # not "#", which a value leaves behind when it is read
    common=(
        "a all am an and are at be been but by can do for get had has have he i if in is it just let like ll m me my no not of on or our re s she so some that the them then they this to up us ve want was we were will with woul you your"
    ).split(),
)
SIEVE = Sieve(SCRIPT)


def pattern(source: str) -> Pattern:
    """Return a pattern of English text."""
    return Pattern(source, SIEVE)


def number_pattern(source: str) -> Pattern:
    """Return a pattern that begins with the first digit of a number, and nowhere else."""
    return Pattern(source, SIEVE, begins=DIGIT)
