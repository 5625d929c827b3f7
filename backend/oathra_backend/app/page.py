"""The call page: its own files, and the demo's components as they lie in `oathra_web`, so that both stay one."""

from __future__ import annotations

import functools
import json
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from oathra.call.explaining import EXPLAINED_IN
from oathra_web.places import PACKAGE, catalogues
from oathra_web.serve import TYPES

from .answers import Json, problem

__all__ = ["PAGE", "page_routes", "words"]

PAGE = Path(__file__).resolve().parent.parent / "page"
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; media-src 'self'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@functools.cache
def words(language: str) -> dict[str, str]:
    """Return what the page says in *language*: the words of the site's components, and its own."""
    folders = (catalogues() / f"{language}.json", PAGE / f"words.{language}.json")
    return {key: text for file in folders for key, text in json.loads(file.read_text("utf-8")).items()}


async def _page(request: Request) -> Response:
    headers = {"content-security-policy": _POLICY, "cache-control": "no-store"}
    return FileResponse(PAGE / "call.html", media_type="text/html; charset=utf-8", headers=headers)


async def _words(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in EXPLAINED_IN:
        return problem(404, "language", f"the page speaks {', '.join(EXPLAINED_IN)}")
    return Json(words(language), headers={"cache-control": "no-cache"})


class _Files(StaticFiles):
    """The files of several folders; the first that has one gives it."""

    def __init__(self, *folders: Path) -> None:
        super().__init__(directory=folders[0])
        self.all_directories = [*folders]

    def file_response(self, *given: object, **named: object) -> Response:
        """Send a file with the type that browsers want for it, whatever this machine takes it for."""
        response = super().file_response(*given, **named)  # type: ignore[arg-type]
        path = Path(str(given[0]))
        if path.suffix in TYPES:
            response.headers["content-type"] = TYPES[path.suffix]
        response.headers["cache-control"] = "no-cache"
        return response


def page_routes() -> list[BaseRoute]:
    """Return the routes of the page."""
    return [
        Route("/call.html", _page, methods=["GET"]),
        Route("/page/words/{language}.json", _words, methods=["GET"]),
        Mount("/page", _Files(PAGE, PACKAGE / "static")),
    ]
