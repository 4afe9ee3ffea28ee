"""The law has no clock, no random number and no file of its own: a short list says what it may import, and nothing else may be."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos import rules

FOLDER = Path(rules.__file__).parent
ALLOWED = {
    "__future__", "abc", "azulejos", "collections", "dataclasses", "enum", "functools", "hashlib", "itertools", "math", "re", "types", "typing",
    "zlib",
}  # fmt: skip
READERS = {"duel/loader.py": {"importlib", "pathlib", "tomllib"}}
"""Component data stand in a file."""


def imported(source: str) -> Iterator[str]:
    """The modules that a source imports anywhere, without what they are part of.

    >>> list(imported("import os.path, re\\nfrom azulejos.rules import game"))
    ['os', 're', 'azulejos']
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


@pytest.mark.parametrize("path", [str(path.relative_to(FOLDER)) for path in sorted(FOLDER.rglob("*.py"))])
def test_the_law_imports_what_it_may(path: str) -> None:
    assert set(imported((FOLDER / path).read_text())) <= ALLOWED | READERS.get(path, set())
