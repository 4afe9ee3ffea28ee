"""What happens in Azul, in words: a sentence for an event before it is pushed, and what a bonus was for."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.render.wording import ENGLISH, Wording, yes
from azulejos.rules import Bonus, Event, Position, TieBreak
from azulejos.rules.azul import AzulPosition, Deal, MarkerPlace, Pass, Place, Resume, Take, Void, Withdraw
from azulejos.rules.azul.board import SIZE


def sentence(position: Position, event: Event, names: Sequence[str] = (), wording: Wording = ENGLISH) -> str:
    """One sentence about an event that is about to be pushed."""
    if not isinstance(position, AzulPosition):
        raise TypeError(f"{type(position).__name__} is not a position of Azul")
    who = wording.seat(names, position.to_move) if position.to_move else ""
    match event:
        case Take():
            return _take(position, event, who, wording)
        case Place(line, column):
            return wording("terminal-places", who=who, colour=_colour(position, line), line=line, column=column)
        case Deal():
            return wording("terminal-dealt", round=position.round + 1, who=wording.seat(names, position.next_first))
        case Pass():
            return wording("terminal-pass", who=who)
        case Withdraw(seat):
            return wording("terminal-withdraws", who=wording.seat(names, seat))
        case Resume():
            return wording("terminal-resume")
        case Void():
            return wording("terminal-void")
        case _:
            raise TypeError(f"{type(event).__name__} is not an Azul event")


def _take(position: AzulPosition, take: Take, who: str, wording: Wording) -> str:
    count = (position.displays[take.source - 1] if take.source else position.centre)[take.colour]
    marker = not take.source and position.marker.place is MarkerPlace.CENTRE
    takes = wording("terminal-takes", who=who, count=count, colour=take.colour.letter, source=take.source, marker=yes(marker))
    if not take.destination:
        return wording("terminal-to-floor", takes=takes)
    assert position.to_move is not None
    free = take.destination - position.boards[position.to_move - 1].lines[take.destination - 1].filled
    if count < free:
        return wording("terminal-to-line", takes=takes, line=take.destination, lacks=free - count)
    return wording("terminal-completes", takes=takes, line=take.destination, falls=count - free)


def _colour(position: AzulPosition, line: int) -> str:
    colour = position.boards[position.to_move - 1].lines[line - 1].colour if position.to_move else None
    return "none" if colour is None else colour.letter


def bonus_name(position: Position, seat: int, bonus: Bonus, wording: Wording = ENGLISH) -> str:
    """What a seat got a bonus for: rows and columns by number, colours by name (A41); empty where nothing was won."""
    if not isinstance(position, AzulPosition):
        raise TypeError(f"{type(position).__name__} is not a position of Azul")
    if not bonus.count:
        return ""
    if bonus.kind == "colours":
        wall = position.boards[seat - 1].wall
        complete = [wall[cells[0][0] - 1][cells[0][1] - 1] for cells in bonus.cells]
        which = [wording("terminal-colour-of-tiles", colour=colour.letter) for colour in complete if colour is not None]
        return wording("terminal-bonus-colours", size=SIZE, colours=wording.listed(which))
    axis = 0 if bonus.kind == "rows" else 1
    return wording("terminal-bonus-lines", kind=bonus.kind, count=bonus.count, numbers=wording.listed([str(cells[0][axis]) for cells in bonus.cells]))


def tie(position: Position, names: Sequence[str], wording: Wording = ENGLISH) -> str:
    """How a tie was broken, or that it was not (A42)."""
    outcome = position.outcome
    assert outcome is not None
    points = outcome.scores[outcome.winners[0] - 1]
    winners = wording.listed([wording.seat(names, seat) for seat in outcome.winners])
    if outcome.tie_break is TieBreak.SHARED:
        return wording("terminal-shared", winners=winners)
    tied = [seat for seats in outcome.ranking for seat in seats if outcome.scores[seat - 1] == points]
    mine, other, *_ = ("/".join(str(bonus.count) for bonus in outcome.bonuses[seat - 1] if bonus.kind == "rows") for seat in tied)
    equal = wording.listed([wording.seat(names, seat) for seat in tied])
    return wording("terminal-tie-rows", tied=equal, points=points or 0, winners=winners, mine=mine, other=other)
