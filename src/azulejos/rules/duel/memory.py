"""What a seat still knows of plates that the other one has put back among others of the same kind (D50).

A seat follows a plate that it has seen by its back. When the other seat draws plates, looks at them, keeps one and puts the others under the pile,
only their kinds can be followed: like backs become a group, of which a seat may know that a plate lies there, but not in which place.

Whoever puts a plate back knows where it lies. So a group is always of places that one seat has put back, and what the other seat remembers of it is
no secret to either of them: both have seen those plates, and both have seen what became of the backs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from math import factorial, gcd, perm, prod
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from azulejos.rules.duel.plates import Kind, Plate
from azulejos.rules.duel.trays import BOTH, Back

if TYPE_CHECKING:
    from azulejos.rules.duel.position import DuelPosition

_POOLS: Mapping[Kind | None, int] = MappingProxyType({Kind.SPECIAL: -1, Kind.WILD: -2})
"""The groups of the like backs that are being put back, until they are numbered."""


class Way(NamedTuple):
    """A way in which the plates may lie."""

    groups: tuple[int, ...]
    """The group of each plate."""
    weight: int
    """How likely each single arrangement of the plates over the places of their groups is, beside those of other ways."""

    def arrangements(self, sizes: Mapping[int, int]) -> int:
        """In how many arrangements the plates can lie in groups of these sizes; 0 if there is no room for them.

        >>> Way((1, 1, 2), 1).arrangements({1: 3, 2: 2})
        12
        """
        return prod(perm(sizes[group], many) for group, many in Counter(self.groups).items())


class Memory(NamedTuple):
    """What a seat remembers of plates of one kind: plates that it has seen, but of which it no longer knows where in a group they lie."""

    seat: int
    plates: tuple[Plate, ...]
    ways: tuple[Way, ...]

    @property
    def kind(self) -> Kind:
        """The kind of the plates."""
        return self.plates[0].kind

    def odds(self, group: int, sizes: Mapping[int, int]) -> Counter[Plate | None]:
        """How likely it is that a place of a group has each of the plates, or (`None`) one that the seat has not seen.

        >>> memory = Memory(1, (Plate("YKTS"), Plate("KSTR")), (Way((1, 1), 1), Way((1, 2), 3)))
        >>> [memory.odds(1, {1: 2, 2: 1})[plate] for plate in (*memory.plates, None)]
        [8, 2, 6]
        """
        odds: Counter[Plate | None] = Counter()
        for way in self.ways:
            weight = way.weight * way.arrangements(sizes)
            odds[None] += weight * (sizes[group] - way.groups.count(group))
            for plate, its in zip(self.plates, way.groups):
                if its == group:
                    odds[plate] += weight
        return +odds

    def found(self, group: int, plate: Plate) -> Memory:
        """What is remembered once a plate came to light in a place of a group, which from then on is not counted."""
        if plate not in self.plates:
            return self
        at = self.plates.index(plate)
        ways = (Way(groups[:at] + groups[at + 1 :], weight) for groups, weight in self.ways if groups[at] == group)
        return Memory(self.seat, self.plates[:at] + self.plates[at + 1 :], tuple(ways))


def is_lost(back: Back, seat: int) -> bool:
    """Whether it is this seat that cannot tell the back from the others of its group."""
    return back.group > 0 and not back.seen_by & seat


def keep(position: DuelPosition, number: int, plate: Plate) -> None:
    """D20, D50: one of the drawn plates is kept. The other seat sees its front, and cannot tell like ones of the rest apart from now on.

    Why the drawer chose so is nothing that could be reckoned with: each plate is as likely to be kept, and each order as likely, as any other.
    """
    assert position.to_move is not None
    seat, drawn = position.other, position.drawn
    position.drawn = (*drawn[: number - 1], *drawn[number:])
    if not position.memories and not (position.drawn and any(back.seen_by & seat for back in drawn)):
        return
    memories = [memory for memory in position.memories if memory.seat != seat]
    own = {memory.kind: memory for memory in position.memories if memory.seat == seat}
    for kind in Kind:
        alike = [back for back in drawn if back.kind is kind]
        if kind in own or any(back.seen_by & seat for back in alike):
            before = own.get(kind, Memory(seat, (), (Way((), 1),)))
            memories.append(_mixed(before, alike, plate if plate.kind is kind else None, _POOLS[kind]))
    position.drawn = tuple(Back(back.kind, back.plate, position.to_move, _POOLS[back.kind]) for back in position.drawn)
    settle(position, memories)


def _mixed(memory: Memory, drawn: Sequence[Back], kept: Plate | None, pool: int) -> Memory:
    """What is remembered once these like backs, all but the one that was kept, are a group."""
    certain = tuple(back.plate for back in drawn if back.seen_by & memory.seat and back.plate is not None)
    plates = (*memory.plates, *certain)
    taken = Counter(back.group for back in drawn if back.group)
    left = len(drawn) - (kept is not None)
    ways: Counter[tuple[int, ...]] = Counter()
    for way in memory.ways:
        # Each plate of a group that was drawn from was among the drawn ones, or was not.
        for groups in product(*((group, pool) if group in taken else (group,) for group in way.groups)):
            moved = Counter(was for was, now in zip(way.groups, groups) if now == pool)
            weight = way.weight * prod(perm(taken[group], many) for group, many in moved.items())
            places = [*groups, *[pool] * len(certain)]
            if kept in plates:
                weight *= places.pop(plates.index(kept)) == pool
            elif kept is not None:
                weight *= len(drawn) - places.count(pool)
            if weight:
                ways[tuple(places)] += weight * factorial(left - places.count(pool))
    return Memory(memory.seat, tuple(plate for plate in plates if plate != kept), tuple(Way(*way) for way in ways.items()))


def settle(position: DuelPosition, memories: Sequence[Memory]) -> None:
    """Store the memories in canonical form: what is certain is known, and groups count from the top of the pile."""
    if not memories:
        return
    backs = (*position.drawn, *position.pile)
    sizes = Counter(back.group for back in backs)
    certain: dict[int, Plate] = {}
    left = []
    for memory in memories:
        ways = [way for way in memory.ways if way.arrangements(sizes)]
        for plate, groups in zip(memory.plates, zip(*(way.groups for way in ways))):
            if sizes[groups[0]] == 1 and len(set(groups)) == 1:
                certain[groups[0]] = plate
        order = sorted((plate.spaces, at) for at, plate in enumerate(memory.plates) if plate not in certain.values())
        if order:
            plates = tuple(memory.plates[at] for _, at in order)
            left.append(Memory(memory.seat, plates, tuple(Way(tuple(groups[at] for _, at in order), weight) for groups, weight in ways)))
    used = {group for memory in left for way in memory.ways for group in way.groups}
    numbers: dict[int, int] = {}
    # Kind by kind, since the order of drawn plates is nobody's but the drawer's.
    for kind in Kind:
        for back in backs:
            if back.kind is kind and back.group in used:
                numbers.setdefault(back.group, len(numbers) + 1)

    def settled(back: Back) -> Back:
        if back.group in certain:
            return Back(back.kind, certain[back.group], BOTH, put_by=back.seen_by)
        return back._replace(group=numbers.get(back.group, 0))

    position.drawn, position.pile = tuple(map(settled, position.drawn)), tuple(map(settled, position.pile))
    position.plates = tuple(plate for plate in position.plates if plate not in certain.values())
    position.memories = tuple(sorted((_in_order(memory, numbers) for memory in left), key=lambda memory: (memory.seat, memory.kind.value)))


def _in_order(memory: Memory, numbers: Mapping[int, int]) -> Memory:
    divisor = gcd(*(way.weight for way in memory.ways))
    ways = (Way(tuple(numbers[group] for group in way.groups), way.weight // divisor) for way in memory.ways)
    return memory._replace(ways=tuple(sorted(ways)))


def lose_order(position: DuelPosition) -> None:
    """D50: the other seat cannot tell like drawn plates apart: forget their fronts and their order."""
    kinds = Counter(back.kind for back in position.drawn)
    lost = [back.plate for back in position.drawn if kinds[back.kind] > 1]
    drawn = [back._replace(plate=None) if kinds[back.kind] > 1 else back for back in position.drawn]
    position.drawn = by_kind(drawn)
    position.plates = tuple(plate for plate in position.game.components.plates if plate in position.plates or plate in lost)


def by_kind(drawn: Iterable[Back]) -> tuple[Back, ...]:
    """Drawn plates in an order that reveals nothing but their kinds."""
    return tuple(sorted(drawn, key=lambda back: back.kind is Kind.WILD))


def is_sound(position: DuelPosition) -> bool:
    """Whether the memories fit the backs and the known fronts, and are in canonical form."""
    memories, backs = position.memories, (*position.drawn, *position.pile)
    if not all(map(_is_whole, memories)) or len({(memory.seat, memory.kind) for memory in memories}) < len(memories):
        return False
    putters = {group: (3 - memory.seat, memory.kind) for memory in memories for way in memory.ways for group in way.groups}
    if any(back.group and putters.get(back.group) != (back.seen_by, back.kind) for back in backs):
        return False
    places = {back.plate: back.group for back in backs if back.plate is not None}
    hidden = Counter(back.group for back in backs if back.plate is None)
    for memory in memories:
        left = memory
        for plate in memory.plates:
            if plate not in position.plates:
                left = left.found(places.get(plate, 0), plate)
        if not any(way.arrangements(hidden) for way in left.ways):
            return False
    twin = position.copy(history=False)
    settle(twin, memories)
    return twin == position


def _is_whole(memory: Memory) -> bool:
    kinds = {plate.kind for plate in memory.plates}
    many = len(set(memory.plates))
    return len(kinds) == 1 and many == len(memory.plates) and all(len(way.groups) == many and way.weight > 0 for way in memory.ways)
