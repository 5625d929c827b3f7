"""Both catalogues say everything that the pages say."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest

from oathra.call.contract import OPERATORS
from oathra.call.fields import FIELDS
from oathra.dialogue.evidence import EFFECTS
from oathra_web.examples import LANGUAGES, load_catalogue
from oathra_web.places import CHECKOUT, PACKAGE

SITE = CHECKOUT / "site"
CATALOGUES = {language: load_catalogue(SITE, language) for language in LANGUAGES}
SCRIPTS = {path.name: path.read_text(encoding="utf-8") for path in (PACKAGE / "static").glob("*.js")}
# Keys that a script or the build puts together from two parts.
BUILT = re.compile(r"^(nav|figures(\.(false|recognised))?|document\.(code|table)|playground\.(example|failed|ready|running|done|fell)|kind|effect|decided|field|side|operator|limit|terms\.(limits\.like|confirmation|language)|verdict|loading|value\.(date|months)|call\.(ended|language)|mode|trap|agent|clerk\.outcome|gauntlet\.(judge|kind)|mission(\.(line|field))?|permission|secret(\.(answers|commits))?|case\.speed)(\.|$)")


def test_the_catalogues_have_the_same_keys_in_the_same_order() -> None:
    english, japanese = (list(CATALOGUES[language]) for language in LANGUAGES)
    assert english == japanese


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_a_catalogue_twice(language: str) -> None:
    """JSON would take the last of them without a word."""
    twice: list[str] = []

    def once(pairs: list[tuple[str, str]]) -> dict[str, str]:
        twice.extend(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
        return dict(pairs)

    json.loads((SITE / "catalogues" / f"{language}.json").read_text(encoding="utf-8"), object_pairs_hook=once)
    assert twice == []


@pytest.mark.parametrize("key", CATALOGUES["en"])
def test_placeholders_agree_and_nothing_is_left_in_the_other_language(key: str) -> None:
    english, japanese = (CATALOGUES[language][key] for language in LANGUAGES)
    assert sorted(set(re.findall(r"\{\w+\}", english))) == sorted(set(re.findall(r"\{\w+\}", japanese)))
    assert not re.search(r"[぀-ヿ㐀-鿿]", english) or key == "other.name"
    assert english and japanese


@pytest.mark.parametrize("key", CATALOGUES["en"])
def test_every_message_is_used(key: str) -> None:
    templates = "".join((SITE / name).read_text(encoding="utf-8") for name in sorted(path.name for path in SITE.glob("*.html")))
    used = "{{" + key + "}}" in templates or any(f'"{key}"' in text or f"`{key}`" in text for text in SCRIPTS.values())
    assert used or BUILT.match(key) or key in ("language",)


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_key_in_a_script_is_in_the_catalogue(name: str) -> None:
    keys = re.findall(r'\bsay\("([\w.-]+)"', SCRIPTS[name]) + re.findall(r'\bsay\([^()"`]*\? "([\w.-]+)" : "([\w.-]+)"', SCRIPTS[name])
    flat = [key for each in keys for key in ((each,) if isinstance(each, str) else each)]
    assert [key for key in flat if key not in CATALOGUES["en"]] == []


def test_every_field_and_comparison_of_the_core_has_a_name() -> None:
    wanted = [f"field.{name}" for name in FIELDS]
    wanted += [f"{kind}.{name}" for kind in ("operator", "limit") for name in OPERATORS]
    assert [key for key in wanted if key not in CATALOGUES["en"]] == []


def test_every_effect_of_the_core_has_a_name_and_a_way_to_be_drawn() -> None:
    effects = sorted({*EFFECTS.values(), "value", "accepts", "denies", "none"})
    assert [name for name in effects if f"effect.{name}" not in CATALOGUES["en"]] == []
    assert [name for name in effects if f"  {name}: " not in SCRIPTS["effects.js"] and name not in ("none", "other")] == []


def test_the_form_of_the_terms_offers_every_field_and_comparison() -> None:
    terms = SCRIPTS["terms.js"]
    assert [name for name in (*FIELDS, *OPERATORS) if f'"{name}"' not in terms] == []
