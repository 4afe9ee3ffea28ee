"""The option `--ray` of commands that play many games."""

from __future__ import annotations

from azulejos.arena.cluster import Cluster
from azulejos.cli.extras import ray_extra


def cluster(address: str, most: int | None = None) -> Cluster:
    """The cluster that was named, on which at most so many games are played at a time."""
    ray_extra()
    return Cluster(address, most)
