"""What is observed is what a seat may know, and the kernel writes it as the rules have it."""

import random
from typing import Any

import numpy as np
import pytest

from azulejos.envs.batch import Batch
from azulejos.envs.games import encoding, interface
from azulejos.envs.kernel_table import KernelTable
from azulejos.envs.observations import empty, named
from azulejos.envs.rewards import KINDS, rewarded
from azulejos.envs.rules_table import RulesTable
from azulejos.envs.table import NOBODY
from azulejos.kernel.azul import equality
from azulejos.kernel.duel.actions import DRAW, PAY, SPEND
from azulejos.rules import GAMES, Game, Phase, Position, game
from azulejos.rules.azul import AzulGame
from tests.kit.effort import LONG, some
from tests.kit.odd_positions import odd_position

TABLES = equality.tables()


def seen(position: Position, seat: int) -> Any:
    own = encoding(position.game)
    observation, fields = empty(own.layout)
    own.write(position.view(seat).position, seat, (), fields)
    return observation


@pytest.mark.parametrize("table", some(TABLES, 4), ids=repr)
def test_the_kernel_observes_and_offers_what_the_rules_do(table: AzulGame) -> None:
    lots = random.Random(repr(table))
    played = KernelTable(table)
    for seed in range(20 if LONG else 2):
        played.begin(seed)
        while played.to_move != NOBODY:
            _compare(played)
            played.push(lots.choice(np.flatnonzero(played.mask()).tolist()))
        _compare(played)
        outcome = played.position.outcome
        assert outcome is not None
        for reward in KINDS:
            assert played.rewards(reward) == pytest.approx(rewarded(outcome, reward))


def _compare(played: KernelTable) -> None:
    position = played.position
    for seat in range(position.game.players):
        assert played.observe(seat).tolist() == seen(position, seat + 1).tolist()
    legal = sorted(action for (action,) in encoding(position.game).moves(position))
    assert np.flatnonzero(played.mask()).tolist() == legal
    if legal:
        assert played.to_move + 1 == position.to_move


@pytest.mark.parametrize("table", TABLES[::2], ids=repr)
def test_positions_that_no_game_leads_to_are_observed_alike(table: AzulGame) -> None:
    lots = random.Random(5)
    played = KernelTable(table)
    for _ in range(100 if LONG else 10):
        played.position = odd_position(table, lots)
        _compare(played)


def test_the_kernel_of_duel_observes_what_the_rules_do() -> None:
    """D50 included: the kernel knows more than a seat may, and the rules' own view is the judge of what it tells."""
    table = game("duel", tiles=("colours", "edge", "wilds"))
    judge, batch, lots = _played(table), Batch(table, 1), random.Random(7)
    batch.seed([1])
    for seed in range(60 if LONG else 3):
        judge.begin(seed)
        chosen: list[int] = []
        while judge.to_move != NOBODY:
            batch.set_position(0, judge.position)
            for action in chosen:
                batch.step(np.array([action]))
            for seat in range(2):
                assert batch.observe(0, seat).tolist() == judge.observe(seat).tolist()
            assert (batch.masks[0] == judge.mask()).all()
            assert batch.seats[0] == judge.to_move
            legal = np.flatnonzero(judge.mask()).tolist()
            action = DRAW if DRAW in legal and lots.random() < 0.3 else lots.choice(legal)
            judge.push(action)
            chosen = [*chosen, action] if SPEND <= action < PAY else []
        batch.set_position(0, judge.position)
        for reward, kind in KINDS.items():
            assert batch.rewards_of(0, kind) == pytest.approx(judge.rewards(reward))


def test_nothing_is_written_beside_an_observation() -> None:
    batch = Batch(game("azul", wall="grey"), 3)
    batch.seed([1, 2, 3])
    for array in (batch.observations, batch.masks):
        array[:] = 1
    batch.begin(1)
    for array in (batch.observations, batch.masks):
        assert array[[0, 2]].all()
        assert not array[1].all()


@pytest.mark.parametrize("id", GAMES)
def test_every_number_stays_within_its_field_and_every_field_is_used(id: str) -> None:
    table = _played(game(id))
    layout = table.layout
    highest, greatest = np.array(layout.highest), np.zeros(layout.size, np.uint8)
    lots = random.Random(1)
    for seed in range(4):
        table.begin(seed)
        while table.to_move != NOBODY:
            for seat in range(layout.players):
                observation = table.observe(seat)
                assert (observation <= highest).all()
                greatest = np.maximum(greatest, observation)
            table.push(lots.choice(np.flatnonzero(table.mask()).tolist()))
    unused = {name for name, field in named(layout, greatest).items() if not field.any()}
    assert unused <= {"remembered"}


