"""The curve of a game: who was how likely to win after each move, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby
from math import cos, pi, sin

from azulejos.bots.analysis.game_analysis import EXPLAINED, GameAnalysis, MoveAnalysis
from azulejos.bots.analysis.marks import Mark
from azulejos.bots.analysis.sentences import Sentences

WIDTH, HEIGHT, EDGE, FOOT = 960, 240, 44, 26
STRETCH = 0.7
"""Around the even line the curve is stretched: that is where games are decided."""
COLOURS = {Mark.INACCURACY: "#b97f10", Mark.MISTAKE: "#b4532a", Mark.BLUNDER: "#22160d"}
SHAPES = {Mark.INACCURACY: 3, Mark.MISTAKE: 4, Mark.BLUNDER: 5}
"""Corners of a mark's sign, so that it is told apart without its colour."""


def chance_plot(analysis: GameAnalysis, sentences: Sentences) -> str:
    """The curve of the first seat's chance, with rounds as bands and a sign for every move that was not good."""
    moves = analysis.moves
    title = escape(f"{sentences('analysis-chance')}: {sentences.seat(1)}")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}" font-family="inherit">',
        f'<rect x="{EDGE}" y="8" width="{WIDTH - EDGE - 8}" height="{HEIGHT - FOOT - 8}" fill="#fffdf8" stroke="#cdbfa4"/>',
        *_bands(moves),
        *_levels(),
    ]
    if moves:
        points = " ".join(f"{_x(at, len(moves)):.1f},{_y(move.played.chances[0]):.1f}" for at, move in enumerate(moves))
        parts.append(f'<polyline points="{points}" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>')
        parts.append(f'<polyline points="{points}" fill="none" stroke="#143676" stroke-width="2.6" stroke-linejoin="round"/>')
    parts += (_sign(move, at, len(moves), sentences) for at, move in enumerate(moves) if move.mark in EXPLAINED)
    return "".join([*parts, "</svg>"])


def _x(at: float, of: int) -> float:
    return EDGE + 8 + at * (WIDTH - EDGE - 24) / max(1, of - 1)


def _y(chance: float) -> float:
    """Where a chance stands: the even line is in the middle."""
    from_even = 2 * chance - 1
    height: float = abs(from_even) ** STRETCH * (1 if from_even > 0 else -1)
    middle, half = (8 + HEIGHT - FOOT) / 2, (HEIGHT - FOOT - 16) / 2
    return middle - half * height


def _bands(moves: Sequence[MoveAnalysis]) -> list[str]:
    """Every second round is shaded, and each has its number."""
    parts = []
    at = 0
    for round, group in groupby(moves, lambda move: move.round):
        count = len(list(group))
        left, right = _x(at - 0.5 if at else 0, len(moves)), _x(min(at + count - 0.5, len(moves) - 1), len(moves))
        if round % 2 == 0:
            parts.append(f'<rect x="{left:.1f}" y="9" width="{right - left:.1f}" height="{HEIGHT - FOOT - 10}" fill="#6a4818" fill-opacity=".08"/>')
        parts.append(f'<text x="{(left + right) / 2:.1f}" y="{HEIGHT - 8}" font-size="14" text-anchor="middle" fill="#5c4a2e">{round}</text>')
        at += count
    return parts


def _levels() -> list[str]:
    parts = []
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        width = 1.6 if percent == 50 else 0.8
        parts.append(f'<line x1="{EDGE}" x2="{WIDTH - 8}" y1="{y:.1f}" y2="{y:.1f}" stroke="#8d7b58" stroke-width="{width}" stroke-opacity=".6"/>')
        parts.append(
            f'<text x="{EDGE - 6}" y="{min(HEIGHT - FOOT, max(18, y + 5)):.1f}" font-size="13" text-anchor="end" fill="#5c4a2e">{percent}</text>'
        )
    return parts


def _sign(move: MoveAnalysis, at: int, of: int, sentences: Sentences) -> str:
    """A polygon with a corner more for what is worse, and its word."""
    x, y = _x(at, of), _y(move.played.chances[0])
    said = escape(f"{sentences.seat(move.seat)}, {move.played.move}: {sentences.mark(move.mark)}")
    corners = " ".join(f"{x + 8 * dx:.1f},{y + 8 * dy:.1f}" for dx, dy in _corners(SHAPES[move.mark]))
    return f'<polygon points="{corners}" fill="{COLOURS[move.mark]}" stroke="#fffdf8" stroke-width="1.5"><title>{said}</title></polygon>'


def _corners(count: int) -> list[tuple[float, float]]:
    return [(sin(2 * pi * nth / count), -cos(2 * pi * nth / count)) for nth in range(count)]
