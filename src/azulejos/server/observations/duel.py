"""A position of Azul Duel as JSON, for one viewer (D50).

It is made from the view's own position, which does not have the fronts that only the other player has seen: what is not there cannot leak.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, NotRequired

from typing_extensions import TypedDict

from azulejos.rules.duel import LETTERS, Back, Board, Components, Dome, DuelStage, DuelView, Plate
from azulejos.rules.duel.plates import Kind
from azulejos.rules.duel.scoring_tiles import score
from azulejos.rules.duel.stages import PHASES
from azulejos.rules.filling import Counts
from azulejos.server.message_schemas import one_of, values_of
from azulejos.server.observations.scoring import Outcome, outcome

EMPTY = "-"
_SEEN_BY: tuple[tuple[int, ...], ...] = ((), (1,), (2,), (1, 2))
"""Who knows which front lies there, by `Back.seen_by` (D50)."""
_BOARDS = 4_096
"""So many boards are remembered as JSON: both players and everybody else see the same two, and a move changes one of them or none."""
_PHASES = one_of(*dict.fromkeys(phase.value for phase in PHASES.values()))


class DuelOptions(TypedDict):
    """What `game()` takes."""

    players: int
    tiles: Sequence[str]
    """The names of the scoring tiles (D6)."""


class Tray(TypedDict):
    """A tray: the large one, or a small one."""

    sun: str
    moon: str
    """Of a small tray from the bottom to the top."""
    chip: str
    """`?` face down, `""` if there is none."""


class TrayRest(TypedDict):
    """Tiles that are to be stacked on a tray."""

    tray: int
    tiles: str


class PileEntry(TypedDict):
    """A plate in the pile, or a drawn one."""

    back: Annotated[str, values_of(Kind)]
    """`S` special, `W` wild."""
    front: str | None
    """`null` unless this viewer knows it."""
    seen_by: Sequence[int]
    """The seats that know that this front lies here."""


class LaidPlate(TypedDict):
    """A plate on a dome."""

    plate: str
    turn: int
    """Quarters clockwise."""


class DuelDome(TypedDict):
    """The dome of a board."""

    plates: Sequence[LaidPlate | None]
    """For each of the nine plate spaces."""
    spaces: Sequence[str]
    """Six rows of what the plates ask for as they lie: `S` special, `*` wild."""
    tiles: Sequence[str]
    """Six rows of what lies there: `S` a special tile."""


class DuelBoard(TypedDict):
    """A player's board."""

    score: int
    """Without the points of the scoring tiles."""
    lines: Sequence[str]
    """The pattern lines, from the top."""
    dome: DuelDome
    broken: str
    """The broken tiles."""
    chips: Sequence[str]
    spent: Sequence[str]
    """Chips that were used."""
    tokens: int
    """Not yet used in this round."""
    chips_taken: int
    """In this round."""
    scoring: Mapping[str, int]
    """What each scoring tile would bring if the game ended now."""


class Unseen(TypedDict):
    """What this viewer has not seen, by deduction. A front that only the other one has seen is among it."""

    plates: Sequence[str]
    chips: Sequence[str]


class DuelPoints(TypedDict):
    """What the box says, which its owner may have corrected."""

    special: Sequence[int]
    """For each dome row (D7)."""
    broken: Sequence[int]
    """In all for one to four tiles (D36)."""
    first_tile: int
    """The cost of the first-player tile."""
    scoring: Mapping[str, int]
    """By scoring tile (D6)."""


