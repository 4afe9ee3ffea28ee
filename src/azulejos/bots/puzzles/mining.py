"""Finds puzzles in games: positions with one best move, by a clear margin, that is not the one that comes to mind first.

The margin is 10 of 100 chances to win: whatever else is played there is a mistake by `azulejos.bots.analysis.marks`, so that every wrong answer is
wrong beyond dispute, and not a matter of taste. A search with ten times the nodes, or more, has to find the same move and the same margin: what only
the first search believed is dropped. A move that the greedy bot would play as well is no puzzle: anybody who counts this turn's points sees it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from azulejos.bots.analysis.analysers import analyser_of
from azulejos.bots.analysis.assessment import Analyser, Assessment, Option
from azulejos.bots.decisions import decide
from azulejos.bots.greedy_bot import best_of, values_of
from azulejos.bots.interface import Limit
from azulejos.bots.levels import LEVELS
from azulejos.bots.puzzles.puzzle import Puzzle, PuzzleMove
from azulejos.bots.puzzles.twins import twins_of
from azulejos.bots.registry import maker
from azulejos.notation import Record, afen, write_token
from azulejos.rules import Move, OptionError, Position, RandomChance

LEAST_TIMES = 10
"""How many times as many positions the deeper search has to look at, at least."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What makes a position a puzzle."""

    nodes: int = 50_000
    """Positions that the first search looks at."""
    times: int = 20
    """How many times as many the deeper search looks at."""
    margin: float = 0.1
    """How far the solution's chance to win has to be above that of the next best move."""
    least: int = 6
    """With fewer moves that differ there is no real choice."""
    most: int = 60
    """Nobody weighs up more moves that differ than this."""

    def __post_init__(self) -> None:
        if self.times < LEAST_TIMES:
            raise OptionError("too-few-times", f"The deeper search needs at least {LEAST_TIMES} times the nodes, not {self.times}.")


USUAL = Terms()


class Miner:
    """Looks for puzzles in the games of one kind."""

    def __init__(self, game: str, terms: Terms = USUAL) -> None:
        self._analyser: Analyser = analyser_of(game)
        self._terms = terms
        self._searching = {level.name: maker(level.name)(RandomChance(random.Random(0))) for level in LEVELS.values() if level.searches}

    def puzzles(self, record: Record) -> Iterator[Puzzle]:
        """The puzzles in a game, at most one a round: positions that follow each other are too much alike. The rest of a round that has its puzzle is
        not looked at.
        """
        position = record.start()
        round = None
        for event in record.events:
            if isinstance(event, Move) and position.round != round:
                found = self.puzzle(position)
                if found is not None:
                    round = position.round
                    yield found
            position.push(event)

    def puzzle(self, position: Position) -> Puzzle | None:
        """The puzzle that a position makes; `None` if it makes none."""
        terms = self._terms
        if position.to_move is None or not self._analyser.knows(position):
            return None
        groups = moves_that_differ(position)
        if not terms.least <= len(groups) <= terms.most:
            return None
        first = self._best(position, groups, terms.nodes)
        if first is None or set(groups[first]) & set(best_of(values_of(position.view(position.to_move)))):
            return None
        deeper = self._analyser.assess(position, Limit(nodes=terms.nodes * terms.times))
        options = _by_group(groups, deeper)
        if not self._is_clear(options, position.to_move) or options[0][1].move not in groups[first]:
            return None
        # A search that samples looks at the second best move less than at the best, and a move looks the worse the less it is looked at.
        again = _by_group(groups, self._analyser.assess(position, Limit(nodes=terms.nodes * terms.times), options[1][1].move))
        if not self._is_clear(again, position.to_move) or again[0][0] != options[0][0]:
            return None
        return self._explained(position, groups, options)

    def _best(self, position: Position, groups: list[tuple[Move, ...]], nodes: int) -> int | None:
        """The group of the first search's best move; `None` if that is not better by the margin."""
        assert position.to_move is not None
        options = _by_group(groups, self._analyser.assess(position, Limit(nodes=nodes)))
        return options[0][0] if self._is_clear(options, position.to_move) else None

    def _is_clear(self, options: list[tuple[int, Option]], seat: int) -> bool:
        return options[0][1].chances[seat - 1] - max(option.chances[seat - 1] for _, option in options[1:]) >= self._terms.margin

    def _explained(self, position: Position, groups: list[tuple[Move, ...]], options: list[tuple[int, Option]]) -> Puzzle:
        seat = position.to_move
        assert seat is not None

        def token(move: Move) -> str:
            return write_token(position.game, move)

        options = sorted(options, key=lambda each: -each[1].chances[seat - 1])
        best, second = options[0][1], options[1][1]
        moves = []
        for group, option in options:
            told = self._analyser.reasons(position, second, best)[-1:] if option is best else self._analyser.reasons(position, option, best)[:1]
            tokens = (token(option.move), *(token(move) for move in groups[group] if move != option.move))
            moves.append(PuzzleMove(tokens, round(option.chances[seat - 1], 3), told))
        line = afen.write(position)
        found_by = [name for name in _names() if token(self._choice(name, position, line)) in moves[0].tokens]
        return Puzzle(line, tuple(moves), tuple(map(token, best.line)), tuple(found_by), difficulty(found_by))

    def _choice(self, name: str, position: Position, seed: str) -> Move:
        """What a bot plays. Bots that look at only some moves draw them by the position, so that a puzzle always has the same difficulty."""
        bot = self._searching.get(name) or maker(name)(RandomChance(random.Random(f"{seed} {name}")))
        return decide(bot, position, Limit(nodes=self._terms.nodes))


def moves_that_differ(position: Position) -> list[tuple[Move, ...]]:
    """The legal moves, in groups that do the same."""
    groups: list[tuple[Move, ...]] = []
    seen: set[Move] = set()
    for move in position.legal_moves:
        if move not in seen:
            groups.append((move, *twins_of(position, move)))
            seen |= set(groups[-1])
    return groups


def difficulty(found_by: list[str]) -> int:
    """The lowest level from which on every bot finds a solution; one above the highest if even the strongest bot does not.

    >>> difficulty(["pinch", "majolica", "zellige", "lustre"]), difficulty(["cuerda", "zellige"])
    (6, 9)
    """
    lowest = max(LEVELS) + 1
    while lowest > min(LEVELS) and LEVELS[lowest - 1].name in found_by:
        lowest -= 1
    return lowest


def _names() -> list[str]:
    return [level.name for _, level in sorted(LEVELS.items())]


def _by_group(groups: list[tuple[Move, ...]], found: Assessment) -> list[tuple[int, Option]]:
    """The options of an assessment in their order, with only the first of those that do the same."""
    number = {move: at for at, group in enumerate(groups) for move in group}
    first: dict[int, Option] = {}
    for option in found.options:
        first.setdefault(number[option.move], option)
    return list(first.items())
