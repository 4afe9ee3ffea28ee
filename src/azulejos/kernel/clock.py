"""The time, for compiled code: a search that looks at the clock itself does not depend on another thread to be woken in time."""

from __future__ import annotations

import time
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

CLOCK: int | None = getattr(time, "CLOCK_MONOTONIC", None)
"""The system's number of a clock that nobody sets; Windows has no such function, and there the time stands still."""
_NUMBER, _WORD = ir.IntType(32), ir.IntType(64)
_TIMESPEC = ir.LiteralStructType([_WORD, _WORD])
SECOND = 1_000_000_000


def _nanoseconds(_: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if CLOCK is None:
            return _WORD(0)
        place = cast("Any", cgutils.alloca_once)(builder, _TIMESPEC)
        kind = ir.FunctionType(_NUMBER, [_NUMBER, _TIMESPEC.as_pointer()])
        builder.call(cast("Any", cgutils.get_or_insert_function)(builder.module, kind, "clock_gettime"), [_NUMBER(CLOCK), place])
        time_now = builder.load(place)
        return builder.add(builder.mul(builder.extract_value(time_now, 0), _WORD(SECOND)), builder.extract_value(time_now, 1))

    return types.int64(), generate


nanoseconds = cast("Any", intrinsic)(_nanoseconds)
"""`nanoseconds()`: since some moment; only differences have a meaning. Some 30 ns a call."""
