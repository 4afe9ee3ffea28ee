"""A table of Azul Duel as text: kept pictures at 80 columns, and what holds for every terminal and every table."""

import pytest
from rich.cells import cell_len

from azulejos.render import text
from azulejos.render.duel.text import TableText
from azulejos.rules.duel.moves import Lay
from azulejos.rules.duel.plates import Plate
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from tests.kit.duel_play import POLICIES, play
from tests.kit.duel_tables import back, board, duel, push, setup
from tests.kit.tables import start
from tests.render.terminal import NAMES, printed, shown


def middle() -> DuelPosition:
    """A round in which everything lies somewhere."""
    ann = board(
        "B YY - KK - -",
        "1:YK/TS 5:*B/TK@1",
        "Y..... T..... ...... ...... ...... ......",
        broken="RR",
        chips="BR T",
        spent="Y",
        tokens=1,
        chips_taken=1,
        score=12,
    )
    ben = board("- R - - TTT -", "9:KS/TR", tokens=2, score=1)
    small = ("|KY|?", "BBRT||?", "||TY", "||")
    return setup(ann, ben, large="|BYT", small=small, display="TR/B* - KY/R*", pile="S ? ? W", holder=2)


CHOOSING = """\
Azul Duel · round 2 · Ann to take a turn                        bag 43 · tower 0
scoring tiles: rows 3 · columns 7 · diagonals 10
     L                1 chip ?      2 chip ?      3 chip TY     4
sun  -                -             [B][B][R][T]  -             -
moon [B]›Y‹[T]         K ›Y‹        -             -             -
plates   1 t  r    2 -       3 k  y   pile 4
           b  *                r  *   top: special
┏━ › 1 Ann · 12 points ━━━━━━━━━━━━━━━┓ ╭─ 2 Ben · 1 point · 1st ─────────────╮
┃ 1           B › [Y] k   2  ·   3  · ┃ │ 1           · ›  1  ·   2  ·   3  · │
┃ 2         Y Y › [T] s   ·  ·   ·  · ┃ │ 2         · R ›  ·  ·   ·  ·   ·  · │
┃                                     ┃ │                                     │
┃›3       · · · ›  4  ·   t  *   6  · ┃ │ 3       · · · ›  4  ·   5  ·   6  · │
┃ 4     · · K K ›  ·  ·   k  b   ·  · ┃ │ 4     · · · · ›  ·  ·   ·  ·   ·  · │
┃                                     ┃ │                                     │
┃›5   · · · · · ›  7  ·   8  ·   9  · ┃ │ 5   · · T T T ›  7  ·   8  ·   k  s │
┃›6 · · · · · · ›  ·  ·   ·  ·   ·  · ┃ │ 6 · · · · · · ›  ·  ·   ·  ·   t  r │
┃›X [R][R] -3 -4  costs 3             ┃ │ X  -1 -2 -3 -4  costs 2             │
┃ C BR T  1 token · 1 spent           ┃ │ C -  2 tokens                       │
┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛ ╰─────────────────────────────────────╯"""

LAYING = """\
Azul Duel - round 2 - Ann to place a plate                      bag 65 - tower 0
scoring tiles: rows 3 - columns 7 - diagonals 10
     L 1st            1             2             3             4
sun  -                -             -             -             -
moon -                -             -             -             -
plates   1 -       2 -       3 -      pile 0

in hand >0 y  k   >1 t  y   >2 s  t   >3 k  s   drawn   1 wild
           t  s      s  k      k  y      y  t             face down
+- > 1 Ann - 5 points ----------------+ +- 2 Ben - 5 points ------------------+
| 1           . >  1  .   2  .   3  . | | 1           . >  1  .   2  .   3  . |
| 2         . . >  .  .   .  .   .  . | | 2         . . >  .  .   .  .   .  . |
|                                     | |                                     |
| 3       . . . >  4  .  >5  .   6  . | | 3       . . . >  4  .   5  .   6  . |
| 4     . . . . >  .  .   .  .   .  . | | 4     . . . . >  .  .   .  .   .  . |
|                                     | |                                     |
| 5   . . . . . >  7  .   8  .   9  . | | 5   . . . . . >  7  .   8  .   9  . |
| 6 . . . . . . >  .  .   .  .   .  . | | 6 . . . . . . >  .  .   .  .   .  . |
| X  -1 -2 -3 -4                      | | X  -1 -2 -3 -4                      |
| C -  0 tokens                       | | C -  0 tokens                       |
+-------------------------------------+ +-------------------------------------+"""


