"""Runs everything that must pass before a change lands: `make test`, or with `quick` the part for while one works: `make quick`.

It says first what it will run and how long that takes. Two lanes of checks, one for Python and one for the browser client, keep two
cores busy; the tests come after them, spread over as many workers. It ends with what each room took beside its budget (tests/budgets.py).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.budgets import BUDGETS, QUICK, seconds_of
from tests.kit.memory import in_memory

ROOT = Path(__file__).parents[1]
PYTHON = sys.executable
IMPORTS = "from importlinter.cli import lint_imports_command as lint; lint()"
LANES = {
    "Python": {
        "ruff check": [PYTHON, "-m", "ruff", "check", "--quiet"],
        "ruff format": [PYTHON, "-m", "ruff", "format", "--check", "--quiet"],
        "import-linter": [PYTHON, "-c", IMPORTS],
        "generated files": [PYTHON, "tools/generate.py", "--check"],
        "mypy": [PYTHON, "-m", "mypy"],
    },
    "browser client": {
        "imports of the client": [PYTHON, "tools/client_imports.py"],
        "svelte-check": [PYTHON, "tools/client.py", "types"],
        "prettier": [PYTHON, "tools/client.py", "form"],
        "vitest": [PYTHON, "tools/client.py", "test"],
    },
}
CHECK_SECONDS = 50
"""Of the slower lane, on a quiet machine."""
COLLECT_SECONDS = 15
"""Until pytest's workers have found their tests."""


def main(quick: bool, workers: int) -> int:
    """Run it all; the status of the first thing that failed."""
    rooms = QUICK if quick else tuple(BUDGETS)
    total = CHECK_SECONDS + COLLECT_SECONDS + seconds_of(rooms) / workers
    print(f"About {_minutes(total)} on two quiet cores, with {workers} workers:", flush=True)
    for name, lane in LANES.items():
        print(f"  {name}: {', '.join(lane)}", flush=True)
    print(f"  pytest: {', '.join(f'{room} {BUDGETS[room] / workers:.0f} s' for room in rooms)}\n", flush=True)
    with ThreadPoolExecutor(len(LANES)) as pool:
        statuses = list(pool.map(_lane, LANES.values()))
    if any(statuses):
        return max(statuses)
    env = {**os.environ, **({"PYTEST_DEBUG_TEMPROOT": str(folder)} if (folder := in_memory()) else {})}
    return subprocess.run([*_pytest(workers), *(rooms if quick else ())], cwd=ROOT, env=env, check=False).returncode


def _lane(checks: dict[str, list[str]]) -> int:
    """One check after another, until one fails; only what failed is shown."""
    for name, command in checks.items():
        began = time.monotonic()
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        print(f"{name}: {'ok' if done.returncode == 0 else 'FAILED'}, {time.monotonic() - began:.0f} s", flush=True)
        if done.returncode:
            sys.stdout.buffer.write(done.stdout)
            sys.stdout.flush()
            return done.returncode
    return 0


def _pytest(workers: int) -> Iterator[str]:
    yield from (PYTHON, "-m", "pytest", "-p", "tests.budgets", "--numprocesses", str(workers), "--dist", "worksteal")


def _minutes(seconds: float) -> str:
    """A duration as people say it.

    >>> _minutes(59), _minutes(130)
    ('59 s', '2 min 10 s')
    """
    whole = round(seconds)
    return f"{whole} s" if whole < 60 else f"{whole // 60} min {whole % 60} s"


def _number(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of workers: 1 or more")
    return int(text)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="checks and units only")
    parser.add_argument("--workers", type=_number, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    sys.exit(main(chosen.quick, chosen.workers))
