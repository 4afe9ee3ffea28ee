"""What a seat still knows of plates that the other one has put back among others of the same kind (D50)."""

from collections import Counter
from fractions import Fraction

import pytest

from azulejos.rules import SPECTATOR, Event, IllegalDeal, IllegalMove, Phase
from azulejos.rules.duel.chances import Guess
from azulejos.rules.duel.loader import standard
from azulejos.rules.duel.memory import Memory, Way
from azulejos.rules.duel.moves import Fronts, Keep, KeepSome, PutUnder
from azulejos.rules.duel.plates import Plate
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.duel.trays import Back
from tests.kit.chances import distribution, seeded
from tests.kit.duel_events import event, words
from tests.kit.duel_play import Policy, curious, digging, play
from tests.kit.duel_tables import board, duel, push, setup
from tests.kit.duel_witness import Witness
from tests.kit.effort import LONG

X, Y = "YB/KS", "TR/BS"
"""Two special plates that seat 1 has put under the pile, and seat 2 has not seen."""


def table(pile: str = f"{X}:1 S W S W ? ?") -> DuelPosition:
    """Seat 2 is to move. Special plates that nobody has seen are BK/ST, ST/YB and SY/BR, and TR/BS if it is not in the pile."""
    mine = board(plates="1:YK/TS 2:*B/TK 3:KY/R* 4:TY/*K", tokens=2)
    yours = board(plates="1:KS/TR 2:SK/RB 3:TR/B* 4:YS/KR", tokens=2)
    return setup(mine, yours, large="BYRKT|", pile=pile, to_move=2)


def shown(backs: tuple[Back, ...]) -> str:
    """Backs with who knows them, first who put them back, and their group: `S:2a`, `YB/KS:21`."""
    knowing = {0: "", 1: ":12", 2: ":21"}
    return " ".join(
        str(back.plate or (back.kind.value if back.kind else "?"))
        + (knowing[back.put_by] or f":{back.seen_by}" if back.seen_by else "")
        + " abcdef"[back.group].strip()
        for back in backs
    )


def told(position: DuelPosition, seat: int, *texts: str) -> list[str]:
    """Push, and hand out what a seat is told."""
    found = []
    for text in texts:
        found.append(words(position.redacted(event(text), seat)))
        push(position, text)
    return found


def drawn_three(fronts: str = f"{X} ST/YB R*/BK") -> DuelPosition:
    return push(table(), "draw", "draw", "draw", "stop", f"fronts {fronts}")


def kept_wild(*, order: str = "under 1") -> DuelPosition:
    """Seat 2 has put back X and another special plate, in an order that seat 1 has not seen."""
    return push(drawn_three(), "keep 3 R*/BK", "lay 9 0", order)


# Positions that differ only in which like back went where


@pytest.mark.clause("D50")
def test_d50_which_like_back_went_under_first_is_not_seen() -> None:
    one, other = kept_wild(order="under 1"), kept_wild(order="under 2")
    assert one != other
    assert one.view(2) != other.view(2)
    assert one.view(1) == other.view(1)
    assert hash(one.view(1)) == hash(other.view(1))
    assert one.view(1).position == other.view(1).position
    assert distribution(one.view(1).sample) == distribution(other.view(1).sample)
    assert shown(one.view(1).position.pile) == "S W ? ? S:2a S:2a"
    assert shown(one.view(2).position.pile) == f"S W ? ? {X}:2a ST/YB:2a"
    assert one.memories == one.view(1).position.memories == one.view(2).position.memories == (Memory(1, (Plate.read(X),), (Way((1,), 1),)),)


@pytest.mark.clause("D50")
def test_d50_which_like_back_was_kept_is_not_seen() -> None:
    """Two histories with the same public course: another drawn plate had the front that was kept."""
    histories = [("draw", "draw", "draw", "stop", "fronts ST/YB BK/ST R*/BK"), ("draw", "draw", "draw", "stop", "fronts BK/ST ST/YB R*/BK")]
    ends = []
    for history, number in zip(histories, (1, 2), strict=True):
        position = push(table("S S W S W ? ? ?"), *history, f"keep {number} ST/YB")
        ends += [position.copy(), push(position, "lay 9 0", "under 2")]
    assert ends[0].view(1) == ends[2].view(1)
    assert ends[1].view(1) == ends[3].view(1)


