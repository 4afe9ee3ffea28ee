"""Whole games of every variant as a viewer is told them, kept for the client's own tests: `python -m tests.web.kept_games` writes them anew."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from azulejos.bots import bot
from azulejos.notation import read_token
from azulejos.rules import Phase, Position, RandomChance, game
from azulejos.rules.azul import AzulPosition
from azulejos.rules.duel.position import DuelPosition
from azulejos.server import observations
from tests.kit import duel_play, play

PATH = Path(__file__).parents[2] / "web" / "tests" / "reader" / "games.jsonl"
EVERY = 50
"""So many steps lie between two positions that are kept with a game."""
VARIANTS: dict[str, tuple[str, dict[str, Any], int]] = {
    "azul": ("azul", {"players": 2}, 0),
    "mini": ("mini", {"players": 3}, 0),
    "grey": ("azul", {"players": 2, "wall": "grey"}, 0),
    "tournament": ("azul", {"players": 4, "displays": 8, "tournament": True}, 0),
    "duel, watched": ("duel", {"tiles": ("rows", "columns", "diagonals", "wilds")}, 0),
    "duel, seat 1": ("duel", {"tiles": ("colours", "edge", "corners", "specials")}, 1),
}
RULINGS = {3: "pass", 9: "withdraw:2", 14: "pass", 15: "pass", 16: "pass", 17: "resume", 40: "withdraw:4", 50: "withdraw:1"}
"""What the arbiter and the clock of the tournament's table do, by the number of the event."""


def games() -> dict[str, Any]:
    """All of them, each with its steps, and some of its positions by how many steps led there."""
    return {name: _kept(_played(name), seat) for name, (_, _, seat) in VARIANTS.items()}


def _played(name: str) -> Position:
    kind, options, _ = VARIANTS[name]
    lots = random.Random(f"kept {name}")
    chance = RandomChance(lots)
    greedy = bot("greedy", chance)
    position = game(kind, **options).start()
    while position.outcome is None:
        number = len(position.events)
        if name == "tournament" and number in RULINGS:
            position.push(read_token(position.game, RULINGS[number]))
        elif position.phase is Phase.DEAL:
            position.push(position.deal(chance))
        elif isinstance(position, DuelPosition):
            # One draws plates as often as possible, the other one spends chips: so every kind of token comes.
            position.push((duel_play.builder if position.to_move == 1 else duel_play.curious)(position, lots))
        elif name == "grey" and isinstance(position, AzulPosition):
            position.push(play.narrow(position, lots))
        else:
            assert position.to_move is not None
            position.push(greedy.choose(position.view(position.to_move)))
    return position


def _kept(position: Position, seat: int) -> dict[str, Any]:
    players = position.game.players
    last = len(position.events)
    frames: Any = observations.history(position.copy(), 0, last, seat)
    return {
        "players": players,
        "steps": [{"version": frame["n"], **frame["step"]} for frame in frames[1:]],
        "positions": {frame["n"]: frame["position"] for frame in frames if frame["n"] % EVERY == 0 or frame["n"] == last},
        "decisions": list(_decisions(position.copy())),
    }


def _decisions(position: Position) -> Iterator[dict[str, Any]]:
    """One decision of each kind, that with the most choices, as it is put to whoever is to make it."""
    richest: dict[str, dict[str, Any]] = {}
    while position.events:
        position.pop()
        if position.to_move is None or position.phase not in (Phase.OFFER, Phase.TILING) or not position.legal_moves:
            continue
        view = position.view(position.to_move)
        seen: Any = observations.position(view)
        kind, legal = seen.get("stage", seen["phase"]), observations.legal(view)
        if len(legal) > (len(richest[kind]["legal"]) if kind in richest else 1):
            richest[kind] = {"kind": kind, "position": seen, "legal": legal}
    yield from richest.values()


def text() -> str:
    """What the file holds: a line for each game."""
    return "".join(json.dumps({"name": name, **kept}, separators=(",", ":")) + "\n" for name, kept in games().items())


if __name__ == "__main__":
    PATH.write_text(text())
