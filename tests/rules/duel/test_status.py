"""Every fault of a position of Azul Duel that was set up by hand."""

from collections.abc import Callable
from typing import Any

import pytest

from azulejos.rules.duel.board import Board, Line
from azulejos.rules.duel.dome import Dome
from azulejos.rules.duel.memory import Memory, Way
from azulejos.rules.duel.plates import Kind, Plate
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.duel.trays import Back, Tray
from tests.kit.duel_play import POLICIES, Policy, play
from tests.kit.duel_tables import board, cells, count, duel, laid, push, setup


def turn(**changed: Any) -> DuelPosition:
    """A turn of round 1 with nothing wrong, and then with something changed."""
    position = setup(
        board(plates="1:YK/TS", tokens=2),
        board(plates="1:*B/TK", tokens=2),
        large="BBYRK|",
        small=("BYRK||?",) * 4,
        pile="S" + " ?" * 12,
        display="KS/TR TR/B* SK/RB",
        round=1,
    )
    for name, value in changed.items():
        setattr(position, name, value)
    return position


def mine(**changed: Any) -> DuelPosition:
    """With something changed on seat 1's board; tiles on it are taken out of the bag."""
    position = turn()
    changed_board = position.boards[0]._replace(**changed)
    position.bag = tuple(many - changed_board.tiles.count(letter) for many, letter in zip(position.bag, "BYRKT", strict=True))
    position.boards = (changed_board, position.boards[1])
    return position


def with_tray(number: int, tray: Tray) -> DuelPosition:
    position = turn()
    was = position.trays[number]
    position.trays = (*position.trays[:number], tray, *position.trays[number + 1 :])
    tiles = tuple(
        many + (was.sun + was.moon).count(letter) - (tray.sun + tray.moon).count(letter) for many, letter in zip(position.bag, "BYRKT", strict=True)
    )
    position.bag = tiles
    return position


def dome(tiles: str) -> DuelPosition:
    return mine(dome=Dome(laid("1:YK/TS"), cells(tiles)))


def in_stage(stage: DuelStage, **changed: Any) -> DuelPosition:
    position = turn(**changed)
    position.await_(stage)
    return position


