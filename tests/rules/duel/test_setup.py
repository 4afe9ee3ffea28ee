"""Set-up (D10, D11): scores, plates, trays; and five tiles of one colour."""

from fractions import Fraction

import pytest

from azulejos.rules import IllegalDeal, Phase
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.duel.supply import draw_trays
from tests.kit.chances import Script, distribution, seeded
from tests.kit.duel_events import event
from tests.kit.duel_tables import count, duel, push, setup

TRAYS = "trays BBYRK/BYRK/BBYY/KKTT/RRRR"
DISPLAY = ("top S", "up YK/TS", "top W", "up *B/TK", "top S", "up KS/TR", "top W")


def dealt(first: int = 1) -> DuelPosition:
    return push(duel().start(first), *DISPLAY, TRAYS)


def test_d10_scores_start_at_five() -> None:
    assert duel().start().scores == duel().start().round_scores == (5, 5)


def test_d10_three_plates_lie_face_up_before_tiles_are_dealt() -> None:
    position = duel().start()
    stages = []
    for text in (*DISPLAY, TRAYS):
        stages.append(position.stage)
        assert position.phase is Phase.DEAL
        assert not position.legal_moves
        push(position, text)
    assert stages == [DuelStage.TOP, DuelStage.TURN_UP] * 3 + [DuelStage.TOP, DuelStage.TRAYS]
    assert list(map(str, position.display)) == ["YK/TS", "*B/TK", "KS/TR"]
    assert len(position.pile) == 15
    assert len(position.plates) == 15


def test_d10_trays_are_filled_and_chips_lie_face_down() -> None:
    position = dealt()
    assert [tray.sun for tray in position.trays] == ["BBYRK", "BYRK", "BBYY", "KKTT", "RRRR"]
    assert [tray.moon for tray in position.trays] == [""] * 5
    assert [tray.chip for tray in position.trays] == ["", "?", "?", "?", "?"]
    assert len(position.chips) == 20
    assert position.bag == (13 - 5, 13 - 4, 13 - 6, 13 - 4, 13 - 2)
    assert (position.round, position.holder) == (1, 0)
    assert [board.tokens for board in position.boards] == [2, 2]


def test_d10_the_large_tray_is_filled_first() -> None:
    """A scripted chance: the first five drawn are on the large tray."""
    answers = Script(*[0] * 4, 60, *[0] * 16)
    deal = draw_trays((13,) * 5, (0,) * 5, answers)
    assert answers.asked == list(range(65, 44, -1))
    assert deal.tiles == ("BBBBT", "BBBB", "BBBB", "BYYY", "YYYY")


@pytest.mark.clause("D10")
def test_d10_five_of_one_colour_go_back_and_five_are_drawn_again() -> None:
    answers = Script(*[0] * 5, *[0] * 4, 20, *[0] * 16)
    deal = draw_trays((13,) * 5, (0,) * 5, answers)
    assert answers.asked[:10] == [65, 64, 63, 62, 61] * 2
    assert deal.tiles[0] == "BBBBR"


@pytest.mark.parametrize("colour", "BYRKT")
def test_d10_five_of_one_colour_are_no_deal(colour: str) -> None:
    position = push(duel().start(), *DISPLAY)
    with pytest.raises(IllegalDeal) as refusal:
        push(position, f"trays {colour * 5}/BYRK/BBYY/KKTT/RRRT")
    assert (refusal.value.code, refusal.value.clause) == ("deal-one-colour", "D10")


def between(bag: str, tower: str = "") -> DuelPosition:
    """Before the trays of round 5, no plate left; tiles that are nowhere matter to nobody here."""
    return setup(bag=bag, tower=tower, stage=DuelStage.TRAYS, to_move=None, round=4, pile="")


def large(bag: str, tower: str = "") -> dict[str, Fraction]:
    """The exact probabilities of what comes to the large tray."""
    return distribution(lambda chance: draw_trays(count(bag), count(tower), chance).tiles[0])


