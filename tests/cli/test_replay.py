"""`azulejos replay`, as programs and people use it."""

import json
from pathlib import Path

import pytest

from azulejos.notation import Record, agn, replay
from azulejos.rules.duel import scoring_tiles
from tests.cli.command import azulejos, refused
from tests.kit.patience import PATIENCE
from tests.notation.duel.games import finished as duel
from tests.notation.texts import finished

GOOD = finished()
GOOD.tags |= {"Seat1": "Ann", "Seat2": "[bold]Ben[/bold]"}
FAULTY = '[Game "azul"]\n[Players "2"]\n[First "1"]\n\nR1 @BBYK/RRWW/BBYK/RKWW/BYYR\n9B2\n'


def write(folder: Path, *texts: str, name: str = "games.agn") -> str:
    path = folder / name
    path.write_text("\n".join(texts), encoding="utf-8")
    return str(path)


def test_json_is_one_object_for_each_game_and_line(tmp_path: Path) -> None:
    text = agn.write(GOOD)
    ran = azulejos("replay", "--json", write(tmp_path, text, text), "-", given=text.encode())
    assert ran.status == 0
    assert ran.errors == ""
    told = [json.loads(line) for line in ran.output.splitlines()]
    assert [{key: each[key] for key in replay(GOOD)} for each in told] == [replay(GOOD)] * 3


def test_json_says_which_game_it_is(tmp_path: Path) -> None:
    path, other = write(tmp_path, agn.write(GOOD), FAULTY, agn.write(GOOD)), write(tmp_path, agn.write(GOOD), name="other.agn")
    told = [json.loads(line) for line in azulejos("replay", "--json", path, other).output.splitlines()]
    assert [(each["file"], each["game"]) for each in told] == [(path, 1), (path, 2), (path, 3), (other, 1)]
    assert "error" in told[1]
    for each in (told[0], told[2], told[3]):
        assert (each["players"], each["names"]) == (2, ["Ann", "[bold]Ben[/bold]"])
        assert each["tags"] == agn.read_one(agn.write(GOOD)).tags


def test_a_seat_without_a_name_has_none_in_json() -> None:
    nameless = Record({name: value for name, value in GOOD.tags.items() if name != "Seat1"}, GOOD.events)
    [told] = map(json.loads, azulejos("replay", "--json", "-", given=agn.write(nameless).encode()).output.splitlines())
    assert told["names"] == [None, "[bold]Ben[/bold]"]
    assert told["file"] == "-"


def test_a_faulty_game_stands_in_its_place_and_the_good_ones_are_there(tmp_path: Path) -> None:
    path = write(tmp_path, agn.write(GOOD), FAULTY, agn.write(GOOD))
    ran = azulejos("replay", "--json", path)
    assert ran.status == 1
    first, error, last = (json.loads(line) for line in ran.output.splitlines())
    assert first["scores"] == last["scores"] == replay(GOOD)["scores"]
    line = agn.write(GOOD).count("\n") + 7
    assert error == {
        "file": path,
        "game": 2,
        "error": {
            "file": path,
            "line": line,
            "token": "9B2",
            "clause": "A2",
            "code": "no-such-display",
            "text": "There is no display 9: this table has 5.",
        },
    }


def test_people_see_rounds_and_the_result(tmp_path: Path) -> None:
    ran = azulejos("replay", write(tmp_path, agn.write(GOOD)))
    assert ran.status == 0
    outcome = GOOD.outcome
    assert outcome is not None
    assert "Ann" in ran.output
    assert "[bold]Ben[/bold]" in ran.output, "names are never taken for markup"
    assert "wins" in ran.output
    for score in outcome.scores:
        assert str(score) in ran.output


def test_people_see_one_line_for_a_faulty_game(tmp_path: Path) -> None:
    path = write(tmp_path, FAULTY)
    assert refused("replay", path) == f'{path}:6: "9B2": There is no display 9: this table has 5. (A2)'


def test_people_see_all_eight_scoring_tiles_if_they_want(tmp_path: Path) -> None:
    position = duel(2)
    path = write(tmp_path, agn.write(Record.of(position, seats=["Ann", "Ben"])), agn.write(GOOD))
    ran = azulejos("replay", "--all-tiles", path)
    assert (ran.status, ran.errors) == (0, "")
    shown = [[cell.strip() for cell in line.strip("│┃").replace("┃", "│").split("│")] for line in ran.output.splitlines()]
    assert ["Scoring tile", "In the game", "Ann", "Ben"] in shown
    one, two = (board.dome for board in position.boards)
    for name in scoring_tiles.NAMES:
        points = [str(scoring_tiles.score(name, dome, position.game.components).points) for dome in (one, two)]
        assert [name, "yes" if name in position.game.tiles else "no", *points] in shown
    assert ran.output.count("Scoring tile") == 1, "Azul has none"
    assert "Scoring tile" not in azulejos("replay", path).output


def test_no_game_at_all_is_fine(tmp_path: Path) -> None:
    assert azulejos("replay", write(tmp_path, "")).status == 0
    assert azulejos("replay", "--json", "-").output == ""


@pytest.mark.parametrize("as_json", [True, False])
def test_a_file_that_cannot_be_read_does_not_keep_the_others_from_it(tmp_path: Path, as_json: bool) -> None:
    good = write(tmp_path, agn.write(GOOD))
    ran = azulejos("replay", *(["--json"] if as_json else []), str(tmp_path / "none.agn"), str(tmp_path), good)
    assert ran.status == 1
    assert (ran.output if as_json else ran.errors).count("cannot be read") == 2
    assert str(replay(GOOD)["scores"]) in ran.output or not as_json


def test_a_reader_that_leaves_is_no_failure_to_speak_of(tmp_path: Path) -> None:
    import subprocess
    import sys

    path = write(tmp_path, *[agn.write(GOOD)] * 300)
    process = subprocess.Popen([sys.executable, "-m", "azulejos", "replay", "--json", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(timeout=PATIENCE) == 1
