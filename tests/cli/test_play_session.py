"""The conversation at the table, without a terminal: a script answers."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from azulejos.cli.output_files import SaveError
from azulejos.cli.play.move_input import tokens
from azulejos.cli.play.session import PlaySession
from azulejos.cli.play.table import LocalTable
from azulejos.notation import agn
from azulejos.rules import Phase
from azulejos.rules.azul import AzulPosition
from tests.kit.boards import board, front
from tests.kit.tables import table

FIRST = "(the first legal move)"


class Talk:
    """A conversation in which a script answers; after its last answer comes the end of input."""

    def __init__(
        self,
        *answers: str,
        seats: tuple[str, ...] = ("Ann",),
        wall: str = "coloured",
        position: AzulPosition | None = None,
        save: Path | None = None,
        force: bool = False,
    ) -> None:
        self.local = LocalTable(table(wall=wall), seats, seed="3", first=1)
        if position is not None:
            self.local.position = position
        self.asked: list[str] = []
        self._answers: Iterator[str] = iter(answers)
        self._file = io.StringIO()
        console = Console(file=self._file, width=100, highlight=False, color_system=None, _environ={})
        PlaySession(self.local, console, self._answer, save=save, force=force).play()

    def _answer(self, question: str) -> str:
        self.asked.append(question)
        self._file.write(question + "\n")
        answer = next(self._answers, None)
        if answer is None:
            raise EOFError
        if answer == "^C":
            raise KeyboardInterrupt
        if answer == FIRST:
            return next(iter(tokens(self.local.position)), "")
        return answer

    @property
    def said(self) -> str:
        return self._file.getvalue()

    @property
    def moves(self) -> int:
        return sum(event.__class__.__name__ != "Deal" for event in self.local.position.events)


def test_a_move_is_told_and_the_bot_answers() -> None:
    talk = Talk(FIRST)
    assert talk.moves == 2
    assert "  Ann takes" in talk.said
    assert "  greedy takes" in talk.said
    assert talk.said.endswith("You have left the table. Goodbye!\n")


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_a_whole_game(wall: str) -> None:
    talk = Talk(*[FIRST] * 300, wall=wall)
    outcome = talk.local.position.outcome
    assert outcome is not None
    assert "Scores after round 1: Ann: " in talk.said
    assert "The game is over: a horizontal row of the wall is complete" in talk.said
    assert "wins." in talk.said
    assert "Save this game?" in talk.asked[-1]


def test_a_table_of_bots_asks_nobody() -> None:
    talk = Talk(seats=("greedy", "random"))
    assert talk.asked == []
    assert "greedy wins." in talk.said


def test_a_refusal_asks_again_and_changes_nothing() -> None:
    talk = Talk("9B1", "nonsense", "[bold]x[/bold]", FIRST)
    assert "There is no display 9: this table has 5. (A2)" in talk.said
    assert '"nonsense" is neither a move nor a command: type a move like ' in talk.said
    assert '"[bold]x[/bold]" is neither' in talk.said
    assert talk.moves == 2


def test_steps_show_where_the_tiles_may_go() -> None:
    talk = Talk("1", "", "1")
    assert "which colour from display 1?" in talk.asked[1] or "from display 1 to which line?" in talk.asked[1]
    assert "your move?" in talk.asked[2]
    assert "›1 " in talk.said


def test_help_moves_and_score_change_nothing() -> None:
    talk = Talk("?", "moves", "score", "table")
    assert "3Y4 takes yellow from display 3" in " ".join(talk.said.split())
    assert "legal moves: how each begins, and all ways to end it." in talk.said
    assert "Nothing has been scored yet." in talk.said
    assert talk.moves == 0


def test_the_score_is_explained_again() -> None:
    talk = Talk(*[FIRST] * 8, "score")
    assert talk.said.count("greedy, line 1:") >= 2


def test_undo_takes_the_own_decision_back() -> None:
    talk = Talk("undo", FIRST, FIRST, "undo", "undo", "undo")
    assert talk.said.count("There is no earlier decision of yours to take back.") == 2
    assert talk.said.count("Your last decision has been undone.") == 2
    assert talk.moves == 0


def test_the_only_move_is_played_by_an_empty_line() -> None:
    full = board("R Y W K R", score=9)
    position = AzulPosition(table(), round=1, phase=Phase.OFFER, to_move=1, marker=front(2), centre=(1, 0, 0, 0, 0), boards=(full, full))
    talk = Talk("", position=position)
    assert "B from the centre to which line? F (Enter plays the only move)" in talk.asked[0]
    assert "CBF  Ann takes 1 blue from the centre to the floor line." in talk.said


def test_quit_is_confirmed_and_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "game.agn"
    talk = Talk("quit", "n", FIRST, "quit", "y", str(tmp_path), str(path))
    assert agn.read_one(path.read_text()).end() == talk.local.position
    assert "is a folder: name a file in it." in " ".join(talk.said.split())
    assert talk.said.endswith("Goodbye!\n")
    assert Talk("q", "yes", "").said.endswith("Goodbye!\n")


def test_an_answer_that_is_no_file_name_makes_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    talk = Talk(FIRST, "quit", "y", "yes", "moves", "save game.agn")
    assert talk.said.count("Say which file") == 2
    Talk(FIRST, "quit", "y", "no")
    assert [path.name for path in tmp_path.iterdir()] == ["game.agn"]


def test_save_never_writes_over_a_strangers_file(tmp_path: Path) -> None:
    path, own = tmp_path / "old.agn", tmp_path / "own.agn"
    path.write_text("old")
    talk = Talk("save", f"save {path}", f"save {own}", FIRST, f"save {own}")
    assert "Say which file" in talk.said
    assert f"{path}alreadyexists" in "".join(talk.said.split())  # wherever the line was broken
    assert path.read_text() == "old"
    assert agn.read_one(own.read_text()).end() == talk.local.position


@pytest.mark.parametrize("leaving", [(), ("^C",), ("quit", "^C")])
def test_whoever_leaves_has_the_game_so_far_in_the_file(tmp_path: Path, leaving: tuple[str, ...]) -> None:
    path = tmp_path / "game.agn"
    talk = Talk(FIRST, *leaving, save=path)
    assert agn.read_one(path.read_text()).end() == talk.local.position
    assert "Traceback" not in talk.said


def test_a_game_is_kept_after_every_round(tmp_path: Path) -> None:
    path = tmp_path / "game.agn"
    talk = Talk(*[FIRST] * 300, save=path)
    assert agn.read_one(path.read_text()).outcome == talk.local.position.outcome
    assert not any("Save this game?" in question for question in talk.asked)


def test_a_file_that_appears_during_the_game_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.agn"
    path.write_text("a stranger's")
    with pytest.raises(SaveError, match="already exists"):
        Talk(*[FIRST] * 300, save=path)
    assert path.read_text() == "a stranger's"


def test_two_people_are_asked_in_turn() -> None:
    talk = Talk(FIRST, FIRST, seats=("Ann", "[b]Ben"))
    assert [question.split(",")[0] for question in talk.asked] == ["Ann", "[b]Ben", "Ann"]
