"""Starting the server: what keeps it from starting is said as one error, before anybody is told where it is."""

import logging
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from azulejos.rules import AzulejosError
from azulejos.server.settings import Settings
from azulejos.server.web.addresses import network_addresses
from azulejos.server.web.run import address, run
from tests.kit.effort import some
from tests.kit.errors import raises
from tests.kit.patience import PATIENCE
from tests.server.kit import RunningServer
from tests.server.web.running import until


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """`run` sends all logs of a process to standard error; the next test wants them where they were."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"database": "sqlite:////proc/nowhere/store.sqlite"}, "not-opened"),
        ({"host": "192.0.2.1"}, "no-address"),
        ({"host": "no.such.invalid"}, "no-address"),
    ],
)
def test_a_server_that_cannot_start(sqlite_url: str, capsys: pytest.CaptureFixture[str], settings: dict[str, Any], code: str) -> None:
    with raises(AzulejosError, code):
        run(Settings(**(dict[str, Any](database=sqlite_url, port=0) | settings)))
    assert "Azulejos is at" not in capsys.readouterr().out


def test_a_port_that_is_taken(sqlite_url: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(AzulejosError, match=f"port {other.getsockname()[1]}"):
            run(Settings(database=sqlite_url, port=other.getsockname()[1]))


def test_a_certificate_that_is_not_there(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"none\.pem"):
        run(Settings(database=sqlite_url, port=0, tls_certificate=f"{tmp_path}/none.pem", tls_key=f"{tmp_path}/none.key"))


def test_the_address_that_people_use() -> None:
    assert address(Settings(), 8080) == "http://127.0.0.1:8080"
    assert address(Settings(host="::1", tls_certificate="a", tls_key="b"), 443) == "https://[::1]:443"
    assert address(Settings(public_url="https://azul.example"), 8080) == "https://azul.example"


def test_it_says_where_it_is_and_what_an_operator_should_know(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path, "--host", "0.0.0.0") as server:
        told = httpx.get(f"{server.url}/api/v1/address", timeout=PATIENCE, trust_env=False).json()["address"]
    said = server.log.read_text()
    # In a hall that is the address for everybody's phone, also for whoever asks on the server's own machine.
    host = next(iter(network_addresses()), "127.0.0.1")
    assert told == f"http://{host}:{server.port}"
    assert f"Azulejos is at {told}" in said
    assert "Note: Cookies are not Secure on plain http" in said


def test_a_closed_terminal_is_a_farewell(sqlite_url: str, tmp_path: Path) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)  # whoever runs the tests may have them outlive a terminal
    try:
        with RunningServer(sqlite_url, tmp_path, fresh=True) as server:
            os.kill(server.pid, signal.SIGHUP)
            assert server.ended() == 0
    finally:
        signal.signal(signal.SIGHUP, before)
    assert '"event": "closed"' in server.log.read_text()


def test_a_server_ends_that_is_asked_to_before_it_is_ready(sqlite_url: str, tmp_path: Path) -> None:
    server = RunningServer(sqlite_url, tmp_path)
    server.launch()
    try:
        until(lambda: "Azulejos is at" in server.log.read_text())
        os.kill(server.pid, signal.SIGTERM)
        assert server.ended() == 0
    finally:
        server.kill()


@pytest.mark.long
def test_a_server_that_is_to_outlive_its_terminal_does(sqlite_url: str, tmp_path: Path) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as nohup has it
    try:
        server = RunningServer(sqlite_url, tmp_path, fresh=True)
        server.launch()
    finally:
        signal.signal(signal.SIGHUP, before)
    try:
        server.wait_until_ready()
        os.kill(server.pid, signal.SIGHUP)
        assert httpx.get(f"{server.url}/readyz", timeout=PATIENCE, trust_env=False).status_code == 200
        assert server.stop() == 0
    finally:
        server.kill()


@pytest.mark.parametrize("screen", some([True, False], 1))
def test_a_browser_is_opened_where_there_is_a_screen(tmp_path: Path, screen: bool) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}.part"; mv "{opened}.part" "{opened}"\n')
    browser.chmod(0o755)
    env = {"BROWSER": f"{browser} %s", "DISPLAY": ":0" if screen else "", "WAYLAND_DISPLAY": ""}
    with RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path, "--open", env=env) as server:
        if screen:
            until(opened.exists)
            assert opened.read_text().strip() == server.url
    assert opened.exists() == screen
