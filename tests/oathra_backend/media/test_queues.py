"""Beyond its length a queue of audio drops the oldest, and counts it."""

from __future__ import annotations

import asyncio

from oathra_backend.media.queues import AudioQueue

FRAME = b"\xff" * 160


def test_what_is_put_is_taken_in_order() -> None:
    async def test() -> None:
        queue = AudioQueue(3)
        taken = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put(0, FRAME)
        queue.put(20, FRAME)
        assert [await taken, await queue.get()] == [(0, FRAME), (20, FRAME)]
        assert (queue.waiting, queue.dropped_ms) == (0, 0)

    asyncio.run(test())


def test_the_oldest_is_dropped_and_counted() -> None:
    async def test() -> None:
        queue = AudioQueue(3)
        for number in range(5):
            queue.put(20 * number, FRAME)
        assert (queue.waiting, queue.dropped_ms) == (3, 40)
        assert (await queue.get())[0] == 40

    asyncio.run(test())
