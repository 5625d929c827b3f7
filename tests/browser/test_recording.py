"""The recording in the README is of the checker as it is: the script still ends every scene with the seal that it shows."""

from __future__ import annotations

import re
from pathlib import Path

from PIL import Image

from scripts.recording import INTO, PAUSE_MS, ROOT, SCENES, record


def test_the_script_still_records_what_the_readme_shows(tmp_path: Path) -> None:
    made = tmp_path / "checker.webp"
    assert record(made, letters_a_frame=25) >= 2 * len(SCENES)
    with Image.open(made) as new, Image.open(INTO) as kept:
        assert getattr(new, "n_frames", 1) >= 2 * len(SCENES)
        assert new.size == kept.size


def test_the_recording_is_small_silent_and_long_enough_to_read() -> None:
    assert INTO.stat().st_size < 1_500_000
    with Image.open(INTO) as kept:
        frames = getattr(kept, "n_frames", 1)
        shown_ms = 0
        for frame in range(frames):
            kept.seek(frame)
            kept.load()
            shown_ms += kept.info["duration"]
        assert kept.info["loop"] == 0
    assert frames > 30
    assert shown_ms > PAUSE_MS * len(SCENES)


def test_the_readme_shows_it_and_says_what_there_is_to_see() -> None:
    found = re.search(r"!\[([^\]]+)\]\(docs/checker\.webp\)", (ROOT / "README.md").read_text("utf-8"))
    assert found is not None and all(word in found[1] for word in ("pencil", "all set", "fully booked"))
