from oathra import CallContract, Dialogue, Speaker, Turn

call = Dialogue(CallContract(require=("time", "confirmed")))
for speaker, text in (
    (Speaker.CALLER, "Do you have a table at 7:30 pm?"),
    (Speaker.CALLEE, "Yes, that's booked for you, 7:30 pm."),
    (Speaker.CALLEE, "Oh, I'm so sorry, we're fully booked after all."),
):
    changed = call.receive(Turn(speaker=speaker, text=text))
    print(call.verdict().status, changed, "-", text)
