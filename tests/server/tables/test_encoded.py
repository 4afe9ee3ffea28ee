"""What is encoded once: the same as if it were made anew, for every pair of eyes, and so much of it at a time."""

import orjson
import pytest

from azulejos.server import observations
from azulejos.server.tables import encoded
from azulejos.server.tables.encoded import EncodedGame
from tests.server.tables.bench import CONFIRM, Bench, setup
from tests.server.tables.random_tables import GAMES, played


@pytest.mark.parametrize("name", ["duel", "azul-grey-3p-7d"])
def test_what_is_kept_is_what_would_be_made_anew(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encoded, "KEPT_FROM", 1)
    games: dict[int, EncodedGame] = {}
    for bench in played(GAMES[name], 3):
        table = bench.table
        game = games.setdefault(id(table), EncodedGame(table))
        seats = range(len(table.seats) + 1) if table.version % 5 == 0 else [table.version % (len(table.seats) + 1)]
        for seat in seats:
            for since in (0, table.version - 2, table.version):
                assert orjson.loads(game.events(seat, since)) == orjson.loads(orjson.dumps([each.for_seat(seat) for each in table.since(since)]))
            anew = None if table.position is None else observations.position(table.position.view(seat), with_afen=False)
            assert game.position(seat) == orjson.dumps(anew)
    assert len(games) == 1


def undecided(times: int) -> Bench:
    """A table at which somebody has played and undone the same move again and again."""
    bench = Bench.started(setup(settings=CONFIRM))
    for _ in range(times):
        bench.move()
        bench.undo(1)
    return bench


def test_a_long_story_is_told_in_parts_from_where_the_last_one_ended() -> None:
    table = undecided(600).table
    game, told, parts = EncodedGame(table), list[int](), 0
    while len(told) < table.version:
        part = [event["version"] for event in orjson.loads(game.events(0, len(told)))]
        assert 0 < len(part) <= encoded.MOST_EVENTS
        told, parts = told + part, parts + 1
    assert told == list(range(1, table.version + 1))
    assert parts == 3


def test_an_event_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = undecided(50)
    game, dumped = EncodedGame(bench.table), list[object]()
    first = game.events(0, 0)

    def dumps(value: object) -> bytes:
        dumped.append(value)
        return b"{}"

    monkeypatch.setattr(orjson, "dumps", dumps)
    assert game.events(1, 0) == game.events(0, 0) == first, "nothing is hidden here: all have the same eyes"
    bench.move()
    game.events(0, 0)
    assert len(dumped) == 1
