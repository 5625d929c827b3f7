"""Which numbers are never dialled."""

from __future__ import annotations

import pytest

from oathra_backend.policy.numbers import EMERGENCY, normal_number, number_refusals

NUMBERS: dict[str, str] = {
    "+14155550123": "",
    "+1 (415) 555-0123": "",
    "+81 3-1234-5678": "",
    "+819012345678": "",
    "+442079460018": "",
    "+81120123456": "",  # toll-free
    "4155550123": "not_e164",
    "03-1234-5678": "not_e164",
    "+": "not_e164",
    "": "not_e164",
    "+nonsense": "not_e164",
    "911": "emergency",
    "110": "emergency",
    "118": "emergency",
    "119": "emergency",
    "112": "emergency",
    "999": "emergency",
    "+1911": "emergency",
    "+1 911": "emergency",
    "+81110": "emergency",
    "+81 119": "emergency",
    "+44999": "emergency",
    "+49112": "emergency",
    "+1988": "emergency",
    "+81570012345": "premium",
    "+81990123456": "premium",
    "+19005551234": "premium",
    "+449098790000": "premium",
    "+1415555012": "not_valid",
    "+441632960000": "not_valid",
}


@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_is_refused_for_what_it_is(number: str) -> None:
    codes = [refusal.code for refusal in number_refusals(number, None, "phone.toml")]
    assert codes == ([NUMBERS[number]] if NUMBERS[number] else [])


@pytest.mark.parametrize("number", sorted(EMERGENCY))
@pytest.mark.parametrize("code", ["", "+1", "+81", "+44", "+34"])
def test_no_spelling_of_an_emergency_number_is_dialled(number: str, code: str) -> None:
    assert [refusal.code for refusal in number_refusals(code + number, None, "phone.toml")] == ["emergency"]


def test_the_allow_list_holds_numbers_however_they_are_written() -> None:
    assert number_refusals("+1 415-555-0123", {"+14155550123"}, "phone.toml") == ()
    refused = number_refusals("+14155550123", {"+14155550124"}, "phone.toml")
    assert [refusal.code for refusal in refused] == ["not_allowed"]


def test_a_number_is_kept_without_its_punctuation() -> None:
    assert normal_number("+81 (0)3-1234-5678") == normal_number("+81 3 1234 5678") == "+81312345678"
    assert normal_number("0312345678") is None
