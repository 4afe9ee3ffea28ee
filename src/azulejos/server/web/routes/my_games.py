"""One's own play: the games that are finished, and figures of them. Others cannot ask for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query

from azulejos.server.store import people, results
from azulejos.server.tables.evening import BOT
from azulejos.server.web.app_state import AppStateOf, KnownCallerOf, costs
from azulejos.server.web.models import Listed, Model
from azulejos.server.web.routes.tables import listed_tables

router = APIRouter(prefix="/api/v1/me", tags=["me"])


class FinishedGame(Listed):
    """A game of yours that is finished."""

    ended_at: int
    scores: list[int | None]
    """By seat; `null` of somebody who withdrew, and of a void game."""
    winners: list[int]
    """Their seats; none of a void game."""
    you: list[int]
    """Your own seats."""


class PlayFigures(Model):
    """Your games of one kind, counted."""

    games: int
    wins: int
    average: float
    """Of your points."""
    best: int
    """The most points in one game."""


class GameFigures(PlayFigures):
    """Those of one game."""

    game: str


class OpponentFigures(PlayFigures):
    """Those against one opponent: whoever else played, at a table of several each of them."""

    name: str | None
    """A stranger's: show it as plain text. `null` of a bot, and of somebody who was erased."""
    bot: str | None


class GamePoints(Model):
    """What one game brought."""

    table: str
    ended_at: int
    game: str
    points: int
    won: bool


class Statistics(Model):
    """Your own play. Games in which you played several seats, and void ones, do not count."""

    all: PlayFigures | None
    """`null` before the first game."""
    by_game: list[GameFigures]
    by_opponent: list[OpponentFigures]
    """The twelve whom you have met most often."""
    latest: list[GamePoints]
    """The last 60 games, the latest first."""


@router.get("/games")
async def finished(
    app: AppStateOf,
    caller: KnownCallerOf,
    before: Annotated[int | None, Query(ge=0, le=2**53, description="The `ended_at` of the last game that you know.")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> list[FinishedGame]:
    """Your finished games with their scores, the latest first. Those that go on are at `/api/v1/tables/mine?over=false`."""
    rows = await app.store.rows(results.of_person(caller.known(), before=before, limit=limit))
    return [
        FinishedGame(**listed.model_dump(), ended_at=row.ended_at, **orjson.loads(row.scores))
        for row, listed in zip(rows, await listed_tables(app, rows), strict=True)
    ]


@router.get("/statistics", dependencies=[costs(2)])
async def statistics(app: AppStateOf, caller: KnownCallerOf) -> Statistics:
    """PlayFigures of your own play: all games, by game, by opponent, and the points of the last ones."""
    person = caller.known()
    by_game = await app.store.rows(results.figures(person))
    met = await app.store.rows(results.figures_by_opponent(person))
    names = {row.id: row.name for row in await app.store.rows(people.find([row.opponent for row in met]))} if met else {}
    latest = await app.store.rows(results.latest(person))
    return Statistics(
        all=PlayFigures(**_together(by_game)) if by_game else None,
        by_game=[GameFigures(game=row.game, **_figures(row)) for row in by_game],
        by_opponent=[OpponentFigures(**_opponent(row.opponent, names), **_figures(row)) for row in met],
        latest=[GamePoints(table=row.table_id, ended_at=row.ended_at, game=row.game, points=row.points, won=row.won) for row in latest],
    )


def _figures(row: Any) -> dict[str, Any]:
    return {"games": row.games, "wins": row.wins, "average": round(float(row.points) / row.games, 1), "best": row.best}


def _together(rows: Any) -> dict[str, Any]:
    games, points = sum(row.games for row in rows), sum(row.points for row in rows)
    return {
        "games": games,
        "wins": sum(row.wins for row in rows),
        "average": round(float(points) / games, 1),
        "best": max(row.best for row in rows),
    }


def _opponent(id: str, names: Mapping[str, str]) -> dict[str, Any]:
    is_bot = id.startswith(BOT)
    return {"name": None if is_bot else names.get(id), "bot": id.removeprefix(BOT) if is_bot else None}
