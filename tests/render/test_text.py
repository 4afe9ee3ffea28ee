"""A table as text: kept pictures at 80 columns, and what holds for every terminal and every table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

import azulejos as az
from azulejos.notation import read_token
from azulejos.render import text
from azulejos.rules import GAMES, Move, Phase
from azulejos.rules.azul import AzulPosition, Take
from tests.kit.chances import seeded
from tests.kit.tables import start, tournament
from tests.render.terminal import shown

DEAL = "@BBYK/RRWW/BBYK/RKWW/BYYR"


def played(position: AzulPosition, *tokens: str) -> AzulPosition:
    for token in tokens:
        position.push(read_token(position.game, token))
    return position


def some_round(players: int, events: int, wall: str = "coloured") -> AzulPosition:
    position = start(players, wall=wall)
    chance = seeded(players)
    for _ in range(events):
        moves = list(position.legal_moves)
        position.push(position.deal(chance) if position.phase is Phase.DEAL else moves[chance.below(len(moves))])
        if position.outcome:
            break
    return position


CHOOSING = """\
Azul · round 1 · Ann to move                                      bag 80 · lid 0
 1 [B][B][Y][K]  2 -             3 -             4 [R][K][W][W]  5 [B][Y][Y][R]
›C 1st [Y]×1 [K]×1 ›W‹×2
┏━ › 1 Ann · 0 points ━━━━━━━━━━━━━━━━┓ ╭─ 2 Ben · 0 points ──────────────────╮
┃›1              ·  ›  b  y  r  k  w  ┃ │ 1              ·  ›  b  y  r  k  w  │
┃*2          [B][B] ›  w  b  y  r  k  ┃ │ 2           ·  ·  ›  w  b  y  r  k  │
┃›3        ·  ·  ·  ›  k  w  b  y  r  ┃ │*3        · [R][R] ›  k  w  b  y  r  │
┃›4     ·  ·  ·  ·  ›  r  k  w  b  y  ┃ │ 4     ·  ·  ·  ·  ›  r  k  w  b  y  │
┃›5  ·  ·  ·  ·  ·  ›  y  r  k  w  b  ┃ │ 5  ·  ·  ·  ·  ·  ›  y  r  k  w  b  │
┃›F  -1 -1 -2 -2 -2 -3 -3             ┃ │ F  -1 -1 -2 -2 -2 -3 -3             │
┗━━━━━━━━━━━━━━ * 2 B from display 3 ━┛ ╰────────────── * 2 R from display 2 ─╯"""

TILED = """\
Azul - round 1 - to be dealt                                     bag 80 - lid 15
 1 -             2 -             3 -             4 -             5 -
 C -
