"""What only looks like a booking: it would have been made, on a condition, for somebody else, by a machine that fails."""

from __future__ import annotations

import pytest

from tests.rules.conversation import Example, completed, incomplete, named, slot

_ASKS = {
    "en": "A table for four on September 27 at 7 pm, please.", "ja": "9月27日の19時に4名でお願いします。",
    "es": "Una mesa para cuatro el 27 de septiembre a las siete de la tarde, por favor.",
}
_SLOT = slot("09-27", "19:00", 4)


def _not_booked(kind: str, language: str, *said: str) -> tuple[Example, ...]:
    return tuple(incomplete(f"{kind}: {words}", f"us: {_ASKS[language]}\nthem: {words}", unsettled=["confirmed"]) for words in said)


def _booked(kind: str, language: str, *said: str) -> tuple[Example, ...]:
    return tuple(completed(f"{kind}: {words}", f"us: {_ASKS[language]}\nthem: {words}", _SLOT) for words in said)


WOULD_HAVE_BEEN = (
    *_not_booked("would have been", "en", "An hour ago I'd have had you in the book, four at seven.", "Had you called this morning you'd be booked by now.", "Last year we'd have put you down like that.",
                 "Any other Sunday I'd have you squeezed in at seven.", "I was about to tell you that's booked, four at seven, and then somebody took it.", "I nearly put you down for seven, then I saw the note. You're booked, I almost said.",
                 "She was just going to write you in, four at seven, but she was called away."),
    *_not_booked("would have been", "ja", "昨日でしたら27日19時4名様でお入れしましたのに。", "もう少し先だったら27日19時4名様でお取りしましたわ。", "前の週なら27日19時4名様でお受けしたんですけどねえ。", "27日19時4名様で承りました、と申し上げるところでした。",
                 "27日19時4名様で入れました、って書きかけたら埋まってまして。", "おとといなら4名様でお取りしましたものを。"),
    *_not_booked("would have been", "es", "De haber llamado ayer, le queda reservada.", "Ayer le habría apuntado para las siete.", "Iba a decirle que queda reservada y entró otro cliente.", "Casi le digo que queda confirmada."),
    *_booked("it has been", "en", "I had your card here a moment ago. You're booked, four at seven.", "I had you down before, and you're booked now, four at seven.", "You're booked, four at seven. I was about to ask your name.",
             "I've put you down for seven, the 27th, four people.", "You're all booked in. I was going to ask, any allergies?"),
    *_booked("it has been", "ja", "27日19時4名様でお取りしました。雨なのにありがとうございます。", "前の道は広いです。27日19時4名様でお取りしました。", "27日19時4名様でお取りしました。お名前を伺うところでした。",
             "平日でしたら駐車場も空いてます。27日19時4名様、承りました。", "27日19時4名様でお入れしました。雨なのにすみませんね、ありがとうございます。"),
)  # fmt: skip
ON_A_CONDITION = (
    *_not_booked("on a condition", "en", "You're booked, four at seven. That's everybody being over sixteen, naturally.", "You're booked, four at seven, on the understanding that you're all members.", "That's booked for you, the children being over ten.",
                 "Booked for you, four at seven, on the basis the band turns up.", "You're down for four at seven. That's your party having their own shoes, of course.", "You're booked, with one proviso: the weather."),
    *_not_booked("on a condition", "ja", "27日19時4名様でお取りしました、皆様会員でいらっしゃればですが。", "27日19時4名様、承りました。船が出ればの話です。", "27日19時4名様で入れました、団体さんが帰ってればだけど。", "27日19時4名様でご予約承りました。お子様が10歳を過ぎていらっしゃるならですけど。",
                 "27日19時4名様、お取りしました。雪が降らなければの話ですけどね。", "27日19時4名様でお取りしました、肉が入ればですけど。"),
    *_not_booked("on a condition", "es", "Le queda reservada la mesa. Eso, siendo todos mayores de edad.", "Queda reservada, contando con que llegue el pescado.", "Queda reservada, siempre y cuando haga bueno."),
    *_booked("on none", "en", "You're booked, four at seven, that's you being looked after by Marco.", "That's everyone in. You're booked, four at seven.", "You're booked, four at seven. That's the room that's having its walls painted, by the way, all done by then.",
             "You're booked for four at seven. Everyone's welcome.", "You're booked, four at seven. We're having a lovely summer."),
    *_booked("on none", "ja", "27日19時4名様でお取りしました。お車でしたら駐車場がございます。", "27日19時4名様で承りました。よろしければ季節のデザートもどうぞ。", "27日19時4名様、お取りしました。何かあればお電話ください。", "お子様がいらっしゃれば椅子をご用意します。27日19時4名様で承りました。",
             "27日19時4名様でお取りしました。店の前に着けばすぐわかります。"),
)  # fmt: skip
THE_PRICE = (
    incomplete("en the price comes up otherwise", "us: A room for September 27, how much?\nthem: Eighty pounds.\nus: Yes please.\nthem: That's booked for you, eighty pounds. Oh, it's coming up as a hundred and five.", require=("date", "price", "confirmed")),
    incomplete("en the till says two ten", "us: A room for September 27, how much?\nthem: Eighty pounds.\nus: Yes please.\nthem: That's booked, eighty pounds. Ah, that's rung up at two ten.", require=("date", "price", "confirmed")),
    incomplete("es me sale por", "us: Una habitación para el 27 de septiembre, ¿cuánto es?\nthem: Ochenta euros.\nus: Sí, por favor.\nthem: Queda reservada. Uy, me sale por ciento diez.", require=("date", "price", "confirmed")),
    completed("en the price comes up the same", "us: A room for September 27, how much?\nthem: Eighty pounds.\nus: Yes please.\nthem: That's booked for you. It's come up as eighty pounds.", {"price": 80}, require=("date", "price", "confirmed")),
)  # fmt: skip
THROWN_AWAY = (
    *_not_booked("thrown away", "en", "You're booked, four at seven. Wrong branch? I'll scrap this one, then.", "You're booked, four at seven. Right, I'll chuck that away.", "That's booked. I'll shred this, then.", "You're booked, four at seven. Oh, into the bin with it.", "You're booked. I've ripped up the slip."),
    *_not_booked("thrown away", "ja", "27日19時4名様、お取りしました。では伝票は捨てておきますね。", "27日19時4名様、承りました。じゃあこれは捨てときます。" , "27日19時4名様、お取りしました。では白紙に戻しておきます。", "27日19時4名様、承りました。なかったことにしておきますね。",
                 "27日19時4名様、お取りしました。このメモは破っておきます。"),
    *_not_booked("thrown away", "es", "Queda reservada. Pues esta la rompo.", "Queda reservada. Entonces la dejo sin efecto."),
    *_booked("kept", "en", "You're booked, four at seven. I'll throw in a bottle of water.", "You're booked, four at seven. Throw your coats on the rack.", "You're booked, four at seven. The old menus went in the bin.", "I've put you down, four at seven, and I'll toss in the starters.", "You're booked, four at seven. I'll dump your bags in the back."),
    *_booked("kept", "ja", "27日19時4名様、お取りしました。古い券は捨ててくださって結構です。", "27日19時4名様、お取りしました。お荷物はこちらで預かっておきますね。", "27日19時4名様、承りました。お名前はこちらで控えております。", "27日19時4名様、承りました。窓は開けておきますね。", "27日19時4名様、お取りしました。ゴミはお持ち帰りください。"),
)  # fmt: skip
FOR_SOMEBODY_ELSE = (
    *_not_booked("for somebody else", "en", "Four at seven on the 27th, it's booked. For the lady who rang just before.", "Four at seven on the 27th, you're booked. By some cycling club.", "I've booked it, four at seven. That was for the couple ahead of you.",
                 "You're booked, four at seven. Oh, I was reading out Mr Fry's.", "You're booked, four at seven. Only he's given it to some tourists, it's a group.", "Four at seven, it's booked. To the previous caller.", "You're booked, four at seven. And Sue let a hen party take it."),
    *_not_booked("for somebody else", "ja", "27日19時4名様、お取りしました、先ほどのお電話の方に。", "27日19時4名様でご予約承りました、隣のお客様に。", "27日19時4名様、お取りしました、別の方の分で。", "27日19時4名様で承りました、老人会さんに。", "27日19時4名様、予約取れてます。あー、うちは眼科です。"),
    *_not_booked("for somebody else", "es", "Queda reservada. Para el señor de antes.", "Queda reservada. Por una peña del barrio.", "Queda confirmada. Ah, le estaba leyendo la de la señora Gil."),
    *_booked("for the caller", "en", "You're booked, four at seven. By the fountain, the nicest one.", "You're booked, four at seven. By the way, there's music.", "You're booked, four at seven. I'll let the kitchen have the names.", "You're booked, four at seven. I was reading the paper when you rang.",
             "I've booked it, four at seven, for you and your guests."),
    *_booked("for the caller", "ja", "27日19時4名様でお取りしました。次の角を左です。", "27日19時4名様でお取りしました。お連れの方にもよろしくお伝えください。", "前のお客様も喜ばれたお席です。27日19時4名様でお取りしました。", "27日19時4名様、承りました。うちは和食です。", "27日19時4名様でお取りしました。お店の前の通りは一方通行です。"),
)  # fmt: skip
THE_MACHINE_FAILS = (
    *_not_booked("the machine fails", "en", "You're booked, four at seven. Hm, the page has timed out.", "That's all in, you're booked. The screen's gone blank.", "You're booked, four at seven. And it's thrown me back to the start page.", "You're booked. The app's still loading.", "You're in the book, four at seven. The computer's died."),
    *_not_booked("the machine fails", "ja", "27日19時4名様、お取りしました。あれ、端末が固まってます。", "27日19時4名様、承りました。ずっとくるくる回ってるんですよ。", "27日19時4名様、入れました。トップ画面に戻っちゃいました。", "27日19時4名様、お取りしました。画面が真っ白です。", "27日19時4名様、お入れしました。あれ、ログアウトされました。"),
    *_not_booked("the machine fails", "es", "Queda reservada. La pantalla sigue cargando.", "Queda reservada. Me ha mandado al inicio."),
    *_booked("it works", "en", "The screen was frozen, there it goes, you're booked, four at seven.", "You're booked, four at seven. I'm back at the desk till ten.", "You're booked, four at seven. There's a big wheel outside, always turning.", "You're booked, four at seven. The cake was frozen, it's fresh now.", "My computer crashed this morning. It works again. You're booked, four at seven."),
    *_booked("it works", "ja", "画面がちょっと固まってました。27日19時4名様でお取りしました。", "27日19時4名様でお取りしました。観覧車が見えます。", "27日19時4名様、承りました。お荷物にお気を付けください。" , "27日19時4名様でお取りしました。戻り道もご案内します。", "27日19時4名様、承りました。回転寿司もございます。"),
)  # fmt: skip
AT_SECOND_HAND = (
    *_not_booked("at second hand", "en", "The trainee thinks you're booked, four at seven.", "My sister swears you're in the book, four at seven.", "You're booked, four at seven. Funny, the diary's empty.", "Our new lad claims it's booked.", "You're booked, four at seven, but there's a blank line here."),
    *_not_booked("at second hand", "ja", "新人が27日19時4名様お取りしましたって言ってますけど。", "夜の者が27日19時4名様で承りましたと申しておりますが、どうでしょう。", "27日19時4名様、お取りしました。あれ、台帳は真っ白ですね。", "妻が27日19時4名様で入れましたって言ってましたけど、手帳には何も書いてないんです。", "27日19時4名様、承りました。予約表は空っぽです。"),
    *_not_booked("at second hand", "es", "Mi compañera dice que la tiene reservada, la agenda está vacía.", "Queda reservada. El libro está en blanco."),
    *_booked("at first hand", "en", "My manager says that's fine, you're booked, four at seven.", "The diary's empty on that day, so you're booked, four at seven.", "The chef thinks of everything. You're booked, four at seven.", "Our waiter says hello. You're booked, four at seven.", "You're booked, four at seven, and I've got a fresh page for it."),
    *_booked("at first hand", "ja", "妻がいいと言ってますので、27日19時4名様でお取りしました。", "27日19時4名様でお取りしました。スタッフ一同お待ちしております。", "台帳に書きました。27日19時4名様で承りました。", "新人がご案内しますが、27日19時4名様でお取りしました。", "27日19時4名様でお取りしました。白い建物です。"),
)  # fmt: skip
ONLY_WRITTEN_DOWN = (
    *_not_booked("only written down", "en", "Four at seven, done. Done as in I've jotted it down.", "You're booked, in the sense that it's on a sticky note.", "You're booked, four at seven. Well, the committee will decide.", "You're booked, four at seven. Somebody else decides.", "That's booked, meaning I've passed the paper along."),
    *_not_booked("only written down", "ja", "27日19時4名様、完了です。完了といっても紙に書いただけです。", "27日19時4名様、承りました。承りましたというのは、控えたという意味です。", "27日19時4名様、お取りしました。決めるのは上の者です。", "27日19時4名様、承りました。あとで誰かが決めますので。", "27日19時4名様、お入れしました。委員会で選びますけど。"),
    *_not_booked("only written down", "es", "Queda hecha, en el sentido de que está escrito.", "Queda reservada. Alguien decidirá.", "Queda reservada. El que confirma es el jefe."),
    *_booked("done", "en", "You're booked as our guests, four at seven.", "You can decide on the menu later. You're booked, four at seven.", "You're booked, four at seven. They pick fresh herbs every day.", "You're booked in the name of Lee, four at seven.", "You're booked, four at seven. The chef decides the soup of the day."),
    *_booked("done", "ja", "27日19時4名様でお取りしました。コースは当日お決めください。", "27日19時4名様でお取りしました。席を決めるのはお客様です。", "27日19時4名様、承りました。帳面にも書きました。", "予約といえば、はい、27日19時4名様でお取りしました。", "27日19時4名様でお取りしました。ボタンを押すと開きます。"),
)  # fmt: skip
TO_SOMEBODY_ELSE = (
    *_not_booked("to somebody else", "en", "Yes Mrs Low, you're booked, bye. Now, what were you after?", "(to a man at the desk) You're booked, sir. Table for when?", "You're booked, take care now. Sorry, you were saying?", "That's you booked, cheers. Right, where were we?", "You're booked, see you Sunday. So, how can I help?"),
    *_not_booked("to somebody else", "ja", "はい、ご予約承りました、失礼します。お待たせしました、何でしたっけ。", "お取りしました、はいどうも。えっと、どこまで伺いましたっけ。", "はい、承りました、では。すみません、何のお話でしたっけ。", "ご予約お取りしました、ごめんください。それで、ご用件は。", "承りました、お待ちしております。失礼しました、なんでしたかね。"),
    *_not_booked("to somebody else", "es", "Queda reservada, adiós. Perdone, ¿qué me decía?", "Queda reservada, hasta luego. ¿Por dónde íbamos?"),
    *_booked("to the caller", "en", "You're booked, four at seven. What was the name?", "You were saying a window seat, you're booked, four at seven.", "Right, where were we? Four at seven on the 27th, you're booked.", "What were you after, four at seven? You're booked.", "You're booked (table nine), four at seven."),
    *_booked("to the caller", "ja", "すみません、何でしたっけ。はい、27日19時4名様でお取りしました。", "27日19時4名様でお取りしました。お名前は何でしたっけ。", "どこまで伺いましたっけ。27日19時4名様でお取りしました。", "失礼しました。27日19時4名様で承りました。", "27日19時4名様で承りました。お電話番号は何番でしたか。"),
)  # fmt: skip
IN_RESERVE = (
    *_not_booked("in reserve", "en", "Four at seven, you're second reserve, all confirmed.", "You're booked, four at seven, as a reserve.", "You're next in line, that's confirmed.", "You're on the reserve list, all booked.", "You're confirmed, four at seven, top reserve."),
    *_not_booked("in reserve", "ja", "27日19時4名様、次点で確定いたしました。", "27日19時4名様、繰り上げ候補で承りました。", "27日19時4名様、予備の一番で登録いたしました。", "27日19時4名様、控えの組としてお取りしました。", "27日19時4名様、次点の1番目で承りました。"),
    *_not_booked("in reserve", "es", "Queda apuntado como suplente.", "Queda reservada. Es el primero de la cola."),
    *_booked("in earnest", "en", "You're booked, four at seven, we'll reserve the bench too.", "You're booked, four at seven. We've a lovely reserve wine.", "You're first on my sheet, booked, four at seven.", "Your table's reserved, four at seven.", "The nature reserve is next door. You're booked, four at seven."),
    *_booked("in earnest", "ja", "27日19時4名様で承りました。控えは不要です。", "27日19時4名様でお取りしました。予備の椅子もございます。", "27日19時4名様で確定いたしました。", "27日19時4名様でお取りしました。お控えください。", "繰り上げは不要で、27日19時4名様でお取りしました。"),
)  # fmt: skip
SOMEBODY_ELSE_PRESSES = (
    *_not_booked("somebody else presses", "en", "You're all in, booked, four at seven. It's Anna who signs them off.", "Everything's in, four at seven. The boss has yet to click the button.", "You're booked. It's the owner who approves them.", "Everything's in, it's the manager that confirms.", "You're in the book. It's head office who has to click it."),
    *_not_booked("somebody else presses", "ja", "27日19時4名様、全部入りました。ボタンを押すのは店長です。", "27日19時4名様、お入れしました。承認するのは社長で、今外出中です。", "27日19時4名様、入れました。ハンコを押すのは女将です。", "27日19時4名様、お取りしました。確定できるのは担当だけです。", "27日19時4名様、お取りしました。許可を出すのは本部です。"),
    *_booked("nobody else presses", "en", "You're booked, four at seven. It's Marco who greets you.", "It's the red door that you want. You're booked, four at seven.", "You're booked, four at seven. Ring the bell when you get here.", "You're booked, four at seven, it's me who put you in.", "You're booked, four at seven. The chef makes his own oil."),
    *_booked("nobody else presses", "ja", "27日19時4名様でお取りしました。入口のボタンを押してください。", "27日19時4名様でお取りしました。ご案内するのは私です。", "27日19時4名様で確定いたしました。", "27日19時4名様でお取りしました。お席を選べます。", "27日19時4名様で承りました。ベルを押すと開きます。"),
)  # fmt: skip
RULED_OUT = (
    incomplete("en beyond where they deliver", "us: Twelve pizzas for September 27 at 7 pm, please.\nthem: That's ordered for you, twelve pizzas. Where to?\nus: Leeds.\nthem: Oh, we stop at York.", require=("date", "confirmed")),
    incomplete("en beyond where they go", "us: Twelve pizzas for September 27 at 7 pm, please.\nthem: That's ordered for you, twelve pizzas. Where to?\nus: Leeds.\nthem: Ah, we only deliver as far as York.", require=("date", "confirmed")),
    incomplete("en too young", "us: A haircut for my son on September 27 at 7 pm, please.\nthem: You're booked, September 27 at 7. How old is he?\nus: Three.\nthem: We only take them from five.", require=("date", "time", "confirmed")),
    incomplete("ja beyond where they deliver", "us: 9月27日にお花を10束お願いします。\nthem: 9月27日に10束、ご注文承りました。どちらまで。\nus: 青森です。\nthem: うち、仙台までなんですよ。", require=("date", "confirmed")),
    incomplete("ja too young", "us: 9月27日19時に子どものカットをお願いします。\nthem: 9月27日19時、お取りしました。おいくつですか。\nus: 2歳です。\nthem: うちは4歳からになります。", require=("date", "time", "confirmed")),
    incomplete("es beyond where they deliver", "us: Doce pizzas para el 27 de septiembre a las siete de la tarde.\nthem: Le quedan reservadas. ¿A dónde?\nus: A Toledo.\nthem: Uy, repartimos solo hasta Getafe.", require=("date", "confirmed")),
    *_booked("no rule", "en", "You're booked, four at seven. We stop at midnight.", "You're booked, four at seven. The bus stops outside.", "You're booked, four at seven. We go all the way to dessert.", "You're booked, four at seven. We end on a high note.", "We deliver too. You're booked, four at seven."),
    *_booked("no rule", "ja", "27日19時4名様でお取りしました。うちは23時までなんです。", "27日19時4名様で承りました。駅から5分です。", "27日19時4名様でお取りしました。お席は2階からの眺めです。", "27日19時4名様で承りました。うちは朝からなんですよ。", "27日19時4名様でお取りしました。コースは3品からになります。"),
)  # fmt: skip


