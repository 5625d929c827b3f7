"""What Spanish words do on the telephone: one table of rows a kind of talk.

A row inside a longer match of another row is left out, so a guard ("en cuanto pague queda reservada") spans the words
it guards. Rows are written without accents (see `spelling.py`); `fragments` holds the pieces that several share.
"""

from __future__ import annotations

from ....reading.phrases import Phrase
from .agreements import AGREEMENTS
from .appearances import APPEARANCES
from .callers import CALLERS
from .commitments import COMMITMENTS
from .doubts import DOUBTS
from .machines import MACHINES
from .promises import PROMISES
from .questions import QUESTIONS
from .refusals import REFUSALS
from .remarks import REMARKS
from .things import THINGS
from .undoings import UNDOINGS

__all__ = ["PHRASES"]

PHRASES: tuple[Phrase, ...] = (
    *COMMITMENTS,
    *PROMISES,
    *AGREEMENTS,
    *REFUSALS,
    *DOUBTS,
    *MACHINES,
    *QUESTIONS,
    *REMARKS,
    *CALLERS,
    *UNDOINGS,
    *THINGS,
    *APPEARANCES,
)
