"""What each side can mean by a line: the simulated sides understand each other by these, never by their words."""

from __future__ import annotations

import enum

__all__ = ["CalleeIntent", "CallerIntent"]


class CalleeIntent(enum.Enum):
    """What a callee means."""

    GREETS = "greets"
    ASKS = "asks"  # for a field
    HOLDS = "holds"  # one moment
    OFFERS = "offers"  # the asked value is gone, another is free
    ALSO_OFFERS = "also offers"  # one more alternative
    DENIES = "denies"  # and offers nothing
    READS_BACK = "reads back"
    QUOTES = "quotes"  # its first price
    LOWERS = "lowers"  # a lower price
    STANDS_FIRM = "stands firm"  # no lower price
    ANSWERS = "answers"  # a question about a field
    COMMITS = "commits"
    REAFFIRMS = "reaffirms"
    HEDGES = "hedges"
    PENCILS_IN = "pencils in"
    DEFERS = "defers"
    SETS_CONDITION = "sets a condition"
    RETRACTS = "retracts"
    GIVES_REFERENCE = "gives the reference"
    TRANSFERS = "transfers"
    PLAYS_MENU = "plays the menu"
    CONNECTS = "connects"
    IS_CLOSED = "is closed"
    PLAYS_VOICEMAIL = "plays the voicemail"
    IS_PUZZLED = "is puzzled"
    LOSES_PATIENCE = "loses patience"
    SAYS_GOODBYE = "says goodbye"
    LOOKS_FORWARD = "looks forward"  # a goodbye after a booking


class CallerIntent(enum.Enum):
    """What a caller means."""

    REQUESTS = "requests"
    GIVES = "gives"  # what was asked for
    CORRECTS = "corrects"  # a value that was read back wrongly
    ACCEPTS = "accepts"  # what was offered
    COUNTERS = "counters"  # with a price
    ASKS_ALTERNATIVE = "asks for an alternative"
    ASKS = "asks"  # about a field
    ASKS_IF_BOOKED = "asks if it is booked"
    ASKS_IF_TENTATIVE = "asks if it is tentative"
    WITHHOLDS = "withholds"  # what it may not give
    WAITS = "waits"
    THANKS = "thanks"
    LEAVES = "leaves"
