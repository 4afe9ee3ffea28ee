"""Looking back: earlier positions of a table, records and positions that somebody brings, and pictures of them. Nothing here changes anything."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from azulejos.server.tables.messages import viewing_seat
from azulejos.server.tables.spoken_names import names_in
from azulejos.server.web import replay_models as models
from azulejos.server.web import replay_work
from azulejos.server.web.app_state import AppState, AppStateOf, CallerOf, costs
from azulejos.server.web.openapi import answer
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
    "/tables/{table}/positions",
    response_class=Response,
    responses={200: answer(models.History, "Positions with the steps that led to them.")},
    dependencies=[costs(5)],
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
    return Response(await app.work_pool.process(replay_work.course, replay_work.sendable(position), start, end, seat), media_type=JSON)


@router.get("/tables/{table}/positions/{length}/picture.{format}", response_class=Response, responses={200: PICTURE}, dependencies=[costs(5)])
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
    position, names, near = live.at_length(length, delayed=caller.is_delayed(live)), names_in(live, language), seat or 1
    how = {"near": near, "names": names, "theme": theme, "letters": letters, "shape": shape, "language": language}
    svg = await app.work_pool.process(replay_work.drawn_for, replay_work.sendable(position), seat, how)
    return await _picture(app, svg, format, width, f"azulejos-{live.table.id}-{len(position.events)}")


@router.post("/records", response_class=Response, responses={200: answer(models.GameRecord, "The game, replayed.")}, dependencies=[costs(5)])
async def replay(body: models.RecordText, app: AppStateOf, caller: CallerOf) -> Response:
    """Replay a record from its first deal: each step with its position and what it scored. One that cannot be read is refused with line and token."""
    return Response(await app.work_pool.process(replay_work.replayed, body.agn, body.game, body.seat, models.MOST_EVENTS), media_type=JSON)


@router.post("/positions", response_class=Response, responses={200: answer(models.PositionShown, "The position as it is seen, or its faults.")})
async def look_at(body: models.PositionText, app: AppStateOf, caller: CallerOf) -> Response:
    """A position in one line as it is seen, with what may be played; or every fault of one that is not possible."""
    return Response(await app.work_pool.process(replay_work.looked_at, body.afen, body.seat), media_type=JSON)


@router.post("/pictures", response_class=Response, responses={200: PICTURE}, dependencies=[costs(5)])
async def picture(body: models.PictureRequest, app: AppStateOf, caller: CallerOf) -> Response:
    """A picture of a position in one line, with all that the line tells."""
    how = body.model_dump(include={"near", "names", "theme", "letters", "shape", "language"})
    return await _picture(app, await app.work_pool.process(replay_work.drawn, body.afen, how), body.format, body.width, "azulejos-position")


async def _picture(app: AppState, svg: bytes, format: models.Format, width: int, name: str) -> Response:
    content = svg if format == "svg" else await app.work_pool.png(svg.decode(), width)
    return Response(content, media_type=MEDIA[format], headers={"Content-Disposition": f'inline; filename="{name}.{format}"'})
