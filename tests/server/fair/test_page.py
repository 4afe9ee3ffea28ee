"""The code on the page `docs/fairness.md`, which uses nothing of the package, draws every chance event of whole games as the package does."""

import doctest
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from azulejos.notation import write_token
from azulejos.rules import Chance, Deal, Position
from azulejos.rules.azul.tiles import letters
from azulejos.rules.duel.supply import draw_trays
from azulejos.rules.filling import Counts
from azulejos.server import fair
from tests.kit.chances import seeded
from tests.server.fair.games import GAMES, SEED, TABLE, contributions, dealt

PAGE = Path(__file__).parents[3] / "docs" / "fairness.md"
CLAUSES = PAGE.parent / "rules" / "duel.md"


def code() -> dict[str, Any]:
    """The functions that the page defines."""
    examples = doctest.DocTestParser().get_examples(PAGE.read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for example in examples:
        if example.source.startswith(("def ", "import ")):
            exec(example.source, names)
    return names


PAGE_CODE = code()


def of_page(position: Any, below: Callable[[int], int]) -> str:
    """The token that the page's code gives in a position."""
    if position.game.id != "duel":
        displays = PAGE_CODE["azul_deal"](below, letters(position.bag), letters(position.lid), position.game.displays)
        return "@" + "/".join(display or "-" for display in displays)
    told = [str(plate) for plate in position.game.components.plates if plate not in position.plates]
    match position.stage.name:
        case "TOP":
            hidden = [back.kind.value for back in (*position.pile, *position.drawn) if back.kind is not None and back.plate is None]
            left = [sum(plate.kind.value == kind for plate in position.plates) - hidden.count(kind) for kind in "SW"]
            return f"top:{PAGE_CODE['duel_top'](below, *left)}"
        case "TURN_UP":
            return f"up:{PAGE_CODE['duel_fronts'](below, [shown(position.pile[0])], told)[0]}"
        case "FRONTS":
            return "fronts:" + ",".join(PAGE_CODE["duel_fronts"](below, list(map(shown, position.drawn)), told))
        case "REVEAL":
            tray = next(number for number, tray in enumerate(position.trays) if tray.is_to_reveal)
            return f"reveal:{tray}={PAGE_CODE['duel_reveal'](below, sorted(position.chips))}"
        case _:
            return "@" + "/".join(tray or "-" for tray in PAGE_CODE["duel_trays"](below, spelt(position.bag), spelt(position.tower)))


def shown(back: Any) -> str:
    return back.kind.value if back.plate is None else str(back.plate)


def spelt(counts: Counts) -> str:
    return "".join(letter * count for letter, count in zip("BYRKT", counts, strict=True))


@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize("seed", [SEED, bytes(range(7, 39))], ids=bytes.hex)
def test_a_stranger_who_read_the_page_draws_the_same(variant: str, seed: bytes) -> None:
    record = dealt(GAMES[variant], seed)
    position: Position = record.start()
    number = 0
    for event in record.events:
        if isinstance(event, Deal):
            number += 1
            below = PAGE_CODE["source"](seed, TABLE, contributions(record.game.players), number)
            assert of_page(position, below) == write_token(record.game, event)
        position.push(event)
    assert number


def test_a_stranger_draws_the_same_lots() -> None:
    tiles_of_d6 = [re.findall(r"(?:^|/) ?`(\w+)`", line) for line in re.findall(r"^  \d\. (`.*)", CLAUSES.read_text(), re.MULTILINE)]
    for number in range(40):
        table = f"t{number}"
        below = PAGE_CODE["source"](SEED, table, ["-", "-"], 0)
        first = 1 + below(2)
        left = list(tiles_of_d6)
        while len(left) > 3:
            left.pop(below(len(left)))
        tiles = [sides[below(len(sides))] for sides in left]
        lots = fair.draw_lots("duel", 2, fair.FairChance(SEED, table, ["-", "-"], 0), first=True, game=True)
        assert (lots.first, list(lots.options["tiles"])) == (first, tiles)


ALMOST_ONE_COLOUR = [
    ("BBBBBY", ""),
    ("BBBBB", "YYK"),
    ("BBBBBBB", ""),
    ("BBBBBB", "BB"),
    ("BBB", "BBBT"),
    ("BBBBBBBBBBT", "YY"),
    ("KK", "KKKKKK"),
    ("", ""),
]


@pytest.mark.parametrize(("bag", "tower"), ALMOST_ONE_COLOUR)
def test_d10_five_of_one_colour_are_drawn_again_by_a_stranger_as_by_the_package(bag: str, tower: str) -> None:
    # Rare in a game: so from bags in which it is not, by one and the same series of numbers.
    for seed in range(60):
        chance: Chance = seeded(seed)
        counted = [tuple(map(tiles.count, "BYRKT")) for tiles in (bag, tower)]
        assert tuple(PAGE_CODE["duel_trays"](seeded(seed).below, bag, tower)) == draw_trays(counted[0], counted[1], chance).tiles
