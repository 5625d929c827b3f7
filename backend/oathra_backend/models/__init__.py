"""Language models as a side of a simulated call: they say the words and nothing else, the core judges.

Any server that speaks OpenAI's chat completions will do, Ollama among them. The `openai` package is imported
when the first model is made.
"""

from .agent import ModelCaller
from .answering import Model, ModelLimits
from .clerk import ModelCallee
from .servers import SERVERS, Address, address_of
from .spending import Caps, Spending
from .trouble import ModelError

__all__ = [
    "SERVERS",
    "Address",
    "Caps",
    "Model",
    "ModelCallee",
    "ModelCaller",
    "ModelError",
    "ModelLimits",
    "Spending",
    "address_of",
]
