"""The command `position`: every kind of table, both ways, and whatever can be wrong with it."""

import random
from collections.abc import Sequence

import pytest

from azulejos.bots.decisions import seen_game
from azulejos.bots.uai import UaiError, read_position, write_position
from azulejos.notation import Record
from azulejos.rules import AzulejosError, Game, Phase, Position, RandomChance, game
from tests.kit.tables import UNUSUAL, VARIANTS, name

TABLES: Sequence[Game] = [
    *VARIANTS,
    *UNUSUAL,
    game("mini", players=3),
    game("mini", players=2, wall="grey"),
    game("azul", players=4, tournament=True),
    game("azul", players=4, tournament=True, displays=9),
    game("duel", tiles=("rows", "edge", "corners")),
    game("duel", tiles=("colours", "columns", "diagonals", "specials")),
]


def played(table: Game, moves: int, seed: int = 1) -> Position:
    generator = random.Random(seed)
    position = table.start(table.players)
    while position.outcome is None and moves:
        if position.phase is Phase.DEAL:
            position.push(position.deal(RandomChance(generator)))
        else:
            position.push(generator.choice(position.legal_moves))
            moves -= 1
    return position


def line_of(position: Position, seat: int) -> str:
    return write_position(position.view(seat), seen_game(position, seat))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: name(table) if table.id != "duel" else "-".join(table.tiles))
@pytest.mark.parametrize("moves", [0, 25, 10_000])
def test_what_is_written_is_read_as_the_seat_may_know_it(table: Game, moves: int) -> None:
    position = played(table, moves)
    for seat in range(1, table.players + 1):
        line = line_of(position, seat)
        assert line.startswith("position ")
        assert read_position(line.split()[1:]).view(seat) == position.view(seat)
        alone = write_position(position.view(seat))
        assert alone.startswith("position afen ")
        assert read_position(alone.split()[1:]).view(seat) == position.view(seat)


@pytest.mark.clause("D50")
def test_in_duel_an_engine_is_sent_the_record_of_its_seat() -> None:
    """Until both seats have drawn plates that the other one may not know."""
    for seed in range(40):
        position = played(game("duel"), 150, seed)
        lines = [line_of(position, seat) for seat in (1, 2)]
        if all("?" in line for line in lines):
            break
    else:
        pytest.fail("nobody has drawn plates in forty games")
    for seat, line in zip((1, 2), lines, strict=True):
        record = Record.of(position).seen_by(seat)
        assert line.split(" moves ")[1].split() == [str(event) for event in record.events]


def test_keywords_come_in_any_order_and_first_is_1_if_absent() -> None:
    assert read_position(["azul", "first", "2", "displays", "6", "players", "3"]) == game("azul", players=3, displays=6).start(2)
    assert read_position(["mini-grey", "players", "4"]) == game("mini", players=4, wall="grey").start(1)
    assert read_position(["duel", "tiles", "rows", "edge", "corners", "first", "2"]) == game("duel", tiles=("rows", "edge", "corners")).start(2)
    assert read_position(["azul", "tournament", "players", "2"]).game == game("azul", players=2, tournament=True)


@pytest.mark.parametrize("displays", [8, 9])
def test_the_first_deal_tells_how_many_displays_a_tournament_table_of_four_has(displays: int) -> None:
    deal = "@" + "/".join(["BYRK"] * displays)
    assert len(read_position(f"azul players 4 tournament moves {deal}".split()).displays) == displays  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("", "no-such-position"),
        ("chess players 2", "no-such-game"),
        ("azul", "keyword-missing"),
        ("duel", "keyword-missing"),
        ("azul players", "bad-value"),
        ("azul players two", "bad-value"),
        ("azul players ²", "bad-value"),
        ("azul players 2 players 2", "keyword-twice"),
        ("azul players 5", "no-such-players"),
        ("azul players 2 first 3", "no-such-seat"),
        ("azul players 2 first", "bad-value"),
        ("azul 2", "no-such-keyword"),
        ("azul players 2 wall grey", "bad-value"),
        ("azul players 2 displays 10", "no-such-displays"),
        ("azul-grey players 2 tournament", "tournament-wall"),
        ("azul players 2 tournament yes", "bad-value"),
        ("duel tiles rows", "no-such-tiles"),
        ("duel tiles rows edge chess", "bad-value"),
        ("afen", "no-such-position"),
        ("afen x y", "no-such-position"),
        ("afen nonsense", "no-such-game"),
        ("azul players 2 moves 3B2", "deal-due"),
        ("azul players 2 moves @BBYK/RRWW/BBYK/RKWW/BYYR 3W2", "no-such-tiles"),
        ("azul players 2 moves @BBYK/RRWW/BBYK/RKWW/BYYR hello", "bad-token"),
        ("azul players 2 moves R1", "bad-token"),
        ("azul players 2 moves @BBYK/RRWW/BBYK/RKWW/BYYR moves", "bad-token"),
    ],
)
def test_what_is_wrong_is_refused_with_a_code(words: str, code: str) -> None:
    with pytest.raises(AzulejosError) as refusal:
        read_position(words.split())
    assert refusal.value.code == code


def test_a_faulty_move_is_named_with_its_clause() -> None:
    with pytest.raises(UaiError, match=r'Move 2, "3W2": .* \(A11\)'):
        read_position(["azul", "players", "2", "moves", "@BBYK/RRWW/BBYK/RKWW/BYYR", "3W2"])
