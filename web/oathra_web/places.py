"""Where the sources of the site lie, where the built site goes, and where downloads are kept."""

from __future__ import annotations

from pathlib import Path

__all__ = [
    "CHECKOUT",
    "PACKAGE",
    "built_site",
    "cache_folder",
    "catalogues",
    "core_folder",
    "scenarios_folder",
    "site_sources",
]

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parent.parent


def in_checkout() -> bool:
    """Whether this package runs from a checkout, where the site can be built, and not from a wheel."""
    return (CHECKOUT / "site" / "check.html").is_file() and (CHECKOUT / "core" / "oathra").is_dir()


def site_sources() -> Path:
    """Return the folder of the templates, catalogues and examples.

    Raises `FileNotFoundError` in an installed wheel, which carries the built site only.
    """
    if not in_checkout():
        raise FileNotFoundError("the sources of the site are not in the wheel; build it from a checkout")
    return CHECKOUT / "site"


def core_folder() -> Path:
    """Return the folder of the package `oathra` whose files go to the browser."""
    return CHECKOUT / "core" / "oathra"


def scenarios_folder() -> Path:
    """Return the folder of the scenarios that the demo plays."""
    return CHECKOUT / "scenarios"


def built_site() -> Path:
    """Return where the built site belongs: site/dist in a checkout, oathra_web/site in an installed wheel."""
    return CHECKOUT / "site" / "dist" if in_checkout() else PACKAGE / "site"


def catalogues() -> Path:
    """Return the folder of the catalogues: the words of the pages, which an installed wheel carries too."""
    return CHECKOUT / "site" / "catalogues" if in_checkout() else PACKAGE / "catalogues"


def cache_folder() -> Path:
    """Return the git-ignored folder of downloads and compiled parts, made when absent."""
    folder = CHECKOUT / ".cache" / "web"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
