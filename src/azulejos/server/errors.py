"""What a server refuses, as types with stable codes and the HTTP status that goes with each.

    ServerError                      everything that the server raises on purpose (500 where nothing better fits)
    ├── BadRequest           400     a request that cannot be understood, or asks for something impossible
    ├── NotAllowed           403     a request of somebody who may not do this
    ├── NotFound             404     a table, seat, person or page that is not there
    ├── Conflict             409     a request that rests on a version or a state that is past
    ├── TooLarge             413     a body or message above the limit
    ├── TooMuch              429     more than the limits allow; `retry_after` says when to come again
    └── Unavailable          503     the server cannot do this now: it starts, it stops, or its storage failed

Each is an `AzulejosError`: a `code`, which programs may rely on; a `text`, one sentence for a person; a `clause` where a rule is behind it.
"""

from __future__ import annotations

from azulejos.rules.errors import AzulejosError


class ServerError(AzulejosError):
    """Everything that the server raises on purpose. `status` is that of the HTTP answer; a class has one, and an error may have its own.

    >>> error = NotFound("no-table", "There is no such table: check the link.")
    >>> error.status, error.code, str(error)
    (404, 'no-table', 'There is no such table: check the link.')
    >>> ServerError("teapot", "This is a teapot: ask a samovar.", status=418).status
    418
    """

    status: int = 500
    is_logged = False
    """Whether the log has it already, told by whatever it is a part of: whoever meets it need not say it again."""

    def __init__(self, code: str, text: str, clause: str | None = None, status: int | None = None) -> None:
        super().__init__(code, text, clause)
        if status is not None:
            self.status = status


class BadRequest(ServerError):
    """A request that cannot be understood, or asks for something impossible."""

    status = 400


class NotAllowed(ServerError):
    """A request of somebody who may not do this."""

    status = 403


class NotFound(ServerError):
    """A table, seat, person or page that is not there."""

    status = 404


class Conflict(ServerError):
    """A request that rests on a version or a state that is past."""

    status = 409


class TooLarge(ServerError):
    """A body or a message above the limit."""

    status = 413


class TooMuch(ServerError):
    """More than the limits allow. `retry_after` is in seconds; the answer's header `Retry-After` is rounded up from it.

    >>> TooMuch("too-many-requests", "Too many requests from this address: wait a moment.", retry_after=2.5).retry_after
    2.5
    """

    status = 429

    def __init__(self, code: str, text: str, clause: str | None = None, status: int | None = None, *, retry_after: float = 1.0) -> None:
        super().__init__(code, text, clause, status)
        self.retry_after = retry_after


class Unavailable(ServerError):
    """The server cannot do this now: it starts, it stops, or its storage failed."""

    status = 503