def _parametrised(*tables: tuple[Example, ...]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("example", [example for table in tables for example in table], ids=named)


@_parametrised(WOULD_HAVE_BEEN)
def test_what_would_have_been_said_or_done_was_not(example: Example) -> None:
    example.holds()


@_parametrised(ON_A_CONDITION)
def test_a_condition_may_follow_the_commitment(example: Example) -> None:
    example.holds()


@_parametrised(THE_PRICE, THROWN_AWAY)
def test_the_same_breath_may_undo_it(example: Example) -> None:
    example.holds()


@_parametrised(FOR_SOMEBODY_ELSE, TO_SOMEBODY_ELSE)
def test_a_booking_of_somebody_else_s_is_not_ours(example: Example) -> None:
    example.holds()


@_parametrised(THE_MACHINE_FAILS)
def test_a_machine_that_fails_leaves_it_in_doubt(example: Example) -> None:
    example.holds()


@_parametrised(AT_SECOND_HAND, ONLY_WRITTEN_DOWN, IN_RESERVE, SOMEBODY_ELSE_PRESSES)
def test_what_is_noted_or_told_by_others_is_not_booked(example: Example) -> None:
    example.holds()


@_parametrised(RULED_OUT)
def test_a_rule_that_rules_it_out_may_come_up_afterwards(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("said", ["お日にちは承りました。", "人数は承りました。", "お時間のほうは承りました。"])
def test_one_term_that_is_taken_down_is_no_booking(said: str) -> None:
    incomplete(said, f"us: 9月25日の19時に2名でお願いします。\nthem: {said}", unsettled=["confirmed"]).holds()
