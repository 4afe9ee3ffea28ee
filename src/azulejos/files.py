"""Files: written whole or not at all, for their owner alone, or for one program at a time."""

from __future__ import annotations

import errno
import os
import secrets
import stat
import sys
from contextlib import suppress
from pathlib import Path

OURS = 0o600
"""The mode of a file that only its owner may read."""
ANYBODYS = 0o666
"""… and of one whose readers are for the umask to say."""


def write_whole(path: Path, content: bytes, *, mode: int = ANYBODYS) -> None:
    """Write a file in one step: whoever reads it sees the old one or the new one, and never half of either. `mode` is who may read it.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     write_whole(Path(folder, "game.agn"), b"[Game]")
    ...     [file.name for file in Path(folder).iterdir()]
    ['game.agn']
    """
    # Beside its place, because only within one file system is a file replaced at once; and where a link leads to, not instead of it.
    place = path.resolve()
    draft = place.with_name(f".{place.name}.{secrets.token_hex(6)}")
    try:
        if place.exists() and not place.is_file():
            raise OSError(errno.EINVAL, "Not a regular file")
        with open(draft, "xb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if mode == OURS:
            keep_private(draft)  # whatever the umask says
        draft.replace(place)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        draft.unlink(missing_ok=True)


def make_private(path: Path) -> None:
    """Make an empty file, if there is none, that only its owner may read, whatever the umask says and whatever it was.

    Root makes it for the owner of its folder: a service that runs as somebody else will have to open it.
    """
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OURS)
    except FileExistsError:
        keep_private(path)
        return
    try:
        if hasattr(os, "geteuid"):  # nothing of this on Windows
            os.fchmod(descriptor, OURS)
            if os.geteuid() == 0:
                folder = path.parent.stat()
                os.fchown(descriptor, folder.st_uid, folder.st_gid)
    finally:
        os.close(descriptor)


def keep_private(path: Path) -> None:
    """Let only its owner read a file, if it is there and ours. By its name: to open and close a file would end the locks that SQLite has on it."""
    with suppress(FileNotFoundError, PermissionError):
        if path.is_file() and stat.S_IMODE(path.stat().st_mode) != OURS:
            path.chmod(OURS)


def is_same(descriptor: int, path: Path) -> bool:
    """Whether an open file is the one that has this name now."""
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def lock(descriptor: int, *, wait: bool = True) -> None:
        """Lock an open file until it is closed, or its process ends. Without `wait` a `BlockingIOError` says that somebody else has locked it."""
        # One byte far behind everything stands for the file: Windows lets nobody read what is locked.
        os.lseek(descriptor, 1 << 40, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(*error.args) from None

else:
    import fcntl

    def lock(descriptor: int, *, wait: bool = True) -> None:
        """Lock an open file until it is closed, or its process ends. Without `wait` a `BlockingIOError` says that somebody else has locked it."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
