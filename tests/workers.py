"""Spreads the tests over several workers: `-p tests.workers --workers 4`.

The workers are forks of a process that has collected the tests. To import everything and to find eight thousand tests takes half a minute of a
processor, and pytest-xdist has every worker do so for itself.
"""

from __future__ import annotations

import atexit
import faulthandler
import gc
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from itertools import chain, groupby, pairwise
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from typing import Any, cast

import pytest
from _pytest.runner import runtestprotocol

from tests.kit.effort import LONG

FIRST = ("tests/kernel/", "tests/server/", "tests/web/") if LONG else ("tests/server/", "tests/web/")
"""What has the longest tests begins, so that what is left at the end is short, and no worker has to wait for another."""
MOST = {"tests/server/": 1_000, "tests/web/": 3} | ({"tests/kernel/": 1, "tests/tournament/": 1} if LONG else {})
"""How many tests of a file a worker takes at once: all of them where a file has something costly in common, such as a server."""
USUAL = 40
SIZE = 4
"""The bytes of a number in the queue."""
LOOK_SECONDS = 1.0
"""How often the parent looks whether its workers live: a process that a dead worker has left behind can hold its pipe open."""
END_SECONDS = 60.0
"""How long a worker may take to end once it has nothing left to run."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--workers", type=int, default=0, help="how many forks share the tests")
    parser.addoption("--again", default="", help="tests that begin with this are tried once more when they fail, and named when they pass then")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Fork, and report what the workers tell."""
    workers: int = session.config.getoption("workers")
    if workers < 2 or session.config.getoption("collectonly") or session.testsfailed or not session.items:
        return None
    parts = parts_of(session.items)
    queue = _filled(len(parts))
    sys.stdout.flush()
    sys.stderr.flush()
    gc.collect()
    gc.freeze()  # What all have in common stays where it is, and is not copied.
    lines: dict[Connection, int] = {}
    for number in range(workers):
        ours, theirs = Pipe(duplex=False)
        pid = os.fork()
        if pid == 0:
            ours.close()
            _work(session, number, parts, queue, theirs)
        theirs.close()
        lines[ours] = pid
    os.close(queue)
    _report(session, lines)
    return True


def parts_of(items: Sequence[pytest.Item]) -> list[list[pytest.Item]]:
    """What a worker takes at once: some tests of one file."""
    ordered = sorted(items, key=lambda item: next((at for at, start in enumerate(FIRST) if item.nodeid.startswith(start)), len(FIRST)))
    parts = []
    for file, tests in groupby(ordered, key=lambda item: item.nodeid.partition("::")[0]):
        most = next((each for start, each in MOST.items() if file.startswith(start)), USUAL)
        same = list(tests)
        parts += [same[at : at + most] for at in range(0, len(same), most)]
    return parts


def _filled(count: int) -> int:
    """A pipe with the numbers of all parts: whoever reads one has it, and nobody else does."""
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    os.write(writing, b"".join(number.to_bytes(SIZE, "big") for number in range(count)))
    os.close(writing)
    return reading


def _report(session: pytest.Session, lines: dict[Connection, int]) -> None:
    """Pass on what the workers tell, as if it had happened here."""
    hook = session.config.hook
    reporter: Any = session.config.pluginmanager.getplugin("terminalreporter")
    reporter.showfspath = False  # Files take turns from dot to dot.
    running: dict[int, str] = {}
    stopped = False
    try:
        while lines:
            for line in wait(list(lines), LOOK_SECONDS) or [line for line, pid in lines.items() if _has_ended(pid)]:
                assert isinstance(line, Connection)
                pid = lines[line]
                message = _message(line)
                if message is None:
                    _, status = os.waitpid(lines.pop(line), 0)
                    if status and not stopped:
                        _lost(session, running.get(pid, ""), os.waitstatus_to_exitcode(status))
                    continue
                name, told = message
                if name == "again":
                    reporter.write_line(f"\nPassed only at the second try: {told}")
                elif name == "start":
                    running[pid] = told[0]
                    hook.pytest_runtest_logstart(nodeid=told[0], location=told[1])
                elif name == "report":
                    hook.pytest_runtest_logreport(report=hook.pytest_report_from_serializable(config=session.config, data=told))
                else:
                    hook.pytest_runtest_logfinish(nodeid=told[0], location=told[1])
            if session.shouldfail and not stopped:
                stopped = True
                _interrupt(lines)
    except BaseException:
        _interrupt(lines)
        raise
    if session.shouldfail:
        raise session.Failed(session.shouldfail)


