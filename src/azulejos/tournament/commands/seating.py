"""Who sits where: drafts, swaps, publication, the final table (T1, T15)."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from azulejos.tournament import pairing
from azulejos.tournament.commands.command import NOBODY, Command, Context, GameNumber, Limits, Mark, PersonId
from azulejos.tournament.errors import Conflict
from azulejos.tournament.events import SeatingDrafted
from azulejos.tournament.seating import plan
from azulejos.tournament.state import State
from azulejos.tournament.storage import Change
from azulejos.tournament.swaps import draft_mark, numbered, seated

SEEDS = 2**31


def new_seed() -> int:
    """The seed of a seating that nobody has chosen.

    >>> 0 <= new_seed() < SEEDS
    True
    """
    return secrets.randbelow(SEEDS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft(Command):
    """Seat the games to come: a draft."""

    do = "draft"
    seed: Annotated[int | None, Limits(ge=0, lt=SEEDS)] = None

    def execute(self, on: Change, context: Context) -> None:
        seed = new_seed() if self.seed is None else self.seed
        on.do(context.drafted or pairing.draft(on.state, plan, seed))


@dataclass(frozen=True, slots=True, kw_only=True)
class Swap(Command):
    """Two players of the draft change places."""

    do = "swap"
    mark: Mark
    game: GameNumber
    one: PersonId
    other: PersonId

    def execute(self, on: Change, context: Context) -> None:
        on.do(_rearranged(_draft(on, self.mark), [(self.game, self.one, self.other)]))


@dataclass(frozen=True, slots=True, kw_only=True)
class Balance(Command):
    """The seats of the draft's tables anew."""

    do = "balance"
    mark: Mark

    def execute(self, on: Change, context: Context) -> None:
        on.do(_rearranged(_draft(on, self.mark), [], balance=True))


@dataclass(frozen=True, slots=True, kw_only=True)
class Rearrange(Command):
    """Several swaps in the draft as it is now, and then perhaps the seats of its tables anew: one more draft."""

    do = "rearrange"
    by = NOBODY
    swaps: tuple[tuple[int, str, str], ...] = ()
    balance: bool = False

    def execute(self, on: Change, context: Context) -> None:
        on.do(_rearranged(_draft(on, draft_mark(on.state.draft)), self.swaps, balance=self.balance))


@dataclass(frozen=True, slots=True, kw_only=True)
class Publish(Command):
    """The draft holds."""

    do = "publish"
    mark: Mark

    def execute(self, on: Change, context: Context) -> None:
        on.do(pairing.publication(_draft(on, self.mark)))


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatFinal(Command):
    """The best four at the final table."""

    do = "final"

    def execute(self, on: Change, context: Context) -> None:
        on.do(pairing.final(on.state, context.chance))


def _draft(on: Change, mark: str) -> State:
    if not on.state.draft:
        raise Conflict("no-draft", "There is no draft: draft a seating first.", "T15")
    if draft_mark(on.state.draft) != mark:
        raise Conflict("draft-moved-on", "The draft is another one by now: look at it again.", "T15")
    return on.state


def _rearranged(state: State, swaps: Sequence[tuple[int, str, str]], *, balance: bool = False) -> SeatingDrafted:
    ids, after = list(state.entrants), numbered(state, state.draft)
    for game, one, other in swaps:
        after = after.swap(game, *(ids.index(state.entrant(person).person) + 1 for person in (one, other)))
    return SeatingDrafted(seated(state, after.with_balanced_seats() if balance else after))
