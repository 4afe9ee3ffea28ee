"""Why a move is what it is: a fact about the board, for which every language has a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact."""

    text: str
    """The name of its sentence in the catalogues of texts."""
    values: Mapping[str, str | int] = field(default_factory=dict)
    """What belongs into the sentence. A `seat` stands for a player, whose name the sentence has."""
