"""The way back to an older release: the schema of that release, every event, and forward again."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, text

from azulejos.server.store import Store, listing, schema
from azulejos.server.store.database import connectable, url_of
from azulejos.server.store.downgrade import OLDEST, downgrade
from azulejos.server.store.migration import known, migrate, newest, revision_of
from azulejos.server.store.server_lock import take
from tests.cli.command import azulejos, refused
from tests.kit.errors import code_of
from tests.server.store.kit import STREAM, played, within

BACK = [revision for revision in sorted(known()) if OLDEST <= revision < newest()]


@pytest.fixture
def engine(store_url: str) -> Iterator[Engine]:
    engine = connectable(url_of(store_url), writing=True)
    yield engine
    engine.dispose()


def tables(engine: Engine) -> dict[str, list[str]]:
    """The tables of a database, and their columns and indexes."""
    with engine.connect() as connection:
        look = inspect(connection)
        return {
            name: sorted([column["name"] for column in look.get_columns(name)] + [str(index["name"]) for index in look.get_indexes(name)])
            for name in look.get_table_names()
        }


def of_release(url: str, revision: str) -> dict[str, list[str]]:
    """The tables that a release of a revision makes."""
    engine = connectable(url_of(url), writing=True)
    try:
        with engine.begin() as connection:
            migrate(connection, revision)
        return tables(engine)
    finally:
        engine.dispose()


@pytest.mark.parametrize("revision", BACK)
def test_back_and_forward_again(store_url: str, engine: Engine, tmp_path: Path, revision: str) -> None:
    running = listing.put("x", state="running", public=True, game="azul", made_at=1, updated_at=1, summary={})
    within(store_url, lambda store: store.append(STREAM, 0, [played()], at=7, also=[running]))
    assert downgrade(store_url, revision) == newest()
    with engine.connect() as connection:
        assert revision_of(connection) == revision
        assert connection.execute(text("SELECT at FROM event")).scalars().all() == [7]
    if engine.dialect.name == "sqlite":
        assert tables(engine) == of_release(f"sqlite:///{tmp_path}/release.sqlite", revision)

    async def forward(store: Store) -> list[int]:
        return [event.at for event in await store.read(STREAM)]

    assert within(store_url, forward) == [7]
    with engine.connect() as connection:
        assert revision_of(connection) == newest()
        assert compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), schema.metadata) == []
        woken = connection.execute(text("SELECT count(*) FROM wake")).scalar_one()
        assert woken == (revision < "0005"), "tables that are being played are woken after an upgrade"


@pytest.mark.parametrize("revision", ["0003", "0001", newest(), "9999", "head", "-1", ""])
def test_where_no_way_leads(store_url: str, engine: Engine, revision: str) -> None:
    within(store_url, lambda store: store.append(STREAM, 0, [played()], at=7))
    assert code_of(lambda: downgrade(store_url, revision)) == "no-way-back"
    with engine.connect() as connection:
        assert revision_of(connection) == newest()


def test_a_store_that_is_served_is_not_changed(store_url: str, engine: Engine) -> None:
    within(store_url, lambda store: store.append(STREAM, 0, [played()], at=7))
    lock = take(store_url, "restore")
    try:
        assert code_of(lambda: downgrade(store_url, BACK[-1])) == "store-in-use"
    finally:
        lock.release()
    with engine.connect() as connection:
        assert revision_of(connection) == newest()


def test_the_command(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/store.sqlite"
    assert "There is no store" in refused("downgrade", BACK[-1], "--database", url)
    within(url, lambda store: store.append(STREAM, 0, [played()], at=7))
    assert ", ".join(BACK) in refused("downgrade", "0001", "--database", url)
    ran = azulejos("downgrade", BACK[-1], "--database", url)
    assert (ran.status, ran.errors) == (0, "")
    assert f"from revision {newest()} to {BACK[-1]}" in ran.output
