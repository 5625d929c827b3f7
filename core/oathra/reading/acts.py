"""The dialogue acts: what a clause of a call does."""

from __future__ import annotations

import enum

__all__ = ["Act"]


class Act(enum.Enum):
    """What words do. The phrase tables say which words do it, `dialogue/` says what follows.

    The value is the verb that a reader of the verdict sees.
    """

    # The callee commits, more or less.
    CONFIRMS = "confirms"  # you're booked
    SETTLES = "calls it settled"  # you're all set: confirms where no doubt is open
    IMPLIES = "implies"  # Done! / your reference is ...
    EXPECTS = "expects"  # see you then: implies a booking, where the request was taken up
    COMMITS = "promises"  # I'll book it now
    AFFIRMS = "agrees"  # yes, certainly
    OFFERS = "offers"  # 7:30 is open
    WILLING = "is willing"  # I don't see why not: agrees to values, books nothing
    STANDS = "upholds"  # you're fine, Thursday at eight stands: ends a doubt
    CHANGES = "changes"  # I've moved you to eight: a confirmation, if there was one
    # The callee doubts, more or less.
    DENIES = "denies"  # full, taken, closed, can't
    RETRACTS = "retracts"  # oh no wait, I'm so sorry
    NOT_YET = "says not yet"  # not confirmed yet
    HEDGES = "hedges"  # probably, I think, should be
    CHECKS = "checks"  # let me see: a doubt until the answer comes
    TENTATIVE = "keeps it tentative"  # pencil in, hold, wait list
    DEFERS = "defers"  # call you back, pass it on
    CONDITION = "sets a condition"  # once the deposit is paid
    SUPPOSES = "supposes"  # if the boat gets in: open until said outright
    MET = "drops a condition"  # it was paid at noon; we won't bother with a deposit
    REDIRECTS = "redirects"  # book on the website
    JOKES = "jokes"  # I'm kidding
    OTHER_BOOKING = "names another booking"
    OTHER_THING = "names another thing"  # the newsletter's done: of a caller, that it asks for one
    # Neither.
    REMARK = "remarks"  # explains its risk words, does nothing; its values are not the booking's
    ASKS = "asks"
    CORRECTS = "corrects"  # the 13th, sorry, the 14th
    BACKCHANNEL = "listens"
    HOLDS_LINE = "holds the line"
    TRANSFERS = "transfers"
    MACHINE = "is a machine"
    DO_NOT_CALL = "asks not to be called"
    GREETS = "greets"
    THANKS = "thanks"
    IDENTIFIES = "gives a name"
    # The caller's.
    REQUESTS = "requests"
    ALTERS = "asks to change a booking"  # could I move it to Thursday?
    ANOTHER = "asks for one more"  # and another for five: a booking of its own
    ACCEPTS = "accepts"
    DECLINES = "declines"
    CANCELS = "cancels"
    CONFIRM_REQUEST = "asks for the confirmation"
    NEGATES = "asks in the negative"  # you don't have anything at 7?
    EITHER_OR = "asks an either-or"
