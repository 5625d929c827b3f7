"""English."""

from __future__ import annotations

from ...reading.pack import Pack
from .clause_marks import clauses
from .hearer import HEARER
from .keys import SCRIPT, SIEVE
from .people import read_name_answer
from .phrases import PHRASES
from .risks import ASIDES, CORE_WORDS, RISKS
from .spelling import respell
from .values import read_values

__all__ = ["PACK"]

PACK = Pack(
    code="en",
    name="English",
    version="1",
    preview=False,
    phrases=PHRASES,
    script=SCRIPT,
    sieve=SIEVE,
    clauses=clauses,
    respell=respell,
    values=read_values,
    name_answer=read_name_answer,
    risks=RISKS,
    asides=ASIDES,
    core_words=CORE_WORDS,
    hearer=HEARER,
)
