"""A deal of Azul, tile by tile (A30)."""

from __future__ import annotations

from azulejos.envs.interface import Actions
from azulejos.rules import Event, Position
from azulejos.rules.azul import COLOURS, AzulGame, AzulPosition, Deal
from azulejos.rules.azul.supply import DISPLAY_SPACES
from azulejos.rules.filling import Counts


class AzulChance:
    """Every step is the colour of one tile, for one display after another."""

    def __init__(self, game: AzulGame) -> None:
        self.outcomes = tuple(colour.name.lower() for colour in COLOURS)

    def odds(self, position: Position, drawn: Actions) -> list[tuple[int, float]]:
        """By what is left in the bag; an empty one is refilled from the lid."""
        assert isinstance(position, AzulPosition)
        inside = _inside(position, drawn)
        total = sum(inside)
        return [(colour, count / total) for colour, count in enumerate(inside) if count]

    def event(self, position: Position, drawn: Actions) -> Event | None:
        """The deal, once all displays are full, or nothing is left to draw."""
        assert isinstance(position, AzulPosition)
        spaces = position.game.displays * DISPLAY_SPACES
        if len(drawn) < spaces and any(_inside(position, drawn)):
            return None
        parts = [drawn[at : at + DISPLAY_SPACES] for at in range(0, spaces, DISPLAY_SPACES)]
        return Deal(tuple(tuple(map(part.count, range(len(COLOURS)))) for part in parts))


def _inside(position: AzulPosition, drawn: Actions) -> Counts:
    """What is left to draw from: the bag or, when it has run out, what was in the lid."""
    in_bag = sum(position.bag)
    if len(drawn) < in_bag:
        return _without(position.bag, drawn)
    return _without(position.lid, drawn[in_bag:])


def _without(counts: Counts, drawn: Actions) -> Counts:
    return tuple(count - drawn.count(colour) for colour, count in enumerate(counts))
