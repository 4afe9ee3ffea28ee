"""The score of an evening: what each player has won at a table and at those of which it is the rematch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

BOT = "bot:"
"""Begins the name of a bot among players."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What one player has won."""

    player: str
    wins: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Evening:
    """All games that were finished, and what everybody has won who has played one of them, the first to come first.

    >>> Evening().after(["p-ann", "bot:greedy"], scores=[41, 38], winners=[1]).after(["bot:greedy", "p-ann"], scores=[50, None], winners=[1])
    Evening(games=2, tallies=(Tally(player='p-ann', wins=1, points=41), Tally(player='bot:greedy', wins=1, points=88)))
    """

    games: int = 0
    tallies: tuple[Tally, ...] = ()

    def after(self, players: Sequence[str], scores: Sequence[int | None], winners: Sequence[int]) -> Evening:
        """With one more game, in which these have played, by seats. Who has withdrawn has no points."""
        known = {tally.player: tally for tally in self.tallies}
        for seat, (player, points) in enumerate(zip(players, scores, strict=True), 1):
            before = known.get(player, Tally(player))
            known[player] = Tally(player, before.wins + (seat in winners), before.points + (points or 0))
        return Evening(self.games + 1, tuple(known.values()))

    def to_json(self) -> dict[str, Any]:
        """As the event `created` has it."""
        return {"games": self.games, "players": [[tally.player, tally.wins, tally.points] for tally in self.tallies]}

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Evening:
        """What `to_json` wrote."""
        return cls(stored["games"], tuple(Tally(*tally) for tally in stored["players"]))


def told_apart(players: Iterable[str]) -> tuple[str, ...]:
    """Players by seats; of one who has several seats, or a bot that plays several, the second has a number, and so on.

    >>> told_apart(["p-ann", "bot:greedy", "bot:greedy"])
    ('p-ann', 'bot:greedy', 'bot:greedy#2')
    """
    seen: Counter[str] = Counter()
    apart = []
    for player in players:
        seen[player] += 1
        apart.append(player if seen[player] == 1 else f"{player}#{seen[player]}")
    return tuple(apart)


def player_of(name: str) -> str:
    """Who it is, without the number that tells two seats apart."""
    return name.partition("#")[0]
