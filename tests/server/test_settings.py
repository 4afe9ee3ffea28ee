"""The table of settings and their checks."""

import hashlib
import re
from dataclasses import FrozenInstanceError
from pathlib import Path
from typing import Any

import pytest

from azulejos.server.settings import MASK, SettingError, Settings, about, default_of, rows, shown, without_password

TOKEN = "operator-operator-operator-token"

OWN_NAMES = "engines must have names of their own: not the same twice, and not random, pinch, bisque, engobe, sgraffito or greedy."


def test_every_setting_has_help_a_group_and_a_default_that_fits() -> None:
    for row in rows().values():
        known = about(row)
        assert known.help.endswith((".", "…"))
        assert known.group in ("Network", "Storage", "Tables", "Limits", "Operating")
        assert known.type.read(default_of(row)) == default_of(row)


def test_settings_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        Settings().port = 1  # type: ignore[misc]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"port": 70_000}, "port must be a whole number from 0 to 65535, not 70000."),
        ({"port": "abc"}, "port must be a whole number from 0 to 65535, not 'abc'."),
        ({"host": "a b"}, "host must be an address or a host name, not 'a b'."),
        ({"bot_seconds": 0}, "bot_seconds must be a number from 0.01 to 600, not 0."),
        ({"messages_per_second": -1}, "messages_per_second must be a number from 0.01 to 1000000, not -1."),
        ({"log_level": "loud"}, "log_level must be debug or info or warning or error, not 'loud'."),
        ({"tls_certificate": "cert.pem"}, "tls_certificate and tls_key go together: give both, or none for plain http."),
        ({"engines": ["azulejos uai"]}, "engines must be a name of at most 24 characters, = and uai:COMMAND, each of them, not ['azulejos uai']."),
        ({"engines": ["greedy=uai:x"]}, OWN_NAMES),
        (
            {"engines": "A=uai:x;A=uai:y -z"},
            OWN_NAMES,
        ),
        (
            {"operator_token": TOKEN, "operator_token_hash": "0" * 64},
            "operator_token and operator_token_hash are two ways to say one thing: give only one of them.",
        ),
    ],
)
def test_a_bad_value_gets_one_clear_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SettingError, match=f"^{re.escape(sentence)}$"):
        Settings(**given)


@pytest.mark.parametrize("given", [{"operator_token": "hunter2"}, {"operator_token_hash": "hunter2"}, {"database": "mysql://me:hunter2@db/azul"}])
def test_a_refusal_does_not_repeat_a_secret(given: dict[str, Any]) -> None:
    with pytest.raises(SettingError) as refusal:
        Settings(**given)
    assert "hunter2" not in str(refusal.value)


@pytest.mark.parametrize(
    "url",
    ["sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite:///file:x?mode=memory&uri=true", "mysql://db/azul", "azul.sqlite", "postgresql://", ""],
)
def test_a_database_that_would_lose_games_is_refused(url: str) -> None:
    with pytest.raises(SettingError, match="database must be"):
        Settings(database=url)


def test_the_database_stands_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database == f"sqlite:///{tmp_path}/azulejos/azulejos.sqlite"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert Settings().database == f"sqlite:///{tmp_path}/.local/share/azulejos/azulejos.sqlite"


def test_without_a_home_folder_a_database_must_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", homeless)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    with pytest.raises(SettingError, match="--database"):
        Settings()
    assert Settings(database="sqlite:////tmp/a.sqlite").port == 8080


def test_postgresql_is_one_setting() -> None:
    assert Settings(database="postgresql://azul@db/azul").database == "postgresql+psycopg://azul@db/azul"
    assert Settings(database="postgresql+psycopg:///azul").database == "postgresql+psycopg:///azul"


def test_a_password_is_masked_wherever_it_stands() -> None:
    for url in (
        "postgresql://u:hunter2@db/a",
        "postgresql://u:hun/ter2@db/a",
        "postgresql://u:x@hunter2@db/a",
        "postgresql://db/a?user=u&password=hunter2&x=1",
    ):
        assert not re.search("hun|ter2", without_password(url)), url
        assert MASK in without_password(url)
    for url in ("postgresql://u@db/a", "sqlite:////data/a:b@c.sqlite"):
        assert without_password(url) == url


def test_no_secret_is_in_the_representation() -> None:
    settings = Settings(operator_token=TOKEN, database="postgresql://u:hunter2@db/a")
    assert TOKEN not in repr(settings)
    assert "hunter2" not in repr(settings)
    assert "port=8080" in repr(settings)
    assert shown(rows()["operator_token"], "") == ('""', False)


def test_the_operators_token_is_known_by_its_hash() -> None:
    hash = hashlib.sha256(TOKEN.encode()).hexdigest()
    assert Settings().operator_hash is None
    assert Settings(operator_token=TOKEN).operator_hash == hash
    assert Settings(operator_token_hash=hash).operator_hash == hash


@pytest.mark.parametrize(
    ("given", "http", "https"),
    [
        ({}, False, True),
        ({"secure_cookies": "always"}, True, True),
        ({"secure_cookies": "never"}, False, False),
        ({"public_url": "https://azul.example"}, True, True),
        ({"public_url": "http://azul.local"}, False, True),
    ],
)
def test_cookies_are_secure_behind_tls(given: dict[str, Any], http: bool, https: bool) -> None:
    settings = Settings(**given)
    assert [settings.secure(scheme) for scheme in ("http", "ws", "https", "wss")] == [http, http, https, https]


def test_the_start_says_what_an_operator_should_know() -> None:
    assert any("not Secure" in notice for notice in Settings().notices())
    assert any("always Secure" in notice for notice in Settings(secure_cookies="always").notices())
    assert any("limits are off" in notice for notice in Settings(limits=False).notices())
    assert any("operator" in notice for notice in Settings().notices())
    assert Settings(tls_certificate="c", tls_key="k", operator_token=TOKEN).notices() == ()


def test_bots_leave_a_processor_to_people(monkeypatch: pytest.MonkeyPatch) -> None:
    for processors, workers in ((None, 1), (1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr("os.cpu_count", lambda processors=processors: processors)
        assert Settings().bot_processes == workers
    assert Settings(bot_workers=3).bot_processes == 3
