"""Where a player's turn begins: in some games one turn is several decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from azulejos.rules import Phase, Position
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage


def _azul(position: Position) -> bool:
    return position.phase is Phase.OFFER


def _duel(position: DuelPosition) -> bool:
    """D20-D23: the stages of a plate, a stack and the tiling are no turns of their own, nor is the plate of the set-up (D11)."""
    return position.stage is DuelStage.TURN


BEGINS: Mapping[str, Callable[[Any], bool]] = MappingProxyType({"azul": _azul, "mini": _azul, "duel": _duel})
"""Whether the decision that is awaited begins a turn, by game."""
