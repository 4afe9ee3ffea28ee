"""What a person types at the table: a whole move, the beginning of one, or a command.

A move can be typed part by part, by the parts of its token: `3` is display 3, `3y` its yellow tiles. What was typed so far is called the stem.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from azulejos.cli.play.games import TERMINAL_GAMES
from azulejos.notation import NotationError, read_token, write_token
from azulejos.notation.errors import shown
from azulejos.render.wording import ENGLISH, Wording
from azulejos.rules import AzulejosError, Game, IllegalMove, Move, Position

COMMANDS: Mapping[str, str] = {
    "?": "help", "h": "help", "help": "help", "moves": "moves", "undo": "undo", "u": "undo", "score": "score", "save": "save",
    "back": "back", "table": "table", "quit": "quit", "q": "quit", "exit": "quit",
}  # fmt: skip
MOST_ANSWERS = 9
"""A question lists no more answers than these."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command, and what follows it."""

    word: str
    argument: str = ""


@dataclass(frozen=True, slots=True)
class PartialMove:
    """The beginning of a move's token."""

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


def split(game: Game, token: str) -> tuple[str, ...]:
    """The parts of a token; together they are the token.

    >>> from azulejos.rules import game
    >>> split(game("azul"), "3Y4"), split(game("duel"), "lay:5.1"), split(game("duel"), "keep:1=YK/TS")
    (('3', 'Y', '4'), ('lay:', '5.', '1'), ('keep:', '1=YK/TS'))
    """
    return TERMINAL_GAMES[game.id].split(token)


def next_part(game: Game, token: str, stem: str) -> str:
    """The part of a token that follows its stem.

    >>> from azulejos.rules import game
    >>> next_part(game("duel"), "lay:5.1", "lay:")
    '5.'
    """
    left = stem
    for part in split(game, token):
        if not left:
            return part
        left = left.removeprefix(part)
    return ""


def tokens(position: Position, stem: str = "") -> dict[str, Move]:
    """The legal moves whose tokens begin like this, in capitals or not, by token."""
    written = {write_token(position.game, move): move for move in position.legal_moves}
    return {token: move for token, move in written.items() if token.upper().startswith(stem.upper())}


def question(position: Position, stem: str, wording: Wording = ENGLISH) -> str:
    """What to ask for next, and what may be answered.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Deal, tiles
    >>> position = game("azul").start()
    >>> position.push(Deal((tiles("BBYK"),) * 5))
    >>> question(position, "3")
    'which colour from display 3? B, Y or K'
    """
    terminal = TERMINAL_GAMES[position.game.id]
    asked = terminal.ask(position, stem, wording)
    if not stem and not terminal.lists_all:
        return asked
    following = dict.fromkeys(next_part(position.game, token, stem) for token in tokens(position, stem))
    answers = [terminal.answer(position, stem, part) for part in following]
    more = [wording("terminal-play-another")] * (len(answers) > MOST_ANSWERS)
    return f"{asked} {wording.listed([*answers[:MOST_ANSWERS], *more], choice=True)}"


def extended(position: Position, stem: str = "") -> str:
    """The stem, with every part that leaves no choice added to it; but the last part of a move is always left to the player."""
    legal = tokens(position, stem)
    while True:
        following = {next_part(position.game, token, stem) for token in legal}
        if len(following) != 1 or any(stem + part in legal for part in following):
            return stem
        stem += following.pop()


def understand(position: Position, text: str, stem: str = "") -> Move | PartialMove:
    """The move that a line stands for, or the beginning of one; raises what is wrong with it.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Deal, tiles
    >>> position = game("azul").start()
    >>> position.push(Deal((tiles("BBYK"),) * 5))
    >>> understand(position, "3 y")
    PartialMove(stem='3Y')
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
        "not-understood", f'"{shown(text.strip())}" is neither a move nor a command: type a move like {example(position)}, or ? for help.'
    )


def _chosen(position: Position, typed: str) -> Move | PartialMove | None:
    """The move that a text stands for or begins; `None` if there is none."""
    typed = typed.upper()
    legal = tokens(position, typed)
    if not legal:
        return _written_otherwise(position, typed)
    # What follows an equals sign is no choice: `keep:1` is enough for keep:1=YK/TS.
    whole = [token for token in legal if token.upper() == typed or token[len(typed)] == "="]
    if len(whole) == 1:
        return legal[whole[0]]
    stems = {_stem(position, token, len(typed)) for token in legal}
    if len(stems) > 1:
        raise IllegalMove("ambiguous", f'"{shown(typed)}" may be {" or ".join(sorted(stems)[:4])}: type some more.')
    stem = stems.pop()
    return legal[stem] if stem in legal else PartialMove(extended(position, stem))


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
    for part in split(position.game, token):
        if len(stem) >= length:
            break
        stem += part
    return stem


def _refuse(position: Position, typed: str) -> None:
    """Raise why the rules refuse a move; its last part may be missing."""
    for ending in dict.fromkeys(("", *(ending for token in tokens(position) for ending in _endings(split(position.game, token))))):
        try:
            event = read_token(position.game, typed + ending)
        except NotationError:
            continue
        if not isinstance(event, Move):
            raise IllegalMove("no-move", "Only moves can be typed here, not deals or rulings.")
        position.copy(history=False).push(event)


def _endings(parts: tuple[str, ...]) -> tuple[str, ...]:
    """The last part of a token, with and without the mark before it, which nobody has to type."""
    mark = "".join(parts[:-1])[-1:]
    return (parts[-1],) if mark.isalnum() else (parts[-1], mark + parts[-1])


def refusal(error: AzulejosError, position: Position, wording: Wording) -> str:
    """What is wrong with what was typed, in a person's language.

    >>> from azulejos.rules import game
    >>> refusal(IllegalMove("line-complete", "Line 1 is complete.", "A13"), game("azul").start(), Wording("it"))
    'Questa linea è completa: scegline un’altra. (A13)'
    """
    given = {"code": error.code, "text": str(error), "clause": error.clause or "none", "example": example(position)}
    return wording("terminal-play-refused", **given)


def example(position: Position) -> str:
    """A move that can be made, or one of Azul."""
    return next(iter(tokens(position)), "3Y4")
