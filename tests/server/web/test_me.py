"""Who you are: keys, names, personal links, and being forgotten."""

import time
from http.cookies import SimpleCookie

import pytest

from azulejos.server.web.identity import DEVICE_COOKIE, hash_of
from azulejos.server.web.routes import me
from tests.server.web.running import TABLES, Running, Somebody, ok, people, refused, started, until


def test_a_device_gets_a_key_at_the_first_visit_and_keeps_it(running: Running) -> None:
    with running.somebody() as ann:
        assert ok(ann.get("/api/v1/me")) == {"name": None}
        answer = ann.post("/api/v1/me", json={"name": "  Ann  "})
        assert (answer.status_code, answer.json()) == (201, {"name": "Ann"})
        cookie = SimpleCookie(answer.headers["set-cookie"])[DEVICE_COOKIE]
        assert (cookie["httponly"], cookie["samesite"], cookie["secure"], cookie["path"]) == (True, "lax", "", "/")
        assert len(cookie.value) == 43
        assert ok(ann.get("/api/v1/me")) == {"name": "Ann"}

        again = ann.post("/api/v1/me", json={"name": "Anna"})
        assert again.status_code == 201
        assert "set-cookie" not in again.headers
        assert ok(ann.get("/api/v1/me")) == {"name": "Anna"}


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "A\u0000n", "A\u202en", "\ud83d"])
def test_a_name_that_cannot_be_shown_is_refused(running: Running, name: str) -> None:
    with running.somebody() as ann:
        answer = ann.post("/api/v1/me", content=f'{{"name": "{name.encode("unicode_escape").decode()}"}}'.replace("\\x", "\\u00").encode())
        assert answer.status_code in (400, 422), answer.text
        assert "set-cookie" not in answer.headers


def test_a_key_that_is_not_known_is_nobodys(running: Running) -> None:
    with running.somebody(cookies={DEVICE_COOKIE: "x" * 43}) as stranger:
        assert ok(stranger.get("/api/v1/me")) == {"name": None}


def test_a_personal_link_moves_a_person_to_another_device_once(running: Running, ann: Somebody, phone: Somebody) -> None:
    with running.somebody() as thief:
        link = ok(ann.post("/api/v1/me/link"))
        assert abs(link["expires_at"] - time.time() * 1000 - me.LINK_MS) < 60_000
        claimed = phone.post("/api/v1/me/claim", json={"token": link["token"]})
        assert (claimed.status_code, claimed.json()) == (201, {"name": "Ann"})
        assert SimpleCookie(claimed.headers["set-cookie"])[DEVICE_COOKIE]["httponly"] is True
        refused(thief.post("/api/v1/me/claim", json={"token": link["token"]}), 403, "link-not-valid")
        refused(thief.post("/api/v1/me/claim", json={"token": "made-up"}), 403, "link-not-valid")
        # The token of a link is no key of a device, and the key of a device is no link.
        thief.cookies.set(DEVICE_COOKIE, link["token"])
        assert ok(thief.get("/api/v1/me")) == {"name": None}
        key = ann.cookies[DEVICE_COOKIE]
        refused(thief.post("/api/v1/me/claim", json={"token": key}), 403, "link-not-valid")

        table = ann.table("open", "greedy")
        ok(ann.sit(table))
        assert phone.state(table)["you"] == [1], "the seats of a person are the person's, on every device"
        until(lambda: [each["table"] for each in ok(phone.get(f"{TABLES}/mine"))] == [table])  # The list follows the table.


