"""Which side a speaker's label names: the table, and how spellings of one label are made equal."""

from __future__ import annotations

import functools
import re
import unicodedata

__all__ = ["PARTICULARS", "ROLES", "looks_like_label", "plain_label", "role_of"]

_CALLER = """
ai, agent, bot, assistant, robot, me, i, we, us, myself, caller, our side, our agent, my agent, ai agent,
ai assistant, ai caller, ai bot, voice ai, voice agent, voice bot, voice assistant, virtual agent,
virtual assistant, voicebot, callbot, phone agent, phone assistant, booking assistant, calling agent,
calling side, automated agent, automated assistant, model, llm, gpt, chatgpt, claude, gemini, customer, client,
guest, patient, diner, requester, booker, outbound, agente, agente virtual, agente de ia, asistente,
asistente virtual, asistente de ia, ia, robot de llamadas, llamante, quien llama, el que llama, la que llama,
nosotros, nosotras, yo, cliente, clienta, comensal, huésped, huesped, paciente,
客, お客, お客様, お客さま, 顧客, 利用客, 患者, 予約者,
依頼者, 依頼人, 代理, 代理人, エージェント, アシスタント, ボット, ロボット, 発信者, 発信側, 発信元, 架電者,
架電側, 掛け手, かけ手, こちら, こちら側, 当方, 自分, 私, わたし, 僕, 俺, 我々, 当社, aiエージェント,
aiアシスタント, ai音声, 音声ai, 音声エージェント, 音声アシスタント, 電話ai, ai電話, ai発信, ai側
"""

_CALLEE = """
them, they, callee, called party, other, other side, other party, the other side, the other party, recipient,
human, person, user, clerk, restaurant, shop, store, staff, staff member, host, hostess, receptionist,
reception, front desk, frontdesk, desk, help desk, booking desk, reservations, reservation desk,
reservation agent, reservations agent, booking agent, travel agent, human agent, live agent, clinic, hospital,
hotel, inn, salon, spa, cafe, bar, bistro, pub, diner staff, venue, business, merchant, vendor, supplier,
shop assistant, sales assistant, store assistant, store clerk, shop clerk, office, doctor, dentist, nurse, vet,
barber, stylist, hairdresser, garage, mechanic, waiter, waitress, server, maitre d, owner, manager, concierge,
operator, representative, rep, customer service, employee, cashier, secretary, bakery, florist, airline, taxi,
dispatcher, friend, voicemail, answering machine, ivr, phone menu, recording, machine, automated system, 店員,
店, お店, 店舗, 店側, お店側, 店の人, お店の人, お店の方, ショップ, 販売員, 受付, 受付係, 受付担当, 相手,
相手方, 相手側, お相手, 先方, 先方様, スタッフ, フロント, フロント係, ホテル, 旅館, 宿, 宿側, 民宿, 施設,
レストラン, 食堂, 居酒屋, 料亭, 寿司屋, カフェ, クリニック, 医院, 病院, 歯科, 歯医者, 薬局, 美容室, 美容院,
床屋, サロン, 整体, 店長, オーナー, 女将, 大将, 支配人, 係, 係員, 係の人, 係の方, 担当, 担当者, 予約係,
予約担当, 従業員, 職員, 社員, 業者, 会社, 事務局, 事務, 窓口, オペレーター, オペレータ, 電話口, 電話の相手,
着信者, 着信側, 受信者, 受け手, 人間, ユーザー, ユーザ, 友人, 友達, 仲居, コンシェルジュ, 留守電, 留守番電話,
自動音声, 自動応答, 音声ガイダンス, ガイダンス, restaurante, local, tienda, negocio, clínica, clinica, consulta,
hospital, peluquería, peluqueria, taller, farmacia, panadería, panaderia, recepción, recepcion, recepcionista,
empleado, empleada, dependiente, dependienta, encargado, encargada, camarero, camarera, mesero, mesera, mozo,
personal, operador, operadora, telefonista, centralita, secretaria, secretario, doctor, doctora, dueño, dueña,
agente de reservas, departamento de reservas, reservas, reservaciones, interlocutor, interlocutora, receptor,
destinatario, ellos, ellas, la otra parte, otra parte, contestador, buzón de voz, buzon de voz, locución, locucion
"""

_OTHER = """
system, tool, tools, function, tool call, tool result, developer, event, events, log, debug, info, metadata,
note, notes, summary, call summary, result, results, outcome, status, verdict, analysis, comment, narrator,
stage direction, システム, ツール, メモ, 備考, 注, 注記, 要約, 概要, 結果, 状態, 状況, 判定, 分析, コメント,
ログ, イベント, sistema, herramienta, nota, notas, resumen, resultado, resultados, estado, análisis, analisis,
comentario, registro, evento
"""

