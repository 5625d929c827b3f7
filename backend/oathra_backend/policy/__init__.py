"""What must hold before a call is dialled, and what is said at its start: pure functions over plain facts."""

from .decision import Facts, decide
from .plan import Plan
from .refusals import Refusal

__all__ = ["Facts", "Plan", "Refusal", "decide"]
