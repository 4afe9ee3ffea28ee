"""The schedule of an afternoon (T10): when each game, count and break begins and ends, with its delays, and by what has really begun."""

from __future__ import annotations

import datetime
import enum
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from azulejos.tournament.events import Delayed, Event, GameStarted, GameUndone
from azulejos.tournament.settings import Settings, clock, minutes


class Part(enum.StrEnum):
    """What a slot of the schedule is for."""

    GAME = "game"
    COUNTING = "counting"
    BREAK = "break"


@dataclass(frozen=True, slots=True)
class Slot:
    """A part of the afternoon, in minutes after midnight; a break belongs to the game before it."""

    part: Part
    game: int
    begins: int
    ends: int

    def __str__(self) -> str:
        return f"{clock(self.begins)}-{clock(self.ends)} {self.part} {self.game}"


Begun = Mapping[int, int]
"""When games have really begun, in minutes after midnight."""
NOTHING_BEGUN: Begun = MappingProxyType({})
MINUTE_MS = 60_000


def schedule(settings: Settings, delays: Iterable[Delayed] = (), begun: Begun = NOTHING_BEGUN) -> tuple[Slot, ...]:
    """All slots. A delay of a game makes the break before it longer, and moves all that follows; a game that is brought forward makes it shorter.
    Games that have begun stand where they did, and the next ones follow them.

    >>> from azulejos.tournament.settings import MARTELUDICA
    >>> [str(slot) for slot in schedule(MARTELUDICA)[:4]]
    ['14:30-15:30 game 1', '15:30-15:40 counting 1', '15:40-15:50 break 1', '15:50-16:50 game 2']
    >>> [str(slot) for slot in schedule(MARTELUDICA, [Delayed(2, 5, "A table is late.")])[2:4]]
    ['15:40-15:55 break 1', '15:55-16:55 game 2']
    >>> [str(slot) for slot in schedule(MARTELUDICA, begun={1: 14 * 60 + 42})[:4:3]]
    ['14:42-15:42 game 1', '16:02-17:02 game 2']
    """
    starts, found = _starts(settings, delays, begun), list[Slot]()
    for game, start in enumerate(starts, 1):
        following = starts[game] if game < len(starts) else None
        now = _slot(found, Part.GAME, game, start, start + settings.game_minutes, following)
        now = _slot(found, Part.COUNTING, game, now, now + settings.counting_minutes, following)
        if following is not None:
            _slot(found, Part.BREAK, game, now, following, following)
    return tuple(found)


def _starts(settings: Settings, delays: Iterable[Delayed], begun: Begun) -> list[int]:
    """When each game begins."""
    delayed_by: dict[int, int] = {}
    for delay in delays:
        delayed_by[delay.game] = delayed_by.get(delay.game, 0) + delay.minutes
    found, whole = list[int](), settings.game_minutes + settings.counting_minutes + settings.break_minutes
    for game in range(1, settings.all_games + 1):
        planned = found[-1] + whole if found else minutes(settings.start)
        found.append(begun.get(game, planned + delayed_by.get(game, 0)))
    return found


def _slot(found: list[Slot], part: Part, game: int, begins: int, ends: int, most: int | None) -> int:
    """One more slot, which ends when the next game begins; where nothing is left of it, there is none."""
    ends = ends if most is None else min(ends, most)
    if begins < ends:
        found.append(Slot(part, game, begins, ends))
    return max(begins, ends)


def started_of(events: Iterable[Event]) -> dict[int, int]:
    """When each game began, in milliseconds since 1970; one that was undone has not.

    >>> started_of([])
    {}
    """
    found: dict[int, int] = {}
    for event in events:
        if isinstance(event.data, GameStarted):
            found[event.data.game] = event.at
        elif isinstance(event.data, GameUndone):
            found.pop(event.data.game, None)
    return found


def begun_of(started: Mapping[int, int], games: int, zone: datetime.tzinfo | None = None) -> dict[int, int]:
    """When the games that have begun did, on the day of the first one, by milliseconds since 1970.

    >>> begun_of({1: 52_200_000, 2: 57_000_000}, 1, datetime.UTC)
    {1: 870}
    """
    if 1 not in started or not games:
        return {}
    midnight = datetime.datetime.combine(datetime.datetime.fromtimestamp(started[1] / 1000, zone).date(), datetime.time(), zone)
    first = round(midnight.timestamp() * 1000)
    return {game: (at - first) // MINUTE_MS for game, at in started.items() if game <= games}


def begins(settings: Settings, delays: Iterable[Delayed], game: int, begun: Begun = NOTHING_BEGUN) -> int:
    """When a game begins, in minutes after midnight.

    >>> from azulejos.tournament.settings import MARTELUDICA
    >>> clock(begins(MARTELUDICA, (), 3))
    '17:10'
    """
    return _starts(settings, delays, begun)[game - 1]


def overtime(settings: Settings, delays: Iterable[Delayed], begun: Begun = NOTHING_BEGUN) -> int:
    """By how many minutes the event ends later than it should; 0 if it does not.

    >>> from azulejos.tournament.settings import MARTELUDICA
    >>> overtime(MARTELUDICA, ()), overtime(MARTELUDICA, [Delayed(1, 60, "The room was closed.")])
    (0, 20)
    """
    return max(0, schedule(settings, delays, begun)[-1].ends - minutes(settings.end))
