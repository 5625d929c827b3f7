"""Keeping a call: the files of its recording, written into a folder."""

from __future__ import annotations

from pathlib import Path

from oathra.runtime.recording import Recording
from oathra.simulator import SimulatedCall

from ..failure import Failure

__all__ = ["check_free", "keep", "keep_recording"]


def check_free(folder: Path) -> None:
    """Raise `Failure` where *folder* holds something already: a recording would overwrite it, or lie among it."""
    if folder.is_dir():
        if any(folder.iterdir()):
            raise Failure("not_empty", name=folder)
    elif folder.exists():
        raise Failure("no_new_folder", name=folder)


def keep(call: SimulatedCall, folder: Path) -> None:
    """Write the recording of *call* into *folder*, which is made; raises `Failure` where that cannot be."""
    keep_recording(call.recording(), folder)


def keep_recording(recording: Recording, folder: Path) -> None:
    """Write *recording* into *folder*, likewise."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in recording.files().items():
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Failure("unwritable", name=folder, why=error.strerror or error) from None