@pytest.mark.clause("D10")
def test_d10_a_bag_of_one_colour_gets_the_tower_too() -> None:
    """Five blue and nothing else are in the bag: they go back, the tower is emptied into it, and five of all are drawn."""
    position = between("BBBBB", "Y")
    assert {deal_of(position, seed)[0] for seed in range(30)} == {"BBBBY"}
    push(position, "trays BBBBY/B/-/-/-")
    assert sum(position.bag) == sum(position.tower) == 0
    # Five of ten: all but one yellow may come.
    assert {deal_of(between("BBBBBB", "YYYY"), seed)[0] for seed in range(200)} == {"BBBBY", "BBBYY", "BBYYY", "BYYYY"}


@pytest.mark.clause("D10")
def test_d10_after_the_tower_went_in_it_is_empty() -> None:
    """The other trays are drawn from the same bag, and what is left stays in it."""
    position = between("B" * 6, "Y" * 13 + "R" * 10)
    push(position, "trays BYYRR/BBBB/YYYY/YYYY/RRRR")
    assert position.bag == count("BYYYRRRR")
    assert position.tower == count("")


@pytest.mark.clause("D10")
def test_d10_the_tower_stays_where_the_bag_has_two_colours() -> None:
    """Five blue of a bag with one yellow go back; no tile of the tower comes before the bag is empty."""
    position = between("BBBBBY", "R" * 13)
    for text in ("trays BBBBR/BYRR/RRRR/RRRR/RR", "trays BBRRR/BBBY/RRRR/RRRR/RR"):
        with pytest.raises(IllegalDeal):
            push(position, text)
    push(position, "trays BBBBY/BRRR/RRRR/RRRR/RR")
    assert {deal_of(between("BBBBBY", "R" * 13), seed)[0] for seed in range(30)} == {"BBBBY"}


@pytest.mark.clause("D10")
def test_d10_five_stay_if_all_there_is_has_one_colour() -> None:
    for bag, tower in (("BBBBB", ""), ("BBBBBBB", "BB"), ("BBB", "BBBB"), ("", "BBBBBBB")):
        position = between(bag, tower)
        many = len(bag + tower)
        assert deal_of(position, 1)[0] == "BBBBB"
        left = "B" * (many - 5)
        push(position, f"trays BBBBB/{left or '-'}/-/-/-" if many <= 9 else "")
        assert (sum(position.bag), sum(position.tower)) == (0, 0)


@pytest.mark.clause("D10")
def test_d10_five_stay_and_the_tower_is_in_the_bag() -> None:
    position = push(between("B" * 5, "B" * 8 + ""), "trays BBBBB/BBBB/BBBB/-/-")
    assert (position.bag, position.tower) == (count(""), count(""))
    # 13 are all there are of a colour, so that nothing is left after the trays; by hand there may be more.
    position = push(between("B" * 30, "B" * 4), "trays BBBBB/BBBB/BBBB/BBBB/BBBB")
    assert (position.bag, position.tower) == (count("B" * 13), count(""))


@pytest.mark.clause("D10")
def test_d10_the_refill_may_happen_while_the_first_five_are_drawn() -> None:
    """Three blue in the bag, two of the tower make five: back they go, into a bag that holds all; then the three need not come again."""
    bag, tower = "BBB", "BBYYYYY"
    assert large_limited(bag, tower).keys() == {"BYYYY", "BBBBY", "BBBYY", "BBYYY"}
    position = push(between(bag, tower), "trays BYYYY/BBBB/Y/-/-")
    assert (position.bag, position.tower) == (count(""), count(""))


@pytest.mark.clause("D10")
def test_d10_without_five_of_a_colour_the_bag_comes_whole() -> None:
    """Three blue in the bag and one in the tower can never be five: the three are on the tray."""
    assert large("BBB", "BYYYYY").keys() == {"BBBBY", "BBBYY"}
    with pytest.raises(IllegalDeal) as refusal:
        push(between("BBB", "BYYYYY"), "trays BBYYY/BBYY/-/-/-")
    assert refusal.value.clause == "D40"


