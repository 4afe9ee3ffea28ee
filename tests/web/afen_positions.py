"""Positions of Azul in one line, kept for the browser's editor (web/tests/games/azul/editor): `python -m tests.web.afen_positions` writes them anew.

From whole games of every variant, and some that cannot be: the editor has to take up those as well, so that they can be put right.
"""

import json
import random
from pathlib import Path

from azulejos.notation import afen
from tests.server.fair.games import GAMES, go_on

KEPT = Path(__file__).parents[2] / "web" / "tests" / "games" / "azul" / "editor" / "kept" / "positions.json"


def positions() -> list[str]:
    """The kept lines."""
    lots = random.Random(11)
    kept = []
    for name, settled in GAMES.items():
        if name == "duel":
            continue
        end = go_on(settled.start(1), lots=3)
        lines = [afen.write(end)]
        while end.events:
            end.pop()
            lines.append(afen.write(end))
        kept += lots.sample(lines, 12)
    return kept


def impossible() -> list[str]:
    """Lines that can be read, of positions that cannot be."""
    line = afen.write(go_on(GAMES["azul-coloured-2p-5d"].start(1), steps=9))
    return [line.replace(":offer:", ":deal:"), line.replace(":1:offer", ":7:offer"), line.replace(":0,", ":33,", 1)]


if __name__ == "__main__":
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    KEPT.write_text(json.dumps({"positions": positions(), "impossible": impossible()}, indent=1) + "\n")
