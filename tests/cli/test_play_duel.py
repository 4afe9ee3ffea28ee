"""`azulejos play duel` as people meet it: a whole game in a terminal, a session without one, options."""

from itertools import pairwise
from pathlib import Path

import pytest

from azulejos.cli.play.table import LocalTable
from azulejos.notation import agn
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from tests.cli.terminal import answer_all, ended, refused, run, scored_and_saved, spawn, taken_back
from tests.kit.duel_tables import duel


def copied(local: LocalTable) -> DuelPosition:
    position = local.position.copy()
    assert isinstance(position, DuelPosition)
    return position


def test_a_whole_duel_in_a_terminal(tmp_path: Path) -> None:
    saved, kept = tmp_path / "saved.agn", tmp_path / "kept.agn"
    child = spawn("duel", "--seat", "Ann", "--seed", "7", "--save", str(kept))
    twin = LocalTable(duel(), ["Ann"], seed="7")
    answer_all(child, twin, {3: refused("lay:1.0", "It is time for a turn"), 6: taken_back, 20: taken_back, 30: scored_and_saved(saved)})
    child.expect("The game is over: the fifth round is over")
    child.expect(r"(greedy|Ann) wins")
    assert ended(child) == 0
    record, earlier = agn.read_one(kept.read_text()), agn.read_one(saved.read_text())
    assert record.end() == twin.position
    assert record.events[: len(earlier.events)] == earlier.events


def test_scoring_tiles_may_be_written_as_people_write_them() -> None:
    done = run("duel", "--seat", "greedy", "--seat", "random", "--seed", "7", "--tiles", "colours, EDGE wilds")
    assert (done.returncode, done.stderr) == (0, "")
    assert "scoring tiles: colours 4 · edge 1 · wilds 2" in done.stdout
    assert "\x1b" not in done.stdout


def test_bots_play_through_and_their_game_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.agn"
    options = ("duel", "--seat", "greedy", "--seat", "random", "--seed", "7", "--tiles", "rows,edge,corners,specials")
    done = run(*options, "--save", str(path), PYTHONUTF8="0", PYTHONIOENCODING="ascii", NO_COLOR="1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Scores after round 5: greedy: " in done.stdout
    assert "greedy wins." in done.stdout
    assert done.stdout.isascii()
    record = agn.read_one(path.read_text())
    assert record.outcome is not None
    assert getattr(record.game, "tiles") == ("rows", "edge", "corners", "specials")  # noqa: B009


def test_who_can_do_nothing_is_said_to_be_passed_over(tmp_path: Path) -> None:
    """D25: as often as the same seat takes two turns in a row within a round, counted from the record."""
    path = tmp_path / "game.agn"
    done = run("duel", "--seat", "Random", "--seat", "random", "--seed", "3", "--save", str(path))
    record = agn.read_one(path.read_text())
    position = record.start()
    takers: list[tuple[int, int | None]] = []
    for event in record.events:
        assert isinstance(position, DuelPosition)
        if position.stage is DuelStage.TURN:
            takers.append((position.round, position.to_move))
        position.push(event)
    passed = ["random" if seat == 2 else "random 2" for (_, seat), after in pairwise(takers) if after == (_, seat)]
    assert passed
    assert [line.removesuffix(" has no possible action and is skipped. (D25)") for line in done.stdout.splitlines() if "is skipped" in line] == passed


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--tiles", "rows,columns"], "A game uses three or four scoring tiles"),
        (["--tiles", "rows,columns,\x1b"], "A game uses three or four scoring tiles"),
        (["--tiles", "rows,colours,edge"], "A game uses one side of a scoring tile, not both."),
        (["--players", "3"], "Azul Duel is for 2 players, not 3."),
        (["--wall", "grey"], "Azul Duel has no option wall."),
    ],
)
def test_wrong_usage_is_one_sentence(options: list[str], sentence: str) -> None:
    done = run("duel", *options)
    assert done.returncode == 2
    assert sentence in " ".join(done.stderr.split())


def test_azul_has_no_scoring_tiles() -> None:
    assert "Azul has no option tiles." in run("azul", "--tiles", "rows,columns,diagonals").stderr


def test_undoing_goes_back_past_what_chance_turned_up() -> None:
    """Every decision of Ann's can be taken back, also where chips or fronts came up since; the same decision leads to the same again."""
    local = LocalTable(duel(), ["Ann", "Ben"], seed="3", first=1)

    def advance() -> None:
        """Let chance, and Ben, go on until Ann has to decide."""
        while local.decider is not local.seats[0]:
            local.position.push(local.due() or list(local.position.legal_moves)[-1])

    advance()
    seen: list[DuelPosition] = []
    while local.position.round < 3:
        seen.append(copied(local))
        local.position.push(list(local.position.legal_moves)[-1 if len(seen) % 3 else 0])
        advance()
    end, stages = local.position.copy(), {before.stage for before in seen}
    assert {DuelStage.FIRST_PLATE, DuelStage.TURN, DuelStage.LAY} <= stages
    for before in reversed(seen):
        local.undo()
        assert local.position == before
        assert local.position.events == before.events
    for number, before in enumerate(seen, 1):
        assert local.position == before
        local.position.push(list(local.position.legal_moves)[-1 if number % 3 else 0])
        advance()
    assert local.position == end


def test_chance_is_drawn_anew_for_every_event() -> None:
    local = LocalTable(duel(), ["Ann", "Ben"], seed="3", first=1)
    while (event := local.due()) is not None:
        local.position.push(event)
    assert len({plate for plate in copied(local).display if plate}) == 3
    assert local.decider == local.seats[1]
