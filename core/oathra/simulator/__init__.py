"""Two simulated sides hold a call: seeded, on a virtual clock, with the truth of what was committed to beside it."""

from .agents import AGENTS, AgentKind
from .caller import ScriptedCaller
from .character import Character
from .play import SimulatedCall, play
from .sides import Agent, Callee, Caller, Line, Reply
from .truth import Truth

__all__ = [
    "AGENTS",
    "Agent",
    "AgentKind",
    "Callee",
    "Caller",
    "Character",
    "Line",
    "Reply",
    "ScriptedCaller",
    "SimulatedCall",
    "Truth",
    "play",
]
