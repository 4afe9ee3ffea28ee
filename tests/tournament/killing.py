"""A program that is killed at every step of keeping something: `python -m tests.tournament.killing FOLDER`. It prints how many steps there were.

Each time a child of it goes on a copy of the same tournament, and ends by SIGKILL just before its n-th call of the system that changes a file, or in
the middle of a write. Whatever is left must be the tournament before, or the one after.
"""

import os
import shutil
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from azulejos.tournament import CheckedIn, Entered, Event, Person
from azulejos.tournament.event_file import EventFile
from azulejos.tournament.storage import Snapshot
from tests.kit.storage_checks import BOB, begun
from tests.kit.tournaments import ARBITER, STREAM, Tournament

CALLS = ("write", "fsync", "ftruncate", "replace", "rename", "unlink", "open")


def grow(file: EventFile) -> None:
    """Two events and a name."""
    acts = (Entered("p-bob", of_age=True), CheckedIn("p-bob"))
    file.append(2, [Event(STREAM, version, 9_000, ARBITER, act) for version, act in enumerate(acts, 3)], [BOB])


def announce(file: EventFile) -> None:
    """A new tournament, where there is none."""
    file.append(0, Tournament(4).events, [Person("p-01", "Ann", "Rossi")])


def erase(file: EventFile) -> None:
    """A name goes."""
    file.erase("p-ann")


def child(file: EventFile, what: Callable[[EventFile], None], fatal: int) -> None:
    """Do it, and die at that call."""
    count = 0

    def deadly(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **options: Any) -> Any:
            nonlocal count
            count += 1
            if count == fatal:
                if name == "write":
                    real(arguments[0], arguments[1][: len(arguments[1]) // 2])
                os.kill(os.getpid(), signal.SIGKILL)
            return real(*arguments, **options)

        return call

    for name in CALLS:
        setattr(os, name, deadly(name, getattr(os, name)))
    what(file)
    os._exit(0)


def survives(folder: Path, begin: bool, what: Callable[[EventFile], None]) -> int:
    """Kill it at every call; how many there were."""
    whole = folder / "whole"
    whole.mkdir(parents=True)
    if begin:
        begun(EventFile(whole / "spring.jsonl"))
    before = EventFile(whole / "spring.jsonl").read()
    after: Snapshot | None = None
    for fatal in range(1, 200):
        copy = Path(shutil.copytree(whole, folder / f"copy-{fatal}"))
        file = EventFile(copy / "spring.jsonl")
        process = os.fork()
        if not process:
            child(file, what, fatal)
        _, status = os.waitpid(process, 0)
        if file.path.exists():
            file.recover()
        kept = file.read()
        assert kept.events == before.events or (what is not erase and len(kept.events) > len(before.events))
        # Whoever was killed did not get through; whoever goes on gets what was wanted.
        if kept.events == before.events and what is not erase:
            what(file)
            kept = file.read()
        if what is erase and status:
            what(file)
            kept = file.read()
        after = after or kept
        assert kept == after, (fatal, kept, after)
        if not status:
            return fatal - 1
    raise AssertionError("it never ends")


if __name__ == "__main__":
    place = Path(sys.argv[1])
    print(survives(place / "grow", True, grow), survives(place / "new", False, announce), survives(place / "erase", True, erase))
