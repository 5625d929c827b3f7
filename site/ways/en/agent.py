from oathra import CallContract, Dialogue, Speaker, Turn

ask, reply = "Is a table free at 7:30 pm?", "Yes, I'll pencil you in."
call = Dialogue(CallContract(require=("time", "confirmed")))
call.receive(Turn(speaker=Speaker.CALLER, text=ask))
call.receive(Turn(speaker=Speaker.CALLEE, text=reply))

verdict = call.verdict()
if not verdict.completed:
    print(verdict.next)
