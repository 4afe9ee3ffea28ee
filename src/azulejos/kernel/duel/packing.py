"""From positions of `rules` to states."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar

import numpy as np

from azulejos.kernel.duel import stages
from azulejos.kernel.duel.actions import MOON, chip_kind
from azulejos.kernel.duel.state import BROKEN_COUNT, EACH_OPEN, FIRST_WORD, OF_SEAT, PUT, SPECIAL_BACK, STATE, UNKNOWN, WILD_BACK
from azulejos.rules import OptionError
from azulejos.rules.duel import (
    FACE_DOWN,
    LETTERS,
    SPECIAL,
    WILD,
    Back,
    Board,
    Components,
    Dome,
    DuelGame,
    DuelPosition,
    Kind,
    Line,
    Plate,
    Tray,
)
from azulejos.rules.duel.trays import BOTH

_STAGES = {stage: number for number, stage in enumerate(stages.STAGES)}
_BACKS = {None: UNKNOWN, Kind.SPECIAL: SPECIAL_BACK, Kind.WILD: WILD_BACK}
_MOST_CHIPS = 15
_KEPT = 4096


def pack(positions: Iterable[DuelPosition], games: Sequence[DuelGame] = ()) -> Any:
    """Positions as an array of states. Each names its game by its place among `games`, of which there need be none if all play the same.

    >>> from azulejos.kernel.duel.unpacking import unpack
    >>> from azulejos.rules import game
    >>> position = game("duel").start(first=2)
    >>> unpack(pack([position])[0], position.game) == position
    True
    """
    return np.array([words(position, games.index(position.game) if games else 0) for position in positions], np.int64).reshape(-1).view(STATE)


def words(position: DuelPosition, game: int = 0) -> list[int]:
    """The words of a state, in the order of its fields."""
    components = position.game.components
    number = _plate_numbers(components)
    stage = _STAGES[position.stage]
    sources, covered, shown, moon, stacks, sun = _trays(position.trays, components)
    upper, lower = (_board(board, components) for board in position.boards)
    lines, open, broken, tokens, taken, chips, score, tiles, asks, special, laid, dome, wilds, spent = zip(upper, lower)
    first, second, third = position.display
    looked, backs = _known_of_pile(position, number)
    unseen, special_plates, wild_plates = _unseen(position.plates, components)
    return [
        stage, int(stages.PHASE_OF[stage]), (position.to_move or 1) - 1, sources, moon, stacks, covered, shown,
        position.tray, _lanes(position.rest, 2), position.holder, _word(position.tower, 8),
        *sun, *lines, *open, *broken, *tokens, *taken, *chips, *score, position.line, 0,
        *tiles, *asks[0], *asks[1], *special, *laid, *dome, *wilds, *spent,
        _plate_number(number, first) | _plate_number(number, second) << 5 | _plate_number(number, third) << 10, _plate_number(number, position.hand),
        len(position.pile), *_places(position.pile, components), len(position.drawn), *_places(position.drawn, components),
        unseen, (special_plates | wild_plates << 8) - backs, looked, _unseen_chips(position.chips, components), _word(position.bag, 8),
        0 if position.after is None else _STAGES[position.after], position.first - 1, position.round, game,
    ]  # fmt: skip


V = TypeVar("V")
R = TypeVar("R")


def _kept(convert: Callable[[V, Components], R]) -> Callable[[V, Components], R]:
    """Keep what was converted lately, by its identity: most parts of a position are those of the one before, and their hashes take long."""
    known: dict[int, tuple[V, Components, R]] = {}

    def converted(value: V, components: Components) -> R:
        found = known.get(id(value))
        if found is None or found[1] is not components:
            if len(known) >= _KEPT:
                known.clear()
            # The value is kept too, so that its identity stays its own.
            found = known[id(value)] = (value, components, convert(value, components))
        return found[2]

    return converted


@_kept
def _trays(trays: tuple[Tray, ...], _: Components) -> tuple[Any, ...]:
    large, *small = trays
    sources = _sources(large.moon + "".join(tray.moon[-1:] for tray in small)) << MOON
    covered = shown = stacks = 0
    for number, tray in enumerate(trays):
        sources |= _sources(tray.sun) << number
    for at, tray in enumerate(small):
        stacks |= _word(tuple([LETTERS.index(tile) + 1 for tile in reversed(tray.moon)]), 3) << 9 * at
        if tray.chip == FACE_DOWN:
            covered |= 1 << at
        elif tray.chip:
            shown |= chip_kind(tray.chip) + 1 << 4 * at
    return sources, covered, shown, _lanes(large.moon, 6), stacks, [_lanes(tray.sun, 6) for tray in trays]


def _known_of_pile(position: DuelPosition, number: Mapping[str, int]) -> tuple[int, int]:
    """Who has looked at which plate; and how many backs of each kind are known whose front is not, in lanes of 8 bits."""
    looked = backs = 0
    for back in (*position.pile, *position.drawn):
        if back.plate is None:
            if back.seen_by:
                raise OptionError("not-in-kernels", "Kernels know every front that somebody has seen: sample a view first.", "D50")
            backs += 0 if back.kind is None else 1 if back.kind is Kind.SPECIAL else 1 << 8
            continue
        plate = number[back.plate.spaces] - 1
        seen_by = back.seen_by
        for memory in position.memories:
            if back.plate in memory.plates:
                seen_by |= memory.seat
        looked |= (seen_by & 1) << plate | (seen_by >> 1) << plate + OF_SEAT
        if seen_by == BOTH:
            looked |= (back.putter - 1) << plate + PUT
    return looked, backs


@_kept
def _unseen(plates: tuple[Plate, ...], components: Components) -> tuple[int, int, int]:
    """The plates of which nobody knows where they are, as bits; and how many are special ones, and wild ones."""
    number = _plate_numbers(components)
    special = sum(plate.kind is Kind.SPECIAL for plate in plates)
    return sum(1 << number[plate.spaces] - 1 for plate in plates), special, len(plates) - special


@_kept
def _places(pile: tuple[Back, ...], components: Components) -> list[int]:
    number = _plate_numbers(components)
    places = [_BACKS[back.kind] if back.plate is None else number[back.plate.spaces] for back in pile]
    return [_word(tuple(places[:FIRST_WORD]), 5), _word(tuple(places[FIRST_WORD:]), 5)]


@lru_cache(maxsize=64)
def _plate_numbers(components: Components) -> dict[str, int]:
    """Plate + 1, by its spaces."""
    return {plate.spaces: number for number, plate in enumerate(components.plates, 1)}


def _plate_number(number: Mapping[str, int], plate: Plate | None) -> int:
    return 0 if plate is None else number[plate.spaces]


@lru_cache(maxsize=4096)
def _unseen_chips(chips: tuple[str, ...], components: Components) -> int:
    """Of each kind the last ones of the components."""
    left = list(chips)
    unseen = 0
    for number in reversed(range(len(components.chips))):
        if components.chips[number] in left:
            left.remove(components.chips[number])
            unseen |= 1 << number
    return unseen


@_kept
def _board(board: Board, components: Components) -> tuple[Any, ...]:
    if max(len(board.chips), len(board.spent)) > _MOST_CHIPS:
        raise OptionError("not-in-kernels", "Nobody can have so many chips.", "D23")
    lines, open = _lines(board.lines)
    broken = _word(tuple([LETTERS.index(tile) + 1 for tile in board.broken]), 3) | len(board.broken) << BROKEN_COUNT
    tiles, asks, special, laid, dome, wilds = _dome(board.dome, components)
    return (
        lines, open, broken, board.tokens, board.chips_taken, _chips(board.chips), board.score, tiles, asks, special, laid, dome, wilds,
        _chips(board.spent),
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _chips(chips: tuple[str, ...]) -> int:
    return sum(1 << 4 * chip_kind(chip) for chip in chips)


@lru_cache(maxsize=4096)
def _lines(all_lines: tuple[Line, ...]) -> tuple[int, int]:
    """What lies on the lines, and which are open to each colour."""
    lines, open = 0, EACH_OPEN
    for number, line in enumerate(all_lines, 1):
        for colour, letter in enumerate(LETTERS):
            if line.filled < number and line.colour in (None, letter):
                open |= 1 << (7 * colour + number)
        if line.colour is not None:
            lines |= (line.filled | LETTERS.index(line.colour) + 1 << 3) << 6 * (number - 1)
    return lines, open


@_kept
def _dome(dome: Dome, components: Components) -> tuple[Any, ...]:
    number = _plate_numbers(components)
    tiles = special = wilds = laid = plates = 0
    asks = [0] * 5
    for row, (spaces, lying) in enumerate(zip(dome.spaces, dome.tiles)):
        for column, (space, tile) in enumerate(zip(spaces, lying)):
            cell = 1 << (6 * row + column)
            if tile is not None:
                tiles |= cell
            if space == SPECIAL:
                special |= cell
            elif space is not None:
                for colour in range(5) if space == WILD else (LETTERS.index(space),):
                    asks[colour] |= cell
            if space == WILD and tile is not None:
                wilds |= LETTERS.index(tile) + 1 << 3 * (row // 2 * 3 + column // 2)
    for at, each in enumerate(dome.plates):
        if each is not None:
            laid |= 1 << at
            plates |= (number[each.plate.spaces] | each.turn << 5) << 7 * at
    return tiles, asks, special, laid, plates, wilds


@lru_cache(maxsize=4096)
def _lanes(tiles: str, width: int) -> int:
    return sum(tiles.count(letter) << width * colour for colour, letter in enumerate(LETTERS))


@lru_cache(maxsize=4096)
def _sources(tiles: str) -> int:
    """The bits of `sources` for tiles of the large tray's sun side."""
    return sum((letter in tiles) << 6 * colour for colour, letter in enumerate(LETTERS))


@lru_cache(maxsize=4096)
def _word(lanes: tuple[int, ...], width: int) -> int:
    return sum(value << width * lane for lane, value in enumerate(lanes))
