"""The games that can be played in a terminal, by id."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from azulejos.cli.play.azul import AZUL
from azulejos.cli.play.duel import DUEL
from azulejos.cli.play.terminal_game import TerminalGame

TERMINAL_GAMES: Mapping[str, TerminalGame] = MappingProxyType({"azul": AZUL, "mini": AZUL, "duel": DUEL})
