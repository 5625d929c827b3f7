"""The errors that Oathra raises on purpose.

    OathraError
    ├── TranscriptError    a log cannot be read
    ├── ScenarioError      a scenario file breaks its grammar
    ├── PackError          a language pack is unknown or incomplete
    ├── CallStateError     a turn after the end of the call
    └── SideError          a side of a simulated call cannot go on

What a person says is never an error, and doubt is none either: it is the verdict
`incomplete` with its reason. Bad arguments raise `ValueError`.
"""

__all__ = ["CallStateError", "OathraError", "PackError", "ScenarioError", "SideError", "TranscriptError"]


class OathraError(Exception):
    """The base of every error that Oathra raises on purpose."""


class TranscriptError(OathraError):
    """A log cannot be read; the message names the line, what was found and what would be right."""

    def __init__(self, message: str, *, line: int | None = None) -> None:
        super().__init__(message if line is None else f"line {line}: {message}")
        self.line = line


class ScenarioError(OathraError):
    """A scenario breaks its grammar; the message names file, line and key, what was found and what would be right."""

    def __init__(
        self, message: str, *, file: str | None = None, line: int | None = None, key: str | None = None
    ) -> None:
        places = (file, None if line is None else f"line {line}", key)
        place = ", ".join(part for part in places if part)
        super().__init__(f"{place}: {message}" if place else message)
        self.file, self.line, self.key = file, line, key


class PackError(OathraError):
    """A language pack is unknown or incomplete."""


class CallStateError(OathraError):
    """The call cannot do this in its present state, such as a turn after its end."""


class SideError(OathraError):
    """A side of a simulated call cannot go on, such as a model that gives no answer: the call ends, and is judged by
    what was said. `code` names the reason in the call's `error` event."""

    def __init__(self, message: str, *, code: str) -> None:
        super().__init__(message)
        self.code = code

    def said(self, language: str) -> str:
        """Return the message in *language*, where it is known in more than one."""
        return str(self)
