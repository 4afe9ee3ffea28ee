"""Games of Azul as the client is told them, kept for its tests: `python -m tests.web.azul_games` writes them again.

Each line of the file is a game: its first position, and for every event the token, the seat, the scoring and what has changed in the position.
"""

import gzip
import json
import random
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from azulejos.bots import bot
from azulejos.notation import read_token, write_token
from azulejos.rules import Event, Position, RandomChance, game
from azulejos.server import observations

KEPT = Path(__file__).parents[2] / "web" / "tests" / "games" / "azul" / "games.jsonl.gz"


class Plan(NamedTuple):
    """A game to be kept: which one, who plays it, and rulings that stand before the event of that number."""

    game: str
    options: dict[str, Any]
    bot: str
    seed: int
    rulings: Mapping[int, str] = MappingProxyType({})


PLANS = (
    Plan("azul", {"players": 2}, "greedy", 1),
    Plan("azul", {"players": 3}, "random", 2),
    Plan("azul", {"players": 4}, "greedy", 3),
    Plan("mini", {"players": 2}, "random", 4),
    Plan("azul", {"players": 2, "wall": "grey"}, "random", 5),
    Plan("mini", {"players": 4, "wall": "grey"}, "greedy", 6),
    Plan("azul", {"players": 3, "wall": "grey"}, "random", 7),
    Plan("azul", {"players": 4, "tournament": True}, "random", 8, {12: "pass", 30: "withdraw:2", 55: "pass", 56: "pass", 57: "pass", 58: "resume"}),
    Plan("azul", {"players": 3, "tournament": True}, "greedy", 9, {20: "withdraw:1", 40: "void"}),
)


def seen(position: Position) -> dict[str, Any]:
    """The position as JSON has it, lists and not tuples."""
    shown: dict[str, Any] = json.loads(json.dumps(observations.position(position.view(1))))
    return shown


def played(plan: Plan) -> list[dict[str, Any]]:
    """A game from its start to its end."""
    chance = RandomChance(random.Random(plan.seed))
    position = game(plan.game, **plan.options).start()
    player = bot(plan.bot, chance)
    before = seen(position)
    lines = [before]
    while position.outcome is None:
        event: Event
        ruling = plan.rulings.get(len(lines))
        if ruling is not None:
            event = read_token(position.game, ruling)
        elif position.to_move is None:
            event = position.deal(chance)
        else:
            event = player.choose(position.view(position.to_move))
        token = write_token(position.game, event)
        seat = None if token.startswith(("@", "withdraw", "resume", "void")) else position.to_move
        position.push(event)
        after = seen(position)
        changed = {key: value for key, value in after.items() if before[key] != value}
        lines.append(
            {
                "token": token,
                "seat": seat,
                "scoring": json.loads(json.dumps(observations.scoring(position.game, position.last_scoring))),
                "changed": changed,
            }
        )
        before = after
    return lines


def games() -> str:
    """All games that are kept, one in each line."""
    return "".join(json.dumps(played(plan), separators=(",", ":")) + "\n" for plan in PLANS)


if __name__ == "__main__":
    KEPT.write_bytes(gzip.compress(games().encode(), 9, mtime=0))
