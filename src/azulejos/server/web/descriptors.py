"""File descriptors: every connection takes one, and so does every file of the store. A server that has none left can take nobody in, not even the
operator, and not write either.

A new descriptor gets the lowest number that is free. So the number of a new connection's descriptor tells how many are open at least, whoever holds
them: nobody has to count.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

WANTED = 1 << 16
"""More than one process can serve. Programs that it starts inherit the limit, and some of them close every number below it."""
OWN = 16
"""So many are for the server's own files: connections never take them."""


@dataclass(frozen=True, slots=True)
class Descriptors:
    """How many descriptors this process may have, and from which number on they are short.

    >>> few = Descriptors(256)
    >>> few.are_short(223), few.are_short(224), few.are_used_up(239), few.are_used_up(240)
    (False, True, False, True)
    """

    limit: int

    @property
    def reserve(self) -> int:
        """The last ones: with them only short requests are answered, such as a health check or the operator's."""
        return min(256, max(2 * OWN, self.limit // 8))

    def are_short(self, newest: int) -> bool:
        """Whether only the reserve is left, when the newest descriptor has this number."""
        return newest >= self.limit - self.reserve

    def are_used_up(self, newest: int) -> bool:
        """Whether not even the reserve is left."""
        return newest >= self.limit - OWN


def raised(wanted: int = WANTED) -> Descriptors:
    """The descriptors of this process, after its limit was raised as far as it may raise it itself."""
    if sys.platform == "win32":
        return Descriptors(sys.maxsize)
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError):  # Some systems have a lower limit that they do not tell.
            most = soft
        soft = most
    return Descriptors(sys.maxsize if soft == resource.RLIM_INFINITY else soft)
