"""Azul's JSON read back: a client that knows nothing but `docs/observations.md` must get the whole position out of it."""

from typing import Any

from azulejos.rules import Phase, game
from azulejos.rules.azul import MARKER, AzulGame, AzulPosition, Board, Line, MarkerAt, MarkerPlace
from tests.kit.tiles import colour, count


def rebuilt(seen: dict[str, Any]) -> AzulPosition:
    table = game(seen["game"], **seen["options"])
    assert isinstance(table, AzulGame)
    return AzulPosition(
        table,
        first=seen["first"],
        round=seen["round"],
        phase=Phase(seen["phase"]),
        to_move=seen["to_move"],
        line=seen["line"] or 0,
        marker=MarkerAt(MarkerPlace(seen["marker"]["place"]), seen["marker"]["seat"] or 0),
        displays=tuple(map(count, seen["displays"])),
        centre=count(seen["centre"]),
        bag=counted(seen["bag"]),
        lid=counted(seen["lid"]),
        idle=seen["idle"],
        bare=seen["bare"],
        boards=tuple(map(board, seen["boards"])),
        withdrawn=frozenset(seen["withdrawn"]),
        lost=counted(seen["lost"]),
        passes=seen["passes"],
    )


def counted(tiles: dict[str, int]) -> tuple[int, ...]:
    return tuple(tiles[letter] for letter in "BYRKW")


def board(seen: dict[str, Any]) -> Board:
    return Board(
        seen["score"],
        tuple(Line(colour(line[0]), len(line)) if line else Line(None, 0) for line in seen["lines"]),
        tuple(tuple(None if cell == "-" else colour(cell) for cell in row) for row in seen["wall"]),
        tuple(MARKER if item == "M" else colour(item) for item in seen["floor"]),
    )
