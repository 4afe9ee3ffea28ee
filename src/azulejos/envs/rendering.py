"""Positions as environments show them: as text, as SVG, or as pixels."""

from __future__ import annotations

import io
from typing import Any

from azulejos.render import table as picture
from azulejos.render import text
from azulejos.rules import OptionError, Position

MODES = ["ansi", "svg", "rgb_array"]
"""The render modes of every environment."""
WIDTH = 960
"""Of pictures, in pixels."""
COLUMNS = 100
"""Of text."""


def check(mode: str | None) -> None:
    """Raise if there is no such render mode."""
    if mode is not None and mode not in MODES:
        raise OptionError("no-such-render-mode", f'There is no render mode "{mode}": choose {", ".join(MODES[:-1])} or {MODES[-1]}.')


def shown(position: Position, mode: str) -> Any:
    """A position in a render mode: a text for `ansi` and `svg`, an array of height x width x 3 bytes for `rgb_array`.

    >>> import azulejos as az
    >>> shown(az.start("azul", seed=1), "rgb_array").shape[1:]
    (960, 3)
    >>> "bag 80" in shown(az.start("azul", seed=1), "ansi")
    True
    """
    check(mode)
    if mode == "ansi":
        from rich.console import Console

        with io.StringIO() as written:
            Console(file=written, width=COLUMNS).print(text.table(position))
            return written.getvalue()
    drawn = picture(position)
    if mode == "svg":
        return drawn.svg
    import numpy as np
    from PIL import Image

    with Image.open(io.BytesIO(drawn.png(WIDTH))) as image:
        return np.array(image.convert("RGB"))
