"""A process that turns one SVG on standard input into a PNG of so many pixels on standard output: `python -m azulejos.server.web.png_worker 1600`.

The PNG library lets no other thread run while it works, half a second for a table; the server has games to look after.
"""

from __future__ import annotations

import sys

from azulejos.render import Picture


def main() -> None:
    """Convert the picture that comes."""
    svg = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(Picture(svg, 0, 0).png(width=int(sys.argv[1])))


if __name__ == "__main__":
    main()
