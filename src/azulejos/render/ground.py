"""The table that everything lies on."""

from __future__ import annotations

from azulejos.render.markup import OWN, element
from azulejos.render.theme import Theme


def ground(theme: Theme, width: int, height: int) -> str:
    """Limestone slabs, laid on their corners."""
    slab = element(
        "pattern",
        element("path", d="M0 0L88 88M88 0L0 88", stroke=theme.ground_line, stroke_width=1.5),
        id=f"{OWN}slabs",
        width=88,
        height=88,
        patternUnits="userSpaceOnUse",
    )
    return "".join(
        (
            element("defs", slab),
            element("rect", width=width, height=height, fill=theme.ground),
            element("rect", width=width, height=height, fill=f"url(#{OWN}slabs)"),
        )
    )
