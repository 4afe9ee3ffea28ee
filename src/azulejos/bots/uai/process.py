"""An engine as a host has it: a process that is asked one thing at a time, and is not believed."""

from __future__ import annotations

import os
import queue
import shlex
import subprocess
import threading
import weakref
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import IO

from azulejos.bots.interface import Limit
from azulejos.bots.uai.commands import allowed_seconds, write_go
from azulejos.bots.uai.errors import EngineCrashed, EngineError, EngineHung, EngineLied, UaiError
from azulejos.bots.uai.info import Info, read_info
from azulejos.bots.uai.lines import Line, read_lines
from azulejos.notation.errors import shown
from azulejos.rules import AzulejosError, OptionError

START_SECONDS = 120.0
"""How long an engine may take to introduce itself and to get ready: some compile, and machines are busy."""
PATIENCE_SECONDS = 5.0
"""How much later than it may an engine can answer before it is taken for hung."""
LONGEST_SECONDS = 600.0
"""The same where its time is not limited, but nodes or depth."""
QUIT_SECONDS = 2.0
KEPT_LINES = 20
"""Of what an engine says on standard error: it is told where it crashes."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What an engine answered to `go`: the token of a move, or `None` where it says that there is none."""

    token: str | None
    seconds: float
    """From when it was asked to when its answer came."""
    infos: tuple[Info, ...]
    is_late: bool
    """Whether it took longer than the protocol allows."""