def _message(line: Connection) -> tuple[str, Any] | None:
    """What a worker tells, if it tells anything any more."""
    try:
        return line.recv() if line.poll() else None
    except EOFError:
        return None


def _has_ended(pid: int) -> bool:
    return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def _interrupt(lines: dict[Connection, int]) -> None:
    for pid in lines.values():
        os.kill(pid, signal.SIGINT)


def _lost(session: pytest.Session, nodeid: str, status: int) -> None:
    """A worker has ended before its time: what it was about has failed, and its part is not run to its end."""
    report = pytest.TestReport(nodeid, (nodeid, None, nodeid), {}, "failed", f"The worker that ran this test ended with status {status}.", "call")
    session.config.hook.pytest_runtest_logreport(report=report)


# In a worker:


class _Line:
    """Tells the parent what happens."""

    def __init__(self, config: pytest.Config, line: Connection) -> None:
        self._config, self._line = config, line
        self._again: str = config.getoption("again")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
        """A browser on a machine with more work than cores does now and then what nobody can explain: what fails there is tried once more."""
        if not self._again or not item.nodeid.startswith(self._again):
            return None
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        if any(report.failed for report in reports):
            cast("Any", item)._initrequest()
            second = runtestprotocol(item, log=False, nextitem=nextitem)
            if not any(report.failed for report in second):
                reports = second
                self._line.send(("again", item.nodeid))
        for report in reports:
            item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True

    def pytest_runtest_logstart(self, nodeid: str, location: tuple[str, int | None, str]) -> None:
        self._line.send(("start", (nodeid, location)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._line.send(("report", self._config.hook.pytest_report_to_serializable(config=self._config, report=report)))

    def pytest_runtest_logfinish(self, nodeid: str, location: tuple[str, int | None, str]) -> None:
        self._line.send(("finish", (nodeid, location)))


def _work(session: pytest.Session, number: int, parts: Sequence[Sequence[pytest.Item]], queue: int, line: Connection) -> None:
    """Run part after part until none is left, and end."""
    status = 1
    try:
        os.environ["PYTEST_XDIST_WORKER"] = f"gw{number}"  # So tests know which worker they run in, whoever has spread them.
        config = session.config
        for name in ("terminalreporter", "xdist", "dsession"):
            if plugin := config.pluginmanager.getplugin(name):
                config.pluginmanager.unregister(plugin)
        capture: Any = config.pluginmanager.getplugin("capturemanager")
        capture.stop_global_capturing()  # The file that it writes to would be shared with the other workers.
        capture.start_global_capturing()
        config.pluginmanager.register(_Line(config, line))
        for item, following in pairwise(chain(_taken(parts, queue), [None])):
            assert item is not None
            config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.shouldfail or session.shouldstop:
                break
        status = 0
    finally:
        _end(session, status)


def _taken(parts: Sequence[Sequence[pytest.Item]], queue: int) -> Iterator[pytest.Item]:
    while number := os.read(queue, SIZE):
        yield from parts[int.from_bytes(number, "big")]


def _end(session: pytest.Session, status: int) -> None:
    """As a process ends, but for what is only the parent's to do at the end of a session."""
    faulthandler.dump_traceback_later(END_SECONDS, exit=True)
    try:
        session._setupstate.teardown_exact(None)
        atexit._run_exitfuncs()
    finally:
        os._exit(status)
