"""English lines of simulated calls."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any

from .book import Book

__all__ = ["BOOK"]

_CALLEE: dict[str, tuple[str, ...]] = {
    "GREETS": (
        "{business}, {person} speaking, how can I help?",
        "Hello, {business}.",
        "Good afternoon, you're through to {business}, this is {person}.",
        "{business}, hello?",
    ),
    "ASKS name": (
        "And what name is it under?",
        "Who's it for, please?",
        "What name shall I put down?",
        "Could I take your name?",
    ),
    "ASKS phone": (
        "And a phone number for you?",
        "What's the best number to reach you on?",
        "Can I take a phone number?",
    ),
    "ASKS date": ("Which day did you have in mind?", "What day would that be?"),
    "ASKS time": ("And what time?", "What time would suit you?"),
    "ASKS partySize": ("How many of you will there be?", "And for how many people?"),
    "ASKS quantity": ("How many do you need?", "And how many would that be?"),
    "ASKS nights": ("For how many nights?", "How many nights are you staying?"),
    "ASKS serial": ("Could you read me the serial number?", "What's the serial number on it?"),
    "HOLDS": (
        "One moment, let me look.",
        "Bear with me a second while I open the calendar.",
        "Hang on, I'll see what we've got.",
    ),
    "OFFERS time": (
        "I'm sorry, {asked_time} has gone. I do have {time}, though.",
        "{asked_time} is full, I'm afraid, but {time} is free.",
        "We've nothing at {asked_time}. How about {time}?",
        "Not at {asked_time}, no. The nearest I've got is {time}.",
    ),
    "OFFERS date": (
        "We're full on {asked_date}, I'm afraid. I could do {date} instead.",
        "{asked_date} is completely taken. What about {date}?",
    ),
    "OFFERS quantity": (
        "I'm afraid we only have {quantity} left.",
        "{asked_quantity} is more than we have in. I can give you {quantity}.",
    ),
    "OFFERS breakfast": ("That would be {breakfast}, I'm afraid.", "We can only do it {breakfast}."),
    "OFFERS smoking": ("All I have left is a {smoking} room.", "It would have to be a {smoking} room."),
    "ALSO_OFFERS": ("There's also {value}.", "I could do {value} as well.", "Then the next one would be {value}."),
    "DENIES": (
        "I'm sorry, there's nothing we can do there.",
        "No, I'm afraid that isn't possible.",
        "Sorry, we've got nothing left.",
    ),
    "READS_BACK serial": (
        "Let me read that back, serial number {serial}.",
        "So the serial number is {serial}.",
    ),
    "READS_BACK phone": ("So the phone number is {phone}.", "I've noted the phone number {phone}."),
    "READS_BACK name": ("Thank you, {name}.", "{name}, okay."),
    "READS_BACK": ("So that would be {value}.", "{value}, right."),
    "QUOTES": (
        "That would be {price}, tax included.",
        "It comes to {price} with tax.",
        "We charge {price} for that, tax included.",
    ),
    "QUOTES quantity": (
        "They are {price} each, tax included.",
        "One is {price} with tax.",
    ),
    "LOWERS": (
        "Well, I could come down to {price}, tax included.",
        "Let me think. I can let you have it for {price} with tax.",
        "I could do {price}, tax included.",
    ),
    "STANDS_FIRM": (
        "{price} is really as low as I can go.",
        "I'm sorry, I can't go below {price}.",
    ),
    "ANSWERS price": ("It's {price}, tax included.", "{price} with tax."),
    "ANSWERS breakfast": ("It comes {breakfast}.", "That's {breakfast}."),
    "ANSWERS smoking": ("It's a {smoking} room.", "The room is {smoking}."),
    "ANSWERS serial": ("The serial number is {serial}.", "I have it here, the serial number is {serial}."),
    "ANSWERS": ("That's {value}.", "{value}."),
    "COMMITS": (
        "Right, I've booked that for you: {terms}.",
        "You're booked in, {terms}.",
        "That's all confirmed, {terms}.",
        "Done, it's booked: {terms}.",
        "I've put you in the book, {terms}. You're all set.",
        "Okay, that's booked for you now.",
    ),
    "COMMITS quantity": (
        "Your order is confirmed: {terms}.",
        "Right, that's ordered for you, {terms}.",
        "I've placed the order, {terms}.",
    ),
    "REAFFIRMS": (
        "Yes, it's booked.",
        "Yes, that's definitely booked for you.",
        "Yes, it's confirmed, {terms}.",
    ),
    "REAFFIRMS quantity": ("Yes, the order is confirmed.", "Yes, that's ordered, {terms}."),
    "HEDGES": (
        "That should probably be fine.",
        "I think we can manage that, I'm not certain.",
        "It looks all right, as far as I can tell.",
    ),
    "PENCILS_IN": (
        "I'll put you down in pencil for now.",
        "I can keep it for you provisionally.",
        "I've made a note of it, it's not a firm booking yet.",
    ),
    "DEFERS": (
        "I'll pass it on and somebody will ring you back.",
        "The manager decides that, we'll call you tomorrow.",
        "Let me get back to you on that later today.",
    ),
    "SETS_CONDITION": (
        "It's yours as soon as we've got the deposit.",
        "We only book it once the deposit has been paid.",
        "If the manager agrees, it's yours.",
    ),
    "RETRACTS": (
        "Oh no, I'm so sorry, I've just seen that it's been taken. I can't give it to you after all.",
        "Wait, sorry, that one is gone. I have to take that back, we're full.",
        "Actually, I'm sorry, we can't do it after all.",
    ),
    "GIVES_REFERENCE": ("Your reference number is {serial}.", "The booking reference is {serial}."),
    "TRANSFERS": (
        "I don't do those here, let me put you through to {desk}.",
        "That's {desk}. I'll transfer you, one moment.",
    ),
    "PLAYS_MENU": (
        "Thank you for calling {business}. For opening hours, press one. For bookings, press two. To hear this again, press nine.",
        "Welcome to {business}. For our address, press one. For reservations, press two, or stay on the line.",
    ),
    "CONNECTS": ("Please hold while we connect your call.", "All our agents are busy. Please stay on the line."),
    "IS_CLOSED": (
        "You have reached us outside of our business hours. Please call again tomorrow. Goodbye.",
        "All our lines are busy. Please try again later. Goodbye.",
    ),
    "PLAYS_VOICEMAIL": (
        "You've reached {business}. We can't take your call right now. Please leave a message after the tone.",
        "This is the voicemail of {business}. Leave your name and number after the beep.",
    ),
    "IS_PUZZLED": ("Sorry, what was that?", "Hello? Are you there?", "Sorry, I didn't follow you."),
    "LOSES_PATIENCE": (
        "Listen, I have people waiting here, I have to go.",
        "I really can't stay on the phone, sorry. Bye.",
    ),
    "SAYS_GOODBYE": ("Okay, thanks for calling. Bye.", "All right, bye now.", "Thank you, goodbye."),
    "LOOKS_FORWARD": ("Thank you, see you then. Bye!", "See you then, bye.", "You're welcome. Bye!"),
}

_CALLER: dict[str, tuple[str, ...]] = {
    "REQUESTS": (
        "Hello, I'd like to book {item}, {terms}, please.",
        "Hi, I'm calling to book {item}, {terms}.",
        "Good day, could I book {item}, {terms}?",
    ),
    "REQUESTS quantity": (
        "Hello, I'd like to order {terms}, please.",
        "Hi, I'm calling to order {terms}.",
    ),
    "GIVES name": ("The name is {name}.", "It's {name}."),
    "GIVES phone": ("The phone number is {phone}.", "It's {phone}."),
    "GIVES serial": ("The serial number is {serial}.", "Serial number {serial}."),
    "GIVES": ("{value}, please.", "That would be {value}, please."),
    "CORRECTS serial": ("Sorry, that's not right. The serial number is {serial}.", "No, the serial number is {serial}."),
    "CORRECTS phone": ("Sorry, that's not right. The phone number is {phone}.",),
    "CORRECTS name": ("Sorry, the name is {name}.",),
    "CORRECTS": ("Sorry, I meant {value}.", "No, sorry, {value}, please."),
    "ACCEPTS": ("{terms} works for us. Please book that.", "{terms} is fine, please book it."),
    "COUNTERS": (
        "That's more than I can spend. Could you do {price}, tax included?",
        "I can't go above {price}, tax included. Would that be possible?",
    ),
    "ASKS_ALTERNATIVE": (
        "That doesn't work for us, unfortunately. Is there anything else?",
        "I can't take that. What else would you have?",
    ),
    "ASKS_ALTERNATIVE refused": (
        "That's a pity. Is there anything else you could offer?",
        "Oh. Would there be another time or day?",
    ),
    "ASKS_IF_BOOKED": ("So that's {terms}: is that booked now?", "Just to be sure: is it booked, {terms}?"),
    "ASKS_IF_TENTATIVE": (
        "Can you confirm the booking, or is it still tentative?",
        "Can you confirm that now, or is it still tentative?",
    ),
    "WITHHOLDS": ("I'd rather not give that out.", "I'm afraid I can't share that."),
    "WAITS": ("Sure, I'll wait.", "Of course, take your time."),
    "THANKS": ("Great, thank you very much. Goodbye.", "Perfect, thanks for your help. Bye."),
    "LEAVES": (
        "I see. Then I'll have to leave it. Thank you, goodbye.",
        "All right, I'll have to try elsewhere then. Thanks anyway, bye.",
    ),
}  # fmt: skip

_COUNTED = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MONEY = {"JPY": "{} yen", "USD": "{} dollars", "EUR": "{} euros", "GBP": "{} pounds"}
_CHOICES = {
    ("breakfast", True): "with breakfast",
    ("breakfast", False): "without breakfast",
    ("smoking", True): "smoking",
    ("smoking", False): "non-smoking",
}


def _forms(name: str, value: Any, currency: str) -> tuple[str, ...]:
    """Return how a value is said: "September 25th", "7:30 pm", "two", "19,800 yen"."""
    match name:
        case "date" | "endDate":
            return _date(value)
        case "time":
            return _time(value)
        case "partySize":
            return (_counted(value), _counted(value) + (" person" if value == 1 else " people"))
        case "nights":
            return (_counted(value) + (" night" if value == 1 else " nights"),)
        case "price":
            return (_MONEY[currency].format(f"{value:,}"),)
        case "breakfast" | "smoking":
            return (_CHOICES[name, value],)
        case _:
            return (str(value),)


def _counted(number: int) -> str:
    return _COUNTED[number] if number < len(_COUNTED) else str(number)


def _date(value: str) -> tuple[str, ...]:
    day = datetime.date.fromisoformat(value)
    ordinal = f"{day.day}{'th' if day.day in (11, 12, 13) else {1: 'st', 2: 'nd', 3: 'rd'}.get(day.day % 10, 'th')}"
    month, weekday = _MONTHS[day.month - 1], _WEEKDAYS[day.weekday()]
    return (f"{month} {ordinal}", f"the {ordinal}", f"{weekday} the {ordinal}", f"the {ordinal} of {month}")


def _time(value: str) -> tuple[str, ...]:
    hour, minute = int(value[:2]), int(value[3:])
    half = "am" if hour < 12 else "pm"
    short = (hour - 1) % 12 + 1
    if (hour, minute) == (12, 0):
        return ("noon", "twelve noon", "12 noon")
    if minute == 0:
        return (f"{short} {half}", f"{short} o'clock", f"{_COUNTED[short]} {half}")
    figures = f"{short}:{minute:02}"
    if minute == 30:
        return (f"{figures} {half}", figures, f"half past {_COUNTED[short]}")
    return (f"{figures} {half}", figures)


_IN_TERMS = ("quantity", "date", "time", "partySize", "nights", "smoking", "breakfast", "price")
_JOINED = {"time": " at {}", "partySize": " for {}", "price": " at {}"}


def _terms(said: Mapping[str, str]) -> str:
    """Join said values: "September 25th at 7:30 pm for two"."""
    text = ""
    for name, words in said.items():
        if not text:
            text = f"for {words}" if name == "partySize" else words
        else:
            text += _JOINED.get(name, ", {}").format(words)
    return text


BOOK = Book(
    callee=_CALLEE,
    caller=_CALLER,
    kind=("Of course. ", "Certainly. ", "Sure. ", "Lovely. "),
    chatter=(
        "Thank you so much for picking up, it is lovely to hear a human voice on a day like this. ",
        "You know, my sister has told me such wonderful things about you, she talks of nothing else. ",
        "I hope I am not keeping you from anything, I know how busy it gets at this hour. ",
        "Well, as my grandmother used to say, good things come to people who pick up the phone. ",
        "I have been looking forward to this for weeks, and so has everybody at home. ",
    ),
    yes_like=("sure", "of course", "certainly", "lovely", "okay", "right", "yes", "fine", "all set", "booked",
              "free", "i do have", "i could", "confirmed", "all right"),
    forms=_forms,
    terms=_terms,
    in_terms=_IN_TERMS,
    ms_per_character=60,
)
