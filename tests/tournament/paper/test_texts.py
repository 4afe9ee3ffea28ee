"""Every language is complete, is itself, and can be set in our typefaces."""

import datetime
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields

import pytest

from azulejos.rules import OptionError
from azulejos.tournament.paper import LANGUAGES
from azulejos.tournament.paper.texts import TEXTS, Texts, texts
from azulejos.tournament.paper.typeface import Face, has
from azulejos.tournament.standings import Criterion, Mark

ALIKE = {
    ("it", "day"), ("nl", "day"), ("nl", "first_of_month"), ("ro", "day"), ("ro", "first_of_month"),
    ("it", "decided_by pt"), ("nl", "decided_by pt"), ("ro", "decided_by pt"),
}  # fmt: skip
"""What is the same as in English, because it is the same word or form there."""


def all_texts(language: Texts) -> Iterator[tuple[str, str]]:
    for field in fields(language):
        value = getattr(language, field.name)
        if isinstance(value, str):
            yield field.name, value
        elif isinstance(value, Mapping):
            yield from ((f"{field.name} {key.value}", text) for key, text in value.items())
        else:
            yield from ((f"{field.name} {number}", text) for number, text in enumerate(value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_text_with_the_same_gaps(language: str) -> None:
    english, mine = dict(all_texts(TEXTS["en"])), dict(all_texts(TEXTS[language]))
    assert mine.keys() == english.keys()
    for name, text in mine.items():
        assert text.strip() == text, name
        assert text, name
        assert set(re.findall(r"{\w+}", text)) == set(re.findall(r"{\w+}", english[name])), name
        assert all(has(face, character) for face in Face for character in text), name


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(language: str) -> None:
    english, mine = dict(all_texts(TEXTS["en"])), dict(all_texts(TEXTS[language]))
    same = {(language, name) for name, text in mine.items() if text == english[name]}
    assert same == {(each, name) for each, name in ALIKE if each == language}


def test_every_criterion_and_mark_has_a_word() -> None:
    for language in TEXTS.values():
        assert set(language.decided_by) == set(Criterion)
        assert set(language.marks) == set(Mark)


def test_romanian_has_letters_with_commas_and_not_with_cedillas() -> None:
    written = "".join(text for _, text in all_texts(TEXTS["ro"]))
    assert {"ș", "ț", "ă", "â", "î"} <= set(written)
    assert not set("şţŞŢ") & set(written)


def test_days_are_written_as_each_language_does() -> None:
    first, later = datetime.date(2026, 3, 1), datetime.date(2026, 12, 24)
    assert [texts(language).date(first) for language in LANGUAGES] == ["1 March 2026", "1º marzo 2026", "1 maart 2026", "1 martie 2026"]
    assert texts("ro").date(later) == "24 decembrie 2026"


def test_the_languages_are_those_that_are_promised() -> None:
    assert tuple(TEXTS) == LANGUAGES
    with pytest.raises(OptionError) as error:
        texts("de")
    assert error.value.code == "no-such-language"
