"""A whole table, or one board of it, as a picture."""

from __future__ import annotations

from azulejos.render.azul.board import player_board
from azulejos.render.azul.layout import board_at, table_layout
from azulejos.render.azul.offer import offer
from azulejos.render.azul.ring import ring
from azulejos.render.azul.scene import scene
from azulejos.render.azul.supply import heading, supply
from azulejos.render.azul.words import description, title
from azulejos.render.ground import ground
from azulejos.render.look import Look
from azulejos.render.picture import Picture, drawn
from azulejos.render.tile import definitions
from azulejos.rules.azul import COLOURS, AzulPosition

ALONE = 70
"""The pitch of a board that is shown alone."""
AROUND = 28


def table(position: AzulPosition, look: Look) -> Picture:
    """The whole table, seen from the near seat."""
    places = table_layout(position.game.players, look.near, look.shape)
    shown = scene(position, look)
    boards = [player_board(shown, seat, box) for seat, box in sorted(places.boards.items())]
    return drawn(
        title(position, look.wording),
        description(position, look.names, tuple(places.boards), look.wording),
        places.width,
        places.height,
        _definitions(position, look),
        ground(look.theme, places.width, places.height),
        heading(shown, places.heading),
        supply(shown, places.supply),
        offer(shown, ring(places.offer, position.game.displays)),
        *boards,
    )


def board(position: AzulPosition, look: Look) -> Picture:
    """The near seat's board alone."""
    box = board_at(AROUND, AROUND, ALONE)
    width, height = round(box.right + AROUND), round(box.bottom + AROUND)
    return drawn(
        f"{title(position, look.wording)}, {look.names[look.near - 1]}",
        description(position, look.names, (look.near,), look.wording),
        width,
        height,
        _definitions(position, look),
        ground(look.theme, width, height),
        player_board(scene(position, look), look.near, box),
    )


def _definitions(position: AzulPosition, look: Look) -> str:
    letters = (colour.letter for colour in COLOURS)
    return definitions(look.theme, letters, with_letters=look.letters, ghosts=not position.game.is_grey)
