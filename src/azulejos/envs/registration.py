"""The ids of environments, as Gymnasium has them once `azulejos.envs` is imported."""

from __future__ import annotations

from azulejos.rules import GAMES

NAMESPACE = "azulejos"
VERSION = 0
"""Raised when the same actions no longer lead to the same observations and rewards."""


def ids() -> dict[str, str]:
    """Every id, and its game.

    >>> list(ids())
    ['azulejos/Azul-v0', 'azulejos/AzulMini-v0', 'azulejos/AzulDuel-v0']
    """
    return {f"{NAMESPACE}/{rules.title.replace(' ', '')}-v{VERSION}": id for id, rules in GAMES.items()}


def register() -> None:
    """Tell Gymnasium of them."""
    import gymnasium

    for id, game in ids().items():
        gymnasium.register(
            id,
            entry_point="azulejos.envs.single_agent:AzulejosEnv",
            vector_entry_point="azulejos.envs.vector:AzulejosVectorEnv",
            kwargs={"game": game},
        )
