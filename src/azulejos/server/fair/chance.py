"""Chance that can be checked afterwards: numbers from HMAC-SHA256, keyed with the seed, over the table, the contributions and the deal's number."""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from azulejos.rules import Chance, Game, rulebook
from azulejos.server.fair.commitment import NO_CONTRIBUTION, FairError, check_contribution, check_seed

SCHEME = "azulejos-fair-1"
"""The first line of every message. A changed scheme has another one, so that no number of the one is ever a number of the other."""
WORD_BYTES = 4
_VALUES = 1 << (8 * WORD_BYTES)
_TABLE = re.compile("[0-9A-Za-z_-]{1,64}")


class FairChance:
    """The source of chance for one deal of one table. `number` is 0 for the lots before the game, then 1, 2 … for its chance events.

    A seat without a contribution has `"-"`, or nothing, in its place. The same arguments give the same numbers, on every machine.

    >>> chance = FairChance(bytes(range(32)), "k3x9", ["0123456789abcdef", "fedcba9876543210"], 3)
    >>> [chance.below(6) for _ in range(10)]
    [2, 2, 0, 2, 5, 5, 5, 4, 5, 0]
    """

    __slots__ = ("_block", "_key", "_left", "_message")

    def __init__(self, seed: bytes, table: str, contributions: Sequence[str], number: int) -> None:
        check_seed(seed)
        self._key = seed
        self._message = message(table, contributions, number)
        self._block = 0
        self._left = b""

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1, each with exactly the same probability: what lies above the last multiple of n is thrown away."""
        if not 1 <= n <= _VALUES:
            raise FairError("bad-range", f"Numbers are drawn below 1 to {_VALUES}, not below {n}.")
        limit = _VALUES - _VALUES % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def _word(self) -> int:
        if not self._left:
            self._left = hmac.digest(self._key, self._message + f"block {self._block}\n".encode(), "sha256")
            self._block += 1
        word, self._left = self._left[:WORD_BYTES], self._left[WORD_BYTES:]
        return int.from_bytes(word, "big")


def message(table: str, contributions: Sequence[str], number: int) -> bytes:
    r"""What the HMAC is taken over, but for the last line, which is the block's number.

    Each line is a fact, and no value can have a space or the end of a line in it: two different deals never have the same message.

    >>> message("k3x9", ["0123456789abcdef", "-"], 1)
    b'azulejos-fair-1\ntable k3x9\nseat 1 0123456789abcdef\nseat 2 -\ndeal 1\n'
    """
    if number < 0:
        raise FairError("bad-deal-number", f"Deals count from 0, and {number} is below that.")
    seats = [f"seat {seat} {each}" for seat, each in enumerate(listed(contributions), 1)]
    return "".join(f"{line}\n" for line in (SCHEME, f"table {check_table(table)}", *seats, f"deal {number}")).encode()


def check_table(table: str) -> str:
    """The id of a table, or an error that says what one looks like."""
    if not _TABLE.fullmatch(table):
        raise FairError("bad-table-id", "A table's id has 1 to 64 letters, digits, hyphens and underscores.")
    return table


def listed(contributions: Sequence[str]) -> tuple[str, ...]:
    """The contributions in the order of the seats, checked, with `-` for a seat that has none."""
    return tuple(NO_CONTRIBUTION if each in ("", NO_CONTRIBUTION) else check_contribution(each) for each in contributions)


# The lots before a game: who starts (A10, D11, T3), and what of the game itself is drawn (D6)


class Lots(NamedTuple):
    """What was drawn; `None` and nothing for what was chosen."""

    first: int | None
    options: Mapping[str, Any]


def draw_lots(id: str, players: int, chance: Chance, *, first: bool, game: bool) -> Lots:
    """Draw what is left to the lot, always in this order: the first player, then the options of the game.

    `chance` is that of number 0.

    >>> lots = draw_lots("duel", 2, FairChance(bytes(32), "k3x9", ["-", "-"], 0), first=True, game=True)
    >>> lots.first, list(lots.options)
    (2, ['tiles'])
    """
    starts = 1 + chance.below(players) if first else None
    return Lots(starts, rulebook(id).lots(chance) if game else {})


def is_drawn(game: Game, lots: Lots) -> bool:
    """Whether a game has the options that were drawn."""
    rules = rulebook(game.id)
    options = {option.name: getattr(game, option.name) for option in rules.options}
    return rules.game(**(options | dict(lots.options))) == game
