"""What was good: finished games that are analysed, hints and judged moves in games against bots, and what bots think."""

from __future__ import annotations

from time import monotonic
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Response
from pydantic import Field

from azulejos.bots.analysis import is_analysed
from azulejos.bots.search_bots import SEARCH_BOTS
from azulejos.notation import write_token
from azulejos.rules import Move, Position
from azulejos.server.analysis import message_types
from azulejos.server.analysis.words import worded
from azulejos.server.bot_workers import Inquiry, Urgency
from azulejos.server.errors import BadRequest, Conflict, NotAllowed, Unavailable
from azulejos.server.tables.help import helped_seat
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.state import ENDED, Table, TableStatus
from azulejos.server.web.app_state import AppState, AppStateOf, CallerOf, KnownCallerOf, costs
from azulejos.server.web.callers import Caller
from azulejos.server.web.models import Model
from azulejos.server.web.openapi import answer
from azulejos.server.web.table_access import WatchedTableOf

router = APIRouter(prefix="/api/v1/tables", tags=["analysis"])
CANDIDATES = 3
"""So many moves a hint has."""
MOST_AHEAD = 60
"""Where more wait before it, nobody is kept waiting for a hint."""
JSON = "application/json"
Language = Annotated[str, Query(max_length=8, description="That of the sentences, by its code.")]
ANALYSIS = answer(message_types.TableAnalysis, "What is known about the game.")


class JudgementRequest(Model):
    """Which of your moves is to be judged."""

    events: int | None = Field(default=None, ge=0, le=10_000, description="How many deals and moves were before it; absent for the last one.")


@router.get("/{table}/analysis", response_class=Response, responses={200: ANALYSIS}, dependencies=[costs(2)])
async def analysis(live: WatchedTableOf, app: AppStateOf, caller: CallerOf, language: Language = "en") -> Response:
    """What is known about a finished game, move by move; or how far its analysis is. Nothing is begun by asking."""
    position = _finished(live, caller)
    return await _worded(app, await app.analyses.find(live.table.id, position), language, position)


@router.post("/{table}/analysis", response_class=Response, responses={200: ANALYSIS}, dependencies=[costs(5)])
async def analyse(live: WatchedTableOf, app: AppStateOf, caller: KnownCallerOf, language: Language = "en") -> Response:
    """Have a finished game analysed in the background: once, for everybody who may look at the table. Asking again tells how far it is."""
    position, person = _finished(live, caller), caller.known()
    found = await app.analyses.find(live.table.id, position)
    if found["state"] == "none":
        app.limits.analysis(person, monotonic())
        found = await app.analyses.ask(live.table.id, position, person)
    return await _worded(app, found, language, position)


@router.post("/{table}/hint", response_class=Response, responses={200: answer(message_types.Hint, "The best moves.")}, dependencies=[costs(5)])
async def hint(live: WatchedTableOf, app: AppStateOf, caller: KnownCallerOf, language: Language = "en") -> Response:
    """The best moves of your turn with their chances: against bots alone, and where the table allows it."""
    seat, position = _helped(live, caller)
    if live.table.to_move != seat:
        raise Conflict("not-your-turn", "It is not your turn: a hint is for your own move.")
    events = len(position.events)
    found = await _found(app, live, caller, Inquiry(position.view(seat), app.analyses.nodes, most=CANDIDATES))
    told: message_types.Hint = {"seat": seat, "events": events, "nodes": found["nodes"], "moves": found["moves"]}
    return await _worded(app, told, language, position)


@router.post(
    "/{table}/judgement", response_class=Response, responses={200: answer(message_types.Judgement, "What is said of it.")}, dependencies=[costs(5)]
)
async def judge(body: JudgementRequest, live: WatchedTableOf, app: AppStateOf, caller: KnownCallerOf, language: Language = "en") -> Response:
    """What a move of yours gave away, and what was better: for whom a hint is allowed."""
    seat, position = _helped(live, caller)
    before, move = _own_move(position, seat, body.events)
    inquiry = Inquiry(before.view(seat), app.analyses.nodes, played=write_token(before.game, move), events=len(before.events))
    found = await _found(app, live, caller, inquiry)
    told: message_types.Judgement = {"nodes": found["nodes"], "move": found["judged"]}
    return await _worded(app, told, language, position)


