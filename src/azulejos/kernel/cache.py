"""Where compiled kernels are kept, and whether they are there: known without Numba, which takes a second to import.

Numba by itself serves stale code when a function that is called from another module has changed. So everything compiled lies in a folder whose
name is a hash of all sources of compiled code, of where they are, since Numba finds what it has compiled by that, and of Numba's version; Numba
adds the kind of processor.
"""

from __future__ import annotations

import hashlib
import os
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path

SOURCES = Path(__file__).parent
APART = ("benchmark", "biased_play", "equality", "rare_cases", "registry", "warmup")
"""Modules that compiled code knows nothing of: when they change, nothing is compiled anew."""
READY = "ready"
"""The file that says that everything has been compiled."""


def user_cache() -> Path:
    """Where programs keep what they can make again, by the customs of the system.

    >>> user_cache().name
    'azulejos'
    """
    if folder := os.environ.get("AZULEJOS_CACHE"):
        return Path(folder) / "azulejos"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "azulejos"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "azulejos"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "azulejos"


@cache
def place() -> Path:
    """Where compiled kernels belong: another folder for other sources of compiled code, and for another copy of the package."""
    sources = hashlib.sha256(f"{version('numba')} {SOURCES}".encode())
    for path in sorted(path for path in SOURCES.rglob("*.py") if path.stem not in APART):
        sources.update(path.relative_to(SOURCES).as_posix().encode() + path.read_bytes())
    return user_cache() / "kernels" / sources.hexdigest()[:16]


def is_warm() -> bool:
    """Whether everything has been compiled, and is kept. Numba has to be installed."""
    return (place() / READY).exists()
