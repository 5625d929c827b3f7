"""What the callee is told first, in the language of the call: that a machine speaks, for whom, and that it is recorded.

The machine names itself in the first sentence, before anything is asked. These words are spoken as they stand, by no
model, and cannot be interrupted.
"""

from __future__ import annotations

from types import MappingProxyType

__all__ = ["SPOKEN_IN", "disclosure"]

# One row a language: without a name, with one, and what is added where the call is recorded.
_WORDS: MappingProxyType[str, tuple[str, str, str]] = MappingProxyType(
    {
        "en": (
            "Hello, I'm an AI assistant making this call for a person.",
            "Hello, I'm an AI assistant calling on behalf of {name}.",
            "This call is recorded.",
        ),
        "ja": (
            "お電話失礼いたします。こちらはAIの自動音声で、ある方の代理としておかけしています。",
            "お電話失礼いたします。こちらはAIの自動音声で、{name}様の代理としておかけしています。",
            "この通話は録音されています。",
        ),
    }
)
SPOKEN_IN = tuple(_WORDS)
_SPACE = MappingProxyType({"en": " ", "ja": ""})


def disclosure(language: str, *, on_behalf_of: str = "", recorded: bool = True) -> str:
    """Return the first words of a call in *language*, one of `SPOKEN_IN`; raises `ValueError` for another."""
    if language not in _WORDS:
        raise ValueError(f'there is no disclosure in "{language}"; calls can be made in {", ".join(SPOKEN_IN)}')
    anonymous, named, recording = _WORDS[language]
    first = named.format(name=on_behalf_of) if on_behalf_of else anonymous
    return _SPACE[language].join((first, recording)) if recorded else first
