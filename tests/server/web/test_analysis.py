"""Finished games that are analysed, and hints: what is said is so, it is made once, and nobody is told anything of a game that people play."""

from typing import Any

import pytest

from azulejos.bots.analysis import analyse
from azulejos.bots.analysis.marks import Mark, mark_of
from azulejos.bots.analysis.sentences import Sentences
from azulejos.bots.analysis.written import move_json
from azulejos.bots.interface import Limit
from azulejos.notation import agn
from azulejos.render.wording import Wording
from azulejos.server.bot_workers import BotPool, Inquiry, Urgency
from azulejos.server.tables.help import helped_seat
from azulejos.server.tables.message_types import EventTable, TableSettings
from azulejos.server.tables.setup import SeatPlan, Setup
from tests.server.tables.bench import NONE, Bench, setup
from tests.server.web.running import TABLES, Running, Somebody, ok, people, play, refused, until
from tests.web.tables import last_round

NODES = 2_000


@pytest.fixture(autouse=True)
def _short(running: Running) -> None:
    """Here a moment's thought will do."""
    running.app_state.analyses.nodes = NODES


def analysed(who: Somebody, table: str) -> Any:
    """A game's analysis, once it is there."""
    ok(who.post(f"{TABLES}/{table}/analysis"))
    until(lambda: ok(who.get(f"{TABLES}/{table}/analysis"))["state"] != "running")
    return ok(who.get(f"{TABLES}/{table}/analysis"))


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_a_finished_game_is_analysed_once_and_for_everybody(running: Running, stranger: Somebody, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    asked: list[Inquiry] = []
    inquire = BotPool.inquire

    async def counted(pool: BotPool, inquiry: Inquiry, urgency: Urgency, asker: str) -> Any:
        asked.append(inquiry)
        assert urgency is Urgency.ANALYSIS
        return await inquire(pool, inquiry, urgency, asker)

    monkeypatch.setattr(BotPool, "inquire", counted)
    with people(running, "Ann", "Ben") as [ann, ben]:
        table = ann.table("open", "greedy", game=game)
        ok(ann.sit(table))
        assert play([ann], table)["stage"] == "finished"
        path = f"{TABLES}/{table}/analysis"
        assert ok(stranger.get(path))["state"] == "none"
        refused(stranger.post(path), 401, "no-device-key")
        found = analysed(ann, table)
        moves = len(asked)
        assert (found["state"], found["done"], found["of"]) == ("done", moves, moves)
        record = agn.read_one(ann.get(f"{TABLES}/{table}/record").text)
        expected = analyse(record, Limit(nodes=NODES))
        sentences = Sentences(Wording("it"), ["{1}", "{2}"])
        italian = ok(stranger.get(path, params={"language": "it"}))["moves"]
        assert italian == [move_json(move) | {"why": [sentences.reason(each) for each in move.reasons]} for move in expected.moves]
        assert any(move["why"] for move in italian)
        assert [move["reasons"] for move in found["moves"]] == [move["reasons"] for move in italian]
        assert found["accuracy"] == pytest.approx(list(expected.accuracies), abs=0.02)
        assert analysed(ben, table) == ok(stranger.get(path)) == found
        assert len(asked) == moves, "what is stored is not made again"


def test_games_that_cannot_be_judged_say_so(ann: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    """As those of a game that has no analyser yet."""
    monkeypatch.setattr("azulejos.server.analysis.game_analyses.is_analysed", lambda game: game != "mini")
    table = ann.table("open", "random", game="mini")
    ok(ann.sit(table))
    play([ann], table)
    found = analysed(ann, table)
    assert (found["state"], found["refused"], found["moves"]) == ("refused", "no-analysis", [])


def test_a_hint_has_the_best_moves_and_the_coach_judges_the_one_that_was_played(ann: Somebody) -> None:
    table = ann.table("open", "greedy", first=1)
    ok(ann.sit(table))
    assert ann.state(table)["about"]["helped"]
    legal = ann.state(table)["legal"]
    told = ok(ann.post(f"{TABLES}/{table}/hint"))
    assert (told["seat"], told["events"], len(told["moves"])) == (1, 1, 3)
    assert 0 < told["nodes"] <= 2 * NODES
    chances = [move["chances"][0] for move in told["moves"]]
    assert chances == sorted(chances, reverse=True)
    assert all(move["move"] in legal and move["line"][0] == move["move"] and len(move["why"]) == 1 for move in told["moves"])
    worst = next(token for token in legal if token.endswith("F"))
    ok(ann.move(table, move=worst))
    judged = ok(ann.post(f"{TABLES}/{table}/judgement", json={"events": 1}))["move"]
    assert (judged["played"]["move"], judged["best"]["move"], judged["seat"]) == (worst, told["moves"][0]["move"], 1)
    assert ok(ann.post(f"{TABLES}/{table}/judgement", json={}))["move"] == judged, "the last one"
    assert judged["mark"] == mark_of(judged["loss"]), "how much that is depends on the deal"
    assert len(judged["reasons"]) == 2 * (judged["mark"] not in (Mark.BEST, Mark.GOOD))
    until(lambda: ann.state(table)["to_move"] == 1)
    refused(ann.post(f"{TABLES}/{table}/judgement", json={"events": 2}), 400, "no-such-move")
    refused(ann.post(f"{TABLES}/{table}/judgement", json={"events": 99}), 400, "no-such-move")


def test_a_bot_tells_truly_how_many_positions_it_has_looked_at(ann: Somebody, stranger: Somebody) -> None:
    table = ann.table("open", "engobe", first=2)
    ok(ann.sit(table))
    until(lambda: ann.state(table)["to_move"] == 1)
    told = ok(stranger.get(f"{TABLES}/{table}/thinking"))
    assert told["ahead"] is None
    [thought] = told["thoughts"]
    # Engobe looks at eight moves, and at no more.
    assert (thought["seat"], thought["bot"], thought["events"], thought["looked_at"]) == (2, "engobe", 1, 8)


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_a_bot_that_searches_plays_at_a_table_and_looks_at_no_more_than_its_level_does(ann: Somebody, game: str) -> None:
    table = ann.table("open", "cuerda", game=game)
    ok(ann.sit(table))
    play([ann], table, most=2)
    path = f"{TABLES}/{table}/thinking"
    until(lambda: ok(ann.get(path))["thoughts"])
    told = ok(ann.get(path))
    assert not told["preparing"]
    [thought] = told["thoughts"]
    assert thought["bot"] == "cuerda"
    assert 0 < thought["looked_at"] <= 100


def ways_to_ask(table: str, who: Somebody) -> list[tuple[int, str]]:
    """What comes of every way to be told what would be good."""
    path = f"{TABLES}/{table}"
    answers = [who.get(f"{path}/analysis"), who.post(f"{path}/analysis"), who.post(f"{path}/hint")]
    answers += [who.post(f"{path}/judgement", json={"events": events}) for events in (0, 1, 2)]
    assert all("chances" not in answer.text for answer in answers)
    return [(answer.status_code, answer.json()["code"]) for answer in answers]


OVER, HINTS = (409, "game-not-over"), (403, "no-hints-here")
NOTHING = [OVER, OVER, HINTS, HINTS, HINTS, HINTS]


def test_nobody_is_told_what_is_good_in_a_game_of_people(running: Running, stranger: Somebody, operator: Somebody) -> None:
    with people(running, "Ann", "Ben", "Cid") as [ann, ben, cid]:
        table = ann.table("open", "open")
        hot_seat = ann.table("open", "open")
        ok(ann.sit(table))
        ok(ben.sit(table))
        ok(ann.sit(hot_seat))
        ok(ann.sit(hot_seat))
        with_bot = ann.table("open", "open", "greedy")
        ok(ann.sit(with_bot))
        ok(ben.sit(with_bot))
        for each in (table, hot_seat, with_bot):
            play([ann, ben], each, most=4)
            assert not ann.state(each)["about"]["helped"]
            for who in (ann, ben, cid):
                assert ways_to_ask(each, who) == NOTHING
            unknown = (401, "no-device-key")
            for nobody in (stranger, operator):
                assert ways_to_ask(each, nobody) == [OVER, *[unknown] * 5]


def test_hints_are_for_the_seat_and_where_the_table_allows_them(running: Running, ann: Somebody) -> None:
    with people(running, "Ben") as [ben]:
        allowed = ann.table("open", "random", first=1)
        without = ann.table("open", "random", first=1, customs={"hints": False})
        # What goes on from a position could be that of a table where others play.
        brought = ann.table("open", "random", afen=last_round("azul", players=2))
        for each in (allowed, without, brought):
            ok(ann.sit(each))
            assert ways_to_ask(each, ben) == NOTHING
        for each in (without, brought):
            assert not ann.state(each)["about"]["helped"]
            assert ways_to_ask(each, ann) == NOTHING
        play([ann], brought)
        for who in (ann, ben):
            refused(who.post(f"{TABLES}/{brought}/analysis"), 403, "no-analysis-here")
            refused(who.get(f"{TABLES}/{brought}/analysis"), 403, "no-analysis-here")


def test_who_may_be_helped() -> None:
    def of(agreed: Setup) -> int | None:
        return helped_seat(Bench(agreed).table)

    assert of(setup("person", "greedy")) == 1
    assert of(setup("greedy", "open", "random")) == 2
    for agreed in (
        setup("person", "open"),
        setup("person", "open", "greedy"),
        setup("program", "greedy"),
        setup("person", "program"),
        setup("person", "greedy", settings=TableSettings(hints=False)),
        setup("person", "greedy", afen=last_round("azul", players=2)),
    ):
        assert of(agreed) is None
    plans = (SeatPlan("open"), SeatPlan("bot", "greedy"))
    event = Setup("azul", {"players": 2}, plans, NONE, TableSettings(), 1, event=EventTable("e", 1, 1))
    assert helped_seat_of(event) is None


def helped_seat_of(agreed: Setup) -> int | None:
    bench = Bench(setup("person", "greedy"))
    bench.table.setup = agreed
    return helped_seat(bench.table)


def test_a_budget_for_everybody(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path}/store.sqlite"
    with Running(database, limits=True, hints_per_minute=2, requests_burst=100_000, analysis_nodes=NODES) as running, people(running, "Ann") as [ann]:
        table = ann.table("open", "random", first=1)
        ok(ann.sit(table))
        ok(ann.post(f"{TABLES}/{table}/hint"))
        answer = ann.post(f"{TABLES}/{table}/hint")
        refused(answer, 429, "too-many-hints")
        assert int(answer.headers["retry-after"]) > 0
