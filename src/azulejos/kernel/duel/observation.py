"""What a player sees of Azul Duel, unpacked from a state. `fields` says what each number is.

A state knows every front that anybody has seen; what a seat may not know is left out here (D50). Where a plate lies in the pile, only the seat is
told that put it there itself: when the other one has drawn it since, that seat may have lost sight of it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.compiler import inner
from azulejos.kernel.duel import stages
from azulejos.kernel.duel.actions import PLATES
from azulejos.kernel.duel.components import COMPONENTS_RECORD, WILD
from azulejos.kernel.duel.fields import LAYOUT, MOST, SPACES, STAGES, TILES
from azulejos.kernel.duel.pile import CELL_OF, plate_at
from azulejos.kernel.duel.state import BROKEN_COUNT, INT, OF_SEAT, PUT, RECORD, SPECIAL_BACK, UNKNOWN, State
from azulejos.kernel.layout import Field
from azulejos.kernel.stores import NUMBERS, as_bytes, store5
from azulejos.rules.duel.components import CHIPS

_KINDS_OF_CHIPS = 15


def _starts(fields: tuple[Field, ...]) -> dict[str, int]:
    """Where each field begins."""
    starts, at = {}, 0
    for field in fields:
        starts[field.name] = at
        at += field.size
    return starts


# Numbers of their own, because compiled code knows no dictionaries.
_T, _B = _starts(LAYOUT.table), _starts(LAYOUT.board)
SCORING_AT, ROUND_AT, STAGE_AT, SUN_AT, LARGE_MOON_AT, STACKS_AT = (
    _T[name] for name in ("scoring_tiles", "round", "stage", "sun", "large_moon", "stacks")
)
TRAY_CHIPS_AT, FIRST_TILE_AT, REST_AT, DISPLAY_AT, HAND_AT = (_T[name] for name in ("tray_chips", "first_tile", "rest", "display", "hand"))
DRAWN_AT, DRAWN_KINDS_AT, PILE_AT, BACKS_AT, KNOWN_AT = (_T[name] for name in ("drawn", "drawn_kinds", "pile", "backs", "known"))
UNPLACED_AT, REMEMBERED_AT, UNSEEN_CHIPS_AT, BAG_AT, TOWER_AT = (_T[name] for name in ("unplaced", "remembered", "unseen_chips", "bag", "tower"))
TILING_LINE_AT, CHOSEN_AT = _T["tiling_line"], _T["chosen_chips"]
LINES_AT, BROKEN_AT, CHIPS_AT, TAKEN_AT, TOKENS_AT = (_B[name] for name in ("lines", "broken", "chips", "chips_taken", "tokens"))
HOLDS_AT, STARTS_AT, TO_MOVE_AT, SCORE_AT, SPACES_AT, TILES_AT = (
    _B[name] for name in ("holds_first_tile", "first", "to_move", "score", "spaces", "tiles")
)
BOARDS_AT, BOARD_SIZE = LAYOUT.table_size, LAYOUT.board_size
PLACE_OF_STAGE: Any = np.array([STAGES.index(stage) if stage in STAGES else -1 for stage in stages.STAGES], np.int64)
"""Where in the field `stage` each stage stands; -1 for those of chance."""
_ALL_SPACES, _ALL_TILES = len(SPACES), len(TILES)


@inner(types.void(NUMBERS, INT, INT))
def write_chips(out: Any, at: int, chips: int) -> None:
    """Write fifteen lanes of 4 bits."""
    for kind in range(_KINDS_OF_CHIPS):
        out[at + kind] = chips >> 4 * kind & 15


@inner(types.void(RECORD, NUMBERS))
def write_trays(state: State, out: Any) -> None:
    """Write sun and moon sides, and the chips of small trays."""
    for tray in range(5):
        store5(out, SUN_AT + 5 * tray, as_bytes(state.sun[tray]))
    store5(out, LARGE_MOON_AT, as_bytes(state.moon))
    for tray in range(4):
        stack = state.stacks >> 9 * tray & 511
        height = (stack > 0) + (stack >= 8) + (stack >= 64)
        for level in range(height):
            out[STACKS_AT + 15 * tray + 5 * level + (stack >> 3 * (height - 1 - level) & 7) - 1] = 1
        if state.covered >> tray & 1:
            out[TRAY_CHIPS_AT + 16 * tray] = 1
        elif state.shown >> 4 * tray & 15:
            out[TRAY_CHIPS_AT + 16 * tray + (state.shown >> 4 * tray & 15)] = 1


@inner(INT(RECORD, INT, INT))
def put_there(state: State, plate: int, seat: int) -> int:
    """Whether a seat has put a plate where it lies, and nobody has drawn it since."""
    if not state.looked >> (plate + OF_SEAT * seat) & 1:
        return 0
    return not state.looked >> (plate + OF_SEAT * (1 - seat)) & 1 or state.looked >> (plate + PUT) & 1 == seat


@inner(types.void(RECORD, COMPONENTS_RECORD, INT, NUMBERS))
def write_plates(state: State, components: Any, observer: int, out: Any) -> None:
    """Write the display, the hand, and what the observer knows of what lies face down."""
    for place in range(3):
        plate = state.display >> 5 * place & 31
        if plate:
            out[DISPLAY_AT + PLATES * place + plate - 1] = 1
    if state.hand:
        out[HAND_AT + state.hand - 1] = 1
    hidden, certain = state.unseen_plates, 0
    has_looked = state.stage == stages.KEEP or state.stage == stages.LAY or state.stage == stages.UNDER
    for place in range(state.held):
        plate = plate_at(state.drawn, place) - 1
        if plate < PLATES:
            hidden |= 1 << plate
            out[DRAWN_KINDS_AT + (1 - (components.special_plates >> plate & 1))] += 1
            if observer == state.turn and (has_looked or put_there(state, plate, observer)):
                certain |= 1 << plate
                out[DRAWN_AT + plate] = 1
        elif plate < UNKNOWN - 1:
            out[DRAWN_KINDS_AT + plate - (SPECIAL_BACK - 1)] += 1
    out[PILE_AT] = state.piled
    for place in range(state.piled):
        plate = plate_at(state.pile, place) - 1
        if plate < PLATES:
            hidden |= 1 << plate
            out[BACKS_AT + 2 * place + (1 - (components.special_plates >> plate & 1))] = 1
            if put_there(state, plate, observer):
                certain |= 1 << plate
                out[KNOWN_AT + plate] = place + 1
        elif plate < UNKNOWN - 1:
            out[BACKS_AT + 2 * place + plate - (SPECIAL_BACK - 1)] = 1
    hidden &= ~certain
    for plate in range(PLATES):
        out[UNPLACED_AT + plate] = hidden >> plate & 1
        out[REMEMBERED_AT + plate] = hidden >> plate & state.looked >> (plate + OF_SEAT * observer) & 1


@inner(types.void(RECORD, COMPONENTS_RECORD, INT, NUMBERS, INT))
def write_dome(state: State, components: Any, seat: int, out: Any, at: int) -> None:
    """Write what each cell of a dome asks for, and what lies there."""
    for space in range(9):
        lane = state.dome[seat] >> 7 * space & 127
        if lane == 0:
            continue
        spaces = components.spaces[(lane & 31) - 1, lane >> 5]
        for quarter in range(4):
            cell = CELL_OF[space, quarter]
            asked = spaces >> 3 * quarter & 7
            out[at + SPACES_AT + _ALL_SPACES * cell + asked] = 1
            if state.tiles[seat] >> cell & 1:
                tile = (state.wilds[seat] >> 3 * space & 7) - 1 if asked == WILD else asked
                out[at + TILES_AT + _ALL_TILES * cell + tile] = 1


@inner(types.void(RECORD, COMPONENTS_RECORD, INT, INT, NUMBERS, INT))
def write_board(state: State, components: Any, seat: int, is_moving: int, out: Any, at: int) -> None:
    """Write what lies on a seat's board."""
    lines = state.lines[seat]
    for row in range(6):
        lane = lines >> 6 * row & 63
        store5(out, at + LINES_AT + 5 * row, (lane & 7) << 8 * (lane >> 3) >> 8)
    broken = state.broken[seat]
    for space in range(broken >> BROKEN_COUNT):
        out[at + BROKEN_AT + (broken >> 3 * space & 7) - 1] += 1
    write_chips(out, at + CHIPS_AT, state.chips[seat])
    out[at + TAKEN_AT] = state.taken[seat]
    out[at + TOKENS_AT] = state.tokens[seat]
    out[at + HOLDS_AT] = state.holder == seat + 1
    out[at + STARTS_AT] = state.first == seat
    out[at + TO_MOVE_AT] = is_moving and state.turn == seat
    out[at + SCORE_AT] = min(state.score[seat], MOST)
    write_dome(state, components, seat, out, at)


