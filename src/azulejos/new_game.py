"""Games that deal by themselves: the first thing that most programs ask for."""

from __future__ import annotations

from typing import Any

from azulejos.dealing import SeededDealer
from azulejos.rules import OptionError, Position, rulebook

_BEFORE_THE_START = -1


def start(game: str = "azul", *, seed: int | str | None = None, first: int = 1, **options: Any) -> Position:
    """A game that has begun, and that deals by itself: always the same for the same seed and moves, or without a seed as chance has it.

    `options` are those of the game (`players`, `wall`, `tiles` …); what is usually drawn by lot, and not named, is. `first` is the first player.

    >>> position = start("azul", players=2, seed=7)
    >>> position.push("3Y4")
    >>> str(position.last), position.to_move, position.why_not("3Y1")
    ('3Y4', 2, 'Display 3 has no yellow tiles. (A11)')
    """
    dealer = SeededDealer(seed)
    rules = rulebook(game)
    position = rules.game(**(dict(rules.lots(dealer.chance(_BEFORE_THE_START))) | options)).start(first)
    position.deal_by_itself(dealer)
    return position


def position(afen: str, *, seed: int | str | None = None) -> Position:
    """The position that a line of AFEN stands for; from there it deals by itself. An impossible one raises, with everything that is wrong with it.

    >>> position(start("duel", seed=7).afen).game.id
    'duel'
    """
    from azulejos.notation.afen import read

    if not isinstance(afen, str):
        raise OptionError("no-such-position", f"A position is a line of AFEN, such as str(position) is, not {type(afen).__name__}.")
    found = read(afen)
    found.deal_by_itself(SeededDealer(seed))
    return found
