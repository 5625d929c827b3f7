"""`@copilotkit/aimock`, a model server that is none of ours: fetched from npm once, started for a test."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncGenerator, Sequence
from pathlib import Path
from typing import Any

from oathra_web.nodejs import find_node
from oathra_web.places import cache_folder
from oathra_web.runtime import fetch_unpacked

__all__ = ["aimock"]

VERSION = "1.43.0"
INTEGRITY = "sha512-V8D8cjSMtAR4rHaD2ulp3DR/ZguXQjDNOqwKDNvjb/OJL/KR1I0SDf5xpRCd+TYKjhmf9fM8Xpg3QBKPmV9Kmw=="
_STARTS_WITHIN_S = 60.0


@contextlib.asynccontextmanager
async def aimock(folder: Path, fixtures: Sequence[dict[str, Any]], *options: str) -> AsyncGenerator[str, None]:
    """Run the server with *fixtures*, and yield its address; *folder* is for its files."""
    place = fetch_unpacked(f"@copilotkit/aimock@{VERSION}", INTEGRITY, cache_folder() / f"aimock-{VERSION}")
    file = folder / "fixtures.json"
    file.write_text(json.dumps({"fixtures": list(fixtures)}), encoding="utf-8")
    command = [find_node(), str(place / "dist" / "cli.js"), "--port", "0", "--fixtures", str(file), *options]
    server = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT, cwd=folder
    )
    try:
        yield await asyncio.wait_for(_address(server), _STARTS_WITHIN_S)
    finally:
        with contextlib.suppress(ProcessLookupError):
            server.kill()
        await server.wait()
        await asyncio.sleep(0)


async def _address(server: asyncio.subprocess.Process) -> str:
    assert server.stdout is not None
    said = b""
    while line := await server.stdout.readline():
        said += line
        if found := re.search(rb"http://[\w.]+:\d+", line):
            return found.group().decode()
    raise RuntimeError(f"aimock did not start:\n{said.decode()}")
