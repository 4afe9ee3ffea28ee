"""A tournament at the desk, from the announcement to the end: on a file, and on a store."""

import json
from pathlib import Path

import pytest

from azulejos.tournament import Event, verify
from tests.cli.desks import DeskOf, spring, tournament

NAMES = ("Ann Rossi", "Bob De Luca", "Cleo Verdi", "Dan Conti", "Eva Popa", "Fay Bos", "Gus Kok", "Hal Neri")


@pytest.fixture(params=["file", "store"])
def desk(request: pytest.FixtureRequest, tmp_path: Path) -> DeskOf:
    return DeskOf(tmp_path / "spring.jsonl") if request.param == "file" else DeskOf("spring", "--store", f"sqlite:///{tmp_path}/store.sqlite")


def test_an_afternoon(desk: DeskOf) -> None:
    """Everything that an organiser does, in its order; then the whole of it is checked once more, event by event."""
    assert "is announced: 2 games" in desk.do("new", "--title", "Spring cup", "--arbiter", "Mara Bianchi", "--games", 2, "--public-names", "initial")
    assert "(T10)" in desk.refused("new")
    assert desk.do("enter", "Ann", "Rossi", "--of-age") == "Ann Rossi has entered: number 1.\n"
    assert desk.refused("enter", "Tim", "Neri", "--too-young") == "Entrants are at least 12 years old: this one cannot play today. (T11)"
    assert "number 2" in desk.do("enter", "Bob", "De", "Luca", "--of-age", "--checkin")
    desk.enter(*NAMES[2:])
    assert desk.do("checkin", "ann") == "Ann Rossi has checked in; 8 of 8 are there.\n"
    assert "(T11)" in desk.refused("checkin", "Ann Rossi")
    assert desk.do("appoint", "Luca", "Verdi") == "Luca Verdi is an arbiter now.\n"

    # Draft, look, change, look, publish.
    assert "(T15)" in desk.refused("seat", "--publish")
    assert "Ann Rossi" in desk.do("seat", "--seed", 7)
    assert "(T15)" in desk.refused("start")
    seats = desk.json("seat", "--seed", 8)
    one, other = seats[0][0][0], seats[0][1][0]
    after = desk.json("seat", "--swap", f"1:{one},{other}")
    assert (after[0][0][0], after[0][1][0]) == (other, one)
    assert desk.json("seat", "--balance") != seats
    assert "Published: 2 games" in desk.do("seat", "--publish")
    assert "Game 1 at 14:30: table" in desk.do("standings", "--player", "ann")
    assert desk.do("delay", 10, "--why", "The room was closed.") == "Game 1 begins at 14:40.\n"
    assert "Table 2: " in desk.do("start", "--first", "2,4")

    # A game: two equal sheets, a dispute, a withdrawal, a sheet that cannot be.
    tables = desk.json("public")["games"][0]["tables"]
    assert [table["first"] for table in tables] == [2, 4]
    first, second, third, fourth = (seat["id"] for seat in tables[0]["seats"])
    assert "A second player" in desk.do("result", *desk.sheet(1, 61, 48, 40, 30), "--as", first)
    assert "disputed" in desk.do("result", *desk.sheet(1, 61, 48, 40, 31), "--as", second)
    assert "The result is corrected." in desk.do("correct", *desk.sheet(1, 61, 48, 40, 30), "--why", "The wall says so.")
    assert "(T24)" in desk.refused("correct", *desk.sheet(1, 61, 48, 40, 30), "--why", "Once more.")
    gone = tables[1]["seats"][3]["id"]
    assert "(T23)" in desk.refused("withdraw", gone, "--as", first)
    assert "no PV" in desk.do("withdraw", gone)
    assert "(T21)" in desk.refused("result", *desk.sheet(2, 50, 40, 30, 20))
    assert "(T12)" in desk.refused("result", *desk.sheet(2, 50, 40, 30))
    assert "(A42)" in desk.refused("result", *desk.sheet(2, 50, 40, 30, "-"), "--places", "1,3,2,-")
    assert "All tables are done" in desk.do("result", *desk.sheet(2, 50, 40, 30, "-"), "--places", "1,2,3,-")
    assert "(T12)" in desk.refused("dispute", 2, "--as", first, "--why", "Counted wrongly.")
    desk.do("dispute", 1, "--as", third, "--why", "Counted wrongly.")
    assert "(T12)" in desk.refused("end")
    desk.do("void", 1, "--why", "Nobody knows any more.")
    desk.do("correct", *desk.sheet(1, 61, 48, 41, 30), "--why", "The photo shows it.")
    assert "Next: azulejos tournament start" in desk.do("end")

    # Between games people come and go.
    desk.do("leave", fourth, "--why", "Has a train to catch.")
    desk.do("return", fourth, "--why", "The train was late.")
    assert "plays from game 2 on: number 9" in desk.do("late", "Zoe", "Neri", "--of-age")
    desk.do("warn", second, "--why", "Looked into the bag.")
    assert "in no public list" in desk.do("expel", second, "--why", "Shouted after a warning.")
    assert "(T20)" in desk.refused("start")
    desk.seat(9)
    desk.do("start")
    tables = desk.json("public")["games"][1]["tables"]
    leaver = tables[0]["seats"][0]["id"]
    desk.do("withdraw", leaver)
    desk.do("reinstate", leaver, "--after", "withdrawn", "--why", "Had only gone to the door.")
    for table in tables:
        desk.do("result", *desk.sheet(table["table"], *[50, 40, 30, 20][: len(table["seats"])]), "--as", "luca verdi")
    desk.do("end")
    desk.do("reinstate", second, "--why", "It was somebody else.")
    desk.do("expel", second, "--why", "It was not.")
    assert "(T" in desk.refused("sheets", "certificates")
    desk.do("finish")
    assert "(T10)" in desk.refused("finish")

    # What is public, and what is not.
    shown = desk.json("standings")
    assert sum(row["pt"] for row in shown) == sum(score["pv"] or 0 for row in shown for score in row["scores"])
    assert second not in json.dumps(shown)
    assert len(shown) == 8
    for row in shown:
        assert "The tournament is over." in desk.do("standings", "--player", row["id"])
    assert "(T23)" in desk.refused("standings", "--player", second)
    rulings = desk.json("log", "--rulings")
    kinds = ["corrected", "voided", "corrected", "warned", "expelled", "reinstated", "reinstated", "expelled"]
    assert [entry["kind"] for entry in rulings] == kinds
    assert all(entry["why"] for entry in rulings)
    assert rulings[1]["before"]["lines"][2]["pv"] == 40
    everything = json.loads(desk.export())
    assert verify([Event.read(each) for each in everything["events"]]).finished
    assert desk.json("status")["stage"] == "finished"
    assert desk.json("status", "--at", 1)["entrants"] == []
    assert desk.json("public", "--at", 20)["stage"] == "entry"


