"""Pictures for links that are shared (`azulejos.server.web.previews`): what a spectator may see, whoever asks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from azulejos.rules import SPECTATOR
from azulejos.server.errors import Conflict
from azulejos.server.tables.spoken_names import names_in
from azulejos.server.web import replay_work
from azulejos.server.web.app_state import AppState, AppStateOf, CallerOf, costs
from azulejos.server.web.identity import is_table_id
from azulejos.server.web.previews import EXAMPLE, NOBODY, SIZE
from azulejos.server.web.table_access import TableId

router = APIRouter(prefix="/api/v1/previews", tags=["replays"])
PNG = "image/png"
PICTURE: dict[int | str, dict[str, Any]] = {
    200: {"description": "A picture.", "content": {PNG: {"schema": {"type": "string", "format": "binary"}}}},
}
HEADERS = {
    "Cache-Control": "public, max-age=300",
    "Cross-Origin-Resource-Policy": "cross-origin",  # Where a link is shown, its picture is too.
}
COST = 5
Language = Annotated[str, Query(max_length=8, description="That of the words, by its code.")]


@router.get("/azulejos.png", response_class=Response, responses=PICTURE, dependencies=[costs(COST)])
async def general_preview(app: AppStateOf, caller: CallerOf, language: Language = "en") -> Response:
    """The picture that stands for all games."""
    return await _general(app, language)


@router.get("/position.png", response_class=Response, responses=PICTURE, dependencies=[costs(COST)])
async def position_preview(
    app: AppStateOf,
    caller: CallerOf,
    afen: Annotated[str, Query(max_length=1_000, description="The position in one line (docs/formats.md).")],
    language: Language = "en",
) -> Response:
    """A position that a link has in it."""
    return await _of_line(app, afen, language)


@router.get("/tables/{table}/{length}.png", response_class=Response, responses=PICTURE, dependencies=[costs(COST)])
async def table_preview(
    table: TableId,
    length: Annotated[int, Path(ge=0, le=10_000, description="How many events of the game have happened, deals among them.")],
    app: AppStateOf,
    caller: CallerOf,
    language: Language = "en",
) -> Response:
    """A table as its spectators see it, after so many events; of one that has none, that is not there or has not begun, the general picture."""
    if not is_table_id(table):
        return await _general(app, language)
    live = await app.tables.peek(table)
    if not NOBODY.may_watch(live):
        return await _general(app, language)
    try:
        position = live.at_length(length, delayed=NOBODY.is_delayed(live))
    except Conflict:
        return await _general(app, language)
    how = {"names": names_in(live, language), "language": language}
    # What was taken back may be played otherwise: the number of events alone does not say what the picture shows.
    key = f"{table} {[str(event) for event in position.events[-3:]]} {len(position.events)} {how}"

    async def draw() -> bytes:
        return await app.work_pool.process(replay_work.card_for, replay_work.sendable(position), SPECTATOR, how, SIZE)

    return await _picture(app, key, draw)


async def _general(app: AppState, language: str) -> Response:
    return await _of_line(app, EXAMPLE, language)


async def _of_line(app: AppState, afen: str, language: str) -> Response:
    async def draw() -> bytes:
        return await app.work_pool.process(replay_work.card, afen, {"language": language}, SIZE)

    return await _picture(app, f"{language} {afen}", draw)


async def _picture(app: AppState, key: str, draw: Callable[[], Awaitable[bytes]]) -> Response:
    async def make() -> bytes:
        return await app.work_pool.png((await draw()).decode(), SIZE[0])

    return Response(await app.previews.get(key, make), media_type=PNG, headers=HEADERS)
