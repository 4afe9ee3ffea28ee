"""Events through HTTP and sockets, as organisers, arbiters, players and spectators use them."""

import csv
import gzip
import io
import re
import secrets
import threading
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import orjson
import pytest

from azulejos.server.stored_tournament import StoredTournament
from azulejos.tournament import MARTELUDICA, CheckedIn, Created, Entered, Person
from azulejos.tournament import Event as TournamentEvent
from azulejos.tournament.storage import write
from tests.kit.patience import PATIENCE
from tests.server.web.events import EVENTS, Event, Screen, Wire
from tests.server.web.running import OPERATOR, Running, closed_with, ok, refused, until

NAMES = ["Ann Rossi", "Bob De Luca", "Cy Bruni", "Dee Neri", "Eve Galli", "Fay Conti", "Gil Riva", "Hal Costa"]


@pytest.fixture
def event(running: Running) -> Iterator[Event]:
    with Event(running.url) as event:
        yield event


def wall(rows: int) -> str:
    return " ".join(["11111"] * rows + ["....."] * (5 - rows))


def test_a_small_event_from_the_first_entry_to_the_certificates(event: Event) -> None:
    assert event.see()["next"]["do"] == "enter"
    ids = event.enter(*NAMES)
    [arbiter] = event.link("arbiter", label="Nina")
    phones = dict(zip(ids, event.link("player", *ids), strict=True))
    with event.socket() as line:
        screen = Screen(line)
        screen.hear()
        event.seat()
        screen.until(lambda parts: parts["seating"])
        tables = event.start(1)
        screen.until(lambda parts: parts["clock"]["kind"] == "game")
        assert screen.parts["about"]["stage"] == "playing"

        # Two phones of table 1 write the same.
        first, second, third, fourth = (phones[person] for person in tables[0]["seats"])
        sheet: dict[str, Any] = {"pv": [61, 48, 48, 30], "rows": [1, 0, 1, 0]}
        assert event.see(first)["mine"]["can"] == ["sheet", "first", "withdraw", "call"]
        asked = event.do("sheet", first, **sheet, walls=[wall(1), None, wall(1), None], before=[40, None, 46, None])["questions"]
        assert [(each["code"], each["seat"]) for each in asked] == [
            ("score-too-high", 1), ("pv-too-high", 1), ("pv-differ", 1), ("score-too-high", 3), ("pv-too-high", 3)
        ]  # fmt: skip
        assert event.see(second)["mine"]["table"]["handed_in"] == [1]
        assert event.see(second)["mine"]["table"]["sheet"] is None
        assert event.see(second)["mine"]["notice"]["now"] == "hand-in"
        assert event.see(fourth)["mine"]["can"] == ["sheet", "withdraw", "leave", "call"]
        event.do("sheet", second, **sheet)
        screen.until(lambda parts: any(row["pt"] == 61 for row in parts["ranking"]))
        refused(event.act(third, "sheet", **sheet), 400, "has-result")

        # Those of table 2 do not, which calls an arbiter.
        first, second, *_ = (phones[person] for person in tables[1]["seats"])
        event.do("sheet", first, pv=[50, 40, 30, 20], rows=[1, 0, 0, 0])
        event.do("sheet", second, pv=[50, 41, 30, 20], rows=[1, 0, 0, 0])
        desk = event.see(arbiter)
        assert (desk["next"]["do"], desk["next"]["tables"], desk["next"]["calls"]) == ("settle", [2], 1)
        [call] = desk["calls"]
        assert (call["call"], call["kind"], call["game"], call["table"], call["taken_by"]) == ("d-1-2", "differ", 1, 2, None)
        assert [each["call"] for each in event.see(first)["mine"]["calls"]] == ["d-1-2"]
        event.do("answer-call", arbiter, call="d-1-2", done=False)
        assert event.see(first)["mine"]["calls"][0]["taken"]
        refused(event.act(arbiter, "answer-call", call="d-1-2", done=True), 409, "decide-first")
        refused(event.act(event.org, "end", game=1), 400, "table-is-open")
        event.do("correct", arbiter, game=1, table=2, pv=[50, 41, 30, 20], rows=[1, 0, 0, 0], why="The column was there.")
        assert event.see(arbiter)["calls"] == []
        assert event.see()["next"]["do"] == "end-game"
        event.do("end", game=1)
        for game in (2, 3):
            event.start(game)
            event.finish_game(game)
        assert event.see()["next"]["do"] == "finish"
        event.do("finish")
        screen.until(lambda parts: parts["about"]["stage"] == "finished")
        assert screen.parts["clock"]["kind"] == "none"
        assert [row["place"] for row in screen.parts["ranking"]] == sorted(row["place"] for row in screen.parts["ranking"])
    assert event.see()["next"]["do"] == "print-certificates"
    for document in ("ranking", "certificates"):
        paper = arbiter.get(f"{event.path}/papers/{document}.pdf", params={"language": "ro"})
        assert paper.content.startswith(b"%PDF-"), paper.text
    refused(first.get(f"{event.path}/papers/ranking.pdf"), 403, "not-your-role")
    assert [each["kind"] for each in event.see()["log"]].count("corrected") == 1


