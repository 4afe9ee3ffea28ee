"""Before play begins: who invites whom to what, another name, other seats, other things agreed; and the score of the evening at the next table."""

import secrets
from typing import Any

import orjson
import pytest

from azulejos.server.fair import contribution_commitment
from tests.server.web.running import TABLES, Running, Somebody, ok, people, play, refused
from tests.web.tables import last_round

FOUR = ("person", "open", "open", "open")


def wanted(state: dict[str, Any], *seats: tuple[str, int | None], **more: Any) -> dict[str, Any]:
    """What `arrange` sends: seats by their kinds, or the names of bots, each with where whoever sits there sat."""
    about = state["about"]
    kinds = ("person", "open", "program")
    plans = [({"kind": kind} if kind in kinds else {"kind": "bot", "bot": kind}) | ({"sits": sits} if sits else {}) for kind, sits in seats]
    options = {name: value for name, value in about["options"].items() if name != "players"}
    agreed = {"game": about["game"], "options": options, "clock": about["clock"], "customs": about["customs"], "first": about["first"]}
    return agreed | {"version": state["version"], "seats": plans} | more


def kinds(state: dict[str, Any]) -> list[str | None]:
    return [seat["name"] or seat.get("bot") or (None if seat["kind"] == "open" else seat["kind"]) for seat in state["about"]["seats"]]


def test_a_guest_sees_who_invites_them_to_what(ann: Somebody, stranger: Somebody) -> None:
    table = ann.table(*FOUR, clock={"kind": "turn", "seconds": 60}, first=1)
    about = stranger.state(table)["about"]
    assert about["maker"] == {"name": "Ann", "seat": None}
    assert (about["first"], about["imported"], about["quick"], about["evening"]) == (1, False, False, None)
    ok(ann.sit(table))
    assert stranger.state(table)["about"]["maker"] == {"name": "Ann", "seat": 1}
    assert stranger.state(ann.table(afen=last_round("azul", players=2)))["about"]["imported"]


def test_whoever_looks_is_told_of_another_name(ann: Somebody, stranger: Somebody) -> None:
    table = ann.table(*FOUR)
    ok(ann.sit(table))
    with stranger.socket(table) as line:
        before = orjson.loads(line.recv())
        assert before["about"]["seats"][0]["name"] == "Ann"
        ok(ann.post("/api/v1/me", json={"name": "Anna"}))
        after = orjson.loads(line.recv())
    assert (after["type"], after["version"], after["events"]) == ("state", before["version"], [])
    assert after["about"]["seats"][0]["name"] == after["about"]["maker"]["name"] == "Anna"


def test_the_maker_agrees_on_other_things_and_seats_people_anew(ann: Somebody, ben: Somebody, stranger: Somebody) -> None:
    table = ann.table(*FOUR)
    ok(ann.sit(table))
    ok(ben.sit(table))
    state = ann.state(table)
    duel = {"game": "duel", "options": {"tiles": "lot"}, "clock": {"kind": "turn", "seconds": 30}, "first": 2}
    refused(ann.act(table, "arrange", **wanted(state, ("open", 2), ("person", None), **duel)), 400, "everybody-keeps-a-seat")
    sent = wanted(
        state, ("open", 2), ("person", 1), ("greedy", None), ("open", None), options={"wall": "grey"}, clock={"kind": "turn", "seconds": 30}
    )
    done = ok(ann.act(table, "arrange", id="a-1", **sent))
    after = stranger.state(table, since=state["version"])
    assert kinds(after) == ["Ben", "Ann", "greedy", None]
    assert after["about"]["options"] == {"players": 4, "wall": "grey"}
    assert after["about"]["clock"] == {"kind": "turn", "seconds": 30}
    assert after["clock"]["left"] == [30_000] * 4
    assert [{"kind": event["kind"], "seat": event["seat"]} for event in after["events"]] == [{"kind": "arranged", "seat": 2}]
    assert (ann.state(table)["you"], ben.state(table)["you"]) == ([2], [1]), "seats go with those who sit there"
    assert ok(ann.act(table, "arrange", id="a-1", **sent)) == done, "what comes again is answered again"
    refused(ann.act(table, "arrange", **sent), 409, "stale")
    # The bot is sent away, and with it the fourth seat: everybody sits.
    ok(ann.act(table, "arrange", **wanted(ann.state(table), ("open", 1), ("person", 2))))
    assert ben.state(table)["stage"] == "running"


def test_the_tokens_of_seats_go_with_those_who_sit_there(running: Running, ann: Somebody, ben: Somebody) -> None:
    table = ann.table(*FOUR)
    ok(ann.sit(table))
    ok(ben.sit(table))
    ok(ann.act(table, "arrange", **wanted(ann.state(table), ("open", 2), ("person", 1), ("open", None))))
    token = next(cookie.value for cookie in ben.cookies.jar if cookie.name == "azulejos-seat-2")
    with running.somebody(headers={"Authorization": f"Bearer {token}"}) as phone:
        assert phone.state(table)["you"] == [1], "a token opens the seat of its owner"
        ok(ben.act(table, "change-seat", to=3))
        assert phone.state(table)["you"] == [3]


