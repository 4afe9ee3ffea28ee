"""What a decision is, as features of which the learned part of the policy is a weighted sum.

Each round has weights of its own; there the features stand in this order. How much is left of a round is told by the groups of tiles on the table:
those of one colour in one place.

| features | what |
|---|---|
| `VALUE` | kind of source: what the take looks worth at a glance |
| `SOURCE` | kind of source (the large tray, a small one, the moon sides) · 8 + groups left / 2 |
| `LINE` | (line · 7 + tiles before) · 7 + tiles after |
| `SPACE` | (line · 3 + 0 it has a space, 1 it waits for a plate, 2 it never will) · 2 + is it complete |
| `BEST` | line · 2 + is it complete: the value of its best space, as far as the take fills the line |
| `OVER` | broken tiles before · 8 + tiles that break |
| `SUPPLY` | (places still to fill - 1) · 8 + tiles of that colour left on the table |
| `PAID` | line: chips pay for its rest |
| `LATE` | is it complete · 8 + groups left / 2 |
| `FIRST` | groups left / 2: the first-player tile comes with the take |
| `REST` | kind of source · 8 + tiles that stay behind |
| `THEM` | what the same tiles are worth to the other seat |
| `KIND`, `WORTH` | kind of decision · 8 + groups left / 2; kind of decision: what it looks worth at a glance |
| `TOKENS` | a plate of the display · 3, or of the pile · 3 + tokens left |
| `HELD` | is it to stop drawing · 8 + plates drawn |
| `CHIPS` | lines that the chip could help · 8 + chips in store |
| `TOPS` | the order of a stack: what its top tile is worth to this seat, and to the other one |
| `PLACE` | plate space where a plate is laid |
"""

from __future__ import annotations

from typing import Any

from numba import types

from azulejos.kernel.bits import SIZE_OF
from azulejos.kernel.compiler import inner
from azulejos.kernel.duel.state import BROKEN_COUNT, INT, RECORD, State
from azulejos.kernel.duel.tiling import ROW_LAID, can_pay, count_chips
from azulejos.kernel.duel.tree_search.context import CONTEXT_RECORD, MOVE_FEATURES
from azulejos.rules.duel.board import BROKEN_SPACES

FLOAT = types.float64
FROM_LARGE, FROM_SMALL, FROM_MOON = range(3)
"""The kinds of sources."""
TAKE_PLATE, DRAW_FIRST, DRAW_ON, STOP, TAKE_CHIP, STACK, KEEP, LAY, UNDER = range(9)
"""The kinds of the other decisions."""

VALUE = 0
SOURCE = VALUE + 3
LINE = SOURCE + 3 * 8
SPACE = LINE + 6 * 7 * 7
BEST = SPACE + 6 * 3 * 2
OVER = BEST + 6 * 2
SUPPLY = OVER + 5 * 8
PAID = SUPPLY + 5 * 8
LATE = PAID + 6
FIRST = LATE + 2 * 8
REST = FIRST + 8
THEM = REST + 3 * 8
KIND = THEM + 1
WORTH = KIND + 9 * 8
TOKENS = WORTH + 9
HELD = TOKENS + 2 * 3
CHIPS = HELD + 2 * 8
TOPS = CHIPS + 7 * 8
PLACE = TOPS + 2
assert PLACE + 9 == MOVE_FEATURES


@inner(types.void(CONTEXT_RECORD, INT, FLOAT))
def mark(context: Any, feature: int, amount: float) -> None:
    """Add a feature to those of the decision that is being described."""
    count = context.marked
    context.marks[count], context.mark_amounts[count] = feature, amount
    context.marked = count + 1


