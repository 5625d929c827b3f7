import pytest

from oathra.languages.japanese.clause_marks import clauses
from oathra.languages.japanese.keys import tokens


def cut(text: str) -> list[str]:
    return [text[span.start : span.end] for span in clauses(text)]


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("7時は満席ですが、8時なら空いております。", ["7時は満席ですが", "8時なら空いております"]),
        ("7時はいっぱいなんですよ6時半なら空いてますけど", ["7時はいっぱいなんですよ", "6時半なら空いてますけど"]),
        ("9時は埋まってまして、10時でお取りします", ["9時は埋まってまして", "10時でお取りします"]),
        ("はいお取りしましたのでお名前よろしいですか", ["はいお取りしましたので", "お名前よろしいですか"]),
        ("12日の10時ですねはい空いてます", ["12日の10時ですね", "はい空いてます"]),
        ("かしこまりました。少々お待ちください。", ["かしこまりました", "少々お待ちください"]),
    ],
)
def test_clauses_end_at_marks_and_at_sentence_final_forms(text: str, pieces: list[str]) -> None:
    assert cut(text) == pieces


@pytest.mark.parametrize("text", ["ご入金いただきましたらご予約成立とさせていただきます", "お調べいたしましたところ空いております", "お取りできますように", "空いておりますと存じます"])
def test_a_condition_and_its_consequence_stay_together(text: str) -> None:
    assert len(cut(text)) == 1


@pytest.mark.parametrize("text", ["25日の19時でよろしいでしょうか", "何名様ですか", "お名前は", "いけるっすか", "お電話番号をいただけますか", "空いてますかね", "いかがでしょう", "お名前よろしいですか", "19時?"])
def test_questions(text: str) -> None:
    assert clauses(text)[-1].question


@pytest.mark.parametrize("text", ["25日19時、2名様ですね", "田中様ですね", "そうですか", "ああ、さようでございますか", "お取りしました", "空いてるかどうか", "承りましたので"])
def test_echoes_and_statements_ask_nothing(text: str) -> None:
    assert not any(span.question for span in clauses(text))


def test_rows_are_found_by_one_and_two_characters() -> None:
    assert tuple(tokens("承り").words) == ("承り", "り")
