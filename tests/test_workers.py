"""Tests that are spread over forks are all told, and so is a worker that ends before its time."""

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


def test_what_workers_did_is_told(tmp_path: Path) -> None:
    (tmp_path / "test_given.py").write_text(GIVEN)
    options = ["-c", os.devnull, "-p", "tests.workers", "-p", "no:cacheprovider", "-p", "no:schemathesis", "--workers", "2"]
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")} | {"PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "test_given.py"],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 1
    assert "The worker that ran this test ended with status 3." in ran.stdout
    assert "said by a worker" in ran.stdout
    assert "2 failed, 80 passed" in ran.stdout
