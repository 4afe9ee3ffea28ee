"""Azul and Azul Mini as entries of the registry: their options and what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.rules.azul.moves import MOST_DISPLAYS
from azulejos.rules.azul.position import AzulPosition
from azulejos.rules.errors import OptionError
from azulejos.rules.game import Clauses, Game, Option, Rulebook, whole_number

DISPLAYS = {2: 5, 3: 7, 4: 9}
"""A2: how many displays, by players."""
TOURNAMENT_DISPLAYS = {2: 5, 3: 7, 4: 8}
"""T2: the same at a tournament table."""
WALLS = ("coloured", "grey")


@dataclass(frozen=True, slots=True)
class AzulGame(Game):
    """Azul, or Azul Mini, which plays by exactly the same rules (A6)."""

    id: str
    players: int
    wall: str
    displays: int
    tournament: bool
    clauses = Clauses(seats="A2", first="A10", scores="A41", winner="A42")

    def __post_init__(self) -> None:
        if self.players not in DISPLAYS:
            raise OptionError("no-such-players", f"Azul is for 2, 3 or 4 players, not {self.players}.", "A2")
        if self.wall not in WALLS:
            raise OptionError("no-such-wall", "The wall is either coloured or grey.", "A50")
        if not 1 <= self.displays <= MOST_DISPLAYS:
            raise OptionError("no-such-displays", f"A table has 1 to {MOST_DISPLAYS} displays, not {self.displays}.", "A2")
        if self.tournament and self.wall != "coloured":
            raise OptionError("tournament-wall", "Tournament tables play on the coloured wall.", "T8")

    @property
    def is_grey(self) -> bool:
        """Whether players choose their cells (A50)."""
        return self.wall == "grey"

    def start(self, first: int = 1) -> AzulPosition:
        """The position before the first deal: all tiles in the bag (A1), the marker in front of the first player (A10)."""
        return AzulPosition(self, first=first)


def _wall(text: str) -> str:
    if text not in WALLS:
        raise ValueError(text)
    return text


def _table(text: str) -> bool:
    if text != "tournament":
        raise ValueError(text)
    return True


OPTIONS = (
    Option("players", "Players", whole_number, str, None),
    Option("wall", "Wall", _wall, str, lambda _: "coloured", WALLS),
    # A record without the tag means the rulebook's number, at a tournament table too.
    Option("displays", "Displays", whole_number, str, lambda options: DISPLAYS.get(options["players"], MOST_DISPLAYS)),
    Option("tournament", "Table", _table, lambda _: "tournament", lambda _: False),
)


def _make(id: str, title: str) -> Rulebook:
    def make(*, players: int = 2, wall: str = "coloured", displays: int | None = None, tournament: bool = False) -> AzulGame:
        if displays is None:
            displays = (TOURNAMENT_DISPLAYS if tournament else DISPLAYS).get(players, MOST_DISPLAYS)
        return AzulGame(id, players, wall, displays, tournament)

    return Rulebook(id, title, OPTIONS, make, tuple(DISPLAYS))


AZUL = _make("azul", "Azul")
MINI = _make("mini", "Azul Mini")
