"""What people say that shows who made the call: the table, and the balance of one speaker's words.

A row is plain words, looked for in the lower-cased text, because this runs on every log. It only ever
proposes who is who, or doubts what the labels say; nothing here can complete a booking.

How to read a row: *strong* words are hardly ever said by the other side ("thank you for calling"); the
others lean to one side and count only together.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

__all__ = ["SIGNS", "Sign", "balance_of"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign:
    """Words that lean to one side. `says` are examples; the suite checks each."""

    name: str
    side: str
    words: tuple[str, ...]
    says: tuple[str, ...]
    strong: bool = False


SIGNS: tuple[Sign, ...] = (
    Sign(
        name="on behalf of",
        side="caller",
        strong=True,
        words=("on behalf of", "calling for a client", "calling for a customer", "for a customer of mine", "for my client"),
        says=("I'm calling on behalf of Ms. Tanaka.", "I'm calling for a client."),
    ),
    Sign(
        name="I'm an AI assistant",
        side="caller",
        strong=True,
        words=("i'm an ai", "i am an ai", "this is an ai", "i'm an automated assistant", "i am an automated assistant",
               "ai assistant calling", "virtual assistant calling", "automated assistant calling", "'s assistant calling"),
        says=("Hi, I'm an AI assistant for Mr. Lee.", "This is Oto, an AI assistant calling about a table."),
    ),
    Sign(
        name="I'd like to book",
        side="caller",
        words=("i'd like to book", "i would like to book", "i'd like to reserve", "i would like to reserve", "i'd like to make",
               "i would like to make", "i want to book", "i want to reserve", "i wanted to book", "i need to book",
               "i need to make", "we'd like to book", "we would like to book", "like to schedule", "want to make a reservation",
               "like to get a table", "i'd like a table", "i would like a table", "i'd like an appointment", "i need a table",
               "i'm hoping to book", "i was hoping to", "i'm looking to book", "i'm looking for a", "i am looking for a",
               "i need an appointment", "i'd like a room", "hoping to get a table"),
        says=("Hello, I'd like to book a table for two.", "I need to make an appointment.", "We'd like to book a room."),
    ),
    Sign(
        name="could I book",
        side="caller",
        words=("could i book", "can i book", "may i book", "could we book", "can we book", "could you book", "can you book",
               "could i reserve", "can i reserve", "can i get a table", "could i get a table", "could i make a", "can i make a",
               "please book", "could we get a table", "can we get a table", "book me ", "go ahead and book it", "reserve it for"),
        says=("Could I book a haircut for Wednesday?", "Can we get a table for six?"),
    ),
    Sign(
        name="calling to book",
        side="caller",
        words=("calling to book", "calling to make", "calling to reserve", "calling to schedule", "calling to see if",
               "calling to ask", "calling about a", "phoning to", "ringing to", "calling about making"),
        says=("I'm calling to make a reservation.",),
    ),
    Sign(
        name="do you have a table",
        side="caller",
        words=("do you have a table", "do you have anything", "do you have any ", "do you have availability", "is that booked",
               "is that confirmed", "is it booked", "is the booking confirmed", "so that's booked", "do you have space"),
        says=("Do you have a table at 7?", "And is that booked?"),
    ),
    Sign(
        name="代理でお電話",
        side="caller",
        strong=True,
        words=("代理で", "代理として", "代わりにお電話", "代わって電話", "に代わって", "に代わりまして", "の代理の", "aiアシスタントで", "aiアシスタントの",
               "aiエージェントで", "aiエージェントの", "aiの電話", "aiです", "aiと申し", "ご予約の代行", "予約代行の"),
        says=("田中様の代理でお電話しています。", "AIアシスタントのオトと申します。", "田中に代わってお電話しております。"),
    ),
    Sign(
        name="予約したい",
        side="caller",
        words=("予約したい", "予約をしたい", "予約をお願いし", "予約お願いし", "予約をお願いでき", "予約を取りたい", "予約をとりたい", "予約できますか",
               "予約は可能でしょうか", "予約が可能でしょうか", "予約可能でしょうか", "予約を入れたい", "予約をしていただき", "予約していただけ", "予約を取っていただけ",
               "予約させてください", "取りたいのですが", "取りたいんですが", "とりたいんですけど", "お願いしたいのですが", "お願いしたいんですが", "お願いしたいんですけど",
               "お願いできますか", "お願いできますでしょうか", "お願いできればと", "泊まりたい", "行きたいのですが", "注文したい"),
        says=("9月25日に二名で予約をお願いしたいのですが。", "予約したいんですけど。"),
    ),
    Sign(
        name="空いていますか",
        side="caller",
        words=("空いていますか", "空いてますか", "空いていますでしょうか", "空いてますでしょうか", "空きはありますか", "空きはございますか", "取れますか", "とれますか",
               "予約は確定でしょうか", "予約確定でしょうか", "これで予約は", "ご予約は確定", "予約できていますか"),
        says=("7時半は空いていますか。", "これで予約は確定でしょうか。"),
    ),
    Sign(
        name="thank you for calling",
        side="callee",
        strong=True,
        words=("thank you for calling", "thanks for calling", "thank you for phoning", "thanks for phoning", "thank you for contacting",
               "you've reached", "you have reached"),
        says=("Thank you for calling Bella's.", "You've reached the clinic."),
    ),
    Sign(
        name="how can I help",
        side="callee",
        strong=True,
        words=("how can i help", "how may i help", "how can we help", "how may we help", "how can i assist", "how may i assist",
               "how may i direct", "what can i do for you", "how could i help"),
        says=("Bella's, how can I help?",),
    ),
    Sign(
        name="may I have your name",
        side="callee",
        words=("may i have your name", "can i have your name", "could i have your name", "can i get your name", "may i have the name",
               "can i take a name", "can i get a name", "may i take your name", "what name", "under what name", "your phone number",
               "your name, please", "your name please", "for how many", "how many people", "how many guests", "how many in your",
               "what time would you", "what time were you", "what day would you", "which day would you"),
        says=("May I have your name?", "For how many people?"),
    ),
    Sign(
        name="you're all set",
        side="callee",
        words=("you're all set", "you are all set", "you're booked", "you are booked", "i've got you down", "i have you down",
               "we have you down", "we've got you down", "i've booked you", "i have booked you", "your table is", "your booking is",
               "your reservation is", "your reservation has", "your booking has", "your appointment is", "your table has",
               "your table will", "your room is", "we look forward to seeing you", "we'll see you", "i've put you down",
               "your reference number", "your confirmation number", "let me check our", "i've reserved"),
        says=("You're all set.", "Your table is booked.", "I've got you down for Friday."),
    ),
    Sign(
        name="we're full",
        side="callee",
        words=("we're full", "we are full", "we're fully booked", "we are fully booked", "we're booked", "we're closed", "we are closed",
               "we open at", "we close at", "we don't take", "we do have", "we have a table", "we could do", "we can do", "we can offer",
               "we only have", "i can offer you", "i can do "),
        says=("Sorry, we're fully booked.", "We do have 7:30."),
    ),
    Sign(
        name="お電話ありがとうございます",
        side="callee",
        strong=True,
        words=("お電話ありがとうございます", "お電話有難うございます", "お電話有り難うございます", "お電話いただきありがとうございます", "お電話頂きありがとうございます",
               "いらっしゃいませ", "ご用件", "お問い合わせありがとうございます", "ご利用ありがとうございます", "毎度ありがとうございます"),
        says=("お電話ありがとうございます、ベラでございます。", "ご用件をお伺いします。"),
    ),
    Sign(
        name="お名前をお伺い",
        side="callee",
        words=("お名前をお伺い", "お名前を伺", "お名前をいただ", "お名前を頂", "お名前をお願い", "お名前とお電話番号", "お名前よろしい", "お名前は", "何名様",
               "何時頃", "何時ごろ", "ご希望の日", "ご希望のお", "ご来店", "お電話番号をお願い", "お電話番号を"),
        says=("お名前をお伺いできますか。", "何名様でしょうか。"),
    ),
    Sign(
        name="承りました",
        side="callee",
        words=("承りました", "承っております", "承ります", "ご予約お取り", "ご予約をお取り", "お取りしました", "お取りいたし", "お取りできます", "お待ちしております",
               "お待ち申し上げ", "お待ち致し", "ご用意いたし", "ご用意でき", "ご予約が完了", "ご予約でございますね", "ご予約ですね", "かしこまりました"),
        says=("9月25日、二名様で承りました。", "お待ちしております。"),
    ),
    Sign(
        name="満席です",
        side="callee",
        words=("満席で", "満室で", "満席と", "満席になって", "あいにく", "生憎", "空いております", "空きがございます", "ご案内できます", "ご案内でき", "当店", "当館", "当院"),
        says=("あいにく満席でございます。", "7時半でしたら空いております。"),
    ),
    Sign(
        name="I'd like",
        side="caller",
        words=("i'd like", "i would like", "i want", "i need", "we need", "we'd like", "i'm trying to", "any chance of", "find me",
               "help me find", "i prefer", "i'd prefer"),
        says=("Hi, I want a table for two.", "Any chance of a table?"),
    ),
    Sign(
        name="that works",
        side="caller",
        words=("that works", "sounds good", "that'll be fine", "yes please", "yes, please", "i'll take it", "that would be great",
               "is that okay", "is that possible", "would that be"),
        says=("That works, thank you.", "Yes please!"),
    ),
    Sign(
        name="would you like",
        side="callee",
        words=("would you like", "anything else", "shall i ", "should i ", "do you want me to", "how can", "are you looking",
               "what kind of", "do you have a preference", "any special requests", "i'm sorry, but", "sorry, but", "may i ask",
               "you're welcome", "have a great day", "have a nice day", "we have "),
        says=("Would you like me to book it?", "Anything else I can do for you?", "We have a table at 7:30."),
    ),
    Sign(
        name="booked",
        side="callee",
        words=("i've booked", "i have booked", "booked it for you", "booked for you", "you down", "put you", "pencil you", "fit you in",
               "squeeze you", "call you back", "get back to you", "name?", "i can get you", "for you?"),
        says=("I've booked it for you.", "I can fit you in at three.", "Okay, it's yours. Name?"),
    ),
    Sign(
        name="行きたい",
        side="caller",
        words=("行きたい", "伺いたい", "探してい", "探して", "お願いしたい", "でお願いします", "でお願いいたします", "可能ですか", "可能でしょうか", "できますか",
               "入れますか", "ありますか", "いいですか", "持ち込め", "してほしい", "教えてください", "予約をお願い", "予約お願い", "思っています", "思ってます"),
        says=("5人で行きたいんですけど。", "2名でお願いします。"),
    ),
    Sign(
        name="でございます",
        side="callee",
        words=("でございます", "ございません", "名様", "いかがでしょうか", "いかがいたし", "いかが致し", "よろしいでしょうか", "よろしかったでしょうか", "ご希望",
               "ご予約", "お客様", "お調べ", "ご紹介", "お席", "お部屋", "お越し"),
        says=("二名様でございますね。", "ご希望はございますか。"),
    ),
)

_STRONG, _LEANING = 3, 1


def balance_of(texts: Iterable[str]) -> int:
    """Return how the words of one speaker lean: above zero to the caller, below to the callee.

    Each sign counts once, however often it is said.
    """
    said = "\n".join(texts).lower().replace("’", "'").replace("ａｉ", "ai")
    balance = 0
    for sign in SIGNS:
        if any(words in said for words in sign.words):
            balance += (_STRONG if sign.strong else _LEANING) * (1 if sign.side == "caller" else -1)
    return balance
