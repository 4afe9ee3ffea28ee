"""Questions that are asked together: whatever becomes of a piece, everybody who asked is told, and the next piece is asked."""

import asyncio
from collections.abc import Sequence

import pytest

from azulejos.server.live.batch import Batch


async def test_those_who_ask_meanwhile_go_in_the_next_piece() -> None:
    pieces: list[list[str]] = []
    go = asyncio.Event()

    async def ask(words: Sequence[str]) -> dict[str, int]:
        pieces.append(list(words))
        await go.wait()
        return {word: len(word) for word in words}

    batch = Batch(ask, most=10)
    first = asyncio.ensure_future(batch.answer("a"))
    while not pieces:
        await asyncio.sleep(0)
    later = [asyncio.ensure_future(batch.answer(word)) for word in ("bb", "ccc", "a", "bb")]
    await asyncio.sleep(0)
    go.set()
    assert await first == 1
    assert await asyncio.gather(*later) == [2, 3, 1, 2]
    assert pieces == [["a"], ["bb", "ccc"]]


@pytest.mark.parametrize("fault", ["raises", "forgets one"])
async def test_a_piece_that_fails_is_told_to_all_who_asked_and_keeps_nobody_else(fault: str) -> None:
    async def ask(words: Sequence[str]) -> dict[str, int]:
        if "bad" in words and fault == "raises":
            raise ValueError("bad")
        return {word: len(word) for word in words if word != "bad"}

    batch = Batch(ask, most=10)
    found = await asyncio.gather(batch.answer("bad"), batch.answer("good"), return_exceptions=True)
    assert all(isinstance(each, ValueError | KeyError) for each in found)
    assert await batch.answer("good") == 4


async def test_who_gives_up_takes_the_answer_from_nobody() -> None:
    go = asyncio.Event()

    async def ask(words: Sequence[str]) -> dict[str, int]:
        await go.wait()
        return {word: len(word) for word in words}

    batch = Batch(ask, most=10)
    gives_up, waits = (asyncio.ensure_future(batch.answer("word")) for _ in range(2))
    await asyncio.sleep(0)
    gives_up.cancel()
    await asyncio.sleep(0)
    go.set()
    assert await waits == 4
