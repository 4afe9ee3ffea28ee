"""Mines the puzzles that ship with the package again from their positions, by the bots as they are now: when what they have learned has changed.

    nice -n 15 python tools/mine_again.py OUTPUT [--kind azul-2-coloured]...    killed, it goes on where it was

Those that still are puzzles go to OUTPUT, a file like those of `azulejos puzzles`, for `tools/ship_puzzles.py`; those at other tables as they are.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from azulejos.arena.strengths import KINDS
from azulejos.bots.puzzles import Puzzle, shipped
from azulejos.bots.puzzles.mining import Miner
from azulejos.bots.puzzles.puzzle import to_json
from azulejos.notation import afen
from azulejos.rules import Position


def main() -> None:
    """Mine those that OUTPUT does not have yet, and say how many are left."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("output", type=Path)
    parser.add_argument("--kind", action="append", choices=[kind.name for kind in KINDS], help="at which tables; at all, if none is named")
    chosen = parser.parse_args()
    seen = chosen.output.with_suffix(".seen")
    done = set(seen.read_text("utf-8").split()) if seen.exists() else set()
    miners: dict[str, Miner] = {}
    with chosen.output.open("a", encoding="utf-8") as kept, seen.open("a", encoding="utf-8") as noted:
        for number, puzzle in enumerate(shipped(), 1):
            if puzzle.id in done:
                continue
            position = afen.read(puzzle.afen)
            again: Puzzle | None = puzzle
            if not chosen.kind or _kind(position) in chosen.kind:
                game = position.game.id
                again = miners.setdefault(game, Miner(game)).puzzle(position)
            if again is not None:
                kept.write(f"{json.dumps(to_json(again), ensure_ascii=False, separators=(',', ':'))}\n")
                kept.flush()
            noted.write(f"{puzzle.id}\n")
            noted.flush()
            print(f"{number} of {len(shipped())}: {puzzle.id} {'holds' if again else 'is none any more'}", flush=True)


def _kind(position: Position) -> str:
    """The kind of table, by the name that strengths have."""
    for kind in KINDS:
        options = {name: str(getattr(position.game, name, "")) for name in kind.options}
        if position.game.id in kind.games and position.game.players == kind.players and options == dict(kind.options):
            return kind.name
    return ""


if __name__ == "__main__":
    main()
