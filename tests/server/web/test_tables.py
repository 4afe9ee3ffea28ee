"""Tables: made, listed, looked at, imported, recorded, played again, given up."""

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from azulejos.cli.app import app as commands
from azulejos.notation import agn
from azulejos.server.tables import setup as setups
from tests.server.schemas import check
from tests.server.web.running import TABLES, Running, Somebody, closed_with, heard_until_closed, ok, play, refused, started, until

TILING = (
    "azul:grey:2:5:3:tiling:1.2:1:f1:-/-/-/-/-:-:B9Y5R10K9W7:B3Y9R4K5W5:0.0:2,-.K2.-.B2.K3,-W--Y.BR---.---W-.-----.-----,"
    "WMBBBRR:0,Y1.Y1.K1.Y3.B2,R-W--.-W---.----R.-----.-----,WWWR"
)
SEATS = [{"kind": "open"}, {"kind": "open"}]


def test_a_table_is_made_with_a_commitment_and_the_tokens_of_programs(ann: Somebody) -> None:
    made = ann.make("open", "program", "program", "greedy", game="azul", clock={"kind": "total", "seconds": 600, "increment": 5})
    assert len(made["commitment"]) == 64
    assert [each["seat"] for each in made["programs"]] == [2, 3]
    state = ann.state(made["table"])
    assert state["fair"]["commitment"] == made["commitment"]
    assert state["about"]["options"] == {"players": 4}, "as many players as seats"
    assert state["about"]["clock"] == {"kind": "total", "seconds": 600, "increment": 5}
    check("TableState", state)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "go", "seats": SEATS}, 400, "no-such-game"),
        ({"seats": SEATS, "options": {"players": 3}}, 400, "seats-do-not-fit"),
        ({"seats": SEATS, "options": {"colour": "blue"}}, 400, "no-such-option"),
        ({"seats": SEATS, "options": {"wall": True}}, 400, None),
        ({"seats": SEATS, "options": {"players": 10**30}}, 422, "bad-request"),
        ({"seats": SEATS, "options": {"tournament": "lot"}}, 400, "no-such-lot"),
        ({"seats": [{"kind": "bot", "bot": "greedy"}] * 2}, 400, "nobody-plays"),
        ({"seats": [{"kind": "bot", "bot": "god"}, {}]}, 400, "no-such-bot"),
        ({"seats": [{"kind": "open", "bot": "greedy"}, {}]}, 400, "no-such-seat-kind"),
        ({"seats": [{}]}, 422, "bad-request"),
        ({"seats": [{}] * 5}, 422, "bad-request"),
        ({"seats": SEATS, "clock": {"kind": "turn", "seconds": 1}}, 400, "clock-seconds"),
        ({"seats": SEATS, "clock": {"kind": "none", "seconds": 1}}, 400, "bad-clock"),
        ({"seats": SEATS, "clock": {"kind": "tournament"}}, 400, "clock-needs-tournament"),
        ({"seats": SEATS, "first": 3}, 400, "no-such-seat"),
        ({"seats": SEATS, "agn": "nonsense"}, 400, None),
        ({"seats": SEATS, "afen": "nonsense"}, 400, None),
        ({"seats": SEATS, "agn": "x" * 20_001}, 422, "bad-request"),
        ({"seats": SEATS, "secret": 1}, 422, "bad-request"),
        ([], 422, "bad-request"),
        ("x", 422, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ann: Somebody, stranger: Somebody, body: object, status: int, code: str | None) -> None:
    answer = ann.post(TABLES, json=body)
    refused(answer, status, code or answer.json()["code"])
    assert stranger.post(TABLES, json=body).status_code in (401, 422)


def test_a_stranger_makes_no_table(stranger: Somebody) -> None:
    refused(stranger.post(TABLES, json={"seats": SEATS}), 401, "no-device-key")


@pytest.mark.parametrize("id", ["k3v9q2m7x4w8z", "x", "a" * 2_000, "%00", "%ff%fe", "..%2f..%2fetc", "table:x", "K3V9Q2M7X4W8Z"])
def test_there_is_no_such_table(ann: Somebody, id: str) -> None:
    for method, path in (("GET", ""), ("GET", "/record"), ("GET", "/stream"), ("GET", "/chat"), ("GET", "/positions/1"), ("POST", "/rematch")):
        answer = ann.request(method, f"{TABLES}/{id}{path}")
        refused(answer, 404, "no-such-page" if "2f" in id else "no-table")


