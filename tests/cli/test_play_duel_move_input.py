"""What a person types at a table of Azul Duel, and how each decision is asked for."""

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from azulejos.cli.play.games import TERMINAL_GAMES
from azulejos.cli.play.move_input import PartialMove, extended, next_part, question, split, tokens, understand
from azulejos.cli.play.session import PlaySession
from azulejos.cli.play.table import LocalTable
from azulejos.notation import write_token
from azulejos.render.wording import ENGLISH
from azulejos.rules import GAMES, IllegalMove
from azulejos.rules.duel.plates import Plate
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from tests.kit.duel_play import POLICIES, play
from tests.kit.duel_tables import back, board, duel, setup
from tests.kit.tables import start


def turn() -> DuelPosition:
    ann, ben = board(plates="7:KS/TR", tokens=2), board(plates="7:*B/TK 8:TB/*Y", tokens=2)
    return setup(ann, ben, large="|BY", small=("BBRT||?", "|KY|?", "||TY"), display="YK/TS - RT/Y*", pile="S ? W")


def keeping(*fronts: str, seat: int = 1) -> DuelPosition:
    return setup(stage=DuelStage.KEEP, drawn=tuple(back(f"{front}:{seat}") for front in fronts), to_move=seat)


def laying() -> DuelPosition:
    return setup(board(plates="1:KS/TR"), stage=DuelStage.LAY, hand=Plate("YKTS"))


def paying() -> DuelPosition:
    return setup(board("- - BB - - -", "4:YB/KS", chips="B BR K T"), stage=DuelStage.CHIPS, line=3)


def stacking() -> DuelPosition:
    return setup(stage=DuelStage.STACK, tray=1, rest="KY")


def drawing(score: int = 5) -> DuelPosition:
    return setup(board(score=score), stage=DuelStage.DRAWING, drawn=(back("S"),), pile="W")


def under() -> DuelPosition:
    return setup(stage=DuelStage.UNDER, drawn=(back("YK/TS:1"), back("RT/Y*:1")))


def placing() -> DuelPosition:
    return setup(board("- BB - - - -", "1:YB/KS@1 2:*B/TK@3"), stage=DuelStage.CELL, line=2)


ELEVEN = ("YK/TS", "KS/TR", "SK/RB", "YB/KS", "TR/BS", "YS/KR", "BK/ST", "ST/YB", "SY/BR", "*B/TK", "TR/B*")


@pytest.mark.parametrize(
    ("position", "typed", "stem", "token"),
    [
        (turn(), "1 b 2", "", "1B2"),
        (turn(), "2", "1B", "1B2"),
        (turn(), "my4", "", "MY4"),
        (turn(), "mbx", "", "MBX"),
        (turn(), "chip:3", "", "chip:3"),
        (turn(), "CHIP 3", "chip:", None),
        (turn(), "3", "chip:", "chip:3"),
        (turn(), "d", "", "draw"),
        (turn(), "3", "plate:", "plate:3"),
        (keeping("YK/TS", "RT/Y*"), "2", "keep:", "keep:2=RT/Y*"),
        (keeping("YK/TS", "RT/Y*"), "keep:2=rt/y*", "keep:", "keep:2=RT/Y*"),
        (keeping("YK/TS"), "keep:1", "", "keep:1=YK/TS"),
        (keeping(*ELEVEN), "1", "keep:", "keep:1=YK/TS"),
        (keeping(*ELEVEN), "11", "keep:", "keep:11=TR/B*"),
        (laying(), "lay:5.1", "", "lay:5.1"),
        (laying(), "5.1", "lay:", "lay:5.1"),
        (laying(), "1", "lay:5.", "lay:5.1"),
        (stacking(), "yk", "+", "+YK"),
        (drawing(), "s", "", "stop"),
        (under(), "2", "under:", "under:2"),
        (paying(), "n", "spend:", "spend:none"),
        (paying(), "b,br", "spend:", "spend:B,BR"),
        (paying(), "br, b", "spend:", "spend:B,BR"),
        (placing(), "2", ">2", ">22"),
    ],
)
def test_a_decision_in_many_ways(position: DuelPosition, typed: str, stem: str, token: str | None) -> None:
    if token is None:
        with pytest.raises(IllegalMove):
            understand(position, typed, stem)
        return
    chosen = understand(position, typed, stem)
    assert not isinstance(chosen, PartialMove)
    assert write_token(position.game, chosen) == token


