"""Sets this folder up, and nothing outside it: `.venv` with the Python packages, and the built browser client.

    python3 tools/environment.py play    what a game needs
    python3 tools/environment.py test    all that the tests and checks need as well

Node is needed only to build the client. Whoever just plays gets it for the length of the build; `test` keeps it in `.venv`.
Runs on the Python that is to be used, before anything is installed: the standard library only.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import client

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOCKS = ROOT / "requirements"
CACHE = VENV / "cache"
"""Where compiled kernels are kept, as in the Makefile."""
OLDEST = (3, 11)
MINUTES = {"play": "half a minute", "test": "a minute and a half, most of it to compile the kernels"}
LOCKED = ("--no-deps", "--require-hashes", "--requirement")  # A lock has all dependencies.


class Failed(Exception):
    """A step that did not work: what it said last."""


class Installer:
    """Installs Python packages into `.venv`: by uv, which is there for the length of the set-up and several times as quick as pip. Where uv
    cannot, say because only pip was told of the registry, pip does it.
    """

    def __init__(self, folder: Path) -> None:
        self._folder, self._cache = folder / "uv", folder / "cache"
        self._lock = threading.Lock()

    def install(self, *arguments: str, read: Callable[[str], None] = lambda line: None) -> None:
        """Install what `pip install` would with these arguments."""
        with self._lock:
            uv = self._folder / "bin" / "uv"
            if not uv.exists():
                self._pip_install("--quiet", *LOCKED, str(_lock("installer")), "--target", str(self._folder))
        try:
            _run([str(uv), "pip", "install", "--python", str(PYTHON), "--cache-dir", str(self._cache), *arguments], read)
        except (Failed, OSError):
            self._pip_install(*arguments, read=read)

    @staticmethod
    def _pip_install(*arguments: str, read: Callable[[str], None] = lambda line: None) -> None:
        # Not compiled beforehand, as uv does not either: Python compiles what is used, and that is the smaller part.
        options = ("--disable-pip-version-check", "--no-input", "--no-warn-script-location", "--no-compile")
        _run([str(PYTHON), "-m", "pip", "install", *options, *arguments], read)


class Progress:
    """One line a step: rewritten while it goes on where people look, printed once it is done elsewhere. Steps may overlap."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._going: dict[str, str] = {}
        self._is_terminal = sys.stdout.isatty()

    @contextmanager
    def step(self, name: str) -> Iterator[Callable[[str], None]]:
        """A step that takes a while; the function it yields shows the progress."""
        began = time.monotonic()

        def tell(how_far: str) -> None:
            with self._lock:
                self._going[name] = how_far
                self._draw()

        tell("…")
        try:
            yield tell
        finally:
            with self._lock:
                how_far = self._going.pop(name)
                done = "" if how_far == "…" else f", {how_far}"
                self._print(f"  {name}: {time.monotonic() - began:.0f} s{done}")
                self._draw()

    def _draw(self) -> None:
        if self._is_terminal and self._going:
            line = " · ".join(f"{name} {how_far}" for name, how_far in self._going.items())
            print(f"\r\033[K  {line[: shutil.get_terminal_size().columns - 4]}", end="", flush=True)

    def _print(self, line: str) -> None:
        print(f"\r\033[K{line}" if self._is_terminal else line, flush=True)


def main(purpose: str) -> None:
    """Set up for `play` or `test`: what is there already is left as it is."""
    if sys.version_info < OLDEST:
        raise Failed(f"Azulejos needs Python 3.11 or newer; this is {sys.version_info[0]}.{sys.version_info[1]}. Try: make PYTHON=python3.12")
    if _is_new(purpose) and client.is_new():
        return
    print(f"Setting up for {purpose}, all in this folder: about {MINUTES[purpose]}.", flush=True)
    progress = Progress()
    if not PYTHON.exists():
        with progress.step("Python environment"):
            shutil.rmtree(VENV, ignore_errors=True)
            _run([sys.executable, "-m", "venv", str(VENV)])
    with tempfile.TemporaryDirectory(prefix="installing-", dir=VENV) as folder:  # In the same file system, so that uv links instead of copying.
        installer = Installer(Path(folder))
        if purpose == "test":
            _packages(purpose, installer, progress)
            with ThreadPoolExecutor() as pool:
                for done in [pool.submit(_develop, progress), pool.submit(_warm_up, progress)]:
                    done.result()
            return
        with ThreadPoolExecutor() as pool:  # The two wait for different things: the network, and the machine.
            packages = pool.submit(_packages, purpose, installer, progress)
            build = pool.submit(_build_with_passing_node, Path(folder) / "node", installer, progress)
            packages.result()
            build.result()


def _is_new(purpose: str) -> bool:
    """Whether `.venv` has what this purpose needs. `test` has all of `play`."""
    return any(
        (stamp := _stamp(each)).exists() and stamp.stat().st_mtime >= max(file.stat().st_mtime for file in (_lock(each), ROOT / "pyproject.toml"))
        for each in {purpose, "test"}
    )


def _lock(purpose: str) -> Path:
    return LOCKS / f"{purpose}.lock"


def _stamp(purpose: str) -> Path:
    return VENV / f".{purpose}"


def _packages(purpose: str, installer: Installer, progress: Progress) -> None:
    if _is_new(purpose):
        return
    locked = len(re.findall(r"^[\w.-]+==", _lock(purpose).read_text(), re.MULTILINE))
    with progress.step("Python packages") as tell:
        installer.install(*LOCKED, str(_lock(purpose)), read=tell)
        installer.install("--quiet", "--no-build-isolation", "--no-deps", "--editable", str(ROOT))
        tell(f"{locked} packages")
    _stamp(purpose).touch()


def _develop(progress: Progress) -> None:
    with progress.step("Browser client") as tell:
        _run([str(PYTHON), str(ROOT / "tools" / "client.py"), "develop"], tell)


def _warm_up(progress: Progress) -> None:
    with progress.step("Kernels"):
        _run([str(PYTHON), "-m", "azulejos", "warmup"], env={"AZULEJOS_CACHE": os.environ.get("AZULEJOS_CACHE", str(CACHE))})


def _build(progress: Progress, env: dict[str, str]) -> None:
    if not client.is_new():
        with progress.step("Browser client") as tell:
            _run([str(PYTHON), str(ROOT / "tools" / "client.py")], tell, env)


def _build_with_passing_node(folder: Path, installer: Installer, progress: Progress) -> None:
    if client.is_new() or _stamp("test").exists():
        _build(progress, {})
        return
    with progress.step("Node, to build the browser client"):
        installer.install(*LOCKED, str(_lock("client")), "--target", str(folder))
    _build(progress, {"PYTHONPATH": str(folder)})


def _run(command: list[str], read: Callable[[str], None] = lambda line: None, env: dict[str, str] | None = None) -> None:
    """Run a program and read what it prints, line by line."""
    lines: list[str] = []
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, **(env or {})}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            read(line.strip())
    if process.returncode:
        raise Failed(f"{''.join(lines[-15:])}\nThe set-up stopped at: {' '.join(command)}")


if __name__ == "__main__":
    if sys.argv[1:] not in (["play"], ["test"]):
        sys.exit("Usage: python3 tools/environment.py play|test")
    try:
        main(sys.argv[1])
    except (Failed, OSError) as error:
        sys.exit(f"\n{error}")
    except KeyboardInterrupt:
        sys.exit("\nThe set-up was stopped: run it again, it goes on where it was.")
