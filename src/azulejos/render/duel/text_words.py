"""Words for what is awaited in Azul Duel, for its scoring tiles, and for how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.render.wording import ENGLISH, Wording, yes
from azulejos.rules import Bonus, Position
from azulejos.rules.duel.components import Components
from azulejos.rules.duel.dome import SIZE
from azulejos.rules.duel.position import DuelPosition


def awaited(position: DuelPosition, who: str, wording: Wording = ENGLISH) -> str:
    """What is awaited, and of whom.

    >>> from azulejos.rules.duel.game import DUEL
    >>> awaited(DUEL.make().start(), "Ann")
    "the pile's top plate is to be shown"
    """
    return wording("terminal-awaited-duel", stage=position.stage.value, who=who, rest=position.rest, tray=position.tray or 0, line=position.line)


def points_of(tile: str, components: Components) -> str:
    """What a scoring tile brings, in short.

    >>> from azulejos.rules.duel.loader import standard
    >>> points_of("rows", standard()), points_of("corners", standard())
    ('3', '3/8')
    """
    if tile == "corners":
        return f"{components.points('upper_corners')}/{components.points('lower_corners')}"
    return str(components.points(tile))


def bonus_name(position: Position, seat: int, bonus: Bonus, wording: Wording = ENGLISH) -> str:
    """What a scoring tile counted (D6): rows and columns by number, cells by their count; what it asks for where nothing did."""
    del position, seat
    if not bonus.count:
        return wording("terminal-no-goal", kind=bonus.kind)
    match bonus.kind:
        case "rows" | "columns":
            return wording(
                "terminal-bonus-lines", kind=bonus.kind, count=bonus.count, numbers=_numbers(bonus, 0 if bonus.kind == "rows" else 1, wording)
            )
        case "colours":
            return wording("terminal-bonus-kinds", count=bonus.count, numbers=_numbers(bonus, 0, wording))
        case "diagonals":
            return wording("terminal-bonus-diagonals", count=bonus.count, upper=yes(bonus.cells[0][0] == (1, 1)))
        case "corners":
            return wording(
                "terminal-bonus-corners", count=bonus.count, corners=wording.listed([_corner(*cells[0], wording) for cells in bonus.cells])
            )
        case kind:
            return wording("terminal-bonus-cells", kind=kind, count=bonus.count)


def _numbers(bonus: Bonus, axis: int, wording: Wording) -> str:
    return wording.listed([str(cells[0][axis]) for cells in bonus.cells])


def _corner(row: int, column: int, wording: Wording) -> str:
    return wording("terminal-corner", upper=yes(row <= SIZE // 2), left=yes(column <= SIZE // 2))


def tie(position: Position, names: Sequence[str], wording: Wording = ENGLISH) -> str:
    """How a tie was broken (D43)."""
    if not isinstance(position, DuelPosition):
        raise TypeError(f"{type(position).__name__} is not a position of Azul Duel")
    outcome = position.outcome
    assert outcome is not None
    winner, points = wording.seat(names, outcome.winners[0]), outcome.scores[0] or 0
    return wording("terminal-tie-duel", count=points, winner=winner, round=position.round, taken=yes(bool(position.holder)))
