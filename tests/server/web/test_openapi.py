"""The OpenAPI document: what it says is what the server does, whatever is sent to it (schemathesis)."""

import base64
import os
import re
import secrets
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks

from azulejos.server.tournaments.short_codes import pin_of
from tests.kit.patience import PATIENCE
from tests.server.schemas import check_schema, document
from tests.server.web.events import EVENTS, Event
from tests.server.web.running import OPERATOR, TABLES, Running, Somebody, ok, play, until
from tests.tournament.test_before_and_after import PNG

EXAMPLES = int(os.environ.get("AZULEJOS_SCHEMA_EXAMPLES", "3"))
"""For each operation; `make soak` takes many more."""
DOCUMENT = document()
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
SCHEMA.config.phases.coverage.enabled = "AZULEJOS_SCHEMA_EXAMPLES" in os.environ  # 4,664 cases, of which `make soak` tries all.
NOT_HERE = [
    checks.negative_data_rejection,  # What a table's id may be is not said: what is none is not found.
    checks.positive_data_acceptance,  # The law of the game refuses more than a schema can say.
    checks.ignored_auth,  # tests/server/web/test_operator.py, and every test of a stranger
    checks.use_after_free,
    checks.ensure_resource_availability,
]


class Pool:
    """A server with tables of every kind, and somebody who may do everything there."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.ann = running.somebody("Ann")
        self.ann.headers["Authorization"] = f"Bearer {OPERATOR}"
        self.turn = 0
        self.tables = [self.ann.table("open", "program"), self._begun(customs={"confirm": True, "free_text": True, "public": True})]
        self.tables += [self._begun(game="duel"), self._begun(options={"tournament": True}, clock={"kind": "tournament"})]
        self.tables.append(self._begun())
        play([self.ann], self.tables[-1])
        self.events = [Event(running.url) for _ in range(3)]
        for number, event in enumerate(self.events):
            event.do("open-entries")
            if number:
                event.enter("Ann Rossi", "Bob De Luca", "Cy Bruni", "Dee Neri")
                event.do("draft")
            if number > 1:
                event.seat()
                event.start(1)
        online = Event(running.url, online=True, bots=True)
        online.do("enter-bots", count=2)
        online.seat()
        online.start(1)
        self.events.append(online)

    def next_event(self) -> Event:
        """One that is empty, drafted or played in a hall, or online, in turn."""
        self.turn += 1
        return self.events[self.turn % len(self.events)]

    def close(self) -> None:
        for event in self.events:
            event.close()
        self.ann.close()

    def _begun(self, *seats: str, **more: Any) -> str:
        table = self.ann.table(*seats, **more)
        for _ in range(2):
            ok(self.ann.sit(table))
        return table

    def next_table(self) -> str | None:
        """Every third time a table that is not there, as the case has it."""
        self.turn += 1
        return None if self.turn % 3 == 0 else self.tables[self.turn % len(self.tables)]


@pytest.fixture(scope="module")
def pool(running: Running) -> Iterator[Pool]:
    pool = Pool(running)
    yield pool
    pool.close()


@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_nothing_that_is_sent_makes_the_server_fail(case: schemathesis.Case[Any], pool: Pool) -> None:
    if "table" in case.path_parameters and (table := pool.next_table()) is not None:
        case.path_parameters["table"] = table
    if case.operation.label.endswith("/stream"):
        case.query["follow"] = False  # Otherwise it would never end.
    if case.operation.label == "DELETE /api/v1/me":
        with pool.running.somebody("Bye") as other:
            headers = other.cookie_header("/")
    else:
        headers = pool.ann.cookie_header(case.formatted_path)
    headers["Authorization"] = f"Bearer {OPERATOR}"
    if "tournament" in case.path_parameters:
        event = pool.next_event()
        headers["Authorization"] = f"Bearer {event.org.token}"
        if pool.turn % 4:
            case.path_parameters["tournament"] = event.id
    case.call_and_validate(base_url=pool.running.url, headers=headers, excluded_checks=NOT_HERE, timeout=PATIENCE)


OPERATIONS = {(method.upper(), path) for path, methods in DOCUMENT["paths"].items() for method in methods}
NEEDS_A_KEY = {("POST", "/api/v1/me/push")}
"""Succeeds only where the operator has set a key, as in `tests/server/push`."""


class Walk:
    """Somebody who goes through all operations, and notes which have answered with success."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.done: set[tuple[str, str]] = set()

    def __call__(self, device: Somebody, method: str, pattern: str, body: Any = None, /, **given: Any) -> Any:
        path = pattern.format(**{name: given.pop(name) for name in re.findall(r"\{(\w+)\}", pattern)})
        answer = device.request(method, path, json=body, params=given)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        described = DOCUMENT["paths"][pattern][method.lower()]["responses"]
        assert str(answer.status_code) in described, f"{method} {pattern}: {answer.status_code}"
        self.done.add((method, pattern))
        if not answer.content or answer.headers["content-type"] != "application/json":
            return answer.text
        check_schema(described[str(answer.status_code)]["content"]["application/json"]["schema"], answer.json())
        return answer.json()


