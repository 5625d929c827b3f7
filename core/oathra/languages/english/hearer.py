"""English words by which a commitment says that it is made for the one who is spoken to, not only for somebody."""

from __future__ import annotations

from .keys import pattern

__all__ = ["HEARER"]

HEARER = pattern(r"\b(?:you(?:'re|rs?|s|se)?|y'all|ye(?:'re)?)\b")
