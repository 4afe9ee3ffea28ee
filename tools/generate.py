"""Writes what the browser client and the documents have of Python's data and types, so that each is stated once.

`web/src/generated/` has the components of Duel, the types of all messages, and how long names may be; `web/public` the icon; `docs` has tables of the
fields of messages.

    python tools/generate.py            write the files anew
    python tools/generate.py --check    say which of them are stale, and change nothing

They are kept in the repository: whoever builds the client needs Node alone, and whoever reads the documents needs nothing.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import field_tables
import icons
import palette
import typescript

from azulejos import visible_text
from azulejos.rules.duel import standard
from azulejos.rules.duel.plates import Kind
from azulejos.rules.duel.scoring_tiles import FIRST_GAME, SCORING_TILES, SIDES, ScoringTile
from azulejos.server.observations import duel as observations
from azulejos.server.settings import Settings
from azulejos.server.web.app import application

ROOT = Path(__file__).resolve().parent.parent
GENERATED = ROOT / "web" / "src" / "generated"
HEAD = "/* Written by tools/generate.py: change what it is made from. */"


def duel() -> Mapping[str, Any]:
    """The scoring tiles of Azul Duel, which the client offers, draws by lot and pictures."""
    return {
        "SIDES": SIDES,
        "FIRST_GAME": FIRST_GAME,
        "SCORING_TILES": {name: _scoring_tile(tile) for name, tile in SCORING_TILES.items()},
    }


def duel_components() -> Mapping[str, Any]:
    """The plates and chips of Azul Duel, from which the check of deals draws, and what domes bring: only that page and the recorder load them."""
    components = standard()
    return {
        "SPECIAL_PLATES": [str(plate) for plate in components.plates if plate.kind is Kind.SPECIAL],
        "WILD_PLATES": [str(plate) for plate in components.plates if plate.kind is Kind.WILD],
        "CHIPS": sorted(components.chips),
        "POINTS": observations.points(components),
        "SPECIAL_IS_A_KIND": components.special_is_a_kind,
        # The name of its points and its cells, rows and columns from 1; a tile without groups counts spaces one by one.
        "GROUPS": {
            name: [[points, [(row + 1, column + 1) for row, column in group]] for points, groups in tile.groups.items() for group in groups]
            for name, tile in SCORING_TILES.items()
        },
        "ALL_OR_NONE": [name for name, tile in SCORING_TILES.items() if tile.all_or_none],
    }


def lengths() -> Mapping[str, Any]:
    """How many characters names and messages have at the most, as people count them."""
    return {"NICKNAME": visible_text.LONGEST_NICKNAME, "NAME": visible_text.LONGEST_NAME, "MESSAGE": visible_text.LONGEST_MESSAGE}


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


@cache
def document() -> Mapping[str, Any]:
    """The OpenAPI document, in which every message of HTTP and of the sockets has its type."""
    return application(Settings(database="sqlite:////nowhere/store.sqlite")).openapi()


def messages() -> str:
    """All messages as types."""
    schemas = dict(document()["components"]["schemas"])
    for path, socket in document()["x-sockets"].items():
        schemas[socket["takes"]["title"]] = socket["takes"] | {"description": f"What can be sent to {path}."}
    commands = "/api/v1/tournaments/{tournament}/acts"
    body = document()["paths"][commands]["post"]["requestBody"]["content"]["application/json"]["schema"]
    schemas["TournamentRequest"] = body | {"description": f"What can be sent to {commands}."}
    return typescript.declarations(schemas)


SOURCES: Mapping[str, Callable[[], str]] = {
    "duel.ts": lambda: constants(duel()),
    "duel_components.ts": lambda: constants(duel_components()),
    "lengths.ts": lambda: constants(lengths()),
    "messages.ts": messages,
    "palette.css": palette.palette_css,
    "tiles.ts": lambda: constants(palette.tiles()),
}
"""By the names of the files in `web/src/generated`."""
DOCUMENTS = ("api.md", "event.md", "observations.md", "socket.md")


def files() -> dict[Path, str]:
    """What each file has to be. Of a document only the tables of fields are written."""
    found = {GENERATED / name: f"{HEAD}\n{write()}" for name, write in SOURCES.items()}
    found[icons.PUBLIC / "icon.svg"] = icons.icon()
    for name in DOCUMENTS:
        page = ROOT / "docs" / name
        found[page] = field_tables.filled(page.read_text(), document()["components"]["schemas"])
    return found


def main(arguments: list[str]) -> None:
    """Write all files, or check them."""
    if arguments not in ([], ["--check"]):
        sys.exit("Usage: python tools/generate.py [--check]")
    stale = {path: text for path, text in files().items() if not path.is_file() or path.read_text() != text}
    if not arguments:
        for path, text in stale.items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
    elif stale:
        sys.exit(f"Stale: {', '.join(str(path.relative_to(ROOT)) for path in stale)}. Run python tools/generate.py")


if __name__ == "__main__":
    main(sys.argv[1:])
