"""The clock in the hall: the game's time with its pauses, the counting after it, the break before the next one (T10). Pure: the time is given.

A game's clock begins with the event `game-started`, whoever wrote it. Its end is that with the game's
minutes and all pauses; a table's, with its extra time besides.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from zoneinfo import ZoneInfo

from azulejos.server.tournaments.message_types import EventClock, ExtraTime
from azulejos.tournament.organiser_desk import OrganiserDesk
from azulejos.tournament.schedule import Begun, begins, begun_of
from azulejos.tournament.state import State

MINUTE = 60_000
NOTHING: Mapping[int, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Clock:
    """What the clock shows, and when it will show something else by itself."""

    shown: EventClock
    changes_at: int | None = None


def clock(state: State, desk: OrganiserDesk, started: Mapping[int, int], now: int, ended: Mapping[int, int] = NOTHING) -> Clock:
    """The clock now; `started` has when each game began, `ended` when it ended.

    >>> clock(State(), OrganiserDesk(), {}, 0).shown["kind"]
    'none'
    """
    if state.running is not None:
        return _of_game(state, desk, state.running.number, started[state.running.number], now)
    due = None if state.finished or state.next_game > state.settings.all_games else due_at(state, desk, started, ended)
    if due is None:
        return Clock(_shown("none"))
    return Clock(_shown("break", game=state.next_game, ends_at=due))


def _of_game(state: State, desk: OrganiserDesk, game: int, start: int, now: int) -> Clock:
    settings = state.settings
    since = desk.paused_since(game)
    if desk.arranged.online:  # Turns have the time (T4); the game ends by itself.
        return Clock(_shown("game", game=game, started_at=start, paused=since is not None))
    stood = sum(pause.ends - pause.begins for pause in desk.pauses if pause.game == game and pause.ends is not None)
    ends = start + settings.game_minutes * MINUTE + stood
    counting = ends + settings.counting_minutes * MINUTE
    extra = desk.extra_of(game)
    if since is not None:
        tables: list[ExtraTime] = [{"table": table, "minutes": minutes, "ends_at": None} for table, minutes in extra.items()]
        left = max(0, ends - since)
        return Clock(_shown("game" if left else "counting", game=game, started_at=start, paused=True, left=left, extra=tables))
    more: list[ExtraTime] = [{"table": table, "minutes": minutes, "ends_at": ends + minutes * MINUTE} for table, minutes in extra.items()]
    kind = "game" if now < ends else "counting"
    shown = _shown(kind, game=game, started_at=start, ends_at=ends, counting_until=counting, extra=more)
    return Clock(shown, ends if now < ends else None)


def zone_of(desk: OrganiserDesk) -> ZoneInfo | None:
    """The time zone of an event; none is the server's own."""
    return ZoneInfo(desk.arranged.timezone) if desk.arranged.timezone else None


def begun(state: State, desk: OrganiserDesk, started: Mapping[int, int]) -> Begun:
    """When the games of an event have really begun, in minutes after midnight where it is played."""
    return begun_of(started, len(state.games), zone_of(desk))


def due_at(state: State, desk: OrganiserDesk, started: Mapping[int, int], ended: Mapping[int, int] = NOTHING) -> int | None:
    """When the next game is due by the schedule with its delays and by what has begun: on the day of the first game, or on the one that was said.

    An unattended event has its break when a game has ended, whatever the schedule says.
    """
    if desk.arranged.online and desk.arranged.unattended and (last := len(state.games)) in ended:
        delays = sum(delay.minutes for delay in state.delays if delay.game == state.next_game)
        return ended[last] + (state.settings.break_minutes + delays) * MINUTE
    zone = zone_of(desk)
    if state.games:
        day = datetime.datetime.fromtimestamp(started[1] / 1000, zone).date()
    elif desk.arranged.date:
        day = datetime.date.fromisoformat(desk.arranged.date)
    else:
        return None
    minute = begins(state.settings, state.delays, state.next_game, begun(state, desk, started))
    midnight = datetime.datetime.combine(day, datetime.time(), zone)
    # By the clock on the wall: the hour is what was said, also on a day on which clocks change.
    at = midnight.replace(hour=minute // 60 % 24, minute=minute % 60) + datetime.timedelta(days=minute // 1440)
    return round(at.timestamp() * 1000)


def _shown(
    kind: str,
    *,
    game: int | None = None,
    started_at: int | None = None,
    ends_at: int | None = None,
    counting_until: int | None = None,
    paused: bool = False,
    left: int | None = None,
    extra: Sequence[ExtraTime] = (),
) -> EventClock:
    return {
        "kind": kind,
        "game": game,
        "started_at": started_at,
        "ends_at": ends_at,
        "counting_until": counting_until,
        "paused": paused,
        "left": left,
        "extra": extra,
    }
