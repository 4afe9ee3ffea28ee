"""Games as the client is told them, kept for its tests (web/tests/games): `python -m tests.web.client_games` writes them again.

Each line of a file is a game through the eyes of seat 1: its first position, and for every event the token, the seat, the scoring and what has
changed in the position, and what may be played then by whoever decides.
"""

import gzip
import json
import random
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from azulejos.bots import bot
from azulejos.notation import read_token
from azulejos.rules import Event, Move, Position, RandomChance, game
from azulejos.rules.duel import Draw, Stop
from azulejos.rules.duel.position import DuelPosition
from azulejos.server import observations

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "games"
AT_ONCE = 3
"""How many plates are drawn one after another where they are."""


class Plan(NamedTuple):
    """A game to be kept: who plays it, rulings that stand before the event of that number, and whether plates are drawn whenever they can be."""

    game: str
    options: dict[str, Any]
    bot: str
    seed: int
    rulings: Mapping[int, str] = MappingProxyType({})
    draws: bool = False


RULINGS = {12: "pass", 30: "withdraw:2", 55: "pass", 56: "pass", 57: "pass", 58: "resume"}
PLANS = {
    "azul": (
        Plan("azul", {"players": 2}, "greedy", 1),
        Plan("azul", {"players": 3}, "random", 2),
        Plan("azul", {"players": 4}, "greedy", 3),
        Plan("mini", {"players": 2}, "random", 4),
        Plan("azul", {"players": 2, "wall": "grey"}, "random", 5),
        Plan("mini", {"players": 4, "wall": "grey"}, "greedy", 6),
        Plan("azul", {"players": 3, "wall": "grey"}, "random", 7),
        Plan("azul", {"players": 4, "tournament": True}, "random", 8, RULINGS),
        Plan("azul", {"players": 3, "tournament": True}, "greedy", 9, {20: "withdraw:1", 40: "void"}),
    ),
    "duel": (
        Plan("duel", {"tiles": ("rows", "columns", "diagonals")}, "greedy", 1),
        Plan("duel", {"tiles": ("colours", "edge", "corners", "specials")}, "random", 2),
        Plan("duel", {"tiles": ("rows", "edge", "wilds")}, "greedy", 3, draws=True),
    ),
}


def as_json(value: Any) -> Any:
    """Lists and not tuples, as a client gets it."""
    return json.loads(json.dumps(value))


def drawing(position: Position) -> Event | None:
    """To draw another plate, or to stop, where that is to be decided."""
    assert isinstance(position, DuelPosition)
    if Stop() in position.legal_moves and len(position.drawn) >= AT_ONCE:
        return Stop()
    return Draw() if Draw() in position.legal_moves else None


def played(plan: Plan) -> list[dict[str, Any]]:
    """A game from its start to its end."""
    chance = RandomChance(random.Random(plan.seed))
    position = game(plan.game, **plan.options).start()
    player = bot(plan.bot, chance)
    is_duel = plan.game == "duel"

    def shown() -> dict[str, Any]:
        found: dict[str, Any] = as_json(observations.position(position.view(1), with_afen=not is_duel))
        return found

    before = shown()
    lines = [before]
    while position.outcome is None:
        event: Event
        ruling = plan.rulings.get(len(lines))
        if ruling is not None:
            event = read_token(position.game, ruling)
        elif not position.legal_moves or position.to_move is None:
            event = position.deal(chance)
        else:
            event = (drawing(position) if plan.draws else None) or player.choose(position.view(position.to_move))
        line = {
            "token": observations.redacted(position, event, 1),
            "seat": position.to_move if isinstance(event, Move) or ruling == "pass" else None,
            "scoring": as_json(observations.scoring(position.game, position.explain(event))),
        }
        position.push(event)
        after = shown()
        line["changed"] = {key: value for key, value in after.items() if before[key] != value}
        line["legal"] = observations.legal(position.view(position.to_move)) if position.to_move and position.legal_moves else []
        lines.append(line)
        before = after
    return lines


def games(name: str) -> str:
    """All games that are kept in a file, one in each line."""
    return "".join(json.dumps(played(plan), separators=(",", ":")) + "\n" for plan in PLANS[name])


def file(name: str) -> Path:
    return FOLDER / name / "games.jsonl.gz"


if __name__ == "__main__":
    for name in PLANS:
        file(name).write_bytes(gzip.compress(games(name).encode(), 9, mtime=0))
