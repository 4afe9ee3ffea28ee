"""What is sent of a puzzle, and of an answer to it. Sentences are made in a process of their own (`azulejos.server.web.work_pool`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import orjson

from azulejos.notation import afen, read_token
from azulejos.server import observations
from azulejos.server.analysis.words import worded


@lru_cache(maxsize=64)
def seen(line: str) -> Mapping[str, Any]:
    """A puzzle's position as the player to move sees it. It is kept, because most people look at the puzzle of the day."""
    position = afen.read(line)
    assert position.to_move is not None
    view = position.view(position.to_move)
    return {"seat": position.to_move, "position": observations.position(view), "legal": observations.legal(view)}


def answered(line: str, move: str | None, about: dict[str, Any], language: str) -> bytes:
    """What is said of a move of a puzzle, in a language; with the position after the move, if one is given."""
    position = afen.read(line)
    seat = position.to_move
    assert seat is not None
    after = None
    if move is not None:
        position.push(read_token(position.game, move))
        [after] = observations.history(position, 1, 1, seat)
    return worded(orjson.dumps(about | {"after": after}), language, position.game.players)
