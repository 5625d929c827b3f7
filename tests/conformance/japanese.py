"""Japanese conversations, one for each shape."""

from __future__ import annotations

from collections.abc import Mapping

from tests.conformance.cells import Cell
from tests.conformance.shapes import unclear

__all__ = ["CELLS"]

_FIVE = """
    us: もしもし、9月25日の夜7時に2名で伺いたいんですが。
    them: 申し訳ございません、7時は満席でして、7時半でしたらご案内できます。
    us: では7時半でお願いします。25日の7時半、2名ですね。
    them: """
_ASKS = """
    us: 9月25日の19時半に、2名で席をお願いできますか。
    them: """
_BOOKED = """
    us: 9月25日の夜7時半、2人なんですけど、席ありますか。
    them: はい、25日の19時半に2名様でお取りしました。
    us: """

CELLS: Mapping[str, str | Cell] = {
    "reply: all set": _FIVE + "はい、お席をお取りしました。",
    "reply: pencilled in": _FIVE + "はい、25日の19時半で仮予約として入れておきますので、後ほど折り返しお電話いたします。",
    "reply: held, not confirmed yet": _FIVE + "25日の7時半は一旦押さえておきますが、まだ確定ではないんです。",
    "reply: booked, then taken back": _FIVE + "ご予約お取りしました。あ、すみません、その日は満席でした。",
    "reply: another time, asked": _FIVE + "夜9時からではいかがでしょうか。",
    "caller claims": _ASKS + """少々お待ちください。
    us: では7時半で予約できたということで。ありがとうございました、失礼します。
    them: もしもし？""",
    "interrupted proposal": """
    them: はい、居酒屋はまです。
    us~: 9月25日の19時半に2名でお願い
    them: はい。""",
    "name from the caller only": _ASKS + """お名前をお願いします。
    us: 田中です。
    them: では9月25日の19時半、2名様でご予約を承りました。""",
    "phone from the caller only": """
    us: 9月25日の19時半で予約をお願いします。電話番号は03-5550-0142です。
    them: 9月25日の19時半でご予約を承りました。""",
    "phone read back": """
    us: 9月25日の19時半で予約をお願いします。電話番号は03-5550-0142です。
    them: 9月25日の19時半でご予約を承りました。お電話番号は03-5550-0142ですね。""",
    "serial given": """
    us: 9月25日の19時半に予約をお願いしたいのですが。
    them: 9月25日の19時半でご予約を承りました。予約番号はQX417です。""",
    "callee states all": """
    us: 来週の金曜日、空いていますか。
    them: 9月25日金曜日ですね。お時間と人数は？
    us: 夜の7時半に2名です。
    them: では、9月25日の19時半に2名様でご予約を承りました。""",
    "asked field by field": """
    us: 予約をお願いしたいんですが。
    them: いつがよろしいですか。
    us: 9月25日です。
    them: 何名様でしょうか。
    us: 2名です。
    them: お時間は何時になさいますか。
    us: 19時半でお願いします。
    them: かしこまりました、ご予約お取りいたしました。""",
    "offer taken and acknowledged": """
    us: 9月25日の夜、2名で空いていますか。
    them: 19時半でしたら空いております。
    us: では19時半でお願いします。
    them: かしこまりました。ご予約承りました。""",
    "offer not taken": """
    us: 9月25日、2名で空いている時間はありますか。
    them: 19時半でしたらございます。
    us: うーん、主人に聞いてからにします。
    them: かしこまりました。""",
    "offer taken, not acknowledged": """
    us: 9月25日、2名で空いている時間はありますか。
    them: 19時半でしたらご用意できます。
    us: 19時半で大丈夫です。""",
    "counter-offer": """
    us: 9月25日の19時に2名でお願いしたいんですが。
    them: 19時はちょっと難しいですね。21時ならお取りできますが。
    us: 21時だと遅いですね。19時半はどうですか。
    them: 19時半でしたらお取りできます。では19時半でお取りしました。""",
    "full but": """
    us: 9月25日の20時に2名、大丈夫でしょうか。
    them: 20時は満席ですが、19時半でしたら空いています。
    us: では19時半で。
    them: はい、ご予約お取りしました。""",
    "partial read-backs": """
    us: 9月25日の19時半に2名で予約したいんですけど。
    them: 9月25日ですね。
    us: はい。
    them: 19時半。
    us: はい、そうです。
    them: 2名様ですね。
    us: はい。
    them: では、ご予約承りました。""",
    "looks elsewhere": """
    us: 9月25日の19時に2名、空いていますか。
    them: その日は21時半しか空いておりません。
    us: そうですか、じゃあ他を当たってみます。
    them: 申し訳ございません。""",
    "changed terms, thanked": _ASKS + """では9月25日の20時に2名様でお取りしました。
    us: ありがとうございます。
    them: 失礼いたします。""",
    "changed terms, taken": _ASKS + """では9月25日の20時に2名様でお取りしました。
    us: 20時で大丈夫です。
    them: ありがとうございます。""",
    "ends on different values": _BOOKED + """ありがとうございます。では25日の20時に伺います。
    them: 失礼いたします。""",
    "yes to the confirmation question": _ASKS + """はい。
    us: では、25日の19時半に2名で、予約は確定でしょうか。
    them: はい、そうです。""",
    "yes to another question": """
    them: はい、レストラン港です。
    us: すみません、駐車場はありますか。
    them: はい、ございます。""",
    "yes to an either-or": _ASKS + """はい。
    us: それは確定でしょうか、それともまだ仮でしょうか。
    them: はい。""",
    "yes with a question": _ASKS + """はい。
    us: 予約は取れましたか。
    them: はい。お名前をいただけますか。""",
    "booked, with a courtesy": _ASKS + "はい、ご予約お取りしました。ほかにご用件はございますか。",
    "yes with a re-quote": _ASKS + """はい。
    us: 5,000円のコースで予約は確定でしょうか。
    them: はい。個室は8,000円です。""",
    "negated question": """
    us: 9月25日の19時半、2名は空いてないですよね？
    them: はい。""",
    "willing, not done": """
    us: 9月25日の19時半に2名で伺っても大丈夫ですか。
    them: 大丈夫です。""",
    "promise": _ASKS + "はい、ご予約お取りします。",
    "promise on the question, restated": _ASKS + """はい。
    us: 予約は確定でよろしいでしょうか。
    them: はい、9月25日の19時半に2名様でお取りしておきます。""",
    "done": _ASKS + "はい、できました。",
    "done, terms missing": """
    us: 9月25日に夕食をお願いしたいんですが。
    them: はい、できました。""",
    "reference as commitment": _ASKS + "ご予約番号はQX417でございます。",
    "listening noises": Cell(
        call="""
    us: 2名で予約をしたいんですが。
    them: ええ。
    us: 9月25日の19時半で。
    them: うんうん。""",
        differs=unclear(party=2),
        why="「ええ」は相槌でもあり返事でもある: it agrees to the number named before it, and books nothing",
    ),
    "already in the book": """
    us: 9月25日の19時半に2名で予約が入っているか確認したいのですが。
    them: はい、9月25日の19時半に2名様で、ご予約を承っております。""",
    "acceptance: the whole slot": """
    us: 10月22日の16時に点検に伺ってもよろしいでしょうか。
    them: はい、10月22日の16時で大丈夫です。""",
    "acceptance: read-back alone": """
    us: 10月22日の16時に点検に伺ってもよろしいでしょうか。
    them: 10月22日の16時ですか？""",
    "acceptance: conditional": """
    us: 10月22日の16時に点検に伺ってもよろしいでしょうか。
    them: 10月22日の16時で大丈夫です、妻がいいと言えばですが。""",
    "acceptance: deferred": """
    us: 10月22日の16時に点検に伺ってもよろしいでしょうか。
    them: 改めてこちらからご連絡します。""",
    "acceptance: an order": """
    us: みかんを30ケース、9月28日にお願いします。
    them: はい、30ケース、9月28日にお持ちします。""",
    "acceptance: another day": """
    us: 10月22日の16時に点検に伺ってもよろしいでしょうか。
    them: 10月23日の16時なら大丈夫です。""",
    "probably": _ASKS + "たぶんお取りできたと思います。",
    "I think so": _ASKS + """少々お待ちください。
    us: 予約は取れましたか。
    them: はい、たぶん。""",
    "goes to check": _ASKS + "店長に確認いたします。",
    "checked, then booked": _ASKS + "お調べします。はい、大丈夫です、19時半でお取りしました。",
    "call you back": _ASKS + "折り返しお電話いたします。",
    "waiting list": _ASKS + "あいにくその時間は満席ですので、キャンセル待ちにお入れしておきました。",
    "doubt after the booking": _BOOKED + """ありがとうございます。
    them: ちょっともう一度確認しますね。うーん。""",
    "doubt resolved": _BOOKED + """ありがとうございます。
    them: あ、ちょっと確認しますね。大丈夫です、そのままお取りしてあります。""",
    "asked whether it is sure": _BOOKED + """確かですか。
    them: たぶん大丈夫だと思います。""",
    "sure": _BOOKED + """間違いないでしょうか。
    them: はい、間違いございません。""",
    "caller finds it too late": _BOOKED + "あ、それだと遅すぎますね。",
    "joke": _ASKS + "はい、お取りしました。なんて、冗談です。",
    "condition pending": _ASKS + "はい、19時半で大丈夫です。お振込みを確認できましたら、ご予約確定となります。",
    "condition met": _ASKS + "ご入金は今朝確認できましたので、ご予約確定です。",
    "condition waived": _ASKS + "内金は不要です。ご予約承りました。",
    "subject to availability": _ASKS + "はい、承りました。ただし、お席の空き状況次第となります。",
    "receipt by text": _ASKS + "ご予約承りました。確認のメールをお送りします。",
    "text if approved": _ASKS + "承認されましたらメールでお知らせします。",
    "correction in the turn": """
    us: 9月25日の19時半に2名でお願いします。
    them: では24日の、失礼しました、25日の19時半に2名様でご予約承りました。""",
    "stale price": """
    us: 9月25日に18,000円の個室をお願いします。
    them: 9月25日、18,000円でご予約承りました。
    us: ありがとうございます。
    them: あ、すみません、23,500円でした。""",
    "stale, confirmed again": _BOOKED + """すみません、やっぱり20時に変更できますか。
    them: はい、20時でお取りしました。""",
    "change asked, unanswered": _BOOKED + """すみません、やっぱり20時に変更できますか。
    them: 確認いたします。""",
    "moved": _BOOKED + """20時に変更していただけますか。
    them: はい、20時に変更いたしました。""",
    "retracted later": _BOOKED + """ありがとうございます。
    them: あ、申し訳ございません、そのお席は埋まってしまいました。""",
    "another value denied": _BOOKED + """ありがとうございます。ちなみに20時は空いていますか。
    them: 20時は満席です。""",
    "caller cancels": _BOOKED + """すみません、やっぱりキャンセルでお願いします。
    them: かしこまりました、キャンセルいたしました。""",
    "payment remark": _BOOKED + """ありがとうございます。
    them: なお、カードはご利用いただけません。""",
    "aside after the booking": _BOOKED + """ありがとうございます。駐車場はありますか。
    them: いえ、駐車場はございません。""",
    "someone else's booking": _ASKS + "その日は山本様のご予約が確定しております。",
    "booked solid": _ASKS + "その日は予約でいっぱいです。",
    "elsewhere": _ASKS + "ご予約はホームページからお願いしております。",
    "transferred": _ASKS + "予約係におつなぎします。",
    "do not call": _ASKS + "もう電話してこないでください。",
    "voicemail": """
    them: ただいま電話に出ることができません。ピーという発信音の後に、お名前とご用件をお話しください。
    us: 9月25日の19時半に2名でお願いします。""",
    "menu": """
    them: お電話ありがとうございます。ご予約の方は1を、営業時間は2を押してください。
    us: 9月25日の19時半に2名でお願いします。""",
    "queue": """
    them: ただいま電話が大変混み合っております。順番におつなぎしますので、そのままお待ちください。
    us: 9月25日の19時半に2名でお願いします。""",
    "a person after the machine": """
    them: この通話は品質向上のため録音させていただきます。
    them: お電話ありがとうございます、レストラン港です。
    us: 9月25日の19時半に2名でお願いします。
    them: かしこまりました、ご予約承りました。""",
    "half of the day open": """
    us: 9月25日の7時半に2名でお願いします。
    them: ご予約承りました。""",
    "relative day": """
    us: 明日の19時半に2名でお願いします。
    them: はい、明日でご予約承りました。""",
    "today needed": """
    us: 明日の19時半、2名なんですが入れますか。
    them: はい、お取りしました。""",
    "weekday and day disagree": """
    us: 9月25日土曜日の19時半に2名でお願いします。
    them: ご予約承りました。""",
    "quarter to": """
    us: 9月25日の夜9時15分前に2名でお願いします。
    them: ご予約承りました。""",
    "end date": """
    us: 9月25日から9月28日まで、ダブルの部屋をお願いします。
    them: 9月25日から28日までで、ご予約承りました。""",
    "nights": """
    us: 9月25日から3泊、シングルでお願いします。
    them: ご予約お取りしました。""",
    "price with tax": """
    us: 9月25日に小ホールをお願いします。おいくらですか。
    them: 税込み18,000円です。
    us: 18,000円で大丈夫です、予約お願いします。
    them: はい、9月25日、税込み18,000円でご予約承りました。""",
    "price before tax": """
    us: 9月25日に小ホールをお願いします。おいくらですか。
    them: 18,000円、税別です。
    us: はい、予約お願いします。
    them: 9月25日、税別18,000円でご予約承りました。""",
    "limit broken": """
    us: 9月25日の夜、19時半から2名で食事をしたいんですが。
    them: はい、ご予約承りました。""",
    "two bookings": _BOOKED + """あと、土曜日にタクシーも1台手配していただけますか。
    them: 申し訳ございません、タクシーの手配は承っておりません。""",
    "raw recogniser output": """
    us: 九月二十五日の十九時半に二名でお願いしたいんですけど
    them: はいえーと九月二十五日の十九時半に二名様でご予約お取りしましたお待ちしております""",
    "duplicated turn": """
    us: 9月25日の19時半に2名でお願いします。
    us: 9月25日の19時半に2名でお願いします。
    them: ご予約承りました。
    them: ご予約承りました。""",
    "cut off": """
    us: 9月25日の19時半に2名でお願いします。
    them: すみません、その日はもう""",
    "fillers and repeats": """
    us: えーっと、9月25日の、あの、19時半に、2名、2名でお願いします。
    them: はい、えー、19時半に、あの、2名様で、ご予約、ご予約承りました。""",
}
