"""A plan: past rounds, and those to come. A plan is a value; a change makes another one, and the two can be compared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from azulejos.tournament.errors import SeatingError
from azulejos.tournament.seating.figures import Figures, Round, figures
from azulejos.tournament.seating.seats import NOBODY, balance


@dataclass(frozen=True)
class Plan:
    """The rounds to come, with the past ones that were counted when they were planned.

    >>> draft = Plan(rounds=(((1, 2, 3, 4), (5, 6, 7, 8)), ((1, 2, 5, 6), (3, 4, 7, 8))))
    >>> draft.figures.cost, draft.figures.is_optimal
    (4, True)
    """

    rounds: tuple[Round, ...]
    past: tuple[Round, ...] = ()

    @cached_property
    def figures(self) -> Figures:
        """What the plan comes to, past rounds included."""
        return figures(self.past, self.rounds)

    def swap(self, round: int, one: int, other: int) -> Plan:
        """The plan with two players in each other's places, in one of the rounds to come; rounds are numbered from 1, the past ones first.

        >>> draft = Plan(rounds=(((1, 2, 3), (4, 5, 6)),), past=(((1, 2, 4), (3, 5, 6)),))
        >>> draft.swap(2, 1, 6).rounds
        (((6, 2, 3), (4, 5, 1)),)
        """
        index = round - 1 - len(self.past)
        if not 0 <= index < len(self.rounds):
            raise SeatingError("no-such-round", f"Round {round} is not to come: choose one from {len(self.past) + 1} to {self._last}.", "T15")
        changed = self.rounds[index]
        for player in (one, other):
            if not any(player in table for table in changed):
                raise SeatingError("not-seated", f"Player {player} does not sit in round {round}: choose one who does.", "T15")
        new = {one: other, other: one}
        after = tuple(tuple(new.get(player, player) for player in table) for table in changed)
        return replace(self, rounds=(*self.rounds[:index], after, *self.rounds[index + 1 :]))

    def with_balanced_seats(self, fixed: Mapping[int, int] = NOBODY) -> Plan:
        """The plan with the same tables and the seats balanced anew, as is wanted after some swaps; `fixed` are those who need a certain seat.

        >>> Plan(rounds=(((1, 2, 3),), ((1, 2, 3),), ((1, 2, 3),))).with_balanced_seats().figures.seats
        0
        """
        return replace(self, rounds=balance(self.past, self.rounds, fixed))

    @property
    def _last(self) -> int:
        return len(self.past) + len(self.rounds)


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two plans by their figures."""

    before: Figures
    after: Figures

    @property
    def is_better(self) -> bool:
        """Whether the second one is better, meetings first, then empty chairs, then seats."""
        return self.after.rank < self.before.rank

    def __str__(self) -> str:
        names = ("repeated meetings", "empty chairs", "seats")
        return ", ".join(f"{name} {old} → {new}" for name, old, new in zip(names, self.before.rank, self.after.rank))


def compare(before: Plan, after: Plan) -> Comparison:
    """What a change, or another seed, makes of a plan.

    >>> draft = Plan(rounds=(((1, 2, 3), (4, 5, 6)), ((4, 2, 3), (1, 5, 6))))
    >>> compared = compare(draft, draft.swap(2, 4, 1))
    >>> compared.is_better, str(compared)
    (False, 'repeated meetings 2 → 6, empty chairs 12 → 12, seats 6 → 6')
    """
    return Comparison(before.figures, after.figures)
