"""Refuses to build a distribution without the built site: a wheel without pages would install and then fail."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NAMES = ("index.html", "check.html", "demo.html", "playground.html", "rules.html", "api.html")
PAGES = (*NAMES, *(f"ja/{name}" for name in NAMES))


class SiteHook(BuildHookInterface[Any]):
    """Runs before each build; an editable install serves the site from the checkout and needs none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Raise `RuntimeError` where a page of the built site is missing."""
        if version == "editable":
            return
        site = Path(self.root, "site", "dist")
        missing = [page for page in PAGES if not (site / page).is_file()]
        if missing:
            raise RuntimeError(
                f"site/dist lacks {', '.join(missing)}: the {self.target_name} must carry the built site. "
                "Run `make site` first, then build again."
            )
