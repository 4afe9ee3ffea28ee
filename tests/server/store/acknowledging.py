"""A process that appends without end, and writes down each acknowledgement in the log of the shim (`shim.c`). A test kills it.

Arguments: the folder of the store, the log, and what SQLite is told to do about syncs (FULL, or less to show that it would be noticed).
"""

import asyncio
import os
import sys

from azulejos.server.store import NewEvent, Store, database

CALLERS = 20


def stream_of(mark: int) -> str:
    """Where the event with a mark is."""
    return f"table:{mark % CALLERS}"


async def append(folder: str, log: int) -> None:
    """Append, each caller to a stream of its own, one event after the other."""
    store = await Store.open(f"sqlite:///{folder}/store.sqlite")

    async def caller(number: int) -> None:
        version = 0
        while True:
            mark = version * CALLERS + number
            await store.append(stream_of(mark), version, [NewEvent("played", {"form": 1, "mark": f"mark:{mark};"}, "p-ann")], at=mark)
            os.write(log, b"ack %d\n" % mark)
            version += 1

    await asyncio.gather(*(caller(number) for number in range(CALLERS)))


if __name__ == "__main__":
    folder, log, synchronous = sys.argv[1:]
    database.PRAGMAS["synchronous"] = (synchronous, {"OFF": 0, "NORMAL": 1, "FULL": 2}[synchronous])
    # Often, so that a kill also meets the moment in which the log is written back into the database.
    database.PRAGMAS["wal_autocheckpoint"] = ("100", 100)
    asyncio.run(append(folder, os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)))