@pytest.mark.clause("D10")
def test_d10_redraws_are_by_true_probability() -> None:
    # Bag B B B, tower B B Y Y: the two of the tower are BB by 1/6, BY by 4/6, YY by 1/6. BBBBB is drawn again from all seven: of 21 hands of
    # five one is BBBBB, and again drawn again; BBBBY has 5 * 2 = 10, BBBYY 10.
    counted = large_limited("BBB", "BBYY")
    assert counted["BBBBY"] == pytest.approx(4 / 6 + 1 / 6 / 2, abs=0.02)
    assert counted["BBBYY"] == pytest.approx(1 / 6 + 1 / 6 / 2, abs=0.02)


def large_limited(bag: str, tower: str) -> dict[str, float]:
    """About the same where redraws have no end, by counting seeded draws."""
    many = 4000
    found: dict[str, float] = {}
    chance = seeded(5)
    for _ in range(many):
        tiles = draw_trays(count(bag), count(tower), chance).tiles[0]
        found[tiles] = found.get(tiles, 0) + 1 / many
    return found


@pytest.mark.clause("D10")
@pytest.mark.parametrize("few", ["B", "BB", "BBBB", "BBYY", "BBBY"])
def test_d10_fewer_than_five_are_never_redrawn(few: str) -> None:
    assert large(few, "").keys() == {few}
    assert large("", few).keys() == {few}
    assert large(few[:1], few[1:]).keys() == {few}
    position = push(between(few[:1], few[1:]), f"trays {few}/-/-/-/-")
    assert position.trays[0].sun == few


def deal_of(position: DuelPosition, seed: int) -> tuple[str, ...]:
    deal = position.deal(seeded(seed))
    twin = position.copy()
    twin.push(deal)
    return tuple(tray.sun for tray in twin.trays)


# D11


@pytest.mark.parametrize("first", [1, 2])
def test_d11_the_other_player_takes_the_first_plate(first: int) -> None:
    other = 3 - first
    position = dealt(first)
    assert (position.stage, position.to_move) == (DuelStage.FIRST_PLATE, other)
    assert sorted(map(str, position.legal_moves)) == sorted(map(str, map(event, ("plate 1", "plate 2", "plate 3"))))
    push(position, "plate 2")
    assert (position.stage, position.to_move) == (DuelStage.LAY, other)
    assert len(position.legal_moves) == 36
    push(position, "lay 9 3")
    # The display is filled up to three at once, into the place that is empty.
    assert position.stage is DuelStage.TURN_UP
    push(position, "up TR/B*", "top S")
    assert list(map(str, position.display)) == ["YK/TS", "TR/B*", "KS/TR"]
    assert (position.stage, position.to_move) == (DuelStage.FIRST_PLATE, first)
    push(position, "plate 1", "lay 5 0", "up SK/RB", "top W")
    assert list(map(str, position.display)) == ["SK/RB", "TR/B*", "KS/TR"]
    assert (position.stage, position.to_move, position.round) == (DuelStage.TURN, first, 1)
    # No token was used, and nothing was paid.
    assert [board.tokens for board in position.boards] == [2, 2]
    assert position.scores == (5, 5)
    assert len(position.pile) == 13


def test_d11_neither_draws_from_the_pile_nor_takes_tiles() -> None:
    position = dealt()
    for text in ("draw", "sun 1 B 1", "stop", "chip 1", "moon B 1", "lay 1 0"):
        with pytest.raises(Exception, match=r"\(D11\)"):
            push(position, text)


def test_d11_the_plate_lies_as_it_was_turned() -> None:
    position = push(dealt(), "plate 1", "lay 5 1")
    assert [row[2:4] for row in position.boards[1].dome.spaces[2:4]] == [("T", "Y"), ("S", "K")]
    assert position.boards[0].dome.plates == (None,) * 9
