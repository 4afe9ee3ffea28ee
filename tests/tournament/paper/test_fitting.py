"""Texts fit into their room, whatever they are, and nothing of them is lost."""

from hypothesis import example, given
from hypothesis import strategies as st

from azulejos.tournament.paper.fitting import fit, wrap
from azulejos.tournament.paper.typeface import UNKNOWN, Face, has, settable, width

LETTERS = [chr(code) for code in range(0x20, 0x500) if chr(code).isprintable() and has(Face.SANS, chr(code))]
TEXTS = st.text(st.sampled_from(LETTERS), min_size=1, max_size=170).filter(str.strip)


def without_spaces(text: str) -> str:
    return "".join(text.split())


@given(TEXTS, st.sampled_from(Face), st.floats(30, 600), st.floats(8, 200), st.floats(6, 60))
@example("W" * 161, Face.SERIF_BOLD, 30.0, 8.0, 60.0)
def test_every_text_fits_into_its_room_whole(text: str, face: Face, room: float, height: float, size: float) -> None:
    fitted = fit(text, face, room, size, height)
    assert fitted.size <= size
    assert fitted.height <= height + 1e-6
    assert fitted.width <= room + 1e-6 or any(len(line) == 1 for line in fitted.lines)
    assert without_spaces("".join(fitted.lines)) == without_spaces(settable(" ".join(text.split()), face)[0])


@given(TEXTS, st.floats(30, 300))
def test_balanced_lines_have_the_same_words_in_as_many_lines(text: str, room: float) -> None:
    plain, balanced = (fit(text, Face.SERIF, room, 20, 100, balanced=balanced) for balanced in (False, True))
    assert (len(plain.lines), plain.size) == (len(balanced.lines), balanced.size)
    assert without_spaces("".join(plain.lines)) == without_spaces("".join(balanced.lines))


def test_a_text_shrinks_a_little_before_it_is_broken() -> None:
    text = "Ioana De Santis"
    natural = width(text, Face.SANS, 20)
    assert fit(text, Face.SANS, natural, 20).size == 20
    assert fit(text, Face.SANS, natural * 0.8, 20).lines == (text,)
    assert 15.9 < fit(text, Face.SANS, natural * 0.8, 20).size < 16
    assert fit(text, Face.SANS, natural * 0.7, 20).lines == ("Ioana De", "Santis")
    assert fit(text, Face.SANS, natural * 0.8, 20, least=1).lines == ("Ioana De", "Santis")


def test_balancing_breaks_no_word() -> None:
    assert fit("Righe complete", Face.SANS_BOLD, 50, 9, 22, balanced=True, least=1).lines == ("Righe", "complete")


def test_a_letter_and_its_accent_are_never_parted() -> None:
    assert wrap("x̌" * 3, Face.SANS, 1, 10) == ("x̌",) * 3


def test_letters_that_we_lack_become_others_before_they_become_boxes() -> None:
    assert settable("ǟĳ", Face.SANS_BOLD) == ("aĳ", Face.SANS_BOLD)
    assert settable("Ana 漢", Face.SERIF) == (f"Ana {UNKNOWN}", Face.SANS)
