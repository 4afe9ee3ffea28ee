"""Observations by the names of their fields."""

from __future__ import annotations

from typing import Any

import numpy as np

from azulejos.kernel.layout import Layout


def named(layout: Layout, observation: Any) -> dict[str, Any]:
    """The fields of an observation, or of an array of them, by their names: views, not copies. Fields of boards have the seats in front.

    >>> from azulejos.envs.games import encoding
    >>> from azulejos.rules import game
    >>> layout = encoding(game("azul", players=3)).layout
    >>> fields = named(layout, np.zeros((8, layout.size), np.uint8))
    >>> fields["displays"].shape, fields["wall"].shape
    ((8, 7, 5), (8, 3, 5, 5))
    """
    before = observation.shape[:-1]
    fields, at = {}, 0
    for field in layout.table:
        fields[field.name] = observation[..., at : at + field.size].reshape(*before, *field.shape)
        at += field.size
    boards = observation[..., at:].reshape(*before, layout.players, layout.board_size)
    at = 0
    for field in layout.board:
        fields[field.name] = boards[..., at : at + field.size].reshape(*before, layout.players, *field.shape)
        at += field.size
    return fields


def empty(layout: Layout) -> tuple[Any, dict[str, Any]]:
    """An observation of zeros, and its fields to write to."""
    observation = np.zeros(layout.size, np.uint8)
    return observation, named(layout, observation)
