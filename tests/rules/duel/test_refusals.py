"""An event of Azul Duel in the wrong place is refused by the right clause, and the position stays as it was."""

import random
from collections.abc import Callable

import pytest

from azulejos.rules import Event, GameOver, IllegalDeal, IllegalEvent, IllegalMove, NothingToUndo
from azulejos.rules.azul import Take
from azulejos.rules.duel.moves import Lay
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from tests.kit.chances import Lowest
from tests.kit.duel_comparison import refuses
from tests.kit.duel_events import event
from tests.kit.duel_play import curious, play
from tests.kit.duel_tables import board, duel, push, setup

DEAL = "trays BBYRK/BYRK/BBYY/KKTT/RRRR"
ONE_OF_EACH = (
    "top W", "up YK/TS", DEAL, "reveal 1 T", "fronts TR/BS", "sun 1 B 1", "moon B 1", "chip 1", "plate 1", "draw", "stop", "keep 1 TR/BS",
    "keep ? TR/BS", "lay 9 0",
    "under 1", "under ? S", "stack BY", "spend", "tile 1 1",
)  # fmt: skip
ANSWERS = {
    DuelStage.TOP: ("top",),
    DuelStage.TURN_UP: ("up",),
    DuelStage.TRAYS: ("trays",),
    DuelStage.REVEAL: ("reveal",),
    DuelStage.FRONTS: ("fronts",),
    DuelStage.FIRST_PLATE: ("plate",),
    DuelStage.TURN: ("sun", "moon", "chip", "plate", "draw"),
    DuelStage.STACK: ("stack",),
    DuelStage.DRAWING: ("draw", "stop"),
    DuelStage.KEEP: ("keep",),
    DuelStage.LAY: ("lay",),
    DuelStage.UNDER: ("under",),
    DuelStage.CHIPS: ("spend",),
    DuelStage.CELL: ("tile",),
    DuelStage.OVER: (),
}
CLAUSES = {
    DuelStage.TOP: "D50",
    DuelStage.TURN_UP: "D40",
    DuelStage.TRAYS: "D40",
    DuelStage.REVEAL: "D23",
    DuelStage.FRONTS: "D20",
    DuelStage.FIRST_PLATE: "D11",
    DuelStage.TURN: "D20",
    DuelStage.STACK: "D21",
    DuelStage.DRAWING: "D20",
    DuelStage.KEEP: "D20",
    DuelStage.LAY: "D20",
    DuelStage.UNDER: "D20",
    DuelStage.CHIPS: "D31",
    DuelStage.CELL: "D30",
    DuelStage.OVER: "D43",
}


def some_of_each_stage() -> dict[DuelStage, list[DuelPosition]]:
    found: dict[DuelStage, list[DuelPosition]] = {stage: [] for stage in DuelStage}
    for seed in range(4):
        for position, _ in play(duel(), seed, curious):
            if len(found[position.stage]) < 6:
                found[position.stage].append(position.copy())
        found[position.stage].append(position)
    return found


def test_every_stage_takes_its_own_events_only() -> None:
    """All stages there are, each with one event of every kind."""
    for stage, positions in some_of_each_stage().items():
        assert positions, stage
        for position in positions:
            before = position.copy()
            for text in ONE_OF_EACH:
                if text.split()[0] in ANSWERS[stage]:
                    continue
                with pytest.raises(IllegalEvent) as refusal:
                    push(position, text)
                is_chance = text.split()[0] in ("top", "up", "trays", "reveal", "fronts")
                kind = GameOver if stage is DuelStage.OVER else IllegalDeal if is_chance else IllegalMove
                assert (type(refusal.value), refusal.value.clause) == (kind, CLAUSES[stage]), (stage, text)
                assert position == before
                assert position.events == before.events


def test_no_chance_where_none_is_due() -> None:
    for stage, positions in some_of_each_stage().items():
        for position in positions:
            if position.legal_moves or stage is DuelStage.OVER:
                with pytest.raises(IllegalEvent) as refusal:
                    position.deal(Lowest())
                assert refusal.value.clause == CLAUSES[stage]


