"""Bots in processes of their own: real ones, which sleep, die and lie."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import psutil
import pytest
import uvloop

from azulejos.notation import read_token
from azulejos.rules import OptionError, Phase, Position, View
from azulejos.server.bot_workers import BotPool, Busy, Crashed, NoDecision, Overrun, Stopped, any_legal
from azulejos.server.bot_workers import process as worker_process
from azulejos.server.bot_workers.process import WorkerProcess
from tests.kit.chances import Lowest, seeded
from tests.kit.duel_play import play as play_duel
from tests.kit.duel_tables import duel
from tests.kit.errors import raises
from tests.kit.patience import PATIENCE
from tests.kit.play import play
from tests.kit.tables import start, table
from tests.server.bot_workers.odd_bots import BOTS
from tests.server.event_loop import entered

T = TypeVar("T")
ROOT = Path(__file__).parents[3]
LONG = PATIENCE
"""Seconds for what should take none: a machine under load must not fail a test."""
HELD = "tests.server.bot_workers.held_worker"
"""The module of a worker that begins when its test lets it."""


@dataclass(frozen=True)
class Signs:
    """Files by which a test and its bots tell each other how far they are."""

    start: Path
    """From the test: a worker that is held may begin."""
    begun: Path
    """From a bot: it thinks."""
    end: Path
    """From the test: a bot that is held may answer."""


@pytest.fixture(autouse=True)
def signs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Signs:
    """Where the signs are; workers find the odd bots, and these."""
    made = Signs(tmp_path / "start", tmp_path / "begun", tmp_path / "end")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    for name in ("start", "begun", "end"):
        monkeypatch.setenv(f"ODD_{name.upper()}", str(getattr(made, name)))
    return made


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> list[WorkerProcess]:
    """All workers that were started, as the server knows them."""
    started: list[WorkerProcess] = []
    start = WorkerProcess.start

    async def noted() -> WorkerProcess:
        started.append(await start())
        return started[-1]

    monkeypatch.setattr(WorkerProcess, "start", noted)
    return started


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


@asynccontextmanager
async def thinking(workers: int = 1, queue: int = 8, grace: float = LONG) -> AsyncIterator[BotPool]:
    bot_pool = BotPool(workers, queue, bots=BOTS, grace=grace)
    await bot_pool.start()
    try:
        yield bot_pool
    finally:
        await bot_pool.stop()


def view() -> View:
    position = start()
    position.push(position.deal(seeded(1)))
    return position.view(1)


def workers() -> list[psutil.Process]:
    return [child for child in psutil.Process().children(recursive=True) if {worker_process.WORKER, HELD} & set(command_of(child))]


def command_of(process: psutil.Process) -> list[str]:
    """What it runs: nothing, if it has ended meanwhile, as processes of a database that other tests have started may do at any moment."""
    try:
        return process.cmdline()
    except psutil.NoSuchProcess:
        return []


@pytest.fixture(autouse=True)
def no_worker_is_left() -> Iterator[None]:
    yield
    assert workers() == []


@pytest.fixture
def bot_pool(runner: asyncio.Runner) -> Iterator[BotPool]:
    with entered(runner, thinking()) as bot_pool:
        yield bot_pool


def first_of(seen: View) -> str:
    return any_legal(seen, Lowest())


async def test_registered_bots_choose_legal_moves_of_every_game() -> None:
    positions: list[Position] = []
    positions += [position.copy() for position, _ in play(table(3, wall="grey"), 1) if position.phase is not Phase.DEAL][::9]
    positions += [position.copy() for position, _ in play_duel(duel(), 1) if position.phase is not Phase.DEAL][::9]
    bot_pool = BotPool(1, len(positions))
    await bot_pool.start()
    try:
        for bot in ("random", "greedy"):
            for position in positions:
                assert position.to_move is not None
                token = await bot_pool.choose(bot, position.view(position.to_move), LONG)
                assert read_token(position.game, token) in position.legal_moves
    finally:
        await bot_pool.stop()


@pytest.mark.parametrize("bot", ["endless", "deaf"])
async def test_a_bot_that_thinks_too_long_is_ended_and_replaced(bot: str) -> None:
    async with thinking(grace=0.1) as bot_pool:
        (before,) = workers()
        with raises(Overrun, "bot-overrun"):
            await bot_pool.choose(bot, view(), 0.1)
        assert not before.is_running()
        await answered(bot_pool)
        assert [worker.pid for worker in workers()] != [before.pid]


async def answered(bot_pool: BotPool) -> None:
    """The next worker decides; how fast it does is not the question."""
    seen = view()
    async with asyncio.timeout(LONG):
        while True:
            try:
                assert await bot_pool.choose("first", seen, LONG) == first_of(seen)
            except Overrun:
                continue
            return


@pytest.mark.parametrize("bot", ["exits", "leaves", "scribbler"])
async def test_a_bot_that_takes_its_process_along_is_replaced(bot: str, bot_pool: BotPool) -> None:
    (before,) = workers()
    with raises(Crashed, "bot-crashed"):
        await bot_pool.choose(bot, view(), LONG)
    assert not before.is_running()
    await answered(bot_pool)


@pytest.mark.parametrize(
    ("bot", "code", "text"),
    [
        ("fails", "bot-failed", "KeyError in tests.server.bot_workers.odd_bots, line"),
        ("nobot", "bot-failed", "ValueError in tests.server.bot_workers.odd_bots, line"),
        ("rubbish", "bot-failed", "TokenError in azulejos.notation.azul.tokens, line"),
        ("missing", "bot-failed", "ModuleNotFoundError in"),
        ("illegal", "bot-illegal", "no legal move"),
    ],
)
async def test_a_bot_that_fails_or_answers_nonsense_has_crashed(bot: str, code: str, text: str, bot_pool: BotPool) -> None:
    before = workers()
    with pytest.raises(Crashed) as error:
        await bot_pool.choose(bot, view(), LONG)
    assert error.value.code == code
    assert text in error.value.text
    assert "secret" not in error.value.text
    await answered(bot_pool)
    assert workers() == before  # its process did no wrong


async def test_a_bot_that_prints_and_reads_disturbs_nobody(bot_pool: BotPool) -> None:
    seen = view()
    for _ in range(3):
        assert await bot_pool.choose("chatty", seen, LONG) == first_of(seen)


async def test_more_than_the_queue_holds_is_refused_and_the_rest_is_answered_in_order(signs: Signs) -> None:
    async with thinking(workers=1, queue=3) as bot_pool:
        answers: list[int] = []

        async def ask(number: int) -> None:
            await bot_pool.choose("held", view(), LONG)
            answers.append(number)

        asking = [asyncio.create_task(ask(number)) for number in range(4)]
        await asyncio.sleep(0)
        with raises(Busy, "bots-busy"):
            await bot_pool.choose("first", view(), LONG)
        await asyncio.sleep(0)
        assert bot_pool.waiting == 3
        signs.end.touch()
        await asyncio.gather(*asking)
        assert answers == [0, 1, 2, 3]
        assert bot_pool.waiting == 0
        await answered(bot_pool)


async def test_without_a_queue_an_idle_worker_can_be_asked(signs: Signs) -> None:
    async with thinking(queue=0) as bot_pool:
        asking = asyncio.create_task(bot_pool.choose("held", view(), LONG))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await bot_pool.choose("first", view(), LONG)
        signs.end.touch()
        await asking


async def test_who_gives_up_waiting_leaves_the_queue_to_others() -> None:
    async with thinking(queue=1) as bot_pool:
        asking = [asyncio.create_task(bot_pool.choose("sleepy", view(), LONG)) for _ in range(2)]
        await asyncio.sleep(0.05)
        for each in asking:
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        await answered(bot_pool)


def test_the_loop_goes_on_while_workers_start_and_think(monkeypatch: pytest.MonkeyPatch, signs: Signs) -> None:
    """A worker starts, and a bot decides, only after the loop has gone on for a while: if it stood still, neither would ever happen."""

    async def act() -> None:
        async def after_some_turns(sign: Path) -> None:
            for _ in range(6):
                await asyncio.sleep(0.005)
            sign.touch()

        going_on = asyncio.create_task(after_some_turns(signs.start))
        async with thinking() as bot_pool:
            await going_on
            asking = asyncio.create_task(bot_pool.choose("held", view(), LONG))
            await until(signs.begun.exists)
            await after_some_turns(signs.end)
            await asking

    monkeypatch.setattr(worker_process, "WORKER", HELD)
    asyncio.run(act())


async def test_stop_ends_what_thinks_and_tells_all_who_wait(signs: Signs) -> None:
    bot_pool = BotPool(2, 8, bots=BOTS, grace=LONG)
    await bot_pool.start()
    asking = [asyncio.create_task(bot_pool.choose("endless", view(), LONG)) for _ in range(5)]
    await until(signs.begun.exists)
    assert len(workers()) == 2
    await bot_pool.stop()
    assert workers() == []
    results = await asyncio.gather(*asking, return_exceptions=True)
    assert [type(result) for result in results] == [Stopped] * 5
    with pytest.raises(Stopped):
        await bot_pool.choose("first", view(), LONG)
    await bot_pool.stop()
    await bot_pool.start()
    await answered(bot_pool)
    await bot_pool.stop()


async def test_stop_while_a_worker_is_being_replaced_leaves_none(monkeypatch: pytest.MonkeyPatch) -> None:
    bot_pool = BotPool(1, 8, bots=BOTS, grace=LONG)
    await bot_pool.start()
    monkeypatch.setattr(worker_process, "WORKER", HELD)  # The next one does not begin: whenever that is, it is being replaced.
    with pytest.raises(Crashed):
        await bot_pool.choose("exits", view(), LONG)
    waiting = asyncio.create_task(bot_pool.choose("first", view(), LONG))
    await until(workers)
    await bot_pool.stop()
    with pytest.raises(Stopped):
        await waiting


async def test_a_start_that_is_given_up_leaves_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_process, "WORKER", HELD)  # They do not begin, however long a pause turns out to be.
    for pause in (0.0, 0.01, 0.1):
        starting = asyncio.create_task(BotPool(2, 8).start())
        await asyncio.sleep(pause)
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting
        assert workers() == []


def test_workers_that_do_not_start_are_an_error_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        with raises(Crashed, "worker-start"):
            await BotPool(2, 8).start()

    with monkeypatch.context() as change:
        change.setattr(worker_process, "WORKER", "azulejos.server.bot_workers.nowhere")
        asyncio.run(act())
    with monkeypatch.context() as change:
        change.setattr(sys, "executable", "/nowhere/python")
        asyncio.run(act())


def test_nobody_waits_for_a_worker_that_can_not_be_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        async with thinking() as bot_pool:
            monkeypatch.setattr("azulejos.server.bot_workers.pool.RETRY_SECONDS", 0.05)
            with monkeypatch.context() as change:
                change.setattr(worker_process, "WORKER", "azulejos.server.bot_workers.nowhere")
                asking = [asyncio.create_task(bot_pool.choose(bot, view(), LONG)) for bot in ("exits", "first", "first")]
                results = await asyncio.gather(*asking, return_exceptions=True)
                codes = [result.code for result in results if isinstance(result, Crashed)]
                assert codes == ["bot-crashed", "worker-start", "worker-start"]
            await recovered(bot_pool)

    async def recovered(bot_pool: BotPool) -> None:
        while True:
            try:
                await bot_pool.choose("first", view(), LONG)
            except Crashed:
                continue
            return

    asyncio.run(act())


async def test_a_worker_stands_back_knows_its_limit_and_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv("ODD_NOTES", str(notes))
    monkeypatch.setenv("AZULEJOS_OPERATOR_TOKEN", "x" * 32)
    async with thinking() as bot_pool:
        await bot_pool.choose("notes", view(), 7.5)
        (worker,) = workers()
        assert notes.read_text() == f"{worker.pid} {min(19, os.nice(0) + 10)} 7.5 {[name for name in ('AZULEJOS_CACHE',) if name in os.environ]}"


async def test_signals_for_the_server_do_not_end_a_thought(signs: Signs, bot_pool: BotPool) -> None:
    (worker,) = workers()
    asking = asyncio.create_task(bot_pool.choose("held", view(), LONG))
    await until(signs.begun.exists)
    worker.send_signal(signal.SIGINT)
    worker.send_signal(signal.SIGTERM)
    signs.end.touch()
    await asking
    assert workers() == [worker]


async def killed(worker: WorkerProcess) -> None:
    """End a worker from outside, and wait until the loop has heard of it."""
    worker._process.kill()
    await until(lambda: not worker.is_alive)


async def test_a_worker_that_dies_while_nobody_looks_costs_no_decision(known: list[WorkerProcess], bot_pool: BotPool) -> None:
    await killed(known[-1])
    await answered(bot_pool)
    assert len(known) == 2


SERVER = """
import asyncio, os, pathlib, sys
from tests.server.bot_workers.test_pool import BOTS, BotPool, until, view

