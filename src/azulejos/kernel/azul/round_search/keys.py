"""Keys of positions within a round, for tables."""

from __future__ import annotations

from azulejos.kernel.azul.state import INT
from azulejos.kernel.compiler import compiled

FACTOR = -7046029254386353131


@compiled(INT(INT, INT, INT, INT))
def mix(table: int, mine: int, others: int, salt: int) -> int:
    """A key of a position. Every word is mixed before the next one comes: markers and floor lines stand in the highest bits, which a product
    alone leaves there, where they would cancel each other.
    """
    key = (table + salt) * FACTOR
    key = (key ^ key >> 32 ^ mine) * -4417276706812531889
    key = (key ^ key >> 29 ^ others) * 1609587929392839161
    return key ^ key >> 32


@compiled(INT(INT, INT))
def slot_of(key: int, size: int) -> int:
    """Where a word belongs in a table of so many entries, a power of two."""
    mixed = key * FACTOR
    return (mixed ^ mixed >> 29) >> 7 & (size - 1)
