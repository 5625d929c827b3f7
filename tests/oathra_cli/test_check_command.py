"""`oathra check` as a shell runs it: exit statuses, output, errors, streaming."""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from oathra_cli.main import main

BOOKED = (
    "AI: A table for two at 7:30 pm on September 25, please.\n"
    "Clerk: You're all set for 7:30 pm on September 25 for two.\n"
)
REFUSED = "AI: A table for two at 7:30 pm on September 25, please.\nClerk: Sorry, we're fully booked that night.\n"
BOOKED_JA = "客：9月25日19時半に二名で予約をお願いします。\n店員：9月25日19時半、二名様でご予約を承りました。\n"
BOOKED_ES = (
    "Agente: Una mesa para dos el 25 de septiembre a las 19:30, por favor.\n"
    "Restaurante: Le queda reservada para dos el 25 de septiembre a las 19:30.\n"
)
TODAY = ("--today", "2026-09-18")


def oathra(*arguments: str, given: str | bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "oathra", *arguments],
        input=given.encode() if isinstance(given, str) else given,
        capture_output=True,
        timeout=120,
        env={**os.environ, **environment},
        check=False,
    )


def line(name: str, *texts: str, **more: object) -> str:
    turns = [{"speaker": ("caller", "callee")[at % 2], "text": text} for at, text in enumerate(texts)]
    return json.dumps({"id": name, "now": "2026-09-18T10:00:00", "turns": turns, **more}, ensure_ascii=False)


def booked_line(name: str) -> str:
    return line(name, *(row.split(": ", 1)[1] for row in BOOKED.strip().split("\n")))


def test_a_completed_call_is_status_0() -> None:
    run = oathra("check", "-", *TODAY, given=BOOKED)
    assert run.returncode == 0, run.stderr
    assert "COMPLETED" in run.stdout.decode()
    assert "2026-09-18" in run.stdout.decode()
    assert run.stderr == b""


@pytest.mark.parametrize(("explain_in", "said"), [("en", "Español is a preview"), ("ja", "Españolはプレビュー版です")])
def test_a_call_in_a_language_that_is_a_preview_says_so(explain_in: str, said: str) -> None:
    run = oathra("check", "-", *TODAY, "--explain-in", explain_in, given=BOOKED_ES)
    assert run.returncode == 0, run.stderr
    assert said in run.stdout.decode()


def test_other_languages_say_nothing_of_a_preview() -> None:
    assert "preview" not in oathra("check", "-", *TODAY, given=BOOKED).stdout.decode()


def test_a_call_that_is_not_completed_is_status_2() -> None:
    run = oathra("check", "-", *TODAY, given=REFUSED)
    assert run.returncode == 2, run.stderr
    assert "INCOMPLETE" in run.stdout.decode()


def test_a_file_is_read_and_so_is_a_gzip_file(tmp_path: Path) -> None:
    (tmp_path / "call.txt").write_text(BOOKED, encoding="utf-8")
    (tmp_path / "call.txt.gz").write_bytes(gzip.compress(BOOKED.encode()))
    plain = oathra("check", str(tmp_path / "call.txt"), *TODAY)
    packed = oathra("check", str(tmp_path / "call.txt.gz"), *TODAY)
    assert (plain.returncode, plain.stdout) == (0, packed.stdout)


def test_the_artifact_is_json() -> None:
    run = oathra("check", "-", "--json", *TODAY, given=BOOKED_JA, PYTHONIOENCODING="ascii", LC_ALL="C")
    artifact = json.loads(run.stdout)
    assert run.returncode == 0, run.stderr
    assert artifact["status"] == "completed"
    assert artifact["schema"] == 1


def test_the_verdict_on_a_japanese_log_is_japanese() -> None:
    run = oathra("check", "-", *TODAY, given=BOOKED_JA)
    assert "完了" in run.stdout.decode()
    assert "COMPLETED" not in run.stdout.decode()


def test_the_language_of_the_verdict_may_be_chosen() -> None:
    assert "COMPLETED" in oathra("check", "-", "--lang", "en", *TODAY, given=BOOKED_JA).stdout.decode()
    assert "未完了" in oathra("check", "-", "--explain-in", "ja", *TODAY, given=REFUSED).stdout.decode()


def test_without_today_the_real_day_is_used_and_said() -> None:
    out = oathra("check", "-", given=BOOKED).stdout.decode()
    assert "this computer's date" in out


