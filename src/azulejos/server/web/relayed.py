"""What a relayed request carries, and how the process to which it comes takes it for what it was where it came in.

It shows the key of that process, which the others know from the store, and which is another one after every start. Whoever shows a wrong one is
refused; without one, nothing of this is believed.
"""

from __future__ import annotations

import hmac

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from azulejos.server.cluster.lease_rows import Peer
from azulejos.server.errors import NotAllowed
from azulejos.server.web.refusals import refusal

KEY, CLIENT, SCHEME, HOST, FANNED = (f"x-azulejos-{name}" for name in ("key", "client", "scheme", "host", "fanned"))
OURS = frozenset({KEY, CLIENT, SCHEME, HOST, FANNED})
NOT_PASSED_ON = frozenset(
    {
        "connection",
        "content-length",
        "forwarded",
        "host",
        "keep-alive",
        "proxy-connection",
        "te",
        "trailer",
        "transfer-encoding",
        "upgrade",
        "x-forwarded-for",
        "x-forwarded-proto",
        *OURS,
    }
)
"""What belongs to one line, and what this process has already understood."""
RELAYED = "azulejos.relayed"


def is_relayed(scope: Scope) -> bool:
    """Whether another process has passed this on."""
    return RELAYED in scope


def may_be_fanned(scope: Scope) -> bool:
    """Whether the process that has passed a socket on can serve a spectator by Redis."""
    return RELAYED in scope and Headers(scope=scope).get(FANNED) == "true"


def headers_for(scope: Scope, peer: Peer, *, fanned: bool = False) -> list[tuple[str, str]]:
    """The headers of a request that is passed on to another process."""
    kept = [
        (name, value)
        for name, value in Headers(scope=scope).items()
        if name not in NOT_PASSED_ON and not (scope["type"] == "websocket" and name.startswith("sec-websocket-"))
    ]
    client = scope.get("client")
    told = [(KEY, peer.key), (CLIENT, client[0] if client else ""), (SCHEME, scope.get("scheme", "http")), (FANNED, "true" if fanned else "false")]
    host = Headers(scope=scope).get("host")
    return [*kept, *told, *([(HOST, host)] if host is not None else [])]


class Relayed:
    """Takes a relayed request for what it was where it came in."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            key = headers.get(KEY)
            if key is not None:
                cluster = scope["app"].state.app_state.cluster
                if cluster is None or not hmac.compare_digest(key, cluster.node.me.key):
                    if scope["type"] == "http":
                        await refusal(NotAllowed("not-a-peer", "This is not a request of another process of this server."))(scope, receive, send)
                    else:
                        await send({"type": "websocket.close", "code": 4403, "reason": "not-a-peer"})
                    return
                scope = self._as_it_came(scope, headers)
        await self.app(scope, receive, send)

    def _as_it_came(self, scope: Scope, headers: Headers) -> Scope:
        host = headers.get(HOST)
        raw = [(name, value) for name, value in scope["headers"] if name != b"host"]
        if host is not None:
            raw.append((b"host", host.encode("latin-1")))
        address = headers.get(CLIENT)
        return {**scope, "headers": raw, "client": (address, 0) if address else None, "scheme": headers.get(SCHEME, scope["scheme"]), RELAYED: True}
