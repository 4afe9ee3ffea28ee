"""A part of a core for a process, by the control groups of Linux: as if every server had a small machine for itself. Needs root."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PERIOD = 10_000
"""Microseconds. A process that has had its part waits for the next one: so briefly, that it looks like a slow core and not like a stopped one."""
ROOT = Path("/sys/fs/cgroup")


@contextmanager
def quota(pid: int, cores: float) -> Iterator[None]:
    """So many cores for a process and its threads. It has to have ended when this does."""
    old = (ROOT / "cpu" / "cpu.cfs_quota_us").exists()
    group = (ROOT / "cpu" if old else ROOT) / f"azulejos-{os.getpid()}-{pid}"
    group.mkdir()
    try:
        allowed = int(PERIOD * cores)
        if old:
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(allowed))
        else:
            (group / "cpu.max").write_text(f"{allowed} {PERIOD}")
        (group / "cgroup.procs").write_text(str(pid))
        yield
        (group.parent / "cgroup.procs").write_text(str(pid))
    finally:
        group.rmdir()
