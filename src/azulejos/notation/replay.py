"""What a replayed record shows: scores of each round, finals, winners, and how many moves were legal before every move.

This is what `azulejos replay --json` prints; `docs/formats.md` has the meaning of each key.
"""

from __future__ import annotations

from azulejos.notation.errors import AgnError
from azulejos.notation.games import NOTATIONS
from azulejos.notation.record import Record
from azulejos.rules import Move


def replay(record: Record, *, all_tiles: bool = False) -> dict[str, object]:
    """Everything that a replay of the record shows, as an object for JSON. `all_tiles` adds all scoring tiles of Duel, not just those of the game.

    >>> from azulejos.rules import game
    >>> replay(Record.of(game("azul").start()))["complete"]
    False
    """
    position = record.start()
    legal: list[int] = []
    for event in record.events:
        if isinstance(event, Move):
            legal.append(len(position.legal_moves))
        position.push(event)
    outcome = position.outcome
    return {
        "players": position.game.players,
        "rounds": [{"scores": list(scores)} for scores in record.scores_by_round()],
        "scores": list(position.scores),
        "winners": list(outcome.winners) if outcome else [],
        **NOTATIONS[position.game.id].summary(position, all_tiles),
        "legal": legal,
        "complete": outcome is not None,
    }


def error_object(error: AgnError) -> dict[str, object]:
    """A faulty game, as an object for JSON."""
    keys = ("file", "line", "token", "clause", "code", "text")
    return {"error": {key: getattr(error, key) for key in keys}}
