"""What a shared link shows: by HTTP, as somebody who has nothing but the link."""

import re
from html import unescape
from typing import Any

import pytest

from azulejos.rules import SPECTATOR
from azulejos.server.web import replay_work
from azulejos.server.web.previews import EXAMPLE
from tests.server.web.events import Event
from tests.server.web.running import TABLES, Running, Somebody, ok, play, started

PNG = b"\x89PNG\r\n\x1a\n"


def told(who: Somebody, path: str, **headers: str) -> dict[str, str]:
    """What the document at an address tells."""
    answer = who.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    assert answer.status_code == 200
    found = re.findall(r'<meta (?:property|name)="(og:[\w:]+|twitter:\w+|description)" content="([^"]*)">', answer.text)
    return {name: unescape(value) for name, value in found}


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def test_the_first_page_tells_what_this_is_in_the_readers_language(stranger: Somebody, running: Running) -> None:
    english, italian = told(stranger, "/"), told(stranger, "/", accept_language="it-IT, en;q=0.5")
    assert english["og:url"] == f"{running.url}/"
    assert english["twitter:card"] == "summary_large_image"
    assert english["og:description"] == english["description"] != italian["og:description"]
    assert english["og:image"].startswith(running.url)
    picture = stranger.get(english["og:image"])
    assert size(picture.content) == (1200, 630)
    assert picture.headers["cache-control"].startswith("public")
    # The same comes again from what is kept, and unchanged documents are not sent again.
    assert stranger.get(english["og:image"]).content == picture.content
    document = stranger.get("/")
    assert stranger.get("/", headers={"If-None-Match": document.headers["etag"]}).status_code == 304
    assert document.headers["etag"] != stranger.get("/", headers={"Accept-Language": "it"}).headers["etag"]


def test_a_table_tells_who_plays_and_what_it_looks_like(ann: Somebody, ben: Somebody, stranger: Somebody) -> None:
    table = ann.table()
    assert told(stranger, f"/t/{table}")["og:description"] == "Take a seat and play."
    ok(ann.sit(table))
    ok(ben.sit(table))
    assert told(stranger, f"/t/{table}")["og:title"] == "Azul: Ann – Ben"
    play([ann, ben], table, 3)
    running = told(stranger, f"/t/{table}")
    assert running["og:description"] == "The game is on: come and watch."
    before = told(stranger, f"/t/{table}/replay?at=1")
    assert before["og:image"].split("?")[0].endswith("/1.png")
    now, then = stranger.get(running["og:image"]), stranger.get(before["og:image"])
    assert size(now.content) == size(then.content) == (1200, 630)
    assert now.content != then.content


def test_strangers_names_are_text(running: Running, stranger: Somebody) -> None:
    with running.somebody('"><script>&') as device:
        table = device.table("person", "greedy")
        ok(device.sit(table))
        document = stranger.get(f"/t/{table}").text
        assert '"><script>&' not in document
        assert told(stranger, f"/t/{table}")["og:title"] == 'Azul: "><script>& – Greedy (bot)'


def test_a_table_without_spectators_shows_nothing(ann: Somebody, ben: Somebody, stranger: Somebody) -> None:
    table = started(ann, ben, customs={"watchable": False})
    for who in (stranger, ann):
        shown = told(who, f"/t/{table}")
        assert shown["og:title"] == "Azulejos"
        assert "Ann" not in str(shown)
        assert shown["og:image"].endswith("/azulejos.png")
        assert who.get(f"/api/v1/previews/tables/{table}/3.png").content == who.get("/api/v1/previews/azulejos.png").content


def test_a_picture_has_what_spectators_see_whoever_asks(ann: Somebody, ben: Somebody, stranger: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[int] = []
    shown: list[list[str]] = []
    process = ann.running.app_state.work_pool.process

    async def noted(work: Any, *arguments: Any) -> bytes:
        if work is replay_work.card_for:
            seats.append(arguments[1])
            shown.append(arguments[2]["names"])
        return await process(work, *arguments)

    monkeypatch.setattr(ann.running.app_state.work_pool, "process", noted)
    table = started(ann, ben, game="duel")
    mine, theirs = (who.get(f"/api/v1/previews/tables/{table}/9.png").content for who in (ann, stranger))
    assert mine == theirs
    assert seats == [SPECTATOR]
    # A bot has the name there that the title beside the picture gives it.
    bot = ann.table("person", "greedy")
    ann.sit(bot)
    stranger.get(f"/api/v1/previews/tables/{bot}/1.png?language=nl")
    assert shown[-1][1] == "Gretig (bot)"


def test_links_that_lead_nowhere_are_still_a_page(ann: Somebody, stranger: Somebody) -> None:
    for path in ("/t/k3v9q2m7x4w8z", "/t/..%2f", "/e/nowhere", "/t/x/replay?at=-1"):
        assert told(stranger, path)["og:title"] == "Take a seat · Azulejos"
    table = ann.table()
    assert stranger.get(f"/api/v1/previews/tables/{table}/1.png").content == stranger.get("/api/v1/previews/tables/x/1.png").content


def test_nobody_counts_as_away_because_a_link_was_shown(ann: Somebody, ben: Somebody, stranger: Somebody) -> None:
    table = started(ann, ben)
    live = ann.running.app_state.tables.in_memory(table)
    assert live is not None
    live.is_visited = False
    told(stranger, f"/t/{table}")
    assert stranger.get(f"/api/v1/previews/tables/{table}/1.png").status_code == 200
    assert live.is_visited is False
    ok(stranger.get(f"{TABLES}/{table}"))
    assert live.is_visited


def test_an_event_tells_its_name(running: Running, stranger: Somebody) -> None:
    with Event(running.url, title="Coppa & <Festa>") as event:
        assert told(stranger, f"/e/{event.id}")["og:title"] == "Coppa & <Festa>"
        assert told(stranger, f"/e/{event.id}/hall")["og:description"] == "Coppa & <Festa>: schedule, tables and standings."


def test_a_position_in_a_link_is_drawn(stranger: Somebody) -> None:
    shown = told(stranger, f"/editor?position={EXAMPLE}")
    assert size(stranger.get(shown["og:image"]).content) == (1200, 630)
    assert stranger.get("/api/v1/previews/position.png", params={"afen": "azul:nothing"}).status_code == 400
