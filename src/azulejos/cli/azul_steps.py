"""How a player of Azul is asked, and told how to answer."""

from __future__ import annotations

from azulejos.cli.wording import Wording
from azulejos.rules import Position


def _ask(position: Position, stem: str) -> str:
    del position
    if stem.startswith(">"):
        return f"which column for the tile of line {stem[1:]}?"
    source = "the centre" if stem[:1] == "C" else f"display {stem[:1]}"
    return ("your move?", f"which colour from {source}?", f"{stem[1:]} from {source} to which line?")[len(stem)]


def _answer(position: Position, stem: str, piece: str) -> str:
    del position, stem
    return piece


WORDING = Wording(
    _ask,
    _answer,
    (
        "Take all tiles of one colour from a display or the centre to one of your lines: 3Y4 takes yellow from display 3 to pattern line 4. "
        "C is the centre, F the floor line; B blue, Y yellow, R red, K black, W white. 3 y 4 is the same, and so are 3, y and 4 one after another.",
        "A small letter on the wall waits for its tile; 1st is the first-player marker; * is what each player did last.",
    ),
    "3Y4 (display 3, yellow, line 4)",
)
