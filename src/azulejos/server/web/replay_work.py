"""Looking back is work: a record is replayed, a position read and drawn. It is done in processes of its own (`azulejos.server.web.work_process`),
so that nobody who plays waits for it. Everything here takes what can be pickled, and returns bytes.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import orjson

from azulejos import render
from azulejos.notation import AfenError, AgnError, afen, agn, write_token
from azulejos.render import Picture
from azulejos.render.theme import PALETTE
from azulejos.rules import SPECTATOR, Position
from azulejos.rules.events import Event
from azulejos.server import observations
from azulejos.server.errors import BadRequest

if TYPE_CHECKING:
    from azulejos.server.web import replay_models  # What it needs of the web would take a worker a second to start.

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
    shown: replay_models.GameRecord = {
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


def set_up(agreed: Mapping[str, Any]) -> bytes:
    """What is agreed for a table that goes on with a record, checked: the pickle of a `Setup`."""
    from azulejos.server.tables.setup import Setup  # Few need it, and it would take every worker a quarter of a second to start.

    return pickle.dumps(Setup(**agreed))


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
    part: replay_models.History = {"from": start, "to": end, "events": len(game[1]), "seat": seat, "positions": frames}
    return orjson.dumps(part)


def looked_at(text: str, seat: int | None) -> bytes:
    """A position in one line as a seat sees it, or as the one that is to move does; or its faults."""
    try:
        position = afen.read(text)
    except AfenError as error:
        faults: list[replay_models.PositionFault] = [{"code": fault.code, "clause": fault.clause, "text": fault.text} for fault in error.faults]
        faulty: replay_models.PositionShown = {"position": None, "seat": seat or SPECTATOR, "legal": [], "faults": faults}
        return orjson.dumps(faulty)
    seat = (position.to_move or SPECTATOR) if seat is None else seat
    view = position.view(seat)
    legal = observations.legal(view) if seat and seat == position.to_move else []
    shown: replay_models.PositionShown = {"position": observations.position(view), "seat": seat, "legal": legal, "faults": []}
    return orjson.dumps(shown)


def drawn(text: str, how: dict[str, Any]) -> bytes:
    """A picture of a position in one line, as SVG; `how` is for `render.table`."""
    return render.table(afen.read(text), **how).svg.encode()


def drawn_for(game: Game, seat: int, how: dict[str, Any]) -> bytes:
    """A picture of a table as a seat may see it."""
    return render.table(observations.redacted_position(_played(game), seat), **how).svg.encode()


def card(text: str, how: dict[str, Any], size: tuple[int, int]) -> bytes:
    """A picture of a position in one line, in the middle of one of this size."""
    return _within(render.table(afen.read(text), **how), size)


def card_for(game: Game, seat: int, how: dict[str, Any], size: tuple[int, int]) -> bytes:
    """The same of a table, as a seat may see it."""
    return _within(render.table(observations.redacted_position(_played(game), seat), **how), size)


def _within(picture: Picture, size: tuple[int, int]) -> bytes:
    width, height = size
    ground = f'<rect width="{width}" height="{height}" fill="{PALETTE["light"]["ground"]}"/>'
    # The ratio stays, and what is narrower stands in the middle.
    inside = re.sub(r'^<svg([^>]*?) width="[^"]*" height="[^"]*"', rf'<svg\1 width="{width}" height="{height}"', picture.svg, count=1)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">{ground}{inside}</svg>'.encode()
