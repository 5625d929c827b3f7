from oathra import CallContract, Dialogue, Speaker, Turn

call = Dialogue(CallContract(require=("time", "confirmed")))
for speaker, text in (
    (Speaker.CALLER, "19時半に席はありますか。"),
    (Speaker.CALLEE, "はい、19時半でご予約を承りました。"),
    (Speaker.CALLEE, "あ、申し訳ございません、やはり満席でした。"),
):
    changed = call.receive(Turn(speaker=speaker, text=text))
    print(call.verdict().status, changed, "-", text)
