"""Sitting down and getting up: kept seats, programs, several seats on one device, and tokens."""

import secrets

import httpx
import pytest

from azulejos.server.fair import contribution_commitment
from tests.server.web.running import TABLES, Running, Somebody, ok, people, refused, started


def program(running: Running, token: str) -> Somebody:
    return running.somebody(headers={"Authorization": f"Bearer {token}"})


def test_play_starts_when_the_last_seat_is_taken(running: Running, ann: Somebody, ben: Somebody, stranger: Somebody) -> None:
    table = ann.table()
    assert stranger.state(table)["stage"] == "open"
    assert ok(ann.sit(table))["seat"] == 1
    assert [seat["taken"] for seat in stranger.state(table)["about"]["seats"]] == [True, False]
    assert ok(ben.sit(table))["seat"] == 2
    state = stranger.state(table, since=0)
    assert state["stage"] == "running"
    assert [event["kind"] for event in state["events"]][:4] == ["created", "sat", "sat", "started"]
    assert ann.state(table)["you"] == [1]
    assert ben.state(table)["you"] == [2]
    assert stranger.state(table)["you"] == []
    refused(stranger.sit(table), 401, "no-device-key")
    with people(running, "Cid") as [cid]:
        refused(cid.sit(table), 409, "table-is-full")


def test_a_seat_that_is_taken_or_not_there_is_refused(ann: Somebody, ben: Somebody) -> None:
    table = ann.table("open", "open", "open")
    ok(ann.sit(table, seat=2))
    refused(ben.sit(table, seat=2), 409, "seat-is-taken")
    refused(ben.sit(table, seat=4), 400, "no-such-seat")
    assert ben.sit(table, seat=5).status_code == 422
    refused(ben.sit(table, contribution="luck"), 422, "bad-request")
    refused(ben.sit(table, contribution="A" * 16), 422, "bad-request")


def test_a_kept_seat_is_the_makers(ann: Somebody, ben: Somebody) -> None:
    table = ann.table("open", "person")
    refused(ben.sit(table, seat=2), 403, "seat-is-kept")
    assert ok(ann.sit(table))["seat"] == 2, "who made the table gets the seat that is kept"
    assert ok(ben.sit(table))["seat"] == 1


def test_nobody_but_a_program_with_the_token_sits_on_its_seat(running: Running, ann: Somebody) -> None:
    made = ann.make("open", "program")
    table, [seat] = made["table"], made["programs"]
    refused(ann.sit(table, seat=2), 403, "seat-of-a-program")
    ok(ann.sit(table))
    refused(ann.sit(table), 409, "table-is-full")
    with program(running, "made-up") as liar, program(running, seat["token"]) as machine:
        refused(liar.sit(table), 401, "no-device-key")
        assert ok(machine.sit(table)) == {"seat": 2, "version": ann.state(table)["version"]}
        assert machine.state(table)["you"] == [2]
        assert not list(machine.cookies.jar), "a program has its token already"
        mover = ann if ann.state(table)["legal"] else machine
        assert ok(mover.move(table))["version"] == ann.state(table)["version"]
        other = ann.table("open", "program")
        refused(machine.sit(other), 401, "no-device-key")


def test_one_device_holds_several_seats_and_sees_through_the_eyes_of_the_one_to_move(ann: Somebody) -> None:
    table = ann.table("open", "open", "greedy")
    assert [ok(ann.sit(table))["seat"] for _ in range(2)] == [1, 2]
    assert ann.state(table)["you"] == [1, 2]
    for _ in range(6):
        state = ann.state(table)
        if state["legal"]:
            assert state["seat"] == state["to_move"]
            ok(ann.move(table))
    refused(ann.act(table, "leave", seat=3), 403, "not-your-seat")


def test_for_which_of_several_seats_is_asked_where_it_is_not_clear(ann: Somebody) -> None:
    table = started(ann, ann)
    pause = ann.act(table, "offer", what="pause")
    ok(pause)
    refused(ann.act(table, "resume"), 400, "which-seat")
    ok(ann.act(table, "resume", seat=2))


def test_sitting_down_twice_with_one_id_is_sitting_down_once(ann: Somebody, ben: Somebody) -> None:
    table = ann.table("open", "open", "open")
    first = ok(ann.sit(table, id="s"))
    assert ok(ann.sit(table, id="s")) == first
    assert ann.state(table)["you"] == [1]
    assert ok(ben.sit(table, id="s"))["seat"] == 2, "an id belongs to the one who made it"
    assert ok(ann.sit(table, id="s")) == first


def test_a_repeat_brings_the_cookie_of_an_answer_that_was_lost(sqlite_url: str) -> None:
    def seat_tokens(device: Somebody) -> dict[str, str]:
        return {cookie.name: cookie.value or "" for cookie in device.cookies.jar if cookie.name.startswith("azulejos-seat")}

    with Running(sqlite_url) as running, running.somebody("Ann") as ann:
        table = ann.table()
        first = ok(ann.sit(table, id="s"))
        lost = seat_tokens(ann)
        ann.cookies.delete("azulejos-seat-1")
        assert ok(ann.sit(table, id="s")) == first
        found = seat_tokens(ann)
        assert list(found) == list(lost) == ["azulejos-seat-1"]
        with running.somebody(cookies=found) as now, running.somebody(cookies=lost) as before:
            assert now.state(table)["you"] == [1]
            assert before.state(table)["you"] == [], "a seat has one token, however often it was asked for"
    with Running(sqlite_url) as running, running.somebody(cookies=found) as now, running.somebody(cookies=lost) as before:
        assert (now.state(table)["you"], before.state(table)["you"]) == ([1], []), "so it is stored"


