"""News of one's turn, turned on by the page's own switch: a real page, service worker and server, and a push service on this machine.

A browser without a window subscribes to nothing and shows no notifications, whatever it is allowed: these two are ours; all else is as it is.
"""

import json
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from azulejos.server.push import encryption
from tests.server import push_service
from tests.server.kit.process import RunningServer
from tests.server.web.running import until
from tests.web import kit, tables

SUBSCRIBES = """(([endpoint, keys]) => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    let given = null;
    const subscription = {
        endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => { given = null; return true; },
    };
    PushManager.prototype.getSubscription = async () => given;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        window.keyOfTheServer = applicationServerKey;
        return (given = subscription);
    };
})"""
NOTES = """() => {
    self.noted = [];
    self.registration.showNotification = async (title, { body }) => { self.noted.push([title, body]); };
}"""


def test_the_switch_on_the_page_brings_news_of_ones_turn(browser: Browser, tmp_path: Path) -> None:
    key, device = encryption.new_key(), push_service.Browser()
    env = {"AZULEJOS_PUSH_KEY": key, "AZULEJOS_PUSH_CONTACT": "mailto:ann@club.example", "AZULEJOS_PUSH_ANYWHERE": "true"}
    with (
        push_service.push_service() as service,
        RunningServer(f"sqlite:///{tmp_path / 'push.sqlite'}", tmp_path, env=env) as server,
        kit.visitor(browser, server, language="it", service_workers="allow") as page,
    ):
        page.add_init_script(f"{SUBSCRIBES}({json.dumps([f'{service.url}/device', device.keys()])})")
        page.goto("/settings")
        switch = page.get_by_role("switch", name="Avvisami quando tocca a me")
        expect(switch).not_to_be_checked()
        with page.expect_response("**/api/v1/me/push") as subscribed:
            page.get_by_text("Avvisami quando tocca a me").click()
        assert subscribed.value.ok
        expect(switch).to_be_checked()
        assert page.evaluate("keyOfTheServer") == encryption.public_key(key)
        # A turn comes, and nobody looks at the table.
        table = tables.made(page, "azul", "person", "greedy", first=1)
        state = tables.api(page, "GET", f"/tables/{table}")
        tables.api(page, "POST", f"/tables/{table}/moves", {"id": "m-1", "version": state["version"], "move": state["legal"][0]})
        until(lambda: service.came)
        [(path, _, body)] = service.came
        told = device.read(body).decode()
        assert (path, json.loads(told)) == ("/device", {"table": table, "title": "Tocca a te", "body": "Azul · Avido (bot)"})
        assert _delivered(page, server.url, told) == [["Tocca a te", "Azul · Avido (bot)"]]
        with page.expect_response("**/api/v1/me/push/*") as ended:
            page.get_by_text("Avvisami quando tocca a me").click()
        assert ended.value.ok
        expect(switch).not_to_be_checked()


def _delivered(page: Page, origin: str, told: str) -> list[list[str]]:
    """What the page's own service worker shows when a push message comes."""
    line = page.context.new_cdp_session(page)
    registered: list[str] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda found: registered.extend(each["registrationId"] for each in found["registrations"]))
    line.send("ServiceWorker.enable")
    until(lambda: page.evaluate("1") and registered)
    [worker] = page.context.service_workers
    worker.evaluate(NOTES)
    line.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": registered[0], "data": told})
    until(lambda: worker.evaluate("self.noted.length"))
    noted: list[list[str]] = worker.evaluate("self.noted")
    return noted
