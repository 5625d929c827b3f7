"""Calls as they are kept: an append-only log of events in SQLite, recordings on disk."""

from .rows import CallRow, Logged
from .store import Conflict, Store, StoreError

__all__ = ["CallRow", "Conflict", "Logged", "Store", "StoreError"]
