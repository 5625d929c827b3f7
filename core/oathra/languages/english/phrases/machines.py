"""Recordings, menus and screening; being put through; being told not to call."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import REST

__all__ = ["MACHINES"]

# Who comes to the phone in place of the one who speaks.
_ANOTHER = (
    r"(?:(?:my|the|our|a) (?:manager|boss|owner|colleague|husband|wife|supervisor|receptionist|partner|daughter|son|mother|mum|father|dad|lady|girl|guy|girls|office|front desk|team)"
    r"|reception|someone|somebody|(?!you|me|us|him|her|them|the|my|our|it|a\b|an\b)(?<=to )[a-z]{3,12}(?= *(?:[.,!?;]|$)))"
)

MACHINES: tuple[Phrase, ...] = (
    Phrase(
        name="leave a message after the tone",
        act=Act.MACHINE,
        needs="reached message tone beep voicemail voice mailbox leave record*",
        pattern=(
            r"\b(?:you(?:'ve| have) reached|(?:after the|at the) (?:tone|beep)|voice ?mail|mailbox"
            r"|leave (?:us |me )?(?:a|your) (?:message|name)|record your (?:message|name))\b"
        ),
        says=("You've reached Bella's, leave a message after the tone and you're booked.",),
    ),
    Phrase(
        name="press 1",
        act=Act.MACHINE,
        needs="press menu extension party listen",
        pattern=(
            r"\b(?:press (?:\d|one|two|three|four|five|zero|star|pound|hash|the)|for [\w ]+,? press"
            r"|to (?:speak|hear|make|reserve|book)[^.]{0,40} press|main menu|at extension|if you know your party"
            r"|please listen)\b"
        ),
        says=("For reservations, press 1.",),
    ),
    Phrase(
        name="your call is important to us",
        act=Act.MACHINE,
        needs="call agents lines representatives operators agent representative line hours closed",
        pattern=(
            r"\b(?:your call (?:is important|matters|may be recorded|will be answered)|please stay on the line"
            r"|all (?:of )?our (?:agents|lines|representatives|operators)|next available (?:agent|representative)"
            r"|our (?:office|opening|business) hours are|(?:while|until) we connect your call|connecting your call"
            r"|(?:our|the) (?:offices?|office lines|lines|switchboard|branch|reception|surgery|practice|showroom|call centre)(?: is| are|'s) (?:currently |now )?closed"
            r"|please (?:call|try|ring)(?: us)?(?: back| again)+ (?:during|within|in) (?:(?:our|normal|regular|the) )*(?:opening|office|business|working|regular) hours)\b"
        ),
        says=("Your call is important to us.", "The reception is currently closed.", "We are shut. Please try again during business hours.", "Hold on while we connect your call."),
    ),
    Phrase(
        name="the number you have dialled",
        act=Act.MACHINE,
        needs="come call person number subscriber disconnected service dial* circuits hang",
        pattern=(
            r"\b(?:(?:can't|cannot|unable to) (?:come to the phone|take your call)|has been disconnected"
            r"|the (?:person|number|subscriber) you (?:are|have|'ve)|(?:is )?not in service|you have dial+ed"
            r"|check the number|try (?:your call )?again later|all circuits|hang up and)\b"
        ),
        says=("The number you have dialled is not in service.", "I can't take your call right now."),
    ),
    Phrase(
        name="state your name",
        act=Act.MACHINE,
        needs="state say google screening connect record",
        pattern=(
            r"\b(?:please state your|state your name|say your name and|google assistant|call screening"
            r"|screening service"
            r"|please record|before i try to connect)\b"
        ),
        says=("Please state your name and why you're calling.",),
    ),
    Phrase(
        name="transfer",
        act=Act.TRANSFERS,
        needs="transfer* put* connect* patch pass* get hand* switch* give fetch grab",
        pattern=(
            r"\b(?:i'll |let me |i will |i'm going to |i can )?(?:transfer(?:ring)?|put you(?:r call)? through"
            r"|connect(?:ing)? you|patch you|(?:pass|hand|switch)(?:ing)? you (?:over|on|across|to)|putting you through|get someone for you"
            rf"|(?:pass|hand|give)(?:ing)? (?:the phone|the receiver|the call|this call|your call|you) (?:over |on )?to {_ANOTHER}"
            rf"|(?:get|fetch|grab) {_ANOTHER} for you|put(?:ting)? {_ANOTHER} on)\b"
        ),
        says=(
            "I'll put you through to bookings.",
            "I'll transfer you.",
            "That's booked, I'm handing you over to reception.",
            "Let me pass the phone to Anna.",
            "I'll get my manager for you.",
            "You're booked, let me put my wife on.",
        ),
        but_not=("I'll put my name on it.", "I can give you two tables.", "We'll put the starters on the table."),
    ),
    Phrase(
        name="do not call",
        act=Act.DO_NOT_CALL,
        needs="call* calling ring phone contact take remove robocalls",
        pattern=(
            rf"\b(?:please )?(?:do not|don't|never) (?:ever )?(?:call|ring|phone|contact) (?:(?:here|us|me|this number|this house) )?(?:again|any ?more|ever again)\b{REST}"
            r"|\b(?:stop calling|do not call|don't (?:ever )?call (?:here|this|us|me|again)"
            r"|take (?:us|me|this number) off|remove (?:us|me|this number)"
            r"|no more (?:robo)?calls)\b"
        ),
        says=("Take us off your list.", "Please don't call here again.", "Never ring us again, thank you."),
        by="both",
    ),
)
