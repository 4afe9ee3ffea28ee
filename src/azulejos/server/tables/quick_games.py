"""Quick games: who wants to play with whoever comes is brought to a table where others wait for the same, or waits at a new one.

A table offers what everybody who sits there would play, and play begins when enough have come for one of these games.

The tables are ordinary ones, stored like all others: after a start those who wait come back to theirs, and are found there again. In memory alone is
to whom a table was named in the last seconds, so that two who come at once are not sent to the same seat; if they are nevertheless, the table refuses
the second, who asks again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from azulejos.server.errors import Conflict
from azulejos.server.tables import decisions
from azulejos.server.tables.clock import ClockRule
from azulejos.server.tables.events import SERVER, Arranged, Left, TableEvent
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.message_types import TableSettings
from azulejos.server.tables.setup import GameOffer, SeatPlan, Setup
from azulejos.server.tables.state import Table, TableStatus

PLAYERS = 2
"""Of an offer that does not say for how many."""
MOST_PLAYERS = 4
TURN_SECONDS = 120
ARRIVING_MS = 10_000
"""So long somebody may take from the answer to their seat, and from there to the table's page."""
LEFT = "left"
"""Why a table was closed at which nobody waits any more."""


def quick_setup(offers: Sequence[GameOffer]) -> Setup:
    """The table of somebody who would play any of these games: of people whom a clock keeps from waiting for ever, and with set phrases only."""
    clock = ClockRule.read({"kind": "turn", "seconds": TURN_SECONDS})
    complete = tuple(GameOffer(offer.game, {"players": PLAYERS, **offer.options}) for offer in offers)
    setups = [Setup(offer.game, offer.options, _plans(offer), clock, TableSettings(public=True), quick=complete) for offer in complete]
    return setups[0]


def _plans(offer: GameOffer) -> tuple[SeatPlan, ...]:
    """The seats that a game needs; of a number that is none, as many as there can be, so that it is refused."""
    return (SeatPlan("open"),) * (_players(offer) or MOST_PLAYERS)


def _players(offer: GameOffer) -> int:
    players = offer.options["players"]
    return players if type(players) is int and PLAYERS <= players <= MOST_PLAYERS else 0


def gone(live: LiveTable) -> list[int] | None:
    """The seats of those who sat down for a quick game and do not look at the table any more; `None` where everybody waits, or nobody has to."""
    table = live.table
    if not table.setup.quick or table.status is not TableStatus.OPEN or table.is_full:
        return None
    sitting = _sitting(table)
    return [seat for seat in sitting if not live.audience.is_present(seat)] or (None if sitting else [])


def without(table: Table, seats: Sequence[int]) -> list[TableEvent]:
    """Those who have gone are not waited for any more; if nobody is left, neither is the table."""
    if set(_sitting(table)) <= set(seats):
        return decisions.close(table, SERVER, LEFT)
    return [Left(SERVER, seat=seat) for seat in seats]


class _Choice(NamedTuple):
    """A table at which somebody could sit down."""

    live: LiveTable
    offers: Sequence[GameOffer]
    """What all would play then; first what begins with whoever is on the way."""
    is_last: bool
    """Whether play begins when they have come."""


