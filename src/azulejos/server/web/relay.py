"""The relay: a request about something that another process owns is passed on to that one, and its answer is passed back.

While an owner has just gone, a request waits until somebody else has what it is about; it is sent again only where that cannot do anything twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from time import monotonic
from typing import Any

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from azulejos.rules import AzulejosError
from azulejos.server.cluster.lease_rows import Peer
from azulejos.server.errors import ServerError, Unavailable
from azulejos.server.store.errors import UNKNOWN
from azulejos.server.web.cluster_state import ClusterState
from azulejos.server.web.limits import PRIVATE
from azulejos.server.web.refusals import refusal
from azulejos.server.web.relay_lines import PeerGone, httpx_errors
from azulejos.server.web.relay_sockets import relay_socket
from azulejos.server.web.relayed import NOT_PASSED_ON, headers_for, is_relayed
from azulejos.server.web.subjects import subject_of

MISDIRECTED = 421
PATIENCE = 4.0
"""So many times as long as a lease it is waited for a new owner."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 1.0
"""After how many seconds the database is asked again for the owner, the first time and at most. When a process dies, everybody who played there comes
at once, and asks in the same line in which this process says that it is alive.
"""
MOVED = "store-moved-on"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
NOT_OWNER = ServerError("not-the-owner", "Another process of this server has this: the one that was asked first finds it.", status=MISDIRECTED)
SILENT = Unavailable(MOVED, "The process that has this does not answer: try again in a moment.")


class Relay:
    """Passes on what is another process'."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = scope["app"].state.app_state if scope["type"] in ("http", "websocket") else None
        subject = subject_of(scope["path"]) if app is not None and app.cluster is not None else None
        if app is None or subject is None:
            await self.app(scope, receive, send)
            return
        cluster = app.cluster
        body: bytes | None = None
        end = monotonic() + PATIENCE * cluster.lease_seconds
        pause = FIRST_PAUSE
        while True:
            error: AzulejosError = SILENT
            resource, peer = None, None
            try:
                resource = await cluster.directory.resource(subject)
                peer = None if resource is None else await cluster.directory.owner(resource)
            except AzulejosError as failure:
                error = failure
            else:
                if resource is None or peer is None:
                    await self.app(scope, receive if body is None else _replayed(body, receive), send)
                    return
                if is_relayed(scope):
                    await _refuse(NOT_OWNER, scope, receive, send)
                    return
                try:
                    if scope["type"] == "websocket":
                        is_done = await relay_socket(cluster, subject, resource, peer, scope, receive, send)
                    else:
                        body = await _whole(receive) if body is None else body
                        is_done = await _relay(cluster, peer, body, scope, receive, send)
                    if is_done:
                        return
                except AzulejosError as failure:
                    error = failure
                cluster.node.leases.forget_owner(resource)
            if error.code == MOVED and monotonic() < end and not _is_page(scope):
                await (asyncio.sleep(pause) if resource is None else cluster.node.leases.changed(resource, peer, pause))
                pause = min(2 * pause, LONGEST_PAUSE)
            elif _is_page(scope):
                await self.app(scope, receive if body is None else _replayed(body, receive), send)  # Without the names of who plays there.
                return
            else:
                await _refuse(error, scope, receive, send)
                return


def _is_page(scope: Scope) -> bool:
    """Whether this is a page, which every process has."""
    return not str(scope["path"]).startswith(PRIVATE)


async def _relay(cluster: ClusterState, peer: Peer, body: bytes, scope: Scope, receive: Receive, send: Send) -> bool:
    """Pass a request on, and its answer back; False if it was for somebody else, or nobody was there: then it is tried again."""
    path = scope["raw_path"].decode("latin-1") if scope.get("raw_path") else scope["path"]
    query = scope["query_string"].decode("latin-1")
    target = f"{path}?{query}" if query else path
    try:
        answer = await cluster.lines.send(peer, scope["method"], target, headers_for(scope, peer), body)
    except PeerGone as error:
        if error.refused:
            cluster.node.refused(peer)
        if error.was_sent and not (scope["method"] in SAFE or _has_id(body)):
            raise Unavailable("store-failed", UNKNOWN) from error
        return False
    try:
        if answer.status_code == MISDIRECTED:
            return False
        if answer.status_code == 503 and MOVED.encode() in await answer.aread():
            return False
        await _pass_back(answer, receive, send)
    finally:
        await cluster.lines.done(peer, answer)
    return True


async def _pass_back(answer: Any, receive: Receive, send: Send) -> None:
    headers = [(name.lower(), value) for name, value in answer.headers.raw]
    headers = [(name, value) for name, value in headers if name.decode("latin-1") not in NOT_PASSED_ON - {"content-length"} and name != b"date"]
    await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
    pieces = _pieces(answer)
    leaving = asyncio.ensure_future(_left(receive))
    try:
        while True:
            piece = asyncio.ensure_future(_next(pieces))
            await asyncio.wait({piece, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if not piece.done():
                piece.cancel()
                return  # Nobody is there any more to be told the rest.
            content = piece.result()
            await send({"type": "http.response.body", "body": content, "more_body": bool(content)})
            if not content:
                return
    finally:
        leaving.cancel()


async def _next(pieces: AsyncIterator[bytes]) -> bytes:
    """The next piece of an answer; nothing at its end."""
    try:
        return await anext(pieces)
    except StopAsyncIteration:
        return b""


async def _pieces(answer: Any) -> AsyncIterator[bytes]:
    if answer.is_stream_consumed:
        yield answer.content
        return
    with suppress(httpx_errors()):  # Half an answer is out: that there is no more, only its end can tell.
        async for piece in answer.aiter_raw():
            if piece:
                yield piece


async def _left(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _whole(receive: Receive) -> bytes:
    parts = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if message["type"] != "http.request" or not message.get("more_body"):
            return b"".join(parts)


def _replayed(body: bytes, receive: Receive) -> Receive:
    """The body that was read already, then what comes."""
    is_given = False

    async def again() -> Message:
        nonlocal is_given
        if is_given:
            return await receive()
        is_given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def _has_id(body: bytes) -> bool:
    """Whether a command has an id of its own: sent again, it is answered again, and not done twice."""
    try:
        content = orjson.loads(body)
    except orjson.JSONDecodeError:
        return False
    return isinstance(content, dict) and isinstance(content.get("id"), str)


async def _refuse(error: AzulejosError, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await refusal(error)(scope, receive, send)
        return
    await receive()
    if error is NOT_OWNER:
        await send({"type": "websocket.close", "code": 1012, "reason": error.code})  # Before it is accepted: the other process sees a refusal.
        return
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": 4503, "reason": error.code})
