"""AFEN, a position in one line, for every game: its first field is the game's id."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.notation.errors import AfenError, shown
from azulejos.notation.games import NOTATIONS
from azulejos.rules import Fault, Material, Position

LONGEST = 4_000


def read(text: str, components: Sequence[Material] = ()) -> Position:
    """The position that a line stands for. An impossible one raises an `AfenError` with all its faults.

    A line names an owner's own components by their digest: `components` has those among which they are found.

    >>> from azulejos.rules import game
    >>> read(write(game("azul", players=3).start())) == game("azul", players=3).start()
    True
    """
    line = text.strip()
    id = line.partition(":")[0]
    if len(line) > LONGEST:
        raise AfenError((Fault("afen-too-long", None, f"A position has at most {LONGEST} characters."),))
    if id not in NOTATIONS:
        raise AfenError((Fault("no-such-game", None, f'A position begins with {" or ".join(NOTATIONS)} and a colon, not with "{shown(id)}".'),))
    return NOTATIONS[id].read_afen(line, components)


def write(position: Position) -> str:
    """The position in one line.

    >>> from azulejos.rules import game
    >>> write(game("azul").start())[:44]
    'azul:coloured:2:5:0:deal:-:1:s1:-/-/-/-/-:-:'
    """
    return NOTATIONS[position.game.id].write_afen(position)
