"""Sums of rows of numbers in wide registers, for nets.

Numba's compiler unrolls loops of a known length before it could make them wide, and then does not. So these are written for it: some eight times as
fast, on any processor, whatever the width of its registers is.
"""

from __future__ import annotations

from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

LANES = 8
_NUMBER, _WORD, _SHORT = ir.FloatType(), ir.IntType(64), ir.IntType(32)
_WIDE = ir.VectorType(_NUMBER, LANES)
_FREE = ("contract", "nnan", "ninf", "nsz")
"""Products and sums may be one operation; there is nothing that is not a number."""
_intrinsic, _alloca = cast("Any", intrinsic), cast("Any", cgutils.alloca_once_value)


def _data(context: Any, builder: Any, signature: Any, arguments: Any) -> list[Any]:
    """Where the numbers of contiguous arrays begin."""
    return [context.make_array(kind)(context, builder, value).data for kind, value in zip(signature.args, arguments, strict=True)]


def _part(builder: Any, begin: Any, at: Any) -> Any:
    """Where eight numbers begin."""
    return builder.bitcast(builder.gep(begin, [at]), _WIDE.as_pointer())


def row_adder(width: int) -> Any:
    """What adds a row of so many numbers to another: `add(sums, row)`."""

    def add(_: Any, sums: Any, row: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            to, source = _data(context, builder, signature, arguments)
            for at in range(0, width, LANES):
                place = _part(builder, to, _WORD(at))
                more = builder.load(_part(builder, source, _WORD(at)), align=4)
                builder.store(builder.fadd(builder.load(place, align=4), more, flags=_FREE), place, align=4)
            return context.get_dummy_value()

        return types.void(sums, row), generate

    return _intrinsic(add)


def row_sum(width: int) -> Any:
    """What writes the sum of four rows of so many numbers: `add(sums, first, second, third, fourth)`."""

    def add(_: Any, sums: Any, first: Any, second: Any, third: Any, fourth: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            to, *sources = _data(context, builder, signature, arguments)
            for at in range(0, width, LANES):
                one, two, three, four = (builder.load(_part(builder, source, _WORD(at)), align=4) for source in sources)
                total = builder.fadd(builder.fadd(one, two, flags=_FREE), builder.fadd(three, four, flags=_FREE), flags=_FREE)
                builder.store(total, _part(builder, to, _WORD(at)), align=4)
            return context.get_dummy_value()

        return types.void(sums, first, second, third, fourth), generate

    return _intrinsic(add)


def layer(rows: int, width: int) -> Any:
    """What works out a layer of a net: `work_out(inputs, weights, biases, sums)`, a row of weights for each input. Inputs below 0 count as 0."""

    def work_out(_: Any, inputs: Any, weights: Any, biases: Any, sums: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            values, table, begin, to = _data(context, builder, signature, arguments)
            nothing = ir.Constant(_WIDE, ir.Undefined)
            places = range(0, width, LANES)
            totals = [_alloca(builder, builder.load(_part(builder, begin, _WORD(at)), align=4)) for at in places]
            with cgutils.for_range(builder, _WORD(rows)) as loop:
                value = builder.load(builder.gep(values, [loop.index]))
                with builder.if_then(builder.fcmp_ordered(">", value, _NUMBER(0.0))):
                    one = builder.insert_element(nothing, value, _SHORT(0))
                    wide = builder.shuffle_vector(one, nothing, ir.Constant(ir.VectorType(_SHORT, LANES), [0] * LANES))
                    row = builder.mul(loop.index, _WORD(width))
                    for at, total in zip(places, totals, strict=True):
                        weight = builder.load(_part(builder, table, builder.add(row, _WORD(at))), align=4)
                        product = builder.fmul(wide, weight, flags=_FREE)
                        builder.store(builder.fadd(product, builder.load(total), flags=_FREE), total)
            for at, total in zip(places, totals, strict=True):
                builder.store(builder.load(total), _part(builder, to, _WORD(at)), align=4)
            return context.get_dummy_value()

        return types.void(inputs, weights, biases, sums), generate

    return _intrinsic(work_out)
