"""The command `oathra`: its options, and the one place where errors become a short line and exit status 1."""

from __future__ import annotations

import os
import re
import sys
from typing import Annotated, Any

import typer

from oathra.call.explaining import EXPLAINED_IN
from oathra.errors import OathraError, SideError
from oathra.languages import LANGUAGES

from .battling.command import battle_command
from .check_command import BAD_INPUT, CheckOptions, check_batch, check_call
from .evaluating.command import eval_command
from .failure import Failure
from .phone.call_command import call_command
from .phone.calls_commands import calls
from .phone.doctor_command import phone
from .phone.serve_command import serve_command
from .phone.setup_command import setup
from .phrases.commands import phrases
from .playing.command import play_command
from .replaying.command import replay_command
from .scenarios.commands import scenario
from .wording import SAYS, in_language

__all__ = ["app", "main"]

app = typer.Typer(
    name="oathra",
    help="Decides from the callee's own words whether a phone booking was really made.",
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)

app.add_typer(phrases)
app.add_typer(scenario)
app.command(name="play", epilog="Exit status: 0 completed, 1 bad input or usage, 2 not completed.")(play_command)
app.command(name="replay", epilog="Exit status: 0 judged as recorded, 1 otherwise judged, broken off, or bad usage.")(
    replay_command
)
app.command(name="battle", epilog="Exit status: 0 fought, whoever won; 1 bad input or usage.")(battle_command)
app.command(name="eval", epilog="Exit status: 0 every gate holds, 1 one does not, or bad input or usage.")(eval_command)

app.command(name="call", epilog="Exit status: 0 completed, 1 refused or bad usage, 2 not completed.")(call_command)
app.command(name="serve", epilog="Exit status: 0 stopped, 1 it could not start.")(serve_command)
app.add_typer(calls)
app.add_typer(phone)
app.add_typer(setup)

# click's own error class; newer typer bundles click under a private name.
_UsageProblem: type[Exception] = typer.BadParameter.__mro__[2]
# What the validator under newer typer says of a value, and the key of our own words for it.
_OF = r"Invalid value for '(?P<option>[^']+)': Input should be "
_VALIDATORS = {
    _OF + "a valid integer": "whole_number",
    _OF + "a valid number": "any_number",
    _OF + r"greater than or equal to (?P<limit>\S+)": "at_least",
    _OF + r"less than or equal to (?P<limit>\S+)": "at_most",
}
_INTERRUPTED = 130
_EXPLAINED_IN = "|".join(EXPLAINED_IN)
# Commands in which --language is that of the output: the call's own is given.
_ONE_LANGUAGE = ("play", "replay", "battle", "call", "calls")


@app.callback(invoke_without_command=True)
def _root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and the hash of the core.")] = False,
) -> None:
    if version:
        from .version import version_line

        typer.echo(version_line())
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(epilog="Exit status: 0 completed, 1 bad input or usage, 2 valid but not completed.")
def check(
    file: Annotated[
        str | None,
        typer.Argument(metavar="FILE|-", help="The log of a call, or - for standard input; .gz is unpacked."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the artifact as JSON.")] = False,
    jsonl: Annotated[bool, typer.Option("--jsonl", help="Read one call a line, print one verdict a line.")] = False,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="With --jsonl: use N processes.")] = 1,
    today: Annotated[
        str | None, typer.Option(metavar="DATE", help="The day of the call, 2026-09-18. Default: today.")
    ] = None,
    require: Annotated[
        str | None, typer.Option(metavar="A,B", help="Fields that must be verified: date,time,partySize,confirmed.")
    ] = None,
    constraint: Annotated[
        list[str] | None, typer.Option(metavar="LIMIT", help="A limit such as 'price<=20000'; may be repeated.")
    ] = None,
    confirmation: Annotated[
        str | None, typer.Option(metavar="MODE", help="callee_statement (default) or callee_acceptance.")
    ] = None,
    language: Annotated[
        str | None, typer.Option(metavar="|".join(LANGUAGES), help="Language of the call. Default: read from it.")
    ] = None,
    caller: Annotated[
        list[str] | None, typer.Option(metavar="LABEL", help="The label of the calling side; may be repeated.")
    ] = None,
    explain_in: Annotated[
        str | None,
        typer.Option("--explain-in", "--lang", metavar=_EXPLAINED_IN, help="Language of messages. Default: the log's."),
    ] = None,
) -> None:
    """Tell whether the booking was really made, on what evidence, and if not, why not."""
    if file is None:
        raise Failure("no_file_named")
    options = CheckOptions(
        file=file, as_json=as_json, jobs=jobs, today=today, require=require, constraints=tuple(constraint or ()),
        confirmation=confirmation, language=language, callers=tuple(caller or ()), explain_in=explain_in,
    )  # fmt: skip
    if as_json and jsonl:
        raise Failure("both_outputs")
    raise typer.Exit(check_batch(options) if jsonl else check_call(options))


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit status; usage errors are 1, because 2 means "not completed"."""
    arguments = sys.argv[1:] if arguments is None else arguments
    language = _asked_language(arguments)
    try:
        status = int(app(arguments, prog_name="oathra", standalone_mode=False) or 0)
        return _stop(language) if status == _INTERRUPTED else status
    except Failure as failure:
        return _fail(in_language(SAYS, failure.key, language, **failure.given), language)
    except SideError as error:
        return _fail(error.said(language), language)
    except (OathraError, ValueError) as error:
        return _fail(str(error), language)
    except _UsageProblem as problem:
        return _fail(_told(problem, language), language)
    except (KeyboardInterrupt, typer.Abort):
        return _stop(language)
    except BrokenPipeError:
        # The reader left; without this Python would complain once more while it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BAD_INPUT


def _told(problem: Any, language: str) -> str:
    """Return what is wrong with the usage, in plain words.

    Where a command of a group is missing, click shows help and says nothing.
    """
    said: str = getattr(problem, "format_message", problem.__str__)()
    context = getattr(problem, "ctx", None)
    for pattern, key in _VALIDATORS.items():
        if found := re.search(pattern, said):
            return in_language(SAYS, key, language, **found.groupdict())
    if said.strip() or context is None:
        return said
    return in_language(
        SAYS, "no_command", language, command=context.command_path, right=", ".join(context.command.commands)
    )


def _stop(language: str) -> int:
    _fail(in_language(SAYS, "stopped", language), language)
    return _INTERRUPTED


def _fail(message: str, language: str) -> int:
    sys.stderr.reconfigure(errors="replace")  # type: ignore[union-attr]
    print(in_language(SAYS, "error", language, message=message), file=sys.stderr)
    return BAD_INPUT


def _asked_language(arguments: list[str]) -> str:
    """Return the language of error messages, which may be needed before the options are read."""
    options = ("--explain-in", "--lang", *(("--language",) if arguments[:1] and arguments[0] in _ONE_LANGUAGE else ()))
    pairs = zip(arguments, arguments[1:], strict=False)
    asked = any(option in options and value == "ja" for option, value in pairs)
    return "ja" if asked or {f"{option}=ja" for option in options} & set(arguments) else "en"
