"""Tests that are spread over forks are all told, and so is a worker that ends before its time, or never."""

import os
import subprocess
import sys
from pathlib import Path

from tests.kit.patience import PATIENCE

ROOT = Path(__file__).parents[1]
GIVEN = """
import os
import pytest

@pytest.mark.parametrize("number", range(80))
def test_passes(number):
    pass

def test_kills_its_worker():
    os._exit(3)

@pytest.mark.parametrize("number", range(39))
def test_is_lost_with_it(number):
    pass

def test_fails():
    print("said by a worker")
    assert False
"""


NEVER = """
import os
import time

def test_leaves_a_process_that_holds_the_line():
    if os.fork() == 0:
        time.sleep(20)
        os._exit(0)

def test_never_ends():
    time.sleep(600)

def test_is_lost_with_it():
    pass
"""


def run(folder: Path, tests: str, *options: str) -> tuple[int, str]:
    (folder / "test_given.py").write_text(tests)
    plugins = ["-c", os.devnull, "-p", "tests.workers", "-p", "no:cacheprovider", "-p", "no:schemathesis", "--workers", "2"]
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")} | {"PYTHONPATH": str(ROOT)}
    with (folder / "out").open("w+") as out:  # Not a pipe, which the process that is left behind would hold open.
        status = subprocess.run(
            [sys.executable, "-m", "pytest", *plugins, *options, "test_given.py"],
            cwd=folder,
            env=env,
            stdout=out,
            stderr=subprocess.STDOUT,
            timeout=PATIENCE,
            check=False,
        ).returncode
        out.seek(0)
        return status, out.read()


def test_what_workers_did_is_told(tmp_path: Path) -> None:
    status, said = run(tmp_path, GIVEN)
    assert status == 1
    assert "The worker that ran this test ended with status 3." in said
    assert "said by a worker" in said
    assert "2 failed, 80 passed" in said


ONCE = """
from pathlib import Path

def test_passes_at_the_second_try():
    mark = Path("tried")
    if not mark.exists():
        mark.touch()
        assert False

def test_fails_twice(tmp_path):
    assert tmp_path.exists()
    assert False
"""


def test_what_fails_may_be_tried_once_more_and_is_named(tmp_path: Path) -> None:
    status, said = run(tmp_path, ONCE, "--again", "test_given.py")
    assert status == 1
    assert "Passed only at the second try: test_given.py::test_passes_at_the_second_try" in said
    assert "second try: test_given.py::test_fails_twice" not in said
    assert "1 failed, 1 passed" in said


def test_a_test_that_never_ends_says_where_it_stands_and_fails(tmp_path: Path) -> None:
    status, said = run(tmp_path, NEVER, "-o", "faulthandler_timeout=1", "-o", "faulthandler_exit_on_timeout=true")
    assert status == 1
    assert "in test_never_ends" in said
    assert "FAILED test_given.py::test_never_ends" in said
    assert "1 failed, 1 passed" in said