def test_hidden_standings_are_in_nothing_that_is_public_until_they_are_told(running: Running) -> None:
    with Event(running.url, settings={"games": 1, "hidden_from": 1, "ranked_by": "place-points", "tie_breaks": ["pt"]}) as event:
        ids = event.enter(*NAMES[:4])
        [arbiter] = event.link("arbiter", label="Nina")
        [phone] = event.link("player", ids[0])
        event.seat()
        event.start(1)
        event.do("sheet", table=1, pv=[197, 179, 163, 149], rows=[4, 3, 2, 1])
        event.do("penalise", arbiter, person=ids[0], points=3, why="Late at table 1.")
        event.do("end", game=1)
        event.do("finish")
        assert event.see()["next"]["do"] == "ceremony"

        def everywhere(who: Wire) -> str:
            lists = "".join(who.get(f"{event.path}/lists/{name}.csv").text for name in ("results", "ranking", "crosstable"))
            return who.get(event.path).text + lists + who.get(f"{event.path}/export.json").text

        assert not re.findall(r"\b(?:197|179|163|149)\b", everywhere(event.spectator))
        mine = event.see(phone)["mine"]
        assert [line["pv"] for line in mine["table"]["result"]["lines"]] == [197, 179, 163, 149], "their own table's they know"
        assert (mine["notice"]["place"], mine["notice"]["points"]) == (None, 0)
        assert event.see(phone)["ranking"] == event.see(arbiter)["ranking"] == []
        assert "standings" not in event.see(arbiter)
        whole = event.see()["standings"]
        assert sorted(row["points"] + row["penalty"] for row in whole) == [1, 2, 3, 4]
        assert [row["id"] for row in whole if row["penalty"]] == [ids[0]]
        assert ",197," in event.org.get(f"{event.path}/lists/ranking.csv").text
        for document in ("ranking", "certificates"):
            refused(arbiter.get(f"{event.path}/papers/{document}.pdf"), 403, "hidden")
            assert event.org.get(f"{event.path}/papers/{document}.pdf").content.startswith(b"%PDF-")

        with event.socket() as line:
            screen = Screen(line)
            screen.hear()
            assert not screen.parts["ceremony"]
            event.do("ceremony", step="begin")
            screen.until(lambda parts: parts["ceremony"])
            assert screen.parts["ceremony"] == {"on": True, "of": 4, "lines": []}
            event.do("ceremony", step="next", told=0)
            refused(event.act(event.org, "ceremony", step="next", told=0), 409, "moved-on")
            refused(event.act(arbiter, "ceremony", step="all"), 403, "not-your-role")
            screen.until(lambda parts: parts["ceremony"]["lines"])
            assert [(each["place"], each["id"]) for each in screen.parts["ceremony"]["lines"]] == [(4, whole[-1]["id"])]
            assert screen.parts["ranking"] == []
            event.do("ceremony", step="all")
            screen.until(lambda parts: parts["ranking"])
            assert screen.parts["ranking"] == whole
        assert event.see()["standings"] is None
        assert ",197," in everywhere(event.spectator)
    spectator = Wire(running.url)
    refused(spectator.post(EVENTS, json={"online": True, "settings": {"hidden_from": 1}}), 409, "watched-online")
    spectator.close()