def _played(table: Game) -> RulesTable:
    return RulesTable(table, encoding(table))


def test_what_is_hidden_is_not_observed() -> None:
    """D50: whatever a seat cannot know may be otherwise, and it sees the same."""
    table = _played(game("duel"))
    lots = random.Random(4)
    hidden = 0
    for seed in range(40 if LONG else 4):
        table.begin(seed)
        while table.to_move != NOBODY:
            position = table.position
            for seat in () if position.is_open else (1, 2):
                other = position.view(seat).sample(lots)
                hidden += other != position
                assert seen(other, seat).tolist() == seen(position, seat).tolist()
            legal = np.flatnonzero(table.mask()).tolist()
            # Whoever draws plates hides their fronts from the other one.
            table.push(DRAW if DRAW in legal and lots.random() < 0.3 else lots.choice(legal))
    assert hidden > 20


def test_a_move_of_several_actions_is_made_by_the_last_one() -> None:
    table = _played(game("duel"))
    lots = random.Random(2)
    several = 0
    for seed in range(6):
        table.begin(seed)
        while table.to_move != NOBODY:
            legal = np.flatnonzero(table.mask()).tolist()
            position = table.position
            chosen = lots.choice(legal)
            table.push(chosen)
            if table.to_move != NOBODY and table.position == position:
                several += 1
                assert named(table.layout, table.observe(table.to_move))["chosen_chips"].sum() == len(table._chosen)
                assert not named(table.layout, table.observe(1 - table.to_move))["chosen_chips"].any()
    assert several


@pytest.mark.parametrize("id", GAMES)
def test_deals_step_by_step_are_those_of_the_rules(id: str) -> None:
    lots = random.Random(3)
    for players in GAMES[id].players:
        table = game(id, players=players)
        chance = interface(id).chance(table)
        position = table.start()
        while position.phase is not Phase.OVER:
            if position.phase is not Phase.DEAL:
                position.push(lots.choice(position.legal_moves))
                continue
            drawn: tuple[int, ...] = ()
            while (event := chance.event(position, drawn)) is None:
                outcomes, odds = zip(*chance.odds(position, drawn), strict=True)
                assert sum(odds) == pytest.approx(1)
                assert min(odds) > 0
                drawn += (*lots.choices(outcomes, odds),)
            position.push(event)  # The rules refuse what cannot be dealt.
        assert position.outcome is not None


def test_every_first_deal_is_as_likely_as_the_rules_have_it() -> None:
    """Of a bag of four tiles every one is drawn, and the lid only then."""
    table = game("azul", displays=2)
    chance = interface("azul").chance(table)
    position = table.start()
    position.bag, position.lid = (1, 1, 2, 0, 0), (0, 0, 0, 3, 1)  # type: ignore[attr-defined]
    assert chance.odds(position, ()) == [(0, 0.25), (1, 0.25), (2, 0.5)]
    assert chance.odds(position, (2, 2, 0)) == [(1, 1.0)]
    assert chance.odds(position, (2, 2, 0, 1)) == [(3, 0.75), (4, 0.25)]
    assert chance.event(position, (2, 2, 0, 1, 3, 3, 3, 4)) is not None


@pytest.mark.clause("D10")
def test_five_tiles_of_one_colour_go_back() -> None:
    table = game("duel")
    position = table.start()
    lots = random.Random(1)
    chance = interface("duel").chance(table)
    while position.stage.value != "trays":  # type: ignore[attr-defined]
        position.push(position.deal(lots))
    five = (0,) * 5
    assert dict(chance.odds(position, five)) == pytest.approx(dict.fromkeys(range(5), 0.2))
    position.bag, position.tower = (9, 0, 0, 0, 0), (0, 5, 0, 0, 0)  # type: ignore[attr-defined]
    assert dict(chance.odds(position, five)) == pytest.approx({0: 9 / 14, 1: 5 / 14})
    position.tower = (7, 0, 0, 0, 0)  # type: ignore[attr-defined]
    assert chance.odds(position, five) == [(0, 1.0)]
    assert chance.event(position, (0,) * 20) is None
    assert str(chance.event(position, (0,) * 21)) == "@BBBBB/BBBB/BBBB/BBB/-"
