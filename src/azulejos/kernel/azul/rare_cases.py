"""What random play of Azul hardly reaches: `selfcheck` counts how often games that were compared have shown it."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.kernel.equality import RareCases
from azulejos.rules import Event, LineFallen, Phase
from azulejos.rules.azul import AzulPosition, Deal, MarkerPlace, Take
from azulejos.rules.azul.board import FLOOR_SPACES

HIGH_SCORE = 60
"""In random play nobody has so many points."""
FULL_FLOOR = "takes by a seat whose floor line is full (A14)"
TO_FRONT = "the marker taken with a full floor line (A15)"
SHORT_DEAL = "deals that leave a display short of tiles (A30)"
NOBODY = "rounds in which nobody takes the marker (A31)"
FALLEN = "lines of the grey wall that fall (A51)"
NOTHING = "games that end because there is no tile to deal (A32)"
ENDLESS = "games that end because nothing happens any more (A33)"
HIGH = f"games with {HIGH_SCORE} points or more"


def during(position: AzulPosition, event: Event) -> Iterator[str]:
    """What an event, which is about to be pushed, brings about."""
    if isinstance(event, Deal):
        if any(sum(display) < 4 for display in event.displays):
            yield SHORT_DEAL
        if position.round and position.marker.place is MarkerPlace.CENTRE:
            yield NOBODY
        return
    if isinstance(event, Take):
        assert position.to_move is not None
        if len(position.boards[position.to_move - 1].floor) == FLOOR_SPACES:
            yield FULL_FLOOR
            if not event.source and position.marker.place is MarkerPlace.CENTRE:
                yield TO_FRONT
    if position.game.is_grey and (position.phase is Phase.TILING or sum(map(any, position.displays)) < 2):
        yield from (FALLEN for step in position.explain(event) if isinstance(step, LineFallen))


def at_end(position: AzulPosition) -> Iterator[str]:
    """What the end of a game shows."""
    outcome = position.outcome
    assert outcome is not None
    if outcome.ended_by.clause == "A32":
        yield NOTHING
    if outcome.ended_by.clause == "A33":
        yield ENDLESS
    if max(score or 0 for score in outcome.scores) >= HIGH_SCORE:
        yield HIGH


RARE_CASES = RareCases((FULL_FLOOR, TO_FRONT, SHORT_DEAL, NOBODY, FALLEN, NOTHING, ENDLESS, HIGH), during, at_end)
