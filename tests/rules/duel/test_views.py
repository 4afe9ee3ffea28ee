"""What a seat may know (D50)."""

import random
from collections import Counter
from fractions import Fraction

import pytest

from azulejos.rules import Chance, OptionError, Position, game
from azulejos.rules.duel.loader import standard
from azulejos.rules.duel.moves import Fronts, Keep, PutUnder, Reveal, Top, TurnUp
from azulejos.rules.duel.plates import Kind
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.duel.view import DuelView
from tests.kit.chances import Lowest, distribution, seeded
from tests.kit.duel_events import event, words
from tests.kit.duel_play import POLICIES, Policy, anything, curious, play
from tests.kit.duel_tables import board, duel, push, setup


def drawn() -> DuelPosition:
    """Seat 1 has drawn three plates and looked at them: special, wild, special. The pile shows a wild back, and has more."""
    position = setup(
        board(plates="1:YK/TS", tokens=2), board(plates="1:*B/TK", tokens=2), large="BBYRK|", pile="S W" + " ?" * 11, display="KS/TR TR/B* SK/RB"
    )
    return push(position, "draw", "draw", "top S", "draw", "top W", "stop", "fronts YB/KS KY/R* TR/BS")


def put_back() -> DuelPosition:
    return push(drawn(), "keep 2 KY/R*", "lay 5 0", "under 2")


# Positions in which nothing is hidden


def test_d50_as_long_as_nobody_has_looked_at_a_plate_everybody_sees_the_same() -> None:
    kinds = Counter[tuple[bool, bool]]()
    for seed in range(3):
        for position, _ in play(duel(), seed, curious if seed else anything):
            seen = [position.view(seat).position for seat in (0, 1, 2)]
            is_alike = seen[0] == seen[1] == seen[2] == position
            assert is_alike or not position.is_open
            kinds[position.is_open, is_alike] += 1
    assert kinds[True, True] > 50
    assert kinds[False, False] > 50


def test_d50_a_plate_that_was_looked_at_keeps_a_position_from_being_open() -> None:
    for position in (drawn(), put_back(), push(put_back(), "sun 0 B 1")):
        assert not position.is_open
    assert duel().start().is_open
    assert game("azul").start().is_open


# Positions which differ only in hidden things


def test_d50_drawn_fronts_are_known_to_the_drawer_alone() -> None:
    position = drawn()
    assert [str(back.plate) for back in position.view(1).position.drawn] == ["YB/KS", "KY/R*", "TR/BS"]
    theirs = position.view(2).position
    assert [(back.kind, back.plate) for back in theirs.drawn] == [(Kind.SPECIAL, None), (Kind.WILD, None), (Kind.SPECIAL, None)]
    # They may be any of the plates that seat 2 has not seen.
    assert {"YB/KS", "KY/R*", "TR/BS"} <= set(map(str, theirs.plates))
    assert not {"YB/KS", "KY/R*", "TR/BS"} & set(map(str, position.view(1).position.plates))


@pytest.mark.parametrize("other", ["fronts TR/BS KY/R* YB/KS", "fronts YB/KS TY/*K BK/ST", "fronts SY/BR R*/BK ST/YB"])
def test_d50_positions_that_differ_only_in_drawn_fronts_look_the_same(other: str) -> None:
    position = drawn()
    twin = position.copy()
    twin.pop()
    push(twin, other)
    assert twin != position
    assert twin.view(2) == position.view(2)
    assert hash(twin.view(2)) == hash(position.view(2))
    assert list(twin.view(2).legal_moves) == list(position.view(2).legal_moves)
    assert twin.view(2).position == position.view(2).position
    assert twin.view(1) != position.view(1)
    assert distribution_of(twin.view(2)) == distribution_of(position.view(2))


def distribution_of(view: DuelView) -> dict[DuelPosition, Fraction]:
    return distribution(view.sample)


def test_d50_positions_that_differ_only_under_the_pile_look_the_same() -> None:
    """The fronts of the plates put back, the kept one and the order of backs being the same."""
    position = put_back()
    twin = push(drawn_again("fronts BK/ST KY/R* ST/YB"), "keep 2 KY/R*", "lay 5 0", "under 2")
    assert position.view(2) == twin.view(2)
    assert position.view(1) != twin.view(1)


def drawn_again(fronts: str) -> DuelPosition:
    position = drawn()
    position.pop()
    return push(position, fronts)


def test_d50_the_order_under_the_pile_is_seen_by_its_backs() -> None:
    """A special and a wild plate in the other order is something that everybody sees."""
    one = push(drawn(), "keep 1 YB/KS", "lay 5 0", "under 1")
    other = push(drawn(), "keep 1 YB/KS", "lay 5 0", "under 2")
    assert one.view(2) != other.view(2)
    assert [back.kind for back in one.view(2).position.pile[-2:]] == [Kind.WILD, Kind.SPECIAL]
    assert [back.plate for back in one.view(2).position.pile] == [None] * 12


