"""What the playground's worker does around a program: output in pieces, a limit to it, tracebacks without our own lines."""

from __future__ import annotations

import pytest

from oathra_web.pyscript import runner
from oathra_web.pyscript.runner import MOST_CHARACTERS, NAME, Sent, TooMuchOutput, told


def test_output_is_sent_in_pieces_and_whole_at_the_end() -> None:
    pieces: list[str] = []
    sent = Sent(pieces.append)
    print("one", "two", file=sent)
    assert pieces == []
    sent.flush()
    sent.flush()
    assert pieces == ["one two\n"]


def test_output_that_takes_long_is_sent_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "PIECE_S", -1)
    pieces: list[str] = []
    Sent(pieces.append).write("soon")
    assert pieces == ["soon"]


def test_too_much_output_ends_a_program_even_one_that_catches_every_exception() -> None:
    sent = Sent(lambda _: None)
    with pytest.raises(TooMuchOutput, match="100,000"):
        while True:
            try:
                sent.write("x" * MOST_CHARACTERS)
            except Exception:
                continue


def test_a_traceback_begins_at_the_programs_own_lines() -> None:
    try:
        exec(compile("def f():\n    1 / 0\nf()", NAME, "exec"), {})
    except ZeroDivisionError as error:
        text = told(error)
    assert text.startswith("Traceback")
    assert text.count("File ") == text.count(NAME) == 2
    assert text.endswith("ZeroDivisionError: division by zero")
