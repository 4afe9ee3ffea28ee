"""A plain talk with an engine, line by line: everything that is sent and comes is noted, and nothing is taken for granted."""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic

from azulejos.bots.uai.errors import EngineCrashed
from azulejos.bots.uai.lines import Line, read_lines
from azulejos.notation.errors import shown

NOTED = 100
"""So many characters of a line are noted."""


class ProtocolViolation(Exception):
    """An engine did not answer as the protocol demands; the text says what was expected."""


class Dialogue:
    """A process, and what was said: `notes` has a line each, `> sent` and `< came`, with the milliseconds since the start."""

    def __init__(self, command: str) -> None:
        self.notes: list[str] = []
        self._begun = monotonic()
        self._lines: queue.SimpleQueue[Line | None] = queue.SimpleQueue()
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise EngineCrashed("engine-start", f"{command} cannot be started: {getattr(error, 'strerror', None) or error}.") from None
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as stream:
            for line in read_lines(stream.fileno()):
                self._lines.put(line)
        self._lines.put(None)

    def note(self, mark: str, text: str, at: float | None = None) -> None:
        """Note a line."""
        plain = "".join(character if character.isprintable() else "?" for character in text[:NOTED])
        self.notes.append(f"{mark} {plain}{'…' if len(text) > NOTED else ''}  [{1000 * ((at or monotonic()) - self._begun):.0f} ms]")

    def send(self, line: str | bytes) -> float:
        """Send a line, or bytes as they are; returns when."""
        content = line if isinstance(line, bytes) else line.encode() + b"\n"
        self.note(">", content.decode("utf-8", "replace").removesuffix("\n"))
        assert self._process.stdin is not None
        try:
            left = memoryview(content)
            while left:
                left = left[self._process.stdin.write(left) or 0 :]
        except (OSError, ValueError):
            raise ProtocolViolation("an engine that is still there, but its process has ended") from None
        return monotonic()

    def await_line(self, fits: Callable[[str], bool], seconds: float, expected: str) -> tuple[Line, list[str]]:
        """The first line that fits, and the lines before it."""
        before: list[str] = []
        until = monotonic() + seconds
        while True:
            line = self._next(until - monotonic())
            if line is None:
                raise ProtocolViolation(f"{expected}, within {seconds:g} s")
            if fits(line.text):
                return line, before
            before.append(line.text)

    def silence(self, seconds: float) -> list[str]:
        """The lines that come within these seconds."""
        lines: list[str] = []
        until = monotonic() + seconds
        while (line := self._next(until - monotonic())) is not None:
            lines.append(line.text)
        return lines

    def _next(self, seconds: float) -> Line | None:
        try:
            line = self._lines.get(timeout=max(0.0, seconds))
        except queue.Empty:
            return None
        if line is None:
            self._lines.put(None)
            raise ProtocolViolation("an engine that is still there, but its output has ended")
        self.note("<", line.text, line.at)
        return line

    def ask(self, line: str, word: str, seconds: float) -> list[str]:
        """Send a line, and wait for one that is or begins with this word; returns those before it."""
        self.send(line)
        found, before = self.await_line(lambda came: came.split()[:1] == [word], seconds, f"{word} after {shown(line)}")
        return [*before, found.text]

    def end_of_input(self, seconds: float) -> bool:
        """Close its input; whether it ends within these seconds."""
        assert self._process.stdin is not None
        self.note(">", "(end of input)")
        self._process.stdin.close()
        return self.has_ended(seconds)

    def has_ended(self, seconds: float) -> bool:
        """Whether its process ends within these seconds."""
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        self.note("<", f"(its process has ended with status {self._process.returncode})")
        return True

    @property
    def is_alive(self) -> bool:
        """Whether its process runs."""
        return self._process.poll() is None

    def close(self) -> None:
        """End it."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(2)
        if self.is_alive:
            self._process.kill()
            self._process.wait()


def words_of(lines: Sequence[str], first: str) -> list[list[str]]:
    """The words of those lines that begin with this one.

    >>> words_of(["id name X", "uaiok"], "id")
    [['id', 'name', 'X']]
    """
    return [words for line in lines if (words := line.split())[:1] == [first]]
