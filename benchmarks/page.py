"""Print the timings of the built page in Chromium, or say that there is none.

    python -m benchmarks.page
"""

from __future__ import annotations

import subprocess
import sys

from scripts import chromium


def main() -> int:
    chromium.lend_node()
    if chromium.find() is None:
        print("The page was not measured: no Chromium is installed (`make browser` gets one).")
        return 0
    return subprocess.run([sys.executable, "-m", "oathra_web", "measure"]).returncode


if __name__ == "__main__":
    sys.exit(main())
