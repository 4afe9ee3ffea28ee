"""How strong the levels are, and how they play: measured from kept games, and told in the data and in the document alike."""

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from azulejos import match
from azulejos.arena import strengths
from azulejos.arena.azul.style import finishing_takes, seat_figures
from azulejos.arena.contest import run
from azulejos.bots.levels import LEVELS
from azulejos.bots.strengths import TableKind, measured
from azulejos.rules.azul import AzulPosition, Take

ROOT = Path(__file__).resolve().parents[2]
TWO = strengths.KINDS[0]


def play(folder: Path, one: str, other: str, games: int) -> None:
    plan = next(each for each in strengths.plans(TWO, games) if each.entrants == (one, other))
    run(plan, folder=strengths.folder_of(folder, TWO, plan), resume=True, processes=1)


def test_games_are_rated_by_the_anchor_and_whoever_has_not_met_it_is_not_told(tmp_path: Path) -> None:
    play(tmp_path, "engobe", "sgraffito", 20)
    play(tmp_path, "pinch", "bisque", 20)
    azul, *others = strengths.written(tmp_path)["kinds"]
    assert list(azul["strengths"]) == ["engobe", "sgraffito"]
    assert azul["strengths"]["sgraffito"] == {"elo": 1500, "error": 0, "games": 20}
    assert azul["strengths"]["engobe"]["elo"] < 1500
    assert azul["strengths"]["engobe"]["error"] > 0
    assert [contest["bots"] for contest in azul["contests"]] == [["engobe", "sgraffito"]]
    assert {name: style["games"] for name, style in azul["styles"].items()} == {"engobe": 20, "sgraffito": 20}
    assert all(kind["strengths"] == kind["styles"] == {} for kind in others)
    before = strengths.written(tmp_path / "nothing")
    before["kinds"][-1]["strengths"] = {"sgraffito": {"elo": 1500, "error": 0, "games": 40}}
    kept = strengths.written(tmp_path, before)["kinds"]
    assert kept[0] == azul
    assert kept[-1] == before["kinds"][-1], "what was not played again stays"


def test_a_few_games_are_no_rating_and_more_can_be_added(tmp_path: Path) -> None:
    play(tmp_path, "engobe", "sgraffito", 2)
    assert strengths.written(tmp_path)["kinds"][0]["strengths"] == {}
    play(tmp_path, "engobe", "sgraffito", 20)
    assert strengths.written(tmp_path)["kinds"][0]["strengths"]["engobe"]["games"] == 20


@pytest.mark.parametrize("kind", strengths.KINDS, ids=lambda kind: kind.name)
def test_everybody_meets_their_neighbours_at_every_kind_of_table(kind: TableKind) -> None:
    tables = [plan.entrants for plan in strengths.plans(kind, 1)]
    assert all(len(table) == kind.players for table in tables)
    assert {pair for table in tables for pair in pairwise(dict.fromkeys(table))} == set(pairwise(strengths.LADDER))


def test_a_style_is_counted_from_the_game_itself() -> None:
    record = match(["greedy", "random"], games=1, seed=3).games[0].record
    end = record.end()
    assert isinstance(end, AzulPosition)
    assert end.outcome is not None
    figures = seat_figures(record)
    takes = [event for event in record.events if isinstance(event, Take)]
    assert sum(each["takes"] for each in figures) == len(takes)
    assert tuple(each["points"] for each in figures) == end.outcome.scores
    walls = [sum(cell is not None for row in board.wall for cell in row) for board in end.boards]
    assert all(wall <= figure["lines"] for wall, figure in zip(walls, figures, strict=True))
    assert figures[0]["floor"] < figures[1]["floor"]
    assert finishing_takes(end, 1) == 0


def test_the_data_name_the_levels_in_their_order_and_an_error_for_all_but_the_anchor() -> None:
    names = [level.name for level in LEVELS.values()]
    assert [each.kind for each in measured()] == list(strengths.KINDS)
    for each in measured():
        assert list(each.strengths) == [name for name in names if name in each.strengths]
        assert {name for name, strength in each.strengths.items() if strength.error == 0} <= {strengths.ANCHOR}
        assert all(strength.games >= strengths.LEAST_GAMES for strength in each.strengths.values())


def test_the_document_has_the_tables_of_the_data() -> None:
    told = subprocess.run([sys.executable, ROOT / "tools" / "strengths.py", "check"], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr


def test_what_is_said_of_each_opponent_is_what_was_measured() -> None:
    """The lines of `home-about-bots`: whoever changes a bot, and measures it again, learns here which line is not true any more."""
    styles = measured()[0].styles
    broken, columns, spoiling = ({bot: style[name] for bot, style in styles.items()} for name in ("broken", "columns", "spoiling"))
    finishing = {bot: style["finishing"] for bot, style in styles.items()}
    assert broken["pinch"] > 1.3 * broken["bisque"], "Pinch breaks a lot"
    assert broken["bisque"] > 1.1 * max(broken[bot] for bot in broken if bot not in ("pinch", "bisque")), "Bisque still breaks many"
    assert finishing["engobe"] > finishing["bisque"], "Engobe finishes its lines"
    assert spoiling["engobe"] <= min(spoiling.values()) + 0.05, "Engobe never looks at yours"
    assert columns["cuerda"] > 1.3 * columns["sgraffito"], "Cuerda builds columns"
    assert spoiling["majolica"] > 1.2 * spoiling["cuerda"], "Majolica spoils plans"
    assert spoiling["zellige"] > 1.2 * spoiling["cuerda"], "Zellige takes what you need"
    assert max(measured()[0].strengths, key=lambda bot: measured()[0].strengths[bot].elo) == "lustre", "Lustre is rarely wrong"
