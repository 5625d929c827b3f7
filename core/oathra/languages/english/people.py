"""English head counts, tickets and other quantities, nights, and names."""

from __future__ import annotations

import re
from collections.abc import Collection

from ...reading.patterns import alive
from ...reading.sieve import Sifted
from ...reading.values import OF_HOLDER, OF_STAFF, ValueFound
from .keys import number_pattern, pattern

__all__ = ["read_counts", "read_name_answer", "read_names"]

_PERSON = (
    r"(?:people|persons?|guests?|pax|adults?|of us|of you|diners|covers|customers?|passengers?|riders?|travell?ers?|attendees|kids|children|child"
    r"|players?|folks|heads|ladies|gentlemen|men|women|others?|students|friends|individuals|seniors|visitors|participants|tourists|ppl)\b"
)
_N = r"(?P<n>\d{1,3})"
_OF_A_SIZE = pattern(
    rf"\b(?:tables?|party|parties|group|reservation|reservations|booking|appointment|room|rooms|tickets?|seats?|dinner|lunch|brunch|breakfast|supper|class|space|spot|lane|slot|place|somewhere|something|train|taxi|cab|car|ride|trip|it|that|set up|down|in|just|all|meal|suite|booked|reserved|you) (?:for|of) (?:a party of |just |the |about |around |only |up to |exactly |a group of |a )?{_N}(?! ?(?:nights?|days?|weeks?|hours?|minutes?|mins|o'?clock|[ap]\.?m\b|:|tables?|rooms?|credits|dollars|pounds|th|past|to \d|star|on the dot|\d)|[:.]\d|\d)(?:(?: (?:or|to)|-) (?P<or>\d{{1,3}})\b(?! ?[ap]m|:))?"
)
# "You're down for seven" may also be the time.
_AT_OR_FOR = pattern(r"\b(?:down|in|booked|reserved|you|it|that|all|just) for $")
_COUNTED = number_pattern(rf"(?<![\d.:$£€/-]){_N}(?:(?: (?:or|to)|-) (?P<or>\d{{1,3}}))? (?:more |other |different |adult |young |full |very )?{_PERSON}(?<!\b1 of us)(?<!\b1 of you)(?! (?:has|have|needs?|is (?:a|allerg)|are (?:allerg|veg)))")
_FOR_N = pattern(rf"\b(?:for|of) (?:just |the |about |only |a party of )?{_N}(?= (?:at|on|for (?:you|us|them|me)|in the|this|next|tonight|tomorrow|please|monday|tuesday|wednesday|thursday|friday|saturday|sunday|around|from|by)\b| (?:1[0-2]|[1-9])(?::\d\d| ?[ap]\.?m\b))(?! at \d{{1,2}} [a-z]+ (?:street|road))")
# What cannot be counted: after "for 2" it begins something else, also where a recogniser set no mark.
_NO_NOUN = (
    r"(?:for you|please|then|thanks?|and|but|or|so|as|because|with|under|in|on|at|i|we|you|it|its|they|that|thats|this|there|(?:i|we|you|it|they|that|there)'[a-z]+|your|my|our"
    r"|is|are|was|were|will|would|can|could|should|did|do|does|have|has|had|all|no|not|yes|yeah|ok|okay|right|alright|sorry|now|see|booked|reserved|confirmed|done)"
)
_AFTER_A_TIME = pattern(rf" for (?:just |only )?(?P<n>\d{{1,2}})(?= *(?:[.,!?;]|$)| {_NO_NOUN}\b)")
# "Could we be three instead?", "it'll be five now", "can we make that four?"
_BECOMES = pattern(
    r"\b(?:(?:we(?:'ve| have)|it(?:'s| has)|the party(?:'s| has)|the group(?:'s| has)|numbers have) (?:now |just |since )*(?:grown|gone up|gone down|shrunk|dropped|changed|come down) (?:to|from \d{1,2} to) (?P<n0>\d{1,2})"
    r"|(?:we(?:'ll| will|'d| would| might|'re| are)|(?:could|can|will|would|may) we|there(?:'ll| will| would) be|there(?:'re| are) (?=\d+ now))(?: now| only| just| actually| all)*(?: be)?(?: now| only| just)* (?P<n>\d{1,2})"
    r"|(?:it(?:'ll| will|'d| would) be) (?P<n2>\d{1,2})(?= (?:now|in total|altogether|after all)\b)|(?:could|can|may) (?:we|you|i) (?:please |just )?make that (?P<n3>\d{1,2})|\b(?:i|we|they|he|she)(?:'ve|'s| have| has|'d)?(?: just| now)? made that (?P<n4>\d{1,2}))"
    r"(?= *(?:[?.,!]|$)| (?:now|instead|please|in total|altogether|after all|then|not|if|rather|and|so|at the table)\b)"
)
_GROUPS = pattern(r"\b(?:(?P<four>foursome)|(?P<one>(?:just|only) (?:me|myself|for me|for myself|1 person|the 1 of us)\b|by myself|a single (?:person|ticket)|solo)|(?P<both>we(?:'ll| will) both|we're both (?:coming|in)|both of us)\b|(?P<two>me and my (?:wife|husband|partner|girlfriend|boyfriend|friend|mother|mom|mum|dad|father|son|daughter|brother|sister)|(?:my (?:wife|husband|partner|girlfriend|boyfriend) and (?:i|me|myself))|the pair of us))")
_TABLES_OF_A_NUMBER = pattern(r"\b(?:table|room|platform|gate|terminal|unit|flat|apartment|suite|bay|lane|bus|train|flight|number|no\.|line|route|highway|floor) (?:number |no\.? ?|#)?\d+")
_TICKETS = number_pattern(rf"(?<![\d.:$£€/-])(?<!cost of )(?<!price of )(?<!much is )(?<!much for )(?<!does )(?<!price for ){_N} (?:(?:[a-z]+|one-way|1-way|round-trip) ){{0,3}}(?P<unit>tickets?|seats?)\b")
_UNITS = (
    "crates?|boxes|box|cases?|bottles?|cartons?|packs?|pieces?|units?|kilos?|kg|bags?|trays?|dozen|loaves|cakes?|pizzas?|copies|copy|pallets?|sets?|cups?|portions?|plates?|barrels?|kegs?|rolls?|sheets?|items?|bunches|tonnes?|tons?|liters?|litres?|jars?|cans?|licen[cs]es?|chairs?|bouquets?|stems?|dozens?|fillets?|racks?|trays?|tubs?|sacks?|buckets?|gallons?|pints?|platters?|sandwiches|baguettes|rolls|scones|punnets?|drums?|reams?"
)
_QUANTITY = number_pattern(rf"(?<![\d.:$£€/-]){_N} (?:(?:large|small|medium|big|whole|full|extra) )?(?P<unit>{_UNITS})\b")
_SO_MANY_OF = number_pattern(rf"(?<![\d.:$£€/-]){_N} (?P<unit>(?!people|persons|guests|nights|days|weeks|hours|minutes|tickets|seats|members|adults|students|kids)[a-z]{{3,}}s) of (?!us|you|them|january|february|march|april|may|june|july|august|september|october|november|december)")
_NIGHTS = number_pattern(rf"(?<![\d.:$£€/-]){_N}[ -](?P<unit>nights?|days?(?! from))\b(?! (?:before|ago|in advance|after|prior|later|notice|earlier|ahead|out|a week))")
_WEEK = pattern(r"\bfor (?:a|1|one) week\b")

