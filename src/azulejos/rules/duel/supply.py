"""Bag, tower and trays: how a round is dealt, and which deals can be (D10, D40)."""

from __future__ import annotations

from azulejos.rules.chance import Chance
from azulejos.rules.duel.moves import SMALL_TRAYS, Trays
from azulejos.rules.duel.plates import LETTERS
from azulejos.rules.errors import IllegalDeal
from azulejos.rules.filling import Counts, Words, fill, loose, plus

LARGE_SPACES = 5
SMALL_SPACES = 4
OF_EACH = 13
FULL_BAG: Counts = (OF_EACH,) * len(LETTERS)
NOTHING: Counts = (0,) * len(LETTERS)
_WORDS = Words("tower", "D40", LETTERS)


def count(tiles: str) -> Counts:
    """Count tiles written as letters.

    >>> count("BBYT")
    (2, 1, 0, 0, 1)
    """
    return tuple(map(tiles.count, LETTERS))


def draw_trays(bag: Counts, tower: Counts, chance: Chance) -> Trays:
    """D10, D40: draw five tiles for the large tray and four for each small one."""
    inside, reserve = loose(bag), loose(tower)

    def draw(spaces: int) -> str:
        nonlocal inside, reserve
        drawn: list[int] = []
        while len(drawn) < spaces:
            if not inside:
                inside, reserve = reserve, []
                if not inside:
                    break
            drawn.append(inside.pop(chance.below(len(inside))))
        return "".join(LETTERS[colour] for colour in sorted(drawn))

    large = draw(LARGE_SPACES)
    while len(large) == LARGE_SPACES and len(set(large)) == 1:
        inside += [LETTERS.index(tile) for tile in large]
        if len(set(inside)) == 1:
            inside, reserve = inside + reserve, []
        is_one_colour = len(set(inside)) == 1
        large = draw(LARGE_SPACES)
        if is_one_colour:
            break
    return Trays((large, *(draw(SMALL_SPACES) for _ in range(SMALL_TRAYS))))


def take_trays(bag: Counts, tower: Counts, deal: Trays) -> tuple[Counts, Counts]:
    """The bag and the tower after a deal, or an error that says why the deal is impossible."""
    if len(deal.tiles) != SMALL_TRAYS + 1 or any(set(tiles) - set(LETTERS) for tiles in deal.tiles):
        raise IllegalDeal("deal-trays", "A deal has a large tray and four small ones.", "D3")
    large, *small = deal.tiles
    bag, tower = _take_large(bag, tower, large)
    for number, tiles in enumerate(small, 1):
        if len(tiles) > SMALL_SPACES:
            raise IllegalDeal("deal-size", f"Small tray {number} can have at most four tiles.", "D10")
        bag, tower = fill(f"Small tray {number}", SMALL_SPACES, count(tiles), bag, tower, _WORDS)
    return bag, tower


def _take_large(bag: Counts, tower: Counts, large: str) -> tuple[Counts, Counts]:
    if len(large) > LARGE_SPACES:
        raise IllegalDeal("deal-size", "The large tray can have at most five tiles.", "D10")
    everything = plus(bag, tower)
    if sum(everything) >= LARGE_SPACES:
        if len(large) == LARGE_SPACES and len(set(large)) == 1 and _colours(everything) > 1:
            raise IllegalDeal("deal-one-colour", "Five tiles of one colour go back into the bag.", "D10")
        if _tower_may_have_gone_in(bag, tower):
            bag, tower = everything, NOTHING
    return fill("The large tray", LARGE_SPACES, count(large), bag, tower, _WORDS)


def _tower_may_have_gone_in(bag: Counts, tower: Counts) -> bool:
    """Whether the first five may have been of one colour and gone back into a bag into which the tower went too, then or while they were drawn."""
    inside = sum(bag)
    if inside >= LARGE_SPACES:
        return _colours(bag) == 1
    return any(here == inside and here + there >= LARGE_SPACES for here, there in zip(bag, tower))


def _colours(counts: Counts) -> int:
    return sum(count > 0 for count in counts)
