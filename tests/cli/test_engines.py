"""`azulejos uai`, `check-engine` and `arena`, as one would type them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from azulejos.bots.uai.positions import read_position
from tests.bots.uai.talk import EXAMPLE, script
from tests.cli.command import azulejos, refused
from tests.kit.effort import LONG
from tests.kit.forks import Fork
from tests.kit.patience import PATIENCE

EXAMPLE_ENGINE = Path(__file__).parents[2] / "examples" / "engine.py"
POSITION = read_position(EXAMPLE.split()[1:])


def end(process: Fork) -> None:
    """By the end of its input."""
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(PATIENCE) == 0
    for stream in (process.stdout, process.stderr):
        assert stream is not None
        stream.close()


def test_the_engine_goes_on_after_any_line_and_ends_with_its_input() -> None:
    lines = b"uai\n\xff\xfe\x00\n" + b"x" * (2 << 20) + b"\r\n\n" + EXAMPLE.encode() + b"\r\nisready\ngo depth 1\n"
    process = Fork(["uai", "--level", "2"], stdin=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(lines)
    process.stdin.flush()
    said: list[str] = []
    while not said or not said[-1].startswith("bestmove"):
        said.append(process.stdout.readline().decode().strip())
    end(process)
    assert [line.split()[1] for line in said if line.startswith("error")] == ["not-text", "line-too-long"]
    assert "readyok" in said
    assert POSITION.is_legal(said[-1].split()[1])


def test_the_strongest_level_searches_and_tells_what_it_expects() -> None:
    process = Fork(["uai"], stdin=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"isready\n{EXAMPLE}\n".encode())
    process.stdin.flush()
    while process.stdout.readline() != b"readyok\n":
        pass
    answers = []
    for go in ("go nodes 3000", "go nodes 3000", "go movetime 100"):
        process.stdin.write(f"{go}\n".encode())
        process.stdin.flush()
        said = [process.stdout.readline().decode().split()]
        while said[-1][0] != "bestmove":
            said.append(process.stdout.readline().decode().split())
        answers.append(said)
        assert POSITION.is_legal(said[-1][1])
    end(process)
    assert answers[0][-1] == answers[1][-1]
    info = dict(zip(answers[0][0], answers[0][0][1:], strict=False))
    assert int(info["nodes"]) <= 3000
    assert {"depth", "time", "win", "score", "pv"} <= set(info)
    at = answers[0][0].index("win")
    assert sum(map(float, answers[0][0][at + 1 : at + 3])) == pytest.approx(1)


def test_an_engine_of_thirty_lines_keeps_to_the_protocol() -> None:
    lines = [line for line in EXAMPLE_ENGINE.read_text().splitlines() if line.strip()]
    assert len(lines) <= 30
    movetime = "30" if LONG else "1"
    ran = azulejos("check-engine", "--movetime", movetime, "--margin", "60000", "--", sys.executable, str(EXAMPLE_ENGINE))
    assert ran.status == 0, ran.output
    assert "26 clauses met, 0 not" in ran.output


def test_what_an_engine_does_wrong_is_told_with_what_was_sent_and_came() -> None:
    """One that always answers the same move, and nothing else by an error."""
    ran = azulejos("check-engine", "--json", script("print('bestmove 1B1', flush=True)"))
    assert ran.status == 1
    verdicts = {verdict["clause"]: verdict for verdict in map(json.loads, ran.output.splitlines())}
    failed = [clause for clause, verdict in verdicts.items() if verdict["status"] == "failed"]
    assert any(clause.startswith("bestmove none where no position") for clause in failed)
    assert any(clause.startswith("a faulty position") for clause in failed)
    assert any(clause.startswith("go infinite") for clause in failed)
    assert verdicts["isready is answered by readyok"]["status"] == "ok"
    told = verdicts[failed[0]]
    assert told["expected"] == "bestmove none"
    assert any(note.startswith("> go movetime 100") for note in told["notes"])
    assert any(note.startswith("< bestmove 1B1") for note in told["notes"])


def test_an_engine_that_does_not_start_is_refused() -> None:
    assert "cannot be started" in refused("check-engine", "no-such-program-anywhere")
    ran = azulejos("match", "greedy", "uai:no-such-program-anywhere")
    assert ran.status == 1
    assert "cannot be started" in ran.errors


def test_a_contest_is_kept_and_goes_on(tmp_path: Path) -> None:
    asked = ("arena", "greedy", "random", "--nodes", "10", "--out", str(tmp_path / "kept"), "-j", "1", "--nice", "0", "--json")
    one = json.loads(azulejos(*asked, "--games", "4").output)
    assert [(bot["name"], bot["games"], bot["wins"]) for bot in one["bots"]] == [("greedy", 4, 4), ("random", 4, 0)]
    assert one["pairs"] == [0, 0, 0, 0, 2]
    assert one["first_seat"]["share"] == 0.5, "each has begun with every deal"
    assert "--resume" in refused(*asked, "--games", "4")
    more = json.loads(azulejos(*asked, "--games", "6", "--resume").output)
    assert more["bots"][0]["games"] == 6
    assert more["bots"][0]["elo"] > 0 > more["bots"][1]["elo"]


def test_a_sequential_test_in_several_words(tmp_path: Path) -> None:
    ran = azulejos("arena", "greedy", "random", "-j", "1", "--nice", "0", "--sprt", "elo0=0", "elo1=200")
    assert ran.status == 0, ran
    assert "200 or more is accepted" in ran.output
    refused("arena", "greedy", "random", "--sprt", "elo0=0 elo5=1", status=2)


def test_forfeits_are_listed() -> None:
    ran = azulejos("arena", "random", f"uai:{script('sys.exit(3)')}", "-n", "2", "-j", "1", "--nice", "0", "--anchor", "random=1000")
    assert ran.status == 0, ran
    assert "Fake was crashed" in ran.output
    assert "1000" in ran.output
    ran = azulejos("arena", "random", f"uai:{script('sys.exit(3)')}", "-n", "2", "-j", "1", "--nice", "0", "--strict", "--json")
    assert ran.status == 1
    assert [forfeit["kind"] for forfeit in json.loads(ran.output)["forfeits"]] == ["crashed", "crashed"]
