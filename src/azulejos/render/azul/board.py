"""A player's board: pattern lines, wall and floor line, with what lies on them."""

from __future__ import annotations

from azulejos.render.azul.caption import bonuses, cost, head
from azulejos.render.azul.grid import SIZE, Grid
from azulejos.render.azul.scene import Scene
from azulejos.render.box import Box
from azulejos.render.ceramic import frame
from azulejos.render.fonts import SANS
from azulejos.render.markup import element, group, number
from azulejos.render.tile import empty_cell, marker, tile
from azulejos.rules.azul import FLOOR_COSTS, MARKER, MarkerPlace, wall_colour


def player_board(scene: Scene, seat: int, box: Box) -> str:
    """One seat's board."""
    grid = Grid(box)
    position, result = scene.position, scene.outcome
    in_front = position.marker == (MarkerPlace.FRONT, seat)
    return group(
        _panel(scene, seat, grid),
        group(
            _lines(scene, seat, grid),
            _wall(scene, seat, grid),
            _floor(scene, seat, grid),
            marker(*grid.floor(len(FLOOR_COSTS)), grid.size) if in_front else "",
            opacity=0.4 if seat in position.withdrawn else None,
        ),
        head(scene, seat, grid),
        bonuses(scene, result.bonuses[seat - 1], seat, grid) if result else cost(scene, seat, grid),
    )


def _panel(scene: Scene, seat: int, grid: Grid) -> str:
    theme = scene.theme
    shines = seat in scene.outcome.winners if scene.outcome else seat == scene.position.to_move
    edge, thick = (theme.gold if scene.outcome else theme.turn, max(3.5, 0.07 * grid.pitch)) if shines else (theme.line, 1.5)
    inner = grid.box.inset(thick / 2)
    return element(
        "rect", x=inner.x, y=inner.y, width=inner.width, height=inner.height, rx=0.26 * grid.pitch, fill=theme.paper, stroke=edge, stroke_width=thick
    )


def _lines(scene: Scene, seat: int, grid: Grid) -> str:
    theme = scene.theme
    drawn, marks = [], []
    for row, (colour, filled) in enumerate(scene.board(seat).lines):
        spaces = [grid.line(row, space) for space in range(row + 1)]
        last = [place for space, place in enumerate(spaces, 1) if (seat, row + 1, space) in scene.last.lines]
        open = [place for space, place in enumerate(spaces, 1) if (seat, row + 1, space) in scene.targets.lines]
        for space, place in enumerate(spaces):
            if colour is not None and space < filled:
                drawn.append(tile(colour.letter, *place, grid.size))
            else:
                drawn.append(grid.space(place, theme.target_ground if place in open else theme.clay, theme.line))
        drawn.append(_way(scene, row, grid))
        marks += [grid.last(last, theme), grid.target(open, theme)]
    return "".join(drawn + marks)


def _way(scene: Scene, row: int, grid: Grid) -> str:
    """A hint that a complete line goes to the wall."""
    x, y = grid.line(row, 0)
    reach = 0.13 * grid.pitch
    start = f"{number(x + grid.size + 0.36 * grid.pitch)} {number(y + grid.size / 2 - reach)}"
    return element(
        "path",
        d=f"M{start}l{number(reach)} {number(reach)}l{number(-reach)} {number(reach)}",
        fill="none",
        stroke=scene.theme.line,
        stroke_width=0.06 * grid.pitch,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _wall(scene: Scene, seat: int, grid: Grid) -> str:
    theme = scene.theme
    drawn, marks = [frame(grid.wall_box, 0.19 * grid.pitch, theme)], []
    for row in range(SIZE):
        for column, colour in enumerate(scene.board(seat).wall[row]):
            place = grid.wall(row, column)
            at = (seat, row + 1, column + 1)
            if colour is not None:
                drawn.append(tile(colour.letter, *place, grid.size))
            elif scene.position.game.is_grey:
                drawn.append(grid.space(place, theme.target_ground if at in scene.targets.cells else theme.clay, theme.line))
            else:
                drawn.append(empty_cell(wall_colour(row, column).letter, *place, grid.size))
            marks.append(grid.last([place], theme) if at in scene.last.cells else "")
            marks.append(grid.target([place], theme) if at in scene.targets.cells else "")
    return "".join(drawn + marks)


def _floor(scene: Scene, seat: int, grid: Grid) -> str:
    theme = scene.theme
    floor = scene.board(seat).floor
    spaces = [grid.floor(space) for space in range(len(FLOOR_COSTS))]
    last = [place for space, place in enumerate(spaces, 1) if (seat, space) in scene.last.floors]
    open = [place for space, place in enumerate(spaces, 1) if (seat, space) in scene.targets.floors]
    drawn = []
    for place in spaces[len(floor) :]:
        drawn.append(grid.space(place, theme.target_ground if place in open else theme.clay, theme.line))
    for item, place in zip(floor, spaces):
        drawn.append(marker(*place, grid.size) if item is MARKER else tile(item.letter, *place, grid.size))
    size = max(11.5, 0.3 * grid.pitch)
    costs = (
        element("text", f"−{cost}", x=x + grid.size / 2, y=y + grid.size / 2 + 0.35 * size, text_anchor="middle")
        for cost, (x, y) in list(zip(FLOOR_COSTS, spaces, strict=True))[len(floor) :]
    )
    written = group(*costs, font_family=SANS, font_size=size, font_weight=600, fill=theme.ink_2)
    return "".join(drawn) + written + grid.last(last, theme) + grid.target(open, theme)
