"""How Hypothesis plays: the same examples every time, unless `HYPOTHESIS_PROFILE=long` asks for many and fresh ones.

Commands speak English, whatever the language of the machine is. Kernels are those that the set-up has compiled, whoever starts pytest.
"""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.kit.effort import LONG

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)

settings.register_profile("ci", derandomize=True, max_examples=15, stateful_step_count=50, deadline=None, database=None, suppress_health_check=SLOW)
settings.register_profile("long", max_examples=400, stateful_step_count=150, deadline=None, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
os.environ["AZULEJOS_LANGUAGE"] = "en"
os.environ.setdefault("AZULEJOS_CACHE", str(Path(sys.prefix) / "cache"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked `long` is left to `make long`: it is like what other tests ask already, and takes long."""
    left = [] if LONG else [item for item in items if item.get_closest_marker("long")]
    if left:
        items[:] = [item for item in items if not item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=left)
