"""Nothing is hidden: parts do not overlap, stay within the picture, and the near board is the largest and the lowest."""

from itertools import combinations
from math import dist

import pytest

from azulejos.render.azul.layout import table_layout
from azulejos.render.azul.ring import EDGE, centre_pitch, ring, rows_within
from azulejos.render.box import Box
from azulejos.render.look import SHAPES

SEATS = [(players, near) for players in (2, 3, 4) for near in range(1, players + 1)]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("players", "near"), SEATS)
def test_parts_have_their_own_place(players: int, near: int, shape: str) -> None:
    layout = table_layout(players, near, shape)
    parts = [layout.heading, layout.supply, layout.offer, *layout.boards.values()]
    whole = Box(0, 0, layout.width, layout.height)
    assert all(part.is_within(whole) for part in parts)
    assert not any(one.meets(other) for one, other in combinations(parts, 2))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("players", "near"), SEATS)
def test_the_near_board_is_the_largest(players: int, near: int, shape: str) -> None:
    boards = table_layout(players, near, shape).boards
    assert sorted(boards) == list(range(1, players + 1))
    own = boards.pop(near)
    for board in boards.values():
        assert own.width >= 1.25 * board.width
        assert shape == "tall" or own.y > board.y


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("displays", range(1, 10))
def test_displays_stand_around_the_centre(displays: int, players: int, shape: str) -> None:
    box = table_layout(players, 1, shape).offer
    around = ring(box, displays)
    assert len(around.displays) == displays
    reach = [Box(x - around.radius, y - around.radius, 2 * around.radius, 2 * around.radius) for x, y in around.displays]
    assert all(part.is_within(box.inset(-0.01)) for part in reach)
    assert all(dist(one, other) >= 2 * around.radius for one, other in combinations(around.displays, 2))
    assert all(dist(place, around.centre) >= around.radius + around.centre_radius for place in around.displays)
    assert around.centre[1] + around.centre_radius <= box.bottom


@pytest.mark.parametrize("displays", range(1, 10))
def test_the_centre_has_room_for_all_that_can_come_there(displays: int) -> None:
    around = ring(table_layout(4, 1, "wide").offer, displays)
    for things in range(3 * displays + 2):
        pitch = centre_pitch(around, things)
        rows = rows_within(around.centre_radius - EDGE, pitch, things)
        assert rows is not None
        assert sum(rows) == things
        assert pitch > 30
