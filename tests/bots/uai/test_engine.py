"""Our engine: what it answers to whatever it is told, and that it is never late."""

import pytest

from azulejos.bots.uai import engine as engine_module
from azulejos.bots.uai.positions import read_position
from azulejos.rules import Move
from azulejos.version import __version__
from tests.bots.uai.talk import EXAMPLE, Deaf, Failing, UntilStopped, talk, thinks_with
from tests.kit.chances import seeded
from tests.kit.patience import PATIENCE

POSITION = read_position(EXAMPLE.split()[1:])


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread that is woken late, on a busy machine, is no fault here."""
    monkeypatch.setattr(engine_module, "PATIENCE_SECONDS", PATIENCE)
    monkeypatch.setattr(engine_module, "allowed_seconds", lambda limit: (limit.seconds or 0) + PATIENCE)


def test_it_introduces_itself() -> None:
    with talk(8) as engine:
        engine.say("uai")
        assert engine.until("uaiok") == [
            f"id name Azulejos {__version__}",
            "id author The Azulejos authors",
            "option name Level type spin default 8 min 1 max 8",
            "option name Threads type spin default 1 min 1 max 64",
            "option name Seed type spin default 0 min 0 max 2147483647",
            "uaiok",
        ]


def test_a_conversation_as_in_the_format() -> None:
    with talk() as engine:
        engine.say("uai", "setoption name Level value 2", "isready", "newgame", EXAMPLE, "go movetime 200")
        assert engine.until("uaiok")[-1] == "uaiok"
        assert engine.hear() == "readyok"
        *infos, best = engine.until("bestmove")
        assert POSITION.is_legal(best.split()[1])
        assert all(line.startswith("info depth 1 nodes ") for line in infos)


@pytest.mark.parametrize("position", [None, "position azul players 2", "position afen"])
def test_there_is_no_move_without_a_position_and_when_a_deal_is_due(position: str | None) -> None:
    with talk() as engine:
        if position is not None:
            engine.say(position)
        engine.say("go movetime 50")
        assert engine.until("bestmove")[-1] == "bestmove none"
        engine.say("go infinite", "isready")
        assert engine.hear() == "readyok"
        engine.say("stop")
        assert engine.hear() == "bestmove none"


def test_a_faulty_position_leaves_the_former_one() -> None:
    with talk() as engine:
        engine.say(EXAMPLE, "position azul players 2 moves 3B2", "position nonsense", "go depth 1")
        lines = engine.until("bestmove")
        assert [line.split()[1] for line in lines if line.startswith("error")] == ["deal-due", "no-such-game"]
        assert POSITION.is_legal(lines[-1].split()[1])


def test_infinite_answers_only_after_stop_and_nothing_else_is_obeyed_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    thinks_with(monkeypatch, UntilStopped())
    with talk() as engine:
        engine.say(EXAMPLE, "go infinite", "isready", EXAMPLE, "go", "uai", "hello", "\x00", "", "newgame", "setoption name Level value 1", "isready")
        lines = [*engine.until("readyok"), *engine.until("readyok")]
        told = f"info depth 1 nodes 1 time 0 win 0.61 0.39 score 52.1 47.3 pv {POSITION.legal_moves[0]}".split()
        assert [line.split()[1] for line in lines if line.startswith("error")] == ["busy"] * 7
        engine.say("stop")
        rest = [*lines, *engine.until("bestmove")]
        assert any(line.split()[:5] + line.split()[7:] == told[:5] + told[7:] for line in rest if line.startswith("info"))
        assert rest[-1] == f"bestmove {POSITION.legal_moves[-1]}"


def test_infinite_with_a_time_waits_for_stop_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = UntilStopped()
    thinks_with(monkeypatch, thinker)
    with talk() as engine:
        engine.say(EXAMPLE, "go infinite movetime 1")
        while not thinker.stops:
            assert not [line for line in engine.settled() if line.startswith("bestmove")]
        assert not [line for line in engine.settled() if line.startswith("bestmove")]
        engine.say("stop")
        assert engine.until("bestmove")[-1] == f"bestmove {POSITION.legal_moves[-1]}"


def test_it_stops_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    thinks_with(monkeypatch, UntilStopped())
    with talk() as engine:
        engine.say(EXAMPLE, "go movetime 30", "stop", "go movetime 30 depth 5 nodes 100000")
        assert engine.until("bestmove")[-1] == f"bestmove {POSITION.legal_moves[-1]}"


@pytest.mark.parametrize("go", ["go movetime 20", "go infinite"])
def test_who_does_not_stop_is_answered_for_and_left_alone(monkeypatch: pytest.MonkeyPatch, go: str) -> None:
    """What it has told counts; the next search has another thinker."""
    thinks_with(monkeypatch, Deaf())
    with talk() as engine:
        engine.say(EXAMPLE)
        with monkeypatch.context() as soon:
            soon.setattr(engine_module, "PATIENCE_SECONDS", 0.05)
            soon.setattr(engine_module, "allowed_seconds", lambda limit: (limit.seconds or 0) + 0.1)
            engine.say(go)
            engine.say("stop" if "infinite" in go else "isready")
            assert engine.until("bestmove")[-1] == f"bestmove {POSITION.legal_moves[0]}"
        thinks_with(monkeypatch, UntilStopped())
        engine.say("go movetime 20")
        assert engine.until("bestmove")[-1] == f"bestmove {POSITION.legal_moves[-1]}"


def test_who_fails_is_answered_for() -> None:
    with pytest.MonkeyPatch.context() as patch, talk() as engine:
        thinks_with(patch, Failing())
        engine.say(EXAMPLE, "go nodes 5")
        assert POSITION.is_legal(engine.until("bestmove")[-1].split()[1])


def test_stop_is_ignored_when_nothing_is_searched() -> None:
    with talk() as engine:
        engine.say("stop", EXAMPLE, "stop")
        assert engine.settled() == []


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("hello", "no-such-command"),
        ("GO", "no-such-command"),
        ("\x00\x01", "not-text"),
        ("position \udcff", "not-text"),
        ("go movetime", "bad-value"),
        ("go fast", "no-such-keyword"),
        ("setoption", "bad-option"),
        ("setoption name Level", "bad-value"),
        ("setoption name Level value 9", "bad-value"),
        ("setoption name Level value ²", "bad-value"),
        ("setoption name Hash value 9", "no-such-option"),
    ],
)
def test_what_is_not_understood_is_an_error_and_it_goes_on(line: str, code: str) -> None:
    with talk() as engine:
        engine.say(line)
        [error] = engine.settled()
        assert error.startswith(f"error {code} ")
        assert len(error.split()) > 3
        assert "\n" not in error


def test_empty_lines_are_nothing() -> None:
    with talk() as engine:
        engine.say("", "   ", "\t")
        assert engine.settled() == []


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize(
    "start",
    ["azul players 2", "azul players 4 tournament", "azul-grey players 3", "mini players 3", "mini-grey players 2", "duel tiles rows edge wilds"],
)
def test_it_decides_in_every_game(start: str, level: int) -> None:
    position = read_position(start.split())
    while not position.legal_moves:
        position.push(position.deal(seeded(1)))
    tokens = " ".join(map(str, position.events))
    with talk(level) as engine:
        engine.say(f"position {start} moves {tokens}", "go depth 1")
        assert position.is_legal(engine.until("bestmove")[-1].split()[1])


def test_a_seed_answers_alike() -> None:
    answers = set()
    for _ in range(3):
        with talk(1) as engine:
            engine.say("setoption name Seed value 7", EXAMPLE, "go nodes 1")
            answers.add(engine.until("bestmove")[-1])
    assert len(answers) == 1


def test_the_end_of_the_input_and_quit_end_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    thinks_with(monkeypatch, UntilStopped())
    with talk() as engine:
        engine.say(EXAMPLE, "go infinite")
        engine.until("info")
    with talk() as engine:
        engine.say(EXAMPLE, "go infinite", "quit")


class Behind(Deaf):
    """Still tells of a position before: display 5 is empty by now."""

    def best(self) -> Move | None:
        before = read_position(["azul", "players", "2", "moves", "@BBYK/RRWW/BBYK/RKWW/BYYR"])
        return before.legal_moves[before.legal_moves.index("5R1")]


def test_a_move_of_the_position_before_is_never_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    thinks_with(monkeypatch, Behind())
    monkeypatch.setattr(engine_module, "allowed_seconds", lambda limit: (limit.seconds or 0) + 0.1)
    now = "azul players 2 moves @BBYK/RRWW/BBYK/RKWW/BYYR 5B1"
    with talk() as engine:
        engine.say(f"position {now}", "go movetime 20")
        assert read_position(now.split()).is_legal(engine.until("bestmove")[-1].split()[1])
