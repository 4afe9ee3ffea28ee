"""`azulejos play` in a terminal that is none, and a person who sits at it."""

import fcntl
import os
import re
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

import pexpect  # type: ignore[import-untyped]
import psutil
from pexpect.fdpexpect import fdspawn  # type: ignore[import-untyped]

from azulejos.cli.play.move_input import tokens
from azulejos.cli.play.table import LocalTable
from tests.kit.forks import Fork
from tests.kit.patience import PATIENCE

QUESTION = re.compile(r"Ann, .*\((\? for help|Enter plays the only move)\) ")


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "COLORTERM", "FORCE_COLOR", "NO_COLOR"))}
    return kept | {"LANG": "C.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "80", "LINES": "24", "INPUTRC": os.devnull} | more


class Terminal(fdspawn):  # type: ignore[misc]
    """A command in a terminal of its own."""

    def __init__(self, *arguments: str, term: str = "dumb", stdout: int | None = None) -> None:
        ours, theirs = os.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        settings = termios.tcgetattr(theirs)
        settings[3] &= ~termios.ECHO
        termios.tcsetattr(theirs, termios.TCSANOW, settings)
        self.process = Fork(list(arguments), stdin=theirs, stdout=stdout or theirs, stderr=theirs, env=environment(TERM=term), has_terminal=True)
        os.close(theirs)
        super().__init__(ours, encoding="utf-8", timeout=PATIENCE)
        self.exitstatus: int | None = None

    def sendintr(self) -> None:
        """Press Ctrl-C."""
        self.send("\x03")

    def sendeof(self) -> None:
        """Press Ctrl-D."""
        self.send("\x04")

    def close(self) -> None:
        """Leave the terminal; the command ends, if it has not yet."""
        super().close()
        try:
            self.exitstatus = self.process.wait(PATIENCE)
        finally:
            self.process.kill()


def spawn(*arguments: str, term: str = "dumb", stdout: int | None = None) -> Terminal:
    """`azulejos play` in a terminal; its standard output may be elsewhere."""
    return Terminal("play", *arguments, term=term, stdout=stdout)


def run(*arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """`azulejos play` without a terminal; in another environment Python itself starts anew, because that reads it first."""
    if more:
        command = [sys.executable, "-m", "azulejos", "play", *arguments]
        return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", env=environment(**more), timeout=PATIENCE)
    process = Fork(["play", *arguments], env=environment())
    output, errors = process.communicate(timeout=PATIENCE)
    return subprocess.CompletedProcess(arguments, process.wait(), output.decode(), errors.decode())


def ended(child: Terminal) -> int | None:
    child.expect(pexpect.EOF)
    child.close()
    status: int | None = child.exitstatus
    return status


def interrupt(child: Terminal, expected: str) -> None:
    """Press Ctrl-C until it is heard: Python misses one that comes between showing a question and waiting for the answer.

    Only while the command waits for something: one that is busy may be about to hear the last one.
    """
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(psutil.Error):
            if psutil.Process(child.process.pid).status() == psutil.STATUS_SLEEPING:
                child.sendintr()
        if child.expect([expected, pexpect.TIMEOUT], timeout=0.5) == 0:
            return
    raise AssertionError(child.before)


Interlude = Callable[[Terminal, LocalTable], None]


def answer(child: Terminal, text: str) -> None:
    child.expect(QUESTION)
    child.sendline(text)


def refused(wrong: str, reason: str) -> Interlude:
    """Try something that is not allowed."""

    def interlude(child: Terminal, _: LocalTable) -> None:
        answer(child, wrong)
        child.expect(reason)

    return interlude


def taken_back(child: Terminal, twin: LocalTable) -> None:
    """Take a decision back."""
    answer(child, "undo")
    twin.undo()


def scored_and_saved(path: Path) -> Interlude:
    """Ask for the scoring, and save."""

    def interlude(child: Terminal, _: LocalTable) -> None:
        answer(child, "score")
        child.expect("Ann, ")
        answer(child, f"save {path}")
        child.expect("is saved in")

    return interlude


def answer_all(child: Terminal, twin: LocalTable, interludes: Mapping[int, Interlude]) -> None:
    """Play to the end, always by the first legal move, with something else before some decisions. A twin of the table tells what is legal."""

    def go_on() -> None:
        while (event := twin.due()) is not None:
            twin.position.push(event)

    go_on()
    decisions = 0
    while twin.position.outcome is None:
        decisions += 1
        if decisions in interludes:
            interludes[decisions](child, twin)
        token, move = next(iter(tokens(twin.position).items()))
        answer(child, token)
        twin.position.push(move)
        go_on()
