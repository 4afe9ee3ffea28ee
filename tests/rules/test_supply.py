"""A30, A31: the next round, its first player and its deal."""

from fractions import Fraction
from math import comb

import pytest

from azulejos.rules import IllegalDeal, Phase
from azulejos.rules.azul import AzulPosition, Deal, MarkerPlace
from tests.kit.boards import CENTRE, board, front, on_floor, setup
from tests.kit.chances import Lowest, Script, distribution
from tests.kit.events import event
from tests.kit.tables import start, table
from tests.kit.tiles import spell


def due(players: int = 2, *, bag: str, lid: str, displays: int | None = None) -> AzulPosition:
    """A deal is due, with just these tiles in bag and lid; all others went with a player who left."""
    rest = "".join(letter * (20 - (bag + lid).count(letter)) for letter in "BYRKW")
    game = table(players + 1, displays=displays, tournament=True)
    return setup(
        game, bag=bag, lid=lid, lost=rest, phase=Phase.DEAL, marker=front(1), withdrawn=frozenset({players + 1}),
    )  # fmt: skip


def test_a30_the_markers_holder_starts() -> None:
    position = setup(table(3), board(), board(floor="M"), centre="W", marker=on_floor(2), first=3)
    position.push(event("CWF"))
    assert position.marker == front(2)
    position.push(event("@BBBB/BBBB/BBBB/BBYY/YYYY/YYYY/YYYY"))
    assert (position.first, position.to_move, position.marker, position.round) == (2, 2, CENTRE, 10)


def test_a30_four_tiles_to_each_display_from_the_bag() -> None:
    position = start(2)
    deal = position.deal(Lowest())
    assert [sum(display) for display in deal.displays] == [4, 4, 4, 4, 4]
    assert position == start(2)
    position.push(deal)
    assert sum(position.bag) == 80
    assert position.phase is Phase.OFFER


def test_a30_the_bag_is_refilled_only_when_a_tile_has_to_be_drawn() -> None:
    """The bag has just what the displays need: the lid stays where it is."""
    position = due(bag="BBBBYYYYRRRR", lid="KKWW", displays=3)
    position.push(event("@BBBB/YYYY/RRRR"))
    assert (spell(position.bag), spell(position.lid)) == ("", "KKWW")


def test_a30_the_bag_is_refilled_in_the_middle_of_a_display() -> None:
    position = due(bag="BBBBY", lid="YKKWWWW", displays=2)
    position.push(event("@BBBB/YKWW"))
    assert [spell(display) for display in position.displays] == ["BBBB", "YKWW"]
    assert (spell(position.bag), spell(position.lid)) == ("YKWW", "")


def test_a30_a_refilled_bag_gives_its_own_colour_too() -> None:
    """The one yellow of the bag and the one of the lid can come to the same display."""
    position = due(bag="BBBBY", lid="YKKWWWW", displays=2)
    position.push(event("@BBBB/YYKK"))
    assert spell(position.bag) == "WWWW"


def test_a30_the_last_display_stays_short_and_later_ones_empty() -> None:
    position = due(bag="BBBBY", lid="R", displays=4)
    position.push(event("@BBBB/YR/-/-"))
    assert [spell(display) for display in position.displays] == ["BBBB", "YR", "", ""]
    assert (spell(position.bag), spell(position.lid)) == ("", "")
    assert (position.phase, position.to_move) == (Phase.OFFER, 1)
    assert position.status() == ()
    assert len(position.legal_moves) == 3 * 6


def test_a30_a_short_deal_at_a_table_of_four() -> None:
    """Walls and lines of four players can hold so many tiles that nine displays are not filled."""
    wall = "BYRK. WBYR. KWBY. RKWB. YRKW."
    position = setup(
        table(4), board(wall=wall), board(wall=wall), board(wall=wall), board(wall=wall), bag="BBBB", lid=None, phase=Phase.DEAL, marker=front(3)
    )
    assert spell(position.lid) == "YYYYRRRRKKKKWWWW"
    position.push(event("@BBBB/YYYY/RRRR/KKKK/WWWW/-/-/-/-"))
    assert position.to_move == 3
    assert sum(map(sum, position.displays)) == 20


@pytest.mark.parametrize("lid", ["", "R"])
def test_a30_one_tile_is_enough_for_a_round(lid: str) -> None:
    position = due(bag="" if lid else "R", lid=lid, displays=2)
    assert position.deal(Lowest()) == event("@R/-")
    position.push(event("@R/-"))
    assert len(position.legal_moves) == 6


