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
