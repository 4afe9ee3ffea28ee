"""Logs: one object a line, and never a secret."""

import json
import logging
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.server.logs import NAME, Lines
from tests.kit.effort import some
from tests.kit.patience import PATIENCE

SECRET = "hunter2hunter2"
LIVE = f"""
import logging, sys
from azulejos.server.logs import Log, configure
configure({{level!r}}, {{form!r}}, sys.stdout)
log = Log()
log.info("started", port=8080, operator_token="{SECRET}")
log.debug("hidden")
logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "::1", "/api?as={SECRET}")
logging.getLogger("uvicorn.error").warning('%s - "WebSocket %s" [accepted]', "::1", "/api?as={SECRET}")
logging.getLogger("uvicorn.access").info('%s - "%s %s HTTP/%s" %d', "::1", "GET", "/api?as={SECRET}", "1.1", 200)
logging.getLogger("uvicorn.error").debug("> Cookie: {SECRET}")
logging.getLogger("websockets.server").debug("> Cookie: {SECRET}")
logging.getLogger("asyncio").error("Task failed: token=%s", "{SECRET}")
logging.getLogger("asyncio").error("%d", "seed={SECRET}")
try:
    raise ValueError("Authorization: Bearer {SECRET}\\nforged line")
except ValueError as error:
    log.error("crashed", error=error, state={{"key": "{SECRET}"}})
sys.stdout.close()
log.warning("nobody-listens", token="{SECRET}")
"""


def formatted(form: str, event: str, **fields: object) -> str:
    return Lines(form).format(logging.makeLogRecord({"name": NAME, "msg": event, "levelname": "INFO", "fields": fields}))


def run(level: str, form: str) -> tuple[list[str], str]:
    code = LIVE.replace("{level!r}", repr(level)).replace("{form!r}", repr(form)).replace("{{", "{").replace("}}", "}")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=False)
    return done.stdout.splitlines(), done.stdout + done.stderr


@pytest.mark.parametrize("level", some(["debug", "info"], 1))
def test_secrets_never_come_out_of_a_live_process(level: str) -> None:
    for form in ("json", "text"):
        lines, everything = run(level, form)
        assert SECRET not in everything
        assert len(lines) == 5 + (level == "debug"), lines
        assert not any(line.startswith("forged") for line in lines)


def test_a_line_is_an_object() -> None:
    lines, _ = run("info", "json")
    first, *_, last = (json.loads(line) for line in lines)
    assert first["event"] == "started"
    assert first["level"] == "info"
    assert first["at"].endswith("Z")
    assert first["port"] == 8080
    assert (last["event"], last["level"]) == ("crashed", "error")
    assert "ValueError" in last["traceback"]
    [library] = [json.loads(line) for line in lines if "WebSocket" in line]
    assert library["text"] == '::1 - "WebSocket /api?…" [accepted]'
    assert library["logger"] == "uvicorn.error"


def test_only_what_is_bad_enough_is_logged() -> None:
    lines, _ = run("error", "json")
    assert [json.loads(line)["level"] for line in lines] == ["error"] * 3


@pytest.mark.parametrize("form", ["json", "text"])
@given(event=st.text(), name=st.text(), value=st.text() | st.lists(st.text()))
def test_nobody_can_forge_a_line(form: str, event: str, name: str, value: object) -> None:
    line = formatted(form, event, **{name: value, "nasty": "\n\r\x0b\x0c\x1c\x85\u2028\u2029\x1b[2J"})
    assert line.isascii()
    assert len(line.splitlines()) == 1
    assert form == "json" or line.isprintable()


def test_a_field_cannot_take_the_place_of_the_head() -> None:
    line = json.loads(
        Lines("json").format(logging.makeLogRecord({"name": NAME, "msg": "sat", "levelname": "INFO", "fields": {"at": 1, "event": "forged"}}))
    )
    assert (line["event"], line["at_"], line["event_"]) == ("sat", 1, "forged")


def test_arguments_by_name_are_masked_too() -> None:
    record = logging.makeLogRecord({"name": "library", "msg": "%(token)s of %(name)s", "args": {"token": SECRET, "name": "x"}, "levelname": "INFO"})
    assert json.loads(Lines("json").format(record))["text"] == "******** of x"


def test_an_error_that_is_a_text_has_no_traceback() -> None:
    line = json.loads(formatted("json", "failed", error="KeyError('x')"))
    assert (line["error"], "traceback" in line) == ("KeyError('x')", False)
