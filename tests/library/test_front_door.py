"""What people who know python-chess try first, on what `azulejos.start` returns."""

import copy
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import azulejos as az
from azulejos.notation import AgnError, afen
from azulejos.rules import RandomChance, rulebook
from azulejos.server import observations

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("azul", {}),
    ("azul", {"players": 4}),
    ("azul", {"wall": "grey"}),
    ("azul", {"tournament": True, "players": 3}),
    ("mini", {}),
    ("duel", {}),
]
games = pytest.mark.parametrize(("game", "options"), GAMES)


def played(game: str, options: dict[str, Any], moves: int, seed: int = 7) -> az.Position:
    generator = random.Random(seed)
    position = az.start(game, seed=seed, **options)
    for _ in range(moves):
        if position.outcome is None:
            position.push(generator.choice(position.legal_moves))
    return position


@games
def test_a_whole_game_is_a_loop_of_three_lines(game: str, options: dict[str, Any]) -> None:
    position = az.start(game, seed=7, **options)
    while position.outcome is None:
        position.push(random.choice(position.legal_moves))
    assert position.phase is az.Phase.OVER
    assert not position.legal_moves


@games
def test_legal_moves_are_a_sequence_of_moves_whose_strings_are_tokens(game: str, options: dict[str, Any]) -> None:
    position = played(game, options, 20)
    moves = position.legal_moves
    assert moves[0] == next(iter(moves))
    assert moves[-1] == list(moves)[-1]
    assert list(moves[:3]) == list(moves)[:3]
    assert moves.index(moves[-1]) == len(moves) - 1
    assert list(reversed(moves)) == list(moves)[::-1]
    for move in moves:
        assert position.parse(str(move)) == move
        assert position.is_legal(move)
        assert position.is_legal(str(move))
        assert position.why_not(move) is position.why_not(str(move)) is None
    with pytest.raises(IndexError):
        moves[len(moves)]


@games
def test_pushed_by_token_or_by_move_it_comes_to_the_same(game: str, options: dict[str, Any]) -> None:
    one, other = played(game, options, 30), played(game, options, 30)
    move = one.legal_moves[0]
    one.push(move)
    other.push(str(move))
    assert one == other
    assert one.last == other.last == move


@games
def test_pop_takes_a_move_back_with_all_that_was_dealt_after_it(game: str, options: dict[str, Any]) -> None:
    position = az.start(game, seed=7, **options)
    begun = position.afen
    generator, past = random.Random(1), []
    while position.outcome is None:
        move = generator.choice(position.legal_moves)
        past.append((position.afen, move))
        position.push(move)
    final = position.afen
    for before, move in reversed(past):
        assert position.pop() == move
        assert position.afen == before
    assert position.afen == begun
    with pytest.raises(ValueError, match="nothing to take back"):
        position.pop()
    for _, move in past:
        position.push(move)
    assert position.afen == final  # What is played again is dealt alike.


@games
def test_the_string_is_the_afen_and_a_notebook_has_a_picture(game: str, options: dict[str, Any]) -> None:
    position = played(game, options, 25)
    assert str(position) == position.afen == afen.write(position)
    assert az.position(position.afen) == position
    assert position._repr_svg_().startswith("<svg")


def test_refusals_are_value_errors_that_say_why() -> None:
    position = az.start("azul", players=2, seed=7)
    before = position.afen
    for move in ("9Z9", "", "9B1", "@BBYK/RRWW/BBYK/RKWW/BYYR", "pass"):
        assert position.why_not(move)
        with pytest.raises(ValueError, match=r".") as refusal:
            position.push(move)
        assert isinstance(refusal.value, az.AzulejosError)
        assert str(refusal.value) == position.why_not(move)
    assert position.afen == before
    for wrong in ({"game": "chess"}, {"players": 9}, {"colour": "red"}, {"first": 3}):
        with pytest.raises(ValueError, match=r"."):
            az.start(**wrong)
    with pytest.raises(ValueError, match="begins with"):
        az.position("rnbqkbnr/pppppppp")


