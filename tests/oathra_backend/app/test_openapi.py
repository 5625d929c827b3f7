"""The description of the server is that of its routes, and of its answers."""

from __future__ import annotations

from pathlib import Path

import jsonschema
import pytest

from oathra_backend.app.guard import OPEN
from oathra_backend.app.openapi import OPERATIONS, described
from oathra_backend.app.routes import ROUTES
from oathra_backend.exchange.request import KEYS
from tests.oathra_backend.app.server import running
from tests.oathra_backend.exchange.requests import asked


def test_each_route_is_described_and_nothing_else() -> None:
    served = {(route.path, method.lower()) for route in ROUTES for method in route.methods or () if method != "HEAD"}
    assert {(operation.path, operation.method) for operation in OPERATIONS} == served
    assert {(path, method) for path, methods in described()["paths"].items() for method in methods} == served


def test_open_routes_are_described_as_open() -> None:
    for path, methods in described()["paths"].items():
        for operation in methods.values():
            assert (operation.get("security") == []) is (path in OPEN)


def test_the_description_refers_to_nothing_that_is_not_there() -> None:
    import json
    import re

    text = json.dumps(described())
    schemas = described()["components"]["schemas"]
    assert {name for name in re.findall(r'#/components/schemas/(\w+)"', text)} <= set(schemas)
    for schema in schemas.values():
        jsonschema.Draft202012Validator.check_schema(schema)


def test_a_request_that_is_taken_is_one_that_is_described() -> None:
    schema = described()["components"]["schemas"]["CallRequest"]
    jsonschema.validate(asked(), schema)
    assert set(schema["properties"]) == set(KEYS)
    for name in schema["required"]:
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(asked(**{name: None}), schema)


@pytest.mark.anyio
async def test_errors_are_answered_as_described(tmp_path: Path) -> None:
    problem = described()["components"]["schemas"]["Problem"]
    async with running(tmp_path) as backend:
        for method, path, body in [
            ("POST", "/calls", b"{"),
            ("POST", "/calls", b"[]"),
            ("POST", "/calls", b'{"number": 7}'),
            ("GET", "/calls?limit=0", b""),
            ("GET", "/calls/nobody", b""),
            ("POST", "/check", b'{"log": 7}'),
            ("POST", "/check", b"{}"),
            ("POST", "/check", b'{"log": "AI: hello", "contract": {"requires": []}}'),
            ("POST", "/session", b"{}"),
        ]:
            answer = await backend.http.request(method, path, content=body)
            assert 400 <= answer.status_code < 500, (path, body)
            jsonschema.validate(answer.json(), problem)
