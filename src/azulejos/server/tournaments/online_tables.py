"""The live tables of an online event: how they are made, and what their games come to. Nothing here asks the time or a store."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from azulejos.rules import Phase, Position
from azulejos.rules.azul import AzulPosition, Pass, Resume, Take
from azulejos.server.tables import state as tables
from azulejos.server.tables.clock import ClockRule
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.message_types import EventTable, TableSettings
from azulejos.server.tables.setup import SeatPlan, Setup
from azulejos.tournament.organiser_desk import OrganiserDesk
from azulejos.tournament.sheet import Sheet, fill
from azulejos.tournament.state import State, Table

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Of the ids of tables."""
ID_LENGTH = 13
LOST_TURNS = 2
"""Who is away for so many turns is missed."""
COME_MS = 60_000
"""So long, or a turn if that is shorter, somebody may take to come to a table of a game that has begun."""
ONLINE_SETTINGS = TableSettings(confirm=False, takebacks=False, free_text=False, public=False, watchable=True, hints=False)
"""A move stands; the table is in no list, and whoever follows the event may watch it."""


def new_live_id() -> str:
    """An id of a live table.

    >>> len(new_live_id())
    13
    """
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def seating_mark(tables: Iterable[Sequence[str]]) -> str:
    """A short name of who sits where in a game.

    >>> seating_mark([["p-ann", "p-bob"]]) == seating_mark([["p-bob", "p-ann"]])
    False
    """
    return hashlib.sha256("/".join(",".join(seats) for seats in tables).encode()).hexdigest()[:12]


def setup_of(tournament: str, state: State, desk: OrganiserDesk, game: int, table: Table) -> Setup:
    """T2 to T5, T8: what is agreed at a table of an event."""
    settled = state.settings.table_game(len(table.seats))
    return Setup(
        game=settled.id,
        options={"players": settled.players, "displays": getattr(settled, "displays"), "tournament": True},  # noqa: B009
        seats=tuple(SeatPlan("bot", desk.bots[person]) if person in desk.bots else SeatPlan("person") for person in table.seats),
        clock=ClockRule("tournament", state.settings.turn_seconds),
        settings=ONLINE_SETTINGS,
        first=table.first,
        event=EventTable(tournament, game, table.number, desk.arranged.watch_delay),
    )


@dataclass(frozen=True, slots=True)
class TableProgress:
    """How far the game at a live table has come, as far as the event has to know it."""

    ended: bool
    """Nothing will happen there any more."""
    closed: bool
    """The operator has closed it."""
    stopped: bool
    """T5: it waits for an arbiter."""
    paused: bool
    withdrawn: Mapping[int, str]
    """The seats that have withdrawn, and who said so."""
    void: bool
    result: tuple[tuple[int | None, int | None], ...] | None
    """PV and complete rows by seat, of a game that is over."""
    length: int | None
    """Of a table that has stopped: how many events of its game there were. No other move concerns the event."""


def progress_of(table: tables.Table) -> TableProgress:
    """What an event has to know of one of its tables."""
    position = table.position
    assert isinstance(position, AzulPosition)
    outcome = position.outcome
    void = outcome is not None and outcome.is_void
    result = None
    if outcome is not None and not void:
        pairs = zip(outcome.scores, position.boards, strict=True)
        result = tuple((score, None if score is None else board.complete_rows) for score, board in pairs)
    stopped = position.phase is Phase.STOPPED and table.status not in tables.ENDED
    return TableProgress(
        ended=table.status in tables.ENDED,
        closed=table.status is tables.TableStatus.CLOSED,
        stopped=stopped,
        paused=table.status is tables.TableStatus.PAUSED,
        withdrawn={seat: _said_by(table, seat) for seat in sorted(position.withdrawn)},
        void=void,
        result=result,
        length=len(position.events) if stopped else None,
    )


def _said_by(table: tables.Table, seat: int) -> str:
    token = f"withdraw:{seat}"
    return next((str(shown.base.get("by", "")) for shown in table.shown if shown.redacted and shown.redacted[0] == token), "")


def sheet_of(progress: TableProgress, game: int, table: Table) -> Sheet:
    """T12: the sheet of a game that is over. Whoever has withdrawn gets nothing, also if the event heard it only after the last move."""
    assert progress.result is not None
    pairs = [(None, None) if person in table.withdrawn else pair for person, pair in zip(table.seats, progress.result, strict=True)]
    return fill(game, table.number, table.seats, [pv for pv, _ in pairs], [rows for _, rows in pairs])


def turn_length(table: tables.Table) -> int | None:
    """How many events the game of a table has, if somebody is to move."""
    position = table.position
    if position is None or position.to_move is None or position.phase is Phase.STOPPED or table.status is not tables.TableStatus.RUNNING:
        return None
    return len(position.events)


def lost_turns(table: tables.Table, seat: int) -> tuple[int, bool]:
    """How many turns of a seat were lost (T4) since its last take, up to those after which it is missed; and whether it has ever taken anything."""
    assert table.position is not None
    position, lost = table.position.copy(), 0
    for _ in range(len(position.events)):
        event = position.pop()
        if position.to_move != seat:
            continue
        if isinstance(event, Take):
            return lost, True
        lost += isinstance(event, Pass)
        if lost == LOST_TURNS:
            break
    return lost, False


def away_seats(live: LiveTable, waited_ms: int) -> list[int]:
    """The seats of a table whose players are away: since the game began, as long as they may take to come; or for two turns."""
    table = live.table
    if turn_length(table) is None or not isinstance(table.position, AzulPosition):
        return []
    come_ms = min(COME_MS, table.setup.clock.seconds * 1000)
    found = []
    for seat in table.people:
        if live.audience.is_present(seat) or seat in table.position.withdrawn or table.seat(seat).bot is not None:
            continue
        lost, has_come = lost_turns(table, seat)
        if lost >= LOST_TURNS or (not has_come and waited_ms >= come_ms):
            found.append(seat)
    return found


def is_stopped_again(position: Position | None) -> bool:
    """T5: whether a table that has stopped did so before, with no take since.

    >>> is_stopped_again(None)
    False
    """
    for event in reversed(position.events if position is not None else ()):
        if isinstance(event, Take):
            return False
        if isinstance(event, Resume):
            return True
    return False