@router.get("/{table}/thinking", response_class=Response, responses={200: answer(message_types.Thinking, "What its bots are doing.")})
async def thinking(live: WatchedTableOf, app: AppStateOf, caller: CallerOf) -> Response:
    """Whether a bot of the table waits for its turn to think, behind how many others; and how many positions each has looked at for its last move."""
    id = live.table.id
    thoughts: list[message_types.BotThought] = [
        {"seat": seat, "bot": each.bot, "events": each.events, "looked_at": each.looked_at, "seconds": round(each.seconds, 3)}
        for seat, each in sorted(app.tables.thoughts(id).items())
        if not caller.is_delayed(live)
    ]
    is_preparing = app.kernels.is_preparing and _searches(live.table)
    told: message_types.Thinking = {"ahead": app.tables.ahead(id), "preparing": is_preparing, "thoughts": thoughts}
    return Response(orjson.dumps(told), media_type=JSON)


def _searches(table: Table) -> bool:
    """Whether a bot of a table needs the kernels."""
    return any(seat.bot in SEARCH_BOTS for seat in table.seats)


def _finished(live: LiveTable, caller: Caller) -> Position:
    """The game of a table, if it is over for whoever asks: nothing is said of one that is played."""
    table = live.audience.shown_table(delayed=caller.is_delayed(live))
    if table.status is not TableStatus.FINISHED or table.position is None:
        raise Conflict("game-not-over", "The game is not over: it can be analysed when it is.")
    if not table.setup.is_from_the_start:
        raise NotAllowed("no-analysis-here", "Only games that began with their first deal are analysed here: use `azulejos analyse` for others.")
    return table.position


def _helped(live: LiveTable, caller: Caller) -> tuple[int, Position]:
    """The seat of somebody who may be helped, and the game."""
    table, seat = live.table, helped_seat(live.table)
    if seat is None or seat not in caller.seats(live):
        raise NotAllowed("no-hints-here", "Hints are for games against bots alone, at tables that allow them.")
    if table.position is None:
        raise Conflict("not-started", "Not everybody has sat down.")
    if table.status in ENDED:
        raise Conflict("game-is-over", "The game is over: have it analysed instead.")
    return seat, table.position


def _own_move(position: Position, seat: int, events: int | None) -> tuple[Position, Move]:
    """A move of a seat, with the position before it: that after so many events, or the last one."""
    before = position.copy()
    while before.events:
        move = before.events[-1]
        before.pop()
        if isinstance(move, Move) and before.to_move == seat and events in (None, len(before.events)):
            return before, move
    raise BadRequest("no-such-move", "That is no move of yours: count the deals and moves before it.")


async def _found(app: AppState, live: LiveTable, caller: Caller, inquiry: Inquiry) -> dict[str, Any]:
    """What a worker finds, soon: where too many wait, that is said instead."""
    if not is_analysed(inquiry.view.game.id):
        raise _unknown()
    app.kernels.check()
    waiting = app.bot_pool.count(Urgency.HINT)
    if waiting > MOST_AHEAD:
        raise Unavailable("hints-busy", f"{waiting} others wait for the bots before you: try again in a moment.")
    app.limits.hint(caller.known(), live.table.id, monotonic())
    found = await app.bot_pool.inquire(inquiry, Urgency.HINT, caller.known())
    if not found["known"] or (inquiry.played is not None and found["judged"] is None):
        raise _unknown()
    return found


def _unknown() -> Conflict:
    return Conflict("no-analysis", "Games at this kind of table cannot be analysed yet.")


async def _worded(app: AppState, told: object, language: str, position: Position) -> Response:
    """What is told, with the sentences of a language."""
    return Response(await app.work_pool.process(worded, orjson.dumps(told), language, position.game.players), media_type=JSON)
