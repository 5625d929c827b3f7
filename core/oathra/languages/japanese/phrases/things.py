"""What else than a booking is done or registered: メルマガの手続き、完了しました, 駐車場はお取りしました.

Of each thing there are two rows. The callee's reads what is done to that thing alone; the caller's reads its name, for
where the thing is what the caller calls about, it is the booking.
"""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase

__all__ = ["THINGS"]

# What of the thing is meant, and the particles up to what is done to it.
_OF_IT = (
    r"(?:(?:の|、)?(?:ほう|方|件|分|お?手続き?|ご?手配|ご?予約|ご?依頼|ご?請求|ご?登録|ご?変更|ご?注文|ご?用意|停止|配信停止|解除|お?申し?込み?|お届け|送付|お?見積もり?|ご?入力|アイコン|枠|1?台分?|一台|1つ|一つ))*"
    r"(?:につきまして(?:は)?|に関しまして(?:は)?|については|として|なら|だけ|は|が|を|も|って)?、?"
    r"(?:無事に?|もう|今|すでに|確かに|ちゃんと|先に|全部|すべて|全て|一通り|ひととおり|1台|一台|1つ|一つ|こちらで|お?手続き?|ご?手配|ご?予約|ご?依頼|ご?登録|ご?変更|ご?注文|停止)*(?:は|が|を|も|で)?"
)
_DONE = (
    r"(?:お|ご)?(?:承|うけたまわ|賜|受け|受付|取|と[りっ]|押さえ|おさえ|入れ|入り|入っ|完了|登録|変更|手配|用意|予約|確保|手続|準備|設定|停止|更新|送信|止め|直し|済ませ|済み|つけ|付け|でき|出来|終わ|終了|呼び|書[いき]|作[りっ成]|発送|お送り|送り|オッケー|ok)"
    r"[^。、!?\n]{0,12}?(?:まし(?:た|て)|たよ|たで|た(?=[。!]|$)|済み|です|てあります|ております|てます|とります|といた|ときました)"
)
# A booking beside it: お席と駐車場をお取りしました is of both.
_ALONE = r"(?<!席と)(?<!席も)(?<!予約と)(?<!予約も)(?<!部屋と)(?<!部屋も)(?<!名様と)(?<!様に)(?<!個室と)(?<!コートと)"


def _done_to(nouns: str, particles: str = "") -> str:
    """Return the pattern of words that do something to one of *nouns*; *particles* may link it to that as well."""
    return rf"{_ALONE}(?:{nouns}){_OF_IT}{particles}{_DONE}|(?:承り|お取りし|完了し|登録し|手配し|できまし)[^。、!?\n]{{0,6}}た[、。](?:{nouns})(?:のほう|の方|の件)?(?:は|が)?(?=[。!]|$)"


_NEWSLETTER = r"メルマガ|メールマガジン|ニュースレター|ダイレクトメール|お知らせメール|お?ハガキ|(?<![a-z])dm(?![a-z])|ライン登録|メール配信"
_PARKING = r"駐車(?:場|スペース)?|パーキング|車庫"
_VOUCHER = r"ギフト(?:券|カード|セット)?|商品券|クーポン|プレゼント券|お食事券|回数券|お歳暮|お中元"
_MEMBERSHIP = r"(?<!体験)(?:会員|メンバー|アカウント|ポイントカード|患者|新患|初診|顧客|お客様情報|マイページ|アプリ)(?:の|情報の?|カードの?|様の?)?(?:ご?登録|ご?入会|作成|発行)?|ご?入会"
_DETAILS = r"(?:お?電話|携帯)番号|ご?連絡先|ご?住所|メールアドレス|お?名前|ご?名義|(?:ご?入力)?(?:内容|情報)|(?:お客様)?データ|備考|アレルギー|(?:お?席の)?ご?(?:希望|要望)|メール|お?電話"
_TAXI = r"タクシー|ハイヤー|送迎(?:バス|車)?|お?迎え(?:の(?:お)?車)?|帰りのお?車"
_LOANER = r"代車|代わりのお?車|レンタカー"
_VIEWING = r"下見|内覧|内見|見学|ご?面談|体験会|説明会|試食会|お?打ち?合わせ"
_ENQUIRY = r"お?見積もり?|お?見積書|ご?提案書|資料|パンフレット|カタログ|ご?案内状|サンプル|お?問い?合わせ|ご?質問|クレーム|ご?意見|アンケート"
_CART = r"カート|買い物かご|買い物カゴ|かご|下書き|お気に入り|ウィッシュリスト"
_CAKE = r"ケーキ|花束|お?花(?!見|火)|バースデー\w{0,4}|ろうそく|風船|シャンパン|プレート|サプライズ"
_CHAIR = r"(?:ベビー|チャイルド)(?:チェア|シート|ベッド)|お?子様?用?(?:の)?(?:お)?(?:椅子|イス|いす)|車椅子|車いす|プロジェクター|マイク|座椅子|備品"
_PAPERS = r"ご?返金|領収書|請求書|紹介状|診断書|お薬|処方箋|忘れ物"

