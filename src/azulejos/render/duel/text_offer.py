"""What lies between the players as characters: trays with sun and moon sides, chips, plates of display, pile and hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from rich.text import Text

from azulejos.render.duel.text_tiles import FAINT, POINTED, WIDTH, Pen, kind_key
from azulejos.rules import Move
from azulejos.rules.duel.moves import LARGE, Keep, Lay, Moon, PutUnder, Sun, TakePlate
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.supply import LARGE_SPACES, SMALL_SPACES
from azulejos.rules.duel.trays import FACE_DOWN

LABEL = 5
GAP = 2
Block = tuple[Text, ...]
"""Some rows of characters, all of one width, that belong together."""


def trays(position: DuelPosition, choices: Collection[Move], pen: Pen, width: int) -> Iterator[Text]:
    """All trays side by side, as many as there is room for: chip or first-player tile, sun side, moon side from the bottom to the top."""
    takes = [move for move in choices if isinstance(move, Sun | Moon)]
    sources = {move.tray if isinstance(move, Sun) else None for move in takes}
    colours = {move.colour for move in takes} if len(sources) == 1 else set()
    blocks = []
    for number in range(len(position.trays)):
        sun = colours if sources == {number} else set()
        moon = colours if sources == {None} else set()
        blocks.append(_tray(position, number, pen, sun, moon, sources == {number}))
    sides = [pen.wording("terminal-sun"), pen.wording("terminal-moon")]
    yield from _side_by_side(blocks, width, _padded((Text(), *(Text(f"{side} ", FAINT) for side in sides)), LABEL))


def _tray(position: DuelPosition, number: int, pen: Pen, sun: set[str], moon: set[str], chosen: bool) -> Block:
    tray = position.trays[number]
    spaces = LARGE_SPACES if number == LARGE else SMALL_SPACES
    name = str(number) if number else "L"
    head = Text(f"{pen.arrow}{name} ", POINTED) if chosen else Text(f"{name} ", FAINT)
    if number == LARGE and not position.holder and position.round:
        head.append(*pen.marker)
    elif tray.chip:
        head.append(pen.wording("terminal-chip", chip="?" if tray.chip == FACE_DOWN else tray.chip), FAINT if tray.chip == FACE_DOWN else "bold")
    above, below = Text(), Text()
    for tile in tray.sun:
        above.append(*pen.tile(tile, pointed=tile in sun))
    for at, tile in enumerate(tray.moon, 1):
        is_top = number == LARGE or at == len(tray.moon)
        below.append(*(pen.tile(tile, pointed=tile in moon) if is_top else pen.buried(tile)))
    rows = tuple(text if text else text.append("-", FAINT) for text in (head, above, below))
    return _padded(rows, spaces * WIDTH)


def plates(position: DuelPosition, choices: Collection[Move], pen: Pen, width: int) -> Iterator[Text]:
    """The display and the pile; then what is in hand, turned in all ways that may be chosen, and what was drawn."""
    pointed = {move.place for move in choices if isinstance(move, TakePlate)}
    blocks = []
    for place, plate in enumerate(position.display, 1):
        rows = pen.plate(plate) if plate is not None else (Text(" -", FAINT), Text())
        blocks.append(_named(f"{place}", rows, pen, plate is not None and place in pointed))
    size = Text(pen.wording("terminal-pile", count=len(position.pile)))
    top = Text(pen.wording("terminal-top", kind=kind_key(position.pile[0].kind)) if position.pile else "", FAINT)
    blocks.append(_padded((size, top), 12))
    yield from _side_by_side(blocks, width, _label(pen.wording("terminal-plates")))
    if position.hand is not None:
        # What was drawn and not kept waits beside it, to be put under the pile.
        rest = [_padded((Text(pen.wording("terminal-drawn"), FAINT), Text()), 5)] * bool(position.drawn)
        yield from _side_by_side(
            [*_hand(position, choices, pen), *rest, *_drawn(position, False, pen)], width, _label(pen.wording("terminal-in-hand"))
        )
    elif position.drawn:
        # The choice of a drawn plate is the drawer's own: only with it the fronts are shown (D50).
        is_own = any(isinstance(move, Keep | PutUnder) for move in choices)
        yield from _side_by_side(_drawn(position, is_own, pen), width, _label(pen.wording("terminal-drawn")))


def _label(name: str) -> Block:
    return _padded((Text(f"{name} ", FAINT), Text()), 8)


def _drawn(position: DuelPosition, is_own: bool, pen: Pen) -> list[Block]:
    blocks = []
    for number, back in enumerate(position.drawn, 1):
        rows = pen.plate(back.plate) if is_own and back.plate is not None else pen.back(back.kind)
        blocks.append(_named(f"{number}", rows, pen, is_own))
    return blocks


def _hand(position: DuelPosition, choices: Collection[Move], pen: Pen) -> list[Block]:
    assert position.hand is not None
    lays = [move for move in choices if isinstance(move, Lay)]
    turns = [move.turn for move in lays] if len({move.space for move in lays}) == 1 else []
    if not turns:
        return [_named(" ", pen.plate(position.hand), pen, False)]
    return [_named(f"{turn}", pen.plate(position.hand.turned(turn)), pen, True) for turn in turns]


def _named(name: str, rows: tuple[Text, Text], pen: Pen, pointed: bool) -> Block:
    label = Text(f"{pen.arrow}{name}", POINTED) if pointed else Text(f" {name}", FAINT)
    return _padded((label.append_text(rows[0]), Text("  ").append_text(rows[1])), 2 + 2 * WIDTH)


def _padded(rows: tuple[Text, ...], width: int) -> Block:
    for row in rows:
        row.append(" " * (max(width, *map(len, rows)) - len(row)))
    return rows


def _side_by_side(blocks: Sequence[Block], width: int, labels: Block) -> Iterator[Text]:
    """Blocks beside each other, in as many rows of them as the width asks for; a blank label on all but the first."""
    groups: list[list[Block]] = [[]]
    used = len(labels[0])
    for block in blocks:
        if groups[-1] and used + len(block[0]) > width:
            groups.append([])
            used = len(labels[0])
        groups[-1].append(block)
        used += len(block[0]) + GAP
    for group in groups:
        for label, *parts in zip(labels, *group):
            line = Text().append_text(label).append_text(Text(" " * GAP).join(parts))
            line.rstrip()
            yield line