+- 1 Ann - 0 points ------------------+ +- 2 Ben - 0 points - 1st ------------+
| 1              .  >  b  y  r  k  w  | | 1              .  >  b  y >R< k  w  |
| 2           .  .  >  w >B< y  r  k  | | 2           .  .  >  w  b  y  r  k  |
| 3        .  . [K] >  k  w  b  y  r  | | 3        . [R][R] >  k  w  b  y  r  |
| 4     .  .  .  .  >  r  k  w  b  y  | | 4     .  .  .  .  >  r  k  w  b  y  |
| 5  .  .  .  .  .  >  y  r  k  w  b  | | 5  .  .  .  .  .  >  y  r  k  w  b  |
| F  -1 -1 -2 -2 -2 -3 -3             | | F  -1 -1 -2 -2 -2 -3 -3             |
+---------------------- > just tiled -+ +---------------------- > just tiled -+"""


def choosing() -> tuple[AzulPosition, list[Move]]:
    position = played(start(), DEAL, "3B2", "2R3")
    return position, [move for move in position.legal_moves if isinstance(move, Take) and not move.source and move.colour.letter == "W"]


def test_a_table_at_80_columns_with_what_is_chosen_and_where_it_may_go() -> None:
    position, choices = choosing()
    assert shown(position, choices) == CHOOSING


def test_a_table_after_tiling_in_plain_characters() -> None:
    position = played(start(), DEAL, "3B2", "2R3", "1K3", "CWF", "CYF", "4R1", "CWF", "5YF", "CRF", "CKF", "CBF")
    assert position.phase is Phase.DEAL
    assert shown(position, encoding="ascii") == TILED


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_every_table_fits_its_terminal(players: int, width: int, wall: str) -> None:
    for events in (0, 1, 5, 40, 90, 1000):
        lines = shown(some_round(players, events, wall), width=width).splitlines()
        assert max(map(cell_len, lines)) <= width
        rows = [line for line in lines if line[0] in "╭┏"]
        assert len(rows) == (2 if players > width // 40 else 1)
        assert sum(row.count("╮") + row.count("┓") for row in rows) == players


def test_a_two_player_table_and_its_question_fit_into_24_lines() -> None:
    assert len(shown(some_round(2, 10)).splitlines()) <= 20
    assert len(shown(some_round(4, 10)).splitlines()) <= 23


def test_boards_stack_where_there_is_no_room_beside() -> None:
    assert max(map(cell_len, shown(some_round(3, 10), width=45).splitlines())) <= 45
    shown(some_round(4, 10), width=10)


def test_letters_stand_with_colours_and_without() -> None:
    position, choices = choosing()
    coloured, plain = shown(position, choices, colours=True), shown(position, choices)
    assert "\x1b[" in coloured
    assert "\x1b[" not in plain
    assert all(coloured.count(letter) >= 2 for letter in "BYRKW")


@pytest.mark.clause("A50")
def test_the_cells_that_may_be_chosen_bear_their_column() -> None:
    position = some_round(2, 1, "grey")
    while position.phase is not Phase.TILING:
        position.push(next(iter(position.legal_moves)) if position.phase is Phase.OFFER else position.deal(seeded(3)))
    drawn = shown(position, list(position.legal_moves))
    assert f"to place the tile of line {position.line}" in drawn
    assert "›1 ›2 ›3 ›4 ›5" in drawn


@pytest.mark.clause("T21")
def test_a_withdrawn_seat_is_said_to_be_one() -> None:
    position = played(tournament(2), DEAL, "withdraw:2")
    assert "withdrawn" in shown(position)
    assert "the table is void" in shown(position)


@pytest.mark.clause("T5")
def test_a_stopped_table_calls_the_arbiter() -> None:
    drawn = shown(played(tournament(2), DEAL, "3B2", "2R3", "pass", "pass"))
    assert "stopped: the arbiter is called" in drawn
    # The round is not over: whoever is called sees what was taken in it.
    assert "* 2 B from display 3" in drawn
    assert "* 2 R from display 2" in drawn


HOSTILE = ["[bold red]Ann[/]", "\x1b[2J\x1b]0;x\x07Ben\n", "‮" + "長い名前" * 50, ":smile: \\[x]"]


def test_names_are_never_markup_and_have_no_control_characters() -> None:
    drawn = shown(some_round(4, 5), names=HOSTILE)
    assert "[bold red]Ann[/]" in drawn
    assert ":smile:" in drawn
    assert not any(character in drawn for character in "\x1b\x07‮")
    assert max(map(cell_len, drawn.splitlines())) <= 80


@given(st.lists(st.text(), min_size=2, max_size=2), st.sampled_from(["ascii", "utf-8"]))
def test_any_name_leaves_the_frame_as_it_is(names: list[str], encoding: str) -> None:
    position = played(start(), DEAL)
    lines, usual = shown(position, names=names, encoding=encoding).splitlines(), shown(position, encoding=encoding).splitlines()
    assert lines[4:] == usual[4:]
    assert len(lines) == len(usual)


@pytest.mark.parametrize("name", ["Ann\u200d", "\U0001f468\u200d", "B" * 22 + "\u200d" * 30 + "C"])
def test_a_name_that_ends_with_a_joiner_does_not_move_the_frame(name: str) -> None:
    position = played(start(), DEAL)
    drawn = shown(position, names=[name, "Ben"]).splitlines()
    assert {cell_len(line) for line in drawn[3:]} == {cell_len(line) for line in shown(position).splitlines()[3:]}


@given(st.text(), st.integers(2, 30))
def test_a_plain_text_is_printable_and_fits(outside: str, width: int) -> None:
    plain = text.plain(outside, width)
    assert cell_len(plain) <= width
    assert plain.isprintable() or all(character.isprintable() or character.isspace() for character in plain)


@pytest.mark.parametrize("id", GAMES)
def test_a_game_that_deals_by_itself_is_shown_from_its_first_deal_on(id: str) -> None:
    assert "Ann" in shown(az.start(id, seed=1))
