"""The course of a game as JSON: position after position, each with the step that led to it. What a replay shows."""

from __future__ import annotations

from typing import Any

from azulejos.rules import IllegalEvent, Move, Position
from azulejos.server.sight.steps import scoring
from azulejos.server.sight.tokens import told
from azulejos.server.sight.views import position as seen_position


def course(position: Position, first: int, last: int, seat: int) -> list[dict[str, Any]]:
    """The positions after `first` to `last` events, as a seat may see them, each with its number and the step that led there.

    `position` is at the end of the game so far, with its past, and is left at the first of these: give a copy.

    >>> from azulejos.notation import read_token
    >>> from azulejos.rules import game
    >>> position = game("azul", displays=1).start()
    >>> for token in ("@BBYY", "1B2"):
    ...     position.push(read_token(position.game, token))
    >>> [(each["n"], each["step"]) for each in course(position.copy(), 0, 2, 0)]
    [(0, None), (1, {'token': '@BBYY', 'seat': None, 'scoring': []}), (2, {'token': '1B2', 'seat': 1, 'scoring': []})]
    """
    while len(position.events) > last:
        position.pop()
    frames: list[dict[str, Any]] = []
    number = len(position.events)
    while True:
        frame: dict[str, Any] = {"n": number, "step": None, "position": seen_position(position.view(seat))}
        frames.append(frame)
        if number == 0:
            break
        event = position.pop()
        mover = position.to_move if isinstance(event, Move) else None
        frame["step"] = {"token": told(position, event, seat), "seat": mover, "scoring": scoring(position.explain(event))}
        if number <= first:
            break
        number -= 1
    return frames[::-1]


def seen(position: Position, seat: int) -> Position:
    """The position as a seat may know it; with its last event, where that is the seat's to know, so that a picture can mark it.

    >>> from azulejos.notation import read_token
    >>> from azulejos.rules import game
    >>> position = game("azul", displays=1).start()
    >>> position.push(read_token(position.game, "@BBYY"))
    >>> len(seen(position, 0).events)
    1
    """
    plain = position.view(seat).position
    if not position.events:
        return plain
    before = position.copy()
    event = before.pop()
    marked = before.view(seat).position
    try:
        marked.push(before.redacted(event, seat))
    except IllegalEvent:
        return plain
    return marked if marked == plain else plain