def test_a_final_table(tmp_path: Path) -> None:
    desk = DeskOf(tmp_path / "x.jsonl")
    desk.do("new", "--preset", "final-four", "--games", 1)
    desk.enter(*NAMES)
    desk.seat()
    assert "(T13)" in desk.refused("seat", "--final")
    desk.do("start")
    for table in (1, 2):
        desk.do("result", *desk.sheet(table, 50 + table, 40 + table, 20, 10))
    assert "seat --final" in desk.do("end")
    assert "(T10)" in desk.refused("seat")
    assert "The final table" in desk.do("seat", "--final", "--seed", 1)
    desk.do("start")
    desk.do("result", *desk.sheet(1, 30, 31, 32, 33))
    desk.do("end")
    desk.do("finish")
    ranking = desk.json("standings")
    assert [row["final"] and row["final"]["pv"] for row in ranking][:5] == [33, 32, 31, 30, None]
    assert "Final" in desk.do("standings")
    assert "The final" in desk.do("public")


def test_swiss(tmp_path: Path) -> None:
    desk = DeskOf(tmp_path / "x.jsonl")
    desk.do("new", "--pairing", "swiss", "--games", 2)
    desk.enter(*NAMES)
    assert len(desk.json("seat")) == 1
    desk.do("seat", "--publish")
    desk.do("start")
    for table in (1, 2):
        desk.do("result", *desk.sheet(table, 51, 41, 20, 10))
    desk.do("end")
    [round] = desk.json("seat")
    winners = [row["id"] for row in desk.json("standings") if row["won"]]
    assert set(winners) <= set(round[0])


