"""What is written on a board: name, score, whose turn it is; what the floor line costs; at the end the bonuses."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.render.azul.grid import Grid
from azulejos.render.azul.scene import Scene
from azulejos.render.box import Box
from azulejos.render.fonts import SANS, SERIF
from azulejos.render.markup import element, group
from azulejos.render.nameplate import nameplate
from azulejos.rules import Bonus
from azulejos.rules.azul import FLOOR_COSTS


def head(scene: Scene, seat: int, grid: Grid) -> str:
    """The name, a word about the seat if there is one to say, and the score."""
    score = scene.position.scores[seat - 1]
    points = "–" if score is None else str(score)
    label, is_gold = _state(scene, seat)
    line = Box(grid.left, grid.box.y, grid.right - grid.left, 0.92 * grid.pitch)
    return nameplate(scene.look.names[seat - 1], points, label, line, grid.pitch, scene.theme, is_gold=is_gold)


def _state(scene: Scene, seat: int) -> tuple[str, bool]:
    """The word about a seat, and whether it is gold."""
    if seat in scene.position.withdrawn:
        return scene.wording("pictures-states.withdrawn"), False
    if scene.outcome and seat in scene.outcome.winners:
        return scene.wording("pictures-states.winner" if len(scene.outcome.winners) == 1 else "pictures-states.shared"), True
    if seat == scene.position.to_move:
        return scene.wording("pictures-states.to-move"), True
    return "", False


def cost(scene: Scene, seat: int, grid: Grid) -> str:
    """What the floor line will cost as it is now (A22)."""
    total = sum(FLOOR_COSTS[: len(scene.board(seat).floor)])
    if not total:
        return ""
    _, y = grid.floor(0)
    size = max(17.0, 0.4 * grid.pitch)
    return element(
        "text",
        f"−{total}",
        x=grid.right,
        y=y + grid.size / 2 + 0.33 * size,
        text_anchor="end",
        font_family=SERIF,
        font_size=size,
        fill=scene.theme.penalty,
    )


def bonuses(scene: Scene, kinds: Sequence[Bonus], seat: int, grid: Grid) -> str:
    """A41: how the final score came about. A seat without a final score has none."""
    if not kinds:
        return ""
    size = max(11.0, 0.27 * grid.pitch)
    x, y = grid.floor(len(FLOOR_COSTS))
    # On a small board the words are larger for its size, and go a little further down: the wall's frame is above them.
    bottom = y + grid.size - 0.04 * grid.pitch + 3.2 * (size - 0.27 * grid.pitch)
    entries = [("tiling", str(scene.board(seat).score)), *((bonus.kind, f"+{bonus.points}") for bonus in kinds)]
    drawn = []
    for place, (label, points) in enumerate(reversed(entries)):
        baseline = bottom - place * 1.2 * size
        drawn.append(element("text", scene.wording("pictures-score", kind=label), x=x + 1.2 * grid.pitch, y=baseline, fill=scene.theme.ink_2))
        drawn.append(element("text", points, x=grid.right, y=baseline, text_anchor="end", font_weight=600, fill=scene.theme.ink))
    return group(*drawn, font_family=SANS, font_size=size)
