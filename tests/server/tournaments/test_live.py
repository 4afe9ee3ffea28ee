"""A live tournament: what is stored is acknowledged, what is acknowledged is shown, and whoever was slower decides again."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import orjson

from azulejos.server.errors import Unavailable
from azulejos.server.live.subscriber import Message
from azulejos.server.live.time_source import TimeSource
from azulejos.server.logs import Log
from azulejos.server.store import Store, StoreFailed, events
from azulejos.server.tournaments.live import LiveTournament
from azulejos.server.tournaments.registry import TournamentRegistry
from azulejos.server.tournaments.roles import Role
from azulejos.server.tournaments.transaction import Transaction, desk_event
from azulejos.server.web.subscribers import LONGEST_TOURNAMENT_QUEUE, TournamentSubscriber
from azulejos.tournament import MARTELUDICA, CheckedIn, Entered, Person
from azulejos.tournament.organiser_desk import Arrangements
from tests.kit.errors import raises
from tests.server.store.kit import opened

ORG = "p-org"


class Clock:
    now = 1_790_000_000_000

    def __call__(self) -> int:
        self.now += 1
        return self.now


class Spectator:
    def __init__(self, role: Role | None = None) -> None:
        self.role = role
        self.got: list[Any] = []

    def send(self, message: Message) -> None:
        self.got.append(orjson.loads(message.text))

    def let_go(self, code: int, why: str) -> None:
        self.got.append((code, why))


@asynccontextmanager
async def registered(url: str) -> AsyncIterator[tuple[Store, TournamentRegistry, LiveTournament]]:
    async with opened(url) as store:
        registry = TournamentRegistry(store, 1_000, TimeSource(Clock()), Log())
        yield store, registry, await registry.create("spring", "Spring", MARTELUDICA, Arrangements(), ORG, "Mara", "hash-1")
        await registry.close()


def enter(person: str) -> Callable[[Transaction], None]:
    def how(writing: Transaction) -> None:
        writing.do(Entered(person, of_age=True))
        writing.do(CheckedIn(person))
        writing.name(Person(person, person[2:].title(), "Rossi"))
        writing.note("announced", text=f"{person} is here.")

    return how


async def test_both_streams_are_stored_or_neither(store_url: str) -> None:
    async with registered(store_url) as (store, _, live):
        await live.do(enter("p-ann"), ORG, "one")
        assert live.version == live.snapshot.state.version + live.desk.version == 3 + 4
        # Somebody else has written to the desk: the regulation's events are not stored either, and all of it is decided again.
        await store.append("desk:spring", live.desk.version, [desk_event("announced", ORG, text="From elsewhere.")], 5)
        done = await live.do(enter("p-bob"), ORG, "two")
        assert [each.text for each in live.desk.announcements] == ["p-ann is here.", "From elsewhere.", "p-bob is here."]
        assert done.version == live.version
        assert len(await store.read("tournament:spring")) == live.snapshot.state.version == 5
        assert await live.do(enter("p-bob"), ORG, "two") == done
        fresh = TournamentRegistry(store, 1_000, TimeSource(Clock()), Log())
        again = await fresh.find("spring")
        assert (again.snapshot, again.desk.announcements, again.roles) == (live.snapshot, live.desk.announcements, live.roles)
        assert await again.do(enter("p-bob"), ORG, "two") == done


async def test_after_a_store_that_failed_only_the_store_is_believed(sqlite_url: str) -> None:
    async with registered(sqlite_url) as (store, _, live):
        real = store.append

        async def stored_and_broken(*given: Any) -> None:
            await real(*given)
            raise StoreFailed("store-failed", "The line to the database broke.")

        store.append = stored_and_broken  # type: ignore[method-assign, assignment]
        with raises(Unavailable, "store-failed"):
            await live.do(enter("p-ann"), ORG, "one")
        store.append = real  # type: ignore[method-assign]
        # It was stored nevertheless: sent again, it is answered and not done twice.
        done = await live.do(enter("p-ann"), ORG, "one")
        assert (list(live.snapshot.state.entrants), done.version) == (["p-ann"], live.version)


async def test_several_changes_are_shown_as_one_and_everybody_gets_the_same(sqlite_url: str) -> None:
    async with registered(sqlite_url) as (_, _, live):
        viewer, same, desk = Spectator(), Spectator(), Spectator(live.roles[0])
        for each in (viewer, same, desk):
            live.audience.subscribe(each)
        for number in range(5):
            await live.do(enter(f"p-{number}"), ORG, f"{number}")
        assert [len(each.got) for each in (viewer, same, desk)] == [1, 1, 1], "not before it was acknowledged"
        live.audience.show()
        assert viewer.got == same.got
        assert (viewer.got[1]["version"], set(viewer.got[1]["parts"])) == (live.version, {"about", "participants", "announcements"})
        assert {"people", "next", "log"} <= set(desk.got[1]["parts"])
        live.audience.show()
        assert len(viewer.got) == 2
        await live.do(lambda writing: writing.note("called", text="A chair broke."), ORG, "call")
        live.audience.show()
        assert (len(viewer.got), len(desk.got)) == (2, 3), "nothing that a spectator sees"
        await live.do(lambda writing: writing.revoke([1]), ORG, "gone")
        assert desk.got[-1] == (4403, "role-revoked")


async def test_somebody_on_a_slow_line_gets_everything_instead_of_every_step(sqlite_url: str) -> None:
    async with registered(sqlite_url) as (_, _, live):
        free, got = asyncio.Event(), list[Any]()

        async def write(content: str | bytes) -> None:
            await free.wait()
            got.append(orjson.loads(content))

        subscriber = TournamentSubscriber(live, None, write, lambda frame: False, lambda code, why: None, packs=False)
        live.audience.subscribe(subscriber)
        for number in range(LONGEST_TOURNAMENT_QUEUE * 3):
            await live.do(lambda writing: writing.note("announced", text="Hello."), ORG, f"{number}")
            live.audience.show()
            await asyncio.sleep(0)
        free.set()
        while not got or got[-1]["version"] < live.version:
            await asyncio.sleep(0.01)
        assert len(got) <= LONGEST_TOURNAMENT_QUEUE + 2
        assert got[-1]["all"]
        subscriber.stop()
        live.audience.unsubscribe(subscriber)


async def test_who_is_idle_leaves_the_memory_and_is_read_again(sqlite_url: str) -> None:
    async with registered(sqlite_url) as (_, registry, live):
        await live.do(enter("p-ann"), ORG, "one")
        registry._now.now += 10_000  # type: ignore[attr-defined]
        registry._sweep()
        assert registry.loaded == ()
        assert (await registry.find("spring")).snapshot == live.snapshot
        assert [each["entered"] for each in await registry.listed()] == [1]


async def test_events_of_two_streams_go_into_one_transaction(store_url: str) -> None:
    async with registered(store_url) as (store, _, _):
        beside = events.beside("desk:other", 0, [desk_event("paused", ORG, game=1)], 3)
        await store.append("tournament:other", 0, [desk_event("created", ORG)], 3, [beside])
        assert {row.stream: row.version for row in await store.rows(events.versions(["tournament:other", "desk:other", "desk:none"]))} == {
            "tournament:other": 1,
            "desk:other": 1,
        }
