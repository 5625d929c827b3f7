"""What the acts of one callee turn amount to together, in calls without words."""

from __future__ import annotations

import pytest

from tests.dialogue.talk import heard, outcome

ASKED = "us: REQUESTS date=25 time=1170; "
BOOKED = ASKED + "them: CONFIRMS; "
IS_IT = "us: REQUESTS date=25 time=1170; us: ? CONFIRM_REQUEST; "

NOTHING = "incomplete NONE"
AGREED = "incomplete NONE date time"
DONE = "completed CONFIRMED date time"
SUSPENDED = "incomplete SUSPENDED date time"
REVOKED = "incomplete REVOKED date time"

CASES = (
    # Answers to a question on another subject.
    ("a refusal in answer to another question is of that", BOOKED + "us: ?; them: DENIES", DONE),
    ("unless it names a value", BOOKED + "us: ?; them: DENIES time=1170", REVOKED),
    ("or a word of the booking", BOOKED + "us: ?; them: core DENIES", REVOKED),
    ("a doubt beside a confirmation is of the booking", ASKED + "us: ?; them: CONFIRMS HEDGES", NOTHING),
    ("a doubt alone is of the other subject", BOOKED + "us: ?; them: HEDGES", DONE),
    ("words unread in answer to another question are of that", BOOKED + "us: ?; them: !unless", DONE),
    ("words unread in a clause on another subject are of that", BOOKED + "them: aside !unless", DONE),
    ("shall I book it, after what sounds booked", ASKED + "them: CONFIRMS date=25 time=1170 | ? ASKS:booking", AGREED),
    ("a condition counts wherever it stands", BOOKED + "us: ?; them: CONDITION", SUSPENDED),
    ("a retraction counts wherever it stands", BOOKED + "us: ?; them: RETRACTS", REVOKED),
    ("an implication counts wherever it stands", ASKED + "them: aside IMPLIES", DONE),
    ("a see-you-then counts wherever it stands", ASKED + "them: AFFIRMS | aside EXPECTS", DONE),
    ("a confirmation counts wherever it stands", ASKED + "them: aside CONFIRMS", DONE),
    ("an offer on another subject is none", ASKED + "them: DENIES; us: ?; them: OFFERS; us: ? CONFIRM_REQUEST; them: AFFIRMS", NOTHING),
    ("an implication in answer to a request and another question counts", "us: REQUESTS date=25 time=1170 | ?; them: IMPLIES", DONE),
    ("so does a see-you-then", "us: REQUESTS date=25 time=1170 | ?; them: EXPECTS", DONE),
    ("a confirmation in answer to another question counts, whatever its subject", ASKED + "us: ?; them: aside CONFIRMS", DONE),
    ("a bare number makes no answer one of the booking", BOOKED + "us: ?; them: DENIES #8:partySize", DONE),
    ("nor does a price, where none was agreed", BOOKED + "us: ?; them: DENIES price=5", DONE),
    ("but the price on the table does", "us: REQUESTS date=25 time=1170 price=9000; them: CONFIRMS; us: ?; them: DENIES price=9000", "incomplete REVOKED date price time"),
    *(
        (f"{act.lower()} in a remark that nobody asked for is doubt", BOOKED + f"them: aside {act}", SUSPENDED)
        for act in ("DEFERS", "HEDGES", "NOT_YET", "TENTATIVE", "REDIRECTS", "TRANSFERS", "CONDITION")
    ),
    *(
        (f"{act.lower()} in a remark that was asked for is not", BOOKED + f"us: ?; them: aside {act}", DONE)
        for act in ("DEFERS", "HEDGES", "NOT_YET", "TENTATIVE", "REDIRECTS", "TRANSFERS")
    ),
    # Questions about the booking itself, and questions that nobody knows what they are about.
    *(
        (f"{act.lower()} in answer to a question about nothing known is doubt", BOOKED + f"us: ?; them: {act}", SUSPENDED)
        for act in ("NOT_YET", "TENTATIVE", "DEFERS", "REDIRECTS", "SUPPOSES", "OTHER_BOOKING")
    ),
    *(
        (f"{act.lower()} without a word of the subject that was asked about is doubt", BOOKED + f"us: ? aside; them: {act}", SUSPENDED)
        for act in ("NOT_YET", "TENTATIVE")
    ),
    *(
        (f"{act.lower()} in answer to a question on another subject is of that", BOOKED + f"us: ? aside; them: {act}", DONE)
        for act in ("DEFERS", "REDIRECTS", "SUPPOSES", "OTHER_BOOKING", "HEDGES")
    ),
    *(
        (f"{said} in answer to the question whether it stands is doubt", BOOKED + f"us: ASKS:standing; them: {said}", SUSPENDED)
        for said in ("HEDGES", "DEFERS", "TENTATIVE", "!unless")
    ),
    *(
        (f"words of nothing known, after {asked}, are no yes", BOOKED + f"us: {asked}; them: | BACKCHANNEL | ", SUSPENDED)
        for asked in ("ASKS:standing", "? CONFIRM_REQUEST")
    ),
    *(
        (f"after the question whether it stands, {said.lower()} upholds it", BOOKED + f"us: ASKS:standing; them: {said} | ", DONE)
        for said in ("AFFIRMS", "CONFIRMS", "SETTLES", "EXPECTS", "IMPLIES", "STANDS")
    ),
    ("words about something else are no yes either", BOOKED + "us: ASKS:standing; them: aside", SUSPENDED),
    ("a question back is no answer", BOOKED + "us: ASKS:standing; them: ?", DONE),
    ("what comes after the answer is none", BOOKED + "us: ASKS:standing; them: AFFIRMS; them: ", DONE),
    ("a look into the book is not the answer yet", BOOKED + "us: ASKS:standing; them: CHECKS; them: ", SUSPENDED),
    ("words of nothing known are no doubt where nobody asked", BOOKED + "us: CONFIRM_REQUEST; them: ", DONE),
    ("thanks are no doubt either", BOOKED + "us: ASKS:standing; them: THANKS", DONE),
    ("a yes to the question whether it stands books nothing", ASKED + "us: ASKS:standing; them: AFFIRMS", NOTHING),
    ("a yes to the question whether it is not booked yet says so", BOOKED + "us: ? NEGATES ASKS:unbooked; them: AFFIRMS", SUSPENDED),
    ("and no see-you-then books it", ASKED + "them: AFFIRMS; us: ? NEGATES ASKS:unbooked; them: AFFIRMS; us: ; them: EXPECTS", AGREED),
    ("but a confirmation does", ASKED + "us: ? NEGATES ASKS:unbooked; them: AFFIRMS | CONFIRMS time=1170 date=25", DONE),
    # "If the manager agrees, it's yours.", "Yes, it's non-smoking."
    ("an implication in answer to another question on another subject counts", "us: REQUESTS date=25 time=1170 | ? aside; them: IMPLIES", DONE),
    ("so does a see-you-then in answer to one", "us: REQUESTS date=25 time=1170 | ? aside; them: EXPECTS", DONE),
    ("and a condition in answer to one", BOOKED + "us: ? aside; them: CONDITION", SUSPENDED),
    ("and a retraction in answer to one", BOOKED + "us: ? aside; them: RETRACTS", REVOKED),
    ("a supposition that leads to nothing is of what was asked", BOOKED + "us: ? aside; them: SUPPOSES | GREETS", DONE),
    ("so is one that ends its sentence", ASKED + "us: ? aside; them: SUPPOSES . | CONFIRMS", DONE),
    ("a yes that goes on is not clean", IS_IT + "them: AFFIRMS say:tomorrow", AGREED),
    ("a word or two of politeness do not matter", IS_IT + "them: AFFIRMS say:sir", DONE),
    ("nor what is said after it", IS_IT + "them: AFFIRMS | GREETS say:tomorrow", DONE),
    ("nor what goes on about the booking", IS_IT + "them: core AFFIRMS say:tomorrow", DONE),
    ("a yes beside a meal that nobody asked for answers that", IS_IT + "them: AFFIRMS breakfast=1", AGREED),
    ("not one that was asked for", "us: REQUESTS date=25 time=1170 smoking=0; us: ? CONFIRM_REQUEST; them: AFFIRMS smoking=0", "completed CONFIRMED date smoking time"),
    ("nor one that was named before", "us: REQUESTS date=25 time=1170; them: smoking=0; us: ? CONFIRM_REQUEST; them: AFFIRMS", DONE),
    ("a supposition that leads to a confirmation is of the booking, whatever was asked", ASKED + "us: ? aside; them: SUPPOSES | CONFIRMS", AGREED),
    ("a yes beside a choice that nobody asked for answers that", IS_IT + "them: AFFIRMS smoking=0", AGREED),
    # "Is the hall free?" "It's booked."
    ("what was asked whether it is free is taken", "us: ? ASKS:vacancy date=25 time=1170; them: CONFIRMS", "incomplete NONE"),
    ("whether it is implied", "us: ? ASKS:vacancy date=25 time=1170; them: IMPLIES", "incomplete NONE"),
    ("a yes beside it books", "us: ? ASKS:vacancy date=25 time=1170; them: AFFIRMS | CONFIRMS", DONE),
    ("a number for it books", "us: ? ASKS:vacancy date=25 time=1170; them: CONFIRMS serial=77", "completed CONFIRMED date serial time"),
    ("so does a confirmation where it was asked for as well", "us: ? ASKS:vacancy date=25 time=1170 | REQUESTS; them: CONFIRMS", DONE),
    ("or asked whether it is booked", "us: ? ASKS:vacancy CONFIRM_REQUEST date=25 time=1170; them: CONFIRMS", DONE),
    ("or asked for afterwards", "us: ? ASKS:vacancy date=25 time=1170; them: OFFERS; us: REQUESTS; them: CONFIRMS", DONE),
    ("nor is a booking taken from the one who has it", BOOKED + "us: ? ASKS:vacancy; them: CONFIRMS", DONE),
    ("a retraction in a remark takes back", BOOKED + "them: aside RETRACTS", REVOKED),
    ("a refusal in a remark is of its subject", BOOKED + "them: aside DENIES", DONE),
    ("an implication in a remark that was asked for counts", "us: REQUESTS date=25 time=1170 | ? aside; them: aside IMPLIES", DONE),
    ("so does a see-you-then in one", "us: REQUESTS date=25 time=1170 | ? aside; them: aside EXPECTS", DONE),
    ("and a condition in one", BOOKED + "us: ? aside; them: aside CONDITION", SUSPENDED),
    ("and a retraction in one", BOOKED + "us: ? aside; them: aside RETRACTS", REVOKED),
    # Whether it is free, whether it is still not booked.
    ("it is booked, if it was asked whether it is free, is no booking", "us: ? ASKS:vacancy date=25 time=1170; them: CONFIRMS", NOTHING),
    ("whatever else is said", "us: ? ASKS:vacancy date=25 time=1170; them: CONFIRMS | GREETS", NOTHING),
    ("whatever it names", "us: ? ASKS:vacancy date=25; them: CONFIRMS time=1170", NOTHING),
    ("what stands, asked whether it is booked, is", IS_IT + "them: STANDS:standing", DONE),
    ("asked whether it stands too", ASKED + "us: ASKS:standing; them: STANDS:standing", DONE),
    ("unasked it is not", ASKED + "them: STANDS:standing", NOTHING),
    ("nor in a question", IS_IT + "them: ? STANDS:standing", NOTHING),
    ("nor with another answer", IS_IT + "them: STANDS", NOTHING),
    ("a booking that is there is this one where that was asked", IS_IT + "them: OTHER_BOOKING:standing", DONE),
    ("a question for it is none", IS_IT + "them: ASKS:standing", NOTHING),
    ("a yes beside more of the booking is none, whatever else follows", IS_IT + "them: AFFIRMS | say:bakery | aside say:parking", AGREED),
    ("but for the hearer it is one", "us: ? ASKS:vacancy date=25 time=1170; them: you:CONFIRMS", DONE),
    ("said twice it is one", "us: ? ASKS:vacancy date=25 time=1170; them: CONFIRMS | CONFIRMS", DONE),
    ("and with a number to keep", "us: ? ASKS:vacancy date=25 time=1170; them: CONFIRMS serial=Q7", "completed CONFIRMED date serial time"),
    ("a yes to whether it is still not booked is none", "us: REQUESTS date=25 time=1170; us: ? ASKS:unbooked; them: AFFIRMS", NOTHING),
    ("other words are none either", "us: REQUESTS date=25 time=1170; us: ? ASKS:unbooked; them: GREETS", NOTHING),
    ("but a confirmation is one", "us: REQUESTS date=25 time=1170; us: ? ASKS:unbooked; them: AFFIRMS CONFIRMS", DONE),
    # Questions.
    ("an implication beside a question is none", ASKED + "them: ? ASKS:phone | IMPLIES", NOTHING),
    ("an implication beside a courtesy is one", ASKED + "them: IMPLIES | ? ASKS:courtesy", DONE),
    ("a courtesy that names a value is a question", ASKED + "them: IMPLIES | ? ASKS:courtesy partySize=3", NOTHING),
    ("a yes beside a courtesy is none", IS_IT + "them: ? ASKS:courtesy | AFFIRMS", AGREED),
    ("words unread in a light question are harmless", ASKED + "them: CONFIRMS | ? !could", DONE),
    ("not in one with a word of the booking", ASKED + "them: CONFIRMS | ? core !could", NOTHING),
    ("not in one with a value", ASKED + "them: CONFIRMS | ? date=25 !could", NOTHING),
    ("but after the booking in any question", BOOKED + "them: ? core !could", DONE),
    ("words unread outside a question are doubt", BOOKED + "them: !could", SUSPENDED),
    ("words unread in a courtesy are harmless", ASKED + "them: CONFIRMS | ? core ASKS:courtesy !could", DONE),
    ("a courtesy that asks nothing explains no word", ASKED + "them: CONFIRMS | ASKS:courtesy !could", NOTHING),
    ("should I book that, after a booking, is doubt", BOOKED + "them: ? ASKS:booking", SUSPENDED),
    ("speaking of booking without a question is none", BOOKED + "them: ASKS:booking", DONE),
    ("another question after a booking is none", BOOKED + "them: ? ASKS:phone", DONE),
    ("a confirmation that is asked is none", ASKED + "them: ? CONFIRMS", NOTHING),
    ("what is hedged, deferred or held in a question only is harmless", BOOKED + "them: ? HEDGES SUPPOSES OTHER_BOOKING DEFERS TENTATIVE", DONE),
    ("a condition in a question is one", BOOKED + "them: ? CONDITION", SUSPENDED),
    ("a supposition that was asked about stays no doubt", ASKED + "them: ? SUPPOSES OTHER_BOOKING; us: ; us: ? CONFIRM_REQUEST; them: AFFIRMS", DONE),
    ("a call back that was offered and not declined is one", ASKED + "them: ? DEFERS; us: ; us: ? CONFIRM_REQUEST; them: AFFIRMS", AGREED),
    ("a waiting list that was offered and not declined is one", ASKED + "them: ? TENTATIVE; us: ; us: ? CONFIRM_REQUEST; them: AFFIRMS", AGREED),
    # Conditions that are met.
    ("a condition that is met ends", ASKED + "them: CONDITION; them: MET; us: ? CONFIRM_REQUEST; them: AFFIRMS", DONE),
    ("a condition does not end by itself", ASKED + "them: CONDITION; them: GREETS; us: ? CONFIRM_REQUEST; them: AFFIRMS", AGREED),
    ("a condition met in its own turn is none", ASKED + "them: CONDITION MET CONFIRMS", DONE),
    ("a condition after what was met is one", ASKED + "them: MET CONDITION CONFIRMS", AGREED),
    ("a deferral is not met", ASKED + "them: DEFERS MET CONFIRMS", AGREED),
    ("should I book that is no yes to the question whether it is", IS_IT + "them: ? ASKS:booking; them: AFFIRMS", NOTHING),
    # More than one answer in a turn.
    ("a yes to the question is one, whatever else it speaks of", IS_IT + "them: aside AFFIRMS", DONE),
    ("a yes that asks for something is none, without a question too", IS_IT + "them: AFFIRMS | ASKS:serial", AGREED),
    ("a yes that asks whether that is all is one without a question", IS_IT + "them: AFFIRMS | ASKS:courtesy", DONE),
    ("a greeting is no yes", IS_IT + "them: GREETS", NOTHING),
    ("what is upheld stands again", BOOKED + "them: CHECKS; them: STANDS", DONE),
    ("a yes beside words that do nothing is not clean", IS_IT + "them: x | AFFIRMS", AGREED),
    ("a yes beside a value is", IS_IT + "them: AFFIRMS | time=1170", DONE),
    ("a yes beside another subject is", IS_IT + "them: AFFIRMS | aside", DONE),
    ("a promise before a yes must name the terms", IS_IT + "them: COMMITS | AFFIRMS", AGREED),
    ("the first agreement counts", IS_IT + "them: AFFIRMS WILLING", DONE),
    ("willing first, then yes, is no yes", IS_IT + "them: WILLING AFFIRMS", AGREED),
    ("a change confirms what was there", BOOKED + "us: time=1200; them: CHANGES", "completed CONFIRMED date time"),
    ("a change of nothing confirms nothing", ASKED + "them: CHANGES", NOTHING),
    ("a change of a booking from before the call confirms", "us: ALTERS date=25 time=1170; them: CHANGES", DONE),
    ("a confirmation after a change ends what stood between", BOOKED + "them: CHANGES | RETRACTS | CONFIRMS", DONE),
    ("a confirmation after an all-set ends what stood between", ASKED + "them: SETTLES | RETRACTS | CONFIRMS", DONE),
    ("a change after a confirmation leaves it where it was", BOOKED + "them: CONFIRMS | RETRACTS | CHANGES", REVOKED),
    ("all set confirms", ASKED + "them: SETTLES", DONE),
    # Thinking aloud.
    ("words unread while looking are answered by the confirmation", ASKED + "them: CHECKS !unless | CONFIRMS", DONE),
    ("words unread before that are not", ASKED + "them: !unless | CHECKS | CONFIRMS", NOTHING),
    ("words unread after the confirmation are not", ASKED + "them: CHECKS | CONFIRMS | !unless", NOTHING),
    ("a moment's wait is over where the turn goes on", ASKED + "them: HOLDS_LINE | IMPLIES", DONE),
    ("with a see-you-then too", ASKED + "them: AFFIRMS; us: ACCEPTS; them: HOLDS_LINE | EXPECTS", DONE),
    ("with a value too", IS_IT + "them: HOLDS_LINE AFFIRMS | time=1170", DONE),
    ("a moment's wait after a booking is doubt until something is said of it", BOOKED + "them: HOLDS_LINE | OFFERS", SUSPENDED),
    ("a check is open though the turn goes on", ASKED + "them: CHECKS | IMPLIES", AGREED),
    ("a moment's wait at the end is open", ASKED + "them: IMPLIES | HOLDS_LINE", AGREED),
    ("a wait before an offer leaves the question behind", IS_IT + "them: HOLDS_LINE | OFFERS; them: AFFIRMS", NOTHING),
    ("a wait before a promise leaves the question behind", IS_IT + "them: HOLDS_LINE | COMMITS; them: AFFIRMS", AGREED),
    ("a wait before a refusal leaves the request behind", ASKED + "them: HOLDS_LINE | DENIES; us: THANKS; them: OFFERS; them: IMPLIES", NOTHING),
    ("a wait alone leaves the question open", IS_IT + "them: HOLDS_LINE; them: AFFIRMS", DONE),
    # Refusals.
    ("a refusal before an offer refuses nothing", ASKED + "them: DENIES | OFFERS; us: ACCEPTS; them: IMPLIES", DONE),
    ("a refusal after a confirmation does, whatever is offered", ASKED + "them: CONFIRMS | DENIES | OFFERS", REVOKED),
    ("an apology before an offer takes back", BOOKED + "them: RETRACTS | OFFERS", REVOKED),
    ("an offer after a refusal opens the talk again", ASKED + "them: DENIES; them: OFFERS; us: ? CONFIRM_REQUEST; them: AFFIRMS", DONE),
    ("a cancellation by the callee takes back", BOOKED + "them: CANCELS", REVOKED),
    ("a cancellation that is asked about does not", BOOKED + "them: ? CANCELS", DONE),
    *(
        (f"{act.lower()} forbids an agreement", ASKED + f"them: AFFIRMS {act}", NOTHING)
        for act in ("OTHER_BOOKING", "REDIRECTS", "TRANSFERS", "DO_NOT_CALL")
    ),
    *(
        (f"{act.lower()} leaves the agreement", ASKED + f"them: AFFIRMS {act}", AGREED)
        for act in ("TENTATIVE", "DEFERS", "CONDITION", "SUPPOSES")
    ),
    *(
        (f"{act.lower()} silences its turn", ASKED + f"them: AFFIRMS time=1170 {act}", NOTHING)
        for act in ("HEDGES", "NOT_YET", "JOKES")
    ),
    *(
        (f"{act.lower()} withholds the confirmation", ASKED + f"them: {act} CONFIRMS date=25 time=1170", AGREED)
        for act in ("TENTATIVE", "DEFERS", "CONDITION", "SUPPOSES", "REDIRECTS", "OTHER_BOOKING", "TRANSFERS", "DO_NOT_CALL")
    ),
    *(
        (f"{act.lower()} after a booking leaves it open", BOOKED + f"them: {act}", SUSPENDED)
        for act in ("HEDGES", "NOT_YET", "JOKES", "TENTATIVE", "DEFERS", "CONDITION", "SUPPOSES", "REDIRECTS", "OTHER_BOOKING", "TRANSFERS", "DO_NOT_CALL", "CHECKS", "HOLDS_LINE")
    ),
)


@pytest.mark.parametrize(("call", "ends"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_what_a_turn_amounts_to(call: str, ends: str) -> None:
    assert outcome(heard(call)) == ends
