"""What serving needs beyond the package itself: the extra `azulejos[server]`, which not everybody installs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from azulejos.rules import AzulejosError


class MissingExtra(AzulejosError):
    """Packages that a command needs and that are not installed."""


@contextmanager
def server_extra() -> Iterator[None]:
    """Import what serving needs inside of this: a package that is missing is told with how to install it.

    >>> with server_extra():
    ...     import no_such_web_framework
    Traceback (most recent call last):
    azulejos.cli.server_extra.MissingExtra: Live tables and their store need a few more packages: install them with pip install "azulejos[server]".
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "azulejos":
            raise
        sentence = 'Live tables and their store need a few more packages: install them with pip install "azulejos[server]".'
        raise MissingExtra("no-server", sentence) from error
