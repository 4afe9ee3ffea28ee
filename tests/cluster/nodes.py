"""Ray nodes on this machine, each a set of processes with ports of its own, that nobody else can reach, and that are ended by their ids."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import psutil

from tests.kit.patience import PATIENCE

ROOT = Path(__file__).parents[2]
HOST = """
import json, sys
from ray.cluster_utils import Cluster

cluster = Cluster(shutdown_at_exit=False)
for line in sys.stdin:
    node = cluster.add_node(**json.loads(line))
    print("raylet", node.all_processes["raylet"][0].process.pid, flush=True)
"""
"""A process that starts nodes. `ray start` has no second node on a loopback address."""
LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""Ray takes 127.0.0.1 for "this machine" and looks for an address that others can reach, unless it is told that there are no others."""
PATIENT = {
    "RAY_worker_register_timeout_seconds": "900",
    "RAY_health_check_failure_threshold": "20",
    "RAY_health_check_timeout_ms": "60000",
    "RAY_DASHBOARD_STARTUP_TIMEOUT_S": "600",
    "RAY_gcs_server_request_timeout_seconds": "600",
}
"""A busy machine is no dead one. That a node is dead is noticed after twenty questions, which is a minute."""
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_memory_monitor_refresh_ms": "0", "RAY_worker_niceness": "0"}
AGENTS = ("metrics_agent_port", "dashboard_agent_listen_port", "metrics_export_port", "runtime_env_agent_port")
"""Each node has its own."""


class Nodes:
    """Some nodes of one cluster."""

    def __init__(self) -> None:
        # Sockets of a domain have short names.
        self._folder = Path(tempfile.mkdtemp(prefix="azr-", dir="/tmp"))
        self._port = 0
        self._host: subprocess.Popen[str] | None = None
        self.raylets: tuple[int, ...] = ()
        """The process of each node that starts and ends all others of it."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._host is not None:
            self._host.kill()
            self._host.communicate()
        for each in self._processes():
            with suppress(psutil.NoSuchProcess):
                each.kill()
        psutil.wait_procs(self._processes(), timeout=PATIENCE)
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def address(self) -> str:
        """By which a driver joins."""
        return f"127.0.0.1:{self._port}"

    def head(self) -> None:
        """Start the first node."""
        (self._port,) = free_ports(1)
        self._add({"gcs_server_port": self._port, "include_dashboard": False, "temp_dir": str(self._folder)})

    def join(self) -> None:
        """Start one more node."""
        self._add({})

    def _add(self, options: dict[str, object]) -> None:
        agents = dict(zip(AGENTS, free_ports(len(AGENTS)), strict=True))
        if self._host is None:
            # Ray notes its newest cluster beside its folder of every day, which a new machine does not have.
            (self._folder / "ray").mkdir()
            environment = {**os.environ, **LOOPBACK, **PATIENT, **QUIET, "PYTHONPATH": str(ROOT), "RAY_TMPDIR": str(self._folder)}
            self._host = subprocess.Popen([sys.executable, "-c", HOST], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._host.stdin is not None
        assert self._host.stdout is not None
        common = {"node_ip_address": "127.0.0.1", "num_cpus": 1, "object_store_memory": 100_000_000, "include_log_monitor": False}
        print(json.dumps(common | agents | options), file=self._host.stdin, flush=True)
        said = ""
        while not said.startswith("raylet "):
            said = self._host.stdout.readline()
            assert said, "the node has not started: Ray said why"
        self.raylets = (*self.raylets, int(said.split()[1]))

    def kill(self, number: int) -> None:
        """Kill a node: its raylet, and all that this has started."""
        raylet = psutil.Process(self.raylets[number])
        for each in (raylet, *raylet.children(recursive=True)):
            with suppress(psutil.NoSuchProcess):
                each.kill()

    def ports(self) -> list[Any]:
        """All sockets at which these nodes listen."""
        return [each for process in self._processes() for each in process.net_connections("inet") if each.status == psutil.CONN_LISTEN]

    def left(self) -> list[psutil.Process]:
        """Processes that should have ended."""
        return [each for each in self._processes() if each.status() != psutil.STATUS_ZOMBIE]

    def _processes(self) -> list[psutil.Process]:
        found = []
        for process in psutil.process_iter():
            with suppress(psutil.NoSuchProcess, psutil.AccessDenied):
                if any(str(self._folder) in word for word in process.cmdline()) or process.ppid() in self.raylets:
                    found.append(process)
        return found


def free_ports(count: int) -> list[int]:
    """Ports that nobody listens at."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    try:
        return [each.getsockname()[1] for each in sockets]
    finally:
        for each in sockets:
            each.close()
