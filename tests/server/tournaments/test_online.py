"""Online events as people use them: through HTTP and sockets, on SQLite and on PostgreSQL."""

import csv
import io
import secrets
import threading
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from azulejos.notation import Record, agn
from azulejos.rules.azul import AzulPosition
from azulejos.server.fair import contribution_commitment, verify
from azulejos.server.live.time_source import TimeSource
from azulejos.server.tournaments import deals, unattended
from azulejos.server.web import app
from azulejos.server.web.app_state import now
from tests.kit.patience import PATIENCE
from tests.server.sockets import PATIENT
from tests.server.tournaments.online import NAMES, OnlineEvent
from tests.server.web.events import Event, Screen, Wire
from tests.server.web.running import TABLES, Running, ok, refused, until


def records(event: OnlineEvent, who: Wire | None = None) -> list[Record]:
    answer = (who or event.spectator).get(f"{event.path}/export/games.agn")
    assert answer.status_code == 200
    found = list(agn.read_text(answer.text))
    assert all(isinstance(record, Record) for record in found)
    return found  # type: ignore[return-value]


class Phone(threading.Thread):
    """Somebody who follows an event on a phone, and plays whenever it is their turn."""

    def __init__(self, event: OnlineEvent, wire: Wire) -> None:
        super().__init__(daemon=True)
        self.event, self.wire = event, wire
        self.person = next(person for person, phone in event.phones.items() if phone is wire)
        self.committed: dict[int, str] = {}
        self.given: dict[int, str] = {}
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            with self.event.socket(self.wire) as line:
                screen = Screen(line)
                while not screen.parts or screen.parts["about"]["stage"] != "finished":
                    screen.hear()
                    for seating in screen.parts["seating"]:
                        self.contribute(seating)
                    table = screen.parts["mine"]["table"]
                    if table is not None and table["live"] is not None and table["state"] == "playing":
                        self.play()
        except BaseException as error:
            self.error = error
            raise

    def contribute(self, seating: Any) -> None:
        """Commit to a part in the deals, and show it once everybody has."""
        if "commitments" not in seating or seating["game"] in self.given:
            return
        mine = self.committed.setdefault(seating["game"], secrets.token_hex(16))
        if "contribution_commitments" in seating:
            part = {"contribution": mine}
        else:
            here = [self.person in [seat["id"] for seat in table] for table in seating["tables"]].index(True)
            part = {"commitment": contribution_commitment(seating["commitments"][here], mine)}
        answer = self.wire.post(f"{self.event.path}/contribution", json=part)
        if answer.is_success and "contribution" in part:
            self.given[answer.json()["game"]] = mine

    def play(self) -> None:
        answer = self.wire.post(f"{self.event.path}/seat", json={})
        if answer.status_code == 409:
            return  # The game was over before the screen showed it.
        live = answer.json()["table"]
        while (state := self.event.look(self.wire, live))["stage"] == "running":
            if state["legal"]:
                self.event.move(self.wire, live)
            else:
                time.sleep(0.02)


def by_hand(games: list[Record]) -> list[tuple[int, int, int, str]]:
    """T13, T14 with a pencil: PT, rows and games won by name, the best first."""
    totals: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for record in games:
        end = record.end()
        assert isinstance(end, AzulPosition)
        lines = [
            (int(pv), sum(all(row) for row in [[cell is not None for cell in row] for row in board.wall]), record.tags[f"Seat{seat}"])
            for seat, (pv, board) in enumerate(zip(record.tags["Scores"].split(), end.boards, strict=True), 1)
        ]
        best = max(line[:2] for line in lines)
        for pv, rows, name in lines:
            for index, more in enumerate((pv, rows, int((pv, rows) == best))):
                totals[name][index] += more
    return sorted(((*total, name) for name, total in totals.items()), reverse=True)  # type: ignore[misc]


