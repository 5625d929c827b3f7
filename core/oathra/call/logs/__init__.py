"""Logs of calls, in the formats that users have: one importer a file, behind one small interface."""

from .reading import FORMATS, MAX_CHARACTERS, call_in, read_log

__all__ = ["FORMATS", "MAX_CHARACTERS", "call_in", "read_log"]
