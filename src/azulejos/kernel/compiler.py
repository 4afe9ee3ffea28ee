"""Compiles kernels, and keeps what was compiled."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, update_wrapper
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba

from azulejos.kernel.cache import is_warm, place

P = ParamSpec("P")
R = TypeVar("R")

log = logging.getLogger("azulejos.kernel")


@cache
def folder() -> Path | None:
    """The same folder, made; `None` if nothing can be written there, and kernels are compiled in memory. What takes long is told to the log."""
    where = place()
    with suppress(OSError):
        where.mkdir(parents=True, exist_ok=True)
    if not (where.is_dir() and os.access(where, os.W_OK)):
        log.warning("Nothing can be written to %s: kernels are compiled anew in every process. AZULEJOS_CACHE names another folder.", where.parent)
        return None
    if not is_warm():
        log.warning("Compiling the kernels: up to half a minute, once. `azulejos warmup` does it beforehand.")
    return where


def compiled(*signatures: Any, **options: Any) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Compile a function for these types, now or from what is kept, so that nothing is ever compiled in the middle of a game.

    The functions that it calls have to stand above it.
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        return cast("Callable[P, R]", _dispatcher(function, signatures, options))

    return decorate


def entry(signature: Any, **options: Any) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """The same for a function that Python calls for every move, and compiled code never: Numba does not look at the types of its arguments before
    each call, which would take longer than a move, and keeps Python's lock, for the same reason. Arrays of another kind are refused only if their
    numbers have another size.
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        dispatcher = _dispatcher(function, [signature], {"nogil": False, **options})
        return cast("Callable[P, R]", dispatcher.get_overload(signature.args))

    return decorate


def inner(signature: Any, **options: Any) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """The same for a function that only compiled code calls: it is compiled together with the first function that needs it. Where that one is kept
    already, it is not even read, so that kernels start sooner.
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        return cast("Callable[P, R]", _Inner(function, signature, options))

    return decorate


class _Inner:
    """Stands for a function in compiled code."""

    def __init__(self, function: Callable[..., Any], signature: Any, options: dict[str, Any]) -> None:
        self._function, self._signature, self._options = function, signature, {"no_cpython_wrapper": True, **options}
        self._dispatcher: Any = None
        update_wrapper(self, function)

    @property
    def _numba_type_(self) -> Any:
        """What Numba asks whatever it finds in a function."""
        if self._dispatcher is None:
            self._dispatcher = _dispatcher(self._function, (), self._options)
            self._dispatcher.compile(self._signature)
            self._dispatcher.disable_compile()
        return self._dispatcher._numba_type_

    def __call__(self, *arguments: Any) -> Any:
        raise TypeError(f"{self._function.__qualname__} is for compiled code; Python calls the functions of `play`, `hashing` and `batch`.")


def _dispatcher(function: Callable[..., Any], signatures: Iterable[Any], options: dict[str, Any]) -> Any:
    """Numba's object for a function, compiled for these types and for no others."""
    with _kept_in(folder()) as is_kept:
        # There is no C here that would call anything.
        common = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "cache": is_kept, **options}
        return numba.njit(list(signatures) or None, **common)(function)


@contextmanager
def _kept_in(where: Path | None) -> Iterator[bool]:
    """Numba's folder for as long as a function is compiled; other users of Numba in this process keep their own."""
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(where or before)
    try:
        yield where is not None
    finally:
        config.CACHE_DIR = before