def test_only_public_tables_are_listed_and_only_by_names(running: Running, ann: Somebody, ben: Somebody, stranger: Somebody) -> None:
    private, public = ann.table(), ann.table(customs={"public": True})
    hidden = ann.table(customs={"public": True, "watchable": False})

    def listed(state: str) -> dict[str, object]:
        found = ok(stranger.get(TABLES, params={"state": state, "limit": 100}))
        return {each["table"]: each for each in found}

    assert {public, hidden} <= set(listed("open"))
    assert private not in listed("open")
    for table in (public, hidden):
        ok(ann.sit(table))
        ok(ben.sit(table))
    until(lambda: public in listed("running"))
    until(lambda: hidden not in listed("open"))
    assert hidden not in listed("running"), "what nobody may watch is not offered to be watched"
    shown = listed("running")[public]
    assert isinstance(shown, dict)
    assert shown["seats"] == [{"kind": "open", "bot": None, "taken": True, "name": name} for name in ("Ann", "Ben")]
    assert "p-" not in json.dumps(listed("running"))
    assert stranger.get(TABLES, params={"state": "finished"}).status_code == 422
    assert len(ok(stranger.get(TABLES, params={"limit": 1}))) <= 1


def test_my_games_are_mine_alone(ann: Somebody, ben: Somebody, cid: Somebody, stranger: Somebody) -> None:
    tables = [ann.table() for _ in range(3)]
    for table in tables:
        ok(ann.sit(table))
        ok(ben.sit(table))
    until(lambda: len(ok(ann.get(f"{TABLES}/mine"))) == 3)
    mine = ok(ann.get(f"{TABLES}/mine"))
    assert {each["table"] for each in mine} == set(tables)
    oldest = min(each["updated_at"] for each in mine)
    assert ok(ann.get(f"{TABLES}/mine", params={"before": oldest})) == []
    assert ok(cid.get(f"{TABLES}/mine")) == []
    refused(stranger.get(f"{TABLES}/mine"), 401, "no-device-key")
    assert "p-" not in json.dumps(mine)


def test_spectators_are_kept_out_where_players_want_none(ann: Somebody, ben: Somebody, cid: Somebody, operator: Somebody) -> None:
    table = ann.table(customs={"watchable": False})
    assert cid.state(table)["stage"] == "open", "whoever has the link can see that there is a seat"
    ok(ann.sit(table))
    ok(ben.sit(table))
    for path in ("", "/stream", "/record", "/positions/1", "/chat"):
        refused(cid.get(f"{TABLES}/{table}{path}"), 403, "not-watchable")
    with cid.socket(table) as line:
        assert closed_with(line) == (4403, "not-watchable")
    refused(cid.post(f"{TABLES}/{table}/chat", json={"phrase": "hello"}), 403, "not-watchable")
    assert ben.state(table)["you"] == [2]
    assert operator.state(table)["you"] == []


def test_who_came_while_a_table_was_open_goes_when_play_begins(
    running: Running, ann: Somebody, ben: Somebody, cid: Somebody, stranger: Somebody, operator: Somebody
) -> None:
    table = ann.table(customs={"watchable": False})
    ok(ann.sit(table))
    with ExitStack() as stack:
        sockets = [stack.enter_context(who.socket(table)) for who in (cid, stranger)]
        mine = stack.enter_context(ben.socket(table))
        over = stack.enter_context(operator.socket(table, headers={"Authorization": operator.headers["Authorization"]}))
        stream = stack.enter_context(stranger.stream("GET", f"{TABLES}/{table}/stream"))
        lines = stream.iter_lines()
        for line in (*sockets, mine, over):
            assert json.loads(line.recv())["stage"] == "open"
        assert json.loads(next(lines))["stage"] == "open"
        ok(ben.sit(table))
        for line in sockets:
            heard, *end = heard_until_closed(line)
            assert end == [4403, "not-watchable"]
            assert not any("running" in each for each in heard)
        assert not any("running" in each for each in lines), "the stream ends, and tells nothing of the game"
        for line in (mine, over):
            assert any(json.loads(each).get("stage") == "running" for each in line)
    with cid.socket(table) as line:
        assert closed_with(line) == (4403, "not-watchable")


