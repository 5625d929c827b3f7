"""Whole calls over the real server: planned, approved, dialled, bridged, judged, sealed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from oathra.runtime.recording import read_recording
from oathra_backend.standins.stream import Faults
from oathra_backend.store.export import export_call
from tests.oathra_backend.app.server import Backend, running
from tests.oathra_backend.app.simulated import request_of

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("scenario", "status", "outcome"),
    [
        ("half-past-seven", "completed", "booked"),
        ("shichiji-han", "completed", "booked"),
        ("taken-after-all", "incomplete", "not_booked"),
        ("yappari-manseki", "incomplete", "not_booked"),
    ],
)
async def test_a_call_is_judged_by_what_the_callee_said_and_sealed(
    tmp_path: Path, scenario: str, status: str, outcome: str
) -> None:
    async with running(tmp_path) as backend:
        found = await backend.sealed(await backend.approved(**request_of(scenario)))
        assert (found["status"], found["outcome"]) == (status, outcome)
        assert found["verdict"]["status"] == status
        assert backend.loopback.network.up == []
        assert backend.exchange.running == 0


@pytest.mark.parametrize("scenario", ["after-the-beep", "rusuban-denwa"])
async def test_a_voicemail_ends_the_call_and_completes_nothing(tmp_path: Path, scenario: str) -> None:
    async with running(tmp_path) as backend:
        call = await backend.approved(**request_of(scenario))
        found = await backend.sealed(call)
        assert found["status"] in ("not_connected", "incomplete")
        assert found["verdict"]["values"] == {}
        assert "voicemail" in [event.get("to") async for _, event in backend.events(call)]


async def test_the_log_of_a_call_is_a_recording_with_the_same_verdict(tmp_path: Path) -> None:
    async with running(tmp_path / "home") as backend:
        found = await backend.sealed(await backend.approved(**request_of("half-past-seven")))
        export_call(backend.exchange.book.store, found["id"], tmp_path / "out")
    events, contract = ((tmp_path / "out" / name).read_text("utf-8") for name in ("events.jsonl", "contract.json"))
    assert json.loads(read_recording(events, contract).verdict().to_json()) == found["verdict"]
    spoken = [json.loads(line) for line in events.splitlines() if '"transcript.final"' in line]
    assert all(turn["endMs"] > turn["startMs"] for turn in spoken)
    assert spoken[0]["text"] == found["plan"]["disclosure"] or spoken[1]["text"] == found["plan"]["disclosure"]


async def test_a_call_has_a_recording_that_can_be_fetched_in_part_and_deleted(tmp_path: Path) -> None:
    async with running(tmp_path) as backend:
        call = await backend.approved(**request_of("half-past-seven"))
        found = await backend.sealed(call)
        assert found["recording"]["offsetMs"] > 0
        whole = await backend.http.get(f"/calls/{call}/recording")
        assert whole.content[:4] == b"RIFF"
        assert (tmp_path / "recordings" / f"{call}.wav").stat().st_mode & 0o077 == 0
        part = await backend.http.get(f"/calls/{call}/recording", headers={"Range": "bytes=0-3"})
        assert (part.status_code, part.content) == (206, b"RIFF")
        assert (await backend.http.delete(f"/calls/{call}/recording")).status_code == 204
        assert (await backend.http.get(f"/calls/{call}/recording")).status_code == 404
        assert (await backend.http.get(f"/calls/{call}")).json()["verdict"] == found["verdict"]


# -- once, and only what was approved --------------------------------------------------------------------


async def test_nothing_is_dialled_before_a_person_approved_it(tmp_path: Path) -> None:
    async with running(tmp_path) as backend:
        planned = await backend.planned()
        assert planned["call"]["state"] == "policy_checked"
        assert planned["plan"]["disclosure"].startswith("Hello, I'm an AI assistant")
        assert backend.loopback.network.calls == {}


async def test_a_dry_run_leaves_nothing_behind(tmp_path: Path) -> None:
    async with running(tmp_path) as backend:
        body = request_of("half-past-seven") | {"dryRun": True, "maxMinutes": 55}
        answer = await backend.http.post("/calls", json=body)
        assert answer.status_code == 200
        assert [one["code"] for one in answer.json()["refusals"]] == ["no_minutes"]
        assert answer.json()["call"] is None
        assert (await backend.http.get("/calls")).json() == {"calls": []}


async def test_an_idempotency_key_asks_for_one_call(tmp_path: Path) -> None:
    async with running(tmp_path) as backend:
        headers = {"Idempotency-Key": "table-for-two"}
        body = request_of("half-past-seven")
        answers = await asyncio.gather(*(backend.http.post("/calls", json=body, headers=headers) for _ in range(5)))
        assert {answer.json()["call"]["id"] for answer in answers} == {answers[0].json()["call"]["id"]}
        assert sorted(answer.status_code for answer in answers) == [200, 200, 200, 200, 201]
        other = await backend.http.post("/calls", json=body | {"item": "two tables"}, headers=headers)
        assert (other.status_code, other.json()["error"]["code"]) == (422, "key_reused")


async def test_an_approval_counts_once_and_for_this_plan_only(tmp_path: Path) -> None:
    async with running(tmp_path) as backend:
        planned = await backend.planned(**request_of("half-past-seven"))
        address = f"/calls/{planned['call']['id']}/approve"
        wrong = await backend.http.post(address, json={"hash": "0" * 64})
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (409, "other_plan")
        assert (await backend.http.post(address, json={})).status_code == 400
        right = {"hash": planned["plan"]["hash"]}
        answers = await asyncio.gather(*(backend.http.post(address, json=right) for _ in range(4)))
        assert sorted(answer.status_code for answer in answers) == [202, 409, 409, 409]
        await backend.sealed(planned["call"]["id"])
        assert len(backend.loopback.network.calls) == 1
        late = await backend.http.post(address, json=right)
        assert late.json()["error"]["code"] == "approved"


async def test_more_calls_than_may_be_up_are_refused_and_their_approval_still_counts(tmp_path: Path) -> None:
    async with running(tmp_path, max_calls=1) as backend:
        first = await backend.approved(**request_of("half-past-seven"))
        second = await backend.planned(**{**request_of("half-past-seven"), "number": "+12025550143"})
        address, right = f"/calls/{second['call']['id']}/approve", {"hash": second["plan"]["hash"]}
        busy = await backend.http.post(address, json=right)
        assert (busy.status_code, busy.json()["error"]["code"]) == (503, "busy")
        assert "1 calls are up" in busy.json()["error"]["message"]
        assert busy.headers["retry-after"]
        await backend.sealed(first)
        assert (await backend.http.post(address, json=right)).status_code == 202
        await backend.sealed(second["call"]["id"])


# -- the policy ------------------------------------------------------------------------------------------


async def test_what_the_policy_refuses_is_sealed_with_its_reasons(tmp_path: Path) -> None:
    async with running(tmp_path) as backend:
        answer = await backend.http.post("/calls", json=request_of("half-past-seven") | {"maxMinutes": 55})
        assert answer.status_code == 422
        found = answer.json()
        assert [one["code"] for one in found["refusals"]] == ["no_minutes"]
        assert "最長10分" in found["refusals"][0]["messageJa"]
        assert found["call"]["state"] == "sealed"
        assert (
            await backend.http.post(f"/calls/{found['call']['id']}/approve", json={"hash": found["plan"]["hash"]})
        ).status_code == 409
        metrics = (await backend.http.get("/metrics")).text
        assert 'oathra_refusals_total{code="no_minutes"} 1.0' in metrics


# -- what goes wrong -------------------------------------------------------------------------------------


async def test_a_person_can_hang_up_at_any_time(tmp_path: Path) -> None:
    async with running(tmp_path, speed=4) as backend:
        call = await backend.approved(**request_of("half-past-seven"))
        await backend.reached(call, "disclosure", "conversing")
        assert (await backend.http.post(f"/calls/{call}/hangup")).status_code == 202
        found = await backend.sealed(call)
        assert found["status"] == "incomplete"
        assert backend.loopback.network.up == []
        assert (await backend.http.post(f"/calls/{call}/hangup")).status_code == 202


async def test_a_call_that_was_never_approved_can_be_taken_back(tmp_path: Path) -> None:
    async with running(tmp_path) as backend:
        planned = await backend.planned()
        call = planned["call"]["id"]
        assert (await backend.http.post(f"/calls/{call}/hangup")).json()["state"] == "sealed"
        late = await backend.http.post(f"/calls/{call}/approve", json={"hash": planned["plan"]["hash"]})
        assert (late.status_code, late.json()["error"]["code"]) == (409, "not_open")


# What goes wrong, and whether the call can be completed all the same.
FAULTS: dict[str, tuple[Faults, bool]] = {
    "webhooks three times and shuffled": (Faults(repeats_webhooks=3, shuffles_webhooks=True), True),
    "webhooks and socket with a forged signature": (Faults(forges_signature=True), False),
    "the socket drops": (Faults(drops_socket_after_ms=4000), False),
    "silence on the line": (Faults(silent_after_ms=4000), False),
    "a hang-up is ignored twice": (Faults(ignores_hang_ups=2), True),
    "the answer to the dial is lost": (Faults(answers_nothing=True), True),
    "the dial is refused": (Faults(refuses=400), False),
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_whatever_goes_wrong_the_line_is_down_and_the_log_has_one_result(tmp_path: Path, fault: str) -> None:
    async with running(tmp_path, faults=FAULTS[fault][0]) as backend:
        call = await backend.approved(**request_of("half-past-seven"))
        found = await backend.sealed(call, within_s=75)
        assert backend.loopback.network.up == []
        log = [event async for _, event in backend.events(call)]
    assert [event["type"] for event in log].count("result") == 1
    assert [event["type"] for event in log].count("call.ended") == 1
    assert (found["status"] == "completed") is FAULTS[fault][1]


async def test_a_lost_answer_to_the_dial_is_looked_for_and_never_dialled_again(tmp_path: Path) -> None:
    async with running(tmp_path, faults=Faults(answers_nothing=True)) as backend:
        call = await backend.approved(**request_of("half-past-seven"))
        await backend.sealed(call)
        log = [event["type"] async for _, event in backend.events(call)]
        assert "call.lost" in log
        assert len(backend.loopback.network.calls) == 1


async def test_a_call_that_cannot_be_found_again_blocks_its_number_until_a_person_looked(tmp_path: Path) -> None:
    async with running(tmp_path, faults=Faults(refuses=503)) as backend:
        call = await backend.approved(**request_of("half-past-seven"))
        found = await backend.sealed(call, within_s=40)
        assert found["outcomeUnknown"] is True
        again = await backend.http.post("/calls", json=request_of("half-past-seven"))
        assert [one["code"] for one in again.json()["refusals"]] == ["outcome_unknown"]
        looked: dict[str, Any] = {**request_of("half-past-seven"), "after": [call]}
        assert (await backend.http.post("/calls", json=looked)).status_code == 201
        wrong = await backend.http.post("/calls", json={**looked, "after": ["nobody"]})
        assert (wrong.status_code, "which is not here" in wrong.text) == (400, True)


async def test_a_disk_that_fills_up_in_the_middle_of_a_call_ends_it_and_completes_nothing(tmp_path: Path) -> None:
    """The line comes down at once; the record is closed as soon as there is room."""
    async with running(tmp_path, speed=4) as backend:
        call = await backend.approved(**request_of("half-past-seven"))
        await backend.reached(call, "conversing")
        store, network = backend.exchange.book.store, backend.loopback.network
        full = True

        def limit(connection: sa.PoolProxiedConnection, *_: object) -> None:
            """Let the database meet its limit of pages, which it answers as it answers a full disk."""
            connection.cursor().execute(f"PRAGMA max_page_count = {1 if full else 1_000_000}")

        event.listen(store._engine, "checkout", limit)
        async with asyncio.timeout(20):
            while network.up:
                await asyncio.sleep(0.05)
        async with asyncio.timeout(30):
            while backend.exchange.running:
                await asyncio.sleep(0.05)
        assert store.call(call).state.value != "sealed"
        refused = await backend.http.post("/calls", json=request_of("half-past-seven"))
        assert (refused.status_code, refused.json()["error"]["code"]) == (507, "store")
        full = False
        found = await backend.sealed(call)
        assert found["status"] == "incomplete"
        assert "oathra_store_errors_total 0.0" not in (await backend.http.get("/metrics")).text


async def test_stopping_the_server_hangs_up_and_seals(tmp_path: Path) -> None:
    async with running(tmp_path, speed=4) as backend:
        call = await backend.approved(**request_of("half-past-seven"))
        await backend.reached(call, "disclosure", "conversing")
        network, store = backend.loopback.network, backend.exchange.book.store
    assert network.up == []
    assert store.call(call).state.value == "sealed"
    assert store.call(call).status == "incomplete"


async def test_several_calls_at_once_do_not_mix(tmp_path: Path) -> None:
    async with running(tmp_path, speed=8) as backend:

        async def made(number: int, scenario: str) -> dict[str, Any]:
            call = await backend.approved(**{**request_of(scenario), "number": f"+1202555{number:04}"})
            return await backend.sealed(call, within_s=60)

        found = await asyncio.gather(
            made(142, "half-past-seven"), made(143, "taken-after-all"), made(144, "half-past-seven")
        )
        assert [one["status"] for one in found] == ["completed", "incomplete", "completed"]


async def test_an_unknown_call_is_not_found(tmp_path: Path) -> None:
    async with running(tmp_path) as backend:
        await _nobody(backend)


async def _nobody(backend: Backend) -> None:
    for method, path in [
        ("GET", "/calls/nobody"),
        ("GET", "/calls/nobody/events"),
        ("GET", "/calls/nobody/recording"),
        ("DELETE", "/calls/nobody/recording"),
        ("POST", "/calls/nobody/hangup"),
    ]:
        answer = await backend.http.request(method, path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_call"), path
