"""Looking back: earlier positions of a table, records and positions that somebody brings, and pictures of them. Nothing here changes anything."""

from __future__ import annotations

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Query, Response

from azulejos import render
from azulejos.notation import AfenError, AgnError, Record, afen, agn, write_token
from azulejos.rules import SPECTATOR, Position
from azulejos.server import observations
from azulejos.server.errors import BadRequest
from azulejos.server.tables.messages import viewing_seat
from azulejos.server.web import models
from azulejos.server.web.app_state import AppState, AppStateOf, CallerOf
from azulejos.server.web.openapi import answer
from azulejos.server.web.refusals import UnreadableRecord
from azulejos.server.web.table_access import WatchedTableOf

router = APIRouter(prefix="/api/v1", tags=["replays"])
MOST = 10_000
Length = Annotated[int, Path(ge=0, le=MOST, description="How many events of the game have happened, deals among them.")]
Kind = Annotated[models.Format, Path(description="What kind of picture.")]
JSON = "application/json"
MEDIA = {"svg": "image/svg+xml", "png": "image/png"}
PICTURE: dict[str, Any] = {
    "description": "A picture.",
    "content": {"image/svg+xml": {"schema": {"type": "string"}}, "image/png": {"schema": {"type": "string", "format": "binary"}}},
}


@router.get(
    "/tables/{table}/positions", response_class=Response, responses={200: answer(models.History, "Positions with the steps that led to them.")}
)
async def course(
    live: WatchedTableOf,
    app: AppStateOf,
    caller: CallerOf,
    first: Annotated[int, Query(alias="from", ge=0, le=MOST, description="From the position after so many events.")] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0, le=MOST, description="To the position after so many; 60 positions at the most.")] = None,
) -> Response:
    """A part of the game's course: each position as you may see it, with the step that led to it. As many as there are, and 60 at a time."""
    seat = viewing_seat(live.table, caller.seats(live))
    position = live.at_length(MOST, delayed=caller.is_delayed(live))
    events = len(position.events)
    start = min(first, events)
    end = min(events, start + models.MOST_POSITIONS - 1, max(start, MOST if last is None else last))

    def work() -> bytes:
        frames = observations.history(position, start, end, seat)
        part: models.History = {"from": start, "to": end, "events": events, "seat": seat, "positions": frames}
        return orjson.dumps(part)

    return Response(await app.work_pool.run(work), media_type=JSON)


@router.get("/tables/{table}/positions/{length}/picture.{format}", response_class=Response, responses={200: PICTURE})
async def table_picture(
    length: Length,
    format: Kind,
    live: WatchedTableOf,
    app: AppStateOf,
    caller: CallerOf,
    theme: models.Theme = "light",
    letters: bool = False,
    shape: models.PictureShape = "wide",
    language: Annotated[str, Query(max_length=8, description="That of the words, by its code.")] = "en",
    width: Annotated[int, Query(ge=models.WIDTHS[0], le=models.WIDTHS[1], description="Of a PNG, in pixels.")] = 1_600,
) -> Response:
    """A picture of the position after so many events, as you may see it; after more than there were, of the present one."""
    seat = viewing_seat(live.table, caller.seats(live))
    position, names, near = live.at_length(length, delayed=caller.is_delayed(live)), live.seat_names, seat or 1

    def draw() -> render.Picture:
        seen = observations.redacted_position(position, seat)
        return render.table(seen, near=near, names=names, theme=theme, letters=letters, shape=shape, language=language)

    return await _picture(app, await app.work_pool.run(draw), format, width, f"azulejos-{live.table.id}-{len(position.events)}")


@router.post("/records", response_class=Response, responses={200: answer(models.GameRecord, "The game, replayed.")})
async def replay(body: models.RecordText, app: AppStateOf, caller: CallerOf) -> Response:
    """Replay a record from its first deal: each step with its position and what it scored. One that cannot be read is refused with line and token."""
    return Response(await app.work_pool.run(lambda: _replayed(body)), media_type=JSON)


def _replayed(body: models.RecordText) -> bytes:
    record, games = _game(body)
    record.game.check_viewer(body.seat)
    events = len(record.events)
    if events > models.MOST_EVENTS:
        raise BadRequest("record-too-long", f"Games of up to {models.MOST_EVENTS} deals and moves are replayed here, and this one has {events}.")
    position = record.end()
    shown: models.GameRecord = {
        "game": record.game.id,
        "options": observations.position(position.view(body.seat), with_afen=False)["options"],
        "tags": record.tags,
        "games": games,
        "seat": body.seat,
        "events": events,
        "complete": position.outcome is not None,
        "tokens": [write_token(record.game, event) for event in record.events],
        "positions": observations.history(position, 0, events, body.seat),
    }
    return orjson.dumps(shown)


def _game(body: models.RecordText) -> tuple[Record, int]:
    """The game that is wanted, and how many there are."""
    games = list(agn.read_text(body.agn))
    if body.game > len(games):
        raise BadRequest("no-such-record", f"There is no game {body.game} in this text: it has {len(games)}.")
    wanted = games[body.game - 1]
    if isinstance(wanted, AgnError):
        raise UnreadableRecord(wanted.code, wanted.text, wanted.clause, wanted.line, wanted.token)
    return wanted, len(games)


@router.post("/positions", response_class=Response, responses={200: answer(models.PositionShown, "The position as it is seen, or its faults.")})
async def look_at(body: models.PositionText, app: AppStateOf, caller: CallerOf) -> Response:
    """A position in one line as it is seen, with what may be played; or every fault of one that is not possible."""
    return Response(await app.work_pool.run(lambda: orjson.dumps(_looked_at(body))), media_type=JSON)


def _looked_at(body: models.PositionText) -> models.PositionShown:
    try:
        position = afen.read(body.afen)
    except AfenError as error:
        faults: list[models.PositionFault] = [{"code": fault.code, "clause": fault.clause, "text": fault.text} for fault in error.faults]
        return {"position": None, "seat": body.seat or SPECTATOR, "legal": [], "faults": faults}
    seat = (position.to_move or SPECTATOR) if body.seat is None else body.seat
    view = position.view(seat)
    legal = observations.legal(view) if seat and seat == position.to_move else []
    return {"position": observations.position(view), "seat": seat, "legal": legal, "faults": []}


@router.post("/pictures", response_class=Response, responses={200: PICTURE})
async def picture(body: models.PictureRequest, app: AppStateOf, caller: CallerOf) -> Response:
    """A picture of a position in one line, with all that the line tells."""

    def draw() -> render.Picture:
        position: Position = afen.read(body.afen)
        return render.table(
            position, near=body.near, names=body.names, theme=body.theme, letters=body.letters, shape=body.shape, language=body.language
        )

    return await _picture(app, await app.work_pool.run(draw), body.format, body.width, "azulejos-position")


async def _picture(app: AppState, drawn: render.Picture, format: models.Format, width: int, name: str) -> Response:
    content = drawn.svg.encode() if format == "svg" else await app.work_pool.png(drawn.svg, width)
    return Response(content, media_type=MEDIA[format], headers={"Content-Disposition": f'inline; filename="{name}.{format}"'})
