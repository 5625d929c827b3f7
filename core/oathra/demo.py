"""`python -m oathra.demo`: serve the pages on this machine and open a call, or the checker, in the browser."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve the site until Ctrl-C; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m oathra.demo", description="Serve Oathra's pages on this machine.")
    parser.add_argument("--check", action="store_true", help="open the checker instead of the call")
    parser.add_argument("--port", type=int, default=None, help="the port, or the next free one (default: any)")
    parser.add_argument("--no-open", action="store_true", help="print the address only")
    given = parser.parse_args(arguments)

    from oathra_web.serve import serve

    return serve(page="check.html" if given.check else "demo.html", port=given.port, open_browser=not given.no_open)


if __name__ == "__main__":
    sys.exit(main())
