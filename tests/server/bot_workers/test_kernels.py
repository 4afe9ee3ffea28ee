"""What is compiled beside the server: who searches waits for it, and who asks for a hint is told."""

import asyncio
from pathlib import Path

from azulejos.server.bot_workers import BotPool, Crashed, Kernels, Stopped, Urgency
from azulejos.server.bot_workers.inquiry import Inquiry
from azulejos.server.bot_workers.pool import SEARCHERS, seated_bots
from azulejos.server.errors import Unavailable
from azulejos.server.logs import Log
from tests.kit.errors import raises
from tests.server.bot_workers.test_pool import until, view

HELD = "import pathlib, sys, time\nwhile not pathlib.Path({sign!r}).exists(): time.sleep(0.01)\nsys.exit({code})"


def cold(sign: Path, code: int = 0) -> Kernels:
    """Kernels that are compiled when a sign is there, or in vain."""
    return Kernels(Log(), is_warm=lambda: False, program=HELD.format(sign=str(sign), code=code))


async def test_what_is_compiled_already_keeps_nobody_waiting() -> None:
    kernels = Kernels(Log(), is_warm=lambda: True, program="raise SystemExit(1)")
    await kernels.open()
    assert not kernels.is_preparing
    kernels.check()
    await kernels.ready()
    await kernels.close()


async def test_a_bot_that_searches_waits_for_its_kernels_and_no_other_does(tmp_path: Path) -> None:
    sign = tmp_path / "compiled"
    kernels = cold(sign)
    bot_pool = BotPool(workers=1, queue=8, bots=seated_bots({}), kernels=kernels)
    await bot_pool.start()
    await kernels.open()
    try:
        with raises(Unavailable, "kernels-compiling"):
            kernels.check()
        searching = asyncio.create_task(bot_pool.decide("cuerda", view(), 5))
        judging = asyncio.create_task(bot_pool.inquire(Inquiry(view(), nodes=50, most=3), Urgency.HINT, "Ann"))
        assert await bot_pool.choose("greedy", view(), 5)
        assert kernels.is_preparing
        assert not searching.done()
        assert not judging.done()
        sign.touch()
        decision = await searching
        assert decision.looked_at is not None
        assert 0 < decision.looked_at <= 2 * 100, "a position more than its limit may be looked at for each move"
        assert len((await judging)["moves"]) == 3
    finally:
        await kernels.close()
        await bot_pool.stop()


async def test_kernels_that_cannot_be_compiled_are_told(tmp_path: Path) -> None:
    (sign := tmp_path / "compiled").touch()
    kernels = cold(sign, code=3)
    await kernels.open()
    with raises(Crashed, "kernels-failed"):
        await kernels.ready()
    kernels.check()
    await kernels.close()


async def test_a_server_that_closes_ends_what_is_being_compiled(tmp_path: Path) -> None:
    kernels = cold(tmp_path / "never")
    await kernels.open()
    waiting = asyncio.create_task(kernels.ready())
    await until(lambda: kernels.is_preparing)
    await kernels.close()
    with raises(Stopped, "bots-stopped"):
        await waiting


def test_every_level_that_searches_can_be_seated() -> None:
    assert list(SEARCHERS) == ["cuerda", "majolica", "zellige", "lustre"]
    assert seated_bots({"Mine": "uai:mine"}).keys() >= {"greedy", *SEARCHERS, "Mine"}