def test_what_cannot_be_is_refused_and_changes_nothing(event: Event) -> None:
    [ann, bob] = event.enter("Ann Rossi", "Bob De Luca")
    [phone] = event.link("player", ann)
    before = ok(event.org.get(event.path))["version"]
    refused(event.act(event.spectator, "draft"), 401, "no-role")
    refused(event.act(phone, "draft"), 403, "not-your-role")
    refused(event.act(phone, "leave", person=bob), 403, "not-yourself")
    refused(event.act(phone, "check-in"), 403, "check-in-at-the-desk")
    refused(event.act(event.org, "check-in"), 400, "whom")
    refused(event.act(event.org, "enter", first="Tim", of_age=False), 400, "too-young")
    refused(event.act(event.org, "enter", first="\u202eTim", of_age=True), 400, "name-characters")
    refused(event.act(event.org, "start", game=1), 400, "not-seated")
    refused(event.act(event.org, "publish", mark="0" * 12), 409, "no-draft")
    refused(event.act(event.org, "pause"), 409, "no-game-on")
    refused(event.act(event.org, "extra-time", table=1, minutes=5, why="A chair broke."), 409, "no-game-on")
    refused(event.act(event.org, "warn", person=ann, why="Rossi was loud."), 409, "names-somebody")
    refused(event.act(event.org, "warn", person=ann, why=""), 400, "no-reason")
    refused(event.act(event.org, "rename", person="p-nobody", first="Ann"), 404, "no-such-person")
    refused(event.act(event.org, "erase", person=event.org_person), 409, "yourself")
    refused(event.act(event.org, "retract", number=3), 404, "no-such-announcement")
    refused(event.act(event.org, "answer-call", call="c-3", done=True), 404, "no-such-call")
    refused(event.act(event.org, "arrange", date="2027-02-30"), 400, "bad-date")
    refused(event.act(event.org, "arrange", timezone="Europe/Atlantis"), 400, "no-such-timezone")
    refused(event.act(event.org, "sheet", pv=[1, 2], rows=[0, 0]), 400, "which-table")
    refused(event.act(phone, "sheet", pv=[1, 2], rows=[0, 0]), 409, "not-at-a-table")
    refused(event.act(event.org, "enter-list", csv="first,born\nTim,2016\n"), 400, "unknown-column")
    refused(event.act(event.org, "enter-list", csv="first,surname\nZoe,Neri\nAnn,Rossi\n", of_age=True), 400, "entered-twice")
    refused(event.spectator.post(f"{event.path}/entries", json={"id": "0" * 16, "first": "Al", "of_age": True}), 409, "entries-are-closed")
    refused(event.org.post(f"{event.path}/swaps", json={"game": 1, "one": ann}), 409, "no-draft")
    refused(event.org.delete(f"{event.path}/tokens/1"), 409, "last-organiser")
    refused(event.org.delete(f"{event.path}/tokens/99"), 404, "no-such-token")
    refused(phone.post(f"{event.path}/tokens", json={"role": "organiser"}), 403, "not-your-role")
    refused(event.spectator.post(f"{event.path}/tokens", json={"role": "organiser"}), 401, "no-role")
    refused(event.org.post(f"{event.path}/tokens", json={"role": "player"}), 400, "whom")
    refused(event.org.post(f"{event.path}/tokens", json={"role": "player", "persons": ["p-zz"]}), 404, "no-such-person")
    refused(event.spectator.post(f"{event.path}/claim", json={"token": "x"}), 403, "token-not-valid")
    refused(event.spectator.get(f"{event.path}/lists/entrants.csv"), 403, "not-your-role")
    refused(event.spectator.get(f"{event.path}/export.json", params={"full": "true"}), 403, "not-your-role")
    refused(event.spectator.get(f"{EVENTS}/nowhere"), 404, "no-tournament")
    refused(event.spectator.get(f"{EVENTS}/No where!"), 404, "no-tournament")
    refused(event.spectator.post(EVENTS, json={"settings": {"start": "18:00"}}), 400, "too-long")
    assert ok(event.org.get(event.path))["version"] == before
    event.do("warn", person=ann, why="Rossi was loud.", anyway=True)


