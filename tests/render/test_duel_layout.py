"""Nothing is hidden on a table of Duel: parts do not overlap, stay within the picture, and the near board is the largest."""

from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest

from azulejos.render.box import Box
from azulejos.render.duel import display
from azulejos.render.duel.grid import Grid, board_at
from azulejos.render.duel.layout import LABEL, PLATE, ring, table_layout
from azulejos.render.duel.scene import scene
from azulejos.render.look import SHAPES, look
from azulejos.render.markup import OWN
from azulejos.rules.duel.board import BROKEN_SPACES
from azulejos.rules.duel.dome import SIZE, SPACES
from azulejos.rules.duel.plates import Kind, Plate
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.duel.trays import Back
from tests.render.duels import at, played

TABLES = [(near, shape, scoring) for near in (1, 2) for shape in SHAPES for scoring in (3, 4)]


@pytest.mark.parametrize(("near", "shape", "scoring"), TABLES)
def test_parts_have_their_own_place(near: int, shape: str, scoring: int) -> None:
    layout = table_layout(near, shape, scoring)
    parts = [layout.heading, layout.supply, layout.trays, layout.plates, *layout.scoring, *layout.boards.values()]
    whole = Box(0, 0, layout.width, layout.height)
    assert len(layout.scoring) == scoring
    assert all(part.is_within(whole) for part in parts)
    assert not any(one.meets(other) for one, other in combinations(parts, 2))


@pytest.mark.parametrize(("near", "shape", "scoring"), TABLES)
def test_the_near_board_is_the_largest(near: int, shape: str, scoring: int) -> None:
    boards = table_layout(near, shape, scoring).boards
    assert sorted(boards) == [1, 2]
    assert boards[near].width >= 1.25 * boards[3 - near].width
    assert shape == "tall" or boards[near].y > boards[3 - near].y


@pytest.mark.parametrize("shape", SHAPES)
def test_trays_do_not_touch(shape: str) -> None:
    box = table_layout(1, shape, 3).trays
    around = ring(box)
    circles = [(*place, around.radius) for place in around.small] + [(*around.large, around.large_radius)]
    assert all(Box(x - r, y - r, 2 * r, 2 * r).is_within(box.inset(-0.01)) for x, y, r in circles)
    assert all(dist(one[:2], other[:2]) > one[2] + other[2] + 6 for one, other in combinations(circles, 2))


def test_the_spaces_of_a_board_have_their_own_place() -> None:
    grid = Grid(board_at(20, 30, 50))
    lines = [grid.line(row, space) for row in range(SIZE) for space in range(row + 1)]
    cells = [grid.cell(row, column) for row in range(SIZE) for column in range(SIZE)]
    broken = [grid.broken(space) for space in range(BROKEN_SPACES + 1)]
    spaces = [space.inset(0.01) for space in (*lines, *cells, *broken, grid.chips)]
    assert all(space.is_within(grid.box) for space in spaces)
    assert not any(one.meets(other) for one, other in combinations(spaces, 2))
    assert all(sum(cell.inset(0.01).is_within(grid.plate(number)) for cell in cells) == 4 for number in range(1, SPACES + 1))


@pytest.mark.parametrize("plates", range(1, 16))
@pytest.mark.parametrize("in_hand", [False, True])
def test_drawn_plates_stay_in_hand(plates: int, in_hand: bool) -> None:
    position = played(1, at(DuelStage.DRAWING))
    position.drawn = (Back(Kind.WILD),) * plates
    position.hand = Plate("YKTS") if in_hand else None
    box = Box(30, 40, 700, PLATE + LABEL)
    shown = scene(position, look(position, 1, None, "light", letters=False, last_move=False, targets=None))
    root = ElementTree.fromstring(f"<svg>{display.plates(shown, box)}</svg>".replace(OWN, "a"))
    rects = [Box(*(float(rect.get(name, "")) for name in ("x", "y", "width", "height"))) for rect in root.iter("rect")]
    assert all(rect.is_within(box.inset(-0.01)) for rect in rects)
