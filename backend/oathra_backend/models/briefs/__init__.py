"""What a model is told about its part, in the language of the call: one table of lines a language, with the same keys."""

from . import english, japanese
from .filled import Lines, day_of, filled, shown

__all__ = ["BRIEFS", "Lines", "day_of", "filled", "shown"]

BRIEFS: dict[str, Lines] = {"en": english.LINES, "ja": japanese.LINES}
