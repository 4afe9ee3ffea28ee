"""The one form that every refusal has: `{"code": …, "text": …, "clause": …}`, with the error's status; of a record also its `line` and `token`."""

from __future__ import annotations

import math

from starlette.responses import JSONResponse

from azulejos.rules.errors import AzulejosError
from azulejos.server.errors import ServerError, TooMuch
from azulejos.server.web.replays import Misread


def refusal(error: AzulejosError) -> JSONResponse:
    """The answer to a request that was refused.

    >>> from azulejos.server.errors import NotFound
    >>> refusal(NotFound("no-table", "There is no such table: check the link.")).status_code
    404
    """
    status = error.status if isinstance(error, ServerError) else 400
    # Rounded up: who comes again when told must not be refused again.
    headers = {"Retry-After": str(max(1, math.ceil(error.retry_after)))} if isinstance(error, TooMuch) else None
    place = {"line": error.line, "token": error.token} if isinstance(error, Misread) else {}
    return JSONResponse({"code": error.code, "text": error.text, "clause": error.clause, **place}, status, headers)