def test_a_command_that_comes_again_is_answered_again_and_not_done_twice(event: Event) -> None:
    command = {"do": "enter", "id": "once", "first": "Ann", "surname": "Rossi", "of_age": True}
    answers = [ok(event.org.post(f"{event.path}/acts", json=command)) for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]
    assert len(event.see()["people"]) == 1
    with pytest.raises(AssertionError):
        event.do("draft")
    event.enter("Bob De Luca")
    event.do("check-in", persons=[answers[0]["person"]])
    drafts = [ok(event.org.post(f"{event.path}/acts", json={"do": "draft", "id": "d"})) for _ in range(2)]
    assert drafts[0] == drafts[1]
    [other] = event.link("organiser", label="Otto")
    ok(other.post(f"{event.path}/acts", json={**command, "first": "Zed"}))  # Another person's ids are their own.
    assert len(event.see()["people"]) == 3


def test_the_201st_is_told_that_the_event_is_full(event: Event) -> None:
    names = "\n".join(f"Name{number}" for number in range(199))
    [first, *_] = event.do("enter-list", csv=f"first\n{names}\n", of_age=True)["persons"]
    event.do("open-entries")
    assert event.see(event.spectator)["about"]["full"] is False
    entry = {"first": "Ann", "of_age": True}
    ok(event.wire().post(f"{event.path}/entries", json={**entry, "id": secrets.token_hex(16)}))
    assert event.see(event.spectator)["about"]["full"] is True
    refused(event.wire().post(f"{event.path}/entries", json={**entry, "id": secrets.token_hex(16)}), 409, "event-is-full")
    refused(event.act(event.org, "enter", **entry), 409, "event-is-full")
    refused(event.act(event.org, "enter-list", csv="first\nBob\n", of_age=True), 409, "event-is-full")
    event.do("leave", person=first)
    ok(event.wire().post(f"{event.path}/entries", json={**entry, "id": secrets.token_hex(16)}))


def test_people_enter_by_themselves_while_entries_are_open(event: Event) -> None:
    event.do("open-entries")
    assert event.see(event.spectator)["about"]["entries_open"]
    phone, id = event.wire(), secrets.token_hex(16)
    body = {"id": id, "first": "Ann", "surname": "Rossi", "of_age": True}
    refused(phone.post(f"{event.path}/entries", json={**body, "of_age": False}), 400, "too-young")
    entry = ok(phone.post(f"{event.path}/entries", json=body))
    assert event.see(phone)["mine"]["first"] == "Ann"  # by the cookie
    # The answer was not heard: another link for the same entry, and the first one is revoked.
    again = ok(phone.post(f"{event.path}/entries", json=body))
    assert again["person"] == entry["person"]
    assert again["token"] != entry["token"]
    refused(event.wire().post(f"{event.path}/claim", json={"token": entry["token"]}), 403, "token-not-valid")
    other = event.wire()
    assert ok(other.post(f"{event.path}/claim", json={"token": again["token"]}))["role"] == "player"
    cookie = next(each for each in other.cookies.jar if each.name == "azulejos-role-player")
    assert cookie.path == event.path
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert event.see(other)["mine"]["person"] == entry["person"]
    assert [each["role"] for each in ok(other.get(f"{event.path}/me"))] == ["player"]
    refused(event.act(other, "check-in"), 403, "check-in-at-the-desk")
    event.do("arrange", self_check_in=True)
    event.do("check-in", other)
    assert other.delete(f"{event.path}/claim").status_code == 204
    assert ok(other.get(f"{event.path}/me")) == []
    [person] = event.see()["people"]
    assert (person["stage"], person["link"]) == ("here", True)
    event.do("close-entries")
    refused(event.wire().post(f"{event.path}/entries", json={**body, "id": secrets.token_hex(16)}), 409, "entries-are-closed")


def test_a_list_is_entered_whole_or_not_at_all(event: Event) -> None:
    done = event.do("enter-list", csv="nome;cognome\nAnn;Rossi\nZoë;Ștefan\n", of_age=True, check_in=True)
    assert len(done["persons"]) == 2
    assert [person["surname"] for person in event.see()["people"]] == ["Rossi", "Ștefan"]
    found = list(csv.reader(io.StringIO(event.org.get(f"{event.path}/lists/entrants.csv").text)))
    assert [row[2] for row in found] == ["first", "Ann", "Zoë"]
    assert "Rossi" in event.spectator.get(f"{event.path}/lists/participants.csv").text


