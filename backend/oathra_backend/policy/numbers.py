"""Which numbers are never dialled, and which may be: emergency and premium numbers, and the allow-list."""

from __future__ import annotations

from collections.abc import Collection

import phonenumbers
from phonenumbers import PhoneNumberType, shortnumberinfo

from .refusals import Refusal

__all__ = ["EMERGENCY", "country_prefix", "normal_number", "number_refusals"]

# Whatever a library's data says: these are emergency, crisis and police lines somewhere, dialled as they stand or
# behind a country code. Beyond what `phonenumbers` knows, so that one wrong update of it cannot open them.
EMERGENCY = frozenset(
    "000 08 10 100 101 102 103 104 105 106 108 110 111 112 113 114 115 116117 117 118 119 120 122 123 125 127 "
    "128 131 133 144 150 155 156 158 160 166 171 189 190 191 192 193 194 195 196 197 198 199 901 902 903 904 907 "
    "911 912 913 914 933 985 988 990 991 992 993 994 995 996 997 998 999 1122 1515 7119".split()
)
_PREMIUM = (PhoneNumberType.PREMIUM_RATE, PhoneNumberType.SHARED_COST)
# Charged to the caller whatever kind of number the plan makes of them: Japan's navigation dial (0570) and Dial Q2.
_PREMIUM_PREFIXES = ("+81990", "+81570", "+1900", "+1976")


def normal_number(given: str) -> str | None:
    """Return *given* as E.164, "+81312345678", without spaces and dashes; None where it has no country code."""
    if not given.strip().startswith("+"):
        return None
    try:
        parsed = phonenumbers.parse(given, None)
    except phonenumbers.NumberParseException:
        return None
    return phonenumbers.format_number(parsed, phonenumbers.PhoneNumberFormat.E164)


def country_prefix(number: str) -> str:
    """Return the first digits of *number*, in E.164, that name its country: "+81"."""
    return f"+{phonenumbers.parse(number, None).country_code}"


def number_refusals(given: str, allowed: Collection[str] | None, config: str) -> tuple[Refusal, ...]:
    """Return why *given* may not be dialled; *allowed* is the allow-list in E.164, None where every number is.

    *config* names the file in which the list stands.
    """
    digits = "".join(sign for sign in given if sign.isdigit())
    if digits in EMERGENCY:
        return (Refusal("emergency", {"number": given}),)
    number = normal_number(given)
    if number is None:
        return (Refusal("not_e164", {"number": given}),)
    parsed = phonenumbers.parse(number, None)
    national = phonenumbers.national_significant_number(parsed)
    region = phonenumbers.region_code_for_country_code(parsed.country_code or 0)
    if national in EMERGENCY or shortnumberinfo.connects_to_emergency_number(national, region):
        return (Refusal("emergency", {"number": number}),)
    if phonenumbers.number_type(parsed) in _PREMIUM or number.startswith(_PREMIUM_PREFIXES):
        return (Refusal("premium", {"number": number}),)
    if not phonenumbers.is_valid_number(parsed):
        return (Refusal("not_valid", {"number": number}),)
    if allowed is not None and number not in allowed:
        return (Refusal("not_allowed", {"number": number, "config": config}),)
    return ()
