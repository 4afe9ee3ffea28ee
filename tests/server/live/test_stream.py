"""The one way by which something live changes, with a store that fails as it is told."""

import asyncio

import pytest

from azulejos.rules import AzulejosError
from azulejos.server.errors import Unavailable
from azulejos.server.live.stream import Change, LiveStream
from azulejos.server.store import NewEvent, StatementRefused, Store, StoreFailed, VersionConflict
from tests.kit.errors import raises

FAILED = StoreFailed("broken", "It broke.")
REFUSED = StatementRefused("refused", "Not so.")


class Counter:
    """A number that is live: every command adds one."""

    def __init__(self, store: Store, tries: int = 1) -> None:
        self.store = store
        self.value = 0
        self.answers: dict[str, int] = {}
        self.failures: list[Exception] = []
        self.decided = 0
        self.unreadable: Exception | None = None
        self.stream = LiveStream("counter", self, self.read, tries)  # type: ignore[arg-type]

    async def append(self, stream: str, after: int, events: list[NewEvent], at: int, also: object, owned: object) -> None:
        """The store's, or what a test wants to go wrong: `FAILED` after it was stored, everything else before."""
        failure = self.failures.pop(0) if self.failures else None
        if failure is None or failure is FAILED:
            await self.store.append(stream, after, events, at)
        if failure is not None:
            raise failure

    async def read(self) -> None:
        if self.unreadable is not None:
            raise self.unreadable
        for event in await self.store.read("counter:x", self.value):
            self.value = event.version
            self.answers[event.payload["id"]] = event.version

    async def add(self, id: str) -> int:
        def decide() -> Change[int] | int:
            self.decided += 1
            if id == "nothing":
                return self.value

            def apply() -> int:
                self.value += 1
                self.answers[id] = self.value
                return self.value

            return Change("counter:x", self.value, [NewEvent("added", {"id": id}, "p-ann")], 0, apply)

        return await self.stream.do(decide, lambda: self.answers.get(id))


async def test_commands_are_done_one_after_the_other_and_a_repeated_one_once(sqlite_store: Store) -> None:
    counter = Counter(sqlite_store)
    assert sorted(await asyncio.gather(*map(counter.add, "abcab"))) == [1, 1, 2, 2, 3]
    assert (counter.value, counter.decided) == (3, 3)
    assert [event.payload["id"] for event in await sqlite_store.read("counter:x")] == ["a", "b", "c"]
    assert await counter.add("nothing") == 3


async def test_a_commit_that_broke_half_way_is_found_in_the_store_and_not_done_twice(sqlite_store: Store) -> None:
    counter = Counter(sqlite_store)
    counter.failures = [FAILED]
    with pytest.raises(Unavailable) as caught:
        await counter.add("a")
    assert (caught.value.code, counter.stream.is_broken, counter.value) == ("store-failed", True, 0)
    assert await counter.add("a") == 1
    assert (counter.stream.is_broken, len(await sqlite_store.read("counter:x"))) == (False, 1)


@pytest.mark.parametrize(
    "failure", [StoreFailed("not-read", "It cannot be read.", reason="connection to 10.0.0.7 refused"), AzulejosError("bad-token", "What is this?")]
)
async def test_where_it_cannot_be_read_whether_it_was_done_nobody_is_told_that_it_was_not(sqlite_store: Store, failure: Exception) -> None:
    counter = Counter(sqlite_store)
    counter.failures, counter.unreadable = [FAILED], failure
    with raises(Unavailable, "store-failed"):
        await counter.add("a")
    for _ in range(2):
        with raises(Unavailable, "store-failed") as caught:
            await counter.add("a")
        assert "10.0.0.7" not in caught.value.text
        # That a store fails the log has already; everything else has to be logged by whoever meets it.
        assert isinstance(caught.value, StatementRefused) != isinstance(failure, StoreFailed)
        assert counter.decided == 1
    counter.unreadable = None
    assert await counter.add("a") == 1
    assert len(await sqlite_store.read("counter:x")) == 1


async def test_what_another_process_has_written_is_read_before_the_next_decision(sqlite_store: Store) -> None:
    counter = Counter(sqlite_store)
    await sqlite_store.append("counter:x", 0, [NewEvent("added", {"id": "other"}, "p-ben")], 0)
    with raises(Unavailable, "store-moved-on"):
        await counter.add("a")
    await counter.stream.heal()
    assert counter.value == 1
    patient = Counter(sqlite_store, tries=2)
    assert await patient.add("a") == 2


@pytest.mark.parametrize(("failure", "code"), [(VersionConflict("counter:x", 0, 1), "store-moved-on"), (REFUSED, "store-failed")])
async def test_a_command_gives_up_after_so_many_tries(sqlite_store: Store, failure: Exception, code: str) -> None:
    counter = Counter(sqlite_store, tries=3)
    counter.failures = [failure] * 3
    with pytest.raises(Unavailable) as caught:
        await counter.add("a")
    assert (caught.value.code, counter.decided) == (code, 3)
    counter.failures = [failure] * 2
    assert await counter.add("a") == 1


async def test_a_command_that_has_begun_runs_to_its_end(sqlite_store: Store) -> None:
    counter = Counter(sqlite_store)
    task = asyncio.create_task(counter.add("a"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await counter.stream.settle()
    assert counter.value == 1
