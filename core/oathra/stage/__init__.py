"""Simulated calls as a page asks for them: a request in JSON values in, an answer in JSON values out."""

from .requests import OPERATIONS, perform

__all__ = ["OPERATIONS", "perform"]
