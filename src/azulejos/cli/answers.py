"""What a person types at the table: a whole move, a step of one, or a command.

A step is the first pieces of a token: `3` is display 3, `3y` its yellow tiles. That way every game whose moves have tokens can be played so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from azulejos.cli.pieces import next_piece, pieces
from azulejos.notation import NotationError, read_token, write_token
from azulejos.notation.errors import shown
from azulejos.rules import IllegalMove, Move, Position

COMMANDS: Mapping[str, str] = {
    "?": "help", "h": "help", "help": "help", "moves": "moves", "undo": "undo", "u": "undo", "score": "score", "save": "save",
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
    """The legal moves whose tokens begin like this, in capitals or not, by token."""
    written = {write_token(position.game, move): move for move in position.legal_moves}
    return {token: move for token, move in written.items() if token.upper().startswith(stem.upper())}


def begun(position: Position, stem: str = "") -> str:
    """A step taken as far as it leaves no choice, but for the last piece, which is always the player's own."""
    legal = tokens(position, stem)
    while True:
        following = {next_piece(position.game, token, stem) for token in legal}
        if len(following) != 1 or any(stem + piece in legal for piece in following):
            return stem
        stem += following.pop()


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
        chosen = _chosen(position, start + typed) if typed else None
        if chosen is not None:
            return chosen
        _refuse(position, start + typed)
    if typed and len(typed) <= 2:
        raise IllegalMove("no-such-move", f'No legal move begins with "{shown(stem + typed)}": type moves to see them all.')
    raise IllegalMove(
        "not-understood", f'"{shown(text.strip())}" is neither a move nor a command: type a move like {_example(position)}, or ? for help.'
    )


def _chosen(position: Position, typed: str) -> Move | Step | None:
    """The move, or the step, that a text is the beginning of; `None` if there is none."""
    typed = typed.upper()
    legal = tokens(position, typed)
    if not legal:
        return _written_otherwise(position, typed)
    # What follows an equals sign is told, not chosen: `keep:1` is enough for keep:1=YK/TS.
    whole = [token for token in legal if token.upper() == typed or token[len(typed)] == "="]
    if len(whole) == 1:
        return legal[whole[0]]
    stems = {_stem(position, token, len(typed)) for token in legal}
    if len(stems) > 1:
        raise IllegalMove("ambiguous", f'"{shown(typed)}" may be {" or ".join(sorted(stems)[:4])}: type some more.')
    stem = stems.pop()
    return legal[stem] if stem in legal else Step(begun(position, stem))


def _written_otherwise(position: Position, typed: str) -> Move | None:
    """A legal move whose token is usually written in another way, such as chips in another order."""
    try:
        event = read_token(position.game, typed)
    except NotationError:
        return None
    return event if isinstance(event, Move) and event in position.legal_moves else None


def _stem(position: Position, token: str, length: int) -> str:
    """The first pieces of a token, up to the one with the last of so many characters."""
    stem = ""
    for piece in pieces(position.game, token):
        if len(stem) >= length:
            break
        stem += piece
    return stem


def _refuse(position: Position, typed: str) -> None:
    """Raise what the rules have against a move, be it complete or but for its last piece."""
    for ending in dict.fromkeys(("", *(ending for token in tokens(position) for ending in _endings(pieces(position.game, token))))):
        try:
            event = read_token(position.game, typed + ending)
        except NotationError:
            continue
        if not isinstance(event, Move):
            raise IllegalMove("no-move", "Only moves can be made here: what chance and arbiters do is not a player's to say.")
        position.copy(history=False).push(event)


def _endings(parts: tuple[str, ...]) -> tuple[str, ...]:
    """The last piece of a token; and what parts it from the one before, which nobody has to type."""
    mark = "".join(parts[:-1])[-1:]
    return (parts[-1],) if mark.isalnum() else (parts[-1], mark + parts[-1])


def _example(position: Position) -> str:
    return next(iter(tokens(position)), "3Y4")
