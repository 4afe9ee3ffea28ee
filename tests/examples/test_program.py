"""The example of a stranger's program: short, without any library, and able to play a whole game through a crash of the server."""

import ast
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from websockets.sync.client import connect

from azulejos.notation import agn
from azulejos.server import fair
from tests.kit.patience import PATIENCE
from tests.server.kit import RunningServer
from tests.server.sockets import PATIENT

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


def test_without_arguments_it_says_what_it_is_and_what_it_needs() -> None:
    for arguments in ([], ["http://127.0.0.1:8080/api/v1/tables/k3v9q2m7x4w8z"], ["a", "b", "c"]):
        done = subprocess.run([sys.executable, "-I", str(PROGRAM), *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert (done.returncode, done.stdout) == (2, "")
        assert "python examples/program.py TABLE TOKEN" in done.stderr
        assert "Traceback" not in done.stderr


@contextmanager
def held_up(*processes: psutil.Process) -> Iterator[None]:
    assert processes
    try:
        for process in processes:
            process.suspend()
        yield
    finally:
        for process in processes:
            process.resume()


@contextmanager
def ann_at(server: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False) as ann:
        ann.post("/api/v1/me", json={"name": "Ann"})
        yield ann


def with_program(ann: httpx.Client, *others: dict[str, str], **more: Any) -> tuple[str, str]:
    """A new table whose first seat is a program's: its id, and the program's token."""
    made = ann.post(TABLES, json={"seats": [{"kind": "program"}, *others], "first": 1, **more}).json()
    return made["table"], made["programs"][0]["token"]


def play_until(ann: httpx.Client, table: str, is_enough: Callable[[Any], object]) -> None:
    """Ann plays whenever it is her turn, until something holds. While it is her turn the game waits for her: nothing can be missed."""
    end = time.monotonic() + PATIENCE
    while not is_enough(state := ann.get(f"{TABLES}/{table}").json()):
        if state["legal"]:
            move = min(state["legal"], key=lambda each: each.endswith("F"))
            ann.post(f"{TABLES}/{table}/moves", json={"id": f"m{state['version']}", "version": state["version"], "move": move})
            end = time.monotonic() + PATIENCE
        time.sleep(0.01)
        assert time.monotonic() < end, state


def check_end(ann: httpx.Client, table: str, program: subprocess.Popen[str]) -> None:
    """The program has ended with the game, and the game can be proved."""
    out, _ = program.communicate(timeout=PATIENCE)
    assert (program.returncode, out) == (0, "The table is finished.\n")
    text = ann.get(f"{TABLES}/{table}/record").text
    record = agn.read_one(text)
    assert record.end().outcome is not None
    assert fair.verify(record).is_fair
    assert "program" in text


@pytest.mark.parametrize("customs", [{}, {"confirm": True}], ids=["plain", "confirm"])
def test_it_plays_a_whole_game_against_a_bot(tmp_path: Path, customs: dict[str, bool]) -> None:
    with RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path, "--bot-workers", "1") as server, ann_at(server) as ann:
        table, token = with_program(ann, {"kind": "bot", "bot": "greedy"}, customs=customs)
        with started(server, table, token) as program:
            check_end(ann, table, program)


def bring_back(server: RunningServer) -> None:
    """Start a killed server again when the program has knocked in vain."""
    with socket.create_server(("127.0.0.1", server.port)) as door:
        door.settimeout(PATIENCE)
        line, _ = door.accept()
        line.close()
    server.start()


def test_it_plays_on_when_the_server_was_killed(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path, "--bot-workers", "1") as server, ann_at(server) as ann:
        table, token = with_program(ann, {"kind": "open"})
        ann.post(f"{TABLES}/{table}/sit", json={"contribution": "0" * 16})
        with started(server, table, token) as program:
            # Once while the program waits for Ann.
            play_until(ann, table, lambda state: state["version"] > 10 and state["legal"])
            server.kill()
            bring_back(server)
            # Once when it is its own turn. It is held up, because otherwise it has moved before Ann sees that it is to move.
            play_until(ann, table, lambda state: state["version"] > 16 and state["legal"])
            with held_up(psutil.Process(program.pid)):
                play_until(ann, table, lambda state: not state["legal"])
                server.kill()
            bring_back(server)
            play_until(ann, table, lambda state: state["stage"] == "finished")
            check_end(ann, table, program)


@contextmanager
def connected(server: RunningServer, ann: httpx.Client, table: str) -> Iterator[None]:
    """Ann looks at the table: so no bot plays for her, and the game waits when it is her turn."""
    path = f"{TABLES}/{table}/socket"
    cookies = "; ".join(f"{each.name}={each.value}" for each in ann.cookies.jar if path.startswith(each.path))
    address = f"ws://127.0.0.1:{server.port}{path}"
    with connect(address, additional_headers={"Cookie": cookies}, max_queue=None, **PATIENT) as line:
        line.recv(timeout=PATIENCE)
        yield


def bots_held_up(server: RunningServer) -> AbstractContextManager[None]:
    """Let no bot decide: who takes a seat back from one need not be quicker than it is."""
    return held_up(*(each for each in server.processes() if each.pid != server.pid))


def test_it_goes_on_when_it_is_started_again_and_takes_its_seat_back(tmp_path: Path) -> None:
    def stand_in(state: Any) -> str | None:
        found: str | None = state["about"]["seats"][0]["stand_in"]
        return found

    flags = ("--bot-workers", "1", "--heartbeat-seconds", "600", "--away-seconds", "0.2")
    with RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path, *flags) as server, ann_at(server) as ann:
        table, token = with_program(ann, {"kind": "open"})
        ann.post(f"{TABLES}/{table}/sit", json={"contribution": "0" * 16})
        with connected(server, ann, table):
            with started(server, table, token):
                play_until(ann, table, lambda state: state["version"] > 10)
            play_until(ann, table, lambda state: stand_in(state) and state["legal"])
            with bots_held_up(server), started(server, table, token) as program:
                play_until(ann, table, lambda state: stand_in(state) is None)
                play_until(ann, table, lambda state: state["stage"] == "finished")
                assert program.communicate(timeout=PATIENCE)[0] == "The table is finished.\n"


def test_it_says_what_is_wrong(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path) as server:
        for table in ("k3v9q2m7x4w8z",):
            with started(server, table, "made-up") as program:
                out, _ = program.communicate(timeout=PATIENCE)
                assert program.returncode == 1
                assert out == "There is no such table: check the link.\n"