_HONORIFIC = r"(?:mr|mrs|ms|miss|mister|missus|doctor|dr|madam|sir)\.?"
_NAME = r"(?P<name>[^\W\d_][\w'-]*(?: [^\W\d_][\w'-]*)?)"
_NAMES = (
    (OF_HOLDER, pattern(rf"\b(?:that's|it's|that is|it is) (?:\w+ )?(?:booked|taken|reserved|held|down),? (?:under|for|by|in the name of) (?P<hon>{_HONORIFIC}) {_NAME}")),
    (OF_HOLDER, pattern(rf"\b(?:that|this) (?:table|slot|room|time|seat|one|place|spot|court|day)(?:'s| is) (?:\w+ )?(?:booked|taken|reserved|confirmed|held|down) (?:under|for|by|in the name of) (?P<hon>{_HONORIFIC} )?{_NAME}")),
    ("name given", pattern(rf"\b(?:my|the|our|a|your|his|her|family|last|first|full|sur)? ?name(?:'s| is|:| was| will be| of| would be) (?:{_HONORIFIC} )?{_NAME}")),
    ("under the name", pattern(rf"\b(?:under|for|in) (?:the )?(?:name |name of |last name )?(?:of )?(?P<hon>{_HONORIFIC} )?{_NAME}")),
    ("honorific", pattern(rf"\b{_HONORIFIC} {_NAME}")),
    ("it's ...", pattern(rf"^\W*(?:hi|hello|hey|good (?:morning|evening|afternoon))?,? ?(?:this is|it's|i'm|i am|surname's|surname|name's) (?:{_HONORIFIC} )?{_NAME}")),
)
_UNMARKED = (OF_HOLDER, "under the name", "it's ...")  # any word could follow: a capital tells a name
_DOCTOR = pattern(r"\b(?:dr\.?|doctor) ?$")
_NOT_NAMES = frozenset(
    "the a an that this it me you us we i he she they them my your our his her their which what who there here all both each any some no not one two three four five six seven eight nine ten "
    "monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december today tomorrow tonight noon midnight "
    "dinner lunch brunch breakfast fun now sure calling looking just really so sorry afraid fine good ok okay great perfect available booked ready please and or on at in for of to with from tables table people guests "
    "visa mastercard amex "
    "party name reservation booking appointment about around after before only next last first another same more free".split()
)


