"""What viewers are sent: to each what the seat may know, and nothing that is hidden, secret or somebody's own."""

import random
from typing import Any

import orjson
import pytest

from azulejos.notation import write_token
from azulejos.rules import SPECTATOR
from azulejos.rules.duel import DuelPosition, Plate
from azulejos.server import observations
from azulejos.server.store import StoredEvent
from azulejos.server.tables import messages
from azulejos.server.tables.encoded import EncodedGame
from azulejos.server.tables.events import read_event
from azulejos.server.tables.messages import viewing_seat
from azulejos.server.tables.state import Table, TableStatus
from tests.server.tables.bench import ANN, CONFIRM, PEOPLE, SEED, Bench, any_token, contribution, everything_shown, setup
from tests.server.tables.random_tables import GAMES, played


def one(*seats: int) -> frozenset[int]:
    return frozenset(seats)


def hidden_from(position: DuelPosition, seat: int) -> list[Plate]:
    """The fronts that only the other one has seen."""
    return [back.plate for back in (*position.pile, *position.drawn) if back.plate is not None and back.seen_by == 3 - seat]


def swapped(event: StoredEvent, one: Plate, other: Plate) -> StoredEvent:
    """The same event with two plates changed for each other."""
    payload = dict(event.payload)
    if "token" in payload:
        payload["token"] = payload["token"].replace(str(one), "\0").replace(str(other), str(one)).replace("\0", str(other))
    return StoredEvent(event.stream, event.version, event.at, event.actor, event.kind, payload)


def hiding(seed: int, seat: int) -> tuple[Bench, Plate, Plate]:
    """A table of Duel with a front that is hidden from a seat, and another plate of its kind that nobody has seen."""
    lots = random.Random(seed)
    while True:
        bench = Bench.started(setup(game="duel", tiles="lot", first="lot"), id=f"t{lots.getrandbits(32)}")
        while bench.table.status is TableStatus.RUNNING:
            bench.move(any_token(bench.position, lots))
            position = bench.position
            assert isinstance(position, DuelPosition)
            for front in hidden_from(position, seat):
                for plate in position.plates:
                    if plate.kind == front.kind and lots.random() < 0.05:
                        return bench, front, plate


@pytest.mark.clause("D50")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("seed", range(6))
def test_d50_tables_that_differ_only_in_hidden_things_look_the_same_byte_for_byte(seed: int, seat: int) -> None:
    bench, front, other = hiding(seed, seat)
    tables = Table(bench.table.id), Table(bench.table.id)
    games = [EncodedGame(each) for each in tables]
    differ = 0
    for event in bench.events:
        tables[0].apply(read_event(event))
        tables[1].apply(read_event(swapped(event, front, other)))
        mine, twin = ([messages.game_part(each, viewer, event.version - 1, event.at) for viewer in (SPECTATOR, 1, 2)] for each in games)
        own = [messages.own_part(each, one(seat), seat) for each in tables]
        assert (mine[SPECTATOR], mine[seat]) == (twin[SPECTATOR], twin[seat])
        assert own[0] == own[1]
        differ += mine[3 - seat] != twin[3 - seat]
    assert differ, "the one who looked sees the difference"
    assert everything_shown(tables[0], 0)[seat] == everything_shown(tables[1], 0)[seat], "also all at once, as somebody gets it who was away"


@pytest.mark.parametrize("name", ["duel", "azul-grey-3p-7d", "azul-coloured-4p-9d-tournament"])
def test_a_seat_is_told_what_the_rules_say_that_it_may_know(name: str) -> None:
    for bench in played(GAMES[name], 11):
        table = bench.table
        position = table.position
        if position is None or random.Random(table.version).random() > 0.2:
            continue
        for seat in range(len(table.seats) + 1):
            part = orjson.loads(b"{" + messages.game_part(EncodedGame(table), seat, 0, bench.now) + b"}")
            assert orjson.dumps(part["position"]) == orjson.dumps(observations.position(position.view(seat), with_afen=False))
        twin = position.origin()
        tokens: list[list[str]] = []
        for event in position.events:
            tokens.append([write_token(twin.game, twin.redacted(event, seat)) for seat in range(len(table.seats) + 1)])
            twin.push(event)
        shown: list[list[str]] = []
        for each in table.shown:
            if each.base["kind"] == "played":
                shown.append([each.for_seat(seat)["token"] for seat in range(len(table.seats) + 1)])
            elif each.base["kind"] == "undone":
                del shown[each.base["to"] :]
        assert shown == tokens


@pytest.mark.parametrize("name", ["duel", "azul-coloured-2p-5d", "azul-coloured-3p-7d-tournament"])
def test_no_message_has_a_seed_a_person_or_a_commands_id(name: str) -> None:
    names = dict(zip(PEOPLE, ("Ann", "Ben", "Cleo", "Dan"), strict=True))
    ids: set[str] = set()
    for bench in played(GAMES[name], 21):
        ids |= {event.payload["id"] for event in bench.events[-1:] if "id" in event.payload}
        table = bench.table
        everything = b"".join(everything_shown(table, bench.now)) + messages.surroundings(table, names, lambda _: True, SEED)
        for secret in (*PEOPLE, *ids):
            assert secret.encode() not in everything
        is_over = table.status is TableStatus.FINISHED
        assert (SEED.hex().encode() in everything) is is_over, "the seed is shown when the game is over, and not before"
        assert SEED.hex()[:16].encode() not in everything.replace(SEED.hex().encode(), b"")


def test_the_commitment_is_there_from_the_beginning_and_contributions_as_they_come() -> None:
    bench = Bench(setup())
    assert messages.fairness(bench.table, SEED) == {"commitment": bench.table.commitment, "contributions": ["-", "-"], "commitments": ["-", "-"]}
    bench.sit(1)
    bench.sit(2)
    assert messages.fairness(bench.table, SEED)["contributions"] == [contribution(1), contribution(2)]
    assert "seed" not in messages.fairness(bench.table, SEED)
    assert messages.record_tags(bench.table, SEED) == {}


def test_through_whose_eyes_somebody_sees() -> None:
    bench = Bench.started(setup("person", "person", "open", game="azul", settings=CONFIRM))
    table = bench.table
    assert (viewing_seat(table, one()), viewing_seat(table, one(3)), viewing_seat(table, one(2, 3))) == (0, 3, 0)
    assert viewing_seat(table, one(1, 2)) == 1
    bench.move()
    assert viewing_seat(table, one(1, 2)) == 1, "as long as the turn is not confirmed, the next one does not look"
    bench.confirm()
    assert viewing_seat(table, one(1, 2)) == 2


def test_only_who_is_to_move_is_told_what_is_legal() -> None:
    bench = Bench.started(setup(game="duel"))

    def legal(*seats: int) -> Any:
        held = one(*seats)
        return orjson.loads(b"{" + messages.own_part(bench.table, held, viewing_seat(bench.table, held)) + b"}")["legal"]

    mover = bench.mover
    assert legal(mover) == legal(1, 2) == [write_token(bench.position.game, move) for move in bench.position.legal_moves]
    assert legal(3 - mover) == legal() == []
    bench.offer(1, "pause")
    bench.answer(2, "pause")
    assert legal(mover) == []


def test_about_says_who_sits_where() -> None:
    bench = Bench.started(setup("person", "greedy", "program"))
    told = messages.about(bench.table, {ANN: "Ann"}, lambda seat: seat == 3)
    assert [(seat["name"], seat["kind"], seat["present"]) for seat in told["seats"]] == [
        ("Ann", "person", False), (None, "bot", True), (None, "program", True),
    ]  # fmt: skip
