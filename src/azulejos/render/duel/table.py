"""A whole table of Azul Duel, or one board of it, as a picture."""

from __future__ import annotations

from azulejos.render.box import Box
from azulejos.render.duel import chip, disc
from azulejos.render.duel.board import player_board
from azulejos.render.duel.display import plates
from azulejos.render.duel.grid import board_at
from azulejos.render.duel.layout import ring, table_layout
from azulejos.render.duel.scene import Scene, scene
from azulejos.render.duel.scoring import scoring_tiles
from azulejos.render.duel.tray import trays
from azulejos.render.duel.words import description, phase, situation, title
from azulejos.render.fonts import fitted, width
from azulejos.render.ground import ground
from azulejos.render.heading import heading, round_of
from azulejos.render.look import Look
from azulejos.render.picture import Picture, drawn
from azulejos.render.supply import supply
from azulejos.rules.duel.plates import LETTERS
from azulejos.rules.duel.position import DuelPosition

ALONE = 64
"""The pitch of a board that is shown alone."""
AROUND = 28
SIZE = 20
"""Of the words that say what is awaited."""
LEAST = 90
"""The least room for a name among them."""


def table(position: DuelPosition, look: Look) -> Picture:
    """The whole table, seen from the near seat."""
    places = table_layout(look.near, look.shape, len(position.game.tiles))
    shown = scene(position, look)
    boards = [player_board(shown, seat, box) for seat, box in sorted(places.boards.items())]
    stores = ((look.wording("pictures-stores.bag"), position.bag), (look.wording("pictures-stores.tower"), position.tower))
    return drawn(
        title(position, look.wording),
        description(position, look.names, tuple(places.boards), look.wording),
        places.width,
        places.height,
        _definitions(position, look),
        ground(look.theme, places.width, places.height),
        _heading(shown, places.heading),
        supply(LETTERS, stores, look.theme, places.supply),
        trays(shown, ring(places.trays)),
        plates(shown, places.plates),
        scoring_tiles(position.game, look, places.scoring),
        *boards,
    )


def board(position: DuelPosition, look: Look) -> Picture:
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


def _definitions(position: DuelPosition, look: Look) -> str:
    chips = chip.definitions(look.theme, position.game.components.chips, with_letters=look.letters)
    return disc.definitions(look.theme, with_letters=look.letters) + chips


def _heading(scene: Scene, box: Box) -> str:
    position = scene.position
    room = box.width - width(situation(position, [""] * len(scene.look.names), scene.wording), SIZE)
    # A long name is cut rather than what is said of it.
    names = [fitted(name, SIZE, max(room, LEAST)) for name in scene.look.names]
    first = round_of(position.round, scene.wording)
    return heading(first, phase(position, scene.wording), situation(position, names, scene.wording), scene.theme, box)
