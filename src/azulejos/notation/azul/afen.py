"""AFEN of Azul: a position in one line. The grammar is in `docs/formats.md`.

azul:coloured:2:5:1:offer:2:1:c:-/RRWW/BBYK/RKWW/BYYR:Y1K1:B15Y16R16K17W16:-:0.0:0,-.B2.-.-.-,-----.-----.-----.-----.-----,-:0,…
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from azulejos.notation.errors import AfenError
from azulejos.notation.fields import EMPTY, Fields, counts_reader, listed, matched, number, seat, write_counts
from azulejos.rules import Fault, Material, Phase
from azulejos.rules.azul import MARKER, AzulGame, AzulPosition, Board, Colour, Line, MarkerAt, MarkerPlace, Tiles, letters, tiles
from azulejos.rules.azul.board import EMPTY_LINE, SIZE, FloorItem
from azulejos.rules.azul.tiles import COLOURS, LETTERS

_FIELDS = (
    "game", "wall", "players", "displays", "round", "phase", "turn", "first", "marker", "offer", "centre", "bag", "lid", "stall",
)  # fmt: skip
_MARKERS = {MarkerPlace.CENTRE: "c", MarkerPlace.FLOOR: "f", MarkerPlace.FRONT: "s", MarkerPlace.OUT: "x"}
_PLACES = {letter: place for place, letter in _MARKERS.items()}
_TOURNAMENT = "tournament"
_TAIL = 4
"""How many fields a tournament table has more."""
_counts = counts_reader(LETTERS)


def write(position: AzulPosition) -> str:
    """The position in one line, without spaces."""
    game = position.game
    turn = EMPTY if position.to_move is None else f"{position.to_move}.{position.line}" if position.line else str(position.to_move)
    fields = [
        game.id,
        game.wall,
        str(game.players),
        str(game.displays),
        str(position.round),
        position.phase.value,
        turn,
        str(position.first),
        _MARKERS[position.marker.place] + (str(position.marker.seat) if position.marker.seat else ""),
        "/".join(letters(display) or EMPTY for display in position.displays),
        write_counts(position.centre, LETTERS),
        write_counts(position.bag, LETTERS),
        write_counts(position.lid, LETTERS),
        f"{position.idle}.{position.bare}",
        *map(_write_board, position.boards),
    ]
    if game.tournament:
        fields += [_TOURNAMENT, "".join(map(str, sorted(position.withdrawn))) or EMPTY, write_counts(position.lost, LETTERS), str(position.passes)]
    return ":".join(fields)


def _write_board(board: Board) -> str:
    lines = ".".join(EMPTY if line.colour is None else f"{line.colour.letter}{line.filled}" for line in board.lines)
    wall = ".".join("".join(EMPTY if cell is None else cell.letter for cell in row) for row in board.wall)
    floor = "".join("M" if item is MARKER else item.letter for item in board.floor) or EMPTY
    return f"{board.score},{lines},{wall},{floor}"


def read(text: str, components: Sequence[Material] = ()) -> AzulPosition:
    """The position that a line stands for, or an error with all its faults. All boxes of Azul are alike: no components are needed."""
    del components
    fields = text.split(":")
    reading = Fields()
    players = reading.read("players", fields[2] if len(fields) > 2 else "", number) or 0
    is_tournament = _TOURNAMENT in fields[len(_FIELDS) :]
    expected = len(_FIELDS) + players + _TAIL * is_tournament
    if len(fields) != expected or not players:
        raise AfenError((*reading.faults, Fault("afen-fields", None, f"There are {len(fields)} fields where {expected} should be.")))
    parts = dict(zip(_FIELDS, fields))
    boards = [reading.read(f"board {seat}", fields[len(_FIELDS) + seat - 1], _board) for seat in range(1, players + 1)]
    displays = reading.read("number of displays", parts["displays"], number)
    table = (
        None if displays is None else reading.game(parts["game"], players=players, wall=parts["wall"], displays=displays, tournament=is_tournament)
    )
    turn = reading.read("turn", parts["turn"], _turn) or (None, 0)
    stall = reading.read("stall counts", parts["stall"], _stall) or (0, 0)
    tail = fields[-_TAIL:] if is_tournament else [_TOURNAMENT, EMPTY, EMPTY, "0"]
    if tail[0] != _TOURNAMENT:
        reading.faults.append(Fault("afen-tournament", None, "The fields of a tournament table stand at the end."))
    state: dict[str, Any] = {
        "round": reading.read("round", parts["round"], number),
        "phase": reading.read("phase", parts["phase"], Phase),
        "to_move": turn[0],
        "line": turn[1],
        "marker": reading.read("marker", parts["marker"], _marker),
        "displays": reading.read("displays", parts["offer"], _displays),
        "centre": reading.read("centre", parts["centre"], _counts),
        "bag": reading.read("bag", parts["bag"], _counts),
        "lid": reading.read("lid", parts["lid"], _counts),
        "idle": stall[0],
        "bare": stall[1],
        "withdrawn": reading.read("withdrawn seats", tail[1], _seats),
        "lost": reading.read("lost tiles", tail[2], _counts),
        "passes": reading.read("passes", tail[3], number),
    }
    first = reading.read("first player", parts["first"], seat)
    if table is not None and first is not None and first > players:
        reading.faults.append(Fault("first", "A10", f"There is no seat {first} that could have started the round."))
    if reading.faults or table is None or first is None:
        raise AfenError(tuple(reading.faults))
    assert isinstance(table, AzulGame)
    position = AzulPosition(table, first=first, boards=tuple(board for board in boards if board is not None), **state)
    if faults := position.status():
        raise AfenError(faults)
    return position


def _turn(text: str) -> tuple[int | None, int]:
    seat, line = matched(r"-|([1-9])(?:\.([1-5]))?", text).groups(default="0")
    return int(seat) or None, int(line)


def _stall(text: str) -> tuple[int, int]:
    idle, bare = matched(r"([0-9])\.([0-9])", text).groups()
    return int(idle), int(bare)


def _marker(text: str) -> MarkerAt:
    place, seat = matched("([fsx])([1-9])", text).groups() if text != "c" else ("c", "0")
    return MarkerAt(_PLACES[place], int(seat))


def _displays(text: str) -> tuple[Tiles, ...]:
    return tuple(tiles(matched("-|[BYRKW]{1,4}", display)[0]) for display in text.split("/"))


def _seats(text: str) -> frozenset[int]:
    return frozenset(map(int, matched("-|(?=.)1?2?3?4?", text)[0].replace(EMPTY, "")))


def _board(text: str) -> Board:
    score, lines, wall, floor = matched(r"([^,]*),([^,]*),([^,]*),([^,]*)", text).groups()
    return Board(
        number(score),
        tuple(map(_line, listed(lines, ".", SIZE))),
        tuple(tuple(map(_colour, matched("[BYRKW-]{5}", row)[0])) for row in listed(wall, ".", SIZE)),
        tuple(map(_floor_item, matched("-|[BYRKWM]{1,7}", floor)[0].replace(EMPTY, ""))),
    )


def _line(text: str) -> Line:
    colour, filled = matched("-|([BYRKW])([1-5])", text).groups()
    return EMPTY_LINE if colour is None else Line(COLOURS[LETTERS.index(colour)], int(filled))


def _colour(letter: str) -> Colour | None:
    return None if letter == EMPTY else COLOURS[LETTERS.index(letter)]


def _floor_item(letter: str) -> FloorItem:
    return MARKER if letter == "M" else COLOURS[LETTERS.index(letter)]
