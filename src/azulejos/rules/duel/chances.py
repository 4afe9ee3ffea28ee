"""What chance decides in Azul Duel, by its true probability: backs, fronts, tiles, chips."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from azulejos.rules.chance import Chance
from azulejos.rules.duel.moves import Fronts, Reveal, Top, TurnUp
from azulejos.rules.duel.plates import Kind, Plate
from azulejos.rules.duel.stages import AWAITED, DuelStage
from azulejos.rules.duel.supply import draw_trays
from azulejos.rules.duel.trays import Back
from azulejos.rules.errors import GameOver, IllegalDeal
from azulejos.rules.events import Event

if TYPE_CHECKING:
    from azulejos.rules.duel.position import DuelPosition


def draw(position: DuelPosition, chance: Chance) -> Event:
    """Draw what chance has to decide now."""
    match position.stage:
        case DuelStage.TOP:
            return Top(_kind(position, chance))
        case DuelStage.TURN_UP:
            return TurnUp(*draw_fronts(position, position.pile[:1], chance))
        case DuelStage.TRAYS:
            return draw_trays(position.bag, position.tower, chance)
        case DuelStage.FRONTS:
            return Fronts(draw_fronts(position, position.drawn, chance))
        case DuelStage.REVEAL:
            tray = next(number for number, tray in enumerate(position.trays) if tray.is_to_reveal)
            return Reveal(tray, position.chips[chance.below(len(position.chips))])
        case DuelStage.OVER:
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
    """The fronts that a plate of the pile can have."""
    if back.plate is not None:
        return (back.plate,)
    if position.memories:
        return tuple(Guess(position).odds(back))
    return tuple(plate for plate in position.plates if plate.kind is back.kind)


def draw_fronts(position: DuelPosition, backs: tuple[Back, ...], chance: Chance) -> tuple[Plate, ...]:
    """Fronts for several plates at once, none of them twice."""
    fronts: list[Plate] = []
    if position.memories:
        guess = Guess(position)
        for back in backs:
            fronts.append(_front(guess.odds(back), chance))
            guess.tell(back, fronts[-1])
    else:
        # Most of the time nothing is remembered, and all that can be are alike.
        for back in backs:
            plates = [plate for plate in possible_fronts(position, back) if plate not in fronts]
            fronts.append(plates[chance.below(len(plates))])
    return tuple(fronts)


def _front(odds: Mapping[Plate, int], chance: Chance) -> Plate:
    at = chance.below(sum(odds.values()))
    plates = iter(odds)
    while at >= (weight := odds[plate := next(plates)]):
        at -= weight
    return plate


class Guess:
    """Which fronts the unknown backs can have, and how likely each is, while they come to light one after another."""

    def __init__(self, position: DuelPosition) -> None:
        backs = (*position.pile, *position.drawn)
        remembered = {plate for memory in position.memories for plate in memory.plates}
        self._unseen = [plate for plate in position.plates if plate not in remembered]
        self._sizes = Counter(back.group for back in backs)
        self._memories = {group: memory for memory in position.memories for way in memory.ways for group in way.groups}
        for back in backs:
            if back.plate is not None:
                self.tell(back, back.plate)

    def odds(self, back: Back) -> dict[Plate, int]:
        """How likely each front of a back is, beside the others."""
        if back.plate is not None:
            return {back.plate: 1}
        unseen = [plate for plate in self._unseen if plate.kind is back.kind]
        if not back.group:
            return dict.fromkeys(unseen, 1)
        odds = self._memories[back.group].odds(back.group, self._sizes)
        remembered = {plate: weight * max(1, len(unseen)) for plate, weight in odds.items() if plate is not None}
        return remembered | (dict.fromkeys(unseen, odds[None]) if odds[None] else {})

    def tell(self, back: Back, plate: Plate) -> None:
        """Note that this is the front of a back."""
        if back.group:
            self._memories = {group: memory.found(back.group, plate) for group, memory in self._memories.items()}
            self._sizes[back.group] -= 1
        if plate in self._unseen:
            self._unseen.remove(plate)
