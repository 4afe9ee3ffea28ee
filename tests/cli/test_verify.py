"""`azulejos verify`, as programs and people use it."""

import json
from pathlib import Path

import pytest

from azulejos.notation import Record, agn
from azulejos.server import fair
from tests.cli.command import azulejos, refused
from tests.server.fair.games import GAMES, SEED, TABLE, contributions, dealt
from tests.web.fair_records import committed

AZUL = dealt(GAMES["azul-coloured-3p-7d"])
DUEL = dealt(GAMES["duel"])
FAULTY = '[Game "azul"]\n[Players "2"]\n[First "1"]\n\nR1 @BBYK/RRWW/BBYK/RKWW/BYYR\n9B2\n'


def tampered(record: Record) -> Record:
    """As if the server had dealt by another contribution than it tells."""
    return Record(record.tags | {"FairContributions": record.tags["FairContributions"].replace("01", "02", 1)}, record.events)


def write(folder: Path, *texts: str, name: str = "games.agn") -> str:
    path = folder / name
    path.write_text("\n".join(texts), encoding="utf-8")
    return str(path)


def test_people_are_told_what_to_compare(tmp_path: Path) -> None:
    path = write(tmp_path, agn.write(AZUL), agn.write(DUEL))
    ran = azulejos("verify", path)
    assert (ran.status, ran.errors) == (0, "")
    checked = fair.verify(AZUL).checked
    assert f"{path}: game 1: {checked} deals as the commitment says, the first player by lot.\n" in ran.output
    assert "game 2" in ran.output
    assert ran.output.count(fair.commitment(SEED)) == 2
    for contribution in contributions(3):
        assert contribution in ran.output


def test_people_are_told_what_the_record_cannot_show(tmp_path: Path) -> None:
    ran = azulejos("verify", write(tmp_path, agn.write(AZUL)))
    assert "The contributions were not committed to beforehand" in ran.output
    path = write(tmp_path, agn.write(committed(AZUL)))
    ran = azulejos("verify", path)
    assert (ran.status, ran.errors) == (0, "")
    assert "beforehand" not in ran.output
    assert "Seat 3 committed itself to a contribution and never revealed it" in ran.output
    assert fair.contribution_commitment(fair.commitment(SEED), contributions(3)[0]) in ran.output
    found = json.loads(azulejos("verify", "--json", path).output)
    assert (found["scheme"], found["unrevealed"], len(found["commitments"])) == (2, [3], 3)


def test_json_is_one_object_for_each_game_and_line(tmp_path: Path) -> None:
    path = write(tmp_path, agn.write(AZUL), agn.write(tampered(DUEL)), FAULTY)
    ran = azulejos("verify", "--json", path, "-", given=agn.write(DUEL).encode())
    assert ran.status == 1
    assert ran.errors == ""
    fine, false, faulty, piped = (json.loads(line) for line in ran.output.splitlines())
    assert fine == {
        "file": path,
        "game": 1,
        "fair": True,
        "table": TABLE,
        "commitment": fair.commitment(SEED),
        "contributions": contributions(3),
        "scheme": 1,
        "commitments": None,
        "unrevealed": [],
        "checked": fair.verify(AZUL).checked,
        "elsewhere": 0,
        "lots": ["first"],
        "failures": [],
    }
    assert false["fair"] is False
    assert {failure["code"] for failure in false["failures"]} >= {"deal-differs"}
    assert faulty["error"]["code"] == "no-such-display"
    assert (faulty["error"]["file"], faulty["error"]["game"], faulty["error"]["token"]) == (path, 3, "9B2")
    assert (piped["fair"], piped["lots"], piped["file"]) == (True, ["first", "game"], "-")


def test_each_failure_is_one_sentence_with_game_deal_and_token(tmp_path: Path) -> None:
    path = write(tmp_path, agn.write(AZUL), agn.write(tampered(AZUL)))
    ran = azulejos("verify", path)
    assert ran.status == 1
    failures = fair.verify(tampered(AZUL)).failures
    assert ran.errors.splitlines() == [f"azulejos: {path}: game 2: {failure.text}" for failure in failures]
    assert any(f'Deal 1, "{AZUL_FIRST}", is not the one that the seed gives, "@' in line for line in ran.errors.splitlines())
    assert "game 1: " in ran.output
    assert "game 2: " not in ran.output


AZUL_FIRST = next(word for word in agn.write(AZUL).split() if word.startswith("@"))


def test_a_record_that_no_live_table_made_is_told_as_such(tmp_path: Path) -> None:
    path = write(tmp_path, agn.write(Record({name: value for name, value in AZUL.tags.items() if not name.startswith("Fair")}, AZUL.events)))
    sentence = "No live table made this record, so it carries no proof of its deals: there is nothing to verify."
    assert refused("verify", path) == f"{path}: game 1: {sentence}"
    told = json.loads(azulejos("verify", "--json", path).output)["error"]
    assert (told["code"], told["text"]) == ("no-proof", sentence)


def test_a_record_without_one_of_the_tags_cannot_be_verified(tmp_path: Path) -> None:
    plain = Record({name: value for name, value in AZUL.tags.items() if name != "FairContributions"}, AZUL.events)
    path = write(tmp_path, agn.write(plain))
    assert refused("verify", path) == f"{path}: game 1: The record has no tag FairContributions, without which its deals cannot be checked."
    ran = azulejos("verify", "--json", path)
    assert ran.status == 1
    assert json.loads(ran.output)["error"]["code"] == "fair-tag-missing"


def test_who_verifies_nothing_is_not_told_that_all_is_well(tmp_path: Path) -> None:
    empty, good = write(tmp_path, "", name="empty.agn"), write(tmp_path, agn.write(AZUL))
    assert refused("verify", empty, good) == f"{empty}: There is no game to verify."
    assert refused("verify", "-").endswith("There is no game to verify.")


@pytest.mark.parametrize("as_json", [True, False])
def test_a_file_that_cannot_be_read_does_not_keep_the_others_from_it(tmp_path: Path, as_json: bool) -> None:
    good = write(tmp_path, agn.write(AZUL))
    ran = azulejos("verify", *(["--json"] if as_json else []), str(tmp_path / "none.agn"), str(tmp_path), good)
    assert ran.status == 1
    assert (ran.output if as_json else ran.errors).count("cannot be read") == 2
    assert fair.commitment(SEED) in ran.output


def test_hostile_tags_do_not_reach_the_terminal(tmp_path: Path) -> None:
    hostile = Record(AZUL.tags | {"FairSeed": "\x9b2J"}, AZUL.events)
    path = write(tmp_path, agn.write(AZUL).replace(AZUL.tags["FairSeed"], "\x9b2J"))
    assert hostile.tags["FairSeed"] == "\x9b2J"
    assert refused("verify", path).isprintable()


def test_the_help_has_an_example() -> None:
    assert "azulejos verify game.agn" in azulejos("verify", "--help").output
