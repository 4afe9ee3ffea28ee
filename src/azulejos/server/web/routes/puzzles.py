"""Puzzles: the one of the day, any by its id, an answer, and the solution for whoever asks for it.

All that is said was found when they were mined: no search is needed here.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Query, Response
from pydantic import Field

from azulejos.bots.analysis.written import reason_json
from azulejos.bots.puzzles import Puzzle, PuzzleMove, shipped
from azulejos.bots.puzzles.praise import praise
from azulejos.server.errors import BadRequest, NotFound
from azulejos.server.puzzles import message_types, work
from azulejos.server.store import StatementRefused
from azulejos.server.store import puzzles as store
from azulejos.server.web.app_state import AppState, AppStateOf, CallerOf, costs, now
from azulejos.server.web.callers import Caller
from azulejos.server.web.models import Model
from azulejos.server.web.openapi import answer

router = APIRouter(prefix="/api/v1/puzzles", tags=["puzzles"])
JSON = "application/json"
MOST_CHOSEN = 6
"""So many moves are told of those that others chose."""
PuzzleId = Annotated[str, Path(max_length=40, description="The puzzle's id.")]
Language = Annotated[str, Query(max_length=8, description="That of the sentences, by its code.")]
SHOWN = answer(message_types.PuzzleShown, "The puzzle, without its solution.")


class Attempt(Model):
    """An answer to a puzzle."""

    move: str = Field(min_length=1, max_length=40, description="One of the puzzle's legal moves, as a token (docs/formats.md).")


@router.get("/daily", response_class=Response, responses={200: SHOWN}, dependencies=[costs(2)])
async def daily(
    app: AppStateOf,
    caller: CallerOf,
    day: Annotated[date | None, Query(alias="date", description="A day up to today, such as 2026-11-18; if absent, today (UTC).")] = None,
) -> Response:
    """The puzzle of a day: the same for everybody. A week goes from the easiest on Monday to the hardest on Sunday."""
    today = _today()
    if day is not None and day > today:
        raise NotFound("no-such-puzzle", "This day is still to come: its puzzle is not told before.")
    return await _shown(app, shipped().daily(day or today), day or today)


@router.get("/{puzzle}", response_class=Response, responses={200: SHOWN}, dependencies=[costs(2)])
async def one(puzzle: PuzzleId, app: AppStateOf, caller: CallerOf) -> Response:
    """A puzzle by its id."""
    return await _shown(app, _known(puzzle), None)


@router.post(
    "/{puzzle}/attempts",
    response_class=Response,
    responses={200: answer(message_types.PuzzleAnswer, "Whether it is the solution, and why.")},
    dependencies=[costs(2)],
)
async def attempt(puzzle: PuzzleId, body: Attempt, app: AppStateOf, caller: CallerOf, language: Language = "en") -> Response:
    """Answer a puzzle, as often as you like. Of each known person the first answer counts for what others are told; nobody keeps who chose what."""
    known = _known(puzzle)
    move = known.move(body.move)
    if move is None:
        raise BadRequest("not-a-choice", "This is no legal move here: choose one of `legal`.")
    await _note(app, caller, known, move)
    chosen = await _chosen(app, known)
    found = move is known.solution
    told: dict[str, Any] = {
        "found": found,
        "move": body.move,
        "mark": str(known.mark(move)),
        "reasons": _reasons(known, move),
        "people": _people(chosen),
        "chosen": chosen[:MOST_CHOSEN] if found else [],
    }
    return await _answered(app, known, body.move if found else None, told, language)


@router.post(
    "/{puzzle}/solution",
    response_class=Response,
    responses={200: answer(message_types.PuzzleSolution, "The solution.")},
    dependencies=[costs(2)],
)
async def solution(puzzle: PuzzleId, app: AppStateOf, caller: CallerOf, language: Language = "en") -> Response:
    """The solution. Whoever has asked for it before they answered is not counted any more."""
    known = _known(puzzle)
    await _note(app, caller, known, None)
    chosen = await _chosen(app, known)
    move, *same = known.solution.tokens
    told: dict[str, Any] = {
        "move": move,
        "same": same,
        "line": known.line,
        "reasons": _reasons(known, known.solution),
        "people": _people(chosen),
        "chosen": chosen[:MOST_CHOSEN],
    }
    return await _answered(app, known, move, told, language)


def _today() -> date:
    return datetime.fromtimestamp(now() / 1000, UTC).date()


def _known(id: str) -> Puzzle:
    found = shipped().find(id)
    if found is None:
        raise NotFound("no-such-puzzle", "There is no such puzzle here.")
    return found


def _reasons(puzzle: Puzzle, move: PuzzleMove) -> list[dict[str, Any]]:
    return [reason_json(praise(reason) if move is puzzle.solution else reason) for reason in move.reasons]


async def _note(app: AppState, caller: Caller, puzzle: Puzzle, move: PuzzleMove | None) -> None:
    """Count the first answer of somebody who is known; whoever is not could be counted any number of times."""
    person = caller.person
    if person is None or await app.store.rows(store.has_answered(person, puzzle.id)):
        return
    with suppress(StatementRefused):  # They have answered at the same time on another device, or were erased.
        await app.store.write(store.answer(person, puzzle.id, None if move is None else move.tokens[0]))


async def _chosen(app: AppState, puzzle: Puzzle) -> list[message_types.PuzzleChoice]:
    """What people chose first."""
    rows = await app.store.rows(store.choices(puzzle.id))
    known = [(move, row.people) for row in rows if (move := puzzle.move(row.move)) is not None]
    return [{"move": move.tokens[0], "mark": str(puzzle.mark(move)), "people": people} for move, people in known]


def _people(chosen: Iterable[message_types.PuzzleChoice]) -> int:
    return sum(each["people"] for each in chosen)


async def _shown(app: AppState, puzzle: Puzzle, day: date | None) -> Response:
    chosen = await _chosen(app, puzzle)
    about = {
        "id": puzzle.id,
        "date": None if day is None else day.isoformat(),
        "today": _today().isoformat(),
        "game": puzzle.game,
        "difficulty": puzzle.difficulty,
        "people": _people(chosen),
        "found": _people(each for each in chosen if each["move"] in puzzle.solution.tokens),
    }
    return Response(orjson.dumps({**about, **work.seen(puzzle.afen)}), media_type=JSON)


async def _answered(app: AppState, puzzle: Puzzle, move: str | None, told: dict[str, Any], language: str) -> Response:
    return Response(await app.work_pool.process(work.answered, puzzle.afen, move, told, language), media_type=JSON)
