"""What a person types at the table: a whole move, a step of one, or a command.

A step is the beginning of a token: `3` is display 3, `3y` its yellow tiles. That way every game whose moves have tokens can be played step by step.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from azulejos.notation import NotationError, read_token, write_token
from azulejos.notation.errors import shown
from azulejos.rules import IllegalMove, Move, Position

COMMANDS: Mapping[str, str] = {
    "?": "help", "h": "help", "help": "help", "moves": "moves", "m": "moves", "undo": "undo", "u": "undo", "score": "score", "save": "save",
    "back": "back", "table": "table", "quit": "quit", "q": "quit", "exit": "quit",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Command:
    """A word that is no move, and what follows it."""

    word: str
    argument: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """A move begun: the beginning of its token."""

    stem: str


def command(text: str) -> Command | None:
    """The command that a line is, if it is one.

    >>> command("Save my game.agn")
    Command(word='save', argument='my game.agn')
    >>> command("3y4")
    """
    word, _, argument = text.strip().partition(" ")
    name = COMMANDS.get(word.lower())
    return Command(name, argument.strip()) if name else None


def tokens(position: Position, stem: str = "") -> dict[str, Move]:
    """The legal moves whose tokens begin like this, by token."""
    written = {write_token(position.game, move): move for move in position.legal_moves}
    return {token: move for token, move in written.items() if token.startswith(stem)}


def begun(position: Position, stem: str = "") -> str:
    """A step taken as far as it leaves no choice, but for the last one, which is always the player's own."""
    common = stem
    for characters in zip(*(token[len(stem) : -1] for token in tokens(position, stem))):
        if len(set(characters)) > 1:
            break
        common += characters[0]
    return common


def understand(position: Position, text: str, stem: str = "") -> Move | Step:
    """The move that a line stands for, or the step towards one; raises what is wrong with it.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Deal, tiles
    >>> position = game("azul").start()
    >>> position.push(Deal((tiles("BBYK"),) * 5))
    >>> understand(position, "3 y")
    Step(stem='3Y')
    >>> understand(position, "4", stem="3Y")
    Take(source=3, colour=<Colour.YELLOW: 1>, destination=4)
    """
    typed = "".join(text.split()).upper()
    for start in dict.fromkeys((stem, "")):
        legal = tokens(position, start + typed)
        if start + typed in legal:
            return legal[start + typed]
        if legal and typed:
            return Step(begun(position, start + typed))
        _refuse(position, start + typed)
    if typed and len(typed) <= 2:
        raise IllegalMove("no-such-move", f'No legal move begins with "{shown(stem + typed)}": type moves to see them all.')
    raise IllegalMove(
        "not-understood", f'"{shown(text.strip())}" is neither a move nor a command: type a move like {_example(position)}, or ? for help.'
    )


def _refuse(position: Position, typed: str) -> None:
    """Raise what the rules have against a move, be it complete or but for its last character."""
    for ending in ("", *dict.fromkeys(token[-1] for token in tokens(position))):
        try:
            event = read_token(position.game, typed + ending)
        except NotationError:
            continue
        if not isinstance(event, Move):
            raise IllegalMove("no-move", "Only moves can be made here: what chance and arbiters do is not a player's to say.")
        position.copy(history=False).push(event)


def _example(position: Position) -> str:
    return next(iter(tokens(position)), "3Y4")
