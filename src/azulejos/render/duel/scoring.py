"""The scoring tiles of a game: what each one counts, as a small dome and in words (D6)."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.render.box import Box
from azulejos.render.duel.disc import DISCS, GILT, GILT_SHADE, space
from azulejos.render.fonts import SANS, SERIF
from azulejos.render.look import Look
from azulejos.render.markup import element, group
from azulejos.render.theme import Theme
from azulejos.render.wording import ENGLISH, Wording
from azulejos.rules.duel.components import Components
from azulejos.rules.duel.dome import SIZE
from azulejos.rules.duel.game import DuelGame
from azulejos.rules.duel.plates import LETTERS
from azulejos.rules.duel.scoring_tiles import SCORING_TILES, Counts, ScoringTile

WORDS = 112
"""The width of what is written on a tile, with its margins."""


def scoring_tiles(game: DuelGame, look: Look, boxes: Sequence[Box]) -> str:
    """All of them, each in its box."""
    return "".join(_tile(name, game.components, look, box) for name, box in zip(game.tiles, boxes, strict=True))


def points_lines(name: str, components: Components, wording: Wording = ENGLISH) -> tuple[str, str]:
    """What a scoring tile brings, in two short lines.

    >>> from azulejos.rules.duel.loader import standard
    >>> points_lines("rows", standard()), points_lines("specials", standard())
    (('3 for each', 'complete'), ('−3 for each', 'left empty'))
    """
    if name == "corners":
        upper, lower = (str(components.points(f"{place}_corners")) for place in ("upper", "lower"))
        return wording("pictures-worth-corners.upper", points=upper), wording("pictures-worth-corners.lower", points=lower)
    points = str(components.points(name)).replace("-", "−")
    condition = "edge" if name == "edge" else _condition(SCORING_TILES[name])
    return wording("pictures-worth", points=points), wording(f"pictures-conditions.{condition}")


def _condition(tile: ScoringTile) -> str:
    if tile.all_or_none:
        return "all"
    return {Counts.FULL: "full", Counts.EMPTY: "empty", Counts.ALL_KINDS: "all-kinds"}[tile.counts]


def _tile(name: str, components: Components, look: Look, box: Box) -> str:
    theme, wording = look.theme, look.wording
    side = min(box.height - 26, box.width - WORDS, 74)
    dome = Box(box.x + 12, box.y + (box.height - side) / 2, side, side)
    x, y = dome.right + 10, box.middle[1]
    first, second = points_lines(name, components, wording)
    size = 19 if box.width > 190 else 17
    return group(
        element("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=12, fill=theme.night, stroke=theme.moon_edge, stroke_width=1.5),
        _dome(name, theme, dome),
        element("text", wording("pictures-score", kind=name), x=x, y=y - 14, font_family=SERIF, font_size=size, fill=GILT),
        group(
            element("text", first, x=x, y=y + 7),
            element("text", second, x=x, y=y + 7 + 1.1 * size),
            font_family=SANS,
            font_size=size - 3.5,
            fill=theme.on_moon,
        ),
    )


def _dome(name: str, theme: Theme, box: Box) -> str:
    """A dome in which the cells that count are bright."""
    tile = SCORING_TILES[name]
    if tile.space:
        return space(tile.space, box.x, box.y, box.width)
    tones = _tones(tile)
    pitch = box.width / SIZE
    return "".join(
        element(
            "circle",
            cx=box.x + (column + 0.5) * pitch,
            cy=box.y + (row + 0.5) * pitch,
            r=0.4 * pitch,
            fill=tones.get((row, column), theme.on_moon),
            opacity=None if (row, column) in tones else 0.2,
        )
        for row in range(SIZE)
        for column in range(SIZE)
    )


def _tones(tile: ScoringTile) -> dict[tuple[int, int], str]:
    """The cells that count: as many kinds as have to be there, or gold, and darker what is worth more."""
    if tile.counts is Counts.ALL_KINDS:
        return {cell: DISCS[letter].faint_dark for [group] in tile.shown for letter, cell in zip(LETTERS, group)}
    return {cell: tone for groups, tone in zip(tile.shown, (GILT, GILT_SHADE)) for group in groups for cell in group}
