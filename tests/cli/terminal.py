"""`azulejos play` in a terminal that is none, and a person who sits at it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pexpect  # type: ignore[import-untyped]

from azulejos.cli.answers import tokens
from azulejos.cli.table import LocalTable

MAIN = ["-c", "from azulejos.cli import main; main()", "play"]
QUESTION = re.compile(r"Ann, .*\((\? for help|Enter plays the only move)\) ")
PATIENCE = 30


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "COLORTERM", "FORCE_COLOR", "NO_COLOR"))}
    return kept | {"LANG": "C.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "80", "LINES": "24", "INPUTRC": os.devnull} | more


def spawn(*arguments: str, term: str = "dumb") -> "pexpect.spawn[str]":
    return pexpect.spawn(
        sys.executable,
        [*MAIN, *arguments],
        env=environment(TERM=term),
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=PATIENCE,
        echo=False,
        preexec_fn=_hears_interrupts,
    )


def _hears_interrupts() -> None:
    """In a terminal Ctrl-C is heard. Tests that run in the background inherit that it is not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def run(*arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, *MAIN, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env=environment(**more),
        timeout=PATIENCE,
    )


def ended(child: "pexpect.spawn[str]") -> int | None:
    child.expect(pexpect.EOF)
    child.close()
    status: int | None = child.exitstatus
    return status


def interrupt(child: "pexpect.spawn[str]", expected: str) -> None:
    """Press Ctrl-C until it is heard: Python misses one that comes between showing a question and waiting for the answer."""
    for _ in range(PATIENCE):
        child.sendintr()
        if child.expect([expected, pexpect.TIMEOUT], timeout=1) == 0:
            return
    raise AssertionError(child.before)


Interlude = Callable[["pexpect.spawn[str]", LocalTable], None]


def answer(child: "pexpect.spawn[str]", text: str) -> None:
    child.expect(QUESTION)
    child.sendline(text)


def refused(wrong: str, reason: str) -> Interlude:
    """Try something that is not allowed."""

    def interlude(child: "pexpect.spawn[str]", _: LocalTable) -> None:
        answer(child, wrong)
        child.expect(reason)

    return interlude


def taken_back(child: "pexpect.spawn[str]", twin: LocalTable) -> None:
    """Take a decision back."""
    answer(child, "undo")
    twin.undo()


def scored_and_saved(path: Path) -> Interlude:
    """Ask for the scoring, and save."""

    def interlude(child: "pexpect.spawn[str]", _: LocalTable) -> None:
        answer(child, "score")
        child.expect("Ann, ")
        answer(child, f"save {path}")
        child.expect("is saved in")

    return interlude


def answer_all(child: "pexpect.spawn[str]", twin: LocalTable, interludes: Mapping[int, Interlude]) -> None:
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
