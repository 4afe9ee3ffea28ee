"""Where messages may go, and where they may not, whatever a stranger names."""

import socket
from typing import Any

import pytest

from azulejos.server.push import endpoint
from azulejos.server.push.endpoint import EndpointRefused
from azulejos.server.settings import PUSH_SERVICES, SettingError, Settings
from tests.server.push_service import push_service


@pytest.mark.parametrize(
    "address",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://db5p.notify.windows.com:443/w/?token=abc",
    ],
)
def test_the_services_of_the_browsers_are_known(address: str) -> None:
    endpoint.check(address, PUSH_SERVICES)


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://fcm.googleapis.com:8080/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://user@fcm.googleapis.com/x",
        "https://evilpush.apple.com.example/x",
        "https://xpush.apple.com/x",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/\r\nHost: x",
        "https://fcm.googleapis.com/é",
        "https://fcm.googleapis.com/" + "x" * 1_000,
        "https://[broken/x",
        "ftp://fcm.googleapis.com/x",
        "",
    ],
)
def test_nothing_else_is(address: str) -> None:
    with pytest.raises(EndpointRefused):
        endpoint.check(address, PUSH_SERVICES)


@pytest.mark.parametrize("found", ["10.0.0.5", "169.254.169.254", "192.168.1.1", "::1", "fd00::1", "::ffff:127.0.0.1", "224.0.0.1", "0.0.0.0"])
def test_a_name_that_leads_into_a_private_network_is_not_followed(found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def lookup(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 443)) for each in ("93.184.216.34", found)]

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    connected: list[Any] = []
    monkeypatch.setattr(socket, "create_connection", lambda *given: connected.append(given))
    with pytest.raises(ConnectionError):
        endpoint.post("https://fcm.googleapis.com/x", {}, b"")
    assert connected == []


def test_a_redirection_is_not_followed() -> None:
    with push_service() as service:
        service.status = 307
        assert endpoint.post(f"{service.url}/x?y=1", {"TTL": "1"}, b"tile", anywhere=True) == 307
        assert [(path, body) for path, _, body in service.came] == [("/x?y=1", b"tile")]


def test_a_key_needs_somebody_to_write_to() -> None:
    with pytest.raises(SettingError, match="push_contact"):
        Settings(push_key="x" * 43)
    with pytest.raises(SettingError, match="push_key"):
        Settings(push_key="short", push_contact="mailto:ann@club.example")
    assert "x" * 43 not in repr(Settings(push_key="x" * 43, push_contact="mailto:ann@club.example"))
