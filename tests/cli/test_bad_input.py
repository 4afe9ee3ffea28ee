"""Bad input of every kind: one clear line, exit status 1, no traceback, and nothing written half."""

from pathlib import Path

import pytest

from azulejos.notation import Record, afen, agn
from tests.cli.command import azulejos, refused
from tests.kit.patience import PATIENCE
from tests.kit.play import played
from tests.kit.tables import table

GAME = agn.write(Record.of(played(table(2), 3)))
BAD = {
    "truncated": GAME.encode()[:-40],
    "truncated in a tag": b'[Game "az',
    "binary": bytes(range(256)) * 400,
    "latin-1": GAME.encode() + "Zoë {é}\n".encode("latin-1"),
    "utf-16": GAME.encode("utf-16"),
    "one huge line": b"3Y4 " * 500_000,
    "many lines": GAME.encode() + b"pass\n" * 200_000,
    "hostile": GAME.replace("[Players", '[Event "\x1b]0;owned\x07\x1b[2J"]\n[Players').encode() + b"\x1b[31m\n",
    "an open comment": GAME.encode() + b"{" + b"[Game]\n" * 1000,
    "html": b"<html><body>404</body></html>",
}


@pytest.mark.parametrize("kind", BAD)
@pytest.mark.parametrize("command", ["replay", "show"])
def test_a_bad_file_gets_one_clear_line(kind: str, command: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.agn"
    path.write_bytes(BAD[kind])
    if command == "show" and kind in ("many lines", "hostile", "an open comment", "latin-1"):
        command = "replay"  # shows the good game at the start
    line = refused(command, str(path))
    assert "bad.agn" in line
    assert line.isprintable()
    assert len(line) < 400


@pytest.mark.parametrize(
    "text",
    ["azul:\x7f", "", "x" * 100_000, "azul:" + "9" * 3_000, "\x1b[2J", "azul:coloured:2:5", afen.write(table(2).start()).replace("W20", "W19")],
)
def test_a_bad_position_gets_one_clear_line(text: str) -> None:
    assert refused("perft", text).isprintable()


def test_nothing_is_written_for_a_position_that_cannot_be(tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    refused("show", "azul:coloured:2", "-o", str(picture))
    assert list(tmp_path.iterdir()) == []


def test_a_picture_of_no_known_kind_is_refused(tmp_path: Path) -> None:
    refused("show", afen.write(table(2).start()), "-o", str(tmp_path / "picture.gif"), status=2)
    refused("show", afen.write(table(2).start()), "-o", str(tmp_path / "nowhere" / "picture.png"))
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_told() -> None:
    import subprocess
    import sys

    with Path("/dev/full").open("wb") as full:
        arguments = [sys.executable, "-m", "azulejos", "replay", "--json", "-"]
        done = subprocess.run(arguments, input=GAME.encode(), stdout=full, stderr=subprocess.PIPE, timeout=PATIENCE, check=False)
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert done.stderr.count(b"\n") == 1


def test_a_command_that_is_not_understood() -> None:
    for arguments in (["nonsense"], ["replay"], ["perft"], ["show", "x", "--theme", "pink"], ["bench", "--games", "0"]):
        ran = azulejos(*arguments)
        assert ran.status == 2
        assert "Traceback" not in ran.errors