def test_the_maker_removes_a_guest_who_comes_back_only_when_they_are_let_in(running: Running) -> None:
    with people(running, "Ann", "Ben", "Cid") as [ann, ben, cid]:
        table = ann.table(*FOUR)
        for who in (ann, ben, cid):
            ok(who.sit(table))
        token = next(cookie.value for cookie in ben.cookies.jar if cookie.name == "azulejos-seat-2")
        version = ann.state(table)["version"]
        refused(cid.act(table, "remove", version=version, guest=2), 403, "not-the-maker")
        refused(ann.act(table, "remove", version=version, guest=1), 409, "not-a-guest")
        refused(ann.act(table, "remove", version=version, guest=4), 409, "not-a-guest")
        refused(ann.act(table, "remove", version=version - 1, guest=2), 409, "stale")
        with ben.socket(table) as line:
            assert orjson.loads(line.recv())["you"] == [2]
            done = ok(ann.act(table, "remove", id="r-1", version=version, guest=2))
            told = next(message for message in iter(lambda: orjson.loads(line.recv()), None) if message["type"] == "state")
        assert (told["you"], told["removed"], told["about"]["removed"]) == ([], True, 1)
        assert [(event["kind"], event["guest"]) for event in told["events"]] == [("removed", 2)]
        assert ok(ann.act(table, "remove", id="r-1", version=version, guest=2)) == done, "what comes again is answered again"
        assert "removed" not in cid.state(table)
        refused(ben.sit(table), 403, "removed-by-host")
        with running.somebody(headers={"Authorization": f"Bearer {token}"}) as phone:
            assert phone.state(table)["you"] == [], "the token of the seat was given back"
        ok(ann.act(table, "readmit"))
        assert "removed" not in ben.state(table)
        assert ok(ben.sit(table))["seat"] == 2


@pytest.mark.long
def test_who_was_removed_stays_away_after_a_start(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path}/store.sqlite"
    with Running(database) as running, people(running, "Ann", "Ben") as [ann, ben]:
        table = ann.table(*FOUR)
        for who, seat in ((ann, 1), (ben, 2), (ben, 4)):
            ok(who.sit(table, seat=seat))
        ok(ann.act(table, "remove", version=ann.state(table)["version"], guest=4))
        key = dict(ben.cookies)
    with Running(database) as again, again.somebody(cookies=key) as ben:
        assert ben.state(table)["you"] == [], "all seats of a guest are free"
        refused(ben.sit(table), 403, "removed-by-host")


def test_somebody_changes_to_another_free_seat(ann: Somebody, ben: Somebody, cid: Somebody) -> None:
    table = ann.table(*FOUR)
    ok(ann.sit(table))
    ok(ben.sit(table))
    refused(ben.act(table, "change-seat", to=1), 409, "seat-is-taken")
    refused(cid.act(table, "change-seat", to=4), 403, "no-seat")
    done = ok(ben.act(table, "change-seat", to=4, id="s-1"))
    assert ok(ben.act(table, "change-seat", to=4, id="s-1")) == done
    state = ben.state(table, since=done["version"] - 1)
    assert (kinds(state), state["you"]) == (["Ann", None, None, "Ben"], [4])
    assert state["events"] == [{"version": done["version"], "at": state["events"][0]["at"], "kind": "changed-seat", "seat": 4, "before": 2}]
    ok(ann.act(table, "change-seat", to=2))
    assert [seat["kind"] for seat in ann.state(table)["about"]["seats"]] == ["open", "person", "open", "open"], (
        "the kept seat is where its owner sits"
    )
    assert ok(cid.sit(table, seat=1))["seat"] == 1


def test_a_bot_on_the_last_free_seat_begins_the_game(ann: Somebody, ben: Somebody) -> None:
    table = ann.table("person", "open", "open")
    ok(ann.sit(table))
    ok(ben.sit(table))
    state = ann.state(table)
    done = ok(ann.act(table, "arrange", **wanted(state, ("person", 1), ("open", 2), ("greedy", None), first=2)))
    after = ann.state(table, since=state["version"])
    assert [event["kind"] for event in after["events"]][:3] == ["arranged", "started", "played"]
    assert (after["stage"], after["events"][1]["first"], after["about"]["seats"][2]["bot"]) == ("running", 2, "greedy")
    assert done["version"] >= after["events"][2]["version"]
    refused(ann.act(table, "arrange", **wanted(after, ("person", 1), ("open", 2), ("greedy", None))), 409, "begun-already")
    refused(ben.act(table, "change-seat", to=3), 409, "begun-already")


