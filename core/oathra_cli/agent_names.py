"""From the name on the command line to the agent that calls: the one place where a new kind of agent becomes known."""

from __future__ import annotations

from difflib import get_close_matches

from oathra.simulator import AGENTS, AgentKind

from .failure import Failure
from .model_sides import ModelOptions, ModelSides, names_a_model

__all__ = ["agent_named"]

_CLOSE = 0.5


def agent_named(name: str) -> AgentKind:
    """Return the agent called *name*, which may be a model; raises `Failure` with those that there are."""
    if name in AGENTS:
        return AGENTS[name]
    if names_a_model(name):
        begin = ModelSides(ModelOptions()).agent(name)
        return AgentKind(name, ("a language model", "言語モデル"), lambda scenario, _: begin(scenario))
    near = get_close_matches(name, AGENTS, n=1, cutoff=_CLOSE)
    raise Failure("no_agent", found=name, right=", ".join(near or AGENTS))