def test_a_log_may_carry_its_own_terms() -> None:
    turns = json.loads(booked_line("x"))["turns"]
    log = json.dumps({"contract": {"require": ["phone", "confirmed"]}, "today": "2026-09-18", "turns": turns})
    run = oathra("check", "-", "--json", given=log)
    assert run.returncode == 2
    assert json.loads(run.stdout)["required"] == ["phone", "confirmed"]
    assert oathra("check", "-", "--require", "confirmed", given=log).returncode == 0


TERMS: dict[str, dict[str, object]] = {
    "in a contract": {"contract": {"constraints": {"time": {"lte": "19:00"}}}},
    "beside the turns": {"constraints": {"time": {"lte": "19:00"}}},
    "language": {"contract": {"language": "ja"}},
    "callers": {"callers": ["callee"]},
    "none": {},
}


@pytest.mark.parametrize("kind", TERMS)
def test_a_batch_judges_a_log_as_one_call_is_judged(kind: str) -> None:
    log = json.dumps(json.loads(booked_line("x")) | TERMS[kind])
    alone, batch = oathra("check", "-", "--json", given=log), oathra("check", "--jsonl", "-", given=log)
    one, row = json.loads(alone.stdout), json.loads(batch.stdout)
    assert {key: row[key] for key in ("status", "outcome", "values", "missing")} == {
        key: one[key] for key in ("status", "outcome", "values", "missing")
    }
    assert row["completed"] is (kind == "none")


def test_a_misspelt_term_of_a_log_is_bad_input() -> None:
    run = oathra("check", "-", given=json.dumps(json.loads(booked_line("x")) | {"requires": ["phone"]}))
    assert run.returncode == 1
    assert b'did you mean "require"?' in run.stderr


def test_a_constraint_may_be_given_as_people_write_it() -> None:
    assert (
        oathra(
            "check", "-", *TODAY, "--constraint", "time>=19:00", "--constraint", "partySize=2", given=BOOKED
        ).returncode
        == 0
    )
    run = oathra("check", "-", *TODAY, "--constraint", "time<=19:00", given=BOOKED)
    assert run.returncode == 2
    assert "VIOLATED" in run.stdout.decode()


def test_unknown_speakers_never_complete_until_the_caller_is_named() -> None:
    log = BOOKED.replace("AI:", "Speaker 0:").replace("Clerk:", "Speaker 1:")
    proposed = oathra("check", "-", *TODAY, given=log)
    assert proposed.returncode == 2
    assert "Speaker 0" in proposed.stdout.decode()
    assert oathra("check", "-", *TODAY, "--caller", "Speaker 0", given=log).returncode == 0


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    (tmp_path / "empty.txt").write_bytes(b"\n \n")
    (tmp_path / "nothing.txt").write_bytes(b"")
    (tmp_path / "sjis.txt").write_bytes("AI: Hi\n店員：".encode("shift_jis"))
    (tmp_path / "large.txt").write_bytes(b"AI: " + b"a" * 1_000_000)
    (tmp_path / "torn.txt.gz").write_bytes(gzip.compress(b"AI: Hi\n" * 1000)[:30])
    (tmp_path / "no.txt.gz").write_bytes(b"AI: Hi\n")
    (tmp_path / "no_labels.txt").write_bytes(b"Hello.\n")
    (tmp_path / "call.txt").write_text(BOOKED, encoding="utf-8")
    return tmp_path


