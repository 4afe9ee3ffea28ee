"""Where game records are read from: a path, a text, bytes, or an open file of either."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import IO

from azulejos.notation.lexer import Source
from azulejos.rules import OptionError

Readable = str | bytes | os.PathLike[str] | IO[str] | IO[bytes] | Source
"""What records can be read from. A `str` is a text if it has a line break or a tag in it, and otherwise a path."""


def open_source(source: Readable) -> tuple[Source, str]:
    """The source as an open file in binary mode, and its name; empty if it has none.

    >>> open_source('[Game "azul"]')[0].readline(100)
    b'[Game "azul"]'
    """
    if isinstance(source, str) and _is_text(source):
        return io.BytesIO(source.encode("utf-8", "surrogatepass")), ""
    if isinstance(source, str | os.PathLike):
        return Path(source).open("rb"), os.fspath(source)
    if isinstance(source, bytes):
        return io.BytesIO(source), ""
    if not hasattr(source, "readline"):
        raise OptionError("no-such-source", f"Records are read from a path, a text, bytes or an open file, not from {type(source).__name__}.")
    name = getattr(source, "name", "")
    if isinstance(source, io.TextIOBase):
        return io.BytesIO(source.read().encode("utf-8", "surrogatepass")), name
    return source, name if isinstance(name, str) else ""  # type: ignore[return-value]


def _is_text(source: str) -> bool:
    return not source.strip() or "\n" in source or source.lstrip().startswith(("[", "{", ";"))
