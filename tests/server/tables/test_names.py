"""Nicknames and what people say: one form, visible, not too long."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.server.tables.names import NameRefused, chat_text, nickname
from azulejos.visible_text import clipped, clusters, folded
from tests.kit.errors import raises

WALES = "\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \t the\n\nsecond  ", "Ann the second"),
        ("Ann\u00a0\u3000\u2028B", "Ann B"),
        ("Ze\u0301", "Zé"),
        ("Ștefan Țîrlea", "Ștefan Țîrlea"),
        ("محمد", "محمد"),
        ("ประยุทธ์", "ประยุทธ์"),
        ("क्षत्रिय", "क्षत्रिय"),
        ("李小龍", "李小龍"),
        ("<b>&amp;\"'\\", "<b>&amp;\"'\\"),
        ("❤\ufe0f 1\ufe0f\u20e3 👩\u200d🚀 🏳\ufe0f\u200d🌈 👍🏽", "❤\ufe0f 1\ufe0f\u20e3 👩\u200d🚀 🏳\ufe0f\u200d🌈 👍🏽"),
        ("👍🏽\u200d🚀", "👍🏽\u200d🚀"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("محمّد\u200cرضا", "محمّد\u200cرضا"),
        ("ශ්\u200dරී", "ශ්\u200dරී"),
        ("മോഹന്\u200d", "മോഹന്\u200d"),
        ("क्\u200cष", "क्\u200cष"),
        ("葛\U000e0100城", "葛\U000e0100城"),
        ("❤\ufe0e ☺\ufe0f", "❤\ufe0e ☺\ufe0f"),
        ("🙂\u200d↔\ufe0f", "🙂\u200d↔\ufe0f"),
        ("🏴" + WALES, "🏴" + WALES),
        ("\U0001fa77", "\U0001fa77"),
        ("👨🏽\u200d👩🏽\u200d👧🏽\u200d👦🏽" * 24, "👨🏽\u200d👩🏽\u200d👧🏽\u200d👦🏽" * 24),
        ("🇮🇹" * 24, "🇮🇹" * 24),
        ("x" * 24, "x" * 24),
        ("e\u0302\u0323" * 24, unicodedata.normalize("NFC", "e\u0302\u0323" * 24)),
        ("q\u0302\u0323" * 24, unicodedata.normalize("NFC", "q\u0302\u0323" * 24)),
    ],
)
def test_a_name_is_brought_into_its_one_form(text: str, name: str) -> None:
    assert nickname(text) == name
    assert nickname(name) == name


@pytest.mark.parametrize("text", ["", " ", "\n\t\u3000"])
def test_a_name_has_something_in_it(text: str) -> None:
    with raises(NameRefused, "name-empty"):
        nickname(text)


HIDDEN = {
    "control": "a\x07b",
    "escape": "\x1b[2J",
    "nul": "a\x00b",
    "unit separator": "a\x1fb",
    "right-to-left override": "a\u202eb",
    "isolate": "a\u2066b",
    "left-to-right mark": "a\u200eb",
    "arabic letter mark": "a\u061cb",
    "zero-width space": "a\u200bb",
    "zero-width non-joiner": "a\u200cb",
    "joiner between letters": "a\u200db",
    "joiner at the end": "👩\u200d",
    "joiner before a letter": "👩\u200da",
    "word joiner": "a\u2060b",
    "byte order mark": "\ufeffAnn",
    "soft hyphen": "An\u00adn",
    "hangul filler": "\u3164",
    "half-width filler": "\uffa0",
    "braille blank": "\u2800",
    "grapheme joiner": "a\u034fb",
    "style without an emoji": "a\ufe0fb",
    "keycap style without a keycap": "1\ufe0fb",
    "style twice": "❤\ufe0f\ufe0f",
    "selector of the supplement": "a\U000e0100",
    "selector of Mongolian": "a\u180b",
    "non-joiner at the end": "علی\u200c",
    "non-joiner at the beginning": "\u200cعلی",
    "non-joiner after a space": "علی \u200cرضا",
    "non-joiner twice": "علی\u200c\u200cرضا",
    "non-joiner between scripts": "علی\u200ca",
    "joiner between letters that join anyway": "علی\u200dرضا",
    "joiner before a vowel sign": "न्\u200dा",
    "joiners alone": "\u200c\u200d",
    "flag that does not end": "🏴\U000e0067",
    "tags without a flag": "a" + WALES,
    "tag": "a\U000e0041",
    "private": "a\ue000",
    "surrogate": "a\ud800",
    "unassigned": "a\u0378",
    "no character": "a\uffff",
    "mark alone": "\u0301",
    "mark after a space": "a \u0301",
    "tower of marks": "a" + "\u0335" * 5,
}


@pytest.mark.parametrize("what", HIDDEN)
def test_what_cannot_be_seen_is_refused(what: str) -> None:
    for check, kind in ((nickname, "name"), (chat_text, "message")):
        with pytest.raises(NameRefused) as caught:
            check(HIDDEN[what])
        assert caught.value.code == f"{kind}-characters"
        assert caught.value.status == 400
        assert caught.value.text.isprintable()


@pytest.mark.parametrize("text", [None, 7, b"Ann", ["Ann"]])
def test_a_name_is_a_text(text: object) -> None:
    with raises(NameRefused, "name-characters"):
        nickname(text)


@pytest.mark.parametrize(("check", "code", "length"), [(nickname, "name-too-long", 24), (chat_text, "message-too-long", 200)])
def test_how_long_it_can_be(check: object, code: str, length: int) -> None:
    assert callable(check)
    assert check(f"  {'ț' * length}  ") == "ț" * length
    for text in ("x" * (length + 1), "x" * 10_000_000, " " * 1_000_000 + "x"):
        with raises(NameRefused, code):
            check(text)


def test_no_name_is_cut_within_a_character() -> None:
    family = "👨🏽\u200d👩🏽\u200d👧🏽"
    assert clipped(f"ab{family}{family}", 3) == f"ab{family}"
    assert nickname(clipped(family * 30, 24)) == family * 24
    assert clipped("Ann Rossi", 4) == "Ann"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("علی\u200cرضا", "علیرضا", True),
        ("❤\ufe0f Ann", "❤ ann", True),
        ("葛\U000e0100城", "葛城", True),
        ("ＡＮＮ", "Ann", True),
        ("José", "Jose", False),
        ("Ann", "Anna", False),
    ],
)
def test_names_that_differ_only_by_what_cannot_be_seen_are_the_same(one: str, other: str, same: bool) -> None:
    assert (folded(one) == folded(other)) is same


def test_what_is_said_is_one_line() -> None:
    assert chat_text("Well\nplayed,\r\nAnn!") == "Well played, Ann!"


@given(st.text(max_size=40))
def test_whatever_is_let_through_is_fit_to_be_shown(text: str) -> None:
    try:
        name = nickname(text)
    except NameRefused:
        return
    assert nickname(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert name == " ".join(name.split())
    assert 1 <= len(clusters(name)) <= 24
    assert not any(unicodedata.category(character) in ("Cc", "Cs", "Co") for character in name)
    assert not any(character in "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069" for character in name)
    assert len(folded(name)) >= 1, "no name is made of what cannot be seen"
