"""Faults that no test can notice, each with the reason: they change how long something takes, never what comes out."""

from __future__ import annotations

__all__ = ["EQUIVALENTS"]

EQUIVALENTS: dict[str, str] = {}
