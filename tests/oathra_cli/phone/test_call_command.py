"""`oathra call` and `oathra calls`, through the real backend on this machine."""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from oathra_backend.client import Told
from oathra_backend.settings import CONFIG
from oathra_cli.main import main
from oathra_cli.scenarios.files import scenario_path
from tests.oathra_cli.running import run

SIMULATED = ("--carrier", "loopback", "--speed", "5")
REAL = ("--engine", "scripted", "--to", "+12025550142")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OATHRA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("OATHRA_PORT", "0")
    for name in ("OATHRA_TOKEN", "TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_NUMBER", "OPENAI_API_KEY"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "home"


def test_a_simulated_call_is_watched_to_its_verdict_listed_shown_and_exported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = run(["call", "--scenario", "half-past-seven", *SIMULATED], monkeypatch)
    assert made.status == 0, made.err
    for said in ("nobody is called", "says first", "MISSION COMPLETE", "COMPLETED  booked", "0.00 USD"):
        assert said in made.out
    listed = run(["calls", "list", "--json"], monkeypatch)
    (call,) = json.loads(listed.out)
    assert (call["state"], call["status"]) == ("sealed", "completed")
    assert call["id"] in run(["calls", "list"], monkeypatch).out
    shown = run(["calls", "show", call["id"][:6]], monkeypatch)
    assert "COMPLETED  booked" in shown.out
    assert "MISSION COMPLETE" in shown.out
    exported = run(["calls", "show", call["id"], "--export", str(tmp_path / "out")], monkeypatch)
    assert exported.status == 0
    replayed = run(["replay", str(tmp_path / "out")], monkeypatch)
    assert replayed.status == 0, replayed.out + replayed.err


def test_a_call_that_is_over_is_told_as_such_with_where_its_recording_is(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(["call", "--scenario", "after-the-beep", *SIMULATED], monkeypatch)
    (call,) = json.loads(run(["calls", "list", "--json"], monkeypatch).out)
    shown = run(["calls", "show", call["id"]], monkeypatch).out
    assert "what the call was to do" in shown and "will do" not in shown
    file = home / "recordings" / f"{call['id']}.wav"
    assert file.is_file() and "was deleted" not in shown
    assert f"\nThe recording: {file}\n" in run(["calls", "show", call["id"]], monkeypatch, columns=40).out
    run(["calls", "prune", "--recording", call["id"]], monkeypatch)
    assert "The recording was deleted." in run(["calls", "show", call["id"]], monkeypatch).out
    assert "録音は削除済みです" in run(["calls", "show", call["id"], "--lang", "ja"], monkeypatch).out


def test_a_japanese_call_is_shown_in_japanese(monkeypatch: pytest.MonkeyPatch) -> None:
    made = run(["call", "--scenario", "yappari-manseki", *SIMULATED], monkeypatch)
    assert made.status == 2, made.err
    assert "誰にもかかりません" in made.out
    assert "未完了  予約不成立" in made.out
    assert "通話" in run(["calls", "list", "--lang", "ja"], monkeypatch).out


def test_the_address_of_the_page_is_printed_whole_without_a_token(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oathra_web.serve.has_display", lambda: False)
    made = run(["call", "--scenario", "after-the-beep", *SIMULATED, "--open"], monkeypatch, columns=60)
    (line,) = (line for line in made.out.splitlines() if "call.html" in line)
    assert re.search(r"http://127\.0\.0\.1:\d+/call\.html#call=[0-9a-f]{16}&code=[\w-]{40,}$", line)
    assert (home / "token").read_text().strip() not in made.out


def test_a_dry_run_shows_the_plan_and_dials_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["call", "--scenario", "half-past-seven", "--dry-run", *SIMULATED], monkeypatch)
    assert done.status == 0
    assert "Nothing was dialled" in done.out
    assert json.loads(run(["calls", "list", "--json"], monkeypatch).out) == []


@pytest.fixture
def account(home: Path) -> None:
    """An account that no server answers for: a call that gets as far as dialling would fail loudly."""
    home.mkdir()
    (home / CONFIG).write_text(
        'twilio_account_sid = "AC1"\ntwilio_number = "+14155550100"\npublic_url = "https://calls.example.com"\n'
        'twilio_api_url = "http://127.0.0.1:9"\nopens = "00:00"\ncloses = "23:59:59.999999"\n'
        "[prices.carriers.twilio]\n'+1' = 0.014\n[prices.engines]\nscripted = 0\n"
    )
    (home / ".env").write_text("TWILIO_AUTH_TOKEN=secret\n")


@pytest.mark.usefixtures("account")
def test_a_number_that_is_not_allowed_is_refused_with_what_would_be_right(monkeypatch: pytest.MonkeyPatch) -> None:
    real = ["call", "--scenario", "half-past-seven", "--engine", "scripted", "--dry-run"]
    refused = run([*real, "--to", "+12025550142"], monkeypatch)
    assert refused.status == 1
    assert "not on the allow-list; add it under `allow`" in refused.out.replace("\n    ", " ")
    invalid = run([*real, "--to", "2025550142"], monkeypatch)
    assert invalid.status == 1
    assert invalid.out.count("✗") == 1 and '"2025550142" is no international number' in invalid.out
    emergency = run([*real, "--to", "911", "--lang", "ja"], monkeypatch)
    assert emergency.status == 1
    assert "緊急通報" in emergency.out


@pytest.mark.usefixtures("account")
def test_a_real_call_for_a_day_that_is_over_is_refused_where_a_simulated_one_is_made(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / ".env").write_text('TWILIO_AUTH_TOKEN=secret\nOATHRA_ALLOW=["+12025550142"]\n')
    scenario = home / "half-past-seven.yaml"
    kept = scenario_path("half-past-seven").read_text("utf-8")
    scenario.write_text(kept.replace("2026-", "2025-"), "utf-8")
    real = run(["call", "--scenario", str(scenario), *REAL, "--dry-run"], monkeypatch)
    assert real.status == 1
    assert "2025-09-25 is in the past: at the callee it is 20" in real.out
    simulated = run(["call", "--scenario", str(scenario), *SIMULATED, "--dry-run"], monkeypatch)
    assert simulated.status == 0
    assert "today is    Thursday 2025-09-18" in simulated.out


@pytest.mark.usefixtures("account")
def test_a_real_call_is_not_made_without_a_person_who_approves_it(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / ".env").write_text('TWILIO_AUTH_TOKEN=secret\nOATHRA_ALLOW=["+12025550142"]\n')
    scenario = home / "half-past-seven.yaml"
    wanted = datetime.date.today() + datetime.timedelta(days=7)
    kept = scenario_path("half-past-seven").read_text("utf-8")
    scenario.write_text(kept.replace("2026-09-25", wanted.isoformat()), "utf-8")
    done = run(["call", "--scenario", str(scenario), *REAL], monkeypatch, given="y\n")
    assert done.status == 1
    assert "needs a person" in done.err
    (call,) = json.loads(run(["calls", "list", "--json"], monkeypatch).out)
    assert call["dialledAt"] is None


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["call", "--scenario", "half-past-seven"], 'carrier "twilio" is not set up; run `oathra setup phone`'),
        (
            ["call", "--scenario", "half-past-seven", "--carrier", "pigeon"],
            'carrier "pigeon" is unknown; use loopback, twilio',
        ),
        (
            ["call", "--scenario", "half-past-seven", *SIMULATED, "--engine", "parrot"],
            'engine "parrot" is unknown; use openai-realtime, scripted',
        ),
        (["call", "--scenario", "half-past-sven", *SIMULATED], "half-past-seven"),
        (
            ["call", "--scenario", "half-past-seven", *SIMULATED, "--engine", "openai-realtime"],
            'engine "openai-realtime" is not set up',
        ),
        (["calls", "show", "nobody"], 'there is no call "nobody"'),
        (["calls", "prune", "--recording", "nobody"], 'there is no call "nobody"'),
    ],
)
def test_what_cannot_be_done_says_what_would_be_right(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    done = run(arguments, monkeypatch)
    assert done.status == 1
    assert said in done.err


def test_pruning_says_what_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Deleted 0 calls older than 30 days" in run(["calls", "prune"], monkeypatch).out
    assert "7日より古い通話0件" in run(["calls", "prune", "--older-than", "7", "--lang", "ja"], monkeypatch).out


def test_the_doctor_prints_a_fix_for_each_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["phone", "doctor"], monkeypatch)
    assert done.status == 1
    assert done.out.count("Fix:") == done.out.count("✗") == 5
    plain = json.loads(run(["phone", "doctor", "--json"], monkeypatch).out)
    assert [one["fix"] is not None for one in plain] == [one["broken"] for one in plain]


