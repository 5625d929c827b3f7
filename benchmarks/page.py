"""Print the timings of the built page in Chromium, or say that there is none.

    python -m benchmarks.page
"""

from __future__ import annotations

import os
import subprocess
import sys

from scripts import chromium


def main() -> int:
    """Print the timings; return the exit status, 0 without a Chromium."""
    chromium.lend_node()
    path = chromium.find()
    if path is None:
        print("The page was not measured: no Chromium is installed (`make browser` gets one).")
        return 0
    environment = {**os.environ, "CHROMIUM": path}
    return subprocess.run([sys.executable, "-m", "oathra_web", "measure"], env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
