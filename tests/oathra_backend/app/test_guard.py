"""Who may come in: by which name, from which page, with which token, with how much."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets

from oathra_backend.app import create_app
from oathra_backend.app.guard import MOST_BYTES
from oathra_backend.settings import SettingsError, load_settings
from tests.oathra_backend.app.server import Standing, running, standing

pytestmark = pytest.mark.anyio

TOLD = [
    ("GET", "/calls"),
    ("POST", "/calls"),
    ("GET", "/calls/x"),
    ("POST", "/calls/x/approve"),
    ("POST", "/calls/x/hangup"),
    ("GET", "/calls/x/events"),
    ("GET", "/calls/x/recording"),
    ("DELETE", "/calls/x/recording"),
    ("POST", "/check"),
    ("POST", "/session/code"),
    ("GET", "/metrics"),
]
FORGED_HOSTS = [
    "evil.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example:8765",
    "evil.example:127.0.0.1",
    "calls.example.com.evil.example",
    "",
]
FORGED_ORIGINS = ["https://evil.example", "null", "http://localhost:1", "http://127.0.0.1", "file://"]


@pytest.fixture(scope="module")
def backend(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Standing]:
    """A server that all of these knock at; what is refused leaves no trace."""
    with standing(tmp_path_factory.mktemp("home")) as running_one:
        yield running_one


async def raw(backend: Standing, text: str) -> str:
    """Return the status line that the bytes of *text* are answered with."""
    port = int(backend.address.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(text.replace("\n", "\r\n").encode())
    await writer.drain()
    answered = (await reader.readline()).decode().strip()
    writer.close()
    return answered


@pytest.mark.parametrize("host", FORGED_HOSTS)
def test_a_forged_host_is_sent_away(backend: Standing, host: str) -> None:
    answer = backend.http.get("/calls", headers={"Host": host})
    assert (answer.status_code, answer.json()["error"]["code"]) == (421, "host")
    assert backend.http.get("/healthz", headers={"Host": host}).status_code == 421


async def test_two_hosts_are_none(backend: Standing) -> None:
    host = backend.address.removeprefix("http://")
    answered = await raw(backend, f"GET /healthz HTTP/1.1\nHost: {host}\nHost: evil.example\n\n")
    assert "200" not in answered


@pytest.mark.parametrize("origin", FORGED_ORIGINS)
def test_a_page_of_another_origin_is_sent_away_even_with_the_token(backend: Standing, origin: str) -> None:
    for method, path in TOLD:
        answer = backend.http.request(method, path, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin"), path


def test_a_page_of_this_server_may_call_it(backend: Standing) -> None:
    assert backend.http.get("/calls", headers={"Origin": backend.address}).status_code == 200


@pytest.mark.parametrize("method, path", TOLD)
def test_without_the_token_nothing_is_dialled_and_nothing_read(backend: Standing, method: str, path: str) -> None:
    wrong = f"Bearer {backend.token[:-1]}x"
    for headers in (
        {},
        {"Authorization": wrong},
        {"Authorization": backend.token},
        {"Cookie": f"oathra_session={backend.token}"},
    ):
        answer = backend.stranger.request(method, f"{path}?token={backend.token}", headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "token")
        assert backend.token not in answer.text


def test_every_route_but_the_open_ones_wants_the_token(backend: Standing) -> None:
    """The table above must not miss a route that is added later."""
    described = backend.stranger.get("/openapi.json").json()
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            answer = backend.stranger.request(method, path.replace("{call}", "x"))
            assert (answer.status_code == 401) is (operation.get("security") != []), path


def test_the_answers_tell_nothing_about_the_server(backend: Standing) -> None:
    headers = backend.http.get("/healthz").headers
    assert "server" not in headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"


def test_a_body_that_is_too_large_is_refused_whether_it_says_so_or_not(backend: Standing) -> None:
    answer = backend.http.post("/check", content=b"x" * (MOST_BYTES + 1))
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")

    def endless() -> Iterator[bytes]:
        for _ in range(MOST_BYTES // 50_000 + 2):
            yield b"x" * 50_000

    answer = backend.http.post("/check", content=endless())
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")


@pytest.mark.parametrize("length", ["-1", "nonsense"])
async def test_a_length_that_is_none_is_refused(backend: Standing, length: str) -> None:
    host = backend.address.removeprefix("http://")
    answered = await raw(backend, f"POST /check HTTP/1.1\nHost: {host}\nContent-Length: {length}\n\n")
    assert " 4" in answered


async def test_sockets_are_guarded_as_requests_are(backend: Standing) -> None:
    socket = backend.address.replace("http", "ws")
    for path, headers in [
        ("/carriers/loopback/media", {"Origin": "https://evil.example"}),
        ("/carriers/loopback/media", {}),  # without a signature
        ("/calls", {"Authorization": f"Bearer {backend.token}"}),
    ]:
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with websockets.connect(socket + path, additional_headers=headers, proxy=None):
                pass
        assert refused.value.response.status_code == 403


# -- a browser -------------------------------------------------------------------------------------------


async def test_a_browser_gets_in_by_a_code_that_works_once(tmp_path: Path) -> None:
    async with running(tmp_path) as backend, httpx.AsyncClient(base_url=backend.address) as browser:
        code = (await backend.http.post("/session/code")).json()["code"]
        first = await browser.post("/session", json={"code": code})
        assert first.status_code == 204
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert backend.token not in cookie
        assert (await browser.get("/calls")).status_code == 200
        async with httpx.AsyncClient(base_url=backend.address) as thief:
            assert (await thief.post("/session", json={"code": code})).status_code == 401
            assert (await thief.get("/calls")).status_code == 401


# -- beyond this machine ---------------------------------------------------------------------------------

EXPOSED = {
    "host": "0.0.0.0",
    "public_url": "https://calls.example.com",
    "tls_in_front": True,
    "token": "a-token-that-is-long-enough-to-keep",
}


@pytest.mark.parametrize("missing", ["public_url", "tls_in_front", "token"])
def test_it_does_not_start_beyond_this_machine_without(tmp_path: Path, missing: str) -> None:
    given = {name: value for name, value in EXPOSED.items() if name != missing}
    with pytest.raises(SettingsError, match=missing if missing != "token" else "OATHRA_TOKEN"):
        create_app(load_settings(tmp_path, **given), {}, {})


def test_it_starts_beyond_this_machine_once_all_is_declared(tmp_path: Path) -> None:
    assert create_app(load_settings(tmp_path, **EXPOSED), {}, {})


def test_a_token_that_can_be_guessed_is_none(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="OATHRA_TOKEN has 6 characters"):
        create_app(load_settings(tmp_path, **{**EXPOSED, "token": "secret"}), {}, {})


async def test_the_public_address_serves_carriers_and_nobody_else(tmp_path: Path) -> None:
    async with running(tmp_path, public_url="https://calls.example.com") as backend:
        there = {"Host": "calls.example.com"}
        for method, path in [*TOLD, ("GET", "/healthz"), ("GET", "/call.html")]:
            answer = await backend.http.request(method, path, headers=there)
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_public"), path
        webhook = await backend.http.post("/carriers/loopback/x/status", headers=there)
        assert webhook.status_code == 403
        assert "signature" in webhook.text