@inner(types.void(CONTEXT_RECORD, RECORD))
def look_around(context: Any, state: State) -> None:
    """What is the same for all takes of a turn: the groups and tiles of each colour that lie on the table."""
    groups = 0
    for colour in range(5):
        groups += SIZE_OF[state.sources >> 6 * colour & 63]
        stock = state.moon >> 6 * colour & 7
        for tray in range(5):
            stock += state.sun[tray] >> 6 * colour & 7
        context.stock[colour] = stock
    for tray in range(4):
        stack = state.stacks >> 9 * tray & 511
        while stack:
            context.stock[(stack & 7) - 1] += 1
            stack >>= 3
    context.groups = min(7, groups // 2)


@inner(types.void(CONTEXT_RECORD, RECORD, INT, INT, INT, INT, INT, INT))
def describe_take(context: Any, state: State, at: int, source: int, colour: int, count: int, line: int, is_first: int) -> None:
    """The features of a take, whose value at a glance is known."""
    seat, groups = state.turn, context.groups
    kind = FROM_LARGE if source == 0 else FROM_MOON if source == 5 else FROM_SMALL
    mark(context, VALUE + kind, context.values[at])
    mark(context, SOURCE + 8 * kind + groups, 1.0)
    if kind != FROM_MOON:
        rest = -count
        for other in range(5):
            rest += state.sun[source] >> 6 * other & 7
        mark(context, REST + 8 * kind + min(7, rest), 1.0)
    if is_first:
        mark(context, FIRST + groups, 1.0)
    over = count
    if line:
        row = line - 1
        before = state.lines[seat] >> 6 * row & 7
        after = min(line, before + count)
        over -= after - before
        is_full = int(after == line)
        mark(context, LINE + (7 * row + before) * 7 + after, 1.0)
        mark(context, LATE + 8 * is_full + groups, 1.0)
        best = context.best[seat, row, colour]
        if best >= 0:
            mark(context, SPACE + 6 * row + is_full, 1.0)
            mark(context, BEST + 2 * row + is_full, best * (after - before) / line)
        else:
            mark(context, SPACE + 6 * row + 2 * (1 + (state.laid[seat] & ROW_LAID[row] == ROW_LAID[row])) + is_full, 1.0)
        if not is_full:
            mark(context, SUPPLY + 8 * (line - after - 1) + min(7, context.stock[colour] - count), 1.0)
            if can_pay(state.chips[seat], colour, line - after):
                mark(context, PAID + row, 1.0)
    if over:
        mark(context, OVER + 8 * min(BROKEN_SPACES, state.broken[seat] >> BROKEN_COUNT) + min(7, over), 1.0)


@inner(types.void(CONTEXT_RECORD, RECORD, INT, INT))
def describe_other(context: Any, state: State, at: int, kind: int) -> None:
    """The features that a decision of another kind has in any case; its value at a glance is known."""
    mark(context, KIND + 8 * kind + context.groups, 1.0)
    mark(context, WORTH + kind, context.values[at])
    if kind <= DRAW_FIRST:
        mark(context, TOKENS + 3 * kind + state.tokens[state.turn], 1.0)
    elif kind <= STOP:
        mark(context, HELD + 8 * (kind - DRAW_ON) + min(7, state.held), 1.0)


@inner(types.void(CONTEXT_RECORD, RECORD, INT))
def describe_chip(context: Any, state: State, lines: int) -> None:
    """What a chip finds on the board: so many lines that it could help."""
    mark(context, CHIPS + 8 * lines + min(7, count_chips(state.chips[state.turn])), 1.0)


@inner(types.void(CONTEXT_RECORD, RECORD, INT, INT))
def correct(context: Any, state: State, at: int, looks_across: int) -> None:
    """Add to the value of a decision, whose features were marked last, what was learned of these."""
    total = 0.0
    offset = (state.round - 1) * MOVE_FEATURES
    for i in range(context.marks_end[at - 1] if at else 0, context.marked):
        total += context.policy[looks_across, offset + context.marks[i]] * context.mark_amounts[i]
    context.values[at] += total
    context.marks_end[at] = context.marked