def test_a_table_at_80_columns_with_what_is_chosen_and_where_it_may_go() -> None:
    position = middle()
    choices = [move for move in position.legal_moves if str(move).startswith("MY")]
    assert shown(position, choices) == CHOOSING


def test_a_plate_in_hand_in_plain_characters_turned_in_all_ways() -> None:
    position = setup(stage=DuelStage.LAY, hand=Plate("YKTS"), drawn=(back("RT/Y*:1"),), pile="")
    choices = [Lay(5, turn) for turn in range(4)]
    assert shown(position, choices, encoding="ascii") == LAYING


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
def test_every_table_fits_its_terminal(width: int, policy: object) -> None:
    which = next(each for each in POLICIES if each is policy)
    for number, (position, _) in enumerate(play(duel("colours", "edge", "corners", "specials"), 3, which)):
        if number % 9 == 0:
            lines = shown(position, list(position.legal_moves), width=width).splitlines()
            assert max(map(cell_len, lines)) <= width
            assert sum(line.count("╮") + line.count("┓") for line in lines) == 2
            assert len(lines) <= 21 or len(position.drawn) > 4


def test_wide_terminals_have_wide_lines() -> None:
    assert "│ 5        · [T][T][T]" not in shown(middle())
    assert "│ 5    ·  · [T][T][T] › " in shown(middle(), width=120)


@pytest.mark.parametrize("width", [45, 30, 10])
def test_boards_and_trays_stack_where_there_is_no_room_beside(width: int) -> None:
    lines = shown(middle(), width=width).splitlines()
    assert sum(line[:1] in "╭┏" for line in lines if line) == 2
    if width == 45:
        assert max(map(cell_len, lines)) <= width
        assert sum(line.startswith("moon") for line in lines) > 1


def test_letters_stand_with_colours_and_without() -> None:
    coloured, plain = shown(middle(), colours=True), shown(middle())
    assert "\x1b[" in coloured
    assert "\x1b[" not in plain
    assert all(coloured.count(letter) >= 2 for letter in "BYRKT")


def test_a_wild_space_a_special_space_and_a_special_tile() -> None:
    ann = board(plates="1:YK/TS 2:*B/TK", dome="YK.... TS.... ...... ...... ...... ......")
    drawn = shown(setup(ann))
    assert "[Y][K]  *  b" in drawn
    assert "[T][S]  t  k" in drawn


@pytest.mark.clause("D30")
def test_the_cells_that_may_be_chosen_bear_their_column() -> None:
    ann = board("- BB - - - -", "1:YB/KS 2:*B/TK@3")
    position = setup(ann, stage=DuelStage.CELL, line=2)
    drawn = shown(position, list(position.legal_moves))
    assert "Ann to place the tile of line 2" in drawn
    assert "›2         B B ›  k  s  ›3  t" in drawn


@pytest.mark.clause("D50")
@pytest.mark.parametrize("stage", [DuelStage.KEEP, DuelStage.UNDER])
def test_fronts_are_shown_with_the_drawers_own_choice_only(stage: DuelStage) -> None:
    position = setup(stage=stage, drawn=(back("YK/TS:1"), back("RT/Y*:1")), pile="SK/RB:1 W")
    own, public = shown(position, list(position.legal_moves)), shown(position)
    assert "drawn   ›1 y  k   ›2 r  t" in own
    assert "drawn    1 special     2 wild" in public
    assert not any(row in public for row in ("y  k", "r  t", "s  k"))
    assert "s  k" not in own


