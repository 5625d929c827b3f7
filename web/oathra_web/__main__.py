"""`python -m oathra_web`: build the site, or measure the built one."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from .places import built_site


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that *arguments* name; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m oathra_web", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    building = commands.add_parser("build", help="build the site into site/dist")
    building.add_argument("--into", type=Path, default=built_site(), help="the folder to write (default: site/dist)")
    building.add_argument("--repository", default="", help="address of the project, for reports of a phrase")
    commands.add_parser("golden", help="write the requests of the examples into tests/golden")
    measuring = commands.add_parser("measure", help="print the page's timings in Chromium")
    measuring.add_argument("--runs", type=int, default=5)
    given = parser.parse_args(arguments)
    match given.command:
        case "build":
            return build_site(given.into, given.repository)
        case "golden":
            return write_golden()
        case _:
            return measure_site(given.runs)


def build_site(into: Path, repository: str) -> int:
    """Build the site and print its size; return the exit status."""
    from .build import build

    try:
        folder = build(into, repository=repository)
    except (OSError, RuntimeError, ValueError) as error:
        print(f"the site was not built: {error}", file=sys.stderr)
        return 1
    total = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"built {folder} ({total / 1e6:.1f} MB)")
    return 0


def write_golden() -> int:
    """Write the requests of the examples, as the page makes them, for the suite to compare; return 0."""
    from .examples import LANGUAGES, load_examples, requests_of
    from .places import CHECKOUT, site_sources

    requests = [each for of in LANGUAGES for each in requests_of(load_examples(site_sources(), of), of).values()]
    golden = CHECKOUT / "tests" / "golden" / "checker_examples.json"
    golden.write_text(json.dumps(requests, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(f"wrote {golden}")
    return 0


def measure_site(runs: int) -> int:
    """Print the page's timings; return 0."""
    from .measure import measure

    print(measure(runs))
    return 0


if __name__ == "__main__":
    sys.exit(main())
