"""Options that several commands share, and the refusal of values that are none of the possible ones."""

from __future__ import annotations

from typing import Annotated

import typer

from oathra.call.explaining import EXPLAINED_IN

from .failure import Failure

__all__ = ["OutputLanguage", "refuse_unknown"]

OutputLanguage = Annotated[
    str | None,
    typer.Option(
        "--explain-in", "--lang", "--language", metavar="|".join(EXPLAINED_IN),
        help="Language of the output. Default: the call's.",
    ),
]  # fmt: skip


def refuse_unknown(option: str, found: str | None, right: tuple[str, ...]) -> None:
    """Raise `Failure` for a value that is none of the *right* ones."""
    if found is not None and found not in right:
        raise Failure("bad_choice", option=option, found=found, right=", ".join(right))
