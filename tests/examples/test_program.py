"""The example of a stranger's program: short, without any library, and able to play a whole game through a crash of the server."""

import ast
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from azulejos.notation import agn
from azulejos.server import fair
from tests.kit.patience import PATIENCE
from tests.server.kit import RunningServer

PROGRAM = Path(__file__).parents[2] / "examples" / "program.py"
TABLES = "/api/v1/tables"


@contextmanager
def started(server: RunningServer, table: str, token: str) -> Iterator[subprocess.Popen[str]]:
    # -I: without our packages, and without the folder of the tests.
    command = [sys.executable, "-I", str(PROGRAM), f"{server.url}{TABLES}/{table}", token]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as program:
        try:
            yield program
        finally:
            program.kill()


def test_it_is_short_and_needs_the_standard_library_alone() -> None:
    text = PROGRAM.read_text()
    assert len(text.splitlines()) <= 50
    imported = {name.name.split(".")[0] for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import) for name in node.names}
    assert imported <= sys.stdlib_module_names
    assert not any(isinstance(node, ast.ImportFrom) for node in ast.walk(ast.parse(text)))


@pytest.mark.parametrize("is_killed", [False, True])
def test_it_plays_a_whole_game_against_a_bot(tmp_path: Path, is_killed: bool) -> None:
    with (
        RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path, "--bot-workers", "1") as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False) as ann,
    ):
        ann.post("/api/v1/me", json={"name": "Ann"})
        made = ann.post(TABLES, json={"seats": [{"kind": "program"}, {"kind": "bot", "bot": "greedy"}]}).json()
        table = made["table"]
        with started(server, table, made["programs"][0]["token"]) as program:
            if is_killed:
                while ann.get(f"{TABLES}/{table}").json()["version"] < 12:
                    assert program.poll() is None, program.communicate()
                server.restart()
            out, _ = program.communicate(timeout=120)
        assert (program.returncode, out) == (0, "The table is finished.\n")
        record = agn.read_one(ann.get(f"{TABLES}/{table}/record").text)
        assert record.end().outcome is not None
        assert fair.verify(record).is_fair
        assert "program" in ann.get(f"{TABLES}/{table}/record").text


def test_it_goes_on_when_it_is_started_again_and_takes_its_seat_back(tmp_path: Path) -> None:
    with (
        RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path, "--bot-workers", "1", "--away-seconds", "0.2") as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False) as ann,
    ):
        ann.post("/api/v1/me", json={"name": "Ann"})
        made = ann.post(TABLES, json={"seats": [{"kind": "program"}, {"kind": "open"}], "first": 1}).json()
        table, token = made["table"], made["programs"][0]["token"]
        ann.post(f"{TABLES}/{table}/sit", json={"contribution": "0" * 16})

        def play_until(is_enough: Callable[[Any], bool]) -> None:
            while not is_enough(state := ann.get(f"{TABLES}/{table}").json()):
                if state["legal"]:
                    ann.post(f"{TABLES}/{table}/acts", json={"do": "return", "id": f"r{state['version']}"})
                    move = min(state["legal"], key=lambda each: each.endswith("F"))
                    ann.post(f"{TABLES}/{table}/moves", json={"id": f"m{state['version']}", "version": state["version"], "move": move})

        with started(server, table, token):
            play_until(lambda state: state["version"] > 10)
        play_until(lambda state: state["about"]["seats"][0]["stand_in"] is not None)
        with started(server, table, token) as program:
            play_until(lambda state: state["about"]["seats"][0]["stand_in"] is None or state["stage"] == "finished")
            play_until(lambda state: state["stage"] == "finished")
            assert program.communicate(timeout=60)[0] == "The table is finished.\n"


def test_it_says_what_is_wrong(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path) as server:
        for table in ("k3v9q2m7x4w8z",):
            with started(server, table, "made-up") as program:
                out, _ = program.communicate(timeout=60)
                assert program.returncode == 1
                assert out == "There is no such table: check the link.\n"
