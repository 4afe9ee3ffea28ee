"""What random play of Azul Duel hardly reaches: `selfcheck` counts how often games that were compared have shown it."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.kernel.equality import RareCases
from azulejos.rules import Event, LineBroken
from azulejos.rules.duel import Draw, DuelPosition, Spend, Trays
from azulejos.rules.duel.supply import LARGE_SPACES, SMALL_SPACES

SHORT_DEAL = "deals that leave a tray short of tiles (D40)"
ONE_COLOUR = "trays dealt with tiles of one colour (D10)"
FIVE_STAY = "large trays with five tiles of one colour, because there is no other (D10)"
BROKEN = "lines that break as a whole (D32)"
SPENT = "lines filled up by chips (D31)"
FOR_NOTHING = "plates drawn by a seat that has no points (D20)"


def during(position: DuelPosition, event: Event) -> Iterator[str]:
    """What an event, which is about to be pushed, brings about."""
    if isinstance(event, Trays):
        spaces = (LARGE_SPACES, *[SMALL_SPACES] * (len(event.tiles) - 1))
        if any(len(tiles) < space for tiles, space in zip(event.tiles, spaces)):
            yield SHORT_DEAL
        yield from (ONE_COLOUR for tiles in event.tiles if len(tiles) > 1 and len(set(tiles)) == 1)
        if len(event.tiles[0]) == LARGE_SPACES and len(set(event.tiles[0])) == 1:
            yield FIVE_STAY
        return
    if isinstance(event, Spend) and event.chips:
        yield SPENT
    if isinstance(event, Draw) and position.board.score == 0:
        yield FOR_NOTHING
    if position.line or not any(tray.sun for tray in position.trays):
        yield from (BROKEN for step in position.explain(event) if isinstance(step, LineBroken))


def at_end(position: DuelPosition) -> Iterator[str]:
    """What the end of a game shows: nothing that other ends do not."""
    return iter(())


RARE_CASES = RareCases((SHORT_DEAL, ONE_COLOUR, FIVE_STAY, BROKEN, SPENT, FOR_NOTHING), during, at_end)
