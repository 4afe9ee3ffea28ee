"""Text is readable in every theme: WCAG 2 AA, computed."""

import pytest

from azulejos.render.theme import DARK, LIGHT, PALETTE, THEMES, theme
from azulejos.render.tile import GLAZES
from azulejos.rules import OptionError
from tests.kit.errors import raises
from tests.render.pixels import GREY, light

AA = 4.5
GRAPHICS = 3.0


def luminance(colour: str) -> float:
    parts = (int(colour[start : start + 2], 16) for start in (1, 3, 5))
    return sum(weight * light(part) for weight, part in zip(GREY, parts, strict=True))


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_computed_as_the_standard_says() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", THEMES)
def test_every_text_is_readable_on_every_ground(name: str) -> None:
    for text, ground in THEMES[name].readable:
        assert contrast(text, ground) >= AA, (text, ground)


@pytest.mark.parametrize("name", THEMES)
def test_marks_stand_out(name: str) -> None:
    shown = THEMES[name]
    for ground in (shown.paper, shown.ground, shown.paper_2):
        assert contrast(shown.mark, ground) >= GRAPHICS
        assert contrast(shown.target, ground) >= GRAPHICS


@pytest.mark.parametrize("letter", GLAZES)
def test_letters_are_readable_on_their_discs(letter: str) -> None:
    glaze = GLAZES[letter]
    assert contrast(glaze.deep, glaze.plate) >= AA


@pytest.mark.parametrize("letter", GLAZES)
def test_motifs_stand_out_from_their_tiles(letter: str) -> None:
    glaze = GLAZES[letter]
    assert contrast(glaze.motif, glaze.body) >= GRAPHICS


def test_only_turn_and_victory_are_gold() -> None:
    for shown in (LIGHT, DARK):
        colours = [getattr(shown, name) for name in shown.__slots__]
        assert colours.count(shown.gold) == 1


def test_an_unknown_theme_is_refused() -> None:
    with raises(OptionError, "no-such-theme"):
        theme("noon")


WORDS = ("ink", "ink_2", "title", "cobalt", "good", "penalty", "gold_deep")
"""The tones of words on a page; on the bare stone stand the first four."""


@pytest.mark.parametrize("name", THEMES)
def test_every_word_of_a_page_is_readable_on_every_slab(name: str) -> None:
    tones = PALETTE[name] | PALETTE[name]["browser"]
    for word in WORDS:
        for ground in ("paper", "paper_2", "slab_2", "clay", *(("ground",) if word in WORDS[:4] else ())):
            assert contrast(tones[word], tones[ground]) >= AA, (word, ground)
    assert contrast(tones["cost"], tones["clay"]) >= AA
    assert contrast(tones["gold_line"], tones["slab_2"]) >= GRAPHICS


def test_every_word_on_ceramic_and_on_the_band_is_readable() -> None:
    tones = PALETTE["materials"]
    pairs = (
        ("on_button", "button"),
        ("on_turn", "turn"),
        ("gain", "pill"),
        ("loss", "pill"),
        ("on_pill", "pill"),
        ("ceramic", "header"),
        ("paint", "well"),
    )
    for word, ground in pairs:
        assert contrast(tones[word], tones[ground]) >= AA, (word, ground)