def test_without_the_calling_stack_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib

    def missing(name: str) -> None:
        raise ModuleNotFoundError("No module named 'sqlalchemy'", name="sqlalchemy")

    monkeypatch.setattr(importlib, "import_module", missing)
    assert main(["calls", "list"]) == 1


def interrupted_at(entry: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Ctrl-C once, when *entry* of the log is read from the line to the server."""
    from oathra_backend.client import Client

    followed, pressed = Client.follow, list[Told]()

    def follow(client: Client, call: str, after: int = -1) -> Iterator[Told]:
        for told in followed(client, call, after):
            yield told
            if told.type == entry and not pressed:
                pressed.append(told)
                raise KeyboardInterrupt

    monkeypatch.setattr(Client, "follow", follow)


@pytest.mark.parametrize("entry", ["life.moved", "transcript.final"])
def test_an_interrupt_hangs_up_and_the_call_is_shown_to_its_end(entry: str, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted_at(entry, monkeypatch)
    done = run(["call", "--scenario", "half-past-seven", *SIMULATED], monkeypatch)
    assert (done.status, done.err) == (2, "")
    assert "Hanging up" in done.out, done.out
    assert re.search(r"call [0-9a-f]{16} · \d+ s · 0.00 USD", done.out)
    (call,) = json.loads(run(["calls", "list", "--json"], monkeypatch).out)
    assert call["state"] == "sealed"
