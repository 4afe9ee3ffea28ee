"""A naive witness at a table of Azul Duel, who shares no code with the rules: what one seat knows of the fronts in the pile, place by place.

It hears what its seat is told, in words, and keeps every world in which the plates that it has seen may lie, with its probability. Where the other
seat decides and the witness cannot see what, every choice is as likely as any other.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple


class Card(NamedTuple):
    kind: str | None = None
    front: str | None = None
    """Nothing for one that this seat has not seen."""


Cards = tuple[Card, ...]


class World(NamedTuple):
    pile: Cards = (Card(),) * 18
    drawn: Cards = ()

    def allows(self, card: Card, plate: str) -> bool:
        """Whether a card may be that plate: one that is known to lie elsewhere it cannot be."""
        if card.front is not None:
            return card.front == plate
        return card.kind == ("S" if "S" in plate else "W") and all(other.front != plate for other in self.pile + self.drawn)

    def under(self, at: int) -> "World":
        return World((*self.pile, self.drawn[at]), without(self.drawn, at))


def without(cards: Cards, at: int) -> Cards:
    return cards[:at] + cards[at + 1 :]


class Witness:
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.worlds: dict[World, Fraction] = {World(): Fraction(1)}

    def hear(self, text: str, mover: int | None) -> None:
        """What happened, in the words that the seat is told. Worlds in which it cannot happen are gone."""
        word, *rest = text.split()
        after: dict[World, Fraction] = {}
        for world, probability in self.worlds.items():
            ways = list(becomes(world, word, rest, mover == self.seat))
            # A plate that is kept tells more where it had fewer places to lie in: one of all drawn plates was chosen, whatever they are.
            share = Fraction(1, len(world.drawn) if word == "keep" else len(ways) or 1)
            for new in ways:
                after[new] = after.get(new, Fraction(0)) + probability * share
        whole = sum(after.values())
        self.worlds = {world: probability / whole for world, probability in after.items()}

    def fronts(self, place: int) -> dict[str | None, Fraction]:
        """What may lie in a place of the pile; nothing stands for any plate that this seat has not seen."""
        found: dict[str | None, Fraction] = {}
        for world, probability in self.worlds.items():
            front = world.pile[place].front
            found[front] = found.get(front, Fraction(0)) + probability
        return found


def becomes(world: World, word: str, rest: list[str], is_own: bool) -> Iterator[World]:
    """What a world may become by what is told; each as likely as the others."""
    pile, drawn = world
    match word, rest:
        case "top", [kind]:
            yield World((Card(kind), *pile[1:]), drawn)
        case "up", [plate]:
            if world.allows(pile[0], plate):
                yield World(pile[1:], drawn)
        case "draw", []:
            yield World(pile[1:], (*drawn, pile[0]))
        case "fronts", plates if is_own:
            if all(world.allows(card, plate) for card, plate in zip(drawn, plates, strict=True)):
                yield World(pile, tuple(Card(card.kind, plate) for card, plate in zip(drawn, plates, strict=True)))
        case "keep", [number, plate]:
            for at, card in enumerate(drawn):
                if world.allows(card, plate) and number in ("?", str(at + 1)):
                    yield World(pile, without(drawn, at))
        case "lay", _ if len(drawn) == 1:
            yield world.under(0)
        case "under", [*unseen, what]:
            for at, card in enumerate(drawn):
                if what == (card.kind if unseen else str(at + 1)):
                    after = world.under(at)
                    yield after.under(0) if len(after.drawn) == 1 else after
        case _:
            yield world
