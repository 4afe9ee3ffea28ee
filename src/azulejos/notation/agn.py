"""AGN, the game record, both ways. Reading checks everything and streams; writing gives back what was read."""

from __future__ import annotations

import io
import re
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from typing import Literal, assert_never, overload

from azulejos.notation.errors import AgnError, NotationError, shown
from azulejos.notation.lexer import NOT_TEXT, Broken, Item, Lexer, Remark, Source, Tag, Word
from azulejos.notation.record import Comment, Record
from azulejos.notation.sources import Readable, open_source
from azulejos.notation.tags import TagError, check_result, first_of
from azulejos.notation.tokens import read_token, write_token
from azulejos.rules import AzulejosError, Material, OptionError, Position

MOST_TAGS = 1_000
MOST_EVENTS = 100_000
MOST_TEXT = 16 << 20
"""So many characters of tags and comments are kept for one game."""

LONG_COMMENT = 100
"""A longer comment is written on a line of its own."""

_ROUND = re.compile(r"[Rr]([1-9][0-9]{0,5})")


@overload
def load(source: Readable, *, errors: Literal["raise", "skip"] = ..., components: Sequence[Material] = ...) -> Iterator[Record]: ...
@overload
def load(source: Readable, *, errors: Literal["yield"], components: Sequence[Material] = ...) -> Iterator[Record | AgnError]: ...
def load(source: Readable, *, errors: str = "raise", components: Sequence[Material] = ()) -> Iterator[Record] | Iterator[Record | AgnError]:
    r"""The games of a file, one after another: of a path, a text, bytes, or an open file. A file of any size needs little memory.

    A faulty game raises the error that it has, unless `errors` says to "skip" it, or to "yield" the error in its place.

    >>> for record in load('[Game "azul"]\n[Players "2"]\n[First "1"]\n\nR1 @BBYK/RRWW/BBYK/RKWW/BYYR 3B2'):
    ...     print(*(position.phase.value for position in record.positions()))
    deal offer offer
    """
    if errors not in ("raise", "skip", "yield"):
        raise OptionError("no-such-errors", f'Errors are to "raise", "skip" or "yield", not {errors!r}.')
    games = read(source, components=components)
    return games if errors == "yield" else _without_errors(games, is_raised=errors == "raise")


def _without_errors(games: Generator[Record | AgnError, None, None], *, is_raised: bool) -> Iterator[Record]:
    with closing(games):
        for game in games:
            if isinstance(game, Record):
                yield game
            elif is_raised:
                raise game


def read(source: Readable, file: str = "", components: Sequence[Material] = ()) -> Generator[Record | AgnError, None, None]:
    """The games of a path, a text, bytes or an open file, one after another; a faulty one as the error that it has, in its place.

    A record names an owner's own components by their digest: `components` has those among which they are found.
    """
    lines, name = open_source(source)
    return _games(lines, file or name, components, is_ours=lines is not source)


def _games(source: Source, file: str, components: Sequence[Material], *, is_ours: bool) -> Generator[Record | AgnError, None, None]:
    try:
        yield from _read(source, file, components)
    finally:
        if is_ours:
            source.close()  # type: ignore[attr-defined]


def _read(source: Source, file: str, components: Sequence[Material]) -> Iterator[Record | AgnError]:
    game: _Reading | None = None
    has_good = False
    lexer = Lexer(source)
    for block in _blocks(lexer):
        if game is None or game.is_ended_by(block):
            if game is not None and not game.is_only_comments:
                done = game.finish(file)
                has_good |= isinstance(done, Record)
                yield done
            game = _Reading(block[0].line, components)
        for item in block:
            game.take(item)
        lexer.skipping = game.error is not None
        if not has_good and any(isinstance(item, Broken) and item.error.code == NOT_TEXT for item in block):
            break  # A binary file: what looks like a game further on is none.
    if game is not None and not game.is_only_comments:
        yield game.finish(file)


