"""Each twist does what its name says: to the words, and to what the callee really commits to."""

from __future__ import annotations

import inspect
import re
from dataclasses import replace

import pytest

from oathra.evaluation.lines import TWIST_LINES
from oathra.evaluation.trial import kept, played
from oathra.evaluation.twists import TWISTS, Twist, twist_named
from oathra.languages import load
from oathra.simulator.lines import LINES
from tests.evaluation.calls import BOOKING, LANGUAGES, callee_lines, case, cases, hits, plan, twisted
from tests.simulator.scenarios import scenario

ALL = [(twist.name, language) for twist in TWISTS for language in LANGUAGES]
# What a twist says, where it is not under its own name.
SAID = {"passed-on": "transfer", "ask-back-once": "ask-back"}
ALSO_SAID = {"partial-terms": ("partial-fewer",), "retract-after-confirm": ("retracted",), "confirm-then-change": ("changed",)}
WORDLESS = ("asr-noise", "duplicated-turns", "misheard-words", "swapped-speakers", "silent-hangup", "caller-echo-trap")


def required(name: str) -> list[str]:
    return [field for field in scenario(name).mission.require if field != "confirmed"]


@pytest.mark.parametrize(("name", "language"), ALL)
def test_a_twist_leaves_of_the_commitment_what_its_row_says(name: str, language: str) -> None:
    trials = [played(one) for one in cases(language, name)]
    match twist_named(name).commits:
        case "never":
            assert not any(trial.ever or trial.booked for trial in trials)
        case "otherwise":
            assert any(trial.ever for trial in trials)
        case _:
            # Who does not understand an offer on a bad line, or whom to ask again, may leave without a booking.
            assert sum(trial.booked for trial in trials) >= len(trials) * 0.7


