"""What is called on the nodes of a cluster, and the call itself, as it is made there."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Protocol, cast

from azulejos.version import __version__


class Function(Protocol):
    """What can be called: with the setup, which is the same for all calls, and the content of this call."""

    def __call__(self, setup: bytes, content: bytes, /) -> bytes: ...


@dataclass(frozen=True, slots=True)
class Calls:
    """Which function is called, with what, and on which terms."""

    function: str
    """Module and name, as in `azulejos.arena.tasks:play`."""
    setup: bytes = b""
    attempts: int = 1
    """How often a call is tried if its process, or its node, dies."""
    folder: str = ""
    """Where else modules are looked for, on nodes that have this folder."""
    version: str = __version__
    """Another version might play differently, and so is refused."""

    def answer(self, content: bytes) -> bytes:
        """Call the function, in this process.

        >>> Calls("azulejos.cluster.calls:echo", b"what was said: ").answer(b"nothing")
        b'what was said: nothing'
        """
        if self.version != __version__:
            raise RuntimeError(f"this node has Azulejos {__version__}, but the caller has {self.version}: install the same version everywhere")
        if self.folder and self.folder not in sys.path:
            sys.path.insert(0, self.folder)
        return _function(self.function)(self.setup, content)


@cache
def _function(path: str) -> Function:
    module, _, name = path.partition(":")
    return cast("Function", getattr(import_module(module), name))


def echo(setup: bytes, content: bytes) -> bytes:
    """The setup and the content: to try out a cluster."""
    return setup + content
