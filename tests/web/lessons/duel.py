"""The lessons of Azul Duel."""

from typing import Any

from azulejos.notation import read_token
from azulejos.rules.duel.board import Board
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from tests.kit.duel_tables import DOWN, board, setup
from tests.web.lessons.kept import Lesson

FULL = (f"YYBK||{DOWN}", f"TTKY||{DOWN}", f"RRTB||{DOWN}", f"KKKB||{DOWN}")
MINE = {1: "YK/TS", 2: "TK/R*", 3: "SY/BR", 4: "KY/R*", 5: "TR/BS", 6: "YR/*B", 7: "KS/TR", 8: "TB/*Y", 9: "R*/BK"}
THEIRS = {1: "SK/RB", 2: "*B/TK", 3: "YB/KS", 4: "TR/B*", 5: "YS/KR", 6: "TY/*K", 7: "BK/ST", 8: "RT/Y*", 9: "ST/YB"}
DONE: dict[str, Any] = {"chips_taken": 2, "tokens": 0}
"""A board whose player has taken all that a round allows."""


def lessons() -> tuple[Lesson, ...]:
    sun, plate = _first_turn(), _plate()
    lay = Lesson("lay", _after(plate, "plate:2"), tuple(f"lay:{space}.{turn}" for space in (1, 2, 3) for turn in (0, 3)))
    return (
        Lesson("sun", sun, ("2T2",), more=Lesson("stack", _after(sun, "2T2"), ("+KY",))),
        Lesson("moon", _moon(), ("MT3",)),
        Lesson("chip", _chip(), ("chip:4",)),
        Lesson("plate", plate, ("plate:2",), more=lay),
        Lesson("cell", _cell(), (">23",)),
        Lesson("special", _special(), (">43",)),
        Lesson("spend", _spend(), ("spend:T,TY",), (">33",)),
        Lesson("breaks", _breaks(), ("MK4",), (">45",)),
        Lesson("end", _end(), (">63",)),
    )


def _after(position: DuelPosition, *tokens: str) -> DuelPosition:
    then = position.copy(history=False)
    for token in tokens:
        then.push(read_token(then.game, token))
    return then


def _plates(plates: dict[int, str], *spaces: int) -> str:
    return " ".join(f"{space}:{plates[space]}" for space in spaces)


def _round_one(mine: str, theirs: str, large: str, small: tuple[str, ...], **more: Any) -> DuelPosition:
    return setup(
        board(mine, "5:KY/R*", tokens=2, score=5),
        board(theirs, "5:YS/KR", tokens=2, score=5),
        large=large,
        small=small,
        display="YB/KS TR/BS TK/R*",
        pile="W " + "? " * 12,
        round=1,
        **more,
    )


def _first_turn() -> DuelPosition:
    return _round_one("- - - - - -", "- - - - - -", "BRRKT|", FULL)


def _moon() -> DuelPosition:
    """Turquoise on top of two stacks completes line 3. Red and black lie on the large tray, with the first-player tile."""
    return _round_one("- BB T - - -", "- - YY KKK - -", "|RRK", (f"|YT|{DOWN}", f"|KBT|{DOWN}", f"RRTB||{DOWN}", f"YYKB||{DOWN}"))


def _chip() -> DuelPosition:
    """The fourth tray is empty: its chip is revealed."""
    return _round_one("- BB TTT - - -", "- - YY KKKK - -", "|RK", (f"|Y|{DOWN}", f"|KB|{DOWN}", f"RRTB||{DOWN}", "||TY"), holder=2)


def _plate() -> DuelPosition:
    """Line 1 holds a red tile, and no plate lies in row 1 yet."""
    return _round_one("R BB TTT - - -", "- - YY KKKK Y -", "|K", (f"|Y|{DOWN}", f"|KB|{DOWN}", f"|TB|{DOWN}", f"YYKB||{DOWN}"), holder=2)


def _tiling(round: int, line: int, mine: Board, theirs: Board, **more: Any) -> DuelPosition:
    """All tiles, chips and tokens of the round are used."""
    return setup(mine, theirs, round=round, line=line, holder=2, **{"stage": DuelStage.CELL, **more})


def _second_round(line: int, lines: str, dome: str, **more: Any) -> DuelPosition:
    return _tiling(
        2,
        line,
        board(lines, _plates(MINE, 1, 2, 4, 5, 9), dome, chips="K T TY BR", score=8, **DONE),
        board(
            "- YY - BB - TT",
            _plates(THEIRS, 1, 2, 4, 5, 8),
            ".K.... ..T... T..... ...... ...... ......",
            chips="B KB R Y",
            **DONE,
            score=9,
        ),
        display="- YR/*B -",
        pile="S " + "? " * 6,
        tower="BBYYRRKKTT",
        **more,
    )


def _cell() -> DuelPosition:
    """Red in row 2: the red space below turquoise, between two tiles of its column, or the wild space beside it."""
    return _second_round(2, "- RR - - KK -", "..TK.. ...... ..T... ...... ...... ......")


def _special() -> DuelPosition:
    """Blue fills the third space of a special plate, and brings the special tile; or a wild space, and brings little."""
    return _second_round(4, "- - - BBBB KK -", "..TK.. ..R... ..TR.. ...... ...... ......")


def _spend() -> DuelPosition:
    """Two chips that show turquoise, or any three, stand in for the missing tile of line 3."""
    return _second_round(3, "- - TT - KK -", "..TK.. ..R... ...R.. ...... ...... ......", stage=DuelStage.CHIPS)


def _breaks() -> DuelPosition:
    """The last black tile. Row 1 has its three plates, and no place for black: in line 1 it would break."""
    return setup(
        board(
            "- - - KKK - -",
            _plates(MINE, *range(1, 8)),
            ".KTK.. ..R... ..TR.. ..BS.. ...... ......",
            chips="K T TY BR R Y",
            **DONE,
            score=21,
        ),
        board(
            "- - - - - TT",
            _plates(THEIRS, *range(1, 8)),
            ".K.... ..T... T..... ...... ...... ......",
            chips="B KB R Y YK RT",
            **DONE,
            score=19,
        ),
        large="|K",
        round=3,
        holder=2,
        display="TB/*Y - -",
        pile="W ? ?",
        tower="BBYYRRKKTT",
    )


def _end() -> DuelPosition:
    """The last tile of the game completes a column of six."""
    return _tiling(
        5,
        6,
        board(
            "- - - - - BBBBBB",
            _plates(MINE, *range(1, 10)),
            "YKTKSY ..R.BR ..T... ..B... K.T... ......",
            chips="K T TY",
            spent="B BR KB R RT Y YK",
            **DONE,
            score=41,
        ),
        board(
            "- - - - - -",
            _plates(THEIRS, *range(1, 10)),
            ".KRBY. .BT... TR.... B..... ..RT.. ......",
            chips="B KB R Y YK",
            spent="BR K RT T TY",
            **DONE,
            score=49,
        ),
        first=2,
        pile="",
    )