def test_a_link_is_shown_once_and_can_be_revoked(event: Event) -> None:
    [ann, _] = event.enter("Ann Rossi", "Bob De Luca")
    [phone] = event.link("player", ann)
    with event.socket(phone) as line:
        screen = Screen(line)
        assert screen.hear()["you"]["role"] == "player"
        [another] = event.link("player", ann)
        assert closed_with(line) == (4403, "role-revoked")
    refused(event.act(phone, "call"), 401, "no-role")
    assert event.see(another)["mine"]["person"] == ann
    roles = event.see()["roles"]
    assert [(each["role"], each["revoked_at"] is None) for each in roles] == [("organiser", True), ("player", False), ("player", True)]
    assert "token" not in str(roles)
    assert "roles" not in event.see(another)
    ok(event.org.delete(f"{event.path}/tokens/{roles[2]['number']}"))
    assert "mine" not in event.see(another)


def test_a_browser_acts_in_the_role_that_it_names(event: Event, running: Running) -> None:
    [ann, *_] = event.enter("Ann Rossi", "Bob De Luca")
    tokens = [ok(event.org.post(f"{event.path}/tokens", json={"role": role, "persons": [ann]}))["tokens"][0] for role in ("player", "arbiter")]
    browser = event.wire()
    for token in tokens:
        ok(browser.post(f"{event.path}/claim", json={"token": token["token"]}))
    assert "desk" not in event.see(browser)
    assert "people" in event.see(browser)
    assert "mine" in event.see(browser, **{"as": "player"})
    assert [each["role"] for each in ok(browser.get(f"{event.path}/me"))] == ["player", "arbiter"]
    refused(browser.post(f"{event.path}/acts?as=player", json={"do": "announce", "id": "a", "text": "Hi"}), 403, "not-your-role")
    ok(browser.post(f"{event.path}/acts", json={"do": "announce", "id": "a", "text": "Hi"}))
    # A page of another site cannot use the cookies.
    strange = browser.post(f"{event.path}/acts", json={"do": "announce", "id": "b", "text": "Hi"}, headers={"Origin": "http://elsewhere.example"})
    refused(strange, 403, "foreign-origin")


def test_a_draft_is_swapped_with_its_cost_and_published_as_it_was_seen(event: Event) -> None:
    event.enter(*NAMES, "Ida Moro")
    event.do("draft", seed=7)
    seen = event.see()["draft"]
    one = seen["rounds"][1]["tables"][0][0]
    weighed = ok(event.org.post(f"{event.path}/swaps", json={"game": 2, "one": one}))
    assert weighed["cost"] == seen["figures"]["cost"]
    assert len(weighed["swaps"]) == 8
    for swap in weighed["swaps"][:4]:
        mark = event.see()["draft"]["mark"]
        event.do("swap", mark=mark, game=2, one=one, other=swap["other"])
        after = event.see()["draft"]
        assert after["figures"]["cost"] == swap["cost"]
        event.do("swap", mark=after["mark"], game=2, one=one, other=swap["other"])
    assert event.see()["draft"]["rounds"] == seen["rounds"]
    refused(event.act(event.org, "swap", mark="0" * 12, game=2, one=one, other=weighed["swaps"][0]["other"]), 409, "draft-moved-on")
    event.do("balance", mark=seen["mark"])
    event.do("draft", seed=8)
    refused(event.act(event.org, "publish", mark=seen["mark"]), 409, "draft-moved-on")
    assert event.see(event.spectator)["seating"] == []
    event.do("publish", mark=event.see()["draft"]["mark"])
    assert len(event.see(event.spectator)["seating"]) == 3
    late = event.do("enter", first="Jo", of_age=True, check_in=True)["person"]
    assert event.see()["next"] | {"also": []} == event.see()["next"] | {"do": "draft", "again": True, "also": []}
    refused(event.act(event.org, "start", game=1), 400, "seating-is-old")
    event.do("leave", person=late)
    assert event.see()["next"]["do"] == "start"


