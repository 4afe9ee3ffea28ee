"""Older stores are brought up to this release; newer ones are left alone."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import CheckConstraint, Engine, insert, inspect, text

from azulejos.server.store import Store, StoreFailed, listing, people, roles, schema, wakes
from azulejos.server.store.backup import backup as save
from azulejos.server.store.backup import restore
from azulejos.server.store.database import connectable, url_of
from azulejos.server.store.migration import known, migrate, newest, revision_of
from tests.kit.errors import raises
from tests.server.store.kit import STREAM, played, within


@pytest.fixture
def engine(store_url: str) -> Any:
    engine = connectable(url_of(store_url), writing=True)
    yield engine
    engine.dispose()


def at_revision(engine: Engine, revision: str) -> None:
    """A store with one event, as a release of that revision left it."""
    with engine.begin() as connection:
        migrate(connection, revision)
        connection.execute(
            insert(schema.event).values(stream=STREAM, version=1, at=7, actor="p-ann", kind="created", payload='{"form":1}'),
        )


def test_the_revisions_are_those_of_alembic() -> None:
    config = Config()
    config.set_main_option("script_location", "azulejos.server.store:migrations")
    scripts = ScriptDirectory.from_config(config)
    assert known() == {script.revision for script in scripts.walk_revisions()}
    assert newest() == scripts.get_current_head()


def test_the_revisions_lead_to_the_schema(engine: Engine) -> None:
    with engine.begin() as connection:
        migrate(connection)
        assert revision_of(connection) == newest()
        assert compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), schema.metadata) == []
        # What that comparison does not look at.
        for table in schema.metadata.tables.values():
            checks = {str(check["name"]) for check in inspect(connection).get_check_constraints(table.name)}
            assert checks == {str(check.name) for column in table.columns for check in column.constraints if isinstance(check, CheckConstraint)}
        if connection.dialect.name == "sqlite":
            made = connection.execute(text("SELECT sql FROM sqlite_master WHERE name = 'event'")).scalar_one()
            assert "WITHOUT ROWID" in made


@pytest.mark.parametrize("revision", sorted(known()))
def test_an_older_store_is_migrated_when_it_is_opened(store_url: str, engine: Engine, revision: str) -> None:
    at_revision(engine, revision)
    with engine.connect() as connection:
        assert inspect(connection).has_table("listing") == (revision >= "0002")
        assert inspect(connection).has_table("player") == (revision >= "0003")
        assert inspect(connection).has_table("role") == (revision >= "0004")
        assert inspect(connection).has_table("wake") == (revision >= "0005")
        assert inspect(connection).has_table("result") == (revision >= "0007")

    async def test(store: Store) -> None:
        assert [event.at for event in await store.read(STREAM)] == [7]
        held = roles.add("5f", "spring", 1, "organiser", "p-1", "Mara", made_at=1)
        put = listing.put("x", state="open", public=True, game="azul", made_at=1, updated_at=1, summary={})
        await store.append(STREAM, 1, [played()], at=8, also=[put, people.put_player("p-1", "Ann", "Rossi"), held])

    within(store_url, test)
    with engine.connect() as connection:
        assert revision_of(connection) == newest()


def test_tables_that_were_being_played_are_woken_after_an_update(store_url: str, engine: Engine) -> None:
    at_revision(engine, "0004")
    with engine.begin() as connection:
        row = {"public": False, "game": "azul", "made_at": 1, "summary": "{}"}
        for at, state in enumerate(("open", "running", "finished", "running")):
            connection.execute(insert(schema.listing).values(table_id=f"t{at}", state=state, updated_at=at, **row))

    async def test(store: Store) -> None:
        assert [row.table_id for row in await store.rows(wakes.latest_first())] == ["t3", "t1"]

    within(store_url, test)


def test_a_newer_store_is_refused_and_not_touched(store_url: str, engine: Engine) -> None:
    at_revision(engine, newest())
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with raises(StoreFailed, "newer-store"):
        asyncio.run(Store.open(store_url))
    with engine.connect() as connection:
        assert revision_of(connection) == "9999"


def test_a_migration_that_fails_leaves_everything_as_it_was(store_url: str, engine: Engine) -> None:
    at_revision(engine, "0001")
    with engine.begin() as connection:
        # In the way of the last table that the next revision makes.
        connection.execute(text("CREATE TABLE report (id integer)"))
    with raises(StoreFailed, "not-opened"):
        asyncio.run(Store.open(store_url))
    with engine.connect() as connection:
        assert revision_of(connection) == "0001"
        assert not inspect(connection).has_table("listing")


async def test_two_servers_may_open_a_new_store_at_once(store_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(store_url) for _ in range(4)))
    for number, store in enumerate(stores):
        await store.append(STREAM, number, [played()], at=1)
        await store.close()


@pytest.mark.parametrize(
    "made",
    [
        ["CREATE TABLE invoice (id integer PRIMARY KEY)"],
        ["CREATE TABLE event (id integer PRIMARY KEY)", "CREATE TABLE person (id integer PRIMARY KEY)"],
        ["CREATE TABLE invoice (id integer)", "CREATE TABLE alembic_version (version_num text)", "INSERT INTO alembic_version VALUES ('ab12cd34')"],
    ],
)
def test_another_programs_database_is_refused_and_not_touched(tmp_path: Path, made: list[str]) -> None:
    file = tmp_path / "books.sqlite"
    with closing(sqlite3.connect(file)) as theirs:
        for statement in made:
            theirs.execute(statement)
        theirs.commit()
    file.chmod(0o640)
    before = file.read_bytes()
    url, backup = f"sqlite:///{file}", tmp_path / "backup.sqlite"
    within(f"sqlite:///{tmp_path}/ours.sqlite", lambda store: store.write([]))
    save(f"sqlite:///{tmp_path}/ours.sqlite", backup)
    with raises(StoreFailed, "not-a-store") as caught:
        asyncio.run(Store.open(url))
    assert "another program" in str(caught.value)
    for force in (False, True):
        with raises(StoreFailed, "not-a-store"):
            restore(backup, url, force=force)
    assert file.read_bytes() == before
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert sorted(each.name for each in tmp_path.iterdir()) == ["backup.sqlite", "books.sqlite", "ours.sqlite"]


def test_another_programs_revisions_in_postgresql_are_refused(postgres_url: str) -> None:
    engine = connectable(url_of(postgres_url), writing=True)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num text)"))
        connection.execute(text("INSERT INTO alembic_version VALUES ('ab12cd34')"))
    engine.dispose()
    with raises(StoreFailed, "not-a-store"):
        asyncio.run(Store.open(postgres_url))
