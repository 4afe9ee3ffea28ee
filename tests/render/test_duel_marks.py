"""What is marked on a table of Duel: the last move, and what the next one may be."""

from collections.abc import Callable

import pytest

from azulejos.render import board, table
from azulejos.render.duel.marks import MOON, NOTHING, last_move, targets
from azulejos.render.theme import LIGHT
from azulejos.rules import IllegalMove, Move, OptionError
from azulejos.rules.duel import moves
from azulejos.rules.duel.board import BROKEN_SPACES
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from tests.render.duels import MIXED, Until, at, choosing, drawn, played, stacked, start


def first_tiles(svg: str) -> int:
    return svg.count('-first" x=')


def after(kind: type[Move], such: Callable[[DuelPosition], bool] = lambda _: True) -> Until:
    """Just after a move of this kind."""
    return lambda position: bool(position.events) and isinstance(position.events[-1], kind) and such(position)


def before(position: DuelPosition) -> DuelPosition:
    earlier = position.copy()
    earlier.pop()
    return earlier


def test_nothing_is_marked_before_the_first_move() -> None:
    assert last_move(start()) == NOTHING
    assert last_move(played(1, at(DuelStage.FIRST_PLATE))) == NOTHING
    assert last_move(played(1, stacked(2)).copy(history=False)) == NOTHING


def test_a_take_and_its_stack_are_one_move() -> None:
    position = played(2, after(moves.Stack))
    stack, take = position.events[-1], position.events[-2]
    assert isinstance(stack, moves.Stack)
    assert isinstance(take, moves.Sun)
    marks = last_move(position)
    assert marks.suns == {take.tray}
    assert marks.moons == frozenset()
    assert {line for _, line, _ in marks.lines} <= {take.line}
    assert marks.lines or marks.broken


def test_a_moon_take_marks_the_sides_it_came_from() -> None:
    position = played(1, after(moves.Moon, lambda position: bool(position.holder) and not before(position).holder))
    move = position.events[-1]
    assert isinstance(move, moves.Moon)
    earlier = before(position)
    marks = last_move(position)
    assert 0 in marks.moons
    assert marks.moons == {number for number, tray in enumerate(earlier.trays) if move.colour in (tray.moon[-1:] if number else tray.moon)}
    assert (earlier.to_move, BROKEN_SPACES + 1) in marks.broken


def test_a_chip_a_plate_and_a_tile_are_marked() -> None:
    position = played(1, after(moves.TakeChip))
    assert last_move(position).chips == {move.tray for move in position.events[-1:] if isinstance(move, moves.TakeChip)}
    position = played(1, after(moves.TakePlate))
    assert last_move(position).plates == {move.place for move in position.events[-1:] if isinstance(move, moves.TakePlate)}
    position = played(1, after(moves.Lay))
    assert last_move(position).spaces == {(before(position).to_move, move.space) for move in position.events[-1:] if isinstance(move, moves.Lay)}
    position = played(1, after(moves.Tile))
    assert {(before(position).to_move, move.line, move.column) for move in position.events[-1:] if isinstance(move, moves.Tile)} <= last_move(
        position
    ).cells
    assert last_move(played(1, after(moves.Draw))).pile


def test_what_is_turned_up_does_not_end_the_last_move() -> None:
    position = played(1, lambda position: bool(position.events) and isinstance(position.events[-1], moves.Reveal))
    assert last_move(position) != NOTHING


def test_the_last_move_can_be_left_out() -> None:
    position = played(1, stacked(2))
    outline = f'stroke="{LIGHT.mark}"'
    assert outline in table(position).svg
    assert outline not in table(position, last_move=False).svg


def test_targets_are_the_legal_moves_of_a_turn() -> None:
    position = played(3, stacked(2))
    legal = list(position.legal_moves)
    marks = targets(position, True)
    assert marks.suns == {move.tray for move in legal if isinstance(move, moves.Sun)}
    assert marks.moons == {number for number, tray in enumerate(position.trays) if tray.moon}
    assert marks.chips == {move.tray for move in legal if isinstance(move, moves.TakeChip)}
    assert marks.plates == {move.place for move in legal if isinstance(move, moves.TakePlate)}
    assert marks.pile == any(isinstance(move, moves.Draw) for move in legal)


