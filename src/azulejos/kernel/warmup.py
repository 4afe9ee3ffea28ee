"""Compiles every kernel beforehand."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from itertools import count
from pathlib import Path

from azulejos.kernel import compiler
from azulejos.kernel.cache import READY
from azulejos.kernel.registry import COMMON, COMPILED, Show

_IMPORTS = "import importlib, sys\nfor name in sys.argv[1:]: print(importlib.import_module(f'azulejos.kernel.{name}'), flush=True)"
"""What a process does that compiles some modules: a line for each."""


def warm_up(show: Show) -> bool:
    """Compile whatever is not compiled yet; returns whether it is kept for other processes.

    Nobody else compiles meanwhile. Where it is kept, each game has a process of its own, because Numba uses one core.
    """
    place = compiler.folder()
    total, done = len(COMMON) + sum(map(len, COMPILED)), count(1)

    def tell() -> None:
        show(next(done), total)

    with _alone(place):
        _compile(COMMON, tell)
        if place is None:
            for modules in COMPILED:
                _compile(modules, tell)
            return False
        with ThreadPoolExecutor(len(COMPILED)) as pool:
            for compiling in [pool.submit(_compile_apart, modules, tell) for modules in COMPILED]:
                compiling.result()
        (place / READY).touch()
    return True


def _compile(modules: Sequence[str], tell: Callable[[], None]) -> None:
    for name in modules:
        import_module(f"azulejos.kernel.{name}")
        tell()


def _compile_apart(modules: Sequence[str], tell: Callable[[], None]) -> None:
    """The same in a process of its own."""
    with subprocess.Popen([sys.executable, "-c", _IMPORTS, *modules], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        for _ in process.stdout:
            tell()
        said = process.stderr.read()
    if process.returncode:
        raise RuntimeError(f"The kernels could not be compiled: {said}")


@contextmanager
def _alone(place: Path | None) -> Iterator[None]:
    """Several processes that begin at once do not all compile the same: the others wait, and find it done."""
    try:
        import fcntl
    except ImportError:  # On Windows each compiles for itself.
        place = None
    if place is None:
        yield
        return
    with (place / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
