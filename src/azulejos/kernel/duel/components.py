"""The components of Azul Duel as compiled code is given them: tables of numbers, one record for each game that is played.

| field | what it holds |
|---|---|
| `special_plates` | bit plate: it has a special space, which its back shows |
| `spaces` | by plate and quarters turned: its four spaces, lanes of 3 bits: a colour, `SPECIAL` or `WILD` (D4) |
| `chip_kind`, `chip_peers` | by chip: its kind (`actions.CHIP_KINDS`), and all chips of that kind as bits (D5) |
| `special_points` | what a special tile scores, by dome row (D7) |
| `broken_cost` | what so many broken tiles cost (D36) |
| `first_tile_cost` | what the first-player tile costs (D36) |
| `points` | by what counts (`SCORED`): the points of the scoring tiles that are used, and 0 for the others (D6) |
| `special_kind` | 1 if special is a kind for the scoring tile `colours` (D6), else 0 |
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numba import from_dtype, types

from azulejos.kernel.duel.actions import PLATES, chip_kind
from azulejos.rules.duel import LETTERS, DuelGame, Kind, Plate
from azulejos.rules.duel.board import BROKEN_SPACES
from azulejos.rules.duel.components import CHIPS
from azulejos.rules.duel.scoring_tiles import SCORING_TILES

SPECIAL, WILD = 5, 6
"""What a space asks for, if it is no colour."""
_SPACES = LETTERS + "S*"
SCORED = ("rows", "colours", "columns", "edge", "diagonals", "upper_corners", "lower_corners", "wilds", "specials")
"""What the scoring tiles count, by the names of their points."""

COMPONENTS = np.dtype(
    [
        ("special_plates", np.int64),
        ("spaces", np.int64, (PLATES, 4)),
        ("chip_kind", np.int64, (CHIPS,)),
        ("chip_peers", np.int64, (CHIPS,)),
        ("special_points", np.int64, (6,)),
        ("broken_cost", np.int64, (BROKEN_SPACES + 1,)),
        ("first_tile_cost", np.int64),
        ("points", np.int64, (len(SCORED),)),
        ("special_kind", np.int64),
    ],
    align=True,
)
"""The components of one game."""
COMPONENTS_RECORD = from_dtype(COMPONENTS)
TABLES = types.Array(COMPONENTS_RECORD, 1, "C")


def tables_of(games: Iterable[DuelGame]) -> Any:
    """The tables of some games, in their order: a state names its own by its field `game`.

    >>> from azulejos.rules import game
    >>> tables_of([game("duel")])[0]["broken_cost"].tolist()
    [0, 1, 3, 6, 10]
    """
    return np.array([_tables(game) for game in games], COMPONENTS)


def _tables(game: DuelGame) -> tuple[Any, ...]:
    components = game.components
    used = {name for tile in game.tiles for name in SCORING_TILES[tile].groups or (tile,)}
    kinds = [chip_kind(chip) for chip in components.chips]
    return (
        sum(1 << number for number, plate in enumerate(components.plates) if plate.kind is Kind.SPECIAL),
        [[_word(plate.turned(turn)) for turn in range(4)] for plate in components.plates],
        kinds,
        [sum(1 << other for other in range(CHIPS) if kinds[other] == kind) for kind in kinds],
        components.special_points,
        [components.broken_cost(tiles) for tiles in range(BROKEN_SPACES + 1)],
        components.first_tile_cost,
        [components.points(name) if name in used else 0 for name in SCORED],
        components.special_is_a_kind,
    )


def _word(plate: Plate) -> int:
    return sum(_SPACES.index(space) << 3 * quarter for quarter, space in enumerate(plate.spaces))