def test_two_programs_may_use_the_same_id(running: Running, ann: Somebody) -> None:
    made = ann.make("program", "program")
    with program(running, made["programs"][0]["token"]) as first, program(running, made["programs"][1]["token"]) as second:
        assert ok(first.sit(made["table"], id="sit"))["seat"] == 1
        assert ok(second.sit(made["table"], id="sit"))["seat"] == 2
        assert ok(first.sit(made["table"], id="sit"))["seat"] == 1


def test_whoever_gets_up_before_the_start_gives_the_seat_and_its_token_back(running: Running, ann: Somebody, ben: Somebody, cid: Somebody) -> None:
    table = ann.table(game="duel")
    ok(ann.sit(table))
    old = {cookie.name: cookie.value or "" for cookie in ann.cookies.jar if cookie.name.startswith("azulejos-seat")}
    assert list(old) == ["azulejos-seat-1"]
    with ann.socket(table) as line, running.somebody(cookies=old) as only_token:
        line.recv()
        assert only_token.state(table)["you"] == [1], "the token alone opens the seat"
        ok(ann.act(table, "leave"))
        assert only_token.state(table)["you"] == []
        assert ok(ben.sit(table))["seat"] == 1
        ok(cid.sit(table))
        assert ann.state(table)["you"] == []
        assert only_token.state(table)["you"] == []
        line.send('{"do": "sync", "since": 0}')
        for message in line:
            if '"type":"state"' in str(message):
                assert '"you":[],"seat":0,' in str(message), "a socket that was opened before sees no more than a spectator"
            if '"since":0' in str(message):
                break
        refused(only_token.act(table, "leave"), 403, "no-seat")


def test_a_program_that_gets_up_can_sit_down_again(running: Running, ann: Somebody) -> None:
    made = ann.make("open", "program")
    with program(running, made["programs"][0]["token"]) as machine:
        ok(machine.sit(made["table"]))
        ok(machine.act(made["table"], "leave"))
        assert ok(machine.sit(made["table"]))["seat"] == 2


def test_contributions_are_committed_to_and_then_shown(ann: Somebody, ben: Somebody) -> None:
    table = ann.table("open", "open")
    own = ann.state(table)["fair"]["commitment"]
    digits = {1: "a1" * 16, 2: "b2" * 16}
    commitments = [contribution_commitment(own, each) for each in digits.values()]
    ok(ann.post(f"{TABLES}/{table}/sit", json={"commitment": commitments[0], "seat": 1}))
    shown = {"do": "reveal", "id": "r", "contribution": digits[1]}
    refused(ann.post(f"{TABLES}/{table}/acts", json=shown), 409, "not-everybody-sits")
    ok(ben.post(f"{TABLES}/{table}/sit", json={"commitment": commitments[1], "seat": 2}))
    state = ben.state(table)
    assert (state["stage"], state["fair"]["awaited"], state["fair"]["commitments"]) == ("open", [1, 2], commitments)
    refused(ben.post(f"{TABLES}/{table}/acts", json=shown), 400, "contribution-differs")
    refused(ben.post(f"{TABLES}/{table}/acts", json={"do": "leave", "id": "l"}), 409, "game-begins")
    done = ok(ann.post(f"{TABLES}/{table}/acts", json=shown))
    assert ok(ann.post(f"{TABLES}/{table}/acts", json=shown)) == done, "with the same id it is answered again"
    ok(ben.post(f"{TABLES}/{table}/acts", json=shown | {"contribution": digits[2]}))
    state = ann.state(table)
    assert (state["stage"], state["fair"]["contributions"], "awaited" in state["fair"]) == ("running", [*digits.values()], False)
    refused(ben.post(f"{TABLES}/{table}/acts", json=shown | {"id": "late"}), 409, "dealt-already")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"commitment": "0" * 64, "contribution": "0" * 16},
        {"contribution": 7},
        {"contribution": "0" * 65},
        {"contribution": "0" * 16, "colour": "blue"},
    ],
)
def test_what_cannot_be_understood_is_refused(ann: Somebody, body: dict[str, object]) -> None:
    table = ann.table()
    answer: httpx.Response = ann.post(f"{TABLES}/{table}/sit", json=body)
    assert "contribution" in refused(answer, 422, "bad-request")["text"] or "colour" in answer.text


def test_seats_survive_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('restart')}/store.sqlite"
    with Running(database) as server, people(server, "Ann") as [ann]:
        made = ann.make("open", "program")
        table, token = made["table"], made["programs"][0]["token"]
        ok(ann.sit(table))
        kept = {cookie.name: cookie.value or "" for cookie in ann.cookies.jar}
    seats = {name: value for name, value in kept.items() if name.startswith("azulejos-seat")}
    with Running(database) as server, server.somebody(cookies=seats) as ann, program(server, token) as machine:
        assert ann.state(table)["you"] == [1]
        ok(machine.post(f"{TABLES}/{table}/sit", json={"contribution": secrets.token_hex(16)}))
        assert machine.state(table)["you"] == [2]
        ok((ann if ann.state(table)["legal"] else machine).move(table))
