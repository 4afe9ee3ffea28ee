"""What chance decides in Azul Duel, by its true probability: backs, fronts, tiles, chips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.rules.chance import Chance
from azulejos.rules.duel.components import Kind, Plate
from azulejos.rules.duel.moves import Fronts, Reveal, Top, TurnUp
from azulejos.rules.duel.stages import AWAITED, Stage
from azulejos.rules.duel.supply import draw_trays
from azulejos.rules.duel.trays import Back
from azulejos.rules.errors import GameOver, IllegalDeal
from azulejos.rules.events import Event

if TYPE_CHECKING:
    from azulejos.rules.duel.position import DuelPosition


def draw(position: DuelPosition, chance: Chance) -> Event:
    """Draw what chance has to decide now."""
    match position.stage:
        case Stage.TOP:
            return Top(_kind(position, chance))
        case Stage.TURN_UP:
            return TurnUp(_front(possible_fronts(position, position.pile[0]), chance))
        case Stage.TRAYS:
            return draw_trays(position.bag, position.tower, chance)
        case Stage.FRONTS:
            return Fronts(draw_fronts(position, position.drawn, chance))
        case Stage.REVEAL:
            tray = next(number for number, tray in enumerate(position.trays) if tray.is_to_reveal)
            return Reveal(tray, position.chips[chance.below(len(position.chips))])
        case Stage.OVER:
            raise GameOver("game-over", "The game is over. The fifth round is over.", "D43")
        case _:
            raise IllegalDeal(*AWAITED[position.stage])


def unassigned(position: DuelPosition) -> dict[Kind, int]:
    """How many plates of each kind lie in the pile with a back that nobody has seen yet."""
    seen = [back.kind for back in (*position.pile, *position.drawn) if back.plate is None]
    unseen = [plate.kind for plate in position.plates]
    return {kind: unseen.count(kind) - seen.count(kind) for kind in Kind}


def _kind(position: DuelPosition, chance: Chance) -> Kind:
    left = unassigned(position)
    return Kind.SPECIAL if chance.below(sum(left.values())) < left[Kind.SPECIAL] else Kind.WILD


def possible_fronts(position: DuelPosition, back: Back) -> tuple[Plate, ...]:
    """The fronts that a plate of the pile can have, each with the same probability."""
    if back.plate is not None:
        return (back.plate,)
    return tuple(plate for plate in position.plates if plate.kind is back.kind)


def draw_fronts(position: DuelPosition, backs: tuple[Back, ...], chance: Chance) -> tuple[Plate, ...]:
    """Fronts for several plates at once, none of them twice."""
    fronts: list[Plate] = []
    for back in backs:
        fronts.append(_front(tuple(plate for plate in possible_fronts(position, back) if plate not in fronts), chance))
    return tuple(fronts)


def _front(plates: tuple[Plate, ...], chance: Chance) -> Plate:
    return plates[chance.below(len(plates))]
