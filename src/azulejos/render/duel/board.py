"""A player's board: pattern lines, dome, broken tiles and chips, with what lies on them."""

from __future__ import annotations

from azulejos.render import outline
from azulejos.render.box import Box
from azulejos.render.ceramic import frame
from azulejos.render.duel.caption import costs, head, row_points, sheet, stock
from azulejos.render.duel.chip import chip, chip_back
from azulejos.render.duel.disc import disc, first_tile, space
from azulejos.render.duel.grid import Grid
from azulejos.render.duel.plate import no_plate, slab
from azulejos.render.duel.scene import Scene
from azulejos.render.markup import element, group
from azulejos.rules.duel.board import BROKEN_SPACES
from azulejos.rules.duel.dome import SIZE


def player_board(scene: Scene, seat: int, box: Box) -> str:
    """One seat's board."""
    grid = Grid(box)
    return group(
        _panel(scene, seat, grid),
        sheet(scene, scene.outcome.bonuses[seat - 1], seat, grid) if scene.outcome else stock(scene, seat, grid),
        _lines(scene, seat, grid),
        _dome(scene, seat, grid),
        row_points(scene, grid),
        _broken(scene, seat, grid),
        costs(scene, seat, grid),
        _chips(scene, seat, grid),
        head(scene, seat, grid),
    )


def _panel(scene: Scene, seat: int, grid: Grid) -> str:
    theme = scene.theme
    shines = seat in scene.outcome.winners if scene.outcome else seat == scene.position.to_move
    edge, thick = (theme.gold if scene.outcome else theme.turn, max(3.5, 0.07 * grid.pitch)) if shines else (theme.line, 1.5)
    inner = grid.box.inset(thick / 2)
    return element(
        "rect", x=inner.x, y=inner.y, width=inner.width, height=inner.height, rx=0.26 * grid.pitch, fill=theme.paper, stroke=edge, stroke_width=thick
    )


def _hollow(grid: Grid, slot: Box, fill: str, edge: str, dashes: str | None = None) -> str:
    x, y = slot.middle
    radius = grid.tile(slot)[2] / 2
    return element("circle", cx=x, cy=y, r=radius - 0.5, fill=fill, stroke=edge, stroke_width=1, stroke_dasharray=dashes)


def _last(scene: Scene, grid: Grid, slots: list[Box]) -> str:
    return outline.last(_around(grid, slots), grid.pitch, 0.5 * grid.pitch, scene.theme) if slots else ""


def _target(scene: Scene, grid: Grid, slots: list[Box]) -> str:
    return outline.target(_around(grid, slots), grid.pitch, 0.5 * grid.pitch, scene.theme) if slots else ""


def _around(grid: Grid, slots: list[Box]) -> Box:
    left, right = min(slot.x for slot in slots), max(slot.right for slot in slots)
    # A little within the tiles, so that outlines of neighbouring lines do not touch.
    margin = grid.tile(slots[0])[0] - slots[0].x + 0.015 * grid.pitch
    return Box(left, slots[0].y, right - left, grid.pitch).inset(margin)


def _lines(scene: Scene, seat: int, grid: Grid) -> str:
    theme = scene.theme
    drawn, marks = [], []
    for row, (colour, filled) in enumerate(scene.board(seat).lines):
        slots = [grid.line(row, number) for number in range(row + 1)]
        open = [slot for number, slot in enumerate(slots, 1) if (seat, row + 1, number) in scene.targets.lines]
        for number, slot in enumerate(slots):
            if colour is not None and number < filled:
                drawn.append(disc(colour, *grid.tile(slot)))
            else:
                drawn.append(_hollow(grid, slot, theme.target_ground if slot in open else theme.clay, theme.line))
        marks.append(_last(scene, grid, [slot for number, slot in enumerate(slots, 1) if (seat, row + 1, number) in scene.last.lines]))
        marks.append(_target(scene, grid, open))
        if scene.position.to_move == seat and scene.position.line == row + 1:
            marks.append(_target(scene, grid, slots) if scene.targets.cells or scene.targets.own_chips else "")
    return "".join(drawn + marks)


def _dome(scene: Scene, seat: int, grid: Grid) -> str:
    theme, dome = scene.theme, scene.board(seat).dome
    drawn, marks = [frame(grid.dome, 0.17 * grid.pitch, theme)], []
    for number, laid in enumerate(dome.plates, 1):
        box = grid.plate(number)
        if laid is None:
            drawn.append(no_plate(box, theme, number, is_target=(seat, number) in scene.targets.spaces))
        else:
            drawn.append(slab(box, theme))
        if (seat, number) in scene.last.spaces:
            marks.append(outline.last(box.inset(0.03 * grid.pitch), grid.pitch, 0.2 * grid.pitch, theme))
    for row in range(SIZE):
        for column in range(SIZE):
            at = (seat, row + 1, column + 1)
            slot = grid.cell(row, column)
            tile, kind = dome.tiles[row][column], dome.spaces[row][column]
            if tile is not None:
                drawn.append(disc(tile, *grid.tile(slot)))
            elif kind is not None:
                drawn.append(space(kind, *grid.tile(slot)))
            marks.append(_last(scene, grid, [slot]) if at in scene.last.cells else "")
            marks.append(_target(scene, grid, [slot]) if at in scene.targets.cells else "")
    return "".join(drawn + marks)


def _broken(scene: Scene, seat: int, grid: Grid) -> str:
    theme = scene.theme
    broken = scene.board(seat).broken
    slots = [grid.broken(number) for number in range(BROKEN_SPACES + 1)]
    *own, first = slots
    open = [slot for number, slot in enumerate(own, 1) if (seat, number) in scene.targets.broken]
    last = [slot for number, slot in enumerate(own, 1) if (seat, number) in scene.last.broken]
    drawn = [_hollow(grid, slot, theme.target_ground if slot in open else theme.clay, theme.line) for slot in own[len(broken) :]]
    drawn += [disc(tile, *grid.tile(slot)) for tile, slot in zip(broken, own)]
    has_first = scene.position.holder == seat
    drawn.append(first_tile(*grid.tile(first)) if has_first else _hollow(grid, first, "none", theme.ink_2, "4 4"))
    if (seat, BROKEN_SPACES + 1) in scene.last.broken:
        drawn.append(_last(scene, grid, [first]))
    return "".join(drawn) + _last(scene, grid, last) + _target(scene, grid, open)


def _chips(scene: Scene, seat: int, grid: Grid) -> str:
    """Chips that are not spent, side by side; behind them the spent ones, turned over for good (D31)."""
    board, box = scene.board(seat), grid.chips
    fan = 0.24 * grid.pitch
    behind = (len(board.spent) - 1) * fan + 0.8 * grid.pitch if board.spent else 0
    step = min(0.95 * grid.pitch, (box.width - behind) / max(1, len(board.chips)))
    size = min(0.8 * grid.pitch, 0.93 * step)
    top = box.y + (box.height - size) / 2
    drawn, marks = [], []
    for place, shows in enumerate(board.chips):
        at = Box(box.x + place * step, top, size, size)
        drawn.append(chip(shows, at.x, at.y, size))
        if (seat, shows) in scene.targets.own_chips:
            marks.append(outline.target(at, 0.6 * grid.pitch, 0.2 * size, scene.theme))
    small = 0.66 * grid.pitch
    first = box.right - small
    spent = [chip_back(first - place * fan, box.y + (box.height - small) / 2, small) for place in range(len(board.spent))]
    return "".join(drawn) + group(*reversed(spent), opacity=0.75) + "".join(marks)
