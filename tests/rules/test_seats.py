"""No seat is special: a game with all seats turned round the table is the same game."""

from hypothesis import given
from hypothesis import strategies as st

from azulejos.rules import Event
from azulejos.rules.azul import AzulPosition, MarkerAt, Withdraw
from tests.kit.strategies import positions


def turned(seat: int, by: int, players: int) -> int:
    return (seat - 1 + by) % players + 1


def turned_event(happening: Event, by: int, players: int) -> Event:
    return Withdraw(turned(happening.seat, by, players)) if isinstance(happening, Withdraw) else happening


def check_turned(position: AzulPosition, twin: AzulPosition, by: int) -> None:
    players = position.game.players
    place, holder = position.marker
    assert twin.boards == position.boards[players - by :] + position.boards[: players - by]
    assert twin.scores == position.scores[players - by :] + position.scores[: players - by]
    assert twin.marker == MarkerAt(place, turned(holder, by, players) if holder else 0)
    assert twin.first == turned(position.first, by, players)
    assert twin.to_move == (None if position.to_move is None else turned(position.to_move, by, players))
    assert twin.withdrawn == {turned(seat, by, players) for seat in position.withdrawn}
    assert list(twin.legal_moves) == list(position.legal_moves)
    for part in ("displays", "centre", "bag", "lid", "lost", "phase", "round", "line", "idle", "bare", "passes"):
        assert getattr(twin, part) == getattr(position, part), part


@given(positions(), st.data())
def test_turning_the_seats_changes_nothing(position: AzulPosition, data: st.DataObject) -> None:
    players = position.game.players
    by = data.draw(st.integers(1, players - 1))
    replay = position.origin()
    twin = position.game.start(turned(replay.first, by, players))
    for happening in position.events:
        check_turned(replay, twin, by)
        replay.push(happening)
        twin.push(turned_event(happening, by, players))
    check_turned(replay, twin, by)
    if replay.outcome is not None and twin.outcome is not None:
        places = [sorted(turned(seat, by, players) for seat in place) for place in replay.outcome.ranking]
        assert places == [list(place) for place in twin.outcome.ranking]
        assert twin.outcome.tie_break == replay.outcome.tie_break
