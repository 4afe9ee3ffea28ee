"""What leaves a tournament and what comes in: exports, imports, and people who are erased."""

import csv
import io
import json
import shutil
import stat
import sys
from pathlib import Path
from typing import Any

import pexpect  # type: ignore[import-untyped]
import pytest

from azulejos.tournament.exports import FULL, PUBLIC
from tests.cli.command import azulejos
from tests.cli.desks import DeskOf, spring, tournament
from tests.kit.patience import PATIENCE

FOUR = ("Ann Rossi", "Bob De Luca", "Cleo Verdi", "Dan Conti")


def played(folder: Path, *names: str) -> DeskOf:
    """A tournament after one game; Bob was expelled."""
    desk = spring(folder, *(names or FOUR), "Eva Popa")
    desk.seat()
    desk.do("start")
    desk.do("result", *desk.sheet(1, 50, 40, 30))
    desk.do("result", *desk.sheet(2, 52, 42))
    desk.do("end")
    desk.do("expel", "2", "--why", "Shouted after a warning.")
    return desk


def rows(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text)))


def test_what_everybody_may_see(tmp_path: Path) -> None:
    """T23: in no public place is the name, the id or the number of somebody who was expelled; nor any reason."""
    desk = played(tmp_path)
    bob = desk.json("status")["entrants"][1]["id"]
    texts = [desk.do("export"), desk.do("public"), desk.do("public", "--json"), desk.do("standings"), desk.do("standings", "--json")]
    texts += [desk.do("export", "--csv", name) for name in PUBLIC]
    for text in texts:
        assert bob not in text
        assert "Bob" not in text
        assert "Luca" not in text
        assert "Shouted" not in text
    assert all("Ann Rossi" in text for text in texts if "game,table,seat,name\n" not in text)
    full = [desk.export(), desk.do("log"), desk.do("status"), *(desk.do("export", "--full", "--csv", name) for name in FULL)]
    assert all("Bob" in text for text in full)


@pytest.mark.parametrize(
    ("name", "heading"),
    [
        ("participants", "name,checked_in,left,number"),
        ("seating", "game,table,seat,name"),
        ("results", "game,table,seat,name,place,pv,rows,withdrawn,void,disputed"),
        ("ranking", "place,name,pt,rows,won,decided_by,pv_1,pv_final,points,place_points,penalty"),
        ("crosstable", "place,name,game,table,pv,table_place,opponents,points"),
    ],
)
def test_lists_as_csv(tmp_path: Path, name: str, heading: str) -> None:
    desk = played(tmp_path)
    first, *others = rows(desk.do("export", "--csv", name))
    assert ",".join(first) == heading
    assert all(len(row) == len(first) for row in others)
    if name == "ranking":
        assert [row[2] for row in others] == sorted((row[2] for row in others), reverse=True)


def test_a_name_is_no_formula(tmp_path: Path) -> None:
    desk = spring(tmp_path, "=cmd() Rossi", "@x Y", "Ann -Neri")
    names = [row[0] for row in rows(desk.do("export", "--csv", "participants"))[1:]]
    assert names == ["'=cmd() Rossi", "'@x Y", "Ann -Neri"]
    assert desk.do("status").count("=cmd() Rossi") == 1


def test_names_mean_nothing_to_the_terminal(tmp_path: Path) -> None:
    desk = spring(tmp_path, "[red]Ann [/red]", ":smile: Popa", "Li [link=x]")
    shown = desk.do("status")
    for name in ("[red]Ann [/red]", ":smile: Popa", "Li [link=x]"):
        assert name in shown
    assert "control characters" in desk.refused("enter", "A\x1b[31m", "B", "--of-age")


