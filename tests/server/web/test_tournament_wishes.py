"""Wishes about the seating, another number of games and an undone game, through HTTP."""

import base64
from collections.abc import Iterator

import pytest

from tests.server.web.events import Event
from tests.server.web.running import Running, ok, refused
from tests.tournament.test_before_and_after import PNG

NAMES = ["Ann Rossi", "Bob Rossi", "Cy Bruni", "Dee Neri", "Eve Galli", "Fay Conti", "Gil Riva", "Hal Costa"]


@pytest.fixture
def event(running: Running) -> Iterator[Event]:
    with Event(running.url) as event:
        yield event


def test_a_draft_goes_by_wishes_and_says_which_it_does_not_meet(event: Event) -> None:
    ann, bob, cy, *_ = event.enter(*NAMES)
    event.do("keep-apart", persons=[bob, ann])
    event.do("describe", person=cy, club="  Marteludica ", rating=1500)
    event.do("fix-place", person=cy, table=2, seat=4)
    event.do("draft")
    seen = event.see()
    assert seen["wishes"] == {"apart": [sorted([ann, bob])], "clubs_apart": False}
    described = next(each for each in seen["people"] if each["id"] == cy)
    assert [described[key] for key in ("club", "rating", "needs_table", "needs_seat", "substitute")] == ["Marteludica", 1500, 2, 4, False]
    assert (seen["draft"]["unmet"], seen["draft"]["unwished"]) == ([], seen["draft"]["figures"]["bound"])
    assert all(round["tables"][1][3] == cy for round in seen["draft"]["rounds"])
    event.do("fix-place", person=cy, table=3)
    event.do("draft")
    assert event.see()["draft"]["unmet"] == [
        {"game": game, "kind": "table", "people": [cy], "table": wish["table"], "reason": "no-table"}
        for game, wish in enumerate(event.see()["draft"]["unmet"], 1)
    ]
    event.do("clubs-apart", apart=True)
    event.do("keep-apart", persons=[ann, bob], apart=False)
    assert event.see()["wishes"] == {"apart": [], "clubs_apart": True}
    refused(event.act(event.org, "keep-apart", persons=[ann, bob], apart=False), 400, "not-kept-apart")
    [phone] = event.link("player", ann)
    refused(event.act(phone, "fix-place", person=ann, table=1), 403, "not-your-role")


def test_games_more_and_fewer_and_one_that_is_undone(event: Event) -> None:
    ids = event.enter(*NAMES)
    event.seat()
    event.start(1)
    [phone] = event.link("player", ids[0])
    event.do("call", phone)
    event.do("extra-time", table=1, minutes=5, why="A bag was torn.")
    event.do("undo-game", game=1, why="The wrong tables played.")
    seen = event.see()
    assert (seen["about"]["stage"], seen["next"]["do"], seen["calls"], seen["clock"]["kind"]) == ("entry", "start", [], "none")
    assert event.see(phone)["mine"]["calls"] == []
    event.do("games", games=2, why="The caretaker closes early.")
    event.start(1)
    assert event.see()["clock"]["extra"] == []
    event.finish_game(1)
    event.start(2)
    event.finish_game(2)
    assert event.see()["next"]["do"] == "finish"
    event.do("games", games=3, why="There is time after all.")
    assert event.see()["next"]["do"] == "draft"
    refused(event.act(event.org, "undo-game", game=1, why="The first."), 400, "wrong-game")


def test_places_and_a_waiting_list(event: Event) -> None:
    event.do("cap", most=2)
    event.do("open-entries")
    ids = event.enter("Ann Rossi", "Bob Rossi", "Cy Bruni", check_in=True)
    seen = event.see()
    assert [each["waiting"] for each in seen["people"]] == [False, False, True]
    assert [each["checked_in"] for each in seen["people"]] == [True, True, False]
    assert (seen["about"]["most"], seen["about"]["waiting"], seen["next"]["do"]) == (2, 1, "draft")
    [phone] = event.link("player", ids[2])
    assert event.see(phone)["mine"]["waiting"] == 1
    refused(event.act(event.org, "check-in", persons=[ids[2]]), 400, "no-place")
    event.do("leave", person=ids[0])
    assert event.see(phone)["mine"]["waiting"] is None


def test_a_page_with_text_and_logo_and_nothing_but_a_picture_is_taken(event: Event) -> None:
    event.do("arrange", text="Free entry.\n\nPrizes!", series="Winter-2027")
    assert (event.see()["about"]["text"], event.see()["about"]["series"]) == ("Free entry.\n\nPrizes!", "winter-2027")
    sent = base64.b64encode(PNG).decode()
    mark = ok(event.org.post(f"{event.path}/logo", json={"content": sent}))["logo"]
    assert event.see()["about"]["logo"] == mark
    picture = event.spectator.get(f"{event.path}/logo/{mark}")
    assert (picture.content, picture.headers["content-type"]) == (PNG, "image/png")
    assert picture.headers["content-security-policy"] == "default-src 'none'; sandbox"
    assert picture.headers["x-content-type-options"] == "nosniff"
    for wrong in ("not base64!", base64.b64encode(b"<svg onload='alert(1)'/>").decode()):
        refused(event.org.post(f"{event.path}/logo", json={"content": wrong}), 400, "logo-type")
    refused(event.spectator.post(f"{event.path}/logo", json={"content": sent}), 401, "no-role")
    refused(event.spectator.get(f"{event.path}/logo/0000"), 404, "no-logo")
    ok(event.org.delete(f"{event.path}/logo"))
    assert event.see()["about"]["logo"] is None


def test_an_event_is_made_anew_and_a_series_ranks_both(event: Event) -> None:
    ids = event.enter(*NAMES)
    event.do("describe", person=ids[0], club="Marteludica")
    event.do("arrange", series="winter-2027", text="Free entry.")
    event.do("games", games=1, why="A short one.")
    event.seat()
    event.start(1)
    event.finish_game(1)
    made = ok(event.org.post(f"{event.path}/clone", json={"title": "Second", "date": "2027-04-17", "people": True}))
    headers = {"Authorization": f"Bearer {made['token']}"}
    parts = ok(event.spectator.get(f"/api/v1/tournaments/{made['tournament']}", headers=headers))["parts"]
    assert (parts["about"]["title"], parts["about"]["date"], parts["about"]["text"]) == ("Second", "2027-04-17", "Free entry.")
    assert [f"{each['first']} {each['surname']}" for each in parts["people"]] == NAMES
    assert (parts["people"][0]["club"], parts["people"][0]["checked_in"], parts["about"]["settings"]["games"]) == ("Marteludica", False, 1)
    found = ok(event.spectator.get("/api/v1/series/winter-2027"))
    assert [each["title"] for each in found["events"]][-1] == "Second"
    assert len(found["ranking"]) == len(NAMES)
    assert [line["pt"] for line in found["ranking"]] == sorted((line["pt"] for line in found["ranking"]), reverse=True)
    assert len(found["ranking"][0]["parts"]) == 1
    refused(event.spectator.get("/api/v1/series/nothing-here"), 404, "no-series")
    refused(event.spectator.post(f"{event.path}/clone", json={}), 401, "no-role")
