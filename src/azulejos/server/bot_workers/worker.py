"""A worker: the process in which bots think, one decision at a time. `azulejos.server.bot_workers.process` starts it.

It reads questions from its standard input and writes answers to its standard output, until the input is closed. What a bot prints goes nowhere, and
of an error only its type and place are sent, because its text could hold what the bot knows of a game.
"""

from __future__ import annotations

import os
import pickle
import random
import signal
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import BinaryIO

from azulejos.bots import Bot, Limit
from azulejos.bots.search_bots import SEARCH_BOTS, search_bot
from azulejos.bots.uai.engine_bot import PREFIX as ENGINE_NAME
from azulejos.bots.uai.engine_bot import EngineBot
from azulejos.notation import write_token
from azulejos.rules import Chance, RandomChance, View
from azulejos.server.bot_workers import inquiry as inquiries
from azulejos.server.bot_workers.inquiry import Inquiry
from azulejos.server.bot_workers.protocol import FAILED, FOUND, LONGEST_ANSWER, READY, TOKEN, frame, read_frame

NICE = 10
"""The server's own work, and people's moves with it, come first."""
_PDEATHSIG = 1
SEARCH_SECONDS = 0.5
"""At a table a search takes no longer, so that a level is as strong everywhere, and others have their turn."""


def main() -> None:
    """Answer questions until there are no more."""
    prepare_process()
    questions, answers = pipes()
    answers.write(frame(READY))
    chance = RandomChance(random.Random())
    while (question := read_frame(questions)) is not None:
        answers.write(frame(answer(question, chance)[:LONGEST_ANSWER]))


def prepare_process() -> None:
    """Let nobody but the server end this process, which comes after the server in everything."""
    # Ctrl-C and an end of the whole service reach every process; but whether a bot's thought is still wanted is for the server to say.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.nice(NICE)
    if sys.platform == "linux":
        # A server that was killed closes the pipe, but a bot that thinks does not look at it.
        import ctypes

        ctypes.CDLL(None).prctl(_PDEATHSIG, signal.SIGKILL)


def pipes() -> tuple[BinaryIO, BinaryIO]:
    """Pipes of our own: a bot that reads or prints does not disturb them."""
    questions, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    os.close(nothing)
    return os.fdopen(questions, "rb"), os.fdopen(answers, "wb", buffering=0)


def think(setup: bytes, question: bytes) -> bytes:
    """The answer to a question, as a node of a cluster is asked for it."""
    return answer(question, RandomChance(random.Random()))[:LONGEST_ANSWER]


def answer(question: bytes, chance: Chance) -> bytes:
    """The answer to a question: the token of the bot's move, or what was found about a position, or why there is neither."""
    try:
        asked = pickle.loads(question)
        if isinstance(asked, Inquiry):
            return FOUND + inquiries.answer(asked)
        path, seconds, view = asked
        return TOKEN + _decide(path, seconds, view, chance).encode("ascii")
    except Exception as error:
        return FAILED + _reason(error).encode("ascii", "replace")


def _decide(path: str, seconds: float, view: View, chance: Chance) -> str:
    if path in SEARCH_BOTS:
        bot, seconds = _searcher(path), min(seconds, SEARCH_SECONDS)
    else:
        # A new one for each decision: nothing that it learned at one table may help it at another.
        bot = _engine(path) if ENGINE_NAME.fullmatch(path) else _made(path, chance)
    token = write_token(view.game, bot.choose(view, Limit(seconds=seconds)))
    looked_at = getattr(bot, "looked_at", None)
    return token if looked_at is None else f"{token}\n{looked_at}"


def _made(path: str, chance: Chance) -> Bot:
    module, _, name = path.partition(":")
    make: Callable[[Chance], Bot] = getattr(import_module(module), name)
    return make(chance)


@cache
def _searcher(name: str) -> Bot:
    """A bot that searches stays, because it has large tables; what it has searched before changes nothing."""
    return search_bot(name)(RandomChance(random.Random()))


@cache
def _started(path: str) -> EngineBot:
    return EngineBot.named(path)


def _engine(path: str) -> Bot:
    """An engine's process stays, because many take seconds to start; it is told that another game begins."""
    engine = _started(path)
    engine.new_game()
    return engine


def _reason(error: Exception) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = "nowhere" if trace is None else f"{trace.tb_frame.f_globals.get('__name__')}, line {trace.tb_lineno}"
    return f"{type(error).__name__} in {place}"


if __name__ == "__main__":
    main()
