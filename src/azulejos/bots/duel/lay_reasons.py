"""Why a plate would have been better, or better laid, in facts: what the dome has room for after one turn, and after the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from azulejos.bots.analysis.reason import Reason
from azulejos.bots.duel.dome_facts import Room
from azulejos.bots.duel.laid_facts import Laying, Offered
from azulejos.bots.duel.move_words import Values
from azulejos.bots.duel.weighed import Weighed

MORE = 2
"""Points of a tile, and spaces at the edge, from which on a difference is worth a word."""
NEW = 0.6
"""What it weighs that a row has a space for one colour more."""
WHOLE = 20
"""So many tiles fewer are as good as the special tile itself."""
GAIN = 1
"""The same of what tiles that can be taken at once are worth."""
FEWER = 4
"""The same of tiles that are needed."""


def better(did: Laying, instead: Laying, words: Values) -> Iterator[Weighed]:
    """What the dome would have had after the better turn, in which a plate is laid, and has not after the one that was played."""
    yield from _lines(did, instead, words)
    yield from _offered(did, instead, words)
    if did.lay is not None:
        yield from _spaces(did, instead, words)


def _lines(did: Laying, instead: Laying, words: Values) -> Iterator[Weighed]:
    """Lines that have tiles: a space for them, or a better one; not where the turn that was played does more of that."""
    lost = max((_share(did, line) for line in range(1, 7) if did.room(line) is Room.FREE and instead.room(line) is not Room.FREE), default=0)
    for row, (colour, filled) in enumerate(did.position.board.lines):
        line, tile = row + 1, instead.tile(row + 1)
        if colour is None or tile is None:
            continue
        part, before = filled / line, did.tile(line)
        if did.room(line) is not Room.FREE and _share(instead, line) <= lost:
            continue
        if did.room(line) is not Room.FREE:
            yield (tile.scored + tile.bonus + row / 2) * part + 0.5, Reason("analysis-duel-better-lay-line", words | {"line": line})
        elif before is not None and tile.scored >= before.scored + MORE:
            values = words | {"line": line, "points": tile.scored, "less": before.scored}
            yield (tile.scored - before.scored) * part, Reason("analysis-duel-better-lay-tile", values)


def _share(laying: Laying, line: int) -> float:
    """What the tiles are worth that a line holds: as much of the worth of the line as it has."""
    tile = laying.tile(line)
    return (tile.scored + tile.bonus + (line - 1) / 2) * laying.position.board.lines[line - 1].filled / line if tile else 0


def _offered(did: Laying, instead: Laying, words: Values) -> Iterator[Weighed]:
    """Tiles that could be taken next, and would have a space: better ones than those that have one now, or for more lines."""
    before, after = did.offered(), instead.offered()
    mine, other = _by_line(after), _by_line(before)
    gain = max(sum(mine.values()) - sum(other.values()), max(mine.values(), default=0) - max(other.values(), default=0))
    new = [offered for key, offered in after.items() if key not in before]
    if new and gain >= GAIN:
        most = max(new, key=lambda offered: offered.worth - other.get(offered.line, 0))
        yield gain, Reason("analysis-duel-better-lay-offered", words | {"row": most.line, "colour": most.colour, "count": most.count})


def _by_line(offered: Mapping[tuple[int, str], Offered]) -> dict[int, float]:
    """What the best of tiles that lie there to be taken are worth, by line."""
    best: dict[int, float] = {}
    for each in offered.values():
        best[each.line] = max(best.get(each.line, 0), each.worth)
    return best


def _spaces(did: Laying, instead: Laying, words: Values) -> Iterator[Weighed]:
    """Where the spaces of two plates come to lie."""
    game = did.position.game
    mine, other = instead.special_row, did.special_row
    if mine is not None and other is not None:
        points = game.components.special_points
        if mine > other:
            yield (points[mine] - points[other]) / 2, Reason("analysis-duel-better-lay-special", words | {"row": mine + 1, "points": points[mine]})
        if did.need - instead.need >= FEWER:
            lost = -game.components.points("specials") if "specials" in game.tiles else 0
            values = words | {"need": instead.need, "other": did.need}
            yield (did.need - instead.need) * (points[other] + lost) / WHOLE, Reason("analysis-duel-better-lay-need", values)
    elif mine is not None:
        points = game.components.special_points
        values = words | {"need": instead.need, "special": points[mine]}
        yield min(2.0, 4 * points[mine] / instead.need), Reason("analysis-duel-better-lay-gain", values)
    mine, other = instead.wild_row, did.wild_row
    if mine is not None and other is not None and mine < other:
        yield (other - mine) / 2, Reason("analysis-duel-better-lay-wild", words | {"row": mine + 1})
    if instead.colours > did.colours:
        values = words | {"row": instead.cells[0][0] + 1, "below": instead.cells[0][0] + 2, "colours": instead.colours, "less": did.colours}
        yield (instead.colours - did.colours) * NEW, Reason("analysis-duel-better-lay-colours", values)
    if instead.best_cell - did.best_cell >= MORE:
        yield (instead.best_cell - did.best_cell) / 2, Reason("analysis-duel-better-lay-beside", words | {"points": instead.best_cell})
    if "edge" in game.tiles and instead.edge - did.edge >= MORE:
        yield (instead.edge - did.edge) / 2, Reason("analysis-duel-better-lay-edge", words | {"spaces": instead.edge, "less": did.edge})
    if (instead.cells[0][0] if instead.cells else 0) < (did.cells[0][0] if did.cells else 0):
        row = instead.cells[0][0] + 1
        values = words | {"row": row, "below": row + 1}
        yield (did.cells[0][0] - instead.cells[0][0]) / 2, Reason("analysis-duel-better-lay-short", values)