BROKEN = {
    "missing": (("missing.txt",), "no such file"),
    "a folder": (("",), "is a folder"),
    "empty": (("empty.txt",), "is empty"),
    "not UTF-8": (("sjis.txt",), "byte 8 is 0x93"),
    "too large": (("large.txt",), "1,000,000 characters"),
    "torn gzip": (("torn.txt.gz",), "not gzip data"),
    "no gzip": (("no.txt.gz",), "not gzip data"),
    "no speakers": (("no_labels.txt",), 'line 1: "Hello." names no speaker'),
    "no batch": (("--jsonl", "missing.txt"), "no such file"),
    "torn batch": (("--jsonl", "torn.txt.gz"), "not gzip data"),
    "an unknown option": (("call.txt", "--colour"), "--colour"),
    "an unknown language": (("call.txt", "--language", "fr"), '--language is "fr"; use en, ja'),
    "an unknown language of messages": (("call.txt", "--lang", "fr"), '--explain-in is "fr"'),
    "an unknown confirmation": (("call.txt", "--confirmation", "maybe"), "callee_statement, callee_acceptance"),
    "an unknown field": (("call.txt", "--require", "date,colour"), 'field "colour" is unknown'),
    "an unknown day": (("call.txt", "--today", "tomorrow"), "write it as 2026-09-18"),
    "an empty day": (("call.txt", "--today="), 'today is ""; write it as 2026-09-18'),
    "no such month": (("call.txt", "--today", "2026-13-01"), "there is no month 13"),
    "a caller who is not there": (("call.txt", "--caller", "Bob"), 'No speaker is called "Bob"; the log has "AI", "Clerk"'),
    "a caller who is not there, in Japanese": (("call.txt", "--caller", "Bob", "--lang", "ja"), "Bob"),
    "a constraint without a sign": (("call.txt", "--constraint", "price 20000"), '"price 20000"'),
    "a constraint on nothing": (("call.txt", "--constraint", "colour=3"), 'field "colour" is unknown'),
    "a limit on the confirmation": (("call.txt", "--constraint", "confirmed=maybe"), 'confirmed takes no limit; name it in "require"'),
    "a yes as a limit on the confirmation": (("call.txt", "--constraint", "confirmed=yes"), 'confirmed takes no limit; name it in "require"'),
    "no number of jobs": (("call.txt", "--jsonl", "--jobs", "many"), "--jobs"),
    "no jobs at all": (("call.txt", "--jsonl", "--jobs", "0"), "--jobs is 0"),
    "jobs for one call": (("call.txt", "--jobs", "2"), "--jsonl"),
    "both outputs": (("call.txt", "--json", "--jsonl"), "exclude each other"),
    "terms for a batch": (("call.txt", "--jsonl", "--today", "2026-09-18"), "--today does not go with --jsonl"),
    "no file": ((), 'read standard input with "-"'),
    "no file for a batch": (("--jsonl",), 'read standard input with "-"'),
    "a batch without a call": (("--jsonl", "empty.txt"), "holds no calls"),
    "a batch without a byte": (("--jsonl", "nothing.txt"), "holds no calls"),
    "a batch without a call for two": (("--jsonl", "--jobs", "2", "empty.txt"), "holds no calls"),
}


@pytest.mark.parametrize(("arguments", "found"), BROKEN.values(), ids=BROKEN.keys())
def test_bad_input_and_usage_are_status_1_and_one_line(
    broken: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], found: str
) -> None:
    named = [str(broken / given) if given == "" or ".txt" in given else given for given in arguments]
    assert main(["check", *named]) == 1
    out, message = capsys.readouterr()
    assert out == ""
    assert found in message
    assert message.startswith("oathra: ")
    assert message.count("\n") == 1


WRONG_CONTENT = {
    "a line": ("Hello.", 'no.txt, line 1: "Hello." names no speaker'),
    "a turn": ('{"turns": [{"speaker": "callee"}]}', "no.txt, line 1: turn 1 has no words"),
    "the whole log": ("[1]", "no.txt, line 1: "),
    "a term beside the turns": ('{"turns": [], "requires": []}', 'no.txt: "requires" is unknown'),
}  # fmt: skip


