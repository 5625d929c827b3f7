"""The commands `oathra phrases explain`, `try`, `list` and `risks`: their options, and which view they print."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from oathra.call.explaining import EXPLAINED_IN, explained_in
from oathra.languages import LANGUAGES, recognise
from oathra.reading.acts import Act

from ..failure import Failure
from ..json_output import print_json
from ..log_files import read_text
from ..said_today import said_today
from ..wording import is_japanese

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

__all__ = ["phrases"]

_CODES = "|".join(LANGUAGES)
_EXPLAINED_IN = "|".join(EXPLAINED_IN)
_SIDES = ("callee", "caller")

phrases = typer.Typer(
    name="phrases",
    help="For contributors: how a turn is read, whether a new phrase row is right, and what the tables hold.",
    no_args_is_help=True,
)

Language = Annotated[str | None, typer.Option(metavar=_CODES, help="Language of the words. Default: read from them.")]
OneLanguage = Annotated[str | None, typer.Option(metavar=_CODES, help="Only this language. Default: all.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
ExplainIn = Annotated[
    str | None,
    typer.Option(
        "--explain-in", "--lang", metavar=_EXPLAINED_IN, help="Language of messages. Default: that of the words."
    ),
]


@phrases.command(name="explain")
def explain_command(
    text: Annotated[str, typer.Argument(metavar="TEXT|-", help="What was said, one turn; or - for standard input.")],
    language: Language = None,
    by: Annotated[str, typer.Option(metavar="callee|caller", help="Whose words they are.")] = "callee",
    today: Annotated[str | None, typer.Option(metavar="DATE", help="The day of the call. Default: today.")] = None,
    as_json: AsJson = False,
    explain_in: ExplainIn = None,
) -> None:
    """Show how a turn is read: clauses, acts with their rows, values, and what explains each risk word."""
    from ..screen import screen
    from .explain_view import explain_json, explain_view
    from .trace import trace

    _reject("--language", language, tuple(LANGUAGES))
    _reject("--by", by, _SIDES)
    said = read_text("-").rstrip("\n") if text == "-" else text
    if not said.strip():
        raise Failure("empty_turn")
    code = language or recognise(said)
    found = trace(said, code, by, _day(today))
    if as_json:
        return print_json(explain_json(found))
    shown_in = _shown_in(explain_in, said)
    console = screen()
    day = said_today(found.today or datetime.date.today(), shown_in, assumed=today is None)
    console.print(explain_view(found, language=shown_in, today=day, console=console))


@phrases.command(name="try", epilog="Exit status: 0 nothing wrong, 1 a fault, or a file that cannot be read.")
def try_command(
    file: Annotated[
        str,
        typer.Argument(metavar="FILE|-", help="Python with Phrase(...) rows: a table of a pack, or a file beside it."),
    ],
    language: Language = None,
    as_json: AsJson = False,
    explain_in: ExplainIn = None,
) -> None:
    """Run the examples of the rows in FILE, and the checks that every row must pass. FILE is run as Python."""
    from ..screen import screen
    from .row_file import read_row_file
    from .trial import try_rows
    from .trial_view import trial_json, trial_view

    _reject("--language", language, tuple(LANGUAGES))
    tried = read_row_file(file, language)
    trial = try_rows(tried)
    shown_in = _shown_in(explain_in, " ".join(text for row in tried.rows for text in row.says))
    if as_json:
        print_json(trial_json(trial, shown_in))
    else:
        console = screen()
        console.print(trial_view(trial, language=shown_in, console=console))
    raise typer.Exit(0 if trial.passed else 1)


@phrases.command(name="list")
def list_command(
    language: OneLanguage = None,
    act: Annotated[str | None, typer.Option(metavar="ACT", help="Only rows of this act, such as TENTATIVE.")] = None,
    as_json: AsJson = False,
    explain_in: ExplainIn = None,
) -> None:
    """List the phrase rows, each with its act, its table and an example."""
    from oathra.languages import load

    from ..screen import screen
    from .tables_view import list_json, list_view

    wanted = None if act is None else act.upper()
    _reject("--act", wanted, tuple(Act.__members__))
    found = {code: [row for row in load(code).phrases if wanted in (None, row.act.name)] for code in _codes(language)}
    if as_json:
        return print_json([row for code, rows in found.items() for row in list_json(code, rows)])
    console = screen()
    _print_each(
        (list_view(code, rows, language=_table_in(explain_in, code), console=console) for code, rows in found.items()),
        console,
    )


@phrases.command(name="risks")
def risks_command(
    word: Annotated[str | None, typer.Argument(metavar="WORD", help="Only this risk word, with all its rows.")] = None,
    language: OneLanguage = None,
    as_json: AsJson = False,
    explain_in: ExplainIn = None,
) -> None:
    """Show which rows explain which risk words: a word that nothing explains is doubt, which blocks a confirmation."""
    from ..screen import screen
    from .coverage import covering
    from .tables_view import risks_json, risks_view

    found = {code: covering(code, word) for code in _codes(language)}
    if not any(found.values()):
        raise Failure("no_risk_word", found=word)
    if as_json:
        return print_json([row for code, rows in found.items() for row in risks_json(code, rows)])
    console = screen()
    views = (
        risks_view(code, rows, in_full=word is not None, language=_table_in(explain_in, code), console=console)
        for code, rows in found.items()
        if rows
    )
    _print_each(views, console)


def _codes(language: str | None) -> tuple[str, ...]:
    _reject("--language", language, tuple(LANGUAGES))
    return tuple(LANGUAGES) if language is None else (language,)


def _reject(option: str, found: str | None, right: tuple[str, ...]) -> None:
    """Raise `Failure` for a value that is none of the possible ones."""
    if found is not None and found not in right:
        raise Failure("bad_choice", option=option, found=found, right=", ".join(right))


def _day(today: str | None) -> datetime.date:
    if today is None:
        return datetime.date.today()
    try:
        return datetime.date.fromisoformat(today)
    except ValueError:
        raise Failure("bad_choice", option="--today", found=today, right="2026-09-18") from None


def _shown_in(explain_in: str | None, said: str) -> str:
    _reject("--explain-in", explain_in, EXPLAINED_IN)
    return explain_in or ("ja" if is_japanese(said) else "en")


def _table_in(explain_in: str | None, code: str) -> str:
    _reject("--explain-in", explain_in, EXPLAINED_IN)
    return explain_in or explained_in(code)


def _print_each(views: Iterable[RenderableType], console: Console) -> None:
    for number, view in enumerate(views):
        if number:
            console.print()
        console.print(view)
