"""One server, one store: a second one is refused in a sentence that says who is there, and everything else goes on as before."""

import json
import os
import signal
from pathlib import Path

import pytest

from tests.cli.command import azulejos, refused
from tests.kit.patience import PATIENCE
from tests.server.kit import RunningServer
from tests.server.web.running import until


def test_the_second_server_is_refused_and_told_who_is_there(store_url: str, tmp_path: Path) -> None:
    with RunningServer(store_url, tmp_path) as first:
        said = refused("serve", "--port", "0", "--database", store_url)
        assert f"process {first.pid}" in said
        assert first.url in said
        assert "--database" in said
        assert said.count(". ") == 0
        # What the command line does beside a server it still does; but a restoration would take the store away from under it.
        backup = str(tmp_path / "backup.sqlite")
        assert azulejos("backup", backup, "--database", store_url).status == 0
        told = refused("restore", backup, "--database", store_url, "--force")
        assert f"process {first.pid}" in told
        assert "stop it first" in told
        # Not even SIGKILL leaves the store locked.
        os.kill(first.pid, signal.SIGKILL)
        first.restart()
    assert azulejos("restore", backup, "--database", store_url, "--force").status == 0


@pytest.fixture
def browser(tmp_path: Path) -> tuple[dict[str, str], Path]:
    """The environment of somebody with a browser, and the file into which that writes the address that it was given."""
    opened, program = tmp_path / "opened", tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > "{opened}.part"; mv "{opened}.part" "{opened}"\n')
    program.chmod(0o755)
    return {"BROWSER": f"{program} %s", "DISPLAY": ":0"}, opened


def test_playing_beside_a_hall_opens_the_halls_page(
    tmp_path: Path, sqlite_url: str, browser: tuple[dict[str, str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    env, opened = browser
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    with RunningServer(sqlite_url, tmp_path) as hall:
        ran = azulejos("serve", "--port", "0", "--open", "--database", sqlite_url)
        assert (ran.status, ran.errors) == (0, "")
        assert hall.url in ran.output
        until(opened.exists)
        assert opened.read_text().strip() == hall.url
        # For everybody in the network that one is not there, and so this is no answer to whoever asks for that.
        assert "process" in refused("serve", "--port", "0", "--open", "--host", "0.0.0.0", "--database", sqlite_url)


def test_the_lock_file_says_who_it_is_and_goes_with_the_server(tmp_path: Path, sqlite_url: str) -> None:
    lock = tmp_path / "store.sqlite.lock"
    with RunningServer(sqlite_url, tmp_path) as server:
        holder = json.loads(lock.read_text())
        assert (holder["pid"], holder["address"]) == (server.pid, server.url)
        assert lock.stat().st_mode & 0o777 == 0o600
        assert server.stop(PATIENCE) == 0
    assert not lock.exists()
