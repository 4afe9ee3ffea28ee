"""Several small numbers written at once: a word goes into an array of bytes, wherever it begins.

Compilers write bytes one by one where they cannot prove that they lie side by side; a word of four or eight takes as long as one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from azulejos.kernel.compiler import inner

NUMBERS = types.Array(types.uint8, 1, "C")
INT = types.int64
Store = Callable[[Any, int, int], None]


def _store_of(bits: int) -> Any:
    """Writes the lowest bits of a number, the lowest byte first, to wherever in an array; nothing is checked."""

    @intrinsic
    def store(context: Any, out: Any, at: Any, value: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, arguments[0])
            first = builder.bitcast(array.data, ir.IntType(8).as_pointer())
            place = builder.bitcast(builder.gep(first, [arguments[1]]), ir.IntType(bits).as_pointer())
            number = arguments[2] if bits == 64 else builder.trunc(arguments[2], ir.IntType(bits))
            builder.store(number, place, align=1)
            return context.get_dummy_value()

        return types.void(out, types.int64, types.int64), generate

    return store


store8: Store = _store_of(64)
store4: Store = _store_of(32)
store2: Store = _store_of(16)


@inner(types.void(NUMBERS, INT, INT))
def store5(out: Any, at: int, value: int) -> None:
    """Five bytes of a word."""
    store4(out, at, value)
    out[at + 4] = value >> 32 & 255


@inner(INT(INT))
def as_bytes(tiles: int) -> int:
    """Five lanes of 6 bits as lanes of 8."""
    return tiles & 63 | (tiles & 63 << 6) << 2 | (tiles & 63 << 12) << 4 | (tiles & 63 << 18) << 6 | (tiles & 63 << 24) << 8
