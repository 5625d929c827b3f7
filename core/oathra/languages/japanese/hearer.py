"""Japanese words by which a commitment says that it is made for the one who is spoken to, not only for somebody."""

from __future__ import annotations

from .keys import pattern

__all__ = ["HEARER"]

HEARER = pattern(r"お[取と]り|お入れ|お[押抑]さえ|承|ご用意|(?:いた|致)しま|させていただ|させて頂")