THINGS: tuple[Phrase, ...] = (
    Phrase(
        name="それと…も",
        act=Act.OTHER_THING,
        thing="added",
        needs="のと いと あと それ つい あわ 併せ 一緒 も また 付き つき",
        pattern=r"(?:のと|いと、|あと、?|それと|それから|ついでに|あわせて|併せて|一緒に|また、)[^。!?\n]{1,40}|[^。、!?\n]{1,24}(?:も(?!し|う|っ|ら|り|の|と|ん)|付き|つき)",
        says=("19時に2名でお願いしたいのと、タクシーを呼んでほしいです。", "それと会員登録がしたいです。", "駐車場もお願いします。"),
        by="caller",
    ),
    Phrase(
        name="メルマガは完了しました",
        act=Act.OTHER_THING,
        thing="newsletter",
        needs="メル ニュ ダイ お知 ハガ dm ライ メー",
        pattern=_done_to(_NEWSLETTER),
        says=("メルマガのほう、手続き完了いたしました。", "ニュースレターの停止、承りました。"),
        but_not=("メルマガもございます。お席、お取りしました。",),
    ),
    Phrase(
        name="メルマガを",
        act=Act.OTHER_THING,
        thing="newsletter",
        needs="メル ニュ ダイ お知 ハガ dm ライ メー",
        pattern=_NEWSLETTER,
        says=("メルマガを止めたいんですが。",),
        by="caller",
    ),
    Phrase(
        name="駐車場はお取りしました",
        act=Act.OTHER_THING,
        thing="parking",
        needs="駐車 パー 車庫",
        pattern=_done_to(_PARKING),
        says=("駐車場のほうはお取りしました。", "駐車スペース1台、確保いたしました。"),
        but_not=("駐車場はございます、お席お取りしました。", "お席と駐車場をお取りしました。", "駐車場付きでお取りしました。"),
    ),
    Phrase(
        name="駐車場を",
        act=Act.OTHER_THING,
        thing="parking",
        needs="駐車 パー 車庫",
        pattern=_PARKING,
        says=("駐車場を借りたいんですが。",),
        by="caller",
    ),
    Phrase(
        name="ギフト券は承りました",
        act=Act.OTHER_THING,
        thing="voucher",
        needs="ギフ 商品 クー プレ お食 食事 回数 お歳 お中",
        pattern=_done_to(_VOUCHER),
        says=("ギフト券のご注文、承りました。", "商品券、ご用意できました。"),
        but_not=("クーポンはお使いいただけます。お席お取りしました。",),
    ),
    Phrase(
        name="ギフト券を",
        act=Act.OTHER_THING,
        thing="voucher",
        needs="ギフ 商品 クー プレ お食 食事 回数 お歳 お中",
        pattern=_VOUCHER,
        says=("ギフト券を3枚お願いします。",),
        by="caller",
    ),
    Phrase(
        name="会員登録は完了しました",
        act=Act.OTHER_THING,
        thing="membership",
        needs="会員 メン アカ ポイ 患者 新患 初診 顧客 お客 マイ アプ 入会",
        pattern=_done_to(_MEMBERSHIP, "(?:として|で)?"),
        says=("会員登録、完了いたしました。", "新患としてご登録いたしました。", "ご入会の手続き、承りました。"),
        but_not=("会員様ですと割引です。お席、お取りしました。", "10時で体験会員様お二人、お取りしました。"),
    ),
    Phrase(
        name="会員登録を",
        act=Act.OTHER_THING,
        thing="membership",
        needs="会員 メン アカ ポイ 患者 新患 初診 顧客 お客 マイ アプ 入会",
        pattern=_MEMBERSHIP,
        says=("会員登録をしたいんですが。",),
        by="caller",
    ),
    Phrase(
        name="お電話番号は変更しました",
        act=Act.OTHER_THING,
        thing="details",
        needs="番号 連絡 住所 メー 名前 名義 内容 情報 デー 備考 アレ 希望 要望 電話",
        pattern=_done_to(_DETAILS),
        says=("お電話番号のほう、変更いたしました。", "情報は全部入りました。", "アレルギーの件、承りました。"),
        but_not=("お電話番号は控えております、ご予約お取りしました。", "お名前を頂戴できますか。承りました。"),
    ),
    Phrase(
        name="電話番号を",
        act=Act.OTHER_THING,
        thing="details",
        needs="番号 連絡 住所 メー 名前 名義 内容 情報 デー 備考 アレ 希望 要望 電話",
        pattern=r"(?:電話番号|連絡先|住所|メールアドレス|名義)(?:を|の変更)",
        says=("登録の電話番号を変えたいです。",),
        by="caller",
    ),
    Phrase(
        name="タクシーは承りました",
        act=Act.OTHER_THING,
        thing="taxi",
        needs="タク ハイ 送迎 迎え 帰り",
        pattern=_done_to(_TAXI),
        says=("タクシー、ご予約承りました。", "送迎バスは手配いたしました。", "帰りのお車、お呼びしました。"),
        but_not=("タクシー乗り場は前にあります。お席お取りしました。",),
    ),
    Phrase(
        name="タクシーを",
        act=Act.OTHER_THING,
        thing="taxi",
        needs="タク ハイ 送迎 迎え 帰り 車 配車 乗",
        pattern=rf"{_TAXI}|(?<!駐)(?<!代)車(?!椅子|いす)|配車|乗(?:り|せ|る)",
        says=("タクシーを一台お願いします。", "8時に配車してください。"),
        by="caller",
    ),
    Phrase(
        name="代車は手配しました",
        act=Act.OTHER_THING,
        thing="courtesy car",
        needs="代車 代わ レン",
        pattern=_done_to(_LOANER),
        says=("代車をご用意いたしました。", "代車のほう、お取りしました。"),
        but_not=("代車もございます。ご予約、お取りしました。",),
    ),
    Phrase(
        name="代車を",
        act=Act.OTHER_THING,
        thing="courtesy car",
        needs="代車 代わ レン",
        pattern=_LOANER,
        says=("レンタカーを借りたいんですが。",),
        by="caller",
    ),
    Phrase(
        name="下見はお取りしました",
        act=Act.OTHER_THING,
        thing="viewing",
        needs="下見 内覧 内見 見学 面談 体験 説明 試食 打ち 打合",
        pattern=_done_to(_VIEWING, "(?:で|に)?"),
        says=("下見のご予約でお取りしました。", "見学、承りました。", "まずは打ち合わせの枠でお入れしました。"),
        but_not=("下見はいつでもどうぞ。お部屋お取りしました。",),
    ),
    Phrase(
        name="下見をしたい",
        act=Act.OTHER_THING,
        thing="viewing",
        needs="下見 内覧 内見 見学 面談 体験 説明 試食 打ち 打合 見せ 見たい 見に",
        pattern=rf"{_VIEWING}|見せて|見たい|見に",
        says=("内見をお願いしたいです。", "お部屋を見に行きたいんですが。"),
        by="caller",
    ),
    Phrase(
        name="お見積もりのご依頼承りました",
        act=Act.OTHER_THING,
        thing="enquiry",
        needs="見積 提案 資料 パン カタ 案内 サン 問い 問合 質問 クレ 意見 アン",
        pattern=_done_to(_ENQUIRY),
        says=("お見積もりのご依頼承りました。", "資料のご請求、承りました。", "お問い合わせの件、受け付けました。"),
        but_not=("資料もございます。お部屋お取りしました。",),
    ),
    Phrase(
        name="見積もりを",
        act=Act.OTHER_THING,
        thing="enquiry",
        needs="見積 提案 資料 パン カタ 案内 サン 問い 問合 質問 クレ 意見 アン",
        pattern=_ENQUIRY,
        says=("見積もりの件で電話しました。",),
        by="caller",
    ),
    Phrase(
        name="カートに入りました",
        act=Act.OTHER_THING,
        thing="cart",
        needs="カー 買い かご カゴ 下書 お気 気に ウィ",
        pattern=_done_to(_CART, "(?:に|で|へ|として)?"),
        says=("カートに入りました。", "下書きで入れました。", "お気に入りに登録いたしました。"),
        but_not=("お席は車椅子でも入れます。", "下書きは不要です。お席お取りしました。"),
    ),
    Phrase(
        name="ケーキはご用意しました",
        act=Act.OTHER_THING,
        thing="cake",
        needs="ケー 花束 花 バー ろう 風船 シャ プレ サプ",
        pattern=_done_to(_CAKE),
        says=("ケーキのほうはご用意いたしました。", "花束、手配いたしました。", "プレートのご注文、承りました。"),
        but_not=("ケーキ付きでお取りしました。", "お席とケーキをご用意しました。"),
    ),
    Phrase(
        name="ケーキを",
        act=Act.OTHER_THING,
        thing="cake",
        needs="ケー 花束 花 バー ろう 風船 シャ プレ サプ バラ ブー アレ",
        pattern=rf"{_CAKE}|バラ|ブーケ|アレンジメント",
        says=("ケーキを一つ、25日に。", "花束を12個お願いします。"),
        by="caller",
    ),
    Phrase(
        name="ベビーチェアはご用意しました",
        act=Act.OTHER_THING,
        thing="equipment",
        needs="ベビ チャ お子 子様 車椅 車い プロ マイ 座椅 備品",
        pattern=_done_to(_CHAIR),
        says=("ベビーチェアはご用意いたしました。", "車椅子、手配できました。"),
        but_not=("お席とベビーチェアをご用意しました。", "ベビーチェアがあります。お席お取りしました。"),
    ),
    Phrase(
        name="車椅子を",
        act=Act.OTHER_THING,
        thing="equipment",
        needs="ベビ チャ お子 子様 車椅 車い プロ マイ 座椅 備品",
        pattern=_CHAIR,
        says=("プロジェクターを借りたいです。",),
        by="caller",
    ),
    Phrase(
        name="領収書は発行しました",
        act=Act.OTHER_THING,
        thing="papers",
        needs="返金 領収 請求 紹介 診断 薬 処方 忘れ",
        pattern=_done_to(_PAPERS),
        says=("ご返金の手続き、完了いたしました。", "お薬のほう、ご用意できました。"),
        but_not=("領収書もご用意できます。お席お取りしました。",),
    ),
    Phrase(
        name="領収書を",
        act=Act.OTHER_THING,
        thing="papers",
        needs="返金 領収 請求 紹介 診断 薬 処方 忘れ",
        pattern=_PAPERS,
        says=("処方箋をお願いしたいんですが。",),
        by="caller",
    ),
)
