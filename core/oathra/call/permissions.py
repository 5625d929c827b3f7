"""What a caller may be allowed to do on behalf of those it calls for; what is not granted is denied."""

from __future__ import annotations

__all__ = ["PERMISSIONS", "SHARED"]

# One row a permission: what it allows.
PERMISSIONS: dict[str, str] = {
    "ask": "ask for information",
    "reserve": "accept terms and have them booked",
    "cancel": "cancel a booking",
    "modify": "change a booking that stands",
    "payment": "agree to pay, or give payment details",
    "negotiate": "ask for another price",
    "share_name": "give the name",
    "share_phone": "give the phone number",
    "share_serial": "give the serial or reference number",
}

# Which permission the value of a field needs before it may be spoken.
SHARED: dict[str, str] = {"name": "share_name", "phone": "share_phone", "serial": "share_serial"}
