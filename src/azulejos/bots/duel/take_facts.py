"""What a take of tiles does on the board of the player who makes it: facts, and no judgement."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.bots.duel.dome_facts import Placement, Room, best_placement, room_for
from azulejos.rules.duel.board import BROKEN_SPACES
from azulejos.rules.duel.moves import LARGE, Moon, Sun
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.trays import tops

Take = Sun | Moon


@dataclass(frozen=True, slots=True)
class TakeFacts:
    """A take, and what came of it."""

    take: Take
    count: int
    """Tiles taken."""
    space: int
    """Places that its line had; 0 where all tiles are broken."""
    broken: int
    """Tiles that break at once (D24)."""
    cost: int
    """What these cost more than what was broken before (D36)."""
    has_first_tile: bool
    """Whether the first-player tile comes along (D22, D42)."""
    lacks: int
    """Tiles that the line still needs."""
    room: Room
    """Whether the dome row of its line has a space for them."""
    promised: Placement | None
    """The best that the line's tile could do in the dome as it is now, if it has a space there."""

    @property
    def placed(self) -> Placement | None:
        """The same, if the line is complete."""
        return None if self.lacks else self.promised

    @property
    def is_complete(self) -> bool:
        """Whether it completes its line."""
        return self.take.line > 0 and self.lacks == 0

    @property
    def scored(self) -> int:
        """What the tile of a line that it completes could score now."""
        return self.placed.scored if self.placed else 0

    @property
    def bonus(self) -> int:
        """What the scoring tiles would count more for that tile."""
        return self.placed.bonus if self.placed else 0

    @property
    def promise(self) -> float:
        """What its line is worth, complete or not, roughly: the points of its tile, and more for a long line, which takes more takes."""
        return self.promised.scored + self.promised.bonus + (self.take.line - 1) / 2 if self.promised else 0

    @property
    def progress(self) -> float:
        """What it brings of that: as much as it fills of the line, or all of it if it completes it; less what it costs."""
        filled = (self.space - self.lacks) / self.take.line if self.lacks else 1
        return self.promise * filled - self.cost if self.promised else -float(self.cost)


def facts_of(position: DuelPosition, take: Take) -> TakeFacts:
    """The facts of a legal take.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.duel import DuelStage, Tray
    >>> position = game("duel").start()
    >>> position.await_(DuelStage.TURN)
    >>> position.to_move, position.round, position.trays = 1, 1, (Tray("BBBYY"), *(Tray("YRKT", "", "?"),) * 4)
    >>> facts = facts_of(position, Sun(0, "B", 2))
    >>> facts.count, facts.broken, facts.cost, facts.is_complete, facts.room, facts.has_first_tile
    (3, 1, 1, True, <Room.LATER: 'later'>, False)
    """
    board, components = position.board, position.game.components
    large = position.trays[LARGE]
    if isinstance(take, Sun):
        count = position.trays[take.tray].sun.count(take.colour)
        has_first_tile = not position.holder and take.tray == LARGE and set(large.sun) == {take.colour}
    else:
        count = tops(position.trays).count(take.colour)
        has_first_tile = not position.holder and take.colour in large.moon
    space = take.line - board.lines[take.line - 1].filled if take.line else 0
    broken, before = max(0, count - space), len(board.broken)
    cost = components.broken_cost(min(BROKEN_SPACES, before + broken)) - components.broken_cost(before)
    lacks = max(0, space - count)
    room, promised = Room.FREE, None
    if take.line:
        room = room_for(board.dome, take.line - 1, take.colour)
        promised = best_placement(position.game, board.dome, take.line - 1, take.colour)
    return TakeFacts(take, count, space, broken, cost, has_first_tile, lacks, room, promised)
