"""How fast this machine is just now, to hold the other figures against: a loop that only counts."""

from __future__ import annotations

import subprocess
import sys
import time

__all__ = ["STEPS", "counting_s"]

STEPS = 10_000_000


def counting_s(processes: int = 1) -> float:
    """Return how many seconds so many processes, side by side, take to count to `STEPS` each."""
    counts = [sys.executable, "-c", f"for _ in range({STEPS}): pass"]
    start = time.perf_counter()
    running = [subprocess.Popen(counts) for _ in range(processes)]
    for process in running:
        process.wait()
    return time.perf_counter() - start