def test_there_and_back_in_a_full_export(tmp_path: Path) -> None:
    desk = played(tmp_path)
    file = tmp_path / "full.json"
    desk.do("export", "--full", "--out", file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "names and reasons are for arbiters"
    copies = [DeskOf(tmp_path / "copy.jsonl"), DeskOf("copy", "--store", f"sqlite:///{tmp_path}/store.sqlite")]
    for copy in copies:
        assert "names" in copy.do("import", file)
        assert copy.json("standings") == desk.json("standings")
        assert copy.json("status")["entrants"] == desk.json("status")["entrants"]
        assert [(each["at"], each["payload"]) for each in json.loads(copy.export())["events"]] == [
            (each["at"], each["payload"]) for each in json.loads(desk.export())["events"]
        ]
        assert "already" in copy.refused("import", file)
    # In a store a tournament has the store's name for it; and from there it goes back into a file.
    assert (
        tournament("list", "--store", f"sqlite:///{tmp_path}/store.sqlite").output
        == f"copy: {json.loads(desk.export())['events'][-1]['version']} events\n"
    )
    assert json.loads(tournament("list", "--store", f"sqlite:///{tmp_path}/store.sqlite", "--json").output)["copy"] > 10


def test_events_alone_have_no_names(tmp_path: Path) -> None:
    desk = played(tmp_path)
    text = desk.do("export", "--events")
    assert not any(name.split()[1] in text for name in FOUR)
    (tmp_path / "events.jsonl").write_text(text, encoding="utf-8")
    copy = DeskOf(tmp_path / "copy.jsonl")
    assert copy.do("import", tmp_path / "events.jsonl").endswith("and 0 names.\n")
    assert {row["name"] for row in copy.json("standings")} == {"(erased)"}
    # An event file itself is such a file, too.
    other = DeskOf(tmp_path / "other.jsonl")
    other.do("import", desk.where[0])
    assert other.json("standings") == copy.json("standings")


def changed(full: dict[str, Any], how: str) -> object:
    match how:
        case "sum":
            sheet = next(each for each in full["events"] if each["kind"] == "sheet-handed-in")
            sheet["payload"]["sheet"]["lines"][0]["pv"] = 999
        case "missing":
            del full["events"][5]
        case "forged":
            full["events"][-1]["actor"] = "p-somebody"
        case "form":
            full["form"] = 2
        case "register":
            full["register"]["people"] *= 2
        case "empty":
            full["events"] = []
        case "list":
            return [full]
    return full


@pytest.mark.parametrize("how", ["sum", "missing", "forged", "form", "register", "empty", "list"])
def test_an_import_is_checked_event_by_event_and_all_or_nothing(tmp_path: Path, how: str) -> None:
    desk = played(tmp_path)
    file = tmp_path / "full.json"
    file.write_text(json.dumps(changed(json.loads(desk.export()), how)), encoding="utf-8")
    copy = DeskOf(tmp_path / "copy.jsonl")
    copy.refused("import", file)
    assert not (tmp_path / "copy.jsonl").exists()
    assert not (tmp_path / "copy.jsonl.names").exists()


def test_files_that_are_none_are_said_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "game.agn").write_text("[Game azul]\n", encoding="utf-8")
    for command in ("status", "enter", "import"):
        more = {"enter": ["Ann", "--of-age"], "import": [str(tmp_path / "game.agn")]}.get(command, [])
        ran = tournament(command, tmp_path / "game.agn", *more)
        assert ran.status == 1
        assert ran.errors.startswith(f"azulejos: {tmp_path}/game.agn: line 1 is not an event")
        assert len(ran.errors.splitlines()) == 1
    ran = azulejos("tournament", "import", str(tmp_path / "new.jsonl"), str(tmp_path / "nothing"))
    assert (ran.status, ran.errors) == (1, f"azulejos: {tmp_path}/nothing: No such file or directory\n")
    ran = azulejos("tournament", "new", str(tmp_path / "no" / "spring.jsonl"))
    assert (ran.status, len(ran.errors.splitlines())) == (1, 1)
    assert "There is no tournament" in tournament("standings", tmp_path / "none.jsonl").errors


