"""What people answered to puzzles: how many chose which move, and who has answered at all; not who has chosen what."""

from __future__ import annotations

from sqlalchemy import Executable, bindparam, insert, select, text

from azulejos.server.store.schema import puzzle_answered, puzzle_choice
from azulejos.server.store.statements import Question

_COUNT = text(
    'INSERT INTO "puzzle_choice" ("puzzle", "move", "people") VALUES (:puzzle, :move, 1) '
    'ON CONFLICT ("puzzle", "move") DO UPDATE SET "people" = "puzzle_choice"."people" + 1'
).bindparams(bindparam("puzzle", type_=puzzle_choice.c.puzzle.type), bindparam("move", type_=puzzle_choice.c.move.type))


def answer(person: str, puzzle: str, move: str | None) -> list[Executable]:
    """Note that a person has answered, and count the move; or only that they know the solution. The database refuses it where they had before."""
    noted: list[Executable] = [insert(puzzle_answered).values(person=person, puzzle=puzzle)]
    return noted if move is None else [*noted, _COUNT.bindparams(puzzle=puzzle, move=move)]


def has_answered(person: str, puzzle: str) -> Question:
    """A row if a person has answered a puzzle, or knows its solution."""
    return select(puzzle_answered.c.puzzle).where(puzzle_answered.c.person == person, puzzle_answered.c.puzzle == puzzle)


def choices(puzzle: str) -> Question:
    """Rows (move, people) of a puzzle, the most frequent first."""
    found = select(puzzle_choice.c.move, puzzle_choice.c.people).where(puzzle_choice.c.puzzle == puzzle)
    return found.order_by(puzzle_choice.c.people.desc(), puzzle_choice.c.move)
