"""Heading and supply: round, phase and turn in words; how many tiles are in the bag and in the lid."""

from __future__ import annotations

from azulejos.render import heading as headings
from azulejos.render import supply as supplies
from azulejos.render.azul.scene import Scene
from azulejos.render.azul.words import phase, situation
from azulejos.render.box import Box
from azulejos.render.fonts import fitted
from azulejos.rules.azul import COLOURS


def heading(scene: Scene, box: Box) -> str:
    """The round, the phase, and what is awaited."""
    position = scene.position
    first = headings.round_of(position.round, scene.wording)
    # A long name is cut rather than what is said of it.
    names = [fitted(name, 20, box.width / 2) for name in scene.look.names]
    return headings.heading(
        first, phase(position, scene.wording) if position.round else "", situation(position, names, scene.wording), scene.theme, box
    )


def supply(scene: Scene, box: Box) -> str:
    """Bag and lid, by colour."""
    position = scene.position
    stores = ((scene.wording("pictures-stores.bag"), position.bag), (scene.wording("pictures-stores.lid"), position.lid))
    return supplies.supply([colour.letter for colour in COLOURS], stores, scene.theme, box)
