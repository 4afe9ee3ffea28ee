"""A table on this computer: seats, chance, undoing, saving."""

from pathlib import Path

import pytest

from azulejos.cli import output_files
from azulejos.cli.play.table import LocalTable, fill_seats
from azulejos.notation import agn
from azulejos.rules import Deal, NothingToUndo, OptionError
from tests.kit.chances import seeded
from tests.kit.tables import table


def advance(local: LocalTable) -> None:
    while (event := local.due()) is not None:
        local.position.push(event)


def play_first(local: LocalTable, decisions: int) -> None:
    """Let people take the first legal move, so many times."""
    for _ in range(decisions):
        advance(local)
        local.position.push(next(iter(local.position.legal_moves)))
    advance(local)


def names(*asked: str, players: int = 2) -> list[str]:
    return [seat.name for seat in fill_seats(asked, players, seeded)]


def test_seats_are_people_and_bots() -> None:
    assert names() == ["Player", "greedy"]
    assert names("Ann", players=3) == ["Ann", "greedy", "greedy 2"]
    assert names("RANDOM", "Ann") == ["random", "Ann"]
    assert names("Ann", "ann") == ["Ann", "ann 2"]
    assert [seat.bot is None for seat in fill_seats(["Ann", "random"], 2, seeded)] == [True, False]


def test_a_name_like_a_bot_is_asked_about_unless_it_is_said_to_be_a_person() -> None:
    for misspelt in ("gredy", "Greeddy", "randon"):
        with pytest.raises(OptionError, match=r"did you mean (greedy|random)") as refused:
            names(misspelt)
        assert refused.value.code == "no-such-bot"
    assert names("person:gredy", "Person: greedy") == ["gredy", "greedy"]
    assert [seat.bot for seat in fill_seats(["person:gredy", "person:greedy"], 2, seeded)] == [None, None]
    assert names("Grady", "Randy", "Greta", "Brandon", players=4) == ["Grady", "Randy", "Greta", "Brandon"]


def test_names_are_made_fit_for_a_terminal() -> None:
    assert names("\x1b[31mAnn\n") == ["[31mAnn", "greedy"]
    assert len(names("x" * 5000)[0]) <= 40


@pytest.mark.parametrize("asked", [["Ann", "Ben", "Cleo"], ["\x00\x1b", "Ben"], [" "]])
def test_seats_that_cannot_be(asked: list[str]) -> None:
    with pytest.raises(OptionError):
        names(*asked)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [LocalTable(table(3), ["greedy", "random"], seed="7") for _ in range(2)]
    for game in games:
        advance(game)
    assert games[0].position.events == games[1].position.events
    assert games[0].position.outcome is not None
    assert LocalTable(table(3), ["greedy"], seed="7", first=2).position.to_move is None


def test_undoing_goes_back_to_the_own_decision_past_deals_and_bots() -> None:
    local = LocalTable(table(), ["Ann"], seed="3", first=1)
    play_first(local, 1)
    seen = [(local.position.copy(), len(local.position.events))]
    while local.position.round < 3:
        local.position.push(next(iter(local.position.legal_moves)))
        advance(local)
        seen.append((local.position.copy(), len(local.position.events)))
    for before, events in reversed(seen[:-1]):
        local.undo()
        assert (local.position, len(local.position.events), local.position.to_move) == (before, events, 1)


def test_undoing_is_no_second_draw() -> None:
    local = LocalTable(table(), ["Ann", "Ben"], seed="3", first=1)
    advance(local)
    deals = []
    for _ in range(2):
        while local.position.round == 1:
            play_first(local, 1)
        deals.append(next(event for event in reversed(local.position.events) if isinstance(event, Deal)))
        local.undo()
    assert deals[0] == deals[1]


def test_there_may_be_nothing_to_undo() -> None:
    local = LocalTable(table(), ["Ann"], seed="3", first=2)
    advance(local)
    before = local.position.copy()
    with pytest.raises(NothingToUndo, match="no earlier decision of yours"):
        local.undo()
    assert local.position == before


def test_the_last_scoring_is_that_of_the_last_tiling() -> None:
    local = LocalTable(table(), ["Ann", "Ben"], seed="3", first=1)
    advance(local)
    assert local.last_scoring() == ()
    while local.position.round == 1:
        play_first(local, 1)
    scored = local.last_scoring()
    assert {step.seat for step in scored} == {1, 2}
    play_first(local, 1)
    assert local.last_scoring() == scored


def test_the_record_can_be_read_again() -> None:
    local = LocalTable(table(4), ["greedy"] * 4, seed="9")
    advance(local)
    record = agn.read_one(local.record())
    assert record.end() == local.position
    assert record.tags["Seat2"] == "greedy 2"


def test_a_file_is_written_whole_and_leaves_nothing_else(tmp_path: Path) -> None:
    output_files.save_text(tmp_path / "game.agn", "text\n")
    assert [path.name for path in tmp_path.iterdir()] == ["game.agn"]
    assert (tmp_path / "game.agn").read_bytes() == b"text\n"


def test_an_existing_file_is_kept_unless_forced(tmp_path: Path) -> None:
    path = tmp_path / "game.agn"
    path.write_text("old")
    with pytest.raises(output_files.SaveError, match="already exists"):
        output_files.save_text(path, "new")
    assert path.read_text() == "old"
    output_files.save_text(path, "new", force=True)
    assert path.read_text() == "new"


@pytest.mark.parametrize("name", ["", ".", "missing/game.agn", "x" * 300, "nul\0byte", "file/game.agn"])
def test_what_cannot_be_saved_is_said_in_a_sentence(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(output_files.SaveError) as refused:
        output_files.save_text(tmp_path / name, "text")
    assert str(refused.value).endswith(".")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_an_unknown_home_is_said_in_a_sentence() -> None:
    with pytest.raises(output_files.SaveError, match="no such home folder"):
        output_files.path_of("~no-such-user-here/game.agn")
