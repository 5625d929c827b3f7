"""The call loop, sans I/O: inputs in, typed events out; simulated and real calls alike."""

from .call import Budget, Call
from .events import Event, event_from_json

__all__ = ["Budget", "Call", "Event", "event_from_json"]
