"""What a line of play leads to at the end of its round: what each seat scores on its wall, and pays for its floor line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.bots.azul.take_facts import COSTS, board_after, bonus_points, facts_of, tiled
from azulejos.rules import Move, Phase
from azulejos.rules.azul import AzulPosition, Take


@dataclass(frozen=True, slots=True)
class RoundOutlook:
    """A round that is played to its end, by seat."""

    scored: tuple[int, ...]
    """What the tiles of complete lines score. On the grey wall each is taken to go to where it fits best (A50)."""
    costs: tuple[int, ...]
    """What the floor line costs."""
    paid: tuple[int, ...]
    """What it really takes away: never more points than there are (A22)."""
    bonuses: tuple[int, ...]
    """The points of all bonuses of the wall by then (A41)."""
    is_last: bool
    """Whether the game ends with this round (A40)."""


def round_outlook(position: AzulPosition, line: Sequence[Move]) -> RoundOutlook | None:
    """What a line of play leads to; `None` if it stops before all tiles are taken.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Colour, Deal, tiles
    >>> position = game("azul").start()
    >>> position.push(Deal((tiles("BBBB"),) * 5))
    >>> takes = [Take(display, Colour.BLUE, 4 if display < 3 else 0) for display in range(1, 6)]
    >>> round_outlook(position, takes)
    RoundOutlook(scored=(1, 1), costs=(14, 6), paid=(1, 1), bonuses=(0, 0), is_last=False)
    >>> round_outlook(position, takes[:4])
    """
    position, round = position.copy(history=False, dealer=False), position.round
    boards = list(position.boards)
    for move in line:
        if position.phase is not Phase.OFFER or position.round != round:
            break
        seat = position.to_move
        if not isinstance(move, Take) or seat is None or move not in position.legal_moves:
            return None
        facts = facts_of(position, move)
        boards[seat - 1], _ = board_after(boards[seat - 1], move, facts.count, facts.has_marker)
        position.push(move)
    if position.phase is Phase.OFFER and position.round == round:
        return None
    ends = [tiled(board, position.game.is_grey) for board in boards]
    costs = tuple(COSTS[len(end.floor)] for end in ends)
    return RoundOutlook(
        tuple(end.score - board.score for end, board in zip(ends, boards, strict=True)),
        costs,
        tuple(min(end.score, cost) for end, cost in zip(ends, costs, strict=True)),
        tuple(bonus_points(end) for end in ends),
        any(end.complete_rows for end in ends),
    )
