"""People, keys, seeds, lists, bans, reports and the heartbeat, on both databases."""

from typing import Any

import pytest

from azulejos.server.store import StatementRefused, Store, Unchanged, bans, heartbeat, keys, listing, people, reports, roles, secrets
from tests.server.store.kit import opened


async def found(store: Store, select: Any) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in await store.rows(select)]


async def test_people(store: Store) -> None:
    await store.write([people.put("p-1", "Ann", 1), people.put("p-2", "Ben", 2), keys.add("h", "p-1", "device", 1)])
    await store.write([people.put("p-1", "Anna", 9), people.mute("p-1", 50), bans.put("person", "p-1", None, "rude")])
    assert await found(store, people.find(["p-1"])) == [("p-1", "Anna", 1, 50)]
    await store.write([people.put("p-1", "Ann", 9)])
    assert await found(store, people.find(["p-1"])) == [("p-1", "Ann", 1, 50)]
    with pytest.raises(Unchanged):
        await store.write([people.mute("p-9", None)])
    await store.write([people.put_player("p-1", "Ann", "Rossi"), people.put_player("p-2", "Ben", ""), people.put_player("p-1", "Anna", "Rossi")])
    assert sorted(await found(store, people.find_players(["p-1", "p-2", "p-3"]))) == [("p-1", "Anna", "Rossi"), ("p-2", "Ben", "")]
    await store.write(people.erase("p-1", 60))
    await store.write(people.erase("p-1", 70))
    assert await found(store, people.erased_among(["p-1", "p-2"])) == [("p-1", 60)]
    assert await found(store, people.find(["p-1", "p-2"])) == [("p-2", "Ben", 2, None)]
    assert await found(store, people.find_players(["p-1", "p-2"])) == [("p-2", "Ben", "")]
    assert await found(store, keys.find("h")) == []
    assert await found(store, bans.valid(0)) == []


async def test_keys(store: Store) -> None:
    await store.write([people.put("p-1", "Ann", 1), keys.add("d", "p-1", "device", 1), keys.add("l", "p-1", "link", 2, expires_at=100)])
    assert await found(store, keys.of_person("p-1")) == [("d", "p-1", "device", 1, None, False), ("l", "p-1", "link", 2, 100, False)]
    for when, fails in ((100, True), (99, False), (99, True)):
        if fails:
            with pytest.raises(Unchanged):
                await store.write([keys.use("l", now=when)])
        else:
            await store.write([keys.use("l", now=when)])
    assert await found(store, keys.find("l")) == [("l", "p-1", "link", 2, 100, True)]
    await store.write([keys.remove_expired(100)])
    assert [row[0] for row in await found(store, keys.of_person("p-1"))] == ["d"]
    await store.write([keys.remove("d")])
    assert await found(store, keys.of_person("p-1")) == []
    with pytest.raises(StatementRefused):
        await store.write([keys.add("x", "p-1", "password", 1)])  # type: ignore[arg-type]


async def test_roles(store: Store) -> None:
    await store.write([roles.add("a", "spring", 1, "organiser", "p-1", "Mara", 5), roles.add("b", "spring", 2, "player", "p-2", "", 6)])
    await store.write([roles.add("c", "autumn", 1, "arbiter", "p-1", "Mara", 7), roles.revoke("spring", [1, 9], 8)])
    assert await found(store, roles.of_tournament("spring")) == [
        ("a", "spring", 1, "organiser", "p-1", "Mara", 5, 8),
        ("b", "spring", 2, "player", "p-2", "", 6, None),
    ]
    await store.write([roles.revoke("spring", [1], 9)])
    assert [row.revoked_at for row in await store.rows(roles.of_tournament("spring"))] == [8, None]
    for number, kind in ((2, "player"), (3, "king")):  # no number twice, and no other kind
        with pytest.raises(StatementRefused):
            await store.write([roles.add("d", "spring", number, kind, "p-3", "", 1)])  # type: ignore[arg-type]
    await store.write(people.erase("p-1", 10))
    assert await found(store, roles.of_tournament("autumn")) == []


