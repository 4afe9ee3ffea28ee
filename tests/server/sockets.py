"""How tests open sockets: as patiently as they do everything else."""

from typing import Any

from tests.kit.patience import PATIENCE

PATIENT: dict[str, Any] = {"proxy": None, "open_timeout": PATIENCE, "ping_interval": None}
"""For `websockets`, which by itself gives up a line that is not open after ten seconds, and one whose pings are not answered within twenty."""
