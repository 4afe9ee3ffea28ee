"""Bots that no table should ever have: each goes wrong in its own way, in the worker process."""

import ctypes
import os
import sys
import time
from pathlib import Path
from typing import Any, NoReturn

from azulejos.bots import Limit
from azulejos.rules import Chance, Move, View
from azulejos.rules.azul import Take
from azulejos.rules.azul.tiles import Colour
from tests.kit.file_signals import await_file


def say_begun() -> None:
    """Tell a test that wants to know it that the bot thinks now."""
    if "ODD_BEGUN" in os.environ:
        Path(os.environ["ODD_BEGUN"]).touch()


class Odd:
    name = "odd"

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View, limit: Limit) -> Any:
        raise NotImplementedError

    def first(self, view: View) -> Move:
        return next(iter(view.legal_moves))


class First(Odd):
    def choose(self, view: View, limit: Limit) -> Move:
        return self.first(view)


class Sleepy(Odd):
    def choose(self, view: View, limit: Limit) -> Move:
        time.sleep(0.3)
        return self.first(view)


class Held(Odd):
    """Thinks until a test lets it go on."""

    def choose(self, view: View, limit: Limit) -> Move:
        say_begun()
        await_file("ODD_END")
        return self.first(view)


class Endless(Odd):
    def choose(self, view: View, limit: Limit) -> NoReturn:
        say_begun()
        while True:
            time.sleep(60)


class Deaf(Odd):
    """Never lets go of the interpreter, as compiled code may do."""

    def choose(self, view: View, limit: Limit) -> Move:
        say_begun()
        ctypes.PyDLL(None).sleep(600)
        return self.first(view)


class Exits(Odd):
    def choose(self, view: View, limit: Limit) -> NoReturn:
        os._exit(3)


class Leaves(Odd):
    def choose(self, view: View, limit: Limit) -> NoReturn:
        sys.exit("a secret")


class Fails(Odd):
    def choose(self, view: View, limit: Limit) -> NoReturn:
        raise KeyError("a secret")


class Rubbish(Odd):
    def choose(self, view: View, limit: Limit) -> Any:
        return object()


class Illegal(Odd):
    def choose(self, view: View, limit: Limit) -> Move:
        return Take(9, Colour.BLUE, 1)


class Chatty(Odd):
    """Prints, reads, and writes to the standard output behind Python's back."""

    def choose(self, view: View, limit: Limit) -> Move:
        print("3Y4", flush=True)
        os.write(1, b"\0\0\0\4T3Y4")
        assert sys.stdin.read() == ""
        return self.first(view)


class Scribbler(Odd):
    """Writes to every file that is open, the pipe of the answers too."""

    def choose(self, view: View, limit: Limit) -> Move:
        for number in range(100):
            try:
                os.write(number, b"\xff" * 100)
            except OSError:
                continue
        return self.first(view)


class Notes(Odd):
    """Writes its process, its priority and its limit into the file that an environment variable names."""

    def choose(self, view: View, limit: Limit) -> Move:
        secrets = [name for name in os.environ if name.startswith("AZULEJOS_")]
        Path(os.environ["ODD_NOTES"]).write_text(f"{os.getpid()} {os.nice(0)} {limit.seconds} {secrets}")
        return self.first(view)


class NoBot:
    def __init__(self, chance: Chance) -> None:
        raise ValueError("there is none")


BOTS = {
    make.__name__.lower(): f"{__name__}:{make.__name__}"
    for make in (First, Sleepy, Held, Endless, Deaf, Exits, Leaves, Fails, Rubbish, Illegal, Chatty, Scribbler, Notes, NoBot)
} | {"missing": "tests.server.bot_workers.nowhere:Bot"}