def test_d50_face_down_chips_and_the_bags_order_are_in_no_position() -> None:
    """Only what an event has told is there, so that two deals of the same tiles are the same position."""
    position = setup(large="BBYRK|", small=("BYRK||?", "|B|?"))
    assert [tray.chip for tray in position.trays[1:3]] == ["?", "?"]
    assert position.view(1) != position.view(2)  # whose view it is
    assert position.view(1).position == position.view(2).position == position


# What can be deduced


def test_d50_the_top_back_is_public() -> None:
    position = duel().start()
    push(position, "top S")
    assert all(position.view(seat).position.pile[0].kind is Kind.SPECIAL for seat in (1, 2))


def test_d50_a_front_put_back_is_remembered_by_who_saw_it() -> None:
    position = put_back()
    mine = position.view(1).position
    assert [str(back.plate) for back in mine.pile[-2:]] == ["TR/BS", "YB/KS"]
    assert [back.seen_by for back in mine.pile[-2:]] == [1, 1]


def test_d50_the_last_plate_of_a_kind_is_known_by_subtraction() -> None:
    """One special plate is left among those not seen: a special back can be nothing else."""
    specials = [plate for plate in standard().plates if plate.kind is Kind.SPECIAL]
    mine = " ".join(f"{space}:{plate}" for space, plate in enumerate(specials[:8], 1))
    position = setup(board(plates=mine, tokens=2), board(tokens=2), pile="S" + " ?" * 9, large="B|")
    push(position, "draw", "top W", "stop")
    assert distribution(position.deal) == {Fronts((specials[8],)): 1}
    assert [words(move) for move in push(position, f"fronts {specials[8]}").view(2).legal_moves] == [f"keep 1 {specials[8]}"]


def test_d50_the_last_chips_by_subtraction() -> None:
    chips = list(standard().chips)
    chips.remove("TY")
    mine = board(chips=" ".join(chips[:10]))
    position = setup(mine, board(chips=" ".join(chips[10:])), small=("B||?",))
    assert position.view(1).position.chips == position.view(2).position.chips == ("TY",)
    assert distribution(push(position, "sun 1 B 1").deal) == {Reveal(1, "TY"): 1}


# Chance by true probability


def test_d50_backs_and_fronts_by_true_probability() -> None:
    assert distribution(duel().start().deal) == {Top(Kind.SPECIAL): Fraction(1, 2), Top(Kind.WILD): Fraction(1, 2)}
    position = push(duel().start(), "top S")
    assert distribution(position.deal) == {TurnUp(plate): Fraction(1, 9) for plate in standard().plates if plate.kind is Kind.SPECIAL}
    push(position, "up YK/TS")
    assert distribution(position.deal) == {Top(Kind.SPECIAL): Fraction(8, 17), Top(Kind.WILD): Fraction(9, 17)}


def test_d50_backs_that_were_seen_count_as_seen() -> None:
    """Seven plates of each kind are not laid or shown; a special and a wild back were drawn, and another special one lies on top."""
    position = setup(board(plates="1:YK/TS", tokens=2), board(plates="1:*B/TK"), pile="S W" + " ?" * 12, display="KS/TR TR/B* -", large="B|")
    push(position, "draw", "draw")
    assert distribution(position.deal) == {Top(Kind.SPECIAL): Fraction(1, 2), Top(Kind.WILD): Fraction(1, 2)}
    push(position, "top S", "draw")
    assert distribution(position.deal) == {Top(Kind.SPECIAL): Fraction(5, 11), Top(Kind.WILD): Fraction(6, 11)}


def test_d50_fronts_are_drawn_without_putting_back() -> None:
    position = push(drawn_again("fronts YB/KS KY/R* TR/BS"))
    position.pop()
    found = distribution(position.deal)
    specials = [plate for plate in position.plates if plate.kind is Kind.SPECIAL]
    wilds = [plate for plate in position.plates if plate.kind is Kind.WILD]
    assert len(found) == len(specials) * len(wilds) * (len(specials) - 1)
    assert set(found.values()) == {Fraction(1, len(found))}


def test_d50_chips_are_drawn_by_how_many_there_are() -> None:
    position = push(setup(board(chips="T T TY"), small=("B||?",)), "sun 1 B 1")
    found = distribution(position.deal)
    assert found[Reveal(1, "TY")] == Fraction(1, 17)
    assert found[Reveal(1, "BR")] == Fraction(2, 17)
    assert Reveal(1, "T") not in found


# sample


def test_d50_a_sample_of_the_drawers_view_is_the_position() -> None:
    for position in (drawn(), put_back()):
        assert distribution(position.view(1).sample) == {position: 1}