_MONTH_NAMES = frozenset(("april", "may", "june", "august"))  # are also people's


def read_counts(text: str, sifted: Sifted | None = None, after: Collection[int] = ()) -> list[ValueFound]:
    """Return head counts, quantities and nights of *text* (number words already as digits).

    *after* holds where its times end: "at half past seven for three".
    """
    found: list[ValueFound] = []

    def free(start: int, end: int) -> bool:
        if any(start < value.end and value.start < end for value in found):
            return False
        return not any(start < hit.end() and hit.start() < end for hit in _TABLES_OF_A_NUMBER.hits(text, sifted))

    for hit in _TICKETS.hits(text, sifted):
        if free(hit.start(), hit.end()):
            found.append(ValueFound("partySize", (int(hit["n"]),), hit.start(), hit.end(), "tickets"))
            found.append(ValueFound("quantity", (f"{hit['n']} {hit['unit']}",), hit.start(), hit.end(), "tickets"))
    heads = [hit for hit in _COUNTED.hits(text, sifted) if free(hit.start(), hit.end())]
    split = [hit for hit in heads if re.search(r"(?:adult|kid|child)", hit[0])]
    if len(split) > 1 and not any(hit for hit in heads if hit not in split):
        found.append(ValueFound("partySize", (sum(int(hit["n"]) for hit in split),), split[0].start(), split[-1].end(), "adults and children"))
    else:
        for hit in heads if len(split) < 2 else [hit for hit in heads if hit not in split]:
            found.append(ValueFound("partySize", _sizes(hit), hit.start(), hit.end(), "people"))
    for hit in _QUANTITY.hits(text, sifted):
        if free(hit.start(), hit.end()):
            found.append(ValueFound("quantity", (f"{hit['n']} {hit['unit']}",), hit.start(), hit.end(), "quantity"))
    for hit in _OF_A_SIZE.hits(text, sifted):
        start = hit.start("n")
        if free(start, hit.end()):
            may_be = ("time",) if _AT_OR_FOR.search(text, max(0, hit.start() - 1), start) else ()
            found.append(ValueFound("partySize", _sizes(hit), start, hit.end(), "table for", may_be))
    for hit in _FOR_N.hits(text, sifted):
        if free(hit.start("n"), hit.end()):
            found.append(ValueFound("partySize", (int(hit["n"]),), hit.start("n"), hit.end(), "for"))
    for follows in (_AFTER_A_TIME.match(text, end) for end in after):
        if follows and free(follows.start("n"), follows.end()):
            found.append(ValueFound("partySize", (int(follows["n"]),), follows.start("n"), follows.end(), "for", ("time",)))
    for hit in _BECOMES.hits(text, sifted):
        start, end = next(hit.span(name) for name in ("n0", "n", "n2", "n3", "n4") if hit[name])
        if free(start, end):
            found.append(ValueFound("partySize", (int(text[start:end]),), start, end, "becomes"))
    for hit in _GROUPS.hits(text, sifted):
        if free(hit.start(), hit.end()):
            size = 4 if hit["four"] else 1 if hit["one"] else 2
            found.append(ValueFound("partySize", (size,), hit.start(), hit.end(), "group", weak=bool(hit["both"])))
    for hit in _SO_MANY_OF.hits(text, sifted):
        if free(hit.start(), hit.end()):
            found.append(ValueFound("quantity", (f"{hit['n']} {hit['unit']}",), hit.start(), hit.end("unit"), "so many of"))
    for hit in _NIGHTS.hits(text, sifted):
        if free(hit.start(), hit.end()):
            found.append(ValueFound("nights", (int(hit["n"]),), hit.start(), hit.end(), "nights", weak=hit["unit"].startswith("day")))
    for hit in _WEEK.hits(text, sifted):
        if free(hit.start(), hit.end()):
            found.append(ValueFound("nights", (7,), hit.start(), hit.end(), "a week", weak=True))
    return found


