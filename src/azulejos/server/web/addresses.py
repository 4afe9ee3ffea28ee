"""Where this server is for others: the address in links and QR codes. In a hall without internet that is the laptop's in the local network."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
import sys
from collections.abc import Iterator

from starlette.requests import Request

from azulejos.server.settings import Settings

EVERYWHERE = frozenset({"0.0.0.0", "::"})
"""Hosts by which a server listens on all addresses of its machine."""
ASK_FOR_ADDRESS = 0x8915
"""SIOCGIFADDR of Linux."""
LOCAL = "127.0.0.1"
SOMEWHERE = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737). Nothing is sent there: the system only says from where it would be."""


def network_addresses() -> list[str]:
    """The addresses by which others reach this machine, the one that leads outside first.

    >>> any(ipaddress.ip_address(each).is_loopback for each in network_addresses())
    False
    """
    found = dict.fromkeys((*_outward(), *_of_interfaces()))
    return [each for each in found if not (ipaddress.ip_address(each).is_loopback or ipaddress.ip_address(each).is_unspecified)]


def _outward() -> Iterator[str]:
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.connect(SOMEWHERE)
        yield line.getsockname()[0]


def reached_at(settings: Settings, scheme: str, host: str, port: int | None) -> str:
    """The address for others, where somebody came by `host`: the operator's word first; on the machine itself, its address in the network.

    >>> reached_at(Settings(public_url="https://azul.example"), "http", "127.0.0.1", 8080)
    'https://azul.example'
    >>> reached_at(Settings(), "http", "localhost", 8080), reached_at(Settings(), "https", "azul.example", None)
    ('http://localhost:8080', 'https://azul.example')
    """
    if settings.public_url:
        return settings.public_url
    if settings.host in EVERYWHERE and is_this_machine(host):
        host = next(iter(network_addresses()), LOCAL)
    shown = f"[{host}]" if ":" in host else host
    return f"{scheme}://{shown}" if port is None else f"{scheme}://{shown}:{port}"


def is_this_machine(host: str) -> bool:
    """Whether a host in an address means the machine that one sits at.

    >>> [is_this_machine(host) for host in ("localhost", "127.0.0.1", "::1", "0.0.0.0", "192.168.1.5", "azul.example")]
    [True, True, True, True, False, False]
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
    return address.is_loopback or address.is_unspecified


def of_request(settings: Settings, request: Request) -> str:
    """The address for others, for whoever asks this."""
    url = request.base_url
    return reached_at(settings, url.scheme, url.hostname or "localhost", url.port)


if sys.platform == "linux":
    import fcntl

    def _of_interfaces() -> Iterator[str]:
        """A laptop that is itself the hall's access point has no way outside, but it has an address."""
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
            for _, name in socket.if_nameindex():
                with contextlib.suppress(OSError):  # an interface without an address
                    asked = fcntl.ioctl(line.fileno(), ASK_FOR_ADDRESS, struct.pack("256s", name.encode()[:15]))
                    yield socket.inet_ntoa(asked[20:24])

else:

    def _of_interfaces() -> Iterator[str]:
        """The addresses that this machine's own name stands for."""
        with contextlib.suppress(OSError):
            yield from socket.gethostbyname_ex(socket.gethostname())[2]
