"""What the server counts, read back as Prometheus reads it."""

from collections.abc import Mapping

from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from azulejos.server.metrics import CONTENT_TYPE, Metrics


def read(metrics: Metrics) -> Mapping[tuple[str, tuple[str, ...]], float]:
    families = text_string_to_metric_families(metrics.text().decode())
    return {(sample.name, tuple(sample.labels.values())): sample.value for family in families for sample in family.samples}


def test_each_application_counts_for_itself() -> None:
    one, other = Metrics(), Metrics()
    one.sockets.inc()
    assert read(one)["azulejos_sockets", ()] == 1
    assert read(other)["azulejos_sockets", ()] == 0
    assert not [family.name for family in REGISTRY.collect() if family.name.startswith("azulejos")]
    assert CONTENT_TYPE.startswith("text/plain; version=0.0.4")


def test_moves_are_counted_by_what_came_of_them() -> None:
    metrics = Metrics()
    metrics.accepted(0.03)
    metrics.accepted(0.2)
    metrics.refused("stale-version")
    values = read(metrics)
    assert values["azulejos_moves_total", ("accepted",)] == 2
    assert values["azulejos_moves_total", ("stale-version",)] == 1
    assert values["azulejos_acknowledgement_seconds_bucket", ("0.1",)] == 1
    assert values["azulejos_acknowledgement_seconds_bucket", ("0.5",)] == 2
    assert values["azulejos_acknowledgement_seconds_count", ()] == 2


def test_a_stranger_cannot_make_up_labels() -> None:
    metrics = Metrics()
    before = len(read(metrics))
    for number in range(100):
        metrics.request(f"METHOD{number}", None, 404, 0.001)
    once = len(read(metrics))
    metrics.request("BREW", None, 404, 0.001)
    assert len(read(metrics)) == once
    assert once - before < 30
    assert read(metrics)["azulejos_http_requests_total", ("other", "none", "404")] == 101


def test_stages_that_are_empty_are_gone() -> None:
    metrics = Metrics()
    metrics.stages({"open": 3, "running": 5})
    metrics.stages({"running": 4})
    values = read(metrics)
    assert values["azulejos_tables", ("running",)] == 4
    assert ("azulejos_tables", ("open",)) not in values
    assert values["azulejos_tables_loaded", ()] == 4


def test_memory_groups_bots_and_chat_are_there() -> None:
    metrics = Metrics()
    metrics.groups.observe(7)
    for result in ("made", "overrun", "crashed", "busy"):
        metrics.bot_decisions.labels(result).inc()
    metrics.chats.labels("accepted").inc()
    metrics.streams.set(2)
    metrics.watch(metrics.bot_queue, lambda: 3)
    values = read(metrics)
    assert values["process_resident_memory_bytes", ()] > 1_000_000
    assert values["azulejos_sync_group_size_sum", ()] == 7
    assert values["azulejos_bot_decisions_total", ("crashed",)] == 1
    assert values["azulejos_bot_queue", ()] == 3
    assert values["azulejos_streams", ()] == 2
