"""AFEN of Azul Duel: a position in one line. The grammar is in `docs/formats.md`.

Wild spaces are written `W` here, and what nobody has seen `_`, because a shell would take a star or a question mark for something else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from azulejos.notation.components import named
from azulejos.notation.errors import AfenError, NotationError
from azulejos.notation.fields import EMPTY, Fields, counts_reader, listed, matched, number, seat, write_counts
from azulejos.rules import Fault, Material
from azulejos.rules.duel import (
    FACE_DOWN,
    LETTERS,
    WILD,
    Back,
    Board,
    Components,
    Dome,
    DuelGame,
    DuelPosition,
    DuelStage,
    Kind,
    Laid,
    Line,
    Memory,
    Plate,
    Tray,
    Way,
    standard,
)
from azulejos.rules.duel.board import EMPTY_LINE
from azulejos.rules.duel.components import DIGITS
from azulejos.rules.duel.dome import SIZE, SPACES

_FIELDS = (
    "game", "tiles", "round", "stage", "turn", "first", "line", "holder", "trays", "rest", "display", "pile", "drawn", "hand", "bag", "tower",
)  # fmt: skip
_BOARDS = 2
HIDDEN = "_"
"""A back or a chip that nobody has seen."""
_PLATE = "[BYRKTSW]{4}"
_GROUPS = "abcdefghijklmnopqr"
"""Groups of like backs: there are no more of them than plates."""
_counts = counts_reader(LETTERS)


def write(position: DuelPosition) -> str:
    """The position in one line, without spaces."""
    stage = position.stage.value + (f".{position.after.value}" if position.after is not None else "")
    fields = [
        position.game.id,
        ".".join(position.game.tiles),
        str(position.round),
        stage,
        str(position.to_move or EMPTY),
        str(position.first),
        str(position.line),
        str(position.holder),
        "/".join(f"{tray.sun or EMPTY}.{tray.moon or EMPTY}.{tray.chip.replace(FACE_DOWN, HIDDEN) or EMPTY}" for tray in position.trays),
        f"{position.tray}.{position.rest}" if position.rest else EMPTY,
        "/".join(_write_plate(plate) for plate in position.display),
        "/".join((".".join(map(_write_back, position.pile)) or EMPTY, *map(_write_memory, position.memories))),
        ".".join(map(_write_back, position.drawn)) or EMPTY,
        _write_plate(position.hand),
        write_counts(position.bag, LETTERS),
        write_counts(position.tower, LETTERS),
        *map(_write_board, position.boards),
    ]
    if (components := position.game.components) != standard():
        fields.append(components.digest)
    return ":".join(fields)


def _write_plate(plate: Plate | None) -> str:
    return EMPTY if plate is None else plate.spaces.replace(WILD, "W")


def _write_back(back: Back) -> str:
    front = "" if back.plate is None else _write_plate(back.plate)
    group = _GROUPS[back.group - 1] if back.group else ""
    # Who put it back comes first.
    knowing = f"{back.put_by}{3 - back.put_by}" if back.put_by else f"{back.seen_by}"
    return (back.kind.value if back.kind else HIDDEN) + (f"{knowing}{group}{front}" if back.seen_by else "")


def _write_memory(memory: Memory) -> str:
    ways = (f"{way.weight}{''.join(_GROUPS[group - 1] for group in way.groups)}" for way in memory.ways)
    return ",".join((str(memory.seat), ".".join(map(_write_plate, memory.plates)), *ways))


def _write_board(board: Board) -> str:
    parts = (
        str(board.score),
        ".".join(EMPTY if line.colour is None else f"{line.colour}{line.filled}" for line in board.lines),
        ".".join(EMPTY if laid is None else f"{_write_plate(laid.plate)}{laid.turn}" for laid in board.dome.plates),
        ".".join("".join(tile or EMPTY for tile in row) for row in board.dome.tiles),
        board.broken or EMPTY,
        ".".join(board.chips) or EMPTY,
        ".".join(board.spent) or EMPTY,
        str(board.tokens),
        str(board.chips_taken),
    )
    return ",".join(parts)


def read(text: str, components: Sequence[Material] = ()) -> DuelPosition:
    """The position that a line stands for, or an error with all its faults. A last field names components that are among those given."""
    fields = text.split(":")
    expected = len(_FIELDS) + _BOARDS
    if not expected <= len(fields) <= expected + 1:
        raise AfenError((Fault("afen-fields", None, f"There are {len(fields)} fields where {expected} should be."),))
    reading = Fields()
    parts = dict(zip(_FIELDS, fields))
    own = [reading.read("components", digest, lambda digest: _named(digest, components)) for digest in fields[expected:]]
    game = reading.game(parts["game"], tiles=tuple(parts["tiles"].split(".")), components=own[0] if own else None)
    stage = reading.read("stage", parts["stage"], _stage) or (DuelStage.TOP, None)
    rest = reading.read("rest", parts["rest"], _rest) or (0, "")
    pile, *memories = parts["pile"].split("/")
    boards = [reading.read(f"board {number}", text, _board) for number, text in enumerate(fields[len(_FIELDS) : expected], 1)]
    state: dict[str, Any] = {
        "round": reading.read("round", parts["round"], number),
        "stage": stage[0],
        "after": stage[1],
        "to_move": reading.read("turn", parts["turn"], lambda turn: None if turn == EMPTY else seat(turn)),
        "first": reading.read("first player", parts["first"], lambda first: int(matched("[12]", first)[0])),
        "line": reading.read("line", parts["line"], number),
        "holder": reading.read("first-player tile", parts["holder"], number),
        "trays": reading.read("trays", parts["trays"], lambda trays: tuple(map(_tray, listed(trays, "/", 5)))),
        "tray": rest[0],
        "rest": rest[1],
        "display": reading.read("display", parts["display"], lambda display: tuple(map(_plate, listed(display, "/", 3)))),
        "pile": reading.read("pile", pile, _backs),
        "memories": reading.read("pile", "/".join(memories), lambda _: tuple(map(_memory, memories))),
        "drawn": reading.read("drawn plates", parts["drawn"], _backs),
        "hand": reading.read("hand", parts["hand"], _plate),
        "bag": reading.read("bag", parts["bag"], _counts),
        "tower": reading.read("tower", parts["tower"], _counts),
        "boards": tuple(board for board in boards if board is not None),
    }
    if reading.faults:
        raise AfenError(tuple(reading.faults))
    assert isinstance(game, DuelGame)
    position = DuelPosition(game, **state, **_unseen(game.components, state))
    if faults := position.status():
        raise AfenError(faults)
    return position


def _named(text: str, components: Sequence[Material]) -> Material:
    digest = matched(f"[0-9a-f]{{{DIGITS}}}", text)[0]
    if digest == standard().digest:
        # So that a position has one text, and no second one.
        raise NotationError("package-components", "The package's own components are not named in a position: leave the last field out.")
    return named(digest, components)


def _unseen(components: Components, state: dict[str, Any]) -> dict[str, Any]:
    """The plates and chips that are visible nowhere."""
    laid = [laid.plate for board in state["boards"] for laid in board.dome.plates if laid is not None]
    seen = {*state["display"], state["hand"], *laid, *(back.plate for back in (*state["pile"], *state["drawn"]))}
    shown = [tray.chip for tray in state["trays"]] + [chip for board in state["boards"] for chip in (*board.chips, *board.spent)]
    chips = Counter(components.chips) - Counter(shown)
    return {"plates": tuple(plate for plate in components.plates if plate not in seen), "chips": tuple(sorted(chips.elements()))}


def _stage(text: str) -> tuple[DuelStage, DuelStage | None]:
    stage, _, after = text.partition(".")
    return DuelStage(stage), DuelStage(after) if after else None


def _rest(text: str) -> tuple[int, str]:
    if text == EMPTY:
        return 0, ""
    tray, rest = matched(r"([1-4])\.([BYRKT]{2,3})", text).groups()
    return int(tray), rest


def _tray(text: str) -> Tray:
    sun, moon, chip = matched(r"(-|[BYRKT]{1,5})\.(-|[BYRKT]{1,4})\.(-|_|[BYRKT]{1,2})", text).groups()
    return Tray(*("" if part == EMPTY else part for part in (sun, moon, chip.replace(HIDDEN, FACE_DOWN))))


def _plate(text: str) -> Plate | None:
    return None if text == EMPTY else Plate(matched(_PLATE, text)[0].replace("W", WILD))


def _backs(text: str) -> tuple[Back, ...]:
    return () if text == EMPTY else tuple(map(_back, text.split(".")))


def _back(text: str) -> Back:
    kind, knowing, group, front = matched(rf"([SW_])(?:(12?|21?)([{_GROUPS}])?({_PLATE})?)?", text).groups(default="")
    back = Back(None if kind == HIDDEN else Kind(kind), _plate(front or EMPTY), group=_group(group))
    for knower in map(int, knowing):
        back = back.looked_at(knower)
    return back


def _group(letter: str) -> int:
    return _GROUPS.index(letter) + 1 if letter else 0


def _memory(text: str) -> Memory:
    seat, plates, *ways = text.split(",")
    known = (Plate(matched(_PLATE, plate)[0].replace("W", WILD)) for plate in plates.split("."))
    return Memory(int(matched("[12]", seat)[0]), tuple(known), tuple(map(_way, ways)))


def _way(text: str) -> Way:
    weight, groups = matched(rf"([1-9][0-9]*)([{_GROUPS}]+)", text).groups()
    return Way(tuple(map(_group, groups)), int(weight))


def _board(text: str) -> Board:
    score, lines, plates, rows, broken, chips, spent, tokens, taken = listed(text, ",", len(Board._fields) + 1)
    dome = Dome(tuple(map(_laid, listed(plates, ".", SPACES))), tuple(map(_row, listed(rows, ".", SIZE))))
    return Board(
        number(score),
        tuple(map(_line, listed(lines, ".", SIZE))),
        dome,
        matched("-|[BYRKT]{1,4}", broken)[0].replace(EMPTY, ""),
        _chips(chips),
        _chips(spent),
        number(tokens),
        number(taken),
    )


def _line(text: str) -> Line:
    colour, filled = matched("-|([BYRKT])([1-6])", text).groups()
    return EMPTY_LINE if colour is None else Line(colour, int(filled))


def _laid(text: str) -> Laid | None:
    plate, turn = matched(f"-|({_PLATE})([0-3])", text).groups()
    return None if plate is None else Laid(Plate(plate.replace("W", WILD)), int(turn))


def _row(text: str) -> tuple[str | None, ...]:
    return tuple(None if tile == EMPTY else tile for tile in matched("[BYRKTS-]{6}", text)[0])


def _chips(text: str) -> tuple[str, ...]:
    return () if text == EMPTY else tuple(matched(r"[BYRKT]{1,2}(\.[BYRKT]{1,2})*", text)[0].split("."))
