"""Azul Duel as an entry of the registry: its options and what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from azulejos.rules.chance import Chance
from azulejos.rules.duel.components import Components
from azulejos.rules.duel.loader import standard
from azulejos.rules.duel.scoring_tiles import FIRST_GAME, NAMES, PAIRS, check_names
from azulejos.rules.errors import OptionError
from azulejos.rules.game import Clauses, Game, Option, Rulebook, whole_number

if TYPE_CHECKING:
    from azulejos.rules.duel.position import DuelPosition

PLAYERS = 2


@dataclass(frozen=True, slots=True)
class DuelGame(Game):
    """Azul Duel with its scoring tiles, three or four of them (D6), and its components."""

    id: str
    players: int
    tiles: tuple[str, ...]
    components: Components
    clauses = Clauses(seats="D1", first="D11", scores="D43", winner="D43")

    def __post_init__(self) -> None:
        if self.players != PLAYERS:
            raise OptionError("no-such-players", f"Azul Duel is for 2 players, not {self.players}.", "D1")
        check_names(self.tiles)

    @property
    def is_recordable(self) -> bool:
        """Whether its components are the package's own: no record tells an owner's."""
        return self.components == standard()

    def start(self, first: int = 1) -> DuelPosition:
        """The position before the first plate is turned up (D10)."""
        from azulejos.rules.duel.position import DuelPosition

        return DuelPosition(self, first=first)


def _make(*, players: int = PLAYERS, tiles: Sequence[str] = FIRST_GAME, components: Components | None = None) -> DuelGame:
    return DuelGame("duel", players, tuple(tiles), components or standard())


def _tiles(text: str) -> tuple[str, ...]:
    names = tuple(text.split())
    if not set(names) <= set(NAMES):
        raise ValueError(text)
    return names


def _by_lot(players: int, chance: Chance) -> DuelGame:
    """D6: three of the four scoring tiles, any side of each."""
    pairs = list(PAIRS)
    pairs.pop(chance.below(len(pairs)))
    return _make(players=players, tiles=[pair[chance.below(len(pair))] for pair in pairs])


OPTIONS = (
    Option("players", "Players", whole_number, str, None),
    Option("tiles", "Tiles", _tiles, " ".join, lambda _: FIRST_GAME),
)
DUEL = Rulebook("duel", "Azul Duel", OPTIONS, _make, (PLAYERS,), _by_lot, unrecorded=("components",))