@pytest.mark.parametrize(("text", "found"), WRONG_CONTENT.values(), ids=WRONG_CONTENT.keys())
def test_what_is_wrong_in_a_log_is_told_with_the_name_of_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, found: str
) -> None:
    (tmp_path / "no.txt").write_text(text, encoding="utf-8")
    assert main(["check", str(tmp_path / "no.txt"), "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith(f"oathra: {tmp_path}{os.sep}{found}")


@pytest.mark.parametrize("given", ["", "\n \n"])
def test_standard_input_without_a_call_is_bad_input(given: str) -> None:
    run = oathra("check", "--jsonl", "-", given=given)
    assert (run.returncode, run.stdout) == (1, b"")
    assert run.stderr.startswith(b"oathra: standard input holds no calls")


def test_a_piped_log_without_a_dash_says_how_to_read_it() -> None:
    run = oathra("check", given=BOOKED)
    assert (run.returncode, run.stdout) == (1, b"")
    assert b'read standard input with "-"' in run.stderr


def test_a_usage_error_is_status_1_for_the_shell_too() -> None:
    run = oathra("check", "--colour")
    assert (run.returncode, run.stdout) == (1, b"")
    assert run.stderr.count(b"\n") == 1


def test_errors_are_in_the_language_asked_for(broken: Path) -> None:
    assert "ありません" in oathra("check", str(broken / "missing.txt"), "--lang=ja").stderr.decode()


def test_no_arguments_show_the_help() -> None:
    run = oathra()
    assert run.returncode == 0
    assert "check" in run.stdout.decode()


def test_the_version_names_the_core() -> None:
    words = oathra("--version").stdout.decode().split()
    assert words[0] == "oathra"
    assert len(words[-1]) == 12


BAD_LINES = [
    booked_line("a"),
    "{broken",
    line("c", "A table?", "We're full."),
    json.dumps({"id": "d", "turns": [{"speaker": "caller"}]}),
    json.dumps({"id": "e"}),
    json.dumps([1]),
    json.dumps({"id": "g", "turns": [], "require": ["colour"]}),
    json.dumps({"id": "h", "turns": [], "language": "fr"}),
    json.dumps({"id": {"any": "thing"}, "turns": [], "now": "soon"}),
    json.dumps({"id": "\ud800", "turns": []}),
    "[" * 100_000,
    line("last", "A table?", "Sorry."),
]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bad_line_costs_only_itself(jobs: str) -> None:
    run = oathra("check", "--jsonl", "--jobs", jobs, "-", given="\n".join(BAD_LINES))
    rows = [json.loads(row) for row in run.stdout.splitlines()]
    assert run.returncode == 1
    assert [row["id"] for row in rows] == [
        "a",
        None,
        "c",
        "d",
        "e",
        None,
        "g",
        "h",
        {"any": "thing"},
        "\ud800",
        None,
        "last",
    ]
    assert ["error" in row for row in rows] == [False, True, False, *[True] * 6, False, True, False]
    assert all(row["error"].startswith(f"line {at}: ") for at, row in enumerate(rows, start=1) if "error" in row)
    assert list(rows[0]) == ["id", "completed", "status", "outcome", "values", "confirmed", "missing", "reasons"]
    assert rows[0]["completed"] is True
    assert set(rows[2]["reasons"][0]) == {"code", "field", "message"}


def test_a_batch_without_a_bad_line_is_status_0(tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl.gz"
    path.write_bytes(gzip.compress("\n\n".join([booked_line("a"), line("b", "Hi.", "We're full.")]).encode()))
    run = oathra("check", "--jsonl", str(path))
    assert run.returncode == 0, run.stderr
    assert [json.loads(row)["id"] for row in run.stdout.splitlines()] == ["a", "b"]
    assert run.stderr == b""


def test_bytes_that_are_not_utf8_cost_one_line() -> None:
    run = oathra(
        "check",
        "--jsonl",
        "-",
        given=b"\xef\xbb\xbf" + booked_line("a").encode() + b"\n{\x93}\n" + booked_line("c").encode(),
    )
    rows = [json.loads(row) for row in run.stdout.splitlines()]
    assert [row["id"] for row in rows] == ["a", None, "c"]
    assert rows[1]["error"] == "line 2: byte 2 is 0x93, which is not UTF-8; save the file as UTF-8"


def test_a_line_that_is_too_long_costs_one_line() -> None:
    run = oathra("check", "--jsonl", "-", given="\n".join([booked_line("a"), "あ" * 3_000_000, booked_line("c")]))
    rows = [json.loads(row) for row in run.stdout.splitlines()]
    assert [row["id"] for row in rows] == ["a", None, "c"]
    assert "at most 1,000,000" in rows[1]["error"]


def test_several_processes_give_the_same_lines_in_the_same_order() -> None:
    given = "\n".join(booked_line(str(at)) if at % 3 else line(str(at), "Hi.", f"Sorry, {at}.") for at in range(400))
    alone = oathra("check", "--jsonl", "-", given=given)
    shared = oathra("check", "--jsonl", "--jobs", "2", "-", given=given)
    assert alone.stdout == shared.stdout
    assert alone.returncode == shared.returncode == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_line_is_answered_before_the_next_one_is_sent(jobs: str) -> None:
    command = [sys.executable, "-m", "oathra", "check", "--jsonl", "--jobs", jobs, "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        for name in ("first", "second"):
            process.stdin.write(booked_line(name).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == name
        process.stdin.close()
    assert process.returncode == 0


def test_a_reader_that_leaves_ends_the_run_quietly() -> None:
    command = [sys.executable, "-m", "oathra", "check", "--jsonl", "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        process.stdin.write(booked_line("a").encode() + b"\n")
        process.stdin.flush()
        process.stdout.readline()
        process.stdout.close()
        time.sleep(0.1)
        process.stdin.write((booked_line("b") + "\n").encode() * 50)
        process.stdin.close()
        assert process.stderr.read() == b""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_the_run_with_one_line(jobs: str) -> None:
    command = [sys.executable, "-m", "oathra", "check", "--jsonl", "--jobs", jobs, "-"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, start_new_session=True, **pipes) as process:  # type: ignore[call-overload]
        process.stdin.write(booked_line("a").encode() + b"\n")
        process.stdin.flush()
        process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(timeout=30) == 130
        assert process.stderr.read() == b"oathra: stopped\n"
