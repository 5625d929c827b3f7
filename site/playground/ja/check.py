import oathra

call = """
AI：9月25日の19時半に2名で予約をお願いします。
店員：はい、仮でお取りして、折り返しご連絡します。
"""
verdict = oathra.check(call, today="2026-09-18")

print(verdict.status, "- 不足：", "、".join(verdict.missing))
print(verdict.decisive.effect, "-", verdict.decisive.quote)
print("いま聞くべきこと：", verdict.next)
