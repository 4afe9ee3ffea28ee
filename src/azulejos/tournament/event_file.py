"""A tournament in a file: one line of JSON for what one command wrote, an event or a list of them, in the order in which they happened.

Names are in a file of their own beside it (`spring.jsonl.names`), and who was erased in a third one (`spring.jsonl.erased`), so that events can be
shown, sent and kept without a name in them. What `append` has returned from survives a crash and a power cut: the line is synced. Concurrent writers
take turns.

A file that ends within a line was cut: by a power cut, and then that line was never acknowledged; or by a copy that was not finished, and then more
is missing. Nobody but a person knows which, so that it is refused (`cut-off`), and `recover` goes on from the last whole line.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from azulejos.files import OURS, is_same, lock, write_whole
from azulejos.tournament import payload
from azulejos.tournament.decision import verify
from azulejos.tournament.errors import BadHistory, TournamentError, WriteConflict
from azulejos.tournament.event_lines import line, parse, parse_whole, whole, whole_events
from azulejos.tournament.events import Event
from azulejos.tournament.people import Person, Register
from azulejos.tournament.state import State
from azulejos.tournament.storage import Snapshot

FORM = 1


@dataclass(frozen=True, slots=True)
class _Names:
    """The file of names."""

    form: int
    people: tuple[Person, ...]


@dataclass(frozen=True, slots=True)
class Recovered:
    """What `recover` did: the state of the whole lines, and where the rest was put, if there was any."""

    state: State
    rest: Path | None = None


class EventFile:
    """A tournament in a file.

    >>> import tempfile
    >>> from azulejos.tournament import Created, MARTELUDICA
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = EventFile(Path(folder, "spring.jsonl"))
    ...     file.append(0, [Event("tournament:spring", 1, 0, "p-org", Created(MARTELUDICA))], [Person("p-org", "Mara")])
    ...     snapshot = file.read()
    >>> snapshot.state.version, snapshot.register.shown("p-org")
    (1, 'Mara')
    """

    def __init__(self, path: Path, erased_elsewhere: Path | None = None) -> None:
        """`erased_elsewhere` is a second list of who was erased, in another folder: it survives if this whole folder is restored from a backup."""
        self.path = path
        self.names = path.with_name(f"{path.name}.names")
        self.erased = path.with_name(f"{path.name}.erased")
        self._elsewhere = erased_elsewhere

    def read(self) -> Snapshot:
        """All there is. Each event is checked as if it were wanted now: somebody may have written in the file by hand."""
        try:
            content = self.path.read_bytes()
        except FileNotFoundError:
            return Snapshot()
        if whole_events(content) < len(content):
            # Somebody may just be writing: whoever has the lock sees whole lines.
            with suppress(PermissionError), _locked(self.path) as descriptor:
                content = _all(descriptor)
        events = tuple(parse_whole(content, str(self.path)))
        state = self._verified(events)
        register, brought_back = self._register(state.stream)
        if brought_back:
            # The names were restored from an older copy: those that were erased since are removed again. If that fails, nobody sees them anyway.
            with suppress(OSError), _locked(self.path):
                self._put_names(self._register(state.stream)[0])
        return Snapshot(events, state, register)

    def recover(self) -> Recovered:
        """Go on from the last whole line of a file that was cut. What follows it is kept in another file, `spring.jsonl.rest`."""
        with _locked(self.path) as descriptor:
            content = _all(descriptor)
            good = whole_events(content)
            state = self._verified(tuple(parse(content[:good], str(self.path))))
            if good == len(content):
                return Recovered(state)
            if not state.version:
                raise BadHistory("not-an-event-file", f"{self.path} has no whole line: use another copy of it.")
            rest = self.path.with_name(f"{self.path.name}.rest")
            with _locked(rest, make=True) as other:
                _put_at(other, len(_all(other)), content[good:].rstrip(b"\n") + b"\n")
            _sync_folder(rest.parent)
            _put_at(descriptor, good, b"")
            return Recovered(state, rest)

    def append(self, after: int, events: Sequence[Event], people: Sequence[Person] = ()) -> None:
        """Keep events and names; see `azulejos.tournament.storage.Storage`."""
        with _locked(self.path, make=not after) as descriptor:
            content = _all(descriptor)
            there = list(parse_whole(content, str(self.path)))
            if len(there) != after:
                raise WriteConflict
            if people:
                # Names first: should this be the last that happens, a name is left that nobody refers to, and no entrant without one.
                stream = events[0].stream if events else there[0].stream
                register, _ = self._register(stream)
                for person in people:
                    if person.id not in register.erased:
                        register = register.with_person(person)
                self._put_names(register)
            if not after:
                # Whole or not at all, however many there are: each event has its own line here.
                write_whole(self.path, b"".join(line([event]) for event in events), mode=OURS)
                _sync_folder(self.path.parent)
            elif events:
                _put_at(descriptor, len(content), (b"" if content.endswith(b"\n") else b"\n") + line(events))

    def erase(self, person: str) -> None:
        """Take a name away. The list of who was erased comes first: whoever reads from now on goes by it."""
        with _locked(self.path) as descriptor:
            stream = next((event.stream for event in parse_whole(_all(descriptor), str(self.path))), "")
            _add_line(self.erased, person)
            if self._elsewhere is not None:
                # A second copy for a worse day. Where there is no place for it, the first one has to do.
                with suppress(OSError):
                    self._elsewhere.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                    _add_line(self._elsewhere, f"{stream} {person}")
            self._put_names(self._register(stream)[0])

    def _verified(self, events: tuple[Event, ...]) -> State:
        try:
            return verify(events)
        except TournamentError as error:
            raise BadHistory(error.code, f"{self.path}: {error.text}", error.clause) from error

    def _register(self, stream: str) -> tuple[Register, bool]:
        """Who is who, without those who were erased; and whether some of these are still in the file."""
        people: tuple[Person, ...] = ()
        with suppress(FileNotFoundError):
            try:
                found = payload.read(_Names, json.loads(self.names.read_bytes()))
            except (ValueError, RecursionError, TournamentError):
                raise BadHistory("bad-names", f"{self.names} cannot be read: use the unchanged file.") from None
            people = found.people
        gone = {id for id in _lines(self.erased) if id}
        if self._elsewhere is not None:
            gone |= {id for here, _, id in (each.partition(" ") for each in _lines(self._elsewhere)) if here == stream and id}
        register = Register(people).restored(gone)
        return register, len(register.people) < len(people)

    def _put_names(self, register: Register) -> None:
        found: Any = payload.write(_Names(FORM, register.people))
        write_whole(self.names, (json.dumps(found, ensure_ascii=False, indent=1) + "\n").encode(), mode=OURS)
        _sync_folder(self.names.parent)


def _lines(path: Path) -> list[str]:
    """The whole lines of a list: what a power cut has torn could be somebody else's id."""
    try:
        content = path.read_bytes()
    except OSError:
        return []
    return content[: whole(content)].decode("utf-8", "replace").split("\n")


