"""How somebody plays Azul, as figures: what a record shows of each seat, and no judgement."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from azulejos.bots.azul.take_facts import facts_of
from azulejos.notation import Record
from azulejos.rules.azul import AzulPosition, Take
from azulejos.rules.azul.ending import bonuses

Figures = dict[str, float]
GAME = ("points", "floor", "broken", "rows", "columns", "colours", "lines")
"""Of a game: points at its end; what floor lines cost; tiles that broke; complete rows, columns and colours; lines that were completed."""
TAKE = ("tiles", "finishing", "left", "spoiling")
"""Of a take: tiles taken; whether it completed a line; in how many ways the next player can complete a line after it without breaking a tile; and how
many such ways it took away from them."""


def seat_figures(record: Record) -> list[Figures]:
    """The figures of each seat in a finished game: sums, and under `takes` how many takes there were.

    >>> from azulejos import match
    >>> played = match(["greedy", "random"], games=1).games[0].record
    >>> careful, careless = seat_figures(played)
    >>> careful["floor"] < careless["floor"], careful["points"] > careless["points"]
    (True, True)
    """
    position = record.start()
    assert isinstance(position, AzulPosition)
    found: list[Figures] = [dict.fromkeys((*GAME, *TAKE, "takes"), 0.0) for _ in position.boards]
    for event in record.events:
        if not isinstance(event, Take):
            position.push(event)
            continue
        assert position.to_move is not None
        seat, facts = position.to_move, facts_of(position, event)
        following = position.next_seat(seat)
        before = finishing_takes(position, following)
        position.push(event)
        own = found[seat - 1]
        own["takes"] += 1
        own["tiles"] += facts.count
        own["floor"] += facts.cost
        own["broken"] += facts.broken if event.destination else facts.count
        own["lines"] += facts.is_complete
        own["finishing"] += facts.is_complete
        if position.to_move == following:
            # With the last take of a round nothing is left for anybody.
            after = finishing_takes(position, following)
            own["left"] += after
            own["spoiling"] += before - after
    assert position.outcome is not None
    for own, board, points in zip(found, position.boards, position.outcome.scores, strict=True):
        own |= {"points": points or 0, **{bonus.kind: bonus.count for bonus in bonuses(board.wall)}}
    return found


def finishing_takes(position: AzulPosition, seat: int) -> int:
    """In how many ways a seat could complete a pattern line now without breaking a tile: a place, a colour and a line each.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Deal, tiles
    >>> position = game("azul").start()
    >>> position.push(Deal(tuple(map(tiles, ("BBBB", "YRKW", "YRKW", "YRKW", "YRKW")))))
    >>> finishing_takes(position, 2)
    17
    """
    board = position.boards[seat - 1]
    ways = 0
    for place in (*position.displays, position.centre):
        for colour, count in enumerate(place):
            if count:
                ways += sum(
                    row + 1 - line.filled == count and (line.colour == colour if line.filled else colour not in board.wall[row])
                    for row, line in enumerate(board.lines)
                )
    return ways


def means(games: Iterable[Mapping[str, float]]) -> Figures:
    """The figures of many games of one player: means of a game, and of a take.

    >>> means([{"takes": 2.0, "tiles": 5.0, **dict.fromkeys(GAME, 3.0)}, {"takes": 3.0, "tiles": 5.0, **dict.fromkeys(GAME, 0.0)}])["tiles"]
    2.0
    """
    known = list(games)
    takes = sum(each["takes"] for each in known)
    return {
        "games": len(known),
        **{name: round(sum(each[name] for each in known) / len(known), 2) for name in GAME},
        **{name: round(sum(each.get(name, 0.0) for each in known) / takes, 2) for name in TAKE},
    }