@pytest.mark.parametrize(
    ("bag", "lid", "deal", "code", "clause"),
    [
        ("BBBBYYYY", "R", "@BBBB", "deal-displays", "A2"),
        ("BBBBYYYY", "R", "@BBBB/YYYY/-", "deal-displays", "A2"),
        ("BBBBYYYY", "R", "@BBBBY/YYY", "deal-size", "A30"),
        ("BBBBYYYY", "R", "@BBBR/YYYY", "deal-bag", "A30"),
        ("BBBBYYYY", "R", "@BBB/YYYY", "deal-short", "A30"),
        ("BBBBYYYY", "R", "@BBBB/-", "deal-short", "A30"),
        ("BBBBY", "RRRRR", "@BBBB/RRRR", "deal-runs-out", "A30"),
        ("BBBBYY", "RRRRR", "@BBBB/YRRR", "deal-runs-out", "A30"),
        ("BBBBY", "RRRRR", "@BBBB/YRRK", "deal-lid", "A30"),
        ("BBBBY", "RRRRR", "@BBBB/YYRR", "deal-lid", "A30"),
        ("BBBBY", "RRRRR", "@BBBB/YRR", "deal-short", "A30"),
        ("BBBBY", "RRRRR", "@BBBB/-", "deal-runs-out", "A30"),
        ("BBBB", "RRRRR", "@BBBB/-", "deal-short", "A30"),
        ("BB", "RRR", "@BBR/RR", "deal-short", "A30"),
        ("BB", "R", "@BBR/R", "deal-order", "A30"),
        ("BB", "R", "@-/BBR", "deal-runs-out", "A30"),
        ("", "RRR", "@-/RRR", "deal-short", "A30"),
        ("", "RRR", "@RR/R", "deal-short", "A30"),
        ("BB", "R", "@BBRR/-", "deal-lid", "A30"),
    ],
)
def test_a30_deals_that_bag_and_lid_cannot_give(bag: str, lid: str, deal: str, code: str, clause: str) -> None:
    position = due(bag=bag, lid=lid, displays=2)
    before = position.copy()
    with pytest.raises(IllegalDeal) as refusal:
        position.push(event(deal))
    assert (refusal.value.code, refusal.value.clause) == (code, clause)
    assert position == before


@pytest.mark.parametrize("display", [(-1, 5, 0, 0, 0), (1, 1, 1, 1), (0, 0, 0, 0, 0, 0), (5, 0, 0, 0, 0)])
def test_a30_what_is_no_display_is_refused(display: tuple[int, ...]) -> None:
    position = start(2)
    with pytest.raises(IllegalDeal) as refusal:
        position.push(Deal((display, *[(4, 0, 0, 0, 0)] * 4)))
    assert refusal.value.code == "deal-size"


def test_a30_each_tile_of_the_bag_is_as_likely_as_any_other() -> None:
    """The exact chances of a display out of a small bag are those of drawing without replacement."""
    position = due(bag="BBBYYR", lid="K", displays=1)
    found = distribution(lambda chance: spell(position.deal(chance).displays[0]))
    expected = {
        "B" * b + "Y" * y + "R" * r: Fraction(comb(3, b) * comb(2, y) * comb(1, r), comb(6, 4))
        for b in range(4)
        for y in range(3)
        for r in range(2)
        if b + y + r == 4
    }
    assert found == expected


def test_a30_chance_after_a_refill_in_the_middle_of_a_display() -> None:
    """B and Y are certain; the other two come from the three of the lid, each pair of which is equally likely."""
    position = due(bag="BY", lid="RRK", displays=1)
    found = distribution(lambda chance: spell(position.deal(chance).displays[0]))
    assert found == {"BYRR": Fraction(1, 3), "BYRK": Fraction(2, 3)}


def test_a30_chance_is_asked_only_for_numbers_below_the_tiles_left() -> None:
    chance = Script(*[0] * 20)
    start(2).deal(chance)
    assert chance.asked == list(range(100, 80, -1))


def test_a31_nobody_took_the_marker() -> None:
    position = setup(table(3), displays="BBBB/RRRR", first=2)
    position.push(event("1B5"))
    position.push(event("2R5"))
    assert position.phase is Phase.DEAL
    assert position.marker.place is MarkerPlace.CENTRE
    position.push(event("@YYYY/YYYY/YYYY/YYYY/YYKK/KKKK/KKKK"))
    assert (position.first, position.to_move, position.marker) == (2, 2, CENTRE)


def test_a31_a_whole_round_from_a_deal_of_one_colour_each() -> None:
    position = start(2, first=2)
    position.push(event("@BBBB/YYYY/RRRR/KKKK/WWWW"))
    for take in ("1B5", "2Y5", "3R4", "4K4", "5W3"):
        position.push(event(take))
    # Seat 2 took blue, red and white: its lines 4 and 3 are complete, and one white tile fell. Seat 1 completed line 4.
    assert [each.score for each in position.boards] == [1, 1]
    assert spell(position.lid) == "RRRKKKWWW"
    assert position.next_first == 2
