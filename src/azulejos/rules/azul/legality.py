"""Why an event is refused: the clause behind it, and a sentence that says what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from azulejos.rules.azul.moves import Place, Take
from azulejos.rules.errors import GameOver, IllegalDeal, IllegalEvent, IllegalMove
from azulejos.rules.position import Phase

if TYPE_CHECKING:
    from azulejos.rules.azul.position import AzulPosition

_AWAITED = {
    Phase.DEAL: ("deal-due", "The displays have to be filled first.", "A30"),
    Phase.OFFER: ("take-due", "It is time to take tiles.", "A16"),
    Phase.TILING: ("placement-due", "A tile has to be placed on the grey wall first.", "A52"),
    Phase.STOPPED: ("stopped", "The table is stopped: the arbiter has to resume it or declare it void.", "T5"),
}


def check_not_over(position: AzulPosition) -> None:
    """Raise if the game is over, naming the clause that ended it."""
    if result := position.outcome:
        raise GameOver("game-over", f"The game is over. {result.ended_by.text}", result.ended_by.clause)


def check_phase(position: AzulPosition, phase: Phase, error: type[IllegalEvent]) -> None:
    """Raise unless the position waits for just this."""
    check_not_over(position)
    if position.phase is not phase:
        raise error(*_AWAITED[position.phase])


def check_deal_is_due(position: AzulPosition) -> None:
    """Raise unless a deal is due."""
    check_phase(position, Phase.DEAL, IllegalDeal)


def refuse_take(position: AzulPosition, take: Take) -> NoReturn:
    """Raise what is wrong with a take that is not legal."""
    check_phase(position, Phase.OFFER, IllegalMove)
    assert position.to_move is not None
    colour = take.colour.name.lower()
    if take.source > len(position.displays):
        raise IllegalMove("no-such-display", f"There is no display {take.source}: this table has {len(position.displays)}.", "A2")
    if not (position.displays[take.source - 1] if take.source else position.centre)[take.colour]:
        place = f"Display {take.source}" if take.source else "The centre"
        raise IllegalMove("no-such-tiles", f"{place} has no {colour} tiles.", "A11")
    board = position.boards[position.to_move - 1]
    line = board.lines[take.destination - 1]
    if line.filled == take.destination:
        raise IllegalMove("line-complete", f"Pattern line {take.destination} is complete and takes no more tiles.", "A13")
    if line.colour not in (None, take.colour):
        raise IllegalMove("line-colour", f"Pattern line {take.destination} already holds {line.colour.name.lower()} tiles.", "A13")
    raise IllegalMove("wall-has-colour", f"Row {take.destination} of the wall already has {colour}: choose another line or the floor.", "A13")


def refuse_place(position: AzulPosition, place: Place) -> NoReturn:
    """Raise what is wrong with a placement that is not legal."""
    check_not_over(position)
    if not position.game.is_grey:
        raise IllegalMove("coloured-wall", "On the coloured wall each tile has its own cell: there is nothing to choose.", "A20")
    check_phase(position, Phase.TILING, IllegalMove)
    assert position.to_move is not None
    if place.line != position.line:
        raise IllegalMove("wrong-line", f"Seat {position.to_move} has to place the tile of line {position.line} next.", "A52")
    wall = position.boards[position.to_move - 1].wall
    if wall[place.line - 1][place.column - 1] is not None:
        raise IllegalMove("cell-taken", f"Row {place.line} of the wall already has a tile in column {place.column}.", "A50")
    raise IllegalMove("column-has-colour", f"Column {place.column} of the wall already has that colour.", "A50")