REST = " ......" * 4
LOST = (Plate("TRBS"), Plate("YBKS"))
"""Plates that a seat has seen, and of which it cannot tell where they lie."""
SEAT = [("plates-laid", "D20"), ("chips-owned", "D23")]
"""What no game can lead to on a board that has a single plate and no chips."""
CASES: dict[str, tuple[Callable[[], DuelPosition], list[tuple[str, str]]]] = {
    "nothing": (turn, []),
    # Shapes: nothing else is told.
    "three boards": (lambda: turn(boards=(Board(),) * 3), [("table", "D3")]),
    "four trays": (lambda: turn(trays=(Tray(),) * 4), [("table", "D3")]),
    "a display of two": (lambda: turn(display=(None, None)), [("table", "D3")]),
    "a bag of four colours": (lambda: turn(bag=(13, 13, 13, 13)), [("counts", "D1")]),
    "less than nothing in the tower": (lambda: turn(tower=(0, 0, 0, 0, -1)), [("counts", "D1")]),
    "five lines": (lambda: mine(lines=(Line(None, 0),) * 5), [("board-shape", "D2")]),
    "eight plate spaces": (lambda: mine(dome=Dome((None,) * 8)), [("board-shape", "D2")]),
    "a dome of five rows": (lambda: mine(dome=Dome(laid("1:YK/TS"), ((None,) * 6,) * 5)), [("board-shape", "D2")]),
    "a dome of five columns": (lambda: mine(dome=Dome(laid("1:YK/TS"), ((None,) * 5,) * 6)), [("board-shape", "D2")]),
    "a white tile on a tray": (lambda: with_tray(1, Tray("BYRW", "", "?")), [("tile-colour", "D1")]),
    "a white tile on a line": (lambda: mine(lines=(Line("W", 1), *[Line(None, 0)] * 5)), [("tile-colour", "D1")]),
    "a white broken tile": (lambda: mine(broken="W"), [("tile-colour", "D1")]),
    "a white tile to stack": (lambda: in_stage(DuelStage.STACK, rest="W"), [("tile-colour", "D1")]),
    "a plate turned by four quarters": (lambda: mine(dome=Dome(laid("1:YK/TS@4"))), [("plate-turn", "D4")]),
    "a plate turned back": (lambda: mine(dome=Dome(laid("1:YK/TS@-1"))), [("plate-turn", "D4")]),
    # Tiles.
    "a tile too many": (lambda: turn(tower=count("R")), [("tile-count", "D1")]),
    "a tile of another colour": (lambda: turn(bag=(6, 10, 8, 8, 13)), [("tile-count", "D1"), ("tile-count", "D1")]),
    # Plates.
    "a plate twice": (lambda: turn(display=(Plate("YKTS"), Plate("TRB*"), Plate("SKRB"))), [("plate-count", "D4")]),
    "a plate of no box": (lambda: turn(display=(Plate("YBTS"), Plate("TRB*"), Plate("SKRB"))), [("plate-count", "D4")]),
    "a back too few": (lambda: turn(pile=(Back(Plate("SKRB").kind),) + (Back(),) * 11), [("pile", "D4")]),
    "ten special backs": (lambda: turn(pile=(Back(Plate("SKRB").kind),) * 13), [("pile", "D4")]),
    "a front that nobody has seen": (
        lambda: turn(
            pile=(Back(Plate("SKRB").kind), *[Back()] * 11, Back(Plate("YBKS").kind, Plate("YBKS"), 0)),
            plates=tuple(p for p in turn().plates if p != Plate("YBKS")),
        ),
        [("back", "D50")],
    ),
    "a front of the other kind": (
        lambda: turn(
            pile=(Back(Plate("SKRB").kind), *[Back()] * 11, Back(Plate("*BTK").kind, Plate("YBKS"), 1)),
            plates=tuple(p for p in turn().plates if p != Plate("YBKS")),
        ),
        [("back", "D50")],
    ),
    "a top that nobody knows": (lambda: turn(pile=(Back(),) * 13), [("top", "D50")]),
    "a top that is awaited and known": (lambda: in_stage(DuelStage.TOP, after=DuelStage.TURN), [("top", "D50")]),
    "a top that is awaited for nothing": (lambda: in_stage(DuelStage.TOP, pile=(Back(),) * 13), [("top", "D50")]),
    # Memories: seat 1 has seen YB/KS and TR/BS, which seat 2 has put back among three special plates.
    "a memory": (lambda: remembering(), []),
    "a memory of nothing": (lambda: remembering(Memory(1, (), ())), [("memory", "D50")]),
    "a memory without a way": (lambda: remembering(Memory(1, (LOST[0],), ())), [("memory", "D50")]),
    "a memory of both kinds": (lambda: remembering(Memory(1, (LOST[0], Plate("R*BK")), (Way((1, 1), 1),))), [("memory", "D50")]),
    "a memory of a plate twice": (lambda: remembering(Memory(1, (LOST[0], LOST[0]), (Way((1, 1), 1),))), [("memory", "D50")]),
    "a way for one plate of two": (lambda: remembering(Memory(1, LOST, (Way((1,), 1),))), [("memory", "D50")]),
    "a way that cannot be": (lambda: remembering(Memory(1, LOST, (Way((1, 1), 0),))), [("memory", "D50")]),
    "ways that could be written shorter": (lambda: remembering(Memory(1, LOST, (Way((1, 1), 2),))), [("memory", "D50")]),
    "plates in no order": (lambda: remembering(Memory(1, LOST[::-1], (Way((1, 1), 1),))), [("memory", "D50")]),
    "a group that is nowhere": (lambda: remembering(Memory(1, LOST, (Way((1, 1), 1), Way((1, 2), 1)))), [("memory", "D50")]),
    "groups without a memory": (lambda: remembering(None), [("memory", "D50")]),
    "a memory of who put them back": (lambda: remembering(Memory(2, LOST, (Way((1, 1), 1),))), [("memory", "D50")]),
    "two memories of a kind": (lambda: remembering(*(Memory(1, (plate,), (Way((1,), 1),)) for plate in LOST)), [("memory", "D50")]),
    "a memory of a plate in the display": (lambda: remembering(Memory(1, (Plate("SKRB"),), (Way((1,), 1),))), [("memory", "D50")]),
    "a memory that the fronts belie": (lambda: elsewhere(), [("memory", "D50")]),
    "a memory that the fronts bear out": (lambda: remembering(fronts=("TRBS", "", "YBKS")), []),
    "a memory without room": (lambda: remembering(fronts=("BKST", "YBKS", "STYB")), [("memory", "D50")]),
    "what is certain is no memory": (lambda: remembering(Memory(1, LOST[:1], (Way((1,), 1),)), group=(1, 0, 0)), [("memory", "D50")]),
    "a putter of a plate that one seat knows": (lambda: put_by(2, 1), [("putter", "D50")]),
    "no putter of a plate that both know": (lambda: put_by(3, 0), [("putter", "D50")]),
    "a putter of a plate that both know": (lambda: put_by(3, 2), []),
    # Chips.
    "a chip too few": (lambda: turn(chips=turn().chips[1:]), [("chip-count", "D5")]),
    "a chip on the large tray": (lambda: with_tray(0, Tray("BBYRK", "", "?")), [("chip-places", "D10")]),
    "more face-down chips than unseen": (
        lambda: with_chips(17),
        [("chip-places", "D10")],
    ),
    # Trays.
    "five on a small tray": (lambda: with_tray(1, Tray("BYRKT", "", "?")), [("tray", "D21")]),
    "six on the large tray": (lambda: with_tray(0, Tray("BBYRKT")), [("tray", "D21")]),
    "four on a stack": (lambda: with_tray(1, Tray("", "BYRK", "?")), [("tray", "D21")]),
    "five on the large moon": (lambda: with_tray(0, Tray("", "BYRKT")), [("tray", "D21")]),
    "sun and moon at once": (lambda: with_tray(1, Tray("BY", "RK", "?")), [("tray", "D21")]),
    "a chip shown too early": (lambda: shown_early(), [("chip-early", "D23")]),
    # Boards.
    "a score below zero": (lambda: mine(score=-1), [("score", "D36")]),
    "five broken": (lambda: mine(broken="BYRKT"), [("broken", "D24")]),
    "three tokens": (lambda: mine(tokens=3), [("tokens", "D20")]),
    "three chips taken": (lambda: mine(chips_taken=3), [("tokens", "D20")]),
    "chips in no order": (lambda: chips_owned(("T", "B")), [("chips-order", "D31")]),
    "two on line 1": (lambda: mine(lines=(Line("B", 2), *[Line(None, 0)] * 5)), [("line", "D2")]),
    "a colour without tiles": (lambda: mine(lines=(Line("B", 0), *[Line(None, 0)] * 5)), [("line", "D2")]),
    "tiles without a colour": (lambda: mine(lines=(Line(None, 1), *[Line(None, 0)] * 5)), [("line", "D2")]),
    # Domes: row 1 Y K, row 2 T S.
    "yellow on black": (lambda: dome(".Y.... ......" + REST), [("dome-tile", "D30")]),
    "a tile without a plate": (lambda: dome("..B... ......" + REST), [("dome-tile", "D30")]),
    "a coloured tile on a special space": (lambda: dome("...... .B...." + REST), [("dome-tile", "D30"), ("special", "D34")]),
    "special too early": (lambda: dome("Y..... .S...." + REST), [("special", "D34")]),
    "special too late": (lambda: dome("YK.... T....." + REST), [("special", "D34")]),
    "special as it should be": (lambda: dome("YK.... TS...." + REST), []),
    # Turns.
    "round 6": (lambda: turn(round=6), [("round", "D40")]),
    "a third player has the first-player tile": (lambda: turn(holder=3), [("holder", "D22")]),
    "nobody is to move": (lambda: turn(to_move=None), [("to-move", "D25")]),
    "a third player is to move": (lambda: turn(to_move=3), [("to-move", "D25")]),
    "somebody is to move between rounds": (lambda: between(to_move=1), [("to-move", "D25")]),
    "between rounds, with too few plates and chips": (lambda: between(), [*SEAT, *SEAT]),
    "a line outside tiling": (lambda: turn(line=3), [("line-to-tile", "D38")]),
    # Stages.
    "a plate in hand": (lambda: turn(hand=Plate("KSTR"), display=(None, Plate("TRB*"), Plate("SKRB"))), [("hand", "D20")]),
    "no plate in hand": (lambda: in_stage(DuelStage.LAY), [("hand", "D20")]),
    "a rest to stack": (lambda: rest("BYRK"), [("rest", "D21")]),
    "nothing to stack": (lambda: in_stage(DuelStage.STACK), [("rest", "D21")]),
    "a stack": (lambda: stack("YK", 1), []),
    "a stack of four": (lambda: stack("YKTR", 1), [("rest", "D21")]),
    "a stack of one colour": (lambda: stack("YY", 1), [("rest", "D21")]),
    "a stack on the large tray": (lambda: stack("YK", 0), [("rest", "D21"), ("reveal", "D23")]),
    "a stack on other tiles": (lambda: stack("YK", 2), [("rest", "D21"), ("reveal", "D23")]),
    "a stack on a sixth tray": (lambda: stack("YK", 5), [("rest", "D21"), ("reveal", "D23")]),
    "a small tray to stack on, for nothing": (lambda: turn(tray=1), [("rest", "D21")]),
    "a chip that was not revealed": (lambda: with_tray(1, Tray("", "", "?")), [("reveal", "D23")]),
    "drawn plates in a turn": (lambda: turn(pile=(Back(Plate("SKRB").kind), *[Back()] * 11), drawn=(Back(Plate("*BTK").kind),)), [("drawn", "D20")]),
    "no drawn plates to keep": (lambda: in_stage(DuelStage.KEEP), [("drawn", "D20"), ("no-choice", "D25")]),
    "no chip to reveal": (lambda: in_stage(DuelStage.REVEAL), [("reveal", "D23")]),
    "nothing to do": (lambda: idle(), [("no-choice", "D25")]),
    "no line to handle": (lambda: in_stage(DuelStage.CELL), [("line-to-tile", "D38"), ("no-choice", "D25")]),
    "an empty line to handle": (lambda: in_stage(DuelStage.CELL, line=2), [("no-choice", "D25")]),
    "a line without a space": (lambda: tiling("B", DuelStage.CELL), [("no-choice", "D25")]),
    "chips that do not pay": (lambda: tiling("- T", DuelStage.CHIPS, line=2), [("no-choice", "D25")]),
    "chips for a complete line": (lambda: tiling("Y", DuelStage.CHIPS, chips="Y Y"), [("no-choice", "D25")]),
    "a tile to place, with too few plates and chips": (lambda: tiling("Y", DuelStage.CELL), [("chips-a-round", "D23"), *SEAT, *SEAT]),
    "chips to spend, with too few plates": (
        lambda: tiling("- T", DuelStage.CHIPS, line=2, chips="T T"),
        [("chips-a-round", "D23"), ("plates-laid", "D20"), *SEAT],
    ),
    "two faults": (lambda: turn(round=6, holder=3), [("round", "D40"), ("holder", "D22")]),
}


