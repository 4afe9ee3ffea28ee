"""The command as a user runs it: a process of its own."""

import subprocess
from dataclasses import dataclass

from tests.kit.forks import Fork
from tests.kit.patience import PATIENCE


@dataclass(frozen=True)
class Ran:
    """What came of a command."""

    status: int
    output: str
    errors: str


def azulejos(*arguments: str, given: bytes = b"") -> Ran:
    """Run the command to its end, with something on its standard input."""
    process = Fork(list(arguments), stdin=subprocess.PIPE)
    output, errors = process.communicate(given, timeout=PATIENCE)
    return Ran(process.wait(), output.decode(), errors.decode())


def refused(*arguments: str, given: bytes = b"", status: int = 1) -> str:
    """The one line that a command says when something was wrong with what it was given."""
    ran = azulejos(*arguments, given=given)
    assert ran.status == status, ran
    assert "Traceback" not in ran.errors
    [line] = ran.errors.splitlines()
    assert line.startswith("azulejos: ")
    return line.removeprefix("azulejos: ")
