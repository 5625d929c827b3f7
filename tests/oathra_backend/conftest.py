"""What the tests of the backend share."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The loop under which the backend runs."""
    return "asyncio"