def test_targets_of_a_plate() -> None:
    position = played(4, drawn(DuelStage.DRAWING, 2))
    assert targets(position, True).drawn == set(range(1, len(position.drawn) + 1))
    position = played(4, drawn(DuelStage.KEEP, 2))
    assert targets(position, True).drawn == set(range(1, len(position.drawn) + 1))
    position = played(4, drawn(DuelStage.UNDER, 2))
    assert targets(position, True).drawn == set(range(1, len(position.drawn) + 1))
    position = played(4, at(DuelStage.LAY))
    assert {space for _, space in targets(position, True).spaces} == set(position.board.dome.empty_spaces)
    position = played(4, at(DuelStage.STACK))
    assert targets(position, True).suns == {position.tray}


def test_targets_of_tiling() -> None:
    position = played(5, choosing(DuelStage.CELL, 3))
    cells = {(position.to_move, move.line, move.column) for move in position.legal_moves if isinstance(move, moves.Tile)}
    assert targets(position, True).cells == cells
    position = played(5, choosing(DuelStage.CHIPS, 3))
    assert targets(position, True).own_chips
    assert {seat for seat, _ in targets(position, True).own_chips} == {position.to_move}
    assert {chip for _, chip in targets(position, True).own_chips} <= set(position.board.chips)


@pytest.mark.parametrize("kind", [moves.Sun, moves.Moon])
def test_a_colour_in_hand_may_go_to_its_lines(kind: type[moves.Sun] | type[moves.Moon]) -> None:
    position = played(3, lambda position: stacked(2)(position) and any(isinstance(move, kind) for move in position.legal_moves))
    take = next(move for move in position.legal_moves if isinstance(move, kind))
    assert isinstance(take, (moves.Sun, moves.Moon))
    source = take.tray if isinstance(take, moves.Sun) else MOON
    marks = targets(position, (source, take.colour))
    alike = [move for move in position.legal_moves if isinstance(move, kind) and (source == MOON or getattr(move, "tray", None) == source)]
    lines = {move.line for move in alike if isinstance(move, (moves.Sun, moves.Moon)) and move.colour == take.colour}
    assert {line for _, line, _ in marks.lines} == lines - {moves.BREAK}
    assert marks.broken
    assert marks.chosen == (source, take.colour)
    assert (
        f'stroke="{LIGHT.target_on_moon if source == MOON else LIGHT.target}" stroke-width="4"' in table(position, targets=(source, take.colour)).svg
    )


def test_where_four_are_broken_more_may_break() -> None:
    position = played(3, at(DuelStage.TURN))
    position.board = position.board._replace(broken="RRRR")
    take = next(move for move in position.legal_moves if isinstance(move, moves.Sun))
    assert len(targets(position, (take.tray, take.colour)).broken) == BROKEN_SPACES


def test_no_targets_where_nobody_is_to_move() -> None:
    assert targets(start(), True) == targets(start(), None) == targets(start(), False) == NOTHING
    assert table(start(), targets=True).svg


@pytest.mark.parametrize("chosen", [(9, "B"), (MOON, "B"), (0, "K")])
def test_tiles_that_are_not_there_have_no_targets(chosen: tuple[int | str, str]) -> None:
    position = played(1, at(DuelStage.FIRST_PLATE))
    with pytest.raises(IllegalMove):
        table(position, targets=chosen)


@pytest.mark.parametrize("chosen", ["1B", 3, (1, "B", 3), (1, "W"), (1, 2), ("sun", "B")])
def test_targets_that_are_none_are_refused(chosen: object) -> None:
    with pytest.raises(OptionError):
        table(start(), targets=chosen)


def test_the_first_player_tile_is_drawn_once_wherever_it_is() -> None:
    position = played(1, at(DuelStage.TURN))
    assert not position.holder
    assert first_tiles(table(position).svg) == 1
    assert first_tiles(board(position, 1).svg) == 0
    position = played(1, lambda position: bool(position.holder))
    assert first_tiles(table(position).svg) == first_tiles(board(position, position.holder).svg) == 1
    finished = played(1, tiles=MIXED)
    assert first_tiles(table(finished).svg) == 1
    finished.holder = 0
    assert first_tiles(table(finished).svg) == 1
