"""The lock of a server on a store in SQLite: one of the system on a file beside it (`azulejos.sqlite.lock`)."""

from __future__ import annotations

import json
import os
import socket
from contextlib import suppress
from dataclasses import asdict, replace
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock

from azulejos.files import is_same, lock, make_private
from azulejos.server.logs import Log
from azulejos.server.store.errors import StoreFailed
from azulejos.server.store.lock_holder import Holder, StoreInUse, Use


class FileLock:
    """The lock of SQLite's file: one of the system on a file beside it, in which stands who has it. It goes when it is released."""

    def __init__(self, file: Path, use: Use) -> None:
        # Beside the file itself, so that who comes to it by a link finds the same lock.
        place = file.resolve()
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._path = place.with_name(f"{place.name}.lock")
        self._file = file
        self._holder = Holder(use, os.getpid(), since=f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC", host=socket.gethostname())
        self._turn = Lock()
        self._descriptor = self._taken()

    def hold(self) -> None:
        """The lock is on the file and not on its name: if somebody has removed that, another server would not meet us."""
        with self._turn:
            try:
                if is_same(self._descriptor, self._path):
                    return
                before, self._descriptor = self._descriptor, self._taken()
            except OSError as error:
                raise StoreFailed("store-failed", f"{self._path} cannot be locked again: {error.strerror}.") from error
            os.close(before)
        Log().warning("lock-taken-again", reason=f"{self._path} was removed: leave it there while the server runs.")

    def tell(self, address: str) -> None:
        """Write it into the file."""
        self._holder = replace(self._holder, address=address)
        self._write(self._descriptor)

    def release(self) -> None:
        """Remove the file first: whoever has opened it meanwhile sees that it is not the one with this name any more."""
        with suppress(OSError):
            if is_same(self._descriptor, self._path):
                self._path.unlink()
        os.close(self._descriptor)

    def _taken(self) -> int:
        while True:
            make_private(self._path)
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
            try:
                self._lock(descriptor)
                if is_same(descriptor, self._path):
                    self._write(descriptor)
                    return descriptor
            except BaseException:
                os.close(descriptor)
                raise
            os.close(descriptor)

    def _lock(self, descriptor: int) -> None:
        try:
            lock(descriptor, wait=False)
        except BlockingIOError:
            raise StoreInUse(str(self._file), _read(descriptor)) from None
        except OSError as error:
            # Some network file systems have no locks. SQLite would find none there either, and two writers would spoil the database.
            sentence = f"{self._path} cannot be locked ({error.strerror}): keep the database on a local disk, or in PostgreSQL."
            raise StoreFailed("not-locked", sentence) from error

    def _write(self, descriptor: int) -> None:
        with suppress(OSError):  # On a full disk it is a lock all the same, only not one that says whose it is.
            os.ftruncate(descriptor, 0)
            os.lseek(descriptor, 0, os.SEEK_SET)
            os.write(descriptor, json.dumps(asdict(self._holder)).encode() + b"\n")


def _read(descriptor: int) -> Holder:
    """Who stands in the file of a lock; it may just be being written."""
    os.lseek(descriptor, 0, os.SEEK_SET)
    try:
        holder = Holder(**json.loads(os.read(descriptor, 4096)))
        is_here = holder.host == socket.gethostname()
        return replace(holder, pid=int(holder.pid), is_here=is_here, host="" if is_here else holder.host)
    except (ValueError, TypeError):
        return Holder()
