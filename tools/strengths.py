"""Measures how strong the bots of the eight levels are, and writes what came of it.

    nice -n 15 python tools/strengths.py measure FOLDER --games 100    play what is missing in FOLDER; killed, it goes on there
    python tools/strengths.py write FOLDER                             src/azulejos/bots/strengths.json and the tables of docs/strength.md
    python tools/strengths.py write                                    only the tables, from strengths.json
    python tools/strengths.py check                                    say whether the tables are stale, and change nothing

Neighbours on the ladder play each other at each kind of table, with limits of nodes alone: a busy machine takes longer, and plays the same games.
When a bot has changed, its contests have to be played anew: remove their folders, FOLDER/KIND/ONE-OTHER, and measure. Kinds of tables that FOLDER
does not have stay in strengths.json as they are.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from azulejos.arena.contest import ContestResult
from azulejos.arena.strengths import ANCHOR, KINDS, measure, written
from azulejos.bots.levels import LEVELS
from azulejos.bots.strengths import FILE, Strength, TableKind, measured
from azulejos.rules import rulebook

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "azulejos" / "bots" / FILE
DOCUMENT = ROOT / "docs" / "strength.md"


def main() -> None:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("measure")
    playing.add_argument("folder", type=Path)
    playing.add_argument("--games", type=int, default=100, help="of each contest")
    playing.add_argument("--step", type=int, default=20, help="games of everything at a time")
    playing.add_argument("--kind", action="append", choices=[kind.name for kind in KINDS], help="which tables; all, if none is named")
    commands.add_parser("check")
    writing = commands.add_parser("write")
    writing.add_argument("folder", type=Path, nargs="?")
    chosen = parser.parse_args()
    if chosen.command == "measure":
        kinds = [kind for kind in KINDS if not chosen.kind or kind.name in chosen.kind]
        measure(chosen.folder, kinds, chosen.games, chosen.step, _tell)
        return
    if chosen.command == "check":
        document = DOCUMENT.read_text("utf-8")
        if filled(document) != document:
            sys.exit(f"Stale: {DOCUMENT.relative_to(ROOT)}. Run python tools/strengths.py write")
        return
    if chosen.folder is not None:
        DATA.write_text(_text(written(chosen.folder, json.loads(DATA.read_text("utf-8")))), "utf-8")
    DOCUMENT.write_text(filled(DOCUMENT.read_text("utf-8")), "utf-8")


def filled(document: str) -> str:
    """The same document with its tables of strengths and styles as they have to be."""
    for name, table in (("strengths", _strengths()), ("neighbours", _neighbours()), ("styles", _styles())):
        start, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        before, _, rest = document.partition(start)
        _, _, after = rest.partition(end)
        document = f"{before}{start}\n\n{table}\n\n{end}{after}"
    return document


def _strengths() -> str:
    """A row for each level, a column for each kind of table."""
    kinds = measured()
    rows = [["level", "bot", *(_title(each.kind) for each in kinds)]]
    for level, bot in LEVELS.items():
        found = (each.strengths.get(bot.name) for each in kinds)
        rows.append([str(level), f"`{bot.name}`", *(_strength(bot.name, strength) for strength in found)])
    return _table(rows)


def _strength(bot: str, strength: Strength | None) -> str:
    if strength is None:
        return "not measured"
    return f"{strength.elo}" if bot == ANCHOR else f"{strength.elo} ± {strength.error} ({strength.games})"


def _neighbours() -> str:
    """What each level won against the one below, at tables for two."""
    kinds = [(kind, _title(each.kind)) for kind, each in zip(json.loads(DATA.read_text("utf-8"))["kinds"], measured(), strict=True)]
    pairs = [(kind, title) for kind, title in kinds if kind["players"] == 2 and kind["contests"]]
    rows = [["bot", "against", *(title for _, title in pairs)]]
    names = [level.name for level in LEVELS.values()]
    for lower, upper in pairwise(names):
        shares = []
        for kind, _ in pairs:
            contest = next((each for each in kind["contests"] if each["bots"] == [lower, upper]), None)
            shares.append(f"{100 * contest['shares'][1]:.1f} % of {contest['games']}" if contest else "not measured")
        rows.append([f"`{upper}`", f"`{lower}`", *shares])
    return _table(rows)


def _styles() -> str:
    """How the levels play at the first kind of table."""
    styles = measured()[0].styles
    names = list(next(iter(styles.values()))) if styles else []
    return _table([["bot", *names], *([f"`{bot}`", *(f"{style[name]:g}" for name in names)] for bot, style in styles.items())])


def _title(kind: TableKind) -> str:
    title = rulebook(kind.games[0]).title
    return f"{title}, grey wall" if kind.options.get("wall") == "grey" else title if len(kind.games) == 1 else f"{title}, {kind.players}"


def _table(rows: Sequence[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]])


def _tell(kind: TableKind, result: ContestResult) -> None:
    games = sum(len(unit.games) for unit in result.units)
    shares = ", ".join(f"{name} {share:.1%}" for name, share in zip(result.names, result.shares, strict=True))
    print(f"{kind.name}: {games} games, {shares}", flush=True)


def _text(value: object) -> str:
    """JSON with what belongs together in one line."""
    text = json.dumps(value, indent=1, ensure_ascii=False)
    return re.sub(r"[\[{][^\[\]{}]*[\]}]", lambda flat: re.sub(r"\s*\n\s*", " ", flat.group()), text) + "\n"


if __name__ == "__main__":
    main()