@inner(types.void(RECORD, COMPONENTS_RECORD, NUMBERS, INT, NUMBERS))
def write(state: State, components: Any, scoring: Any, observer: int, out: Any) -> None:
    """Write what a seat sees. `scoring` has a 1 for each scoring tile that is played."""
    out[:] = 0
    for tile in range(len(scoring)):
        out[SCORING_AT + tile] = scoring[tile]
    out[ROUND_AT] = state.round
    if PLACE_OF_STAGE[state.stage] >= 0:
        out[STAGE_AT + PLACE_OF_STAGE[state.stage]] = 1
    write_trays(state, out)
    out[FIRST_TILE_AT] = state.holder == 0
    for colour in range(5):
        out[REST_AT + colour] = state.rest >> 2 * colour & 3
    write_plates(state, components, observer, out)
    for chip in range(CHIPS):
        out[UNSEEN_CHIPS_AT + components.chip_kind[chip]] += state.unseen_chips >> chip & 1
    store5(out, BAG_AT, state.bag)
    store5(out, TOWER_AT, state.tower)
    if state.line:
        out[TILING_LINE_AT + state.line - 1] = 1
    is_moving = state.phase == stages.OFFER or state.phase == stages.TILING
    if is_moving and state.turn == observer:
        write_chips(out, CHOSEN_AT, state.payment)
    write_board(state, components, observer, is_moving, out, BOARDS_AT)
    write_board(state, components, 1 - observer, is_moving, out, BOARDS_AT + BOARD_SIZE)
