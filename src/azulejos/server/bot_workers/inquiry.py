"""What is asked about a position besides a bot's move: its best moves, and how good the one was that was played. It is answered in a worker."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import orjson

from azulejos.bots import Limit
from azulejos.bots.analysis import Analyser, Assessment, Option, Reason, analyser_of
from azulejos.bots.analysis.game_analysis import judged
from azulejos.bots.analysis.marks import AS_GOOD
from azulejos.bots.analysis.written import move_json, option_json, reason_json
from azulejos.bots.puzzles.praise import praised
from azulejos.notation import read_token
from azulejos.rules import Move, Position, View


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A question about a position, as a seat may know it."""

    view: View
    nodes: int
    """How many positions may be looked at."""
    most: int = 0
    """How many of the best moves are told."""
    played: str | None = None
    """The token of the move that was played, if that is to be judged."""
    events: int = 0
    """How many deals and moves were before it."""


@cache
def _analyser(game: str) -> Analyser:
    """It stays, because it has large tables. What it has searched before does not matter: as many nodes give the same result every time."""
    return analyser_of(game)


def told_of(analyser: Analyser, position: Position, option: Option, found: Assessment) -> Reason:
    """What is said of one of the best moves: of the very best what it does better than the next one that is not as good, if there is a fact that says
    it; of others what they do.
    """
    best, seat = found.options[0], position.to_move or 1
    if option is best:
        worse = next((other for other in found.options if best.chances[seat - 1] - other.chances[seat - 1] >= AS_GOOD), None)
        reason = None if worse is None else praised(analyser.reasons(position, worse, best)[-1])
        if reason is not None and reason.text != "analysis-found-points":
            return reason
    return analyser.reasons(position, option, best)[0]


def answer(inquiry: Inquiry) -> bytes:
    """What is found, as JSON: `known` is whether the position can be judged at all."""
    position = inquiry.view.position
    analyser = _analyser(inquiry.view.game.id)
    if position.to_move is None or not analyser.knows(position):
        return orjson.dumps({"known": False, "nodes": 0, "moves": [], "judged": None})
    token = None if inquiry.played is None else read_token(inquiry.view.game, inquiry.played)
    move = token if isinstance(token, Move) and token in position.legal_moves else None
    found = analyser.assess(position, Limit(nodes=inquiry.nodes), move)
    moves: list[dict[str, Any]] = [
        option_json(option) | {"reasons": [reason_json(told_of(analyser, position, option, found))]} for option in found.options[: inquiry.most]
    ]
    is_judged = move is not None and any(option.move == move for option in found.options)
    judgement = move_json(judged(analyser, position, move, found, inquiry.events)) if is_judged and move is not None else None
    return orjson.dumps({"known": True, "nodes": found.nodes, "moves": moves, "judged": judgement})
