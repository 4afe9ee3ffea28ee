"""What an analysis says of a game: that it is true, and that it can be read back."""

import json
from pathlib import Path

import pytest

import azulejos as az
from azulejos.bots.analysis import GameAnalysis, Mark, analyse, analyser_of, is_analysed
from azulejos.bots.analysis.page import page
from azulejos.bots.analysis.sentences import Sentences
from azulejos.bots.analysis.written import annotated, as_json
from azulejos.bots.azul.take_facts import facts_of
from azulejos.bots.interface import Limit
from azulejos.i18n import LANGUAGES
from azulejos.notation import Record, agn
from azulejos.render.wording import Wording
from azulejos.rules import OptionError, game
from azulejos.rules.azul import AzulPosition, Colour, Deal, Place, Take, tiles

NODES = Limit(nodes=4_000)


def played(path: Path, *bots: str, games: int = 1, wall: str = "coloured") -> list[Record]:
    az.match(list(bots), games=games, seed=3, save=path, wall=wall)
    return list(az.load(path))


@pytest.fixture(scope="module")
def analysis(tmp_path_factory: pytest.TempPathFactory) -> GameAnalysis:
    [record] = played(tmp_path_factory.mktemp("games") / "game.agn", "random", "greedy")
    return analyse(record, NODES)


def test_every_take_is_judged_and_none_is_better_than_the_best(analysis: GameAnalysis) -> None:
    assert [move.played.move for move in analysis.moves] == analysis.record.moves
    for move in analysis.moves:
        assert sum(move.played.chances) == pytest.approx(1)
        assert move.best.chances[move.seat - 1] >= move.played.chances[move.seat - 1]
        assert move.best.line[0] == move.best.move
        assert bool(move.reasons) == (move.mark in (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER))


def test_who_plays_by_lot_is_less_accurate(analysis: GameAnalysis) -> None:
    names = analysis.record.names
    lots, greedy = (analysis.accuracies[names.index(name)] for name in ("random", "greedy"))
    assert lots is not None
    assert greedy is not None
    assert lots < greedy, (lots, greedy)
    assert analysis.count(names.index("random") + 1, Mark.MISTAKE) > 0


def test_what_is_said_of_a_take_is_so(analysis: GameAnalysis) -> None:
    """Each reason again, read off the positions by hand."""
    positions = list(analysis.record.positions())
    told = set()
    for move in analysis.moves:
        for reason in move.reasons:
            position = positions[move.events]
            assert isinstance(position, AzulPosition)
            told.add(reason.text)
            values = reason.values
            take = move.played.move if "did" in reason.text else move.best.move
            if reason.text.startswith(("analysis-did-gift", "analysis-did-feed")):
                take = move.played.line[1]
                position = positions[move.events].copy()
                position.push(move.played.move)
                assert isinstance(position, AzulPosition)
                assert position.to_move == values["seat"]
            assert isinstance(take, Take)
            assert values.get("line", take.destination) == take.destination
            if "count" in values:
                lying = position.displays[take.source - 1] if take.source else position.centre
                assert (values["count"], values["colour"]) == (lying[take.colour], take.colour.letter)
            if "broken" in values:
                line = position.boards[move.seat - 1].lines[take.destination - 1]
                assert values["broken"] == facts_of(position, take).count - (take.destination - line.filled)
    assert len(told) > 5


def test_displays_that_hold_the_same_are_judged_alike() -> None:
    position = game("azul").start()
    position.push(Deal(tuple(map(tiles, ("BBYY", "RRKK", "BBYY", "RKWW", "YKWW")))))
    found = analyser_of("azul").assess(position, NODES)
    assert {option.move for option in found.options} == set(position.legal_moves)
    for line in range(6):
        one, other = (found.option(Take(display, Colour.BLUE, line)) for display in (1, 3))
        assert (one.chances, one.scores) == (other.chances, other.scores)
        for option in (one, other):
            after = position.copy()
            for move in option.line:
                after.push(move)


@pytest.mark.parametrize("nodes", [1, 50, 1000])
@pytest.mark.parametrize("seed", range(4))
def test_moves_come_in_the_order_of_their_chances_however_little_was_looked_at(seed: int, nodes: int) -> None:
    position = az.start("azul", seed=seed)
    assert position.to_move is not None
    found = analyser_of("azul").assess(position, Limit(nodes=nodes))
    assert {option.move for option in found.options} == set(position.legal_moves)
    chances = [option.chances[position.to_move - 1] for option in found.options]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it_all(analysis: GameAnalysis, language: str) -> None:
    sentences = Sentences(Wording(language), ["Ann", "Ben"])
    for move in analysis.moves:
        why = sentences.why(move)
        assert why.endswith(".") == bool(move.reasons)
        assert "{" not in why
    assert "<svg" in page(analysis, sentences, language)


def test_a_record_with_its_comments_is_the_same_game(analysis: GameAnalysis) -> None:
    text = agn.write(annotated(analysis, Sentences(Wording("en"), [])))
    [again] = agn.read_text(text)
    assert isinstance(again, Record)
    assert (again.events, again.tags) == (analysis.record.events, analysis.record.tags)
    assert sum(map(len, again.comments.values())) == len(analysis.moves)


def test_it_is_written_as_json(analysis: GameAnalysis) -> None:
    found = json.loads(json.dumps(as_json(analysis, Sentences(Wording("en"), []))))
    assert len(found["moves"]) == len(analysis.moves)
    assert {move["mark"] for move in found["moves"]} <= set(Mark)


def test_what_cannot_be_judged_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a game would be that has no analyser yet."""
    monkeypatch.setattr("azulejos.bots.analysis.analysers.ANALYSERS", {})
    assert not is_analysed("duel")
    with pytest.raises(OptionError, match="Azul Duel cannot be analysed yet"):
        analyser_of("duel")


@pytest.mark.parametrize(("players", "wall"), [(3, "coloured"), (2, "grey")])
def test_games_of_more_players_and_on_the_grey_wall_are_told_in_words(tmp_path: Path, players: int, wall: str) -> None:
    [record] = played(tmp_path / "game.agn", *["random"] * players, wall=wall)
    analysis = analyse(record, Limit(nodes=3_000))
    assert all(move.best.chances[move.seat - 1] >= move.played.chances[move.seat - 1] for move in analysis.moves)
    assert len(analysis.moves) == len(record.moves)
    explained = [move for move in analysis.moves if move.reasons]
    assert explained
    kinds = {type(move.played.move) for move in explained}
    assert kinds == ({Take, Place} if wall == "grey" else {Take})
    for language in LANGUAGES:
        sentences = Sentences(Wording(language), [])
        assert not any("{" in sentences.why(move) or not sentences.why(move) for move in explained)


def test_what_breaks_does_not_pay_for_the_marker() -> None:
    position = game("azul").start()
    position.push(Deal(tuple(map(tiles, ("BBYY", "BBYY", "RRKK", "RKWW", "YKWW")))))
    position.push(Take(1, Colour.YELLOW, 2))
    assert isinstance(position, AzulPosition)
    facts = facts_of(position, Take(0, Colour.BLUE, 1))
    assert (facts.has_marker, facts.broken, facts.cost, facts.broken_cost) == (True, 1, 2, 1)
