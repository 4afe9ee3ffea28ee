"""What is written on a board: name, score, whose turn it is; tokens and chips of the round; what is broken costs; at the end the scoring tiles."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.render.box import Box
from azulejos.render.duel.disc import GILT_SHADE, rose
from azulejos.render.duel.grid import Grid
from azulejos.render.duel.scene import Scene
from azulejos.render.fonts import SANS, SERIF
from azulejos.render.markup import element, group
from azulejos.render.nameplate import nameplate
from azulejos.rules import Bonus
from azulejos.rules.duel.board import BROKEN_SPACES, CHIPS_A_ROUND, TOKENS


def head(scene: Scene, seat: int, grid: Grid) -> str:
    """The name, a word about the seat if there is one to say, and the score."""
    line = Box(grid.left, grid.box.y, grid.right - grid.left, 0.9 * grid.pitch)
    wins = scene.outcome is not None and seat in scene.outcome.winners
    state = "winner" if wins else "to-move" if seat == scene.position.to_move else ""
    label = scene.wording(f"pictures-states.{state}") if state else ""
    return nameplate(scene.look.names[seat - 1], str(scene.position.scores[seat - 1]), label, line, grid.pitch, scene.theme, is_gold=True)


def stock(scene: Scene, seat: int, grid: Grid) -> str:
    """What a seat has left to do in this round: its tokens (D20), and the chips that it may still take (D23)."""
    theme, board = scene.theme, scene.board(seat)
    size = 0.42 * grid.pitch
    font = max(12.5, 0.27 * grid.pitch)
    rows = (
        ("pictures-stock.tokens", TOKENS, board.tokens, size / 2),
        ("pictures-stock.chips", CHIPS_A_ROUND, CHIPS_A_ROUND - board.chips_taken, 0.16 * size),
    )
    drawn = []
    for row, (label, count, left, radius) in enumerate(rows):
        y = grid.line(0, 0).middle[1] + row * 0.72 * grid.pitch
        for place in range(count):
            shape = {"x": grid.left + place * 1.25 * size, "y": y - size / 2, "width": size, "height": size, "rx": radius}
            if place < left:
                drawn.append(element("rect", **shape, fill=theme.rim))
            else:
                drawn.append(element("rect", **shape, fill="none", stroke=theme.ink_2, stroke_width=1.5, stroke_dasharray="3 3"))
        x = grid.left + (count * 1.25 + 0.15) * size
        drawn.append(element("text", scene.wording(label), x=x, y=y + 0.34 * font, font_family=SANS, font_size=font, fill=theme.ink_2))
    return "".join(drawn)


def row_points(scene: Scene, grid: Grid) -> str:
    """D7: what a special tile scores in each row of the dome."""
    x = (grid.dome_right + grid.right) / 2 + 0.2 * grid.pitch
    size = max(13.0, 0.32 * grid.pitch)
    drawn = []
    for row, points in enumerate(scene.position.game.components.special_points):
        y = grid.cell(row, 0).middle[1]
        drawn.append(group(rose(x, y, 0.36 * grid.pitch, GILT_SHADE, GILT_SHADE), opacity=0.22))
        drawn.append(element("text", str(points), x=x, y=y + 0.34 * size, text_anchor="middle"))
    return group(*drawn, font_family=SERIF, font_size=size, font_weight=600, fill=scene.theme.ink_2)


def costs(scene: Scene, seat: int, grid: Grid) -> str:
    """D36: in each empty space what a tile there would cost, and what all that lies there costs now."""
    components, theme = scene.position.game.components, scene.theme
    broken, has_first = len(scene.board(seat).broken), scene.position.holder == seat
    spaces = [*range(broken, BROKEN_SPACES), *([] if has_first else [BROKEN_SPACES])]
    each = [components.broken_cost(count + 1) - components.broken_cost(count) for count in range(BROKEN_SPACES)] + [components.first_tile_cost]
    font = max(11.5, 0.3 * grid.pitch)
    drawn = []
    for space in spaces:
        x, y = grid.broken(space).middle
        drawn.append(element("text", f"−{each[space]}", x=x, y=y + 0.35 * font, text_anchor="middle"))
    written = group(*drawn, font_family=SANS, font_size=font, font_weight=600, fill=theme.ink_2)
    total = components.broken_cost(broken) + has_first * components.first_tile_cost
    if not total or scene.outcome:
        return written
    size = max(16.0, 0.38 * grid.pitch)
    x, y = grid.left + 6.25 * grid.pitch, grid.broken(0).middle[1] + 0.34 * size
    return written + element("text", f"−{total}", x=x, y=y, text_anchor="end", font_family=SERIF, font_size=size, fill=theme.penalty)


def sheet(scene: Scene, bonuses: Sequence[Bonus], seat: int, grid: Grid) -> str:
    """D43: how the final score came about, where the round's tokens were."""
    size = max(12.5, 0.3 * grid.pitch)
    entries = [("tiling", str(scene.board(seat).score)), *((bonus.kind, _signed(bonus.points)) for bonus in bonuses)]
    right = grid.left + 2.75 * grid.pitch
    drawn = []
    for place, (label, points) in enumerate(entries):
        y = grid.line(0, 0).y + (0.42 + 0.54 * place) * grid.pitch
        drawn.append(element("text", scene.wording("pictures-score", kind=label), x=grid.left, y=y, fill=scene.theme.ink_2))
        drawn.append(element("text", points, x=right, y=y, text_anchor="end", font_weight=600, fill=scene.theme.ink))
    return group(*drawn, font_family=SANS, font_size=size)


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", "−") if points else "0"