@pytest.mark.clause("D50")
def test_d50_the_order_of_drawn_plates_tells_only_their_kinds() -> None:
    """Special, wild, special: that the first or the third was kept is not to be seen by what is left."""
    pile = "S W S W S ? ? ?"
    ends = []
    for fronts, number in (("ST/YB R*/BK BK/ST", 1), ("BK/ST R*/BK ST/YB", 3)):
        ends.append(push(table(pile), "draw", "draw", "draw", "stop", f"fronts {fronts}", f"keep {number} ST/YB"))
    assert ends[0].view(2) != ends[1].view(2)
    assert ends[0].view(1) == ends[1].view(1)
    assert [shown(each.view(1).position.drawn) for each in ends] == ["S:2 W:2"] * 2
    assert [shown(each.drawn) for each in ends] == ["R*/BK:2 BK/ST:2", "BK/ST:2 R*/BK:2"]


# What can still be deduced


@pytest.mark.clause("D50")
def test_d50_a_plate_that_is_alone_of_its_kind_is_followed() -> None:
    position = push(drawn_three(), "keep 2 ST/YB", "lay 9 0")
    assert shown(position.view(1).position.drawn) == f"{X}:21 W:2"
    push(position, "under 2")
    assert shown(position.view(1).position.pile) == f"S W ? ? W:2 {X}:21"
    assert position.memories == ()


@pytest.mark.clause("D50")
def test_d50_a_plate_that_was_kept_is_no_longer_there() -> None:
    position = push(drawn_three(), f"keep 1 {X}", "lay 9 0", "under 1")
    assert position.memories == ()
    assert shown(position.view(1).position.pile) == "S W ? ? S:2 W:2"
    assert Plate.read(X) not in position.view(1).position.plates


@pytest.mark.clause("D50")
def test_d50_the_last_place_of_a_group_by_subtraction() -> None:
    """One of the two places turns out to be the other plate, as seat 1 draws it or as it is turned up."""
    position = kept_wild(order="under 2")
    ready = position.copy(history=False)
    ready.pile, ready.drawn = ready.pile[4:], ()
    ready.plates = ()
    assert shown(ready.view(1).position.pile) == "S:2a S:2a"
    drew = push(ready.copy(), "draw", "stop", "fronts ST/YB")
    assert (shown(drew.drawn), shown(drew.pile), drew.memories) == ("ST/YB:21", f"{X}:21", ())
    up = ready.copy(history=False)
    up.await_(DuelStage.TURN_UP)
    push(up, "up ST/YB")
    assert (shown(up.pile), up.memories) == (f"{X}:21", ())


@pytest.mark.clause("D50")
def test_d50_a_plate_that_was_found_is_remembered_no_more() -> None:
    position = kept_wild()
    position.pile = position.pile[4:]
    push(position, "draw", "stop", f"fronts {X}")
    assert (shown(position.drawn), shown(position.pile), position.memories) == (f"{X}:21", "ST/YB:2", ())


@pytest.mark.clause("D50")
def test_d50_two_plates_of_a_group_are_both_remembered() -> None:
    """Seat 1 has seen both of the plates that seat 2 put back: any order, and nothing else."""
    ends = {}
    for order in ("under 1", "under 2"):
        position = push(table(f"{X}:1 {Y}:1 W S W ? ?"), "draw", "draw", "draw", "stop", f"fronts {X} {Y} R*/BK", "keep 3 R*/BK", "lay 9 0", order)
        ends[order] = position
    view = ends["under 1"].view(1)
    assert view == ends["under 2"].view(1)
    assert view.position.memories == (Memory(1, (Plate.read(Y), Plate.read(X)), (Way((1, 1), 1),)),)
    sampled = distribution(view.sample)
    assert sampled == {ends["under 1"]: Fraction(1, 2), ends["under 2"]: Fraction(1, 2)}


@pytest.mark.clause("D50")
def test_d50_the_drawer_keeps_what_it_knows() -> None:
    position = kept_wild(order="under 2")
    assert shown(position.view(2).position.pile) == f"S W ? ? ST/YB:2a {X}:2a"
    assert distribution(position.view(2).sample) == {position: 1}


