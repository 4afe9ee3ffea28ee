"""The commands of a tournament one by one: help, what is not understood, the score pad, papers, rehearsals."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from azulejos.cli.tournament import PANELS
from azulejos.tournament import TournamentError
from tests.cli.command import azulejos
from tests.cli.desks import DeskOf, spring, tournament

COMMANDS = [name for commands in PANELS.values() for name in commands]
WALL = "BYRKW WB... K.B.. R..B. Y...B"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str) -> None:
    ran = tournament(command, "--help")
    assert ran.status == 0
    assert f"azulejos tournament {command}" in ran.output.partition("Examples:")[2]


def test_the_help_groups_the_commands() -> None:
    shown = tournament("--help").output
    assert all(panel in shown for panel in PANELS)
    wanted = {
        *[
            "new",
            "enter",
            "checkin",
            "seat",
            "start",
            "result",
            "withdraw",
            "warn",
            "expel",
            "standings",
            "sheets",
            "export",
            "import",
            "erase",
            "simulate",
            "pad",
        ]
    }
    assert wanted <= set(COMMANDS)


@pytest.mark.parametrize(
    "arguments",
    [
        ("new",),
        ("new", "spring.jsonl", "--preset", "chess"),
        ("new", "spring.jsonl", "--pairing", "random"),
        ("new", "spring", "--store", "mysql://host/name"),
        ("new", "spring", "--store", "sqlite:///x.sqlite", "--id", "other"),
        ("enter", "spring.jsonl", "Ann"),
        ("enter", "spring.jsonl"),
        ("checkin", "spring.jsonl"),
        ("checkin", "spring.jsonl", "Ann", "--all"),
        ("seat", "spring.jsonl", "--players", "8"),
        ("seat", "spring.jsonl", "--publish", "--seed", "1"),
        ("seat", "spring.jsonl", "--publish", "--final"),
        ("start", "spring.jsonl", "--first", "one"),
        ("start", "spring.jsonl", "--first", "1,-"),
        ("result", "spring.jsonl", "1", "--pv", "1"),
        ("result", "spring.jsonl", "1", "--pv", "50;40", "--rows", "1,0"),
        ("correct", "spring.jsonl", "1", "--pv", "50,40", "--rows", "1,0"),
        ("seat", "spring.jsonl", "--swap", "Ann,Bob"),
        ("warn", "spring.jsonl", "Ann"),
        ("dispute", "spring.jsonl", "1", "--why", "x"),
        ("sheets", "spring.jsonl", "posters"),
        ("sheets", "spring.jsonl", "sheets", "--language", "la"),
        ("sheets", "spring.jsonl", "sheets", "--paper", "a3"),
        ("sheets", "spring.jsonl", "sheets", "--date", "tomorrow"),
        ("export", "spring.jsonl", "--csv", "log"),
        ("export", "spring.jsonl", "--csv", "nothing"),
        ("export", "spring.jsonl", "--events", "--full"),
        ("simulate", "--players", "1"),
        ("simulate", "--bot", "chess"),
        ("simulate", "--preset", "chess"),
        ("simulate", "--incidents", "few"),
        ("simulate", "--language", "la"),
        ("pad", WALL),
        ("list",),
        ("dance",),
    ],
)
def test_what_is_not_understood(arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    spring(tmp_path, "Ann Rossi", "Bob De Luca")
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    ran = tournament(*arguments)
    assert (ran.status, ran.output) == (2, "")
    assert ran.errors
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_store_that_cannot_be_is_said_by_the_command() -> None:
    ran = azulejos("tournament", "new", "spring", "--store", "mysql://host/name")
    assert (ran.status, ran.output) == (2, "")
    assert ran.errors == "azulejos: --store must be sqlite:/// with the path of a file, or postgresql:// with user, host and database.\n"


@pytest.mark.parametrize(
    ("arguments", "clause"),
    [(["--games", 9], "T10"), (["--start", "2 pm"], "T10"), (["--displays", 10], "T2"), (["--turn-seconds", 1], "T4"),
     (["--title", "x" * 200], "T10"), (["--id", "Spring Cup"], "small letters"), (["--arbiter", " "], "T12")],
)  # fmt: skip
def test_settings_that_cannot_be(tmp_path: Path, arguments: list[object], clause: str) -> None:
    ran = tournament("new", tmp_path / "x.jsonl", *arguments)
    assert ran.status == 2
    assert clause in ran.errors
    assert list(tmp_path.iterdir()) == []


def test_every_setting_has_its_flag(tmp_path: Path) -> None:
    desk = DeskOf(tmp_path / "x.jsonl")
    wanted = {
        "games": 2, "pairing": "swiss", "final_table": True, "displays": 9, "first_player": "balance", "turn_seconds": 60, "least_age": 10,
        "start": "10:00", "end": "22:00", "game_minutes": 45, "counting_minutes": 5, "break_minutes": 15, "public_names": "initial",
        "ranked_by": "place-points", "place_points": [9, 5, 2, 0], "tie_breaks": ["pt", "direct"], "hidden_from": 2,
    }  # fmt: skip
    flags: list[object] = []
    for name, value in wanted.items():
        flags += [f"--{name.replace('_', '-')}"] + ([] if value is True else [",".join(map(str, value))] if isinstance(value, list) else [value])
    desk.do("new", *flags)
    assert desk.json("status")["settings"] == wanted
    assert desk.json("status")["id"].startswith("x-")


def test_the_score_pad() -> None:
    ran = tournament("pad", *WALL.split(), "--before", 31)
    assert ran.status == 0
    assert [line.split() for line in ran.output.splitlines()] == [
        ["Before", "bonuses", "31"], ["Rows", "1", "+2"], ["Columns", "1", "+7"], ["Colours", "1", "+10"], ["PV", "50"], ["Complete", "rows", "1"],
    ]  # fmt: skip
    told = json.loads(tournament("pad", WALL.replace(" ", "/"), "-b", 31, "--pv", 50, "--rows", 1, "--json").output)
    assert told == {
        "before": 31, "bonuses": {"rows": 2, "columns": 7, "colours": 10}, "rows": 1, "pv": 50, "most_before": 40, "questions": [],
    }  # fmt: skip
    doubt = tournament("pad", WALL, "--before", 41, "--rows", 2)
    assert doubt.status == 1
    assert "(A42)" in doubt.errors
    assert "(A21)" in doubt.errors
    assert [fault["code"] for fault in json.loads(tournament("pad", WALL, "--before", 41, "--json").output)["questions"]] == ["score-too-high"]
    for wall, clause in (("BYRKW", "(A3)"), ("YBRKW ..... ..... ..... .....", "(A4)"), ("BYRKZ ..... ..... ..... .....", "(A4)")):
        refusal = tournament("pad", wall, "--before", 1)
        assert (refusal.status, clause in refusal.errors) == (1, True)


def test_papers_are_printed(tmp_path: Path) -> None:
    desk = spring(tmp_path, "Ann Rossi", "Bob De Luca", "Cleo Verdi", "Dan Conti")
    desk.seat()
    out = tmp_path / "papers"
    assert desk.do("sheets", "--out", out, "--language", "en", "--date", "2027-03-21") == f"Printed {out}/spring-sheets.pdf\n"
    assert (out / "spring-sheets.pdf").read_bytes().startswith(b"%PDF-")
    assert "--force" in desk.refused("sheets", "--out", out)
    assert desk.json("sheets", "names", "--game", 1, "--out", out)["files"] == [f"{out}/spring-names-1.pdf"]
    ran = tournament("sheets", *desk.where, "all", "--out", out, "--force")
    assert ran.status == 0
    assert "Note: no certificates: " in ran.errors
    assert sorted(file.name for file in out.glob("*.pdf")) == [f"spring-{name}.pdf" for name in ("cards", "names-1", "names", "sheets", "tables")]


def test_a_rehearsal_from_entries_to_certificates(tmp_path: Path) -> None:
    out = tmp_path / "rehearsal"
    ran = azulejos("tournament", "simulate", "--players", "9", "--games", "2", "--seed", "3", "--bot", "random", "--out", str(out))
    assert (ran.status, ran.errors) == (0, "")
    assert sorted(file.name for file in (out / "papers").iterdir()) == [
        f"{name}.pdf" for name in ("cards", "certificates", "names", "ranking", "sheets", "tables")
    ]
    assert sorted(file.name for file in out.iterdir() if file.is_file()) == [
        "crosstable.csv", "event.jsonl", "event.jsonl.names", "participants.csv", "ranking.csv", "results.csv", "seating.csv",
    ]  # fmt: skip
    desk = DeskOf(out / "event.jsonl")
    assert desk.json("status")["stage"] == "finished"
    assert desk.json("status")["settings"]["games"] == 2
    again = tournament("simulate", "-p", 9, "-g", 2, "--seed", 3, "--bot", "random", "--out", out)
    assert (again.status, "exists already" in again.errors) == (1, True)
    # The same seed is the same event, to the byte.
    other = tmp_path / "other"
    tournament("simulate", "-p", 9, "-g", 2, "--seed", 3, "--bot", "random", "--out", other, "--no-papers")
    assert (other / "event.jsonl").read_bytes() == (out / "event.jsonl").read_bytes()
    assert not (other / "papers").exists()


def test_a_rehearsal_for_programs(tmp_path: Path) -> None:
    papers = tmp_path / "papers"
    ran = tournament("simulate", "-p", 5, "-g", 1, "--bot", "random", "--incidents", "none", "--json", "--papers", papers)
    told = json.loads(ran.output)
    assert (told["players"], told["games"], told["tables"], told["happened"]) == (5, 1, 2, {})
    assert len(told["files"]) == 6
    assert all(Path(file).is_file() for file in told["files"])


def test_a_rehearsal_needs_no_printer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*arguments: object, **options: object) -> bytes:
        raise TournamentError("no-paper", "Printing needs a few more packages.")

    monkeypatch.setattr("azulejos.cli.tournament.printing.DOCUMENTS", {"sheets": missing})
    ran = tournament("simulate", "-p", 4, "-g", 10, "--bot", "random", "--out", tmp_path)
    assert (ran.status, ran.errors) == (0, "Note: Printing needs a few more packages.\n")
    assert DeskOf(tmp_path / "event.jsonl").json("status")["settings"]["start"] == "10:49"
    refusal = tournament("sheets", tmp_path / "event.jsonl", "--out", tmp_path)
    assert (refusal.status, refusal.errors) == (1, "azulejos: Printing needs a few more packages.\n")


def test_the_201st_is_told_that_the_event_is_full(tmp_path: Path) -> None:
    desk = spring(tmp_path, *(f"Name{number} Surname" for number in range(200)))
    full = "200 players can be seated together, and the event is full: make a second event for the others. (T15)"
    assert desk.refused("enter", "Ann", "--of-age") == full
    assert desk.refused("import", "-", "--of-age", given="first\nAnn\n") == full


def test_a_store_has_names_apart_from_events(tmp_path: Path) -> None:
    desk = DeskOf("spring", "--store", f"sqlite:///{tmp_path}/store.sqlite")
    desk.do("new", "--arbiter", "Mara Bianchi")
    desk.enter("Ann Rossi")
    with closing(sqlite3.connect(tmp_path / "store.sqlite")) as store:
        assert sorted(row[1:] for row in store.execute("SELECT * FROM player")) == [("Ann", "Rossi"), ("Mara", "Bianchi")]
        assert not [row for row in store.execute("SELECT * FROM event") if "Rossi" in str(row)]
        assert {row[0] for row in store.execute("SELECT stream FROM event")} == {"tournament:spring"}