def remembering(*memories: Memory | None, fronts: tuple[str, ...] = ("", "", ""), group: tuple[int, ...] = (1, 1, 1)) -> DuelPosition:
    """Three special backs of a group at the bottom of the pile, with these fronts, and memories of them."""
    position = turn()
    told = [Plate(front) if front else None for front in fronts]
    backs = tuple(Back(Kind.SPECIAL, front, 2, its) for front, its in zip(told, group, strict=True))
    position.pile = (*position.pile[:-3], *backs)
    position.plates = tuple(plate for plate in position.plates if plate not in told)
    position.memories = tuple(memory for memory in memories or (Memory(1, LOST, (Way((1, 1), 1),)),) if memory is not None)
    return position


def put_by(seen_by: int, putter: int) -> DuelPosition:
    position = turn()
    position.pile = (*position.pile[:-1], Back(Kind.SPECIAL, LOST[0], seen_by, put_by=putter))
    position.plates = tuple(plate for plate in position.plates if plate != LOST[0])
    return position


def elsewhere() -> DuelPosition:
    """A plate that is remembered to be in the group is known to lie above it."""
    position = remembering()
    position.pile = (*position.pile[:-4], Back(Kind.SPECIAL, LOST[0], 1), *position.pile[-3:])
    position.plates = tuple(plate for plate in position.plates if plate != LOST[0])
    return position