# Beside the table


@pytest.mark.clause("D50")
def test_d50_a_spectator_knows_nothing_of_what_a_seat_remembers() -> None:
    """Seat 2 keeps YB/KS: whether it was this one that seat 1 knew, or the other one, is not to be seen."""
    course = ("draw", "draw", "stop")
    was_known = push(table(f"{X}:1 S W S W ? ?"), *course, f"fronts {X} ST/YB", f"keep 1 {X}", "lay 9 0")
    was_not = push(table("ST/YB:1 S W S W ? ?"), *course, f"fronts ST/YB {X}", f"keep 2 {X}", "lay 9 0")
    assert shown(was_known.pile[-1:] + was_not.pile[-1:]) == "ST/YB:2 ST/YB:21"
    assert was_known.view(1) != was_not.view(1)
    assert was_known.view(SPECTATOR) == was_not.view(SPECTATOR)
    assert shown(was_not.view(SPECTATOR).position.pile) == "W S W ? ? S:2"
    seen = kept_wild().view(SPECTATOR).position
    assert (shown(seen.pile), seen.memories) == ("S W ? ? S:2 S:2", ())
    assert seen == kept_wild(order="under 2").view(SPECTATOR).position


@pytest.mark.clause("D50")
def test_d50_a_spectator_sees_who_put_a_plate_back_and_who_looks_at_it() -> None:
    position = table(f"{X}:12 {Y}:21 ST/YB:1 S W ? ? ?")
    assert shown(position.view(SPECTATOR).position.pile[:4]) == "S:1 S:2 S:1 S"
    push(position, "draw", "draw", "draw", "draw", "stop")
    assert shown(position.view(SPECTATOR).position.drawn) == "S:1 S:2 S:1 S"
    push(position, f"fronts {X} {Y} ST/YB BK/ST")
    assert shown(position.drawn) == f"{X}:12 {Y}:21 ST/YB:12 BK/ST:2"
    assert shown(position.view(SPECTATOR).position.drawn) == "S:12 S:2 S:12 S:2"


# What a seat is told


@pytest.mark.clause("D50")
def test_d50_keep_and_under_are_told_by_plate_and_kind() -> None:
    course = ["keep 3 R*/BK", "lay 9 0", "under 2"]
    assert told(drawn_three(), 2, *course) == course
    assert told(drawn_three(), 1, *course) == ["keep ? R*/BK", "lay 9 0", "under ? S"]
    position = push(drawn_three(), course[0])
    for seat in (1, 2):
        assert position.redacted(event("keep ? R*/BK"), seat) == KeepSome(Plate.read("R*/BK"))


@pytest.mark.clause("D50")
def test_d50_fronts_of_a_group_are_told_to_who_put_it_back_alone() -> None:
    position = kept_wild()
    position.pile = position.pile[4:]
    position.to_move = 2
    fronts = event(f"fronts {X} ST/YB")
    push(position, "draw", "draw", "stop")
    assert position.redacted(fronts, 1) == Fronts((None, None))
    assert position.redacted(fronts, 2) == fronts


@pytest.mark.clause("D50")
def test_d50_some_plate_must_be_among_the_drawn_ones() -> None:
    position = drawn_three().view(1).position
    with pytest.raises(IllegalMove, match="None of the drawn plates can be YK/TS"):
        push(position, "keep ? YK/TS")
    push(position, "keep ? R*/BK", "lay 9 0")
    with pytest.raises(IllegalMove, match="No plate of that kind"):
        push(position, "under ? W")
    push(position, "under ? S")
    assert position.stage is DuelStage.TURN


def test_d50_whoever_is_told_less_knows_less() -> None:
    """A position that knows all fronts, and is told no numbers, forgets which of the like plates is which."""
    position = push(drawn_three(), "keep ? R*/BK", "lay 9 0", "under ? S")
    assert shown(position.pile) == "S W ? ? S:2a S:2a"
    assert position == kept_wild().view(1).position
    mixed = push(drawn_three(), "keep 3 R*/BK", "lay 9 0", "under ? S")
    assert mixed == position


