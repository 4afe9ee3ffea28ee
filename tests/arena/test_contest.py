"""Contests: killed at any moment they go on; whoever fails has lost; the order in which things are done makes no difference."""

import json
import random
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest

from azulejos.arena.contest import ContestResult, run
from azulejos.arena.executor import InProcess, MakeWorker, Result, Task
from azulejos.arena.game import Terms, play_game
from azulejos.arena.journal import GAMES, PAIRS, Journal, JournalError
from azulejos.arena.plan import Plan, UnitResult
from azulejos.arena.sprt import Sprt
from azulejos.arena.units import UnitPlayer
from azulejos.bots import Limit, bot
from azulejos.notation import Record, agn
from azulejos.rules import Move, OptionError, View, game
from tests.bots.uai.talk import script
from tests.kit.chances import seeded

ANSWER = 'print("bestmove CBF", flush=True)'
PLAN = Plan(("greedy", "random"), games=8, limit=Limit(nodes=10))


class Bad:
    """Answers what is no move."""

    def choose(self, view: View) -> str:
        return "9Z9"


class Last:
    def choose(self, view: View) -> Move:
        return view.legal_moves[-1]


def results(folder: Path) -> list[UnitResult]:
    lines = (folder / PAIRS).read_text().splitlines()[1:]
    return sorted((UnitResult.from_json(json.loads(line)) for line in lines), key=lambda result: result.unit.number)


def told(result: ContestResult) -> list[object]:
    """What came of it, but for the time that it took."""
    return [(unit.unit, [(game.seats, game.scores, game.shares) for game in unit.games]) for unit in result.units]


def test_each_deal_is_played_from_every_seat_with_the_same_tiles() -> None:
    _, records = UnitPlayer(PLAN).play(next(PLAN.units()))
    one, other = [game for game in agn.read_text(records) if isinstance(game, Record)]
    assert one.names == ("greedy", "random")
    assert other.names == ("random", "greedy")
    deals = [[str(event) for event in record.events if str(event).startswith("@")] for record in (one, other)]
    assert deals[0][:4] == deals[1][:4], "until the bag is filled again, whatever was played"


@pytest.mark.parametrize(("table", "players"), [("azul", 3), ("mini", 4), ("duel", 2)])
def test_all_games_and_numbers_of_players(table: str, players: int) -> None:
    plan = Plan(("greedy", *["random"] * players), table, players, games=1)
    result = run(plan, processes=1)
    assert len(result.units) == players + 1
    assert all(len(unit.games) == players for unit in result.units)
    assert result.ratings()[0].points == max(rating.points for rating in result.ratings())
    assert sum(result.wins) == sum(len(unit.games) for unit in result.units)


def test_processes_and_interruptions_make_no_difference(tmp_path: Path) -> None:
    """In two processes; and killed after any pair, with half a line written and records that nobody knows of."""
    whole = run(PLAN, processes=1)
    beside = run(PLAN, folder=tmp_path / "a", processes=2)
    assert told(beside) == told(whole)
    assert len(list(agn.read(tmp_path / "a" / GAMES))) == 8
    lines = (tmp_path / "a" / PAIRS).read_bytes().splitlines(keepends=True)
    for kept in range(len(lines)):
        folder = tmp_path / str(kept)
        folder.mkdir()
        (folder / PAIRS).write_bytes(b"".join(lines[:kept]) + lines[kept][:-20])
        (folder / GAMES).write_bytes((tmp_path / "a" / GAMES).read_bytes())
        assert told(run(PLAN, folder=folder, resume=True, processes=1)) == told(whole)
        assert [unit.unit for unit in results(folder)] == [unit.unit for unit in whole.units]
        read = list(agn.read(folder / GAMES))
        assert len(read) == 8
        assert all(isinstance(record, Record) for record in read)