def with_chips(many: int) -> DuelPosition:
    """Seat 1 owns so many chips, and four lie face down."""
    position = turn()
    owned, position.chips = position.chips[:many], position.chips[many:]
    position.boards = (position.boards[0]._replace(chips=owned), position.boards[1])
    return position


def chips_owned(chips: tuple[str, ...]) -> DuelPosition:
    position = turn()
    left = list(position.chips)
    for chip in chips:
        left.remove(chip)
    position.chips = tuple(left)
    position.boards = (position.boards[0]._replace(chips=chips), position.boards[1])
    return position


def shown_early() -> DuelPosition:
    position = with_tray(1, Tray("BYRK", "", "T"))
    position.chips = tuple(sorted([*position.chips][:-1])) if position.chips[-1] == "T" else without(position.chips, "T")
    return position


def without(chips: tuple[str, ...], chip: str) -> tuple[str, ...]:
    at = chips.index(chip)
    return chips[:at] + chips[at + 1 :]


def rest(tiles: str) -> DuelPosition:
    position = with_tray(1, Tray("", "", ""))
    position.rest = tiles
    position.bag = tuple(many - tiles.count(letter) for many, letter in zip(position.bag, "BYRKT", strict=True))
    return position


def stack(tiles: str, tray: int) -> DuelPosition:
    """Small tray 1 is empty, its chip face down; these are to be stacked on some tray."""
    position = with_tray(1, Tray("", "", "?"))
    position.rest, position.tray = tiles, tray
    position.bag = tuple(many - tiles.count(letter) for many, letter in zip(position.bag, "BYRKT", strict=True))
    position.await_(DuelStage.STACK)
    return position


