"""The records that a command is given: the games of files and of standard input, and complaints about them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from azulejos.cli.given import STANDARD_INPUT
from azulejos.notation import AgnError, Record, agn
from azulejos.render import text
from azulejos.rules import Material


def games(file: str, components: Sequence[Material]) -> Iterator[Record | AgnError]:
    """The games of a file, or of standard input; a faulty one, and a file that cannot be read, as the error that it has."""
    try:
        with open(sys.stdin.fileno(), "rb", closefd=False) if file == STANDARD_INPUT else Path(file).open("rb") as source:
            yield from agn.read(source, file, components)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        yield AgnError("unreadable", f"The file cannot be read: {reason}.", file=file)


def complain(sentence: str) -> None:
    """Say on standard error what is wrong, after all that was printed before."""
    sys.stdout.flush()
    print(text.plain(f"azulejos: {sentence}", width=1_000), file=sys.stderr)
