"""The examples for those who learn: a program that trains, and a notebook."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.examples import notebook
from tests.kit.effort import LONG

TRAIN = Path(__file__).parents[2] / "examples" / "train.py"


def test_a_small_agent_learns_to_beat_the_random_player() -> None:
    """A short version: the whole one wins nearly all of its games within a minute."""
    rounds = "20" if LONG else "4"
    # Several threads of NumPy's library only wait for each other in so small a net.
    env = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    command = [sys.executable, str(TRAIN), "--games", "128", "--rounds", rounds, "--measured", "100"]
    output = subprocess.run(command, check=True, capture_output=True, text=True, env=env).stdout
    before, *_, after = [float(share) for share in re.findall(r"wins +([\d.]+)%", output)]
    assert before < 50 < after


def test_the_notebook_says_what_its_cells_come_to() -> None:
    """`python -m tests.examples.notebook` writes it anew."""
    kept = notebook.read()
    assert _told([cell["outputs"] for cell in kept["cells"] if cell["cell_type"] == "code"]) == _told(notebook.run(kept))


def _told(cells: list[list[dict[str, Any]]]) -> list[Any]:
    """What cells print and what their last line comes to; of pictures only that there is one."""
    shown = [[(output, output.get("data", {})) for output in cell] for cell in cells]
    return [[(output.get("text"), data.get("text/plain"), sorted(data)) for output, data in cell] for cell in shown]
