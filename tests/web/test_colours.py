"""Simulated colour blindness on real tables: tiles are photographed where they lie, at 18 pixels, and told apart by every eye."""

from itertools import combinations
from statistics import correlation
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.kit.effort import some
from tests.render.pixels import EYES, Eyes, lightness
from tests.render.test_duel_tiles import APART as DISCS_APART
from tests.render.test_tiles import ALIKE, APART, SMALL, distance
from tests.web import tables
from tests.web.conftest import Visit
from tests.web.photographs import photograph

Theme = Literal["light", "dark"]
TILES = {"azul": ("tile", "BYRKW", APART), "duel": ("disc", "BYRKTS", DISCS_APART)}
"""How a game's symbols begin, its letters, and how far any two are apart at least."""


def looks(page: Page, names: list[str], eyes: Eyes) -> dict[str, list[float]]:
    """The lightness of every part of every pixel, as these eyes see it."""
    return {name: [lightness(part) for pixel in pixels for part in eyes(pixel)] for name, pixels in photograph(page, names, SMALL).items()}


def table(visit: Visit, game: str, theme: Theme, *, letters: bool = False) -> Page:
    page = visit(color_scheme=theme, painted=True)
    if letters:
        page.evaluate("localStorage.setItem('azulejos-settings', JSON.stringify({letters: true}))")
    page.goto(tables.against_a_bot(page, game))
    tables.drawing(page).wait_for()
    return page


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", TILES)
def test_any_two_tiles_of_a_table_differ_in_every_eye(visit: Visit, game: str, theme: Theme) -> None:
    symbol, letters, least = TILES[game]
    page = table(visit, game, theme)
    names = [f"{symbol}-{letter}" for letter in letters]
    photographs = photograph(page, names, SMALL)
    for eyes, see in EYES.items():
        seen = {name: [lightness(part) for pixel in pixels for part in see(pixel)] for name, pixels in photographs.items()}
        for one, other in combinations(names, 2):
            assert distance(seen[one], seen[other]) > least, (eyes, one, other)


@pytest.mark.parametrize("theme", some(["light", "dark"], 1))
def test_shapes_differ_even_if_nothing_is_known_of_the_colours(visit: Visit, theme: Theme) -> None:
    page = table(visit, "azul", theme)
    names = [f"tile-{letter}" for letter in TILES["azul"][1]]
    seen = looks(page, names, EYES["greyscale"])
    for one, other in combinations(names, 2):
        assert abs(correlation(seen[one], seen[other])) < ALIKE, (one, other)


@pytest.mark.parametrize("theme", some(["dark", "light"], 1))
def test_a_tile_is_never_taken_for_the_cell_that_waits_for_it(visit: Visit, theme: Theme) -> None:
    page = table(visit, "azul", theme)
    letters = TILES["azul"][1]
    photographs = photograph(page, [f"{kind}-{letter}" for letter in letters for kind in ("tile", "cell")], SMALL)
    for eyes, see in EYES.items():
        seen = {name: [lightness(part) for pixel in pixels for part in see(pixel)] for name, pixels in photographs.items()}
        for letter in letters:
            assert distance(seen[f"tile-{letter}"], seen[f"cell-{letter}"]) > 0.9 * APART, (eyes, letter)


def test_letters_are_added_where_they_are_wanted(visit: Visit) -> None:
    plain, lettered = (looks(table(visit, "azul", "light", letters=letters), ["tile-B", "tile-K"], EYES["greyscale"]) for letters in (False, True))
    for name in plain:
        assert distance(plain[name], lettered[name]) > 0.04, name
