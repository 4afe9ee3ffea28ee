"""What only Azul Duel's replay shows: domes, and the points of the scoring tiles."""

from __future__ import annotations

from azulejos.rules.duel import DuelPosition, scoring_tiles


def summary(position: DuelPosition, all_tiles: bool) -> dict[str, object]:
    """The keys of `azulejos replay --json` that are Duel's own: of an unfinished game, what the domes would bring as they are."""
    names = scoring_tiles.NAMES if all_tiles else position.game.tiles
    components = position.game.components
    return {
        "domes": [["".join("0" if tile is None else "1" for tile in row) for row in board.dome.tiles] for board in position.boards],
        "tiles": [{name: scoring_tiles.score(name, board.dome, components).points for name in names} for board in position.boards],
    }
