"""Oathra decides from the callee's own words whether a phone booking was really made."""

from .call.contract import CallContract
from .call.transcript import Transcript
from .call.turn import Speaker, Turn, Word
from .checking import Dialogue, check
from .errors import CallStateError, OathraError, PackError, ScenarioError, TranscriptError
from .verdict.verdict import Verdict
from .version import VERSION as __version__

__all__ = [
    "CallContract",
    "CallStateError",
    "Dialogue",
    "OathraError",
    "PackError",
    "ScenarioError",
    "Speaker",
    "Transcript",
    "TranscriptError",
    "Turn",
    "Verdict",
    "Word",
    "__version__",
    "check",
]
