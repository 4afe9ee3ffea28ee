"""Games of Azul Duel as the client is told them, kept for its tests: `python -m tests.web.duel_games` writes them again.

Each line of the file is a game through the eyes of seat 1: its first position, and for every event the token, the seat, the scoring, what has changed
in the position, and what may be played then by whoever decides.
"""

import gzip
import json
import random
from pathlib import Path
from typing import Any, NamedTuple

from azulejos.bots import bot
from azulejos.rules import Event, Move, Position, RandomChance, game
from azulejos.rules.duel import Draw, Stop
from azulejos.rules.duel.position import DuelPosition
from azulejos.server import observations

KEPT = Path(__file__).parents[2] / "web" / "tests" / "games" / "duel" / "games.jsonl.gz"
AT_ONCE = 3
"""How many plates are drawn one after another where they are."""


class Plan(NamedTuple):
    """A game to be kept: its scoring tiles, who plays it, and whether plates are drawn from the pile whenever they can be."""

    tiles: tuple[str, ...]
    bot: str
    seed: int
    draws: bool = False


PLANS = (
    Plan(("rows", "columns", "diagonals"), "greedy", 1),
    Plan(("colours", "edge", "corners", "specials"), "random", 2),
    Plan(("rows", "edge", "wilds"), "greedy", 3, draws=True),
)


def seen(position: Position) -> dict[str, Any]:
    """The position as JSON has it, lists and not tuples."""
    shown: dict[str, Any] = json.loads(json.dumps(observations.position(position.view(1), with_afen=False)))
    return shown


def drawing(position: DuelPosition) -> Event | None:
    """To draw another plate, or to stop, where that is to be decided."""
    if Stop() in position.legal_moves and len(position.drawn) >= AT_ONCE:
        return Stop()
    return Draw() if Draw() in position.legal_moves else None


def played(plan: Plan) -> list[dict[str, Any]]:
    """A game from its start to its end."""
    chance = RandomChance(random.Random(plan.seed))
    position = game("duel", tiles=plan.tiles).start()
    player = bot(plan.bot, chance)
    before = seen(position)
    lines = [before]
    while position.outcome is None:
        if not position.legal_moves or position.to_move is None:
            event = position.deal(chance)
        else:
            assert isinstance(position, DuelPosition)
            event = (drawing(position) if plan.draws else None) or player.choose(position.view(position.to_move))
        token = observations.redacted(position, event, 1)
        seat = position.to_move if isinstance(event, Move) else None
        scoring = json.loads(json.dumps(observations.scoring(position.game, position.explain(event))))
        position.push(event)
        after = seen(position)
        legal = observations.legal(position.view(position.to_move)) if position.to_move and position.legal_moves else []
        changed = {key: value for key, value in after.items() if before[key] != value}
        lines.append({"token": token, "seat": seat, "scoring": scoring, "changed": changed, "legal": legal})
        before = after
    return lines


def games() -> str:
    """All games that are kept, one in each line."""
    return "".join(json.dumps(played(plan), separators=(",", ":")) + "\n" for plan in PLANS)


if __name__ == "__main__":
    KEPT.write_bytes(gzip.compress(games().encode(), 9, mtime=0))
