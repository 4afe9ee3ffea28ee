"""Azul Duel as an entry of the registry: its options and what they mean."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from azulejos.rules.chance import Chance
from azulejos.rules.duel.components import DIGITS, Components
from azulejos.rules.duel.loader import in_order, standard
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.scoring_tiles import FIRST_GAME, LEAST, NAMES, SIDES, check_names
from azulejos.rules.errors import OptionError
from azulejos.rules.game import Clauses, Game, Option, Rulebook, whole_number

PLAYERS = 2


@dataclass(frozen=True, slots=True)
class DuelGame(Game):
    """Azul Duel with its scoring tiles, three or four of them (D6), and its components."""

    id: str
    players: int
    tiles: tuple[str, ...]
    components: Components
    hides = True  # D50
    clauses = Clauses(seats="D1", first="D11", scores="D43", winner="D43")

    def __post_init__(self) -> None:
        if self.players != PLAYERS:
            raise OptionError("no-such-players", f"Azul Duel is for 2 players, not {self.players}.", "D1")
        check_names(self.tiles)
        if not isinstance(self.components, Components):
            raise OptionError("no-such-components", "An owner's own components are what azulejos.rules.duel.load reads from a file.", "D4")
        object.__setattr__(self, "components", in_order(self.components))

    def start(self, first: int = 1) -> DuelPosition:
        """The position before the first plate is turned up (D10)."""
        return DuelPosition(self, first=first)


def _make(*, players: int = PLAYERS, tiles: Sequence[str] = FIRST_GAME, components: Components | None = None) -> DuelGame:
    return DuelGame("duel", players, tuple(tiles), standard() if components is None else components)


def _tiles(text: str) -> tuple[str, ...]:
    names = tuple(text.split())
    if not set(names) <= set(NAMES):
        raise ValueError(text)
    return names


def _digest(text: str) -> str:
    if not re.fullmatch(f"[0-9a-f]{{{DIGITS}}}", text):
        raise ValueError(text)
    return text


def _digest_of(components: Components) -> str:
    return components.digest


def _lots(chance: Chance) -> dict[str, Any]:
    """D6: three of the scoring tiles, any side of each."""
    tiles = list(SIDES)
    while len(tiles) > LEAST:
        tiles.pop(chance.below(len(tiles)))
    return {"tiles": [sides[chance.below(len(sides))] for sides in tiles]}


OPTIONS = (
    Option("players", "Players", whole_number, str, None),
    Option("tiles", "Tiles", _tiles, " ".join, lambda _: FIRST_GAME, NAMES),
    Option("components", "Components", _digest, _digest_of, lambda _: standard(), by_digest=True),
)
DUEL = Rulebook("duel", "Azul Duel", OPTIONS, _make, (PLAYERS,), _lots, "scoring tiles")
