from oathra import CallContract, check

contract = CallContract(require=("date", "price", "confirmed"), constraints={"price": {"lte": 20000}})

for price in ("18,000", "23,500"):
    call = f"""
    AI：9月25日にダブルを1部屋お願いします。おいくらですか。
    ホテル：{price}円です。9月25日、{price}円でご予約を承りました。
    """
    verdict = check(call, contract, today="2026-09-18")
    print(price, "-", verdict.status, "-", verdict.constraints)