@pytest.mark.clause("D50")
def test_d50_a_sample_draws_among_all_that_fits() -> None:
    """Two special backs that seat 1 put under the pile: any two of the special plates that seat 2 has not seen, in any order, all alike."""
    position = put_back()
    unseen = [plate for plate in position.view(2).position.plates if plate.kind is Kind.SPECIAL]
    found = distribution(position.view(2).sample)
    assert len(found) == len(unseen) * (len(unseen) - 1)
    assert set(found.values()) == {Fraction(1, len(found))}
    assert position in found
    for sampled in found:
        assert sampled.status() == position.status()
        assert sampled.view(2) == position.view(2)
        assert sampled.events == ()


def test_d50_a_sample_of_three_drawn_plates() -> None:
    position = drawn()
    found = distribution(position.view(2).sample)
    kinds = Counter(plate.kind for plate in position.view(2).position.plates)
    special, wild = kinds[Kind.SPECIAL], kinds[Kind.WILD]
    assert len(found) == special * (special - 1) * wild
    assert set(found.values()) == {Fraction(1, len(found))}
    assert position in found


def test_d50_a_view_does_not_change_with_its_position() -> None:
    position = drawn()
    view = position.view(2)
    again = position.view(2)
    push(position, "keep 2 KY/R*")
    assert view == again != position.view(2)
    view.position.push(event("keep 2 KY/R*"))
    assert view == again


def test_d50_a_view_as_a_value() -> None:
    position = drawn()
    assert position.view(1) != position
    assert position.view(1) != "view"
    assert (position.view(1).seat, position.view(1).game, position.view(1).to_move) == (1, position.game, 1)
    with pytest.raises(OptionError):
        position.view(3)


# told


def test_d50_fronts_are_told_to_the_drawer_alone() -> None:
    position = drawn()
    fronts = position.pop()
    assert position.redacted(fronts, 1) == fronts
    assert position.redacted(fronts, 2) == event("fronts ? ? ?")


def test_d50_a_front_that_a_seat_knows_is_told_to_it() -> None:
    position = setup(board(tokens=2), board(tokens=2), pile="TR/BS:2 W S ? ?", large="B|")
    push(position, "draw", "draw", "stop")
    fronts = event("fronts TR/BS KY/R*")
    assert position.redacted(fronts, 2) == event("fronts TR/BS ?")
    assert position.redacted(fronts, 1) == fronts


def test_d50_everything_else_is_told_to_everybody() -> None:
    for position, happening in play(duel(), 3, curious):
        for seat in (1, 2):
            if not isinstance(happening, Fronts | Keep | PutUnder) or seat == position.to_move:
                assert position.redacted(happening, seat) == happening


@pytest.mark.clause("D50")
@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
def test_d50_what_a_seat_was_told_makes_its_view(policy: Policy) -> None:
    """Replayed from the start, without anything else: the same position, the same legal moves, the same chances."""
    for seed in range(3):
        seats: dict[int, Position] = {seat: duel().start(seed % 2 + 1) for seat in (1, 2)}
        for position, happening in play(duel(), seed, policy, seed % 2 + 1):
            for seat, own in seats.items():
                view = position.view(seat)
                assert own == view.position
                assert list(view.legal_moves) == list(own.legal_moves)
                if position.to_move == seat:
                    assert list(view.legal_moves) == list(position.legal_moves)
                own.push(position.redacted(happening, seat))
        for seat, own in seats.items():
            assert own == position.view(seat).position
            assert own.outcome == position.outcome


@pytest.mark.clause("D50")
def test_d50_samples_of_whole_games_fit_and_can_be_played_on() -> None:
    lots = random.Random(50)
    for position, _ in play(duel(), 4, curious):
        for seat in (1, 2):
            view = position.view(seat)
            sampled = view.sample(seeded(lots.getrandbits(32)))
            assert sampled.view(seat) == view
            assert sampled.status() == position.status()
            if lots.random() < 0.02:
                while sampled.stage is not DuelStage.OVER:
                    moves = list(sampled.legal_moves)
                    sampled.push(moves[lots.randrange(len(moves))] if moves else sampled.deal(seeded(lots.getrandbits(32))))
                assert sampled.status() == position.status()


@pytest.mark.clause("D50")
def test_d50_a_sample_is_as_likely_as_it_truly_was() -> None:
    """Many draws by chance with the same public course: how often each hidden front was there is how often it is sampled."""
    base = drawn()
    base.pop()
    truth: Counter[str] = Counter()
    chance = seeded(9)
    for _ in range(3000):
        twin = base.copy(history=False)
        twin.push(twin.deal(chance))
        truth[str(twin.drawn[0].plate)] += 1
    view = drawn().view(2)
    guess = Counter(str(view.sample(chance).drawn[0].plate) for _ in range(3000))
    assert set(truth) == set(guess)
    assert all(abs(truth[plate] - guess[plate]) < 130 for plate in truth)


def test_lowest_chance_is_enough() -> None:
    chance: Chance = Lowest()
    assert drawn().view(2).sample(chance).view(2) == drawn().view(2)
