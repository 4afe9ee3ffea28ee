"""Acts at a table, over HTTP and over a socket: each of them, and each refusal."""

import json
import secrets
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.web.running import TABLES, Running, Somebody, ok, people, refused, started

WAYS = ["http", "socket"]


class Actor:
    """Acts by HTTP or by a socket, and says alike what came of it: `done`, or the code of the refusal."""

    def __init__(self, device: Somebody, table: str, line: ClientConnection | None) -> None:
        self.device, self.table, self.line = device, table, line

    def __call__(self, do: str, **more: Any) -> str:
        command = {"do": do, "id": secrets.token_hex(8)} | more
        if self.line is None:
            answer = self.device.post(f"{TABLES}/{self.table}/acts", json=command)
            return "done" if answer.is_success else str(answer.json()["code"])
        self.line.send(json.dumps(command))
        for message in self.line:
            told = json.loads(message)
            if told["type"] in ("done", "refused") and told["id"] == command["id"]:
                return "done" if told["type"] == "done" else str(told["code"])
        raise AssertionError("the socket was closed")

    def move(self, **more: Any) -> str:
        state = self.device.state(self.table)
        return self("move", **({"version": state["version"], "move": (state["legal"] or ["1B1"])[0]} | more))


@pytest.fixture(params=WAYS)
def way(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def actors(way: str, table: str, devices: list[Somebody], stack: Any) -> list[Actor]:
    return [Actor(each, table, stack.enter_context(each.socket(table)) if way == "socket" else None) for each in devices]


def in_turn(table: str, both: list[Actor]) -> tuple[Actor, Actor]:
    first, second = both
    return (first, second) if first.device.state(table)["legal"] else (second, first)


def test_moves(running: Running, stranger: Somebody, way: str) -> None:
    with people(running, "Ann", "Ben") as devices, ExitStack() as stack:
        table = started(*devices)
        both = actors(way, table, devices, stack)
        [spectator] = actors(way, table, [stranger], stack)
        mover, other = in_turn(table, both)
        state = mover.device.state(table)
        assert spectator.move() == "no-seat"
        assert other.move() == "not-your-turn"
        assert mover.move(move="nonsense") == "bad-token"
        assert mover.move(move="@BBYY") == "not-a-move"
        assert mover.move(version=state["version"] + 5) == "stale"
        assert mover.move(version=1) == "stale"
        assert mover.move(seat=3) == "not-your-seat"
        assert mover.move() == "done"
        assert mover.move() == "not-your-turn"
        assert other.move() == "done"


def test_a_move_sent_again_is_answered_again_and_not_made_twice(running: Running) -> None:
    with people(running, "Ann", "Ben") as devices:
        table = started(*devices)
        mover = next(each for each in devices if each.state(table)["legal"])
        state = mover.state(table)
        command = {"id": "m", "version": state["version"], "move": state["legal"][0]}
        first = ok(mover.post(f"{TABLES}/{table}/moves", json=command))
        assert ok(mover.post(f"{TABLES}/{table}/moves", json=command)) == first
        with mover.socket(table) as line:
            line.send(json.dumps({"do": "move"} | command))
            answer = next(told for told in map(json.loads, line) if told["type"] == "done")
            assert answer == {"type": "done", "id": "m", "version": first["version"]}
        assert mover.state(table)["version"] == first["version"]


def test_undo_and_confirm_where_the_table_has_that_custom(running: Running, way: str) -> None:
    with people(running, "Ann", "Ben") as devices, ExitStack() as stack:
        table = started(*devices, customs={"confirm": True})
        mover, other = in_turn(table, actors(way, table, devices, stack))
        version = mover.device.state(table)["version"]
        assert mover("confirm", version=version) == "nothing-to-confirm"
        assert mover("undo", version=version) == "nothing-to-undo"
        assert mover.move() == "done"
        state = mover.device.state(table)
        assert state["awaiting"] == state["you"][0]
        assert other.move() == "turn-not-confirmed"
        assert other("confirm", version=state["version"]) == "nothing-to-confirm"
        assert mover("undo", version=1) == "stale"
        assert mover("undo", version=state["version"]) == "done"
        assert mover.device.state(table)["legal"]
        assert mover.move() == "done"
        assert mover("confirm", version=mover.device.state(table)["version"]) == "done"
        assert other.device.state(table)["legal"]


def test_no_undo_where_a_move_stands(running: Running) -> None:
    with people(running, "Ann", "Ben") as devices:
        table = started(*devices, customs={"takebacks": False})
        mover, other = in_turn(table, [Actor(each, table, None) for each in devices])
        assert mover.move() == "done"
        assert mover("undo", version=mover.device.state(table)["version"]) == "no-undo-here"
        assert mover("offer", what="takeback") == "no-takebacks-here"
        assert other("answer", what="takeback", agree=True) == "no-such-offer"


def test_takebacks_and_pauses_by_agreement(running: Running, way: str) -> None:
    with people(running, "Ann", "Ben") as devices, ExitStack() as stack:
        table = started(*devices)
        mover, other = in_turn(table, actors(way, table, devices, stack))
        assert mover("offer", what="takeback") == "nothing-to-take-back"
        assert mover.move() == "done"
        assert mover("offer", what="takeback") == "done"
        assert other("offer", what="takeback") == "offered-already"
        assert other("answer", what="takeback", agree=False) == "done"
        assert mover("offer", what="takeback") == "done"
        assert other("answer", what="takeback", agree=True) == "done"
        assert mover.device.state(table)["legal"], "the move was taken back"
        assert mover("resume") == "not-paused"
        assert other("offer", what="pause") == "done"
        assert mover("answer", what="pause", agree=True) == "done"
        assert mover.device.state(table)["stage"] == "paused"
        assert mover.move(move="1B1") == "table-is-paused"
        assert mover("resume") == "done"
        assert mover.move() == "done"


def test_leaving_and_coming_back(running: Running, way: str) -> None:
    with people(running, "Ann", "Ben") as devices, ExitStack() as stack:
        table = started(*devices)
        mover, other = in_turn(table, actors(way, table, devices, stack))
        assert other("return") == "nobody-stands-in"
        assert other("leave") == "done"
        assert other.device.state(table)["about"]["seats"][other.device.state(table)["you"][0] - 1]["stand_in"] == "greedy"
        assert other.move(move="1B1") in ("bot-plays-for-you", "stale")
        assert other("return") == "done"
        assert mover.move() == "done"
        assert other.move() == "done"


def test_acts_before_the_start_and_after_the_end(running: Running, operator: Somebody, way: str) -> None:
    with people(running, "Ann", "Ben") as devices, ExitStack() as stack:
        table = devices[0].table()
        ok(devices[0].sit(table))
        [ann] = actors(way, table, devices[:1], stack)
        assert ann.move(move="1B1") == "not-started"
        assert ann("offer", what="pause") == "not-started"
        ok(devices[1].sit(table))
        ok(operator.post(f"/api/v1/operator/tables/{table}/close", json={"why": "late"}))
        assert ann.move(move="1B1") == "game-is-over"
        assert ann("leave") == "game-is-over"
        assert ann("return") == "game-is-over"


NONSENSE: list[dict[str, Any]] = [
    {},
    {"do": "dance", "id": "x"},
    {"do": "move"},
    {"do": "move", "id": "", "version": 1, "move": "x"},
    {"do": "offer", "id": "x", "what": "tea"},
]


@pytest.mark.parametrize("command", NONSENSE)
def test_acts_that_cannot_be_understood(running: Running, command: dict[str, Any]) -> None:
    with people(running, "Ann", "Ben") as devices:
        table = started(*devices)
        refused(devices[0].post(f"{TABLES}/{table}/acts", json=command), 422, "bad-request")
        with devices[0].socket(table) as line:
            line.send(json.dumps(command))
            told = next(told for told in map(json.loads, line) if told["type"] == "refused")
            assert told["code"] == "bad-message"
            assert told["id"] == command.get("id")
