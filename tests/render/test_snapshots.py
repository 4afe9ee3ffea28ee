"""Pictures under test: each is compared, to the letter, with the one that is kept in `snapshots/`.

After a change that is meant, look at the new pictures and keep them:

    AZULEJOS_KEEP_PICTURES=1 pytest tests/render/test_snapshots.py
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from azulejos.render import Picture, board, table
from azulejos.rules.azul import CENTRE, Colour, Withdraw
from azulejos.rules.duel.stages import DuelStage
from tests.render import duels
from tests.render.positions import NAMES, offer, played, tiling

SNAPSHOTS = Path(__file__).parent / "snapshots"


def withdrawn() -> Picture:
    position = played(4, 6, offer(2, 4), tournament=True)
    position.push(Withdraw(3))
    return table(position, names=NAMES)


PICTURES: dict[str, Callable[[], Picture]] = {
    "two": lambda: table(played(2, 3, offer(4, 2)), names=NAMES[:2]),
    "two-before-the-deal": lambda: table(played(2, 3, lambda position: position.round == 0)),
    "three": lambda: table(played(3, 4, offer(3, 4)), near=2, names=NAMES[:3]),
    "four": lambda: table(played(4, 5, offer(3, 5)), names=NAMES),
    "four-withdrawn": withdrawn,
    "grey-tiling": lambda: table(played(3, 8, tiling(2), wall="grey"), names=NAMES[:3], targets=True),
    "dark": lambda: table(played(2, 3, offer(4, 2)), names=NAMES[:2], theme="dark", targets=True),
    "letters": lambda: table(played(4, 5, offer(3, 5)), near=2, names=NAMES, letters=True, targets=(2, Colour.BLUE)),
    "tall": lambda: table(played(2, 3, offer(4, 2)), near=2, names=NAMES[:2], shape="tall", targets=(CENTRE, Colour.BLACK)),
    "finished": lambda: table(played(3, 12), names=NAMES[:3]),
    "board": lambda: board(played(2, 3, offer(4, 2)), 1, names=NAMES[:2]),
    "duel-set-up": lambda: table(duels.played(1, duels.at(DuelStage.FIRST_PLATE)), names=NAMES[:2], targets=True),
    "duel-turn": lambda: table(duels.played(3, duels.stacked(3)), names=NAMES[:2], targets=True),
    "duel-letters": lambda: table(duels.played(3, duels.at(DuelStage.TURN, 2), duels.BACKS), near=2, names=NAMES[:2], letters=True),
    "duel-drawing-tall": lambda: table(duels.played(4, duels.drawn(DuelStage.DRAWING, 2), duels.BACKS), shape="tall", targets=True),
    "duel-keep-dark": lambda: table(duels.played(4, duels.drawn(DuelStage.KEEP, 3), duels.BACKS), theme="dark", targets=True),
    "duel-lay": lambda: table(duels.played(4, duels.drawn(DuelStage.LAY, 2), duels.MIXED), names=NAMES[:2], targets=True),
    "duel-tiling-tall-dark": lambda: table(
        duels.played(5, duels.choosing(DuelStage.CHIPS, 4), duels.MIXED), names=NAMES[:2], theme="dark", shape="tall", targets=True
    ),
    "duel-finished": lambda: table(duels.tied(), names=NAMES[:2]),
    "duel-board": lambda: board(duels.played(5, duels.choosing(DuelStage.CELL, 4)), 1, names=NAMES[:2], targets=True),
    "board-finished-dark": lambda: board(played(3, 12), 2, names=NAMES[:3], theme="dark", letters=True),
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_is_as_it_was_kept(name: str) -> None:
    picture = PICTURES[name]()
    kept = SNAPSHOTS / f"{name}.svg"
    if os.environ.get("AZULEJOS_KEEP_PICTURES"):
        SNAPSHOTS.mkdir(exist_ok=True)
        picture.save(kept)
    assert picture.svg == kept.read_text(encoding="utf-8"), f"{name} has changed: look at it, and keep it if it is meant (see this module's text)"


def test_every_kept_picture_is_still_drawn() -> None:
    assert {path.stem for path in SNAPSHOTS.iterdir()} == set(PICTURES)
