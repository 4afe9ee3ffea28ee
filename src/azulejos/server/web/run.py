"""A running server: uvicorn with our settings."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path

import uvicorn

from azulejos.server.errors import Unavailable
from azulejos.server.logs import configure
from azulejos.server.settings import Settings
from azulejos.server.store import Store, StoreFailed
from azulejos.server.store.lock_holder import Holder, StoreInUse
from azulejos.server.store.server_lock import ServerLock, take
from azulejos.server.web.addresses import EVERYWHERE, is_this_machine, reached_at
from azulejos.server.web.app import application
from azulejos.server.web.app_state import AppState
from azulejos.server.web.descriptors import raised
from azulejos.server.web.frames import FrameProtocol
from azulejos.server.web.http_protocol import HttpProtocol
from azulejos.server.web.listener import Listener
from azulejos.server.web.open_connections import Connection, OpenConnections

BACKLOG = 8192
GARBAGE = (20_000, 10, 1_000)
"""When Python looks for garbage, by generations. Tables live long and have few cycles: at the usual pace a third of the server's time would go there,
in pauses of up to a second.
"""
CLOSING_SECONDS = 0.1
"""So long players have to be told that the server closes, before their sockets are."""

LAST_WRITES_SECONDS = 3.0
"""So long what is under way has to be stored, so that a database which does not answer cannot keep the server from ending."""


def run(settings: Settings, *, open_browser: bool = False, pages: Mapping[str, str] | None = None) -> None:
    """Serve until the process is asked to end (SIGINT, SIGTERM, SIGHUP): then tables are left as they are, and players are told. The addresses of
    `pages`, paths by what they are, are told at the start; the first of them is the one that is opened.

    Where another server has the store already, whoever wanted to open a browser gets that one's page.
    """
    configure(settings.log_level, settings.log_format)
    try:
        lock = take(settings.database, seconds=settings.database_seconds, shared=settings.is_clustered)
    except StoreInUse as error:
        if not (open_browser and serves_as_well(settings, error.holder)):
            raise
        print(f"Azulejos is already at {error.holder.address}", flush=True)
        if has_screen():
            webbrowser.open(error.holder.address)
        return
    try:
        _serve(settings, lock, open_browser, pages or {})
    finally:
        lock.release()


def serves_as_well(settings: Settings, holder: Holder) -> bool:
    """Whether somebody on this machine who wants a server with these settings can use the one that is there: in a hall others want to come, too.

    >>> there = Holder("serve", 4711, "http://127.0.0.1:8080")
    >>> serves_as_well(Settings(), there), serves_as_well(Settings(host="0.0.0.0"), there)
    (True, False)
    """
    return bool(holder.address) and holder.is_here and settings.host not in EVERYWHERE and is_this_machine(settings.host)


def _serve(settings: Settings, lock: ServerLock, open_browser: bool, pages: Mapping[str, str]) -> None:
    check(settings)
    bound = _bound(settings.host, settings.port)
    for notice in settings.notices():
        print(f"Note: {notice}", flush=True)
    here = address(settings, bound.getsockname()[1])
    serving = server(settings, lock, bound.getsockname()[1])
    if threading.current_thread() is threading.main_thread():
        # Before anybody is told: whoever knows that the server is there can ask it to end. uvicorn, which listens to them while it runs, raises
        # them again once it is done. To be asked to end, and to end, is no failure.
        signal.signal(signal.SIGTERM, lambda *_: serving.leave())
        # The terminal is closed: the same farewell. Who has asked for the server to outlive it (nohup) has had the signal ignored before.
        if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:
            signal.signal(signal.SIGHUP, lambda *_: serving.leave())
    lock.tell(here)
    print(f"Azulejos is at {here}", flush=True)
    for name, path in pages.items():
        print(f"{name}: {here}{path}", flush=True)
    if open_browser and has_screen():
        # In a thread: some browsers keep whoever opens them waiting. The socket listens already, so that the page waits for the server.
        threading.Thread(target=webbrowser.open, args=(here + next(iter(pages.values()), ""),), daemon=True).start()
    gc.set_threshold(*GARBAGE)
    gc.freeze()
    with contextlib.suppress(KeyboardInterrupt):
        serving.run(sockets=[bound])
    if serving.fault is not None:
        raise serving.fault


def has_screen() -> bool:
    """Whether a browser with a window can be opened here; a text browser in the server's own terminal would only be in the way."""
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def check(settings: Settings) -> None:
    """Raise what keeps the server from starting, before anybody is told where it is: as one error, and not as a library's traceback."""
    for file in (settings.tls_certificate, settings.tls_key):
        if file:
            Path(file).open("rb").close()
    asyncio.run(_open_once(settings))