def test_a_seed_is_a_game_and_without_one_each_game_is_another() -> None:
    assert az.start("duel", seed=7) == az.start("duel", seed=7) != az.start("duel", seed=8)
    assert az.start("azul", seed="Ann").afen == az.start("azul", seed="Ann").afen
    assert len({az.start("azul").afen for _ in range(5)}) > 1
    assert len({az.start("duel", seed=seed).game for seed in range(20)}) > 5  # The scoring tiles are drawn by lot, too.
    assert az.start("duel", seed=7, tiles=["rows", "edge", "corners"]).game.tiles == ("rows", "edge", "corners")  # type: ignore[attr-defined]


@games
def test_a_copy_deals_by_itself_but_does_not_show_what_is_going_to_be_dealt(game: str, options: dict[str, Any]) -> None:
    def to_the_next_deals(position: az.Position) -> list[str]:
        rounds = position.round
        while position.outcome is None and position.round < rounds + 2:
            position.push(position.legal_moves[0])
        return [str(event) for event in position.events if str(event).startswith("@")][rounds:]

    position = az.start(game, seed=7, **options)
    copies = [position.copy(), position.copy(), copy.copy(position), position.view(1).position]
    dealt = [to_the_next_deals(each) for each in copies]
    assert to_the_next_deals(position) not in dealt
    assert dealt[0] != dealt[1]


