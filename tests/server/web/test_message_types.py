"""Everything that is sent in whole sessions is what its type says: no key is missing, and none is there that the document does not have."""

from typing import Any

import orjson
import pytest
from websockets.sync.client import ClientConnection

from azulejos.server.tables import events, messages
from azulejos.server.tables.encoded import EncodedGame
from azulejos.server.tables.message_types import EVENT_KINDS
from tests.kit.patience import PATIENCE
from tests.server.schemas import check, check_schema, document
from tests.server.tables.bench import PEOPLE, SEED, Bench
from tests.server.tables.random_tables import GAMES, played
from tests.server.web.events import Event, Screen
from tests.server.web.running import TABLES, Running, Somebody, ok, play


def hear(line: ClientConnection, kind: str, last: str) -> set[str]:
    """Judge all messages of a socket up to one that has a certain text; their types."""
    types = set()
    while True:
        text = str(line.recv(timeout=PATIENCE))
        message = orjson.loads(text)
        check(kind, message)
        types.add(message["type"])
        if last in text:
            return types


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_a_whole_session_at_a_table(ann: Somebody, ben: Somebody, game: str) -> None:
    table = ann.table(game=game, clock={"kind": "total", "seconds": 3600, "increment": 5}, customs={"free_text": True})
    ok(ann.sit(table))
    with ann.socket(table, since=0) as mine, ben.socket(table) as watching:
        ok(ben.sit(table))
        for request in (
            {"do": "ping"},
            {"do": "sync", "since": 0},
            {"do": "say", "id": "c-1", "text": "hello"},
            {"do": "move", "id": "m-1", "version": 0, "move": "1B1"},
            {"do": "offer", "id": "o-1", "what": "pause"},
            {"do": "answer", "id": "o-2", "what": "pause", "agree": False},
            {"do": "nothing"},
        ):
            mine.send(orjson.dumps(request).decode())
        state = play([ann, ben], table)
        assert hear(mine, "TableMessage", '"stage":"finished"') == {"state", "presence", "chat", "done", "refused", "pong"}
        hear(watching, "TableMessage", '"stage":"finished"')
    check("TableState", ann.state(table, since=0))
    assert state["fair"]["seed"]
    history = ok(ben.get(f"{TABLES}/{table}/positions"))
    check("History", history)
    check("Position", ok(ben.get(f"{TABLES}/{table}/positions/7")))
    check("GameRecord", ok(ben.post("/api/v1/records", json={"agn": ben.get(f"{TABLES}/{table}/record").text})))
    check("PositionShown", ok(ben.post("/api/v1/positions", json={"afen": history["positions"][20]["position"]["afen"]})))
    check("PositionShown", ok(ben.post("/api/v1/positions", json={"afen": "azul:nothing"})))
    check("Refusal", ben.post("/api/v1/records", json={"agn": '[Game "azul"]\n\nR1 nonsense'}).json())
    for said in ok(ben.get(f"{TABLES}/{table}/chat")):
        check("Said", said)


def whole(bench: Bench, seat: int, since: int) -> Any:
    """The message `state` that somebody on a seat is sent, or a spectator."""
    table, seats = bench.table, frozenset({seat} - {0})
    own = messages.own_part(table, seats, messages.viewing_seat(table, seats))
    game = messages.game_part(EncodedGame(table), seat, since, bench.now)
    around = messages.surroundings(table, dict(zip(PEOPLE, "ABC", strict=False)), lambda each: each == 1, SEED)
    return orjson.loads(b"{%b,%b,%b}" % (own, game, around))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_with_all_that_may_happen_at_a_table(name: str) -> None:
    last = 0
    for bench in played(GAMES[name], 3):
        for seat in (0, 1):
            check("TableState", whole(bench, seat, last))
        last = bench.table.version


def test_the_kinds_of_events_are_those_of_the_tables() -> None:
    assert set(EVENT_KINDS) == set(events.KINDS)


@pytest.mark.parametrize("online", [False, True])
def test_a_whole_event(running: Running, online: bool) -> None:
    with Event(running.url, online=online, bots=online) as event:
        event.do("open-entries")
        ann, _, cy = event.enter("Ann Rossi", "Bob De Luca", "Cy Bruni")
        if online:
            event.do("enter-bots", count=1)
        [player] = event.link("player", ann)
        with event.socket(event.org) as desk, event.socket(player) as phone, event.socket() as wall:
            screens = [Screen(line) for line in (desk, phone, wall)]
            desk.send('{"do": "ping"}')
            desk.send("nonsense")
            event.seat()
            event.start(1)
            event.do("announce", text="Pizza is here.")
            event.do("call", who=player, text="How does the marker count?")
            if not online:
                event.do("sheet", who=player, pv=[40, 30, 20], rows=[1, 0, 0])
                event.do("extra-time", table=1, minutes=5, why="A spill.")
            else:
                event.do("withdraw", person=cy, why="Has a train to catch.")
            event.do("void", game=1, table=1, why="A spill.")
            event.do("end", game=1)
            event.do("finish", why="It is late.")
            for screen in screens:
                screen.until(lambda parts: parts.get("about", {}).get("stage") == "finished")
                for text in screen.heard:
                    check("EventMessage", orjson.loads(text))
        for who in (event.org, player, event.spectator):
            check("PartsMessage", ok(who.get(event.path)))
        for entry in ok(event.org.get(f"{event.path}/log")):
            check("LogEntry", entry)


def test_each_type_has_a_plain_name_and_says_what_it_is() -> None:
    for name, schema in document()["components"]["schemas"].items():
        assert name.isalnum(), name
        assert schema.get("description") or "enum" in schema or "anyOf" in schema or "oneOf" in schema or name in ("Cell", "History"), name


def test_what_a_socket_takes_is_described() -> None:
    takes = document()["x-sockets"]["/api/v1/tables/{table}/socket"]["takes"]
    check_schema(takes, {"do": "move", "id": "m-1", "version": 3, "move": "1B1"})
    with pytest.raises(AssertionError):
        check_schema(takes, {"do": "move", "id": "m-1", "version": 3, "moves": "1B1"})


def test_a_field_keeps_its_meaning_where_a_message_inherits_it() -> None:
    for message, field in (("TableState", "legal"), ("PartsMessage", "you"), ("PlayedSeat", "name"), ("TileStep", "points")):
        assert document()["components"]["schemas"][message]["properties"][field]["description"]


def test_both_sockets_say_what_they_send_and_take() -> None:
    sockets = document()["x-sockets"].values()
    assert [socket["takes"]["title"] for socket in sockets] == ["TableRequest", "EventRequest"]
    assert [socket["sends"]["$ref"].rpartition("/")[2] for socket in sockets] == ["TableMessage", "EventMessage"]
