"""Every language is itself, and can be set in our typefaces. That it is complete is seen in tests/i18n."""

import datetime
from collections.abc import Iterator

import pytest
from fluent.syntax import ast, parse

from azulejos.i18n import source
from azulejos.rules import OptionError
from azulejos.tournament.criteria import Criterion
from azulejos.tournament.paper import LANGUAGES
from azulejos.tournament.paper.texts import PaperTexts
from azulejos.tournament.paper.typeface import Face, has
from azulejos.tournament.standings import Mark
from tests.kit.errors import raises

ALIKE = {"paper-number", "paper-decided-by.pt"}
"""What is the same as in English, because it is the same word or form there."""
ALIKE_TOO = {"nl": {"paper-arbiter"}}
"""What one language alone shares with English."""
GIVEN: dict[str, str | int] = {
    "page": 2, "pages": 7, "game": 3, "place": 1, "count": 24, "pt": 98, "hours": "14", "minutes": "30", "number": 5,
    "points": 31, "by": "PT", "breaks": "ø", "pin": "123-456", "version": 11,
    "day": 23, "month": 5, "year": "2026",
}  # fmt: skip


def all_texts(language: str) -> Iterator[tuple[str, str]]:
    texts = PaperTexts(language)
    for entry in parse(source(language, "paper")).body:
        if isinstance(entry, ast.Message):
            names = [entry.id.name] if entry.value else [f"{entry.id.name}.{part.id.name}" for part in entry.attributes]
            yield from ((name, texts(name, **GIVEN)) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_cannot_be_set(language: str) -> None:
    for name, text in all_texts(language):
        assert text.strip() == text, name
        assert text, name
        assert all(has(face, character) for face in Face for character in text), name


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(language: str) -> None:
    english, mine = dict(all_texts("en")), dict(all_texts(language))
    assert mine.keys() == english.keys()
    assert {name for name, text in mine.items() if text == english[name]} == ALIKE | ALIKE_TOO.get(language, set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_criterion_and_mark_has_a_word(language: str) -> None:
    texts = PaperTexts(language)
    assert all(texts(f"paper-decided-by.{each}") for each in Criterion)
    assert all(texts(f"paper-marks.{each}") for each in Mark)


def test_romanian_has_letters_with_commas_and_not_with_cedillas() -> None:
    written = "".join(text for _, text in all_texts("ro"))
    assert {"ș", "ț", "ă", "â", "î"} <= set(written)
    assert not set("şţŞŢ") & set(written)


def test_days_are_written_as_each_language_does() -> None:
    first, later = datetime.date(2026, 3, 1), datetime.date(2026, 12, 24)
    assert [PaperTexts(language).date(first) for language in ("en", "it", "nl", "ro")] == [
        "1 March 2026",
        "1º marzo 2026",
        "1 maart 2026",
        "1 martie 2026",
    ]
    assert PaperTexts("ro").date(later) == "24 decembrie 2026"


def test_a_language_that_we_do_not_have_is_refused() -> None:
    with raises(OptionError, "no-such-language"):
        PaperTexts("de")
