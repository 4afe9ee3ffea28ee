"""Commands that are killed, and commands at once: what was answered for is there, and what is there is a whole tournament."""

import random
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

import pytest

from tests.cli.desks import DeskOf
from tests.kit.effort import some

ROOT = Path(__file__).parents[2]
MANY = 100_000


@pytest.fixture(params=some(["store", "file"], 1))
def desk(request: pytest.FixtureRequest, tmp_path: Path) -> DeskOf:
    made = DeskOf(tmp_path / "spring.jsonl") if request.param == "file" else DeskOf("spring", "--store", f"sqlite:///{tmp_path}/store.sqlite")
    made.do("new")
    return made


def entering(desk: DeskOf, name: str, count: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.cli.entering", name, str(count), *map(str, desk.where)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def output_of(process: subprocess.Popen[str]) -> IO[str]:
    assert process.stdout is not None
    return process.stdout


def test_what_was_answered_survives_a_kill(desk: DeskOf) -> None:
    """A program enters one person after the other and is killed somewhere in the middle of a command, again and again."""
    answered: list[str] = []
    for turn in range(3):
        lots = random.Random(turn)
        with entering(desk, f"Turn{turn}", MANY) as process:
            for line in output_of(process):
                answered.append(line.strip())
                # Sometimes at once, sometimes in the middle of the next or of a later command.
                if len(answered) % 7 == 0 or lots.random() < 0.1:
                    break
            with suppress(subprocess.TimeoutExpired):
                process.wait(lots.random() * 0.03)
            process.send_signal(signal.SIGKILL)
            answered += [line.strip() for line in output_of(process)]
        there = [row["name"] for row in desk.json("status")["entrants"]]
        assert all(row["checked_in"] for row in desk.json("status")["entrants"]), "both events of a command, or none"
        assert "(erased)" not in there, "no entrant without a name"
        assert set(answered) <= set(there)
        # At most the one that was on its way is there besides.
        assert len(there) <= len(answered) + turn + 1
        assert len(set(there)) == len(there)
    assert len(answered) > 6


def test_commands_at_once_take_turns(desk: DeskOf) -> None:
    processes = [entering(desk, name, 10) for name in ("One", "Two")]
    for process in processes:
        with process:
            assert len(output_of(process).read().splitlines()) == 10
        assert process.returncode == 0
    there = desk.json("status")["entrants"]
    assert len(there) == 20
    assert len({row["id"] for row in there}) == len({row["name"] for row in there}) == 20
    assert desk.json("status")["version"] == 1 + 2 * 20
