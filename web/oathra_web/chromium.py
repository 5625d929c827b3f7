"""Starts a Chromium for tests and timings: the one that CHROMIUM names, an installed one, else Playwright's own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

__all__ = ["chromium"]

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@contextmanager
def chromium() -> Generator[Browser, None, None]:
    """Run a headless Chromium until the block ends."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


def installed() -> str | None:
    """Return the Chromium that CHROMIUM names, else one on the PATH, None for Playwright's own."""
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)
