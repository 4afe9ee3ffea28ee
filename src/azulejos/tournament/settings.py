"""What an organiser may choose: every value that the regulation's specification marks *preset*, and presets of them."""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from azulejos.rules import Game, game
from azulejos.tournament import payload
from azulejos.tournament.errors import BadSettings
from azulejos.tournament.seating.tables import FirstPlayer

MINUTES_A_DAY = 24 * 60
_CLOCK = re.compile(r"([01]\d|2[0-3]):([0-5]\d)", re.ASCII)


class Pairing(enum.StrEnum):
    """Who meets whom (T15)."""

    PLANNED = "planned"
    """All games are planned together, with as few repeated meetings as possible."""
    SWISS = "swiss"
    """The first game by lot; then those with about as many PT meet, game by game."""


class PublicNames(enum.StrEnum):
    """How public lists name people."""

    FULL = "full"
    INITIAL = "initial"
    """First name, and the initial of the surname."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Every value that an organiser may change, checked. The defaults are the Marteludica regulation's.

    >>> Settings().games, Settings(displays=9).displays
    (3, 9)
    >>> Settings(start="2.30 pm")
    Traceback (most recent call last):
    azulejos.tournament.errors.BadSettings: A time of the day is written as hours and minutes: write it like 14:30. (T10)
    """

    games: int = 3
    """T10: for each player, the final table not counted."""
    pairing: Pairing = Pairing.PLANNED
    final_table: bool = False
    """Whether a table of the best four plays for the first places after the games."""
    displays: int = 8
    """T2: at a table of four; tables of three and two have the rulebook's 7 and 5."""
    first_player: FirstPlayer = FirstPlayer.LOT
    """T3; an organiser may choose balance instead of the lot."""
    turn_seconds: int = 120
    """T4."""
    least_age: int = 12
    """T11."""
    start: str = "14:30"
    """T10, as all times of the day: hours and minutes."""
    end: str = "19:00"
    game_minutes: int = 60
    counting_minutes: int = 10
    break_minutes: int = 10
    public_names: PublicNames = PublicNames.FULL

    def __post_init__(self) -> None:
        for name, least, most, clause in _BOUNDS:
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
                raise BadSettings("out-of-bounds", f"{name} is a whole number from {least} to {most}.", clause)
        if minutes(self.end) <= minutes(self.start):
            raise BadSettings("ends-before-it-starts", f"The event ends at {self.end}, not after its start at {self.start}: change one.", "T10")
        there = minutes(self.end) - minutes(self.start)
        if self.needed_minutes > there:
            needed = f"The games need {self.needed_minutes} minutes, and from {self.start} to {self.end} there are {there}"
            raise BadSettings("too-long", f"{needed}: begin earlier, end later or play less.", "T10")

    @property
    def all_games(self) -> int:
        """How many games there are, with the final table's."""
        return self.games + self.final_table

    @property
    def needed_minutes(self) -> int:
        """T10: how long it takes from the first game's start to the last count.

        >>> MARTELUDICA.needed_minutes
        230
        """
        return self.all_games * (self.game_minutes + self.counting_minutes) + (self.all_games - 1) * self.break_minutes

    def table_game(self, players: int) -> Game:
        """T2, T8: the game that a table of so many plays.

        >>> [MARTELUDICA.table_game(players).displays for players in (4, 3, 2)]
        [8, 7, 5]
        """
        return game("azul", players=players, displays=self.displays if players == 4 else None, tournament=True)

    def json(self) -> dict[str, Any]:
        """As an object of JSON.

        >>> Settings.read(MARTELUDICA.json()) == MARTELUDICA
        True
        """
        found: dict[str, Any] = payload.write(self)
        return found

    @staticmethod
    def read(value: Mapping[str, Any]) -> Settings:
        """From an object of JSON; what it does not name is as in the regulation."""
        return payload.read(Settings, value)


_BOUNDS = (
    ("games", 1, 20, "T10"),
    ("displays", 1, 9, "T2"),
    ("turn_seconds", 5, 3_600, "T4"),
    ("least_age", 0, 99, "T11"),
    ("game_minutes", 5, 600, "T10"),
    ("counting_minutes", 0, 120, "T10"),
    ("break_minutes", 0, 240, "T10"),
)


def minutes(clock: str) -> int:
    """A time of the day in minutes after midnight.

    >>> minutes("14:30")
    870
    """
    found = _CLOCK.fullmatch(clock)
    if found is None:
        raise BadSettings("no-such-time", "A time of the day is written as hours and minutes: write it like 14:30.", "T10")
    return int(found[1]) * 60 + int(found[2])


def clock(minutes: int) -> str:
    """Minutes after midnight as a time of the day.

    >>> clock(870), clock(1450)
    ('14:30', '00:10')
    """
    return f"{minutes % MINUTES_A_DAY // 60:02}:{minutes % 60:02}"


MARTELUDICA = Settings()
"""The regulation as it is written."""
SWISS = Settings(pairing=Pairing.SWISS)
"""Swiss by PT: who has about as many tournament points meets."""
FINAL_FOUR = Settings(final_table=True, end="20:00")
"""The regulation's games, then a final table of the best four; it needs an hour more."""
PRESETS: Mapping[str, Settings] = {"marteludica": MARTELUDICA, "swiss": SWISS, "final-four": FINAL_FOUR}
"""By the names that an organiser gives."""
