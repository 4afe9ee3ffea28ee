"""Measures how strong the eight levels are at each kind of table, and how they play; `azulejos.bots.strengths` is what others read of it.

Neighbours on the ladder of levels play each other: two at tables for two, three at tables for three, and at tables for four two with two seats each,
since whoever sits with three stronger ones wins nothing from which one could learn. All of a kind have one rating, in which `sgraffito` is 1500.
Every contest has a folder of its own: killed at any moment, it goes on there, and more games can be added.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from types import MappingProxyType
from typing import Any

from azulejos.arena.azul import style as azul
from azulejos.arena.contest import ContestResult, run
from azulejos.arena.journal import GAMES, PAIRS
from azulejos.arena.plan import Plan, UnitResult
from azulejos.arena.ratings import Rating, Result, rate
from azulejos.bots import Limit
from azulejos.bots.levels import LEVELS
from azulejos.bots.strengths import Strength, TableKind
from azulejos.notation import Record, agn

LADDER = tuple(level.name for level in LEVELS.values())
ANCHOR, ANCHOR_ELO = "sgraffito", 1500
KINDS = (
    TableKind(("azul", "mini"), 2, {"wall": "coloured"}),
    TableKind(("azul", "mini"), 3, {"wall": "coloured"}),
    TableKind(("azul", "mini"), 4, {"wall": "coloured"}),
    TableKind(("azul", "mini"), 2, {"wall": "grey"}),
    TableKind(("duel",), 2, {}),
)
"""Azul Mini has the rules of Azul (A6), and its bots are the same programs: one measurement holds for both."""
NODES: Mapping[str, int] = MappingProxyType(
    {
        "azul-2-coloured": 600_000,
        "azul-3-coloured": 200_000,
        "azul-4-coloured": 200_000,
        "azul-2-grey": 150_000,
        "duel-2": 100_000,
    }
)
"""For a move of the strongest, by the kind of table: about what it looks at in 0.2 s. It would think as long as it may; with a number of nodes the
games are the same on a slow machine. All others have a limit anyway."""
STYLES: Mapping[str, Callable[[Record], list[dict[str, float]]]] = MappingProxyType({"azul": azul.seat_figures})
"""What a record shows of how each seat plays, by the game's id."""
MOST_DIFFERENT = 3
"""How many levels meet at one table at the most; where there are more seats, each of two levels has several."""
LEAST_GAMES = 20
"""With fewer games of each contest a rating says too little, and is not told."""
COMMAND = "python tools/strengths.py measure FOLDER; python tools/strengths.py write FOLDER"


def plans(kind: TableKind, games: int, seed: int = 1) -> list[Plan]:
    """Neighbours on the ladder against each other, so many games each.

    >>> [plan.entrants for plan in plans(KINDS[2], 100)][:2]
    [('pinch', 'pinch', 'bisque', 'bisque'), ('bisque', 'bisque', 'engobe', 'engobe')]
    """
    levels = kind.players if kind.players <= MOST_DIFFERENT else 2
    seats = kind.players // levels
    tables = [tuple(name for name in LADDER[at : at + levels] for _ in range(seats)) for at in range(len(LADDER) - levels + 1)]
    return [Plan(names, kind.games[0], kind.players, games, seed, Limit(nodes=NODES[kind.name]), options=dict(kind.options)) for names in tables]


def folder_of(folder: Path, kind: TableKind, plan: Plan) -> Path:
    """Where a contest is kept."""
    return folder / kind.name / "-".join(plan.entrants)


def measure(folder: Path, kinds: Sequence[TableKind], games: int, step: int, tell: Callable[[TableKind, ContestResult], None]) -> None:
    """Play what is missing, a few games of everything at a time, so that it is of use at any moment."""
    for count in (*range(step, games, step), games):
        for kind in kinds:
            for plan in plans(kind, count):
                tell(kind, run(plan, folder=folder_of(folder, kind, plan), resume=True, processes=1))


