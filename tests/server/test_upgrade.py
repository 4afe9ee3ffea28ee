"""Tables that were begun on an earlier release go on: on the databases that releases have kept (`tests/server/keep.py`)."""

import random
import shutil
from pathlib import Path

import pytest

from azulejos.notation import agn
from azulejos.server import fair
from azulejos.server.bot_workers import BotPool
from azulejos.server.live.time_source import TimeSource
from azulejos.server.logs import Log
from azulejos.server.store import Store
from azulejos.server.tables.policy import TablePolicy
from azulejos.server.tables.registry import TableRegistry
from azulejos.server.tables.state import TableStatus
from tests.server.keep import PEOPLE, TABLES, play

KEPT = sorted((Path(__file__).parent / "kept").glob("*.sqlite"))


def test_a_database_of_every_release_is_kept() -> None:
    assert [file.stem for file in KEPT] == ["0.1"]


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
async def test_its_tables_go_on(file: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copy(file, tmp_path / "copy.sqlite"))
    store = await Store.open(f"sqlite:///{copy}")
    bot_pool = BotPool(1, 10)
    await bot_pool.start()
    registry = TableRegistry(store, bot_pool, TablePolicy(), TimeSource(), Log())
    await registry.open()
    try:
        for id, (_, count) in TABLES.items():
            live = await registry.table(id)
            table = live.table
            assert live.audience.names[PEOPLE[0]] == "Player 1"
            assert [said.event.phrase for said in live.chat.said] == ["hello"]
            if count < 0:
                assert table.status is TableStatus.OPEN
                assert [seat.is_taken for seat in table.seats] == [True, False]
                continue
            assert (table.status is TableStatus.FINISHED) == (id == "keptfinished")
            assert (table.awaiting is not None) == (id == "keptduelunsure")
            # The kept clocks do not run while nobody serves: a move in time is still in time.
            assert all(seat.stand_in is None for seat in table.seats)
            await play(live, 1000, random.Random(1))
            assert table.status is TableStatus.FINISHED
            assert fair.verify(agn.read_one(live.record(frozenset({1})))).is_fair
    finally:
        await registry.close()
        await bot_pool.stop()
        await store.close()
