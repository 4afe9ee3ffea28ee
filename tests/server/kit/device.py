"""A device: its key and its seats in cookies, and requests that are made again while the server is away."""

import asyncio
import secrets
import time
from types import TracebackType
from typing import Any, Self

import httpx

from tests.kit.patience import PATIENCE


class Refused(AssertionError):
    """The server has refused a request."""

    def __init__(self, status: int, body: dict[str, Any]) -> None:
        super().__init__(f"{status} {body}")
        self.status = status
        self.code = body.get("code")


class Device:
    """Somebody's browser. It has a key once it is entered as a context."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.name = name
        """A device without a name never introduces itself: a spectator's."""
        self._http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False)

    async def __aenter__(self) -> Self:
        if self.name is not None:
            try:
                await self.post("/api/v1/me", {"name": self.name})
            except BaseException:
                await self._http.aclose()
                raise
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self._http.aclose()

    def move(self, url: str) -> None:
        """Ask another process of the same server from now on."""
        self.url = url
        self._http.base_url = url

    async def request(self, method: str, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        """Make a request until somebody answers it: a server that is away may be on its way back."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer = await self._http.request(method, path, json=body)
            except httpx.TransportError:
                if time.monotonic() > end:
                    raise
            else:
                if answer.status_code != 503:
                    break
            await asyncio.sleep(0.2)
        if answer.is_error:
            raise Refused(answer.status_code, answer.json())
        return answer

    async def post(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """What the server answers to a POST."""
        answered: dict[str, Any] = (await self.request("POST", path, body)).json()
        return answered

    async def get(self, path: str) -> dict[str, Any]:
        """What the server answers to a GET."""
        answered: dict[str, Any] = (await self.request("GET", path)).json()
        return answered

    async def sit(self, table: str, seat: int | None = None) -> int:
        """Sit down with a contribution of our own, and return the seat."""
        body = {"contribution": secrets.token_hex(16), "id": secrets.token_hex(8)} | ({} if seat is None else {"seat": seat})
        taken: int = (await self.post(f"/api/v1/tables/{table}/sit", body))["seat"]
        return taken

    async def state(self, table: str, since: int = 0) -> dict[str, Any]:
        """The table as this device may see it now, by HTTP."""
        return await self.get(f"/api/v1/tables/{table}?since={since}")

    async def record(self, table: str) -> str:
        """The record of a table."""
        return (await self.request("GET", f"/api/v1/tables/{table}/record")).text

    def cookies(self, path: str) -> dict[str, str]:
        """The header by which this device is known on a path: none if it is not."""
        known = [f"{each.name}={each.value}" for each in self._http.cookies.jar if path.startswith(each.path)]
        return {"Cookie": "; ".join(known)} if known else {}