def walk_an_event(walk: Walk, organiser: Somebody) -> None:
    one = EVENTS + "/{tournament}"
    made = walk(organiser, "POST", EVENTS, {"title": "Walk"})
    id = made["tournament"]
    walk(organiser, "GET", EVENTS)
    walk(organiser, "POST", EVENTS + "/score-pad", {"wall": "11111 ..... ..... ..... .....", "before": 14})
    walk(organiser, "POST", one + "/claim", {"token": made["token"]}, tournament=id)
    walk(organiser, "POST", one + "/acts", {"do": "open-entries", "id": "o"}, tournament=id)
    entries = [{"id": digit * 16, "first": "Al", "of_age": True} for digit in "123"]
    people = [walk(organiser, "POST", one + "/entries", entry, tournament=id)["person"] for entry in entries]
    walk(organiser, "POST", one + "/acts", {"do": "check-in", "id": "c", "persons": people}, tournament=id)
    walk(organiser, "POST", one + "/acts", {"do": "draft", "id": "d"}, tournament=id)
    walk(organiser, "POST", one + "/swaps", {"game": 1, "one": people[0]}, tournament=id)
    assert "people" in walk(organiser, "GET", one, tournament=id)["parts"]
    assert len(walk(organiser, "GET", one + "/me", tournament=id)) == 2
    token = walk(organiser, "POST", one + "/tokens", {"role": "arbiter"}, tournament=id)["tokens"][0]
    walk(organiser, "DELETE", one + "/tokens/{number}", tournament=id, number=token["number"])
    assert walk(organiser, "GET", one + "/log", tournament=id)
    walk(organiser, "GET", one + "/lists/{name}.csv", tournament=id, name="entrants")
    walk(organiser, "GET", one + "/lists/seating.txt", tournament=id)
    walk(organiser, "GET", one + "/export.json", tournament=id, full=True)
    draft = walk(organiser, "GET", one, tournament=id)["parts"]["draft"]
    walk(organiser, "POST", one + "/acts", {"do": "publish", "id": "p", "mark": draft["mark"]}, tournament=id)
    walk(organiser, "POST", one + "/changes", {"game": 1, "person": people[0]}, tournament=id)
    walk(organiser, "GET", one + "/papers/{document}.pdf", tournament=id, document="sheets")
    logo = walk(organiser, "POST", one + "/logo", {"content": base64.b64encode(PNG).decode()}, tournament=id)["logo"]
    walk(organiser, "GET", one + "/logo/{mark}", tournament=id, mark=logo)
    walk(organiser, "DELETE", one + "/logo", tournament=id)
    walk(organiser, "POST", one + "/acts", {"do": "arrange", "id": "r", "series": "walks", "listed": True}, tournament=id)
    walk(organiser, "POST", one + "/acts", {"do": "start", "id": "s", "game": 1}, tournament=id)
    [key] = [live.desk.key for live in walk.running.app_state.tournaments.loaded if live.id == id]
    assert key is not None
    sheet = {"id": "h", "game": 1, "table": 1, "pin": pin_of(key, 1, 1), "seat": 1, "pv": [30, 20, 10], "rows": [1, 0, 0]}
    walk(organiser, "POST", one + "/table-sheet", sheet, tournament=id)
    copy = walk(organiser, "POST", one + "/clone", {"title": "Walk again"}, tournament=id)["tournament"]
    walk(organiser, "GET", "/api/v1/series/{name}", name="walks")
    walk(organiser, "DELETE", one, tournament=copy)
    code = walk(organiser, "POST", one + "/tokens", {"role": "arbiter"}, tournament=id)["tokens"][0]["code"]
    walk(organiser, "POST", one + "/code", {"code": code}, tournament=id)
    walk(organiser, "DELETE", one + "/claim", tournament=id)