def test_a_folder_is_of_one_contest_and_one_process(tmp_path: Path) -> None:
    run(PLAN, folder=tmp_path, processes=1)
    with pytest.raises(JournalError, match="--resume"):
        run(PLAN, folder=tmp_path, processes=1)
    other = Plan(("greedy", "random"), games=8, limit=Limit(nodes=11))
    with pytest.raises(JournalError, match="limit is"):
        run(other, folder=tmp_path, resume=True, processes=1)
    more = Plan(("greedy", "random"), games=10, limit=Limit(nodes=10))
    assert len(run(more, folder=tmp_path, resume=True, processes=1).units) == 5
    journal = Journal(tmp_path, more, resume=True)
    with pytest.raises(JournalError, match="Another contest"):
        Journal(tmp_path, more, resume=True)
    journal.close()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        (f"uai:{script('sys.exit(1)')}", "crashed"),
        (f"uai:{script('time.sleep(1000)')}", "hung"),
        (f"uai:{script(ANSWER.replace('CBF', '9Z9'))}", "illegal"),
        ("tests.arena.test_contest:Bad", "illegal"),
    ],
)
def test_whoever_fails_has_lost_and_is_listed(monkeypatch: pytest.MonkeyPatch, name: str, kind: str) -> None:
    monkeypatch.setattr("azulejos.bots.uai.process.PATIENCE_SECONDS", 0.1)
    result = run(Plan(("random", name), games=2, limit=Limit(seconds=0.05), margin=60.0), processes=1)
    assert result.shares == (1.0, 0.0)
    assert [forfeit.kind for _, _, forfeit in result.forfeits()] == [kind] * 2


def test_a_late_answer_loses() -> None:
    """It answers a legal move, after its time."""
    command = script("time.sleep(0.2); print('bestmove', '1' + sorted(said.split('@')[1].split('/')[0])[0] + 'F', flush=True)")
    command = command.replace("word = line.split()[0]", 'word = line.split()[0]; said = line if word == "position" else globals().get("said")')
    players = [bot("random", seeded(1)), bot(f"uai:{command}")]
    played = play_game(players, ["a", "b"], (2, 1), game("azul"), "seed", Terms(Limit(seconds=0.01)), {})
    assert played.forfeit is not None
    assert played.forfeit.kind == "late"
    assert played.shares == (1.0, 0.0)
    assert "Forfeit" in played.record.tags


def test_at_a_larger_table_the_others_share_what_somebody_forfeits() -> None:
    players = [bot("random", seeded(1)), bot("tests.arena.test_contest:Bad"), bot("random", seeded(2))]
    played = play_game(players, ["a", "b", "c"], (1, 2, 3), game("azul", players=3), "seed", Terms(Limit(nodes=1)), {})
    assert played.shares == (0.5, 0.0, 0.5)
    assert agn.read_one(agn.write(played.record)).tags["Forfeit"].startswith("seat 2, illegal")


def test_a_sequential_test_ends_with_the_same_pair_in_any_order() -> None:
    plan = Plan(("greedy", "random"), games=200)
    test = Sprt(0, 300)
    ordered = run(plan, processes=1, sprt=test)
    assert ordered.decision == "elo1"
    assert 2 < len(ordered.units) < 100
    assert told(run(plan, executor=Shuffled(), sprt=test)) == told(ordered)


class Shuffled(InProcess):
    """Does the first twenty tasks in another order."""

    def run(self, make: MakeWorker[Task, Result], tasks: Sequence[Task]) -> Generator[Result, None, None]:
        mixed = list(tasks[:20])
        random.Random(1).shuffle(mixed)
        return super().run(make, mixed)


def test_what_cannot_be_is_refused() -> None:
    for plan in ({"entrants": ("greedy",)}, {"entrants": ("greedy", "random"), "players": 5}, {"entrants": ("greedy", "random"), "games": 0}):
        with pytest.raises(OptionError):
            Plan(**plan)
    with pytest.raises(OptionError, match="two"):
        run(Plan(("greedy", "random", "random")), sprt=Sprt())
    with pytest.raises(OptionError, match="no bot"):
        run(Plan(("greedy", "gredy")))


def test_a_bot_that_ends_its_process_is_said() -> None:
    with pytest.raises(ValueError, match="died"):
        run(Plan(("random", "tests.arena.test_contest:Deadly"), games=2), processes=2, nice=1)


class Deadly:
    def choose(self, view: View) -> Move:
        import os

        os._exit(1)
