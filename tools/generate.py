"""Writes what the browser client has of Python's data, so that each is stated once: `web/src/generated/`.

    python tools/generate.py            write the files anew
    python tools/generate.py --check    say which of them are stale, and change nothing

They are kept in the repository: whoever builds the client needs Node alone.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import palette

from azulejos.rules.duel import standard
from azulejos.rules.duel.plates import Kind
from azulejos.rules.duel.scoring_tiles import FIRST_GAME, SCORING_TILES, SIDES, ScoringTile

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "generated"


def duel() -> Mapping[str, Any]:
    """The components of Azul Duel that the client deals, counts or draws by itself."""
    components = standard()
    return {
        "SPECIAL_PLATES": [str(plate) for plate in components.plates if plate.kind is Kind.SPECIAL],
        "WILD_PLATES": [str(plate) for plate in components.plates if plate.kind is Kind.WILD],
        "CHIPS": sorted(components.chips),
        "SIDES": SIDES,
        "FIRST_GAME": FIRST_GAME,
        "SCORING_TILES": {name: _scoring_tile(tile) for name, tile in SCORING_TILES.items()},
    }


def _scoring_tile(tile: ScoringTile) -> Mapping[str, Any]:
    return {
        "counts": tile.counts.value,
        "space": tile.space,
        # By what it is worth: the cells that stand for it in a picture, as row and column from 0.
        "shown": [[f"{row} {column}" for group in groups for row, column in group] for groups in tile.shown],
    }


def constants(values: Mapping[str, Any]) -> str:
    """Values as constants of TypeScript."""
    return "".join(f"export const {key} = {json.dumps(value, ensure_ascii=False)} as const;\n" for key, value in values.items())


FILES: Mapping[str, Callable[[], str]] = {
    "duel.ts": lambda: constants(duel()),
    "palette.css": palette.palette_css,
    "tiles.ts": lambda: constants(palette.tiles()),
}


def text(name: str) -> str:
    """What a file has to be."""
    return f"/* Written by tools/generate.py: change what it is made from. */\n{FILES[name]()}"


def main(arguments: list[str]) -> None:
    """Write all files, or check them."""
    if arguments not in ([], ["--check"]):
        sys.exit("Usage: python tools/generate.py [--check]")
    stale = [name for name in FILES if not (FOLDER / name).is_file() or (FOLDER / name).read_text() != text(name)]
    if not arguments:
        FOLDER.mkdir(exist_ok=True)
        for name in stale:
            (FOLDER / name).write_text(text(name))
    elif stale:
        sys.exit(f"web/src/generated is stale ({', '.join(stale)}): run python tools/generate.py")


if __name__ == "__main__":
    main(sys.argv[1:])
