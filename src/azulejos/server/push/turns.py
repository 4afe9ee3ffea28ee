"""Who is told that it is their turn: a person who has no page of that table open, once in each turn, in the language of each device."""

from __future__ import annotations

import asyncio
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from http.client import HTTPException
from types import ModuleType
from weakref import WeakKeyDictionary

import orjson

from azulejos.i18n import Texts
from azulejos.rules import GAMES, AzulejosError
from azulejos.server.live.tasks import Tasks
from azulejos.server.logs import Log
from azulejos.server.push import endpoint
from azulejos.server.settings import SettingError, Settings
from azulejos.server.store import Store, push_subscriptions
from azulejos.server.store.statements import Found
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.spoken_names import spoken_names

GRACE_SECONDS = 5.0
"""Who only reloads the page, or was just about to look, is not told."""
DAY_SECONDS = 86_400
"""For so long a push service keeps a message for a device that is off."""
THREADS = 2
MOST_WAITING = 200
"""Messages that wait: who comes then is not told."""
GONE = (404, 410)
"""What a service answers where the browser has withdrawn its address."""


def cryptography() -> ModuleType:
    """The module that encrypts: only a server with a key needs the package for it."""
    try:
        from azulejos.server.push import encryption
    except ModuleNotFoundError as error:
        raise SettingError("no-cryptography", 'News of turns need one more package: pip install "azulejos[push]", or leave push_key out.') from error
    return encryption


@dataclass(frozen=True, slots=True)
class _Turn:
    """Whose turn it is at a table, and the how many-th that this server has seen there."""

    seat: int | None
    number: int


class TurnPush:
    """Sends the messages, in threads of its own."""

    def __init__(self, settings: Settings, store: Store, log: Log, clock: Callable[[], float] = time.time) -> None:
        self._encryption = encryption = cryptography()
        self._settings = settings
        self._store = store
        self._log = log
        self._clock = clock
        self._tasks = Tasks(log)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="push")
        self._turns: WeakKeyDictionary[LiveTable, _Turn] = WeakKeyDictionary()
        self.key = encryption.public_key(settings.push_key)

    def changed(self, live: LiveTable) -> None:
        """Something has happened at a table. Whose turn it was when the table was read is no news: the server before this one has told it."""
        seat, before = live.table.to_move, self._turns.get(live)
        if before is None:
            self._turns[live] = _Turn(seat, 0)
            return
        if seat == before.seat or live.table.awaiting is not None:
            return  # Who confirms what they have played is still at their turn.
        turn = self._turns[live] = _Turn(seat, before.number + 1)
        if seat is not None and self._is_away(live, seat) and len(self._tasks) < MOST_WAITING:
            self._tasks.spawn(self._tell(live, seat, turn))

    @staticmethod
    def _is_away(live: LiveTable, seat: int) -> bool:
        place = live.table.seat(seat)
        return place.person is not None and place.bot is None and not live.audience.is_present(seat)

    async def _tell(self, live: LiveTable, seat: int, turn: _Turn) -> None:
        await asyncio.sleep(GRACE_SECONDS)
        if self._turns.get(live) != turn or not self._is_away(live, seat):
            return
        person = live.table.seat(seat).person
        assert person is not None
        try:
            devices = await self._store.rows(push_subscriptions.of_person(person))
        except AzulejosError as error:
            self._log.failure("push-not-sent", error)
            return
        for device in devices:
            await self._send(device, live.table.id, message(live, seat, device.language))

    async def _send(self, device: Found, table: str, payload: bytes) -> None:
        try:
            body = self._encryption.encrypted(payload, device.p256dh, device.auth)
        except ValueError:  # A key that is none: whoever gave it hears nothing.
            await self._forget(device)
            return
        service = endpoint.origin(device.endpoint)
        headers = {
            "Authorization": self._encryption.authorization(self._settings.push_key, service, self._settings.push_contact, self._clock()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY_SECONDS),
            "Topic": urlsafe_b64encode(sha256(table.encode()).digest())[:32].decode(),  # A later one takes the place of one that has not come.
            "Urgency": "high",
        }
        anywhere = self._settings.push_anywhere
        try:
            status = await asyncio.get_running_loop().run_in_executor(
                self._threads, lambda: endpoint.post(device.endpoint, headers, body, anywhere=anywhere)
            )
        except (OSError, HTTPException) as error:
            self._log.warning("push-failed", service=service, reason=type(error).__name__)
            return
        if status in GONE:
            await self._forget(device)
        elif not 200 <= status < 300:
            self._log.warning("push-refused", service=service, status=status)

    async def _forget(self, device: Found) -> None:
        try:
            await self._store.write([push_subscriptions.remove(device.hash)])
        except AzulejosError as error:
            self._log.failure("push-not-sent", error)

    async def close(self) -> None:
        """Tell nobody any more."""
        await self._tasks.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


def message(live: LiveTable, seat: int, language: str) -> bytes:
    """What a device is told: the table, and who plays there. Nothing of the game."""
    texts = Texts(language, "common", "table")
    others = [name for number, name in enumerate(spoken_names(live, texts), 1) if number != seat]
    return orjson.dumps(
        {"table": live.table.id, "title": texts("table-your-turn"), "body": " · ".join([GAMES[live.table.setup.game].title, *filter(None, others)])}
    )
