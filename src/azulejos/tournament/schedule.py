"""The schedule of an afternoon (T10): when each game, count and break begins and ends, with its delays."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass

from azulejos.tournament.events import Delayed
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


def schedule(settings: Settings, delays: Iterable[Delayed] = ()) -> tuple[Slot, ...]:
    """All slots. A delay of a game makes the break before it longer, and moves all that follows.

    >>> from azulejos.tournament.settings import MARTELUDICA
    >>> [str(slot) for slot in schedule(MARTELUDICA)[:4]]
    ['14:30-15:30 game 1', '15:30-15:40 counting 1', '15:40-15:50 break 1', '15:50-16:50 game 2']
    >>> [str(slot) for slot in schedule(MARTELUDICA, [Delayed(2, 5, "A table is late.")])[2:4]]
    ['15:40-15:55 break 1', '15:55-16:55 game 2']
    """
    delayed_by: dict[int, int] = {}
    for delay in delays:
        delayed_by[delay.game] = delayed_by.get(delay.game, 0) + delay.minutes
    now, found = minutes(settings.start), list[Slot]()
    for game in range(1, settings.all_games + 1):
        if game > 1:
            now = _slot(found, Part.BREAK, game - 1, now, settings.break_minutes + delayed_by.get(game, 0))
        else:
            now += delayed_by.get(game, 0)
        now = _slot(found, Part.GAME, game, now, settings.game_minutes)
        now = _slot(found, Part.COUNTING, game, now, settings.counting_minutes)
    return tuple(found)


def _slot(found: list[Slot], part: Part, game: int, begins: int, length: int) -> int:
    if length:
        found.append(Slot(part, game, begins, begins + length))
    return begins + length


def begins(settings: Settings, delays: Iterable[Delayed], game: int) -> int:
    """When a game begins, in minutes after midnight.

    >>> from azulejos.tournament.settings import MARTELUDICA
    >>> clock(begins(MARTELUDICA, (), 3))
    '17:10'
    """
    return next(slot.begins for slot in schedule(settings, delays) if slot.part is Part.GAME and slot.game == game)


def overtime(settings: Settings, delays: Iterable[Delayed]) -> int:
    """By how many minutes the event ends later than it should; 0 if it does not.

    >>> from azulejos.tournament.settings import MARTELUDICA
    >>> overtime(MARTELUDICA, ()), overtime(MARTELUDICA, [Delayed(1, 60, "The room was closed.")])
    (0, 20)
    """
    return max(0, schedule(settings, delays)[-1].ends - minutes(settings.end))
