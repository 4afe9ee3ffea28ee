"""The documents can be read in an editor: their prose ends at 120 characters."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.documents.blocks import DOCUMENTS, ROOT

WIDTH = 120


def prose(text: str) -> Iterator[str]:
    """The lines that are neither code, nor a table, nor a heading."""
    is_code = is_example = False
    for line in text.splitlines():
        is_example = line.startswith(">>>") or (is_example and line != "")
        if line.lstrip().startswith("```"):
            is_code = not is_code
        elif not is_code and not is_example and not line.startswith(("    ", "|", "#", "<")):
            yield line


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_prose_ends_at_120_characters(path: Path) -> None:
    # What cannot be broken, a long address or a piece of code, may go on.
    long = [
        line
        for line in prose(path.read_text(encoding="utf-8"))
        if len(line) > WIDTH and " " in re.sub(r"`[^`]*`|\[[^\]]*\]\([^)]*\)", "x", line)[WIDTH:]
    ]
    assert long == []
