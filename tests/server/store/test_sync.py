"""The proof that what is acknowledged is on the disk. A killed process proves nothing: the kernel keeps what it wrote. See `shim.c`."""

import asyncio
import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.kit.effort import some
from tests.kit.patience import PATIENCE
from tests.server.needs import missing
from tests.server.store.acknowledging import stream_of
from tests.server.store.kit import opened, played

HERE = Path(__file__).parent
WAL = "store.sqlite-wal"


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or not sys.platform.startswith("linux"):
        missing("there is no C compiler (tests/machine.sh installs one), or this is not Linux")
    made = tmp_path_factory.mktemp("shim") / "shim.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", made, HERE / "shim.c", "-ldl"], check=True)
    return made


@dataclass(frozen=True)
class Killed:
    """What was left of a process that was killed: the log of its writes, syncs and acknowledgements, and what was synced."""

    log: list[list[str]]
    kept: Path

    @property
    def acknowledged(self) -> set[int]:
        return {int(words[1]) for words in self.log if words[0] == "ack"}

    def told_too_early(self) -> set[int]:
        """The marks that were acknowledged without a sync of the log after the write of their first frame."""
        written: set[int] = set()
        synced: set[int] = set()
        early: set[int] = set()
        for what, where, *marks in self.log:
            if what == "write" and where == WAL:
                written.update(map(int, marks))
            elif what == "sync" and where == WAL:
                synced |= written
            elif what == "ack" and int(where) not in synced:
                early.add(int(where))
        return early

    def lost(self) -> set[int]:
        """The marks that were acknowledged and are not in a store that has only what was synced."""

        async def found() -> set[int]:
            async with opened(f"sqlite:///{self.kept}/store.sqlite") as store:
                streams = {stream_of(mark): await store.read(stream_of(mark)) for mark in self.acknowledged}
                for stream, events in streams.items():
                    assert [event.version for event in events] == list(range(1, len(events) + 1))
                    # And it goes on from there.
                    await store.append(stream, len(events), [played()], at=1)
                return {event.at for events in streams.values() for event in events}

        return self.acknowledged - asyncio.run(found())


def killed(shim: Path, folder: Path, synchronous: str, after: int) -> Killed:
    """Let the process run until so many lines are in its log, and kill it there."""
    files, kept, log = (folder / name for name in ("files", "kept", "log"))
    files.mkdir(parents=True)
    kept.mkdir()
    environment = {**os.environ, "LD_PRELOAD": str(shim), "SHIM_FOLDER": str(files), "SHIM_LOG": str(log), "SHIM_KEEP": str(kept)}
    command = [sys.executable, "-m", "tests.server.store.acknowledging", str(files), str(log), synchronous]
    process = subprocess.Popen(command, env=environment, cwd=HERE.parents[2], stderr=subprocess.PIPE)
    try:
        end = time.monotonic() + PATIENCE
        while not log.exists() or log.read_bytes().count(b"\nack") < after:
            assert process.poll() is None, process.stderr and process.stderr.read()
            assert time.monotonic() < end
            time.sleep(0.01)
    finally:
        process.kill()
        process.communicate()
    # A copy that was being made when the process was killed.
    for unfinished in kept.glob("*.draft"):
        unfinished.unlink()
    lines = log.read_text().split("\n")
    return Killed([line.split() for line in lines[:-1]], kept)


def test_every_acknowledgement_comes_after_the_sync(shim: Path, tmp_path: Path) -> None:
    left = killed(shim, tmp_path, "FULL", after=1_000)
    assert len(left.acknowledged) >= 1_000
    assert left.told_too_early() == set()
    # Commits were grouped, and the log was written back into the database meanwhile.
    syncs = [where for what, where, *_ in left.log if what == "sync"]
    assert syncs.count(WAL) < len(left.acknowledged) / 2
    assert "store.sqlite" in syncs
    # And the folder was synced once the log was in it, before anybody was told anything.
    lines = [" ".join(words[:2]) for words in left.log]
    first_told = next(number for number, line in enumerate(lines) if line.startswith("ack"))
    assert "sync ." in lines[lines.index(f"write {WAL}") : first_told]


@pytest.mark.parametrize("after", some([1, 50, 333, 777, 1_500], 2))
def test_without_what_was_not_synced_nothing_acknowledged_is_lost(shim: Path, tmp_path: Path, after: int) -> None:
    assert killed(shim, tmp_path, "FULL", after).lost() == set()


@pytest.mark.parametrize("synchronous", some(["NORMAL", "OFF"], 1))
def test_a_store_that_does_not_sync_would_be_noticed(shim: Path, tmp_path: Path, synchronous: str) -> None:
    assert len(killed(shim, tmp_path, synchronous, after=500).told_too_early()) > 100


def test_a_store_that_syncs_now_and_then_would_lose_something(shim: Path, tmp_path: Path) -> None:
    # A kill right after a checkpoint, which syncs, loses nothing by chance; the first one nearly always does, and so many do not all come then.
    assert any(killed(shim, tmp_path / str(after), "NORMAL", after).lost() for after in range(500, 3_500, 120))