def _add_line(path: Path, text: str) -> None:
    with _locked(path, make=True) as descriptor:
        _put_at(descriptor, whole(_all(descriptor)), text.encode() + b"\n")
    _sync_folder(path.parent)


def _put_at(descriptor: int, place: int, content: bytes) -> None:
    """Write at the end of what is whole, over what is torn, and sync."""
    os.ftruncate(descriptor, place)
    os.lseek(descriptor, place, os.SEEK_SET)
    _write(descriptor, content)
    os.fsync(descriptor)


def _all(descriptor: int) -> bytes:
    os.lseek(descriptor, 0, os.SEEK_SET)
    parts = list(iter(lambda: os.read(descriptor, 1 << 20), b""))
    return b"".join(parts)


def _write(descriptor: int, content: bytes) -> None:
    while content:
        content = content[os.write(descriptor, content) :]


def _sync_folder(folder: Path) -> None:
    with suppress(PermissionError):  # a folder cannot be opened on Windows, and need not be
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


@contextmanager
def _locked(path: Path, *, make: bool = False) -> Iterator[int]:
    """The file, for one writer at a time. If it was replaced while we waited, the new one."""
    while True:
        descriptor = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0) | (os.O_CREAT if make else 0), OURS)
        try:
            lock(descriptor)
            if not is_same(descriptor, path):
                continue
            yield descriptor
            return
        finally:
            os.close(descriptor)
