"""The languages that verdicts, notices and errors are written in; calls in any other are explained in English.

A language of calls is a pack in `languages/`. A language of sentences is a column of the tables of messages
(`call/logs/messages.py`, `verdict/messages.py`, the terminal's, the page's catalogues) and its code here.
"""

from __future__ import annotations

__all__ = ["EXPLAINED_IN", "explained_in"]

EXPLAINED_IN = ("en", "ja")


def explained_in(code: str) -> str:
    """Return the language in which a call in the language *code* is explained."""
    return code if code in EXPLAINED_IN else EXPLAINED_IN[0]
