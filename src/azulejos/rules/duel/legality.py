"""Which events are allowed, and why others are not: the clause behind it, and a sentence that says what to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NoReturn

from azulejos.rules.duel import stages
from azulejos.rules.duel.board import CHIPS_A_ROUND, open_lines, payments
from azulejos.rules.duel.chances import Guess, possible_fronts, unassigned
from azulejos.rules.duel.memory import is_lost
from azulejos.rules.duel.moves import (
    CHIPS,
    DRAW,
    LAYS,
    MOONS,
    PLATES,
    STOP,
    SUNS,
    TILES,
    Draw,
    Fronts,
    Keep,
    KeepSome,
    Lay,
    Moon,
    PutUnder,
    PutUnderSome,
    Reveal,
    Spend,
    Stack,
    Stop,
    Sun,
    TakeChip,
    TakePlate,
    Tile,
    Top,
    Trays,
    TurnUp,
)
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.duel.supply import take_trays
from azulejos.rules.duel.trays import FACE_DOWN, tops
from azulejos.rules.errors import GameOver, IllegalDeal, IllegalEvent, IllegalMove
from azulejos.rules.events import Deal, Event, Move

if TYPE_CHECKING:
    from azulejos.rules.duel.position import DuelPosition


TURN = DuelStage.TURN


def moves(position: DuelPosition) -> list[Move]:
    """What the seat to move may do; empty where no player decides."""
    if position.stage is TURN:
        return _turns(position)
    return list(_LISTS[position.stage](position)) if position.stage in _LISTS else []


def _turns(position: DuelPosition) -> list[Move]:
    board = position.board
    turns: list[Move] = []
    if board.tokens:
        turns += _first_plates(position)
        if position.pile:
            turns.append(DRAW)
    open = open_lines(board.lines)
    for suns, (sun, _, _) in zip(SUNS, position.trays):
        if sun:
            for colour in dict.fromkeys(sun):
                turns += suns[colour][open[colour]]
    on_top = tops(position.trays)
    for colour, moons in MOONS.items():
        if colour in on_top:
            turns += moons[open[colour]]
    if board.chips_taken < CHIPS_A_ROUND:
        for number, (_, _, chip) in enumerate(position.trays):
            if chip and chip != FACE_DOWN:
                turns.append(CHIPS[number])
    return turns


def _first_plates(position: DuelPosition) -> Iterator[Move]:
    for place, plate in enumerate(position.display, 1):
        if plate is not None:
            yield PLATES[place - 1]


def _stacks(position: DuelPosition) -> Iterator[Move]:
    for order in sorted(set(permutations(position.rest))):
        yield Stack("".join(order))


def _drawing(position: DuelPosition) -> Iterator[Move]:
    if position.pile:
        yield DRAW
    yield STOP


def _keeps(position: DuelPosition) -> Iterator[Move]:
    for number, back in enumerate(position.drawn, 1):
        for plate in possible_fronts(position, back):
            yield Keep(number, plate)


def _lays(position: DuelPosition) -> Iterator[Move]:
    for space in position.board.dome.empty_spaces:
        yield from LAYS[space - 1]


def _unders(position: DuelPosition) -> Iterator[Move]:
    for number in range(1, len(position.drawn) + 1):
        yield PutUnder(number)


def _spends(position: DuelPosition) -> Iterator[Move]:
    colour, filled = position.board.lines[position.line - 1]
    assert colour is not None
    yield Spend(())
    for chips in payments(position.board.chips, colour, position.line - filled):
        yield Spend(chips)


def _tiles(position: DuelPosition) -> Iterator[Move]:
    colour, _ = position.board.lines[position.line - 1]
    assert colour is not None
    for column in position.board.dome.columns_for(position.line - 1, colour):
        yield TILES[position.line - 1][column]


_LISTS = {
    DuelStage.FIRST_PLATE: _first_plates,
    DuelStage.STACK: _stacks,
    DuelStage.DRAWING: _drawing,
    DuelStage.KEEP: _keeps,
    DuelStage.LAY: _lays,
    DuelStage.UNDER: _unders,
    DuelStage.CHIPS: _spends,
    DuelStage.CELL: _tiles,
}


def check(position: DuelPosition, event: Event) -> None:
    """Raise unless this may happen now."""
    kind = type(event)
    if position.stage not in stages.OF_EVENT.get(kind, ()):
        _refuse_now(position, event)
    _CHECKS[kind](position, event)


def _refuse_now(position: DuelPosition, event: Event) -> NoReturn:
    if position.stage is DuelStage.OVER:
        raise GameOver("game-over", "The game is over. The fifth round is over.", "D43")
    if type(event) not in stages.OF_EVENT:
        raise IllegalEvent("unknown-event", f"{type(event).__name__} is not an Azul Duel event.")
    error = IllegalDeal if isinstance(event, Deal) else IllegalMove
    raise error(*stages.AWAITED[position.stage])


def _require(holds: bool, code: str, text: str, clause: str) -> None:
    if not holds:
        raise IllegalMove(code, text, clause)


def _check_take(position: DuelPosition, take: Sun | Moon) -> None:
    if isinstance(take, Sun):
        place = f"Small tray {take.tray}" if take.tray else "The large tray"
        _require(take.colour in position.trays[take.tray].sun, "no-such-tiles", f"{place} has no {take.colour} on its sun side.", "D21")
    else:
        _require(take.colour in tops(position.trays), "no-such-tiles", f"No {take.colour} lies on top of a moon side.", "D22")
    if take.line:
        colour, filled = position.board.lines[take.line - 1]
        _require(filled < take.line, "line-complete", f"Pattern line {take.line} is complete and takes no more tiles.", "D24")
        _require(colour in (None, take.colour), "line-colour", f"Pattern line {take.line} already holds {colour} tiles.", "D24")


def _check_chip(position: DuelPosition, chip: TakeChip) -> None:
    shown = 1 <= chip.tray < len(position.trays) and position.trays[chip.tray].has_shown_chip
    _require(shown, "no-such-chip", f"Small tray {chip.tray} has no revealed chip.", "D23")
    _require(position.board.chips_taken < CHIPS_A_ROUND, "two-chips", "Each player takes two chips in a round, and no more.", "D23")


def _check_plate(position: DuelPosition, plate: TakePlate) -> None:
    there = 1 <= plate.place <= len(position.display) and position.display[plate.place - 1] is not None
    _require(there, "no-such-plate", f"The display has no plate in place {plate.place}.", "D20")
    _check_token(position)


def _check_token(position: DuelPosition) -> None:
    has_token = position.stage is not TURN or position.board.tokens > 0
    _require(has_token, "no-token", "Both tokens are used: no more plates in this round.", "D20")


def _check_draw(position: DuelPosition, _: Draw) -> None:
    _require(bool(position.pile), "pile-empty", "The pile is empty.", "D20")
    _check_token(position)


def _check_stop(position: DuelPosition, _: Stop) -> None:
    """Whoever has drawn may stop."""


def _check_keep(position: DuelPosition, keep: Keep) -> None:
    _require(1 <= keep.number <= len(position.drawn), "no-such-plate", f"{len(position.drawn)} plates were drawn.", "D20")
    fits = keep.plate in possible_fronts(position, position.drawn[keep.number - 1])
    _require(fits, "wrong-plate", f"Drawn plate {keep.number} is not {keep.plate}.", "D20")


def _check_keep_some(position: DuelPosition, keep: KeepSome) -> None:
    fits = any(keep.plate in possible_fronts(position, back) for back in position.drawn)
    _require(fits, "wrong-plate", f"None of the drawn plates can be {keep.plate}.", "D20")


def _check_lay(position: DuelPosition, lay: Lay) -> None:
    _require(lay.space in position.board.dome.empty_spaces, "space-taken", f"A plate lies on plate space {lay.space} already.", "D20")


def _check_under(position: DuelPosition, under: PutUnder) -> None:
    _require(1 <= under.number <= len(position.drawn), "no-such-plate", f"{len(position.drawn)} plates are left to put back.", "D20")


def _check_under_some(position: DuelPosition, under: PutUnderSome) -> None:
    fits = any(back.kind is under.kind for back in position.drawn)
    _require(fits, "no-such-plate", "No plate of that kind is left to put back.", "D20")


def _check_stack(position: DuelPosition, stack: Stack) -> None:
    _require(sorted(stack.tiles) == sorted(position.rest), "wrong-stack", f"The tiles to be stacked are {position.rest}.", "D21")


def _check_chips(position: DuelPosition, spend: Spend) -> None:
    chips = spend.chips
    colour, filled = position.board.lines[position.line - 1]
    assert colour is not None
    owned = not Counter(chips) - Counter(position.board.chips)
    _require(owned, "no-such-chips", "These chips are not all there to be spent.", "D31")
    missing = position.line - filled
    pairs = 3 * missing - len(chips)
    pays = 0 <= pairs <= missing and sum(colour in chip for chip in chips) >= 2 * pairs
    text = f"Line {position.line} lacks {missing}: pay two chips that show its colour, or any three, for each, or none at all."
    _require(not chips or pays, "wrong-payment", text, "D31")
    _require(chips == tuple(sorted(chips)), "chips-order", "Chips are named in the order of the alphabet.", "D31")


def _check_tile(position: DuelPosition, tile: Tile) -> None:
    _require(tile.line == position.line, "wrong-line", f"The tile of line {position.line} has to be placed next.", "D38")
    _require(tile in list(_tiles(position)), "wrong-cell", f"Row {tile.line} has no free space for that colour in column {tile.column}.", "D30")


def _check_top(position: DuelPosition, top: Top) -> None:
    _deal(unassigned(position)[top.kind] > 0, "wrong-back", "No plate with that back is left.", "D50")


def _check_up(position: DuelPosition, up: TurnUp) -> None:
    _deal(up.plate in possible_fronts(position, position.pile[0]), "wrong-plate", f"The pile's top plate cannot be {up.plate}.", "D10")


def _check_trays(position: DuelPosition, trays: Trays) -> None:
    take_trays(position.bag, position.tower, trays)


def _check_reveal(position: DuelPosition, reveal: Reveal) -> None:
    due = next(number for number, each in enumerate(position.trays) if each.is_to_reveal)
    _deal(reveal.tray == due, "wrong-tray", f"The chip of small tray {due} is to be revealed.", "D23")
    _deal(reveal.chip in position.chips, "wrong-chip", f"No chip {reveal.chip} is left.", "D5")


def _check_fronts(position: DuelPosition, fronts: Fronts) -> None:
    plates = fronts.plates
    _deal(len(plates) == len(position.drawn), "wrong-fronts", f"{len(position.drawn)} plates were drawn.", "D20")
    known = [plate for plate in plates if plate is not None]
    _deal(len(set(known)) == len(known), "wrong-fronts", "A plate appears twice.", "D4")
    assert position.to_move is not None
    guess = Guess(position) if position.memories else None
    for back, plate in zip(position.drawn, plates):
        if plate is None:
            # A group cannot be followed unless the seat that may know one of its plates sees its front.
            fits = back.plate is None and not is_lost(back, position.to_move)
        elif guess is None:
            fits = plate in possible_fronts(position, back)
        else:
            fits = plate in guess.odds(back)
            guess.tell(back, plate)
        _deal(fits, "wrong-fronts", f"{plate or 'An unknown plate'} cannot be among the drawn plates.", "D20")


def _deal(holds: bool, code: str, text: str, clause: str) -> None:
    if not holds:
        raise IllegalDeal(code, text, clause)


_CHECKS: Mapping[type[Event], Callable[[DuelPosition, Any], None]] = MappingProxyType(
    {
        Sun: _check_take,
        Moon: _check_take,
        TakeChip: _check_chip,
        TakePlate: _check_plate,
        Draw: _check_draw,
        Stop: _check_stop,
        Keep: _check_keep,
        KeepSome: _check_keep_some,
        Lay: _check_lay,
        PutUnder: _check_under,
        PutUnderSome: _check_under_some,
        Stack: _check_stack,
        Spend: _check_chips,
        Tile: _check_tile,
        Top: _check_top,
        TurnUp: _check_up,
        Trays: _check_trays,
        Fronts: _check_fronts,
        Reveal: _check_reveal,
    }
)
