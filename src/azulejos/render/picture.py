"""A picture: SVG that can be shown, turned into PNG and saved."""

from __future__ import annotations

import os
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import resvg_py

from azulejos.files import write_whole
from azulejos.render.fonts import SANS_FAMILY, SERIF_FAMILY, font_files, is_covered
from azulejos.render.markup import OWN, element, words
from azulejos.rules import OptionError


@dataclass(frozen=True, slots=True)
class Picture:
    r"""A finished picture. Notebooks show it by themselves.

    >>> picture = drawn("A dot", "One dot.", 20, 10, '<circle cx="10" cy="5" r="4"/>')
    >>> picture.width, picture.height, picture.svg[:30]
    (20, 10, '<svg xmlns="http://www.w3.org/')
    >>> picture.png(width=40)[:4]
    b'\x89PNG'
    """

    svg: str
    width: int
    height: int

    def png(self, width: int | None = None, scale: float = 1.0) -> bytes:
        """The picture as PNG: so many pixels wide, or its own size times `scale`."""
        pixels = width if width is not None else round(self.width * scale)
        if pixels < 1:
            raise OptionError("no-such-size", f"A picture cannot be {pixels} pixels wide.")
        return resvg_py.svg_to_bytes(
            svg_string=self.svg,
            width=pixels,
            # The same PNG on every machine; its own fonts are asked only for what ours do not have, such as a name in Chinese.
            skip_system_fonts=is_covered(self.svg),
            font_files=list(font_files()),
            serif_family=SERIF_FAMILY,
            sans_serif_family=SANS_FAMILY,
        )

    def save(self, path: str | os.PathLike[str], width: int | None = None) -> None:
        """Write the picture to a file, `.svg` or `.png` by its name; a PNG so many pixels wide.

        The file is there whole or as it was before, never half.
        """
        path = Path(path)
        kinds = {".svg": lambda: self.svg.encode(), ".png": lambda: self.png(width)}
        if path.suffix.lower() not in kinds:
            raise OptionError("no-such-picture", f'"{path.name}" is neither an .svg nor a .png file.')
        content = kinds[path.suffix.lower()]()
        write_whole(path, content)

    def _repr_svg_(self) -> str:
        return self.svg


def drawn(title: str, description: str, width: int, height: int, *inside: str) -> Picture:
    """A picture of what was drawn, with a text that says the same to those who do not see it."""
    content = "\n".join(
        (
            element("title", words(title), id=f"{OWN}title"),
            element("desc", words(description), id=f"{OWN}desc"),
            *inside,
        )
    )
    svg = element(
        "svg",
        content,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {width} {height}",
        role="img",
        aria_labelledby=f"{OWN}title {OWN}desc",
        style="max-width:100%;height:auto",
    )
    # Several pictures may stand in one page: ids that are made from the content can only meet those of an equal picture.
    own = f"a{sha256(svg.encode()).hexdigest()[:10]}-"
    return Picture(svg.replace(OWN, own), width, height)
