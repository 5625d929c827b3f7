"""Spanish words by which a commitment says that it is made for the one who is spoken to, not only for somebody."""

from __future__ import annotations

from .keys import pattern

__all__ = ["HEARER"]

HEARER = pattern(r"\b(?:[lt]es?|os|se l[oa]s?|sus?|tus?|vuestr[oa]s?|usted(?:es)?|tienen?|tienes)\b")
