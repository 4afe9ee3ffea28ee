"""Being told of one's turn, by a running server and a push service of our own."""

import hashlib
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos.server.push import encryption, turns
from tests.server.push_service import Browser, PushService, check_authorization, push_service
from tests.server.web.running import Running, Somebody, ok, people, refused, started, until

KEY = encryption.new_key()
CONTACT = "mailto:ann@club.example"


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = {"push_key": KEY, "push_contact": CONTACT, "push_anywhere": True}
    with Running(f"sqlite:///{tmp_path_factory.mktemp('push')}/store.sqlite", **settings) as running:
        yield running


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    monkeypatch.setattr(turns, "GRACE_SECONDS", 0.05)
    with push_service() as service:
        yield service


def subscribe(who: Somebody, service: PushService, path: str, language: str = "en") -> Browser:
    browser = Browser()
    ok(who.post("/api/v1/me/push", json={"endpoint": f"{service.url}/{path}", "language": language, **browser.keys()}))
    return browser


def moves(who: Somebody, other: Somebody, table: str) -> Somebody:
    """Whoever is to move does, until the other one has to; who that is then."""
    mover, waiting = (who, other) if who.state(table)["legal"] else (other, who)
    while mover.state(table)["legal"]:
        ok(mover.move(table))
    return waiting


def test_who_is_away_is_told_once_in_their_language_and_nothing_of_the_game(pushing: Running, service: PushService) -> None:
    with people(pushing, "Ann", "Ben") as [ann, ben]:
        assert ok(ann.get("/api/v1/push")) == {"key": encryption.public_key(KEY)}
        browsers = {"ann": subscribe(ann, service, "ann", "it"), "ben": subscribe(ben, service, "ben")}
        table = started(ann, ben, game="azul")
        # Whoever has the first turn has been told, too: nobody has looked at the table.
        until(lambda: len(service.came) == 1)
        waiting = moves(ann, ben, table)
        until(lambda: len(service.came) == 2)
        path, headers, body = service.came[1]
        name = "ann" if waiting is ann else "ben"
        assert path == f"/{name}"
        told = json.loads(browsers[name].read(body))
        assert told == {
            "table": table,
            "title": {"ann": "Tocca a te", "ben": "Your turn"}[name],
            "body": f"Azul · {'Ben' if name == 'ann' else 'Ann'}",
        }
        claims = check_authorization(headers["authorization"], encryption.public_key(KEY), service.url)
        assert claims["sub"] == CONTACT
        assert (headers["content-encoding"], headers["ttl"], len(headers["topic"])) == ("aes128gcm", "86400", 32)
        # Whatever else happens in this turn is not told again.
        live = pushing.app_state.tables.in_memory(table)
        assert live is not None
        with waiting.socket(table):
            pass
        time.sleep(0.3)
        assert len(service.came) == 2


def test_who_looks_at_the_table_is_not_told(pushing: Running, service: PushService) -> None:
    with people(pushing, "Ann", "Ben") as [ann, ben]:
        table = ann.table()
        ok(ann.sit(table))
        with ann.socket(table), ben.socket(table):
            subscribe(ann, service, "ann")
            subscribe(ben, service, "ben")
            ok(ben.sit(table))
            with ben.socket(table):
                until(lambda: ann.state(table)["stage"] == "running")
                moves(ann, ben, table)
                time.sleep(0.3)
                assert service.came == []


def test_an_address_that_is_gone_is_forgotten(pushing: Running, service: PushService) -> None:
    service.status = 410
    with people(pushing, "Ann", "Ben") as [ann, ben]:
        for who, name in ((ann, "ann"), (ben, "ben")):
            subscribe(who, service, name)
        table = started(ann, ben)
        until(lambda: len(service.came) == 1)
        first = moves(ann, ben, table)
        until(lambda: len(service.came) == 2)
        moves(ann, ben, table)
        moves(ann, ben, table)
        time.sleep(0.3)
        assert len(service.came) == 2, first


def test_nobody_is_told_after_they_have_said_so(pushing: Running, service: PushService) -> None:
    with people(pushing, "Ann", "Ben") as [ann, ben]:
        subscribe(ann, service, "ann")
        subscribe(ben, service, "ben")
        for who, name in ((ann, "ann"), (ben, "ben")):
            hash = hashlib.sha256(f"{service.url}/{name}".encode()).hexdigest()
            ok((ben if who is ann else ann).delete(f"/api/v1/me/push/{hash}"))  # of somebody else: nothing happens
        ok(ben.delete(f"/api/v1/me/push/{hashlib.sha256(f'{service.url}/ben'.encode()).hexdigest()}"))
        table = started(ann, ben)
        for _ in range(4):
            moves(ann, ben, table)
            time.sleep(0.15)
        until(lambda: service.came)
        assert {path for path, _, _ in service.came} == {"/ann"}
        ok(ann.delete("/api/v1/me"))
        count = len(service.came)
        time.sleep(0.2)
        assert len(service.came) == count


def test_a_strangers_address_and_a_stranger_are_refused(tmp_path: Path) -> None:
    settings = {"push_key": KEY, "push_contact": CONTACT}
    with Running(f"sqlite:///{tmp_path}/store.sqlite", **settings) as running, running.somebody("Ann") as ann, running.somebody() as stranger:
        given = {"endpoint": "https://169.254.169.254/latest", **Browser().keys()}
        refused(ann.post("/api/v1/me/push", json=given), 400, "push-service-unknown")
        refused(stranger.post("/api/v1/me/push", json=given), 401, "no-device-key")