class QuickGames:
    """The tables in memory at which somebody waits for a quick game."""

    def __init__(self) -> None:
        self._waiting: dict[str, LiveTable] = {}
        self._coming: dict[str, dict[str, int]] = {}
        """Who was sent to a table, and until when a seat there is theirs."""
        self._lock = asyncio.Lock()

    def note(self, live: LiveTable) -> None:
        """A table has changed."""
        table = live.table
        if not table.setup.quick:
            return
        if table.status is TableStatus.OPEN and not table.is_full:
            self._waiting[table.id] = live
            for person in [person for person in self._coming.get(table.id, ()) if table.seats_of(person)]:
                del self._coming[table.id][person]
        else:
            self._waiting.pop(table.id, None)
            self._coming.pop(table.id, None)

    def forget(self, live: LiveTable) -> None:
        """A table is not here any more."""
        self._waiting.pop(live.table.id, None)
        self._coming.pop(live.table.id, None)

    async def find(self, person: str, setup: Setup, make: Callable[[], Awaitable[LiveTable]], waits_at: LiveTable | None = None) -> LiveTable:
        """The table for somebody who would play what `setup` offers: where somebody waits for one of these games, or else the one that is made.

        Who waits already stays there, unless they want something else now, or somebody has waited for longer elsewhere: of two who have missed each
        other, one comes to the other when they ask again. Where play begins in the moment in which they ask, they have what they waited for: the
        table at which they said that they wait, or any at which they wait.
        """
        async with self._lock:
            if waits_at is not None and _begins(waits_at.table, person):
                return waits_at
            own = [live for live in self._waiting.values() if _is_whose(live.table, person)]
            same = next((live for live in own if self._is_still_wanted(live, person, setup)), None)
            found = await self._other(person, setup, same) or same or await make()
            if not found.table.seats_of(person):
                self._coming.setdefault(found.table.id, {})[person] = found.time.now() + ARRIVING_MS
            for live in own:
                if live is not found:
                    await _leave(live, person)
                    if _begins(live.table, person):
                        self._coming.get(found.table.id, {}).pop(person, None)
                        return live
            return found

    def _is_still_wanted(self, live: LiveTable, person: str, setup: Setup) -> bool:
        """Whether somebody who waits at a table, and asks again, stays there. Who waits alone offers all that they would play."""
        theirs, ours = live.table.setup.quick, setup.quick
        is_alone = all(seat.person in (None, person) for seat in live.table.seats) and not self._coming_to(live, person)
        return theirs == ours if is_alone else all(offer in ours for offer in theirs)

    async def _other(self, person: str, setup: Setup, own: LiveTable | None) -> LiveTable | None:
        """A table of somebody else who waits for one of these games; and for longer than this one does, if they have a table of their own."""
        for choice in sorted(self._choices(person, setup, own), key=lambda choice: (not choice.is_last, _age(choice.live))):
            if await _settle(choice.live, person, choice.offers):
                return choice.live
        return None

    def _choices(self, person: str, setup: Setup, own: LiveTable | None) -> Iterator[_Choice]:
        """The tables at which somebody can sit down."""
        for live in self._waiting.values():
            if _is_whose(live.table, person) or not self._is_waited_for(live, person) or (own is not None and _age(live) >= _age(own)):
                continue
            people = len(_sitting(live.table)) + len(self._coming_to(live, person)) + 1
            offers = [offer for offer in live.table.setup.quick if offer in setup.quick and _players(offer) >= people]
            if offers:
                offers.sort(key=lambda offer: _players(offer) > people)
                yield _Choice(live, offers, is_last=_players(offers[0]) == people)

    def _coming_to(self, live: LiveTable, person: str) -> list[str]:
        """Who else is on the way to a table."""
        now = live.time.now()
        return [each for each, until in self._coming.get(live.table.id, {}).items() if each != person and until > now]

    def _is_waited_for(self, live: LiveTable, person: str) -> bool:
        """Whether somebody waits here, or is on the way."""
        table = live.table
        is_new = live.time.now() - table.touched_at < ARRIVING_MS
        if not (sitting := _sitting(table)):
            return bool(self._coming_to(live, person))
        return any(live.audience.is_present(seat) or (is_new and seat not in live.audience.absent_since) for seat in sitting)


def _age(live: LiveTable) -> tuple[int, str]:
    return live.table.made_at, live.table.id


async def _leave(live: LiveTable, person: str) -> None:
    """Somebody waits elsewhere now: who else is there goes on waiting."""

    def decide(table: Table) -> list[TableEvent]:
        if table.status is not TableStatus.OPEN or table.is_full:
            return []
        if all(seat.person in (None, person) for seat in table.seats):
            return decisions.close(table, person, LEFT)
        return [Left(person, seat=number) for number in sorted(table.seats_of(person))]

    await live.do(decide)


def _begins(table: Table, person: str) -> bool:
    """Whether play has begun, or does as soon as everybody has shown what they give to the deals."""
    return bool(table.seats_of(person)) and table.is_full and table.status in (TableStatus.OPEN, TableStatus.RUNNING)


def _sitting(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats, 1) if seat.person is not None]


def _is_whose(table: Table, person: str) -> bool:
    return bool(table.seats_of(person)) or (table.maker == person and not _sitting(table))


async def _settle(live: LiveTable, person: str, offers: Sequence[GameOffer]) -> bool:
    """Agree on the first of these games, and that the others would do as well; whether that was still possible."""
    offer, still = offers[0], tuple(offers)

    def decide(table: Table) -> list[TableEvent]:
        if table.status is not TableStatus.OPEN or table.is_full:
            raise Conflict("table-is-full", "Every seat of this table is taken: you can watch it.")
        setup = table.setup
        agreed = replace(setup, game=offer.game, options=offer.options, seats=_plans(offer), quick=still)
        if agreed == setup:
            return []
        sitting = _sitting(table)
        return [Arranged(person, agreed, (*sitting, *(None,) * (_players(offer) - len(sitting))))]

    try:
        await live.do(decide)
    except Conflict:
        return False
    return True
