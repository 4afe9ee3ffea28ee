"""Who sits where: drafts, swaps, publication, the final table (T1, T15)."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated

from azulejos.tournament import pairing
from azulejos.tournament.commands.command import NOBODY, Command, Context, GameNumber, Limits, Mark, PersonId, PublishedMark, TableNumber
from azulejos.tournament.errors import Conflict
from azulejos.tournament.events import Round, SeatingChanged, SeatingDrafted
from azulejos.tournament.seating import plan
from azulejos.tournament.seating_changes import moved, redrawn, swapped, with_person, without
from azulejos.tournament.state import State
from azulejos.tournament.storage import Change
from azulejos.tournament.swaps import draft_mark, numbered, published_mark, seated
from azulejos.tournament.wishes import wishes_of

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
    """Two players of the draft, or of the published seating, change places: the mark says of which."""

    do = "swap"
    mark: Mark
    game: GameNumber
    one: PersonId
    other: PersonId

    def execute(self, on: Change, context: Context) -> None:
        if on.state.published and self.mark == published_mark(on.state.published):
            on.do(SeatingChanged(swapped(on.state.published, self.game, self.one, self.other)))
        else:
            on.do(_rearranged(_draft(on, self.mark), [(self.game, self.one, self.other)]))


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatLate(Command):
    """Somebody who came late sits in an empty chair of the published seating (T20)."""

    do = "seat"
    mark: PublishedMark
    game: GameNumber
    table: TableNumber
    person: PersonId

    def execute(self, on: Change, context: Context) -> None:
        on.do(SeatingChanged(with_person(_published(on, self.mark), self.game, self.table, self.person)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Unseat(Command):
    """Somebody is taken out of the published seating (T20)."""

    do = "unseat"
    mark: PublishedMark
    game: GameNumber
    person: PersonId

    def execute(self, on: Change, context: Context) -> None:
        on.do(SeatingChanged(without(_published(on, self.mark), self.game, self.person)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Redraw(Command):
    """The published seating is made to fit those who are there, with the fewest changes; the answer says how many change tables (`moved`)."""

    do = "redraw"
    mark: PublishedMark

    def execute(self, on: Change, context: Context) -> None:
        before = _published(on, self.mark)
        pairing.check_redrawable(on.state)
        on.do(SeatingChanged(redrawn(on.state)))
        on.answer["moved"] = moved(before, on.state.published)


@dataclass(frozen=True, slots=True, kw_only=True)
class Balance(Command):
    """The seats of the draft's tables anew."""

    do = "balance"
    mark: Mark

    def execute(self, on: Change, context: Context) -> None:
        on.do(_rearranged(_draft(on, self.mark), [], balance=True))


@dataclass(frozen=True, slots=True, kw_only=True)
class Rearrange(Command):
    """Several swaps in the draft as it is now, or else in the published seating, and then perhaps the seats of its tables anew."""

    do = "rearrange"
    by = NOBODY
    swaps: tuple[tuple[int, str, str], ...] = ()
    balance: bool = False

    def execute(self, on: Change, context: Context) -> None:
        if on.state.draft or not on.state.published:
            on.do(_rearranged(_draft(on, draft_mark(on.state.draft)), self.swaps, balance=self.balance))
        else:
            bent = replace(on.state, draft=on.state.published)
            on.do(SeatingChanged(_rearranged(bent, self.swaps, balance=self.balance).rounds))


@dataclass(frozen=True, slots=True, kw_only=True)
class Publish(Command):
    """The draft holds."""

    do = "publish"
    mark: Mark

    def execute(self, on: Change, context: Context) -> None:
        on.do(pairing.publication(_draft(on, self.mark)))


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatFinal(Command):
    """The best at the final's tables."""

    do = "final"

    def execute(self, on: Change, context: Context) -> None:
        on.do(pairing.final(on.state, context.chance))


def _draft(on: Change, mark: str) -> State:
    if not on.state.draft:
        raise Conflict("no-draft", "There is no draft: draft a seating first.", "T15")
    if draft_mark(on.state.draft) != mark:
        raise Conflict("draft-moved-on", "The draft is another one by now: look at it again.", "T15")
    return on.state


def _published(on: Change, mark: str) -> tuple[Round, ...]:
    if not on.state.published:
        raise Conflict("not-published", "There is no published seating: publish one first.", "T15")
    if published_mark(on.state.published) != mark:
        raise Conflict("seating-moved-on", "The seating is another one by now: look at it again.", "T15")
    return on.state.published


def _rearranged(state: State, swaps: Sequence[tuple[int, str, str]], *, balance: bool = False) -> SeatingDrafted:
    ids, after = list(state.entrants), numbered(state, state.draft)
    for game, one, other in swaps:
        after = after.swap(game, *(ids.index(state.entrant(person).person) + 1 for person in (one, other)))
    balanced = after.with_balanced_seats(wishes_of(state).seats) if balance else after
    return SeatingDrafted(seated(state, balanced), unwished=state.unwished)