def walk_an_online_event(walk: Walk, organiser: Somebody) -> None:
    one = EVENTS + "/{tournament}"
    made = walk(organiser, "POST", EVENTS, {"title": "Walk", "online": True, "bots": True})
    id = made["tournament"]
    act = {"do": "enter", "id": "e", "first": "Al", "of_age": True, "check_in": True}
    person = walk(organiser, "POST", one + "/acts", act, tournament=id)["person"]
    walk(organiser, "POST", one + "/acts", {"do": "enter-bots", "id": "b", "count": 1}, tournament=id)
    walk(organiser, "POST", one + "/acts", {"do": "draft", "id": "d"}, tournament=id)
    draft = walk(organiser, "GET", one, tournament=id)["parts"]["draft"]
    walk(organiser, "POST", one + "/acts", {"do": "publish", "id": "p", "mark": draft["mark"]}, tournament=id)
    [token] = walk(organiser, "POST", one + "/tokens", {"role": "player", "persons": [person]}, tournament=id)["tokens"]
    walk(organiser, "POST", one + "/claim", {"token": token["token"]}, tournament=id)
    walk(organiser, "POST", one + "/contribution", {"contribution": "0" * 16}, **{"tournament": id, "as": "player"})
    walk(organiser, "POST", one + "/acts", {"do": "start", "id": "s", "game": 1}, tournament=id)
    seat = walk(organiser, "POST", one + "/seat", {}, **{"tournament": id, "as": "player"})
    assert walk(organiser, "GET", TABLES + "/{table}", table=seat["table"])["you"] == [seat["seat"]]
    assert walk(organiser, "GET", one + "/export/games.agn", tournament=id) == ""


NEED_A_BOT = {
    ("GET", TABLES + "/{table}/analysis"),
    ("POST", TABLES + "/{table}/analysis"),
    ("POST", TABLES + "/{table}/hint"),
    ("POST", TABLES + "/{table}/judgement"),
}
"""They need a game against a bot, or one that has ended: `test_analysis.py` asks them."""


