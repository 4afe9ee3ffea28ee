"""Mining: what is a puzzle and what is not, with an analyser that says what it is told to."""

from collections.abc import Callable

import pytest

import azulejos as az
from azulejos.bots.analysis import Assessment, Option, Reason
from azulejos.bots.greedy_bot import best_of, values_of
from azulejos.bots.interface import Limit
from azulejos.bots.puzzles import Puzzle, mining
from azulejos.bots.puzzles.mining import Miner, Terms, moves_that_differ
from azulejos.bots.puzzles.puzzle import from_json, to_json
from azulejos.notation import afen, read_token, write_token
from azulejos.rules import Move, OptionError, Position, game
from azulejos.rules.azul import Deal, tiles

FEW = Terms(nodes=100, times=10, least=2, most=100)


class Told:
    """An analyser whose chances are given, by move and by nodes; of a move that is to be looked at as carefully as the best by one node more."""

    def __init__(self, chance: Callable[[str, int], float]) -> None:
        self._chance = chance

    def knows(self, position: Position) -> bool:
        return position.to_move is not None

    def assess(self, position: Position, limit: Limit, played: Move | None = None) -> Assessment:
        nodes = limit.nodes or 0
        options = [self._option(position, move, nodes + (move == played)) for move in position.legal_moves]
        return Assessment(tuple(sorted(options, key=lambda each: -each.chances[1])), nodes)

    def _option(self, position: Position, move: Move, nodes: int) -> Option:
        chance = self._chance(write_token(position.game, move), nodes)
        return Option(move, (1 - chance, chance), (0, 0), (move,))

    def reasons(self, position: Position, played: Option, best: Option) -> tuple[Reason, ...]:
        return Reason(f"did {played.move}"), Reason(f"better {best.move}")


@pytest.fixture
def position() -> Position:
    """The second turn of a game, in which two displays hold the same."""
    start = game("azul").start()
    start.push(Deal(tuple(map(tiles, ("BBYK", "RRWW", "BBYK", "RKWW", "RRWW")))))
    start.push(read_token(start.game, "1B2"))
    return afen.read(start.afen)


def mined(monkeypatch: pytest.MonkeyPatch, position: Position, chance: Callable[[str, int], float]) -> Puzzle | None:
    monkeypatch.setattr(mining, "analyser_of", lambda game: Told(chance))
    return Miner("azul", FEW).puzzle(position)


def test_one_best_move_by_a_clear_margin_is_a_puzzle(monkeypatch: pytest.MonkeyPatch, position: Position) -> None:
    puzzle = mined(monkeypatch, position, lambda move, nodes: {"3BF": 0.62, "3Y1": 0.5}.get(move, 0.3))
    assert puzzle is not None
    assert puzzle.solution.tokens == ("3BF",)
    assert puzzle.margin == pytest.approx(0.12)
    # Of the solution what it does better, of others what they do.
    assert [move.reasons[0].text for move in puzzle.moves[:2]] == ["better 3BF", "did 3Y1"]
    assert puzzle.afen == position.afen
    assert from_json(to_json(puzzle)) == puzzle


def test_a_small_margin_is_none(monkeypatch: pytest.MonkeyPatch, position: Position) -> None:
    assert mined(monkeypatch, position, lambda move, nodes: {"3BF": 0.59, "3Y1": 0.5}.get(move, 0.3)) is None


def test_a_second_best_move_that_was_hardly_looked_at_makes_none(monkeypatch: pytest.MonkeyPatch, position: Position) -> None:
    assert mined(monkeypatch, position, lambda move, nodes: 0.62 if move == "3BF" else 0.45) is not None
    assert mined(monkeypatch, position, lambda move, nodes: 0.62 if move == "3BF" else 0.45 + (nodes % 10) / 10) is None


def test_displays_that_hold_the_same_are_one_move(monkeypatch: pytest.MonkeyPatch, position: Position) -> None:
    puzzle = mined(monkeypatch, position, lambda move, nodes: 0.6 if move in ("2RF", "5RF") else 0.3)
    assert puzzle is not None
    assert sorted(puzzle.solution.tokens) == ["2RF", "5RF"]
    assert puzzle.move("5RF") is puzzle.move("2RF") is puzzle.solution
    assert puzzle.move("1BF") is None


def test_what_the_deeper_search_does_not_find_is_none(monkeypatch: pytest.MonkeyPatch, position: Position) -> None:
    def another(move: str, nodes: int) -> float:
        return {"3BF": 0.6, "3Y1": 0.4 if nodes == FEW.nodes else 0.8}.get(move, 0.3)

    def closer(move: str, nodes: int) -> float:
        return {"3BF": 0.6, "3Y1": 0.4 if nodes == FEW.nodes else 0.55}.get(move, 0.3)

    assert mined(monkeypatch, position, another) is None
    assert mined(monkeypatch, position, closer) is None


def test_what_the_greedy_bot_plays_is_none(monkeypatch: pytest.MonkeyPatch, position: Position) -> None:
    assert position.to_move is not None
    obvious = {write_token(position.game, move) for move in best_of(values_of(position.view(position.to_move)))}
    assert mined(monkeypatch, position, lambda move, nodes: 0.6 if move in obvious else 0.3) is None


def test_a_deeper_search_is_ten_times_deeper() -> None:
    with pytest.raises(OptionError, match="at least 10 times"):
        Terms(times=9)


def test_moves_that_do_the_same_stand_together(position: Position) -> None:
    groups = {tuple(sorted(write_token(position.game, move) for move in group)) for group in moves_that_differ(position)}
    assert ("2R1", "5R1") in groups
    assert sum(map(len, groups)) == len(position.legal_moves)


def test_the_same_game_gives_the_same_puzzles() -> None:
    [record] = az.match(["greedy", "random"], games=1, seed=8).records
    terms = Terms(nodes=1_000, times=10, margin=0.02)
    first, second = (list(Miner("azul", terms).puzzles(record)) for _ in range(2))
    assert first == second
    assert first