def test_the_deals_are_committed_to_as_before(ann: Somebody, ben: Somebody) -> None:
    """What is arranged after somebody has committed themselves leaves their commitment as it is; with the last seat all reveal."""
    table = ann.table("person", "open", "open")
    parts = {"ann": secrets.token_hex(16), "ben": secrets.token_hex(16)}
    commitment = ann.state(table)["fair"]["commitment"]
    for who, name in ((ann, "ann"), (ben, "ben")):
        body = {"commitment": contribution_commitment(commitment, parts[name])}
        ok(who.post(f"{TABLES}/{table}/sit", json=body))
    before = ann.state(table)["fair"]["commitments"]
    ok(ann.act(table, "arrange", **wanted(ann.state(table), ("open", 2), ("person", 1), ("greedy", None))))
    fair = ann.state(table)["fair"]
    assert fair["commitment"] == commitment
    assert fair["commitments"] == [before[1], before[0], "-"]
    assert (fair["awaited"], fair["contributions"]) == ([1, 2], ["-", "-", "-"])
    refused(ann.act(table, "arrange", **wanted(ann.state(table), ("open", 1), ("person", 2), ("open", None))), 409, "game-begins")
    refused(ann.act(table, "reveal", contribution=parts["ben"]), 400, "contribution-differs")
    ok(ann.act(table, "reveal", contribution=parts["ann"]))
    ok(ben.act(table, "reveal", contribution=parts["ben"]))
    assert ann.state(table)["stage"] == "running"


@pytest.mark.parametrize(
    ("seats", "status", "code"),
    [
        ([("open", 1), ("open", None), ("open", None)], 400, "everybody-keeps-a-seat"),
        ([("person", 1), ("person", 2), ("open", None)], 400, "seat-is-kept"),
        ([("person", 1), ("greedy", 2), ("open", None)], 400, "seat-is-taken"),
        ([("person", 1), ("open", 2), ("program", None)], 400, "programs-keep-their-seats"),
        ([("person", 1), ("open", 2), ("nobody", None)], 400, "no-such-bot"),
    ],
)
def test_what_cannot_be_arranged(ann: Somebody, ben: Somebody, seats: list[tuple[str, int | None]], status: int, code: str) -> None:
    table = ann.table("person", "open", "open")
    ok(ann.sit(table))
    ok(ben.sit(table))
    refused(ann.act(table, "arrange", **wanted(ann.state(table), *seats)), status, code)
    refused(ben.act(table, "arrange", **wanted(ben.state(table), ("person", 1), ("open", 2))), 403, "not-the-maker")


def test_a_programs_seat_stays_where_its_token_opens_it(running: Running, ann: Somebody) -> None:
    made = ann.make("person", "program", "open")
    table, [program] = made["table"], made["programs"]
    ok(ann.sit(table))
    refused(ann.act(table, "change-seat", to=2), 403, "seat-of-a-program")
    refused(ann.act(table, "arrange", **wanted(ann.state(table), ("program", None), ("person", 1), ("open", None))), 400, "programs-keep-their-seats")
    ok(ann.act(table, "arrange", **wanted(ann.state(table), ("open", None), ("program", None), ("person", 1))))
    with running.somebody(headers={"Authorization": f"Bearer {program['token']}"}) as machine:
        assert ok(machine.sit(table))["seat"] == 2


def test_an_imported_game_stays_that_game(ann: Somebody) -> None:
    table = ann.table("person", "open", afen=last_round("azul", players=2))
    ok(ann.sit(table))
    ok(ann.act(table, "arrange", **wanted(ann.state(table), ("open", None), ("person", 1), game="duel", clock={"kind": "turn", "seconds": 30})))
    about = ann.state(table)["about"]
    assert (about["game"], about["imported"], about["clock"]["seconds"]) == ("azul", True, 30)


def test_a_rematch_keeps_the_score_of_the_evening(running: Running) -> None:
    with people(running, "Ann", "Ben") as [ann, ben]:
        table = ann.table("open", "open", "random", afen=last_round("azul", players=3))
        evening: dict[str, list[int]] = {"Ann": [0, 0], "Ben": [0, 0], "random": [0, 0]}
        for games in (1, 2):
            for player in (ann, ben):
                ok(player.sit(table))
            outcome = play([ann, ben], table)["position"]["outcome"]
            for seat, name in enumerate(("Ann", "Ben", "random")):
                evening[name][0] += seat + 1 in outcome["winners"]
                evening[name][1] += outcome["scores"][seat]
            shown = ann.state(table)["about"]["evening"]
            assert (shown is None) == (games == 1), "one game is no evening"
            if shown is not None:
                _is_score(shown, games, evening)
            table = ok(ann.post(f"{TABLES}/{table}/rematch"))["table"]
            _is_score(ben.state(table)["about"]["evening"], games, evening, seats=[None, None, 3])
        ok(ben.delete("/api/v1/me"))
        assert [player["name"] for player in ann.state(table)["about"]["evening"]["players"]] == ["Ann", "", None]


def _is_score(shown: dict[str, Any], games: int, evening: dict[str, list[int]], seats: list[int | None] | None = None) -> None:
    assert shown["games"] == games
    told = {player["name"] or player["bot"]: [player["wins"], player["points"]] for player in shown["players"]}
    assert told == evening
    assert [player["seat"] for player in shown["players"]] == (seats or [1, 2, 3])
