"""A position of Azul Duel as JSON, for one viewer (D50). `docs/sight.md` has the meaning of each key.

It is made of the view's own position, in which fronts that only the other one has seen are not: what is not there cannot be told by mistake.
"""

from __future__ import annotations

from typing import Any

from azulejos.rules.duel import LETTERS, Back, Board, Components, Dome, DuelGame, DuelPosition, DuelView, Laid, Plate, Tray
from azulejos.rules.duel.scoring_tiles import score
from azulejos.rules.filling import Counts
from azulejos.server.sight.ending import outcome

EMPTY = "-"
_SEEN_BY: tuple[tuple[int, ...], ...] = ((), (1,), (2,), (1, 2))
"""Who knows which front lies there, by `Back.seen_by` (D50)."""


def position(view: DuelView) -> dict[str, Any]:
    """All that a viewer may know, with what follows from it: `unseen` has the plates and chips that this viewer has not seen.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.duel import DuelView
    >>> seen = position(DuelView(game("duel").start(), 1))
    >>> seen["stage"], seen["after"], seen["pile"][:2], seen["unseen"]["plates"][:2]
    ('top', 'turn-up', [None, None], ['YK/TS', 'KS/TR'])
    """
    at: DuelPosition = view.position
    game, result = at.game, at.outcome
    return {
        "game": game.id,
        "options": {"players": game.players, "tiles": game.tiles},
        "round": at.round,
        "phase": at.phase.value,
        "stage": at.stage.value,
        "after": None if at.after is None else at.after.value,
        "to_move": at.to_move,
        "line": at.line or None,
        "first": at.first,
        "holder": at.holder or None,
        "trays": [_tray(tray) for tray in at.trays],
        "rest": {"tray": at.tray, "tiles": at.rest} if at.rest else None,
        "display": [_plate(plate) for plate in at.display],
        "pile": [_back(back) for back in at.pile],
        "drawn": [_back(back) for back in at.drawn],
        "hand": _plate(at.hand),
        "bag": _counts(at.bag),
        "tower": _counts(at.tower),
        "boards": [_board(board, game) for board in at.boards],
        "unseen": {"plates": [str(plate) for plate in at.plates], "chips": at.chips},
        "points": _points(game.components),
        "outcome": None if result is None else outcome(result),
    }


def _counts(tiles: Counts) -> dict[str, int]:
    return dict(zip(LETTERS, tiles))


def _tray(tray: Tray) -> dict[str, str]:
    return {"sun": tray.sun, "moon": tray.moon, "chip": tray.chip}


def _plate(plate: Plate | None) -> str | None:
    return None if plate is None else str(plate)


def _back(back: Back) -> dict[str, Any] | None:
    """Nothing for a plate of which nobody has seen even the back."""
    if back.kind is None:
        return None
    return {"back": back.kind.value, "front": _plate(back.plate), "seen_by": _SEEN_BY[back.seen_by]}


def _board(board: Board, game: DuelGame) -> dict[str, Any]:
    return {
        "score": board.score,
        "lines": ["" if colour is None else colour * filled for colour, filled in board.lines],
        "dome": _dome(board.dome),
        "broken": board.broken,
        "chips": board.chips,
        "spent": board.spent,
        "tokens": board.tokens,
        "chips_taken": board.chips_taken,
        "scoring": {name: score(name, board.dome, game.components).points for name in game.tiles},
    }


def _dome(dome: Dome) -> dict[str, Any]:
    return {
        "plates": [_laid(laid) for laid in dome.plates],
        "spaces": ["".join([space or EMPTY for space in row]) for row in dome.spaces],
        "tiles": ["".join([tile or EMPTY for tile in row]) for row in dome.tiles],
    }


def _laid(laid: Laid | None) -> dict[str, Any] | None:
    return None if laid is None else {"plate": str(laid.plate), "turn": laid.turn}


def _points(components: Components) -> dict[str, Any]:
    """D6, D7, D36: what an owner of the box may have corrected."""
    return {
        "special": components.special_points,
        "broken": components.broken_costs,
        "first_tile": components.first_tile_cost,
        "scoring": dict(components.scoring),
    }
