"""The interface and the registry: every bot plays legal moves on every kind of table, from a view alone."""

import pytest

from azulejos.bots import BOTS, Bot, Limit, bot
from azulejos.bots.interface import NO_LIMIT
from azulejos.bots.limited_bot import LimitedBot
from azulejos.rules import Move, OptionError, Phase, Position, View
from azulejos.rules.azul import AzulGame
from tests.kit.chances import seeded
from tests.kit.tables import UNUSUAL, VARIANTS, name, start


def play(position: Position, bots: list[Bot], seed: int) -> Position:
    """A game between bots, to its end."""
    chance = seeded(seed)
    while position.outcome is None:
        seat = position.to_move
        if position.phase is Phase.DEAL or seat is None:
            position.push(position.deal(chance))
        else:
            position.push(bots[seat - 1].choose(position.view(seat)))
    return position


@pytest.mark.parametrize("table", [*VARIANTS, *UNUSUAL], ids=name)
@pytest.mark.parametrize("player", sorted(BOTS))
def test_every_bot_plays_every_table_to_its_end(player: str, table: AzulGame) -> None:
    bots = [bot(player, seeded(seat)) for seat in range(table.players)]
    assert play(table.start(), bots, seed=1).outcome is not None


@pytest.mark.parametrize("player", sorted(BOTS))
def test_the_same_chance_gives_the_same_game(player: str) -> None:
    games = [play(start(3), [bot(player, seeded(seat)) for seat in range(3)], seed=5).events for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("player", sorted(BOTS))
def test_a_bot_leaves_the_view_as_it_was(player: str) -> None:
    position = start()
    position.push(position.deal(seeded(1)))
    view = position.view(1)
    bot(player, seeded(2)).choose(view, Limit(seconds=0.01, nodes=1, depth=1))
    assert view == position.view(1)


def test_a_bot_is_known_by_its_name() -> None:
    assert all(bot(player, seeded(1)).name == player for player in BOTS)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    names = "random, pinch, bisque, engobe, sgraffito, greedy, baseline, cuerda, majolica, zellige or lustre"
    with pytest.raises(OptionError, match=f'There is no bot "hal": choose {names}'):
        bot("hal", seeded(1))


@pytest.mark.parametrize("bad", [{"seconds": 0}, {"nodes": -1}, {"depth": 0}, {"seconds": float("nan")}])
def test_a_limit_is_above_nothing(bad: dict[str, float]) -> None:
    with pytest.raises(ValueError):
        Limit(**bad)  # type: ignore[arg-type]


def test_a_bot_keeps_to_its_own_limit_and_to_the_one_it_is_given() -> None:
    seen: list[Limit] = []

    class Noted:
        name = "noted"

        def choose(self, view: View, limit: Limit = NO_LIMIT) -> Move:
            seen.append(limit)
            return view.legal_moves[0]

    position = start()
    position.push(position.deal(seeded(1)))
    noted = LimitedBot("noted@50", Noted(), Limit(nodes=50))
    noted.choose(position.view(1), Limit(seconds=1, nodes=100))
    noted.choose(position.view(1), Limit(nodes=10))
    assert seen == [Limit(seconds=1, nodes=50), Limit(nodes=10)]


def test_a_limit_is_read_from_the_name() -> None:
    assert bot("majolica@20", seeded(1)).name == "majolica@20"
    for wrong in ("greedy@", "greedy@0", "greedy@0s", "greedy@-1", "greedy@1e3", "greedy@1@2"):
        with pytest.raises(OptionError):
            bot(wrong, seeded(1))