def test_a_personal_link_expires(ann: Somebody, phone: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(me, "LINK_MS", 0)
    token = ok(ann.post("/api/v1/me/link"))["token"]
    time.sleep(0.01)
    refused(phone.post("/api/v1/me/claim", json={"token": token}), 403, "link-not-valid")


def test_whoever_is_unknown_has_no_link(stranger: Somebody) -> None:
    refused(stranger.post("/api/v1/me/link"), 401, "no-device-key")
    refused(stranger.delete("/api/v1/me"), 401, "no-device-key")


def test_somebody_erases_themselves_and_the_games_stay(ann: Somebody, ben: Somebody, phone: Somebody) -> None:
    table = started(ann, ben, customs={"free_text": True})
    ok(phone.post("/api/v1/me/claim", json={"token": ok(ann.post("/api/v1/me/link"))["token"]}))
    unused = ok(ann.post("/api/v1/me/link"))["token"]
    ok(ann.post(f"{TABLES}/{table}/chat", json={"text": "hello"}))
    with ann.socket(table) as line:
        line.recv()
        answer = ann.delete("/api/v1/me")
        assert answer.status_code == 204
        assert SimpleCookie(answer.headers["set-cookie"])[DEVICE_COOKIE]["max-age"] == "0"
        # A socket that is still open is not somebody's any more whose name could be shown.
        line.send('{"do": "say", "id": "x", "text": "am I still here?"}')
        while '"refused"' not in (message := str(line.recv())):
            pass
        assert '"no-device-key"' in message
    for device in (ann, phone):
        assert ok(device.get("/api/v1/me")) == {"name": None}
    refused(ben.post("/api/v1/me/claim", json={"token": unused}), 403, "link-not-valid")
    state = ben.state(table)
    assert [seat["name"] or "" for seat in state["about"]["seats"]] == ["", "Ben"]
    assert "Ann" not in str(ok(ben.get(f"{TABLES}/mine"))) + ben.get(f"{TABLES}/{table}/record").text + str(ok(ben.get(f"{TABLES}/{table}/chat")))


def test_cookies_are_secure_by_tls_and_not_on_plain_http(sqlite_url: str) -> None:
    table = {"seats": [{"kind": "open"}, {"kind": "open"}]}
    for settings, is_secure in (({}, ""), ({"secure_cookies": "always"}, True), ({"public_url": "https://azul.example"}, True)):
        with Running(sqlite_url, **settings) as server, server.somebody() as ann:
            given = ann.post("/api/v1/me", json={"name": "Ann"})
            device = SimpleCookie(given.headers["set-cookie"])[DEVICE_COOKIE]
            assert device["secure"] == is_secure
            key = {"Cookie": f"{DEVICE_COOKIE}={device.value}"}
            ann.cookies.clear()
            id = ok(ann.post(TABLES, json=table, headers=key))["table"]
            sat = ann.post(f"{TABLES}/{id}/sit", json={"contribution": "0" * 16}, headers=key)
            seat = SimpleCookie(sat.headers["set-cookie"])["azulejos-seat-1"]
            assert (seat["secure"], seat["httponly"], seat["samesite"], seat["path"]) == (is_secure, True, "strict", f"{TABLES}/{id}")


def test_behind_a_trusted_proxy_that_speaks_tls_cookies_are_secure(sqlite_url: str) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}
    for trusted, is_secure in (((), ""), (("127.0.0.1",), True)):
        with Running(sqlite_url, trusted_proxies=trusted) as server, server.somebody() as ann:
            given = ann.post("/api/v1/me", json={"name": "Ann"}, headers=forwarded)
            assert SimpleCookie(given.headers["set-cookie"])[DEVICE_COOKIE]["secure"] == is_secure


def test_only_hashes_of_keys_and_tokens_are_stored(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("hashes")
    with Running(f"sqlite:///{folder}/store.sqlite") as server, people(server, "Ann") as [ann]:
        made = ann.make("open", "program")
        ok(ann.sit(made["table"]))
        link = ok(ann.post("/api/v1/me/link"))["token"]
        secrets = [cookie.value or "" for cookie in ann.cookies.jar] + [made["programs"][0]["token"], link]
        assert len(secrets) == 4
        stored = b"".join(file.read_bytes() for file in folder.iterdir())
        for secret in secrets:
            assert secret.encode() not in stored
            assert hash_of(secret).encode() in stored


def test_without_a_key_of_the_operator_nobody_can_ask_to_be_told_of_turns(ann: Somebody) -> None:
    assert ok(ann.get("/api/v1/push")) == {"key": None}
    given = {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "A" * 87, "auth": "A" * 22}
    refused(ann.post("/api/v1/me/push", json=given), 404, "no-push")
