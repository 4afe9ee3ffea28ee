"""Whether a kernel plays as `rules` does: the same legal moves, the same state after every move, the same key, the same result.

A game's own `equality` says how: which tables there are, and a `Twin` that plays beside a position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

from azulejos.kernel.registry import Compared, Show
from azulejos.rules import AzulejosError, Event, Move, Phase, Position

P = TypeVar("P", bound=Position)
P_contra = TypeVar("P_contra", bound=Position, contravariant=True)
Policy = Callable[[P, Random], Move]
"""Chooses a move of a position in which there is one."""
Watch = Callable[[P, Event], None]
"""Sees each event before it happens."""


@dataclass(frozen=True, slots=True)
class RareCases(Generic[P]):
    """What random play hardly reaches, and where it is seen."""

    names: tuple[str, ...]
    during: Callable[[P, Event], Iterable[str]]
    """What an event brings about, asked before it happens."""
    at_end: Callable[[P], Iterable[str]]
    """What the end of a game shows."""


class KernelDiffers(AzulejosError):
    """The kernel and the rules disagree: a bug of ours."""


class Twin(Protocol[P_contra]):
    """A kernel's state beside a position of `rules`."""

    def differing_moves(self, position: P_contra) -> bool:
        """Whether other moves are legal here than in the position."""

    def differs(self, position: P_contra) -> str:
        """In what the state differs from the position: a few words, or nothing."""

    def deal(self, position: P_contra) -> Event:
        """Deal, and say what was dealt."""

    def push(self, position: P_contra, move: Move) -> None:
        """Make a move of the position."""

    def scores(self) -> tuple[int, ...]:
        """The final scores."""

    def winners(self) -> int:
        """Who has won, a bit for each seat."""


def compare(position: P, twin: Twin[P], policy: Policy[P], lots: Random, watch: Watch[P]) -> P:
    """Play on from a position by both: a policy chooses the moves, the kernel deals. Raises `KernelDiffers` at the first difference."""
    while True:
        if twin.differing_moves(position):
            raise _difference(position, "which moves are legal")
        if position.phase is Phase.OVER:
            return _compare_result(position, twin)
        if position.phase is Phase.DEAL:
            dealt = twin.deal(position)
            watch(position, dealt)
            position.push(dealt)
        else:
            move = policy(position, lots)
            watch(position, move)
            twin.push(position, move)
            position.push(move)
        if what := twin.differs(position):
            raise _difference(position, what)


def _compare_result(position: P, twin: Twin[P]) -> P:
    outcome = position.outcome
    assert outcome is not None
    if twin.scores() != outcome.scores:
        raise _difference(position, "the final scores")
    if twin.winners() != sum(1 << (seat - 1) for seat in outcome.winners):
        raise _difference(position, "who has won")
    return position


def _difference(position: Position, what: str) -> KernelDiffers:
    last = position.events[-1] if position.events else "the start"
    return KernelDiffers("kernel-differs", f"Kernel and rules differ in {what}, in round {position.round} after {last}: please report this position.")


T = TypeVar("T")


def check(
    tables: Sequence[tuple[str, T]],
    policies: Sequence[Policy[P]],
    rare: RareCases[P],
    play: Callable[[T, Policy[P], int, Watch[P]], P],
    games: int,
    seed: int,
    show: Show,
) -> Compared:
    """Compare so many games, of all kinds of tables in turn; in every fifth one players play such that rare things happen."""
    equal, seen = Counter[str](), Counter(dict.fromkeys(rare.names, 0))
    for number in range(games):
        name, table = tables[number % len(tables)]
        turn = number // len(tables)
        policy = policies[1 + turn // 5 % (len(policies) - 1)] if turn % 5 == 4 else policies[0]
        end = play(table, policy, seed + number, lambda position, event: seen.update(rare.during(position, event)))
        seen.update(rare.at_end(end))
        equal[name] += 1
        show(number + 1, games)
    return Compared(dict(equal), dict(seen))
