"""A training that was interrupted goes on in a process that has played nothing itself."""

import subprocess
import sys
from pathlib import Path

import pytest

LEARN = """
import sys
from pathlib import Path
from azulejos.arena.azul import {module} as training

plan = training.{plan}(generations=1, games=training.PART, {few}epochs=1, match_games=2, match_nodes=20)
(done,) = training.train(Path(sys.argv[1]), plan)
print(done.samples)
"""


@pytest.mark.parametrize(("module", "plan", "few"), [("training", "Plan", "nodes=10, first_"), ("tree_training", "TreePlan", "")])
def test_a_process_that_finds_all_games_played_learns_from_them(module: str, plan: str, few: str, tmp_path: Path) -> None:
    program = LEARN.format(module=module, plan=plan, few=few)

    def samples() -> int:
        done = subprocess.run([sys.executable, "-c", program, str(tmp_path)], check=False, capture_output=True, text=True)
        assert not done.returncode, done.stderr
        return int(done.stdout)

    played = samples()
    assert played > 1_000
    for kept in ("net-1.npy", "history.json"):  # As if it had been killed while it learned.
        (tmp_path / kept).unlink()
    assert samples() == played