# What callees read back in lines of their own ("Date: the 25th"): never a speaker.
_PARTICULARS = """
date, dates, day, time, name, names, party, party size, people, number, phone, phone number, tel, telephone,
email, mail, address, price, total, cost, fee, deposit, table, seat, seats, room, rooms, course, menu, plan,
reservation, booking, appointment, order, item, items, quantity, confirmation, confirmation number, reference,
reference number, booking number, check in, check out, check-in, check-out, from, to, until, where, when, what,
who, why, how, re, subject, ps, p.s, http, https, ftp, mailto, www, ok, okay, yes, no, so, well, also, plus,
and, but, or, question, example, e.g, i.e, start, end, 日, 日付, 日時, 日程, 曜日, 時間, 時刻, 人数, 名前,
お名前, 氏名, 名義, 電話, 電話番号, 連絡先, 住所, 場所, 料金, 金額, 価格, 合計, 総額, 席, お席, 部屋, お部屋,
コース, プラン, 内容, 予約内容, ご予約内容, 予約番号, 番号, 確認, 品名, 商品, 数量, 件名, 例, 注意, 開始, 終了,
チェックイン, チェックアウト, はい, いいえ, fecha, día, dia, hora, nombre, personas, comensales, teléfono, telefono,
correo, dirección, direccion, precio, importe, señal, senal, mesa, habitación, habitacion, reserva, reservación,
reservacion, cita, turno, pedido, cantidad, referencia, localizador, entrada, salida, desde, hasta, asunto, sí, si,
bueno, vale, ejemplo
"""


def _entries(text: str) -> tuple[str, ...]:
    return tuple(entry for entry in (part.strip() for part in text.replace("\n", " ").split(",")) if entry)


ROLES: dict[str, str] = {
    label: role
    for role, listed in (("caller", _CALLER), ("callee", _CALLEE), ("other", _OTHER))
    for label in _entries(listed)
}
PARTICULARS = frozenset(_entries(_PARTICULARS))

_WRAPPING = " \t*_#`\"'“”‘’[]()<>【】「」（）〈〉《》・-–—>•"
_IN_BRACKETS = re.compile(r"\s*[(\[（【][^)\]）】]*[)\]）】]\s*$")
_INDEX = re.compile(r"(?:[\s#]*[0-9]{1,3}|\s+[a-z]|(?<=[^\x00-\x7f])[a-z])$")
_HONORIFIC = re.compile(r"(?<=.)(?:さん|様|さま|の方|の人)$")
_SENTENCE_MARK = re.compile(r"[.?!,;。、？！，．/\\=@]")
_TITLE = re.compile(r"\b(?:dr|mr|mrs|ms|prof|st|jr|sr)\.", re.IGNORECASE)
_DIARISED = re.compile(
    r"(?:speaker|spk|channel|voice|participant|person|話者|発言者|スピーカー)[\s_-]*[0-9a-z]{1,3}", re.IGNORECASE
)


def plain_label(label: str) -> str:
    """Return one spelling for equal labels: "**AI_Agent**", "ai agent" and "ＡＩ Agent" are one."""
    folded = unicodedata.normalize("NFKC", label).casefold()
    return " ".join(folded.replace("_", " ").replace("’", "'").split()).strip(_WRAPPING)


@functools.lru_cache(maxsize=1024)
def role_of(label: str) -> str | None:
    """Return "caller", "callee" or "other" for a label of the table, None for one that is unknown.

    A remark in brackets, a number and an honorific are no part of it: "Clerk 2", "店員A", "AI (Aria)".
    """
    plain = plain_label(label)
    for variant in _variants(plain):
        if variant in ROLES:
            return ROLES[variant]
    return None


def _variants(plain: str) -> tuple[str, ...]:
    if _DIARISED.fullmatch(plain):
        return ()
    unbracketed = _IN_BRACKETS.sub("", plain + (")" if plain.count("(") > plain.count(")") else ""))
    unnumbered = _INDEX.sub("", unbracketed)
    return plain, unbracketed, unnumbered, _HONORIFIC.sub("", unnumbered)


def looks_like_label(label: str) -> bool:
    """Tell whether words before a colon could name a speaker whom the table does not know.

    Short, a name rather than a sentence, and no particular of a booking ("Time: 7:30").
    """
    plain = plain_label(label)
    if not plain or plain in PARTICULARS or len(plain) > 30 or len(plain.split()) > 4:
        return False
    if _DIARISED.fullmatch(plain):
        return True
    bare = label.strip(_WRAPPING)
    if not bare or _SENTENCE_MARK.search(_TITLE.sub("", bare)):
        return False
    return bare[0].isupper() or (bare[0].isalpha() and not bare[0].islower() and len(bare) <= 10)