def test_a_pile_without_a_known_top() -> None:
    assert "top: unknown" in shown(duel().start())
    assert "the pile's top plate is to be shown" in shown(duel().start())


@pytest.mark.clause("D42")
def test_the_first_player_tile_lies_on_the_large_tray_until_it_is_taken() -> None:
    assert "L 1st" in shown(setup(large="BY|"))
    assert "Ben · 5 points · 1st" in shown(setup(large="BY|", holder=2))


@pytest.mark.clause("D36")
def test_what_has_been_paid_is_no_longer_owed() -> None:
    """The first player has paid once the other one's lines are handled."""
    ben = board("B - - - - -", "1:BK/ST")
    assert "costs 2" in shown(setup(board(), ben, holder=1))
    assert "costs 2" not in shown(setup(board(), ben, holder=1, stage=DuelStage.CELL, line=1, to_move=2))
    assert "costs 2" in shown(setup(board(), ben, holder=2, stage=DuelStage.CELL, line=1, to_move=2))
    assert "costs 2" not in shown(setup(holder=1, stage=DuelStage.OVER, to_move=None, round=5))


def test_what_each_seat_did_last() -> None:
    chips = board(plates="3:RT/Y*", tokens=2)
    position = setup(chips, chips, large="BYT|", small=("BBRT||?", "|K|?", "||TY"), display="YK/TS - -", pile="S ?", round=1)
    push(position, "sun 1 B 2", "stack RT", "moon T 0")
    drawn = shown(position)
    assert "* 2 B from small tray 1" in drawn
    assert "* 1 T from moon sides" in drawn
    assert "┃*2 " in drawn
    assert "*X " in drawn
    push(position, "chip 3", "plate 1", "lay 1 0")
    assert "* chip TY" in shown(position)
    assert "* YK/TS on plate space 1" in shown(position)
    push(position, "draw", "top W")
    assert "* a plate from the pile" in shown(position)


@pytest.mark.clause("D33")
def test_tiles_that_have_just_come_bear_arrows() -> None:
    ann = board("B - - - - -", "1:BK/ST")
    position = setup(ann, board(), stage=DuelStage.CELL, line=1, round=5)
    push(position, "tile 1 1")
    assert "›B‹" in shown(position)
    assert "just tiled" in shown(position)


def test_the_chips_of_a_whole_game_fit() -> None:
    most = board(chips="BR BR RT RT TY TY KB KB YK YK", tokens=2)
    assert "C BR BR KB KB RT RT TY TY YK YK" in shown(setup(most))
    spent = board(chips="BR BR RT RT TY TY KB", spent="KB YK YK", tokens=2)
    assert "C BR BR KB RT RT TY TY  2 tokens" in shown(setup(spent))
    assert "spent" not in shown(setup(spent))


def test_one_board_alone() -> None:
    alone = printed(text.board(middle(), 2, NAMES))
    assert "2 Ben" in alone
    assert "Ann" not in alone
    assert max(map(cell_len, alone.splitlines())) == 45
    assert max(map(cell_len, printed(text.board(middle(), 2, NAMES), width=40).splitlines())) <= 40


def test_names_are_never_markup_and_have_no_control_characters() -> None:
    drawn = shown(middle(), names=["[bold red]Ann[/]", "\x1b[2J" + "長い名前" * 50])
    assert "[bold red]Ann[/]" in drawn
    assert "\x1b" not in drawn
    assert max(map(cell_len, drawn.splitlines())) <= 80


def test_other_games_are_refused() -> None:
    with pytest.raises(TypeError, match="not a position of Azul Duel"):
        TableText(start())
