"""Tokens that a viewer gets: those of the legal moves, and of what happened."""

from azulejos.notation import read_token
from azulejos.rules import Event, Phase, Position
from azulejos.server import observations
from tests.kit.duel_play import play as play_duel
from tests.kit.duel_tables import duel
from tests.kit.play import play
from tests.kit.tables import table


def check(position: Position, event: Event) -> None:
    if position.phase in (Phase.OFFER, Phase.TILING) and position.to_move is not None:
        tokens = observations.legal(position.view(position.to_move))
        assert [read_token(position.game, token) for token in tokens] == list(position.legal_moves)
    for seat in range(1, position.game.players + 1):
        assert read_token(position.game, observations.redacted(position, event, seat)) == position.redacted(event, seat)


def test_tokens_are_those_of_the_legal_moves_and_of_the_events() -> None:
    for game in (table(2), table(3, wall="grey"), table(4, tournament=True)):
        for position, event in play(game, 5):
            check(position, event)
    for duel_position, event in play_duel(duel(), 5):
        check(duel_position, event)


def test_nobody_has_a_legal_move_before_the_deal() -> None:
    assert observations.legal(table(2).start().view(1)) == []