@games
def test_positions_hash_alike_in_every_process(game: str, options: dict[str, Any]) -> None:
    position = played(game, options, 40)
    program = f"import azulejos; print(hash(azulejos.position({position.afen!r})))"
    for seed in ("1", "2"):
        found = subprocess.run([sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True)
        assert int(found.stdout) == hash(position) == hash(position.copy())
    assert hash(played(game, options, 41)) != hash(position)


@games
def test_a_pickled_game_goes_on_as_it_would_have(game: str, options: dict[str, Any]) -> None:
    position = played(game, options, 12)
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert again.events == position.events
    while position.outcome is None:
        position.push(position.legal_moves[-1])
        again.push(again.legal_moves[-1])
    assert again == position


@pytest.mark.parametrize("id", ["azul", "mini", "duel"])
def test_a_position_of_the_rules_takes_a_plain_generator(id: str) -> None:
    one, other = rulebook(id).game().start(), rulebook(id).game().start()
    one.push(one.deal(random.Random(1)))
    other.push(other.deal(RandomChance(random.Random(1))))
    assert one == other
    with pytest.raises(ValueError, match="source of chance"):
        rulebook(id).game().start().deal("luck")  # type: ignore[arg-type]


def test_a_position_of_the_rules_deals_only_when_it_is_told_to() -> None:
    position = rulebook("azul").game().start()
    assert position.phase is az.Phase.DEAL
    position.push(position.deal(random.Random(1)))
    position.pop()
    assert position.phase is az.Phase.DEAL


def test_load_takes_a_path_a_text_bytes_and_files(tmp_path: Path) -> None:
    saved = az.match(["random", "greedy"], games=3, seed=5, save=tmp_path / "games.agn")
    path = tmp_path / "games.agn"
    with path.open() as text, path.open("rb") as binary:
        for source in (path, str(path), path.read_text(), path.read_bytes(), text, binary):
            assert list(az.load(source)) == saved.records
    for record, game in zip(az.load(path), saved.games, strict=True):
        *_, last = record.positions()
        assert last.outcome is not None
        assert last.scores == tuple(game.scores[game.seats.index(seat)] for seat in (1, 2))
        assert [position.last for position in record.positions()][-1] == record.moves[-1]
        assert len(record.scores_by_round()) == last.round
        assert sorted(record.names) == ["greedy", "random"]
    with pytest.raises(FileNotFoundError):
        az.load(tmp_path / "none.agn")
    with pytest.raises(ValueError, match="path, a text"):
        az.load(3)  # type: ignore[call-overload]


def test_errors_of_a_record_are_raised_unless_something_else_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "games.agn"
    path.write_text('[Game "azul"]\n[Players "2"]\n[First "1"]\n\nR1 @BBYK/RRWW/BBYK/RKWW/BYYR 9Z9\n\n[Game "azul"]\n[Players "2"]\n[First "1"]\n')
    with pytest.raises(ValueError, match=r"games\.agn"):
        list(az.load(path))
    assert len(list(az.load(path, errors="skip"))) == 1
    assert [type(each) for each in az.load(path, errors="yield")] == [AgnError, az.Record]
    with pytest.raises(ValueError, match="raise"):
        az.load(path, errors="ignore")  # type: ignore[call-overload]


def test_what_the_package_offers() -> None:
    assert set(az.__all__) <= set(dir(az))
    for name in az.__all__:
        assert getattr(az, name) is not None
    with pytest.raises(AttributeError, match="strat"):
        az.strat  # noqa: B018


@pytest.mark.parametrize("module", ["azulejos", "azulejos.rules"])
def test_the_rules_bring_nothing_but_the_standard_library(module: str) -> None:
    program = f"import {module}, sys; print(*{{name.partition('.')[0] for name in sys.modules}})"
    found = subprocess.run([sys.executable, "-I", "-S", "-c", f"import sys; sys.path.append({str(Path(az.__file__).parents[1])!r}); {program}"],
                           capture_output=True, text=True, check=True)  # fmt: skip
    assert set(found.stdout.split()) - {"azulejos", "__main__"} <= sys.stdlib_module_names


@games
def test_a_position_has_the_names_that_a_server_gives_its_parts(game: str, options: dict[str, Any]) -> None:
    """docs/observations.md and docs/positions.md: who has learned one knows the other."""
    only_json = {"options", "floor_costs", "pattern", "unseen", "points"}
    position = played(game, options, 20)
    shown: dict[str, Any] = dict(observations.position(position.view(1)))
    assert {name for name in shown if not hasattr(position, name)} <= only_json
    boards = position.boards  # type: ignore[attr-defined]
    assert {name for name in shown["boards"][0] if not hasattr(boards[0], name)} <= {"scoring"}


@pytest.mark.parametrize(
    ("name", "ours"), [("turn", "to_move"), ("peek", "last"), ("move_stack", "events"), ("fen", "afen"), ("is_game_over", "outcome")]
)
def test_the_names_of_python_chess_lead_to_ours(name: str, ours: str) -> None:
    for position in (az.start("azul", seed=7), az.start("duel", seed=7)):
        assert hasattr(position, ours)
        with pytest.raises(AttributeError, match=ours):
            getattr(position, name)
    assert not hasattr(az.start("azul", seed=7), "nonsense")


def test_slips_that_newcomers_made_are_answered_by_us() -> None:
    position = az.start("azul", seed=7)
    assert position.legal_moves.index("1B2") == 1
    with pytest.raises(az.AzulejosError, match="no seat None"):
        position.view(None)  # type: ignore[arg-type]
    with pytest.raises(az.AzulejosError, match="line of AFEN"):
        az.position(None)  # type: ignore[arg-type]


def test_a_picture_in_a_file(tmp_path: Path) -> None:
    az.draw(az.start("duel", seed=7)).save(tmp_path / "table.svg")
    assert (tmp_path / "table.svg").read_text().startswith("<svg")


def test_what_can_be_pushed_but_is_no_move_is_not_among_the_legal_moves() -> None:
    """A withdrawal (T21), and a deal that is due: neither is a decision of the seat to move."""
    position = az.start("azul", players=3, tournament=True, seed=7)
    assert position.why_not("withdraw:2") is None
    assert not position.is_legal("withdraw:2")
    undealt = az.game("azul").start()
    assert undealt.why_not("@BBYK/RRWW/BBYK/RKWW/BYYR") is None
    assert not undealt.is_legal("@BBYK/RRWW/BBYK/RKWW/BYYR")


@pytest.mark.parametrize("seed", [1.5, (1, 2), b"seed"])
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises(az.AzulejosError, match="seed"):
        az.start("azul", seed=seed)


@pytest.mark.parametrize("dealt", [False, True])
def test_before_any_move_nothing_was_scored(dealt: bool) -> None:
    assert (az.start("azul", seed=7) if dealt else az.game("azul").start()).last_scoring == ()