@pytest.mark.parametrize(
    ("position", "typed", "stem", "step"),
    [
        (turn(), "1", "", "1"),
        (turn(), "1b", "", "1B"),
        (turn(), "m", "", "M"),
        (turn(), "p", "", "plate:"),
        (turn(), "chip", "", "chip:"),
        (laying(), "5", "lay:", "lay:5."),
        (laying(), "5.", "lay:", "lay:5."),
        (turn(), "2", "1", None),
    ],
)
def test_a_step(position: DuelPosition, typed: str, stem: str, step: str | None) -> None:
    if step is None:
        with pytest.raises(IllegalMove, match="No legal move begins with"):
            understand(position, typed, stem)
    else:
        assert understand(position, typed, stem) == PartialMove(step)


@pytest.mark.parametrize(
    ("position", "typed", "stem", "code"),
    [
        (turn(), "1K2", "", "no-such-tiles"),
        (turn(), "lay:5.1", "", "turn-due"),
        (turn(), "up:YK/TS", "", "no-move"),
        (turn(), "nonsense", "", "not-understood"),
        (paying(), "b", "spend:", "ambiguous"),
        (paying(), "k,t", "spend:", "wrong-payment"),
        (laying(), "1", "lay:", "space-taken"),
        (keeping("YK/TS"), "keep:1=RT/Y*", "keep:", "wrong-plate"),
    ],
)
def test_a_refusal_says_why(position: DuelPosition, typed: str, stem: str, code: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        understand(position, typed, stem)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("position", "stem", "asked"),
    [
        (turn(), "", "your turn? plate, draw, 1, M or chip"),
        (turn(), "1", "which colour from small tray 1? B, R or T"),
        (turn(), "1B", "blue from small tray 1 to which line? 1, 2, 3, 4, 5, 6 or X"),
        (turn(), "M", "which colour from the moon sides? B or Y"),
        (turn(), "chip:", "the chip of which small tray? 3"),
        (turn(), "plate:", "which face-up plate? 1 or 3"),
        (setup(large="BY|"), "L", "which colour from the large tray? B or Y"),
        (stacking(), "+", "how do you stack KY, from the bottom to the top? KY or YK"),
        (drawing(), "", "draw another plate for 1 point, or stop? draw or stop"),
        (setup(stage=DuelStage.DRAWING, drawn=(back("S"),), pile=""), "", "the pile is empty. Look at the drawn plates? stop"),
        (drawing(0), "", "draw another plate, for free, or stop? draw or stop"),
        (keeping("YK/TS", "RT/Y*"), "keep:", "which of the drawn plates do you keep? 1 YK/TS or 2 RT/Y*"),
        (laying(), "lay:", "plate YK/TS to which plate space? 2, 3, 4, 5, 6, 7, 8 or 9"),
        (laying(), "lay:5.", "turned how? 0 YK/TS, 1 TY/SK, 2 ST/KY or 3 KS/YT"),
        (under(), "under:", "which plate goes under the pile next? 1 or 2"),
        (paying(), "spend:", "which chips for the 1 missing blue of line 3? none, B,BR, B,BR,K, B,BR,T, B,K,T or BR,K,T"),
        (placing(), ">2", "which column for the blue tile of line 2? 2 or 3"),
    ],
)
def test_questions_name_what_may_be_answered(position: DuelPosition, stem: str, asked: str) -> None:
    assert question(position, stem) == asked


def test_a_question_with_very_many_answers_lists_some() -> None:
    rich = setup(board("- - - - BB -", "7:YB/KS", chips="B B BR BR KB KB K T Y"), stage=DuelStage.CHIPS, line=5)
    assert len(tokens(rich)) > 20
    assert question(rich, "spend:").endswith("or another one")


