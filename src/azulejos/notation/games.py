"""The games whose records and positions can be read and written, by id."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from azulejos.notation.azul import AZUL
from azulejos.notation.duel import DUEL
from azulejos.notation.game_notation import GameNotation

NOTATIONS: Mapping[str, GameNotation] = MappingProxyType({"azul": AZUL, "mini": AZUL, "duel": DUEL})
