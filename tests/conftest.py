"""How Hypothesis plays: the same examples every time, unless `HYPOTHESIS_PROFILE=long` asks for many and fresh ones.

Commands speak English, whatever the language of the machine is.
"""

import os

from hypothesis import HealthCheck, settings

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)

settings.register_profile("ci", derandomize=True, max_examples=25, stateful_step_count=50, deadline=None, database=None, suppress_health_check=SLOW)
settings.register_profile("long", max_examples=400, stateful_step_count=150, deadline=None, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
os.environ["AZULEJOS_LANGUAGE"] = "en"
