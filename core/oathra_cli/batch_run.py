"""A batch of calls: one line in, one line out, in order and at once, with one process or several."""

from __future__ import annotations

import gzip
import json
import multiprocessing
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, BinaryIO

from oathra.batch import judge_line
from oathra.call.logs import MAX_CHARACTERS

from .failure import Failure
from .log_files import open_log, read_lines, shown_name

__all__ = ["run_batch"]

_Numbered = tuple[int, bytes]
_CHUNK_LINES = 64
_CHUNKS_AHEAD = 4
_LONG_AFTER_S = 1.0


def run_batch(file: str, *, jobs: int, explain_in: str | None) -> int:
    """Judge every line of *file*, write one JSON line for each, and return how many could not be judged.

    Blank lines are passed over; a batch of nothing else is a `Failure`. Memory does not grow with the batch,
    and a line is answered as soon as it and the lines before it are judged, so a pipe can be followed live.
    """
    calls = unjudged = 0
    with open_log(file) as opened, _Progress(opened) as progress:
        lines = _numbered(progress.counted(read_lines(opened, shown_name(file))))
        judged = _with_processes(lines, jobs, explain_in) if jobs > 1 else _alone(lines, explain_in)
        for row in judged:
            calls += 1
            unjudged += "error" in row
            _write(row)
            progress.advance()
    if not calls:
        raise Failure("empty_batch", name=shown_name(file))
    return unjudged


def _numbered(lines: Iterable[bytes]) -> Iterator[_Numbered]:
    return ((number, line) for number, line in enumerate(lines, start=1) if line.strip())


def _alone(lines: Iterator[_Numbered], explain_in: str | None) -> Iterator[dict[str, Any]]:
    return (_judged(numbered, explain_in) for numbered in lines)


def _judged(numbered: _Numbered, explain_in: str | None) -> dict[str, Any]:
    number, raw = numbered
    try:
        line = raw.decode("utf-8-sig" if number == 1 else "utf-8")
    except UnicodeDecodeError as error:
        if len(raw) > MAX_CHARACTERS:  # cut off in the middle of a letter
            return judge_line(" " * len(raw), number=number)
        found = f"byte {error.start + 1} is 0x{raw[error.start]:02x}"
        return {"id": None, "error": f"line {number}: {found}, which is not UTF-8; save the file as UTF-8"}
    return judge_line(line, number=number, explain_in=explain_in)


def _judge_chunk(chunk: list[_Numbered], explain_in: str | None) -> list[dict[str, Any]]:
    """Run in a worker process."""
    return [_judged(numbered, explain_in) for numbered in chunk]


def _with_processes(lines: Iterator[_Numbered], jobs: int, explain_in: str | None) -> Iterator[dict[str, Any]]:
    """Judge in *jobs* processes and keep the order.

    One thread reads, one hands out whatever has been read (up to a chunk), so that slow input is not held back
    to fill a chunk; both queues are bounded, which bounds the memory.
    """
    read: queue.Queue[_Numbered | BaseException | None] = queue.Queue(_CHUNK_LINES * jobs * _CHUNKS_AHEAD)
    handed_out: queue.Queue[Future[list[dict[str, Any]]] | BaseException | None] = queue.Queue(jobs * _CHUNKS_AHEAD)
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_leave_interrupts_to_parent) as pool:
        _start(lambda: _read_into(read, lines))
        _start(lambda: _hand_out(read, handed_out, lambda chunk: pool.submit(_judge_chunk, chunk, explain_in)))
        try:
            while (next_up := handed_out.get()) is not None:
                if isinstance(next_up, BaseException):
                    raise next_up
                yield from next_up.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _start(work: Callable[[], None]) -> None:
    threading.Thread(target=work, daemon=True).start()


def _read_into(read: queue.Queue[_Numbered | BaseException | None], lines: Iterator[_Numbered]) -> None:
    try:
        for numbered in lines:
            read.put(numbered)
        read.put(None)
    except BaseException as error:
        read.put(error)


def _hand_out(
    read: queue.Queue[_Numbered | BaseException | None],
    handed_out: queue.Queue[Future[list[dict[str, Any]]] | BaseException | None],
    submit: Callable[[list[_Numbered]], Future[list[dict[str, Any]]]],
) -> None:
    end: BaseException | None = None
    ended = False
    try:
        while not ended:
            chunk: list[_Numbered] = []
            for item in _available(read):
                if isinstance(item, tuple):
                    chunk.append(item)
                else:
                    end, ended = item, True
            if chunk:
                handed_out.put(submit(chunk))
    except BaseException as error:
        end = error
    handed_out.put(end)
    if end is not None:
        handed_out.put(None)


def _available(read: queue.Queue[_Numbered | BaseException | None]) -> Iterator[_Numbered | BaseException | None]:
    """Wait for one item, then yield what else is there, at most a chunk and nothing behind the end."""
    item = read.get()
    yield item
    for _ in range(_CHUNK_LINES - 1):
        if not isinstance(item, tuple):
            return
        try:
            item = read.get_nowait()
        except queue.Empty:
            return
        yield item


def _write(row: dict[str, Any]) -> None:
    line = json.dumps(row, ensure_ascii=False)
    try:
        raw = line.encode("utf-8")
    except UnicodeEncodeError:  # half a character in an id
        raw = json.dumps(row).encode("ascii")
    sys.stdout.buffer.write(raw + b"\n")
    sys.stdout.buffer.flush()


class _Progress:
    """A bar on standard error, once a batch turns out long, where a person sees it and it disturbs no output."""

    def __init__(self, opened: BinaryIO) -> None:
        self._size = _size_of(opened)
        self._wanted = sys.stderr.isatty() and not sys.stdout.isatty()
        self._started = time.monotonic()
        self._bar: Any = None
        self._bytes_read = 0
        self._calls = 0

    def __enter__(self) -> _Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def counted(self, lines: Iterable[bytes]) -> Iterator[bytes]:
        for line in lines:
            self._bytes_read += len(line)
            yield line

    def advance(self) -> None:
        self._calls += 1
        if not self._wanted or time.monotonic() - self._started < _LONG_AFTER_S:
            return
        if self._bar is None:
            self._bar = _bar(self._size)
            self._bar.start()
        self._bar.update(self._bar.task_ids[0], completed=self._bytes_read, calls=f"{self._calls:,}")


def _size_of(opened: BinaryIO) -> int | None:
    """Return the bytes to come where that is known: not for a pipe, and not for gzip."""
    if isinstance(opened, gzip.GzipFile) or not opened.seekable():
        return None
    at = opened.tell()
    size = opened.seek(0, 2)
    opened.seek(at)
    return size - at


def _bar(size: int | None) -> Any:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

    bar = Progress(
        SpinnerColumn(), BarColumn(), TextColumn("{task.fields[calls]} calls"), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip
    bar.add_task("", total=size, calls="0")
    return bar