def test_d50_a_seat_that_may_find_a_plate_must_be_told_what_it_sees() -> None:
    position = kept_wild().view(1).position
    position.pile = position.pile[4:]
    push(position, "draw", "draw", "stop")
    for wrong in ("fronts ? ?", f"fronts ? {X}", "fronts BK/ST ST/YB", f"fronts {X} KS/TR"):
        with pytest.raises(IllegalDeal) as refused:
            push(position, wrong)
        assert refused.value.code == "wrong-fronts"
    push(position, f"fronts SY/BR {X}")
    assert position.memories == ()


# By true probability


def histories(position: DuelPosition, script: list[Event], seat: int) -> dict[DuelPosition, Fraction]:
    """All that can have happened where a seat was told this, each decision and each deal by its probability: where it leads to, and how likely."""
    if not script:
        return {position.copy(history=False): Fraction(1)}
    if position.phase is Phase.DEAL:
        choices = distribution(position.deal)
    else:
        moves = list(position.legal_moves)
        choices = {move: Fraction(1, len(moves)) for move in moves}
    found: dict[DuelPosition, Fraction] = {}
    for choice, probability in choices.items():
        if position.redacted(choice, seat) == script[0]:
            position.push(choice)
            for end, share in histories(position, script[1:], seat).items():
                found[end] = found.get(end, Fraction(0)) + probability * share
            position.pop()
    return found


def small(pile: str, unseen: str) -> DuelPosition:
    """Seat 2 is to move, and the pile has these plates; all others are laid."""
    known = [back.partition(":")[0] for back in pile.split() if "/" in back]
    others = [str(plate) for plate in standard().plates if str(plate) not in (*known, *unseen.split())]
    boards = [" ".join(f"{space}:{plate}" for space, plate in enumerate(others[seat::2], 1)) for seat in (0, 1)]
    return setup(*(board(plates=plates, tokens=2) for plates in boards), large="BYRKT|", pile=pile, to_move=2)


AGAIN = ("sun 0 B 2",)
"""Seat 1 does something else, and seat 2 is to move again."""
COURSES = {
    "a known plate among two": (
        (f"{X}:1 S W", "ST/YB R*/BK"),
        ("draw", "draw", "draw", "stop", f"fronts {X} ST/YB R*/BK", "keep 3 R*/BK", "lay 8 0", "under 2"),
    ),
    "one of two is drawn again": (
        (f"{X}:1 S S W", "BK/ST ST/YB R*/BK"),
        ("draw", "draw", "draw", "stop", f"fronts {X} BK/ST ST/YB", "keep 2 BK/ST", "lay 8 0", "under 2", *AGAIN)
        + ("draw", "draw", "stop", "fronts R*/BK ST/YB", "keep 1 R*/BK", "lay 9 0"),
    ),
    "a plate that was not known is kept of those drawn again": (
        (f"{X}:1 S S S", "BK/ST ST/YB SY/BR"),
        ("draw", "draw", "draw", "draw", "stop", f"fronts {X} BK/ST ST/YB SY/BR", "keep 2 BK/ST", "lay 8 0", "under 2", "under 1", *AGAIN)
        + ("draw", "draw", "stop", f"fronts ST/YB {X}", "keep 1 ST/YB", "lay 9 0"),
    ),
    "a known plate is kept of those drawn again": (
        (f"{X}:1 {Y}:1 S S W", "BK/ST ST/YB R*/BK"),
        ("draw", "draw", "draw", "draw", "draw", "stop", f"fronts {X} {Y} BK/ST ST/YB R*/BK", "keep 5 R*/BK", "lay 8 0")
        + ("under 2", "under 3", "under 1", *AGAIN, "draw", "draw", "stop", f"fronts {Y} ST/YB", f"keep 1 {Y}", "lay 9 0"),
    ),
    "the other seat finds one of the rest": (
        (f"{X}:1 {Y}:1 S W", "BK/ST R*/BK"),
        ("draw", "draw", "draw", "draw", "stop", f"fronts {X} {Y} BK/ST R*/BK", "keep 4 R*/BK", "lay 8 0", "under 3", "under 1")
        + ("draw", "stop", "fronts BK/ST", "keep 1 BK/ST", "lay 9 0"),
    ),
    "drawn again together with new ones": (
        (f"{X}:1 S S S S", "BK/ST ST/YB SY/BR TR/BS"),
        ("draw", "draw", "draw", "stop", f"fronts {X} BK/ST ST/YB", "keep 2 BK/ST", "lay 8 0", "under 2", *AGAIN)
        + ("draw", "draw", "draw", "stop", f"fronts SY/BR {Y} ST/YB", "keep 3 ST/YB", "lay 9 0", "under 2"),
    ),
    "both kinds": (
        (f"{X}:1 YR/*B:1 S W S W", "BK/ST ST/YB R*/BK TB/*Y"),
        ("draw",) * 6 + ("stop", f"fronts {X} YR/*B BK/ST R*/BK ST/YB TB/*Y", "keep 5 ST/YB", "lay 8 0", "under 2", "under 2", "under 1", "under 1"),
    ),
}


