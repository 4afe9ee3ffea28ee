"""How the package is built: its browser client before a wheel or a source archive is made, so that whoever installs it needs no Node; and its page at
a registry, where README's relative links lead nowhere.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

URL = "AZULEJOS_URL"
"""The variable that says where the source is published, such as https://forge.example/club/azulejos. The repository itself does not know."""
_PICTURE = re.compile(r"!\[([^\]]*)\]\((?!https?:)([^)]+)\)\n*")
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)]+)\)")


class ClientHook(BuildHookInterface[Any]):
    """Builds the client, unless the package is installed for development, where the Makefile does, or comes from an archive, which has it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files."""
        if version != "editable":
            subprocess.run([sys.executable, str(Path(__file__).parent / "tools" / "client.py")], check=True)


class PageHook(MetadataHookInterface):
    """The package's page: README, and where the source, its documents, changes and issues are."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by hatchling for what pyproject.toml calls dynamic."""
        url = os.environ.get(URL, "").rstrip("/")
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": page(readme, url)}
        metadata["urls"] = urls(url)


def urls(url: str) -> dict[str, str]:
    """The project's addresses, if it has one."""
    if not url:
        return {}
    return {"Source": url, "Documentation": f"{url}/blob/HEAD/docs", "Changes": f"{url}/blob/HEAD/CHANGELOG.md", "Issues": f"{url}/issues"}


def page(readme: str, url: str) -> str:
    """README as a page elsewhere needs it: links and pictures by their addresses; without an address, no picture, and words in place of links.

    >>> page("![A game](docs/a.png) and [this](docs/b.md#c)", "https://forge.example/azulejos")
    '![A game](https://forge.example/azulejos/raw/HEAD/docs/a.png) and [this](https://forge.example/azulejos/blob/HEAD/docs/b.md#c)'
    >>> page("![A game](docs/a.png) and [this](docs/b.md) [there](https://azul.example)", "")
    'and this [there](https://azul.example)'
    """
    if not url:
        return _LINK.sub(r"\1", _PICTURE.sub("", readme)).lstrip()
    return _LINK.sub(rf"[\1]({url}/blob/HEAD/\2)", re.sub(_PICTURE.pattern.removesuffix(r"\n*"), rf"![\1]({url}/raw/HEAD/\2)", readme))
