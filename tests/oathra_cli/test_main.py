"""The command `oathra` itself: what it says where a command is missing."""

from __future__ import annotations

import pytest

from tests.oathra_cli.running import run


@pytest.mark.parametrize(
    ("group", "commands"),
    [
        ("scenario", "list, validate, show"),
        ("calls", "list, show, prune"),
        ("phone", "doctor"),
        ("phrases", "explain"),
        ("setup", "phone"),
    ],
)
def test_a_group_without_a_command_names_its_commands(
    group: str, commands: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = run([group], monkeypatch)
    assert done.status == 1
    assert f"oathra: oathra {group} needs a command: {commands}" in done.err


@pytest.mark.parametrize(
    ("arguments", "said", "japanese"),
    [
        (["eval", "--adversarial", "abc"], "--adversarial must be a whole number", "--adversarial は整数に"),
        (["eval", "--timeout", "abc"], "--timeout must be a number", "--timeout は数に"),
        (["calls", "prune", "--older-than", "x"], "--older-than must be a whole number", "--older-than は整数に"),
        (["calls", "prune", "--older-than", "0"], "--older-than must be 1 or more", "--older-than は1以上に"),
        (
            ["call", "--scenario", "half-past-seven", "--carrier", "loopback", "--speed", "0"],
            "--speed is 0; use more than 0, and at most 50",
            "--speed が 0 です",
        ),
    ],
)
def test_a_value_of_the_wrong_kind_is_told_in_plain_words(
    arguments: list[str], said: str, japanese: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = run(arguments, monkeypatch)
    assert (done.status, done.err) == (1, f"oathra: {said}\n")
    assert japanese in run([*arguments, "--lang", "ja"], monkeypatch).err
