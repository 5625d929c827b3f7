"""Record the checker for the README: a clerk's answer is typed into the real page, and the verdict follows.

    python scripts/recording.py           # or: make recording

The page is the built one, so build it first (make site). Without sound, without end, and without motion of its own:
what moves is what is typed and what the checker makes of it. Each scene names the seal that must stand at its end.
"""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from oathra_web.chromium import chromium
from oathra_web.places import built_site
from oathra_web.plain_server import serving

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parents[1]
INTO = ROOT / "docs" / "checker.webp"
ASKED = "AI: A table for two at 7:30 pm on September 25th, please.\nClerk: "
TODAY = "2026-09-18T10:00:00"
SIZE = {"width": 1280, "height": 900}
HEIGHT = 590
SHOWN_WIDTH = 1000
LETTERS_A_FRAME = 3
FRAME_MS, PAUSE_MS = 110, 2200


@dataclass(frozen=True, slots=True)
class Scene:
    """What the clerk says, from scratch or after what stands there, and the seal that it must lead to."""

    says: str
    seal: str
    anew: bool = False


SCENES = (
    Scene("Sure, I will pencil you in and call you back.", "empty"),
    Scene("You're all set, two at 7:30 on the 25th.", "stamped", anew=True),
    Scene(" Oh no, sorry, we're fully booked after all.", "void"),
)


def record(into: Path, letters_a_frame: int = LETTERS_A_FRAME) -> int:
    """Write the recording to *into* as an animated WebP and return its number of frames.

    Raises `RuntimeError` when a scene does not end with the seal that it names.
    """
    with serving(built_site()) as server, chromium() as browser:
        page = browser.new_page(viewport=SIZE, reduced_motion="reduce", color_scheme="light")  # type: ignore[arg-type]
        page.clock.set_fixed_time(TODAY)
        page.goto(f"{server.address}check.html")
        until(page, "document.documentElement.dataset.engine === 'ready'")
        write(page, ASKED)
        page.evaluate("document.querySelector('.dossier').scrollIntoView()")
        frames = [*film(page, letters_a_frame)]
    first, *rest = (picture for picture, _ in frames)
    into.parent.mkdir(parents=True, exist_ok=True)
    durations = [duration for _, duration in frames]
    first.save(into, save_all=True, append_images=rest, duration=durations, loop=0, lossless=True, quality=90, method=4)
    return len(frames)


def film(page: Page, letters_a_frame: int) -> Iterator[tuple[Image.Image, int]]:
    """Yield the pictures, each with how long it is shown in milliseconds."""
    said = ""
    for scene in SCENES:
        before = "" if scene.anew else said
        for end in range(letters_a_frame, len(scene.says) + letters_a_frame, letters_a_frame):
            said = before + scene.says[:end]
            write(page, ASKED + said)
            yield picture(page), FRAME_MS
        found = page.get_attribute("[data-region=head]", "data-state")
        if found != scene.seal:
            raise RuntimeError(f'"{said}" leaves the seal {found}; the recording shows {scene.seal} there')
        yield picture(page), PAUSE_MS


def write(page: Page, log: str) -> None:
    """Put *log* into the editor, the caret at its end, and wait until it is judged."""
    before = int(page.evaluate("document.documentElement.dataset.checked ?? '0'"))
    page.fill("#log", log)
    page.evaluate("(() => { const log = document.getElementById('log'); log.setSelectionRange(1e6, 1e6); })()")
    until(page, f"Number(document.documentElement.dataset.checked) > {before}")


def until(page: Page, expression: str) -> None:
    """Wait for *expression*; the policy of the page forbids Playwright's own waiting."""
    for _ in range(3000):
        if page.evaluate(expression):
            return
        time.sleep(0.02)
    raise RuntimeError(f"the page never came to: {expression}")


def picture(page: Page) -> Image.Image:
    """Return what the part with log, record and verdict looks like now."""
    box = page.locator(".dossier").bounding_box()
    assert box is not None
    clip = {"x": 0, "y": max(box["y"] - 10, 0), "width": SIZE["width"], "height": HEIGHT}
    shot = page.screenshot(clip=clip, caret="initial")  # type: ignore[arg-type]
    whole = Image.open(io.BytesIO(shot)).convert("RGB")
    return whole.resize((SHOWN_WIDTH, round(HEIGHT * SHOWN_WIDTH / SIZE["width"])), Image.Resampling.LANCZOS)


def main() -> int:
    """Record; return the exit status."""
    count = record(INTO)
    print(f"wrote {INTO.relative_to(ROOT)}: {count} frames, {INTO.stat().st_size / 1e3:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
