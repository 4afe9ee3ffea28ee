"""The lessons of Azul. Azul Mini plays by the same rules (A6) and has the same ones."""

from azulejos.notation import read_token
from azulejos.rules.azul import AzulPosition
from tests.kit.boards import board, on_floor, setup
from tests.kit.tables import table
from tests.web.lessons.kept import Lesson

FIRST_DEAL = "@BBYK/RRWW/RYKK/BWKY/RRRK"


def lessons(id: str) -> tuple[Lesson, ...]:
    """Eight lessons: the first three are one and the same round, the others are set up."""
    return (
        Lesson("take", _after(id), ("1B2",), ("5R3",)),
        Lesson("centre", _after(id, "1B2", "5R3"), ("CK3",), ("2W2",)),
        Lesson("fit", _after(id, "1B2", "5R3", "CK3", "2W2"), ("4K3",), ("CY4",)),
        Lesson("fall", _falling(id), ("CW4",), ("CY4",)),
        Lesson("row", _row(id), ("2R2",)),
        Lesson("tiling", _tiling(id), ("CR1",)),
        Lesson("runs", _runs(id), ("CK2",)),
        Lesson("end", _end(id), ("CY4",)),
    )


def _after(id: str, *tokens: str) -> AzulPosition:
    game = table(id=id)
    position = game.start(1)
    for token in (FIRST_DEAL, *tokens):
        position.push(read_token(game, token))
    return position


def _falling(id: str) -> AzulPosition:
    """Four white tiles for a line that has room for three: one falls, whatever is done, and elsewhere more."""
    return setup(
        table(id=id),
        board("- BB KKK W RR", floor="M"),
        board("- WW RRR YY -"),
        displays="-/-/BBKK/-/-",
        centre="WWWWY",
        marker=on_floor(1),
        round=2,
        lid="BBYYRRKK",
    )


def _row(id: str) -> AzulPosition:
    """Rows 1 and 4 have red, line 3 holds black: two red tiles can go to line 2, which they fill, to line 5, or to the floor (A13)."""
    return setup(
        table(id=id),
        board("- - K YY -", "..R.. .B... ..... R.... .....", score=5),
        board("- W - - B", "B.... ..Y.. ..... ..... .....", score=3),
        displays="-/RRBW/-/YYKW/-",
        centre="BWK",
        round=3,
        lid="BBBYYRRKKWWW",
    )


def _tiling(id: str) -> AzulPosition:
    """The round's last tile completes line 1. Line 1 scores a row of two, line 3 a column of three, and the marker costs one."""
    return setup(
        table(id=id),
        board("- - WWW BB -", ".Y... .B... ..... ..... .....", floor="M", score=3),
        board("- YY - KK RRR", "B.... W.... ..... ..... .....", score=2),
        centre="R",
        marker=on_floor(1),
        round=3,
        lid="BBYYRRKKWW",
    )


def _runs(id: str) -> AzulPosition:
    """The last black tile: in line 1 it scores 2, in line 2 it joins a row of three and a column of three."""
    return setup(
        table(id=id),
        board("- K - BB -", ".Y... ..YR. ....R ....Y .....", score=14),
        board("- - WW K RRRR", "B.... WB... K.... ..... .....", floor="M", score=17),
        centre="K",
        marker=on_floor(2),
        round=4,
        lid="BBBYYYRRRKKKWWW",
    )


def _end(id: str) -> AzulPosition:
    """The last yellow tile completes a row, a column and its colour, and ends the game."""
    return setup(
        table(id=id),
        board("- - - YYY W", ".Y..W ..Y.K ...YR RKWB. Y...B", score=38),
        board("- - WW - KKKK", "BYR.W WBYR. K.BY. .KW.. .R.W.", floor="M", score=52),
        centre="Y",
        marker=on_floor(2),
        round=6,
        lid=None,
        bag="BBBBRRRRKKKKWWWW",
    )
