"""The folder of a contest: what was played, kept so that it can be killed at any moment and goes on from there.

| file | what it holds |
|---|---|
| `pairs.jsonl` | the plan; then a line for each deal that was played from all seats, in the order in which they were done |
| `games.agn` | all of its games |

A line is written when the games are, and says how long the file of games was then: whatever is behind that, or half a line, is cut off.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from azulejos.arena.plan import Plan, UnitResult
from azulejos.files import lock
from azulejos.rules import AzulejosError

PAIRS, GAMES = "pairs.jsonl", "games.agn"
VERSION = 1


class JournalError(AzulejosError):
    """A folder that cannot be used, or is of another contest."""


class Journal:
    """The folder of a contest, open for one process."""

    def __init__(self, folder: Path, plan: Plan, *, resume: bool) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / PAIRS
        if path.exists() and not resume:
            raise JournalError("file-exists", f"{path} is there already: go on with --resume, or choose another folder.")
        self._pairs = _open(path)
        try:
            lock(self._pairs, wait=False)
        except BlockingIOError:
            os.close(self._pairs)
            raise JournalError("journal-in-use", f"Another contest writes to {folder}: wait for it, or choose another folder.") from None
        self._games = _open(folder / GAMES)
        self.results: list[UnitResult] = []
        """What was played before."""
        try:
            self._read(path, plan)
        except BaseException:
            self.close()
            raise

    def _read(self, path: Path, plan: Plan) -> None:
        good, games = 0, 0
        for number, (line, end) in enumerate(_lines(self._pairs)):
            if number == 0:
                _check(path, line, plan)
            else:
                self.results.append(UnitResult.from_json(line))
                games = line["games_end"]
            good = end
        _cut(self._pairs, good)
        _cut(self._games, games)
        if not good:
            _append(self._pairs, {"version": VERSION, "plan": plan.to_json()})

    def keep(self, result: UnitResult, records: str) -> None:
        """Keep the result of a unit and the records of its games, for good."""
        _write(self._games, records.encode())
        _append(self._pairs, {**result.to_json(), "games_end": os.lseek(self._games, 0, os.SEEK_CUR)})

    def close(self) -> None:
        """Let others have the folder."""
        os.close(self._games)
        os.close(self._pairs)


def _open(path: Path) -> int:
    return os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)


def _lines(descriptor: int) -> Iterator[tuple[dict[str, Any], int]]:
    """The whole lines of a file, each with where it ends."""
    with open(descriptor, "rb", closefd=False) as file:
        end = 0
        for line in file:
            end += len(line)
            if not line.endswith(b"\n"):
                return
            yield json.loads(line), end


def _check(path: Path, kept: dict[str, Any], plan: Plan) -> None:
    before = Plan.from_json(kept["plan"])
    if kept.get("version") != VERSION or before.but_for_games() != plan.but_for_games():
        one, other = before.to_json(), plan.to_json()
        differs = [f"{key} is {one[key]} there and {other[key]} here" for key in one if one[key] != other[key] and key != "games"]
        raise JournalError("other-contest", f"{path} is of another contest: {'; '.join(differs) or 'of another version'}.")


def _append(descriptor: int, line: dict[str, Any]) -> None:
    _write(descriptor, json.dumps(line, ensure_ascii=False).encode() + b"\n")


def _write(descriptor: int, content: bytes) -> None:
    os.lseek(descriptor, 0, os.SEEK_END)
    left = memoryview(content)
    while left:
        left = left[os.write(descriptor, left) :]
    os.fsync(descriptor)


def _cut(descriptor: int, length: int) -> None:
    os.ftruncate(descriptor, length)
    os.lseek(descriptor, 0, os.SEEK_END)