class EngineProcess:
    """A running engine. Whatever goes wrong with it raises an `EngineError`, and ends it.

    Use it as a context manager, or call `quit`.
    """

    def __init__(self, command: str | Sequence[str], options: Mapping[str, str] | None = None, *, start_seconds: float = START_SECONDS) -> None:
        self.command = command if isinstance(command, str) else shlex.join(command)
        self.name = self.author = ""
        self.options: dict[str, str] = {}
        """The options that it has, by name, as it declares them."""
        self._errors: deque[str] = deque(maxlen=KEPT_LINES)
        self._lines: queue.SimpleQueue[Line | None] = queue.SimpleQueue()
        self._process = self._start(command)
        self._closing = weakref.finalize(self, _end, self._process)
        try:
            self._introduce(start_seconds)
            for name, value in (options or {}).items():
                self._set_option(name, value)
            self.wait_until_ready(start_seconds)
        except BaseException:
            self.kill()
            raise

    def _start(self, command: str | Sequence[str]) -> subprocess.Popen[bytes]:
        try:
            words = shlex.split(command) if isinstance(command, str) else list(command)
        except ValueError as error:
            raise OptionError("bad-command", f'The command "{shown(str(command))}" cannot be read: {error}.') from None
        if not words:
            raise OptionError("bad-command", "An engine needs a command that starts it.")
        try:
            process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=os.name == "posix",  # Ctrl-C is for us; when we end, its input does.
            )
        except OSError as error:
            raise EngineCrashed("engine-start", f"{self.command} cannot be started: {error.strerror or error}.") from None
        assert process.stdout is not None
        assert process.stderr is not None
        threading.Thread(target=_forward, args=(process.stdout, self._lines.put), name="engine", daemon=True).start()
        self._error_reader = threading.Thread(target=_keep, args=(process.stderr, self._errors), name="engine", daemon=True)
        self._error_reader.start()
        return process

    def __enter__(self) -> EngineProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.quit()

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return self._process.poll() is None

    # Before a game

    def _introduce(self, seconds: float) -> None:
        self._send("uai")
        for line in self._until("uaiok", seconds):
            words = line.split()
            if words[:2] == ["id", "name"]:
                self.name = " ".join(words[2:])
            elif words[:2] == ["id", "author"]:
                self.author = " ".join(words[2:])
            elif words[:2] == ["option", "name"] and "type" in words:
                self.options[" ".join(words[2 : words.index("type")])] = line
        self.name = shown(self.name or self.command)

    def _set_option(self, name: str, value: str) -> None:
        if name not in self.options:
            raise OptionError("no-such-option", f'{self.name} has no option "{shown(name)}": it has {", ".join(self.options) or "none"}.')
        self._send(f"setoption name {name} value {value}")

    def wait_until_ready(self, seconds: float = START_SECONDS) -> None:
        """Wait until it has done all that it was told."""
        self._send("isready")
        for line in self._until("readyok", seconds):
            if line.startswith("error "):
                raise EngineLied("engine-refused", f"{self.name} refused what it was told: {shown(line)}")

    def new_game(self) -> None:
        """Tell it that another game begins, and wait until it is ready."""
        self._send("newgame")
        self.wait_until_ready()

    # In a game

    def go(self, position: str, limit: Limit, tell: Callable[[Info], None] | None = None) -> Answer:
        """Ask for a move: `position` is the line that says where. What it tells meanwhile is told."""
        self._drop_old_lines()
        self._send(position)
        asked = monotonic()
        self._send(write_go(limit))
        allowed = allowed_seconds(limit)
        patience = LONGEST_SECONDS if allowed is None else allowed + PATIENCE_SECONDS
        infos: list[Info] = []
        while True:
            line = self._next(asked + patience, f"has not answered within {patience:.1f} s")
            if line.text.startswith("info "):
                with suppress(UaiError):  # What it says of itself matters less than what it does.
                    infos.append(read_info(line.text))
                    if tell is not None:
                        tell(infos[-1])
            elif line.text.startswith("error "):
                raise self._failed(EngineLied("engine-refused", f"{self.name} refused a position or a search: {shown(line.text)}"))
            elif line.text.startswith("bestmove"):
                words = line.text.split()
                if len(words) < 2:
                    raise self._failed(EngineLied("engine-refused", f"{self.name} answered bestmove without a move."))
                seconds = line.at - asked
                return Answer(None if words[1] == "none" else words[1], seconds, tuple(infos), allowed is not None and seconds > allowed)

    def stop(self) -> None:
        """Let it answer now; from another thread than the one that waits for the answer."""
        self._send("stop")

    # Lines

    def _send(self, line: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line.encode() + b"\n")
        except (OSError, ValueError):
            raise self._crashed() from None

    def _until(self, word: str, seconds: float) -> list[str]:
        """The lines until the one with this word."""
        lines: list[str] = []
        until = monotonic() + seconds
        while (line := self._next(until, f"has not said {word} within {seconds:.0f} s").text).split() != [word]:
            lines.append(line)
        return lines

    def _next(self, until: float, complaint: str) -> Line:
        try:
            line = self._lines.get(timeout=max(0.0, until - monotonic()))
        except queue.Empty:
            raise self._failed(EngineHung("engine-hung", f"{self.name or self.command} {complaint}: its process was ended.")) from None
        if line is None:
            raise self._crashed()
        return line

    def _drop_old_lines(self) -> None:
        """Whatever came after its last answer is of no more interest."""
        with suppress(queue.Empty):
            while self._lines.get_nowait() is not None:
                pass
            raise self._crashed()

    # The end

    def _crashed(self) -> EngineError:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(QUIT_SECONDS)
        status = self._process.poll()
        self._error_reader.join(QUIT_SECONDS)
        said = f" It said: {shown(' '.join(self._errors))}" if self._errors else ""
        return self._failed(EngineCrashed("engine-crashed", f"{self.name or self.command} has ended by itself, with status {status}.{said}"))

    def _failed(self, error: EngineError) -> EngineError:
        self.kill()
        return error

    def quit(self) -> None:
        """Ask it to end, and end it if it does not."""
        if self.is_alive:
            with suppress(AzulejosError):
                self._send("quit")
        self._closing()

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()
        self._closing()


# Each thread closes what it reads: somebody else who did that would let it read what is opened next under the same number.


def _forward(stream: IO[bytes], put: Callable[[Line | None], None]) -> None:
    with stream:
        for line in read_lines(stream.fileno()):
            put(line)
    put(None)


def _keep(stream: IO[bytes], errors: deque[str]) -> None:
    with stream:
        for line in read_lines(stream.fileno()):
            errors.append(line.text)


def _end(process: subprocess.Popen[bytes]) -> None:
    """The end of its input is what an engine ends by; otherwise it is ended."""
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.close()
    try:
        process.wait(QUIT_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
