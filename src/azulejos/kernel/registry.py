"""Which games have a kernel. Nothing is imported, and so compiled, before it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from azulejos.rules import OptionError

PACKAGES = {"azul": "azulejos.kernel.azul", "mini": "azulejos.kernel.azul", "duel": "azulejos.kernel.duel"}
"""By the game's id. Each has `equality` and `benchmark`, and `batch` for environments."""
COMMON = ("random", "bag", "sets", "rewards", "stores")
"""The modules with compiled functions that all games need."""
COMPILED = (
    (
        "azul.offer", "azul.tiling", "azul.supply", "azul.play", "azul.hashing", "azul.observation", "azul.batch", "azul.board_inputs",
        "azul.round_search.keys", "azul.round_search.moves", "azul.round_search.boards", "azul.round_search.evaluation",
        "azul.round_search.search", "azul.round_search.self_play", "azul.round_search.learning",
        "azul.tree_search.policy", "azul.tree_search.evaluation", "azul.tree_search.search", "azul.tree_search.self_play",
    ),
    (
        "duel.pile", "duel.tiling", "duel.offer", "duel.supply", "duel.choices", "duel.scoring", "duel.play", "duel.hashing",
        "duel.observation", "duel.batch", "duel.tree_search.tiling_plans", "duel.tree_search.search", "duel.tree_search.self_play",
    ),
)  # fmt: skip
"""Those of each game, in the order in which they need each other. Games need nothing of one another, and can be compiled at the same time."""


@dataclass(frozen=True, slots=True)
class Speed:
    """How fast a kernel was at one kind of table, in CPU time of one thread."""

    table: str
    moves_per_second: float
    games_per_second: float
    perft_nodes_per_second: float
    python_steps_per_second: float
    """Single moves, each called from Python."""
    signature: str
    """Changes when behaviour does, and only then."""


@dataclass(frozen=True, slots=True)
class Compared:
    """Games that rules and kernel have played alike."""

    tables: dict[str, int]
    """How many of each kind."""
    rare: dict[str, int]
    """How often they have shown what random play hardly reaches."""


Show = Callable[[int, int], None]
"""Told how much of how much is done."""


def part(id: str, name: str) -> ModuleType:
    """A module of a game's kernel.

    >>> part("tarot", "equality")
    Traceback (most recent call last):
    azulejos.rules.errors.OptionError: There is no kernel for tarot yet.
    """
    if id not in PACKAGES:
        raise OptionError("no-such-kernel", f"There is no kernel for {id} yet.")
    return import_module(f"{PACKAGES[id]}.{name}")


def speeds(id: str, games: int, runs: int) -> Sequence[Speed]:
    """How fast a game's kernel is, for each kind of table: the median of several runs of so many random games."""
    measured: Sequence[Speed] = part(id, "benchmark").speeds(games, runs)
    return measured


def check(id: str, games: int, seed: int, show: Show) -> Compared:
    """Play so many games by rules and kernel, and compare them after every move; raises `KernelDiffers` at the first difference."""
    compared: Compared = part(id, "equality").check(games, seed, show)
    return compared
