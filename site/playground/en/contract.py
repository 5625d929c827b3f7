from oathra import CallContract, check

contract = CallContract(require=("date", "price", "confirmed"), constraints={"price": {"lte": 20000}})

for price in ("18,000", "23,500"):
    call = f"""
    AI: A double room on September 25th, please. How much is it?
    Hotel: {price} yen. You're booked for September 25th at {price} yen.
    """
    verdict = check(call, contract, today="2026-09-18")
    print(price, "-", verdict.status, "-", verdict.constraints)
