"""What happens in Azul Duel, in words: a sentence for an event before it is pushed. Only the drawer knows the fronts of drawn plates (D50)."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.render.duel.text_tiles import NAMES, kind_name
from azulejos.render.text_names import counted, listed, name_of
from azulejos.rules import Event, Move, Position
from azulejos.rules.duel.moves import (
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
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.duel.trays import tops

SILENT: tuple[type[Event], ...] = (Top,)
"""What happens all the time, and is seen on the table in any case."""


def sentence(position: Position, event: Event, names: Sequence[str] = ()) -> str:
    """One sentence about an event that is about to be pushed."""
    if not isinstance(position, DuelPosition):
        raise TypeError(f"{type(position).__name__} is not a position of Azul Duel")
    match event:
        case Top(kind):
            return f"The pile's top plate is {kind_name(kind)}."
        case TurnUp(plate):
            return f"Plate {plate} comes to the display."
        case Trays():
            return f"Round {position.round + 1} is dealt, and {name_of(names, position.holder or position.first)} starts."
        case Reveal(tray, chip):
            return f"The chip of small tray {tray} is revealed: {_chip(chip)}."
    told = _decision(position, event)
    return f"{name_of(names, position.to_move) if position.to_move else ''} {told}"


def passed_over(before: Position, event: Event, after: Position, names: Sequence[str] = ()) -> str:
    """D25: who was passed over once an event was pushed, since there was nothing that seat could do; empty if nobody was."""
    if not isinstance(before, DuelPosition) or not isinstance(after, DuelPosition):
        raise TypeError("Only positions of Azul Duel can be described here")
    if after.stage is not DuelStage.TURN or before.to_move is None:
        return ""
    # After a decision that ends a turn it is the other's; a chip is revealed before the turn of whoever is to move.
    due = 3 - before.to_move if isinstance(event, Move) else before.to_move
    return "" if after.to_move == due else f"{name_of(names, due)} can do nothing, and is passed over. (D25)"


def _decision(position: DuelPosition, event: Event) -> str:
    match event:
        case Sun() | Moon():
            return _take(position, event)
        case Stack(tiles):
            lower = listed([NAMES[tile] for tile in tiles[:-1]])
            return f"stacks {lower} on small tray {position.tray}, with {NAMES[tiles[-1]]} on top."
        case TakeChip(tray):
            return f"takes the chip of small tray {tray}: {_chip(position.trays[tray].chip)}."
        case TakePlate(place):
            return f"takes plate {position.display[place - 1]} from the display."
        case Draw():
            price = "pays 1 point and draws" if position.board.score else "has no points, so for free draws"
            return f"{price} a {kind_name(position.pile[0].kind)} plate from the pile."
        case Stop():
            return f"draws no more: {counted(len(position.drawn), 'plate')}."
        case Fronts():
            return f"looks at the drawn plate{'s' * (len(position.drawn) > 1)}."
        case Keep(_, plate) | KeepSome(plate):
            return f"keeps plate {plate}."
        case Lay(space, turn):
            return _lay(position, space, turn)
        case PutUnder() | PutUnderSome():
            kind = position.drawn[event.number - 1].kind if isinstance(event, PutUnder) else event.kind
            last = ", and the last one after it" if len(position.drawn) == 2 else ""
            return f"puts a {kind_name(kind)} plate under the pile{last}."
        case Spend(chips):
            if not chips:
                return f"spends no chips on line {position.line}."
            return f"spends {counted(len(chips), 'chip')} ({', '.join(chips)}) to complete line {position.line}."
        case Tile(line, column):
            colour = position.board.lines[line - 1].colour
            return f"places the {NAMES[colour] if colour else ''} tile of line {line} in column {column}."
        case _:
            raise TypeError(f"{type(event).__name__} is not an event of Azul Duel")


def _chip(chip: str) -> str:
    return listed([NAMES[letter] for letter in chip])


def _take(position: DuelPosition, take: Sun | Moon) -> str:
    if isinstance(take, Sun):
        sun = position.trays[take.tray].sun
        count, source = sun.count(take.colour), f"small tray {take.tray}" if take.tray else "the large tray"
        is_first = not take.tray and set(sun) == {take.colour} and not position.holder
    else:
        count, source = tops(position.trays).count(take.colour), "the moon sides"
        is_first = take.colour in position.trays[0].moon and not position.holder
    text = f"takes {count} {NAMES[take.colour]} from {source}{' with the first-player tile' if is_first else ''}"
    if not take.line:
        return f"{text} and breaks {'it' if count == 1 else 'them'}."
    free = take.line - position.board.lines[take.line - 1].filled
    if count < free:
        return f"{text} to line {take.line}, which lacks {free - count}."
    breaking = f"; {count - free} break{'s' if count - free == 1 else ''}" if count > free else ""
    return f"{text} and completes line {take.line}{breaking}."


def _lay(position: DuelPosition, space: int, turn: int) -> str:
    assert position.hand is not None
    turned = f", turned to {position.hand.turned(turn)}" if turn else ""
    back = "; the other plate goes under the pile" if len(position.drawn) == 1 else ""
    return f"lays plate {position.hand} on plate space {space}{turned}{back}."
