"""`azulejos serve`: its flags, what it shows, and what it refuses."""

import subprocess
import sys
from pathlib import Path

import pytest

from azulejos.server.setting_sources import flag_of
from azulejos.server.settings import about, rows
from tests.cli.command import azulejos
from tests.kit.patience import PATIENCE


def test_the_help_has_every_flag_and_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    ran = azulejos("serve", "--help")
    assert ran.status == 0
    for name, row in rows().items():
        assert (f"{flag_of(name)} " in ran.output) is not about(row).secret, name
    assert "azulejos serve --host 0.0.0.0 --port 8000" in ran.output


def test_show_config_tells_value_and_source(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text("bot_queue = 7")
    monkeypatch.setenv("AZULEJOS_AWAY_SECONDS", "5")
    monkeypatch.setenv("AZULEJOS_OPERATOR_TOKEN", "hunter2" * 5)
    ran = azulejos("serve", "--config", str(file), "--port", "0", "--no-limits", "--show-config")
    assert (ran.status, ran.errors) == (0, "")
    lines = ran.output.splitlines()
    for line in (
        "port = 0  # --port",
        "limits = false  # --limits",
        "away_seconds = 5.0  # AZULEJOS_AWAY_SECONDS",
        f"bot_queue = 7  # {file}",
        'log_level = "info"  # default',
    ):
        assert line in lines
    assert "hunter2" not in ran.output


@pytest.mark.parametrize("arguments", [("--port", "x"), ("--config", "nowhere.toml"), ("--origins", "anything"), ("--tls-key", "key.pem")])
def test_what_is_not_understood_gets_one_sentence_and_status_2(arguments: tuple[str, ...]) -> None:
    ran = azulejos("serve", *arguments)
    assert ran.status == 2
    [line] = ran.errors.splitlines()
    assert line.startswith("azulejos: ")
    assert line.endswith(".")


def test_a_flag_that_does_not_exist_has_status_2() -> None:
    for flag in ("--prot", "--operator-token"):
        assert azulejos("serve", flag, "1").status == 2


def test_other_commands_do_not_wait_for_a_web_framework() -> None:
    heavy = "{'fastapi', 'starlette', 'uvicorn', 'sqlalchemy', 'alembic', 'prometheus_client'}"
    code = f"import sys, azulejos.cli; print(sorted({heavy} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert done.stdout.strip() == "[]"
