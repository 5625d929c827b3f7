"""`oathra check`: one call or a batch, for people or as JSON, and the exit status that says how it went."""

from __future__ import annotations

import contextlib
import datetime
import sys
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

from oathra.call.carried import Carried, carried_terms
from oathra.call.contract import CONFIRMATIONS
from oathra.call.explaining import EXPLAINED_IN
from oathra.call.logs import read_log
from oathra.call.transcript import Transcript
from oathra.errors import TranscriptError
from oathra.languages import LANGUAGES

from .failure import Failure
from .log_files import read_text, shown_name
from .said_today import said_today
from .terms import contract_of
from .wording import is_japanese

__all__ = ["BAD_INPUT", "COMPLETED", "NOT_COMPLETED", "CheckOptions", "check_batch", "check_call"]

COMPLETED, BAD_INPUT, NOT_COMPLETED = 0, 1, 2


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckOptions:
    """What was asked of `oathra check`; None and () where an option was not given."""

    file: str
    as_json: bool = False
    jobs: int = 1
    today: str | None = None
    require: str | None = None
    constraints: Sequence[str] = ()
    confirmation: str | None = None
    language: str | None = None
    callers: Sequence[str] = ()
    explain_in: str | None = None

    def reject_unknown_values(self) -> None:
        """Raise `Failure` for an option whose value is none of the possible ones."""
        choices = (
            ("--language", self.language, tuple(LANGUAGES)),
            ("--explain-in", self.explain_in, EXPLAINED_IN),
            ("--confirmation", self.confirmation, CONFIRMATIONS),
        )
        for option, found, right in choices:
            if found is not None and found not in right:
                raise Failure("bad_choice", option=option, found=found, right=", ".join(right))

    def reject_terms_of_one_call(self) -> None:
        """Raise `Failure` for an option that a batch takes from its lines."""
        given = {
            "--today": self.today, "--require": self.require, "--constraint": self.constraints,
            "--confirmation": self.confirmation, "--language": self.language, "--caller": self.callers,
        }  # fmt: skip
        for option, value in given.items():
            if value:
                raise Failure("per_line", option=option)


def check_batch(options: CheckOptions) -> int:
    """Judge a batch of JSON lines and return 0, or 1 if a line could not be judged."""
    from .batch_run import run_batch

    options.reject_unknown_values()
    options.reject_terms_of_one_call()
    if options.jobs < 1:
        raise Failure("bad_jobs", found=options.jobs)
    unjudged = run_batch(options.file, jobs=options.jobs, explain_in=options.explain_in)
    return BAD_INPUT if unjudged else COMPLETED


def check_call(options: CheckOptions) -> int:
    """Judge one call, print the verdict, and return 0 when it is completed, else 2."""
    options.reject_unknown_values()
    if options.jobs != 1:
        raise Failure("bad_jobs", found=options.jobs)
    text = read_text(options.file)
    explain_in = options.explain_in or ("ja" if is_japanese(text) else "en")
    with _named(options.file):
        carried = carried_terms(text)
        transcript = read_log(text, callers=options.callers or carried.callers, explain_in=explain_in)
    if options.callers:
        _reject_lost_callers(transcript)
    return _judge(transcript, carried, options, explain_in)


@contextlib.contextmanager
def _named(file: str) -> Generator[None, None, None]:
    """Put the name of *file* in front of what is wrong with its content: "call.txt, line 1: ..."."""
    try:
        yield
    except (TranscriptError, ValueError) as error:
        line = getattr(error, "line", None)
        raise ValueError(f"{shown_name(file)}{': ' if line is None else ', '}{error}") from None


def _reject_lost_callers(transcript: Transcript) -> None:
    """Raise `ValueError` with the labels there are, where no speaker has one that was given as --caller."""
    for notice in transcript.notices:
        if notice.code == "callers_not_found":
            raise ValueError(notice.message)


def _judge(transcript: Transcript, carried: Carried, options: CheckOptions, explain_in: str) -> int:
    from oathra import check

    contract = contract_of(
        carried.terms, require=options.require, constraints=options.constraints,
        confirmation=options.confirmation, today=options.today,
    )  # fmt: skip
    today = contract.today or datetime.date.today()
    verdict = check(
        transcript, contract, today=today, language=options.language or carried.language, explain_in=explain_in
    )
    if options.as_json:
        sys.stdout.buffer.write(verdict.to_json(indent=2).encode("utf-8") + b"\n")
        sys.stdout.buffer.flush()
    else:
        _show(verdict, transcript, explain_in, said_today(today, explain_in, assumed=contract.today is None))
    return COMPLETED if verdict.completed else NOT_COMPLETED


def _show(verdict: Any, transcript: Transcript, explain_in: str, today: str) -> None:
    from .screen import screen
    from .verdict_view import verdict_view

    console = screen()
    console.print(verdict_view(verdict, transcript, language=explain_in, today=today, console=console))
