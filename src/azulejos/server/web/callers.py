"""Who is calling: a person by the key of a device, a seat by its token, the operator by theirs. Only hashes of keys are known here."""

from __future__ import annotations

import hmac
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from azulejos.server.errors import NotAllowed
from azulejos.server.settings import Settings
from azulejos.server.store import Store, bans, keys, people
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.messages import Seats
from azulejos.server.tables.state import TableStatus
from azulejos.server.web.identity import DEVICE_COOKIE, SEAT_COOKIE, bearer, hash_of
from azulejos.server.web.limits import network

MOST_KNOWN = 50_000
"""So many keys are remembered, so that not every request asks the store."""
MOST_TOKENS = 8
"""So many tokens of seats are looked at: a table has four seats."""
PROGRAM = "program"
"""How events name whoever holds a program's seat."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody who calls."""

    person: str | None
    address: str
    hashes: frozenset[str] = frozenset()
    """Of the tokens that were shown."""
    is_operator: bool = False

    @property
    def actor(self) -> str:
        """How events name the caller."""
        return self.person or PROGRAM

    def token_seats(self, live: LiveTable) -> Seats:
        """The seats of a table whose tokens the caller has shown."""
        return frozenset(live.keys[hash] for hash in self.hashes if hash in live.keys)

    def is_delayed(self, live: LiveTable) -> bool:
        """Whether the caller sees a table with the delay that spectators of an event have."""
        return live.audience.delayed is not None and not (self.seats(live) or self.hashes & live.staff or self.is_operator)

    def seats(self, live: LiveTable) -> Seats:
        """The seats of a table that the caller holds."""
        shown = self.token_seats(live) if self.hashes else frozenset()
        return shown | live.table.seats_of(self.person) if self.person is not None else shown

    def may_watch(self, live: LiveTable) -> bool:
        """Whether the caller may look at a table: where its players want no spectators, only before play begins."""
        table = live.table
        is_private = not table.setup.settings.watchable and table.status is not TableStatus.OPEN
        return not is_private or bool(self.seats(live)) or self.is_operator or (self.person is not None and self.person == table.maker)

    def known(self) -> str:
        """The person; or a refusal that says how to become one."""
        if self.person is None:
            raise unknown()
        return self.person


def unknown() -> NotAllowed:
    """The refusal of somebody whom nobody knows."""
    return NotAllowed("no-device-key", "This device is not known here: choose a name first (POST /api/v1/me).", status=401)


class Callers:
    """Finds out who calls."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], int]) -> None:
        self._store = store
        self._settings = settings
        self._now = now
        self._people: OrderedDict[str, str | None] = OrderedDict()
        self._banned: set[tuple[str, str]] | None = None
        self._age = 0

    async def of(self, connection: HTTPConnection) -> Caller:
        """Who makes a request or opens a socket; a refusal for somebody who is banned."""
        token = bearer(connection.headers.get("authorization"))
        shown = [value for name, value in connection.cookies.items() if name.startswith(SEAT_COOKIE)][:MOST_TOKENS]
        hashes = frozenset(map(hash_of, shown if token is None else [*shown, token]))
        device = connection.cookies.get(DEVICE_COOKIE)
        person = await self._person(hash_of(device)) if device else None
        address = connection.client.host if connection.client is not None else ""
        operator = self._settings.operator_hash
        is_operator = token is not None and operator is not None and hmac.compare_digest(hash_of(token), operator)
        caller = Caller(person, address, hashes, is_operator)
        # Whoever holds the operator's token can lift every ban, also one of their own address.
        if not is_operator:
            await self.check_ban(caller)
        return caller

    async def _person(self, hash: str) -> str | None:
        if hash not in self._people:
            age = self._age
            rows = await self._store.rows(keys.find(hash))
            person = rows[0].person if rows and rows[0].kind == "device" else None
            if age != self._age:
                return await self._person(hash)  # Keys have changed meanwhile, perhaps this one.
            self._people[hash] = person
            if len(self._people) > MOST_KNOWN:
                self._people.popitem(last=False)
            return person
        return self._people[hash]

    async def check_ban(self, caller: Caller) -> None:
        """Refuse somebody who is banned."""
        if self._banned is None:
            age = self._age
            banned = {(row.kind, row.value) for row in await self._store.rows(bans.valid(self._now()))}
            if age == self._age:
                self._banned = banned
        else:
            banned = self._banned
        # Only where somebody was banned at all the store is asked whether the ban still holds.
        if ("address", place := network(caller.address)) in banned and await self._store.rows(bans.find("address", place, self._now())):
            raise _banned()
        person = caller.person
        if person is not None and ("person", person) in banned and await self._store.rows(bans.find("person", person, self._now())):
            raise _banned()

    def forget(self) -> None:
        """Keys or bans have changed: ask the store again."""
        self._age += 1
        self._people.clear()
        self._banned = None

    async def name(self, person: str) -> str:
        """The name that a person has chosen; a refusal where the person has been erased."""
        rows = await self._store.rows(people.find([person]))
        if not rows:
            raise unknown()
        return str(rows[0].name)


def _banned() -> NotAllowed:
    return NotAllowed("banned", "The operator has banned you from this server.")