def turn() -> DuelPosition:
    return setup(board("B YY - - - -", "1:YK/TS", tokens=2), board(plates="1:*B/TK"), large="BBYRK|", small=("|BY|?", "||TY"), pile="W" + " ?" * 12,
                 display="KS/TR TR/B* -")  # fmt: skip


def keep() -> DuelPosition:
    return push(turn(), "draw", "top S", "draw", "top S", "stop", "fronts KY/R* SK/RB")


def under() -> DuelPosition:
    return push(turn(), "draw", "top S", "draw", "top S", "draw", "top S", "stop", "fronts KY/R* SK/RB YB/KS", "keep 1 KY/R*", "lay 2 0")


def fronts() -> DuelPosition:
    return push(turn(), "draw", "top S", "draw", "top S", "stop")


def top() -> DuelPosition:
    """All special plates are laid, shown or drawn: the back that comes is a wild one."""
    mine = "1:YK/TS 2:KS/TR 3:SK/RB 4:YB/KS 5:TR/BS 6:YS/KR 7:BK/ST 8:ST/YB"
    return push(setup(board(plates=mine, tokens=2), large="B|", pile="S" + " ?" * 9), "draw")


def turn_up() -> DuelPosition:
    return push(setup(board(plates="1:YK/TS"), board(plates="1:*B/TK"), small=("B|",), pile="S" + " ?" * 13, display="KS/TR TR/B* -"), "sun 1 B 0")


def reveal() -> DuelPosition:
    return push(setup(board(chips="T T"), small=("||TY", "|B|?", "|B|?")), "moon B 1")


CASES: list[tuple[Callable[[], DuelPosition], str, type[IllegalEvent], str, str]] = [
    (turn, "sun 0 T 3", IllegalMove, "no-such-tiles", "D21"),
    (turn, "sun 1 Y 3", IllegalMove, "no-such-tiles", "D21"),
    (turn, "sun 4 B 0", IllegalMove, "no-such-tiles", "D21"),
    (turn, "moon B 3", IllegalMove, "no-such-tiles", "D22"),
    (turn, "moon T 0", IllegalMove, "no-such-tiles", "D22"),
    (turn, "sun 0 B 1", IllegalMove, "line-complete", "D24"),
    (turn, "moon Y 2", IllegalMove, "line-complete", "D24"),
    (turn, "sun 0 B 2", IllegalMove, "line-complete", "D24"),
    (turn, "chip 1", IllegalMove, "no-such-chip", "D23"),
    (turn, "chip 0", IllegalMove, "no-such-chip", "D23"),
    (turn, "chip 5", IllegalMove, "no-such-chip", "D23"),
    (turn, "chip -3", IllegalMove, "no-such-chip", "D23"),
    (turn, "plate 3", IllegalMove, "no-such-plate", "D20"),
    (turn, "plate 0", IllegalMove, "no-such-plate", "D20"),
    (turn, "plate 4", IllegalMove, "no-such-plate", "D20"),
    (turn, "plate -1", IllegalMove, "no-such-plate", "D20"),
    (keep, "keep 0 KY/R*", IllegalMove, "no-such-plate", "D20"),
    (keep, "keep 3 KY/R*", IllegalMove, "no-such-plate", "D20"),
    (keep, "keep -1 SK/RB", IllegalMove, "no-such-plate", "D20"),
    (keep, "keep 1 SK/RB", IllegalMove, "wrong-plate", "D20"),
    (keep, "keep 2 YB/KS", IllegalMove, "wrong-plate", "D20"),
    (keep, "keep ? YB/KS", IllegalMove, "wrong-plate", "D20"),
    (under, "under ? W", IllegalMove, "no-such-plate", "D20"),
    (under, "under 0", IllegalMove, "no-such-plate", "D20"),
    (under, "under 3", IllegalMove, "no-such-plate", "D20"),
    (under, "under -1", IllegalMove, "no-such-plate", "D20"),
    (fronts, "fronts KY/R*", IllegalDeal, "wrong-fronts", "D20"),
    (fronts, "fronts KY/R* SK/RB YB/KS", IllegalDeal, "wrong-fronts", "D20"),
    (fronts, "fronts SK/RB KY/R*", IllegalDeal, "wrong-fronts", "D20"),
    (fronts, "fronts *B/TK SK/RB", IllegalDeal, "wrong-fronts", "D20"),
    (fronts, "fronts KY/R* KS/TR", IllegalDeal, "wrong-fronts", "D20"),
    (fronts, "fronts KY/R* KY/R*", IllegalDeal, "wrong-fronts", "D4"),
    (top, "top S", IllegalDeal, "wrong-back", "D50"),
    (turn_up, "up KY/R*", IllegalDeal, "wrong-plate", "D10"),
    (turn_up, "up YK/TS", IllegalDeal, "wrong-plate", "D10"),
    (turn_up, "up KS/TR", IllegalDeal, "wrong-plate", "D10"),
    (reveal, "reveal 3 K", IllegalDeal, "wrong-tray", "D23"),
    (reveal, "reveal 1 K", IllegalDeal, "wrong-tray", "D23"),
    (reveal, "reveal 2 T", IllegalDeal, "wrong-chip", "D5"),
    (reveal, "reveal 2 YT", IllegalDeal, "wrong-chip", "D5"),
    (reveal, "reveal 2 ?", IllegalDeal, "wrong-chip", "D5"),
]


