"""Azul and Azul Mini in a terminal."""

from __future__ import annotations

from azulejos.cli.play.terminal_game import TerminalGame
from azulejos.rules import Position


def _split(token: str) -> tuple[str, ...]:
    """Display, colour and line are a character each; a line in tiling is no choice (A20)."""
    return (token[:2], token[2:]) if token.startswith(">") else tuple(token)


def _ask(position: Position, stem: str) -> str:
    del position
    if stem.startswith(">"):
        return f"which column for the tile of line {stem[1:]}?"
    source = "the centre" if stem[:1] == "C" else f"display {stem[:1]}"
    return ("your move?", f"which colour from {source}?", f"{stem[1:]} from {source} to which line?")[len(stem)]


def _answer(position: Position, stem: str, part: str) -> str:
    del position, stem
    return part


AZUL = TerminalGame(
    _split,
    _ask,
    _answer,
    (
        "Take all tiles of one colour from a display or the centre to one of your lines: 3Y4 takes yellow from display 3 to pattern line 4. "
        "C is the centre, F the floor line; B blue, Y yellow, R red, K black, W white. 3 y 4 is the same, and so are 3, y and 4 one after another.",
        "A small letter on the wall waits for its tile; 1st is the first-player marker; * is what each player did last.",
    ),
    "3Y4 (display 3, yellow, line 4)",
)
