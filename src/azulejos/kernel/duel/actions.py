"""The actions of Azul Duel: every decision there is has a number, the same in every position and for every box of components.

Sources count from 0: the sun side of the large tray, 1 to 4 those of the small ones, 5 the moon sides. Colours count from 0 (B Y R K T), lines from 1
(0 breaks the tiles), plates from 0 in the order of the game's components, chips from 0 in the order of `CHIP_KINDS`.

| actions | of | what |
|---|---|---|
| 0-209 | `TAKES` | (source · 5 + colour) · 7 + line: a sun take or a moon take |
| 210-212 | `PLATE` | the plate of a display's place |
| 213, 214 | `DRAW`, `STOP` | draw a plate; draw no more |
| 215-218 | `CHIP` | the revealed chip of small tray 1 to 4 |
| 219-368 | `STACK` | the order of a stack: bottom · 5 + top for two tiles, 25 + (bottom · 5 + middle) · 5 + top for three |
| 369-386 | `KEEP` | keep this one of the drawn plates |
| 387-422 | `LAY` | (space - 1) · 4 + quarters turned |
| 423-440 | `UNDER` | put this one of the drawn plates under the pile |
| 441-455 | `SPEND` | choose a chip of this kind for the line that is due |
| 456 | `PAY` | spend the chips that were chosen; none, to leave the line as it is |
| 457-492 | `CELL` | (line - 1) · 6 + column - 1: where the tile goes |

One action is one move of `rules`, but for chips: whoever spends some names them one by one, in the order of their kinds, and then pays. So there is
just one sequence of actions for every choice of chips, and no chip is offered that could not lead to a payment.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from azulejos.rules import Move, OptionError
from azulejos.rules.duel import (
    DuelPosition,
    Keep,
    KeepSome,
    Lay,
    Moon,
    PutUnder,
    Spend,
    Stack,
    Stop,
    Sun,
    TakeChip,
    TakePlate,
    Tile,
)
from azulejos.rules.duel.moves import DRAW as DRAW_MOVE
from azulejos.rules.duel.moves import STOP as STOP_MOVE
from azulejos.rules.duel.moves import Draw
from azulejos.rules.duel.plates import LETTERS

COLOURS = 5
SOURCES = 6
MOON = 5
"""The source that stands for the moon sides."""
DESTINATIONS = 7
PLATES = 18
CHIP_KINDS = (*LETTERS, *("".join(pair) for pair in combinations(LETTERS, 2)))
"""What a chip can show (D5): a colour, or two of them."""

TAKES = SOURCES * COLOURS * DESTINATIONS
PLATE = TAKES
DRAW = PLATE + 3
STOP = DRAW + 1
CHIP = STOP + 1
STACK = CHIP + 4
KEEP = STACK + 25 + 125
LAY = KEEP + PLATES
UNDER = LAY + 36
SPEND = UNDER + PLATES
PAY = SPEND + len(CHIP_KINDS)
CELL = PAY + 1
ACTIONS = CELL + 36


def chip_kind(chip: str) -> int:
    """The kind of a chip, in whichever order its colours are written.

    >>> chip_kind("T"), chip_kind("TY"), chip_kind("YT")
    (4, 11, 11)
    """
    return CHIP_KINDS.index("".join(sorted(chip, key=LETTERS.index)))


def actions_of(move: Move, position: DuelPosition) -> tuple[int, ...]:
    """The actions that a move of a position is: one, but for chips.

    >>> from azulejos.rules import game
    >>> start = game("duel").start()
    >>> actions_of(Sun(4, "T", 6), start), actions_of(Spend(("B", "TY")), start)
    ((174,), (441, 452, 456))
    """
    match move:
        case Sun(tray, colour, line):
            return (take(tray, LETTERS.index(colour), line),)
        case Moon(colour, line):
            return (take(MOON, LETTERS.index(colour), line),)
        case TakePlate(place):
            return (PLATE + place - 1,)
        case Draw():
            return (DRAW,)
        case Stop():
            return (STOP,)
        case TakeChip(tray):
            return (CHIP + tray - 1,)
        case Stack(tiles):
            return (STACK + stack_number([LETTERS.index(tile) for tile in tiles]),)
        case Keep(_, plate) | KeepSome(plate):
            return (KEEP + position.game.components.plates.index(plate),)
        case Lay(space, turn):
            return (LAY + 4 * (space - 1) + turn,)
        case PutUnder(number):
            front = position.drawn[number - 1].plate
            if front is not None:
                return (UNDER + position.game.components.plates.index(front),)
        case Spend(chips):
            return (*sorted(SPEND + chip_kind(chip) for chip in chips), PAY)
        case Tile(line, column):
            return (CELL + 6 * (line - 1) + column - 1,)
    raise OptionError("not-in-kernels", f"Kernels know what a player decides who sees every front, and no {type(move).__name__}.")


def move_of(actions: Sequence[int], position: DuelPosition) -> Move:
    """The move that actions of a position are: one action, or those of a payment, of which the last one is `PAY`.

    >>> from azulejos.rules import game
    >>> start = game("duel").start()
    >>> move_of([209], start), move_of([441, 452, 456], start)
    (Moon(colour='T', line=6), Spend(chips=('B', 'TY')))
    """
    *chosen, action = actions
    if action == PAY:
        names = {chip_kind(chip): chip for chip in position.game.components.chips}
        return Spend(tuple(sorted(names[each - SPEND] for each in chosen)))
    if chosen or not 0 <= action < ACTIONS or SPEND <= action < PAY:
        raise OptionError("no-such-action", f"{list(actions)} are not the actions of a move.")
    if action < TAKES:
        source, colour, line = action // 35, LETTERS[action // 7 % 5], action % 7
        return Moon(colour, line) if source == MOON else Sun(source, colour, line)
    if action >= CELL:
        return Tile((action - CELL) // 6 + 1, (action - CELL) % 6 + 1)
    if action >= UNDER:
        return PutUnder(_number(position, action - UNDER))
    if action >= LAY:
        return Lay((action - LAY) // 4 + 1, (action - LAY) % 4)
    if action >= KEEP:
        return Keep(_number(position, action - KEEP), position.game.components.plates[action - KEEP])
    if action >= STACK:
        return Stack("".join(LETTERS[colour] for colour in stacked(action - STACK)))
    if action >= CHIP:
        return TakeChip(action - CHIP + 1)
    return STOP_MOVE if action == STOP else DRAW_MOVE if action == DRAW else TakePlate(action - PLATE + 1)


def take(source: int, colour: int, line: int) -> int:
    """The action that takes a colour from a source to a line.

    >>> take(5, 4, 6) == TAKES - 1
    True
    """
    return (source * COLOURS + colour) * DESTINATIONS + line


def stack_number(colours: Sequence[int]) -> int:
    """The number of a stack of two tiles or three, from the bottom to the top.

    >>> stack_number([4, 4, 4]) == KEEP - STACK - 1
    True
    """
    number = 0
    for colour in colours:
        number = number * COLOURS + colour
    return number + 25 * (len(colours) - 2)


def stacked(number: int) -> tuple[int, ...]:
    """The colours of a stack by its number, from the bottom to the top.

    >>> stacked(stack_number([1, 0])), stacked(stack_number([3, 0, 4]))
    ((1, 0), (3, 0, 4))
    """
    if number < 25:
        return number // 5, number % 5
    return (number - 25) // 25, (number - 25) // 5 % 5, (number - 25) % 5


def _number(position: DuelPosition, plate: int) -> int:
    """The number of a plate among the drawn ones."""
    front = position.game.components.plates[plate]
    for number, back in enumerate(position.drawn, 1):
        if back.plate == front:
            return number
    raise OptionError("no-such-action", f"{front} is not among the drawn plates.")
