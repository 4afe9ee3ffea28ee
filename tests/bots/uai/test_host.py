"""The host's side: engines that crash, hang, lie, are late or talk nonsense are reported, and replaced."""

import shlex
import sys
from time import monotonic

import pytest

import azulejos as az
from azulejos.bots import Limit
from azulejos.bots.decisions import decide
from azulejos.bots.uai import EngineBot, EngineCrashed, EngineHung, EngineLied, EngineProcess, Info, process
from azulejos.rules import OptionError
from tests.bots.uai.talk import script

FIRST = 'print("info depth 2 nodes 5 time 1 win 0.5 0.5 pv 1B1\\nbestmove 1B1", flush=True)'
"""Answers a move that is legal at the start of a game with seed 7."""


def view() -> az.View:
    return az.start("azul", seed=7).view(1)


def test_an_engine_is_asked_and_tells_what_it_found() -> None:
    told: list[Info] = []
    bot = EngineBot(script(FIRST), {"Level": "3"})
    try:
        assert bot.name == "Fake (Level=3)"
        assert str(bot.analyse(view(), None, Limit(seconds=5), told.append)) == "1B1"
        assert told == list(bot.last_answer.infos if bot.last_answer else ())
        assert told[0].win == (0.5, 0.5)
        assert bot.last_answer is not None
        assert not bot.last_answer.is_late
    finally:
        bot.close()
    assert not bot.failures


def test_it_is_sent_the_record_where_that_is_known() -> None:
    echo = "print(f\"bestmove {'1B1' if said.split()[1] == 'azul' else '1B2'}\", flush=True)"
    command = script(echo).replace("word = line.split()[0]", 'word = line.split()[0]; said = line if word == "position" else globals().get("said")')
    bot = EngineBot(command)
    position = az.start("azul", seed=7)
    try:
        assert str(decide(bot, position)) == "1B1"
        assert str(bot.choose(position.view(1))) == "1B2"
    finally:
        bot.close()


@pytest.mark.parametrize(
    ("go", "error", "words"),
    [
        ("sys.exit(3)", EngineCrashed, "status 3"),
        ("print('boom', file=sys.stderr, flush=True); sys.exit(3)", EngineCrashed, "boom"),
        ("time.sleep(1000)", EngineHung, "has not answered"),
        ("print('bestmove 9Z9', flush=True)", EngineLied, "9Z9"),
        ("print('bestmove 1W1', flush=True)", EngineLied, "A11"),
        ("print('bestmove none', flush=True)", EngineLied, "none"),
        ("print('bestmove', flush=True)", EngineLied, "without a move"),
        ("print('error no-such-game I play chess', flush=True)", EngineLied, "I play chess"),
        ("print('bestmove @BBYK/RRWW/BBYK/RKWW/BYYR', flush=True)", EngineLied, "A16"),
    ],
)
def test_whatever_fails_is_reported_after_a_second_try(monkeypatch: pytest.MonkeyPatch, go: str, error: type[Exception], words: str) -> None:
    monkeypatch.setattr(process, "PATIENCE_SECONDS", 0.3)
    bot = EngineBot(script(go))
    try:
        with pytest.raises(error, match=words):
            bot.choose(view(), Limit(seconds=0.001))
        assert [type(failure) for failure in bot.failures] == [error, error]
    finally:
        bot.close()


def test_an_engine_that_crashed_is_replaced(tmp_path: object) -> None:
    """It crashes once, and then plays: whoever asked does not notice."""
    mark = f"{tmp_path}/crashed"
    go = f"import os; os.path.exists({mark!r}) or (open({mark!r}, 'w'), sys.exit(1)); {FIRST}"
    bot = EngineBot(script(go))
    try:
        assert str(bot.choose(view(), Limit(seconds=5))) == "1B1"
        assert [failure.kind for failure in bot.failures] == ["crashed"]
        assert str(bot.choose(view(), Limit(seconds=5))) == "1B1"
    finally:
        bot.close()


def test_a_late_answer_is_known_as_late() -> None:
    with EngineProcess(script(f"time.sleep(0.2); {FIRST}")) as engine:
        answer = engine.go("position azul players 2", Limit(seconds=0.05))
        assert answer.is_late
        assert answer.seconds >= 0.2
        assert not engine.go("position azul players 2", Limit(depth=1)).is_late


def test_nonsense_between_the_lines_does_no_harm() -> None:
    noise = f"sys.stdout.buffer.write(b'\\xff\\xfe\\ninfo depth x\\n' + b'x' * (2 << 20) + b'\\n'); sys.stdout.flush(); {FIRST}"
    with EngineProcess(script(noise)) as engine:
        assert engine.go("position azul players 2", Limit(seconds=20)).token == "1B1"


@pytest.mark.parametrize(
    ("command", "error", "code"),
    [
        ("no-such-program-anywhere", EngineCrashed, "engine-start"),
        ("'", OptionError, "bad-command"),
        (f"{shlex.quote(sys.executable)} -c 'pass'", EngineCrashed, "engine-crashed"),
    ],
)
def test_what_does_not_start_is_said_at_once(command: str, error: type[az.AzulejosError], code: str) -> None:
    with pytest.raises(error) as refusal:
        EngineProcess(command)
    assert refusal.value.code == code


def test_an_option_that_it_has_not_is_refused() -> None:
    with pytest.raises(OptionError, match="it has Level"):
        EngineProcess(script(FIRST), {"Hash": "1"})


def test_a_process_ends_with_its_bot() -> None:
    bot = EngineBot(script("time.sleep(1000)"))
    child = bot.process
    begun = monotonic()
    child.kill()
    assert not child.is_alive
    assert monotonic() - begun < 60


def test_it_is_named_wherever_bots_are() -> None:
    command = script(FIRST)
    bot = az.bot(f"uai:{command}")
    assert isinstance(bot, EngineBot)
    assert bot.name == "Fake"
    bot.close()
    with pytest.raises(OptionError, match="NAME=VALUE"):
        az.bot(f"uai[Level]:{command}")
