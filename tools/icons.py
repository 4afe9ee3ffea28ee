"""The icons of the browser client, from the shapes and colours of `azulejos.render`: the blue tile's star.

    python tools/icons.py    draw the PNGs of `web/public` anew

`icon.svg` is written, and compared, by tools/generate.py. The PNGs are kept in the repository: whoever builds the client needs Node alone.
"""

from __future__ import annotations

from pathlib import Path

from azulejos.render import Picture
from azulejos.render.tile import ALL_GLAZES, Glaze, Shape

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
BLUE = ALL_GLAZES["B"]
ROUND = 16
"""The radius of the corners, where nobody else cuts them off."""
SAFE = 0.7
"""How large the star is on an icon that a phone cuts to a shape of its own: what is within four fifths of the width is always seen."""
PNGS: dict[str, tuple[int, float, float]] = {
    "icon-192.png": (192, ROUND, 1.0),
    "icon-512.png": (512, ROUND, 1.0),
    "icon-maskable-192.png": (192, 0, SAFE),
    "icon-maskable-512.png": (512, 0, SAFE),
    "apple-touch-icon.png": (180, 0, 0.86),
}
"""By the names of the files: pixels, radius of the corners, and how large the star is."""


def icon(corner: float = ROUND, size: float = 1.0) -> str:
    """The icon as SVG."""
    star = _star(BLUE)
    moved = "" if size == 1 else f' transform="translate({50 - 50 * size:g} {50 - 50 * size:g}) scale({size:g})"'
    rounded = f' rx="{corner:g}"' if corner else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100"{rounded} fill="{BLUE.body}"/>'
        f'<path d="{star.path}" fill="{BLUE.motif}" fill-rule="evenodd"{moved}/></svg>\n'
    )


def _star(glaze: Glaze) -> Shape:
    """The largest part of the motif: without what fills a tile's corners, and without its small middle."""
    return max((shape for shape in glaze.shapes if not shape.corner), key=lambda shape: len(shape.path))


def main() -> None:
    """Draw all of them."""
    for name, (pixels, corner, size) in PNGS.items():
        (PUBLIC / name).write_bytes(Picture(icon(corner, size), 100, 100).png(width=pixels))


if __name__ == "__main__":
    main()