def _blocks(lexer: Lexer) -> Iterator[list[Item]]:
    """Tags on lines that follow each other together, since they are of one game; everything else by itself."""
    tags: list[Item] = []
    for item in lexer:
        if tags and not (_is_tag(item) and item.line == tags[-1].line + 1 and len(tags) < MOST_TAGS):
            yield tags
            tags = []
        if _is_tag(item):
            tags.append(item)
        else:
            yield [item]
    if tags:
        yield tags


def _is_tag(item: Item) -> bool:
    return isinstance(item, Tag) or (isinstance(item, Broken) and item.starts_game)


def read_text(text: str, file: str = "", components: Sequence[Material] = ()) -> Iterator[Record | AgnError]:
    r"""The games of a text.

    >>> [record] = read_text('[Game "azul"]\n[Players "2"]\n[First "1"]\n\nR1 @BBYK/RRWW/BBYK/RKWW/BYYR 3B2')
    >>> record.end().to_move
    2
    """
    return read(io.BytesIO(text.encode("utf-8", "surrogatepass")), file, components)


def read_one(text: str, file: str = "", components: Sequence[Material] = ()) -> Record:
    """The one game of a text; its error, or one that says how many there are, is raised."""
    games = list(read_text(text, file, components))
    for game in games:
        if isinstance(game, AgnError):
            raise game
    if len(games) != 1 or not isinstance(games[0], Record):
        raise AgnError("not-one-game", f"There should be exactly one game, but there are {len(games)}.", file=file)
    return games[0]


class _Reading:
    """A game while it is read: what was understood so far, or the first error."""

    def __init__(self, line: int, components: Sequence[Material]) -> None:
        self.line = line
        self.error: AgnError | None = None
        self._record = Record({}, components=tuple(components))
        self._tag_lines: dict[str, int] = {}
        self._last_tag = 0
        self._has_words = False
        self._position: Position | None = None
        self._round: Word | None = None
        self._text = 0

    @property
    def is_only_comments(self) -> bool:
        """Whether there is no game in it at all."""
        return not self._last_tag and not self._has_words

    def is_ended_by(self, block: list[Item]) -> bool:
        """Whether what comes starts the next game: a tag after tokens; or apart from other tags, if one of them comes again or one was faulty."""
        if not _is_tag(block[0]) or self._has_words:
            return self._has_words and _is_tag(block[0])
        is_apart = block[0].line > self._last_tag + 1
        names = {tag.parts()[0] for tag in block if isinstance(tag, Tag)}
        return is_apart and (self.error is not None or not names.isdisjoint(self._tag_lines))

    def take(self, item: Item) -> None:
        """Read on, unless the game is known to be faulty."""
        if _is_tag(item):
            self._last_tag = item.line
        elif not isinstance(item, Remark):
            self._has_words = True
        if self.error is None:
            self._understand(item)

    def _understand(self, item: Item) -> None:
        try:
            match item:
                case Tag():
                    self._tag(item)
                case Word():
                    self._word(item)
                case Remark(_, comment):
                    self._comment(comment)
                case Broken(_, error):
                    raise error
                case _:
                    assert_never(item)
        except AgnError as error:
            self._fail(error, item.line)
        except AzulejosError as error:
            token = item.text if isinstance(item, Word) else None
            self._fail(AgnError(error.code, error.text, error.clause, token=token), item.line)

    def _fail(self, error: AgnError, line: int) -> None:
        if isinstance(error, TagError):
            line = self._tag_lines.get(error.name, self.line)
        error.line = line if error.line is None else error.line
        self.error = error

    def _tag(self, tag: Tag) -> None:
        name, value = tag.parts()
        if not name:
            raise AgnError("bad-tag", 'A tag looks like [Name "value"], alone on its line, with \\" and \\\\ escaped.', token=tag.text)
        if name in self._tag_lines:
            raise AgnError("tag-twice", f"The tag {shown(name)} appears twice.", token=tag.text)
        if len(self._tag_lines) == MOST_TAGS:
            raise AgnError("too-many-tags", f"A game has at most {MOST_TAGS} tags.")
        self._keep_text(tag.text)
        self._tag_lines[name] = tag.line
        self._record.tags[name] = value

    def _comment(self, comment: Comment) -> None:
        self._keep_text(comment.text + "{}")
        self._record.comments.setdefault(len(self._record.events), []).append(comment)

    def _keep_text(self, text: str) -> None:
        self._text += len(text)
        if self._text > MOST_TEXT:
            raise AgnError("too-much-text", "The tags and comments of a game have at most 16 million characters.")

    def _begin(self) -> Position:
        if self._position is None:
            game = self._record.game
            self._position = game.start(first_of(self._record.tags, game))
        return self._position

    def _word(self, word: Word) -> None:
        if not self._last_tag:
            raise AgnError("no-tags", "A game begins with its tags, and this comes before the first one.", token=word.text)
        position = self._begin()
        if outcome := position.outcome:
            ended = outcome.ended_by
            raise AgnError("game-over", f"The game is over. {ended.text}", ended.clause, token=word.text)
        if match := _ROUND.fullmatch(word.text):
            self._check_round(position, word, int(match[1]))
            return
        event = read_token(position.game, word.text)
        if len(self._record.events) == MOST_EVENTS:
            raise AgnError("too-many-events", f"A game has at most {MOST_EVENTS} events.", token=word.text)
        before = position.round
        position.push(event)
        if self._round is not None and position.round == before:
            raise _misplaced(self._round)
        self._round = None
        self._record.events.append(event)

    def _check_round(self, position: Position, word: Word, number: int) -> None:
        if self._round is not None:
            raise _misplaced(self._round)
        if number != position.round + 1:
            raise AgnError("round-number", f"The next round is number {position.round + 1}.", token=word.text)
        self._round = word

    def finish(self, file: str) -> Record | AgnError:
        """The record, once its last token is read; or the error."""
        if self.error is None:
            try:
                position = self._begin()
                if self._round is not None:
                    raise _misplaced(self._round)
                check_result(self._record.tags, position.outcome, position.game.clauses)
            except AgnError as error:
                self._fail(error, self.line)
        if self.error is not None:
            self.error.file = file
            return self.error
        return self._record


