"""Logs: one object a line, for programs (JSON) or for people (text), from this server and from the libraries that it uses.

    {"at": "2026-03-01T10:00:00.000Z", "level": "info", "event": "table-created", "table": "k3v9…", "seats": 2}

An event is a stable word; everything else is a field. Whatever goes through here goes through `azulejos.server.redaction` first.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TextIO

from azulejos.rules.errors import AzulejosError
from azulejos.server.redaction import MASK, is_secret, text_of, value_of, without_query

NAME = "azulejos.server"
LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
RESERVED = frozenset({"at", "level", "event", "logger", "text", "traceback"})


@dataclass(frozen=True, slots=True)
class Log:
    """Where events are logged, each with its fields. If the field `error` is an exception, its traceback goes along.

    >>> Log().info("table-created", table="k3v9", seats=2)
    """

    name: str = NAME

    def debug(self, event: str, /, **fields: object) -> None:
        """What only a developer asks for."""
        self._log(logging.DEBUG, event, fields)

    def info(self, event: str, /, **fields: object) -> None:
        """What an operator may want to know later."""
        self._log(logging.INFO, event, fields)

    def warning(self, event: str, /, **fields: object) -> None:
        """What should not have happened, and did no harm."""
        self._log(logging.WARNING, event, fields)

    def error(self, event: str, /, **fields: object) -> None:
        """What an operator should look at."""
        self._log(logging.ERROR, event, fields)

    def failure(self, event: str, error: AzulejosError, /, **fields: object) -> None:
        """Something could not be done. What the log has already, as that the store fails, only a developer wants once more."""
        level = logging.DEBUG if getattr(error, "is_logged", False) else logging.ERROR
        self._log(level, event, {**fields, "code": error.code})

    def _log(self, level: int, event: str, fields: dict[str, object]) -> None:
        error = fields.get("error")
        logging.getLogger(self.name).log(level, event, exc_info=error if isinstance(error, BaseException) else None, extra={"fields": fields})


class Lines(logging.Formatter):
    """A record as one line: JSON, or the same for people.

    >>> record = logging.makeLogRecord({"name": NAME, "msg": "sat", "levelname": "INFO", "created": 0, "fields": {"seat": 1, "token": "abc"}})
    >>> Lines("json").format(record)
    '{"at": "1970-01-01T00:00:00.000Z", "level": "info", "event": "sat", "seat": 1, "token": "********"}'
    >>> Lines("text").format(record)
    '1970-01-01T00:00:00.000Z info sat seat=1 token="********"'
    """

    def __init__(self, form: str) -> None:
        super().__init__()
        self.form = form

    def format(self, record: logging.LogRecord) -> str:
        line = line_of(record)
        if self.form == "json":
            return json.dumps(line)
        # json.dumps keeps to ASCII, and so lets no line end or control sequence of a stranger into a terminal; DEL it lets through.
        head = " ".join(json.dumps(line.pop(name)).strip('"') for name in ("at", "level", "event"))
        return " ".join((head, *(f"{json.dumps(name).strip(chr(34))}={json.dumps(value)}" for name, value in line.items()))).replace(
            "\x7f", "\\u007f"
        )


def line_of(record: logging.LogRecord) -> dict[str, object]:
    """What is said of a record: when, how bad, what happened, and its fields."""
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    line: dict[str, object] = {"at": at, "level": record.levelname.lower()}
    if hasattr(record, "fields"):
        line["event"] = text_of(str(record.msg))
        fields = value_of(record.fields)
        assert isinstance(fields, dict)
        line.update({f"{name}_" if name in RESERVED else name: value for name, value in fields.items()})
    else:
        line |= {"event": "library", "logger": record.name, "text": without_query(text_of(_message(record)))}
    if record.exc_info and record.exc_info[1] is not None:
        # Without the values of local variables, and with the same masks as any text.
        line["traceback"] = without_query(text_of("".join(traceback.format_exception(record.exc_info[1]))[-6_000:]))
    return line


def _message(record: logging.LogRecord) -> str:
    try:
        if isinstance(record.args, dict):
            return str(record.msg) % {name: MASK if is_secret(str(name)) else value for name, value in record.args.items()}
        return record.getMessage()
    except Exception:
        return str(record.msg)


class SilentHandler(logging.StreamHandler[TextIO]):
    """A handler that reports no errors of its own: Python's would print the record as it is, with its secrets."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Say nothing: the reader of the log has left."""


def configure(level: str = "info", form: str = "json", stream: TextIO | None = None) -> None:
    """Send the logs of this process to a stream (standard error), as these lines. Give uvicorn `log_config=None, access_log=False`.

    Access logs are off, and so are uvicorn's lines about each socket: they hold addresses of people and queries, and `/metrics` counts both.
    The library of sockets logs every header when it debugs, cookies too. So libraries say only what they warn of, whatever the level.
    """
    handler = SilentHandler(stream or sys.stderr)
    handler.setFormatter(Lines(form))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(logging.WARNING, LEVELS[level]))
    logging.getLogger("azulejos").setLevel(LEVELS[level])
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi", "websockets", "websockets.server", "sqlalchemy", "alembic", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(max(logging.WARNING, LEVELS[level]))
    access = logging.getLogger("uvicorn.access")
    access.handlers.clear()
    access.propagate = False
    access.disabled = True
