"""Positions of Azul Duel whose parts agree with each other, but to which no game can lead."""

from collections.abc import Callable

import pytest

from azulejos.rules.duel import Back, DuelPosition, DuelStage, Plate, Tray
from tests.kit.duel_play import anything, play
from tests.kit.duel_tables import duel

Change = Callable[[DuelPosition], None]


def reached(holds: Callable[[DuelPosition], bool]) -> DuelPosition:
    """A position of a legal game that is such."""
    for seed in range(30):
        for position, _ in play(duel(), seed, anything, 1):
            if holds(position):
                return position.copy(history=False)
    raise LookupError


def turn(position: DuelPosition) -> bool:
    return position.stage is DuelStage.TURN and position.round == 2 and bool(position.trays[0].sun) and None not in position.display


def between(position: DuelPosition) -> bool:
    return position.stage is DuelStage.TRAYS and position.round == 2


def keeping(position: DuelPosition) -> bool:
    return position.stage is DuelStage.KEEP and len(position.drawn) == 1


def stage(awaited: DuelStage, to_move: int | None = 1) -> Change:
    def change(position: DuelPosition) -> None:
        position.to_move = to_move
        position.await_(awaited)

    return change


def without_chip(position: DuelPosition) -> None:
    number = next(number for number, tray in enumerate(position.trays) if number and not tray.is_empty)
    trays = list(position.trays)
    trays[number] = Tray(trays[number].sun, trays[number].moon, "")
    position.trays = tuple(trays)


def taken_chip(position: DuelPosition) -> None:
    first, second = position.boards
    position.boards = (first._replace(chips_taken=2 - first.chips_taken // 2), second)


def lost_token(position: DuelPosition) -> None:
    first, second = position.boards
    position.boards = (first._replace(tokens=2 - first.tokens), second) if first.tokens != 1 else (first._replace(tokens=0), second)


def unseen(position: DuelPosition) -> None:
    [back] = position.drawn
    known: set[Plate | None] = {back.plate, *position.plates}
    position.drawn = (Back(back.kind),)
    position.plates = tuple(plate for plate in position.game.components.plates if plate in known)


def early_holder(position: DuelPosition) -> None:
    position.holder = 1


def round_zero(position: DuelPosition) -> None:
    position.round = 0


CASES: dict[str, tuple[Callable[[DuelPosition], bool], Change]] = {
    "trays-left": (turn, stage(DuelStage.TRAYS, None)),
    "over-early": (between, stage(DuelStage.OVER, None)),
    "round-zero": (turn, round_zero),
    "holder-early": (turn, early_holder),
    "chip-gone": (turn, without_chip),
    "chips-a-round": (turn, taken_chip),
    "nothing-to-turn-up": (turn, stage(DuelStage.TURN_UP)),
    "first-plate-late": (turn, stage(DuelStage.FIRST_PLATE)),
    "nothing-to-order": (keeping, lambda position: position.await_(DuelStage.UNDER)),
    "not-looked-at": (keeping, unseen),
    "plates-laid": (turn, lost_token),
    "chips-owned": (turn, taken_chip),
}


@pytest.mark.parametrize("code", CASES)
def test_what_cannot_have_come_about_is_a_fault(code: str) -> None:
    holds, change = CASES[code]
    position = reached(holds)
    assert position.status() == ()
    change(position)
    assert code in [fault.code for fault in position.status()]
    assert all(fault.text.endswith(".") for fault in position.status())
