"""Replaying a recorded call: how it stood at any moment, from its events alone."""

from .folding import CallSoFar, Settled, state_at, states

__all__ = ["CallSoFar", "Settled", "state_at", "states"]