def written(folder: Path, before: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """What the games in a folder come to, as `strengths.json` keeps it. Kinds of tables of which there are none stay as they were `before`."""
    kept = {TableKind(tuple(each["games"]), each["players"], each["options"]).name: each for each in (before or {"kinds": []})["kinds"]}
    return {
        "written_by": COMMAND,
        "anchor": {"bot": ANCHOR, "elo": ANCHOR_ELO},
        "nodes": {level.name: level.nodes or dict(NODES) for level in LEVELS.values() if level.searches},
        "kinds": [_kind(folder, kind) if (folder / kind.name).exists() or kind.name not in kept else kept[kind.name] for kind in KINDS],
    }


def _kind(folder: Path, kind: TableKind) -> dict[str, Any]:
    contests = [found for plan in plans(kind, 1) if (found := _played(folder_of(folder, kind, plan))) is not None]
    names = _connected([_winners(contest) for contest in contests if _games(contest) >= LEAST_GAMES])
    counted = [contest for contest in contests if set(contest.plan.entrants) <= set(names) and _games(contest) >= LEAST_GAMES]
    return {
        "games": list(kind.games),
        "players": kind.players,
        "options": dict(kind.options),
        "strengths": {name: asdict(strength) for name, strength in _strengths(names, counted).items()},
        "contests": [
            {"bots": list(contest.plan.entrants), "games": _games(contest), "shares": [round(share, 3) for share in contest.shares]}
            for contest in counted
        ],
        "styles": {name: azul.means(games) for name, games in _styles(folder, kind, counted).items()},
    }


def _played(folder: Path) -> ContestResult | None:
    """A contest as far as it was played; `None` where it was not begun."""
    if not (folder / PAIRS).exists():
        return None
    plan, *units = [json.loads(line) for line in (folder / PAIRS).read_text("utf-8").splitlines(keepends=True) if line.endswith("\n")]
    kept = Plan.from_json(plan["plan"])
    return ContestResult(kept, kept.entrants, tuple(map(UnitResult.from_json, units)))


def _games(contest: ContestResult) -> int:
    return sum(len(unit.games) for unit in contest.units)


def _winners(contest: ContestResult) -> set[str]:
    """Those who have won a game: how much weaker the others are, nobody can say."""
    return {name for name, won in zip(contest.plan.entrants, contest.wins, strict=True) if won}


def _connected(tables: Iterable[Collection[str]]) -> tuple[str, ...]:
    """Those of the ladder whom games connect with the anchor: nobody else can be compared with it.

    >>> _connected([("pinch", "bisque"), ("engobe", "sgraffito"), ("sgraffito", "cuerda")])
    ('engobe', 'sgraffito', 'cuerda')
    """
    known, tables = {ANCHOR}, list(tables)
    while more := {name for table in tables if known & set(table) for name in table} - known:
        known |= more
    return tuple(name for name in LADDER if name in known) if len(known) > 1 else ()


def _strengths(names: Sequence[str], contests: Sequence[ContestResult]) -> dict[str, Strength]:
    if not names:
        return {}
    units = [
        [Result(tuple(names.index(contest.plan.entrants[each]) for each in result.entrants), result.shares) for result in unit.results()]
        for contest in contests
        for unit in contest.units
    ]
    ratings: list[Rating] = rate(len(names), units, (names.index(ANCHOR), ANCHOR_ELO))
    games = {name: sum(_games(contest) for contest in contests if name in contest.plan.entrants) for name in names}
    return {name: Strength(round(rating.points), round(rating.error), games[name]) for name, rating in zip(names, ratings, strict=True)}


def _styles(folder: Path, kind: TableKind, contests: Sequence[ContestResult]) -> dict[str, list[dict[str, float]]]:
    measure = STYLES.get(kind.games[0])
    found: dict[str, list[dict[str, float]]] = defaultdict(list)
    for contest in contests if measure is not None else ():
        for record in _records(folder_of(folder, kind, contest.plan) / GAMES):
            assert measure is not None
            for name, figures in zip(record.names, measure(record), strict=True):
                found[name.partition(" ")[0]].append(figures)  # Who has two seats is "pinch" and "pinch 2".
    return {name: found[name] for name in LADDER if name in found}


def _records(path: Path) -> Iterator[Record]:
    with path.open("rb") as file:
        for record in agn.read(file):
            if not isinstance(record, Record):
                raise record
            if "Forfeit" not in record.tags:
                yield record
