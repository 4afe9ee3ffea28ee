"""Tables of Azul Duel, and positions set up by hand."""

from typing import Any

from azulejos.rules import game
from azulejos.rules.duel.board import Board, Line
from azulejos.rules.duel.components import Components
from azulejos.rules.duel.dome import Cells, Dome, Laid
from azulejos.rules.duel.game import DuelGame
from azulejos.rules.duel.loader import standard
from azulejos.rules.duel.moves import SMALL_TRAYS
from azulejos.rules.duel.plates import Plate
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.duel.trays import FACE_DOWN, Back, Tray
from azulejos.rules.filling import Counts
from tests.kit.duel_events import event

FIRST_GAME = ("rows", "columns", "diagonals")
OTHER_SIDES = ("colours", "edge", "corners", "specials")
LETTERS = "BYRKT"


def duel(*tiles: str, components: Components | None = None) -> DuelGame:
    settled = game("duel", tiles=tiles or FIRST_GAME, components=components)
    assert isinstance(settled, DuelGame)
    return settled


def count(tiles: str) -> Counts:
    return tuple(tiles.count(letter) for letter in LETTERS)


def spell(counts: Counts) -> str:
    return "".join(letter * many for letter, many in zip(LETTERS, counts, strict=True))


def board(lines: str = "- - - - - -", plates: str = "", dome: str = "", *, broken: str = "", chips: str = "", spent: str = "", **more: Any) -> Board:
    """A board: `lines` as `B YY - - - -`; `plates` as `1:YK/TS 5:KS/TR@2` with the quarters turned; `dome` as six rows of letters and dots."""
    return Board(
        lines=tuple(Line(None, 0) if line == "-" else Line(line[0], len(line)) for line in lines.split()),
        dome=Dome(laid(plates), cells(dome)),
        broken=broken,
        chips=tuple(sorted(chips.split())),
        spent=tuple(sorted(spent.split())),
        **more,
    )


def laid(text: str) -> tuple[Laid | None, ...]:
    plates: list[Laid | None] = [None] * 9
    for each in text.split():
        space, _, rest = each.partition(":")
        plate, _, turn = rest.partition("@")
        plates[int(space) - 1] = Laid(Plate.read(plate), int(turn or 0))
    return tuple(plates)


def cells(text: str) -> Cells:
    rows = text.split() or ["......"] * 6
    return tuple(tuple(None if tile == "." else tile for tile in row) for row in rows)


def trays(large: str = "|", *small: str) -> tuple[Tray, ...]:
    """Trays as `sun|moon` and `sun|moon|chip`; small ones that are not named are empty, their chips taken."""
    found = [Tray(*large.split("|"))]
    found += [Tray(*each.split("|")) for each in small]
    return (*found, *[Tray()] * (SMALL_TRAYS + 1 - len(found)))


def setup(
    *boards: Board,
    large: str = "|",
    small: tuple[str, ...] = (),
    pile: str | None = None,
    display: str = "- - -",
    bag: str | None = None,
    tower: str = "",
    stage: DuelStage = DuelStage.TURN,
    tiles: tuple[str, ...] = FIRST_GAME,
    **more: Any,
) -> DuelPosition:
    """A position by hand. The bag holds what is nowhere else, unless it is given; the pile too (backs unknown, or `S W S/YK/TS:1`)."""
    boards = (*boards, *[Board()] * (2 - len(boards)))
    table = trays(large, *small)
    shown = tuple(None if plate == "-" else Plate.read(plate) for plate in display.split())
    known = [plate for plate in shown if plate is not None] + [each.plate for board in boards for each in board.dome.plates if each is not None]
    known += [more["hand"]] if more.get("hand") else []
    backs = tuple(map(back, pile.split())) if pile is not None else None
    drawn = more.get("drawn", ())
    known += [each.plate for each in (*(backs or ()), *drawn) if each.plate is not None]
    left = tuple(plate for plate in standard().plates if plate not in known)
    if backs is None:
        backs = (Back(),) * len(left)
    lying = "".join(board.tiles for board in boards) + "".join(tray.sun + tray.moon for tray in table) + tower + more.get("rest", "")
    inside = tuple(13 - lying.count(letter) for letter in LETTERS) if bag is None else count(bag)
    chips = list(standard().chips)
    for chip in [chip for board in boards for chip in (*board.chips, *board.spent)] + [tray.chip for tray in table if tray.has_shown_chip]:
        chips.remove(chip)
    given = {
        "round": 2, "first": 1, "to_move": 1, "after": None, "trays": table, "display": shown, "pile": backs, "plates": left,
        "chips": tuple(sorted(chips)), "bag": inside, "tower": count(tower), "boards": boards, "stage": stage,
    }  # fmt: skip
    return DuelPosition(duel(*tiles), **(given | more))


def back(text: str) -> Back:
    """A back as `?`, `S`, or with its front and who has seen it, first who put it back: `YK/TS:1`, `YK/TS:21`."""
    if text in "?SW":
        return Back(None if text == "?" else event(f"top {text}").kind)  # type: ignore[attr-defined]
    front, _, seen = text.partition(":")
    plate = Plate.read(front)
    known = Back(plate.kind, plate)
    for seat in map(int, seen):
        known = known.looked_at(seat)
    return known


def push(position: DuelPosition, *texts: str) -> DuelPosition:
    """Push what happened, given in words."""
    for text in texts:
        position.push(event(text))
    return position


DOWN = FACE_DOWN
