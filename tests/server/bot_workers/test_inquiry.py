"""What a hint says of the moves that it shows."""

from azulejos.bots.analysis import Assessment, Option, analyser_of
from azulejos.notation import afen, read_token
from azulejos.rules import Move
from azulejos.server.bot_workers.inquiry import told_of

POSITION = (
    "azul:coloured:2:5:2:offer:1:2:f1:-/-/-/-/-:B5K2W2:B12Y12R9K16W11:B2Y1R3W1:0.0:"
    "2,R1.Y2.-.Y2.R2,-Y---.---R-.----R.-----.-----,MY:3,W1.R2.-.W4.K1,---K-.--Y--.--B--.-----.-----,WR"
)
"""The other one has begun line 5 with black, and two more black tiles lie in the centre."""


def options(*chances: float) -> tuple[Option, ...]:
    """Black to the floor line, and white to line 3, with the play that is expected."""
    found = []
    for line, chance in zip(("CKF CW3 CBF", "CW3 CK5 CBF"), chances, strict=True):
        moves = tuple(move for token in line.split() if isinstance(move := read_token(afen.read(POSITION).game, token), Move))
        found.append(Option(moves[0], (chance, 1 - chance), (32, 44), moves))
    return tuple(found)


def told(*chances: float) -> list[str]:
    found, position = Assessment(options(*chances), 100), afen.read(POSITION)
    return [told_of(analyser_of("azul"), position, option, found).text for option in found.options]


def test_of_the_best_move_it_is_said_what_it_does_better_and_of_others_what_they_do() -> None:
    assert told(0.22, 0.12) == ["analysis-found-deny", "analysis-did-feed"]


def test_where_none_is_worse_it_is_said_what_the_best_move_does() -> None:
    assert told(0.22, 0.22)[0] == "analysis-did-floor"