@pytest.mark.parametrize(
    "text",
    [
        "first,surname,of_age\nAnn,Rossi,yes\nBob,De Luca,sì\n",
        "\ufeffNome;Cognome;of_age\nAnn;Rossi;1\n;;\nBob;De Luca;x\n",
        "of_age\tfirst name\tlast name\ntrue\tAnn\tRossi\ntrue\tBob\tDe Luca\n",
        'first,surname,of_age\r\n"Ann","Rossi",yes\r\n"Bob","De Luca",yes',
    ],
)
def test_entries_of_spreadsheets(tmp_path: Path, text: str) -> None:
    desk = spring(tmp_path)
    (tmp_path / "entries.CSV").write_text(text, encoding="utf-8")
    assert desk.do("import", tmp_path / "entries.CSV") == "2 players have entered.\n"
    assert [row["name"] for row in desk.json("status")["entrants"]] == ["Ann Rossi", "Bob De Luca"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("first,surname\nAnn,Rossi\n", "age check"),
        ("first,surname,of_age\nAnn,Rossi,yes\nTim,Neri,no\n", "Row 3, Tim Neri: Entrants are at least 12 years old"),
        ("first,surname,of_age\nAnn,Rossi,14\n", "Row 2, Ann Rossi: the outcome of the age check is yes or no"),
        ("first,surname,born\nAnn,Rossi,2012-02-03\n", 'The column "born" is not kept'),
        ("first,surname,of_age\nAnn,Rossi,yes\nann,ROSSI,yes\n", "Row 3, ann ROSSI: somebody of this name"),
        ("first,surname,of_age\nAnn,Rossi\n", "Row 2 has 2 cells"),
        ("surname,of_age\nRossi,yes\n", "The headings are"),
        ("first,first,of_age\nAnn,Ann,yes\n", "The headings are"),
        ('first,of_age\n"Ann,yes\n', "cannot be read"),
        ("", "row of headings"),
        ("first,of_age\n ,yes\n", "A name has"),
        ("first,of_age\n" + "x" * 100 + ",yes\n", "A name has"),
    ],
)
def test_entries_that_are_refused_leave_no_trace(tmp_path: Path, text: str, said: str) -> None:
    desk = spring(tmp_path)
    (tmp_path / "entries.csv").write_text(text, encoding="utf-8")
    assert said in desk.refused("import", tmp_path / "entries.csv")
    assert b"Ann" not in (tmp_path / "spring.jsonl.names").read_bytes()


def test_entries_in_another_encoding_are_said(tmp_path: Path) -> None:
    desk = spring(tmp_path)
    (tmp_path / "entries.csv").write_bytes("first,of_age\nZoë,yes\n".encode("latin-1"))
    assert "UTF-8" in desk.refused("import", tmp_path / "entries.csv")


def test_a_file_that_was_cut_says_so_and_goes_on_from_its_last_whole_line(tmp_path: Path) -> None:
    desk = played(tmp_path)
    file = tmp_path / "spring.jsonl"
    whole = file.read_bytes()
    number = len(whole.splitlines())
    before = desk.json("status")["version"]
    file.write_bytes(whole[:-30])
    said = f"{file} is cut off within line {number}: use a whole copy, or go on from the lines before it with azulejos tournament recover {file}."
    for arguments in (("status",), ("warn", "Ann", "--why", "Shouted."), ("export",)):
        ran = tournament(arguments[0], file, *arguments[1:])
        assert (ran.status, ran.output, ran.errors) == (1, "", f"azulejos: {said}\n")
    ran = tournament("import", tmp_path / "copy.jsonl", file)
    assert (ran.status, ran.errors) == (1, f"azulejos: {said}\n")
    told = desk.do("recover")
    assert told.startswith(f"{file} goes on from its last whole line: {before - 1} events, the last at ")
    assert f"The rest is in {file}.rest" in told
    assert (tmp_path / "spring.jsonl.rest").read_bytes() == whole.splitlines()[-1][:-29] + b"\n"
    assert desk.json("status")["version"] == before - 1
    desk.do("expel", "2", "--why", "Shouted after a warning.")
    assert "is whole" in desk.do("recover")
    assert desk.json("recover") == {"version": before, "rest": None}


def test_who_is_erased_is_in_no_file(tmp_path: Path) -> None:
    folder = tmp_path / "club"
    folder.mkdir()
    desk = played(folder)
    before = desk.json("standings")
    older = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert "--yes" in desk.refused("erase", "Ann Rossi", status=2)
    assert "Events, results and places stay" in desk.do("erase", "Ann Rossi", "--yes")
    assert "Nobody here is called Ann Rossi" in desk.refused("erase", "Ann Rossi", "--yes")
    person = next(row["id"] for row in before if row["name"] == "Ann Rossi")
    assert "erased already" in desk.refused("erase", person, "--yes")
    after = desk.json("standings")
    assert [{**row, "name": ""} for row in after] == [{**row, "name": ""} for row in before]
    assert [row["name"] for row in after if row["id"] == person] == ["(erased)"]

    def clean() -> bool:
        return not any(b"Rossi" in file.read_bytes() for file in folder.iterdir())

    assert clean()
    # Only the names are brought back from an older copy; then all there is in the folder, as it was.
    (folder / "spring.jsonl.names").write_bytes(older["spring.jsonl.names"])
    desk.do("standings")
    assert clean()
    shutil.rmtree(folder)
    folder.mkdir()
    for name, content in older.items():
        (folder / name).write_bytes(content)
    assert desk.json("standings") == after
    assert clean()