class DuelPosition(TypedDict):
    """A position of Azul Duel."""

    game: Annotated[str, one_of("duel")]
    options: DuelOptions
    round: int
    """`0` before the first deal, to `5`."""
    phase: Annotated[str, _PHASES]
    """In the words of every game; `deal` is chance."""
    stage: Annotated[str, values_of(DuelStage)]
    """What just now is awaited."""
    after: Annotated[str, values_of(DuelStage)] | None
    """With `top`, what comes then."""
    to_move: int | None
    """The seat whose decision is awaited."""
    line: int | None
    """The line that is handled in tiling."""
    first: int
    """The round's first player."""
    holder: int | None
    """The seat that has the first-player tile; `null` while it lies on the large tray."""
    trays: Sequence[Tray]
    """The large one, then the four small ones."""
    rest: TrayRest | None
    """While a stack is awaited."""
    display: Sequence[str | None]
    """Three plates, `null` for an empty place."""
    pile: Sequence[PileEntry | None]
    """From the top to the bottom; `null` for a plate of which nobody has seen even the back."""
    drawn: Sequence[PileEntry | None]
    """The drawn plates."""
    hand: str | None
    """The plate that is to be laid."""
    bag: Mapping[str, int]
    """How many of each colour."""
    tower: Mapping[str, int]
    boards: Sequence[DuelBoard]
    """One for each seat."""
    unseen: Unseen
    points: DuelPoints
    outcome: Outcome | None
    """`null` until the game is over."""
    afen: NotRequired[str]
    """This viewer's, without what the viewer may not know, where it is asked for: of a live table by `afen`."""


def position(view: DuelView) -> DuelPosition:
    """All that a viewer may know, with what follows from it.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.duel import DuelView
    >>> shown = position(DuelView(game("duel").start(), 1))
    >>> shown["stage"], shown["after"], shown["pile"][:2], shown["unseen"]["plates"][:2]
    ('top', 'turn-up', [None, None], ['YK/TS', 'KS/TR'])
    """
    at = view.position
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
        "trays": [{"sun": tray.sun, "moon": tray.moon, "chip": tray.chip} for tray in at.trays],
        "rest": {"tray": at.tray, "tiles": at.rest} if at.rest else None,
        "display": [_plate(plate) for plate in at.display],
        "pile": [_back(back) for back in at.pile],
        "drawn": [_back(back) for back in at.drawn],
        "hand": _plate(at.hand),
        "bag": _counts(at.bag),
        "tower": _counts(at.tower),
        "boards": [_board(board, game.tiles, game.components) for board in at.boards],
        "unseen": {"plates": [str(plate) for plate in at.plates], "chips": at.chips},
        "points": _points(game.components),
        "outcome": None if result is None else outcome(result),
    }


def _counts(tiles: Counts) -> dict[str, int]:
    return dict(zip(LETTERS, tiles))


def _plate(plate: Plate | None) -> str | None:
    return None if plate is None else str(plate)


def _back(back: Back) -> PileEntry | None:
    if back.kind is None:
        return None
    return {"back": back.kind.value, "front": _plate(back.plate), "seen_by": _SEEN_BY[back.seen_by]}


@lru_cache(_BOARDS)
def _board(board: Board, scoring: tuple[str, ...], components: Components) -> DuelBoard:
    """The same object for whoever asks for an equal board: nobody changes it."""
    return {
        "score": board.score,
        "lines": tuple("" if colour is None else colour * filled for colour, filled in board.lines),
        "dome": _dome(board.dome),
        "broken": board.broken,
        "chips": board.chips,
        "spent": board.spent,
        "tokens": board.tokens,
        "chips_taken": board.chips_taken,
        "scoring": {name: score(name, board.dome, components).points for name in scoring},
    }


def _dome(dome: Dome) -> DuelDome:
    return {
        "plates": tuple(None if laid is None else {"plate": str(laid.plate), "turn": laid.turn} for laid in dome.plates),
        "spaces": tuple("".join([space or EMPTY for space in row]) for row in dome.spaces),
        "tiles": tuple("".join([tile or EMPTY for tile in row]) for row in dome.tiles),
    }


def _points(components: Components) -> DuelPoints:
    return {
        "special": components.special_points,
        "broken": components.broken_costs,
        "first_tile": components.first_tile_cost,
        "scoring": dict(components.scoring),
    }
