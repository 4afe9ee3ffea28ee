"""Pictures of Duel that every reader takes, from the first plate to the last scoring tile, and the words beside them."""

import random
from typing import Literal

import pytest

from azulejos.render import board, table
from azulejos.render.duel.words import description, phase, situation, tie_break
from azulejos.rules import Phase, RandomChance, TieBreak
from azulejos.rules.duel.plates import Plate
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.duel.trays import Back
from tests.render.duels import BACKS, MIXED, NAMES, at, drawn, played, start, tied
from tests.render.test_markup import HOSTILE, SVG, check, ids

SEATS = ("Ana", "Bo")
SHAPES: tuple[Literal["wide", "tall"], ...] = ("wide", "tall")


@pytest.mark.parametrize("seed", range(3))
def test_every_position_is_drawn(seed: int) -> None:
    lots = random.Random(seed)
    chance = RandomChance(lots)
    position = start(MIXED)
    stages = set()
    while position.phase is not Phase.OVER:
        if position.stage not in stages or lots.random() < 0.02:
            stages.add(position.stage)
            for shape in SHAPES:
                picture = table(
                    position,
                    near=lots.randrange(1, 3),
                    theme="light" if lots.random() < 0.5 else "dark",
                    letters=lots.random() < 0.5,
                    targets=True,
                    shape=shape,
                )
                check(picture.svg)
                assert len(picture.svg) < 100_000
            check(board(position, lots.randrange(1, 3), targets=True).svg)
        position.push(position.deal(chance) if position.phase is Phase.DEAL else lots.choice(list(position.legal_moves)))
    assert len(stages) > 9
    check(table(position).svg)


def test_the_picture_says_in_words_what_it_shows() -> None:
    position = played(3, at(DuelStage.TURN, 2), BACKS)
    root = check(table(position, names=SEATS).svg)
    title, described = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert title.text == "Azul Duel, round 2, taking turns"
    assert described is not None
    assert described.text is not None
    for part in ("is to move.", "Scoring tiles: colours, edge, corners, specials.", "Large tray: sun", "chip face down", "Pile: ", "Bag: ", "dome "):
        assert part in described.text
    assert root.get("aria-labelledby") == f"{title.get('id')} {described.get('id')}"


@pytest.mark.parametrize("stage", [stage for stage in DuelStage if stage is not DuelStage.OVER])
def test_what_is_awaited_is_said(stage: DuelStage) -> None:
    position = played(1, lambda position: position.stage is stage)
    said = situation(position, SEATS)
    assert said.endswith(".")
    assert "{" not in said
    if position.phase is not Phase.DEAL:
        assert position.to_move is not None
        assert said.startswith(SEATS[position.to_move - 1])
        assert f">{said}</text>" in table(position, names=SEATS).svg


def test_phases_in_words() -> None:
    assert phase(start()) == phase(played(1, at(DuelStage.FIRST_PLATE))) == "set-up"
    assert phase(played(1, lambda position: position.round == 1 and position.stage is DuelStage.TURN_UP and position.to_move is None)) in (
        "set-up",
        "before the next round",
    )
    assert phase(played(1, at(DuelStage.CELL))) == "dome tiling"
    assert phase(played(1, lambda position: position.round == 2 and position.stage is DuelStage.TRAYS)) == "before the next round"
    assert phase(played(1, at(DuelStage.REVEAL, 2))) == "taking turns"
    assert phase(played(1)) == "game over"


def test_the_end_names_the_winner_and_every_scoring_tile() -> None:
    position = played(2, tiles=MIXED)
    svg = table(position, names=SEATS).svg
    assert svg.count(">winner</text>") == 1
    for name in MIXED:
        assert svg.count(f">{name}</text>") == 3  # the tile itself, and a line on each board
    result = position.outcome
    assert result is not None
    assert all(f">{score}</text>" in svg for score in result.scores)
    assert situation(position, SEATS) == f"{SEATS[result.winners[0] - 1]} wins."
    assert "Before scoring tiles" in description(position, SEATS, (1, 2))


def test_how_a_tie_was_broken_is_said() -> None:
    position = tied().copy()
    assert position.outcome is not None
    assert position.outcome.tie_break is TieBreak.FIRST_TILE
    position.holder = 1
    assert situation(position, SEATS) == "Ana wins the tie."
    assert ">by the first-player tile</text>" in table(position).svg
    position.holder, position.first = 0, 2
    assert tie_break(position) == "by having started round 5"
    assert "Bo wins the tie. The tie was broken by having started round 5." in description(position, SEATS, (2,))


def shown_backs(position: DuelPosition) -> str:
    return description(position, SEATS, (1, 2))


def test_fronts_are_shown_where_they_are_known() -> None:
    position = played(4, drawn(DuelStage.KEEP, 2))
    seat = position.to_move
    assert seat is not None
    fronts = [str(back.plate) for back in position.drawn]
    assert f"Drawn: {', '.join(fronts)}." in shown_backs(position)
    hidden = position.view(3 - seat).position
    assert not any(front in shown_backs(hidden) for front in fronts)
    assert "special plate" in shown_backs(hidden) or "wild plate" in shown_backs(hidden)
    assert table(hidden).svg != table(position).svg
    hidden.drawn = (Back(), Back(plate=Plate("YKTS")))
    assert "Drawn: a plate, YK/TS." in shown_backs(hidden)
    check(table(hidden).svg)


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_text_and_nothing_else(name: str) -> None:
    for picture in (table(played(7), names=[name, name]), table(start(), names=[name, name], shape="tall"), board(played(7), 2, names=[name, name])):
        said = "".join(check(picture.svg).itertext())
        assert not set(said) & set("\x00\x1b\u202e\u2066\ufffe\ud800")


def test_the_same_position_is_the_same_picture_and_no_other() -> None:
    one, other = (table(played(3, at(DuelStage.TURN, 2)), names=NAMES) for _ in range(2))
    assert one == other
    assert not set(ids(one.svg)) & set(ids(table(played(3, at(DuelStage.TURN, 2)), names=NAMES, theme="dark").svg))