async def test_keys_of_seats(store: Store) -> None:
    await store.write([keys.put_seat("a", "x", 1), keys.put_seat("b", "x", 2), keys.put_seat("c", "y", 1), keys.put_seat("a", "x", 3)])
    assert await found(store, keys.seats_of_all(["x"])) == [("b", "x", 2), ("a", "x", 3)]
    await store.write([keys.remove_seat("x", 2)])
    assert await found(store, keys.seats_of_all(["x"])) == [("a", "x", 3)]
    await store.write([keys.remove_seat("x")])
    assert await found(store, keys.seats_of_all(["x"])) == []
    assert await found(store, keys.seats_of_all(["y"])) == [("c", "y", 1)]


async def test_seeds(store: Store) -> None:
    seed = bytes(range(32))
    await store.write([secrets.add("x", seed)])
    assert await found(store, secrets.find("x")) == [("x", seed)]
    with pytest.raises(StatementRefused):
        await store.write([secrets.add("x", bytes(32))])
    await store.write([secrets.remove("x")])
    assert await found(store, secrets.find("x")) == []


async def test_lists(store_url: str) -> None:
    def put(table: str, state: str, public: bool, at: int) -> Any:
        return listing.put(table, state=state, public=public, game="azul", made_at=at, updated_at=at, summary={"seats": ["Zoë"]})

    async with opened(store_url) as store:
        await store.write([put("a", "open", True, 1), put("b", "open", False, 2), put("c", "open", True, 3), put("d", "over", True, 4)])
        await store.write([listing.put_person(table, person) for table, person in ("ap", "ap", "bp", "dq", "dp")])
        assert await found(store, listing.find("a")) == [("a", "open", True, "azul", 1, 1, '{"seats":["Zoë"]}')]

        async def tables(select: Any) -> str:
            return "".join(row[0] for row in await found(store, select))

        assert await tables(listing.in_state(["open"])) == "cba"
        assert await tables(listing.in_state(["open"], public=True)) == "ca"
        assert await tables(listing.in_state(["open"], public=False)) == "b"
        assert await tables(listing.in_state(["open", "over"], before=4, limit=2)) == "cb"
        assert await tables(listing.of_person("p")) == "dba"
        assert await tables(listing.of_person("p", before=4, limit=1)) == "b"
        assert sorted(await found(store, listing.counts())) == [("open", 3), ("over", 1)]
        await store.write([put("a", "over", False, 9), listing.remove_person("b", "p"), listing.remove("d")])
        assert await found(store, listing.find("a")) == [("a", "over", False, "azul", 1, 9, '{"seats":["Zoë"]}')]
        assert await tables(listing.of_person("p")) == "a"
        assert await tables(listing.of_person("q")) == ""


async def test_bans(store: Store) -> None:
    await store.write([bans.put("person", "p-1", 100, "rude"), bans.put("address", "::1", None, "a flood"), bans.put("person", "p-1", 200, "again")])
    assert await found(store, bans.valid(150)) == [("address", "::1", None, "a flood"), ("person", "p-1", 200, "again")]
    assert await found(store, bans.find("person", "p-1", 200)) == []
    await store.write([bans.remove("address", "::1")])
    assert await found(store, bans.valid(200)) == []


async def test_reports(store: Store) -> None:
    for id in "ab":
        await store.write([reports.add(id, table_id="x", person="p-1", at=5, about="p-2", text="rude")])
    await store.write([reports.mark("a", "done")])
    assert await found(store, reports.in_state("open")) == [("b", "x", "p-1", 5, "p-2", "rude", "open")]
    assert [row[0] for row in await found(store, reports.in_state("done"))] == ["a"]
    with pytest.raises(Unchanged):
        await store.write([reports.mark("z", "done")])


async def test_the_heartbeat(store: Store) -> None:
    assert await found(store, heartbeat.last()) == []
    for at in (5, 2**41):
        await store.write([heartbeat.put(at)])
        assert await found(store, heartbeat.last()) == [(at,)]