async def _open_once(settings: Settings) -> None:
    store = await Store.open(settings.database, settings.database_seconds)
    await store.close()


class Server(uvicorn.Server):
    """uvicorn's server, that accepts connections by itself (`Listener`), and says goodbye: uvicorn closes all lines before the application hears
    that it ends, and waits for streams that wait for us.
    """

    def __init__(self, config: uvicorn.Config, settings: Settings) -> None:
        super().__init__(config)
        self._settings = settings
        self.connections: OpenConnections
        self._listeners: list[Listener] = []

    @property
    def _app(self) -> AppState:
        app: AppState = self.config.app.state.app_state  # type: ignore[union-attr]
        return app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the application, then let people in."""
        await super().startup([])
        self.connections = open_connections(self._settings, self._app)
        self._listeners = [
            Listener(each, self.connections, self._protocol, self.config.ssl, self._settings.header_seconds, self._app.log) for each in sockets or ()
        ]

    def _protocol(self, connection: Connection) -> HttpProtocol:
        return HttpProtocol(self.config, self.server_state, self.lifespan.state, connection, self._settings.max_header_bytes)

    @property
    def fault(self) -> StoreFailed | None:
        """What has kept the server from storing anything; it will not get better before another start."""
        app: AppState | None = getattr(self.config.app.state, "app_state", None)  # type: ignore[union-attr]
        return app.store.fault if app is not None else None

    def leave(self) -> None:
        """End, as when SIGTERM comes."""
        self.should_exit = True

    async def on_tick(self, counter: int) -> bool:
        """Leave, also, when another server has the store: that one goes on with the tables."""
        return await super().on_tick(counter) or isinstance(self.fault, StoreInUse)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, stop all timers, then close the lines."""
        for listener in self._listeners:
            listener.stop_accepting()
        self._app.store.finish_within(LAST_WRITES_SECONDS)
        await self._app.online.close()
        await self._app.tournaments.close()
        await self._app.tables.close()
        if self._app.cluster is not None:
            await self._app.cluster.hand_over()
        await asyncio.sleep(CLOSING_SECONDS)
        await super().shutdown(sockets)
        for listener in self._listeners:
            listener.close()


def open_connections(settings: Settings, app: AppState) -> OpenConnections:
    """The connections of a server, counted in its figures."""
    descriptors = raised()

    def short(are_short: bool) -> None:
        if are_short:
            app.log.warning("descriptors-short", limit=descriptors.limit, connections=len(connections))
        else:
            app.log.info("descriptors-enough", limit=descriptors.limit, connections=len(connections))

    connections = OpenConnections(settings, descriptors, lambda code: app.metrics.limited.labels(code).inc(), short)
    if app.cluster is not None:
        connections.is_peer = app.cluster.is_peer
    app.metrics.watch(app.metrics.connections, lambda: len(connections))
    return connections


def server(settings: Settings, lock: ServerLock | None = None, port: int | None = None) -> Server:
    """The server, without a socket; it will be at this port, or at the one of the settings."""
    config = uvicorn.Config(
        application(settings, lock, _inner_address(settings, settings.port if port is None else port)),
        log_config=None,
        access_log=False,
        server_header=False,
        http=HttpProtocol,
        timeout_keep_alive=settings.keep_alive_seconds,  # type: ignore[arg-type]  # It is given to the event loop as it is.
        ws=FrameProtocol,
        ws_max_size=settings.max_message_bytes,
        ws_per_message_deflate=False,  # It costs more time than the bytes it saves: states are small.
        ws_ping_interval=settings.heartbeat_seconds,
        ws_ping_timeout=settings.heartbeat_seconds,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        ssl_certfile=settings.tls_certificate or None,
        ssl_keyfile=settings.tls_key or None,
        timeout_graceful_shutdown=round(settings.shutdown_seconds),
    )
    return Server(config, settings)


def _inner_address(settings: Settings, port: int) -> str:
    """Where other processes reach this one, unless the settings say otherwise."""
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"{'https' if settings.tls else 'http'}://{host}:{port}"


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise Unavailable("no-address", f"The server cannot listen on {host}, port {port}: {error.strerror or error}.") from error
    bound.listen(BACKLOG)  # From now on whoever comes waits, and is not turned away.
    return bound


def address(settings: Settings, port: int) -> str:
    """The address that people use."""
    return reached_at(settings, "https" if settings.tls else "http", settings.host, port)
