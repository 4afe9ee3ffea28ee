"""The application: the rooms of the server put together, with one form for every error."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.responses import Response
from starlette.routing import Route

from azulejos.rules import AzulejosError
from azulejos.server.analysis.game_analyses import GameAnalyses
from azulejos.server.bot_workers import BotPool, Kernels, seated_bots
from azulejos.server.bot_workers.cluster import BotCluster, check_installed
from azulejos.server.errors import BadRequest, ServerError
from azulejos.server.live.tasks import Tasks
from azulejos.server.live.time_source import TimeSource
from azulejos.server.logs import Log
from azulejos.server.metrics import Metrics
from azulejos.server.push.turns import TurnPush, cryptography
from azulejos.server.settings import Settings
from azulejos.server.store import Store
from azulejos.server.store.probe import Probe
from azulejos.server.store.server_lock import ServerLock
from azulejos.server.tables.policy import TablePolicy
from azulejos.server.tables.registry import TableRegistry
from azulejos.server.tournaments.online import OnlineTournaments
from azulejos.server.tournaments.registry import TournamentRegistry
from azulejos.server.web import previews as previews_of
from azulejos.server.web import socket, stream
from azulejos.server.web.address_log import SECONDS, AddressLog
from azulejos.server.web.announcement import Announcements
from azulejos.server.web.app_state import AppState
from azulejos.server.web.base_path import BasePath
from azulejos.server.web.callers import Callers
from azulejos.server.web.client import FOLDER, Client, Pages
from azulejos.server.web.cluster_news import take_part
from azulejos.server.web.cluster_state import ClusterState
from azulejos.server.web.limits import PRIVATE, Limits
from azulejos.server.web.message_limits import MessageLimits
from azulejos.server.web.middleware import BodyLimit, OriginCheck, RequestLimit, RequestMetrics, SecurityHeaders
from azulejos.server.web.openapi import REFUSALS, SUMMARY, TAGS, DescribedApp
from azulejos.server.web.picture_cache import PictureCache
from azulejos.server.web.refusals import log_refused, refusal
from azulejos.server.web.relay import Relay
from azulejos.server.web.relayed import Relayed
from azulejos.server.web.routes import (
    analysis,
    announcement,
    bots,
    chat,
    games,
    health,
    me,
    my_games,
    operator,
    overview,
    previews,
    push,
    puzzles,
    quick,
    replays,
    seats,
    tables,
)  # fmt: skip
from azulejos.server.web.tournaments import exports, pages, routes
from azulejos.server.web.tournaments import seats as event_seats
from azulejos.server.web.tournaments import socket as event_socket
from azulejos.server.web.work_pool import WorkPool
from azulejos.version import __version__

MODULES = (
    games,
    bots,
    me,
    my_games,
    quick,
    push,
    tables,
    replays,
    analysis,
    puzzles,
    previews,
    seats,
    stream,
    chat,
    routes,
    event_seats,
    exports,
    pages,
    operator,
    overview,
    announcement,
    health,
    socket,
    event_socket,
)
CODES = {400: "bad-request", 404: "no-such-page", 405: "no-such-method"}
"""What a framework refuses by itself."""


def application(settings: Settings, lock: ServerLock | None = None, address: str = "") -> FastAPI:
    """The server's application. Its store, on which the server has a lock, is opened and its tables are taken up when it starts.

    `address` is where other processes reach it.
    """
    if settings.push_key:
        cryptography()  # What is missing is told before anything is opened.
    if settings.bot_workers_ray:
        check_installed()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        metrics, log, time = Metrics(), Log(), TimeSource()
        store = await Store.open(settings.database, settings.database_seconds, log, lock)
        store.measure = metrics.synced
        metrics.watch(metrics.store_waiting, lambda: store.waiting)
        metrics.watch(metrics.store_busy, lambda: store.busy_seconds)
        metrics.watch(metrics.store_failing, lambda: store.condition.failing_seconds)
        bot_cluster = BotCluster(settings.bot_workers_ray, log) if settings.bot_workers_ray else None
        kernels = Kernels(log)
        bot_pool = BotPool(
            settings.bot_processes,
            settings.bot_queue,
            bots=seated_bots(settings.engine_bots),
            measure=metrics.bot_decided,
            start_worker=None if bot_cluster is None else bot_cluster.worker,
            kernels=kernels,
        )
        if bot_cluster is not None:
            bot_cluster.open()
        metrics.watch(metrics.bot_queue, lambda: bot_pool.waiting)
        await bot_pool.start()
        await kernels.open()
        policy = TablePolicy(
            away_ms=int(settings.away_seconds * 1000),
            idle_ms=int(settings.idle_minutes * 60_000),
            open_ms=int(settings.open_table_days * 86_400_000),
            bot_seconds=settings.bot_seconds,
        )
        cluster = ClusterState(settings, store, address, time.wall, metrics, log) if settings.is_clustered else None
        leases = None if cluster is None else cluster.node.leases
        table_registry = TableRegistry(store, bot_pool, policy, time, log, leases)
        work_pool = WorkPool()
        game_analyses = GameAnalyses(store, bot_pool, settings.analysis_nodes, time.wall, log)
        tournament_registry = TournamentRegistry(store, policy.idle_ms, time, log, leases)
        online = OnlineTournaments(store, tournament_registry, table_registry, work_pool.run, time, log, leases)
        callers = Callers(store, settings, time.wall)
        address_log, tasks = AddressLog(log, settings.logged_requests), Tasks(log)
        turn_push = TurnPush(settings, store, log) if settings.push_key else None
        if turn_push is not None:
            table_registry.table_changed = turn_push.changed
        app.state.app_state = AppState(
            settings=settings,
            store=store,
            tables=table_registry,
            callers=callers,
            limits=Limits(settings),
            metrics=metrics,
            policy=policy,
            log=log,
            work_pool=work_pool,
            bot_pool=bot_pool,
            kernels=kernels,
            analyses=game_analyses,
            tournaments=tournament_registry,
            online=online,
            probe=Probe(store, time.wall),
            message_limits=MessageLimits(settings),
            address_log=address_log,
            announcements=Announcements(store, time.wall),
            previews=PictureCache(),
            cluster=cluster,
            push=turn_push,
            started_at=monotonic(),
        )
        tasks.every(SECONDS, address_log.write, "addresses-not-logged")
        tasks.every(policy.beat_seconds, store.look, "look-failed")
        if cluster is not None:
            await take_part(app.state.app_state, cluster)
        await table_registry.open()
        tournament_registry.open()
        online.open()
        log.info("opened", version=__version__)
        try:
            yield
        finally:
            await tasks.close()
            await address_log.write()
            if turn_push is not None:
                await turn_push.close()
            await game_analyses.close()
            await online.close()
            await tournament_registry.close()
            await table_registry.close()
            if cluster is not None:
                await cluster.close()
            await work_pool.close()
            await kernels.close()
            await bot_pool.stop()
            if bot_cluster is not None:
                await bot_cluster.close()
            await store.close()
            log.info("closed")

    app = DescribedApp(
        title="Azulejos",
        version="1",
        summary="Live tables of Azul, Azul Mini and Azul Duel.",
        description=SUMMARY,
        lifespan=lifespan,
        openapi_url="/api/v1/openapi.json",
        openapi_tags=TAGS,
        docs_url=None,
        redoc_url=None,
        responses=REFUSALS,
        generate_unique_id_function=_operation,
    )
    for module in MODULES:
        app.include_router(module.router)
    app.add_exception_handler(AzulejosError, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _http)
    folder = Path(settings.client_folder) if settings.client_folder else FOLDER
    app.state.client = Client(folder, service_worker=settings.service_worker, base=settings.base_path)

    async def tags_of(request: Request) -> str:
        return await previews_of.tags_of(app.state.app_state, request)

    # The last one stands outermost.
    app.add_middleware(Pages, client=app.state.client, game_of=lambda table: app.state.app_state.tables.game_of(table), tags_of=tags_of)
    if settings.is_clustered:
        app.add_middleware(Relay)
    app.add_middleware(OriginCheck, settings=settings)
    app.add_middleware(BodyLimit, most=settings.max_body_bytes)
    app.add_middleware(RequestLimit)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_credentials=True,
            allow_methods=["GET", "POST", "DELETE"],
            allow_headers=["Content-Type"],
        )
    app.add_middleware(RequestMetrics)
    app.add_middleware(SecurityHeaders)
    if settings.is_clustered:
        app.add_middleware(Relayed)
    if settings.base_path:
        app.add_middleware(BasePath, path=settings.base_path)
    return app


def _operation(route: APIRoute) -> str:
    return route.name


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, AzulejosError)
    app: AppState = request.app.state.app_state
    app.note_refusal(request, error)
    log_refused(app.log, error)
    return refusal(error)


async def _not_understood(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    fault = error.errors()[0]
    where = ".".join(map(str, fault["loc"]))
    # A stranger's own keys are repeated here, and not everything that JSON can hold can be written as UTF-8.
    text = f"{where}: {fault['msg']}."[:400].encode("utf-8", "replace").decode()
    return refusal(BadRequest("bad-request", text, status=422))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and request.method == "GET" and not request.url.path.startswith(PRIVATE):
        client: Client = request.app.state.client
        page = client.missing(request.headers)
        if page is not None:
            return page
    answer = refusal(ServerError(CODES.get(error.status_code, "http-error"), f"{error.detail}.", status=error.status_code))
    answer.headers.update(error.headers or {})
    if error.status_code == 405:
        answer.headers["Allow"] = ", ".join(sorted(_methods(request)))
    return answer


def _methods(request: Request) -> set[str]:
    """What can be done with the page that was asked for: a route knows only its own method."""
    path = getattr(request.scope.get("route"), "path", None)
    routes = [route for module in MODULES for route in module.router.routes if isinstance(route, Route)]
    return {method for route in routes if route.path == path for method in route.methods or ()} or {"GET", "HEAD"}
