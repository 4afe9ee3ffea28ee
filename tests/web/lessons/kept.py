"""A lesson, and what the client keeps of it: the position, what may be played, what is right, and what each other move would bring about."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from azulejos.notation import read_token
from azulejos.rules import Position
from azulejos.server import observations
from tests.web.lessons.effect import effect

FOLDER = Path(__file__).parents[3] / "web" / "src" / "games"
LEARNER = 1
"""Lessons are seen through the eyes of seat 1."""


@dataclass(frozen=True)
class Lesson:
    """What is asked for at a position. Each of the `right` tokens is answered by what happens `then`: moves of the other seat, and chance. After that
    `more` may be asked for, where one act takes two tokens.
    """

    id: str
    start: Position
    right: tuple[str, ...]
    then: tuple[str, ...] = ()
    more: Lesson | None = None


def keep(lesson: Lesson) -> dict[str, Any]:
    """The lesson as JSON. A right token leads to a position; of any other legal one only the effect is kept."""
    legal = observations.legal(lesson.start.view(LEARNER))
    assert lesson.start.status() == (), (lesson.id, lesson.start.status())
    assert lesson.start.to_move == LEARNER, lesson.id
    assert set(lesson.right) <= set(legal), (lesson.id, lesson.right, legal)
    return {
        "id": lesson.id,
        "position": observations.position(lesson.start.view(LEARNER)),
        "legal": legal,
        "right": {token: _played(lesson.start, (token, *lesson.then)) | _more(lesson) for token in lesson.right},
        "effects": {token: effect(lesson.start, token, LEARNER) for token in legal},
    }


def _more(lesson: Lesson) -> dict[str, Any]:
    if lesson.more is None:
        return {}
    kept = keep(lesson.more)
    return {"more": {key: kept[key] for key in ("legal", "right", "effects")}}


def text(lessons: Sequence[Lesson]) -> str:
    """A game's file: one line for each lesson, so that a change can be read."""
    lines = ",\n".join(json.dumps(keep(lesson), ensure_ascii=False, separators=(",", ":"), default=list) for lesson in lessons)
    return f"[\n{lines}\n]\n"


def _played(start: Position, tokens: Sequence[str]) -> dict[str, Any]:
    position = start.copy(history=False)
    steps = []
    for number, token in enumerate(tokens, 1):
        event = read_token(position.game, token)
        mover = position.to_move if event in position.legal_moves else None
        steps.append(
            {
                "version": number,
                "token": observations.redacted(position, event, LEARNER),
                "seat": mover,
                "scoring": observations.scoring(position.game, position.explain(event)),
            }
        )
        position.push(event)
    return {"steps": steps, "position": observations.position(position.view(LEARNER))}


def path(name: str) -> Path:
    """Where the lessons of a game are kept."""
    [found] = FOLDER.glob(f"*/lessons/{name}.json")
    return found
