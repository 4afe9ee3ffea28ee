"""What an organiser may choose: every value that the regulation's specification marks *preset*, and presets of them."""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping
from dataclasses import dataclass, make_dataclass, replace
from typing import TYPE_CHECKING, Any, get_type_hints

from azulejos.rules import Game, game
from azulejos.tournament import payload
from azulejos.tournament.criteria import RANKED_BY, TIE_BREAKS, Criterion
from azulejos.tournament.errors import BadSettings
from azulejos.tournament.seating.tables import FirstPlayer

MINUTES_A_DAY = 24 * 60
PLACES = 4
"""At the largest table (T1)."""
MOST_PLACE_POINTS = 1_000
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
    """Whether the best play a final for the first places after the games."""
    final_players: int = payload.later(4)
    """How many play in the final; more than four sit at several tables."""
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
    ranked_by: Criterion = payload.later(Criterion.PT)  # noqa: RUF009 (the function makes a field)
    """T13: what the standings are by, PT or place points."""
    place_points: tuple[int, ...] = payload.later((4, 3, 2, 1))
    """What the places at a table are worth, the first one first; a place that is shared is worth the same to all who share it."""
    tie_breaks: tuple[Criterion, ...] = payload.later((Criterion.ROWS, Criterion.WON))
    """T14: what ties of the standings are broken by, in this order; then the place is shared."""
    hidden_from: int | None = payload.later(None)
    """From this game on, results and standings are not public until the prize-giving; `null` for never."""

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
        self._check_standings()

    def _check_standings(self) -> None:
        if self.ranked_by not in RANKED_BY:
            raise BadSettings("no-such-ranking", f"Standings are by one of these: {', '.join(RANKED_BY)}.", "T13")
        unique = len(set(self.tie_breaks)) == len(self.tie_breaks)
        if not unique or self.ranked_by in self.tie_breaks or not set(TIE_BREAKS).issuperset(self.tie_breaks):
            raise BadSettings(
                "bad-tie-breaks", f"Ties are broken by some of these, each once, and not by what ranks: {', '.join(TIE_BREAKS)}.", "T14"
            )
        points, least, most = self.place_points, 0, MOST_PLACE_POINTS
        if len(points) != PLACES or sorted(points, reverse=True) != list(points) or not least <= points[-1] <= points[0] <= most:
            raise BadSettings(
                "bad-place-points", f"Place points are four whole numbers from {most} to {least}, none higher than the one before.", "T13"
            )
        if self.hidden_from is not None and not 1 <= self.hidden_from <= self.all_games:
            raise BadSettings("bad-hiding", f"Standings can be hidden from game 1 to {self.all_games} on: choose one of these.", "T13")

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
        return self._minutes_of(self.all_games)

    def _minutes_of(self, games: int) -> int:
        return games * (self.game_minutes + self.counting_minutes) + (games - 1) * self.break_minutes

    def with_games(self, games: int) -> Settings:
        """With so many games, the event ending later where they need it.

        >>> MARTELUDICA.with_games(4).end, MARTELUDICA.with_games(2).end
        ('19:40', '19:00')
        """
        end = max(minutes(self.end), minutes(self.start) + self._minutes_of(games + self.final_table))
        if end >= MINUTES_A_DAY:
            raise BadSettings("too-long", f"{games} games from {self.start} on would end after midnight: play fewer.", "T10")
        hidden = None if self.hidden_from is None else min(self.hidden_from, games + self.final_table)
        return replace(self, games=games, end=clock(end), hidden_from=hidden)

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
    ("final_players", 2, 200, "T13"),
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


if TYPE_CHECKING:

    @dataclass(frozen=True, kw_only=True)
    class SettingsChoice:
        """Some of the settings: what is left out stays as it is."""
else:
    SettingsChoice = make_dataclass(
        "SettingsChoice",
        [(name, hint | None, None) for name, hint in get_type_hints(Settings).items()],
        namespace={"__doc__": "Some of the settings: what is left out stays as it is.", "__pydantic_config__": {"extra": "forbid"}},
        frozen=True,
        kw_only=True,
    )
    SettingsChoice.__module__ = __name__
