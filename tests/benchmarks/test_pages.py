"""A command writes into its block of a page and leaves the rest alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.pages import fill

pytestmark = pytest.mark.checkout

PAGE = """# Figures

<!-- figures: begin, written by a command -->
old
<!-- figures: end -->

<!-- batch: begin -->

<!-- batch: end -->
The end.
"""


def test_only_the_block_of_that_name_is_written(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE, "utf-8")
    fill(page, "figures", "new \\1\n")
    assert page.read_text("utf-8") == PAGE.replace("old", "\nnew \\1\n")
    fill(page, "figures", "newer")
    fill(page, "batch", "| a |")
    assert page.read_text("utf-8") == PAGE.replace("old", "\nnewer\n").replace("begin -->\n\n", "begin -->\n\n| a |\n\n")


def test_a_page_without_the_block_is_an_error(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Figures\n", "utf-8")
    with pytest.raises(ValueError, match='has no block "figures"'):
        fill(page, "figures", "new")
