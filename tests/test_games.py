"""A game is at home in its own folders: others know it by the tables that list games, and never ask which game it is."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos.rules import GAMES

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "azulejos"
FOLDERS = {rulebook.make.__module__.split(".")[2] for rulebook in GAMES.values()}
"""The packages of games: Azul Mini is at home in that of Azul."""
TABLES = {
    "rules/games.py",
    "notation/games.py",
    "kernel/registry.py",
    "envs/games.py",
    "render/__init__.py",
    "render/text.py",
    "arena/strengths.py",
    "bots/analysis/analysers.py",
    "bots/greedy_bot.py",
    "bots/puzzles/twins.py",
    "bots/search_bots.py",
    "bots/search_speed.py",
    "bots/search_thinkers.py",
    "bots/uai/positions.py",
    "cli/play/games.py",
    "server/observations/games.py",
}
"""The modules that list the games. Each asks a table for a game's own functions."""
ONE_GAME = {
    "arena/table.py",
    "cli/components.py",
    "cli/train.py",
    "server/tournaments/online_tables.py",
    "server/web/models.py",
    "tournament/paper/order.py",
    "tournament/score_pad.py",
    "tournament/seating/tables.py",
    "tournament/settings.py",
}
"""Modules about one game outside of its folders: tournaments, search and training are of Azul (T1), components are Duel's, requests have examples."""


def is_of_a_game(module: str) -> bool:
    return bool(FOLDERS & {part.removesuffix(".py") for part in module.split("/")})


SHARED = sorted(
    module for path in SOURCE.rglob("*.py") if not is_of_a_game(module := path.relative_to(SOURCE).as_posix()) and module not in TABLES | ONE_GAME
)


def told(tree: ast.Module) -> Iterator[str]:
    """What code says of a single game: its id as a text, or an import of its package.

    Documentation may have examples, and Azul may be what is played if nobody says.
    """
    defaults = {default for node in ast.walk(tree) if isinstance(node, ast.arguments) for default in (*node.defaults, *node.kw_defaults)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in GAMES and node not in defaults:
            yield f"line {node.lineno} has the text {node.value!r}"
        elif isinstance(node, ast.ImportFrom) and node.module and FOLDERS & set(node.module.split(".")):
            yield f"line {node.lineno} imports {node.module}"


@pytest.mark.parametrize("module", SHARED)
def test_shared_code_knows_no_single_game(module: str) -> None:
    assert list(told(ast.parse((SOURCE / module).read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize("module", sorted(TABLES | ONE_GAME))
def test_the_exceptions_are_needed(module: str) -> None:
    assert list(told(ast.parse((SOURCE / module).read_text(encoding="utf-8"))))


def test_no_game_knows_another_by_contract() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    apart = {module for contract in contracts if contract["type"] == "independence" for module in contract["modules"]}
    assert apart == {f"azulejos.{room}.{game}" for room in ("rules", "notation", "render", "envs", "bots") for game in FOLDERS}