@pytest.mark.clause("D50")
@pytest.mark.parametrize("course", COURSES)
def test_d50_a_sample_is_as_likely_as_it_truly_was(course: str) -> None:
    """Against every history by which seat 1 can have been told the same."""
    (start, happened) = COURSES[course]
    position = small(*start)
    own = position.view(1).position
    script = []
    for text in happened:
        script.append(position.redacted(event(text), 1))
        push(position, text)
        own.push(script[-1])
        assert own == position.view(1).position
    ends = histories(small(*start), script, 1)
    whole = sum(ends.values())
    view = position.view(1)
    assert position.memories
    assert position in ends
    assert len(ends) > 1
    assert all(end.view(1) == view for end in ends)
    assert distribution(view.sample) == {end: probability / whole for end, probability in ends.items()}


def test_d50_ways_are_not_always_alike() -> None:
    """X is one of two. One of these and two others are drawn, and a plate that seat 1 did not know is kept: if X had been drawn, two plates of
    three could have been that one; if not, all three. So X was left alone with 3 to 2, and else it lies in either of two places.
    """
    (start, happened) = COURSES["drawn again together with new ones"]
    position = push(small(*start), *happened)
    assert shown(position.view(1).position.pile) == "S:2a S:2b S:2b"
    assert position.memories == (Memory(1, (Plate.read(X),), (Way((1,), 3), Way((2,), 1))),)
    places = Counter(str(end.pile[0].plate) == X for end in (position.view(1).sample(seeded(seed)) for seed in range(400)))
    assert 210 < places[True] < 270


# Whole games


@pytest.mark.clause("D50")
def test_d50_a_seat_knows_what_a_naive_witness_knows() -> None:
    """Place by place: what is certain, and how likely anything else is."""
    uncertain = 0
    for seed in range(15):
        witnesses = [Witness(1), Witness(2)]
        for position, happening in play(duel(), seed, digging, seed % 2 + 1):
            for witness in witnesses:
                uncertain += check_same_knowledge(position.view(witness.seat).position, witness)
                witness.hear(words(position.redacted(happening, witness.seat)), position.to_move)
    assert uncertain > 1000


def check_same_knowledge(view: DuelPosition, witness: Witness) -> int:
    """Compare, and tell how many places may have more than one of the plates that were seen, or one of them and any other."""
    guess = Guess(view)
    uncertain = 0
    for place, back in enumerate(view.pile):
        if back.kind is not None:
            fronts = witness.fronts(place)
            is_certain = len(fronts) == 1 and None not in fronts
            assert ({str(back.plate): 1} == fronts) if is_certain else (back.plate is None)
            assert is_as_likely(guess.odds(back), fronts)
            uncertain += len(fronts) > 1
    return uncertain


def is_as_likely(odds: dict[Plate, int], fronts: dict[str | None, Fraction]) -> bool:
    """Whether these are the same: plates that the witness has not seen are all as likely."""
    whole = sum(odds.values())
    rest = {plate: Fraction(weight, whole) for plate, weight in odds.items() if str(plate) not in fronts}
    known = {str(plate): Fraction(weight, whole) for plate, weight in odds.items() if str(plate) in fronts}
    assert len(set(rest.values())) <= 1
    return known == {front: share for front, share in fronts.items() if front is not None} and sum(rest.values()) == fronts.get(None, 0)


