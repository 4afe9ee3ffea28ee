"""The command `position`, both ways: the game that it names, how it starts, and what has happened since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from azulejos.bots.decisions import SeenGame
from azulejos.bots.uai.errors import UaiError
from azulejos.notation import afen
from azulejos.notation.errors import AfenError, shown
from azulejos.notation.tokens import read_token
from azulejos.rules import GAMES, AzulejosError, Game, Option, Position, View
from azulejos.rules.game import whole_number

AFEN, MOVES, FIRST = "afen", "moves", "first"


@dataclass(frozen=True, slots=True)
class Kind:
    """What a word behind `position` stands for: a game with some options settled, and the keywords that say the others."""

    game: str
    settled: Mapping[str, Any]
    needed: tuple[str, ...]
    further: tuple[str, ...]


KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        "azul": Kind("azul", {"wall": "coloured"}, ("players",), ("displays", "tournament")),
        "azul-grey": Kind("azul", {"wall": "grey"}, ("players",), ("displays", "tournament")),
        "mini": Kind("mini", {"wall": "coloured"}, ("players",), ("displays", "tournament")),
        "mini-grey": Kind("mini", {"wall": "grey"}, ("players",), ("displays", "tournament")),
        "duel": Kind("duel", {}, ("tiles",), ("players",)),
    }
)
"""The games, by their words."""


def read_position(words: Sequence[str]) -> Position:
    """The position that the words behind `position` stand for, with all that was pushed; what is wrong with them raises.

    >>> read_position("azul first 2 players 2 moves @BBYK/RRWW/BBYK/RKWW/BYYR 3B2".split()).to_move
    1
    """
    if not words:
        raise UaiError("no-such-position", f"A position begins with {', '.join(KINDS)} or {AFEN}.")
    name, *rest = words
    at = rest.index(MOVES) if MOVES in rest else len(rest)
    starts = [_read_afen(rest[:at])] if name == AFEN else _read_starts(name, rest[:at])
    tokens = rest[at + 1 :]
    for start in starts[1:]:
        # What is not said can mean two things: the first deal tells which.
        if tokens and starts[0].why_not(tokens[0]) and not start.why_not(tokens[0]):
            starts.insert(0, start)
    position = starts[0]
    for number, token in enumerate(tokens, 1):
        try:
            position.push(read_token(position.game, token))
        except AzulejosError as error:
            raise UaiError(error.code, f'Move {number}, "{shown(token)}": {error.text}', error.clause) from None
    return position


def _read_afen(words: Sequence[str]) -> Position:
    if len(words) != 1:
        raise UaiError("no-such-position", f"Behind {AFEN} stands a position in one line, without spaces, and then {MOVES} or nothing.")
    try:
        return afen.read(words[0])
    except AfenError as error:
        raise UaiError(error.code, str(error)) from None


def _read_starts(name: str, words: Sequence[str]) -> list[Position]:
    """The position that is meant; and, behind it, another that can be meant where something is left out that is usual at such a table.

    A tournament table of four has eight displays, but a record that does not say so has nine.
    """
    kind = KINDS.get(name)
    if kind is None:
        raise UaiError("no-such-game", f'There is no game "{shown(name)}": choose {", ".join(KINDS)} or {AFEN}.')
    said = _by_keyword(name, kind, words)
    for keyword in kind.needed:
        if keyword not in said:
            raise UaiError("keyword-missing", f"The position of {name} has no {keyword}.")
    known = {option.name: option for option in GAMES[kind.game].options}
    options = {**kind.settled, **{keyword: _value(known[keyword], values) for keyword, values in said.items() if keyword != FIRST}}
    first = _number(FIRST, said[FIRST]) if FIRST in said else 1
    usual = GAMES[kind.game].game(**options)
    written = _as_written(kind, options)
    return [written.start(first)] if usual == written else [written.start(first), usual.start(first)]


def _as_written(kind: Kind, options: Mapping[str, Any]) -> Game:
    """The game with what a record means that does not say more."""
    settled: dict[str, Any] = {}
    for option in GAMES[kind.game].options:
        if option.name in options:
            settled[option.name] = options[option.name]
        elif option.absent is not None:
            settled[option.name] = option.absent(settled)
    return GAMES[kind.game].game(**settled)


def _by_keyword(name: str, kind: Kind, words: Sequence[str]) -> dict[str, list[str]]:
    """What stands behind each keyword."""
    keywords = {*kind.needed, *kind.further, FIRST}
    said: dict[str, list[str]] = {}
    values: list[str] | None = None
    for word in words:
        if word in keywords:
            if word in said:
                raise UaiError("keyword-twice", f"{word} stands there twice.")
            values = said[word] = []
        elif values is None:
            raise UaiError("no-such-keyword", f'"{shown(word)}" is no keyword of {name}: choose {", ".join(sorted(keywords))} or {MOVES}.')
        else:
            values.append(word)
    return said


def _value(option: Option, values: Sequence[str]) -> Any:
    # A keyword without a value is one of those whose presence is all that they say; a tag has to say so, and says its own name.
    text = " ".join(values) or option.name
    try:
        return option.read(text)
    except ValueError:
        raise UaiError("bad-value", f'{option.name} cannot be "{shown(" ".join(values))}".') from None


def _number(keyword: str, values: Sequence[str]) -> int:
    try:
        return whole_number(" ".join(values))
    except ValueError:
        raise UaiError("bad-value", f'{keyword} cannot be "{shown(" ".join(values))}".') from None


def write_position(view: View, seen: SeenGame | None = None) -> str:
    """The command for what a seat may know: the game from its start on, where that is given, and otherwise the position alone.

    >>> from azulejos import start
    >>> from azulejos.bots.decisions import seen_game
    >>> position = start("azul", seed=7)
    >>> write_position(position.view(1), seen_game(position, 1))
    'position azul players 2 first 1 moves @BYYR/BBYW/BYYR/BYYR/RRRK'
    """
    if seen is None or _has_own_components(seen.game):
        return f"position {AFEN} {afen.write(view.position)}"
    return _write_start(seen.game, seen.first, [str(event) for event in seen.events])


def _write_start(game: Game, first: int, tokens: Sequence[str]) -> str:
    name, kind = next(
        (name, kind)
        for name, kind in KINDS.items()
        if kind.game == game.id and all(getattr(game, key) == value for key, value in kind.settled.items())
    )
    words = ["position", name]
    usual = _as_written(kind, {**kind.settled, **{keyword: getattr(game, keyword) for keyword in kind.needed}})
    for option in GAMES[game.id].options:
        value = getattr(game, option.name)
        if option.name in kind.needed or (option.name in kind.further and value != getattr(usual, option.name)):
            words += [option.name] if value is True else [option.name, *option.write(value).split()]
    words += [FIRST, str(first)]
    return " ".join([*words, MOVES, *tokens] if tokens else words)


def _has_own_components(game: Game) -> bool:
    """Whether it is played with what no word of the protocol can name."""
    options = [option for option in GAMES[game.id].options if option.by_digest]
    return any(option.absent is not None and getattr(game, option.name) != option.absent({}) for option in options)
