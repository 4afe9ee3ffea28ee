"""From states to positions of `rules`."""

from __future__ import annotations

from typing import Any

from azulejos.kernel.duel import stages
from azulejos.kernel.duel.actions import CHIP_KINDS, SPEND, chip_kind
from azulejos.kernel.duel.pile import CELL_OF
from azulejos.kernel.duel.state import BROKEN_COUNT, FIRST_WORD, OF_SEAT, PUT, SPECIAL_BACK, UNKNOWN, WILD_BACK
from azulejos.rules import Event
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
    Fronts,
    Kind,
    Laid,
    Line,
    Plate,
    Reveal,
    Top,
    Tray,
    Trays,
    TurnUp,
)
from azulejos.rules.duel.board import EMPTY_LINE
from azulejos.rules.duel.trays import BOTH

_KINDS = {UNKNOWN: None, SPECIAL_BACK: Kind.SPECIAL, WILD_BACK: Kind.WILD}


def unpack(state: Any, game: DuelGame) -> DuelPosition:
    """The position of a game that a state stands for. Chips that were only chosen are not spent yet.

    What a seat remembers of plates that it cannot tell apart any more (`position.memories`) is not in a state: here it knows where they lie.
    """
    components = game.components
    stage, after = (stages.STAGES[int(state[name])] for name in ("stage", "after"))
    trays = _trays_of(state, components)
    is_between = DuelStage.TRAYS in (stage, after) or stage is DuelStage.OVER
    is_between |= DuelStage.TURN_UP in (stage, after) and all(tray == Tray() for tray in trays)
    names = {chip_kind(chip): chip for chip in components.chips}
    return DuelPosition(
        game,
        first=int(state["first"]) + 1,
        round=int(state["round"]),
        stage=stage,
        after=after if stage is DuelStage.TOP else None,
        to_move=None if is_between else int(state["turn"]) + 1,
        line=int(state["line"]),
        holder=int(state["holder"]),
        trays=trays,
        tray=int(state["tray"]),
        rest=_spelt(int(state["rest"]), 2),
        display=tuple(_plate(components, int(state["display"]) >> 5 * place & 31) for place in range(3)),
        pile=_backs_of(state, "pile", int(state["piled"]), components),
        drawn=_backs_of(state, "drawn", int(state["held"]), components),
        hand=_plate(components, int(state["hand"])),
        plates=tuple(plate for number, plate in enumerate(components.plates) if int(state["unseen_plates"]) >> number & 1),
        chips=tuple(sorted(chip for number, chip in enumerate(components.chips) if int(state["unseen_chips"]) >> number & 1)),
        bag=_counts(int(state["bag"])),
        tower=_counts(int(state["tower"])),
        boards=tuple(_board_of(state, seat, components, names) for seat in range(2)),
    )


def chosen(state: Any) -> list[int]:
    """The actions by which chips were chosen for the line that is due: with the `PAY` that comes last, `move_of` knows the move."""
    payment = int(state["payment"])
    return [SPEND + kind for kind in range(len(CHIP_KINDS)) for _ in range(payment >> 4 * kind & 15)]


def dealt(state: Any, before: DuelPosition) -> Event:
    """What was dealt, given the state after it and the position before."""
    components = before.game.components
    match before.stage:
        case DuelStage.TOP:
            return Top(Kind.SPECIAL if int(state["pile"][0]) & 31 == SPECIAL_BACK else Kind.WILD)
        case DuelStage.TURN_UP:
            return TurnUp(components.plates[(int(state["display"]) >> 5 * before.display.index(None) & 31) - 1])
        case DuelStage.TRAYS:
            return Trays(tuple(_spelt(int(sun), 6) for sun in state["sun"]))
        case DuelStage.FRONTS:
            return Fronts(tuple(back.plate for back in _backs_of(state, "drawn", len(before.drawn), components)))
    tray = next(number for number, tray in enumerate(before.trays) if tray.is_to_reveal)
    return Reveal(tray, _trays_of(state, components)[tray].chip)


