"""What the browser client has of the pictures' colours and shapes: `palette.toml` and `motifs.toml` of `azulejos.render`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any

from azulejos.render.theme import PALETTE
from azulejos.render.tile import ALL_GLAZES, GLAZE, SHAPES, Shape


def palette_css() -> str:
    """Every colour of a theme as a custom property: `paper_2` is `--paper-2`, and `--faint-B` the tone of an empty cell that waits for blue."""
    light, dark = (_theme(name) for name in ("light", "dark"))
    rules = f":root {{\n{_properties(PALETTE['materials'] | light)}}}\n" + f':root[data-theme="dark"] {{\n{_properties(dark)}}}\n'
    # Before the page has said what was chosen: at night nobody is dazzled while it comes.
    return rules + f"@media (prefers-color-scheme: dark) {{\n:root:not([data-theme]) {{\n{_properties(dark)}}}\n}}\n"


def _theme(name: str) -> dict[str, object]:
    colours = {key: value for key, value in {**PALETTE[name], **PALETTE[name]["browser"]}.items() if not isinstance(value, dict)}
    faint = "faint_dark" if name == "dark" else "faint"
    return colours | {f"faint-{letter}": getattr(glaze, faint) for letter, glaze in ALL_GLAZES.items()}


def _properties(colours: Mapping[str, object]) -> str:
    return "".join(f"  --{name.replace('_', '-')}: {value};\n" for name, value in colours.items())


def tiles() -> Mapping[str, Any]:
    """The colours of tiles, their motifs, and the shapes of marker, chips and special tiles."""
    return {
        "GLAZES": {
            letter: {tone: getattr(glaze, tone) for tone in ("letter", "body", "light", "side", "motif", "deep", "plate")}
            for letter, glaze in ALL_GLAZES.items()
        },
        "MOTIFS": {letter: [dict(_shape(shape)) for shape in glaze.shapes] for letter, glaze in ALL_GLAZES.items()},
        **{key.upper(): SHAPES[key] for key in ("marker", "rose", "chip", "highlight")},
        "GILT": PALETTE["gilt"],
        "BRASS": PALETTE["brass"]["stops"],
        "GLAZE": GLAZE,
    }


def _shape(shape: Shape) -> Iterator[tuple[str, object]]:
    """What is not as usual."""
    usual = asdict(Shape(""))
    return ((key, value) for key, value in asdict(shape).items() if value != usual[key])
