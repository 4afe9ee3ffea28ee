"""How long each room's tests may take, and how long they took.

A pytest plugin (`-p tests.budgets`): at the end of a run it prints every room's time beside its budget. A room above its budget is a
warning and never a failure: machines are noisy. `python -m tests.budgets`, which is `make slow`, lists the slowest files of the last runs.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

BUDGETS = {
    "tests/rules": 45,
    "tests/notation": 15,
    "tests/kernel": 70,
    "tests/envs": 15,
    "tests/render": 35,
    "tests/bots": 65,
    "tests/tournament": 45,
    "tests/arena": 60,
    "tests/cli": 165,
    "tests/examples": 20,
    "tests/library": 20,
    "tests/documents": 5,
    "tests/i18n": 15,
    "tests": 15,
    "tests/server": 460,
    "tests/web": 730,
    "src": 10,
    "docs": 5,
    "README.md": 1,
}
"""Seconds of a worker, as measured with four workers on two quiet cores. A folder's budget holds for what no deeper folder or file has."""
QUICK = ("tests/rules", "tests/notation", "tests/bots", "tests/library", "src")
"""The rooms of `make quick`."""
KEPT = "azulejos/durations"
"""Where pytest's cache has the seconds of each file, as they were when it last ran."""
MOST = 20


def room(path: str) -> str:
    """The room of a file.

    >>> room("tests/rules/test_azul.py")
    'tests/rules'
    >>> room("web/README.md")
    'elsewhere'
    >>> room("tests/test_packaging.py")
    'tests'
    """
    fitting = [each for each in BUDGETS if path == each or path.startswith(each + "/")]
    return max(fitting, key=len, default="elsewhere")


def seconds_of(rooms: Iterable[str]) -> int:
    """The budget of several rooms together."""
    return sum(BUDGETS[each] for each in rooms)


def by_room(seconds: Mapping[str, float]) -> dict[str, float]:
    """The seconds of rooms, from those of files."""
    rooms: defaultdict[str, float] = defaultdict(float)
    for path, each in seconds.items():
        rooms[room(path)] += each
    return dict(rooms)


class Durations:
    """Adds up how long the tests of each file take, with what was set up for them."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid.split("::")[0]] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
        if not self.seconds or config.cache is None:
            return
        config.cache.set(KEPT, {**config.cache.get(KEPT, {}), **self.seconds})
        workers = int(getattr(config.option, "workers", None) or getattr(config.option, "numprocesses", None) or 1)
        terminalreporter.section(f"seconds by room, of {workers} {'worker' if workers == 1 else 'workers'} together")
        for name, took in sorted(by_room(self.seconds).items(), key=lambda row: -row[1]):
            budget = BUDGETS.get(name, 1)
            terminalreporter.write_line(f"{name:<28}{took:>7.0f}  of {budget:>4}" + ("   above its budget" if took > budget else ""))


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Durations())


def slowest(cache: Path = Path(".pytest_cache/v") / KEPT) -> list[tuple[str, float]]:
    """The slowest files of the last runs."""
    kept: dict[str, float] = json.loads(cache.read_text()) if cache.exists() else {}
    return sorted(kept.items(), key=lambda row: -row[1])[:MOST]


if __name__ == "__main__":
    files = slowest()
    for path, seconds in files:
        print(f"{seconds:>7.1f} s  {path}")
    if not files:
        print("No run has been measured yet: make test measures.")
