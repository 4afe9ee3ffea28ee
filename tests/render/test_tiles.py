"""Tiles are told apart by shape first: at 18 pixels, without colour, and by eyes that lack one kind of cone."""

from itertools import combinations
from statistics import correlation

import pytest

from azulejos.render.markup import element
from azulejos.render.picture import drawn
from azulejos.render.theme import THEMES, Theme
from azulejos.render.tile import GLAZES, definitions, empty_cell, tile
from tests.render.pixels import EYES, Eyes, lightness, linear

SMALL = 18
APART = 0.13
"""The least distance between two tiles: the mean over all pixels of how much lighter or darker each of red, green and blue is perceived."""
ALIKE = 0.65
"""How much the light and dark of two tiles may go together, whatever their colours are."""

PAIRS = list(combinations(GLAZES, 2))


def seen(letter: str, theme: Theme, eyes: Eyes, *, with_letter: bool = False, empty: bool = False) -> list[float]:
    shape = (empty_cell if empty else tile)(letter, 0, 0, SMALL)
    ground = element("rect", width=SMALL, height=SMALL, fill=theme.paper)
    symbols = definitions(theme, [letter], with_letters=with_letter, ghosts=True)
    pixels = linear(drawn("A tile", "One tile.", SMALL, SMALL, symbols, ground, shape).png())
    return [lightness(part) for pixel in pixels for part in eyes(pixel)]


def distance(one: list[float], other: list[float]) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("with_letter", [False, True], ids=["plain", "letters"])
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", THEMES)
def test_any_two_tiles_are_far_apart_in_every_eye(theme: str, eyes: str, with_letter: bool) -> None:
    looks = {letter: seen(letter, THEMES[theme], EYES[eyes], with_letter=with_letter) for letter in GLAZES}
    least = 0.08 if with_letter else APART  # a letter says it too, and covers half of the motif
    for one, other in PAIRS:
        assert distance(looks[one], looks[other]) > least, (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_shapes_differ_even_if_nothing_is_known_of_the_colours(theme: str) -> None:
    looks = {letter: seen(letter, THEMES[theme], EYES["greyscale"]) for letter in GLAZES}
    for one, other in PAIRS:
        assert abs(correlation(looks[one], looks[other])) < ALIKE, (one, other)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("letter", GLAZES)
def test_a_tile_on_the_wall_is_never_taken_for_an_empty_cell(letter: str, theme: str, eyes: str) -> None:
    lies, waits = (seen(letter, THEMES[theme], EYES[eyes], empty=empty) for empty in (False, True))
    assert distance(lies, waits) > APART


@pytest.mark.parametrize("theme", THEMES)
def test_empty_cells_show_which_colour_they_wait_for(theme: str) -> None:
    looks = {letter: seen(letter, THEMES[theme], EYES["greyscale"], empty=True) for letter in GLAZES}
    for one, other in PAIRS:
        assert abs(correlation(looks[one], looks[other])) < 0.9, (one, other)
