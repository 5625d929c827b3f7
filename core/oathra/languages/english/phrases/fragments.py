"""Pieces that several English patterns share; no rules of their own."""

from __future__ import annotations

__all__ = [
    "ADV", "BOOKING", "CLOCK", "DONE", "DONE_WORDS", "DOWN", "I_HAVE", "KIN", "MADE", "NOT_OURS", "NOT_SUPPOSED",
    "NUMBER", "ON_RECORD", "RECORDED", "REST", "START", "TO_COMMA", "WEEKDAY", "WHO", "YOU",
]

# The rest of a sentence, and of what stands before the next comma.
REST = r"[^.?!;]*"
TO_COMMA = r"[^.?!;,]*"
# Where a sentence or a new thought begins.
START = r"(?:(?<![^.!?,;])|(?<=[.!?,;] ))"
WEEKDAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
NUMBER = r"(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
# How a clock time or a day begins.
CLOCK = rf"(?:{NUMBER}|half|quarter|noon|the \d|{WEEKDAY})"
# Adverbs that change nothing about a commitment; talk puts no more than a few in a row.
ADV = (
    r"(?:(?:all|now|just|already|also|then|both|so|here|hereby|officially|successfully|definitely|fully|firmly"
    r"|completely|in fact|indeed|100 percent|(?:gone|went)(?: and)?(?: ahead)? and|been able to|managed to|\d+) ){0,4}"
)
# What a booking is when it is done.
DONE_WORDS = (
    r"booked|confirmed|reserved|scheduled|secured|arranged|purchased|bought|placed|registered|finali[sz]ed"
    r"|locked in|set up|sorted|squared away|guaranteed|processed"
)
DONE = rf"(?:{DONE_WORDS})"
# The same, with words that only count beside a booking noun.
MADE = (
    rf"(?:{DONE_WORDS}|made|completed?|done|set|all set|successful(?:ly)?|a success|through|good to go|ready"
    r"|effective|good|final|taken care of|on (?:its|the) way|in place|in order)"
)
# Things that are booked.
BOOKING = (
    r"(?:bookings?|reserv\w*|appoin\w*|tables?|rooms?|tickets?|seats?|slots?|spots?|places?|orders?|purchase|request"
    r"|payment|transaction|cars?|cabs?|taxis?|rides?|limo|van|shuttle|vehicles?|drivers?|rental|flights?|trains?"
    r"|bus(?:es)?|trip|journey|pickup|delivery|visits?|viewings?|tours?|stay|hotels?|suites?|apartments?"
    r"|accommodations?|lessons?|class(?:es)?|meetings?|session|consultation|check-?up|interview|demo|call"
    r"|inspection|installation|service|haircut|treatment|massage|events?|part(?:y|ies)|dinner|lunch|brunch"
    r"|hall|lane|court|tee time)"
)
YOU = (
    r"(?:you(?:'re|r| are| guys are| both are| two are| folks are|'ve been| have been| all are)?"
    r"|ye(?:'re| are)|y'all are|that's you)"
)
WHO = (
    r"(?:you(?: guys| both| two| all)?|ye|him|her|them|it|that|this|those"
    r"|your (?:party|group|name|booking|table)|everyone|(?:mr|mrs|ms|miss) \w+)"
)
I_HAVE = r"(?:(?:i|we)(?:'ve| have| had|'d)?|i'm|have|just)"
# "You're down for Friday." With a colon, a list is read back.
DOWN = r"down (?:for|at|here|as)\b(?! ?:)"
# "It's in the book."
ON_RECORD = (
    r"(?:(?:on|in|into) (?:the|our|my|his|her|their|your name in the)"
    r" (?:board|books?|sheet|system|calendar|schedule|diary|rota|roster|computer|tee sheet|log|register"
    r"|list of bookings)\b(?! (?:of|for) (?:people|cancell)))"
)
# How a booking stands once it is on record.
RECORDED = (
    r"(?:written (?:in|down|up)|penned in|inked in|locked in|slotted in|squared away|ticketed"
    r"|allott?ed(?: to you)?|allocated|assigned(?: to you)?|logged(?: in)?|entered|created"
    r"|gone (?:in|through|on)\b(?! (?:the roof|holiday|leave))"
    r"|done and dusted|fixed up|all done|taken care of|all sorted)"
)
# What follows where the words are of somebody else's booking, of none that is left, or of one under a condition.
NOT_OURS = (
    r"(?! (?:by|solid|up\b|out\b|if\b|once\b|when\b|as soon as|unless|until|subject|waiting"
    r"|for (?:the staff|staff|members|residents|someone|another|private|our|regulars)|on (?:hold|standby)))"
)
# A commitment that stands after one of these is only supposed.
NOT_SUPPOSED = r"(?<!if )(?<!once )(?<!have )(?<!when )(?<!after )(?<!until )(?<!think )"
# People who book on their own account.
KIN = r"(?:sister|brother|husband|wife|colleague|boss|mother|friend)"