def test_who_is_meant(tmp_path: Path) -> None:
    desk = spring(tmp_path, "Ann Rossi", "Anna Bruni", "Zoë D'Angelo", "Ștefan Popa", "Li")
    for text, number in (("ann rossi", 1), ("anna", 2), ("bruni", 2), ("zoe", 3), ("stefan", 4), ("STEFAN POPA", 4), ("Li", 5), ("4", 4)):
        person = desk.json("status")["entrants"][number - 1]["id"]
        [event] = desk.json("warn", text, "--why", "Talked too loudly.")["events"]
        assert event["payload"]["person"] == person
    assert desk.refused("warn", "ann", "--why", "x") == "ann could be Ann Rossi (1) or Anna Bruni (2): say more of the name, or the number. (T11)"
    assert "Nobody here is called Zed" in desk.refused("warn", "Zed", "--why", "x")
    assert "Nobody here is called 6" in desk.refused("warn", "6", "--why", "x")
    assert "Nobody here" in desk.refused("warn", "", "--why", "x")
    # An arbiter acts, and is no entrant.
    desk.do("warn", "Li", "--why", "Talked too loudly.", "--as", "mara")
    assert "(T11)" in desk.refused("warn", "mara", "--why", "x")


def test_a_reason_names_nobody_unless_that_is_wanted(tmp_path: Path) -> None:
    desk = spring(tmp_path, "Ann Rossi", "Bob De Luca")
    for command in ("warn", "expel", "leave"):
        assert "(T24)" in desk.refused(command, "Ann", "--why", "Rossi shouted.")
    assert "(T24)" in desk.refused("delay", 5, "--why", "Waiting for Rossi.")
    assert "(T24)" in desk.refused("warn", "Ann", "--why", "  ")
    desk.do("warn", "Ann", "--why", "Rossi shouted.", "--anyway")
    assert "Rossi shouted." in desk.do("log")


def test_somebody_of_the_same_name_is_pointed_out(tmp_path: Path) -> None:
    desk = spring(tmp_path, "Ann Rossi")
    ran = tournament("enter", *desk.where, "ANN", "Rossi", "--of-age")
    assert (ran.status, ran.errors) == (0, "Note: number 1 has the same name: if it is the same person, let number 2 leave.\n")


def test_odd_numbers_are_pointed_out_and_kept(tmp_path: Path) -> None:
    desk = spring(tmp_path, *NAMES[:4])
    desk.seat()
    desk.do("start")
    ran = tournament("result", *desk.where, 1, "--pv", "131,40,30,20", "--rows", "0,0,0,0")
    assert ran.status == 0
    assert ran.errors.count("Note: ") == 2
    late = tournament("delay", *desk.where, 60, "--why", "The room was closed.")
    assert late.errors == "Note: the event now ends 20 minutes later than 19:00.\n"


def test_next_steps_are_told(tmp_path: Path) -> None:
    desk = spring(tmp_path, *NAMES[:4])

    def last() -> str:
        return desk.do("status").splitlines()[-1]

    assert last() == "Next: seat."
    desk.do("seat")
    assert last() == "A draft waits to be looked at. Next: seat --publish."
    desk.do("seat", "--publish")
    assert last() == "Game 1 is seated. Next: start."
    desk.enter("Eva Popa")
    assert last() == "Somebody came or left since game 1 was seated. Next: seat."
    desk.seat()
    desk.do("start")
    assert last() == "Game 1 is on: tables 1 and 2 are open."
    for game in (1, 2, 3):
        desk.do("result", *desk.sheet(1, 50, 40, 30))
        desk.do("result", *desk.sheet(2, 50, 40))
        assert last() == f"Game {game} is on: all tables are done."
        desk.do("end")
        if game < 3:
            desk.do("start")
    assert last() == "All games were played. Next: finish."
    desk.do("finish")
    assert last().startswith("The tournament is over.")
