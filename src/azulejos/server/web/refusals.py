"""The one form that every refusal has: `{"code": …, "text": …, "clause": …}`, with the error's status; of a record also its `line` and `token`."""

from __future__ import annotations

import math
from collections.abc import Iterable
from http import HTTPStatus

from starlette.responses import JSONResponse

from azulejos.rules.errors import AzulejosError
from azulejos.server.errors import BadRequest, ServerError, TooMuch
from azulejos.server.logs import Log
from azulejos.server.store import LeaseLost, StatementRefused, Unchanged
from azulejos.server.web.models import Refusal
from azulejos.tournament import errors as tournament_errors


class UnreadableRecord(BadRequest):
    """A record that cannot be read: the refusal also tells the line, and the token as it stands there."""

    def __init__(self, code: str, text: str, clause: str | None, line: int | None, token: str | None) -> None:
        super().__init__(code, text, clause)
        self.line = line
        self.token = token


def status_of(error: AzulejosError) -> int:
    """The HTTP status of a refusal.

    >>> status_of(tournament_errors.Conflict("no-draft", "There is no draft: draft a seating first.", "T15"))
    409
    """
    if isinstance(error, ServerError):
        return error.status
    return next((status for kind, status in _TOURNAMENT.items() if isinstance(error, kind)), 400)


_TOURNAMENT: dict[type[AzulejosError], int] = {
    tournament_errors.NotAllowed: 403,
    tournament_errors.NotFound: 404,
    tournament_errors.Conflict: 409,
}


def log_refused(log: Log, error: AzulejosError) -> None:
    """Log what the database refused and should not have: the words are the operator's alone. That a store fails, it says itself, and once."""
    if isinstance(error, StatementRefused) and not isinstance(error, Unchanged | LeaseLost):
        log.error("statement-refused", code=error.code, reason=error.reason)


def refusal(error: AzulejosError) -> JSONResponse:
    """The answer to a request that was refused.

    >>> from azulejos.server.errors import NotFound
    >>> refusal(NotFound("no-table", "There is no such table: check the link.")).status_code
    404
    """
    status = status_of(error)
    # Rounded up: who comes again when told must not be refused again.
    headers = {"Retry-After": str(max(1, math.ceil(error.retry_after)))} if isinstance(error, TooMuch) else None
    refused: Refusal = {"code": error.code, "text": error.text, "clause": error.clause}
    if isinstance(error, UnreadableRecord):
        refused |= {"line": error.line, "token": error.token}
    return JSONResponse(refused, status, headers)


def last_answer(error: AzulejosError, headers: Iterable[tuple[bytes, bytes]] = ()) -> bytes:
    """The same as bytes, for a connection that no application answers: it ends with that.

    >>> last_answer(BadRequest("bad-request", "This is no request: send one.")).splitlines()[0]
    b'HTTP/1.1 400 Bad Request'
    """
    answer = refusal(error)
    status = HTTPStatus(answer.status_code)
    lines = [b"%s: %s\r\n" % header for header in (*headers, *answer.raw_headers, (b"connection", b"close"))]
    return b"".join((f"HTTP/1.1 {status.value} {status.phrase}\r\n".encode(), *lines, b"\r\n", answer.body))
