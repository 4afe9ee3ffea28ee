"""Hosts of our own: network namespaces with a line each to one bridge, whose lines can be cut and healed. Needs root and `ip`.

PostgreSQL, Redis and everybody who plays are on this side of the bridge.
"""

import os
import secrets
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tests.server.needs import missing


@dataclass
class Host:
    """One host: its namespace, its address, and this end of its line."""

    namespace: str
    address: str
    line: str

    @property
    def before(self) -> tuple[str, ...]:
        """What stands before a command that runs there."""
        return ("ip", "netns", "exec", self.namespace)

    def cut(self) -> None:
        """From now on nothing goes over its line, and nobody is told."""
        _ip("link", "set", self.line, "down")

    def heal(self) -> None:
        """The line is there again."""
        _ip("link", "set", self.line, "up")


@contextmanager
def network(count: int) -> Iterator[tuple[str, list[Host]]]:
    """A bridge with so many hosts: its own address, and those. Everything is gone at the end."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        missing("hosts in network namespaces need root and ip (tests/machine.sh installs it)")
    mark, net = secrets.token_hex(3), secrets.randbelow(200) + 20
    bridge, hosts = f"azb{mark}", [Host(f"az-{mark}-{number}", f"10.213.{net}.{number + 1}", f"az{mark}{number}") for number in range(1, count + 1)]
    try:
        _ip("link", "add", bridge, "type", "bridge")
        _ip("addr", "add", f"10.213.{net}.1/24", "dev", bridge)
        _ip("link", "set", bridge, "up")
        for host in hosts:
            inner = f"{host.line}i"
            _ip("netns", "add", host.namespace)
            _ip("link", "add", host.line, "type", "veth", "peer", "name", inner)
            _ip("link", "set", inner, "netns", host.namespace)
            _ip("link", "set", host.line, "master", bridge)
            _ip("link", "set", host.line, "up")
            _ip("-n", host.namespace, "addr", "add", f"{host.address}/24", "dev", inner)
            _ip("-n", host.namespace, "link", "set", inner, "up")
            _ip("-n", host.namespace, "link", "set", "lo", "up")
        yield f"10.213.{net}.1", hosts
    finally:
        for host in hosts:
            subprocess.run(["ip", "netns", "del", host.namespace], check=False, capture_output=True)
        subprocess.run(["ip", "link", "del", bridge], check=False, capture_output=True)


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)