def test_an_event_of_16_with_bots_runs_unattended_from_the_first_deal_to_the_certificates(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    # However slow the machine is, her part in the deals is waited for.
    monkeypatch.setattr(unattended, "CONTRIBUTION_MS", 5_000 * PATIENCE)
    monkeypatch.setattr(deals, "REVEAL_MS", 5_000 * PATIENCE)
    with OnlineEvent(running.url, "Ann Rossi", bots=15) as event:
        phone = Phone(event, event.phones[event.people[0]])
        phone.start()
        event.do("arrange", unattended=True)
        phone.join(5 * PATIENCE)  # It is a whole event.
        assert phone.error is None
        assert not phone.is_alive()
        parts = event.see()
        assert parts["next"]["do"] == "print-certificates"

        games = records(event)
        assert [(record.tags["EventGame"], record.tags["EventTable"]) for record in games] == [
            (str(game), str(table)) for game in (1, 2, 3) for table in (1, 2, 3, 4)
        ]
        for record in games:
            assert (record.tags["Event"], record.tags["Table"], record.tags["Displays"], record.tags["Players"]) == ("Spring", "tournament", "8", "4")
            assert verify(record).is_fair
        counted = by_hand(games)
        assert [(row["pt"], row["rows"], row["won"]) for row in parts["ranking"]] == [line[:3] for line in counted]
        assert {row["name"]: row["pt"] for row in parts["ranking"]} == {line[3]: line[0] for line in counted}

        # What she gave to the deals is in the proof of her games.
        hers = [record for record in games if "Ann Rossi" in record.tags.values()]
        assert len(hers) == 3
        assert set(phone.given) == {1, 2, 3}
        for record in hers:
            seat = next(int(tag[4:]) for tag, value in record.tags.items() if value == "Ann Rossi")
            given = record.tags["FairContributions"].split()
            assert given[seat - 1] == phone.given[int(record.tags["EventGame"])]
            assert sum(each != "-" for each in given) == 1

        # Everything that leaves the event is right.
        assert sorted(row["bot"] or "" for row in parts["participants"]) == ["", *["greedy"] * 15]
        assert sum(person["bot"] is None for person in parts["people"]) == 1
        assert event.org.get(f"{event.path}/papers/certificates.pdf").content.startswith(b"%PDF")
        rows = list(csv.DictReader(io.StringIO(event.spectator.get(f"{event.path}/lists/ranking.csv").text)))
        assert [int(row["PT"] if "PT" in row else row["pt"]) for row in rows] == [line[0] for line in counted]
        told = ok(event.spectator.get(f"{event.path}/export.json"))
        assert [row["pt"] for row in told["ranking"]] == [line[0] for line in counted]
        assert all(table["live"] for game in told["games"] for table in game["tables"])
        log = ok(event.org.get(f"{event.path}/log"))
        sheets = [line for line in log if line["kind"] == "sheet-handed-in"]
        assert len(sheets) == 12
        assert {(line["by"], line["name"]) for line in sheets} == {("p-house", "Server")}


def test_a_live_table_is_as_the_regulation_wants_it(running: Running) -> None:
    with OnlineEvent(running.url, *NAMES, bots=3, turn_seconds=90) as event:
        lives = event.begin()
        assert len(lives) == 2
        tables = event.see()["tables"][0]["tables"]
        for live, table in zip(lives, tables, strict=True):
            state = event.look(event.org, live)
            displays = 8 if len(table["seats"]) == 4 else 7
            assert state["stage"] == "running"
            assert state["about"]["options"] == {"players": len(table["seats"]), "displays": displays, "tournament": True}
            assert state["about"]["clock"] == {"kind": "tournament", "seconds": 90}
            assert state["about"]["event"] == {"tournament": event.id, "game": 1, "table": table["table"], "watch_delay": 0}
            assert not state["about"]["customs"]["takebacks"]
            assert not state["about"]["customs"]["public"]
            names = {person["id"]: (person["name"], person["bot"]) for person in event.see()["people"]}
            assert [(seat["name"], seat.get("bot")) for seat in state["about"]["seats"]] == [names[person] for person in table["seats"]]
            [started] = [each for each in ok(event.org.get(f"{TABLES}/{live}?since=0"))["events"] if each["kind"] == "started"]
            assert started["first"] == table["first"]
        assert all(each["table"] not in lives for each in ok(event.spectator.get(f"{TABLES}?state=running")))
        assert event.see()["clock"]["ends_at"] is None


def test_a_phone_sits_down_and_nobody_else_can(running: Running) -> None:
    with OnlineEvent(running.url, *NAMES) as event:
        refused(event.phones[event.people[0]].post(f"{event.path}/seat", json={}), 409, "no-live-table")
        [live] = event.begin()
        seats = event.seats()
        person, other = seats[0], seats[1]

        # A browser comes by its link, and gets cookies.
        browser = event.wire()
        ok(browser.post(f"{event.path}/claim", json={"token": event.phones[person].token}))
        assert event.look(browser, live)["you"] == []
        assert event.see(browser)["mine"]["can"] == ["sit", "withdraw", "call"]
        assert event.sit(browser) == {"table": live, "seat": 1}
        assert event.look(browser, live)["you"] == [1]
        # The device was not known, and is the player's now.
        assert ok(browser.get("/api/v1/me"))["name"] == event.look(browser, live)["about"]["seats"][0]["name"]
        ok(browser.post(f"{TABLES}/{live}/chat", json={"phrase": "hello"}))
        # So does another one, and a program by the token alone: all hold the same seat.
        tablet = event.wire()
        ok(tablet.post(f"{event.path}/claim", json={"token": event.phones[person].token}))
        assert event.sit(tablet) == {"table": live, "seat": 1}
        assert event.look(tablet, live)["you"] == event.look(event.phones[person], live)["you"] == [1]
        state = event.look(event.to_move(live), live)
        event.move(event.to_move(live), live)
        assert event.look(browser, live)["version"] == event.look(tablet, live)["version"] > state["version"]

        # A stranger cannot sit, nor somebody who plays elsewhere, nor with another event's token.
        with running.somebody("Zoe") as stranger:
            refused(stranger.sit(live), 409, "table-is-full")
            refused(stranger.post(f"{event.path}/seat", json={}), 401, "no-role")
            refused(stranger.act(live, "withdraw"), 403, "no-seat")
        with OnlineEvent(running.url, *NAMES) as elsewhere:
            assert event.look(elsewhere.phones[elsewhere.people[0]], live)["you"] == []
        # An arbiter watches.
        refused(event.org.post(f"{event.path}/seat", json={}), 400, "which-table")
        assert ok(event.org.post(f"{event.path}/seat", json={"table": 1})) == {"table": live, "seat": 0}
        assert event.look(event.org, live)["you"] == []

        # Whose link is revoked holds the seat no longer, on no device, and at once.
        with connect(
            running.url.replace("http", "ws") + f"{TABLES}/{live}/socket",
            additional_headers={"Authorization": f"Bearer {event.phones[other].token}"},
            **PATIENT,
        ) as line:
            assert '"you":[2]' in str(line.recv(timeout=PATIENCE))
            event.link("player", other)
            mover = event.to_move(live)
            if mover is not event.phones[other]:
                event.move(mover, live)
            assert event.look(event.phones[other], live)["you"] == []


def test_withdrawals_go_both_ways_and_t22_ends_the_table(running: Running) -> None:
    with OnlineEvent(running.url, *NAMES) as event:
        [live] = event.begin()
        one, two, three, _ = event.seats()
        event.play(live, 6)
        # In the event, by the player: T21 at the table.
        event.do("withdraw", event.phones[one])
        state = ok(event.org.get(f"{TABLES}/{live}?since=0"))
        assert [each["token"] for each in state["events"] if each["kind"] == "played"][-1] == "withdraw:1"
        assert event.look(event.phones[one], live)["you"] == []
        refused(event.phones[one].post(f"{event.path}/seat", json={}), 409, "not-at-a-table")
        # It cannot be taken back: the tiles are lost.
        refused(event.act(event.org, "reinstate", person=one, what="withdrawn", why="It was a mistake."), 409, "withdrawn-for-good")
        event.play(live, 3)
        # At the table, by the player: T21 in the event. Sent again, it is answered again.
        command = {"do": "withdraw", "id": "w-1"}
        first = ok(event.phones[two].post(f"{TABLES}/{live}/acts", json=command))
        until(lambda: set(event.table()["withdrawn"]) == {one, two})
        assert ok(event.phones[two].post(f"{TABLES}/{live}/acts", json=command)) == first
        assert event.see()["people"][event.people.index(two)]["left"]
        assert event.table()["state"] == "playing"
        event.play(live, 2)
        # An expulsion acts at the table: nobody is left to play with, and the table is void (T22, T23).
        event.do("expel", person=three, why="Rude to seat 4.")
        until(lambda: event.look(event.org, live)["stage"] == "finished")
        assert event.table()["state"] == "void"
        shown = event.look(event.spectator, live)
        assert shown["position"]["phase"] == "void"
        # No list, table or record has the name of somebody who was expelled.
        expelled = next(person["name"] for person in event.see()["people"] if person["id"] == three)
        assert [seat["name"] for seat in shown["about"]["seats"]][2] == ""
        assert expelled not in event.spectator.get(f"{TABLES}/{live}/record").text
        assert expelled not in event.spectator.get(f"{event.path}/export/games.agn").text
        assert expelled not in event.spectator.get(event.path).text
        event.do("end", game=1)


def test_results_come_in_and_an_arbiter_can_correct_them(running: Running) -> None:
    with OnlineEvent(running.url, "Ann Rossi", bots=1, settings={"games": 1}) as event:
        [live] = event.begin()
        refused(event.act(event.phones[event.people[0]], "sheet", pv=[1, 2], rows=[0, 0]), 409, "results-come-in")
        refused(event.act(event.org, "sheet", table=1, pv=[1, 2], rows=[0, 0]), 409, "results-come-in")
        refused(event.act(event.org, "extra-time", table=1, minutes=5, why="A cup of tea."), 409, "no-extra-time-online")
        event.play(live)
        until(lambda: event.table()["state"] == "settled")
        result = event.table()["result"]
        scores = event.look(event.spectator, live)["position"]["outcome"]["scores"]
        assert [line["pv"] for line in result["lines"]] == scores
        phone = event.phones[event.people[0]]
        event.do("dispute", phone, game=1, table=1, why="My last row was there.")
        assert event.see()["calls"][0]["kind"] == "dispute"
        event.do("correct", game=1, table=1, pv=[scores[0] + 2, scores[1]], rows=[1, 1], why="The row was there.")
        event.do("end", game=1)
        event.do("finish")
        assert event.table()["result"]["lines"][0]["pv"] == scores[0] + 2


def test_a_pause_of_the_event_pauses_all_its_tables(running: Running) -> None:
    with OnlineEvent(running.url, *NAMES, "Eve Galli", turn_seconds=600) as event:
        lives = event.begin()
        assert len(lives) == 2
        event.do("pause", why="The network is down.")
        for live in lives:
            state = event.look(event.org, live)
            assert (state["stage"], state["clock"]["paused"]) == ("paused", True)
            player = event.phones[event.seats(1, state["about"]["event"]["table"])[0]]
            refused(event.at_table(player, live, "resume"), 403, "event-table")
        # An arbiter's word holds also then.
        gone = event.seats(1, 1)[0]
        event.do("withdraw", person=gone)
        assert event.look(event.org, lives[0])["stage"] == "paused"
        event.do("resume")
        for live in lives:
            state = event.look(event.org, live)
            assert (state["stage"], state["clock"]["paused"]) == ("running", False)
            assert state["clock"]["running"] == state["to_move"]
        event.do("void", game=1, table=2, why="The network was down too long.")
        until(lambda: event.look(event.org, lives[1])["stage"] == "finished")


def test_what_other_tables_have_an_event_table_has_not(running: Running) -> None:
    with OnlineEvent(running.url, "Ann Rossi", bots=1, settings={"games": 1}) as event:
        [live] = event.begin()
        phone = event.phones[event.people[0]]
        refused(event.at_table(phone, live, "leave"), 403, "event-table")
        refused(event.at_table(phone, live, "offer", what="pause"), 403, "event-table")
        refused(event.at_table(phone, live, "offer", what="takeback"), 403, "event-table")
        # Only bots sit there beside them, and still nobody is told what would be good.
        assert not event.look(phone, live)["about"]["helped"]
        for who in (phone, event.org, event.spectator):
            asked = [who.post(f"{TABLES}/{live}/{what}", json=body) for what, body in (("hint", {}), ("judgement", {"events": 1}), ("analysis", {}))]
            asked.append(who.get(f"{TABLES}/{live}/analysis"))
            assert all(answer.status_code in (401, 403, 409) and "chances" not in answer.text for answer in asked)
        refused(event.act(event.org, "resume-table", game=1, table=1, why="Go on."), 409, "not-stalled")
        refused(event.act(event.org, "resume-table", game=1, table=1, why=" "), 400, "no-reason")
        refused(event.act(phone, "resume-table", game=1, table=1, why="Go on."), 403, "not-your-role")
        event.play(live)
        until(lambda: event.table()["state"] == "settled")
        refused(phone.post(f"{TABLES}/{live}/rematch"), 403, "event-table")


def test_bots_fill_seats_only_where_the_organiser_allows_it(running: Running) -> None:
    with OnlineEvent(running.url) as event:
        refused(event.act(event.org, "enter-bots", count=3), 409, "no-bots-here")
        event.do("arrange", bots=True)
        refused(event.act(event.org, "enter-bots", count=3, bot="oracle"), 400, "no-such-bot")
        persons = event.do("enter-bots", count=3, bot="random")["persons"]
        again = event.do("enter-bots", count=1)["persons"]
        people = {person["id"]: person for person in event.see()["people"]}
        assert [people[person]["bot"] for person in (*persons, *again)] == ["random"] * 3 + ["greedy"]
        assert len({person["name"] for person in people.values()}) == 4
        assert all(person["stage"] == "here" for person in people.values())
        for _ in range(3):
            event.do("enter-bots", count=64)
        refused(event.act(event.org, "enter-bots", count=5), 409, "event-is-full")
    with Event(running.url) as in_person:
        refused(in_person.act(in_person.org, "enter-bots", count=1), 409, "not-online")
        refused(in_person.act(in_person.org, "arrange", unattended=True), 409, "not-online")
        refused(in_person.org.post(f"{in_person.path}/seat", json={"table": 1}), 409, "not-online")


def test_a_bot_has_one_name_in_the_event_and_at_its_table(running: Running) -> None:
    with OnlineEvent(running.url, "Ann Rossi", bots=2, settings={"games": 1}) as event:
        [live] = event.begin()
        called = {each["id"]: each["name"] for each in event.see()["participants"]}
        assert [seat["name"] for seat in event.look(event.org, live)["about"]["seats"]] == [called[person] for person in event.seats()]


def test_only_who_plays_gives_a_part_to_the_deals_and_only_once(running: Running) -> None:
    with OnlineEvent(running.url, "Ann Rossi", "Bob Neri", bots=1) as event:
        phone = event.phones[event.people[0]]
        refused(phone.post(f"{event.path}/contribution", json={"contribution": "0" * 16}), 409, "no-live-table")
        event.seat()
        [seating, *_] = event.see(phone)["seating"]
        given = ok(phone.post(f"{event.path}/contribution", json={"contribution": "0123456789abcdef"}))
        assert given["commitment"] == seating["commitments"][0]
        assert ok(phone.post(f"{event.path}/contribution", json={"contribution": "f" * 16})) == given
        refused(event.org.post(f"{event.path}/contribution", json={"contribution": "0" * 16}), 403, "not-your-role")
        [table] = event.start(1)
        fair = event.look(phone, table["live"])["fair"]
        assert fair["commitment"] == given["commitment"]
        assert fair["contributions"][given["seat"] - 1] == "0123456789abcdef"
        assert "seed" not in fair
        # A seating that is another one has other commitments, to which nobody has given a part yet.
    with OnlineEvent(running.url, "Ann Rossi", "Bob Neri", "Cy Bruni") as event:
        event.seat(1)
        phone = event.phones[event.people[0]]
        before = ok(phone.post(f"{event.path}/contribution", json={"contribution": "0123456789abcdef"}))
        event.do("leave", person=event.people[2])
        event.seat(2)
        after = ok(phone.post(f"{event.path}/contribution", json={"contribution": "fedcba9876543210"}))
        assert after["commitment"] != before["commitment"]
        assert after["contribution"] == "fedcba9876543210"


@pytest.mark.parametrize("what", ["arbiter", "organiser"])
def test_staff_can_follow_any_table(running: Running, what: str) -> None:
    with OnlineEvent(running.url, "Ann Rossi", "Bob Neri", watch_delay=3600) as event:
        [live] = event.begin()
        [staff] = event.link(what, label="Nina")
        event.play(live, 2)
        assert len(event.look(staff, live)["position"]["displays"]) == 5
        browser = event.wire()
        ok(browser.post(f"{event.path}/claim", json={"token": staff.token}))
        assert event.look(browser, live)["version"] < event.look(staff, live)["version"]
        ok(browser.post(f"{event.path}/seat", json={"game": 1, "table": 1}))
        assert event.look(browser, live)["version"] == event.look(staff, live)["version"]


@pytest.mark.clause("T4", "T5")
def stalled(parts: dict[str, Any]) -> list[Any]:
    """The calls of tables that have stopped (T5)."""
    return [each for each in parts["calls"] if each["kind"] == "stalled"]


def test_a_persons_forced_pass_and_a_call_that_an_arbiter_answers_by_socket_and_http(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    passed_by = 0
    ahead = lambda: now() + passed_by  # noqa: E731
    monkeypatch.setattr(app, "TimeSource", lambda: TimeSource(ahead, ahead, stop_ms=10**9))
    with Running(f"sqlite:///{tmp_path}/store.sqlite") as running, OnlineEvent(running.url, "Ann Rossi", "Bob Neri", turn_seconds=600) as event:

        def a_turn_passes_by() -> None:
            """Ten minutes pass in a moment: nobody has to be quick, and nobody waits."""
            nonlocal passed_by
            passed_by += 600_000
            tables = running.app_state.tables
            table = tables.in_memory(live)
            assert table is not None
            running.app_state.store._loop.call_soon_threadsafe(tables.timers.ring_in, table, 0)

        [arbiter] = event.link("arbiter", label="Nina")
        with event.socket(arbiter) as line:
            screen = Screen(line)
            screen.hear()
            [live] = event.begin()
            mover = event.to_move(live)
            # Somebody who moves in time loses nothing; somebody who does not loses the turn (T4), and whoever has not come, too.
            event.move(mover, live)
            passed = event.look(event.org, live)["to_move"]
            a_turn_passes_by()
            until(lambda: event.look(event.org, live)["to_move"] != passed)
            happened = ok(event.org.get(f"{TABLES}/{live}?since=0"))["events"]
            assert (happened[-1]["token"], happened[-1]["by"]) == ("pass", "clock")
            assert not screen.parts["calls"]
            # Nobody takes anything: the table stops, and calls by itself (T5).
            a_turn_passes_by()
            # Who is away while turns are lost calls, too (`absent`): here it is the table's call that matters.
            screen.until(stalled)
            [call] = stalled(screen.parts)
            assert (call["kind"], call["game"], call["table"], call["by"]) == ("stalled", 1, 1, "p-house")
            assert "stalled" in [each["kind"] for each in event.see(mover)["mine"]["calls"]]
            state = event.look(mover, live)
            assert (state["position"]["phase"], state["legal"], state["clock"]["running"]) == ("stopped", [], None)
            refused(event.act(arbiter, "answer-call", call=call["call"], done=True), 409, "decide-first")
            event.do("answer-call", arbiter, call=call["call"], done=False)
            event.do("resume-table", arbiter, game=1, table=1, why="Both are back.")
            state = event.look(mover, live)
            assert (state["position"]["phase"], state["stage"]) == ("offer", "running")
            screen.until(lambda parts: not stalled(parts))
            event.play(live, 2)
            event.do("void", arbiter, game=1, table=1, why="They have to go.")
            assert event.look(mover, live)["position"]["phase"] == "void"
            assert event.table()["state"] == "void"
            resumed = next(line for line in event.see()["log"] if line["kind"] == "resumed-table")
            assert (resumed["name"], resumed["why"], resumed["table"]) == ("Nina", "Both are back.", 1)