def _misplaced(word: Word) -> AgnError:
    return AgnError("round-misplaced", "A round's number can only stand directly before a deal.", line=word.line, token=word.text)


def write(record: Record) -> str:
    r"""The text of a record: tags, an empty line, and one line for each round.

    >>> from azulejos.rules import game
    >>> write(Record.of(game("azul").start(first=2)))
    '[Game "azul"]\n[Players "2"]\n[First "2"]\n'
    """
    return "".join(map(_write_tag, record.tags.items())) + _write_events(record)


def write_all(records: Iterable[Record]) -> str:
    """The text of many records, one after another with an empty line between them."""
    return "\n".join(map(write, records))


def _write_tag(tag: tuple[str, str]) -> str:
    name, value = tag
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    line = f'[{name} "{escaped}"]\n'
    if [item.parts() for item in Lexer(io.BytesIO(line.encode())) if isinstance(item, Tag)] != [(name, value)]:
        raise NotationError("bad-tag", f"The tag {name!r} cannot be written: names have no spaces or brackets, and values are one line.")
    return line


def _write_events(record: Record) -> str:
    lines: list[list[str]] = [[]]
    rounds = 0

    def comment_before(index: int) -> None:
        for comment in record.comments.get(index, ()):
            is_long = len(comment.text) > LONG_COMMENT
            if is_long:
                lines.append([])
            lines[-1].append("{" + comment.text + "}" if comment.braces else ";" + comment.text)
            if is_long or not comment.braces:
                lines.append([])

    game = record.game
    position = record.start()
    for index, event in enumerate(record.events):
        token = write_token(game, event)
        position.push(event)
        if position.round > rounds:
            rounds = position.round
            lines.append([])
            comment_before(index)
            lines[-1].append(f"R{rounds}")
        else:
            comment_before(index)
        lines[-1].append(token)
    comment_before(len(record.events))
    text = "".join(" ".join(line) + "\n" for line in lines if line)
    return "\n" + text if text else ""
