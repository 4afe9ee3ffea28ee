"""What a contest is: who plays whom, how often, on which terms; and what came of each deal."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations
from typing import Any

from azulejos.arena.game import ArenaGame, Forfeit
from azulejos.arena.ratings import Result
from azulejos.bots import Limit
from azulejos.rules import GAMES, Game, OptionError, RandomChance, rulebook


@dataclass(frozen=True, slots=True)
class Unit:
    """One deal between some entrants: as many games as there are seats, so that everybody sits everywhere once."""

    number: int
    deal: int
    entrants: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """A contest. The same plan gives the same games, where nodes or depth limit the thinking."""

    entrants: tuple[str, ...]
    game: str = next(iter(GAMES))
    players: int = 2
    games: int = 100
    """Of each table of entrants who meet; rounded up, so that every deal is played from all seats."""
    seed: int = 1
    limit: Limit = field(default_factory=Limit)
    margin: float = 0.0
    options: Mapping[str, Any] = field(default_factory=dict)
    """Those of the game."""

    def __post_init__(self) -> None:
        if self.players not in rulebook(self.game).players:
            raise OptionError("no-such-players", f"{rulebook(self.game).title} is not for {self.players} players.")
        if len(self.entrants) < self.players:
            raise OptionError("too-few-entrants", f"A contest of {self.players} players a table needs as many bots or more: name them.")
        if self.games < 1:
            raise OptionError("too-few-games", "A contest has at least one game.")

    @property
    def deals(self) -> int:
        """How many deals each table plays."""
        return -(-self.games // self.players)

    def units(self) -> Iterator[Unit]:
        """All units, in their order: a deal at all tables, and then the next deal.

        >>> [unit.entrants for unit in Plan(("a", "b", "c"), games=2).units()]
        [(0, 1), (0, 2), (1, 2)]
        """
        number = 0
        for deal in range(self.deals):
            for entrants in combinations(range(len(self.entrants)), self.players):
                yield Unit(number, deal, entrants)
                number += 1

    @property
    def size(self) -> int:
        """How many units there are."""
        return self.deals * sum(1 for _ in combinations(self.entrants, self.players))

    def settled_game(self, deal: int) -> Game:
        """The game of a deal; what is usually drawn by lot is, the same for all."""
        return rulebook(self.game).by_lot(self.players, RandomChance(random.Random(f"{self.seed} lots {deal}")), **self.options)

    def to_json(self) -> dict[str, Any]:
        """As a journal keeps it."""
        return {**asdict(self), "entrants": list(self.entrants), "options": dict(self.options)}

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> Plan:
        """The plan that a journal keeps.

        >>> Plan.from_json(Plan(("a", "b"), limit=Limit(nodes=5)).to_json()) == Plan(("a", "b"), limit=Limit(nodes=5))
        True
        """
        return cls(**{**kept, "entrants": tuple(kept["entrants"]), "limit": Limit(**kept["limit"])})

    def but_for_games(self) -> Plan:
        """The same, whatever the number of games: more can be played later."""
        return replace(self, games=1)


@dataclass(frozen=True, slots=True)
class GameResult:
    """What is kept of a game beside its record. By entrant of the unit, in their order."""

    seats: tuple[int, ...]
    scores: tuple[int | None, ...]
    shares: tuple[float, ...]
    slowest: tuple[float, ...]
    forfeit: Forfeit | None = None

    @classmethod
    def of(cls, game: ArenaGame) -> GameResult:
        """The result of a game."""
        return cls(game.seats, game.scores, game.shares, tuple(round(each, 4) for each in game.slowest), game.forfeit)


@dataclass(frozen=True, slots=True)
class UnitResult:
    """What came of a deal."""

    unit: Unit
    games: tuple[GameResult, ...]

    def share(self, entrant: int) -> float:
        """Which part of its games an entrant of the unit has won."""
        at = self.unit.entrants.index(entrant)
        return sum(game.shares[at] for game in self.games) / len(self.games)

    def results(self) -> list[Result]:
        """For the ratings."""
        return [Result(self.unit.entrants, game.shares) for game in self.games]

    def to_json(self) -> dict[str, Any]:
        """As a journal keeps it."""
        return {"unit": self.unit.number, "deal": self.unit.deal, "entrants": self.unit.entrants, "games": [asdict(game) for game in self.games]}

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> UnitResult:
        """What a journal has kept."""
        games = tuple(
            GameResult(
                tuple(game["seats"]),
                tuple(game["scores"]),
                tuple(game["shares"]),
                tuple(game["slowest"]),
                Forfeit(**game["forfeit"]) if game["forfeit"] else None,
            )
            for game in kept["games"]
        )
        return cls(Unit(kept["unit"], kept["deal"], tuple(kept["entrants"])), games)
