"""A seat at a live table of a server, for a bot of one's own. `docs/api.md` describes what is asked of the server here."""

from __future__ import annotations

import hashlib
import http.client
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import urlsplit

from azulejos.bots import NO_LIMIT, Bot, Limit
from azulejos.bots.decisions import close, decide
from azulejos.bots.entrants import Entrant, as_bot
from azulejos.notation import afen, agn
from azulejos.rules import AzulejosError, Position, RandomChance

NO_SERVER = "no-server"
"""The code of the error where no server answers, or none that has time."""
NO_ADDRESS = "no-such-address"
_AGAIN_SECONDS = 1.0
_ANSWER_SECONDS = 60.0
_BUSY = (429, 503)
_TAKEN = ("table-is-full", "seat-is-taken")
"""Where a seat is ours since an earlier start, the server says one of these."""
_AWAY = (OSError, http.client.HTTPException, json.JSONDecodeError)
"""A line that breaks, or a server that is away: it will be back with all that it has acknowledged."""


class TableError(AzulejosError):
    """What a server refused, with its code and its sentence; or a server that is not there."""


class Table:
    """A seat at a table: its address, as the page or the interface of programs has it, and the token of the seat.

    `Table.create` makes a table with a seat for a program; the page of a new table and `POST /api/v1/tables` do as well.
    """

    def __init__(self, url: str, token: str) -> None:
        server = _server(url)
        table = [part for part in urlsplit(url).path.split("/") if part and part != "replay"]
        if not table:
            raise TableError(NO_ADDRESS, f'"{url}" is not the address of a table: it looks like http://127.0.0.1:8080/t/k3v9q2m7x4w8z.')
        self.id = table[-1]
        self.url = f"{server}/t/{self.id}"
        self._root = f"{server}/api/v1/tables/{self.id}"
        self._token = token
        self._contribution = secrets.token_hex(16)

    @classmethod
    def create(cls, server: str, others: Sequence[str] = ("greedy",), *, game: str = "azul", name: str = "Program", **options: Any) -> Table:
        """Make a table at a server (`http://127.0.0.1:8080`). Seat 1 is yours; the others are for bots, by their names, or "open" for whoever comes.

        `name` is who made the table, and `options` are those of the game.
        """
        others = [others] if isinstance(others, str) else others
        seats: list[dict[str, str]] = [{"kind": "program"}]
        seats += [{"kind": "open"} if other == "open" else {"kind": "bot", "bot": other} for other in others]
        server = _server(server)
        device = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        _asked(f"{server}/api/v1/me", "", {"name": name}, device)
        made = _object(_asked(f"{server}/api/v1/tables", "", {"game": game, "options": options, "seats": seats}, device))
        return cls(f"{server}/t/{made['table']}", made["programs"][0]["token"])

    def state(self) -> dict[str, Any]:
        """The table as this seat may see it now: the message `state` of docs/socket.md."""
        return _object(_asked(self._root, self._token))

    def position(self) -> Position | None:
        """The position, as far as this seat may know it; `None` before the game has begun."""
        return None if self.state()["position"] is None else self._seen()

    def play(self, bot: Entrant, *, limit: Limit = NO_LIMIT) -> tuple[int | None, ...]:
        """Sit down, let the bot play the game to its end, and return the scores. It goes on after a lost line, and after a crash of the server.

        A table that is closed before the end raises, and so does a bot that answers what is no legal move.
        """
        player = as_bot(bot, RandomChance(secrets.SystemRandom()))
        try:
            return self._play(player, limit)
        finally:
            if isinstance(bot, str):
                close(player)

    def _play(self, player: Bot, limit: Limit) -> tuple[int | None, ...]:
        self._sit()
        for state in self._states():
            if state["stage"] == "closed":
                raise TableError("table-closed", "The table was closed before the game was over.")
            if state["stage"] == "finished":
                return self._seen().scores
            if set(state["fair"].get("awaited", ())) & set(state["you"]):
                self._send("/acts", do="reveal", contribution=self._contribution)
            elif state.get("awaiting") in state["you"]:
                self._send("/acts", do="confirm", version=state["version"])
            elif state.get("legal"):
                self._move(player, limit)
        raise AssertionError("the states of a table do not end")

    def _move(self, player: Bot, limit: Limit) -> None:
        state = _object(self._patiently(""))
        if not state.get("legal"):
            return  # The table has moved on meanwhile: the next state says how.
        position = self._seen()
        if position.to_move != state["seat"]:
            return  # So it has since we asked.
        move = decide(player, position, limit)
        answer = self._send("/moves", version=state["version"], move=str(move))
        if answer.get("code") == "bot-plays-for-you":  # We were away too long.
            self._send("/acts", do="return")

    def _seen(self) -> Position:
        """The game so far as this seat may know it, or where it did not begin at the start, its position alone."""
        try:
            return agn.read_one(self._patiently("/record").decode()).end()
        except TableError as refusal:
            if refusal.code != "not-from-the-start":
                raise
        return afen.read(_object(self._patiently("?afen=1"))["position"]["afen"])

    def _sit(self) -> None:
        """Commit ourselves to a part in the deals. It is shown when everybody has (docs/fairness.md)."""
        lines = f"azulejos-fair-contribution\ncommitment {self.state()['fair']['commitment']}\ncontribution {self._contribution}\n"
        committed = hashlib.sha256(lines.encode()).hexdigest()
        try:
            _asked(f"{self._root}/sit", self._token, {"commitment": committed, "id": secrets.token_hex(8)})
        except TableError as refusal:
            if refusal.code not in _TAKEN:
                raise

    def _states(self) -> Iterator[dict[str, Any]]:
        version = 0
        while True:
            try:
                with _opened(f"{self._root}/stream?since={version}", self._token) as lines:
                    for line in filter(bytes.strip, lines):
                        message = json.loads(line)
                        if message["type"] == "state":
                            version = message["version"]
                            yield message
            except urllib.error.HTTPError as refusal:
                if refusal.code not in _BUSY:
                    raise _refused(refusal) from None
            except _AWAY:
                pass
            time.sleep(_AGAIN_SECONDS)

    def _send(self, path: str, **command: object) -> dict[str, Any]:
        """Send a command until it is answered. It has an id, so that it is not done twice, however often it is sent; a refusal is an answer, too."""
        command["id"] = secrets.token_hex(8)
        try:
            return _object(self._patiently(path, command))
        except TableError as refusal:
            return {"code": refusal.code, "text": refusal.text}

    def _patiently(self, path: str, body: object = None) -> bytes:
        """Ask until there is an answer: a server that is away will be back."""
        while True:
            try:
                return _asked(self._root + path, self._token, body)
            except TableError as refusal:
                if refusal.code != NO_SERVER:
                    raise
            time.sleep(_AGAIN_SECONDS)


