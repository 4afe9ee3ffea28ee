"""Puzzles as they are seen, made in processes of their own (`azulejos.server.web.work_pool`): a position is read, and words are found."""

from __future__ import annotations

from typing import Any

import orjson

from azulejos.notation import afen, read_token
from azulejos.server import observations
from azulejos.server.analysis.words import worded


def shown(line: str, about: dict[str, Any]) -> bytes:
    """A puzzle by its position in one line, as who is to move sees it, with what else is told of it."""
    position = afen.read(line)
    assert position.to_move is not None
    view = position.view(position.to_move)
    seen = {"seat": position.to_move, "position": observations.position(view), "legal": observations.legal(view)}
    return orjson.dumps(about | seen)


def answered(line: str, move: str | None, about: dict[str, Any], language: str) -> bytes:
    """What is told of a move of a puzzle, in a language; with the position after it, if a move is given."""
    position = afen.read(line)
    seat = position.to_move
    assert seat is not None
    after = None
    if move is not None:
        position.push(read_token(position.game, move))
        [after] = observations.history(position, 1, 1, seat)
    return worded(orjson.dumps(about | {"after": after}), language, position.game.players)
