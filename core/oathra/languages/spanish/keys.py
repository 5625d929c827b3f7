"""The tokens of a Spanish text: by them rows are found, and patterns that cannot match are left out."""

from __future__ import annotations

from ...reading.patterns import Pattern
from ...reading.required import DIGIT
from ...reading.sieve import Sieve
from ...reading.spaced_script import spaced_script

__all__ = ["SCRIPT", "SIEVE", "number_pattern", "pattern"]

SCRIPT = spaced_script(
    letters="a-záéíóúüñ",
    marks="!\"$%&'()*+,-./:;?@–—…£€¥¿¡º",  # not "#", which a value leaves behind when it is read
    common=(
        "a al con de del el en es esta está ha hay he la las le les lo los me mi muy no nos o para pero por pues que se si sí su te tien tu un una y ya"
    ).split(),
)
SIEVE = Sieve(SCRIPT)


def pattern(source: str) -> Pattern:
    """Return a pattern of Spanish text."""
    return Pattern(source, SIEVE)


def number_pattern(source: str) -> Pattern:
    """Return a pattern that begins with the first digit of a number, and nowhere else."""
    return Pattern(source, SIEVE, begins=DIGIT)
