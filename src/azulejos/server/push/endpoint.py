"""Where messages may be sent: a browser names an address, and a stranger may name any. Only known push services are asked, at public addresses."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from azulejos.server.errors import BadRequest

LONGEST = 1_000
SECONDS = 10.0
"""How long a push service may take."""
PORT = 443


class EndpointRefused(BadRequest):
    """An address to which this server sends nothing."""


def check(endpoint: str, services: Sequence[str], *, anywhere: bool = False) -> None:
    """Refuse an address that is no known push service's. `anywhere` is for tests.

    >>> check("https://fcm.googleapis.com/fcm/send/x", ["fcm.googleapis.com"])
    >>> check("https://web.push.apple.com/x", ["*.push.apple.com"])
    >>> check("https://fcm.googleapis.com.evil.example/x", ["fcm.googleapis.com"])
    Traceback (most recent call last):
    azulejos.server.push.endpoint.EndpointRefused: This server sends nothing to that push service.
    """
    refused = EndpointRefused("push-service-unknown", "This server sends nothing to that push service.")
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise refused from None
    if anywhere and parts.scheme in ("http", "https") and host:
        return
    is_plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= LONGEST
    if not is_plain or parts.scheme != "https" or parts.username is not None or port not in (None, PORT) or not _is_among(host, services):
        raise refused


def _is_among(host: str, services: Sequence[str]) -> bool:
    return any(host.endswith(service[1:]) if service.startswith("*.") else host == service for service in services)


def origin(endpoint: str) -> str:
    """The service of an address.

    >>> origin("https://web.push.apple.com/abc")
    'https://web.push.apple.com'
    """
    parts = urlsplit(endpoint)
    return f"{parts.scheme}://{parts.netloc}"


def public_address(host: str, port: int) -> str:
    """An address of a host. If any of them is not public, none is used: a name can be made to lead into one's own network.

    >>> public_address("127.0.0.1", 443)
    Traceback (most recent call last):
    ConnectionError: The push service is at no public address.
    """
    found = [entry[4][0] for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or not all(_is_public(str(address)) for address in found):
        raise ConnectionError("The push service is at no public address.")
    return str(found[0])


def _is_public(text: str) -> bool:
    address = ipaddress.ip_address(text.partition("%")[0])
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_global and not address.is_multicast


class _Checked(http.client.HTTPSConnection):
    """Connects to the address that was looked at, and to no other that the name may lead to a moment later."""

    def connect(self) -> None:
        line = socket.create_connection((public_address(self.host, self.port), self.port), self.timeout)
        self.sock = ssl.create_default_context().wrap_socket(line, server_hostname=self.host)


def post(endpoint: str, headers: Mapping[str, str], body: bytes, *, anywhere: bool = False) -> int:
    """Send a message, and return the status of the answer. No redirection is followed. A line that fails is an `OSError` or `HTTPException`."""
    parts = urlsplit(endpoint)
    host = parts.hostname or ""
    if anywhere and parts.scheme == "http":
        connection = http.client.HTTPConnection(host, parts.port, timeout=SECONDS)
    else:
        connection = _Checked(host, PORT, timeout=SECONDS)
    try:
        connection.request("POST", parts.path + (f"?{parts.query}" if parts.query else ""), body, dict(headers))
        return connection.getresponse().status
    finally:
        connection.close()
