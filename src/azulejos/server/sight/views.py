"""Views of every game as JSON: one table from a game's id to the function that shows a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from azulejos.notation import afen
from azulejos.rules import View
from azulejos.server.sight import azul, duel

POSITIONS: Mapping[str, Callable[[Any], dict[str, Any]]] = MappingProxyType({"azul": azul.position, "mini": azul.position, "duel": duel.position})


def position(view: View, *, with_afen: bool = True) -> dict[str, Any]:
    """Everything that a client needs to draw the table for this viewer, and nothing that the viewer may not know.

    It does not say whose view it is: what two viewers may know alike is the same, byte for byte. The AFEN repeats the rest in one line, for links; it
    is made from the view's own position, and takes half of the time, so that what is sent at every move goes without it.

    >>> from azulejos.rules import game
    >>> position(game("mini", players=3).start().view(2))["options"]
    {'players': 3, 'wall': 'coloured', 'displays': 7, 'tournament': False}
    """
    seen = POSITIONS[view.game.id](view)
    return seen | {"afen": afen.write(view.position)} if with_afen else seen