def test_every_operation_answers_with_success(running: Running) -> None:
    walk, tables, one = Walk(running), TABLES, TABLES + "/{table}"
    deal = {"contribution": secrets.token_hex(16)}
    why = {"why": "a walk"}
    with running.somebody() as ann, running.somebody() as ben, running.somebody() as phone, running.operator() as operator:
        for path in ("/healthz", "/readyz", "/metrics", "/api/v1/games", "/api/v1/bots", "/api/v1/address", "/api/v1/push"):
            walk(ann, "GET", path)
        for device, name in ((ann, "Ann"), (ben, "Ben")):
            walk(device, "POST", "/api/v1/me", {"name": name})
        assert walk(ann, "GET", "/api/v1/me") == {"name": "Ann"}
        link = walk(ann, "POST", "/api/v1/me/link")
        walk(phone, "POST", "/api/v1/me/claim", {"token": link["token"]})

        walk(ann, "DELETE", "/api/v1/me/push/{hash}", hash="0" * 64)

        walk(ann, "DELETE", one, table=walk(ann, "POST", tables, {"seats": [{}, {}]})["table"])
        setup = {"seats": [{}, {}, {}], "options": {"tournament": True}, "clock": {"kind": "tournament"}, "customs": {"public": True}}
        table = walk(ann, "POST", tables, setup)["table"]
        for device in (ann, ann, ben):
            walk(device, "POST", one + "/sit", deal, table=table)
        walk(ann, "GET", tables, state="running")
        walk(ann, "GET", tables + "/mine")
        walk(ann, "GET", "/api/v1/me/games")
        puzzle = walk(ann, "GET", "/api/v1/puzzles/daily")
        walk(ann, "GET", "/api/v1/puzzles/{puzzle}", puzzle=puzzle["id"])
        walk(ann, "POST", "/api/v1/puzzles/{puzzle}/attempts", {"move": puzzle["legal"][0]}, puzzle=puzzle["id"])
        walk(ann, "POST", "/api/v1/puzzles/{puzzle}/solution", puzzle=puzzle["id"])
        walk(ann, "GET", "/api/v1/me/statistics")
        walk(ann, "POST", "/api/v1/quick", {"games": [{"game": "mini"}]})
        state = walk(ann, "GET", one, table=table, since=0)
        mover = ann if state["legal"] else ben
        state = walk(mover, "GET", one, table=table)
        walk(mover, "POST", one + "/moves", {"id": "m", "version": state["version"], "move": state["legal"][0]}, table=table)
        walk(ben, "POST", one + "/acts", {"do": "offer", "what": "pause", "id": "o"}, table=table)
        walk(ben, "GET", one + "/positions/{length}", table=table, length=1)
        course = walk(ben, "GET", one + "/positions", table=table)
        for format in ("svg", "png"):
            walk(ben, "GET", one + "/positions/{length}/picture.{format}", table=table, length=1, format=format, width=200)
        afen = course["positions"][-1]["position"]["afen"]
        assert walk(ben, "POST", "/api/v1/positions", {"afen": afen})["faults"] == []
        walk(ben, "POST", "/api/v1/pictures", {"afen": afen})
        walk(ben, "GET", "/api/v1/previews/azulejos.png")
        walk(ben, "GET", "/api/v1/previews/position.png", afen=afen)
        walk(ben, "GET", "/api/v1/previews/tables/{table}/{length}.png", table=table, length=1)
        walk(ben, "POST", "/api/v1/records", {"agn": walk(ben, "GET", one + "/record", table=table)})
        walk(ben, "GET", one + "/stream", table=table, follow=False)
        walk(ben, "GET", one + "/thinking", table=table)
        walk(ann, "POST", one + "/chat", {"phrase": "hello"}, table=table)
        assert len(walk(ben, "GET", one + "/chat", table=table)) == 1
        walk(ann, "POST", one + "/react", {"sign": "hello", "seat": 1}, table=table)
        walk(ben, "POST", one + "/mute", {"said": 1}, table=table)
        walk(ben, "POST", one + "/report", {"said": 1, "text": "too loud"}, table=table)
        assert walk(ben, "GET", one + "/record", table=table).startswith("[")

        acts = "/api/v1/operator"
        walk(operator, "POST", acts + "/tables/{table}/time", {"seat": 1, "seconds": 60, **why}, table=table)
        walk(operator, "POST", acts + "/tables/{table}/rule", {"token": "withdraw:1", **why}, table=table)
        report = None
        while report is None:  # The oldest come first, a hundred at a time, and what the tests before have sent may be more.
            for each in walk(operator, "GET", acts + "/reports"):
                report = each if each["table"] == table else report
                walk(operator, "POST", acts + "/reports/{report}/done", report=each["id"])
        for act in ("/mute", "/unmute", "/ban"):
            walk(operator, "POST", acts + act, {"person": report["about"], **why})
        walk(operator, "DELETE", acts + "/bans/{kind}/{value}", kind="person", value=report["about"])
        walk(operator, "POST", acts + "/ban-address", {"address": "192.0.2.77", **why})
        assert walk(operator, "GET", acts + "/bans")
        walk(operator, "POST", acts + "/tables/{table}/close", why, table=table)
        assert walk(operator, "GET", acts + "/log")
        walk(operator, "POST", acts + "/announcement", {"text": "Soon."})
        assert walk(ann, "GET", "/api/v1/announcement")["text"] == "Soon."
        assert walk(operator, "GET", acts + "/overview")["announcement"]["text"] == "Soon."
        walk(operator, "GET", acts + "/tables")
        walk(operator, "DELETE", acts + "/announcement")
        until(lambda: ann.state(table)["stage"] == "closed")
        walk(ann, "POST", one + "/rematch", table=table)
        walk(phone, "DELETE", "/api/v1/me")
        walk_an_event(walk, ann)
        walk_an_online_event(walk, ann)
    assert walk.done == OPERATIONS - NEEDS_A_KEY - NEED_A_BOT


