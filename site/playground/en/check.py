import oathra

call = """
AI: A table for two at 7:30 pm on September 25th, please.
Clerk: Sure, I will pencil you in and call you back.
"""
verdict = oathra.check(call, today="2026-09-18")

print(verdict.status, "- missing:", ", ".join(verdict.missing))
print(verdict.decisive.effect, "-", verdict.decisive.quote)
print("Ask now:", verdict.next)
