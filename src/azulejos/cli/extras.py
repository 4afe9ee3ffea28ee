"""What some commands need beyond the package itself: extras, which not everybody installs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from azulejos.rules import AzulejosError


class MissingExtra(AzulejosError):
    """Packages that a command needs and that are not installed."""


@contextmanager
def _extra(name: str, what: str) -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "azulejos":
            raise
        raise MissingExtra(f"no-{name}", f'{what} need a few more packages: install them with pip install "azulejos[{name}]".') from error


@contextmanager
def server_extra() -> Iterator[None]:
    """Import what serving needs inside of this: a package that is missing is told with how to install it.

    >>> with server_extra():
    ...     import no_such_web_framework
    Traceback (most recent call last):
    azulejos.cli.extras.MissingExtra: Live tables and their store need a few more packages: install them with pip install "azulejos[server]".
    """
    with _extra("server", "Live tables and their store"):
        yield


@contextmanager
def kernel_extra() -> Iterator[None]:
    """The same for kernels.

    >>> with kernel_extra():
    ...     import no_such_compiler
    Traceback (most recent call last):
    azulejos.cli.extras.MissingExtra: Kernels need a few more packages: install them with pip install "azulejos[kernel]".
    """
    with _extra("kernel", "Kernels"):
        yield


def ray_extra() -> None:
    """Refuse to go on without Ray. It is not imported here: only the process that joins a cluster does that."""
    if find_spec("ray") is None:
        raise MissingExtra("no-ray", 'A Ray cluster needs a few more packages: install them with pip install "azulejos[ray]".')
