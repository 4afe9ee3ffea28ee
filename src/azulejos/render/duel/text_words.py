"""Words for what is awaited in Azul Duel, for its scoring tiles, and for how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.render.text_names import counted, listed, name_of
from azulejos.rules import Bonus, Position
from azulejos.rules.duel.components import Components
from azulejos.rules.duel.dome import SIZE
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage

_AWAITED = {
    DuelStage.TOP: "the pile's next back is turned to",
    DuelStage.TURN_UP: "the display is to be filled",
    DuelStage.TRAYS: "to be dealt",
    DuelStage.REVEAL: "a chip is to be revealed",
    DuelStage.FRONTS: "{who} to look at the drawn plates",
    DuelStage.FIRST_PLATE: "{who} to take a first plate",
    DuelStage.TURN: "{who} to take a turn",
    DuelStage.STACK: "{who} to stack {rest} on small tray {tray}",
    DuelStage.DRAWING: "{who} to draw again or stop",
    DuelStage.KEEP: "{who} to keep a drawn plate",
    DuelStage.LAY: "{who} to lay a plate",
    DuelStage.UNDER: "{who} to put a plate under the pile",
    DuelStage.CHIPS: "{who} to spend chips on line {line}, or none",
    DuelStage.CELL: "{who} to place the tile of line {line}",
    DuelStage.OVER: "the game is over",
}


def awaited(position: DuelPosition, who: str) -> str:
    """What is awaited, and of whom.

    >>> from azulejos.rules.duel.game import DUEL
    >>> awaited(DUEL.make().start(), "Ann")
    "the pile's next back is turned to"
    """
    return _AWAITED[position.stage].format(who=who, rest=position.rest, tray=position.tray, line=position.line)


def points_of(tile: str, components: Components) -> str:
    """What a scoring tile brings, in short.

    >>> from azulejos.rules.duel.loader import standard
    >>> points_of("rows", standard()), points_of("corners", standard())
    ('3', '3/8')
    """
    if tile == "corners":
        return f"{components.points('upper_corners')}/{components.points('lower_corners')}"
    return str(components.points(tile))


def bonus_name(position: Position, seat: int, bonus: Bonus) -> str:
    """What a scoring tile counted (D6): rows and columns by number, cells by their count; what it asks for where nothing did."""
    del position, seat
    if not bonus.count:
        return _NOTHING.get(bonus.kind, f"no {bonus.kind}")
    match bonus.kind:
        case "rows" | "columns":
            return f"{bonus.kind.removesuffix('s')}{'s' * (bonus.count > 1)} {_numbers(bonus, 0 if bonus.kind == 'rows' else 1)}"
        case "colours":
            return f"five kinds in row{'s' * (bonus.count > 1)} {_numbers(bonus, 0)}"
        case "edge":
            return f"{counted(bonus.count, 'tile')} on the edge"
        case "diagonals":
            return "both diagonals" if bonus.count > 1 else f"the diagonal from the {'upper' if bonus.cells[0][0] == (1, 1) else 'lower'} left"
        case "corners":
            return f"{listed([_corner(*cells[0]) for cells in bonus.cells])} corner{'s' * (bonus.count > 1)}"
        case "wilds":
            return f"all {counted(bonus.count, 'wild space')} filled"
        case "specials":
            return f"{counted(bonus.count, 'special space')} empty"
        case kind:
            return f"{kind}, {bonus.count} of them"


_NOTHING = {
    "rows": "no complete row",
    "colours": "no row with five kinds",
    "columns": "no complete column",
    "edge": "no tile on the edge",
    "diagonals": "no complete diagonal",
    "corners": "no filled corner plate",
    "wilds": "not all wild spaces filled",
    "specials": "no special space empty",
}


def _numbers(bonus: Bonus, axis: int) -> str:
    return listed([str(cells[0][axis]) for cells in bonus.cells])


def _corner(row: int, column: int) -> str:
    return f"{'upper' if row <= SIZE // 2 else 'lower'} {'left' if column <= SIZE // 2 else 'right'}"


def tie(position: Position, names: Sequence[str]) -> str:
    """How a tie was broken (D43)."""
    if not isinstance(position, DuelPosition):
        raise TypeError(f"{type(position).__name__} is not a position of Azul Duel")
    outcome = position.outcome
    assert outcome is not None
    winner = name_of(names, outcome.winners[0])
    why = f"took the first-player tile in round {position.round}"
    if not position.holder:
        why = f"started round {position.round}, in which nobody took the first-player tile"
    return f"Both have {counted(outcome.scores[0] or 0, 'point')}; {winner} wins, who {why}. (D43)"
