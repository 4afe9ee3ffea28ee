"""What only Azul's replay shows: walls, and who left."""

from __future__ import annotations

from azulejos.rules import Phase
from azulejos.rules.azul import AzulPosition


def summary(position: AzulPosition, all_tiles: bool) -> dict[str, object]:
    """The keys of `azulejos replay --json` that are Azul's own."""
    shown: dict[str, object] = {"walls": [_wall(position, seat) for seat in range(1, position.game.players + 1)]}
    if position.withdrawn:
        shown["withdrawn"] = sorted(position.withdrawn)
    if position.phase is Phase.VOID:
        shown["void"] = True
    return shown


def _wall(position: AzulPosition, seat: int) -> list[str]:
    return ["".join("01"[cell is not None] for cell in row) for row in position.boards[seat - 1].wall]
