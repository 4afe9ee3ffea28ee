"""The lines of an AGN file as tags, words and comments, one after another: a file of any size is read in little memory."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from azulejos.notation.errors import AgnError
from azulejos.notation.record import LONGEST_COMMENT, Comment

LONGEST_LINE = 1 << 20
NOT_TEXT = "not-text"

_TAG = re.compile(r'\[([^\s"\\\[\]]{1,100})[ \t]+"((?:[^"\\]|\\["\\])*)"\]\s*')
_PIECE = re.compile(r"\s+|\{|;|[^\s{;]+")
_ESCAPED = re.compile(r"\\(.)")


class Source(Protocol):
    """What can be read from: an open file in binary mode."""

    def readline(self, limit: int, /) -> bytes:
        """One line, or as much of it as the limit allows."""


@dataclass(frozen=True, slots=True)
class Tag:
    """A line that begins with a bracket."""

    line: int
    text: str

    def parts(self) -> tuple[str, str]:
        r"""Name and value; an empty name if the line is no tag.

        >>> Tag(1, '[Seat1 "Ann \\"the wall\\" B."]').parts()
        ('Seat1', 'Ann "the wall" B.')
        """
        match = _TAG.fullmatch(self.text)
        return (match[1], _ESCAPED.sub(r"\1", match[2])) if match else ("", self.text)


@dataclass(frozen=True, slots=True)
class Word:
    """A token, not yet understood."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Remark:
    """A comment, and the line on which it begins."""

    line: int
    comment: Comment


@dataclass(frozen=True, slots=True)
class Broken:
    """A line that is no text, or too long to be one; or a comment that is."""

    line: int
    error: AgnError
    starts_game: bool
    """Whether it begins like a tag."""


Item = Tag | Word | Remark | Broken


def _lines(source: Source) -> Iterator[tuple[int, str | Broken]]:
    number = 0
    while raw := source.readline(LONGEST_LINE + 1):
        number += 1
        line = _decoded(raw)
        if isinstance(line, str):
            yield number, line.removeprefix("\ufeff") if number == 1 else line
            continue
        yield number, Broken(number, line, raw.startswith(b"["))
        while len(raw) > LONGEST_LINE and not raw.endswith(b"\n"):
            raw = source.readline(LONGEST_LINE + 1)


def _decoded(raw: bytes) -> str | AgnError:
    if len(raw) > LONGEST_LINE:
        return AgnError("line-too-long", "The line is longer than 1 MiB: this is not a game record.")
    if b"\0" in raw:
        return AgnError(NOT_TEXT, "The file holds binary data: this is not a game record in UTF-8.")
    try:
        return raw.decode("utf-8").rstrip("\r\n").replace("\r", " ")
    except UnicodeDecodeError:
        return AgnError("encoding", "The file is not in UTF-8: save it in that encoding.")


class Lexer:
    """Tags, words, comments and what is none of them, in order.

    Whoever knows that a game is faulty sets `skipping`: its words are then passed over, since a hostile file may have millions of them.
    """

    def __init__(self, source: Source) -> None:
        self.skipping = False
        self._source = source

    def __iter__(self) -> Iterator[Item]:
        comment: list[str] | None = None
        begun = size = 0
        for number, line in _lines(self._source):
            start = 0
            if isinstance(line, Broken):
                yield line
                continue
            if comment is not None:
                end = line.find("}")
                size += len(line) + 1
                if size <= LONGEST_COMMENT:
                    comment.append(line if end < 0 else line[:end])
                if end < 0:
                    continue
                yield _remark(begun, comment, size)
                comment, start = None, end + 1
            elif line.startswith("["):
                self.skipping = False  # It may be the next game's.
                yield Tag(number, line)
                continue
            elif self.skipping and "{" not in line:
                continue
            while match := _PIECE.match(line, start):
                piece, start = match[0], match.end()
                if piece == ";":
                    yield Remark(number, Comment(line[start:], braces=False))
                    break
                if piece == "{":
                    end = line.find("}", start)
                    if end < 0:
                        comment, begun, size = [line[start:]], number, len(line) - start
                        break
                    yield Remark(number, Comment(line[start:end]))
                    start = end + 1
                elif not piece.isspace():
                    yield Word(number, piece)
        if comment is not None:
            yield _broken_comment(begun, "comment-open", "The comment that begins here is never closed: add a }.")


def _remark(begun: int, comment: list[str], size: int) -> Item:
    if size > LONGEST_COMMENT:
        return _broken_comment(begun, "comment-too-long", "The comment that begins here is longer than a million characters.")
    return Remark(begun, Comment("\n".join(comment)))


def _broken_comment(begun: int, code: str, text: str) -> Broken:
    return Broken(begun, AgnError(code, text, token="{"), starts_game=False)
