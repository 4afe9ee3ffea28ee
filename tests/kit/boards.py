"""Boards and positions from readable texts, and back.

A board's lines are five words, `-` for an empty one: `- RR W BBBB -`. A wall is five words of five letters, `.` for an empty cell. On a floor line
`M` is the marker.
"""

from azulejos.rules import Phase
from azulejos.rules.azul import MARKER, AzulGame, AzulPosition, Board, Line, MarkerAt, MarkerPlace
from tests.kit.tiles import colour, count, spell

NO_LINES = "- - - - -"
NO_WALL = "..... ..... ..... ..... ....."
PATTERN = "BYRKW WBYRK KWBYR RKWBY YRKWB"
"""The coloured wall (A4), written out."""
CENTRE = MarkerAt(MarkerPlace.CENTRE)


def front(seat: int) -> MarkerAt:
    return MarkerAt(MarkerPlace.FRONT, seat)


def on_floor(seat: int) -> MarkerAt:
    return MarkerAt(MarkerPlace.FLOOR, seat)


def out(seat: int) -> MarkerAt:
    return MarkerAt(MarkerPlace.OUT, seat)


def board(lines: str = NO_LINES, wall: str = NO_WALL, floor: str = "", score: int = 0) -> Board:
    return Board(
        score,
        tuple(Line(None, 0) if word == "-" else Line(colour(word[0]), len(word)) for word in lines.split()),
        tuple(tuple(None if letter == "." else colour(letter) for letter in row) for row in wall.split()),
        tuple(MARKER if letter == "M" else colour(letter) for letter in floor),
    )


def lines_of(board: Board) -> str:
    return " ".join("-" if line.colour is None else "BYRKW"[line.colour] * line.filled for line in board.lines)


def wall_of(board: Board) -> str:
    return " ".join("".join("." if cell is None else "BYRKW"[cell] for cell in row) for row in board.wall)


def floor_of(board: Board) -> str:
    return "".join("M" if item is MARKER else "BYRKW"[item] for item in board.floor)


def setup(
    game: AzulGame,
    *boards: Board,
    displays: str = "",
    centre: str = "",
    lid: str | None = "",
    bag: str | None = None,
    marker: MarkerAt = CENTRE,
    first: int = 1,
    to_move: int | None = None,
    round: int = 9,
    phase: Phase = Phase.OFFER,
    line: int = 0,
    idle: int = 0,
    bare: int = 0,
    withdrawn: frozenset[int] = frozenset(),
    lost: str = "",
    passes: int = 0,
) -> AzulPosition:
    """A position in which all is as it should be: boards and displays that are not named are empty, and the tiles that are not named are in the
    bag, or in the lid if the bag is named and the lid is `None`.
    """
    shown = [count("" if display == "-" else display) for display in displays.split("/")]
    shown += [count("")] * (game.displays - len(shown))
    everyone = boards + (Board(),) * (game.players - len(boards))
    named = [*shown, count(centre), count(lost), count(lid or ""), count(bag or ""), *(each.tiles for each in everyone)]
    rest = tuple(20 - sum(column) for column in zip(*named, strict=True))
    position = AzulPosition(
        game,
        first=first,
        round=round,
        phase=phase,
        to_move=(first if to_move is None else to_move) if phase in (Phase.OFFER, Phase.TILING, Phase.STOPPED) else None,
        line=line,
        marker=marker,
        displays=tuple(shown),
        centre=count(centre),
        bag=rest if bag is None else count(bag),
        lid=rest if lid is None else count(lid),
        idle=idle,
        bare=bare,
        boards=everyone,
        withdrawn=withdrawn,
        lost=count(lost),
        passes=passes,
    )
    assert position.status() == (), position.status()
    return position


def tiles_in_play(position: AzulPosition) -> str:
    """Every tile of every place, the lost ones too, as sorted letters: counted here without help from the rules."""
    letters = "".join(spell(counts) for counts in (*position.displays, position.centre, position.bag, position.lid, position.lost))
    for each in position.boards:
        letters += (lines_of(each) + wall_of(each) + floor_of(each)).replace("M", "")
    return "".join(letter * letters.count(letter) for letter in "BYRKW")


ALL_TILES = "B" * 20 + "Y" * 20 + "R" * 20 + "K" * 20 + "W" * 20