def test_the_clock_pauses_and_gives_extra_time(event: Event) -> None:
    event.enter(*NAMES)
    event.seat()
    assert event.see()["clock"]["kind"] == "none"
    event.do("arrange", date="2027-03-20", timezone="Europe/Rome")
    assert event.see()["clock"] | {"kind": "break", "game": 1, "ends_at": 1805549400000} == event.see()["clock"]
    event.do("start", game=1, first=[2, 3])
    assert [table["first"] for table in event.see()["tables"][0]["tables"]] == [2, 3]
    clock = event.see()["clock"]
    assert (clock["kind"], clock["ends_at"] - clock["started_at"], clock["counting_until"] - clock["ends_at"]) == ("game", 3_600_000, 600_000)
    event.do("pause", why="Fire alarm.")
    refused(event.act(event.org, "pause"), 409, "paused-already")
    paused = event.see()["clock"]
    assert (paused["paused"], paused["ends_at"], paused["left"] <= 3_600_000) == (True, None, True)
    event.do("extra-time", table=2, minutes=5, why="A bag was torn.")
    event.do("resume")
    refused(event.act(event.org, "resume"), 409, "not-paused")
    after = event.see()["clock"]
    assert after["ends_at"] > clock["ends_at"]
    assert after["extra"] == [{"table": 2, "minutes": 5, "ends_at": after["ends_at"] + 300_000}]
    assert "torn" not in event.spectator.get(event.path).text
    refused(event.act(event.org, "extra-time", table=2, minutes=-6, why="No."), 400, "bad-extra-time")
    refused(event.act(event.org, "extra-time", table=9, minutes=1, why="No."), 400, "no-such-table")
    event.do("delay", game=2, minutes=15, why="Pizza.")
    event.finish_game(1)
    assert event.see()["clock"]["kind"] == "break"
    # The schedule follows what has really begun: an hour of play, ten minutes each to count and to rest, and the delay.
    due = datetime.fromtimestamp(clock["started_at"] / 1000, ZoneInfo("Europe/Rome")) + timedelta(minutes=60 + 10 + 10 + 15)
    assert [slot["begins"] for slot in event.see()["schedule"] if (slot["part"], slot["game"]) == ("game", 2)] == [f"{due:%H:%M}"]


def test_calls_and_announcements(event: Event) -> None:
    ids = event.enter(*NAMES)
    phones = event.link("player", *ids)
    [arbiter] = event.link("arbiter", label="Nina")
    event.seat()
    event.start(1)
    event.do("call", phones[0], text="How does the marker count?")
    refused(event.act(phones[0], "call"), 409, "called-already")
    [call] = event.see(arbiter)["calls"]
    assert (call["by"], call["game"], call["text"]) == (ids[0], 1, "How does the marker count?")
    event.do("answer-call", arbiter, call=call["call"], done=True)
    assert event.see()["calls"] == []
    event.do("announce", arbiter, text="Pizza is here.")
    [told] = event.see(event.spectator)["announcements"]
    assert told["text"] == "Pizza is here."
    event.do("retract", number=told["number"])
    assert event.see(event.spectator)["announcements"] == []
    kinds = [each["kind"] for each in ok(arbiter.get(f"{event.path}/log"))]
    assert {"called", "answered", "announced", "retracted", "game-started", "token-made"} <= set(kinds)
    assert next(each["name"] for each in event.see()["log"] if each["kind"] == "announced") == "Nina"


def test_who_was_expelled_and_why_is_in_no_public_part(running: Running) -> None:
    with Event(running.url, settings={"public_names": "initial"}) as event:
        ids = event.enter(*NAMES)
        [phone] = event.link("player", ids[4])
        event.seat()
        event.start(1)
        event.do("warn", person=ids[4], why="Loud twice.")
        event.do("expel", person=ids[4], why="Threw a tile.")
        public = "".join(event.spectator.get(path).text for path in (event.path, f"{event.path}/export.json", f"{event.path}/lists/participants.csv"))
        assert "Ann" in public
        assert "Fay C." in public
        for secret in ("Eve", ids[4], "Threw", "Loud", "Rossi", "Conti"):
            assert secret not in public
        mine = event.see(phone)["mine"]
        assert (mine["expelled"], mine["notice"], mine["table"], mine["can"]) == (True, None, None, [])
        refused(event.act(phone, "call"), 403, "expelled")
        event.do("reinstate", person=ids[4], what="expelled", why="It was seat 3.")
        assert "Eve G." in event.spectator.get(event.path).text


def test_an_erased_person_is_gone_from_every_part_and_link(event: Event) -> None:
    ids = event.enter(*NAMES)
    [phone] = event.link("player", ids[2])
    event.seat()
    event.start(1)
    event.do("erase", person=ids[2])
    everything = event.org.get(event.path).text + event.org.get(f"{event.path}/export.json", params={"full": "true"}).text
    assert "Bruni" not in everything
    assert "(erased)" in everything
    assert "mine" not in event.see(phone)
    refused(event.org.post(f"{event.path}/acts", json={"do": "rename", "id": "r", "person": ids[2], "first": "Cy"}), 400, "erased")
    event.do("rename", person=ids[0], first="Anna", surname="Rossi")
    assert "Anna Rossi" in event.spectator.get(event.path).text


