"""Files that are written whole or not at all."""

from __future__ import annotations

import errno
import os
import secrets
from pathlib import Path


def write_whole(path: Path, content: bytes, *, mode: int = 0o666) -> None:
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
        draft.replace(place)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        draft.unlink(missing_ok=True)
