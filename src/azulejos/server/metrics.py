"""What the server counts and measures, in the words of Prometheus. Each application has a registry of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, CollectorRegistry, Counter, Gauge, GCCollector, Histogram, ProcessCollector, generate_latest

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds; the limits that were promised, 0.1 and 0.5, are among them."""
GROUPS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)


class Metrics:
    """The counters of one server. Labels have few values, and never a table, a person or an address: those are no matter of statistics.

    >>> metrics = Metrics()
    >>> metrics.moves.labels("accepted").inc()
    >>> metrics.refused("stale-version")
    >>> 'azulejos_moves_total{code="stale-version"} 1.0' in metrics.text().decode()
    True
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.tables = self._gauge("tables", "Tables in memory, by their stage.", "stage")
        self.loaded = self._gauge("tables_loaded", "Tables in memory.")
        self.connections = self._gauge("connections", "Open connections, with those of sockets and streams.")
        self.sockets = self._gauge("sockets", "Open sockets.")
        self.streams = self._gauge("streams", "Open streams of programs.")
        self.moves = self._counter("moves", "Moves: accepted, or the code of the refusal.", "code")
        self.acknowledgement = self._histogram(
            "acknowledgement_seconds", "From a move's arrival until it is stored, synced and acknowledged.", LATENCIES
        )
        self.groups = self._histogram("sync_group_size", "Commits that were grouped into one sync; the count is that of syncs.", GROUPS)
        self.syncs = self._histogram("sync_seconds", "How long a group took to be stored and synced.", LATENCIES)
        self.store_waiting = self._gauge("store_waiting", "Calls of the store that have not been answered yet.")
        self.store_busy = self._gauge("store_busy_seconds", "How long the commit has taken that is under way.")
        self.store_failing = self._gauge("store_failing_seconds", "How long the store has been failing; 0 while it works.")
        self.bot_decisions = self._counter("bot_decisions", "Decisions of bots: made, overrun, crashed or busy.", "result")
        self.bot_queue = self._gauge("bot_queue", "Decisions of bots that wait for a worker.")
        self.bot_thought = self._histogram("bot_seconds", "How long bots thought.", LATENCIES)
        self.chats = self._counter("chats", "Chat messages: accepted, or the code of the refusal.", "code")
        self.limited = self._counter("limited", "What the limits refused and whom they cut off, by the code.", "code")
        self.leases = self._gauge("leases", "Tables, events and pairings that this process owns, where there are several.")
        self.takeovers = self._gauge("lease_takeovers", "What this process has taken over from others since its start.")
        self.peers = self._gauge("peers", "Other processes that live.")
        self.forwards = self._counter("forwards", "Requests that were passed on to another process.", "kind")
        self.relayed_sockets = self._gauge("relayed_sockets", "Open sockets that are passed on to another process, or served by Redis.")
        self.mirrored = self._gauge("fan_out_viewers", "Spectators here of what another process owns, served by Redis.")
        self.fanned_out = self._counter("fan_out_messages", "Messages that were published for spectators of other processes.")
        self.redis_connected = self._gauge("redis_connected", "1 while Redis answers.")
        self.redis_lag = self._gauge("redis_lag_seconds", "How long the last ping took through Redis, on the line of the fan-out.")
        self.requests = self._counter("http_requests", "Requests by method, route and status.", "method", "route", "status")
        self.request_time = self._histogram("http_request_seconds", "How long requests took, by route.", LATENCIES, "route")

    def _gauge(self, name: str, help: str, *labels: str) -> Gauge:
        return Gauge(f"azulejos_{name}", help, labels, registry=self.registry)

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(f"azulejos_{name}", help, labels, registry=self.registry)

    def _histogram(self, name: str, help: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"azulejos_{name}", help, labels, buckets=buckets, registry=self.registry)

    def accepted(self, seconds: float) -> None:
        """A move was stored, synced and acknowledged, so long after it arrived."""
        self.moves.labels("accepted").inc()
        self.acknowledgement.observe(seconds)

    @property
    def open_sockets(self) -> int:
        """How many there are now."""
        return int(self.registry.get_sample_value("azulejos_sockets") or 0)

    def acknowledged(self) -> tuple[int, int]:
        """How many moves were acknowledged within a tenth of a second, and how many later.

        >>> metrics = Metrics()
        >>> for seconds in (0.003, 0.02, 0.4):
        ...     metrics.accepted(seconds)
        >>> metrics.acknowledged()
        (2, 1)
        """
        name = "azulejos_acknowledgement_seconds"
        quick = int(self.registry.get_sample_value(f"{name}_bucket", {"le": "0.1"}) or 0)
        return quick, int(self.registry.get_sample_value(f"{name}_count") or 0) - quick

    def refused(self, code: str) -> None:
        """A move was refused with this code."""
        self.moves.labels(code).inc()

    def bot_decided(self, result: str, seconds: float) -> None:
        """A bot was asked, and this came of it after so long."""
        self.bot_decisions.labels(result).inc()
        self.bot_thought.observe(seconds)

    def synced(self, commits: int, seconds: float) -> None:
        """So many commits were stored and synced as one group, which took so long.

        >>> Metrics().synced(3, 0.004)
        """
        self.groups.observe(commits)
        self.syncs.observe(seconds)

    def request(self, method: str, route: str | None, status: int, seconds: float) -> None:
        """A request was answered. `route` is the pattern, such as `/api/v1/tables/{id}`; none if no route fits, whatever was asked for.

        >>> Metrics().request("GET", "/healthz", 200, 0.001)
        """
        # A stranger makes up methods and paths: as labels they would fill the memory.
        known = method if method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS") else "other"
        self.requests.labels(known, route or "none", str(status)).inc()
        self.request_time.labels(route or "none").observe(seconds)

    def stages(self, tables: Mapping[str, int]) -> None:
        """How many tables are in each stage now; a stage that is not named has none.

        >>> Metrics().stages({"open": 3, "running": 5})
        """
        self.tables.clear()
        for stage, count in tables.items():
            self.tables.labels(stage).set(count)
        self.loaded.set(sum(tables.values()))

    def watch(self, gauge: Gauge, now: Callable[[], float]) -> None:
        """Ask for a gauge's value when it is read: for values that are counted elsewhere.

        >>> metrics = Metrics()
        >>> metrics.watch(metrics.bot_queue, lambda: 7)
        >>> "azulejos_bot_queue 7.0" in metrics.text().decode()
        True
        """
        gauge.set_function(now)

    def text(self) -> bytes:
        """Everything, as `/metrics` answers it, with `CONTENT_TYPE`."""
        return generate_latest(self.registry)
