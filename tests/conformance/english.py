"""English conversations, one for each shape."""

from __future__ import annotations

from collections.abc import Mapping

from tests.conformance.cells import Cell

__all__ = ["CELLS"]

_FIVE = """
    us: Hi, could I get a table for two on September 25th at 7 pm?
    them: 7's gone, I'm afraid, but we do have 7:30.
    us: 7:30 is fine. So that's a table for two at 7:30 on the 25th?
    them: """
_ASKS = """
    us: Hello, I'd like a table for two on September 25th at 7:30 pm, please.
    them: """
_BOOKED = """
    us: Hi there, table for two on the 25th of September, half seven in the evening?
    them: You're booked, two at 7:30 on the 25th.
    us: """

CELLS: Mapping[str, str | Cell] = {
    "reply: all set": _FIVE + "Yep, you're all booked in.",
    "reply: pencilled in": _FIVE + "Sure, I'll pencil you in for September 25th at 7:30 pm and ring you back.",
    "reply: held, not confirmed yet": _FIVE + "We can hold the 25th at 7:30 for you, but it's not confirmed yet.",
    "reply: booked, then taken back": _FIVE + "You're all booked in. Oh no, I'm so sorry, we're full that night after all.",
    "reply: another time, asked": _FIVE + "How about 9 pm?",
    "caller claims": _ASKS + """One moment, please.
    us: Great, so we're booked in for 7:30. Thanks very much, bye.
    them: Hello?""",
    "interrupted proposal": """
    them: Bella Napoli, good evening.
    us~: A table for two on September 25th at 7:30 pm, would that
    them: Yes.""",
    "name from the caller only": _ASKS + """And the name?
    us: It's Jansen.
    them: Okay, that's two at 7:30 pm on September 25th, you're booked.""",
    "phone from the caller only": """
    us: Could I have an appointment on September 25th at 7:30 pm? My number is 03 5550 0142.
    them: You're booked in for September 25th at 7:30 pm.""",
    "phone read back": """
    us: Could I have an appointment on September 25th at 7:30 pm? My number is 03 5550 0142.
    them: You're booked in for September 25th at 7:30 pm, and I have your number as 03 5550 0142.""",
    "serial given": """
    us: I'd like an appointment on September 25th at 7:30 pm.
    them: That's booked for you, September 25th at 7:30 pm. Your reference number is QX417.""",
    "callee states all": """
    us: Hi, is there any chance of a table next Friday?
    them: Friday September 25th, what time and how many?
    us: 7:30 in the evening, two of us.
    them: Okay, I've got you down for two people on Friday the 25th of September at 7:30 pm.""",
    "asked field by field": """
    us: Hello, I'd like to book a table.
    them: For which day?
    us: September 25th.
    them: And how many?
    us: Two.
    them: What time would you like?
    us: 7:30 pm.
    them: Right, that's booked for you.""",
    "offer taken and acknowledged": """
    us: Do you have a table for two on September 25th in the evening?
    them: We have 7:30 available.
    us: 7:30 works for us, thanks.
    them: Great, you're booked.""",
    "offer not taken": """
    us: Do you have anything for two on September 25th?
    them: We have 7:30 pm available.
    us: Hm, let me talk to my husband first.
    them: Sure, no rush.""",
    "offer taken, not acknowledged": """
    us: What do you have for two on September 25th?
    them: I could do 7:30 pm.
    us: 7:30 pm is perfect.""",
    "counter-offer": """
    us: Could we have a table for two on September 25th at 7 pm?
    them: Not at seven. I could do 9.
    us: That's late for us. What about 7:30?
    them: 7:30 I can do. Okay, you're booked for 7:30.""",
    "full but": """
    us: Table for two on September 25th at 8 pm?
    them: 8 is full, but 7:30 is free.
    us: Okay, 7:30 then.
    them: Lovely, that's all booked for you.""",
    "partial read-backs": """
    us: I'd like to book for two on September 25th at 7:30 pm.
    them: So that's September 25th.
    us: Yes.
    them: At 7:30.
    us: Exactly.
    them: Two people.
    us: That's right.
    them: Okay, you're booked.""",
    "looks elsewhere": """
    us: Do you have a table for two on September 25th at 7 pm?
    them: We only have 9:30 that night.
    us: Okay, I'll look elsewhere, thanks.
    them: All right, bye now.""",
    "changed terms, thanked": _ASKS + """I've got you down for two at 8 pm on September 25th.
    us: Perfect, thanks.
    them: Bye.""",
    "changed terms, taken": _ASKS + """I've got you down for two at 8 pm on September 25th.
    us: 8 is fine.
    them: Lovely.""",
    "ends on different values": _BOOKED + """Great, thanks. See you on the 25th at 8 then.
    them: Bye.""",
    "yes to the confirmation question": _ASKS + """Okay.
    us: So is that booked now, two at 7:30 pm on the 25th?
    them: Yes, it is.""",
    "yes to another question": """
    them: Harbour Grill, hello.
    us: Hi, do you have parking?
    them: Yes, we do.""",
    "yes to an either-or": _ASKS + """Sure.
    us: Is that confirmed, or is it still tentative?
    them: Yes.""",
    "yes with a question": _ASKS + """Sure.
    us: So is that booked?
    them: Yes. And what's the name?""",
    "booked, with a courtesy": _ASKS + "Yes, that's booked for you. Anything else I can do?",
    "yes with a re-quote": _ASKS + """Sure.
    us: So is that booked, at 45 pounds a head?
    them: Yes. The set menu would be 60 pounds.""",
    "negated question": """
    us: You don't have anything for two at 7:30 pm on September 25th?
    them: No.""",
    "willing, not done": """
    us: Could we come on September 25th at 7:30 pm, two of us?
    them: I don't see why not.""",
    "promise": _ASKS + "Sure, I'll book that for you.",
    "promise on the question, restated": _ASKS + """Okay.
    us: So can you confirm that's booked?
    them: Yes, I'll put you in for two on September 25th at 7:30 pm.""",
    "done": _ASKS + "Done!",
    "done, terms missing": """
    us: I'd like to come for dinner on September 25th.
    them: Done!""",
    "reference as commitment": _ASKS + "Your booking reference is QX417.",
    "listening noises": """
    us: I'm calling about a table for two.
    them: Uh-huh.
    us: For September 25th at 7:30 pm.
    them: Mm-hm.""",
    "already in the book": """
    us: Do I have a table for two on September 25th at 7:30 pm?
    them: You already have that one, September 25th at 7:30 pm for two, it's in the book.""",
    "acceptance: the whole slot": """
    us: Could our technician come by on October 22nd at 4 pm?
    them: October 22nd at 4 pm is good for us.""",
    "acceptance: read-back alone": """
    us: Could our technician come by on October 22nd at 4 pm?
    them: October 22nd, 4 pm?""",
    "acceptance: conditional": """
    us: Could our technician come by on October 22nd at 4 pm?
    them: October 22nd at 4 pm works for us, if my wife agrees.""",
    "acceptance: deferred": """
    us: Could our technician come by on October 22nd at 4 pm?
    them: Let me get back to you on that.""",
    "acceptance: an order": """
    us: We need 30 crates of oranges on September 28th, please.
    them: Sure, we'll bring you 30 crates on September 28th.""",
    "acceptance: another day": """
    us: Could our technician come by on October 22nd at 4 pm?
    them: October 23rd at 4 pm is good for us.""",
    "probably": _ASKS + "You're probably booked.",
    "I think so": _ASKS + """One moment.
    us: So is that booked?
    them: Yes, I think so.""",
    "goes to check": _ASKS + "Let me check with the manager.",
    "checked, then booked": _ASKS + "Let me check. Yes, we can do that, you're booked for 7:30.",
    "call you back": _ASKS + "We'll call you back.",
    "waiting list": _ASKS + "We're full that evening, but I've put you on the waiting list.",
    "doubt after the booking": _BOOKED + """Wonderful.
    them: Let me just check that again... hm.""",
    "doubt resolved": _BOOKED + """Wonderful.
    them: Hang on, let me just check that again. No, you're fine, it stands.""",
    "asked whether it is sure": _BOOKED + """Are you sure?
    them: I think so.""",
    "sure": _BOOKED + """Are you sure?
    them: Yes, absolutely.""",
    "caller finds it too late": _BOOKED + "Oh, that's too late for us.",
    "joke": _ASKS + "Sure, you're booked. Just kidding!",
    "condition pending": _ASKS + "Sure, 7:30 is fine. You're booked once the deposit is paid.",
    "condition met": _ASKS + "Your deposit came in this morning, so you're booked.",
    "condition waived": _ASKS + "We won't bother with a deposit. You're booked.",
    "subject to availability": _ASKS + "Sure, you're booked, subject to availability.",
    "receipt by text": _ASKS + "That's booked, and we'll text you a confirmation.",
    "text if approved": _ASKS + "We'll text you if it's approved.",
    "correction in the turn": """
    us: Hi, a table for two at 7:30 pm on the 25th of September, please.
    them: You're booked for Thursday the 24th, sorry, Friday the 25th, 7:30 pm, two people.""",
    "stale price": """
    us: I'd like the garden room on September 25th for 18,000 yen, please.
    them: That's booked for September 25th at 18,000 yen.
    us: Thank you.
    them: Oh, sorry, it's 23,500 yen.""",
    "stale, confirmed again": _BOOKED + """Sorry, could we make it 8 pm instead?
    them: Sure, you're booked for 8 pm now.""",
    "change asked, unanswered": _BOOKED + """Sorry, could we make it 8 pm instead?
    them: Let me check.""",
    "moved": _BOOKED + """Could we move it to 8 pm?
    them: No problem, I've moved you to 8 pm.""",
    "retracted later": _BOOKED + """Thank you so much.
    them: Oh, I'm so sorry, that table's just been given away.""",
    "another value denied": _BOOKED + """Thanks. Just curious, is 8 free?
    them: 8 is full.""",
    "caller cancels": _BOOKED + """Actually, could you cancel that, please?
    them: Sure, that's cancelled for you.""",
    "payment remark": _BOOKED + """Thanks.
    them: Oh, and we can't take cards, cash only.""",
    "aside after the booking": _BOOKED + """Thanks. Is there any parking?
    them: No, there's no parking, I'm afraid.""",
    "someone else's booking": _ASKS + "Mrs Miller's booking for that evening is confirmed.",
    "booked solid": _ASKS + "Sorry, we're booked solid.",
    "elsewhere": _ASKS + "You'll have to book on our website.",
    "transferred": _ASKS + "I'll put you through to reservations.",
    "do not call": _ASKS + "Please take us off your list and don't call again.",
    "voicemail": """
    them: You've reached the Harbour Grill. We can't take your call right now. Please leave a message after the tone.
    us: A table for two on September 25th at 7:30 pm, please.""",
    "menu": """
    them: Thank you for calling. For reservations, press 1. For opening hours, press 2.
    us: A table for two on September 25th at 7:30 pm, please.""",
    "queue": """
    them: All our agents are busy. You are number 4 in the queue.
    us: A table for two on September 25th at 7:30 pm, please.""",
    "a person after the machine": """
    them: Your call may be recorded for training purposes.
    them: Harbour Grill, Annie speaking.
    us: A table for two on September 25th at 7:30 pm, please.
    them: Lovely, you're booked.""",
    "half of the day open": """
    us: A table for two on September 25th at 7:30, please.
    them: You're booked.""",
    "relative day": """
    us: A table for two tomorrow at 7:30 pm, please.
    them: You're booked for tomorrow.""",
    "today needed": """
    us: Could you fit two of us in tomorrow at 7:30 pm?
    them: Yes, that's booked for you.""",
    "weekday and day disagree": """
    us: A table for two on Saturday, September 25th at 7:30 pm, please.
    them: You're booked.""",
    "quarter to": """
    us: A table for two on September 25th at quarter to nine in the evening, please.
    them: You're booked.""",
    "end date": """
    us: I'd like a double room from September 25th to September 28th.
    them: That's booked for you, September 25th to September 28th.""",
    "nights": """
    us: A single room for three nights from September 25th, please.
    them: That's all booked for you.""",
    "price with tax": """
    us: The small hall on September 25th, please. What would that be?
    them: That's 18,000 yen including tax.
    us: 18,000 yen is fine, please book it.
    them: It's booked, September 25th at 18,000 yen including tax.""",
    "price before tax": """
    us: The small hall on September 25th, please. What would that be?
    them: That's 18,000 yen plus tax.
    us: Okay, please book it.
    them: It's booked, September 25th at 18,000 yen plus tax.""",
    "limit broken": """
    us: Dinner for two on September 25th at 7:30 pm, can you do that?
    them: We can. You're booked.""",
    "two bookings": _BOOKED + """Could you also order us a taxi for Saturday?
    them: Sorry, no, we can't do that.""",
    "raw recogniser output": """
    us: hi id like a table for two on september twenty fifth at seven thirty pm please
    them: okay youre all set for two on september twenty fifth at seven thirty pm see you then""",
    "duplicated turn": """
    us: A table for two on September 25th at 7:30 pm.
    us: A table for two on September 25th at 7:30 pm.
    them: You're booked.
    them: You're booked.""",
    "cut off": """
    us: A table for two on September 25th at 7:30 pm?
    them: I'm afraid that night we""",
    "fillers and repeats": """
    us: Um, a a table for, uh, for two on September 25th, at 7:30 pm.
    them: Uh, yeah, so, you're you're booked, um, for two at 7:30.""",
}
