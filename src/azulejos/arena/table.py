"""One table of a tournament, with bots in all seats, by the law of tournament tables (T2, T4, T5, T8, T21-T25)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.arena.incidents import Incidents, happens
from azulejos.bots import Bot
from azulejos.bots.decisions import decide
from azulejos.rules import Chance, Game, Phase
from azulejos.rules.azul import AzulPosition, Pass, Resume, Void, Withdraw

_LONGEST = 60
"""A withdrawal happens before this many takes, or not at all."""


@dataclass(frozen=True, slots=True)
class Played:
    """What a game came to, seat by seat: `None` for a player who has withdrawn, and for everybody if the table is void."""

    pv: tuple[int | None, ...]
    rows: tuple[int | None, ...]
    left: tuple[int, ...]
    """The seats that have withdrawn, in the order in which they did."""
    expelled: frozenset[int]
    """Those of them who were expelled."""
    declared_void: bool
    """T5: by the arbiter, and not because too few players were left."""
    moves: int
    passes: int
    stops: int

    @property
    def is_void(self) -> bool:
        """Whether nobody scores."""
        return all(points is None for points in self.pv)


def play_table(game: Game, first: int, bots: Sequence[Bot], chance: Chance, incidents: Incidents) -> Played:
    """Play a game to its end, with what may happen on the way.

    >>> import random
    >>> from azulejos.arena.incidents import NONE
    >>> from azulejos.bots import bot
    >>> from azulejos.rules import RandomChance, game
    >>> chance = RandomChance(random.Random(1))
    >>> played = play_table(game("azul", players=3, tournament=True), 2, [bot("random", chance)] * 3, chance, NONE)
    >>> len(played.pv), played.is_void, played.left
    (3, False, ())
    """
    position = game.start(first)
    assert isinstance(position, AzulPosition)
    leavers = _leavers(game.players, chance, incidents)
    stall = chance.below(_LONGEST) if happens(incidents.stalls, chance) else None
    left, expelled = list[int](), set[int]()
    moves = passes = stops = 0
    declared_void = False
    while position.phase not in (Phase.OVER, Phase.VOID):
        for seat, (when, thrown_out) in leavers.items():
            if position.round and moves >= when and seat not in position.withdrawn and position.phase not in (Phase.OVER, Phase.VOID):
                position.push(Withdraw(seat))
                left.append(seat)
                expelled |= {seat} if thrown_out else set()
        if position.phase is Phase.DEAL:
            position.push(position.deal(chance))
        elif position.phase is Phase.STOPPED:
            stops += 1
            stall = None
            declared_void = happens(incidents.voided, chance)
            position.push(Void() if declared_void else Resume())
        elif position.phase is Phase.OFFER:
            assert position.to_move is not None
            if (stall is not None and moves >= stall) or happens(incidents.slow, chance):
                position.push(Pass())
                passes += 1
            else:
                position.push(decide(bots[position.to_move - 1], position))
                moves += 1
    outcome = position.outcome
    assert outcome is not None
    complete = [next((bonus.count for bonus in bonuses if bonus.kind == "rows"), 0) for bonuses in outcome.bonuses]
    rows = tuple(None if score is None else count for score, count in zip(outcome.scores, complete, strict=True))
    return Played(outcome.scores, rows, tuple(left), frozenset(expelled), declared_void, moves, passes, stops)


def _leavers(players: int, chance: Chance, incidents: Incidents) -> dict[int, tuple[int, bool]]:
    """Who will leave the table: after how many takes, and whether they are thrown out."""
    found = {}
    for seat in range(1, players + 1):
        thrown_out = happens(incidents.expelled, chance)
        if thrown_out or happens(incidents.withdraws, chance):
            found[seat] = (chance.below(_LONGEST), thrown_out)
    return found
