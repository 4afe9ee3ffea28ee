"""Runs everything that must pass before a change lands: `make test`, or with `quick` the part for while one works: `make quick`.

It says first what it will run and how long that takes. What a few seconds can find comes first; then the tests, spread over several
workers, with the longer checks beside them, because tests often wait. A check that fails ends the tests. The run ends with what each room
took beside its budget (tests/budgets.py).
"""

from __future__ import annotations

import argparse
import os
import signal
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
FIRST = {
    "Python": {
        "ruff check": [PYTHON, "-m", "ruff", "check", "--quiet"],
        "ruff format": [PYTHON, "-m", "ruff", "format", "--check", "--quiet"],
        "import-linter": [PYTHON, "-c", IMPORTS],
    },
    "browser client": {
        "imports of the client": [PYTHON, "tools/client_imports.py"],
        "generated files": [PYTHON, "tools/generate.py", "--check"],
        "kernels compiled": [PYTHON, "-m", "azulejos", "warmup"],
    },
}
BESIDE = {
    "Python": {"mypy": [PYTHON, "-m", "mypy"]},
    "browser client": {
        "svelte-check": [PYTHON, "tools/client.py", "types"],
        "prettier": [PYTHON, "tools/client.py", "form"],
        "vitest": [PYTHON, "tools/client.py", "test"],
    },
}
"""Checks that take longer: they fill the time in which tests wait."""
CHECK_SECONDS = 10
"""Of what comes first, on a quiet machine."""
COLLECT_SECONDS = 20
"""Until pytest's workers have found their tests."""
MOST_SECONDS = 300
"""Far more than any test takes on a busy machine: one that never ends shows where it stands, and fails, instead of holding up the run for good."""
Lane = dict[str, list[str]]


def main(quick: bool, workers: int) -> int:
    """Run it all; the status of the first thing that failed."""
    rooms = QUICK if quick else tuple(BUDGETS)
    total = CHECK_SECONDS + COLLECT_SECONDS + seconds_of(rooms) / workers
    print(f"About {_minutes(total)} on two quiet cores, with {workers} workers:", flush=True)
    for name, lane in FIRST.items():
        print(f"  {name}: {', '.join([*lane, *BESIDE[name]])}", flush=True)
    print(f"  pytest: {', '.join(f'{room} {BUDGETS[room] / workers:.0f} s' for room in rooms)}\n", flush=True)
    with ThreadPoolExecutor(len(FIRST)) as pool:
        if status := max(pool.map(_lane, FIRST.values())):
            return status
    env = {**os.environ, **({"PYTEST_DEBUG_TEMPROOT": str(folder)} if (folder := in_memory()) else {})}
    with subprocess.Popen([*_pytest(workers), *(rooms if quick else ())], cwd=ROOT, env=env) as tests:
        return _beside(tests)


def _beside(tests: subprocess.Popen[bytes]) -> int:
    """The longer checks while the tests run; if one fails, they need not go on."""

    def lane(checks: Lane) -> int:
        if status := _lane(checks):
            tests.send_signal(signal.SIGINT)
        return status

    with ThreadPoolExecutor(len(BESIDE)) as pool:
        failed = max(pool.map(lane, BESIDE.values()))
    status = tests.wait()
    if failed:
        print("A check failed, as said above, and the tests were ended.", flush=True)
    return failed or status


def _lane(checks: Lane) -> int:
    """One check after another, until one fails; only what failed is shown."""
    for name, command in checks.items():
        began = time.monotonic()
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        print(f"\n{name}: {'ok' if done.returncode == 0 else 'FAILED'}, {time.monotonic() - began:.0f} s", flush=True)
        if done.returncode:
            sys.stdout.buffer.write(done.stdout)
            sys.stdout.flush()
            return done.returncode
    return 0


def _pytest(workers: int) -> Iterator[str]:
    yield from (PYTHON, "-m", "pytest", "-p", "tests.budgets", "-p", "tests.workers", "--workers", str(workers), "--again", "tests/web/")
    yield from ("-o", f"faulthandler_timeout={MOST_SECONDS}", "-o", "faulthandler_exit_on_timeout=true")


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
