"""How the package gets its browser client: it is built before a wheel or a source archive is made. Whoever installs the wheel needs no Node."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client, unless the package is installed for development, where the Makefile does, or comes from an archive, which has it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files."""
        if version != "editable":
            subprocess.run([sys.executable, str(Path(__file__).parent / "tools" / "client.py")], check=True)
