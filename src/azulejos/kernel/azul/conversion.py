"""From positions of `rules` to states and back. Whole tables only: nobody may have left, since kernels know nothing of tournaments."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, product
from typing import Any

import numpy as np

from azulejos.kernel.azul.state import (
    CENTRES,
    COLOURS,
    DEAL,
    EACH_COLOUR,
    FLOOR_COUNT,
    FRONT,
    MARKER,
    OFFER,
    OPEN,
    OVER,
    SEATS,
    SOURCES,
    STATE,
    TAKES,
    TILING,
    WALL_COLOURS,
)
from azulejos.rules import Move, OptionError, Phase, game
from azulejos.rules.azul import NO_TILES, AzulPosition, Board, Colour, Line, MarkerAt, MarkerPlace, Place, Take
from azulejos.rules.azul import board as boards
from azulejos.rules.azul.tiles import Tiles

PHASES = {Phase.DEAL: DEAL, Phase.OFFER: OFFER, Phase.TILING: TILING, Phase.OVER: OVER}
_HOLDERS = {present: sum(1 << SOURCES * colour for colour in range(COLOURS) if present[colour]) for present in product((False, True), repeat=COLOURS)}
"""The bits of `sources` for the colours that the centre has."""
_NO_BOARD = (0,) * 7
_TILES = 7 + 2 * SEATS
"""Where the words of the sources begin."""
_PHASES = {number: phase for phase, number in PHASES.items()}


def pack(positions: Iterable[AzulPosition]) -> Any:
    """Positions as an array of states.

    >>> from azulejos.rules import game
    >>> position = game("azul", players=3).start(first=2)
    >>> unpack(pack([position])[0]) == position
    True
    """
    return np.array([words(position) for position in positions], np.int64).reshape(-1).view(STATE)


def words(position: AzulPosition) -> list[int]:
    """The words of a state, in the order of its fields."""
    if position.withdrawn or position.passes or position.phase is Phase.VOID:
        raise OptionError("not-in-kernels", "Kernels play whole tables only: nobody may have passed or left.", "T21")
    game = position.game
    seats = [_words_of_board(board, game.is_grey) for board in position.boards]
    seats += [_NO_BOARD] * (SEATS - len(seats))
    lines, floor, wall, score, columns, upper, lower = zip(*seats)
    sources, lying = 0, [0] * SOURCES
    for source, tiles in enumerate((position.centre, *position.displays)):
        if tiles is not NO_TILES:
            sources |= _HOLDERS[tuple(map(bool, tiles))] << source
            lying[source] = _word(tiles, 6)
    place, seat = position.marker
    marker = 0 if place is MarkerPlace.CENTRE else seat if place is MarkerPlace.FLOOR else seat - 1 + FRONT
    return [
        sources, marker, (position.to_move or 1) - 1, position.idle, PHASES[position.phase], game.players, _word(position.lid, 8),
        *lines, *floor, *lying, *wall, *score,
        _word(position.bag, 8), position.first - 1, position.round, max(position.line - 1, 0), position.bare, game.displays, int(game.is_grey),
        *columns, *chain.from_iterable(zip(upper, lower)),
    ]  # fmt: skip


def canonical(states: Any, i: int) -> list[int]:
    """The words of a state as `words` has them: a display that was taken from holds nothing any more."""
    listed: list[int] = states.view(np.int64).reshape(len(states), -1)[i].tolist()
    sources = listed[0]
    for source in range(1, SOURCES):
        if not sources >> source & CENTRES:
            listed[_TILES + source] = 0
    return listed


def unpack(state: Any, id: str = "azul") -> AzulPosition:
    """The position that a state stands for, as a game with this id."""
    players, grey = int(state["players"]), bool(state["grey"])
    rules = game(id, players=players, displays=int(state["displays"]), wall="grey" if grey else "coloured")
    phase = _PHASES[int(state["phase"])]
    is_moving = phase in (Phase.OFFER, Phase.TILING)
    position = rules.start(first=int(state["first"]) + 1)
    assert isinstance(position, AzulPosition)
    position.round = int(state["round"])
    position.phase = phase
    position.to_move = int(state["turn"]) + 1 if is_moving else None
    position.line = int(state["line"]) + 1 if phase is Phase.TILING else 0
    position.marker = _marker(int(state["marker"]))
    position.displays = displays(state)
    position.centre = _lanes(int(state["tiles"][0]), 6)
    position.bag, position.lid = _lanes(int(state["bag"]), 8), _lanes(int(state["lid"]), 8)
    position.idle, position.bare = int(state["idle"]), int(state["bare"])
    position.boards = tuple(_board(state, seat) for seat in range(players))
    return position


def displays(state: Any) -> tuple[Tiles, ...]:
    """What lies on the displays of a state."""
    sources = int(state["sources"])
    dealt = state["tiles"].tolist()[1 : int(state["displays"]) + 1]
    return tuple(_lanes(tiles, 6) if sources >> source & CENTRES else NO_TILES for source, tiles in enumerate(dealt, 1))


def move_of(action: int) -> Move:
    """What an action is called in `rules`.

    >>> move_of(299)
    Take(source=9, colour=<Colour.WHITE: 4>, destination=5)
    """
    if action < TAKES:
        return Take(action // 30, Colour(action // 6 % COLOURS), action % 6)
    return Place((action - TAKES) // 5 + 1, (action - TAKES) % 5 + 1)


def action_of(move: Move) -> int:
    """The action that a move is.

    >>> action_of(move_of(301))
    301
    """
    match move:
        case Take():
            return (move.source * COLOURS + move.colour) * 6 + move.destination
        case Place():
            return TAKES + (move.line - 1) * 5 + move.column - 1
    raise OptionError("not-in-kernels", f"Kernels know takes and placements, and no {type(move).__name__.lower()}.")


@lru_cache(maxsize=4096)
def _words_of_board(board: Board, is_grey: bool) -> tuple[int, ...]:
    lines = EACH_COLOUR << OPEN  # The floor line is open to every colour (A13).
    for colour, open in enumerate(board.open):
        lines |= open << (OPEN + 6 * colour + 1)
    for row, line in enumerate(board.lines):
        if line.colour is not None:
            lines |= (line.filled | (line.colour + 1) << 3) << 6 * row
    items = tuple(MARKER if item is boards.MARKER else item + 1 for item in board.floor)
    wall = columns = 0
    hues = [0, 0]
    for row, cells in enumerate(board.wall):
        for column, tile in enumerate(cells):
            if tile is not None:
                wall |= 1 << (5 * row + column) | 1 << (WALL_COLOURS + 5 * row + tile)
                if is_grey:
                    columns |= 1 << (5 * column + tile)
                    hues[row // 3] |= (tile + 1) << 3 * (row % 3 * 5 + column)
    return lines, _word(items, 3) | len(items) << FLOOR_COUNT, wall, board.score, columns, *hues


def _board(state: Any, seat: int) -> Board:
    wall, floor, lines = int(state["wall"][seat]), int(state["floor"][seat]), int(state["lines"][seat])
    hues = [int(word) for word in state["hues"][seat]]

    def tile(row: int, column: int) -> Colour | None:
        if not wall >> (5 * row + column) & 1:
            return None
        if not state["grey"]:
            return boards.wall_colour(row, column)
        return Colour((hues[row // 3] >> 3 * (row % 3 * 5 + column) & 7) - 1)

    items = [floor >> 3 * space & 7 for space in range(floor >> FLOOR_COUNT)]
    return Board(
        score=int(state["score"][seat]),
        lines=tuple(_line(lines >> 6 * row & 63) for row in range(5)),
        wall=tuple(tuple(tile(row, column) for column in range(5)) for row in range(5)),
        floor=tuple(boards.MARKER if item == MARKER else Colour(item - 1) for item in items),
    )


def _line(lane: int) -> Line:
    return Line(Colour((lane >> 3) - 1), lane & 7) if lane else boards.EMPTY_LINE


def _marker(number: int) -> MarkerAt:
    if number >= FRONT:
        return MarkerAt(MarkerPlace.FRONT, number - FRONT + 1)
    return MarkerAt(MarkerPlace.FLOOR, number) if number else MarkerAt(MarkerPlace.CENTRE)


@lru_cache(maxsize=4096)
def _word(lanes: tuple[int, ...], width: int) -> int:
    return sum(value << width * lane for lane, value in enumerate(lanes))


def _lanes(word: int, width: int) -> Tiles:
    return tuple(word >> width * lane & (1 << width) - 1 for lane in range(COLOURS))
