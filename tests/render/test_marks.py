"""What is marked: the last move, and what the next one may be."""

import pytest

from azulejos.render import board, table
from azulejos.render.azul.marks import NOTHING, last_move, targets
from azulejos.render.theme import LIGHT
from azulejos.rules import IllegalMove, OptionError, Phase, TileScored
from azulejos.rules.azul import CENTRE, FLOOR, FLOOR_COSTS, AzulPosition, Colour, Deal, MarkerPlace, Place, Take, Withdraw, tiles
from tests.kit.tables import start
from tests.render.positions import offer, played, tiling


def dealt(players: int = 2) -> AzulPosition:
    position = start(players)
    position.push(Deal(tuple(tiles("BBYK") for _ in position.displays)))
    return position


def marker_places(svg: str) -> int:
    return svg.count('-marker" x=')


def test_nothing_is_marked_before_the_first_move() -> None:
    assert last_move(start()) == last_move(dealt()) == last_move(dealt().copy(history=False)) == NOTHING


def test_a_take_marks_its_source_and_the_spaces_it_came_to() -> None:
    position = dealt()
    position.push(Take(3, Colour.BLUE, 1))
    marks = last_move(position)
    assert marks.sources == {3}
    assert marks.lines == {(1, 1, 1)}
    assert marks.floors == {(1, 1)}


def test_the_marker_is_marked_where_it_came_to() -> None:
    position = dealt()
    position.push(Take(1, Colour.BLUE, FLOOR))
    position.push(Take(CENTRE, Colour.YELLOW, 2))
    marks = last_move(position)
    assert marks.sources == {CENTRE}
    assert marks.lines == {(2, 2, 1)}
    assert marks.floors == {(2, 1)}


def test_after_tiling_the_cells_are_marked_that_tiles_came_to() -> None:
    position = played(2, 3, lambda position: position.round == 1 and position.phase is Phase.DEAL)
    scored = {(step.seat, *step.cell) for step in position.last_scoring if isinstance(step, TileScored)}
    assert scored
    assert last_move(position).cells == scored
    assert last_move(position).sources == frozenset()


def test_a_placement_marks_its_cell() -> None:
    position = played(3, 8, tiling(2), wall="grey")
    place = position.events[-1]
    assert isinstance(place, Place)
    before = position.copy()
    before.pop()
    assert (before.to_move, place.line, place.column) in last_move(position).cells


def test_the_last_move_can_be_left_out() -> None:
    position = dealt()
    position.push(Take(3, Colour.BLUE, 2))
    outline = f'stroke="{LIGHT.mark}"'
    assert outline in table(position).svg
    assert outline not in table(position, last_move=False).svg


def test_targets_are_the_legal_moves() -> None:
    position = played(3, 4, offer(3, 4))
    takes = [move for move in position.legal_moves if isinstance(move, Take)]
    assert targets(position, True).sources == {take.source for take in takes}
    source, colour = takes[0].source, takes[0].colour
    marks = targets(position, (source, colour))
    assert {line for _, line, _ in marks.lines} == {take.destination for take in takes if (take.source, take.colour) == (source, colour)} - {FLOOR}
    assert {seat for seat, _ in marks.floors} == {position.to_move}
    assert marks.chosen == (source, colour)


def test_targets_of_a_placement_are_its_cells() -> None:
    position = played(3, 8, tiling(2), wall="grey")
    cells = {(position.to_move, move.line, move.column) for move in position.legal_moves if isinstance(move, Place)}
    assert cells
    assert targets(position, True).cells == cells


def test_a_full_floor_line_is_a_target_too() -> None:
    position = dealt()
    for source, line in ((1, 1), (2, 1), (3, 2), (4, 2)):
        position.push(Take(source, Colour.BLUE, FLOOR if source % 2 else line))
    position.pop()
    crowded = position.copy()
    seat = crowded.to_move
    assert seat is not None
    boards = list(crowded.boards)
    boards[seat - 1] = type(boards[seat - 1])(floor=(Colour.RED,) * len(FLOOR_COSTS))
    crowded.boards = tuple(boards)
    assert len(targets(crowded, (4, Colour.BLUE)).floors) == len(FLOOR_COSTS)


def test_no_targets_where_nobody_is_to_move() -> None:
    assert targets(start(), True) == targets(dealt(), None) == targets(dealt(), False) == NOTHING
    assert table(start(), targets=True).svg


@pytest.mark.parametrize("chosen", [(1, Colour.WHITE), (9, Colour.BLUE), (CENTRE, Colour.BLUE)])
def test_tiles_that_are_not_there_have_no_targets(chosen: tuple[int, Colour]) -> None:
    with pytest.raises(IllegalMove):
        table(dealt(), targets=chosen)


@pytest.mark.parametrize("chosen", ["1B", 3, (1, 2, 3), (1, 7)])
def test_targets_that_are_none_are_refused(chosen: object) -> None:
    with pytest.raises(OptionError):
        table(dealt(), targets=chosen)


def test_the_marker_is_drawn_once_wherever_it_is() -> None:
    position = dealt()
    assert position.marker.place is MarkerPlace.CENTRE
    assert marker_places(table(position).svg) == 1
    assert marker_places(board(position, 1).svg) == 0
    position.push(Take(1, Colour.BLUE, 2))
    position.push(Take(CENTRE, Colour.YELLOW, 2))
    assert marker_places(table(position).svg) == marker_places(board(position, 2).svg) == 1
    assert marker_places(table(start()).svg) == marker_places(board(start(), 1).svg) == 1


def test_a_marker_out_of_play_is_not_shown() -> None:
    position = played(3, 6, lambda position: position.marker.place is MarkerPlace.FLOOR, tournament=True)
    position.push(Withdraw(position.marker.seat))
    assert position.marker.place is MarkerPlace.OUT
    svg = table(position).svg
    assert marker_places(svg) == 0
    assert ">withdrawn</text>" in svg


def test_the_end_names_winners_and_bonuses() -> None:
    position = played(3, 12)
    svg = table(position).svg
    assert svg.count(">winner</text>") == 1
    assert svg.count(">columns</text>") == 3
    assert position.outcome is not None
    assert all(f">{score}</text>" in svg for score in position.outcome.scores)
