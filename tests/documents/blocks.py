"""The blocks of the documents: what stands between fences, or is indented by four spaces after an empty line."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")), *sorted(ROOT.glob("tests/*.md"))]
INDENT = "    "
_FENCE = re.compile(r" *```(\w*)$")
_ITEM = re.compile(r" *(?:[-*]|\d+\.) ")


@dataclass(frozen=True)
class Block:
    """A block: on which page and line it begins, the language that its fence names ("indented" without one), its text, and what follows it."""

    page: str
    line: int
    language: str
    text: str
    after: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks_of(page: str, text: str) -> Iterator[Block]:
    """All blocks of a page. What is indented below an item of a list goes on with the item."""
    lines = text.split("\n")
    at, in_list = 0, False
    while at < len(lines):
        line = lines[at]
        if found := _FENCE.match(line):
            end = next(number for number in range(at + 1, len(lines)) if lines[number].strip() == "```")
            yield Block(page, at + 1, found[1], "\n".join(lines[at + 1 : end]) + "\n", "\n".join(lines[end + 1 :]))
            at = end
        elif line.startswith(INDENT) and at and not lines[at - 1] and not in_list:
            end = at
            while end < len(lines) and (lines[end] or "".join(lines[end + 1 : end + 2])).startswith(INDENT):
                end += 1
            yield Block(page, at + 1, "indented", "".join(each.removeprefix(INDENT) + "\n" for each in lines[at:end]), "\n".join(lines[end:]))
            at = end
        elif line and not line.startswith(" "):
            in_list = _ITEM.match(line) is not None
        at += 1


BLOCKS = [block for path in DOCUMENTS for block in blocks_of(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))]
