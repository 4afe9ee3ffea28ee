"""Pictures in every language: no English word is left in the others, and words have the room that they need."""

import re
from collections.abc import Callable
from itertools import product

import pytest

from azulejos.i18n import LANGUAGES
from azulejos.render import Picture, board, table
from azulejos.render.box import Box
from azulejos.render.duel.scoring import points_lines
from azulejos.render.fonts import width
from azulejos.render.supply import supply
from azulejos.render.theme import LIGHT
from azulejos.render.wording import Wording
from azulejos.rules import OptionError, Phase, Position
from azulejos.rules.azul import Withdraw
from azulejos.rules.duel.loader import standard
from azulejos.rules.duel.scoring_tiles import SCORING_TILES
from azulejos.rules.duel.stages import DuelStage
from tests.i18n.vocabulary import english_in
from tests.kit.effort import some
from tests.render import duels
from tests.render.positions import offer, played, tiling

OTHERS = [language for language in LANGUAGES if language != "en"]


def withdrawn() -> Position:
    position = played(4, 6, offer(2, 4), tournament=True)
    position.push(Withdraw(3))
    return position


POSITIONS: dict[str, Callable[[], Position]] = {
    "before the deal": lambda: played(2, 3, lambda position: position.round == 0),
    "factory offer": lambda: played(2, 3, offer(4, 2)),
    "tiling": lambda: played(3, 8, tiling(2), wall="grey"),
    "withdrawn": withdrawn,
    "finished": lambda: played(3, 12),
    "set-up of a duel": lambda: duels.played(1, duels.at(DuelStage.FIRST_PLATE)),
    "turn of a duel": lambda: duels.played(3, duels.stacked(3), duels.BACKS),
    "drawn plates": lambda: duels.played(4, duels.drawn(DuelStage.KEEP, 3), duels.MIXED),
    "plate in hand": lambda: duels.played(4, duels.drawn(DuelStage.LAY, 2)),
    "chips": lambda: duels.played(5, duels.choosing(DuelStage.CHIPS, 4)),
    "finished duel": duels.tied,
}


def said(picture: Picture) -> str:
    """All that is written in a picture, and its description."""
    return " ".join(re.findall(r">([^<>]+)<", picture.svg))


@pytest.mark.parametrize(("name", "language"), some([*product(POSITIONS, OTHERS)], 12))
def test_no_word_of_english_is_left(name: str, language: str) -> None:
    position = POSITIONS[name]()
    for picture in (table(position, language=language), board(position, 2, language=language)):
        assert english_in(said(picture), language) - {"azul", "duel"} == set()


def test_words_and_seats_are_in_the_language() -> None:
    position = played(2, 3, offer(4, 2))
    text = said(table(position, names=["", "Ștefan"], language="it"))
    assert "Round 4" in text
    assert "Posto 1" in text
    assert "Sacchetto" in text
    assert table(position, language="en").svg == table(position).svg


def test_a_language_that_there_is_not_is_refused() -> None:
    with pytest.raises(OptionError, match='There is no language "xx"'):
        table(played(2, 3, offer(4, 2)), language="xx")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCORING_TILES)
def test_the_words_of_a_scoring_tile_fit_on_it(name: str, language: str) -> None:
    wording = Wording(language)
    room = 90
    assert width(wording("pictures-score", kind=name), 17) <= room
    assert all(width(line, 13.5) <= room for line in points_lines(name, standard(), wording))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("stage", [*Phase, *DuelStage])
def test_what_is_awaited_is_not_cut_on_a_narrow_screen(stage: Phase | DuelStage, language: str) -> None:
    assert width(Wording(language)("pictures-awaited", stage=stage.value, name="Ana", line=6, tray=4), 20) <= 380


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("second", ["lid", "tower"])
def test_labels_of_bag_and_lid_do_not_run_into_their_numbers(second: str, language: str) -> None:
    bag, other = (Wording(language)(f"pictures-stores.{name}") for name in ("bag", second))
    drawn = supply("BYRKW", ((bag, [20] * 5), (other, [19] * 5)), LIGHT, Box(400, 20, 340, 84))
    at = {text: float(x) for x, text in re.findall(r'<text x="([\d.]+)"[^>]*>(\w+)</text>', drawn)}
    for label, total in ((bag, "100"), (other, "95")):
        assert at[label] >= 400
        # How wide letters are is guessed on the safe side: a word is a tenth narrower.
        assert at[label] + 0.9 * width(label, 18) <= at[total] - 0.9 * width(total, 18)
