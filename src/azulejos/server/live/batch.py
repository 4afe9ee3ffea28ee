"""Questions that are asked together: those that come while others are under way wait, and then go in one piece.

When a process dies, hundreds want to know the same of hundreds of tables. What costs a look at the database each is then one look for many.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from typing import Generic, TypeVar

Q = TypeVar("Q", bound=Hashable)
A = TypeVar("A")


class Batch(Generic[Q, A]):
    """Answers questions, at most so many in one piece; `ask` has to answer all that it is given. However many ask the same, it is asked once.

    >>> async def example() -> tuple[list[int], list[list[str]]]:
    ...     pieces: list[list[str]] = []
    ...     async def ask(words: Sequence[str]) -> dict[str, int]:
    ...         pieces.append(sorted(words))
    ...         return {word: len(word) for word in words}
    ...     batch = Batch(ask, most=2)
    ...     return list(await asyncio.gather(*map(batch.answer, ["a", "bb", "a", "ccc"]))), pieces
    >>> asyncio.run(example())
    ([1, 2, 1, 3], [['a', 'bb'], ['ccc']])
    """

    def __init__(self, ask: Callable[[Sequence[Q]], Awaitable[Mapping[Q, A]]], most: int) -> None:
        self._ask = ask
        self._most = most
        self._answers: dict[Q, asyncio.Future[A]] = {}
        self._waiting: list[Q] = []
        self._asking: asyncio.Task[None] | None = None

    async def answer(self, question: Q) -> A:
        """The answer to a question; whatever went wrong when it was asked."""
        if question not in self._answers:
            self._answers[question] = asyncio.get_running_loop().create_future()
            self._waiting.append(question)
            if self._asking is None:
                self._asking = asyncio.ensure_future(self._run())
        return await asyncio.shield(self._answers[question])

    async def _run(self) -> None:
        while self._waiting:
            piece, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
            try:
                found = await self._ask(piece)
                answers = [found[question] for question in piece]
            except Exception as error:  # Also that one was not answered: nobody may wait for ever.
                for question in piece:
                    asked = self._answers.pop(question)
                    asked.set_exception(error)
                    asked.exception()  # Whoever asked may have given up.
            else:
                for question, answer in zip(piece, answers, strict=True):
                    self._answers.pop(question).set_result(answer)
        self._asking = None