@pytest.mark.clause("D50")
@pytest.mark.parametrize("policy", [digging, curious], ids=lambda policy: policy.__name__)
def test_d50_what_a_seat_was_told_makes_its_view_where_plates_are_drawn_and_drawn_again(policy: Policy) -> None:
    """At every step of whole games; and what chance decides, the legal moves and a sample are the same from there."""
    seen: Counter[str] = Counter()
    for seed in range(12) if LONG else (1, 3, 5, 8):  # These four games have all that is counted here.
        seats = {seat: duel().start(seed % 2 + 1) for seat in (SPECTATOR, 1, 2)}
        for position, happening in play(duel(), seed, policy, seed % 2 + 1):
            for seat, own in seats.items():
                view = position.view(seat)
                assert own == view.position
                assert own.view(seat) == view
                assert list(own.legal_moves) == list(view.legal_moves)
                seen["lost"] += any(memory.seat == seat for memory in position.memories)
                seen["several ways"] += any(len(memory.ways) > 1 for memory in position.memories)
                if position.memories:
                    sampled = view.sample(seeded(len(position.events)))
                    assert sampled.view(seat) == view
                    assert sampled.status() == position.status() == own.status() == ()
                    if own.phase is Phase.DEAL:
                        own.push(own.deal(seeded(seed)))
                        own.pop()
                own.push(position.redacted(happening, seat))
            seen["drawn from a group"] += isinstance(happening, Fronts) and any(back.group for back in position.drawn)
            seen["group turned up"] += position.stage is DuelStage.TURN_UP and position.pile[0].group > 0
        assert all(own == position.view(seat).position for seat, own in seats.items())
    assert seen["lost"] > 100
    assert min(seen["several ways"], seen["drawn from a group"], seen["group turned up"]) > 0, seen


@pytest.mark.clause("D50")
def test_d50_views_of_whole_games_do_not_tell_like_backs_apart() -> None:
    """At each keep and each plate put under the pile, another of the like backs would have looked the same from across the table."""
    compared: Counter[str] = Counter()
    for seed in range(10):
        for position, happening in play(duel(), seed, digging, seed % 2 + 1):
            if isinstance(happening, Keep | PutUnder):
                compared[type(happening).__name__] += same_from_across(position, happening)
    assert min(compared["PutUnder"], compared["Keep"]) > 20


def same_from_across(position: DuelPosition, happening: Keep | PutUnder) -> int:
    """How many other choices there were that look like this one to the other seat: of a keep, with the fronts of two plates exchanged that both are
    new to that seat.
    """
    drawn, number, seat = position.drawn, happening.number, position.other
    after = position.copy(history=False)
    after.push(happening)
    found = 0
    for other, back in enumerate(drawn, 1):
        if other == number or back.kind is not drawn[number - 1].kind:
            continue
        twin = position.copy(history=False)
        if isinstance(happening, PutUnder):
            twin.push(PutUnder(other))
        elif (drawn[number - 1].seen_by, back.seen_by, drawn[number - 1].group, back.group) == (position.to_move, position.to_move, 0, 0):
            exchanged = list(drawn)
            exchanged[other - 1], exchanged[number - 1] = drawn[number - 1], back
            twin.drawn = tuple(exchanged)
            twin.push(Keep(other, happening.plate))
        else:
            continue
        assert twin.view(seat) == after.view(seat)
        found += 1
    return found


def test_d50_positions_with_memories_are_values() -> None:
    position = kept_wild()
    twin = kept_wild()
    assert (position, hash(position)) == (twin, hash(twin))
    twin.memories = ()
    assert twin != position
    for _ in range(3):
        position.pop()
    assert position == drawn_three()


def test_d50_a_kept_number_is_followed_by_whoever_is_told_it() -> None:
    """A view that is played on with full events, as a search may do it, knows where the plates are; asked for a view, it hides them again."""
    position = drawn_three().view(1).position
    push(position, "keep 3 R*/BK", "lay 9 0", "under 2")
    assert shown(position.pile) == f"S W ? ? S:2a {X}:2a"
    assert [str(plate) for plate in Guess(position).odds(position.pile[-2])] == ["TR/BS", "BK/ST", "ST/YB", "SY/BR"]
    assert position.view(1) == kept_wild().view(1)
    assert position.view(1).position.memories == position.memories