async def serve():
    bot_pool = BotPool(2, 8, bots=BOTS, grace=1000)
    await bot_pool.start()
    asking = asyncio.create_task(bot_pool.choose("deaf", view(), 1000))
    await until(pathlib.Path(os.environ["ODD_BEGUN"]).exists)
    print("thinking", flush=True)
    await asking

asyncio.run(serve())
"""


def test_workers_die_with_a_server_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, cwd=ROOT) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"thinking\n"
        left = psutil.Process(server.pid).children()
        assert len(left) == 2
        server.kill()
    assert psutil.wait_procs(left, timeout=LONG)[1] == []


def test_uvloop_has_workers_too(known: list[WorkerProcess], signs: Signs) -> None:
    async def act() -> None:
        async with thinking(grace=0.1) as bot_pool:
            with pytest.raises(Overrun):
                await bot_pool.choose("endless", view(), 0.1)
            await answered(bot_pool)
            await killed(known[-1])
            await answered(bot_pool)
            with pytest.raises(Crashed):
                await bot_pool.choose("exits", view(), LONG)
            signs.begun.unlink(missing_ok=True)  # The first one may have left it.
            asking = asyncio.create_task(bot_pool.choose("endless", view(), LONG))
            await until(signs.begun.exists)
        with pytest.raises(Stopped):
            await asking

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(act())
    assert workers() == []


async def test_only_named_bots_can_be_asked_for(bot_pool: BotPool) -> None:
    for name in ("greedy", "os:getpid", "tests.server.bot_workers.odd_bots:First"):
        with raises(OptionError, "no-such-bot"):
            await bot_pool.choose(name, view(), LONG)


def test_there_is_a_worker_and_a_queue_that_can_be() -> None:
    for workers, queue in ((0, 1), (-1, 1), (1, -1)):
        with pytest.raises(ValueError):
            BotPool(workers, queue)


def test_every_legal_move_may_be_played_in_a_bots_place() -> None:
    seen = view()
    tokens = {any_legal(seen, seeded(seed)) for seed in range(2000)}
    assert {read_token(seen.game, token) for token in tokens} == set(seen.legal_moves)


def test_all_that_can_happen_is_unavailable() -> None:
    for kind in (Busy, Overrun, Crashed, Stopped):
        assert issubclass(kind, NoDecision)
        assert kind("code", "Text.").status == 503