def _sizes(hit: re.Match[str]) -> tuple[int, ...]:
    return (int(hit["n"]), int(hit["or"])) if hit["or"] else (int(hit["n"]),)


def read_names(text: str, original: str, sifted: Sifted | None = None) -> list[ValueFound]:
    """Return the people's names that a plain *text* gives, spelt as in *original*."""
    found: list[ValueFound] = []
    for rule, naming in alive(_NAMES, sifted):
        for hit in naming.hits(text, sifted):
            start, end = hit.span("name")
            parts = text[start:end].split(" ")
            barred = _NOT_NAMES if rule in _UNMARKED else _NOT_NAMES - _MONTH_NAMES
            if parts[0].removesuffix("'s") in barred or any(start < v.end and v.start < end for v in found):
                continue
            if len(parts) == 2 and (parts[1] in _NOT_NAMES or len(parts[1]) < 2 or not original[start + len(parts[0]) + 1 : end][:1].isupper()):
                end = start + len(parts[0])
            if text[start:end].endswith("'s"):
                end -= 2
            if rule in _UNMARKED and not hit.groupdict().get("hon") and "name" not in hit[0][: start - hit.start()] and not original[start:start + 1].isupper():
                continue
            of_staff = _DOCTOR.search(text[hit.start() : start]) is not None
            found.append(ValueFound("name", (original[start:end],), start, end, OF_STAFF if of_staff else rule))
    return found


_NAME_ANSWER = pattern(
    r"\W*(?:(?:um|uh|er|oh|yes|yeah|sure|okay|it's|its|it is|that's|under|the name is|name's|my name is|for|mr|mrs|ms|miss|dr)\W+)*"
    r"(?P<name>[^\W\d_][\w'\u2019-]*(?: [^\W\d_][\w'\u2019-]*)?)"
)


def read_name_answer(original: str) -> ValueFound | None:
    """Return the name that *original* gives where it answers "what's the name?", None where it gives none."""
    hit = _NAME_ANSWER.match(original.lower())
    if hit is None or hit["name"].split(" ")[0] in _NOT_NAMES - _MONTH_NAMES:
        return None
    start, end = hit.span("name")
    return ValueFound("name", (original[start:end],), start, end, "answer to the name question")
