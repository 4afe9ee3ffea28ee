"""A match: games between bots, each deal played once from every seat, and what came of it."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from os import PathLike, fspath
from pathlib import Path
from typing import Any

from azulejos.arena.game import Terms, play_game, rotated
from azulejos.bots import NO_LIMIT, Bot, Limit
from azulejos.bots.decisions import close
from azulejos.bots.entrants import Entrant, as_bot
from azulejos.files import write_whole
from azulejos.notation import Record, agn
from azulejos.rules import OptionError, RandomChance, rulebook


@dataclass(frozen=True, slots=True)
class MatchGame:
    """One game of a match. Scores and shares are by entrant, in the order in which they were named."""

    number: int
    seats: tuple[int, ...]
    """The seat of each entrant."""
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """1 for a win, its part of 1 for a shared one, 0 for a loss."""
    record: Record


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What a match came to. As a string it is a table."""

    names: tuple[str, ...]
    games: tuple[MatchGame, ...]

    @property
    def wins(self) -> tuple[float, ...]:
        """The games that each has won, a shared one as its part."""
        return tuple(sum(game.shares[entrant] for game in self.games) for entrant in range(len(self.names)))

    @property
    def shares(self) -> tuple[float, ...]:
        """Which part of the games each has won."""
        return tuple(wins / len(self.games) for wins in self.wins)

    @property
    def errors(self) -> tuple[float, ...]:
        """The standard error of each share. Games of one deal are taken together: they are not independent of each other."""
        deals = len(self.names)
        return tuple(_standard_error([game.shares[entrant] for game in self.games], deals) for entrant in range(len(self.names)))

    @property
    def mean_scores(self) -> tuple[float, ...]:
        """The mean score of each."""
        return tuple(sum(game.scores[entrant] for game in self.games) / len(self.games) for entrant in range(len(self.names)))

    @property
    def records(self) -> list[Record]:
        """The games, as records."""
        return [game.record for game in self.games]

    def save(self, path: str | PathLike[str]) -> None:
        """Write all games to one AGN file."""
        write_whole(Path(fspath(path)), agn.write_all(self.records).encode())

    def __str__(self) -> str:
        width = max(map(len, self.names))
        lines = [f"{'':{width}}   wins   share           score"]
        for name, wins, share, error, score in zip(self.names, self.wins, self.shares, self.errors, self.mean_scores, strict=True):
            lines.append(f"{name:{width}} {wins:6g}  {share:6.1%} ± {error:5.1%} {score:6.1f}")
        return "\n".join(lines)


def match(
    entrants: Sequence[Entrant],
    *,
    game: str = "azul",
    games: int = 100,
    seed: int = 1,
    save: str | PathLike[str] | None = None,
    limit: Limit = NO_LIMIT,
    played: Callable[[MatchGame], None] | None = None,
    **options: Any,
) -> MatchResult:
    """Let bots play each other: names of the registry, objects with `choose(view)`, classes of these, or functions from a view to a move.

    Each deal is played as often as there are entrants, so that everybody sits once in every seat. The same seed gives the same deals. `played` is
    called after every game, `save` names an AGN file for all of them, and further options are the game's.

    >>> result = match(["greedy", "random"], games=4, seed=1)
    >>> result.names, len(result.games), result.wins
    (('greedy', 'random'), 4, (4.0, 0.0))
    """
    if isinstance(entrants, str) or len(entrants) < 2:
        raise OptionError("too-few-entrants", 'A match needs a list of at least two bots, such as ["greedy", "random"].')
    if games < 1:
        raise OptionError("too-few-games", "A match has at least one game.")
    bots = [as_bot(entrant, RandomChance(random.Random(f"{seed} bot {number}"))) for number, entrant in enumerate(entrants)]
    try:
        names = distinct([bot.name for bot in bots])
        results: list[MatchGame] = []
        for number in range(1, games + 1):
            results.append(_play(number, bots, names, game, seed, limit, {"players": len(bots)} | options))
            if played is not None:
                played(results[-1])
    finally:
        for entrant, bot in zip(entrants, bots, strict=True):
            if isinstance(entrant, str):
                close(bot)
    result = MatchResult(names, tuple(results))
    if save is not None:
        result.save(save)
    return result


def _play(number: int, bots: Sequence[Bot], names: Sequence[str], game: str, seed: int, limit: Limit, options: dict[str, Any]) -> MatchGame:
    deal, turn = divmod(number - 1, len(bots))
    seats = rotated(len(bots), turn)
    deals = f"match {seed}, deal {deal}"
    settled = rulebook(game).by_lot(chance=RandomChance(random.Random(f"{deals} lots")), **options)
    tags = {"Event": f"Match, seed {seed}", "Round": str(number)}
    played = play_game(bots, names, seats, settled, deals, Terms(limit, forfeits=False), tags)
    return MatchGame(number, seats, tuple(score or 0 for score in played.scores), played.shares, played.record)


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """The names, with a number behind those that came before.

    >>> distinct(["greedy", "greedy"])
    ('greedy', 'greedy 2')
    """
    return tuple(name if names.index(name) == at else f"{name} {names[: at + 1].count(name)}" for at, name in enumerate(names))


def _standard_error(shares: Sequence[float], together: int) -> float:
    means = [sum(group) / len(group) for at in range(0, len(shares), together) if (group := shares[at : at + together])]
    mean = sum(means) / len(means)
    return math.sqrt(sum((each - mean) ** 2 for each in means) / (len(means) - 1) / len(means)) if len(means) > 1 else math.nan