def between(**changed: Any) -> DuelPosition:
    position = setup(
        board(plates="1:YK/TS"), board(plates="1:*B/TK"), stage=DuelStage.TRAYS, pile="S" + " ?" * 12, display="KS/TR TR/B* SK/RB", to_move=None
    )
    for name, value in changed.items():
        setattr(position, name, value)
    return position


def idle() -> DuelPosition:
    return setup(board(plates="1:YK/TS"), board(plates="1:*B/TK"), pile="S" + " ?" * 12, display="KS/TR TR/B* SK/RB")


def tiling(lines: str, stage: DuelStage, *, line: int = 1, chips: str = "") -> DuelPosition:
    whole = " ".join((lines.split() + ["-"] * 6)[:6])
    return setup(
        board(whole, "1:YK/TS", chips=chips), board(plates="1:*B/TK"), stage=stage, line=line, pile="S" + " ?" * 12, display="KS/TR TR/B* SK/RB"
    )


@pytest.mark.parametrize("case", CASES)
def test_faults(case: str) -> None:
    make, expected = CASES[case]
    assert [(fault.code, fault.clause) for fault in make().status()] == expected


def test_a_fault_is_a_sentence() -> None:
    for make, _ in CASES.values():
        for fault in make().status():
            assert fault.text.endswith(".")


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
def test_nothing_is_wrong_in_a_legal_game(policy: Policy) -> None:
    for seed in range(2):
        for position, _ in play(duel(), seed, policy, 2 - seed):
            assert position.status() == ()
            assert all(position.view(seat).position.status() == () for seat in (1, 2))
        assert position.status() == ()


def test_a_position_set_up_by_hand_can_be_played_on() -> None:
    position = push(turn(), "sun 0 B 2")
    assert position.status() == ()