@pytest.mark.parametrize(("name", "language"), [(n, code) for n, code in ALL if n not in WORDLESS])
def test_a_twist_says_its_own_lines(name: str, language: str) -> None:
    keys = (SAID.get(name, name), *ALSO_SAID.get(name, ()))
    for one in cases(language, name):
        if name == "passed-on" and one.scenario.callee.rules.answers == "menu":
            continue  # that passes on already
        texts = [said.turn.text for said in callee_lines(kept(one))]
        assert any(hits(language, key, text) for key in keys for text in texts), texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_without_a_twist_is_booked_and_recognised(language: str) -> None:
    trials = [played(one) for one in cases(language)]
    assert all(trial.expected and trial.completed and not trial.false for trial in trials)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_restatement_commits_to_what_it_says_and_to_nothing_else(language: str) -> None:
    for one in cases(language, "wrong-restate"):
        asked = one.scenario.mission.input
        for said in callee_lines(kept(one)):
            if said.commits is None:
                continue
            wrong = [name for name in required(one.scenario.id) if name in asked and said.commits[name] != asked[name]]
            assert wrong or "price" in said.commits
            forms = LINES[language].forms
            currency = one.scenario.callee.knowledge.currency
            for name in wrong:
                assert any(form in said.turn.text for form in forms(name, said.commits[name], currency)), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_booking_stands_as_it_was_changed(language: str) -> None:
    changed = 0
    for spoken in twisted(language, "confirm-then-change"):
        commits = [one.commits for one in callee_lines(spoken) if one.commits is not None]
        different = {str(sorted(terms.items())) for terms in commits}
        changed += len(different) == 2 and commits[0] != commits[-1]
    assert changed >= 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_retraction_ends_the_commitment(language: str) -> None:
    for spoken in twisted(language, "retract-after-confirm"):
        lines = callee_lines(spoken)
        back = [at for at, one in enumerate(lines) if one.retracts]
        assert back
        assert not any(one.commits for one in lines[back[-1] + 1 :])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_partial_commitment_is_to_fewer_or_leaves_a_term_open(language: str) -> None:
    fewer = left_open = 0
    for one in cases(language, "partial-terms", chances=6):
        commits = [said.commits for said in callee_lines(kept(one)) if said.commits is not None]
        counted = "quantity" if "quantity" in one.scenario.mission.input else "partySize"
        assert all(terms[counted] != one.scenario.mission.input[counted] for terms in commits)
        fewer, left_open = fewer + bool(commits), left_open + (not commits)
    assert fewer and left_open


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hold_comes_before_the_commitment_and_takes_a_while(language: str) -> None:
    for spoken in twisted(language, "hold-then-reply"):
        lines = callee_lines(spoken)
        held = next(at for at, one in enumerate(lines) if hits(language, "hold-then-reply", one.turn.text))
        after = lines[held + 1]
        assert after.commits
        assert (after.turn.start_ms or 0) - (lines[held].turn.end_ms or 0) >= 4000


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asks_back_once_commits_when_asked_again(language: str) -> None:
    for spoken in twisted(language, "ask-back-once"):
        lines = callee_lines(spoken)
        asked = [at for at, one in enumerate(lines) if hits(language, "ask-back", one.turn.text)]
        assert len(asked) == 1
        assert any(one.commits for one in lines[asked[0] + 1 :])
        assert not any(one.commits for one in lines[: asked[0]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_silent_callee_hangs_up_in_place_of_committing(language: str) -> None:
    for spoken in twisted(language, "silent-hangup"):
        last = callee_lines(spoken)[-1]
        assert last.commits is None
        assert spoken[-1].turn.speaker.value == "caller" or hits(language, "silent-hangup", last.turn.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_echo_gives_the_callers_words_back_or_tells_them(language: str) -> None:
    verbatim = told = 0
    for spoken in twisted(language, "caller-echo-trap"):
        for before, after in zip(spoken, spoken[1:], strict=False):
            verbatim += after.turn.speaker.value == "callee" and after.turn.text == before.turn.text
        told += any(hits(language, "caller-echo-trap", one.turn.text) for one in callee_lines(spoken))
    assert verbatim and told


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_partys_booking_names_that_party(language: str) -> None:
    strangers = TWIST_LINES[language].strangers
    for spoken in twisted(language, "other-partys-booking"):
        assert any(who.lower() in one.turn.text.lower() for who in strangers for one in callee_lines(spoken))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_cut_off_is_the_last_that_is_heard(language: str) -> None:
    for spoken in twisted(language, "cut-off"):
        assert hits(language, "cut-off", callee_lines(spoken)[-1].turn.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_voicemail_says_one_thing_and_hears_nothing(language: str) -> None:
    for spoken in twisted(language, "voicemail"):
        assert [hits(language, "voicemail", one.turn.text) for one in callee_lines(spoken)] == [True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_transfer_leads_to_somebody_who_greets_and_can_do_nothing(language: str) -> None:
    for spoken in twisted(language, "transfer"):
        texts = [one.turn.text for one in callee_lines(spoken)]
        passed = next(at for at, text in enumerate(texts) if hits(language, "transfer", text))
        assert hits(language, "transfer greets", texts[passed + 1])
        assert not any(one.commits for one in spoken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_passed_on_is_booked_by_the_second_desk(language: str) -> None:
    for spoken in twisted(language, "passed-on", chances=2):
        lines = callee_lines(spoken)
        passed = [at for at, one in enumerate(lines) if hits(language, "transfer", one.turn.text)]
        committed = [at for at, one in enumerate(lines) if one.commits]
        assert not passed or not committed or passed[0] < committed[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_twists_in_place_of_the_commitment_come_one_after_the_other(language: str) -> None:
    both = 0
    for spoken in twisted(language, "tentative-hold", "deposit-first"):
        texts = [one.turn.text for one in callee_lines(spoken)]
        first = [at for at, text in enumerate(texts) if hits(language, "tentative-hold", text)]
        then = [at for at, text in enumerate(texts) if hits(language, "deposit-first", text)]
        assert len(first) == 1 and (not then or first[0] < then[0])
        both += bool(then)
    assert both


def test_a_false_commitment_leaves_no_goodbye_until_then() -> None:
    """ "See you then" after nothing but a tentative hold would be a commitment of its own."""
    looks_forward = LINES["en"].callee["LOOKS_FORWARD"]
    for spoken in twisted("en", "tentative-hold", chances=8):
        assert not any(one.turn.text in looks_forward for one in callee_lines(spoken))


# -- the table ---------------------------------------------------------------------------------------------------


def test_names_are_unique_and_rows_come_in_at_one_place() -> None:
    assert len({twist.name for twist in TWISTS}) == len(TWISTS)
    for twist in TWISTS:
        assert sum(map(bool, (twist.act, twist.callee, twist.fault, twist.unlabelled))) == 1, twist.name
        assert twist.commits in ("never", "otherwise", "as before")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_lines_several_each(language: str) -> None:
    books = {code: set(book.lines) for code, book in TWIST_LINES.items()}
    assert set(books) == set(LINES)
    assert books[language] == set().union(*books.values())
    for key, lines in TWIST_LINES[language].lines.items():
        assert len(set(lines)) == len(lines) >= 2, key
        assert len(lines) >= 3 or key in ("stays-wrong", "changed", "partial-fewer", "transfer cannot"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_not_the_examples_of_the_reader(language: str) -> None:
    """The reader would else be tested by the very sentences that it was written for."""
    examples = {_plain(says) for row in load(language).phrases for says in row.says}
    own = {_plain(line) for lines in TWIST_LINES[language].lines.values() for line in lines}
    assert [text for text in sorted(own & examples) if len(text) > 9] == []


def _plain(text: str) -> str:
    return re.sub(r"[\W_]+", "", text).casefold()


@pytest.mark.parametrize("twist", TWISTS, ids=lambda twist: twist.name)
def test_a_twist_knows_the_languages_that_have_its_lines(twist: Twist, monkeypatch: pytest.MonkeyPatch) -> None:
    assert twist.languages == LANGUAGES
    half_written = replace(TWIST_LINES["ja"], lines={"never-confirm": TWIST_LINES["ja"].lines["never-confirm"]})
    monkeypatch.setitem(TWIST_LINES, "ja", half_written)
    assert ("ja" in twist.languages) is (set(twist.lines) <= {"never-confirm"})


def test_a_language_with_a_few_twists_gets_those(monkeypatch: pytest.MonkeyPatch) -> None:
    half_written = replace(TWIST_LINES["ja"], lines={"never-confirm": TWIST_LINES["ja"].lines["never-confirm"]})
    monkeypatch.setitem(TWIST_LINES, "ja", half_written)
    found = [plan().case(number) for number in range(1, 400, 2)]
    assert {one.scenario.language for one in found} == {"ja"}
    assert {twist.name for one in found for twist in one.twists} == {
        "never-confirm", "asr-noise", "duplicated-turns", "misheard-words", "swapped-speakers",
    }  # fmt: skip


@pytest.mark.parametrize("twist", TWISTS, ids=lambda twist: twist.name)
def test_every_row_says_what_it_does(twist: Twist) -> None:
    assert re.fullmatch(r"[A-Z].+\.", twist.does)
    assert not twist.act or inspect.getdoc(twist.act) or twist.act.__qualname__.startswith("says_instead")


def test_the_scenarios_of_these_tests_are_booked_at_once() -> None:
    for names in BOOKING.values():
        for name in names:
            assert case(name).scenario.callee.rules.commits == "at_once"