def test_earlier_positions_as_the_viewer_may_see_them(ann: Somebody, ben: Somebody) -> None:
    table = ann.table()
    refused(ann.get(f"{TABLES}/{table}/positions/0"), 409, "not-started")
    refused(ann.get(f"{TABLES}/{table}/record"), 409, "not-started")
    ok(ann.sit(table))
    ok(ben.sit(table))
    state = play([ann, ben], table, most=5)
    for length in (0, 3):
        assert ok(ann.get(f"{TABLES}/{table}/positions/{length}"))["round"] in (0, 1)
    now, later = (ok(ann.get(f"{TABLES}/{table}/positions/{length}")) for length in (6, 9_999))
    assert now == later
    assert {part: value for part, value in now.items() if part != "afen"} == {
        part: value for part, value in state["position"].items() if part != "afen"
    }
    assert ann.get(f"{TABLES}/{table}/positions/-1").status_code == 422
    assert ann.get(f"{TABLES}/{table}/positions/{'9' * 5_000}").status_code == 422


def test_a_finished_game_is_whole_proved_and_played_again(
    running: Running, ann: Somebody, ben: Somebody, cid: Somebody, stranger: Somebody, tmp_path: Path
) -> None:
    table = started(ann, ben, game="duel", options={"tiles": "lot"})
    refused(ann.post(f"{TABLES}/{table}/rematch"), 409, "game-goes-on")
    refused(cid.post(f"{TABLES}/{table}/rematch"), 403, "no-seat")
    play([ann, ben], table, most=30)
    for viewer in (ann, ben, stranger):
        answer = viewer.get(f"{TABLES}/{table}/record")
        assert answer.headers["content-type"].startswith("application/vnd.azulejos.agn")
        assert f"azulejos-{table}.agn" in answer.headers["content-disposition"]
        assert "[Fair" not in answer.text
    state = play([ann, ben], table)
    assert state["stage"] == "finished"
    text = stranger.get(f"{TABLES}/{table}/record").text
    for tag in ("FairTable", "FairCommitment", "FairSeed", "FairContributions"):
        assert f"[{tag} " in text
    assert "?" not in text.split("\n\n", 1)[1]
    file = tmp_path / "game.agn"
    file.write_text(text)
    verdict = CliRunner().invoke(commands, ["verify", str(file)])
    assert verdict.exit_code == 0, verdict.output
    lie = tmp_path / "lie.agn"
    seed = stranger.state(table)["fair"]["seed"]
    lie.write_text(text.replace(seed, seed[::-1]))
    assert CliRunner().invoke(commands, ["verify", str(lie)]).exit_code != 0

    again = ok(ann.post(f"{TABLES}/{table}/rematch"))
    assert ok(ben.post(f"{TABLES}/{table}/rematch"))["table"] == again["table"]
    assert stranger.state(table)["about"]["rematch"] == again["table"]
    assert ann.state(again["table"])["about"]["game"] == "duel"
    ok(ben.sit(again["table"]))
    ok(ann.sit(again["table"]))
    assert ann.state(again["table"])["stage"] == "running"


def test_of_a_running_game_of_duel_the_record_tells_what_a_seat_may_know(ann: Somebody, ben: Somebody, stranger: Somebody) -> None:
    table = started(ann, ben, game="duel")
    texts: list[str] = []
    for _ in range(60):
        play([ann, ben], table, most=1)
        texts = [viewer.get(f"{TABLES}/{table}/record").text for viewer in (ann, ben, stranger)]
        if any("?" in text.split("\n\n", 1)[1] for text in texts):
            break
    else:
        pytest.fail("nobody has put a plate back")
    assert "?" in texts[2].split("\n\n", 1)[1]
    for text in texts:
        assert agn.read_one(text).game.id == "duel"


def test_a_rematch_of_programs_gives_new_tokens_to_the_one_who_asks(running: Running, ann: Somebody, operator: Somebody) -> None:
    made = ann.make("open", "program")
    ok(ann.sit(made["table"]))
    ok(operator.post(f"/api/v1/operator/tables/{made['table']}/close", json={"why": "a test"}))
    again = ok(ann.post(f"{TABLES}/{made['table']}/rematch"))
    assert [each["seat"] for each in again["programs"]] == [2]
    assert again["programs"][0]["token"] != made["programs"][0]["token"]
    assert ok(ann.post(f"{TABLES}/{made['table']}/rematch"))["programs"] == []
    with running.somebody(headers={"Authorization": f"Bearer {again['programs'][0]['token']}"}) as machine:
        assert ok(machine.sit(again["table"]))["seat"] == 2


