"""Opening logs: a file, a gzip file or standard input, as text or line by line, never more than fits in memory."""

from __future__ import annotations

import contextlib
import gzip
import sys
import zlib
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import BinaryIO, cast

from oathra.call.logs import MAX_CHARACTERS

from .failure import Failure

__all__ = ["open_log", "read_lines", "read_text", "shown_name"]

_MAX_BYTES = 4 * MAX_CHARACTERS
_BOM = b"\xef\xbb\xbf"


def shown_name(file: str) -> str:
    """Return how messages name *file*."""
    return "standard input" if file == "-" else file


@contextlib.contextmanager
def open_log(file: str) -> Generator[BinaryIO, None, None]:
    """Open *file* for reading bytes; "-" is standard input, a name that ends in `.gz` is unpacked."""
    if file == "-":
        # Never closed, and not `sys.stdin`: after an interrupt another thread may still wait for its next line,
        # and closing would wait for that thread.
        yield open(sys.stdin.fileno(), "rb", closefd=False)
        return
    with _opened(file) as opened:
        yield opened


def _opened(file: str) -> BinaryIO:
    path = Path(file)
    if path.is_dir():
        raise Failure("is_folder", name=file)
    try:
        return cast(BinaryIO, gzip.open(path)) if path.suffix == ".gz" else path.open("rb")
    except FileNotFoundError:
        raise Failure("no_file", name=file) from None
    except (OSError, ValueError) as error:
        raise Failure("unreadable", name=file, why=_why(error)) from None


def read_text(file: str) -> str:
    """Return the text of one log; a byte order mark is dropped.

    Raises `Failure` when the file is missing, a folder, empty, too large, broken or not UTF-8.
    """
    name = shown_name(file)
    with open_log(file) as opened:
        raw = _guarded_read(opened, _MAX_BYTES + 1, name)
    if not raw.strip():
        raise Failure("empty", name=name)
    if len(raw) > _MAX_BYTES:
        raise Failure("too_large", name=name, limit=f"{MAX_CHARACTERS:,}")
    try:
        text = raw.removeprefix(_BOM).decode("utf-8")
    except UnicodeDecodeError as error:
        at = error.start + (len(_BOM) if raw.startswith(_BOM) else 0)
        raise Failure("not_utf8", name=name, at=at + 1, byte=raw[at]) from None
    if len(text) > MAX_CHARACTERS:
        raise Failure("too_large", name=name, limit=f"{MAX_CHARACTERS:,}")
    return text


def read_lines(opened: BinaryIO, name: str) -> Iterator[bytes]:
    """Yield the lines of a batch as they come; of one that is too long only a beginning that is too long as well."""
    while line := _guarded_line(opened, name):
        if len(line) > _MAX_BYTES and not line.endswith(b"\n"):
            _skip_rest_of_line(opened, name)
        yield line


def _skip_rest_of_line(opened: BinaryIO, name: str) -> None:
    while (rest := _guarded_line(opened, name)) and not rest.endswith(b"\n"):
        pass


def _guarded_line(opened: BinaryIO, name: str) -> bytes:
    try:
        return opened.readline(_MAX_BYTES + 1)
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise Failure("not_gzip", name=name) from None
    except OSError as error:
        raise Failure("unreadable", name=name, why=_why(error)) from None


def _guarded_read(opened: BinaryIO, size: int, name: str) -> bytes:
    try:
        return opened.read(size)
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise Failure("not_gzip", name=name) from None
    except OSError as error:
        raise Failure("unreadable", name=name, why=_why(error)) from None


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