def _trays_of(state: Any, components: Components) -> tuple[Tray, ...]:
    names = {chip_kind(chip) + 1: chip for chip in components.chips} | {0: ""}
    trays = [Tray(_spelt(int(state["sun"][0]), 6), _spelt(int(state["moon"]), 6))]
    for at in range(4):
        stack = int(state["stacks"]) >> 9 * at & 511
        moon = "".join(LETTERS[(stack >> 3 * tile & 7) - 1] for tile in (2, 1, 0) if stack >> 3 * tile & 7)
        chip = FACE_DOWN if int(state["covered"]) >> at & 1 else names[int(state["shown"]) >> 4 * at & 15]
        trays.append(Tray(_spelt(int(state["sun"][at + 1]), 6), moon, chip))
    return tuple(trays)


def _backs_of(state: Any, name: str, many: int, components: Components) -> tuple[Back, ...]:
    words, looked = [int(word) for word in state[name]], int(state["looked"])
    backs = []
    for place in range(many):
        number = words[place // FIRST_WORD] >> 5 * (place % FIRST_WORD) & 31
        plate = _plate(components, number) if number < SPECIAL_BACK else None
        if plate is None:
            backs.append(Back(_KINDS[number]))
            continue
        seen_by = (looked >> number - 1 & 1) | (looked >> number - 1 + OF_SEAT & 1) << 1
        backs.append(Back(plate.kind, plate, seen_by, 0, (looked >> number - 1 + PUT & 1) + 1 if seen_by == BOTH else 0))
    return tuple(backs)


def _board_of(state: Any, seat: int, components: Components, names: dict[int, str]) -> Board:
    lines, broken = int(state["lines"][seat]), int(state["broken"][seat])

    def chips(name: str) -> tuple[str, ...]:
        word = int(state[name][seat])
        return tuple(sorted(chip for kind, chip in names.items() for _ in range(word >> 4 * kind & 15)))

    return Board(
        score=int(state["score"][seat]),
        lines=tuple(_line(lines >> 6 * row & 63) for row in range(6)),
        dome=_dome_of(state, seat, components),
        broken="".join(LETTERS[(broken >> 3 * space & 7) - 1] for space in range(broken >> BROKEN_COUNT)),
        chips=chips("chips"),
        spent=chips("spent"),
        tokens=int(state["tokens"][seat]),
        chips_taken=int(state["taken"][seat]),
    )


def _dome_of(state: Any, seat: int, components: Components) -> Dome:
    word, tiles, wilds = (int(state[name][seat]) for name in ("dome", "tiles", "wilds"))
    plates = []
    rows: list[list[str | None]] = [[None] * 6 for _ in range(6)]
    for space in range(9):
        lane = word >> 7 * space & 127
        plate = _plate(components, lane & 31)
        plates.append(None if plate is None else Laid(plate, lane >> 5))
        for cell, asked in zip(CELL_OF[space].tolist(), plate.turned(lane >> 5).spaces if plate else ()):
            if tiles >> cell & 1:
                rows[cell // 6][cell % 6] = LETTERS[(wilds >> 3 * space & 7) - 1] if asked == WILD else asked
    return Dome(tuple(plates), tuple(map(tuple, rows)))


def _line(lane: int) -> Line:
    return Line(LETTERS[(lane >> 3) - 1], lane & 7) if lane else EMPTY_LINE


def _plate(components: Components, number: int) -> Plate | None:
    return components.plates[number - 1] if number else None


def _spelt(word: int, width: int) -> str:
    return "".join(letter * (word >> width * colour & (1 << width) - 1) for colour, letter in enumerate(LETTERS))


def _counts(word: int) -> tuple[int, ...]:
    return tuple(word >> 8 * colour & 255 for colour in range(5))
