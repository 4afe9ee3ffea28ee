"""Looking back is work: a record is replayed, a position read and drawn. It is done in processes of its own (`azulejos.server.web.work_process`),
so that nobody who plays waits for it. Everything here takes what can be pickled, and returns bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

from azulejos import render
from azulejos.notation import AfenError, AgnError, afen, agn, write_token
from azulejos.rules import SPECTATOR, Position
from azulejos.rules.events import Event
from azulejos.server import observations
from azulejos.server.errors import BadRequest

if TYPE_CHECKING:
    from azulejos.server.web import models  # What it needs of the web would take a worker a second to start.

Game = tuple[Position, tuple[Event, ...]]
"""A game as it is sent to a process: where it began, and what happened."""


def replayed(text: str, game: int, seat: int, most: int) -> bytes:
    """A game of a text, from its first deal; one of more events than `most` is refused."""
    games = list(agn.read_text(text))
    if game > len(games):
        raise BadRequest("no-such-record", f"There is no game {game} in this text: it has {len(games)}.")
    record = games[game - 1]
    if isinstance(record, AgnError):
        raise record
    record.game.check_viewer(seat)
    events = len(record.events)
    if events > most:
        raise BadRequest("record-too-long", f"Games of up to {most} deals and moves are replayed here, and this one has {events}.")
    position = record.end()
    shown: models.GameRecord = {
        "game": record.game.id,
        "options": observations.position(position.view(seat), with_afen=False)["options"],
        "tags": record.tags,
        "games": len(games),
        "seat": seat,
        "events": events,
        "complete": position.outcome is not None,
        "tokens": [write_token(record.game, event) for event in record.events],
        "positions": observations.history(position, 0, events, seat),
    }
    return orjson.dumps(shown)


def sendable(position: Position) -> Game:
    """A position with its past, which is much smaller so than with every position in between."""
    return position.origin(), tuple(position.events)


def _played(game: Game) -> Position:
    position, events = game
    for event in events:
        position.push(event)
    return position


def course(game: Game, start: int, end: int, seat: int) -> bytes:
    """A part of a game's course, as a seat may see it."""
    frames = observations.history(_played(game), start, end, seat)
    part: models.History = {"from": start, "to": end, "events": len(game[1]), "seat": seat, "positions": frames}
    return orjson.dumps(part)


def looked_at(text: str, seat: int | None) -> bytes:
    """A position in one line as a seat sees it, or as the one that is to move does; or its faults."""
    try:
        position = afen.read(text)
    except AfenError as error:
        faults: list[models.PositionFault] = [{"code": fault.code, "clause": fault.clause, "text": fault.text} for fault in error.faults]
        faulty: models.PositionShown = {"position": None, "seat": seat or SPECTATOR, "legal": [], "faults": faults}
        return orjson.dumps(faulty)
    seat = (position.to_move or SPECTATOR) if seat is None else seat
    view = position.view(seat)
    legal = observations.legal(view) if seat and seat == position.to_move else []
    shown: models.PositionShown = {"position": observations.position(view), "seat": seat, "legal": legal, "faults": []}
    return orjson.dumps(shown)


def drawn(text: str, how: dict[str, Any]) -> bytes:
    """A picture of a position in one line, as SVG; `how` is for `render.table`."""
    return render.table(afen.read(text), **how).svg.encode()


def drawn_for(game: Game, seat: int, how: dict[str, Any]) -> bytes:
    """A picture of a table as a seat may see it."""
    return render.table(observations.redacted_position(_played(game), seat), **how).svg.encode()