def test_a_position_is_taken_up_as_a_table(running: Running, ann: Somebody, ben: Somebody) -> None:
    table = ann.table(game="mini", options={"wall": "coloured"}, afen=TILING)
    assert ann.state(table)["about"]["game"] == "azul", "what is imported says which game it is"
    ok(ann.sit(table))
    ok(ben.sit(table))
    assert ann.state(table)["stage"] == "running"
    assert begun(ann, table) == ann.state(table)["position"]
    assert play([ann, ben], table)["stage"] == "finished"
    assert begun(ann, table)["round"] < ann.state(table)["position"]["round"], "it stays what it was"


def told_of_start(who: Somebody, table: str) -> Any:
    """The event that tells that play began."""
    events = ok(who.get(f"{TABLES}/{table}", params={"since": 0}))["events"]
    [started] = [event for event in events if event["kind"] == "started"]
    return started


def begun(who: Somebody, table: str) -> Any:
    """The position with which a table's own events begin."""
    return told_of_start(who, table).get("position")


def test_a_record_is_taken_up_as_a_table_and_what_was_drawn_here_is_proved(ann: Somebody, ben: Somebody, tmp_path: Path) -> None:
    first = started(ann, ben)
    play([ann, ben], first, most=3)
    text = ann.get(f"{TABLES}/{first}/record").text
    assert begun(ann, first) is None
    table = started(ann, ben, agn=text)
    assert told_of_start(ben, table)["had"] == len(agn.read_one(text).end().events)
    assert begun(ben, table) == ok(ann.get(f"{TABLES}/{first}"))["position"]
    assert play([ann, ben], table)["stage"] == "finished"
    whole = ann.get(f"{TABLES}/{table}/record").text
    assert '[FairDeals "1"]' in whole
    file = tmp_path / "game.agn"
    file.write_text(whole)
    verdict = CliRunner().invoke(commands, ["verify", str(file)])
    assert verdict.exit_code == 0, verdict.output
    refused(ann.post(TABLES, json={"seats": SEATS, "agn": whole}), 400, "game-is-over")
    refused(ann.post(TABLES, json={"seats": SEATS, "agn": text, "afen": TILING}), 400, "two-imports")


def test_a_record_to_go_on_with_is_not_read_where_others_play(ann: Somebody, ben: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    first = started(ann, ben)
    play([ann, ben], first, most=3)
    text = ann.get(f"{TABLES}/{first}/record").text

    def here(text: str) -> Any:
        raise AssertionError("The event loop reads a record.")

    with monkeypatch.context() as patched:
        patched.setattr(setups, "imported", here)
        table = ann.table(agn=text)
        refused(ann.post(TABLES, json={"seats": SEATS, "agn": text + " 9Q9"}), 400, "bad-token")
    ok(ann.sit(table))
    ok(ben.sit(table))
    assert ann.state(table)["stage"] == "running"


def test_a_table_is_given_up_by_its_maker_before_it_begins(ann: Somebody, ben: Somebody, stranger: Somebody) -> None:
    table = ann.table()
    refused(stranger.delete(f"{TABLES}/{table}"), 401, "no-device-key")
    refused(ben.delete(f"{TABLES}/{table}"), 403, "not-the-maker")
    assert ann.delete(f"{TABLES}/{table}").status_code == 204
    assert ben.state(table)["stage"] == "closed"
    refused(ann.delete(f"{TABLES}/{table}"), 409, "game-is-over")
    refused(ben.sit(table), 409, "game-is-over")
    begun = started(ann, ben)
    refused(ann.delete(f"{TABLES}/{begun}"), 403, "game-goes-on")


def test_the_games_of_the_registry_are_told(stranger: Somebody) -> None:
    told = ok(stranger.get("/api/v1/games"))
    assert [each["id"] for each in told["games"]] == ["azul", "mini", "duel"]
    assert "greedy" in told["bots"]
    assert told["phrases"]["hello"] == "Hello!"
    assert told["clocks"] == ["none", "turn", "total", "days", "tournament"]