def test_steps_are_begun_as_far_as_there_is_no_choice() -> None:
    stems = [extended(position) for position in (turn(), drawing(), stacking(), laying(), paying(), keeping("YK/TS"), under(), placing())]
    assert stems == ["", "", "+", "lay:", "spend:", "keep:", "under:", ">2"]


def test_every_decision_of_a_game_can_be_asked_for_and_typed_piece_by_piece() -> None:
    for policy in POLICIES:
        for number, (position, _) in enumerate(play(duel(), 2, policy)):
            if number % 5 or not position.legal_moves:
                continue
            for token, move in list(tokens(position).items())[::7]:
                assert "".join(split(position.game, token)) == token
                stem, typed = extended(position), ""
                for piece in split(position.game, token):
                    typed += piece
                    if len(stem) >= len(typed):
                        continue
                    assert question(position, stem)
                    chosen = understand(position, piece, stem)
                    stem = chosen.stem if isinstance(chosen, PartialMove) else token
                    assert isinstance(chosen, PartialMove) or chosen == move
                assert stem == token
    assert next_part(duel(), "draw", "draw") == ""


def test_every_game_has_its_words() -> None:
    assert set(TERMINAL_GAMES) == set(GAMES)


def test_other_games_are_refused() -> None:
    with pytest.raises(TypeError, match="not a position of Azul Duel"):
        TERMINAL_GAMES["duel"].ask(start(), "", ENGLISH)


class Talk:
    """A conversation at a duel; after the last answer comes the end of input."""

    def __init__(self, *answers: str, position: DuelPosition | None = None, seats: tuple[str, ...] = ("Ann",)) -> None:
        self.local = LocalTable(duel(), seats, seed="3", first=2)
        if position is not None:
            self.local.position = position
        self.asked: list[str] = []
        self._answers: Iterator[str] = iter(answers)
        self._file = io.StringIO()
        console = Console(file=self._file, width=100, highlight=False, color_system=None, _environ={})
        PlaySession(self.local, console, self._answer).play()

    def _answer(self, question: str) -> str:
        self.asked.append(question)
        answer = next(self._answers, None)
        if answer is None:
            raise EOFError
        return answer

    @property
    def said(self) -> str:
        return self._file.getvalue()


@pytest.mark.clause("D20")
def test_a_plate_from_the_pile_is_asked_for_stage_by_stage() -> None:
    talk = Talk("draw", "draw", "stop", "1", "3", "2", position=turn(), seats=("Ann", "Ben"))
    stages = (
        "your turn?",
        "draw another plate",
        "draw another plate",
        "which of the drawn plates",
        "to which plate space?",
        "turned how?",
        "your turn?",
    )
    assert all(stage in asked for stage, asked in zip(stages, talk.asked, strict=True))
    assert [asked.split(",")[0] for asked in talk.asked] == ["Ann"] * 6 + ["Ben"]
    assert "the other plate goes under the pile." in " ".join(talk.said.split())
    assert "The pile's top plate is" not in talk.said


def test_help_moves_and_table_change_nothing() -> None:
    talk = Talk("?", "moves", "table", position=turn())
    said = " ".join(talk.said.split())
    assert "3T4 takes turquoise from the sun side of small tray 3" in said
    assert "legal moves: how each begins, and all ways to end it." in said
    assert "plate: 1 3 draw" in said
    assert "1B 1 2 3 4 5 6 X" in said
    assert talk.local.position == turn()


@pytest.mark.clause("D50")
def test_the_table_again_shows_the_drawer_the_fronts_and_nobody_else() -> None:
    position = keeping("YK/TS", "RT/Y*")
    assert Talk("table", position=position).said.count("›1 y  k   ›2 r  t") == 2
    other = Talk(position=keeping("YK/TS", "RT/Y*", seat=2), seats=("Ann", "random"))
    assert "random keeps plate" in other.said
    assert "›2 r  t" not in other.said
