"""Who sits where at a table on this computer: people by name, and bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from azulejos.bots import BOTS, Bot, bot
from azulejos.render.text import plain
from azulejos.rules import Chance, OptionError

PERSON = "Player"
"""Whoever plays without telling a name."""
USUAL_BOT = "greedy"
NAME_WIDTH = 40


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: a name, and the bot that decides there; `None` where a person does."""

    name: str
    bot: Bot | None = None


def taken_by(asked: Sequence[str], players: int, chance: Callable[[int], Chance]) -> tuple[Seat, ...]:
    """The seats of a table: as asked for, and bots on those that nobody asked for. `chance` gives the bot of a seat its chance.

    >>> import random
    >>> from azulejos.rules import RandomChance
    >>> [seat.name for seat in taken_by(["Ann", "random"], 4, lambda seat: RandomChance(random.Random(seat)))]
    ['Ann', 'random', 'greedy', 'greedy 2']
    """
    if len(asked) > players:
        raise OptionError(
            "too-many-seats", f"There are {len(asked)} seats asked for at a table of {players}: leave some out, or ask for more players."
        )
    wanted = [*(asked or [PERSON]), *[USUAL_BOT] * players][:players]
    seats: list[Seat] = []
    for number, text in enumerate(wanted, 1):
        name = plain(text, NAME_WIDTH)
        if not name:
            raise OptionError("no-name", f"Seat {number} needs a name that can be read, or one of the bots: {', '.join(BOTS)}.")
        player = bot(name.lower(), chance(number)) if name.lower() in BOTS else None
        name = name if player is None else player.name
        same = sum(plain(earlier, NAME_WIDTH).lower() == name.lower() for earlier in wanted[: number - 1])
        seats.append(Seat(f"{name} {same + 1}" if same else name, player))
    return tuple(seats)