def _server(url: str) -> str:
    place = urlsplit(url)
    if place.scheme not in ("http", "https") or not place.netloc:
        raise TableError(NO_ADDRESS, f'"{url}" is not an address: one looks like http://127.0.0.1:8080, with /t/k3v9q2m7x4w8z behind it for a table.')
    return f"{place.scheme}://{place.netloc}"


def _object(answer: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer)
    return found


def _opened(url: str, token: str, body: object = None, device: urllib.request.OpenerDirector | None = None) -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(url, None if body is None else json.dumps(body).encode(), headers)
    return (device or urllib.request.build_opener()).open(request, timeout=_ANSWER_SECONDS)


def _asked(url: str, token: str, body: object = None, device: urllib.request.OpenerDirector | None = None) -> bytes:
    try:
        with _opened(url, token, body, device) as answer:
            content: bytes = answer.read()
            return content
    except urllib.error.HTTPError as refusal:
        raise _refused(refusal) from None
    except _AWAY as error:
        raise TableError(NO_SERVER, f"No server answers at {url}: {getattr(error, 'reason', error)}.") from None


def _refused(refusal: urllib.error.HTTPError) -> TableError:
    if refusal.code in _BUSY:
        return TableError(NO_SERVER, "The server is busy: try again in a moment.")
    try:
        told = json.load(refusal)
        return TableError(told["code"], told["text"], told.get("clause"))
    except (ValueError, KeyError):
        return TableError(NO_SERVER, f"The server answered with {refusal.code}: is this the address of a table?")
