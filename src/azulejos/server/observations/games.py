"""The games that a viewer can be shown, by id: what is sent of a position, and of what was scored."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from typing_extensions import TypeAliasType

from azulejos.rules import Scoring
from azulejos.server.observations import azul, duel
from azulejos.server.observations.scoring import TilingStep, tiling_step

Position = TypeAliasType("Position", azul.AzulPosition | duel.DuelPosition)
ScoringStep = TypeAliasType("ScoringStep", TilingStep)


class Observation(NamedTuple):
    """What a game brings along to be shown."""

    observer: Callable[[], Callable[[Any], Position]]
    """Begins to show a game: what it returns shows views as JSON, one after the other, and need not make again what has not changed."""
    step: Callable[[Scoring], ScoringStep] = tiling_step
    """A step of a scoring as JSON."""


_AZUL = Observation(lambda: azul.position)
_DUEL = Observation(lambda: duel.DuelObserver().position)
OBSERVATIONS: Mapping[str, Observation] = MappingProxyType({"azul": _AZUL, "mini": _AZUL, "duel": _DUEL})
