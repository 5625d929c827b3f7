"""What a JSON value is: the one edge where values of any type become objects and lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeGuard

__all__ = ["is_list", "is_object", "is_sequence"]


def is_object(value: object) -> TypeGuard[Mapping[str, Any]]:
    """Tell whether *value* is a JSON object."""
    return isinstance(value, Mapping)


def is_list(value: object) -> TypeGuard[list[Any] | tuple[Any, ...]]:
    """Tell whether *value* is a JSON array, or a tuple that a program passed for one."""
    return isinstance(value, list | tuple)


def is_sequence(value: object) -> TypeGuard[Sequence[Any]]:
    """Tell whether *value* holds rows in order, as a program may pass them; text and bytes do not."""
    return isinstance(value, Sequence) and not isinstance(value, str | bytes | bytearray)
