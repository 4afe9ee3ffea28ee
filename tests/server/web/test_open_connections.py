"""Open connections, without any socket: who is late in which stage, who counts, and who goes when descriptors are short."""

from collections.abc import Callable
from typing import Any

import pytest

from azulejos.server.errors import TooMuch, Unavailable
from azulejos.server.settings import Settings
from azulejos.server.web.descriptors import Descriptors
from azulejos.server.web.open_connections import AT_ONCE, SHORTAGE_SECONDS, Connection, OpenConnections, Stage

HOME = "192.0.2.1"
PLENTY = Descriptors(1_000)
SHORT, GONE = PLENTY.limit - PLENTY.reserve, PLENTY.limit - 1


class Line:
    """A line that does what it is told, and notes it."""

    def __init__(self) -> None:
        self.is_held = False
        self.unsent = 0
        self.told: list[str] = []

    def end(self, code: str) -> None:
        self.told.append(code)

    def cut(self) -> None:
        self.told.append("cut")


class Server:
    """Open connections with deadlines of one to four seconds, in beats of a quarter of a second."""

    def __init__(self, **settings: Any) -> None:
        self.codes: list[str] = []
        self.shortages: list[bool] = []
        given = {"header_seconds": 1, "body_seconds": 2, "keep_alive_seconds": 3, "write_seconds": 4} | settings
        self.open = OpenConnections(Settings(**given), PLENTY, self.codes.append, self.shortages.append)

    def come(self, address: str = HOME, descriptor: int = 10, stage: Stage = Stage.REQUEST) -> tuple[Connection, Line]:
        line = Line()
        connection = self.open.accept(address, descriptor, line)
        connection.enter(stage)
        return connection, line

    def wait(self, seconds: float, then: Callable[[], object] = lambda: None) -> None:
        for _ in range(round(seconds / self.open.beat_seconds)):
            then()
            self.open.tend()


@pytest.mark.parametrize(
    ("stage", "seconds", "code"),
    [(Stage.REQUEST, 1, "no-request"), (Stage.HEADERS, 1, "slow-headers"), (Stage.BODY, 2, "slow-body"), (Stage.IDLE, 3, "idle")],
)
def test_whoever_is_late_is_told_once_and_then_cut(stage: Stage, seconds: float, code: str) -> None:
    server = Server()
    _, line = server.come(stage=stage)
    server.wait(seconds)
    assert line.told == []
    server.wait(server.open.beat_seconds)
    assert line.told == [code]
    server.wait(10)
    assert line.told == [code, "cut"], "the farewell has an end too"
    assert server.codes == ([] if code == "idle" else [code])


@pytest.mark.parametrize("stage", [Stage.ANSWER, Stage.SOCKET, Stage.HANDSHAKE])
def test_whoever_waits_for_us_is_never_late(stage: Stage) -> None:
    server = Server()
    _, line = server.come(stage=stage)
    server.wait(1_000)
    assert line.told == []


def test_nobody_is_late_while_we_do_not_read() -> None:
    server = Server()
    _, line = server.come(stage=Stage.BODY)
    line.is_held = True
    server.wait(60)
    assert line.told == []
    line.is_held = False
    server.wait(2.5)
    assert line.told == ["slow-body"]


@pytest.mark.parametrize("stage", [Stage.ANSWER, Stage.SOCKET])
def test_whoever_takes_nothing_is_cut_and_whoever_is_slow_is_not(stage: Stage) -> None:
    server = Server()
    (_, stuck), (_, slow) = server.come(stage=stage), server.come(stage=stage)
    stuck.unsent, slow.unsent = 50_000, 1_000_000

    def take() -> None:
        slow.unsent -= 1
        stuck.unsent += 6  # Our own heartbeat.

    server.wait(4, take)
    assert stuck.told == []
    server.wait(1, take)
    assert stuck.told == ["cut"]
    server.wait(60, take)
    assert slow.told == []
    assert server.codes == ["not-taken"]


def test_connections_of_one_address_are_counted_until_they_are_closed() -> None:
    server = Server(connections_per_address=2)
    first, _ = server.come("2001:db8::1")
    server.come("2001:db8::2")
    with pytest.raises(TooMuch):
        server.come("2001:db8::3")
    server.come("2001:db8:0:1::1")
    first.leave()
    first.leave()
    server.come("2001:db8::3")
    with pytest.raises(TooMuch):
        server.come("2001:db8::4")
    assert len(server.open) == 3
    assert server.codes == ["too-many-connections"] * 2


@pytest.mark.parametrize("address", ["192.0.2.1", "::ffff:192.0.2.77", "2001:db8::9", "fe80::1%eth0"])
def test_trusted_proxies_are_not_counted(address: str) -> None:
    server = Server(connections_per_address=1, trusted_proxies=("192.0.2.0/24", "2001:db8::9", "fe80::1"))
    for _ in range(5):
        server.come(address)
    server.come("198.51.100.1")
    with pytest.raises(TooMuch):
        server.come("198.51.100.1")


def test_without_limits_nobody_is_counted() -> None:
    server = Server(connections_per_address=1, limits=False)
    for _ in range(5):
        server.come()


def test_when_descriptors_are_short_those_who_kept_us_waiting_longest_go() -> None:
    server = Server(header_seconds=600, keep_alive_seconds=600)
    _, playing = server.come(stage=Stage.SOCKET)
    _, asked = server.come(stage=Stage.ANSWER)
    old = [server.come(stage=Stage.IDLE)[1] for _ in range(AT_ONCE)]
    server.wait(1)
    _, young = server.come()
    newest, line = server.come(descriptor=SHORT)
    assert newest.is_brief
    assert [each.told for each in old] == [["cut"]] * AT_ONCE
    server.come(descriptor=SHORT)
    assert young.told == playing.told == asked.told == line.told == [], "those who were cut are not closed yet"
    assert server.shortages == [True]
    with pytest.raises(Unavailable):
        server.come(descriptor=GONE)


def test_a_connection_that_came_when_descriptors_were_short_does_not_last() -> None:
    server = Server()
    _, line = server.come(descriptor=SHORT, stage=Stage.ANSWER)
    server.wait(10)
    assert line.told == []
    server.wait(1)
    assert line.told == ["cut"]
    assert server.codes == ["not-brief"]


def test_a_shortage_is_told_once_and_that_it_is_over() -> None:
    server = Server()
    for _ in range(20):
        server.come(descriptor=SHORT)
        server.wait(1)
    server.wait(SHORTAGE_SECONDS + 1)
    assert server.shortages == [True, False]