def test_an_older_export_that_is_imported_erases_again(tmp_path: Path) -> None:
    desk = played(tmp_path)
    full = desk.export()
    (tmp_path / "full.json").write_text(full, encoding="utf-8")
    desk.do("erase", "Ann Rossi", "--yes")
    copy = DeskOf(tmp_path / "copy.jsonl")
    copy.do("import", tmp_path / "full.json")
    assert "Ann Rossi" not in copy.do("standings")
    # Elsewhere nobody knows of it; but an export from after it does.
    (tmp_path / "later.json").write_text(desk.export(), encoding="utf-8")
    assert "Rossi" not in (tmp_path / "later.json").read_text(encoding="utf-8")
    later = DeskOf("later", "--store", f"sqlite:///{tmp_path}/x.sqlite")
    later.do("import", tmp_path / "later.json")
    assert later.json("standings") == copy.json("standings")


def test_erasing_from_a_store_survives_a_restored_backup(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/store.sqlite"
    (tmp_path / "full.json").write_text(played(tmp_path).export(), encoding="utf-8")
    desk = DeskOf("spring", "--store", store)
    desk.do("import", tmp_path / "full.json")
    assert azulejos("backup", str(tmp_path / "older"), "--database", store).status == 0
    desk.do("erase", "Ann Rossi", "--yes")
    assert azulejos("restore", str(tmp_path / "older"), "--database", store, "--force").status == 0
    assert "Ann Rossi" not in desk.do("standings")
    assert "Cleo Verdi" in desk.do("standings")


def test_a_reason_with_the_name_in_it_is_pointed_out(tmp_path: Path) -> None:
    desk = played(tmp_path)
    [event] = desk.json("warn", "Ann", "--why", "Rossi shouted.", "--anyway")["events"]
    ran = tournament("erase", *desk.where, "Ann Rossi", "--yes", "--json")
    assert json.loads(ran.output)["named_in"] == [event["version"]]
    assert "events are never changed" in ran.errors


def test_a_file_is_not_written_over(tmp_path: Path) -> None:
    desk = played(tmp_path)
    file = tmp_path / "x.json"
    desk.do("export", "--out", file)
    assert "--force" in desk.refused("export", "--out", file)
    desk.do("export", "--out", file, "--force")
    assert json.loads(file.read_text(encoding="utf-8"))["title"] == "Spring cup"


def test_of_minors_nothing_is_kept_but_that_they_may_play(tmp_path: Path) -> None:
    """T11: no age, no date; the outcome of the check is all."""
    desk = spring(tmp_path, "Tim Neri")
    [event] = [each for each in json.loads(desk.export())["events"] if each["kind"] == "entered"]
    assert set(event["payload"]) == {"form", "person", "of_age"}
    names = json.loads((tmp_path / "spring.jsonl.names").read_text(encoding="utf-8"))
    assert all(set(person) == {"id", "first", "surname"} for person in names["people"])


def test_a_person_at_a_terminal_is_asked_before_somebody_is_erased(tmp_path: Path) -> None:
    desk = spring(tmp_path, "Ann Rossi")
    command = ["-m", "azulejos", "tournament", "erase", str(desk.where[0]), "ann"]
    for answer, status in (("n", 1), ("y", 0)):
        with pexpect.spawn(sys.executable, command, encoding="utf-8", timeout=PATIENCE) as terminal:
            terminal.expect_exact("Erase the name of Ann Rossi for good? [y/N]: ")
            terminal.sendline(answer)
            terminal.expect(pexpect.EOF)
        assert terminal.exitstatus == status
        assert ("Ann Rossi" in desk.do("status")) == (answer == "n")
