"""`azulejos prune`: what ended long ago goes, and nothing else."""

import asyncio
import json
import time
from pathlib import Path

import pytest

from azulejos.server.store import NewEvent, Store, keys, listing, reports, secrets, wakes
from azulejos.server.store.schema import metadata
from tests.cli.command import azulejos, refused
from tests.server.store.kit import within

NOW = time.time_ns() // 1_000_000
DAY = 86_400_000
TABLES = {
    "old": ("finished", 400),
    "older": ("closed", 500),
    "recent": ("finished", 300),
    "running": ("running", 400),
    "open": ("open", 400),
    "event": ("finished", 400),
    "reported": ("finished", 400),
    "settled": ("finished", 400),
}
GONE = {"old", "older", "settled"}


async def fill(store: Store) -> None:
    """Tables in all states, of all ages, with all that belongs to a table."""
    for id, (state, days) in TABLES.items():
        at = NOW - days * DAY
        setup = {"event": {"event": "spring", "game": 1, "table": 1}} if id == "event" else {"text": 'of an \\"event\\":{'}
        also = [
            listing.put(id, state=state, public=True, game="azul", made_at=at, updated_at=at, summary={"seats": []}),
            listing.put_person(id, "p-ann"),
            keys.put_seat(f"hash of {id}", id, 1),
            secrets.add(id, b"seed"),
            wakes.put(id, at),
        ]
        await store.append(f"table:{id}", 0, [NewEvent("created", {"form": 1, "setup": setup}, "p-ann"), NewEvent("closed", {}, "p-ann")], at, also)
        await store.append(f"chat:{id}", 0, [NewEvent("said", {"text": "hello"}, "p-ann")], at)
    for id, state in (("reported", "open"), ("settled", "done")):
        await store.write([reports.add(f"r{id}", table_id=id, person="p-ann", at=NOW, about="", text="rude")])
        if state == "done":
            await store.write([reports.mark(f"r{id}", "done")])


@pytest.fixture
def store(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path}/store.sqlite"
    within(url, fill)
    return url


def left(url: str) -> dict[str, set[str]]:
    """The tables that each part of the store still knows."""

    async def read(store: Store) -> dict[str, set[str]]:
        found = {"event": {row.stream.split(":")[1] for row in await store.rows(metadata.tables["event"].select()) if ":" in row.stream}}
        for name in ("listing", "listing_person", "seat_key", "secret", "wake"):
            found[name] = {row.table_id for row in await store.rows(metadata.tables[name].select())}
        return found

    return within(url, read)


def test_only_what_ended_long_ago_is_removed_and_all_of_it(store: str) -> None:
    ran = azulejos("prune", "--days", "365", "--database", store)
    assert (ran.status, ran.errors, ran.output) == (0, "", "Removed 3 tables with 9 events.\n")
    for part, tables in left(store).items():
        assert tables == TABLES.keys() - GONE, part
    assert azulejos("prune", "--days", "365", "--database", store).output == "Removed 0 tables with 0 events.\n"


def test_it_stands_in_the_operators_log(store: str) -> None:
    azulejos("prune", "--days", "365", "--database", store)
    [noted] = within(store, lambda opened: opened.read("operator"))
    assert (noted.kind, noted.payload["tables"]) == ("pruned", 3)


def test_a_dry_run_only_counts(store: str) -> None:
    before = left(store)
    ran = azulejos("prune", "--days", "365", "--dry-run", "--json", "--database", store)
    assert json.loads(ran.output) == {"removed": False, "tables": 3, "events": 9}
    assert left(store) == before
    assert within(store, lambda opened: opened.read("operator")) == []


def test_many_go_in_several_transactions(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/store.sqlite"

    async def many(store: Store) -> None:
        entries = [
            listing.put(f"t{number}", state="finished", public=True, game="azul", made_at=1, updated_at=1, summary={"seats": []})
            for number in range(450)
        ]
        await asyncio.gather(*(store.append(f"table:t{number}", 0, [NewEvent("created", {}, "p")], 1, [entries[number]]) for number in range(450)))

    within(url, many)
    assert json.loads(azulejos("prune", "--days", "1", "--json", "--database", url).output) == {"removed": True, "tables": 450, "events": 450}


def test_a_store_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    assert "There is no store" in refused("prune", "--days", "1", "--database", f"sqlite:///{tmp_path}/none.sqlite")
    assert list(tmp_path.iterdir()) == []
