"""The round tiles of Duel are told apart by shape first: at 18 pixels, without colour, and by eyes that lack one kind of cone."""

from itertools import combinations
from statistics import correlation

import pytest

from azulejos.render.duel import chip, disc
from azulejos.render.duel.disc import DISCS, GILT
from azulejos.render.markup import element
from azulejos.render.picture import drawn
from azulejos.render.theme import THEMES, Theme
from azulejos.rules.duel.loader import standard
from azulejos.rules.duel.plates import LETTERS, SPECIAL, WILD
from tests.render.pixels import EYES, Eyes, lightness, linear
from tests.render.test_theme import AA, GRAPHICS, contrast
from tests.render.test_tiles import ALIKE, distance

SMALL = 18
APART = 0.1
"""The least distance between two tiles. Corners are empty, so it is less than between square ones."""
TILES = (*LETTERS, SPECIAL)


def seen(shape: str, theme: Theme, eyes: Eyes = EYES["full"], *, with_letters: bool = False, size: int = SMALL) -> list[float]:
    ground = element("rect", width=size, height=size, fill=theme.paper)
    symbols = disc.definitions(theme, with_letters=with_letters) + chip.definitions(theme, standard().chips, with_letters=with_letters)
    pixels = linear(drawn("A tile", "One tile.", size, size, symbols, ground, shape).png())
    return [lightness(part) for pixel in pixels for part in eyes(pixel)]


@pytest.mark.parametrize("with_letters", [False, True], ids=["plain", "letters"])
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", THEMES)
def test_any_two_tiles_are_far_apart_in_every_eye(theme: str, eyes: str, with_letters: bool) -> None:
    looks = {tile: seen(disc.disc(tile, 0, 0, SMALL), THEMES[theme], EYES[eyes], with_letters=with_letters) for tile in TILES}
    least = 0.06 if with_letters else APART  # a letter says it too, and covers a part of the motif
    for one, other in combinations(TILES, 2):
        assert distance(looks[one], looks[other]) > least, (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_shapes_differ_even_if_nothing_is_known_of_the_colours(theme: str) -> None:
    inner = 2  # the rim of a disc is the same for all of them
    looks = {tile: seen(disc.disc(tile, -inner, -inner, SMALL + 2 * inner), THEMES[theme], EYES["greyscale"]) for tile in TILES}
    for one, other in combinations(TILES, 2):
        assert abs(correlation(looks[one], looks[other])) < ALIKE + 0.1, (one, other)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_in_the_dome_is_never_taken_for_an_empty_space(tile: str, theme: str, eyes: str) -> None:
    lies, waits = (seen(shape(tile, 0, 0, SMALL), THEMES[theme], EYES[eyes]) for shape in (disc.disc, disc.space))
    assert distance(lies, waits) > 0.75 * APART


@pytest.mark.parametrize("theme", THEMES)
def test_empty_spaces_show_what_they_wait_for(theme: str) -> None:
    looks = {kind: seen(disc.space(kind, 0, 0, SMALL), THEMES[theme]) for kind in (*TILES, WILD)}
    for one, other in combinations(looks, 2):
        assert looks[one] != looks[other]
        assert correlation(looks[one], looks[other]) < 0.95, (one, other)


@pytest.mark.parametrize("with_letters", [False, True], ids=["plain", "letters"])
@pytest.mark.parametrize("theme", THEMES)
def test_chips_are_told_apart_without_colour(theme: str, with_letters: bool) -> None:
    kinds = sorted(set(standard().chips))
    looks = {kind: seen(chip.chip(kind, 0, 0, 30), THEMES[theme], EYES["greyscale"], with_letters=with_letters, size=30) for kind in kinds}
    looks["back"] = seen(chip.chip_back(0, 0, 30), THEMES[theme], EYES["greyscale"], with_letters=with_letters, size=30)
    for one, other in combinations(looks, 2):
        assert distance(looks[one], looks[other]) > 0.03, (one, other)


@pytest.mark.parametrize("letter", DISCS)
def test_motifs_and_letters_stand_out(letter: str) -> None:
    glaze = DISCS[letter]
    assert contrast(glaze.deep, glaze.plate) >= AA
    assert contrast(glaze.motif, glaze.body) >= GRAPHICS


@pytest.mark.parametrize("name", THEMES)
def test_names_of_scoring_tiles_are_readable(name: str) -> None:
    assert contrast(GILT, THEMES[name].moon) >= AA
