"""The doctor: each layer, sound and broken, against real servers on this machine."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from oathra_backend.doctor import LAYERS, Finding, examine
from oathra_backend.engines.scripted import ScriptedEngine
from oathra_backend.settings import CONFIG, ENVIRONMENT, Settings, load_settings
from oathra_backend.standins.serving import serving
from oathra_backend.standins.telephone import Phone, TelephoneNetwork
from oathra_backend.store import Store
from oathra_cli.phone.doctor_wording import FIX, FOUND
from oathra_cli.phone.doctor_wording import LAYERS as CALLED
from tests.oathra_backend.app.server import running
from tests.oathra_backend.policy.plans import plan
from tests.oathra_backend.store.calls import dialling

PRICED = "[prices.carriers.twilio]\n'+1' = 0.014\n[prices.engines]\nopenai-realtime = 0.3\nscripted = 0\n"


@pytest.fixture(autouse=True)
def _no_settings_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OATHRA_TOKEN", "TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "OPENAI_API_KEY"):
        monkeypatch.delenv(name, raising=False)


def found(settings: Settings, layer: str) -> Finding:
    """Return what *layer* is like."""
    return dict(LAYERS)[layer](settings)


def ready(home: Path, **given: Any) -> Settings:
    """Return settings with which every layer of a simulated call is sound."""
    return load_settings(home, **{"carrier": "loopback", "engine": "scripted", "allow": ("+14155550123",), **given})


def test_a_simulated_call_needs_nothing_to_be_set_up(tmp_path: Path) -> None:
    findings = list(examine(ready(tmp_path)))
    assert [finding.layer for finding in findings] == [name for name, _ in LAYERS]
    assert [finding.code for finding in findings if finding.broken] == []
    assert all(finding.ms is not None for finding in findings if finding.layer in ("store", "carrier", "engine"))


def test_on_a_new_machine_it_names_everything_that_is_missing(tmp_path: Path) -> None:
    broken = {finding.layer: finding for finding in examine(load_settings(tmp_path)) if finding.broken}
    assert set(broken) == {"policy", "prices", "carrier", "public", "engine"}
    assert "twilio_auth_token" in str(broken["carrier"].given["what"])


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert found(ready(tmp_path / "file" / "home"), "home").code == "home_unwritable"
    (tmp_path / ENVIRONMENT).write_text("")
    (tmp_path / ENVIRONMENT).chmod(0o644)
    assert found(ready(tmp_path), "home").code == "env_readable"


def test_a_full_disk_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oathra_backend.doctor._ROOM_BYTES", 10**18)
    assert found(ready(tmp_path), "home").code == "home_full"


def test_a_token_that_others_can_read_is_named(tmp_path: Path) -> None:
    found(ready(tmp_path), "token")
    (tmp_path / "token").chmod(0o644)
    assert "chmod 600" in str(found(ready(tmp_path), "token").given["why"])
    assert found(ready(tmp_path / "other", host="0.0.0.0"), "token").code == "token_wrong"


def test_calls_that_are_open_and_a_store_that_is_none_are_named(tmp_path: Path) -> None:
    store = Store(tmp_path)
    dialling(store, plan())
    store.close()
    assert found(ready(tmp_path), "store").code == "store_open"
    other = tmp_path / "other"
    other.mkdir()
    (other / "calls.sqlite3").write_bytes(b"no database" * 1000)
    assert found(ready(other), "store").code == "store_broken"


def test_prices_are_those_of_the_numbers_that_may_be_called(tmp_path: Path) -> None:
    (tmp_path / CONFIG).write_text(PRICED)
    real = {"carrier": "twilio", "engine": "openai-realtime"}
    assert found(ready(tmp_path, **real), "prices").given["minute"] == "0.314"
    unknown = found(ready(tmp_path, **real, allow=("+442079460018",)), "prices")
    assert unknown.code == "price_unknown"
    assert found(ready(tmp_path, **real, max_cost=1), "prices").code == "too_dear"
    assert found(ready(tmp_path, **real, allow=()), "prices").given["minute"] == "0.314"
    bare = found(ready(tmp_path / "bare", **real, allow=()), "prices")
    assert (bare.code, bare.given["what"]) == ("price_unknown", "twilio")


def account(address: str, token: str = "secret") -> dict[str, Any]:
    """Return the settings of an account at the network at *address*."""
    return {
        "carrier": "twilio", "twilio_account_sid": "AC1", "twilio_auth_token": token, "twilio_number": "+14155550100",
        "public_url": "https://calls.example.com", "twilio_api_url": address,
    }  # fmt: skip


@pytest.mark.anyio
async def test_an_account_is_asked_and_a_wrong_token_shows(tmp_path: Path) -> None:
    network = TelephoneNetwork(account="AC1", token="secret", phone=lambda _: Phone(answers=None))
    async with serving(network.app) as address:
        sound = await asyncio.to_thread(found, ready(tmp_path, **account(address)), "carrier")
        wrong = await asyncio.to_thread(found, ready(tmp_path, **account(address, "wrong")), "carrier")
    assert (sound.code, wrong.code) == ("carrier_ok", "carrier_broken")
    assert "wrong" not in str(wrong.given).replace("wrong_", "")
    gone = await asyncio.to_thread(found, ready(tmp_path, **account(address)), "carrier")
    assert gone.code == "unreached", "no account is at fault where nobody was asked"


@pytest.mark.anyio
async def test_the_public_address_must_lead_here(tmp_path: Path) -> None:
    async with running(tmp_path / "home") as backend:
        here = await asyncio.to_thread(found, ready(tmp_path, public_url=backend.address), "public")
        assert here.code == "public_ok"
    gone = await asyncio.to_thread(found, ready(tmp_path, public_url=backend.address), "public")
    assert gone.code == "public_unreached"
    network = TelephoneNetwork(account="AC1", token="secret", phone=lambda _: Phone(answers=None))
    async with serving(network.app) as address:
        other = await asyncio.to_thread(found, ready(tmp_path, public_url=address), "public")
    assert other.code == "public_other"


def test_an_engine_that_cannot_be_opened_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"engine": "openai-realtime", "openai_api_key": "sk-secret", "openai_base_url": "http://127.0.0.1:9/v1"}
    broken = found(ready(tmp_path, **given), "engine")
    assert broken.code == "unreached"
    assert "sk-secret" not in str(broken)
    assert ScriptedEngine.name == ready(tmp_path).engine


def test_each_finding_is_said_in_both_languages_and_each_failure_has_its_fix() -> None:
    import string

    assert set(CALLED) == {name for name, _ in LAYERS}
    assert set(FIX) < set(FOUND)
    for table in (FOUND, FIX, CALLED):
        for code, pair in table.items():
            places = [{name for _, name, _, _ in string.Formatter().parse(text) if name} for text in pair]
            assert places[0] == places[1], code