@pytest.mark.parametrize(("make", "text", "kind", "code", "clause"), CASES, ids=[f"{make.__name__} {text}" for make, text, *_ in CASES])
def test_refusal(make: Callable[[], DuelPosition], text: str, kind: type[IllegalEvent], code: str, clause: str) -> None:
    position = make()
    before = position.copy()
    moves = list(position.legal_moves)
    with pytest.raises(IllegalEvent) as refusal:
        push(position, text)
    assert (type(refusal.value), refusal.value.code, refusal.value.clause) == (kind, code, clause)
    assert position == before
    assert position.events == before.events
    assert list(position.legal_moves) == moves


def test_events_of_another_game() -> None:
    class Stranger(Event):
        pass

    from azulejos.rules.azul import Colour

    for happening in (Stranger(), Take(1, Colour.RED, 1)):
        position = turn()
        with pytest.raises(IllegalEvent) as refusal:
            position.push(happening)
        assert refusal.value.code == "unknown-event"
        assert position == turn()


def test_a_refusal_is_a_sentence_with_its_clause() -> None:
    with pytest.raises(IllegalMove, match=r"^Small tray 4 has no B on its sun side\. \(D21\)$"):
        push(turn(), "sun 4 B 0")
    with pytest.raises(IllegalMove, match=r"^The large tray has no T on its sun side\. \(D21\)$"):
        push(turn(), "sun 0 T 0")


def test_nothing_to_take_back() -> None:
    with pytest.raises(NothingToUndo):
        duel().start().pop()


def test_random_events_in_random_places() -> None:
    """Events of one game told to another: taken if, and only if, they are legal there."""
    lots = random.Random(8)
    events = [happening for seed in range(3) for _, happening in play(duel(), seed, curious)]
    for position, _ in play(duel(), 9, curious):
        for happening in lots.sample(events, 4):
            if position.legal_moves:
                assert refuses(position.copy(), happening) == (happening not in position.legal_moves)


def test_a_move_is_a_value() -> None:
    assert event("lay 1 2") == Lay(1, 2)
    assert hash(event("lay 1 2")) == hash(Lay(1, 2))
    assert event("lay 1 2") != Lay(1, 3)


def test_copies_share_nothing() -> None:
    position = turn()
    twin = position.copy()
    push(twin, "sun 0 B 3")
    assert position == turn() != twin
    assert (len(position.events), len(twin.events)) == (0, 1)
    again = twin.copy(history=False)
    assert (again, again.events, twin.origin()) == (twin, (), position)
