"""What happens in Azul Duel, in words: a sentence for an event before it is pushed. Only the drawer knows the fronts of drawn plates (D50)."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.render.duel.text_tiles import kind_key
from azulejos.render.wording import ENGLISH, Wording, yes
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


def sentence(position: Position, event: Event, names: Sequence[str] = (), wording: Wording = ENGLISH) -> str:
    """One sentence about an event that is about to be pushed."""
    if not isinstance(position, DuelPosition):
        raise TypeError(f"{type(position).__name__} is not a position of Azul Duel")
    match event:
        case Top(kind):
            return wording("terminal-top-is", kind=kind_key(kind))
        case TurnUp(plate):
            return wording("terminal-turned-up", plate=str(plate))
        case Trays():
            return wording("terminal-dealt", round=position.round + 1, who=wording.seat(names, position.holder or position.first))
        case Reveal(tray, chip):
            return wording("terminal-revealed", tray=tray, chip=_colours(chip, wording))
    return _decision(position, event, wording.seat(names, position.to_move) if position.to_move else "", wording)


def passed_over(before: Position, event: Event, after: Position, names: Sequence[str] = (), wording: Wording = ENGLISH) -> str:
    """D25: who was passed over once an event was pushed, since there was nothing that seat could do; empty if nobody was."""
    if not isinstance(before, DuelPosition) or not isinstance(after, DuelPosition):
        raise TypeError("Only positions of Azul Duel can be described here")
    if after.stage is not DuelStage.TURN or before.to_move is None:
        return ""
    # After a decision that ends a turn it is the other's; a chip is revealed before the turn of whoever is to move.
    due = 3 - before.to_move if isinstance(event, Move) else before.to_move
    return "" if after.to_move == due else wording("terminal-passed-over", who=wording.seat(names, due))


def _decision(position: DuelPosition, event: Event, who: str, wording: Wording) -> str:
    match event:
        case Sun() | Moon():
            return _take(position, event, who, wording)
        case Stack(tiles):
            return wording("terminal-stacks", who=who, tray=position.tray or 0, lower=_colours(tiles[:-1], wording), colour=tiles[-1])
        case TakeChip(tray):
            return wording("terminal-takes-chip", who=who, tray=tray, chip=_colours(position.trays[tray].chip, wording))
        case TakePlate(place):
            return wording("terminal-takes-plate", who=who, plate=str(position.display[place - 1]))
        case Draw():
            return wording("terminal-draws", who=who, price=1 if position.board.score else 0, kind=kind_key(position.pile[0].kind))
        case Stop():
            return wording("terminal-stops", who=who, count=len(position.drawn))
        case Fronts():
            return wording("terminal-looks", who=who, count=len(position.drawn))
        case Keep(_, plate) | KeepSome(plate):
            return wording("terminal-keeps", who=who, plate=str(plate))
        case Lay(space, turn):
            return _lay(position, space, turn, who, wording)
        case PutUnder() | PutUnderSome():
            kind = position.drawn[event.number - 1].kind if isinstance(event, PutUnder) else event.kind
            return wording("terminal-puts-under", who=who, kind=kind_key(kind), last=yes(len(position.drawn) == 2))
        case Spend(chips):
            return wording("terminal-spends", who=who, count=len(chips), chips=", ".join(chips), line=position.line)
        case Tile(line, column):
            return wording("terminal-places", who=who, colour=position.board.lines[line - 1].colour or "none", line=line, column=column)
        case _:
            raise TypeError(f"{type(event).__name__} is not an Azul Duel event")


def _colours(letters: str, wording: Wording) -> str:
    return wording.listed([wording("game-colour", colour=letter) for letter in letters])


def _take(position: DuelPosition, take: Sun | Moon, who: str, wording: Wording) -> str:
    if isinstance(take, Sun):
        sun, source = position.trays[take.tray].sun, str(take.tray or "large")
        count = sun.count(take.colour)
        is_first = not take.tray and set(sun) == {take.colour} and not position.holder
    else:
        count, source = tops(position.trays).count(take.colour), "moon"
        is_first = take.colour in position.trays[0].moon and not position.holder
    takes = wording("terminal-takes-duel", who=who, count=count, colour=take.colour, source=source, first=yes(is_first))
    if not take.line:
        return wording("terminal-breaks", takes=takes, count=count)
    free = take.line - position.board.lines[take.line - 1].filled
    if count < free:
        return wording("terminal-to-line", takes=takes, line=take.line, lacks=free - count)
    return wording("terminal-completes-duel", takes=takes, line=take.line, breaks=count - free)


def _lay(position: DuelPosition, space: int, turn: int, who: str, wording: Wording) -> str:
    assert position.hand is not None
    turned = str(position.hand.turned(turn)) if turn else "none"
    return wording("terminal-lays", who=who, plate=str(position.hand), space=space, turned=turned, under=yes(len(position.drawn) == 1))
