"""Work that is begun is finished, and whoever waited for it is cancelled all the same."""

from __future__ import annotations

import asyncio

import pytest

from oathra_backend.finishing import finished

pytestmark = pytest.mark.anyio


async def test_it_returns_what_the_work_comes_to() -> None:
    async def work() -> int:
        await asyncio.sleep(0)
        return 7

    assert await finished(work()) == 7


async def test_it_raises_what_the_work_raises() -> None:
    async def work() -> None:
        raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        await finished(work())


async def test_a_cancellation_waits_for_the_work_and_is_not_lost() -> None:
    done: list[str] = []

    async def work() -> None:
        await asyncio.sleep(0.05)
        done.append("work")

    async def waits() -> None:
        await finished(work())
        done.append("never")

    task = asyncio.create_task(waits())
    await asyncio.sleep(0.01)
    for _ in range(3):
        task.cancel()
        await asyncio.sleep(0)
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done == ["work"]
