"""What happens in Azul, in words: a sentence for an event before it is pushed, and what a bonus was for."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.render.text_names import counted, listed, name_of
from azulejos.rules import Bonus, Event, Position, TieBreak
from azulejos.rules.azul import COLOURS, AzulPosition, Colour, Deal, MarkerPlace, Pass, Place, Resume, Take, Void, Withdraw
from azulejos.rules.azul.board import SIZE


def sentence(position: Position, event: Event, names: Sequence[str] = ()) -> str:
    """One sentence about an event that is about to be pushed."""
    if not isinstance(position, AzulPosition):
        raise TypeError(f"{type(position).__name__} is not a position of Azul")
    who = name_of(names, position.to_move) if position.to_move else ""
    match event:
        case Take():
            return f"{who} {_take(position, event)}"
        case Place(line, column):
            return f"{who} places the {_colour(position, line)}tile of line {line} in column {column}."
        case Deal():
            return f"Round {position.round + 1} is dealt, and {name_of(names, position.next_first)} starts."
        case Pass():
            return f"{who} has run out of time and loses the turn."
        case Withdraw(seat):
            return f"{name_of(names, seat)} withdraws."
        case Resume():
            return "The arbiter lets the table go on."
        case Void():
            return "The arbiter declares the table void."
        case _:
            raise TypeError(f"{type(event).__name__} is not an event of Azul")


def _take(position: AzulPosition, take: Take) -> str:
    count = (position.displays[take.source - 1] if take.source else position.centre)[take.colour]
    source = f"display {take.source}" if take.source else "the centre"
    marker = not take.source and position.marker.place is MarkerPlace.CENTRE
    text = f"takes {count} {take.colour.name.lower()} from {source}{' with the marker' if marker else ''}"
    if not take.destination:
        return f"{text} to the floor line."
    assert position.to_move is not None
    free = take.destination - position.boards[position.to_move - 1].lines[take.destination - 1].filled
    if count < free:
        return f"{text} to line {take.destination}, which lacks {free - count}."
    falling = f"; {count - free} fall{'s' if count - free == 1 else ''}" if count > free else ""
    return f"{text} and completes line {take.destination}{falling}."


def _colour(position: AzulPosition, line: int) -> str:
    colour = position.boards[position.to_move - 1].lines[line - 1].colour if position.to_move else None
    return "" if colour is None else f"{colour.name.lower()} "


def bonus_name(position: Position, seat: int, bonus: Bonus) -> str:
    """What a seat got a bonus for: rows and columns by number, colours by name (A41); empty where nothing was won."""
    if not isinstance(position, AzulPosition):
        raise TypeError(f"{type(position).__name__} is not a position of Azul")
    if not bonus.count:
        return ""
    if bonus.kind == "colours":
        wall = position.boards[seat - 1].wall
        complete = [wall[cells[0][0] - 1][cells[0][1] - 1] for cells in bonus.cells]
        return f"all {SIZE} {listed([_name(colour) for colour in complete])}"
    axis = 0 if bonus.kind == "rows" else 1
    numbers = listed([str(cells[0][axis]) for cells in bonus.cells])
    return f"{counted(bonus.count, bonus.kind.removesuffix('s')).split()[1]} {numbers}"


def _name(colour: Colour | None) -> str:
    return "" if colour is None else COLOURS[colour].name.lower()


def tie(position: Position, names: Sequence[str]) -> str:
    """How a tie was broken, or that it was not (A42)."""
    outcome = position.outcome
    assert outcome is not None
    points = outcome.scores[outcome.winners[0] - 1]
    winners = listed([name_of(names, seat) for seat in outcome.winners])
    if outcome.tie_break is TieBreak.SHARED:
        return f"{winners} share the victory: their points and their complete rows are equal. (A42)"
    tied = [seat for seats in outcome.ranking for seat in seats if outcome.scores[seat - 1] == points]
    rows = ["/".join(str(bonus.count) for bonus in outcome.bonuses[seat - 1] if bonus.kind == "rows") for seat in tied]
    equal = listed([name_of(names, seat) for seat in tied])
    return f"{equal} have {points} points each; {winners} wins with more complete rows, {rows[0]} against {rows[1]}. (A42)"
