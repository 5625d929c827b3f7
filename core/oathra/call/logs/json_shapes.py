"""What a JSON value is: the one edge where values of any type become objects and lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeGuard

__all__ = ["is_list", "is_object"]


def is_object(value: object) -> TypeGuard[Mapping[str, Any]]:
    """Tell whether *value* is a JSON object."""
    return isinstance(value, Mapping)


def is_list(value: object) -> TypeGuard[list[Any] | tuple[Any, ...]]:
    """Tell whether *value* is a JSON array, or a tuple that a program passed for one."""
    return isinstance(value, list | tuple)