def test_two_organisers_at_once_do_nothing_twice(event: Event) -> None:
    ids = event.enter(*NAMES, check_in=False)
    [other] = event.link("organiser", label="Otto")
    answers: list[Any] = []

    def check_in(wire: Wire) -> None:
        answers.extend(event.act(wire, "check-in", persons=[person]) for person in ids)

    threads = [threading.Thread(target=check_in, args=(wire,)) for wire in (event.org, other)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status_code for answer in answers) == [200] * 8 + [400] * 8
    assert {answer.json()["code"] for answer in answers if answer.status_code == 400} == {"checked-in-twice"}
    event.seat()
    ok(event.act(other, "start", game=1))
    refused(event.act(event.org, "start", game=1), 400, "game-is-on")


def test_the_command_line_writes_meanwhile_and_everybody_is_shown_it(event: Event, running: Running) -> None:
    event.enter(*NAMES[:3])
    book = StoredTournament(running.settings.database, event.id)
    with event.socket() as line:
        screen = Screen(line)
        screen.hear()

        def enter(page: Any) -> None:
            page.do(Entered("p-zoe", of_age=True))
            page.do(CheckedIn("p-zoe"))
            page.name(Person("p-zoe", "Zoe", "Neri"))

        write(book, f"tournament:{event.id}", 0, enter, lambda kept: kept.events[0].actor)
        # The server's next command meets what it did not know, reads, and decides again.
        event.do("announce", text="Hello.")
        assert event.do("enter", first="Yan", of_age=True, check_in=True)["person"]
        screen.until(lambda parts: {row["name"] for row in parts["participants"]} >= {"Zoe Neri", "Yan"})
        write(book, f"tournament:{event.id}", 0, lambda page: page.name(Person("p-zoe", "Zoë", "Neri")), lambda kept: kept.events[0].actor)
        book.erase("p-zoe")
        screen.until(lambda parts: "(erased)" in {row["name"] for row in parts["participants"]})  # without any command of ours
    assert "Zoe" not in event.org.get(event.path).text


def test_a_tournament_of_the_command_line_gets_its_organiser_from_the_operator(running: Running) -> None:
    id = f"club-{secrets.token_hex(4)}"
    book = StoredTournament(running.settings.database, id)
    book.append(0, [TournamentEvent(f"tournament:{id}", 1, 5, "p-org", Created(MARTELUDICA, "Club"))], [Person("p-org", "Mara")])
    with Wire(running.url, OPERATOR) as operator:
        made = ok(operator.post(f"{EVENTS}/{id}/tokens", json={"role": "organiser", "label": "Mara"}))
    with Wire(running.url, made["tokens"][0]["token"]) as organiser:
        done = ok(organiser.post(f"{EVENTS}/{id}/acts", json={"do": "enter", "id": "e", "first": "Ann", "of_age": True}))
        assert done["person"] in organiser.get(f"{EVENTS}/{id}").text
        until(lambda: id in [each["id"] for each in ok(organiser.get(EVENTS))])


def test_the_list_has_what_is_to_be_listed(event: Event) -> None:
    def ids() -> list[str]:
        return [each["id"] for each in ok(event.spectator.get(EVENTS))]

    until(lambda: event.id in ids())
    event.do("arrange", listed=False)
    until(lambda: event.id not in ids())


def test_a_follower_is_sent_what_has_changed_and_comes_back(event: Event) -> None:
    event.enter(*NAMES)
    with event.socket() as line:
        screen = Screen(line)
        first = screen.hear()
        assert first["all"]
        assert first["you"] is None
        event.do("announce", text="Hello.")
        news = screen.hear()
        assert (news["all"], set(news["parts"])) == (False, {"announcements"})
        assert news["version"] > first["version"]
        assert news["now"] >= first["now"]
        event.do("call", text="A chair broke.")  # nothing that a spectator sees
        line.send('{"do": "ping"}')
        pong = screen.hear()
        assert pong["type"] == "pong"
        assert pong["version"] > news["version"]
        line.send('{"do": "sync"}')
        assert screen.hear()["all"]
        line.send("nonsense")
        assert screen.hear()["code"] == "bad-message"
    event.seat()
    with event.socket() as line:
        back = Screen(line)
        back.hear()
        assert back.parts["seating"]
    with event.socket(query="?gzip=true") as line:
        packed = line.recv(timeout=PATIENCE)
        assert isinstance(packed, bytes)
        assert orjson.loads(gzip.decompress(packed))["parts"].keys() == back.parts.keys()


