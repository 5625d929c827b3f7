"""Calls as they are kept: an append-only log of events in SQLite, recordings on disk."""

from .errors import Conflict, StoreError
from .rows import CallRow, Logged
from .store import Store

__all__ = ["CallRow", "Conflict", "Logged", "Store", "StoreError"]
