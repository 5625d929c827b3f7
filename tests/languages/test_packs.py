"""Language packs are of one shape: what one language reads, every other reads too."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import oathra.languages
from oathra.call.fields import FIELDS, Kind
from oathra.errors import PackError
from oathra.languages import LANGUAGES, load, recognise
from oathra.reading.acts import Act
from oathra.reading.pack import Pack
from oathra.reading.patterns import Pattern
from tests.languages.phrase_examples import identify, packs
from tests.reading.said import values_of

languages = pytest.mark.parametrize("pack", packs(), ids=identify)

# One sentence a field and language: a field without words in one language would never be verified there.
FIELD_EXAMPLES = {
    "date": ("on September 25", "9月25日に", "el 25 de septiembre"),
    "endDate": ("until September 28", "9月28日まで", "hasta el 28 de septiembre"),
    "nights": ("for three nights", "3泊で", "tres noches"),
    "time": ("at 7:30 pm", "19時半に", "a las siete y media de la tarde"),
    "partySize": ("for two people", "2名で", "para dos personas"),
    "quantity": ("12 crates", "30ケース", "treinta cajas"),
    "price": ("18,000 yen", "18,000円", "180 euros"),
    "breakfast": ("breakfast included", "朝食付き", "desayuno incluido"),
    "smoking": ("non-smoking", "禁煙", "no fumadores"),
    "name": ("my name is Jansen", "田中と申します", "a nombre de Jansen"),
    "phone": ("020 7946 0123", "03-5550-0123", "el 912 345 678"),
    "serial": ("your reference is QX417", "予約番号はQX417です", "su número de reserva es QX417"),
}


def folders() -> list[str]:
    return list(LANGUAGES.values())


def files_of(package: str) -> set[str]:
    module = importlib.import_module(f"oathra.languages.{package}")
    return {entry.name for entry in pkgutil.iter_modules(module.__path__)}


def test_packs_have_the_same_files() -> None:
    files = {package: files_of(package) for package in folders()}
    assert len(set(map(frozenset, files.values()))) == 1, files


def test_every_folder_of_a_language_is_listed() -> None:
    found = {entry.name for entry in pkgutil.iter_modules(oathra.languages.__path__) if entry.ispkg}
    assert found == set(folders())


@languages
def test_a_pack_says_who_it_is(pack: Pack) -> None:
    assert pack.name and pack.version
    assert load(pack.code) is pack


@pytest.mark.parametrize("code", ["en", "EN", "en-GB", "en_US", "ja", "ja-JP", "es", "es-MX"])
def test_a_language_is_found_by_its_code(code: str) -> None:
    assert load(code).code == code[:2].lower()


@pytest.mark.parametrize("code", ["", "xx", "english", "e"])
def test_a_language_without_a_pack_is_an_error_that_names_those_with_one(code: str) -> None:
    with pytest.raises(PackError, match="en, ja, es"):
        load(code)


@pytest.mark.parametrize(
    ("text", "code"),
    [("You're booked.", "en"), ("", "en"), ("7:30!", "en"), ("Café", "en"), ("お取りしました", "ja"), ("満席", "ja"), ("ﾊｲ", "ja"), ("OK、予約です", "ja"), ("１９：３０", "en")],
)
def test_a_language_is_recognised_by_its_letters(text: str, code: str) -> None:
    assert recognise(text) == code


@pytest.mark.parametrize("field", [name for name, field in FIELDS.items() if field.kind is not Kind.COMMITMENT])
def test_every_field_has_words_in_every_language(field: str) -> None:
    for pack, text in zip(packs(), FIELD_EXAMPLES[field], strict=True):
        assert field in values_of(text, pack.code), f"{pack.code}: {text}"


@languages
def test_packs_are_of_equal_depth(pack: Pack) -> None:
    """No act is read by a handful of rows in one language and by none, or by one thin row, in another."""
    most = {act: max(sum(row.act is act for row in other.phrases) for other in packs()) for act in Act}
    thin = {act.name: most[act] for act in Act if most[act] >= 4 and not any(row.act is act for row in pack.phrases)}
    assert thin == {}


@languages
def test_no_word_of_a_pack_matches_nothing(pack: Pack) -> None:
    for pattern in (pack.risks, pack.asides, pack.core_words):
        assert isinstance(pattern, Pattern)
        assert pattern.search("") is None


@languages
def test_clauses_cover_every_letter_once(pack: Pack) -> None:
    for row in pack.phrases:
        for text in row.says:
            spans = pack.clauses(text.lower())
            assert all(one.end <= other.start for one, other in zip(spans, spans[1:], strict=False)), text
            inside = "".join(text[span.start : span.end] for span in spans)
            letters = [character for character in text if character.isalnum()]
            assert [character for character in inside if character.isalnum()] == letters, text
