"""Replaying a recorded call: how it stood at any moment, from its events alone, and whether it is still judged so."""

from .folding import CallSoFar, Settled, state_at, states
from .judging import Difference, Judged, judged_anew, judged_moments
from .moments import moments

__all__ = [
    "CallSoFar",
    "Difference",
    "Judged",
    "Settled",
    "judged_anew",
    "judged_moments",
    "moments",
    "state_at",
    "states",
]
