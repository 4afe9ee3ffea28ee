"""The lessons of the grey wall: where its tiles may go, and what follows from it (A50-A53)."""

from azulejos.rules import Phase
from azulejos.rules.azul import AzulPosition
from tests.kit.boards import board, on_floor, setup
from tests.kit.tables import table
from tests.web.lessons.kept import Lesson

GREY = table(wall="grey")


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson("cell", _cell(), (">21",)),
        Lesson("column", _column(), (">44",)),
        Lesson("order", _order(), (">25",), (">31",)),
        Lesson("falls", _falls(), ("CR2",), (">22",)),
        Lesson("end", _end(), (">35",)),
    )


def _tiling(line: int, lines: str, wall: str, other: str, other_wall: str, *, holder: int = 1, round: int = 3, score: int) -> AzulPosition:
    return setup(
        GREY,
        board(lines, wall, floor="M" if holder == 1 else "", score=score),
        board(
            other,
            other_wall,
            floor="M" if holder == 2 else "",
            score=sum(letter != "." for letter in other_wall.replace(" ", "")) if round < 7 else 47,
        ),
        marker=on_floor(holder),
        round=round,
        phase=Phase.TILING,
        line=line,
        lid="BBYYRRKKWW",
    )


def _cell() -> AzulPosition:
    """Black may not go below black. Left of blue and below red it scores two runs of two."""
    return _tiling(2, "- KK - BB -", "R.K.. .B... ..... ..... .....", "- W - - YY", "..Y.. ..... ..... ..... .....", score=2, round=2)


def _column() -> AzulPosition:
    """White in row 4: columns 1 and 5 have white already, column 2 is taken; of 3 and 4 the fourth touches more."""
    return _tiling(4, "- - B WWWW -", "W..R. ...B. Y..K. .R... ....W", "- R - - YY", "..Y.. ..B.. ..... ..... .....", score=11)


def _order() -> AzulPosition:
    """Two blue lines. Row 3 has room for blue in column 1 alone, which the tile of line 2 should leave free although it scores most there."""
    return _tiling(2, "- BB BBB - YY", "R.... .KW.. .WR.Y Y.... ...B.", "- - KK - RRRR", "...Y. .B... ..... ..... .....", score=12, round=4)


def _falls() -> AzulPosition:
    """The last red tile. Line 3 would take it and be complete, but no column is left for red in row 3 (A53, A51)."""
    return setup(
        GREY,
        board("- R RR - -", "R.... ..... .BYKW Y.... K....", score=9),
        board("- YY K - BBB", ".K... W.... ..... ..... .....", floor="M", score=7),
        centre="R",
        marker=on_floor(2),
        round=5,
        lid="BBYYRRKKWW",
    )


def _end() -> AzulPosition:
    """Row 1 is complete, so that the game ends with this tiling. In column 5 the tile completes a column as well."""
    return _tiling(3, "- - KKK - -", "BYRKW WB..Y YR.B. ..W.R .K..B", "- - - WW RRR", "RB.YK .WK.. ..BR. ..... .....", holder=2, score=44, round=7)
