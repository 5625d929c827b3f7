"""The backend over HTTP: `create_app` for a server of one's own, `serve` for the command."""

from .application import create_app

__all__ = ["create_app"]
