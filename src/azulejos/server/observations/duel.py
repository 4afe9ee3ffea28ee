"""A position of Azul Duel as JSON, for one viewer (D50).

It is made from the view's own position, which does not have the fronts that only the other player has seen: what is not there cannot leak.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, NamedTuple, NotRequired

from typing_extensions import TypedDict

from azulejos.rules import Outcome as Result
from azulejos.rules import Phase
from azulejos.rules import duel as rules
from azulejos.rules.duel import LETTERS, Back, Board, Components, Dome, DuelGame, DuelStage, DuelView, Plate
from azulejos.rules.duel.plates import Kind
from azulejos.rules.duel.scoring_tiles import score
from azulejos.rules.duel.stages import PHASES
from azulejos.rules.filling import Counts
from azulejos.server.message_schemas import one_of, values_of
from azulejos.server.observations.scoring import Outcome, outcome

EMPTY = "-"
_SEEN_BY: tuple[tuple[int, ...], ...] = ((), (1,), (2,), (1, 2))
"""Who knows which front lies there, by `Back.seen_by` (D50)."""
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


class LiesOpen(NamedTuple):
    """Everything of a position that no view of it hides."""

    game: DuelGame
    round: int
    phase: Phase
    stage: DuelStage
    after: DuelStage | None
    to_move: int | None
    line: int
    first: int
    holder: int
    trays: tuple[rules.Tray, ...]
    tray: int
    rest: str
    display: tuple[Plate | None, ...]
    hand: Plate | None
    bag: Counts
    tower: Counts
    boards: tuple[Board, ...]
    result: Result | None


class DuelObserver:
    """Shows views of one game, one after the other. What lies open is the same in all views of a position, and is made once; and so is a dome, which
    few moves change, with what it is worth. Nobody changes what they are given.
    """

    def __init__(self) -> None:
        self._domes: dict[int, tuple[Dome, DuelDome, Mapping[str, int]]] = {}
        """The dome of each seat as it was last shown, with what each scoring tile would bring."""
        self._open: tuple[LiesOpen, DuelPosition] | None = None

    def position(self, view: DuelView) -> DuelPosition:
        """All that a viewer may know, with what follows from it.

        >>> from azulejos.rules import game
        >>> from azulejos.rules.duel import DuelView
        >>> shown = DuelObserver().position(DuelView(game("duel").start(), 1))
        >>> shown["stage"], shown["after"], shown["pile"][:2], shown["unseen"]["plates"][:2]
        ('top', 'turn-up', [None, None], ['YK/TS', 'KS/TR'])
        """
        at = view.position
        # fmt: off
        lies_open = LiesOpen(
            at.game, at.round, at.phase, at.stage, at.after, at.to_move, at.line, at.first, at.holder, at.trays, at.tray, at.rest, at.display,
            at.hand, at.bag, at.tower, at.boards, at.outcome,
        )
        # fmt: on
        # In two views of a position these are the same objects, so that it takes no time to compare them.
        if self._open is None or self._open[0] != lies_open:
            self._open = lies_open, self._shown(lies_open)
        return {
            **self._open[1],
            "pile": [_back(back) for back in at.pile],
            "drawn": [_back(back) for back in at.drawn],
            "unseen": {"plates": [str(plate) for plate in at.plates], "chips": at.chips},
        }

    def _shown(self, at: LiesOpen) -> DuelPosition:
        """What lies open, and nothing that one viewer knows and another does not."""
        game = at.game
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
            "trays": [{"sun": sun, "moon": moon, "chip": chip} for sun, moon, chip in at.trays],
            "rest": {"tray": at.tray, "tiles": at.rest} if at.rest else None,
            "display": [_plate(plate) for plate in at.display],
            "pile": (),
            "drawn": (),
            "hand": _plate(at.hand),
            "bag": _counts(at.bag),
            "tower": _counts(at.tower),
            "boards": [self._board(seat, board, game) for seat, board in enumerate(at.boards, 1)],
            "unseen": {"plates": (), "chips": ()},
            "points": points(game.components),
            "outcome": None if at.result is None else outcome(at.result),
        }

    def _board(self, seat: int, board: Board, game: DuelGame) -> DuelBoard:
        dome, known = board.dome, self._domes.get(seat)
        if known is None or known[0] is not dome:
            scoring = {name: score(name, dome, game.components).points for name in game.tiles}
            known = self._domes[seat] = dome, _dome(dome), scoring
        return {
            "score": board.score,
            "lines": ["" if colour is None else colour * filled for colour, filled in board.lines],
            "dome": known[1],
            "broken": board.broken,
            "chips": board.chips,
            "spent": board.spent,
            "tokens": board.tokens,
            "chips_taken": board.chips_taken,
            "scoring": known[2],
        }


def _counts(tiles: Counts) -> dict[str, int]:
    return dict(zip(LETTERS, tiles))


def _plate(plate: Plate | None) -> str | None:
    return None if plate is None else str(plate)


def _back(back: Back) -> PileEntry | None:
    if back.kind is None:
        return None
    return {"back": back.kind.value, "front": _plate(back.plate), "seen_by": _SEEN_BY[back.seen_by]}


def _dome(dome: Dome) -> DuelDome:
    return {
        "plates": tuple(None if laid is None else {"plate": str(laid.plate), "turn": laid.turn} for laid in dome.plates),
        "spaces": tuple("".join([space or EMPTY for space in row]) for row in dome.spaces),
        "tiles": tuple("".join([tile or EMPTY for tile in row]) for row in dome.tiles),
    }


def points(components: Components) -> DuelPoints:
    """What the components say about points (D6, D7, D36)."""
    return {
        "special": components.special_points,
        "broken": components.broken_costs,
        "first_tile": components.first_tile_cost,
        "scoring": dict(components.scoring),
    }