def test_a_player_and_an_arbiter_are_sent_their_own_parts(event: Event) -> None:
    ids = event.enter(*NAMES)
    phones = event.link("player", *ids)
    [arbiter] = event.link("arbiter", label="Nina")
    event.seat()
    seats = event.start(1)[0]["seats"]
    one, other = (phones[ids.index(person)] for person in seats[:2])
    with event.socket(one) as line, event.socket(arbiter) as desk_line, event.socket(event.org) as organiser_line:
        mine, desk, organiser = Screen(line), Screen(desk_line), Screen(organiser_line)
        for screen in (mine, desk, organiser):
            screen.hear()
        assert "roles" not in desk.parts
        assert "roles" in organiser.parts
        assert "people" not in mine.parts
        event.do("sheet", other, pv=[50, 40, 30, 20], rows=[1, 0, 0, 0])
        mine.until(lambda parts: parts["mine"]["table"]["handed_in"])
        assert mine.parts["mine"]["table"]["state"] == "awaiting"
        assert '"pv":50' not in "".join(mine.heard), "two people count by themselves"
        desk.until(lambda parts: parts["tables"][0]["tables"][0]["sheets"])
        organiser.until(lambda parts: parts["tables"][0]["tables"][0]["sheets"])
        event.do("sheet", one, pv=[50, 40, 30, 20], rows=[1, 0, 0, 0])
        mine.until(lambda parts: parts["mine"]["table"]["result"] and parts["ranking"][0]["pt"] == 50)


def test_a_withdrawal_and_a_late_entrant(event: Event) -> None:
    ids = event.enter(*NAMES)
    phones = dict(zip(ids, event.link("player", *ids), strict=True))
    event.seat()
    seats = event.start(1)[0]["seats"]
    event.do("withdraw", phones[seats[3]], why="Has a train to catch.")
    assert event.see()["tables"][0]["tables"][0]["withdrawn"] == [seats[3]]
    refused(event.act(phones[seats[0]], "sheet", pv=[50, 40, 30, 20], rows=[1, 0, 0, 0]), 400, "withdrawal-missing")
    for person in seats[:2]:
        event.do("sheet", phones[person], pv=[50, 40, 30, None], rows=[1, 0, 0, None])
    late = event.do("late", first="Zoe", of_age=True)["person"]
    event.finish_game(1)
    assert event.see()["next"]["do"] == "draft"
    event.seat(2)
    event.start(2)
    assert late in [person for table in event.see()["tables"][1]["tables"] for person in table["seats"]]
    event.do("dispute", phones[seats[0]], game=1, why="Seat 2 has no complete row.")
    assert [call["call"] for call in event.see()["calls"]] == ["d-1-1"]


def test_the_score_pad_counts_without_an_event(running: Running) -> None:
    with Wire(running.url) as phone:
        found = ok(phone.post(f"{EVENTS}/score-pad", json={"wall": "BYRKW W.... K.... R.... Y....", "before": 20, "rows": 2, "pv": 8}))
        assert (found["rows"], found["pv"]) == (1, 29)
        assert [each["code"] for each in found["questions"]] == ["rows-differ", "pv-below-bonuses", "pv-differ"]
        refused(phone.post(f"{EVENTS}/score-pad", json={"wall": "BYRKW"}), 400, "wall-shape")


def test_a_full_export_can_be_imported(event: Event) -> None:
    from azulejos.tournament import Event as Snapshot
    from azulejos.tournament import Register, verify

    event.enter(*NAMES)
    found = ok(event.org.get(f"{event.path}/export.json", params={"full": "true"}))
    state = verify([Snapshot.read(each) for each in found["events"]])
    assert len(state.present) == 8
    assert Register.read(found["register"]).shown(next(iter(state.entrants))) == "Ann Rossi"
    public = ok(event.spectator.get(f"{event.path}/export.json"))
    assert "events" not in public
    assert public["title"] == "Spring"
