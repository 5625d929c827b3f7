from oathra import CallContract, Dialogue, Speaker, Turn

ask, reply = "19時半に席はありますか。", "はい、仮で押さえておきます。"
call = Dialogue(CallContract(require=("time", "confirmed")))
call.receive(Turn(speaker=Speaker.CALLER, text=ask))
call.receive(Turn(speaker=Speaker.CALLEE, text=reply))

verdict = call.verdict()
if not verdict.completed:
    print(verdict.next)
