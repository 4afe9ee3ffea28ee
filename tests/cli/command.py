"""The command as a user runs it: a process of its own."""

import subprocess
import sys
from dataclasses import dataclass


@dataclass(frozen=True)
class Ran:
    """What came of a command."""

    status: int
    output: str
    errors: str


def azulejos(*arguments: str, given: bytes = b"") -> Ran:
    """Run the command to its end, with something on its standard input."""
    done = subprocess.run([sys.executable, "-m", "azulejos", *arguments], input=given, capture_output=True, timeout=120, check=False)
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def refused(*arguments: str, given: bytes = b"") -> str:
    """The one line that a command says when something was wrong with what it was given."""
    ran = azulejos(*arguments, given=given)
    assert ran.status == 1, ran
    assert "Traceback" not in ran.errors
    [line] = ran.errors.splitlines()
    assert line.startswith("azulejos: ")
    return line.removeprefix("azulejos: ")