def test_the_document_is_made_for_readers() -> None:
    ids = []
    tags = {tag["name"] for tag in DOCUMENT["tags"]}
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            where = f"{method} {path}"
            ids.append(operation["operationId"])
            assert len(operation["description"]) > 10, where
            assert set(operation["tags"]) <= tags, where
            assert {"400", "404", "422", "429", "500", "503"} <= set(operation["responses"]), where
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    assert response["content"]["application/json"]["schema"]["$ref"].endswith("/Refusal"), where
    assert len(ids) == len(set(ids))
    assert DOCUMENT["openapi"].startswith("3.1")
    assert {"device", "operator"} <= set(DOCUMENT["components"]["securitySchemes"])
    seen = DOCUMENT["paths"]["/api/v1/tables/{table}"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert seen["$ref"].endswith("/TableState")


def test_nothing_is_taken_away_from_version_1() -> None:
    """Additions only: this list grows, and nothing of it goes away (docs/api.md)."""
    promised = {
        "GET /api/v1/games", "GET /api/v1/bots", "POST /api/v1/me", "GET /api/v1/me", "DELETE /api/v1/me", "POST /api/v1/me/link",
        "POST /api/v1/me/claim",
        "GET /api/v1/me/games", "GET /api/v1/me/statistics", "POST /api/v1/quick", "POST /api/v1/tables/{table}/react",
        "POST /api/v1/tables", "GET /api/v1/tables", "GET /api/v1/tables/mine", "GET /api/v1/tables/{table}", "DELETE /api/v1/tables/{table}",
        "GET /api/v1/tables/{table}/positions/{length}", "POST /api/v1/tables/{table}/sit", "POST /api/v1/tables/{table}/moves",
        "POST /api/v1/tables/{table}/acts", "POST /api/v1/tables/{table}/rematch", "GET /api/v1/tables/{table}/record",
        "GET /api/v1/tables/{table}/stream", "GET /api/v1/tables/{table}/chat", "POST /api/v1/tables/{table}/chat",
        "POST /api/v1/tables/{table}/mute", "POST /api/v1/tables/{table}/report", "POST /api/v1/operator/tables/{table}/close",
        "POST /api/v1/operator/tables/{table}/rule", "POST /api/v1/operator/tables/{table}/time", "POST /api/v1/operator/mute",
        "POST /api/v1/operator/unmute", "POST /api/v1/operator/ban", "POST /api/v1/operator/ban-address", "GET /api/v1/operator/bans",
        "DELETE /api/v1/operator/bans/{kind}/{value}", "GET /api/v1/operator/reports", "POST /api/v1/operator/reports/{report}/done",
        "GET /api/v1/tables/{table}/positions", "GET /api/v1/tables/{table}/positions/{length}/picture.{format}", "POST /api/v1/records",
        "POST /api/v1/tournaments", "GET /api/v1/tournaments", "POST /api/v1/tournaments/score-pad", "GET /api/v1/tournaments/{tournament}",
        "GET /api/v1/tournaments/{tournament}/me", "POST /api/v1/tournaments/{tournament}/claim", "DELETE /api/v1/tournaments/{tournament}/claim",
        "POST /api/v1/tournaments/{tournament}/entries", "POST /api/v1/tournaments/{tournament}/acts",
        "POST /api/v1/tournaments/{tournament}/changes", "POST /api/v1/tournaments/{tournament}/swaps",
        "POST /api/v1/tournaments/{tournament}/tokens", "DELETE /api/v1/tournaments/{tournament}/tokens/{number}",
        "GET /api/v1/tournaments/{tournament}/log", "GET /api/v1/tournaments/{tournament}/papers/{document}.pdf",
        "GET /api/v1/tournaments/{tournament}/lists/{name}.csv", "GET /api/v1/tournaments/{tournament}/lists/seating.txt",
        "GET /api/v1/tournaments/{tournament}/export.json",
        "POST /api/v1/tournaments/{tournament}/seat", "POST /api/v1/tournaments/{tournament}/contribution",
        "GET /api/v1/tournaments/{tournament}/export/games.agn", "DELETE /api/v1/tournaments/{tournament}",
        "POST /api/v1/tournaments/{tournament}/code", "POST /api/v1/tournaments/{tournament}/table-sheet",
        "POST /api/v1/positions", "POST /api/v1/pictures", "GET /api/v1/operator/log", "GET /healthz", "GET /readyz", "GET /metrics",
    }  # fmt: skip
    assert promised <= {f"{method} {path}" for method, path in OPERATIONS}
